//! The debugger: a program, a timeline of states with provenance, breakpoints, and commands forward and backward.
//!
//! It predicts nothing itself and waits for nothing, so that the page, the command line and tests drive it alike:
//!
//! ```text
//! match debugger.command(Command::Act(Action::StepOver))? {
//!     Outcome::Moved => show(),                          // replayed from the timeline, or nothing to predict
//!     Outcome::NeedsPrediction(request) => {             // send it to a predictor, whenever that answers:
//!         debugger.accept(answer)?;                      // Arrival::Moved, or the value of an expression
//!     }
//! }
//! ```
//!
//! Commands over states that are on the timeline replay them at once, in both directions. Forward from a past state
//! to one that was not visited drops what came after; backward to one that was not visited puts the inferred state
//! where it belongs. [`Debugger::shown`] has everything there is to see at the current state.

mod changes;
mod command;
mod edit;
mod error;
mod goal;
mod inline;
mod timeline;
mod truth;
mod undo;
mod view;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::program::Program;
use crate::request::{
    Alternative, Alternatives, Answer, MAX_SAMPLES, Mode, Prediction, Reply, Request, check_action,
};
use crate::state::State;
use crate::truth::Judgement;

pub use command::{Arrival, Command, Outcome};
pub(crate) use edit::edited_state;
pub use error::DebuggerError;
pub(crate) use goal::Goal;
pub use timeline::Moment;
pub use view::{FrameView, InlineValue, LocalView, StateView, Truth};

use timeline::{MomentId, Target, Timeline};
use undo::{Shown, Undo};

/// How a value came to be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// Replayed from the session's history.
    Visited,
    /// Predicted, forward in time.
    Predicted,
    /// Inferred, backward in time.
    Inferred,
    /// Given by the user.
    Edited,
    /// Compared with CPython, and the same there.
    Confirmed,
    /// Compared with CPython, and another there.
    Contradicted,
    /// Compared with CPython, where it differs from one hash seed to the next.
    Unspecified,
}

/// A session with one program.
#[derive(Clone, Debug)]
pub struct Debugger {
    program: Program,
    timeline: Timeline,
    breakpoints: BTreeSet<u32>,
    mode: Mode,
    pasts: usize,
    /// Whether the current state was replayed rather than just predicted.
    replayed: bool,
    /// The state that was shown before the current one.
    before: Option<MomentId>,
    undo: Undo,
    pending: Option<Pending>,
    next_request: u64,
}

/// A request without its answer.
#[derive(Clone, Debug)]
struct Pending {
    id: u64,
    action: Action,
    /// The inferred past replaces the visited one.
    instead: bool,
}

impl Debugger {
    /// A session that stands at the start of the program.
    pub fn new(program: Program) -> Debugger {
        Debugger {
            program,
            timeline: Timeline::new(given(State::start(), Provenance::Visited)),
            breakpoints: BTreeSet::new(),
            mode: Mode::Jump,
            pasts: 1,
            replayed: false,
            before: None,
            undo: Undo::default(),
            pending: None,
            next_request: 1,
        }
    }

    /// Replaces the program: the timeline begins again, breakpoints move to the next line with code or vanish.
    pub fn rewrite(&mut self, program: Program) {
        let breakpoints = std::mem::take(&mut self.breakpoints);
        self.program = program;
        self.set_breakpoints(breakpoints);
        self.timeline = Timeline::new(given(State::start(), Provenance::Visited));
        self.undo = Undo::default();
        self.before = None;
        self.replayed = false;
        self.pending = None;
    }

    /// The program.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// How jumps are predicted; at first [`Mode::Jump`].
    pub fn set_mode(&mut self, mode: Mode) {
        self.mode = mode;
    }

    /// How many pasts are drawn when one is inferred, 1 to [`MAX_SAMPLES`]; at first the likeliest one alone. Of several,
    /// the best is shown, and the others are its [`Moment::alternatives`].
    pub fn set_pasts(&mut self, pasts: usize) {
        self.pasts = pasts.clamp(1, MAX_SAMPLES);
    }

    /// The lines with breakpoints, ascending.
    pub fn breakpoints(&self) -> impl Iterator<Item = u32> {
        self.breakpoints.iter().copied()
    }

    /// Sets or clears the breakpoint on `line`, or on the next line below it that has code. Gives that line and
    /// whether it has a breakpoint now; `None`: there is no code from `line` on.
    pub fn toggle_breakpoint(&mut self, line: u32) -> Option<(u32, bool)> {
        let line = self.program.next_line_with_code(line)?;
        let set = self.breakpoints.insert(line);
        if !set {
            self.breakpoints.remove(&line);
        }
        Some((line, set))
    }

    /// Replaces all breakpoints; each moves to the next line with code or, if there is none, is left out.
    pub fn set_breakpoints(&mut self, lines: impl IntoIterator<Item = u32>) {
        self.breakpoints = lines
            .into_iter()
            .filter_map(|line| self.program.next_line_with_code(line))
            .collect();
    }

    /// The current state.
    pub fn state(&self) -> &State {
        &self.moment().state
    }

    /// The current moment: the state, and how it came to be known.
    pub fn moment(&self) -> &Moment {
        self.timeline.current()
    }

    /// The current position on the timeline, counted from 0.
    pub fn position(&self) -> usize {
        self.timeline.cursor()
    }

    /// The timeline, in the order of the program's run; never empty.
    pub fn timeline(&self) -> impl Iterator<Item = &Moment> {
        self.timeline.iter()
    }

    /// How the current state came to be shown: `visited` when it was replayed.
    pub fn provenance(&self) -> Provenance {
        if self.replayed {
            Provenance::Visited
        } else {
            self.moment().origin
        }
    }

    /// Everything there is to see at the current state: frames with their locals, and inline values by line.
    pub fn shown(&self) -> StateView {
        self.shown_judged(None)
    }

    /// The same, with what CPython says of it.
    pub fn shown_judged(&self, judgement: Option<Judgement>) -> StateView {
        let before = self.before.map(|id| &self.timeline.moment(id).state);
        let (moment, provenance) = (self.moment(), self.provenance());
        view::state_view(&self.program, moment, provenance, before, judgement)
    }

    /// The values to show beside the lines of a frame's function, for a frame of [`Debugger::shown`] that waits for
    /// others; those of the innermost frame are in the view already.
    pub fn inline_values(&self, frame: &FrameView) -> Vec<InlineValue> {
        inline::inline_values(&self.program, frame)
    }

    /// The state at which the way to the current one began, and the actions taken from there on, oldest first: who
    /// takes them again at that state makes the same way.
    pub fn way(&self) -> (&State, Vec<&Action>) {
        self.timeline.way()
    }

    /// Whether `command` is possible now, as far as can be said without predicting.
    ///
    /// # Errors
    /// Why not, in words for the user.
    pub fn check(&self, command: &Command) -> Result<(), DebuggerError> {
        match command {
            Command::Act(action) => self.check_action(action),
            Command::Infer(action) if action.is_inverse() => self.check_action(action),
            Command::Infer(_) => Err(DebuggerError::NotInverse),
            Command::Continue => self.check_action(&Action::Continue),
            Command::RunTo(line) if self.program.next_line_with_code(*line).is_none() => {
                Err(DebuggerError::NoCodeBelow(*line))
            }
            Command::RunTo(_) => self.check_action(&Action::Continue),
            Command::ContinueBack => self.check_action(&Action::InvStepInto),
            Command::GoTo(position) if *position >= self.timeline.len() => {
                Err(DebuggerError::NoSuchPosition(*position))
            }
            Command::StartAt(state) => Ok(state.check(&self.program)?),
            Command::Choose(index) if *index >= self.moment().alternatives.len() => {
                Err(DebuggerError::NoSuchAlternative(*index))
            }
            Command::Undo if self.undo.is_empty() && !self.is_waiting() => {
                Err(DebuggerError::NothingToUndo)
            }
            Command::Instead(other) => Ok(other.state.check(&self.program)?),
            Command::Follow(truth) => Ok(truth.check(&self.program)?),
            Command::GoTo(_) | Command::Restart | Command::Choose(_) | Command::Undo => Ok(()),
        }
    }

    fn check_action(&self, action: &Action) -> Result<(), DebuggerError> {
        Ok(check_action(action, self.state(), &self.program, "action")?)
    }

    /// Carries out a command, or says which prediction it needs. A request that waits for its answer is given up.
    ///
    /// # Errors
    /// Those of [`Debugger::check`]; the session is then as before.
    pub fn command(&mut self, command: Command) -> Result<Outcome, DebuggerError> {
        self.check(&command)?;
        let given_up = self.pending.take().is_some();
        match command {
            Command::Undo => {
                if !given_up && let Some(shown) = self.undo.take() {
                    self.show_again(shown);
                }
                Ok(Outcome::Moved)
            }
            Command::Act(action @ Action::Edit { .. }) => {
                self.edit(action);
                Ok(Outcome::Moved)
            }
            Command::Act(action) => Ok(self.act(action)),
            Command::Continue => Ok(self.act(self.run_until(None))),
            Command::RunTo(line) => {
                Ok(self.act(self.run_until(self.program.next_line_with_code(line))))
            }
            Command::ContinueBack => Ok(self.continue_back()),
            Command::Infer(action) => Ok(self.predict(action, true)),
            Command::GoTo(position) => {
                self.undo.keep_scrub(self.now());
                self.replay(position);
                Ok(Outcome::Moved)
            }
            Command::Restart => {
                self.begin(given(State::start(), Provenance::Visited));
                Ok(Outcome::Moved)
            }
            Command::Choose(index) => {
                self.choose(index);
                Ok(Outcome::Moved)
            }
            Command::Instead(other) => {
                self.instead(*other);
                Ok(Outcome::Moved)
            }
            Command::Follow(truth) => {
                self.follow_truth(*truth);
                Ok(Outcome::Moved)
            }
            Command::StartAt(state) => {
                self.begin(given(state, Provenance::Edited));
                Ok(Outcome::Moved)
            }
        }
    }

    /// The action that a command takes at the current state; `None` for one that takes none.
    pub fn action_of(&self, command: &Command) -> Option<Action> {
        Some(match command {
            Command::Act(action) | Command::Infer(action) => action.clone().normalized(),
            Command::Continue => self.run_until(None),
            Command::RunTo(line) => self.run_until(self.program.next_line_with_code(*line)),
            _ => return None,
        })
    }

    /// The state that a step leads to, if that is on the timeline already: the command would replay it.
    pub fn known(&self, command: &Command) -> Option<&State> {
        let action = match command {
            Command::Infer(_) => return None,
            _ => self.action_of(command).filter(Action::is_step)?,
        };
        match self.timeline.target(&action) {
            Target::Known(position) => Some(&self.timeline.iter().nth(position)?.state),
            Target::Beyond | Target::Gap(_) => None,
        }
    }

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

    /// Makes the last command a part of the one before it: [`Command::Undo`] takes both back at once. For a run of
    /// several commands that is one to its user.
    pub fn join_last(&mut self) {
        self.undo.join();
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
    /// [`DebuggerError::Stale`] for an answer that nothing waits for any more: ignore it. Otherwise why the answer
    /// cannot be used; the session is then as before the command.
    pub fn accept(&mut self, answer: Answer) -> Result<Arrival, DebuggerError> {
        let awaited = self.awaits(&answer);
        let pending = self.pending.take_if(|_| awaited);
        let pending = pending.ok_or(DebuggerError::Stale)?;
        match answer.reply {
            Reply::Error { error } => Err(DebuggerError::Prediction(error)),
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

    /// The session as JSON: the source, the breakpoints, the position, and for each moment of the timeline the
    /// state, its provenance, probability and confidence.
    pub fn export(&self) -> serde_json::Value {
        let moments: Vec<_> = self
            .timeline()
            .map(|moment| {
                serde_json::json!({
                    "state": moment.state,
                    "provenance": moment.origin,
                    "action": moment.action(),
                    "probability": moment.probability,
                    "confidence": moment.confidence,
                })
            })
            .collect();
        serde_json::json!({
            "source": self.program.text(),
            "breakpoints": self.breakpoints,
            "position": self.position(),
            "moments": moments,
        })
    }

    /// The action that runs to `line`, to a breakpoint or to the exit.
    fn run_until(&self, line: Option<u32>) -> Action {
        let lines = self.breakpoints.iter().copied().chain(line).collect();
        Action::Breakpoint { lines }.normalized()
    }

    fn act(&mut self, action: Action) -> Outcome {
        let action = action.normalized();
        if action.is_step()
            && let Target::Known(position) = self.timeline.target(&action)
        {
            self.keep();
            self.replay(position);
            return Outcome::Moved;
        }
        self.predict(action, false)
    }

    fn continue_back(&mut self) -> Outcome {
        let stops = Goal::Lines(self.breakpoints.clone());
        let there = self.timeline.known_back_to(&stops);
        if there == self.timeline.cursor() {
            return self.act(Action::InvStepInto);
        }
        self.keep();
        self.replay(there);
        Outcome::Moved
    }

    fn predict(&mut self, action: Action, instead: bool) -> Outcome {
        self.pending = Some(Pending {
            id: self.next_request,
            action: action.clone(),
            instead,
        });
        Outcome::NeedsPrediction(Box::new(self.request(action)))
    }

    fn request(&mut self, action: Action) -> Request {
        self.request_at(self.timeline.current_id(), action)
    }

    fn request_at(&mut self, moment: MomentId, action: Action) -> Request {
        let id = self.next_request;
        self.next_request += 1;
        Request {
            id: id.into(),
            source: self.program.text().to_owned(),
            state: Some(self.timeline.moment(moment).state.clone()),
            history: self.timeline.history(moment, action.is_inverse()),
            samples: if action.is_inverse() { self.pasts } else { 1 },
            action,
            mode: self.mode,
            alternatives: Alternatives::None,
            opened: false,
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
        let moment = Moment {
            edited: edit::still_edited(self.moment(), &best.state),
            state: best.state,
            origin: if action.is_inverse() {
                Provenance::Inferred
            } else {
                Provenance::Predicted
            },
            from: Some((before, action.clone())),
            key: Some(self.timeline.ancestor(history_used)),
            probability: Some(best.probability),
            confidence: Some(best.confidence),
            alternatives,
            checked: best.checked,
            jump: best.jump,
        };
        self.replayed = if action.is_inverse() {
            self.timeline.prepend(moment, &action, pending.instead)
        } else {
            self.timeline.append(moment, &action);
            false
        };
        self.before = Some(before);
    }

    fn edit(&mut self, action: Action) {
        let Action::Edit { frame, locals } = &action else {
            return;
        };
        self.keep();
        let before = self.timeline.current_id();
        let current = self.moment();
        let mut edited = current.edited.clone();
        edited.extend(locals.keys().map(|name| (*frame, name.clone())));
        let moment = Moment {
            edited,
            from: Some((before, action.clone())),
            alternatives: Vec::new(),
            checked: None,
            jump: None,
            state: edited_state(&current.state, *frame, locals),
            ..current.clone()
        };
        self.timeline.append(moment, &action);
        self.before = Some(before);
        self.replayed = false;
    }

    fn choose(&mut self, index: usize) {
        let current = self.moment();
        let mut alternatives = current.alternatives.clone();
        let Some(chosen) = alternatives.get_mut(index) else {
            return;
        };
        let chosen = std::mem::replace(
            chosen,
            Prediction {
                checked: current.checked,
                jump: current.jump.clone(),
                ..Prediction::new(
                    current.state.clone(),
                    current.probability.unwrap_or_default(),
                    current.confidence.clone().unwrap_or_default(),
                )
            },
        );
        let moment = Moment {
            edited: edit::still_edited(current, &chosen.state),
            state: chosen.state,
            probability: Some(chosen.probability),
            confidence: Some(chosen.confidence),
            checked: chosen.checked,
            jump: chosen.jump,
            alternatives,
            ..current.clone()
        };
        self.keep();
        self.timeline.replace(moment);
        self.replayed = false;
    }

    fn instead(&mut self, other: Alternative) {
        let current = self.moment();
        let inferred = current.origin == Provenance::Inferred;
        let moment = Moment {
            edited: edit::still_edited(current, &other.state),
            state: other.state,
            probability: Some(other.probability),
            confidence: Some(other.confidence),
            checked: None,
            jump: None,
            ..current.clone()
        };
        self.keep();
        if inferred {
            self.timeline.replace(moment);
        } else {
            self.timeline.replace_from_here(moment);
        }
        self.replayed = false;
    }

    fn replay(&mut self, position: usize) {
        let before = self.timeline.current_id();
        if self.timeline.go_to(position) {
            self.before = Some(before);
            self.replayed = true;
        }
    }

    fn begin(&mut self, moment: Moment) {
        self.keep();
        self.timeline.begin(moment);
        self.before = None;
        self.replayed = false;
    }

    /// Keeps what is shown now, before a command changes it.
    fn keep(&mut self) {
        self.undo.keep(self.now());
        if let Some(oldest) = self.undo.oldest() {
            self.timeline.forget(oldest.mark);
        }
    }

    /// What is shown now, for undo.
    fn now(&self) -> Shown {
        Shown {
            mark: self.timeline.mark(),
            replayed: self.replayed,
            before: self.before,
        }
    }

    fn show_again(&mut self, shown: Shown) {
        self.timeline.restore(shown.mark);
        self.replayed = shown.replayed;
        self.before = shown.before;
    }
}

/// A moment that nothing led to.
fn given(state: State, origin: Provenance) -> Moment {
    Moment {
        state,
        origin,
        from: None,
        key: None,
        probability: None,
        confidence: None,
        alternatives: Vec::new(),
        checked: None,
        jump: None,
        edited: BTreeSet::new(),
    }
}
