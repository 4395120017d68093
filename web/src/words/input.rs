//! What the program asks its user for.

use hunch::request::Awaited;

/// The panel.
pub const INPUT: &str = "Input";
/// Beside its title.
pub const HOW: &str = "what the program reads, a line each";
/// The lines that are there.
pub const LINES: &str = "Lines typed so far";
/// The field for the next one.
pub const NEXT: &str = "Next line";
/// What it shows while it is empty.
pub const AHEAD: &str = "Type ahead";
/// The same, where the program waits.
pub const NOW: &str = "Type it here";
/// Types the line that the program waits for.
pub const ANSWER: &str = "Answer";
/// Types a line ahead.
pub const ADD: &str = "Add";
/// A line was changed that the program had read.
pub const WENT_BACK: &str =
    "Back to where the line that you changed is read. Undo brings back what was.";
/// A line that asks is to be opened up.
pub const NOT_OPENED: &str =
    "This line asks for input: take a step, answer, and go back to open it.";

/// How many of the lines are read at the state that is shown.
pub fn read(read: usize, count: usize) -> String {
    match (read, count) {
        (0, 1) => "Not read yet.".to_owned(),
        (0, _) => "None of them is read yet.".to_owned(),
        (read, count) if read >= count => "All of it is read.".to_owned(),
        (read, count) => format!("{read} of {count} lines read."),
    }
}

/// The program waits for a line.
pub fn asks(Awaited { line, prompt }: &Awaited) -> String {
    match prompt.trim() {
        "" => format!("Line {line} waits for input."),
        prompt => format!("Line {line} asks: {prompt}"),
    }
}

/// The same, short: for the line above the code.
pub fn waits(Awaited { line, .. }: &Awaited) -> String {
    format!("Line {line} waits for input")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_told_with_its_line() {
        let check = |prompt: &str, expected: &str| {
            let prompt = prompt.to_owned();
            assert_eq!(asks(&Awaited { line: 3, prompt }), expected);
        };
        check("Age? ", "Line 3 asks: Age?");
        check(" ", "Line 3 waits for input.");
    }
}
