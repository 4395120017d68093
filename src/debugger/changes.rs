//! What changed on a timeline, so that it can be taken back: only the parts that were replaced are kept, so that a step of
//! a long session keeps as little as one of a short session.

use std::collections::VecDeque;
use std::ops::Range;

/// A part of a list, and how many elements came into its place.
#[derive(Clone, Debug)]
pub(super) struct Replaced<T> {
    at: usize,
    inserted: usize,
    removed: Vec<T>,
}

impl<T> Replaced<T> {
    /// Puts `new`, or nothing, into the place of a range of `list`.
    pub fn replace(
        list: &mut VecDeque<T>,
        range: Range<usize>,
        new: impl IntoIterator<Item = T>,
    ) -> Replaced<T> {
        let at = range.start;
        let removed = list.drain(range).collect();
        let mut inserted = 0;
        for new in new {
            list.insert(at + inserted, new);
            inserted += 1;
        }
        Replaced {
            at,
            inserted,
            removed,
        }
    }

    /// Makes `list` what it was before.
    pub fn take_back(self, list: &mut VecDeque<T>) {
        let rest = list.split_off(self.at);
        list.extend(self.removed);
        list.extend(rest.into_iter().skip(self.inserted));
    }
}

/// Changes in their order, of which the latest can be taken back and the oldest forgotten.
#[derive(Clone, Debug)]
pub(super) struct Changes<C> {
    kept: VecDeque<C>,
    forgotten: usize,
}

impl<C> Changes<C> {
    pub fn new() -> Changes<C> {
        Changes {
            kept: VecDeque::new(),
            forgotten: 0,
        }
    }

    /// How many there were so far.
    pub fn count(&self) -> usize {
        self.forgotten + self.kept.len()
    }

    pub fn push(&mut self, change: C) {
        self.kept.push_back(change);
    }

    /// The latest change, if it came after the first `count`.
    pub fn pop_after(&mut self, count: usize) -> Option<C> {
        if self.count() > count {
            self.kept.pop_back()
        } else {
            None
        }
    }

    /// Forgets the first `count` changes: they will not be taken back.
    pub fn forget(&mut self, count: usize) {
        while self.forgotten < count && self.kept.pop_front().is_some() {
            self.forgotten += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_replaced_comes_back() {
        let check = |range: Range<usize>, new: &[u32], expected: &[u32]| {
            let before = VecDeque::from([1, 2, 3, 4]);
            let mut list = before.clone();
            let replaced = Replaced::replace(&mut list, range, new.iter().copied());
            assert_eq!(list, expected);
            replaced.take_back(&mut list);
            assert_eq!(list, before);
        };
        check(4..4, &[5], &[1, 2, 3, 4, 5]);
        check(2..4, &[5], &[1, 2, 5]);
        check(0..3, &[5], &[5, 4]);
        check(1..1, &[5], &[1, 5, 2, 3, 4]);
        check(1..2, &[5], &[1, 5, 3, 4]);
        check(1..2, &[5, 6], &[1, 5, 6, 3, 4]);
        check(0..4, &[], &[]);
    }

    #[test]
    fn changes_are_counted_from_the_first() {
        let mut changes = Changes::new();
        (0..5).for_each(|change| changes.push(change));
        changes.forget(2);
        assert_eq!(changes.count(), 5);
        assert_eq!(changes.pop_after(4), Some(4));
        assert_eq!(changes.pop_after(4), None);
        changes.forget(9);
        assert_eq!((changes.count(), changes.pop_after(0)), (4, None));
    }
}
