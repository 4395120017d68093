//! Which tokens may come next, place by place.

use super::body::{Phase, Place};
use super::{At, Grammar};
use crate::language::moves::Moves;
use crate::language::names::Choice;
use crate::language::text::Text;
use crate::language::{Control, TokenMask};

impl Grammar<'_> {
    /// Adds to `mask` the tokens that may come next.
    pub(super) fn allow_next(&self, mask: &mut TokenMask) {
        let moves = self.moves.as_ref();
        match &self.at {
            At::Event => {
                let events = moves.map(Moves::events).unwrap_or_default();
                self.allow_all(mask, events.into_iter().map(Control::of_event));
            }
            At::ExitKind => {
                let exits = moves.map(Moves::exits).unwrap_or_default();
                self.allow_all(mask, exits.into_iter().map(Control::of_exit));
            }
            At::Depth => {
                for depth in moves
                    .map(|moves| moves.depths(self.event))
                    .unwrap_or_default()
                {
                    mask.allow(self.tokenizer.depth(depth));
                }
            }
            At::Line => {
                let lines = moves.map(|moves| moves.lines(self.event, self.depth));
                self.allow_lines(mask, lines.unwrap_or_default());
            }
            At::Item => self.allow_items(mask),
            At::LoopLine => self.allow_lines(mask, self.body.headers.iter().copied()),
            At::LoopCount(text) if let Some((_, count)) = &self.body.due => {
                let ids = self.tokenizer.encode_text(count);
                match ids.get(text.length()) {
                    Some(id) => mask.allow(*id),
                    None => self.allow_items(mask),
                }
            }
            At::LoopCount(text) | At::Pending(text) | At::SetValue(text) => {
                self.allow_value(mask, text);
                if text.is_complete() {
                    self.allow_items(mask);
                }
            }
            At::SetName(choice) => {
                self.allow_name(mask, choice);
                if choice.complete().is_some() {
                    self.allow(mask, Control::Is);
                }
            }
            At::SameName(choice) | At::DeletedName(choice) => {
                self.allow_name(mask, choice);
                if choice.complete().is_some() {
                    self.allow_items(mask);
                }
            }
            At::SameDepth => self.allow_frames(mask, self.target_frames()),
            At::InDepth => self.allow_frames(mask, self.lower_frames()),
            At::FrameDefinition => {
                let count = self.given.len() + 1;
                let tops = self.called(self.tops(count));
                if !self.is_closing() || tops.is_empty() {
                    let lowers = self.called(self.lowers(count));
                    self.allow_lines(mask, lowers.iter().map(|lower| lower.line));
                }
                self.allow_lines(mask, tops.iter().map(|top| top.line));
            }
            At::FrameLine => {
                let top = self.is_last_top();
                if top {
                    self.allow_items(mask);
                }
                if !self.is_closing() || !top {
                    self.allow_lines(mask, self.last_lines());
                }
            }
            At::Value(text) => {
                self.allow_value(mask, text);
                if text.is_complete() {
                    self.allow_tail(mask);
                }
            }
            At::Tail => self.allow_tail(mask),
            At::Answer { skippable } => {
                self.allow_all(mask, [Control::Is, Control::Exception]);
                if *skippable {
                    self.allow(mask, Control::Skipped);
                }
            }
            At::Output(text) | At::AnswerText(text) => {
                self.allow_text(mask, text);
                if text.is_complete() {
                    self.allow(mask, Control::End);
                }
            }
            At::End => self.allow(mask, Control::End),
            At::Finished => {}
        }
    }

    fn allow(&self, mask: &mut TokenMask, control: Control) {
        mask.allow(self.tokenizer.control(control));
    }

    fn allow_all(&self, mask: &mut TokenMask, controls: impl IntoIterator<Item = Control>) {
        for control in controls {
            self.allow(mask, control);
        }
    }

    fn allow_lines(&self, mask: &mut TokenMask, lines: impl IntoIterator<Item = u32>) {
        for line in lines {
            mask.allow(self.tokenizer.line(line));
        }
    }

    fn allow_frames(&self, mask: &mut TokenMask, frames: Vec<usize>) {
        for index in frames {
            mask.allow(self.tokenizer.depth(index + 1));
        }
    }

    fn allow_name(&self, mask: &mut TokenMask, choice: &Choice) {
        for id in choice.next() {
            mask.allow(id);
        }
    }

    fn allow_text(&self, mask: &mut TokenMask, text: &Text) {
        for (id, piece) in self.tokenizer.pieces() {
            if text.fits(piece, self.is_closing()) {
                mask.allow(id);
            }
        }
    }

    fn allow_value(&self, mask: &mut TokenMask, text: &Text) {
        self.allow_text(mask, text);
        if self.unknown && text.is_empty() {
            self.allow(mask, Control::Unknown);
        }
    }

    /// Everything that can stand where an item of a body has ended.
    fn allow_items(&self, mask: &mut TokenMask) {
        if self.body.owes_count() {
            self.allow(mask, Control::Loop);
            return;
        }
        if self.owes_deletion() {
            if self.is_closing() {
                self.allow(mask, Control::Del);
            } else {
                self.allow_body(mask);
            }
            return;
        }
        let unsaid = self.body.must_say_something();
        let lacking = self.lacks_parameters();
        if unsaid || !self.is_closing() {
            self.allow_body(mask);
        } else if lacking {
            self.allow(mask, Control::Set);
        }
        if unsaid || lacking {
            return;
        }
        let owing = self.owes_line().is_some();
        if owing || (!self.is_closing() && !self.lower_frames().is_empty()) {
            self.allow(mask, Control::In);
        }
        if owing {
            return;
        }
        let complete = self.is_stack_complete();
        if self.may_give_frame() && (!self.is_closing() || !complete) {
            self.allow(mask, Control::Frame);
        }
        if complete && self.event.carries_value() {
            self.allow(mask, Control::Value);
        } else if complete {
            self.allow_tail(mask);
        }
    }

    /// The items of the body that is being written.
    fn allow_body(&self, mask: &mut TokenMask) {
        let body = &self.body;
        if body.place == Place::None {
            return;
        }
        if let (Place::Lower(index), true) = (body.place, body.empty) {
            self.allow_lines(mask, self.lower_lines(index));
            if self.owes_line() == Some(index) {
                return;
            }
        }
        if !self.target_frames().is_empty() {
            self.allow(mask, Control::Same);
        }
        if self.may_be_apart() {
            self.allow(mask, Control::Apart);
        }
        if body.phase == Phase::Loops && !body.headers.is_empty() {
            self.allow(mask, Control::Loop);
        }
        if body.phase == Phase::Loops && body.clearable {
            self.allow(mask, Control::Clear);
        }
        if body.phase <= Phase::Pending {
            self.allow(mask, Control::Pend);
            if self.unknown {
                self.allow(mask, Control::Unknown);
            }
        }
        if self.may_set() {
            self.allow(mask, Control::Set);
        }
        if self.may_delete() {
            self.allow(mask, Control::Del);
        }
    }

    fn allow_tail(&self, mask: &mut TokenMask) {
        let forward = self.moves.as_ref().is_some_and(|moves| !moves.is_inverse());
        if forward && !self.silent && !self.is_closing() {
            self.allow(mask, Control::Output);
        }
        self.allow(mask, Control::End);
    }
}
