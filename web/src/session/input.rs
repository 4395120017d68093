//! What the program's user types where the program asks for it: lines that are there already, and the one that it waits for.

use hunch::debugger::Debugger;
use hunch::program::Program;
use hunch::request::Awaited;
use leptos::prelude::*;

use super::Session;
use crate::notices::{Notice, Topic};
use crate::words::input as words;

impl Session {
    /// Whether the program asks its user for something.
    pub fn asks_for_input(self) -> bool {
        let asks = |debugger: &Debugger| debugger.program().asks_for_input();
        self.with_debugger(asks).unwrap_or_else(|| {
            // Before the start the text may be anything.
            self.text.with(|text| {
                let program = text.contains("input(").then(|| Program::parse(text));
                program.is_some_and(|program| program.is_ok_and(|one| one.asks_for_input()))
            })
        })
    }

    /// How many of the lines are read at the state that is shown.
    pub fn lines_read(self) -> Option<usize> {
        self.with_debugger(Debugger::read).flatten()
    }

    /// What was typed is for other questions than this program asks: it is typed no more.
    pub(super) fn forget_answers(self, program: &Program) {
        let questions: Vec<String> = program.questions().map(str::to_owned).collect();
        let others =
            |asked: &Option<Vec<String>>| asked.as_ref().is_some_and(|asked| *asked != questions);
        if self.questions.with_value(others) {
            self.input.set(Vec::new());
        }
        self.questions.set_value(Some(questions));
    }

    /// Shows what is typed by now: a command that was taken back takes its lines with it. Those of several commands, or of one
    /// that has read several, are offered one after the other.
    pub(super) fn take_lines_back(self) {
        let lines =
            untrack(|| self.with_debugger(|debugger| debugger.input().map(<[String]>::to_vec)));
        let Some(lines) = lines.flatten() else { return };
        let before = self.input.get_untracked();
        if before == lines {
            return;
        }
        if let Some(taken) = before.get(lines.len()..).filter(|taken| !taken.is_empty()) {
            self.taken_back.update(|all| {
                all.splice(..0, taken.iter().cloned());
            });
        }
        self.input.set(lines);
        self.save_soon();
    }

    /// The command that was given has come to where the program waits for a line; `passed`: so many states were predicted on the way.
    pub(super) fn input_awaited(self, awaited: Awaited, passed: usize) {
        self.opening.set_value(Vec::new());
        self.quiz.end();
        if passed > 0 {
            if self.is_further_on() {
                self.debugger
                    .update(|debugger| debugger.iter_mut().for_each(Debugger::join_last));
            }
            self.came_elsewhere();
        }
        self.note_failure();
        self.clear_notice(Topic::Prediction);
        self.announcer.say(words::asks(&awaited));
        self.awaited.set(Some(awaited));
        self.rest();
    }

    /// Lines are typed: the command goes on that waits for the first one, or they are there when the program asks.
    pub fn type_lines(self, lines: Vec<String>) {
        let is_awaited = self.awaited.with_untracked(Option::is_some);
        self.awaited.set(None);
        // Each takes the place of one that was taken back.
        self.taken_back
            .update(|all| drop(all.drain(..lines.len().min(all.len()))));
        self.opened.set(None);
        let mut left = lines.clone().into_iter();
        if is_awaited && let Some(line) = left.next() {
            self.debugger
                .update(|debugger| debugger.iter_mut().for_each(|one| one.answer(line.clone())));
        }
        self.input.update(|all| all.extend(lines));
        self.hand_input_on();
        if is_awaited {
            self.go_on_with_input();
        }
    }

    /// All lines are others. Where one of them was read already, the session goes back to where it was.
    pub fn set_input(self, lines: Vec<String>) {
        if self.input.with_untracked(|input| *input == lines) {
            return;
        }
        self.interrupt();
        self.end_run();
        self.awaited.set(None);
        self.taken_back.set(Vec::new());
        self.input.set(lines);
        if self.hand_input_on() {
            self.came_elsewhere();
            self.notify(Notice {
                topic: Topic::Prediction,
                error: false,
                text: words::WENT_BACK.to_owned(),
                remedy: None,
            });
            self.rest();
        }
    }

    /// Gives the debugger what is typed; whether it has gone back.
    fn hand_input_on(self) -> bool {
        self.save_soon();
        let lines = self.input.get_untracked();
        let went = self.debugger.try_update(|debugger| {
            debugger
                .as_mut()
                .map(|debugger| debugger.set_input(Some(lines)))
        });
        went.flatten() == Some(true)
    }
}
