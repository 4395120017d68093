//! The model's engines: workers that predict. The CPU's starts at once; where there is a graphics adapter, WebGPU's is
//! loaded behind it and takes over if it is faster. A worker that dies is replaced, and the page says so.

mod adapter;
mod lifecycle;
mod manifest;
mod pace;
mod retry;
mod worker;

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use hunch::protocol::{Backend, Stage, ToWorker};
use hunch::request::{Answer, Passed, Request};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::address;
use crate::words::engine;
use adapter::Adapter;
use manifest::Manifest;
use pace::Paced;
use retry::Retry;
use worker::Worker;

/// How far the engine is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Phase {
    /// Nothing is loaded: it is when something is asked for.
    Asleep,
    /// Code and weights are on their way; bytes, 0 while the total is not known.
    Loading {
        /// What is being done.
        stage: Stage,
        /// Bytes that have arrived.
        loaded: f64,
        /// Bytes there are.
        total: f64,
    },
    /// It predicts.
    Ready {
        /// What it runs on.
        backend: Backend,
        /// Measured when it was loaded.
        tokens_per_second: f64,
    },
    /// There is none.
    Failed,
}

/// Before the worker has said anything.
const FIRST_PHASE: Phase = Phase::Loading {
    stage: Stage::Adapter,
    loaded: 0.0,
    total: 0.0,
};

/// What the engine tells the session.
#[derive(Debug)]
pub enum EngineEvent {
    /// A state on the way to an answer.
    Passed(Box<Passed>),
    /// The answer to a request.
    Answer(Box<Answer>),
    /// An engine that was lost is there again.
    Recovered,
    /// Something the user should know. `fatal`: nothing can be predicted until the user acts.
    Notice {
        /// What happened, and what to do.
        text: String,
        /// Whether there is no engine left.
        fatal: bool,
    },
}

/// How far a careful prediction is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Way {
    /// The states that it has passed.
    pub steps: usize,
    /// The line of the last one.
    pub line: Option<u32>,
}

/// A handle to the engines; a copy is the same.
#[derive(Clone, Copy)]
pub struct Engine {
    phase: RwSignal<Phase>,
    passed: Paced<Way>,
    trying: RwSignal<bool>,
    state: StoredValue<State, LocalStorage>,
}

type Tell = Rc<dyn Fn(EngineEvent)>;

#[derive(Default)]
struct State {
    manifest: Option<Manifest>,
    forced: Option<Backend>,
    tell: Option<Tell>,
    active: Option<Slot>,
    /// WebGPU's, while it is loaded behind the active one.
    candidate: Option<Slot>,
    /// Asked and not answered.
    request: Option<Request>,
    /// WebGPU's answer that it could not, until it is clear that its device is still there.
    doubted: Option<(Timeout, Box<Answer>)>,
    /// How often an engine was lost since the last answer.
    losses: u32,
    /// Whether one was lost, and its successor is not ready yet.
    recovering: bool,
    /// Why there is no engine.
    failure: String,
    /// How often it was loaded again by itself since the network failed.
    retries: u32,
    /// Loads it again.
    retry: Option<Retry>,
    /// Counts starts: signals of workers from before are ignored.
    generation: u32,
}

struct Slot {
    backend: Backend,
    worker: Worker,
    /// Tokens per second; 0 until it is ready.
    speed: f64,
    ready: bool,
}

impl Engine {
    /// No engine yet.
    pub fn new() -> Engine {
        Engine {
            phase: RwSignal::new(FIRST_PHASE),
            passed: Paced::new(),
            trying: RwSignal::new(false),
            state: StoredValue::new_local(State::default()),
        }
    }

    /// How far it is.
    pub fn phase(self) -> Phase {
        self.phase.get()
    }

    /// How far the careful prediction under way is; none for a jump, and before the first state.
    pub fn way(self) -> Option<Way> {
        self.passed.get()
    }

    /// Whether WebGPU's engine is being loaded behind the active one.
    pub fn is_trying_webgpu(self) -> bool {
        self.trying.get()
    }

    /// Loads the engines as soon as something is asked for, and no sooner.
    pub fn sleep(self, tell: impl Fn(EngineEvent) + 'static) {
        self.state
            .update_value(|state| state.tell = Some(Rc::new(tell)));
        self.phase.set(Phase::Asleep);
    }

    /// Ends what runs and loads the engines anew.
    pub fn start(self, tell: impl Fn(EngineEvent) + 'static) {
        self.load(Rc::new(tell), 0);
    }

    /// `retries`: how often that was done by itself in vain; if now it succeeds, this is news.
    fn load(self, tell: Tell, retries: u32) {
        let forced = match address::parameter("backend").as_deref() {
            Some("cpu") => Some(Backend::Cpu),
            Some("webgpu") => Some(Backend::Webgpu),
            _ => None,
        };
        self.state.update_value(|state| {
            let generation = state.generation + 1;
            *state = State {
                forced,
                tell: Some(tell),
                recovering: retries > 0,
                retries,
                generation,
                ..State::default()
            };
        });
        self.trying.set(false);
        self.phase.set(FIRST_PHASE);
        let generation = self.generation();
        spawn_local(async move {
            match manifest::fetch().await {
                // Started again in the meantime.
                _ if self.generation() != generation => {}
                Ok(manifest) => {
                    self.state
                        .update_value(|state| state.manifest = Some(manifest));
                    self.start_first(forced).await;
                }
                Err(text) => self.fail_for_now(&text),
            }
        });
    }

    async fn start_first(self, forced: Option<Backend>) {
        if forced == Some(Backend::Webgpu) {
            if adapter::find().await == Adapter::None {
                self.notice(engine::WITHOUT_WEBGPU);
            } else if self.has_webgpu() {
                self.launch(Backend::Webgpu);
                return;
            } else {
                self.notice(engine::WITHOUT_WEBGPU_ENGINE);
            }
        }
        self.launch(Backend::Cpu);
    }

    fn generation(self) -> u32 {
        self.state.with_value(|state| state.generation)
    }

    fn has_webgpu(self) -> bool {
        self.state.with_value(|state| {
            state
                .manifest
                .as_ref()
                .is_some_and(|manifest| manifest.webgpu.is_some())
        })
    }

    /// Predicts; the answer comes as an event. A request before it is given up.
    pub fn predict(self, request: Request) {
        self.passed.clear();
        if matches!(self.phase.get_untracked(), Phase::Asleep)
            && let Some(tell) = self.state.with_value(|state| state.tell.clone())
        {
            self.load(tell, 0);
        }
        self.state
            .update_value(|state| state.request = Some(request));
        if matches!(self.phase.get_untracked(), Phase::Failed) {
            let failure = self.state.with_value(|state| state.failure.clone());
            self.tell(EngineEvent::Notice {
                text: failure,
                fatal: true,
            });
            return;
        }
        self.send_request();
    }

    /// Gives up the request.
    pub fn cancel(self) {
        let had = self
            .state
            .try_update_value(|state| {
                state.doubted = None;
                state.request.take()
            })
            .flatten();
        if let Some(request) = had {
            self.state.with_value(|state| {
                if let Some(slot) = state.active.as_ref().filter(|slot| slot.ready) {
                    slot.worker.say(&ToWorker::Cancel { id: request.id });
                }
            });
        }
    }

    /// Sends what is asked to the active worker, if that is ready; otherwise it is sent when it is.
    fn send_request(self) {
        self.state.with_value(|state| {
            if let (Some(slot), Some(request)) = (&state.active, &state.request)
                && slot.ready
            {
                slot.worker
                    .say(&ToWorker::Predict(Box::new(request.clone())));
            }
        });
    }
}
