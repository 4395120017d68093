//! What the program's user types where it asks with `input`: given by whoever uses the debugger, and read by what has run.

use std::collections::BTreeMap;

use super::timeline::MomentId;
use super::{Debugger, Printed};
use crate::program::Input;

impl Debugger {
    /// Sets what the program's user types, a line each; `None`: whatever the model thinks of. Where lines are others by now that were read
    /// already, the timeline begins again, and `true` is given.
    pub fn set_input(&mut self, input: Option<Vec<String>>) -> bool {
        let lines = self.input.as_deref().unwrap_or_default();
        // What may have been read counts as read.
        let read = self.lines_read(self.timeline.last_id());
        let before = lines.get(..read.unwrap_or(lines.len()));
        let after = input.as_deref().unwrap_or_default();
        let holds = after.starts_with(before.unwrap_or_default());
        let anew = !holds && self.program.asks_for_input() && self.timeline.len() > 1;
        self.input = input;
        if anew {
            self.begin_again();
        }
        anew
    }

    /// What the program's user types, as it was set.
    pub fn input(&self) -> Option<&[String]> {
        self.input.as_deref()
    }

    /// What the program has printed up to the state before the current one, and since that, as far as known; what was typed stands behind what
    /// the program asks with, as a terminal shows it.
    pub fn printed(&self) -> (Vec<Printed>, Vec<Printed>) {
        self.timeline
            .printed(&self.typed_lines().unwrap_or_default())
    }

    /// The lines that single steps have read alone, by the moments that these led to; `None` where some steps are not known.
    fn typed_lines(&self) -> Option<BTreeMap<MomentId, String>> {
        let lines = self.input.as_ref()?;
        let mut typed = BTreeMap::new();
        let mut read = 0;
        for step in self.timeline.steps_to(self.timeline.last_id())? {
            let count = self.read_by(step, lines.get(read..)?)?;
            if count == 1 {
                typed.insert(step[1], lines.get(read)?.clone());
            }
            read += count;
        }
        Some(typed)
    }

    /// What is typed, and how much of it is read at a moment; `None` where that is not known.
    pub(super) fn input_at(&self, moment: MomentId) -> Option<Input> {
        let lines = self
            .input
            .as_ref()
            .filter(|_| self.program.asks_for_input())?;
        Some(Input {
            lines: lines.clone(),
            read: self.lines_read(moment)?,
        })
    }

    /// How many lines were read up to a moment on the timeline; `None` where that is not known.
    fn lines_read(&self, moment: MomentId) -> Option<usize> {
        let lines = self.input.as_ref()?;
        let steps = self.timeline.steps_to(moment)?;
        steps.into_iter().try_fold(0, |read, step| {
            Some(read + self.read_by(step, lines.get(read..)?)?)
        })
    }

    /// How many of the lines that are left a step reads; `None` where that is not known.
    fn read_by(&self, step: [MomentId; 2], left: &[String]) -> Option<usize> {
        let [before, after] = step.map(|id| &self.timeline.moment(id).state);
        self.program.lines_read(before, after, left)
    }
}
