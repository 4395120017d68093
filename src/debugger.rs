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
//! Commands over states that are on the timeline replay them at once, in both directions. So do those over states that
//! a careful prediction has passed ([`Debugger::pass`]): on the way to a breakpoint or to the end they are on it, else they
//! come onto it thereby. Forward from a past state
//! to one that was not visited drops what came after; backward to one that was not visited puts the inferred state
//! where it belongs, and drops what came before if that does not lead there: the past of a state in which the user has set
//! something is another one. [`Debugger::shown`] has everything there is to see at the current state.

mod changes;
mod command;
mod doubt;
mod edit;
mod error;
mod execution;
mod goal;
mod inline;
mod input;
mod likelihood;
mod origins;
mod prediction;
mod replacement;
mod timeline;
mod truth;
mod uncaught;
mod undo;
mod view;
mod walk;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::program::Program;
use crate::request::{MAX_SAMPLES, Mode};
use crate::state::State;
use crate::truth::Judgement;

pub use command::{Arrival, Command, Outcome};
pub use doubt::{DOUBTFUL, Printed};
pub(crate) use edit::edited_state;
pub use error::DebuggerError;
pub(crate) use goal::Goal;
pub use timeline::Moment;
pub use uncaught::Uncaught;
pub use view::{FrameView, InlineValue, LocalView, StateView, Truth};

use origins::Origins;
use prediction::Pending;
use timeline::{MomentId, Timeline};
use undo::Undo;

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
    /// Told by somebody else than the model and the user: by a lesson.
    Told,
    /// CPython's own: put into the place of what the model has said otherwise.
    Taken,
    /// Compared with CPython, and the same there.
    Confirmed,
    /// Compared with CPython, and another there.
    Contradicted,
    /// Compared with CPython, where it differs from one hash seed to the next.
    Unspecified,
}

/// How many states of the timeline a command has dropped, since they do not belong to what it has led to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dropped {
    /// Those before: they led to the state as it was before the user set something in it, or nothing tells that they lead to the past
    /// that was inferred.
    pub earlier: usize,
    /// Those after: a step, or another value, at a state that was gone back to leads another way.
    pub later: usize,
}

impl Dropped {
    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Dropped::default()
    }
}

/// A session with one program.
#[derive(Clone, Debug)]
pub struct Debugger {
    program: Program,
    timeline: Timeline,
    breakpoints: BTreeSet<u32>,
    mode: Mode,
    pasts: usize,
    /// What the program's user types, a line each; `None` where the model thinks of it.
    input: Option<Vec<String>>,
    /// What it was before the line that the last command has waited for.
    unanswered: Option<Option<Vec<String>>>,
    /// Whether the current state was replayed rather than just predicted.
    replayed: bool,
    /// The state that was shown before the current one.
    before: Option<MomentId>,
    undo: Undo,
    /// The states at a breakpoint whose condition did not hold.
    missed: BTreeSet<MomentId>,
    /// The states that the last command has dropped.
    dropped: Dropped,
    pending: Option<Pending>,
    next_request: u64,
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
            input: None,
            unanswered: None,
            replayed: false,
            before: None,
            undo: Undo::default(),
            missed: BTreeSet::new(),
            dropped: Dropped::default(),
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
        self.missed.clear();
        self.unanswered = None;
        self.before = None;
        self.replayed = false;
        self.dropped = Dropped::default();
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

    /// Notes that the breakpoint at the current state does not stop there: its condition does not hold.
    pub fn miss(&mut self) {
        self.missed.insert(self.timeline.current_id());
    }

    /// Whether a breakpoint at a position of the timeline has not stopped there.
    pub fn is_missed(&self, position: usize) -> bool {
        let id = self.timeline.id_at(position);
        id.is_some_and(|id| self.missed.contains(&id))
    }

    /// The positions on the timeline that steps have led to, up to `last` and with it: without those of the states that a step has
    /// only passed.
    pub fn landings(&self, last: usize) -> Vec<usize> {
        self.timeline.landings(last)
    }

    /// How the current state came to be shown: `visited` when it was replayed.
    pub fn provenance(&self) -> Provenance {
        if self.replayed {
            Provenance::Visited
        } else {
            self.moment().provenance()
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
        let uncaught = self.uncaught(self.position());
        view::state_view(
            &self.program,
            moment,
            provenance,
            before,
            judgement,
            uncaught,
        )
    }

    /// The values to show beside the lines of a frame's function, for a frame of [`Debugger::shown`] that waits for
    /// others; those of the innermost frame are in the view already. `frames`: all of the view's.
    pub fn inline_values(&self, frame: &FrameView, frames: &[FrameView]) -> Vec<InlineValue> {
        inline::inline_values(&self.program, frame, frames)
    }

    /// The states that the last command has dropped. Undo brings them back. Who begins anew, or asks for another past, knows
    /// it.
    pub fn dropped(&self) -> Dropped {
        self.dropped
    }

    /// The state at which the way to the current one began, and the actions taken from there on, oldest first: who
    /// takes them again at that state makes the same way.
    pub fn way(&self) -> (&State, Vec<&Action>) {
        self.timeline.way()
    }

    /// Makes the last command a part of the one before it: [`Command::Undo`] takes both back at once. For a run of
    /// several commands that is one to its user.
    pub fn join_last(&mut self) {
        self.undo.join();
    }

    /// The session as JSON: the source, the breakpoints, the position, and for each moment of the timeline the
    /// state, its provenance, probability and confidence.
    pub fn export(&self) -> serde_json::Value {
        let moments: Vec<_> = self
            .timeline()
            .map(|moment| {
                serde_json::json!({
                    "state": moment.state,
                    "provenance": moment.provenance(),
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
        asked: Vec::new(),
        jump: None,
        passed: false,
        printed: None,
        ended_by: None,
        edited: BTreeSet::new(),
        origins: Origins::default(),
    }
}
