//! From a worker's start to its end: loading, readiness, WebGPU's take-over, and what happens when one is lost.

use std::mem;

use gloo::timers::callback::Timeout;
use hunch::protocol::{Backend, FailureCode, FromWorker, Ready, ToWorker, VERSION};
use hunch::request::{Answer, Passed, Reply};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::adapter::{self, Adapter};
use super::retry::{self, Retry};
use super::worker::{Signal, Worker};
use super::{Engine, EngineEvent, FIRST_PHASE, Phase, Slot, Way};
use crate::words::engine;
use crate::{address, offline};

/// Where the model's files are, relative to the page, unless the address says otherwise (`?models=`).
const MODELS: &str = "models/";

/// How long after a failed answer a device is surely there.
const LOSS_MS: u32 = 2_000;

/// How many dead workers in a row are replaced by themselves.
const MAX_LOSSES: u32 = 2;

impl Engine {
    /// Starts a worker as the active one, or as the candidate beside an active one.
    pub(super) fn launch(self, backend: Backend) {
        match self.make_slot(backend) {
            Ok(slot) => self.state.update_value(|state| {
                if state.active.is_none() {
                    state.active = Some(slot);
                } else {
                    state.candidate = Some(slot);
                }
            }),
            Err(error) => self.lost(backend, &error, None),
        }
    }

    fn make_slot(self, backend: Backend) -> Result<Slot, String> {
        let generation = self.generation();
        let files = self.state.with_value(|state| {
            state.manifest.as_ref().and_then(|manifest| match backend {
                Backend::Cpu => Some(manifest.cpu.clone()),
                Backend::Webgpu => manifest.webgpu.clone(),
            })
        });
        let files = files.ok_or("it is not part of this site")?;
        let models = address::parameter("models").unwrap_or_else(|| MODELS.to_owned());
        let addresses = (files.script_address(), same_origin(&models));
        let (Some(script), Some(models)) = addresses else {
            return Err("its address is not valid".to_owned());
        };
        let worker = Worker::start(&script, move |signal| {
            if self.generation() == generation {
                self.on_signal(backend, signal);
            }
        })?;
        worker.say(&ToWorker::Load {
            version: VERSION,
            models,
            backend,
        });
        Ok(Slot {
            backend,
            worker,
            speed: 0.0,
            ready: false,
        })
    }

    fn on_signal(self, backend: Backend, signal: Signal) {
        match signal {
            Signal::Crashed(error) => self.lost(backend, &error, None),
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
                FromWorker::Failed(failure) => {
                    self.lost(backend, &failure.message, Some(failure.code));
                }
                FromWorker::Passed(passed) => self.passed_by(passed),
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
            let recovered = self
                .state
                .try_update_value(|state| mem::take(&mut state.recovering));
            if recovered == Some(true) {
                self.tell(EngineEvent::Recovered);
            }
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
            state.forced.is_none() && state.candidate.is_none() && state.losses == 0
        });
        let generation = self.generation();
        if !wanted
            || !self.is_active(Backend::Cpu)
            || !self.has_webgpu()
            || adapter::find().await != Adapter::Hardware
        {
            return;
        }
        if self.generation() == generation {
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

    /// A state on the way to an answer: shown if that is still wanted.
    fn passed_by(self, passed: Box<Passed>) {
        let wanted = self.state.with_value(|state| {
            state
                .request
                .as_ref()
                .is_some_and(|request| request.id == passed.id)
        });
        if wanted {
            self.passed.show(Way {
                steps: passed.steps,
                line: passed.state.line(),
            });
            self.tell(EngineEvent::Passed(passed));
        }
    }

    /// An answer. What a graphics device computes while it goes away fails first, and that it is gone is told after: such
    /// an answer waits, and if the device is gone, the next engine is asked.
    fn answered(self, answer: Box<Answer>) {
        let failed = matches!(answer.reply, Reply::Error { .. });
        if failed && self.is_active(Backend::Webgpu) && self.asks(&answer) {
            let later = Timeout::new(LOSS_MS, move || self.believe());
            self.state
                .update_value(|state| state.doubted = Some((later, answer)));
        } else {
            self.take(answer);
        }
    }

    /// The device is still there: its answer holds.
    fn believe(self) {
        let answer = self
            .state
            .try_update_value(|state| state.doubted.take())
            .flatten();
        if let Some((_, answer)) = answer {
            self.take(answer);
        }
    }

    /// Whether an answer is to what is asked.
    fn asks(self, answer: &Answer) -> bool {
        self.state.with_value(|state| {
            state
                .request
                .as_ref()
                .is_some_and(|request| request.id == answer.id)
        })
    }

    fn take(self, answer: Box<Answer>) {
        if self.asks(&answer) {
            self.state.update_value(|state| {
                state.request = None;
                state.losses = 0;
            });
            self.tell(EngineEvent::Answer(answer));
        }
        self.take_over();
    }

    /// A worker died or could not be loaded; `code`: if it could still say why.
    fn lost(self, backend: Backend, error: &str, code: Option<FailureCode>) {
        offline::seek_new_version();
        if !self.is_active(backend) && self.state.with_value(|state| state.active.is_some()) {
            // The candidate: the active one goes on, and nobody has missed anything.
            self.state.update_value(|state| state.candidate = None);
            self.trying.set(false);
            return;
        }
        let (was_ready, losses) = self
            .state
            .try_update_value(|state| {
                let was_ready = state.active.take().is_some_and(|slot| slot.ready);
                state.candidate = None;
                state.doubted = None;
                state.losses += 1;
                (was_ready, state.losses)
            })
            .unwrap_or_default();
        self.trying.set(false);
        // Without a network a script that did not arrive looks like one that is broken.
        let unreachable = code == Some(FailureCode::Network) || !retry::is_online();
        if backend == Backend::Cpu && !was_ready && unreachable {
            self.fail_for_now(error);
            return;
        }
        if losses > MAX_LOSSES || (backend == Backend::Cpu && !was_ready) {
            self.fail(engine::not_loaded(error));
            return;
        }
        self.notice(&match (backend, was_ready) {
            (Backend::Webgpu, _) => engine::webgpu_lost(error),
            (Backend::Cpu, _) => {
                self.state.update_value(|state| state.recovering = true);
                engine::restarting(error)
            }
        });
        self.phase.set(FIRST_PHASE);
        self.launch(Backend::Cpu);
    }

    /// The network failed: there is no engine until it is back, which is tried again by itself.
    pub(super) fn fail_for_now(self, error: &str) {
        self.fail(engine::unreachable(error));
        self.state.update_value(|state| {
            state.retry = Some(Retry::after(state.retries, move || self.retry()));
        });
    }

    fn retry(self) {
        let (tell, retries) = self
            .state
            .with_value(|state| (state.tell.clone(), state.retries));
        if let (Phase::Failed, Some(tell)) = (self.phase.get_untracked(), tell) {
            self.load(tell, retries + 1);
        }
    }

    /// There is no engine left; the session gives up what it asked.
    pub(super) fn fail(self, text: String) {
        self.state
            .update_value(|state| state.failure = text.clone());
        self.phase.set(Phase::Failed);
        self.tell(EngineEvent::Notice { text, fatal: true });
    }

    pub(super) fn notice(self, text: &str) {
        self.tell(EngineEvent::Notice {
            text: text.to_owned(),
            fatal: false,
        });
    }

    pub(super) fn tell(self, event: EngineEvent) {
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
