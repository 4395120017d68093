//! Which state of the true run a state of the session is to be compared with: the one that CPython reaches by the same
//! commands from the start. What was predicted on the way plays no part in that, so that one mistake does not hide the
//! next.

use crate::action::Action;
use crate::state::State;

use super::Run;

/// Where a state of a session lies in the true run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counterpart {
    /// The same commands lead there.
    At {
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
    /// The session began at a state that the user gave.
    Given,
    /// The user set a local on the way.
    Edited,
    /// The true run has no such state: it was over before, or was recorded no further.
    Over,
}

impl Counterpart {
    /// The true state, if there is one.
    pub fn state(self, run: &Run) -> Option<State> {
        match self {
            Counterpart::At { from, to } => Some(run.reached(from, to)),
            Counterpart::None(_) => None,
        }
    }
}

/// The counterpart of a state that nothing led to.
pub(crate) fn given(state: &State) -> Counterpart {
    if state.is_start() {
        Counterpart::At { from: 0, to: 0 }
    } else {
        Counterpart::None(Incomparable::Given)
    }
}

/// The counterpart of the state that `action` led to from one whose counterpart is known.
pub(crate) fn follow(run: &Run, before: Counterpart, action: &Action) -> Counterpart {
    let Counterpart::At { to: at, .. } = before else {
        return before;
    };
    if !action.is_step() {
        return Counterpart::None(Incomparable::Edited);
    }
    match run.target(at, &action.clone().normalized()) {
        Some(to) => Counterpart::At { from: at, to },
        None => Counterpart::None(Incomparable::Over),
    }
}
