//! States that a command has dropped: after a step from a state that was gone back to, what came after that no longer follows.

use hunch::debugger::Debugger;
use leptos::prelude::*;

use super::{Run, Session};
use crate::notices::{Notice, Remedy, Topic};
use crate::words::running;

impl Session {
    /// Says how many later states the last command has dropped, and offers to bring them back.
    pub(super) fn tell_dropped(self) {
        let count = untrack(|| self.with_debugger(Debugger::dropped)).unwrap_or(0);
        // A run is one command: what its first step has dropped, the whole of it has.
        if count == 0 && self.is_further_on() {
            return;
        }
        self.dropped.set(count);
        if count > 0 {
            self.notify(Notice {
                topic: Topic::Dropped,
                error: false,
                text: running::dropped(count),
                remedy: Some(Remedy::Undo),
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
        self.dropped.set(0);
    }

    /// Whether a run has stopped before, and gone on.
    fn is_further_on(self) -> bool {
        let further = |run: &Run| run.stops > 0;
        self.run
            .with_untracked(|run| run.as_ref().is_some_and(further))
    }
}
