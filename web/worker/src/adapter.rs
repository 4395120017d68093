//! The graphics adapter: asked for with a deadline, named, and watched.

use futures_util::future::{Either, select};
use gloo::timers::future::TimeoutFuture;
use hunch::model::{Gpu, webgpu};
use hunch::protocol::{Failure, FailureCode};
use js_sys::Reflect;
use std::pin::pin;

use crate::post;

/// Some browsers never answer `requestAdapter` or `requestDevice`.
const DEADLINE_MS: u32 = 20_000;

/// What an adapter says of itself.
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
    let no_adapter = |reason: &str| Failure {
        code: FailureCode::NoAdapter,
        message: format!(
            "WebGPU cannot be used here ({reason}). The CPU does the same, add ?backend=cpu."
        ),
    };
    let navigator = Reflect::get(&post::scope(), &"navigator".into());
    let gpu = navigator.and_then(|navigator| Reflect::get(&navigator, &"gpu".into()));
    if gpu.is_ok_and(|gpu| gpu.is_undefined() || gpu.is_null()) {
        return Err(no_adapter("the browser does not offer it on this page"));
    }
    match select(pin!(webgpu()), TimeoutFuture::new(DEADLINE_MS)).await {
        Either::Left((Ok(gpu), _)) => {
            watch(&gpu);
            Ok(describe(gpu))
        }
        Either::Left((Err(error), _)) => Err(no_adapter(&error.to_string())),
        Either::Right(_) => Err(Failure {
            code: FailureCode::AdapterTimeout,
            message:
                "The graphics adapter does not answer. The CPU does the same, add ?backend=cpu."
                    .to_owned(),
        }),
    }
}

/// Tells the page when the device goes away; it then starts another worker.
fn watch(gpu: &Gpu) {
    gpu.setup.device.set_device_lost_callback(|reason, detail| {
        let text =
            format!("The graphics device was lost ({reason:?}: {detail}). The CPU takes over.");
        post::failed(FailureCode::DeviceLost, text);
    });
}

fn describe(gpu: Gpu) -> Adapter {
    let info: burn_wgpu::wgpu::AdapterInfo = gpu.setup.adapter.get_info();
    let name = if info.name.is_empty() {
        "graphics adapter".to_owned()
    } else {
        info.name
    };
    let software = info.device_type == burn_wgpu::wgpu::DeviceType::Cpu
        || name.to_lowercase().contains("swiftshader");
    Adapter {
        gpu,
        name,
        software,
    }
}
