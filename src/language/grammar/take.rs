//! What a token that was taken means for what comes after it.

use super::body::{Phase, Place};
use super::{At, Grammar};
use crate::language::Control;
use crate::language::names::Choice;
use crate::language::text::{Kind, Text};
use crate::state::Event;

impl Grammar<'_> {
    pub(super) fn take_control(&mut self, control: Control) {
        match (&self.at, control) {
            (At::Event, _) => {
                self.event = control.event().unwrap_or(Event::Exit);
                self.at = match self.event {
                    Event::Exit => At::ExitKind,
                    _ => At::Depth,
                };
            }
            (At::ExitKind, _) => self.at = At::Tail,
            (At::Answer { .. }, Control::Skipped) => self.at = At::End,
            (At::Answer { .. }, Control::Is) => self.at = At::AnswerText(Text::new(self.values)),
            (At::Answer { .. }, _) => self.at = At::AnswerText(Text::new(Kind::Message)),
            (At::SetName(choice), _) => {
                let name = choice.complete().unwrap_or_default().to_owned();
                self.note_set(&name);
                self.body.markable = Some(name);
                self.at = At::SetValue(Text::new(self.values));
            }
            (At::LoopCount(text) | At::Pending(text) | At::SetValue(text), Control::Unknown)
                if text.is_empty() =>
            {
                self.at = At::Item;
            }
            (At::Value(text), Control::Unknown) if text.is_empty() => self.at = At::Tail,
            _ => self.take_item(control),
        }
    }

    /// Takes the control token that begins an item of a body or what follows it.
    fn take_item(&mut self, control: Control) {
        if let At::DeletedName(choice) = &self.at {
            self.body
                .listed
                .extend(choice.complete().map(str::to_owned));
        }
        // What is said of the surviving top frame shows that it survives.
        let of_body = !matches!(
            control,
            Control::In | Control::Frame | Control::Value | Control::Output | Control::End
        );
        if of_body && self.body.place == Place::Top {
            self.most_new = 0;
        }
        self.at = match control {
            Control::Loop => {
                self.body.say(Phase::Loops);
                At::LoopLine
            }
            Control::Clear => {
                self.body.say(Phase::Pending);
                At::Item
            }
            Control::Pend => {
                self.body.say(Phase::Pending);
                At::Pending(Text::new(self.values))
            }
            Control::Unknown => {
                self.body.say(Phase::Over);
                At::Item
            }
            Control::Set => {
                self.body.say(Phase::Sets);
                At::SetName(Choice::new(self.settable()))
            }
            Control::Del => {
                self.body.say(Phase::Deletions);
                At::DeletedName(Choice::new(self.deletable()))
            }
            Control::Same => At::SameDepth,
            Control::Apart => {
                self.body.markable = None;
                At::Item
            }
            Control::In => At::InDepth,
            Control::Frame => At::FrameDefinition,
            Control::Value if self.event == Event::Exception => At::Value(Text::new(Kind::Message)),
            Control::Value => At::Value(Text::new(self.values)),
            Control::Output => At::Output(Text::new(Kind::Output)),
            _ => At::Finished,
        };
    }

    pub(super) fn take_line(&mut self, line: u32) {
        match (&self.at, self.body.place) {
            (At::Line, _) => {
                self.line = line;
                self.begin_top();
            }
            (At::LoopLine, _) => {
                self.body.headers.retain(|header| *header > line);
                self.at = At::LoopCount(Text::new(Kind::Count));
            }
            (At::FrameDefinition, _) => {
                if let Some(definition) = self.program.definition(line) {
                    self.begin_full(definition);
                }
            }
            (At::FrameLine, _) => self.place_full(line),
            (_, Place::Lower(index)) => self.begin_lower(index, Some(line)),
            _ => {}
        }
    }

    pub(super) fn take_depth(&mut self, depth: usize) {
        match self.at {
            At::Depth => {
                self.depth = depth;
                self.at = At::Line;
            }
            At::SameDepth => {
                let choice = Choice::new(self.targets(depth - 1));
                self.body.markable = None;
                self.at = At::SameName(choice);
            }
            _ => self.begin_lower(depth - 1, None),
        }
    }

    pub(super) fn take_text(&mut self, id: u32) {
        match &mut self.at {
            At::SetName(choice) | At::SameName(choice) | At::DeletedName(choice) => {
                choice.push(id);
            }
            At::LoopCount(text)
            | At::Pending(text)
            | At::SetValue(text)
            | At::Value(text)
            | At::Output(text)
            | At::AnswerText(text) => {
                if let Some(piece) = self.tokenizer.piece(id) {
                    text.push(piece);
                }
            }
            _ => {}
        }
    }
}
