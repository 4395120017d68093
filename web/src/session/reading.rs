//! Reading the program while it is typed: what is wrong with it is shown once its author pauses, and not only when a step is
//! wanted. It is marked on its line, and told where the timeline would be, which is empty by then: so nothing moves.

use gloo::timers::callback::Timeout;
use hunch::program::{Program, ProgramError};
use leptos::prelude::*;

use super::Session;
use crate::notices::{Notice, Topic};
use crate::words::{self, running};

/// How long the text rests before it is read.
const AFTER_MS: u32 = 600;

impl Session {
    /// Reads the text after a moment of rest. What is known to be wrong stays marked until then.
    pub(super) fn read_soon(self) {
        let reading = Timeout::new(AFTER_MS, move || self.read());
        self.reading.set_value(Some(reading));
    }

    /// Nothing is typed any more: what was wrong is told another way, or belongs to another text.
    pub(super) fn forget_reading(self) {
        self.reading.set_value(None);
        self.clear_notice(Topic::Typing);
        self.unmark_problem();
    }

    fn read(self) {
        let read = self.text.with_untracked(|text| {
            // Whoever begins anew knows that there is nothing yet.
            let is_empty = text.trim().is_empty();
            if is_empty {
                Ok(())
            } else {
                Program::parse(text).map(|_| ())
            }
        });
        let Err(error) = read else {
            if self.told().is_some() {
                self.announcer.say(running::CAN_READ.to_owned());
            }
            return self.forget_reading();
        };
        self.mark_problem(&error);
        let text = running::cannot_read(&error);
        // That it is still so while it is being mended is no news, wherever in the line.
        let told = self.told();
        if told.as_deref().map(anywhere) != Some(anywhere(&text)) {
            self.announcer.say(text.clone());
        }
        self.notify(Notice {
            topic: Topic::Typing,
            error: true,
            text,
            remedy: None,
        });
    }

    /// What was said to be wrong last, if something is.
    fn told(self) -> Option<String> {
        self.notices.with_untracked(|notices| {
            let mut notices = notices.iter();
            let notice = notices.find(|notice| notice.topic == Topic::Typing);
            notice.map(|notice| notice.text.clone())
        })
    }

    /// Marks the line that cannot be read.
    pub(super) fn mark_problem(self, error: &ProgramError) {
        let line = error.line().unwrap_or(0);
        self.with_editor(|editor| editor.show_problem(line, &words::problem(error)));
    }

    fn unmark_problem(self) {
        self.with_editor(|editor| editor.show_problem(0, ""));
    }
}

/// What is wrong, and in which line, whatever the column.
fn anywhere(text: &str) -> String {
    match text.split_once(", column ") {
        Some((before, rest)) => {
            let rest = rest.trim_start_matches(|sign: char| sign.is_ascii_digit());
            format!("{before}{rest}")
        }
        None => text.to_owned(),
    }
}
