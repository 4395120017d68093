//! What the program's user types where it asks with `input`: given by whoever uses the debugger, and read by what has run.

use std::collections::BTreeMap;
use std::ops::Range;

use super::timeline::MomentId;
use super::{Debugger, Printed};
use crate::program::Input;

impl Debugger {
    /// Sets what the program's user types, a line each; `None`: whatever the model thinks of. Where a line is another one by now that was read
    /// already, the session goes back to where it was read; that is a command, which can be taken back. Says whether it went.
    pub fn set_input(&mut self, input: Option<Vec<String>>) -> bool {
        let before = self.input.as_deref().unwrap_or_default();
        let after = input.as_deref().unwrap_or_default();
        let same = before
            .iter()
            .zip(after)
            .take_while(|(one, other)| one == other);
        // More lines than before change nothing.
        let place = match after.starts_with(before) {
            true => None,
            false => self.read_at(same.count()),
        };
        if let Some(place) = place {
            self.keep();
            self.pending = None;
            self.timeline.cut_behind(place);
            self.before = None;
            self.replayed = true;
        }
        self.input = input;
        place.is_some()
    }

    /// Types one more line, which the program waits for. To take back the step that reads it is to take the line back.
    pub fn answer(&mut self, line: String) {
        let lines = self.input.clone();
        self.input.get_or_insert_default().push(line);
        self.unanswered.get_or_insert(lines);
    }

    /// The last position on the timeline at which no more than so many lines are read: the start where that is not known. `None`: no more are
    /// read anywhere.
    fn read_at(&self, count: usize) -> Option<usize> {
        if !self.program.asks_for_input() {
            return None;
        }
        let reads_more = |position: &usize| {
            let id = self.timeline.id_at(*position);
            id.and_then(|id| self.lines_read(id))
                .is_none_or(|read| read > count)
        };
        let first = (0..self.timeline.len()).find(reads_more)?;
        Some(first.saturating_sub(1))
    }

    /// How many of the lines are read at the current state; `None` where that is not known.
    pub fn read(&self) -> Option<usize> {
        self.lines_read(self.timeline.current_id())
    }

    /// What the program's user types, as it was set.
    pub fn input(&self) -> Option<&[String]> {
        self.input.as_deref()
    }

    /// What the program has printed up to the state before the current one, and since that, as far as known; what was typed stands behind what
    /// the program asks with, as a terminal shows it.
    pub fn printed(&self) -> (Vec<Printed>, Vec<Printed>) {
        let typed = self.typed_lines().unwrap_or_default();
        self.timeline.printed(&typed, !self.replayed)
    }

    /// The lines that single steps have read, by the moments that these led to; `None` where some steps are not known.
    fn typed_lines(&self) -> Option<BTreeMap<MomentId, Vec<String>>> {
        let lines = self
            .input
            .as_ref()
            .filter(|_| self.program.asks_for_input())?;
        let reads = self.reads(self.timeline.last_id())?.into_iter();
        let lines_of = |(id, read): (MomentId, Range<usize>)| Some((id, lines.get(read)?.to_vec()));
        reads.map(lines_of).collect()
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
        let reads = self.reads(moment)?;
        Some(reads.last().map_or(0, |(_, read)| read.end))
    }

    /// Which of the lines the steps up to a moment on the timeline have read, those that have read some, by the moments that they led to; `None`
    /// where that is not known.
    fn reads(&self, moment: MomentId) -> Option<Vec<(MomentId, Range<usize>)>> {
        let lines = self.input.as_ref()?;
        let mut reads = Vec::new();
        let mut read = 0;
        for step in self.timeline.steps_to(moment)? {
            let [before, after] = step.map(|id| &self.timeline.moment(id).state);
            let count = self.program.lines_read(before, after, lines.get(read..)?)?;
            if count > 0 {
                reads.push((step[1], read..read + count));
            }
            read += count;
        }
        Some(reads)
    }
}
