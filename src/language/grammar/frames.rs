//! Which frames a step can still speak of: the surviving ones below the top, and those given in full.

use super::body::{Body, Place};
use super::{At, Given, Grammar};
use crate::program::Definition;
use crate::state::Event;

impl<'a> Grammar<'a> {
    /// Begins with the top frame, at the line that the step has given.
    pub(super) fn begin_top(&mut self) {
        let Some(moves) = &self.moves else { return };
        let Some(shape) = moves.shape(self.event, self.depth) else {
            return;
        };
        (self.least_new, self.most_new) = (shape.least_new, shape.most_new);
        let index = self.depth - 1;
        let survivor = moves.old_definition(index).filter(|_| {
            moves
                .survivor_lines(self.event, self.depth)
                .any(|line| line == self.line)
        });
        if survivor.is_none() {
            self.least_new = self.least_new.max(1);
        }
        if self.tops(self.most_new).is_empty() {
            self.most_new = 0;
        }
        self.at = At::Item;
        if let (0, Some(definition)) = (self.least_new, survivor) {
            let old = self.before.frames.get(index);
            let fresh = self.event == Event::Line;
            self.body = Body::new(self.program, Place::Top, definition, self.line, fresh, old);
            if let Some(old) = old.filter(|_| moves.is_single() && !moves.is_inverse()) {
                self.body.keep_counts(self.program, old, self.line);
                self.body.owed = self.program.unbound(old.line, self.event, self.line);
            }
        }
    }

    /// Begins with changes of the surviving frame `index`; `line`: its new line, if it is said.
    pub(super) fn begin_lower(&mut self, index: usize, line: Option<u32>) {
        self.last_in = Some(index);
        self.moved = line;
        self.most_new = self.most_new.min(self.depth - index - 1);
        self.at = At::Item;
        let definition = self
            .moves
            .as_ref()
            .and_then(|moves| moves.old_definition(index));
        if let (Some(definition), Some(old)) = (definition, self.before.frames.get(index)) {
            let at = line.unwrap_or(old.line);
            self.body = Body::new(
                self.program,
                Place::Lower(index),
                definition,
                at,
                false,
                Some(old),
            );
            let single = self
                .moves
                .as_ref()
                .is_some_and(|moves| moves.is_single() && !moves.is_inverse());
            if single && line.is_none() {
                self.body.keep_counts(self.program, old, at);
            }
            self.body.empty = line.is_none();
        }
    }

    /// Begins with a frame in full: as the top one, until it turns out to have a line of its own.
    pub(super) fn begin_full(&mut self, definition: &'a Definition) {
        self.given.push(Given {
            definition,
            line: None,
            names: Vec::new(),
        });
        self.body = Body::new(
            self.program,
            Place::Full,
            definition,
            self.line,
            false,
            None,
        );
        self.at = At::FrameLine;
    }

    /// Takes the line of the last frame in full, which is thus not the top one.
    pub(super) fn place_full(&mut self, line: u32) {
        if let Some(frame) = self.given.last_mut() {
            frame.line = Some(line);
            self.body = Body::new(
                self.program,
                Place::Full,
                frame.definition,
                line,
                false,
                None,
            );
        }
        self.at = At::Item;
    }

    /// The surviving frames below the top whose changes can come next.
    pub(super) fn lower_frames(&self) -> Vec<usize> {
        if !self.given.is_empty() {
            return Vec::new();
        }
        let first = self.last_in.map_or(0, |last| last + 1);
        let end = self.before.depth().min(self.depth.saturating_sub(1));
        (first..end)
            .filter(|index| self.depth - index > self.least_new)
            .collect()
    }

    /// The lines that the surviving frame `index` can have moved to.
    pub(super) fn lower_lines(&self, index: usize) -> Vec<u32> {
        let Some(moves) = &self.moves else {
            return Vec::new();
        };
        let mut lines = moves.lower_lines(index, self.event);
        if self.waiting() == Some(index) {
            let tops = self.tops(1);
            lines.retain(|line| tops.iter().any(|top| moves.can_call(*line, top)));
        }
        lines
    }

    /// The surviving frame that waits for a new top frame which an inverse step comes back to: its line tells what it can have
    /// called.
    fn waiting(&self) -> Option<usize> {
        let moves = self.moves.as_ref().filter(|_| self.least_new > 0)?;
        moves.callers(self.event, self.depth)?;
        self.depth.checked_sub(2)
    }

    /// The line at which that frame waits, as it is if nothing more is said of it.
    fn waits_at(&self) -> Option<u32> {
        let index = self.waiting()?;
        let moved = self.moved.filter(|_| self.last_in == Some(index));
        moved.or_else(|| Some(self.before.frames.get(index)?.line))
    }

    /// The surviving frame whose line has still to be said. The module is at none before its first one, and calls nothing there; and
    /// a frame that an inverse step goes back to the call of waits at a line that can have made it.
    pub(super) fn owes_line(&self) -> Option<usize> {
        if self.before.is_start() && self.depth > 1 {
            return self.moved.is_none().then_some(0);
        }
        let (index, line) = self.waiting().zip(self.waits_at())?;
        let moves = self.moves.as_ref().filter(|_| self.given.is_empty())?;
        let callers = moves.callers(self.event, self.depth)?;
        let tops = self.tops(1);
        let called = tops.iter().any(|top| moves.can_call(line, top));
        (!called || !callers.contains(&line)).then_some(index)
    }

    /// Whether all frames were given that have to be.
    pub(super) fn is_stack_complete(&self) -> bool {
        match self.given.last() {
            None => self.least_new == 0,
            Some(last) => last.line.is_none(),
        }
    }

    /// Whether a frame in full can come next.
    pub(super) fn may_give_frame(&self) -> bool {
        self.given.len() < self.most_new && self.given.last().is_none_or(|last| last.line.is_some())
    }

    /// The definitions that the frame given in full as number `count` can have if it is the top one.
    pub(super) fn tops(&self, count: usize) -> Vec<&'a Definition> {
        let Some(moves) = &self.moves else {
            return Vec::new();
        };
        match moves.shape(self.event, self.depth) {
            Some(shape) if (self.least_new.max(1)..=self.most_new).contains(&count) => moves
                .top_definitions(shape, self.event, self.depth)
                .into_iter()
                .filter(|top| {
                    moves
                        .lines_of(top, self.event)
                        .any(|line| line == self.line)
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    /// The definitions that the frame given in full as number `count` can have if another one follows.
    pub(super) fn lowers(&self, count: usize) -> Vec<&'a Definition> {
        match &self.moves {
            Some(moves) if count < self.most_new => {
                moves.lower_definitions(count.saturating_sub(1))
            }
            _ => Vec::new(),
        }
    }

    /// Of the definitions that the next frame in full can have, those that the frame below can have called. If it can have called
    /// none of them, all: then it is too late to say so.
    pub(super) fn called(&self, definitions: Vec<&'a Definition>) -> Vec<&'a Definition> {
        let line = match self.given.last() {
            Some(below) => below.line,
            None => self.waits_at(),
        };
        let Some((line, moves)) = line.zip(self.moves.as_ref()) else {
            return definitions;
        };
        let called = |one: &&&Definition| moves.can_call(line, one);
        let called: Vec<_> = definitions.iter().filter(called).copied().collect();
        match called.is_empty() {
            true => definitions,
            false => called,
        }
    }

    /// Whether the last frame in full can be the top one.
    pub(super) fn is_last_top(&self) -> bool {
        let definition = self.given.last().map(|frame| frame.definition.line);
        self.tops(self.given.len())
            .iter()
            .any(|top| Some(top.line) == definition)
    }

    /// The lines that the last frame in full can have if it is not the top one.
    pub(super) fn last_lines(&self) -> Vec<u32> {
        let (Some(moves), Some(frame)) = (&self.moves, self.given.last()) else {
            return Vec::new();
        };
        let lowers = self.lowers(self.given.len());
        if !lowers
            .iter()
            .any(|lower| lower.line == frame.definition.line)
        {
            return Vec::new();
        }
        let lines: Vec<u32> = moves.lines_of(frame.definition, Event::Return).collect();
        let next = self.given.len() + 1;
        let above = [self.tops(next), self.lowers(next)].concat();
        let calls = |line: &u32| above.iter().any(|one| moves.can_call(*line, one));
        match lines.iter().any(calls) {
            true => lines.into_iter().filter(calls).collect(),
            false => lines,
        }
    }
}
