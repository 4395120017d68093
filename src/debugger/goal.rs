//! Goals: which state an action stops at, by the state tree's rules.

use std::collections::BTreeSet;

use crate::action::Action;
use crate::state::{Event, State};

/// What an action looks for, forward or backward.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Any state.
    Neighbour,
    /// A state of at most this depth.
    DepthAtMost(usize),
    /// A frame's return; the frame's depth. Until there, nothing is less deep.
    ReturnAt(usize),
    /// A frame's call; the frame's depth. Until there, nothing is less deep.
    CallAt(usize),
    /// A `line` event on one of these lines, or the exit.
    Lines(BTreeSet<u32>),
}

impl Goal {
    /// The goal of `action` at `state`.
    pub fn of(action: &Action, state: &State) -> Goal {
        let depth = state.depth();
        let at_exit = state.event == Event::Exit;
        match action {
            Action::StepOver => Goal::DepthAtMost(depth),
            Action::StepReturn if state.event == Event::Return => {
                Goal::ReturnAt(depth.saturating_sub(1))
            }
            Action::StepReturn => Goal::ReturnAt(depth),
            Action::Breakpoint { lines } => Goal::Lines(lines.iter().copied().collect()),
            Action::Continue => Goal::Lines(BTreeSet::new()),
            Action::InvStepOver if !at_exit => Goal::DepthAtMost(depth),
            // From the exit it goes to the start, which is the one call at depth 1.
            Action::InvStepCall if at_exit => Goal::CallAt(1),
            Action::InvStepCall if state.event == Event::Call => {
                Goal::CallAt(depth.saturating_sub(1))
            }
            Action::InvStepCall => Goal::CallAt(depth),
            _ => Goal::Neighbour,
        }
    }

    /// Whether `state` is where an action with this goal stops.
    pub fn is_met(&self, state: &State) -> bool {
        match self {
            Goal::Neighbour => true,
            _ if state.event == Event::Exit => true,
            Goal::DepthAtMost(depth) => state.depth() <= *depth,
            Goal::ReturnAt(depth) => state.event == Event::Return && state.depth() == *depth,
            Goal::CallAt(depth) => state.event == Event::Call && state.depth() == *depth,
            Goal::Lines(lines) => {
                state.event == Event::Line && state.line().is_some_and(|line| lines.contains(&line))
            }
        }
    }

    /// Whether the state that an inverse action goes to cannot be before `earlier`.
    pub fn is_surely_after(&self, earlier: &State) -> bool {
        match self {
            Goal::Neighbour => true,
            Goal::DepthAtMost(depth) => earlier.depth() <= *depth,
            Goal::CallAt(depth) => earlier.depth() < *depth,
            Goal::ReturnAt(_) | Goal::Lines(_) => false,
        }
    }
}
