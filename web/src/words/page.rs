//! What is around the program: the bar, messages, the line above the code.

use super::{cut, percent};

/// What this is.
pub const BRAND: &str = "Hunch";
/// The same, in more words.
pub const TAGLINE: &str = "a neural debugger for Python";

/// The examples to choose from.
pub const EXAMPLES: &str = "Examples";
/// What is none of them.
pub const YOUR_PROGRAM: &str = "Your program";
/// One more of them, in the menu of examples.
pub const OTHER_PROGRAM: &str = "Your other program";
/// What a link has brought.
pub const LINKS_PROGRAM: &str = "From a link";
/// It has no line of code.
pub const NO_CODE: &str = "Empty";

/// The address names an example that is not there.
pub fn no_such_example(asked: &str, shown: &str) -> String {
    let asked = cut(asked, 40);
    format!("There is no example “{asked}”: this is “{shown}”. The menu Examples has all of them.")
}

/// The part of the page with the program.
pub const PROGRAM: &str = "Program";
/// The text of the program, for screen readers; `boot.js` opens the editor with the same words.
pub const EDITOR: &str = "Python program";
/// What stands there while it is empty.
pub const EDITOR_HINT: &str = "Paste a Python program here, or choose an example.";
/// There is no session yet.
pub const READY: &str = "Ready: press Start, or a step.";
/// There is nothing to step through.
pub const EMPTY: &str = "Nothing to run yet: paste a program, or choose an example.";
/// Nor can there be one, as the text is.
pub const UNREADABLE: &str = "Not ready: cannot be read yet.";
/// The percentage beside the provenance.
pub const WHOLE_STATE: &str = "The model's probability of this whole state";
/// What stands beside that, where the states before are not certain.
pub const SO_FAR_MEANS: &str =
    "How likely everything up to here is right, since the last state that is known for certain";
/// What screen readers hear at every state.
pub const CURRENT_STATE: &str = "Current state";

/// What screen readers hear of what is under way, and of what keys have done.
pub const WHAT_HAPPENS: &str = "What happens";

/// Does again what failed.
pub const TRY_AGAIN: &str = "Try again";
/// Goes back to before the step that led to where another one fails.
pub const UNDO_LAST: &str = "Undo the last step";
/// Brings back the draft of a lesson that something else took the place of.
pub const BRING_BACK: &str = "Bring the old draft back";
/// Goes on with the program of a lesson that was left.
pub const LESSONS_PROGRAM: &str = "Take the lesson's program instead";
/// An example, or a link's program, is changed while the user has a program of their own.
pub const PROGRAM_IS_YOURS: &str =
    "This is your program now. The one that you had before is kept beside it.";
/// A link is opened in the place of the user's own program.
pub const PROGRAM_IS_LINKS: &str =
    "This program comes from a link. Your own is kept beside it, in the menu of examples.";
/// It was brought back.
pub const PROGRAM_IS_BACK: &str =
    "The program that you had before is back; the other one is kept beside it.";
/// Changes places with it.
pub const OTHER_INSTEAD: &str = "Take the other program instead";
/// Leaves a link's program for it.
pub const OWN_INSTEAD: &str = "Take your own program instead";
/// Takes the steps that a link holds.
pub const TAKE_STEPS: &str = "Take these steps";
/// Of two programs, the one that is shown.
pub const KEEP_THIS: &str = "Keep this one";
/// The other one.
pub const OPEN_OTHER: &str = "Open the other one";
/// Removes a message.
pub const DISMISS: &str = "Dismiss";

/// Loads the page anew.
pub const RELOAD: &str = "Reload";
/// A newer version can be taken.
pub const NEW_VERSION: &str =
    "A new version of Hunch is ready. Your program is kept; the steps taken so far are not.";
/// Another tab has taken it.
pub const VERSION_REPLACED: &str = "Another tab goes on with a new version of Hunch. This one stays as it is until it is reloaded.";
/// There is no room to keep the page.
pub const NO_ROOM_OFFLINE: &str = "The browser has no room left to keep Hunch for use without a network. With one, all works as before.";
/// It is not kept for another reason.
pub const NOT_OFFLINE: &str = "Hunch could not be kept for use without a network; the next visit tries again. With a network, all works as before.";

/// Moves the cursor to a line.
pub fn go_to_line(line: u32) -> String {
    format!("Go to line {line}")
}

/// From an embed to the whole page.
pub const OPEN_WHOLE: &str = "Open in Hunch";
/// Ends the view for slides.
pub const LEAVE_CLEAN: &str = "Leave the clean view";
/// The key that does.
pub const ESCAPE: &str = "Esc";

/// How sure the model is of the step, before [`so_far`].
pub fn this_step(probability: f64) -> String {
    format!("this step {},", percent(probability))
}

/// Stands before [`so_far`], where there is room.
pub const ALL_STEPS: &str = "all steps ";

/// How likely everything up to here is right.
pub fn so_far(likelihood: f64) -> String {
    format!("so far {}", percent(likelihood))
}
