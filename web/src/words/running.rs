//! What is being predicted, and what stood in its way.

use hunch::debugger::DebuggerError;
use hunch::program::ProgramError;

use crate::command::Command;
use crate::session::Direction;

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
