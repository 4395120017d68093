//! Messages to the page.

use hunch::protocol::{Failure, FailureCode, FromWorker, Stage};
use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

/// The worker's global scope.
pub fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Sends a message. One that cannot be sent means that the page is gone, and nobody misses it.
pub fn message(message: &FromWorker) {
    if let Ok(value) = serde_wasm_bindgen::to_value(message) {
        let _ = scope().post_message(&value);
    }
}

/// Says that the worker cannot go on.
pub fn failed(code: FailureCode, text: String) {
    message(&FromWorker::Failed(Failure {
        code,
        message: text,
    }));
}

/// Says how far loading is, in bytes of the model.
pub fn progress(stage: Stage, loaded: u64, total: u64) {
    let (loaded, total) = (loaded as f64, total as f64);
    message(&FromWorker::Progress {
        stage,
        loaded,
        total,
    });
}
