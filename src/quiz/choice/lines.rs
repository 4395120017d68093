//! The lines that can be the answer where a step is asked about: those that the statements alone leave open.

use crate::action::Action;
use crate::program::{DefinitionKind, mentions};
use crate::quiz::source::SourceLine;
use crate::state::Event;

use super::Step;

impl Step<'_> {
    /// The lines that can come next, or that can have come before, by the statements alone; with them the functions that
    /// the line may enter, or may have left.
    pub(super) fn possible_lines(&self) -> Vec<u32> {
        if let Action::Breakpoint { lines } = self.action {
            return lines.clone();
        }
        let back = self.action.is_inverse();
        let frame = match self.before.event {
            Event::Return if !back => self.before.frames.iter().rev().nth(1),
            _ => self.before.top(),
        };
        let Some((frame, definition)) =
            frame.and_then(|frame| Some((frame, self.definition(frame)?)))
        else {
            return Vec::new();
        };
        // A frame that waits for a call is as one at a line.
        let event = match self.before.event {
            Event::Exception => Event::Exception,
            Event::Call => Event::Call,
            _ => Event::Line,
        };
        let leads = |line: &u32| {
            if back {
                definition
                    .flow
                    .leads(Event::Line, *line, Event::Line, frame.line)
            } else {
                definition.flow.leads(event, frame.line, Event::Line, *line)
            }
        };
        let mut lines = self.program.lines_of(definition);
        lines.retain(leads);
        if self.after.event == Event::Call && !back {
            lines.extend(self.entered(frame.line));
        }
        let answer = self.after.line().filter(|line| *line > 0);
        lines.extend(answer);
        lines.sort_unstable();
        lines.dedup();
        lines
    }

    /// The first lines of the functions that a line names.
    fn entered(&self, line: u32) -> Vec<u32> {
        let text = SourceLine::of(self.program, line).text;
        self.program
            .definitions()
            .iter()
            .filter(|definition| definition.kind == DefinitionKind::Function)
            .filter(|definition| mentions(&text, &definition.name))
            .map(|definition| definition.first)
            .collect()
    }
}
