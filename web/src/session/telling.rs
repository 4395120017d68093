//! What the session tells screen readers beside its state: modes that were switched by keys, breakpoints, watches.

use hunch::program::{Program, Source};
use leptos::prelude::*;

use super::{Session, Watched};
use crate::command::Command;
use crate::notices::{Notice, Topic};
use crate::words::{self, panels, running};

impl Session {
    /// Tells what a command has done that shows nowhere near the focus: its button was not pressed.
    pub fn tell_switch(self, command: Command) {
        let setting = match command {
            Command::Careful => self.careful,
            Command::Pasts => self.several,
            Command::Quiz => self.quiz.on,
            Command::Check => self.check.on,
            Command::Clean => self.clean,
            _ => return,
        };
        let text = running::switched(command, setting.get_untracked());
        self.announcer.say(text);
    }

    /// Tells which breakpoint was set or removed; that it was wanted on another line is told where it moves.
    pub(super) fn tell_breakpoints(self, before: &[u32], now: &[u32]) {
        if let Some(text) = running::breakpoint_changed(before, now) {
            self.announcer.say(text);
        }
    }

    /// Says, where that is news, that a program takes something from outside, of which nothing can be predicted: the model
    /// answers all the same, and is sure of it.
    pub(super) fn tell_outside(self, program: &Program) {
        let mut outside = program.outside();
        // Its user is asked.
        if program.asks_for_input() {
            outside.retain(|one| one.source != Source::Input);
        }
        let sources: Vec<_> = outside.iter().map(|one| one.source.clone()).collect();
        if self.outside_told.with_value(|told| *told == sources) {
            return;
        }
        self.outside_told.set_value(sources);
        self.clear_notice(Topic::Outside);
        if !outside.is_empty() {
            self.notify(Notice {
                topic: Topic::Outside,
                error: false,
                text: words::outside::told(&outside),
                remedy: None,
            });
        }
    }

    /// Tells what the watches come to, when all of them are known at the state that is shown, and where that is news.
    pub(super) fn tell_watches(self) {
        let told = self.watches.with_untracked(|watches| {
            if watches.iter().any(|watch| !watch.current) {
                return None;
            }
            let told = watches.iter().map(|watch| {
                let expression = &watch.expression;
                match &watch.watched {
                    Watched::Nothing => String::new(),
                    Watched::Value { text, .. } => panels::watch_is(expression, text),
                    Watched::Exception { text, .. } => panels::watch_raises(expression, text),
                    Watched::Impossible(reason) => format!("{expression}: {reason}"),
                }
            });
            Some(told.collect::<Vec<_>>().join("; "))
        });
        let Some(told) = told else { return };
        if self.watches_told.with_value(|before| *before != told) {
            self.watches_told.set_value(told.clone());
            self.announcer.say(told);
        }
    }
}
