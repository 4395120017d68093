//! Why a request cannot be answered.

use crate::program::ProgramError;
use crate::state::{MAX_VALUE, StateError};

use super::{MAX_EXPRESSION, MAX_SAMPLES};

/// Why a request cannot be answered: the field at fault, and what would be right.
#[derive(Debug, PartialEq, thiserror::Error)]
pub enum RequestError {
    /// The JSON does not have the shape of a request.
    #[error("the request is not valid: {0}")]
    Json(String),
    /// The program cannot be used.
    #[error("source: {0}")]
    Program(#[from] ProgramError),
    /// A state is not one of the program.
    #[error("{field}: {source}")]
    State {
        /// Which state.
        field: String,
        /// What is wrong with it.
        source: StateError,
    },
    /// A breakpoint on a line where nothing runs.
    #[error("{field}: line {line} has no code to stop at; choose a line with a statement")]
    NoCode {
        /// The field.
        field: String,
        /// The line.
        line: u32,
    },
    /// A frame that does not exist.
    #[error(
        "{field}: there is no frame {frame}; the state has {frames}, counted from 0 at the outermost"
    )]
    NoFrame {
        /// The field.
        field: String,
        /// The frame asked for.
        frame: usize,
        /// How many there are.
        frames: usize,
    },
    /// An edit without a local.
    #[error("{field}: an edit sets at least one local")]
    NothingEdited {
        /// The field.
        field: String,
    },
    /// A local whose name is not an identifier.
    #[error("{field}: `{name}` is not a name")]
    NotAName {
        /// The field.
        field: String,
        /// The supposed name.
        name: String,
    },
    /// A value without text, or over the limit.
    #[error("{field}: the value of `{name}` must have 1 to {MAX_VALUE} characters")]
    ValueLength {
        /// The field.
        field: String,
        /// The local's name.
        name: String,
    },
    /// A value that Python would not write so.
    #[error(
        "{field}: the value of `{name}` is not written as Python's repr does: a literal with its quotes and brackets closed, \
         `Name(x=1)` or `<...>`"
    )]
    NotAValue {
        /// The field.
        field: String,
        /// The local's name.
        name: String,
    },
    /// Not one Python expression.
    #[error("{field}: this is not a Python expression of at most {MAX_EXPRESSION} characters")]
    NotAnExpression {
        /// The field.
        field: String,
    },
    /// An expression cannot lead to a state.
    #[error("history[{0}].action: `evaluate` leads to no other state; leave it out of the history")]
    EvaluateInHistory(usize),
    /// A history that ends nowhere.
    #[error("state: a history leads to a state, so `state` must be given with it")]
    HistoryWithoutState,
    /// Too many or no predictions wanted.
    #[error("samples: {0} is not between 1 and {MAX_SAMPLES}")]
    Samples(usize),
    /// Back from the start.
    #[error("{field}: nothing precedes the start of the program; take a forward action")]
    BeforeStart {
        /// The field.
        field: String,
    },
    /// Forward from the exit.
    #[error(
        "{field}: the program is over: nothing follows the exit, and it has no frames; take an inverse action"
    )]
    AfterExit {
        /// The field.
        field: String,
    },
}
