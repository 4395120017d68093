//! What can go wrong with a model: each error names the fault and says what to do about it.

use thiserror::Error;

/// An error of loading or running a model.
#[derive(Clone, Debug, Error, PartialEq)]
#[non_exhaustive]
pub enum ModelError {
    /// `config.json` is not JSON, lacks a field, or holds sizes that do not fit together.
    #[error("config.json is not valid: {0}. Use the models folder as it was exported")]
    Config(String),
    /// The files were made for another version of the language that the model speaks.
    #[error(
        "the model speaks language version {found} and this program version {expected}. \
         Use the models folder that came with this program"
    )]
    LanguageVersion {
        /// Version named by the file.
        found: String,
        /// Version this program speaks.
        expected: u32,
    },
    /// The file's header cannot be read, or the file ends too early.
    #[error("the weights file is damaged or incomplete ({0}). Download it again")]
    Damaged(String),
    /// The file is sound, but not in the format this program reads.
    #[error(
        "the weights file has format {found:?}, not {expected:?}. \
         Export the weights again with this project's recipe"
    )]
    Format {
        /// Format named in the file's metadata, empty when there is none.
        found: String,
        /// The one format this program reads.
        expected: &'static str,
    },
    /// A tensor that the configuration asks for is absent.
    #[error(
        "the weights file has no tensor {0:?}. config.json and the weights must come from one export"
    )]
    Missing(String),
    /// A tensor that the configuration does not ask for is present.
    #[error(
        "the weights file has a tensor {0:?} that the model lacks. \
         config.json and the weights must come from one export"
    )]
    Unexpected(String),
    /// A tensor has another shape than the configuration asks for.
    #[error(
        "tensor {name:?} has shape {found:?}, not {expected:?}. \
         config.json and the weights must come from one export"
    )]
    Shape {
        /// The tensor's name.
        name: String,
        /// Shape in the file.
        found: Vec<usize>,
        /// Shape by the configuration.
        expected: Vec<usize>,
    },
    /// A tensor has another element type than the format asks for.
    #[error("tensor {name:?} holds {found}, not {expected}. Export the weights again")]
    Type {
        /// The tensor's name.
        name: String,
        /// Element type in the file.
        found: String,
        /// Element type by the format.
        expected: &'static str,
    },
    /// A scale or a norm is infinite or not a number.
    #[error(
        "tensor {0:?} holds a value that is not a finite number. \
         The training run diverged or the file is damaged: use another export"
    )]
    NotFinite(String),
    /// A token id outside the vocabulary was given to the model.
    #[error(
        "token {id} is outside the model's vocabulary of {vocabulary}. \
             tokenizer.json and the weights must come from one export"
    )]
    Token {
        /// The id.
        id: u32,
        /// Size of the vocabulary.
        vocabulary: usize,
    },
    /// No tokens were given.
    #[error("the model was asked to read nothing. Give it at least one token")]
    NoTokens,
    /// More tokens than the model can look back on.
    #[error(
        "{length} tokens do not fit into the model's context of {context}. \
         Shorten the program or start again from a key frame"
    )]
    ContextFull {
        /// Tokens read so far and to be read.
        length: usize,
        /// The model's limit.
        context: usize,
    },
    /// The cache was made for another model, or for another form of this one.
    #[error("the cache belongs to another model. Make one with this model")]
    Cache,
    /// The device could not give its result back.
    #[error("the {device} stopped working ({reason}). Reload on the CPU")]
    Device {
        /// Name of the device.
        device: String,
        /// What it reported.
        reason: String,
    },
    /// The caller asked to stop.
    #[error("the prediction was cancelled")]
    Cancelled,
}
