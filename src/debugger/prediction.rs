//! Predictions: what is asked for, and what becomes of the answer.

use crate::action::Action;
use crate::request::{Alternatives, Answer, Mode, Passed, Prediction, Reply, Request};

use super::origins::Origins;
use super::timeline::MomentId;
use super::{Arrival, Debugger, DebuggerError, Moment, Outcome, Provenance, edit, walk};

/// A request without its answer.
#[derive(Clone, Debug)]
pub(super) struct Pending {
    pub id: u64,
    pub action: Action,
    /// The inferred past replaces the visited one.
    instead: bool,
    /// The states that were passed so far.
    pub passed: Vec<Passed>,
}

impl Debugger {
    /// Whether this is the answer that the last command waits for.
    pub fn awaits(&self, answer: &Answer) -> bool {
        let pending = self.pending.as_ref();
        pending.is_some_and(|pending| answer.id.as_u64() == Some(pending.id))
    }

    /// Whether a request waits for its answer.
    pub fn is_waiting(&self) -> bool {
        self.pending.is_some()
    }

    /// Gives up the request that waits for its answer.
    pub fn cancel(&mut self) {
        self.pending = None;
    }

    /// A request for the value of `expression` at the current state, to be answered whenever there is time: no command
    /// is given up for it, and its answer is for the caller, not for [`Debugger::accept`].
    ///
    /// # Errors
    /// Those of [`Debugger::check`] for [`Action::Evaluate`].
    pub fn watch(&mut self, expression: &str) -> Result<Request, DebuggerError> {
        let action = Action::Evaluate {
            expression: expression.to_owned(),
        };
        self.check_action(&action)?;
        Ok(self.request(action))
    }

    /// The same with the variables of a frame, counted from 0 at the outermost: those within it are left out, so that it is as if
    /// its line were about to run. How that came about, no history tells: the state is told as one that was typed is.
    ///
    /// # Errors
    /// Those of [`Debugger::watch`].
    pub fn watch_in(&mut self, frame: usize, expression: &str) -> Result<Request, DebuggerError> {
        let request = self.watch(expression)?;
        if frame + 1 >= self.state().depth() {
            return Ok(request);
        }
        Ok(Request {
            state: Some(self.state().up_to(frame)),
            history: Vec::new(),
            ..request
        })
    }

    /// A request for what else a value of the current state could be, to be answered like that of [`Debugger::watch`].
    /// It asks for the prediction of this state again, in one jump.
    ///
    /// # Errors
    /// [`DebuggerError::NotPredicted`] where the state was not predicted, or was edited since.
    pub fn alternatives(&mut self, of: Alternatives) -> Result<Request, DebuggerError> {
        let (before, action) = match &self.moment().from {
            Some((before, action)) if action.is_step() => (*before, action.clone()),
            _ => return Err(DebuggerError::NotPredicted),
        };
        let request = self.request_at(before, action);
        Ok(Request {
            mode: Mode::Jump,
            samples: 1,
            alternatives: of,
            ..request
        })
    }

    /// A request for what the sub-expressions of the current line come to, to be answered like that of
    /// [`Debugger::watch`]: its answer is a prediction of the next state that holds them.
    ///
    /// # Errors
    /// [`DebuggerError::NothingToOpen`] where the line that is about to run has none, or none is.
    pub fn open_line(&mut self) -> Result<Request, DebuggerError> {
        if self.program.line_to_open(self.state()).is_none() {
            return Err(DebuggerError::NothingToOpen);
        }
        let request = self.request(Action::StepInto);
        Ok(Request {
            mode: Mode::Jump,
            opened: true,
            ..request
        })
    }

    /// Takes in the answer to the last request.
    ///
    /// # Errors
    /// [`DebuggerError::Stale`] for an answer that nothing waits for any more: ignore it. [`DebuggerError::GivenUp`] where a
    /// careful way was predicted for a part. Otherwise why the answer cannot be used; the session is then as before the
    /// command.
    pub fn accept(&mut self, answer: Answer) -> Result<Arrival, DebuggerError> {
        let awaited = self.awaits(&answer);
        let pending = self.pending.take_if(|_| awaited);
        let pending = pending.ok_or(DebuggerError::Stale)?;
        match answer.reply {
            Reply::Error {
                awaits: Some(awaited),
                ..
            } => {
                let passed = self.stay(pending);
                Ok(Arrival::Awaited { awaited, passed })
            }
            Reply::Error { error, .. } => Err(match self.stay(pending) {
                0 => DebuggerError::Prediction(error),
                passed => DebuggerError::GivenUp { error, passed },
            }),
            Reply::Value {
                value,
                exception,
                probability,
            } => Ok(Arrival::Value {
                value,
                exception,
                probability,
            }),
            Reply::Predictions {
                predictions,
                history_used,
                ..
            } => {
                for prediction in &predictions {
                    prediction.state.check(&self.program)?;
                }
                let mut predictions = predictions.into_iter();
                let best = predictions.next().ok_or(DebuggerError::NoPrediction)?;
                self.arrive(pending, best, predictions.collect(), history_used);
                Ok(Arrival::Moved)
            }
        }
    }

    pub(super) fn predict(&mut self, action: Action, instead: bool) -> Outcome {
        self.pending = Some(Pending {
            id: self.next_request,
            action: action.clone(),
            instead,
            passed: Vec::new(),
        });
        Outcome::NeedsPrediction(Box::new(self.request(action)))
    }

    fn request(&mut self, action: Action) -> Request {
        self.request_at(self.timeline.current_id(), action)
    }

    fn request_at(&mut self, moment: MomentId, action: Action) -> Request {
        let id = self.next_request;
        self.next_request += 1;
        let input = self.input_at(moment);
        Request {
            id: id.into(),
            source: self.program.text().to_owned(),
            state: Some(self.timeline.moment(moment).state.clone()),
            history: self.timeline.history(moment, action.is_inverse()),
            samples: if action.is_inverse() { self.pasts } else { 1 },
            action,
            // What is typed on the way of a jump, no single prediction tells.
            mode: input.as_ref().map_or(self.mode, |_| Mode::Careful),
            alternatives: Alternatives::None,
            opened: false,
            input,
        }
    }

    fn arrive(
        &mut self,
        pending: Pending,
        best: Prediction,
        alternatives: Vec<Prediction>,
        history_used: usize,
    ) {
        self.keep();
        let before = self.timeline.current_id();
        let action = pending.action;
        let key = Some(self.timeline.ancestor(history_used));
        let walk = walk::is_whole(&pending.passed, best.steps, &self.program);
        let printed = walk.then(|| {
            let passed = pending.passed.iter();
            let earlier: String = passed.map(|one| one.state.output.as_str()).collect();
            // A long one is cut: then the end of it is not known.
            let own = best.state.output.strip_prefix(&earlier);
            own.unwrap_or_default().to_owned()
        });
        let edited = edit::still_edited(self.moment(), &best.state);
        let walk = walk.then(|| self.note_walk(pending.passed, before, key));
        let last = walk.as_ref().and_then(|walk| walk.last().copied());
        let earlier = self.timeline.moment(last.unwrap_or(before));
        let by = last.is_none().then_some(&action);
        let moment = Moment {
            edited,
            origins: Origins::after(&self.program, earlier, by, &best.state, &best.confidence),
            state: best.state,
            origin: if action.is_inverse() {
                Provenance::Inferred
            } else {
                Provenance::Predicted
            },
            from: Some((before, action.clone())),
            key,
            probability: Some(best.probability),
            confidence: Some(best.confidence),
            alternatives,
            checked: best.checked,
            asked: best.asked,
            jump: best.jump,
            passed: false,
            printed,
            ended_by: None,
        };
        if action.is_inverse() {
            let dropped = self.timeline.prepend(moment, &action, pending.instead);
            self.replayed = dropped.is_none();
            self.dropped.earlier = dropped.filter(|_| !pending.instead).unwrap_or_default();
        } else {
            self.dropped.later = match walk {
                Some(way) if walk::is_seen(&action) => {
                    self.timeline.append_after_way(way, moment, &action)
                }
                walk => self.timeline.append(moment, &action, walk),
            };
            self.replayed = false;
            self.note_end();
        }
        self.before = Some(before);
    }
}
