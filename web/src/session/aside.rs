//! A session that an edit of the text has ended: put aside, since a stray key in the editor is taken back by its user, and
//! the timeline should be there again with the text.

use hunch::debugger::Debugger;
use leptos::prelude::*;

use super::Session;
use crate::notices::Topic;

/// What an edit has ended.
#[derive(Clone, Debug)]
pub(super) struct Aside {
    /// The text before the edit.
    text: String,
    /// The session with it.
    debugger: Debugger,
    /// The example that it was.
    example: Option<String>,
    /// The user's own program beside it.
    own: Option<String>,
}

impl Session {
    /// Puts the session aside that an edit is about to end. A lesson is left by an edit.
    pub(super) fn put_aside(self) {
        let debugger = self.debugger.get_untracked();
        if let Some(mut debugger) = debugger.filter(|_| untrack(|| self.lesson()).is_none()) {
            debugger.cancel();
            self.aside.set_value(Some(Aside {
                text: self.text.get_untracked(),
                debugger,
                example: self.example.get_untracked(),
                own: self.own.get_untracked(),
            }));
        }
    }

    /// Goes on with the session that was put aside, if this is its text; `false`: it is not.
    pub(super) fn take_back(self, text: &str) -> bool {
        let is_it = |aside: &Option<Aside>| aside.as_ref().is_some_and(|aside| aside.text == text);
        if self.paused_untracked() || !self.aside.with_value(is_it) {
            return false;
        }
        let Some(aside) = self.aside.try_update_value(Option::take).flatten() else {
            return false;
        };
        let Aside {
            text,
            mut debugger,
            example,
            own,
        } = aside;
        self.clear_notice(Topic::Program);
        self.clear_notice(Topic::Other);
        self.forget_reading();
        self.set_up(&mut debugger);
        self.text.set(text);
        self.example.set(example);
        self.own.set(own);
        self.debugger.set(Some(debugger));
        // Where they are in this text.
        let mut lines = Vec::new();
        self.with_editor(|editor| lines = editor.breakpoints());
        self.set_breakpoints(lines);
        self.save_soon();
        self.rest();
        true
    }

    /// Whether an edit has ended a session that comes back when it is undone.
    pub(super) fn has_aside(self) -> bool {
        self.aside.with_value(Option::is_some)
    }

    /// Another program is opened: its user does not come back by an edit.
    pub(super) fn forget_aside(self) {
        self.aside.set_value(None);
    }
}
