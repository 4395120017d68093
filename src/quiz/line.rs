//! Answers that are a line of the program, or its end.

use super::AnswerError;

/// What stands for the end of the program.
const END: [&str; 5] = ["end", "the end", "exit", "none", "it ends"];

/// Reads a line number, with or without the word before it; `None`: the program's end. `lines`: those with code; empty:
/// any line will do.
pub(super) fn read(answer: &str, lines: &[u32]) -> Result<Option<u32>, AnswerError> {
    let text = answer.trim().trim_end_matches('.').to_lowercase();
    if text.is_empty() {
        return Err(AnswerError::Empty);
    }
    if END.contains(&text.as_str()) {
        return Ok(None);
    }
    let number = text.strip_prefix("line").unwrap_or(&text).trim();
    let line = number.parse().map_err(|_| AnswerError::NoLine)?;
    if lines.is_empty() || lines.contains(&line) {
        Ok(Some(line))
    } else {
        Err(AnswerError::NoCode(line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_named_in_several_ways() {
        let check = |answer: &str, expected: Result<Option<u32>, AnswerError>| {
            assert_eq!(read(answer, &[2, 12]), expected, "{answer}");
        };
        check("12", Ok(Some(12)));
        check("Line 2.", Ok(Some(2)));
        check("The end", Ok(None));
        check("3", Err(AnswerError::NoCode(3)));
        check("-2", Err(AnswerError::NoLine));
        check("", Err(AnswerError::Empty));
        assert_eq!(read("3", &[]), Ok(Some(3)));
    }
}
