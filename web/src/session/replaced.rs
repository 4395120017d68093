//! What was in the editor before something else took its place, to come back as it was left: with its breakpoints, with what
//! was typed, and, as long as the page is open, with its timeline.

use hunch::debugger::Debugger;
use leptos::prelude::*;

use super::Session;
use super::others::is_own;
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

/// Whose a program is that is none of the examples'.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    /// The user's: what they typed last.
    Own,
    /// The user's, too, from before.
    Other,
    /// A link's, which nobody has changed here.
    Link,
}

/// A program beside the examples, as the menu has it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Listed {
    /// Whose it is.
    pub whose: Whose,
    /// Its text: no two of them have the same.
    pub text: String,
    /// Whether it is what the editor shows.
    pub shown: bool,
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

    /// Something else is about to take the place of what is in the editor: a program that is no example's waits, to be chosen
    /// again.
    pub(super) fn make_room(self) {
        if self.example.with_untracked(Option::is_none) && self.has_text() {
            let here = self.here();
            self.others.update(|others| others.join(here));
        }
    }

    /// What a lesson has taken the place of, or what was left of one, does not come back where something else is opened: what
    /// is no example's of it waits with the others.
    pub(super) fn keep_before(self) {
        let before = self.before.try_update_value(Option::take).flatten();
        if let Some(before) = before.filter(|before| before.work.example.is_none()) {
            self.others.update(|others| others.join(before));
        }
    }

    /// What is typed in place of an example, or comes back, is the user's own program now: the one that was theirs until then
    /// waits with the others.
    pub(super) fn change_own(self, now: Option<String>) {
        let own = self.own.get_untracked();
        if let Some(own) = own.filter(|own| now.as_ref() != Some(own)) {
            let work = if self.is_shown(&own) {
                self.work_here()
            } else {
                Work {
                    text: own.clone(),
                    own: Some(own),
                    ..Work::default()
                }
            };
            // One that waits already waits with all that belongs to it.
            if self.others.with_untracked(|others| !others.has(&work.text)) {
                let own = Replaced::from(Box::new(work));
                self.others.update(|others| others.join(own));
            }
        }
        self.own.set(now);
    }

    /// The programs that are no example's: the user's own, those from before, and those of links.
    pub fn programs(self) -> Vec<Listed> {
        let own = self.own.get();
        let text = self.text.get();
        let here = self.example.with(Option::is_none).then_some(text);
        let listed = |whose: Whose, text: &String| Listed {
            whose,
            text: text.clone(),
            shown: here.as_ref() == Some(text),
        };
        let mut programs = Vec::new();
        programs.extend(own.iter().map(|own| listed(Whose::Own, own)));
        if self.whose() == Some(Whose::Link) {
            programs.extend(here.iter().map(|text| listed(Whose::Link, text)));
        }
        self.others.with(|others| {
            for Replaced { work, .. } in others.iter() {
                let whose = if is_own(work) {
                    Whose::Other
                } else {
                    Whose::Link
                };
                if programs.iter().all(|program| program.text != work.text) {
                    programs.push(listed(whose, &work.text));
                }
            }
        });
        programs
    }

    /// Whose program the editor shows; `None`: an example's, or a lesson's.
    pub fn whose(self) -> Option<Whose> {
        let is_link = || {
            let own = self.own.get();
            self.text
                .with(|text| own.as_ref() != Some(text) && !text.trim().is_empty())
        };
        let no_example = self.example.with(Option::is_none);
        no_example.then(|| if is_link() { Whose::Link } else { Whose::Own })
    }

    /// Shows one of these programs as it was left. The one that it takes the place of waits in its turn.
    pub fn open_program(self, text: &str) {
        if self.is_shown(text) {
            return;
        }
        let in_place_of_one = self.example.with_untracked(Option::is_none) && self.has_text();
        self.make_room();
        let waiting = self.others.try_update(|others| others.take(text)).flatten();
        match waiting {
            Some(mut waiting) => {
                // A link's program is nobody's own, and whose own it met then may be another one now.
                if !is_own(&waiting.work) {
                    waiting.work.own = self.own.get_untracked();
                }
                self.put_back(waiting);
            }
            None => {
                self.example.set(None);
                self.open(text, &[]);
            }
        }
        if in_place_of_one {
            self.tell(Topic::Other, page::PROGRAM_IS_BACK, Remedy::OtherProgram);
        }
    }

    /// Goes on with the program that was shown last of those that wait.
    pub fn open_other(self) {
        let newest = self.others.with_untracked(|others| {
            let newest = others.iter().find(|other| !self.is_shown(&other.work.text));
            newest.map(|newest| newest.work.text.clone())
        });
        if let Some(newest) = newest {
            self.open_program(&newest);
        }
    }

    /// The text is changed. An example, or a link's program, becomes the user's own by that: the one that they had before is
    /// offered.
    pub(super) fn offer_other(self) {
        let own = self.own.get_untracked();
        let is_lessons = untrack(|| self.lesson()).is_some();
        let had_another = own.is_some_and(|own| !own.trim().is_empty() && !self.is_shown(&own));
        if had_another && !is_lessons {
            self.tell(Topic::Other, page::PROGRAM_IS_YOURS, Remedy::OtherProgram);
        }
    }

    /// A link's program has taken the place of the user's own, which is offered.
    pub(super) fn offer_own(self) {
        self.tell(Topic::Other, page::PROGRAM_IS_LINKS, Remedy::OwnProgram);
    }

    /// Whether the editor shows the user's own program, and no link's.
    pub(super) fn shows_own(self) -> bool {
        let own = self.own.get_untracked();
        own.is_some_and(|own| !own.trim().is_empty() && self.is_shown(&own))
    }

    /// Whether the editor shows this text, as no example's.
    fn is_shown(self, text: &str) -> bool {
        self.example.with_untracked(Option::is_none)
            && self.text.with_untracked(|shown| shown == text)
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
