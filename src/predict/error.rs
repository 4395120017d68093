//! Why there is no prediction.

use crate::language::LanguageError;
use crate::model::ModelError;
use crate::request::{Awaited, RequestError};

/// Why there is no prediction.
#[derive(Debug, thiserror::Error)]
pub enum PredictError {
    /// The request cannot be answered.
    #[error(transparent)]
    Request(#[from] RequestError),
    /// The request cannot be said to the model, or its action leads nowhere.
    #[error(transparent)]
    Language(#[from] LanguageError),
    /// The model could not be loaded or run.
    #[error(transparent)]
    Model(#[from] ModelError),
    /// The tokenizer and the weights are not from one export.
    #[error(
        "tokenizer.json has {tokens} tokens and the model {model}. \
         tokenizer.json and the weights must come from one export"
    )]
    Vocabulary {
        /// Tokens of the tokenizer.
        tokens: usize,
        /// Tokens of the model.
        model: usize,
    },
    /// The program asks its user for something, and nothing more was typed.
    #[error("line {} asks for input ({:?}), and all that was given is read: give a line more", .0.line, .0.prompt)]
    Awaited(Awaited),
    /// The careful mode did not arrive.
    #[error(
        "given up after {0} states: the program may never get there. \
         Set a breakpoint on the way, or predict it in one jump"
    )]
    Unreached(usize),
}

impl PredictError {
    /// Whether the caller itself stopped the prediction.
    pub fn is_cancelled(&self) -> bool {
        matches!(self, PredictError::Model(ModelError::Cancelled))
    }

    /// One of several results: an error that says nothing about the others stands in its place.
    ///
    /// # Errors
    /// Any other one.
    pub(super) fn alone<T>(
        result: Result<T, PredictError>,
    ) -> Result<Result<T, PredictError>, PredictError> {
        match result {
            Err(
                error @ (PredictError::Language(_)
                | PredictError::Unreached(_)
                | PredictError::Model(ModelError::ContextFull { .. })),
            ) => Ok(Err(error)),
            Err(error) => Err(error),
            Ok(found) => Ok(Ok(found)),
        }
    }
}
