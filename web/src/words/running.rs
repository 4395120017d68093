//! What is being predicted, what stood in its way, and what keys have done.

use hunch::debugger::{DebuggerError, Dropped};
use hunch::program::ProgramError;

use crate::command::Command;
use crate::session::{Change, Direction};

use super::panels::change_place;

/// The model is not there yet.
pub const WAITING: &str = "Waiting for the model";
/// What was under way is not any more; it stays at the last of the states that it has `passed`.
pub fn stopped(passed: usize) -> String {
    match passed {
        0 => "Stopped.".to_owned(),
        1 => "Stopped after 1 state.".to_owned(),
        _ => format!("Stopped after {passed} states."),
    }
}

/// One prediction is.
pub const PREDICTING: &str = "Predicting";

/// A run goes on by itself.
pub fn going_on(direction: Direction) -> &'static str {
    match direction {
        Direction::Forward => "Going on",
        Direction::Backward => "Going back",
    }
}

/// How far what is under way is.
pub fn so_far(states: usize, line: Option<u32>) -> String {
    let noun = if states == 1 { "state" } else { "states" };
    let place = line.map_or_else(String::new, |line| format!(", line {line}"));
    format!("{states} {noun} so far{place}")
}

/// A run stopped at a variable's change.
pub fn changed(change: &Change) -> String {
    let Change { of, from, to } = change;
    let place = change_place(&of.function);
    let name = format!("{}{place}", of.name);
    let short = |value: &String| short_value(value);
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
pub fn stopped_after(states: usize, direction: Direction) -> String {
    let (command, way) = match direction {
        Direction::Forward => (Command::Continue, "on"),
        Direction::Backward => (Command::BackContinue, "further back"),
    };
    let name = command.name();
    format!("Stopped after {states} states. {name} to go {way}.")
}

/// The text in the editor is no program.
pub fn cannot_read(error: &ProgramError) -> String {
    let reason = error.to_string();
    let end = if reason.ends_with(['.', '?']) {
        ""
    } else {
        "."
    };
    format!("Hunch cannot read this program: {reason}{end}")
}

/// It is one again.
pub const CAN_READ: &str = "The program can be read now.";

/// A step from a state that was gone back to leads another way than the one before, or one back from a state that the user has changed
/// comes from elsewhere.
pub fn dropped(states: Dropped) -> String {
    match states {
        Dropped {
            earlier: 0,
            later: 1,
        } => "1 later state no longer follows and was dropped.".to_owned(),
        Dropped { earlier: 0, later } => {
            format!("{later} later states no longer follow and were dropped.")
        }
        Dropped { earlier: 1, .. } => {
            "1 earlier state does not lead here and was dropped.".to_owned()
        }
        Dropped { earlier, .. } => {
            format!("{earlier} earlier states do not lead here and were dropped.")
        }
    }
}

/// The same, after the state that it leads to.
pub fn dropped_shortly(states: Dropped) -> Option<String> {
    let (count, which) = match states {
        Dropped { earlier: 0, later } => (later, "later"),
        Dropped { earlier, .. } => (earlier, "earlier"),
    };
    let noun = if count == 1 { "state" } else { "states" };
    (count > 0).then(|| format!("{count} {which} {noun} dropped"))
}

/// The button that undoes it: the one of the commands is called `Undo`.
pub fn bring_back(states: Dropped) -> &'static str {
    match states.earlier + states.later {
        1 => "Bring it back",
        _ => "Bring them back",
    }
}

/// The model has no answer.
pub fn not_predicted(error: &DebuggerError) -> String {
    match error {
        DebuggerError::GivenUp { error, passed } => {
            let states = if *passed == 1 { "state" } else { "states" };
            // How many there were is said already, and what to do is another thing where they are shown.
            let why = error.split(". ").next().unwrap_or(error);
            let why = why.rsplit(": ").next().unwrap_or(why);
            let go_on = Command::Continue.name();
            format!(
                "Stopped after {passed} {states}: {why}. They are on the timeline, and {go_on} goes on from here."
            )
        }
        error => format!("This step could not be predicted: {error}."),
    }
}

/// A mode is on or off.
pub fn switched(command: Command, on: bool) -> String {
    let now = if on { "on" } else { "off" };
    format!("{} {now}", command.name())
}

/// One breakpoint was set or removed; `None`: another number of them, or lines that an edit of the text has moved.
pub fn breakpoint_changed(before: &[u32], now: &[u32]) -> Option<String> {
    let other = |lines: &[u32], others: &[u32]| {
        let mut new = lines.iter().filter(|line| !others.contains(line));
        new.next().copied().filter(|_| new.next().is_none())
    };
    if now.len() == before.len() + 1 {
        return Some(format!("Breakpoint set on line {}", other(now, before)?));
    }
    if now.len() + 1 == before.len() {
        let line = other(before, now)?;
        return Some(format!("Breakpoint removed from line {line}"));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{Dropped, breakpoint_changed, bring_back, dropped, dropped_shortly, so_far};

    #[test]
    fn what_is_under_way_says_how_far_it_is() {
        let check = |states, line, expected: &str| assert_eq!(so_far(states, line), expected);
        check(1, Some(4), "1 state so far, line 4");
        check(12, None, "12 states so far");
    }

    #[test]
    fn dropped_states_are_earlier_or_later_ones() {
        let check = |earlier: usize, later: usize, expected: &str, back: &str| {
            let states = Dropped { earlier, later };
            let said = format!(
                "{} ({})",
                dropped(states),
                dropped_shortly(states).unwrap_or_default()
            );
            assert_eq!((said.as_str(), bring_back(states)), (expected, back));
        };
        check(
            0,
            1,
            "1 later state no longer follows and was dropped. (1 later state dropped)",
            "Bring it back",
        );
        check(
            0,
            2,
            "2 later states no longer follow and were dropped. (2 later states dropped)",
            "Bring them back",
        );
        check(
            1,
            0,
            "1 earlier state does not lead here and was dropped. (1 earlier state dropped)",
            "Bring it back",
        );
        check(
            3,
            0,
            "3 earlier states do not lead here and were dropped. (3 earlier states dropped)",
            "Bring them back",
        );
        assert_eq!(dropped_shortly(Dropped::default()), None);
    }

    #[test]
    fn a_breakpoint_says_where_it_is() {
        let check = |before: &[u32], now: &[u32], expected: Option<&str>| {
            let told = breakpoint_changed(before, now);
            assert_eq!(told.as_deref(), expected, "{before:?} {now:?}");
        };
        check(&[3], &[3, 5], Some("Breakpoint set on line 5"));
        check(&[3, 5], &[5], Some("Breakpoint removed from line 3"));
        // Lines that an edit of the text has moved, and whole other sets.
        check(&[3], &[4], None);
        check(&[3, 4, 5], &[], None);
        check(&[3], &[4, 5], None);
        check(&[3], &[3], None);
    }
}
