//! Why what was typed is no answer: said to the learner, and never counted as wrong.

use thiserror::Error;

/// What was typed cannot be compared with anything.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnswerError {
    /// Nothing was typed.
    #[error("type an answer first")]
    Empty,
    /// It is longer than any value that is shown.
    #[error("this is too long for an answer")]
    TooLong,
    /// A quote or bracket is open.
    #[error("a {0} is still open: close it")]
    Open(&'static str),
    /// It cannot be read.
    #[error(
        "Python could not read this: write the value as its repr does, such as 5, 'text', [1, 2] or None"
    )]
    Syntax,
    /// A name that is no value.
    #[error(
        "this is a name: write the value that {0} has here, and text in quotes, such as 'text'"
    )]
    Name(String),
    /// A constant in the spelling of another language.
    #[error("Python writes {meant}, not {typed}")]
    Spelling {
        /// What was typed.
        typed: String,
        /// What is meant.
        meant: &'static str,
    },
    /// An expression that has to be worked out.
    #[error("this is still to be worked out: write the value that it comes to")]
    Calculation,
    /// No line number.
    #[error("type the number of a line")]
    NoLine,
    /// A line without code.
    #[error("line {0} has no code that runs: choose another line")]
    NoCode(u32),
    /// Printed text in quotes.
    #[error("print shows text without its quotes: leave them out")]
    Quoted,
    /// None of the choices.
    #[error("choose one of the answers")]
    NoChoice,
}
