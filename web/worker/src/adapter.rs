//! The graphics adapter: asked for with a deadline, named, and watched.

use futures_util::future::{Either, select};
use gloo::timers::future::TimeoutFuture;
use hunch::model::Gpu;
use hunch::protocol::{Failure, FailureCode};
use js_sys::{Function, Promise, Reflect};
use std::pin::pin;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::post;

/// Some browsers never answer `requestAdapter` or `requestDevice`.
const DEADLINE_MS: u32 = 20_000;

/// A graphics adapter that answered.
pub struct Adapter {
    /// The device to load the model on.
    pub gpu: Gpu,
    /// Its name, as far as the browser tells.
    pub name: String,
    /// Whether it computes on the processor.
    pub software: bool,
}

/// Opens the adapter.
///
/// # Errors
/// [`FailureCode::NoAdapter`] or [`FailureCode::AdapterTimeout`].
pub async fn open() -> Result<Adapter, Failure> {
    match select(pin!(ask()), TimeoutFuture::new(DEADLINE_MS)).await {
        Either::Left((Ok(adapter), _)) => Ok(adapter),
        Either::Left((Err(reason), _)) => Err(Failure {
            code: FailureCode::NoAdapter,
            message: format!(
                "WebGPU cannot be used here ({reason}). The CPU does the same, add ?backend=cpu."
            ),
        }),
        Either::Right(_) => Err(Failure {
            code: FailureCode::AdapterTimeout,
            message:
                "The graphics adapter does not answer. The CPU does the same, add ?backend=cpu."
                    .to_owned(),
        }),
    }
}

/// Asks the browser itself first: wgpu tells neither a missing adapter from a refused one nor what the adapter is.
async fn ask() -> Result<Adapter, String> {
    let browser = inspect().await.map_err(|error| format!("{error:?}"))?;
    let info = browser.ok_or("the browser offers no adapter on this page")?;
    let gpu = Gpu::open().await.map_err(|error| error.to_string())?;
    watch(&gpu);
    let names = ["vendor", "architecture", "description"].map(|name| text(&info, name));
    let name = names.join(" ").trim().to_owned();
    let software = gpu.is_software() || name.to_lowercase().contains("swiftshader");
    Ok(Adapter {
        gpu,
        name,
        software,
    })
}

/// What the browser says of its adapter; none if it has none.
async fn inspect() -> Result<Option<JsValue>, JsValue> {
    let navigator = Reflect::get(&post::scope(), &"navigator".into())?;
    let gpu = Reflect::get(&navigator, &"gpu".into())?;
    if gpu.is_undefined() || gpu.is_null() {
        return Ok(None);
    }
    let request: Function = Reflect::get(&gpu, &"requestAdapter".into())?.dyn_into()?;
    let promise: Promise = request.call0(&gpu)?.dyn_into()?;
    let adapter: JsValue = JsFuture::from(promise).await?;
    if adapter.is_null() {
        return Ok(None);
    }
    Reflect::get(&adapter, &"info".into()).map(Some)
}

fn text(object: &JsValue, name: &str) -> String {
    let value = Reflect::get(object, &name.into()).ok();
    value
        .and_then(|value| value.as_string())
        .unwrap_or_default()
}

/// Tells the page when the device goes away; it then starts another worker.
fn watch(gpu: &Gpu) {
    gpu.on_lost(|reason| {
        let text = format!("The graphics device was lost ({reason}). The CPU takes over.");
        post::failed(FailureCode::DeviceLost, text);
    });
}
