//! What a debugger is asked for, and what comes of it.

use crate::action::Action;
use crate::request::{Alternative, Awaited, Request};
use crate::state::{State, Value};

/// What the user asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Takes an action at the current state: steps, edits, evaluates.
    Act(Action),
    /// Forward to the next breakpoint, or to the exit.
    Continue,
    /// Forward to a line (or the next one below it that has code), to the next breakpoint, or to the exit.
    RunTo(u32),
    /// Backward to the previous breakpoint, or to the start. What is on the timeline is replayed as far as no stop can be
    /// missing from it; from there the state before is inferred. Whoever is not there yet gives the command again.
    ContinueBack,
    /// Takes an inverse action without replaying: the new past replaces the visited one.
    Infer(Action),
    /// Shows another position of the timeline, counted from 0.
    GoTo(usize),
    /// From the end, shows the state in which the exception was raised that has brought it.
    GoToRaise,
    /// Begins again at the start of the program.
    Restart,
    /// Begins again at this state, as typed by the user.
    StartAt(State),
    /// The same, as told by a lesson.
    StandAt(State),
    /// Shows one of the current moment's alternatives in its place, counted from 0; what was shown becomes one of them.
    Choose(usize),
    /// Shows one of the alternatives of a value in the current state's place, and drops what was predicted from that.
    Instead(Box<Alternative>),
    /// Puts the true state, CPython's, into the current one's place, and drops what was predicted from that.
    Follow(Box<State>),
    /// Takes the last command back, or gives up the one whose prediction is under way: what was shown before it is
    /// shown again, with the states that it dropped.
    Undo,
}

/// What a command came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// The current state is another one.
    Moved,
    /// A predictor has to answer this first; then [`Debugger::accept`] the answer.
    NeedsPrediction(Box<Request>),
}

/// What an accepted answer came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Arrival {
    /// The current state is the predicted one.
    Moved,
    /// The program waits for a line of input at the current state; of the way there so many states were predicted. With one more line given
    /// ([`super::Debugger::set_input`]) the command can be repeated.
    Awaited {
        /// What it asks for.
        awaited: Awaited,
        /// How many states.
        passed: usize,
    },
    /// The value of an expression; the current state is as before.
    Value {
        /// The value; `None`: not known, or an exception.
        value: Value,
        /// The exception's `Type: message`, if evaluating raises one.
        exception: Option<String>,
        /// Of the reply, 0 to 1.
        probability: f64,
    },
}
