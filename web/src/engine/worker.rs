//! One inference worker: started, spoken to, listened to, and ended.

use gloo::events::EventListener;
use hunch::protocol::{FromWorker, ToWorker};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsCast;
use web_sys::{ErrorEvent, MessageEvent, WorkerOptions, WorkerType};

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
        let worker = web_sys::Worker::new_with_options(script, &options)
            .map_err(|error| format!("{error:?}"))?;
        let said = on_signal.clone();
        let message = EventListener::new(&worker, "message", move |event| {
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
        self.worker.terminate();
    }
}
