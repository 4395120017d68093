//! Tokens back to states: key frames, and steps applied to the state they start from.

use std::collections::BTreeMap;

use super::aliases;
use super::encode::places;
use super::loops;
use super::reader::{Body, Reader};
use super::{Control, LanguageError, Tokenizer};
use crate::program::{Definition, Program};
use crate::state::{AliasName, Event, Frame, State, Value};

/// What the model answers to a question about an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The expression's value.
    Value(Value),
    /// The message of the exception that evaluating it raises.
    Exception(Value),
    /// It is not evaluated in this execution.
    Skipped,
}

/// The state that a key frame tells.
///
/// # Errors
/// [`LanguageError::Malformed`] if the tokens are not a key frame of a state of this program.
pub fn decode_key(
    tokenizer: &Tokenizer,
    program: &Program,
    ids: &[u32],
) -> Result<State, LanguageError> {
    let mut reader = Reader::new(tokenizer, program, ids);
    reader.expect(Control::Key, "<key>")?;
    reader.result(None)
}

/// The state after a step from `before`; `ids` are its tokens after the action, `<end>` included.
///
/// # Errors
/// [`LanguageError::Malformed`] if the tokens are not a step from this state.
pub fn decode_step(
    tokenizer: &Tokenizer,
    program: &Program,
    before: &State,
    ids: &[u32],
) -> Result<State, LanguageError> {
    Reader::new(tokenizer, program, ids).result(Some(before))
}

/// The answer to a question; `ids` are the tokens after the expression, `<end>` included.
///
/// # Errors
/// [`LanguageError::Malformed`] if the tokens are not an answer.
pub fn decode_reply(
    tokenizer: &Tokenizer,
    program: &Program,
    ids: &[u32],
) -> Result<Reply, LanguageError> {
    let mut reader = Reader::new(tokenizer, program, ids);
    let reply = match reader.control() {
        Some(Control::Skipped) => {
            reader.at += 1;
            Reply::Skipped
        }
        Some(Control::Is) => {
            reader.at += 1;
            Reply::Value(reader.value()?)
        }
        Some(Control::Exception) => {
            reader.at += 1;
            Reply::Exception(reader.value()?)
        }
        _ => return Err(reader.malformed("<is>, <exception> or <skipped>")),
    };
    reader.finish()?;
    Ok(reply)
}

/// A frame given in full; the last one of a step has the line of the step.
struct Full<'p> {
    definition: &'p Definition,
    line: Option<u32>,
    body: Body,
}

impl<'a> Reader<'a> {
    fn result(mut self, before: Option<&State>) -> Result<State, LanguageError> {
        let Some(event) = self.control().and_then(Control::event) else {
            return Err(self.malformed("an event"));
        };
        self.at += 1;
        if event == Event::Exit {
            let Some(exit) = self.control().and_then(Control::exit) else {
                return Err(self.malformed("a kind of exit"));
            };
            self.at += 1;
            let output = self.output()?;
            self.finish()?;
            return Ok(State::exit(exit, output));
        }
        let (mut depth, mut top_line) = (0, 0);
        let mut changes: BTreeMap<usize, (Option<u32>, Body)> = BTreeMap::new();
        if before.is_some() {
            depth = self.depth()?;
            top_line = self.line()?;
            changes.insert(depth - 1, (Some(top_line), self.body()?));
            while self.accept(Control::In) {
                let index = self.depth()? - 1;
                if index + 1 >= depth {
                    return Err(self.malformed("changes of a frame below the top"));
                }
                let line = self.optional_line();
                changes.insert(index, (line, self.body()?));
            }
        }
        let full = self.full_frames(before.is_some())?;
        if before.is_none() {
            depth = full.len();
        }
        let survivors = before.map_or(&[][..], |before| &before.frames);
        let shared = match depth.checked_sub(full.len()) {
            Some(shared) if shared <= survivors.len() && depth > 0 => shared,
            _ => return Err(self.malformed("as many frames as the stack is deep")),
        };
        let mut frames = Vec::with_capacity(depth);
        let mut marks = Vec::new();
        let mut note = |index: usize, body: &mut Body| {
            marks.extend(
                std::mem::take(&mut body.marks)
                    .into_iter()
                    .map(|(name, target)| (AliasName::new(index, name), target)),
            );
        };
        let definitions = match before {
            Some(before) => places(self.program, before)?,
            None => Vec::new(),
        };
        for (index, (old, definition)) in survivors.iter().zip(definitions).take(shared).enumerate()
        {
            let (line, mut body) = changes.remove(&index).unwrap_or_default();
            note(index, &mut body);
            let line = line.unwrap_or(old.line);
            if !definition.contains(line) {
                return Err(self.malformed("a line inside the frame's definition"));
            }
            let fresh = event == Event::Line && index + 1 == depth;
            frames.push(changed(self.program, definition, old, line, body, fresh));
        }
        for (index, frame) in full.into_iter().enumerate() {
            let Full {
                definition,
                line,
                mut body,
            } = frame;
            note(shared + index, &mut body);
            let line = line.unwrap_or(top_line);
            if !definition.contains(line) {
                return Err(self.malformed("a line inside the frame's definition"));
            }
            frames.push(whole(self.program, definition, line, body));
        }
        let value = if event.carries_value() {
            self.expect(Control::Value, "<value>")?;
            self.value()?
        } else {
            None
        };
        let output = self.output()?;
        let old_groups = match before {
            None => Some(&[][..]),
            Some(before) => before.aliases.as_deref(),
        };
        let mut aliases = old_groups.map(|old| aliases::read(old, shared, &frames, &marks));
        if before.is_none() && self.accept(Control::Same) {
            self.expect(Control::Unknown, "<unknown>")?;
            aliases = None;
        }
        self.finish()?;
        Ok(State {
            event,
            frames,
            aliases,
            value,
            output,
            exit: None,
        })
    }

    /// The frames in full; in a step the last one is without its line.
    fn full_frames(&mut self, step: bool) -> Result<Vec<Full<'a>>, LanguageError> {
        let mut frames: Vec<Full> = Vec::new();
        while self.control() == Some(Control::Frame) {
            if frames.last().is_some_and(|frame| frame.line.is_none()) {
                return Err(self.malformed("nothing after the frame without a line"));
            }
            self.at += 1;
            let line = self.line()?;
            let Some(definition) = self.program.definition(line) else {
                self.at -= 1;
                return Err(self.malformed("the line of a definition"));
            };
            let line = if step {
                self.optional_line()
            } else {
                Some(self.line()?)
            };
            frames.push(Full {
                definition,
                line,
                body: self.body()?,
            });
        }
        if step && frames.last().is_some_and(|frame| frame.line.is_some()) {
            return Err(self.malformed("the top frame, without its line"));
        }
        Ok(frames)
    }

    fn output(&mut self) -> Result<String, LanguageError> {
        if self.accept(Control::Output) {
            self.text("printed text")
        } else {
            Ok(String::new())
        }
    }
}

fn whole(program: &Program, definition: &Definition, line: u32, body: Body) -> Frame {
    Frame {
        function: definition.name.clone(),
        line,
        locals: (!body.unknown).then_some(body.locals),
        loops: Some(loops::read(
            program,
            definition,
            line,
            &body.loops,
            &BTreeMap::new(),
        )),
        pending: loops::read_pending(Some(&[]), false, body.pending),
    }
}

/// A surviving frame after its changes; `fresh`: it is the top frame at a `line` event.
fn changed(
    program: &Program,
    definition: &Definition,
    old: &Frame,
    line: u32,
    body: Body,
    fresh: bool,
) -> Frame {
    let counts = loops::counts(program, definition, old);
    let locals = match &old.locals {
        _ if body.unknown => None,
        None if body.locals.is_empty() => None,
        locals => {
            let mut locals = locals.clone().unwrap_or_default();
            locals.extend(body.locals);
            locals.retain(|name, _| !body.deleted.contains(name));
            Some(locals)
        }
    };
    Frame {
        function: old.function.clone(),
        line,
        locals,
        loops: Some(loops::read(program, definition, line, &body.loops, &counts)),
        pending: loops::read_pending(loops::base(old, line, fresh), body.clear, body.pending),
    }
}
