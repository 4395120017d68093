//! What was in the editor before something else took its place, to come back as it was left: with its breakpoints, with what
//! was typed, and, as long as the page is open, with its timeline.

use hunch::debugger::Debugger;
use leptos::prelude::*;

use super::Session;
use crate::notices::{Notice, Remedy, Topic};
use crate::words::{lessons, page};
use crate::work::Work;

/// A program that something else has taken the place of.
#[derive(Clone, Debug)]
pub(super) struct Replaced {
    /// The program with all that belongs to it.
    pub(super) work: Box<Work>,
    /// Its session; `None` after a reload, and for a program that cannot be read.
    debugger: Option<Debugger>,
}

impl From<Box<Work>> for Replaced {
    fn from(work: Box<Work>) -> Replaced {
        let debugger = None;
        Replaced { work, debugger }
    }
}

impl Session {
    /// What is in the editor now.
    fn here(self) -> Replaced {
        let mut debugger = self.debugger.get_untracked();
        debugger.iter_mut().for_each(Debugger::cancel);
        Replaced {
            work: Box::new(self.work_here()),
            debugger,
        }
    }

    /// Shows what was replaced as it was left.
    fn put_back(self, replaced: Replaced) {
        self.open_work(*replaced.work);
        if let Some(mut debugger) = replaced.debugger {
            self.set_up(&mut debugger);
            self.debugger.set(Some(debugger));
            self.rest();
        }
    }

    /// A lesson is about to take the place of what is in the editor, which comes back when it is left.
    pub fn make_room_for_lesson(self) {
        // One lesson after another: before the first there was something else.
        if untrack(|| self.lesson()).is_none() && self.has_text() {
            self.before.set_value(Some(self.here()));
        }
    }

    /// Brings back what a lesson has taken the place of, and offers the lesson's program, which its learner may have changed,
    /// in its turn.
    pub(super) fn bring_back_from_lesson(self) {
        let Some(before) = self.before.try_update_value(Option::take).flatten() else {
            return;
        };
        let lessons = self.here();
        self.put_back(before);
        self.before.set_value(Some(lessons));
        self.tell(Topic::Left, lessons::IS_BACK, Remedy::LessonsProgram);
    }

    /// Goes on with the program of the lesson that was left.
    pub fn take_lessons_program(self) {
        if let Some(lessons) = self.before.try_update_value(Option::take).flatten() {
            self.put_back(lessons);
        }
    }

    /// An example is about to take the place of what is in the editor: the user's own program waits, to be chosen again.
    pub(super) fn make_room_for_example(self) {
        if self.example.with_untracked(Option::is_none) && self.has_text() {
            self.left.set(Some(self.here()));
        }
    }

    /// Shows the user's own program as it was left.
    pub fn open_own(self) {
        let Some(own) = self.own.get_untracked() else {
            return;
        };
        if self.example.with_untracked(Option::is_none) {
            return;
        }
        let is_it =
            |left: &Option<Replaced>| left.as_ref().is_some_and(|left| left.work.text == own);
        if self.left.with_untracked(is_it) {
            self.take_left();
        } else {
            self.example.set(None);
            self.open(&own, &[]);
        }
    }

    /// Whether the user has a program beside the one that is theirs now: it was theirs before they changed an example.
    pub fn has_other(self) -> bool {
        let own = self.own.get();
        let is_other = |left: &Option<Replaced>| {
            left.as_ref()
                .is_some_and(|left| Some(&left.work.text) != own.as_ref())
        };
        self.left.with(is_other)
    }

    /// Goes on with that program. The one that it takes the place of waits in its turn.
    pub fn open_other(self) {
        let here = self
            .example
            .with_untracked(Option::is_none)
            .then(|| self.here());
        self.take_left();
        if let Some(here) = here {
            self.left.set(Some(here));
            self.tell(Topic::Other, page::PROGRAM_IS_BACK, Remedy::OtherProgram);
        }
    }

    /// The text is changed. An example becomes the user's own program by that: the one that they had before is offered.
    pub(super) fn offer_other(self) {
        let is_example =
            self.example.with_untracked(Option::is_some) && untrack(|| self.lesson()).is_none();
        if is_example && self.left.with_untracked(Option::is_some) {
            self.tell(Topic::Other, page::EXAMPLE_IS_YOURS, Remedy::OtherProgram);
        }
    }

    fn take_left(self) {
        let left = self.left.try_update(Option::take).flatten();
        if let Some(left) = left {
            self.put_back(left);
        }
    }

    fn has_text(self) -> bool {
        self.text.with_untracked(|text| !text.trim().is_empty())
    }

    fn tell(self, topic: Topic, text: &str, remedy: Remedy) {
        self.notify(Notice {
            topic,
            error: false,
            text: text.to_owned(),
            remedy: Some(remedy),
        });
    }
}
