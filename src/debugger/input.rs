//! What the program's user types where it asks with `input`: given by whoever uses the debugger, and read by what has run.

use super::Debugger;
use super::timeline::MomentId;
use crate::program::Input;

impl Debugger {
    /// Sets what the program's user types, a line each; `None`: whatever the model thinks of. Where lines are others by now that were read
    /// already, the timeline begins again, and `true` is given.
    pub fn set_input(&mut self, input: Option<Vec<String>>) -> bool {
        let read = self.lines_read(self.timeline.last_id());
        let before = self.input.as_deref().zip(read);
        let before = before.and_then(|(lines, read)| lines.get(..read));
        let holds = match (before, &input) {
            (Some(before), Some(lines)) => lines.starts_with(before),
            (None, lines) => self.input == *lines,
            (Some(_), None) => false,
        };
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
        steps.iter().try_fold(0, |read, [before, after]| {
            let left = lines.get(read..)?;
            Some(read + self.program.lines_read(before, after, left)?)
        })
    }
}
