//! Breakpoints on lines: they move to lines that have code, and with edits of the text; where one has moved, or is not set at
//! all, the user is told.

use std::collections::BTreeMap;

use hunch::program::Program;
use leptos::prelude::*;

use super::Session;
use crate::notices::{Notice, Topic};
use crate::words::panels;

impl Session {
    /// Sets or removes the breakpoint on the cursor's line.
    pub(super) fn toggle_breakpoint(self) {
        let line = self.cursor_line();
        self.with_editor(|editor| editor.toggle_breakpoint(line));
    }

    /// The editor's breakpoints changed; those on lines without code move to the next line that has some.
    pub fn set_breakpoints(self, lines: Vec<u32>) {
        let before = self.breakpoints.get_untracked();
        let paused = self.paused_untracked();
        self.debugger.update(|debugger| {
            if let Some(debugger) = debugger {
                debugger.set_breakpoints(lines.iter().copied());
            }
        });
        // While the text is edited, breakpoints stay on their lines, even on one that is empty for a moment; a new one
        // moves at once.
        let moves = paused || before.len() < lines.len();
        let program = moves.then(|| self.readable()).flatten();
        let settled = match &program {
            Some(program) => settled(program, &lines),
            None => lines.clone(),
        };
        if settled != lines {
            // It calls back with the settled ones.
            self.with_editor(|editor| editor.set_breakpoints(&settled));
            let new = lines.iter().find(|line| !before.contains(line));
            if let (Some(new), Some(program)) = (new, &program) {
                self.tell_moved(*new, program.next_line_with_code(*new), &before);
            }
        } else if before != settled {
            self.clear_notice(Topic::Breakpoints);
            self.conditions
                .update(|conditions| *conditions = follow(conditions, &before, &settled));
            self.tell_breakpoints(&before, &settled);
            self.breakpoints.set(settled);
            self.save_soon();
        }
    }

    /// The program of the text, if that can be read.
    fn readable(self) -> Option<Program> {
        let paused = |debugger: &hunch::debugger::Debugger| debugger.program().clone();
        untrack(|| self.with_debugger(paused))
            .or_else(|| self.text.with_untracked(|text| Program::parse(text).ok()))
    }

    /// Says where a new breakpoint is that is not where it was wanted.
    fn tell_moved(self, line: u32, to: Option<u32>, before: &[u32]) {
        let text = match to {
            Some(to) if to == line => return,
            Some(to) if before.contains(&to) => panels::breakpoint_there(line, to),
            Some(to) => panels::breakpoint_moved(line, to),
            None => panels::no_code_below(line),
        };
        self.notify(Notice {
            topic: Topic::Breakpoints,
            error: false,
            text,
            remedy: None,
        });
    }

    /// Removes one breakpoint.
    pub fn remove_breakpoint(self, line: u32) {
        let lines: Vec<u32> = self
            .breakpoints
            .get_untracked()
            .into_iter()
            .filter(|other| *other != line)
            .collect();
        self.with_editor(|editor| editor.set_breakpoints(&lines));
    }

    /// When the breakpoints stop that do not always, by their lines.
    pub fn conditions_in_words(self) -> Vec<(u32, String)> {
        // A line that got a breakpoint has a new dot.
        self.breakpoints.track();
        self.conditions.with(|conditions| {
            let conditions = conditions.iter();
            conditions
                .map(|(line, condition)| (*line, panels::stops_if(condition)))
                .collect()
        })
    }

    /// The lines with breakpoints and their texts.
    pub fn breakpoint_lines(self) -> Vec<(u32, String)> {
        let text = self.text.get();
        let line_text = |line: u32| {
            text.lines()
                .nth(line.saturating_sub(1) as usize)
                .unwrap_or_default()
                .trim()
                .to_owned()
        };
        self.breakpoints
            .get()
            .into_iter()
            .map(|line| (line, line_text(line)))
            .collect()
    }
}

/// Where breakpoints on these lines stop; several may come to one line.
fn settled(program: &Program, lines: &[u32]) -> Vec<u32> {
    let mut settled: Vec<u32> = lines
        .iter()
        .filter_map(|line| program.next_line_with_code(*line))
        .collect();
    settled.dedup();
    settled
}

/// The conditions after breakpoints moved or changed. An edit of the text moves them and keeps their number and order; else
/// those whose line is still there stay.
fn follow(
    conditions: &BTreeMap<u32, String>,
    before: &[u32],
    after: &[u32],
) -> BTreeMap<u32, String> {
    let moved = before.len() == after.len();
    let place = |line: &u32| {
        if moved {
            let index = before.iter().position(|other| other == line)?;
            after.get(index).copied()
        } else {
            after.iter().find(|other| *other == line).copied()
        }
    };
    conditions
        .iter()
        .filter_map(|(line, condition)| Some((place(line)?, condition.clone())))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_follow_their_breakpoints() {
        let conditions = BTreeMap::from([(3, "a".to_owned()), (7, "b".to_owned())]);
        let check = |after: &[u32], expected: &[(u32, &str)]| {
            let followed = follow(&conditions, &[3, 5, 7], after);
            let followed: Vec<(u32, &str)> = followed
                .iter()
                .map(|(line, text)| (*line, text.as_str()))
                .collect();
            assert_eq!(followed, expected, "{after:?}");
        };
        check(&[3, 5, 7], &[(3, "a"), (7, "b")]);
        check(&[4, 6, 8], &[(4, "a"), (8, "b")]);
        check(&[5, 7], &[(7, "b")]);
        check(&[2, 3, 5, 7], &[(3, "a"), (7, "b")]);
    }
}
