//! Which state of the true run a state of the session is to be compared with: the one that CPython reaches by the same
//! commands from the start. What was predicted on the way plays no part in that, so that one mistake does not hide the
//! next.

/// Where a state of a session lies in the true run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counterpart {
    /// The same commands lead there.
    At {
        /// The run: 0 is the program's own, the others are those in which the user's edits are made.
        course: usize,
        /// The state that the last command was taken at; what it printed is counted from there.
        from: usize,
        /// The state itself.
        to: usize,
    },
    /// Nowhere.
    None(Incomparable),
}

/// Why a state has no counterpart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Incomparable {
    /// The session began at a state that the user gave, which the program's own run does not come by.
    Given,
    /// It lies before such a state: the run's way there is one of many.
    BeforeStart,
    /// The user set a local on the way to what CPython cannot be given.
    Edited,
    /// The same, and the run with what was set is not there yet.
    Awaited,
    /// It lies before a state in which the user set a local: nothing is known of how such a one comes about.
    BeforeEdit,
    /// The true run has no such state: it was over before, or was recorded no further.
    Over,
}
