//! A program as tokens: its logical lines with number, block depth and canonical text.

use super::{LanguageError, Tokenizer};
use crate::program::Program;

/// The most tokens of a program's source.
pub const MAX_SOURCE_TOKENS: usize = 1_200;

/// The ids of a document's source, without `<bos>`.
///
/// # Errors
/// [`LanguageError::SourceTooLong`] with the count.
pub fn encode_source(tokenizer: &Tokenizer, program: &Program) -> Result<Vec<u32>, LanguageError> {
    let mut ids = Vec::new();
    for line in program.lines() {
        ids.push(tokenizer.line(line.number));
        ids.push(tokenizer.indent(line.depth));
        ids.extend(tokenizer.encode_text(&line.text));
    }
    if ids.len() > MAX_SOURCE_TOKENS {
        return Err(LanguageError::SourceTooLong { tokens: ids.len() });
    }
    Ok(ids)
}
