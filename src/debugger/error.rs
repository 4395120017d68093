//! Why a command or an answer cannot be used.

use crate::request::RequestError;
use crate::state::StateError;

/// Why a command or an answer cannot be used.
#[derive(Debug, PartialEq, thiserror::Error)]
pub enum DebuggerError {
    /// The action is not possible at the current state.
    #[error(transparent)]
    Action(#[from] RequestError),
    /// A state that is not one of the program.
    #[error(transparent)]
    State(#[from] StateError),
    /// A forward action cannot infer the past.
    #[error("only an inverse action can be inferred")]
    NotInverse,
    /// Nothing runs from this line on.
    #[error("there is no code from line {0} on; choose a line above")]
    NoCodeBelow(u32),
    /// The timeline is shorter.
    #[error("the timeline has no position {0}")]
    NoSuchPosition(usize),
    /// The current moment has fewer alternatives.
    #[error("there is no alternative {0} to what is shown")]
    NoSuchAlternative(usize),
    /// No exception has ended the program here, or the timeline does not tell where it was raised.
    #[error("nothing is known of an exception that has ended the program here")]
    NothingRaised,
    /// There is no prediction to ask about.
    #[error("this state was not predicted, so there is nothing else that it could be")]
    NotPredicted,
    /// Nothing is evaluated on the way to what the line comes to.
    #[error("this line has no parts to open")]
    NothingToOpen,
    /// No command has been carried out, or all were taken back.
    #[error("there is no command to take back")]
    NothingToUndo,
    /// An answer to a request that was given up, or never made.
    #[error("the answer belongs to a request that was given up")]
    Stale,
    /// The predictor's error.
    #[error("{0}")]
    Prediction(String),
    /// The predictor's error, on a careful way of which so many states were predicted: the last of them is shown.
    #[error("{error}")]
    GivenUp {
        /// The error.
        error: String,
        /// How many states there are.
        passed: usize,
    },
    /// An answer without predictions.
    #[error("the answer holds no prediction")]
    NoPrediction,
}
