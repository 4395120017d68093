//! The inference worker: a dedicated web worker that holds the model.
//!
//! `worker.js` loads this crate's WebAssembly and passes the page's messages to [`Worker::receive`]; answers go back by
//! `postMessage`. One source makes two engines: with the feature `cpu` a small one, with `webgpu` a large one.

#[cfg(feature = "webgpu")]
mod adapter;
mod engine;
mod fetch;
mod inbox;
mod load;
mod post;

use std::rc::Rc;

use hunch::protocol::{FailureCode, FromWorker, ToWorker, VERSION};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use inbox::Inbox;

/// The worker, as `worker.js` sees it.
#[wasm_bindgen]
pub struct Worker {
    inbox: Rc<Inbox>,
}

#[wasm_bindgen]
impl Worker {
    /// A worker without a model. Defects are told to the page from now on.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "made from JavaScript only")]
    pub fn new() -> Worker {
        std::panic::set_hook(Box::new(|defect| {
            post::failed(
                FailureCode::Panic,
                format!("The engine stopped at a defect: {defect}"),
            );
        }));
        Worker {
            inbox: Rc::default(),
        }
    }

    /// Takes a message of the page; returns at once.
    pub fn receive(&self, message: JsValue) {
        match serde_wasm_bindgen::from_value(message) {
            Ok(ToWorker::Load { version, .. }) if version != VERSION => {
                other_version(format!("{version} and {VERSION}"));
            }
            Ok(ToWorker::Load {
                models, backend, ..
            }) => {
                spawn_local(engine::run(models, backend, Rc::clone(&self.inbox)));
            }
            Ok(ToWorker::Predict(request)) => self.inbox.push(*request),
            Ok(ToWorker::Cancel { id }) => {
                if let Some(answer) = self.inbox.cancel(&id) {
                    post::message(&FromWorker::Answer(Box::new(answer)));
                }
            }
            Err(error) => other_version(error),
        }
    }
}

/// Says that the page speaks otherwise than this worker.
fn other_version(detail: impl std::fmt::Display) {
    post::failed(
        FailureCode::Message,
        format!("The page and the engine are of different versions ({detail}). Reload the page."),
    );
}
