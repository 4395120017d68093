//! The worker's life: load, then answer requests one after the other.

use gloo::timers::future::TimeoutFuture;
use hunch::model::Checkpoint;
use hunch::protocol::{Backend, FromWorker};
use std::cell::Cell;
use std::rc::Rc;

use crate::inbox::Inbox;
use crate::load::{Loaded, load, now};
use crate::post;

/// How long to compute without listening to the page.
const UNHEARD_MS: f64 = 50.0;

/// Loads the model of a folder and answers the inbox's requests for ever.
pub async fn run(models: String, backend: Backend, inbox: Rc<Inbox>) {
    let Loaded {
        mut predictor,
        ready,
    } = match load(&models, backend).await {
        Ok(loaded) => loaded,
        Err(failure) => return post::message(&FromWorker::Failed(failure)),
    };
    predictor
        .session()
        .set_checkpoint(checkpoint(Rc::clone(&inbox)));
    predictor.set_watcher(Box::new(|passed| {
        post::message(&FromWorker::Passed(Box::new(passed)));
    }));
    post::message(&FromWorker::Ready(ready));
    loop {
        let request = inbox.next().await;
        let answer = predictor.answer(&request).await;
        post::message(&FromWorker::Answer(Box::new(answer)));
    }
}

/// Lets the page's messages in now and then, and notices that it gave the running request up.
fn checkpoint(inbox: Rc<Inbox>) -> Checkpoint {
    let heard = Rc::new(Cell::new(now()));
    Box::new(move || {
        let (inbox, heard) = (Rc::clone(&inbox), Rc::clone(&heard));
        Box::pin(async move {
            if now() - heard.get() > UNHEARD_MS {
                TimeoutFuture::new(0).await;
                heard.set(now());
            }
            inbox.is_cancelled()
        })
    })
}
