//! Parts of what is read, the source and each key frame: short convolutions never reach back over the beginning of one, so
//! that a key frame reads the same wherever it stands.

use std::ops::Range;

/// The tokens that begin a part: `<bos>` and `<key>` of language version 1.
const BEGINNINGS: [u32; 2] = [1, 2];

/// Where the part of each token begins; kept beside the cache and cut with it.
#[derive(Clone, Debug, Default)]
pub(super) struct Parts(Vec<usize>);

impl Parts {
    /// How many tokens there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Adds tokens after those there are.
    pub(super) fn extend(&mut self, tokens: &[u32]) {
        for token in tokens {
            let here = self.0.len();
            let before = self.0.last().copied().unwrap_or(0);
            self.0
                .push(if Self::begins(*token) { here } else { before });
        }
    }

    /// Whether a token begins a part.
    pub(super) fn begins(token: u32) -> bool {
        BEGINNINGS.contains(&token)
    }

    /// Adds tokens; how many neighbours, at most `reach`, each of them has before it, and each of `ahead` more that begin
    /// no part.
    #[cfg(feature = "webgpu")]
    pub(super) fn extend_ahead(
        &mut self,
        tokens: &[u32],
        ahead: usize,
        reach: usize,
    ) -> Vec<usize> {
        let start = self.len();
        self.extend(tokens);
        let end = self.len();
        let last = self.0.last().copied().unwrap_or(0);
        self.0.resize(end + ahead, last);
        let reached = self.reached(start..end + ahead, reach);
        self.truncate(end);
        reached
    }

    pub(super) fn truncate(&mut self, length: usize) {
        self.0.truncate(length);
    }

    /// How many neighbours, at most `reach`, each of the tokens in a range has before it.
    pub(super) fn reached(&self, range: Range<usize>, reach: usize) -> Vec<usize> {
        let firsts = self.0.iter().skip(range.start);
        range
            .zip(firsts)
            .map(|(position, first)| reach.min(position - first))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_begin_at_the_source_and_at_key_frames() {
        let mut parts = Parts::default();
        parts.extend(&[1, 9, 9]);
        parts.extend(&[9, 2, 9]);
        let reached = |parts: &Parts| -> Vec<usize> { parts.reached(0..parts.0.len(), 2) };
        assert_eq!(reached(&parts), [0, 1, 2, 2, 0, 1]);
        parts.truncate(4);
        parts.extend(&[9, 9]);
        assert_eq!(reached(&parts), [0, 1, 2, 2, 2, 2]);
    }

    #[cfg(feature = "language")]
    #[test]
    fn the_beginnings_are_those_of_the_vocabulary() {
        let json = include_str!("../../models/tokenizer.json");
        let vocabulary: serde_json::Value = serde_json::from_str(json).unwrap();
        let vocabulary = &vocabulary["model"]["vocab"];
        let ids = ["<bos>", "<key>"].map(|name| vocabulary[name].as_u64().unwrap());
        assert_eq!(ids, BEGINNINGS.map(u64::from));
    }
}
