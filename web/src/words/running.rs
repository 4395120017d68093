//! What is being predicted, and what stood in its way.

use hunch::debugger::DebuggerError;
use hunch::program::ProgramError;

use crate::command::Command;
use crate::session::{Change, Direction};
use crate::visible::visible;

use super::panels::change_place;

/// The model is not there yet.
pub const WAITING: &str = "Waiting for the model";

/// A run goes on by itself.
pub fn going_on(stops: usize, direction: Direction) -> String {
    let stops_told = if stops == 1 { "stop" } else { "stops" };
    match direction {
        Direction::Forward => format!("Going on after {stops} {stops_told}"),
        Direction::Backward => format!("Going back after {stops} {stops_told}"),
    }
}

/// A run stopped at a variable's change.
pub fn changed(change: &Change) -> String {
    let Change { of, from, to } = change;
    let place = change_place(&of.function);
    let name = format!("{}{place}", of.name);
    let short = |value: &String| short_value(&visible(value));
    match (from.as_ref().map(short), to.as_ref().map(short)) {
        (Some(from), Some(to)) => format!("Stopped: {name} changed from {from} to {to}."),
        (None, Some(to)) => format!("Stopped: {name} got its first value, {to}."),
        (_, None) => format!("Stopped: {name} was deleted."),
    }
}

/// A value that may be long, in a sentence.
fn short_value(value: &str) -> String {
    const LONGEST: usize = 40;
    if value.chars().count() <= LONGEST {
        return value.to_owned();
    }
    let cut: String = value.chars().take(LONGEST).collect();
    format!("{cut}…")
}

/// A run has been given up.
pub fn stopped_after(stops: usize, direction: Direction) -> String {
    let (command, way) = match direction {
        Direction::Forward => (Command::Continue, "on"),
        Direction::Backward => (Command::BackContinue, "further back"),
    };
    let name = command.name();
    format!("Stopped after {stops} stops. {name} to go {way}.")
}

/// The text in the editor is no program.
pub fn cannot_read(error: &ProgramError) -> String {
    format!("Hunch cannot read this program: {error}.")
}

/// The model has no answer.
pub fn not_predicted(error: &DebuggerError) -> String {
    format!("This step could not be predicted: {error}.")
}
