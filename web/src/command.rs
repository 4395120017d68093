//! The commands of the page: their keys, and the debugger action each one is. Their names are in `words/commands.rs`, their
//! icons in `icons.rs`.

use hunch::action::Action;
use hunch::debugger::Command as Step;

/// What a button, a key or the palette asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// Backward: to the previous breakpoint or the start.
    BackContinue,
    /// Backward: to the previous line of this frame.
    BackOver,
    /// Backward: to the previous state.
    BackInto,
    /// Backward: to this frame's call.
    BackCall,
    /// On to the line with the cursor.
    RunToCursor,
    /// Takes the last command back.
    Undo,
    /// Gives up what is under way.
    Stop,
    /// Sets or removes a breakpoint.
    Breakpoint,
    /// Watches an expression.
    Watch,
    /// Opens the current line up.
    Open,
    /// Tells the next value of the line that is opened.
    NextValue,
    /// Sets when a breakpoint stops.
    Condition,
    /// Sets a variable to another value.
    EditLocal,
    /// Forward to where a variable changes.
    RunToChange,
    /// Backward to where a variable changed.
    BackToChange,
    /// Sets or removes a breakpoint on a variable.
    BreakOnChange,
    /// Asks what else a variable could be.
    Alternatives,
    /// Shows a variable over time.
    OverTime,
    /// Begins at any line with typed locals.
    StartHere,
    /// Begins where a traceback ends.
    Traceback,
    /// Switches between jumps and the careful way.
    Careful,
    /// Switches between the likeliest past and several.
    Pasts,
    /// Infers several pasts of the current state, also where one was visited.
    OtherPasts,
    /// Switches the check with CPython.
    Check,
    /// Asks what a step brings before it is shown.
    Quiz,
    /// Shows the program, its values and its output alone.
    Clean,
    /// Switches between light and dark.
    Theme,
    /// Offers links, embeds and files.
    Share,
    /// Copies a link to the program and the state.
    CopyLink,
    /// Saves the timeline as JSON.
    ExportJson,
    /// Saves the timeline as a table.
    ExportCsv,
    /// Lists all commands.
    Palette,
    /// Lists the keys.
    Help,
}

impl Command {
    /// All of them, in the order of lists.
    pub const ALL: [Command; 38] = [
        Command::Continue,
        Command::Over,
        Command::Into,
        Command::Out,
        Command::RunToCursor,
        Command::BackContinue,
        Command::BackOver,
        Command::BackInto,
        Command::BackCall,
        Command::OtherPasts,
        Command::Undo,
        Command::Restart,
        Command::Stop,
        Command::Breakpoint,
        Command::Condition,
        Command::BreakOnChange,
        Command::Watch,
        Command::Open,
        Command::NextValue,
        Command::EditLocal,
        Command::RunToChange,
        Command::BackToChange,
        Command::Alternatives,
        Command::OverTime,
        Command::StartHere,
        Command::Traceback,
        Command::Careful,
        Command::Pasts,
        Command::Check,
        Command::Quiz,
        Command::Share,
        Command::CopyLink,
        Command::ExportJson,
        Command::ExportCsv,
        Command::Clean,
        Command::Theme,
        Command::Palette,
        Command::Help,
    ];

    /// The commands that go forward, in the order of the toolbar.
    pub const FORWARD: [Command; 4] = [
        Command::Continue,
        Command::Over,
        Command::Into,
        Command::Out,
    ];

    /// The commands that go backward, in the order of the toolbar.
    pub const BACKWARD: [Command; 4] = [
        Command::BackContinue,
        Command::BackOver,
        Command::BackInto,
        Command::BackCall,
    ];

    /// The commands that are given for a variable.
    const OF_VARIABLES: [Command; 6] = [
        Command::BreakOnChange,
        Command::EditLocal,
        Command::RunToChange,
        Command::BackToChange,
        Command::Alternatives,
        Command::OverTime,
    ];

    /// Whether it is given for a variable.
    pub fn wants_variable(self) -> bool {
        Command::OF_VARIABLES.contains(&self)
    }

    /// The keys: everywhere while paused, and outside the editor; empty where there is none. What saves a file has none: a
    /// key that is hit by mistake would leave one behind.
    pub fn keys(self) -> (&'static str, &'static str) {
        match self {
            Command::Restart => ("", "r"),
            Command::Continue => ("F5", "c"),
            Command::Over => ("F10", "n"),
            Command::Into => ("F11", "s"),
            Command::Out => ("Shift+F11", "o"),
            Command::BackOver => ("Shift+Alt+F10", "Shift+N"),
            Command::BackInto => ("Shift+Alt+F11", "Shift+S"),
            // Forward it is Shift and a key; that key with Shift and Alt is taken.
            Command::BackCall => ("Shift+Alt+F12", "Shift+O"),
            Command::BackContinue => ("Shift+Alt+F5", "Shift+C"),
            Command::RunToCursor => ("Control+F10", "t"),
            Command::Undo => ("", "u"),
            Command::Stop => ("Shift+F5", "x"),
            Command::Breakpoint => ("F9", "b"),
            Command::Watch => ("", "w"),
            Command::Open => ("", "e"),
            Command::NextValue => ("", "Shift+E"),
            Command::Condition => ("", "i"),
            Command::BreakOnChange => ("", "Shift+B"),
            Command::EditLocal => ("", "a"),
            Command::RunToChange => ("", "d"),
            Command::BackToChange => ("", "Shift+D"),
            Command::Alternatives => ("", "g"),
            Command::OverTime => ("", "f"),
            Command::Theme => ("", "Shift+T"),
            Command::Share => ("", "l"),
            Command::CopyLink => ("", "y"),
            Command::ExportJson | Command::ExportCsv => ("", ""),
            Command::StartHere => ("", "h"),
            Command::Traceback => ("", "Shift+H"),
            Command::Careful => ("", "m"),
            Command::Pasts => ("", "Shift+P"),
            Command::OtherPasts => ("", "Shift+I"),
            Command::Check => ("", "k"),
            Command::Quiz => ("", "q"),
            Command::Clean => ("", "v"),
            Command::Palette => ("Control+Shift+P", "p"),
            Command::Help => ("", "?"),
        }
    }

    /// What the debugger is told; `None` for what is no step, or needs more than its name.
    pub fn step(self) -> Option<Step> {
        Some(match self {
            Command::Continue => Step::Continue,
            Command::Over => Step::Act(Action::StepOver),
            Command::Into => Step::Act(Action::StepInto),
            Command::Out => Step::Act(Action::StepReturn),
            Command::BackContinue => Step::ContinueBack,
            Command::BackOver => Step::Act(Action::InvStepOver),
            Command::BackInto => Step::Act(Action::InvStepInto),
            Command::BackCall => Step::Act(Action::InvStepCall),
            Command::OtherPasts => Step::Infer(Action::InvStepInto),
            Command::Restart => Step::Restart,
            Command::Undo => Step::Undo,
            _ => return None,
        })
    }

    /// Whether its key is heard before the program is started: the key of a step begins it, as in other debuggers and as its
    /// button does. So is that of the palette, in which there are commands for a start. F5 stays the browser's until then, and so
    /// does what is of no use without a session.
    fn is_heard_before_start(self) -> bool {
        let begins = Command::FORWARD.contains(&self) && self != Command::Continue;
        begins
            || matches!(
                self,
                Command::RunToCursor | Command::Breakpoint | Command::Palette
            )
    }

    /// The command of a key press. `typing`: the focus is where letters are text; `paused`: there is a session.
    pub fn of_key(key: &KeyPress, typing: bool, paused: bool) -> Option<Command> {
        let chord = key.chord();
        let found = |by_chord: bool| {
            Command::ALL.into_iter().find(|command| {
                let (everywhere, letter) = command.keys();
                let keys = if by_chord { everywhere } else { letter };
                !keys.is_empty() && keys == chord
            })
        };
        found(true)
            .filter(|command| paused || command.is_heard_before_start())
            .or_else(|| found(false).filter(|_| !typing))
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

impl KeyPress {
    /// The press as lists of keys write it: `Shift+Alt+F5`, `Shift+N`, `?`. Shift is part of a character that is not a
    /// letter; the case of a letter is Shift's, whatever Caps Lock says.
    fn chord(&self) -> String {
        let mut one = self.key.chars();
        let single = one.next().filter(|_| one.next().is_none());
        let is_letter = single.is_some_and(char::is_alphabetic);
        let shift = self.shift && (single.is_none() || is_letter);
        let key = match single {
            Some(letter) if is_letter && (shift || self.control) => {
                letter.to_uppercase().to_string()
            }
            Some(letter) if is_letter => letter.to_lowercase().to_string(),
            _ => self.key.clone(),
        };
        let held = [
            ("Control+", self.control),
            ("Shift+", shift),
            ("Alt+", self.alt),
        ];
        held.into_iter()
            .filter(|(_, held)| *held)
            .map(|(name, _)| name)
            .chain([key.as_str()])
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(chord: &str) -> KeyPress {
        let mut press = KeyPress::default();
        for part in chord.split('+') {
            match part {
                "Shift" => press.shift = true,
                "Alt" => press.alt = true,
                "Control" => press.control = true,
                key => press.key = key.to_owned(),
            }
        }
        press
    }

    #[test]
    fn keys_are_commands() {
        let check = |chord: &str, typing: bool, paused: bool, expected: Option<Command>| {
            assert_eq!(
                Command::of_key(&press(chord), typing, paused),
                expected,
                "{chord}"
            );
        };
        // Every listed key does what the list says, those with a chord also while typing.
        for command in Command::ALL {
            let (chord, letter) = command.keys();
            if !chord.is_empty() {
                check(chord, true, true, Some(command));
            }
            if !letter.is_empty() {
                check(letter, false, true, Some(command));
                check(letter, true, true, None);
            }
        }
        // Without a session F5 still reloads the page; but a step begins one, and the palette has commands that do.
        check("F5", false, false, None);
        check("Shift+F5", false, false, None);
        check("Shift+Alt+F11", false, false, None);
        check("Control+Shift+P", true, false, Some(Command::Palette));
        check("F9", true, false, Some(Command::Breakpoint));
        check("F10", true, false, Some(Command::Over));
        check("F11", false, false, Some(Command::Into));
        check("Control+F10", true, false, Some(Command::RunToCursor));
        check("Control+c", false, true, None);
        check("Control+F5", false, true, None);
        check("Alt+n", false, true, None);
        // Caps Lock is not Shift.
        check("N", false, true, Some(Command::Over));
    }

    #[test]
    fn no_two_commands_have_the_same_key() {
        let keys = || {
            Command::ALL.into_iter().flat_map(|command| {
                let (chord, letter) = command.keys();
                [chord, letter].into_iter().filter(|keys| !keys.is_empty())
            })
        };
        for key in keys() {
            assert_eq!(keys().filter(|other| *other == key).count(), 1, "{key}");
        }
    }
}
