//! What functions capture that have no frames: the variables of the call that has made one, by which state has entered that.

use std::collections::BTreeMap;

use super::Closures;
use crate::program::{Definition, Program};
use crate::state::State;

/// The variables of all calls of functions around others.
pub(in crate::program) struct Captures<'p>(Closures<'p>);

impl<'p> Captures<'p> {
    /// What is known when these states have been gone through, and of those that enter functions whose origin is known, which state has entered
    /// the frame that has made each.
    pub fn after(
        program: &'p Program,
        past: &[&State],
        made_in: BTreeMap<usize, usize>,
    ) -> Captures<'p> {
        Captures(Closures::after_entering(program, past, made_in))
    }

    /// A variable of a function that a function captures which the frame has made that a state has entered: which state has entered the call
    /// that it belongs to, and what it is by now, if that is known.
    pub fn variable(
        &self,
        made_in: usize,
        around: &Definition,
        name: &str,
    ) -> Option<(usize, Option<&str>)> {
        let made = self.0.cells_of(made_in)?;
        let cells = self.0.cells.get(self.0.among(made, around)?)?;
        let value = cells.values.get(name);
        Some((cells.entered, value.map(String::as_str)))
    }
}

impl Program {
    /// Whether a function has a `lambda` in its body.
    pub(super) fn makes_lambdas(&self, function: &Definition) -> bool {
        let mut lines = self.lines.iter();
        lines.any(|line| function.is_in_body(line.number) && line.text.contains("lambda"))
    }
}
