//! Matches with their groups.

use crate::walk::{Extent, Walk};
use crate::{Error, Match, Regex};

/// A match and its groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Captures {
    groups: Vec<Option<Match>>,
    last: Option<usize>,
}

impl Captures {
    /// Those of a walk that has found something.
    pub(crate) fn of(walk: &Walk<'_, '_>, groups: usize, (start, end): (usize, usize)) -> Captures {
        let of_group = |number| match number {
            0 => Some(Match { start, end }),
            number => walk.group(number).map(|(start, end)| Match { start, end }),
        };
        Captures {
            groups: (0..=groups).map(of_group).collect(),
            last: walk.last_group(),
        }
    }

    /// What a group has; the whole match for 0.
    #[must_use]
    pub fn get(&self, number: usize) -> Option<Match> {
        *self.groups.get(number)?
    }

    /// All of them, the whole match first.
    pub fn iter(&self) -> impl Iterator<Item = Option<Match>> + '_ {
        self.groups.iter().copied()
    }

    /// The number of the group that was completed last.
    #[must_use]
    pub fn last_group(&self) -> Option<usize> {
        self.last
    }
}

/// The matches of [`Regex::captures_iter`].
#[derive(Debug)]
pub struct CaptureMatches<'r, 't> {
    regex: &'r Regex,
    walk: Walk<'r, 't>,
    /// Where to look on, and for what; nowhere after the last one and after an error.
    next: Option<(usize, Extent)>,
}

impl<'r, 't> CaptureMatches<'r, 't> {
    /// Those from a place on.
    pub(crate) fn new(regex: &'r Regex, walk: Walk<'r, 't>, from: usize) -> Self {
        CaptureMatches {
            regex,
            walk,
            next: Some((from, Extent::Any)),
        }
    }
}

impl Iterator for CaptureMatches<'_, '_> {
    type Item = Result<Captures, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let (from, extent) = self.next.take()?;
        match self.walk.search(from, extent) {
            Err(error) => Some(Err(error)),
            Ok(None) => None,
            Ok(Some((start, end))) => {
                // After nothing at all, something may begin at the same place, as in Python.
                let extent = match start == end {
                    true => Extent::Some,
                    false => Extent::Any,
                };
                self.next = Some((end, extent));
                let groups = self.regex.captures_len() - 1;
                Some(Ok(Captures::of(&self.walk, groups, (start, end))))
            }
        }
    }
}
