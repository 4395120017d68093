//! Reading a lesson: what comes from a file or a link is a stranger's, so its size is limited, and everything that the
//! page relies on is checked. Errors name the place in the file, and say what to do.

mod check;
mod error;

use serde::Deserialize;

use super::format::{Lesson, VERSION};
use crate::link::MAX_INFLATED;

pub use check::{check, fits};
pub use error::{Fault, LessonError};

/// The most bytes of a lesson; a link has room for no more.
pub const MAX_BYTES: usize = MAX_INFLATED;
/// The most steps; longer lessons are two.
pub const MAX_STEPS: usize = 60;
/// The most questions of a step.
pub const MAX_QUESTIONS: usize = 6;
/// The most hints of a question.
pub const MAX_HINTS: usize = 5;
/// The most paragraphs that stand together.
pub const MAX_PARAGRAPHS: usize = 12;
/// The most characters of a paragraph.
pub const MAX_PARAGRAPH: usize = 1_000;
/// The most characters of a title or a name.
pub const MAX_TITLE: usize = 80;

/// Reads a lesson.
///
/// # Errors
/// [`LessonError`]: the first thing that is wrong.
pub fn read(json: &str) -> Result<Lesson, LessonError> {
    if json.len() > MAX_BYTES {
        return Err(LessonError::TooLarge);
    }
    // First the version alone: another one may have other fields.
    #[derive(Deserialize)]
    struct Versioned {
        version: u64,
    }
    let shape = |error: serde_json::Error| LessonError::Shape(error.to_string());
    let Versioned { version } = serde_json::from_str(json).map_err(shape)?;
    if version != u64::from(VERSION) {
        return Err(LessonError::Version(version));
    }
    let lesson: Lesson = serde_json::from_str(json).map_err(shape)?;
    check(&lesson)?;
    Ok(lesson)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use serde_json::{Value, json};

    use super::*;

    fn lesson() -> Value {
        json!({
            "version": 1,
            "id": "a-lesson",
            "title": "A lesson",
            "goal": "Know `x`.",
            "text": ["It is short."],
            "program": ["x = 1", "", "x = x + 1", "print(x)"],
            "breakpoints": [3],
            "start": {"event": "line", "frames": [{"function": "<module>", "line": 3, "locals": {"x": "1"}}]},
            "steps": [
                {
                    "text": ["Look."],
                    "questions": [
                        {"ask": "value", "name": "x", "answer": "2", "hints": ["Add."], "why": "1 + 1"},
                        {"ask": "line", "answer": "4"}
                    ],
                    "go": {"kind": "step_over"},
                    "then": {"event": "line", "frames": [{"function": "<module>", "line": 4, "locals": {"x": "2"}}]}
                },
                {"questions": [{"ask": "output", "answer": "2"}, {"ask": "line", "answer": "end"}], "go": {"kind": "continue"}},
                {"text": ["That is all."]}
            ],
            "summary": ["You know `x`."]
        })
    }

    #[test]
    fn a_lesson_is_read_and_written() {
        let read_one = read(&lesson().to_string()).unwrap();
        assert_eq!(read_one.source(), "x = 1\n\nx = x + 1\nprint(x)\n");
        assert_eq!(read_one.questions().count(), 4);
        let written = serde_json::to_string(&read_one).unwrap();
        assert_eq!(read(&written), Ok(read_one));
    }

    #[test]
    fn the_lessons_of_the_page_are_read() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../public/lessons");
        let mut count = 0;
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.file_name().unwrap() != "index.json" {
                let lesson = read(&fs::read_to_string(&path).unwrap());
                let lesson = lesson.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                assert_eq!(path.file_stem().unwrap(), lesson.id.as_str());
                count += 1;
            }
        }
        assert!(count >= 12);
    }

    /// A lesson in which one thing is something else, by JSON pointer (`null` takes it away), is refused with these words.
    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let check = |pointer: &str, value: Value, words: &str| {
            let mut json = lesson();
            let (parent, key) = pointer.rsplit_once('/').unwrap();
            let place = json.pointer_mut(parent).unwrap();
            match place {
                Value::Object(map) if value.is_null() => drop(map.remove(key)),
                Value::Object(map) => drop(map.insert(key.to_owned(), value)),
                list => list[key.parse::<usize>().unwrap()] = value,
            }
            let told = read(&json.to_string()).unwrap_err().to_string();
            assert!(told.contains(words), "{pointer}: {told}");
        };
        check(
            "/version",
            json!(2),
            "it is of version 2 and this page reads version 1",
        );
        check("/version", json!("1"), "invalid type");
        check("/version", Value::Null, "missing field `version`");
        check("/author", json!("me"), "unknown field `author`");
        check("/steps/0/jump", json!(1), "unknown field `jump`");
        check("/id", json!("../x"), "id: use small letters");
        check("/id", json!(""), "id: use small letters");
        check("/title", json!(" "), "title: write something here");
        check(
            "/title",
            json!("x".repeat(81)),
            "title: at most 80 characters",
        );
        check("/title", json!("a\u{0}b"), "title: remove the control");
        check(
            "/text/0",
            json!("a\u{202e}b"),
            "text[0]: remove the control",
        );
        check("/goal", Value::Null, "missing field `goal`");
        check("/minutes", json!(0), "minutes: give 1 to 120");
        check(
            "/text/0",
            json!("x".repeat(1_001)),
            "text[0]: at most 1000 characters",
        );
        check("/text", json!(vec!["x"; 13]), "text: at most 12 paragraphs");
        check("/text/0", json!(1), "invalid type");
        check("/program", json!([]), "program: the program is empty");
        check("/program/2", json!("x = = 1"), "program: line 3, column 5");
        check(
            "/program/2",
            json!("x = 1\ny = 2"),
            "program[2]: at most 1 lines",
        );
        check(
            "/breakpoints",
            json!([2]),
            "breakpoints: line 2 has no code",
        );
        check(
            "/breakpoints",
            json!([3, 1]),
            "breakpoints: list the lines once each",
        );
        check("/start/frames/0/line", json!(9), "start: ");
        check("/start/frames/0/locals/x", json!("1 +"), "start: ");
        check("/steps", json!([]), "steps: write something here");
        check(
            "/steps",
            json!(vec![json!({}); 61]),
            "steps: at most 60 steps",
        );
        check(
            "/steps/0/go",
            json!({"kind": "evaluate", "expression": "x"}),
            "steps[0].go: `evaluate` moves",
        );
        check(
            "/steps/0/go",
            json!({"kind": "breakpoint", "lines": [2]}),
            "steps[0].go: line 2 has no code",
        );
        check(
            "/steps/1/go",
            Value::Null,
            "steps[1].questions[0]: a question is about where",
        );
        check(
            "/steps/1/go",
            json!({"kind": "inv_step_over"}),
            "steps[1].questions[0]: going backward prints nothing",
        );
        check(
            "/steps/2/then",
            json!({"event": "exit", "exit": "normal"}),
            "steps[2].then: a state belongs",
        );
        check("/steps/0/then/frames/0/line", json!(2), "steps[0].then: ");
        check(
            "/steps/0/then/frames/0/locals/x",
            json!("3"),
            "questions[0].answer: it is 2, and `then` says 3",
        );
        check(
            "/steps/0/questions/0/name",
            Value::Null,
            "questions[0]: say in `name`",
        );
        check(
            "/steps/0/questions/1/name",
            json!("x"),
            "questions[1].name: only a question about a `value`",
        );
        check(
            "/steps/0/questions/0/ask",
            json!("colour"),
            "unknown variant `colour`",
        );
        check(
            "/steps/0/questions/0/answer",
            json!("x y"),
            "questions[0].answer: write the value",
        );
        check("/steps/0/questions/0/answer", json!(2), "invalid type");
        check(
            "/steps/0/questions/1/answer",
            json!("2"),
            "questions[1].answer: write the number of a line",
        );
        check(
            "/steps/0/questions/0/hints",
            json!(vec!["x"; 6]),
            "questions[0].hints: at most 5 hints",
        );
        check(
            "/steps/0/questions/0/hints",
            json!([""]),
            "questions[0].hints[0]: write something here",
        );
        check(
            "/steps/1/questions/0/answer",
            json!("x".repeat(401)),
            "questions[0].answer: at most 400 characters",
        );
        let questions = vec![json!({"ask": "line", "answer": "4"}); 7];
        check(
            "/steps/0/questions",
            json!(questions),
            "steps[0].questions: at most 6 questions",
        );
    }

    #[test]
    fn what_is_no_lesson_is_refused() {
        let check = |text: &str, words: &str| {
            let told = read(text).unwrap_err().to_string();
            assert!(told.contains(words), "{told}");
        };
        check("", "does not read as a lesson");
        check("{", "does not read as a lesson");
        check("[]", "does not read as a lesson");
        check("null", "does not read as a lesson");
        check(
            &format!(
                "{{\"version\": 1, \"title\": \"{}\"}}",
                "x".repeat(MAX_BYTES)
            ),
            "over 64 KiB",
        );
        // Deep nesting ends in an error, not in a full stack.
        check(&"[".repeat(60_000), "does not read as a lesson");
    }
}
