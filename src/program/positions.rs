//! Lines and columns of a text's bytes.

use ruff_text_size::TextSize;

use super::ProgramError;

/// Where lines begin in a text.
pub(super) struct Positions {
    pub starts: Vec<usize>,
}

impl Positions {
    pub fn new(text: &str) -> Positions {
        let starts = std::iter::once(0)
            .chain(text.match_indices('\n').map(|(offset, _)| offset + 1))
            .collect();
        Positions { starts }
    }

    /// The line of a byte offset, counted from 1.
    pub fn line(&self, offset: usize) -> u32 {
        self.starts.partition_point(|start| *start <= offset) as u32
    }

    pub fn syntax_error(&self, text: &str, offset: TextSize, message: String) -> ProgramError {
        let offset = offset.to_usize();
        let line = self.line(offset);
        let start = self.starts.get(line as usize - 1).copied().unwrap_or(0);
        let before = text.get(start..offset).unwrap_or_default();
        ProgramError::Syntax {
            line,
            column: before.chars().count() as u32 + 1,
            message,
        }
    }
}
