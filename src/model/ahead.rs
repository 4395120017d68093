//! What a device has read of its own choice, after the tokens that it was given.
//!
//! Where reading an answer back costs more than making it, as on a GPU, a device does not wait to be told the next
//! token: it takes the likeliest, and so on for a few tokens. Who decodes still chooses by the logits; as long as it
//! chooses the same, it need not ask. What the device reads on otherwise is forgotten.

use std::collections::VecDeque;

use super::parts::Parts;

/// Tokens that were read ahead, each with the logits after it.
#[derive(Debug, Default)]
pub(super) struct Ahead(VecDeque<(u32, Vec<f32>)>);

/// The logits after tokens, and what was read ahead of them.
#[derive(Debug)]
pub(super) struct Rated {
    pub(super) logits: Vec<f32>,
    pub(super) ahead: Ahead,
}

impl Ahead {
    #[cfg(any(test, feature = "webgpu"))]
    pub(super) fn new(read: impl Iterator<Item = (u32, Vec<f32>)>) -> Self {
        Self(read.collect())
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// How many of `tokens` were read ahead, and the logits after the last of these. If they were not all of them, the
    /// rest was read ahead for nothing, and is forgotten.
    pub(super) fn take(&mut self, tokens: &[u32]) -> (usize, Option<Vec<f32>>) {
        let mut last = None;
        for (count, token) in tokens.iter().enumerate() {
            match self.0.pop_front() {
                // What begins a part was read as if it went on with the one before.
                Some((read, logits)) if read == *token && !Parts::begins(read) => {
                    last = Some(logits);
                }
                _ => {
                    self.clear();
                    return (count, last);
                }
            }
        }
        (tokens.len(), last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_ahead_counts_as_far_as_it_is_what_was_chosen() {
        let ahead = || Ahead::new([5, 6, 7, 1].into_iter().map(|id| (id, vec![id as f32])));
        let mut all = ahead();
        assert_eq!(all.take(&[5, 6]), (2, Some(vec![6.0])));
        assert_eq!(all.take(&[7]), (1, Some(vec![7.0])));
        assert_eq!(all.take(&[1]), (0, None), "a part begins");
        let mut some = ahead();
        assert_eq!(some.take(&[5, 7, 7]), (1, Some(vec![5.0])));
        assert_eq!(some.take(&[6]), (0, None));
    }
}
