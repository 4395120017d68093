//! Why a link cannot be made or opened, and what cannot be in a lesson.

use std::fmt::Display;

// Links.

/// Damaged, changed, or never a link.
pub const DAMAGED: &str = "it is damaged; ask for it again, or check that it was copied whole";
/// Of a version that is not known here.
pub const OTHER_VERSION: &str =
    "it was made by another version of Hunch; reload the page and open it again";
/// It unpacks to more than a program can be.
pub const TOO_MUCH: &str = "it holds more than a program can be";

/// It does not fit into an address of so many KiB.
pub fn too_long(kib: usize) -> String {
    format!("this is too long for a link (over {kib} KiB)")
}

// Lessons.

/// What there can be too many of.
pub const CHARACTERS: &str = "characters";
/// See [`CHARACTERS`].
pub const HINTS: &str = "hints";
/// See [`CHARACTERS`].
pub const LINES: &str = "lines";
/// See [`CHARACTERS`].
pub const PARAGRAPHS: &str = "paragraphs";
/// See [`CHARACTERS`].
pub const QUESTIONS: &str = "questions";
/// See [`CHARACTERS`].
pub const STEPS: &str = "steps";

/// There must be something.
pub const EMPTY: &str = "write something here";
/// What cannot be seen.
pub const CONTROL: &str = "remove the control characters";
/// Not a part of an address.
pub const NOT_AN_ID: &str = "use small letters, digits and hyphens";
/// Not a time.
pub const MINUTES: &str = "give 1 to 120 minutes";
/// Not in order.
pub const NOT_ASCENDING: &str = "list the lines once each, the smallest first";
/// A question about nothing.
pub const NO_COMMAND: &str =
    "a question is about where the step's command leads: give the step a `go`";
/// A state of nothing.
pub const NO_WAY: &str = "a state belongs to the command that leads there: give the step a `go`";
/// The value of what?
pub const NO_NAME: &str = "say in `name` whose value is asked for";
/// There is nothing to name.
pub const NAME: &str = "only a question about a `value` has a `name`";
/// Nothing is printed backward.
pub const BACKWARD_OUTPUT: &str = "going backward prints nothing: ask for something else";
/// Not what is asked for.
pub const NOT_A_LINE: &str = "write the number of a line that has code, or `end`";
/// Not what is asked for.
pub const NOT_A_VALUE: &str = "write the value as Python writes it: 5, 'text', [1, 2], None";

/// A file of more KiB than that.
pub fn too_large(kib: usize) -> String {
    format!("it is too large (over {kib} KiB): keep one program and the steps through it")
}

/// It is no lesson, and the reader of JSON says why.
pub fn no_lesson(why: &str) -> String {
    format!("it does not read as a lesson: {why}")
}

/// It is of another version than the one that is read here.
pub fn lesson_version(its: u64, read: u64) -> String {
    format!(
        "it is of version {its} and this page reads version {read}: reload the page, or ask for the lesson in version {read}"
    )
}

/// Its program cannot be debugged.
pub fn program(why: &impl Display) -> String {
    format!("program: {why}")
}

/// There is too much of something.
pub fn too_many(most: usize, of: &str) -> String {
    format!("at most {most} {of} are possible: shorten it")
}

/// Not a line that execution can stop at.
pub fn no_code(line: u32) -> String {
    format!("line {line} has no code: choose one that has some")
}

/// A command that leads nowhere.
pub fn not_a_step(name: &str) -> String {
    format!("`{name}` moves to no other state: use a step, a jump, or one of them backward")
}

/// Two answers to one question.
pub fn contradiction(answer: &str, then: &str) -> String {
    format!("it is {answer}, and `then` says {then}: correct one of them")
}
