//! What is typed where a program asks for it with `input`: it stands in the place of the call (Python's library reference, "input"). What the call
//! asks with is printed first, without an end of line. No state shows how many lines have been read: the statements that have run tell.

mod asking;

use serde::{Deserialize, Serialize};

use self::asking::{Asking, Often};
use super::Program;
use super::expressions::canonical;
use super::rewriting::with_all;
use crate::quiz::PythonValue;
use crate::state::{Event, Frame, State};

/// What Python raises where nothing more is typed.
const AT_THE_END: &str = "EOFError";

/// What the user of a program types, and how much of it is read at a state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Input {
    /// The lines, without their ends, from the start of the program on.
    pub lines: Vec<String>,
    /// How many of them are read.
    #[serde(default)]
    pub read: usize,
}

impl Input {
    /// Those that are not read yet.
    pub fn left(&self) -> &[String] {
        self.lines.get(self.read..).unwrap_or_default()
    }
}

/// What is typed for the line that is about to run.
#[derive(Clone, Debug, PartialEq)]
pub enum Typed {
    /// What it asks for is there.
    Told {
        /// The program with what is typed in the places of the calls.
        program: Box<Program>,
        /// What it asks with, as expressions, in the order of the questions; `None` where that is nothing.
        prompts: Vec<Option<String>>,
    },
    /// It asks for more than is typed, for the first time with this expression, if it has one.
    Awaited(Option<String>),
}

impl Program {
    /// The program with what its user types; `None` where that is not known.
    #[must_use]
    pub fn with_input(mut self, input: Option<Input>) -> Program {
        self.typed = input;
        self
    }

    /// What its user types.
    pub fn input(&self) -> Option<&Input> {
        self.typed.as_ref()
    }

    /// Whether the line that is about to run at a state asks for what is typed.
    pub fn asks_at(&self, at: &State) -> bool {
        let asked = || self.asked_at(at).is_none_or(|asked| !asked.is_empty());
        self.typed.is_some() && asked()
    }

    /// The program when it has gone on from one state to the next one, and has read something; `None` where it is the same.
    pub fn having_read(&self, before: &State, after: &State) -> Option<Program> {
        let input = self.typed.as_ref()?;
        let more = self.lines_read(before, after, input.left());
        let input = more.map(|more| Input {
            lines: input.lines.clone(),
            read: input.read + more,
        });
        (more != Some(0)).then(|| self.clone().with_input(input))
    }

    /// The program when it had read what it had at the first of these states; it has gone on to the last one since.
    pub fn before_reading(&self, past: &[&State]) -> Option<Program> {
        let input = self.typed.as_ref()?;
        let mut read = 0;
        for pair in past.windows(2) {
            if let [before, after] = pair {
                read += self.lines_read(before, after, &input.lines)?;
            }
        }
        let read = input.read.checked_sub(read)?;
        let lines = input.lines.clone();
        Some(self.clone().with_input(Some(Input { lines, read })))
    }

    /// Whether it asks its user for something.
    pub fn asks_for_input(&self) -> bool {
        self.questions().next().is_some()
    }

    /// The lines that ask.
    pub fn questions(&self) -> impl Iterator<Item = &str> {
        let own = self.defines("input");
        let lines = self.lines.iter().map(|line| line.text.as_str());
        lines.filter(move |text| !own && text.contains("input("))
    }

    /// What is typed for the line that is about to run at a state; `None` where it asks for nothing, or what is typed is not known. `past` are the
    /// states from the start of the program to this one, if they are known: what the header of a loop goes through was asked for when it began.
    pub fn typed_at(&self, at: &State, past: Option<&[&State]>) -> Option<Typed> {
        let asked = self.asked_at(at).filter(|asked| !asked.is_empty())?;
        let lines = self.left_at(at, past)?;
        let begun = has_begun(at.top()?);
        let mut lines = lines.iter();
        let mut refused = false;
        let mut places = Vec::new();
        let mut prompts = Vec::new();
        for one in &asked {
            let mut given = Vec::new();
            for index in 0..one.count()? {
                // What is raised before it is what the line comes to.
                if refused {
                    given.push(quoted(""));
                    continue;
                }
                let prompt = match &one.prompt {
                    Some(prompt) => {
                        Some(one.asks(&canonical(self.text.get(prompt.clone())?)?, index))
                    }
                    None => None,
                };
                let Some(line) = lines.next() else {
                    return Some(Typed::Awaited(prompt));
                };
                refused = one.refuses(line);
                given.push(quoted(line));
                if !begun {
                    prompts.push(prompt);
                }
            }
            let stands = match &one.often {
                Often::Each { name, numbers } => {
                    let first = numbers.start;
                    format!("[{}][{name}-{first}]", given.join(", "))
                }
                _ => given.concat(),
            };
            // Lines keep their numbers.
            let rows = self.text.get(one.place.clone())?.matches('\n').count();
            let stands = match rows {
                0 => stands,
                rows => format!("({stands}{})", "\n".repeat(rows)),
            };
            places.push((one.place.clone(), stands));
        }
        let program = self.rewritten(&with_all(&self.text, places))?;
        Some(Typed::Told {
            program: Box::new(program),
            prompts,
        })
    }

    /// The lines that are not read yet when the line runs that is about to at a state.
    fn left_at(&self, at: &State, past: Option<&[&State]>) -> Option<&[String]> {
        let input = self.typed.as_ref()?;
        let frame = at.top()?;
        if !has_begun(frame) {
            return Some(input.left());
        }
        let past = past?;
        let begins = |one: &&State| {
            let top = one.top().filter(|_| one.depth() == at.depth());
            top.is_some_and(|top| top.line == frame.line && !has_begun(top))
        };
        let first = past.iter().rposition(begins)?;
        let mut read = 0;
        for pair in past.get(first..)?.windows(2) {
            if let [before, after] = pair {
                // All that was typed is the same: what is left only tells what was raised.
                read += self.lines_read(before, after, &input.lines)?;
            }
        }
        input.lines.get(input.read.checked_sub(read)?..)
    }

    /// How many lines are read by what leads from one state to the next one, where these are `left`; `None` where that cannot be told.
    pub fn lines_read(&self, before: &State, after: &State, left: &[String]) -> Option<usize> {
        if before.top().is_some_and(has_begun) {
            return Some(0);
        }
        let asked = self.asked_at(before)?;
        let counts = asked.iter().map(Asking::count);
        let all = counts.sum::<Option<usize>>()?;
        let raised = after.event == Event::Exception && after.depth() == before.depth();
        let message = after.value.as_deref().filter(|_| raised && all > 0);
        let Some(message) = message else {
            return Some(all);
        };
        // What was read last is what the line could not go on with.
        let named = |line: &String| message.ends_with(&quoted(line));
        let last = left.iter().take(all).position(named);
        match last {
            Some(last) => Some(last + 1),
            None if message.starts_with(AT_THE_END) => Some(left.len().min(all)),
            None => (all == 1).then_some(1),
        }
    }

    /// The calls of `input` in the line that is about to run at a state, in the order of their evaluation; `None` where it has some, and which of
    /// them are evaluated cannot be told.
    fn asked_at(&self, at: &State) -> Option<Vec<Asking>> {
        let Some(frame) = at.top().filter(|_| at.event == Event::Line) else {
            return Some(Vec::new());
        };
        let line = self.line(frame.line);
        if line.is_none_or(|line| !line.text.contains("input(")) || self.defines("input") {
            return Some(Vec::new());
        }
        self.with_header(frame.line, |header| {
            Some(asking::in_header(self, at, header))
        })
    }
}

/// Whether a frame stands in the header of a `for` that has taken an element already.
fn has_begun(frame: &Frame) -> bool {
    let count = frame
        .loops
        .as_ref()
        .and_then(|loops| loops.get(&frame.line));
    count.is_some_and(|count| *count != Some(0))
}

/// A line as a text in Python.
fn quoted(line: &str) -> String {
    PythonValue::Str(line.to_owned()).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    /// The last of the lines when those before have run, and what it asks with.
    fn told(lines: &[&str], typed: &[&str], after: Option<&str>) -> Option<(String, Vec<String>)> {
        let typed: Vec<String> = typed.iter().map(ToString::to_string).collect();
        let program = Program::parse(&lines.join("\n")).unwrap();
        let input = Input {
            lines: typed,
            read: 0,
        };
        let mut program = program.with_input(Some(input));
        let locals = [("n", "2"), ("name", "'Ann'")];
        let number = |index: usize| u32::try_from(index + 1).unwrap();
        let at = |index| state(Event::Line, &[("<module>", number(index), &locals)], None);
        for index in 1..lines.len() {
            let raised = |message| state(Event::Exception, &[("<module>", 1, &locals)], message);
            let next = match after.filter(|_| index == 1) {
                Some(message) => raised(Some(message)),
                None => at(index),
            };
            program = program
                .having_read(&at(index - 1), &next)
                .unwrap_or(program);
        }
        let at = at(lines.len() - 1);
        match program.typed_at(&at, None)? {
            Typed::Told { program, prompts } => {
                let line = program.line(at.line()?)?;
                Some((line.text.clone(), prompts.into_iter().flatten().collect()))
            }
            Typed::Awaited(prompt) => Some(("awaited".to_owned(), prompt.into_iter().collect())),
        }
    }

    #[test]
    fn what_is_typed_stands_in_the_place_of_the_question() {
        let check = |lines: &[&str], typed: &[&str], expected: Option<(&str, &[&str])>| {
            let expected = expected.map(|(line, prompts)| {
                let prompts: Vec<String> = prompts.iter().map(ToString::to_string).collect();
                (line.to_owned(), prompts)
            });
            assert_eq!(told(lines, typed, None), expected, "{lines:?}");
        };
        check(
            &["name=input('Name? ')"],
            &["Bo"],
            Some(("name='Bo'", &["'Name? '"])),
        );
        check(
            &["a=input()", "b=int(input(name + '? '))"],
            &["x", "7"],
            Some(("b=int('7')", &["name+'? '"])),
        );
        check(
            &["a=input()", "b=input('More? ')"],
            &["x"],
            Some(("awaited", &["'More? '"])),
        );
        check(
            &["if input('Go? ')=='y':", "    b=input()"],
            &["y", "it's"],
            Some(("b=\"it's\"", &[])),
        );
        check(
            &["xs=[int(input()) for i in range(n)]", "x=input()"],
            &["4", "5", "6"],
            Some(("x='6'", &[])),
        );
        check(
            &["xs=[int(input(i)) for i in range(1, 3)]"],
            &["4", "5"],
            Some((
                "xs=[int(['4', '5'][i-1]) for i in range(1, 3)]",
                &["[i for i in [1]][0]", "[i for i in [2]][0]"],
            )),
        );
        check(
            &["xs=[int(input(i)) for i in range(1, 3)]"],
            &["4"],
            Some(("awaited", &["[i for i in [2]][0]"])),
        );
        check(
            &["x=int(input('A'))+int(input('B'))"],
            &["one"],
            Some(("x=int('one')+int('')", &["'A'"])),
        );
        check(&["x=n and input()"], &["4"], None);
        check(&["x=n and input()", "y=input()"], &["4", "5"], None);
        check(&["x=1"], &["4"], None);
    }

    #[test]
    fn what_a_line_could_not_go_on_with_was_read() {
        let check = |first: &str, message: &str, expected: &str| {
            let lines = [first, "x=input()"];
            let found = told(&lines, &["a", "b", "c"], Some(message));
            assert_eq!(found.map(|(line, _)| line).as_deref(), Some(expected));
        };
        let message = "ValueError: invalid literal for int() with base 10: 'a'";
        check("x=int(input())", message, "x='b'");
        check("x, y=int(input()), int(input())", message, "x='b'");
        let message = "ValueError: invalid literal for int() with base 10: 'b'";
        check("x, y=int(input()), int(input())", message, "x='c'");
    }
}
