//! What the program's user types where the program asks for it: lines that are there already, and the one that it waits for.

use hunch::debugger::Debugger;
use hunch::request::Awaited;
use leptos::prelude::*;

use super::Session;
use crate::notices::{Notice, Topic};
use crate::words::input as words;

impl Session {
    /// Whether the program asks its user for something.
    pub fn asks_for_input(self) -> bool {
        let asks = |debugger: &Debugger| debugger.program().asks_for_input();
        self.with_debugger(asks) == Some(true)
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

    /// A line is typed: the command goes on that waits for it, or it is there when the program asks.
    pub fn type_line(self, line: String) {
        let is_awaited = self.awaited.with_untracked(Option::is_some);
        self.awaited.set(None);
        self.input.update(|lines| lines.push(line));
        self.hand_input_on();
        if is_awaited {
            self.go_on_with_input();
        }
    }

    /// All lines are others. Where some were read already, the program begins again.
    pub fn set_input(self, lines: Vec<String>) {
        if self.input.with_untracked(|input| *input == lines) {
            return;
        }
        self.interrupt();
        self.end_run();
        self.awaited.set(None);
        self.input.set(lines);
        if self.hand_input_on() {
            self.came_elsewhere();
            self.notify(Notice {
                topic: Topic::Prediction,
                error: false,
                text: words::BEGUN_AGAIN.to_owned(),
                remedy: None,
            });
            self.rest();
        }
    }

    /// Gives the debugger what is typed; whether it has begun again.
    fn hand_input_on(self) -> bool {
        self.save_soon();
        let lines = self.input.get_untracked();
        let begun = self.debugger.try_update(|debugger| {
            debugger
                .as_mut()
                .map(|debugger| debugger.set_input(Some(lines)))
        });
        begun.flatten() == Some(true)
    }
}
