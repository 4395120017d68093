//! The answers of a lesson's file as the quiz grades answers: as Python values, not as text.

use hunch::quiz::Expected;

use super::format::{Ask, END};

/// An answer as a file writes it.
pub fn expected(ask: Ask, answer: &str) -> Expected {
    match ask {
        Ask::Line if answer == END => Expected::End,
        // Checked when the lesson was read; what is no number is no line's.
        Ask::Line => Expected::Line(answer.parse().unwrap_or_default()),
        Ask::Value | Ask::Result => Expected::Value(answer.to_owned()),
        Ask::Output => Expected::Printed(answer.to_owned()),
    }
}

/// Whether two answers to a question are the same.
pub fn same(ask: Ask, one: &str, other: &str) -> bool {
    expected(ask, one).says(&expected(ask, other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_the_same_as_python_values() {
        let check = |ask: Ask, one: &str, other: &str, expected: bool| {
            assert_eq!(same(ask, one, other), expected, "{one} and {other}");
        };
        check(Ask::Value, "[1,2]", "[1, 2]", true);
        check(Ask::Value, "\"a\"", "'a'", true);
        check(Ask::Value, "1", "'1'", false);
        check(Ask::Result, "None", "", false);
        check(Ask::Line, "4", "4", true);
        check(Ask::Line, "end", "end", true);
        check(Ask::Line, "end", "4", false);
        check(Ask::Output, "2\n", "2", true);
        check(Ask::Output, "", "2", false);
    }
}
