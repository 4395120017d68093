//! Ways: what is to be predicted, and how; what a history has to tell for it.

use crate::action::Action;
use crate::program::Program;
use crate::request::{Alternatives, HistoryEntry, Mode};
use crate::state::State;

use super::answers::Answers;
use super::place::Place;

/// The most entries of a history that are read where states do not show all that a program has.
const LONGEST_PAST: usize = 600;

/// What is to be predicted, and how.
pub(super) struct Ways<'a> {
    pub id: &'a serde_json::Value,
    pub program: &'a Program,
    pub history: &'a [HistoryEntry],
    /// What was raised, where an `except` is about to be asked whether it takes that, or where it leaves a frame by way of one.
    pub raised: Option<&'a str>,
    /// The state before, where a frame returns: an exception has left it, or none.
    pub ended: Option<&'a State>,
    /// What the model reads of program, history and state.
    pub document: &'a [u32],
    /// The action's tokens.
    pub given: &'a [u32],
    pub at: &'a State,
    pub action: &'a Action,
    /// What was asked before.
    pub answers: &'a Answers<'a>,
    pub mode: Mode,
    /// Of what to say what else could be.
    pub alternatives: &'a Alternatives,
    /// Whether to say what the line's sub-expressions come to.
    pub opened: bool,
}

impl<'a> Ways<'a> {
    /// The state of the line that goes on: where a frame returns, that of the frame that called it.
    pub fn goes_on(&self) -> &'a State {
        self.answers.resumed.unwrap_or(self.at)
    }

    /// The states from the start of the program to this one, if the history has them all.
    pub fn past(&self) -> Option<Vec<&'a State>> {
        let begins = self
            .history
            .first()
            .is_some_and(|entry| entry.state.is_start());
        begins.then(|| self.lately())?
    }

    /// The last states, as far as they are known, if each came by one step after the one before.
    pub fn lately(&self) -> Option<Vec<&'a State>> {
        let single = |entry: &HistoryEntry| entry.action == Action::StepInto;
        let states = self.history.iter().map(|entry| &entry.state);
        let single = self.history.iter().all(single);
        single.then(|| states.chain([self.at]).collect())
    }

    /// Where to ask something before the action.
    pub fn place(&self) -> Place<'a> {
        Place {
            program: self.program,
            at: self.at,
            document: self.document,
            given: self.given.len(),
        }
    }
}

/// How much of a history is read, of which `told` entries are needed at least: what states do not show is told by all of those before.
pub(super) fn with_past(program: &Program, history: &[HistoryEntry], told: usize) -> usize {
    match history.len() {
        long @ ..=LONGEST_PAST if program.hides() => long,
        _ => told,
    }
}

/// The end of a history that reads like a trajectory the model has learned from: all forward or all backward, and
/// without edits. What was before is in the key frame that the document begins with.
pub(super) fn trajectory(history: &[HistoryEntry], inverse: bool) -> &[HistoryEntry] {
    let breaks = |action: &Action| !action.is_step() || action.is_inverse() != inverse;
    let first = history
        .iter()
        .rposition(|entry| breaks(&entry.action))
        .map_or(0, |last| last + 1);
    &history[first..]
}

/// How an action is predicted where `wanted` is asked for. Going back is one prediction in both modes: hardly anything has
/// to be worked out on a way back, so that a jump is nearly always right, and each state on the way only adds its errors
/// (models/recipe/LOG.md has figures, "The eleventh run").
pub(super) fn mode_of(wanted: Mode, action: &Action) -> Mode {
    if action.is_inverse() {
        Mode::Jump
    } else {
        wanted
    }
}
