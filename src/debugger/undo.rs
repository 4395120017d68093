//! Undo: what was shown before each of the last commands, so that it can be shown again as it was.

use std::collections::VecDeque;

use super::timeline::{Mark, MomentId};

/// So many commands can be taken back.
const LONGEST: usize = 100;

/// What a session showed.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    /// The timeline, with what came after the current state.
    pub mark: Mark,
    /// Whether the current state was replayed.
    pub replayed: bool,
    /// The state that was shown before it.
    pub before: Option<MomentId>,
    /// What was typed.
    pub input: Option<Vec<String>>,
}

/// What was shown before each of the last commands, the latest last.
#[derive(Clone, Debug, Default)]
pub(super) struct Undo {
    shown: VecDeque<Shown>,
    /// Whether the last command was a move along the timeline: a drag over it is many of them, and one to its user.
    scrubbing: bool,
}

impl Undo {
    /// Keeps what was shown before a command that is being carried out.
    pub fn keep(&mut self, shown: Shown) {
        self.scrubbing = false;
        self.shown.push_back(shown);
        if self.shown.len() > LONGEST {
            self.shown.pop_front();
        }
    }

    /// The same for a move along the timeline.
    pub fn keep_scrub(&mut self, shown: Shown) {
        if !self.scrubbing {
            self.keep(shown);
            self.scrubbing = true;
        }
    }

    /// Makes the last command a part of the one before it.
    pub fn join(&mut self) {
        if self.shown.len() > 1 {
            self.shown.pop_back();
        }
    }

    /// What can be shown again after everything is taken back.
    pub fn oldest(&self) -> Option<&Shown> {
        self.shown.front()
    }

    /// Whether there is nothing to take back.
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// What was shown before the last command, which is thereby taken back.
    pub fn take(&mut self) -> Option<Shown> {
        self.scrubbing = false;
        self.shown.pop_back()
    }
}
