//! Commands: their names, what they do, and where they are given.

use crate::command::Command;

impl Command {
    /// The full name, as read out and listed.
    pub fn name(self) -> &'static str {
        match self {
            Command::Restart => "Restart",
            Command::Continue => "Continue",
            Command::Over => "Step over",
            Command::Into => "Step into",
            Command::Out => "Step out",
            Command::BackContinue => "Back continue",
            Command::BackOver => "Back over",
            Command::BackInto => "Back into",
            Command::BackCall => "Back to call",
            Command::RunToCursor => "Run to cursor",
            Command::Undo => "Undo",
            Command::Stop => "Stop",
            Command::Breakpoint => "Toggle breakpoint",
            Command::Watch => "Add a watch",
            Command::Open => "Look inside the line",
            Command::NextValue => "Next value of the line",
            Command::Condition => "Condition of a breakpoint",
            Command::BreakOnChange => "Break when a variable changes",
            Command::EditLocal => "Change a variable",
            Command::RunToChange => "Run until a variable changes",
            Command::BackToChange => "Back to where a variable changed",
            Command::Alternatives => "Alternatives of a variable",
            Command::OverTime => "Variable over time",
            Command::Theme => "Light or dark",
            Command::Share => "Share",
            Command::CopyLink => "Copy link",
            Command::ExportJson => "Download JSON",
            Command::ExportCsv => "Download CSV",
            Command::StartHere => "Start here",
            Command::Traceback => "Start from a traceback",
            Command::Careful => "Careful mode",
            Command::Pasts => "Several pasts",
            Command::OtherPasts => "Other pasts",
            Command::Check => "Check with CPython",
            Command::Quiz => "Quiz mode",
            Command::Clean => "Clean view",
            Command::Palette => "All commands",
            Command::Help => HELP,
        }
    }

    /// The short name on the button; a part of the full one.
    pub fn label(self) -> &'static str {
        match self {
            Command::Over | Command::BackOver => "over",
            Command::Into | Command::BackInto => "into",
            Command::Out => "out",
            Command::BackCall => "call",
            Command::BackContinue => "continue",
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
            Command::BackContinue => "go back to the previous breakpoint, or the start",
            Command::BackOver => "go back to this frame's previous line",
            Command::BackInto => "go back by one state",
            Command::BackCall => "go back to this frame's call: what were the arguments?",
            Command::RunToCursor => "predict the state at the cursor's line",
            Command::Undo => "take the last command back, with all that it dropped",
            Command::Stop => "give up what is being predicted, and stay where that has come to",
            Command::Breakpoint => {
                "set or remove a breakpoint on the cursor's line, or where the program is paused"
            }
            Command::Watch => "show the value of an expression at every state",
            Command::Open => "show what the parts of this line come to, one after the other",
            Command::NextValue => "show one more value of the line that is opened",
            Command::Condition => "stop at a breakpoint only if an expression is true",
            Command::BreakOnChange => {
                "set or remove a breakpoint on a variable: Continue stops where it changes"
            }
            Command::EditLocal => "give it another value and go on from there",
            Command::RunToChange => "step until it has another value, or its frame is left",
            Command::BackToChange => "go back to the last state in which it had another value",
            Command::Alternatives => "show what else its value could be, and how likely",
            Command::OverTime => "show its values along the timeline, as a chart or a list",
            Command::Theme => "switch between a light and a dark page",
            Command::Share => "a link, code for a page of yours, or a file",
            Command::CopyLink => "copy a link to this program and this state",
            Command::ExportJson => "save the timeline with all states",
            Command::ExportCsv => "save the timeline as a table",
            Command::StartHere => "begin at the cursor's line, with the variables you type",
            Command::Traceback => "paste a traceback and go backward from it",
            Command::OtherPasts => {
                "infer what could have come before, ranked, also where one past was visited"
            }
            Command::Pasts => "draw more than one past when going back, best first",
            Command::Quiz => "before a step is shown, say yourself what it will bring",
            Command::Careful => "predict jumps state by state: slower, more accurate",
            Command::Check => {
                "run the program with CPython in a sandbox, and mark what was predicted right and wrong"
            }
            Command::Clean => "show program and values alone, for a slide; Escape leaves it",
            Command::Palette => "find a command by its name",
            Command::Help => "what Hunch is, what it cannot do, and its keys",
        }
    }

    /// The keys in words: "F5, or c outside the editor".
    fn keys_in_words(self) -> Option<String> {
        match self.keys() {
            ("", "") => None,
            ("", letter) => Some(format!("{letter} outside the editor")),
            (chord, letter) => Some(format!("{chord}, or {letter} outside the editor")),
        }
    }
}

/// The debugger's bar.
pub const TOOLBAR: &str = "Debugger";
/// Its commands that go backward.
pub const BACKWARD: &str = "Backward";
/// The same, short.
pub const BACK: &str = "Back";
/// What stands above the name of a step forward, as [`BACK`] above that of one backward.
pub const STEP: &str = "Step";
/// Its commands that go forward.
pub const FORWARD: &str = "Forward";
/// Begins the program.
pub const START: &str = "Start";
/// Begins it again.
pub const RESTART: &str = "Restart";
/// Ends what is going on.
pub const STOP: &str = "Stop";
/// Opens the current line up.
pub const OPEN: &str = "Inside";
/// The switch of the careful mode.
pub const CAREFUL: &str = "Careful";
/// The switch of the check with CPython.
pub const CHECK: &str = "Check";
/// The switch of the quiz.
pub const QUIZ: &str = "Quiz";
/// The switch of several pasts.
pub const PASTS: &str = "Pasts";

/// The palette.
pub const PALETTE: &str = "All commands";
/// Its field.
pub const FIND: &str = "Find a command";
/// Its list.
pub const FOUND: &str = "Commands";
/// There is none.
pub const NONE_FOUND: &str = "No command has these words.";

/// The dialog that asks what a command is for.
pub const WHICH_VARIABLE: &str = "Which variable?";
/// There is none.
pub const NO_VARIABLE: &str = "No variable is known here.";
/// There is none whose alternatives could be asked for.
pub const NO_PREDICTED_VARIABLE: &str =
    "The last step predicted no variable: only of what is predicted there are alternatives.";

/// The dialog of what this is and of keys.
pub const HELP: &str = "Help and keys";
/// Its part with the keys.
pub const KEYS: &str = "Keys";
/// Its switch.
pub const KEYS_ON: &str = "Keys give commands";
/// The heads of its columns.
pub const KEY_COLUMNS: [&str; 3] = ["Command", "While paused", "Outside the editor"];
/// What keys do without a session.
pub const BEFORE_START: &str = "The keys of a step also start the program: F10, F11, Shift+F11, Control+F10, and all letters. Control+Shift+P is there before, too. Until then F5 is the browser's, and loads the page anew.";
/// How to leave the editor.
pub const LEAVE_EDITOR: &str = "In the editor, Tab indents while you type. While paused, before you have typed, and after Escape it moves on to the next control.";

/// What a button says when the pointer rests on it.
pub fn title(command: Command) -> String {
    let keys = command.keys_in_words();
    let keys = keys.map_or_else(String::new, |keys| format!(" ({keys})"));
    format!("{}: {}{keys}", command.name(), command.explanation())
}
