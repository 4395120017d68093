//! One inference worker: started, spoken to, listened to, and ended.
//!
//! A browser that runs out of memory ends a worker without a word. Each worker therefore holds a lock as long as it
//! lives (`worker.js`); the page waits for the same lock, and gets it when the worker is gone.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use hunch::protocol::{FromWorker, ToWorker};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, MessageEvent, WorkerOptions, WorkerType};

/// The bindings. Generated code; it throws where the page is not served securely, since there are no locks then.
mod javascript {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(catch, js_namespace = ["navigator", "locks"], js_name = request)]
        pub fn request_lock(name: &str, granted: &JsValue) -> Result<js_sys::Promise, JsValue>;
    }
}

/// What a worker says or suffers.
#[derive(Debug)]
pub enum Signal {
    /// A message.
    Said(Box<FromWorker>),
    /// It died, or what it said cannot be read.
    Crashed(String),
}

/// A running worker; dropping it ends it at once, whatever it does.
pub struct Worker {
    worker: web_sys::Worker,
    /// Whether the page wants it; when it does not, its end is no news.
    wanted: Rc<Cell<bool>>,
    _listeners: [EventListener; 3],
}

impl Worker {
    /// Starts the script and listens to it.
    ///
    /// # Errors
    /// What the browser says.
    pub fn start(
        script: &str,
        on_signal: impl Fn(Signal) + Clone + 'static,
    ) -> Result<Worker, String> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        // No other worker's of any tab: locks are this site's, not this page's.
        let lock = format!(
            "hunch.worker.{}.{}",
            js_sys::Date::now(),
            js_sys::Math::random()
        );
        options.set_name(&lock);
        let worker = web_sys::Worker::new_with_options(script, &options)
            .map_err(|error| format!("{error:?}"))?;
        let wanted = Rc::new(Cell::new(true));
        let said = on_signal.clone();
        let gone = on_signal.clone();
        let still_wanted = Rc::clone(&wanted);
        let waiting = Cell::new(false);
        let message = EventListener::new(&worker, "message", move |event| {
            // It speaks only after it has got the lock.
            if !waiting.replace(true) {
                let (gone, still_wanted) = (gone.clone(), Rc::clone(&still_wanted));
                when_free(&lock, move || {
                    if still_wanted.get() {
                        gone(Signal::Crashed("the browser ended it".to_owned()));
                    }
                });
            }
            let Some(event) = event.dyn_ref::<MessageEvent>() else {
                return;
            };
            said(match serde_wasm_bindgen::from_value(event.data()) {
                Ok(message) => Signal::Said(Box::new(message)),
                Err(error) => Signal::Crashed(format!("its message cannot be read: {error}")),
            });
        });
        let failed = on_signal.clone();
        let error = EventListener::new(&worker, "error", move |event| {
            let message = event
                .dyn_ref::<ErrorEvent>()
                .map(ErrorEvent::message)
                .unwrap_or_default();
            failed(Signal::Crashed(if message.is_empty() {
                "it could not be loaded".to_owned()
            } else {
                message
            }));
        });
        let garbled = EventListener::new(&worker, "messageerror", move |_| {
            on_signal(Signal::Crashed("its message was damaged".to_owned()));
        });
        Ok(Worker {
            worker,
            wanted,
            _listeners: [message, error, garbled],
        })
    }

    /// Sends a message; `false` if it could not be sent, which only a worker that is gone explains.
    pub fn say(&self, message: &ToWorker) -> bool {
        // Objects, not maps: the other side has fields that are told apart by their names.
        message
            .serialize(&Serializer::json_compatible())
            .is_ok_and(|message| self.worker.post_message(&message).is_ok())
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.wanted.set(false);
        self.worker.terminate();
    }
}

/// Calls back when nobody holds the lock any more. Without locks it never does: then only what a worker says of its end
/// is known.
fn when_free(lock: &str, free: impl FnOnce() + 'static) {
    let granted = Closure::once_into_js(move |_lock: JsValue| free());
    let _ = javascript::request_lock(lock, &granted);
}
