//! Why a text is not a program that can be debugged.

use super::MAX_LINES;

/// Why a text is not a program that can be debugged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProgramError {
    /// There is no line with code.
    #[error("the program is empty: type or paste some Python")]
    Empty,
    /// It has too many lines.
    #[error(
        "the program has {lines} lines; at most {MAX_LINES} are possible: keep the part you want to look at"
    )]
    TooManyLines {
        /// The physical lines.
        lines: usize,
    },
    /// It is too long for its number of lines.
    #[error("the program is too long ({bytes} bytes): keep the part you want to look at")]
    TooLong {
        /// The bytes of the text.
        bytes: usize,
    },
    /// It contains a NUL character.
    #[error("line {line}: there is a NUL character, which Python does not allow: delete it")]
    Nul {
        /// The line.
        line: u32,
    },
    /// Its brackets, operators or blocks are nested too deeply.
    #[error("the code is nested too deeply: split its longest expression or deepest block up")]
    Nested,
    /// It is not Python.
    #[error("line {line}, column {column}: {message}")]
    Syntax {
        /// The line.
        line: u32,
        /// The column in code points, counted from 1.
        column: u32,
        /// What is wrong.
        message: String,
    },
}

impl ProgramError {
    /// The line that the error is about, if it is about one.
    pub fn line(&self) -> Option<u32> {
        match self {
            ProgramError::Nul { line } | ProgramError::Syntax { line, .. } => Some(*line),
            _ => None,
        }
    }
}
