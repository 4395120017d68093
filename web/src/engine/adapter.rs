//! Whether this browser has a graphics adapter worth loading the large engine for.
//!
//! WebGPU is not in web-sys's stable part, so its two calls go through reflection.

use futures_util::future::{Either, select};
use gloo::timers::future::TimeoutFuture;
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// `requestAdapter` may never answer.
const DEADLINE_MS: u32 = 5_000;

/// What there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adapter {
    /// The browser has no WebGPU, or it is switched off or blocked here.
    None,
    /// A real one.
    Hardware,
    /// One that computes on the processor: correct, but slower than our own CPU engine.
    Software,
}

/// Asks the browser for its adapter.
pub async fn find() -> Adapter {
    let request = Box::pin(request());
    match select(request, TimeoutFuture::new(DEADLINE_MS)).await {
        Either::Left((Some(adapter), _)) => kind(&adapter),
        Either::Left((None, _)) | Either::Right(_) => Adapter::None,
    }
}

async fn request() -> Option<JsValue> {
    let navigator = web_sys::window()?.navigator();
    let gpu = property(&navigator, "gpu")?;
    let request: Function = property(&gpu, "requestAdapter")?.dyn_into().ok()?;
    let promise: Promise = request.call0(&gpu).ok()?.dyn_into().ok()?;
    let adapter = JsFuture::from(promise).await.ok()?;
    (!adapter.is_null() && !adapter.is_undefined()).then_some(adapter)
}

fn kind(adapter: &JsValue) -> Adapter {
    let info = property(adapter, "info");
    let text = |name: &str| {
        info.as_ref()
            .and_then(|info| property(info, name))
            .and_then(|value| value.as_string())
            .unwrap_or_default()
    };
    let fallback = info
        .as_ref()
        .and_then(|info| property(info, "isFallbackAdapter"))
        .is_some_and(|value| value.is_truthy());
    let names = format!(
        "{} {} {}",
        text("vendor"),
        text("architecture"),
        text("description")
    )
    .to_lowercase();
    if fallback || names.contains("swiftshader") || names.contains("llvmpipe") {
        Adapter::Software
    } else {
        Adapter::Hardware
    }
}

fn property(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(object, &JsValue::from_str(name)).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}
