//! The commands of the page: their names, icons and keys, and the debugger action each one is.

use hunch::action::Action;
use hunch::debugger::Command as Step;

use crate::icons::Icon;

/// What a button or a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// From the first state anew.
    Restart,
    /// On to the next breakpoint or the end.
    Continue,
    /// To the next line of this frame.
    Over,
    /// To the next state, also inside a call.
    Into,
    /// To this frame's return.
    Out,
    /// Backward: to the previous line of this frame.
    BackOver,
    /// Backward: to the previous state.
    BackInto,
    /// Backward: to this frame's call.
    BackCall,
    /// Sets or removes a breakpoint.
    Breakpoint,
    /// Lists the keys.
    Help,
}

impl Command {
    /// The commands that go forward, in the order of the toolbar.
    pub const FORWARD: [Command; 4] = [
        Command::Continue,
        Command::Over,
        Command::Into,
        Command::Out,
    ];

    /// The commands that go backward, in the order of the toolbar.
    pub const BACKWARD: [Command; 3] = [Command::BackOver, Command::BackInto, Command::BackCall];

    /// The full name, as read out and listed.
    pub fn name(self) -> &'static str {
        match self {
            Command::Restart => "Restart",
            Command::Continue => "Continue",
            Command::Over => "Step over",
            Command::Into => "Step into",
            Command::Out => "Step out",
            Command::BackOver => "Back over",
            Command::BackInto => "Back into",
            Command::BackCall => "Back to call",
            Command::Breakpoint => "Toggle breakpoint",
            Command::Help => "Keys",
        }
    }

    /// The short name on the button; a part of the full one.
    pub fn label(self) -> &'static str {
        match self {
            Command::Over | Command::BackOver => "over",
            Command::Into | Command::BackInto => "into",
            Command::Out => "out",
            Command::BackCall => "call",
            other => other.name(),
        }
    }

    /// What it does, in a sentence.
    pub fn explanation(self) -> &'static str {
        match self {
            Command::Restart => "go to the start of the program",
            Command::Continue => "predict the next breakpoint, or the end",
            Command::Over => "predict this frame's next line",
            Command::Into => "predict the next state, also inside a call",
            Command::Out => "predict what this frame returns",
            Command::BackOver => "go back to this frame's previous line",
            Command::BackInto => "go back by one state",
            Command::BackCall => "go back to this frame's call: what were the arguments?",
            Command::Breakpoint => "set or remove a breakpoint on the cursor's line",
            Command::Help => "show this list",
        }
    }

    /// The icon on its button.
    pub fn icon(self) -> Icon {
        match self {
            Command::Restart => Icon::Restart,
            Command::Continue => Icon::Continue,
            Command::Over => Icon::Over,
            Command::Into => Icon::Into,
            Command::Out => Icon::Out,
            Command::BackOver => Icon::BackOver,
            Command::BackInto => Icon::BackInto,
            Command::BackCall => Icon::BackCall,
            Command::Breakpoint => Icon::Stop,
            Command::Help => Icon::Help,
        }
    }

    /// The keys: everywhere while paused, and outside the editor.
    pub fn keys(self) -> (&'static str, &'static str) {
        match self {
            Command::Restart => ("", "r"),
            Command::Continue => ("F5", "c"),
            Command::Over => ("F10", "n"),
            Command::Into => ("F11", "s"),
            Command::Out => ("Shift+F11", "o"),
            Command::BackOver => ("Shift+Alt+F10", "Shift+N"),
            Command::BackInto => ("Shift+Alt+F11", "Shift+S"),
            Command::BackCall => ("Shift+Alt+F5", "Shift+O"),
            Command::Breakpoint => ("F9", "b"),
            Command::Help => ("", "?"),
        }
    }

    /// What the debugger is told; `None` for what is no step.
    pub fn step(self) -> Option<Step> {
        Some(match self {
            Command::Continue => Step::Continue,
            Command::Over => Step::Act(Action::StepOver),
            Command::Into => Step::Act(Action::StepInto),
            Command::Out => Step::Act(Action::StepReturn),
            Command::BackOver => Step::Act(Action::InvStepOver),
            Command::BackInto => Step::Act(Action::InvStepInto),
            Command::BackCall => Step::Act(Action::InvStepCall),
            Command::Restart => Step::Restart,
            Command::Breakpoint | Command::Help => return None,
        })
    }

    /// The command of a key press. `typing`: the focus is where letters are text; `paused`: there is a session, without
    /// which the function keys stay the browser's (but for F9, which it does not use).
    pub fn of_key(key: &KeyPress, typing: bool, paused: bool) -> Option<Command> {
        if key.control {
            return None;
        }
        let backward = key.shift && key.alt;
        match key.key.as_str() {
            "F9" if !key.shift && !key.alt => return Some(Command::Breakpoint),
            "F5" if paused && backward => return Some(Command::BackCall),
            "F5" if paused && !key.shift && !key.alt => return Some(Command::Continue),
            "F10" if paused && backward => return Some(Command::BackOver),
            "F10" if paused && !key.shift && !key.alt => return Some(Command::Over),
            "F11" if paused && backward => return Some(Command::BackInto),
            "F11" if paused && key.shift && !key.alt => return Some(Command::Out),
            "F11" if paused && !key.shift && !key.alt => return Some(Command::Into),
            _ => {}
        }
        if typing || key.alt {
            return None;
        }
        match key.key.as_str() {
            "?" => Some(Command::Help),
            "b" => Some(Command::Breakpoint),
            "r" => Some(Command::Restart),
            "n" => Some(Command::Over),
            "s" => Some(Command::Into),
            "o" => Some(Command::Out),
            "c" => Some(Command::Continue),
            "N" => Some(Command::BackOver),
            "S" => Some(Command::BackInto),
            "O" => Some(Command::BackCall),
            _ => None,
        }
    }
}

/// A pressed key, as the browser tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyPress {
    /// `KeyboardEvent.key`.
    pub key: String,
    /// With Shift.
    pub shift: bool,
    /// With Alt.
    pub alt: bool,
    /// With Control or the command key.
    pub control: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_commands() {
        let check = |chord: &str, typing: bool, paused: bool, expected: Option<Command>| {
            let mut press = KeyPress::default();
            for part in chord.split('+') {
                match part {
                    "Shift" => press.shift = true,
                    "Alt" => press.alt = true,
                    "Control" => press.control = true,
                    key => press.key = key.to_owned(),
                }
            }
            assert_eq!(Command::of_key(&press, typing, paused), expected, "{chord}");
        };
        // Every listed key does what the list says, the function keys also while typing.
        let all = Command::FORWARD.into_iter().chain(Command::BACKWARD);
        for command in all.chain([Command::Breakpoint, Command::Help, Command::Restart]) {
            let (chord, letter) = command.keys();
            if !chord.is_empty() {
                check(chord, true, true, Some(command));
            }
            check(letter, false, true, Some(command));
            check(letter, true, true, None);
        }
        // Without a session F5 still reloads the page and F11 fills the screen.
        check("F5", false, false, None);
        check("F11", false, false, None);
        check("Control+c", false, true, None);
        check("Control+F5", false, true, None);
    }
}
