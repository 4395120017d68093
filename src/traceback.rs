//! A Python traceback as a state: the stack it shows, with nothing known of the locals. A session can start there and
//! go backward, to what may have led to the exception.

use crate::program::{MODULE, Program};
use crate::state::{Event, Frame, MAX_DEPTH, State, StateError, cut_value};

/// What a traceback says, without a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traceback {
    /// The stack, outermost first.
    pub places: Vec<Place>,
    /// The exception, `Type: message` or `Type`.
    pub exception: String,
}

/// A frame in a traceback.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The function's name; `<module>` for a program itself.
    pub function: String,
    /// The line, counted from 1.
    pub line: u32,
    /// The line's text, if the traceback shows it.
    pub text: Option<String>,
}

impl Traceback {
    /// Reads a traceback as Python prints it. Of several, one being the cause of the next, the last one counts, since it
    /// is the one that ended the program. What stands before and between is skipped.
    ///
    /// # Errors
    /// Says what is missing.
    pub fn parse(text: &str) -> Result<Traceback, TracebackError> {
        let mut places: Vec<Place> = Vec::new();
        let mut exception: Vec<&str> = Vec::new();
        let mut indent = 0;
        for line in text.lines() {
            let stripped = line.trim_start();
            let depth = line.len() - stripped.len();
            if stripped.starts_with("Traceback (most recent call last)") {
                places.clear();
                exception.clear();
            } else if stripped.starts_with("+ Exception Group Traceback") {
                return Err(TracebackError::Group);
            } else if let Some(place) = place(stripped) {
                if !exception.is_empty() {
                    places.clear();
                    exception.clear();
                }
                indent = depth;
                places.push(place);
            } else if places.is_empty() {
                continue;
            } else if let Some(times) = repeated(stripped) {
                repeat_last(&mut places, times);
            } else if !exception.is_empty() || (depth <= indent && !stripped.is_empty()) {
                exception.push(line.trim());
            } else if is_source(stripped) {
                // The first line below a place is its text; more belong to a statement of several lines.
                if let Some(place) = places.last_mut() {
                    place
                        .text
                        .get_or_insert_with(|| stripped.trim_end().to_owned());
                }
            }
        }
        if places.is_empty() {
            return Err(TracebackError::NoPlaces);
        }
        let exception = message(&exception).ok_or(TracebackError::NoException)?;
        Ok(Traceback { places, exception })
    }

    /// The state that the traceback shows, in `program`: an exception in the innermost frame that is one of the
    /// program's. Frames of other files are left out, and so are the outermost ones of a stack that is too deep.
    ///
    /// # Errors
    /// [`TracebackError::OtherProgram`] if no frame is one of the program.
    pub fn state(&self, program: &Program) -> Result<State, TracebackError> {
        let lines: Vec<&str> = program.text().lines().collect();
        let own = |place: &&Place| {
            let text = lines.get(place.line.saturating_sub(1) as usize);
            let same = place
                .text
                .as_ref()
                .is_none_or(|shown| text.is_some_and(|text| text.trim() == shown));
            same && program.definition_at(&place.function, place.line).is_some()
        };
        let places: Vec<&Place> = self.places.iter().filter(own).collect();
        let Some(first) = self.places.first().filter(|_| places.is_empty()) else {
            let skipped = places.len().saturating_sub(MAX_DEPTH);
            let mut frames: Vec<Frame> = places[skipped..]
                .iter()
                .map(|place| frame(program, place))
                .collect();
            // A second `<module>` is another file of the same text: what is inside it is what the user looks at.
            if let Some(module) = frames.iter().rposition(|frame| frame.function == MODULE) {
                frames.drain(..module);
            }
            let state = State {
                event: Event::Exception,
                frames,
                aliases: None,
                value: Some(self.exception.clone()),
                output: String::new(),
                exit: None,
            };
            state.check(program)?;
            return Ok(state);
        };
        Err(TracebackError::OtherProgram {
            function: first.function.clone(),
            line: first.line,
        })
    }
}

/// A frame of which only the place is known. A traceback names the line of an expression; execution stops at the
/// first line of its statement.
fn frame(program: &Program, place: &Place) -> Frame {
    let line = program
        .lines()
        .iter()
        .map(|line| line.number)
        .take_while(|line| *line <= place.line)
        .last()
        .unwrap_or(place.line);
    Frame {
        function: place.function.clone(),
        line,
        locals: None,
        loops: None,
        pending: None,
    }
}

/// `File "main.py", line 3, in f`; the name is qualified from Python 3.14's tools on, and the frame has its last part.
fn place(line: &str) -> Option<Place> {
    let rest = line.strip_prefix("File \"")?;
    let (_, rest) = rest.rsplit_once("\", line ")?;
    let (number, function) = match rest.split_once(", in ") {
        Some((number, function)) => (number, function.trim()),
        None => (rest, MODULE),
    };
    let name = function.rsplit('.').next().unwrap_or(function);
    Some(Place {
        function: name.to_owned(),
        line: number.trim().parse().ok().filter(|line| *line > 0)?,
        text: None,
    })
}

/// Whether a line below a place is source, and not marks under it.
fn is_source(line: &str) -> bool {
    line.chars()
        .any(|character| !matches!(character, '^' | '~' | ' '))
}

/// `[Previous line repeated 996 more times]`
fn repeated(line: &str) -> Option<usize> {
    let rest = line.strip_prefix("[Previous line repeated ")?;
    rest.split(' ').next()?.parse().ok()
}

fn repeat_last(places: &mut Vec<Place>, times: usize) {
    if let Some(last) = places.last().cloned() {
        places.extend(std::iter::repeat_n(last, times.min(MAX_DEPTH)));
    }
}

/// The exception as states write it: the type without its module, the message's first line, cut like any value.
fn message(lines: &[&str]) -> Option<String> {
    let first = lines.iter().find(|line| !line.is_empty())?;
    let (kind, text) = match first.split_once(": ") {
        Some((kind, text)) => (kind, Some(text)),
        None => (first.trim_end_matches(':'), None),
    };
    let kind = kind.rsplit('.').next().unwrap_or(kind);
    if !crate::program::is_identifier(kind) {
        return None;
    }
    let whole = text.map_or_else(|| kind.to_owned(), |text| format!("{kind}: {text}"));
    Some(cut_value(whole))
}

/// Why a text is no traceback of the program.
#[derive(Debug, PartialEq, thiserror::Error)]
pub enum TracebackError {
    /// No line names a place.
    #[error("there is no traceback in this text: no line says `File \"...\", line ..., in ...`")]
    NoPlaces,
    /// The last line, the exception itself, is missing.
    #[error(
        "the traceback's last line, with the exception (such as `ValueError: ...`), is missing"
    )]
    NoException,
    /// A tree of exceptions.
    #[error("this is a group of exceptions; paste the traceback of one of them")]
    Group,
    /// None of the frames is one of the program.
    #[error(
        "the traceback is of another program: here, line {line} is not the one it shows in {function}"
    )]
    OtherProgram {
        /// The outermost frame's function.
        function: String,
        /// And its line.
        line: u32,
    },
    /// The frames cannot be together.
    #[error(transparent)]
    State(#[from] StateError),
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
def parse(text):
    return int(
        text)

def total(words):
    return sum(parse(word) for word in words)

print(total(['1', 'x']))
";

    const TRACEBACK: &str = r#"$ python main.py
Traceback (most recent call last):
  File "/home/me/main.py", line 8, in <module>
    print(total(['1', 'x']))
          ~~~~~^^^^^^^^^^^^
  File "/home/me/main.py", line 6, in total
    return sum(parse(word) for word in words)
  File "/home/me/main.py", line 6, in <genexpr>
    return sum(parse(word) for word in words)
               ^^^^^^^^^^^
  File "/home/me/main.py", line 3, in parse
    text)
    ^^^^^
ValueError: invalid literal for int() with base 10: 'x'
"#;

    fn shown(state: &State) -> String {
        let frames: Vec<String> = state
            .frames
            .iter()
            .map(|frame| format!("{}:{}", frame.function, frame.line))
            .collect();
        format!(
            "{} {}",
            frames.join(" "),
            state.value.clone().unwrap_or_default()
        )
    }

    #[test]
    fn a_traceback_is_a_stack_of_unknown_locals() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |text: &str, expected: &str| {
            let state = Traceback::parse(text).unwrap().state(&program).unwrap();
            assert_eq!(shown(&state), expected);
            assert!(state.frames.iter().all(|frame| frame.locals.is_none()));
        };
        let expected =
            "<module>:8 total:6 parse:2 ValueError: invalid literal for int() with base 10: 'x'";
        check(TRACEBACK, expected);
        // Indented as in a mail, and without the source's lines.
        let quoted: String = TRACEBACK
            .lines()
            .map(|line| format!("    {line}\n"))
            .collect();
        check(&quoted, expected);
        check(
            "File \"a.py\", line 6, in total\nKeyError: 'x'",
            "total:6 KeyError: 'x'",
        );
        // A library's frames are left out; the type loses its module.
        check(
            "Traceback (most recent call last):\n  File \"a.py\", line 8, in <module>\n  File \"/usr/lib/json.py\", line 99, in loads\n    raise x\njson.decoder.JSONDecodeError: no\n",
            "<module>:8 JSONDecodeError: no",
        );
        // The last of a chain.
        check(
            "Traceback (most recent call last):\n  File \"a.py\", line 6, in total\nKeyError: 1\n\nDuring handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):\n  File \"a.py\", line 8, in <module>\nKeyboardInterrupt\n",
            "<module>:8 KeyboardInterrupt",
        );
    }

    #[test]
    fn what_is_no_traceback_of_the_program_is_refused() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |text: &str, expected: &str| {
            let error = Traceback::parse(text)
                .and_then(|traceback| traceback.state(&program))
                .unwrap_err()
                .to_string();
            assert!(error.contains(expected), "{error}");
        };
        check("", "no traceback");
        check("ValueError: x", "no traceback");
        check(
            "  File \"a.py\", line 6, in total\n    return sum(parse(word) for word in words)",
            "last line",
        );
        check(
            "File \"a.py\", line 7, in other\nValueError: x",
            "another program",
        );
        check(
            "  File \"a.py\", line 6, in total\n    return 1\nValueError: x",
            "another program",
        );
        check(
            "  + Exception Group Traceback (most recent call last):\n",
            "group",
        );
        check(
            "File \"a.py\", line 99999999999, in total\nValueError",
            "no traceback",
        );
    }

    #[test]
    fn the_innermost_frames_of_a_deep_stack_are_kept() {
        let source = "def f(n):\n    return f(n + 1)\n\nf(0)\n";
        let program = Program::parse(source).unwrap();
        let text = "Traceback (most recent call last):\n  File \"a.py\", line 4, in <module>\n    f(0)\n  File \"a.py\", line 2, in f\n    return f(n + 1)\n  [Previous line repeated 996 more times]\nRecursionError: maximum recursion depth exceeded\n";
        let state = Traceback::parse(text).unwrap().state(&program).unwrap();
        assert_eq!(state.frames.len(), MAX_DEPTH);
        assert!(state.frames.iter().all(|frame| frame.function == "f"));
    }
}
