//! States that the user gives: an edited local, a start at any line, a traceback.

use std::collections::BTreeMap;

use hunch::action::Action;
use hunch::debugger::Command as Step;
use hunch::program::{Definition, MODULE, Program};
use hunch::quiz::{AnswerError, PythonValue};
use hunch::state::{Event, Frame, Locals, State};
use hunch::traceback::Traceback;
use leptos::prelude::*;

use super::Session;
use crate::dialog::Dialog;
use crate::editor::Editor;
use crate::local::LocalName;
use crate::words::start::NOT_YET;
use crate::words::{self, UNKNOWN, start};

/// Where "start here" would begin.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StartPlace {
    /// The line's text.
    pub text: String,
    /// The function, in words.
    pub title: String,
    /// Its variables.
    pub fields: Vec<Field>,
}

/// A variable that can be typed.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// What it means to leave it empty.
    pub hint: &'static str,
}

impl Session {
    /// Sets a local at the current state.
    ///
    /// # Errors
    /// Why the value is not possible, for the user.
    pub fn set_local(self, local: &LocalName, value: &str) -> Result<(), String> {
        let misread = self.with_program(|program| misread(program, value));
        if let Some(reason) = misread.flatten() {
            return Err(reason);
        }
        let step = Step::Act(Action::Edit {
            frame: local.frame,
            locals: [(local.name.clone(), value.trim().to_owned())]
                .into_iter()
                .collect(),
        });
        let refused = self.debugger.with_untracked(|debugger| {
            let debugger = debugger.as_ref()?;
            debugger.check(&step).err()
        });
        if let Some(error) = refused {
            return Err(words::refusal(&error));
        }
        self.stop();
        self.command(step);
        Ok(())
    }

    /// Opens a dialog for a start, if the program can be read.
    pub(super) fn open_start(self, dialog: Dialog) {
        if self.paused_untracked() || self.begin() {
            self.dialog.set(Some(dialog));
        }
    }

    /// The line of the cursor, or the next one with code.
    pub fn start_line(self) -> u32 {
        let cursor = self.cursor_line();
        let last = || self.with_program(|program| program.lines_with_code().last().copied());
        self.line_with_code(cursor)
            .or_else(|| last().flatten())
            .unwrap_or(cursor)
    }

    /// The line of the cursor; where the user has not put it anywhere, which is where it cannot be seen, the one at which the
    /// program is paused.
    pub(super) fn cursor_line(self) -> u32 {
        let mut line = 0;
        self.with_editor(|editor: &Editor| line = editor.cursor_line());
        let placed = Some(line).filter(|line| *line > 0);
        let paused =
            || untrack(|| self.with_debugger(|debugger| debugger.state().line())).flatten();
        placed
            .or_else(|| paused().filter(|line| *line > 0))
            .unwrap_or(1)
    }

    /// `line`, or the next one with code.
    pub(super) fn line_with_code(self, line: u32) -> Option<u32> {
        self.with_program(|program| program.next_line_with_code(line))
            .flatten()
    }

    fn with_program<T>(self, read: impl FnOnce(&Program) -> T) -> Option<T> {
        self.debugger
            .with_untracked(|debugger| debugger.as_ref().map(|debugger| read(debugger.program())))
    }

    /// What "start here" shows for a line.
    pub fn start_place(self, line: u32) -> StartPlace {
        self.with_program(|program| {
            let Some((definition, line)) = home(program, line) else {
                return StartPlace::default();
            };
            let text = program
                .text()
                .lines()
                .nth(line as usize - 1)
                .unwrap_or_default();
            StartPlace {
                text: text.trim().to_owned(),
                title: match definition.name.as_str() {
                    MODULE => start::VARIABLES.to_owned(),
                    name if is_call(definition, line) => start::arguments_of(name),
                    name => start::variables_of(name),
                },
                fields: fields(program, definition, line),
            }
        })
        .unwrap_or_default()
    }

    /// Begins at a line with the variables as typed.
    ///
    /// # Errors
    /// What is wrong, by the variable's name, for the user.
    pub fn start_at(
        self,
        line: u32,
        typed: &BTreeMap<String, String>,
    ) -> Result<(), BTreeMap<String, String>> {
        let state = self
            .with_program(|program| state_at(program, line, typed))
            .flatten();
        let Some(state) = state else {
            return Ok(());
        };
        let mut errors = BTreeMap::new();
        for (name, value) in state.frames[0].locals.iter().flatten() {
            let mut alone = state.clone();
            alone.frames[0].locals = Some(Locals::from([(name.clone(), value.clone())]));
            let refused = self.with_program(|program| {
                let refused = alone.check(program).err();
                let refused = refused.map(|error| words::refusal(&error.into()));
                refused.or_else(|| misread(program, value.as_deref()?))
            });
            if let Some(reason) = refused.flatten() {
                errors.insert(name.clone(), reason);
            }
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        self.stop();
        self.command(Step::StartAt(state));
        Ok(())
    }

    /// Begins at the state that a traceback shows.
    ///
    /// # Errors
    /// Why it cannot, for the user.
    pub fn start_from_traceback(self, text: &str) -> Result<(), String> {
        let traceback = Traceback::parse(text);
        let state =
            self.with_program(|program| traceback.and_then(|traceback| traceback.state(program)));
        match state {
            Some(Ok(state)) => {
                self.stop();
                self.command(Step::StartAt(state));
                Ok(())
            }
            Some(Err(error)) => Err(words::sentence(&error.to_string())),
            None => Ok(()),
        }
    }
}

/// Why a value that is typed is hardly what is meant: a name, which may be meant as text or as what a variable of this name holds, or a
/// constant of another language.
fn misread(program: &Program, typed: &str) -> Option<String> {
    // A class may write its objects in any way.
    if program.writes_values() {
        return None;
    }
    let error = match PythonValue::read(typed) {
        Ok(value) => AnswerError::Name(value.loose_name()?.to_owned()),
        Err(error @ AnswerError::Spelling { .. }) => error,
        Err(_) => return None,
    };
    Some(words::sentence(&error.to_string()))
}

/// The next line with code, and the definition whose frame stops there. The first line of a function is its call's.
fn home(program: &Program, line: u32) -> Option<(&Definition, u32)> {
    let line = program.next_line_with_code(line)?;
    let called = program
        .definitions()
        .iter()
        .find(|definition| definition.name != MODULE && is_call(definition, line));
    let around = || {
        let stops = program
            .definitions()
            .iter()
            .filter(|definition| program.lines_of(definition).contains(&line));
        stops.min_by_key(|definition| definition.last - definition.first)
    };
    called.or_else(around).map(|definition| (definition, line))
}

fn is_call(definition: &Definition, line: u32) -> bool {
    definition.first == line && line > 0
}

/// The variables to ask for: at a call the arguments alone.
fn fields(program: &Program, definition: &Definition, line: u32) -> Vec<Field> {
    let call = is_call(definition, line);
    let loops = program.loops_at(definition, line);
    let again = loops.first().map_or(line, |outermost| outermost.last + 1);
    definition
        .scope
        .variables
        .iter()
        .filter(|variable| variable.is_parameter || !call)
        .map(|variable| Field {
            name: variable.name.clone(),
            hint: if variable.is_parameter || variable.line < again.max(line) {
                UNKNOWN
            } else {
                NOT_YET
            },
        })
        .collect()
}

/// The state of "start here": one frame, whose callers are not known and not needed.
fn state_at(program: &Program, line: u32, typed: &BTreeMap<String, String>) -> Option<State> {
    let (definition, line) = home(program, line)?;
    let value = |name: &str| {
        let text = typed.get(name).map(|text| text.trim().to_owned());
        text.filter(|text| !text.is_empty())
    };
    let locals: Locals = fields(program, definition, line)
        .into_iter()
        .map(|field| (value(&field.name), field))
        .filter(|(value, field)| value.is_some() || field.hint == UNKNOWN)
        .map(|(value, field)| (field.name, value))
        .collect();
    let mut state = State::start();
    state.event = if is_call(definition, line) {
        Event::Call
    } else {
        Event::Line
    };
    state.aliases = None;
    let mut frame = Frame::new(definition.name.clone(), line);
    frame.locals = Some(locals);
    // Which iteration it is, nobody has said.
    if !program.loops_at(definition, line).is_empty() {
        frame.loops = None;
    }
    state.frames = vec![frame];
    Some(state)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
def mean(xs, digits=2):
    total = 0
    for x in xs:
        total += x
        seen = True
    result = total / len(xs)
    return round(result, digits)

print(mean([1, 2]))
";

    #[test]
    fn a_name_is_no_value_to_set() {
        let check = |source: &str, typed: &str, expected: Option<&str>| {
            let program = Program::parse(source).unwrap();
            let reason = misread(&program, typed);
            match expected {
                Some(words) => assert!(reason.is_some_and(|one| one.contains(words)), "{typed}"),
                None => assert_eq!(reason, None, "{typed}"),
            }
        };
        for plain in [
            "5",
            "'pear'",
            "[1, 'a']",
            "None",
            "inf",
            "<class 'int'>",
            "A(x=1)",
        ] {
            check(SOURCE, plain, None);
        }
        check(SOURCE, "pear", Some("that pear has"));
        check(SOURCE, "[1, pear]", Some("that pear has"));
        check(SOURCE, "true", Some("writes True"));
        let own = "class A:\n    def __repr__(self):\n        return 'Anna'\n";
        check(own, "Anna", None);
    }

    #[test]
    fn a_start_has_the_variables_of_its_function() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |line: u32, expected: &str| {
            let state = state_at(
                &program,
                line,
                &BTreeMap::from([("xs".to_owned(), " [1] ".to_owned())]),
            )
            .unwrap();
            state.check(&program).unwrap();
            let frame = &state.frames[0];
            let locals: Vec<String> = frame
                .locals
                .iter()
                .flatten()
                .map(|(name, value)| format!("{name}={}", value.as_deref().unwrap_or("?")))
                .collect();
            assert_eq!(
                format!(
                    "{} {}:{} {}",
                    state.event.name(),
                    frame.function,
                    frame.line,
                    locals.join(" ")
                ),
                expected
            );
        };
        check(1, "call mean:1 xs=[1] digits=?");
        check(2, "line mean:2 xs=[1] digits=?");
        // In a loop, what its later lines bind may be there already.
        check(4, "line mean:4 xs=[1] digits=? total=? x=? seen=?");
        check(7, "line mean:7 xs=[1] digits=? total=? x=? seen=? result=?");
        check(8, "line <module>:9 ");
    }
}
