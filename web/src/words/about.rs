//! What this is, for who sees it for the first time.

use crate::command::Command;

/// The question that is answered.
pub const TITLE: &str = "What is this?";

/// The answer, a paragraph each.
pub const WHAT: [&str; 4] = [
    "A debugger that runs nothing. At each step a small neural network reads your program and the state before, and predicts the state that comes next, or, going back, the one that came before. It learned that from many runs of Python programs, and it can be wrong. What needs no guess, such as a slice of a text or a square root, is looked up beside it.",
    "Shape and colour say how a value is known: predicted, inferred going back, visited before, or edited by you. A percentage says how sure the network is, and a dashed line with a question mark that it is not.",
    "Check with CPython runs the program for real, in a sandbox in this page, and marks what was predicted right and wrong.",
    "All of this happens on your machine: neither your program nor its values leave the page.",
];

/// Beside the steps that an example has taken by itself on a first visit. The keys are named where there are any: not on what is only
/// `touched`.
pub fn welcome(touched: bool) -> String {
    let told = |command: Command| match touched {
        true => command.name().to_owned(),
        false => format!("{} ({})", command.name(), command.keys().0),
    };
    let (on, back) = (told(Command::Into), told(Command::BackInto));
    format!(
        "Nothing has run: these first steps were predicted from the text alone. {on} goes on, {back} goes back; or paste a program of your own over this one."
    )
}

/// What it cannot do.
pub const LIMITS: &str = "What to expect";
/// The same, a point each.
pub const LIMITED: [&str; 3] = [
    "Programs of up to 200 lines, like those of a first course.",
    "What a program asks for with input() you are asked for. What else comes from outside can only be guessed: random numbers, the time, files, and most imports.",
    "Long values, long loops and objects that hide their attributes are where it errs most.",
];
