//! States that a command has dropped: after a step from a state that was gone back to, what came after that no longer follows; and what
//! came before a value that the user has set does not lead there.

use hunch::debugger::{Debugger, Dropped};
use leptos::prelude::*;

use super::{Run, Session};
use crate::notices::{Notice, Remedy, Topic};
use crate::words::running;

impl Session {
    /// Says how many states the last command has dropped, and offers to bring them back.
    pub(super) fn tell_dropped(self) {
        let states = untrack(|| self.with_debugger(Debugger::dropped)).unwrap_or_default();
        // A run is one command: what its first step has dropped, the whole of it has.
        if states.is_empty() && self.is_further_on() {
            return;
        }
        self.dropped.set(states);
        if !states.is_empty() {
            self.notify(Notice {
                topic: Topic::Dropped,
                error: false,
                text: running::dropped(states),
                remedy: Some(Remedy::BringBack(states)),
            });
        }
    }

    /// Another command is given: to undo that is not to bring them back.
    pub(super) fn outdate_dropped(self) {
        if !self.is_further_on() {
            self.clear_notice(Topic::Dropped);
        }
    }

    /// There is another session.
    pub(super) fn forget_dropped(self) {
        self.clear_notice(Topic::Dropped);
        self.dropped.set(Dropped::default());
    }

    /// Whether a run has stopped before, and gone on.
    pub(super) fn is_further_on(self) -> bool {
        let further = |run: &Run| run.stops > 0;
        self.run
            .with_untracked(|run| run.as_ref().is_some_and(further))
    }
}
