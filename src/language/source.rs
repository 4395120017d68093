//! A program as tokens: its logical lines with number, block depth and canonical text.

use super::{LanguageError, Tokenizer};
use crate::program::{LogicalLine, Program};

/// The most tokens of a program's source.
pub const MAX_SOURCE_TOKENS: usize = 4_000;

/// The ids of a document's source, without `<bos>`.
///
/// # Errors
/// [`LanguageError::SourceTooLong`] with the count.
pub fn encode_source(tokenizer: &Tokenizer, program: &Program) -> Result<Vec<u32>, LanguageError> {
    let mut ids = Vec::new();
    for line in program.lines() {
        ids.extend(encode_line(tokenizer, line));
    }
    check_length(ids.len())?;
    Ok(ids)
}

/// The ids of one logical line.
pub(super) fn encode_line(tokenizer: &Tokenizer, line: &LogicalLine) -> Vec<u32> {
    let mut ids = vec![tokenizer.line(line.number), tokenizer.indent(line.depth)];
    ids.extend(tokenizer.encode_text(&line.text));
    ids
}

/// Refuses a source of too many tokens.
pub(super) fn check_length(tokens: usize) -> Result<(), LanguageError> {
    match tokens {
        ..=MAX_SOURCE_TOKENS => Ok(()),
        tokens => Err(LanguageError::SourceTooLong { tokens }),
    }
}
