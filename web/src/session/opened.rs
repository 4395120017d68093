//! The line that is about to run, opened up: what its sub-expressions come to, told one after the other.

use hunch::debugger::Debugger;
use hunch::request::{Reply, Subexpression};
use leptos::prelude::*;

use super::Session;
use super::alternatives::Found;
use super::watches::Question;
use crate::command::Command;
use crate::words;

/// A line that is opened up.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    /// The line.
    pub line: u32,
    /// Its sub-expressions in the order of their evaluation.
    pub parts: Found<Vec<Subexpression>>,
    /// Of how many of them the user has been told the value.
    pub told: usize,
}

impl Session {
    /// Opens the current line up, or closes it.
    pub(super) fn toggle_line(self) {
        if self.opened.with_untracked(Option::is_some) {
            self.close_line();
            return;
        }
        if !self.can_untracked(Command::Open) {
            return;
        }
        self.interrupt();
        let request = self.debugger.try_update_untracked(|debugger| {
            let debugger = debugger.as_mut()?;
            Some((debugger.state().line()?, debugger.open_line()))
        });
        let Some((line, request)) = request.flatten() else {
            return;
        };
        let parts = match request {
            Ok(request) => {
                self.asks(Question::Line, request);
                Found::Asked
            }
            Err(error) => Found::Impossible(words::sentence(&error.to_string())),
        };
        let told = 1;
        self.opened.set(Some(Opened { line, parts, told }));
    }

    /// Whether the line that is about to run has parts.
    pub(super) fn has_line_to_open(debugger: &Debugger) -> bool {
        let program = debugger.program();
        program.line_to_open(debugger.state()).is_some()
    }

    /// Closes the line.
    pub fn close_line(self) {
        self.unask(Question::Line);
        self.opened.set(None);
    }

    /// Tells the values of so many more sub-expressions.
    pub fn tell_more(self, more: usize) {
        self.opened.update(|opened| {
            if let Some(opened) = opened {
                opened.told = opened.told.saturating_add(more);
            }
        });
    }

    /// How many values of the opened line the user has not been told.
    pub fn more_to_tell(self) -> usize {
        self.opened.with(|opened| match opened {
            Some(Opened {
                parts: Found::Known(parts),
                told,
                ..
            }) => parts.len().saturating_sub(*told),
            _ => 0,
        })
    }

    pub(super) fn line_answered(self, reply: Reply) {
        let parts = match reply {
            Reply::Predictions { predictions, .. } => {
                let best = predictions.into_iter().next();
                Found::Known(best.map(|best| best.opened).unwrap_or_default())
            }
            Reply::Error {
                awaits: Some(_), ..
            } => Found::Impossible(words::input::NOT_OPENED.to_owned()),
            Reply::Error { error, .. } => Found::Impossible(words::sentence(&error)),
            Reply::Value { .. } => return,
        };
        self.opened.update(|opened| {
            if let Some(opened) = opened {
                opened.parts = parts;
            }
        });
    }
}
