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
pub const AHEAD: &str = "Type ahead, or wait until the program asks";
/// The same, where the program waits.
pub const NOW: &str = "Type it here";
/// Types the line.
pub const ENTER: &str = "Enter";
/// Lines were changed that the program had read.
pub const BEGUN_AGAIN: &str =
    "The program begins again: what it had read before is something else now.";

/// The program waits for a line.
pub fn asks(Awaited { line, prompt }: &Awaited) -> String {
    match prompt.trim() {
        "" => format!("Line {line} waits for input."),
        prompt => format!("Line {line} asks: {prompt}"),
    }
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
