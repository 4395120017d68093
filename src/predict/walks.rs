//! Walks: the states that careful predictions have passed. A history that jumps over states cannot tell what they would have shown
//! (which objects there are, where generators wait); where the jump was walked, its states are put back in.

use std::borrow::Cow;

use crate::action::Action;
use crate::request::HistoryEntry;
use crate::state::State;

/// The most states that are kept; the walks that were taken first go first.
const MOST: usize = 4_000;

/// A jump that was taken state by state.
struct Walk {
    from: State,
    action: Action,
    to: State,
    /// The states between.
    passed: Vec<State>,
}

/// The walks of a program.
#[derive(Default)]
pub(super) struct Walks {
    walks: Vec<Walk>,
}

impl Walks {
    pub fn clear(&mut self) {
        self.walks.clear();
    }

    /// Keeps a walk.
    pub fn keep(&mut self, from: State, action: Action, to: State, passed: Vec<State>) {
        self.walks.push(Walk {
            from,
            action,
            to,
            passed,
        });
        let mut kept = 0;
        let room = self.walks.iter().rev().take_while(|walk| {
            kept += walk.passed.len() + 2;
            kept <= MOST
        });
        let gone = self.walks.len() - room.count();
        self.walks.drain(..gone);
    }

    /// A history up to the state `at`, with single steps in the places of the jumps that were walked.
    pub fn expanded<'h>(&self, history: &'h [HistoryEntry], at: &State) -> Expanded<'h> {
        let reached = history.iter().skip(1).map(|entry| &entry.state).chain([at]);
        let ways: Vec<Option<&Walk>> = history
            .iter()
            .zip(reached)
            .map(|(entry, to)| self.walk(entry, to))
            .collect();
        let lengths = ways
            .iter()
            .map(|walk| 1 + walk.map_or(0, |walk| walk.passed.len()))
            .collect();
        if ways.iter().all(Option::is_none) {
            return Expanded {
                entries: Cow::Borrowed(history),
                lengths,
            };
        }
        let mut entries = Vec::new();
        for (entry, walk) in history.iter().zip(ways) {
            let Some(walk) = walk else {
                entries.push(entry.clone());
                continue;
            };
            let states = std::iter::once(&entry.state).chain(&walk.passed);
            entries.extend(states.map(|state| HistoryEntry {
                action: Action::StepInto,
                state: state.clone(),
            }));
        }
        Expanded {
            entries: Cow::Owned(entries),
            lengths,
        }
    }

    /// The last walk that an entry of a history stands for.
    fn walk(&self, entry: &HistoryEntry, to: &State) -> Option<&Walk> {
        if entry.action == Action::StepInto {
            return None;
        }
        let action = entry.action.clone().normalized();
        let mut walks = self.walks.iter().rev();
        walks.find(|walk| walk.action == action && walk.to == *to && walk.from == entry.state)
    }
}

/// A history, and how many entries each entry of the one that was given has become.
pub(super) struct Expanded<'h> {
    pub entries: Cow<'h, [HistoryEntry]>,
    lengths: Vec<usize>,
}

impl Expanded<'_> {
    /// How many of the given entries the last `count` ones are, or are a part of.
    pub fn given(&self, count: usize) -> usize {
        let mut covered = 0;
        let lengths = self.lengths.iter().rev();
        lengths
            .take_while(|length| {
                let needed = covered < count;
                covered += **length;
                needed
            })
            .count()
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::before;
    use super::*;

    fn entry(action: Action, line: u32) -> HistoryEntry {
        HistoryEntry {
            action,
            state: before(line),
        }
    }

    #[test]
    fn jumps_that_were_walked_are_single_steps() {
        let mut walks = Walks::default();
        walks.keep(before(1), Action::StepOver, before(9), vec![before(8)]);
        walks.keep(
            before(1),
            Action::StepOver,
            before(4),
            vec![before(2), before(3)],
        );
        let check =
            |history: &[(Action, u32)], at: u32, lines: &[u32], given: &[(usize, usize)]| {
                let history: Vec<HistoryEntry> = history
                    .iter()
                    .map(|(action, line)| entry(action.clone(), *line))
                    .collect();
                let expanded = walks.expanded(&history, &before(at));
                let expected: Vec<HistoryEntry> = lines
                    .iter()
                    .map(|line| entry(Action::StepInto, *line))
                    .collect();
                let single = expanded
                    .entries
                    .iter()
                    .all(|one| one.action == Action::StepInto);
                assert_eq!(single, !lines.is_empty(), "{history:?}");
                if single {
                    assert_eq!(*expanded.entries, *expected);
                }
                for (count, expected) in given {
                    assert_eq!(expanded.given(*count), *expected, "{count} of {history:?}");
                }
            };
        use Action::{StepInto, StepOver, StepReturn};
        check(&[(StepOver, 1)], 4, &[1, 2, 3], &[(0, 0), (1, 1), (3, 1)]);
        check(
            &[(StepInto, 0), (StepOver, 1), (StepInto, 4)],
            5,
            &[0, 1, 2, 3, 4],
            &[(1, 1), (2, 2), (4, 2), (5, 3)],
        );
        // Another way, another goal, and another state to begin with.
        check(&[(StepReturn, 1)], 4, &[], &[(1, 1)]);
        check(&[(StepOver, 1)], 5, &[], &[(1, 1)]);
        check(&[(StepOver, 2)], 4, &[], &[(1, 1)]);
    }

    #[test]
    fn the_first_walks_go_first() {
        let mut walks = Walks::default();
        for line in 1..=3 {
            walks.keep(
                before(line),
                Action::StepOver,
                before(9),
                vec![before(8); MOST / 2],
            );
        }
        let known = |line| {
            let history = [entry(Action::StepOver, line)];
            walks.expanded(&history, &before(9)).entries.len() > 1
        };
        assert_eq!([1, 2, 3].map(known), [false, false, true]);
    }
}
