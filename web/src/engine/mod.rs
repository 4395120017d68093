//! The model's engines: workers that predict. The CPU's starts at once; where there is a graphics adapter, WebGPU's is
//! loaded behind it and takes over if it is faster. A worker that dies is replaced, and the page says so.

mod adapter;
mod manifest;
mod worker;

use std::rc::Rc;

use hunch::protocol::{Backend, FromWorker, Ready, Stage, ToWorker};
use hunch::request::{Answer, Request};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::address;
use adapter::Adapter;
use manifest::Manifest;
use worker::{Signal, Worker};

/// Where the model's files are, relative to the page, unless the address says otherwise (`?models=`).
const MODELS: &str = "models/";

/// How often dead workers are replaced by themselves.
const MAX_RESTARTS: u32 = 2;

/// How far the engine is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Phase {
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
    /// The answer to a request.
    Answer(Box<Answer>),
    /// Something the user should know. `fatal`: nothing can be predicted until the user acts.
    Notice {
        /// What happened, and what to do.
        text: String,
        /// Whether there is no engine left.
        fatal: bool,
    },
}

/// A handle to the engines; a copy is the same.
#[derive(Clone, Copy)]
pub struct Engine {
    phase: RwSignal<Phase>,
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
    restarts: u32,
    /// Why there is no engine.
    failure: String,
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
            trying: RwSignal::new(false),
            state: StoredValue::new_local(State::default()),
        }
    }

    /// How far it is.
    pub fn phase(self) -> Phase {
        self.phase.get()
    }

    /// Whether WebGPU's engine is being loaded behind the active one.
    pub fn is_trying_webgpu(self) -> bool {
        self.trying.get()
    }

    /// Ends what runs and loads the engines anew.
    pub fn start(self, tell: impl Fn(EngineEvent) + 'static) {
        let forced = match address::parameter("backend").as_deref() {
            Some("cpu") => Some(Backend::Cpu),
            Some("webgpu") => Some(Backend::Webgpu),
            _ => None,
        };
        self.state.update_value(|state| {
            let generation = state.generation + 1;
            *state = State {
                forced,
                tell: Some(Rc::new(tell)),
                generation,
                ..State::default()
            };
        });
        self.trying.set(false);
        self.phase.set(FIRST_PHASE);
        spawn_local(async move {
            match manifest::fetch().await {
                Ok(manifest) => {
                    self.state
                        .update_value(|state| state.manifest = Some(manifest));
                    self.start_first(forced).await;
                }
                Err(text) => self.fail(text),
            }
        });
    }

    async fn start_first(self, forced: Option<Backend>) {
        if forced == Some(Backend::Webgpu) {
            if adapter::find().await == Adapter::None {
                self.notice("This browser offers no WebGPU here, so the model runs on the CPU.");
            } else if self.has_webgpu() {
                self.launch(Backend::Webgpu);
                return;
            } else {
                self.notice(
                    "The WebGPU engine is not part of this site yet, so the model runs on the CPU.",
                );
            }
        }
        self.launch(Backend::Cpu);
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
        self.state
            .update_value(|state| state.request = Some(request));
        if matches!(self.phase.get_untracked(), Phase::Failed) {
            let failure = self.state.with_value(|state| state.failure.clone());
            self.tell(EngineEvent::Notice { text: failure, fatal: true });
            return;
        }
        self.send_request();
    }

    /// Gives up the request.
    pub fn cancel(self) {
        let had = self
            .state
            .try_update_value(|state| state.request.take())
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

    /// Starts a worker as the active one, or as the candidate beside an active one.
    fn launch(self, backend: Backend) {
        match self.make_slot(backend) {
            Ok(slot) => self.state.update_value(|state| {
                if state.active.is_none() {
                    state.active = Some(slot);
                } else {
                    state.candidate = Some(slot);
                }
            }),
            Err(error) => self.lost(backend, &error),
        }
    }

    fn make_slot(self, backend: Backend) -> Result<Slot, String> {
        let (files, generation) = self.state.with_value(|state| {
            let files = state.manifest.as_ref().and_then(|manifest| match backend {
                Backend::Cpu => Some(manifest.cpu.clone()),
                Backend::Webgpu => manifest.webgpu.clone(),
            });
            (files, state.generation)
        });
        let files = files.ok_or("it is not part of this site")?;
        let models = address::parameter("models").unwrap_or_else(|| MODELS.to_owned());
        let addresses = (files.script_address(), same_origin(&models));
        let (Some(script), Some(models)) = addresses else {
            return Err("its address is not valid".to_owned());
        };
        let worker = Worker::start(&script, move |signal| {
            if self.state.with_value(|state| state.generation) == generation {
                self.on_signal(backend, signal);
            }
        })?;
        worker.say(&ToWorker::Load { models, backend });
        Ok(Slot {
            backend,
            worker,
            speed: 0.0,
            ready: false,
        })
    }

    fn on_signal(self, backend: Backend, signal: Signal) {
        match signal {
            Signal::Crashed(error) => self.lost(backend, &error),
            Signal::Said(message) => match *message {
                FromWorker::Progress {
                    stage,
                    loaded,
                    total,
                } => {
                    if self.is_active(backend) && !self.is_ready() {
                        self.phase.set(Phase::Loading {
                            stage,
                            loaded,
                            total,
                        });
                    }
                }
                FromWorker::Ready(ready) => self.ready(backend, &ready),
                FromWorker::Failed(failure) => self.lost(backend, &failure.message),
                FromWorker::Answer(answer) => self.answered(answer),
            },
        }
    }

    fn is_active(self, backend: Backend) -> bool {
        self.state.with_value(|state| {
            state
                .active
                .as_ref()
                .is_some_and(|slot| slot.backend == backend)
        })
    }

    fn is_ready(self) -> bool {
        self.state
            .with_value(|state| state.active.as_ref().is_some_and(|slot| slot.ready))
    }

    fn ready(self, backend: Backend, ready: &Ready) {
        let speed = ready.tokens_per_second;
        if self.is_active(backend) {
            self.state.update_value(|state| {
                if let Some(slot) = &mut state.active {
                    slot.ready = true;
                    slot.speed = speed;
                }
            });
            self.show_active();
            self.send_request();
            spawn_local(self.try_webgpu());
            return;
        }
        // The candidate is loaded. It waits for the answer under way, which the active one is computing.
        self.trying.set(false);
        self.state.update_value(|state| {
            let faster =
                !ready.software && state.active.as_ref().is_none_or(|slot| speed > slot.speed);
            match &mut state.candidate {
                Some(slot) if faster => {
                    slot.ready = true;
                    slot.speed = speed;
                }
                _ => state.candidate = None,
            }
        });
        self.take_over();
    }

    /// Loads WebGPU's engine behind the CPU's, where a real adapter promises something.
    async fn try_webgpu(self) {
        let wanted = self.state.with_value(|state| {
            state.forced.is_none() && state.candidate.is_none() && state.restarts == 0
        });
        let generation = self.state.with_value(|state| state.generation);
        if !wanted
            || !self.is_active(Backend::Cpu)
            || !self.has_webgpu()
            || adapter::find().await != Adapter::Hardware
        {
            return;
        }
        if self.state.with_value(|state| state.generation) == generation {
            self.trying.set(true);
            self.launch(Backend::Webgpu);
        }
    }

    /// Makes a ready candidate the active engine, unless a request is under way.
    fn take_over(self) {
        let taken = self.state.try_update_value(|state| {
            let ready = state.candidate.as_ref().is_some_and(|slot| slot.ready);
            if ready && state.request.is_none() {
                state.active = state.candidate.take();
            }
            ready && state.request.is_none()
        });
        if taken == Some(true) {
            self.show_active();
        }
    }

    fn show_active(self) {
        let phase = self.state.with_value(|state| {
            let slot = state.active.as_ref()?;
            Some(Phase::Ready {
                backend: slot.backend,
                tokens_per_second: slot.speed,
            })
        });
        if let Some(phase) = phase {
            self.phase.set(phase);
        }
    }

    fn answered(self, answer: Box<Answer>) {
        let expected = self.state.try_update_value(|state| {
            let expected = state
                .request
                .as_ref()
                .is_some_and(|request| request.id == answer.id);
            if expected {
                state.request = None;
            }
            expected
        });
        if expected == Some(true) {
            self.tell(EngineEvent::Answer(answer));
        }
        self.take_over();
    }

    /// A worker died or could not be loaded.
    fn lost(self, backend: Backend, error: &str) {
        if !self.is_active(backend) && self.state.with_value(|state| state.active.is_some()) {
            // The candidate: the active one goes on, and nobody has missed anything.
            self.state.update_value(|state| state.candidate = None);
            self.trying.set(false);
            return;
        }
        let (was_ready, restarts) = self
            .state
            .try_update_value(|state| {
                let was_ready = state.active.take().is_some_and(|slot| slot.ready);
                state.candidate = None;
                state.restarts += 1;
                (was_ready, state.restarts)
            })
            .unwrap_or_default();
        self.trying.set(false);
        if restarts > MAX_RESTARTS || (backend == Backend::Cpu && !was_ready) {
            self.fail(format!("The model could not be loaded: {error}"));
            return;
        }
        self.notice(&match (backend, was_ready) {
            (Backend::Webgpu, _) => {
                format!("WebGPU failed ({error}), so the model runs on the CPU.")
            }
            (Backend::Cpu, _) => format!("The model stopped ({error}) and is being started again."),
        });
        self.phase.set(FIRST_PHASE);
        self.launch(Backend::Cpu);
    }

    /// There is no engine left; the session gives up what it asked.
    fn fail(self, text: String) {
        self.state.update_value(|state| state.failure = text.clone());
        self.phase.set(Phase::Failed);
        self.tell(EngineEvent::Notice { text, fatal: true });
    }

    fn notice(self, text: &str) {
        self.tell(EngineEvent::Notice {
            text: text.to_owned(),
            fatal: false,
        });
    }

    fn tell(self, event: EngineEvent) {
        // Cloned out: the session calls back.
        if let Some(tell) = self.state.with_value(|state| state.tell.clone()) {
            tell(event);
        }
    }
}

/// The address of a folder of models; only this site's own are loaded.
fn same_origin(folder: &str) -> Option<String> {
    let address = address::absolute(folder)?;
    let origin = web_sys::window()?.location().origin().ok()?;
    address
        .starts_with(&format!("{origin}/"))
        .then_some(address)
}
