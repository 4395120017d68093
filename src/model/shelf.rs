//! Sequences that were read before the present one, to go on from when they come back.
//!
//! The documents of steps and of the questions before them have the program in common, but seldom all of it: a line that goes on
//! after a call stands there as what is left of it, and of a long program other parts are left out where other functions run. With
//! the present sequence alone, each change from one to the other would read most of a document again, which is nearly all of the
//! time that a step takes.

use super::cache::Cache;

/// Sequences that are kept beside the present one: of those of a step, its questions and the steps of the function that called.
/// Further ones save little (`docs/benchmarks.md`, "What is read again").
const MOST: usize = 3;

/// Tokens that are read again rather than kept apart: what a question takes, with its answer.
const FEW: usize = 64;

/// What has been read of a sequence.
#[derive(Debug)]
pub(super) struct Sequence {
    pub(super) cache: Cache,
    pub(super) tokens: Vec<u32>,
}

impl Sequence {
    /// How many tokens it has in common with another one, from the first on.
    pub(super) fn common(&self, other: &[u32]) -> usize {
        let pairs = self.tokens.iter().zip(other);
        pairs.take_while(|(one, other)| one == other).count()
    }

    /// Forgets all but the first `length` tokens.
    pub(super) fn truncate(&mut self, length: usize) {
        self.cache.truncate(length);
        self.tokens.truncate(length);
    }

    /// Another one with the first `length` tokens, in the place of `spare`; `None` where the model's form has one sequence alone.
    fn fork(&mut self, length: usize, spare: Option<Sequence>) -> Option<Sequence> {
        let spare = spare.map(|spare| spare.cache);
        Some(Sequence {
            cache: self.cache.fork(length, spare)?,
            tokens: self.tokens[..length].to_vec(),
        })
    }
}

/// The sequences beside the present one, those first that were left first.
#[derive(Debug, Default)]
pub(super) struct Shelf(Vec<Sequence>);

impl Shelf {
    /// Puts in the place of `present` what has been read of `wanted`; how many tokens that is.
    pub(super) fn fetch(&mut self, present: &mut Sequence, wanted: &[u32]) -> usize {
        let lengths = self.0.iter().map(|sequence| sequence.common(wanted));
        let longest = lengths.enumerate().max_by_key(|(_, length)| *length);
        let mut length = present.common(wanted);
        if let Some((index, longer)) = longest.filter(|(_, longer)| *longer > length) {
            length = longer;
            let mut found = self.0.remove(index);
            found.cache.take_room(&mut present.cache);
            self.0.push(std::mem::replace(present, found));
        }
        // What would be lost is worth a copy of the rest.
        if present.tokens.len() > length + FEW {
            let full = self.0.len() == MOST;
            let spare = full.then(|| self.0.remove(0));
            if let Some(fork) = present.fork(length, spare) {
                self.0.push(std::mem::replace(present, fork));
            }
        }
        present.truncate(length);
        length
    }

    /// Forgets them.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}
