//! The dialogs that begin a session anywhere.

/// Begin at a line.
pub const HERE: &str = "Start here";
/// What that is.
pub const HERE_LEAD: &str =
    "Nothing before this line has to run. Type the variables you know; leave the others empty.";
/// The line's field.
pub const LINE: &str = "Line";
/// Where the program has none, or no number was typed.
pub const NO_CODE: &str = "There is no code from this line on.";
/// Does it.
pub const START: &str = "Start";
/// A variable that only later lines bind.
pub const NOT_YET: &str = "not set yet";
/// The globals.
pub const VARIABLES: &str = "Variables of the program";

/// The arguments of a call.
pub fn arguments_of(function: &str) -> String {
    format!("Arguments of {function}")
}

/// The locals of a function.
pub fn variables_of(function: &str) -> String {
    format!("Variables of {function}")
}

/// Begin where a traceback ends.
pub const TRACEBACK: &str = "Start from a traceback";
/// What that is.
pub const TRACEBACK_LEAD: &str = "Paste what Python printed for the program in the editor. Its stack is shown with unknown variables; go back from there to what may have led to the exception.";
/// Its field.
pub const TRACEBACK_FIELD: &str = "Traceback";
/// What that looks like.
pub const TRACEBACK_HINT: &str = "Traceback (most recent call last):\n  File \"main.py\", line 8, in <module>\n  …\nValueError: …";
