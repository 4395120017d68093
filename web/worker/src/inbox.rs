//! Requests that wait, and the wish to give one up.

use hunch::request::{Answer, Request};
use serde_json::Value;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::future::poll_fn;
use std::task::{Poll, Waker};

/// What is said to somebody who gave up.
const CANCELLED: &str = "the prediction was cancelled";

/// Requests in the order they came. Single-threaded, like the worker.
#[derive(Default)]
pub struct Inbox {
    waiting: RefCell<VecDeque<Request>>,
    running: RefCell<Option<Value>>,
    cancelled: Cell<bool>,
    reader: RefCell<Option<Waker>>,
}

impl Inbox {
    /// Adds a request.
    pub fn push(&self, request: Request) {
        self.waiting.borrow_mut().push_back(request);
        if let Some(reader) = self.reader.borrow_mut().take() {
            reader.wake();
        }
    }

    /// The next request, once there is one; the one before it is done with.
    pub async fn next(&self) -> Request {
        self.running.replace(None);
        let request = poll_fn(|context| match self.waiting.borrow_mut().pop_front() {
            Some(request) => Poll::Ready(request),
            None => {
                self.reader.replace(Some(context.waker().clone()));
                Poll::Pending
            }
        })
        .await;
        self.cancelled.set(false);
        self.running.replace(Some(request.id.clone()));
        request
    }

    /// Gives a request up. One that waits is answered here; one that runs notices by itself.
    pub fn cancel(&self, id: &Value) -> Option<Answer> {
        if self.running.borrow().as_ref() == Some(id) {
            self.cancelled.set(true);
            return None;
        }
        let mut waiting = self.waiting.borrow_mut();
        let index = waiting.iter().position(|request| request.id == *id)?;
        let request = waiting.remove(index)?;
        Some(Answer::error(request.id, CANCELLED))
    }

    /// Whether the running request was given up.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.get()
    }
}
