//! Which states are possible in a program.

use std::collections::BTreeSet;

use super::{Event, Frame, MAX_DEPTH, MAX_VALUE, State, Value, is_value};
use crate::program::{DefinitionKind, Program, is_identifier};

impl State {
    /// Checks that this is a possible state of `program`.
    ///
    /// # Errors
    /// The first thing that is not possible, with its field.
    pub fn check(&self, program: &Program) -> Result<(), StateError> {
        if (self.event == Event::Exit) != self.exit.is_some() {
            return Err(StateError::ExitMismatch);
        }
        if (self.event == Event::Exit) != self.frames.is_empty() {
            return Err(StateError::FramesMismatch);
        }
        if self.frames.len() > MAX_DEPTH {
            return Err(StateError::TooDeep(self.frames.len()));
        }
        if self.value.is_some() && !self.event.carries_value() {
            return Err(StateError::UnexpectedValue(self.event.name()));
        }
        // An exception's message may be any text.
        let free = program.writes_values() || self.event == Event::Exception;
        check_value("value", &self.value, free)?;
        for (index, frame) in self.frames.iter().enumerate() {
            self.check_frame(program, index, frame)?;
        }
        self.check_aliases()
    }

    fn check_frame(
        &self,
        program: &Program,
        index: usize,
        frame: &Frame,
    ) -> Result<(), StateError> {
        let field = format!("frames[{index}]");
        let Some(definition) = program.definition_at(&frame.function, frame.line) else {
            return Err(StateError::NoSuchPlace {
                field,
                function: frame.function.clone(),
                line: frame.line,
            });
        };
        if definition.kind == DefinitionKind::Module && index > 0 {
            return Err(StateError::ModuleInside { field });
        }
        // Before its first statement a frame is at the line of its call; the module is nowhere then.
        let entry = frame.line == definition.first && (frame.line > 0 || self.is_start());
        if !entry && !program.is_line_of(definition, frame.line) {
            return Err(StateError::NoCode {
                field,
                function: frame.function.clone(),
                line: frame.line,
            });
        }
        let loops = program.loops_at(definition, frame.line);
        for header in frame.loops.iter().flat_map(|loops| loops.keys()) {
            if !loops.iter().any(|span| span.header == *header) {
                return Err(StateError::NoSuchLoop {
                    field,
                    line: *header,
                });
            }
        }
        let free = program.writes_values();
        for (name, value) in frame.locals.iter().flatten() {
            if !is_identifier(name) {
                return Err(StateError::NotAName {
                    field,
                    name: name.clone(),
                });
            }
            check_value(&format!("{field}.locals.{name}"), value, free)?;
        }
        for value in frame.pending.iter().flatten() {
            check_value(&format!("{field}.pending"), value, free)?;
        }
        Ok(())
    }

    fn check_aliases(&self) -> Result<(), StateError> {
        let mut seen = BTreeSet::new();
        for name in self.aliases.iter().flatten().flatten() {
            let exists = self.frames.get(name.frame).is_some_and(|frame| {
                frame
                    .locals
                    .as_ref()
                    .is_some_and(|locals| locals.contains_key(&name.name))
            });
            if !exists || !seen.insert(name) {
                return Err(StateError::NoSuchAlias(name.to_string()));
            }
        }
        Ok(())
    }
}

/// `free`: it may be any text.
fn check_value(field: &str, value: &Value, free: bool) -> Result<(), StateError> {
    let Some(text) = value else { return Ok(()) };
    if text.is_empty() {
        return Err(StateError::EmptyValue(field.to_owned()));
    }
    let length = text.chars().count();
    if length > MAX_VALUE + 1 || (length > MAX_VALUE && !text.ends_with('…')) {
        return Err(StateError::LongValue {
            field: field.to_owned(),
            length,
        });
    }
    if !free && !is_value(text) {
        return Err(StateError::NotAValue(field.to_owned()));
    }
    Ok(())
}

/// Why something is not a state, or not one of the program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StateError {
    /// The JSON does not have the shape of a state.
    #[error("the state is not valid: {0}")]
    Json(String),
    /// A member of an alias group is not written `frame.name`.
    #[error("aliases: `{0}` is not of the form `0.name`")]
    AliasSyntax(String),
    /// `exit` and `event` contradict each other.
    #[error("exit: it is given exactly when the event is `exit`")]
    ExitMismatch,
    /// A stack is missing, or given at the exit.
    #[error("frames: there is none at the event `exit`, and at least one at every other event")]
    FramesMismatch,
    /// The stack is too deep.
    #[error("frames: the stack has {0} frames; at most {MAX_DEPTH} are possible")]
    TooDeep(usize),
    /// A value at an event that has none.
    #[error("value: the event `{0}` carries no value")]
    UnexpectedValue(&'static str),
    /// A frame's function does not exist or does not contain its line.
    #[error("{field}: the program has no function `{function}` that contains line {line}")]
    NoSuchPlace {
        /// The frame.
        field: String,
        /// Its function.
        function: String,
        /// Its line.
        line: u32,
    },
    /// A frame is at a line where nothing of its function runs.
    #[error(
        "{field}: in `{function}` nothing runs in line {line}; choose a line with a statement of its own"
    )]
    NoCode {
        /// The frame.
        field: String,
        /// Its function.
        function: String,
        /// Its line.
        line: u32,
    },
    /// The module's frame is not the outermost.
    #[error("{field}: the frame of `<module>` can only be the outermost")]
    ModuleInside {
        /// The frame.
        field: String,
    },
    /// A loop count for a line that is not the header of a loop around the frame's line.
    #[error(
        "{field}.loops: no `for` loop with its header in line {line} contains the frame's line"
    )]
    NoSuchLoop {
        /// The frame.
        field: String,
        /// The supposed header.
        line: u32,
    },
    /// A local whose name is not an identifier.
    #[error("{field}.locals: `{name}` is not a name")]
    NotAName {
        /// The frame.
        field: String,
        /// The supposed name.
        name: String,
    },
    /// An alias that is not a local, or is in two groups.
    #[error("aliases: `{0}` is not a local of that frame, or is listed twice")]
    NoSuchAlias(String),
    /// A value without text.
    #[error("{0}: a value has some text; use null where it is not known")]
    EmptyValue(String),
    /// A value that Python would not write so.
    #[error(
        "{0}: the value is not written as Python's repr does: a literal with its quotes and brackets closed, `Name(x=1)` or `<...>`"
    )]
    NotAValue(String),
    /// A value over the limit.
    #[error("{field}: the value has {length} characters; cut it to {MAX_VALUE} and add `…`")]
    LongValue {
        /// The value's place.
        field: String,
        /// Its code points.
        length: usize,
    },
}
