//! A place in a document: where the model is asked something before a step.

use crate::program::Program;
use crate::state::State;

/// A state of a program, and what the model has read up to it.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub program: &'a Program,
    pub at: &'a State,
    /// Tokens of program, history and state; they end at the state.
    pub document: &'a [u32],
    /// How many tokens the action will take.
    pub given: usize,
}
