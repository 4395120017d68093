//! States to tokens: key frames, actions, and steps as the difference of two states.

use super::aliases::{self, Marks};
use super::decode::Reply;
use super::loops;
use super::recall::{annotated, recall};
use super::{Control, LanguageError, Tokenizer};
use crate::action::Action;
use crate::program::{Definition, Program};
use crate::state::{AliasName, Event, Exit, Frame, MAX_DEPTH, State, Value};

/// What the model can be asked about an expression at a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Its value, if it were evaluated now, without effects.
    Watch,
    /// The value it takes in this execution of the line that it is a part of.
    Subexpression,
}

/// The definition that a frame belongs to.
pub(super) fn place<'p>(
    program: &'p Program,
    frame: &Frame,
) -> Result<&'p Definition, LanguageError> {
    program
        .definition_at(&frame.function, frame.line)
        .ok_or_else(|| LanguageError::NoSuchPlace {
            function: frame.function.clone(),
            line: frame.line,
        })
}

/// The definitions of a state's frames, outermost first.
pub(super) fn places<'p>(
    program: &'p Program,
    state: &State,
) -> Result<Vec<&'p Definition>, LanguageError> {
    if state.frames.len() > MAX_DEPTH {
        return Err(LanguageError::TooDeep(state.frames.len()));
    }
    state
        .frames
        .iter()
        .map(|frame| place(program, frame))
        .collect()
}

/// How many frames survive: the longest common prefix of both stacks in which the definitions are equal, without the
/// new top frame if the event is `call`.
fn surviving(before: &[&Definition], after: &[&Definition], event: Event) -> usize {
    let limit = if event == Event::Call {
        after.len().saturating_sub(1)
    } else {
        after.len()
    };
    before
        .iter()
        .zip(after.iter().take(limit))
        .take_while(|(before, after)| before.line == after.line)
        .count()
}

/// The key frame of a state, from `<key>` to `<end>`.
///
/// # Errors
/// If a frame is nowhere in the program, or the stack is too deep.
pub fn encode_key(
    tokenizer: &Tokenizer,
    program: &Program,
    state: &State,
) -> Result<Vec<u32>, LanguageError> {
    let definitions = places(program, state)?;
    let mut writer = Writer::new(tokenizer, program);
    writer.control(Control::Key);
    writer.event(state);
    let marks = aliases::marks(None, state, 0);
    for (index, (frame, definition)) in state.frames.iter().zip(definitions).enumerate() {
        writer.control(Control::Frame);
        writer.line(definition.line);
        writer.line(frame.line);
        writer.full_body(frame, definition, index, &marks);
    }
    writer.tail(state);
    if state.aliases.is_none() && state.event != Event::Exit {
        writer.control(Control::Same);
        writer.control(Control::Unknown);
    }
    writer.control(Control::End);
    Ok(writer.ids)
}

/// The tokens of an action with its arguments, taken at `state`: of a step what is given before the prediction, with what
/// a forward one recalls; of an edit all of it.
///
/// # Errors
/// [`LanguageError::NotAStep`] for `evaluate`: see [`encode_question`].
pub fn encode_action(
    tokenizer: &Tokenizer,
    program: &Program,
    state: &State,
    action: &Action,
) -> Result<Vec<u32>, LanguageError> {
    let control = match action {
        Action::StepInto => Control::StepInto,
        Action::StepOver => Control::StepOver,
        Action::StepReturn => Control::StepReturn,
        Action::Breakpoint { .. } => Control::Breakpoint,
        Action::Continue => Control::Continue,
        Action::InvStepInto => Control::InvStepInto,
        Action::InvStepOver => Control::InvStepOver,
        Action::InvStepCall => Control::InvStepCall,
        Action::Edit { .. } => Control::Edit,
        Action::Evaluate { .. } => return Err(LanguageError::NotAStep(action.name())),
    };
    let mut ids = vec![tokenizer.control(control)];
    match action {
        Action::Breakpoint { lines } => {
            let mut lines = lines.clone();
            lines.sort_unstable();
            lines.dedup();
            if lines.is_empty() {
                ids = vec![tokenizer.control(Control::Continue)];
            }
            ids.extend(lines.iter().map(|line| tokenizer.line(*line)));
        }
        Action::Edit { frame, locals } => {
            ids.push(tokenizer.depth(frame + 1));
            for (name, value) in locals {
                ids.push(tokenizer.control(Control::Set));
                ids.extend(tokenizer.encode_text(name));
                ids.push(tokenizer.control(Control::Is));
                ids.extend(tokenizer.encode_text(value));
            }
            ids.push(tokenizer.control(Control::End));
        }
        _ => {}
    }
    if action.is_step() {
        ids.extend(recall(tokenizer, program, state, action));
    }
    Ok(ids)
}

/// A question at `state` about an expression (in canonical spacing, see [`crate::program::canonical_expression`]), with the
/// values of its names.
pub fn encode_question(
    tokenizer: &Tokenizer,
    state: &State,
    question: Question,
    expression: &str,
) -> Vec<u32> {
    let control = match question {
        Question::Watch => Control::Watch,
        Question::Subexpression => Control::Subexpression,
    };
    let mut ids = vec![tokenizer.control(control)];
    let top = state.frames.len().saturating_sub(1);
    ids.extend(annotated(tokenizer, expression, top, state));
    ids
}

/// What is said to a question about an expression, `<end>` included; [`super::decode_reply`] is the other way.
pub fn encode_reply(tokenizer: &Tokenizer, reply: &Reply) -> Vec<u32> {
    let (control, value) = match reply {
        Reply::Value(value) => (Control::Is, Some(value)),
        Reply::Exception(message) => (Control::Exception, Some(message)),
        Reply::Skipped => (Control::Skipped, None),
    };
    let mut ids = vec![tokenizer.control(control)];
    match value {
        Some(Some(text)) => ids.extend(tokenizer.encode_text(text)),
        Some(None) => ids.push(tokenizer.control(Control::Unknown)),
        None => {}
    }
    ids.push(tokenizer.control(Control::End));
    ids
}

/// What a step says after its action, `<end>` included: `after` as a difference from `before`.
///
/// # Errors
/// If a frame is nowhere in the program, or a stack is too deep.
pub fn encode_difference(
    tokenizer: &Tokenizer,
    program: &Program,
    before: &State,
    after: &State,
) -> Result<Vec<u32>, LanguageError> {
    let old = places(program, before)?;
    let new = places(program, after)?;
    let mut writer = Writer::new(tokenizer, program);
    writer.event(after);
    let depth = new.len();
    if let Some(top) = after.top() {
        writer.depth(depth);
        writer.line(top.line);
    }
    let shared = surviving(&old, &new, after.event);
    let marks = aliases::marks(Some(before), after, shared);
    let frames: Vec<Survivor> = before
        .frames
        .iter()
        .zip(&after.frames)
        .zip(new.iter().copied())
        .take(shared)
        .enumerate()
        .map(|(index, ((old, new), definition))| Survivor {
            old,
            new,
            definition,
            index,
        })
        .collect();
    if let Some(top) = frames.get(depth.wrapping_sub(1)) {
        writer.changed_body(top, &marks, after.event == Event::Line);
    }
    for frame in frames.iter().take(depth.saturating_sub(1)) {
        let mark = writer.ids.len();
        writer.control(Control::In);
        writer.depth(frame.index + 1);
        let empty = writer.ids.len();
        if frame.old.line != frame.new.line {
            writer.line(frame.new.line);
        }
        writer.changed_body(frame, &marks, false);
        if writer.ids.len() == empty {
            writer.ids.truncate(mark);
        }
    }
    for (index, (frame, definition)) in after.frames.iter().zip(new).enumerate().skip(shared) {
        writer.control(Control::Frame);
        writer.line(definition.line);
        if index + 1 < depth {
            writer.line(frame.line);
        }
        writer.full_body(frame, definition, index, &marks);
    }
    writer.tail(after);
    writer.control(Control::End);
    Ok(writer.ids)
}

/// A frame of both states.
struct Survivor<'a> {
    old: &'a Frame,
    new: &'a Frame,
    definition: &'a Definition,
    index: usize,
}

struct Writer<'a> {
    tokenizer: &'a Tokenizer,
    program: &'a Program,
    ids: Vec<u32>,
}

impl<'a> Writer<'a> {
    fn new(tokenizer: &'a Tokenizer, program: &'a Program) -> Writer<'a> {
        Writer {
            tokenizer,
            program,
            ids: Vec::new(),
        }
    }

    fn control(&mut self, control: Control) {
        self.ids.push(self.tokenizer.control(control));
    }

    fn line(&mut self, line: u32) {
        self.ids.push(self.tokenizer.line(line));
    }

    fn depth(&mut self, depth: usize) {
        self.ids.push(self.tokenizer.depth(depth));
    }

    fn text(&mut self, text: &str) {
        self.ids.extend(self.tokenizer.encode_text(text));
    }

    fn value(&mut self, value: &Value) {
        match value {
            Some(text) => self.text(text),
            None => self.control(Control::Unknown),
        }
    }

    fn event(&mut self, state: &State) {
        self.control(Control::of_event(state.event));
        if state.event == Event::Exit {
            self.control(Control::of_exit(state.exit.unwrap_or(Exit::Normal)));
        }
    }

    fn loop_count(&mut self, header: u32, count: Option<u32>) {
        self.control(Control::Loop);
        self.line(header);
        self.value(&count.map(|count| count.to_string()));
    }

    fn pending(&mut self, results: &[Value]) {
        for result in results {
            self.control(Control::Pend);
            self.value(result);
        }
    }

    fn set(&mut self, index: usize, name: &str, value: &Value, marks: &Marks) {
        self.control(Control::Set);
        self.text(name);
        self.control(Control::Is);
        self.value(value);
        match marks.get(&AliasName::new(index, name)) {
            None => {}
            Some(None) => self.control(Control::Apart),
            Some(Some(target)) => {
                self.control(Control::Same);
                self.depth(target.frame + 1);
                self.text(&target.name);
            }
        }
    }

    fn full_body(&mut self, frame: &Frame, definition: &Definition, index: usize, marks: &Marks) {
        let counts = loops::counts(self.program, definition, frame);
        for (header, count) in loops::listed(&counts, &Default::default()) {
            self.loop_count(header, count);
        }
        self.pending(frame.pending.as_deref().unwrap_or(&[None]));
        match &frame.locals {
            None => self.control(Control::Unknown),
            Some(locals) => {
                for (name, value) in locals {
                    self.set(index, name, value, marks);
                }
            }
        }
    }

    /// The differences of a surviving frame; `fresh`: it is the top frame at a `line` event.
    fn changed_body(&mut self, frame: &Survivor, marks: &Marks, fresh: bool) {
        let Survivor {
            old,
            new,
            definition,
            index,
        } = *frame;
        let before = loops::counts(self.program, definition, old);
        let after = loops::counts(self.program, definition, new);
        for (header, count) in loops::listed(&after, &before) {
            self.loop_count(header, count);
        }
        let pending = loops::pending(loops::base(old, new.line, fresh), new.pending.as_deref());
        if pending.clear {
            self.control(Control::Clear);
        }
        self.pending(pending.results);
        let Some(locals) = &new.locals else {
            if old.locals.is_some() {
                self.control(Control::Unknown);
            }
            return;
        };
        for (name, value) in locals {
            let unchanged = old
                .locals
                .as_ref()
                .is_some_and(|old| old.get(name) == Some(value));
            if !unchanged || marks.contains_key(&AliasName::new(index, name.as_str())) {
                self.set(index, name, value, marks);
            }
        }
        for name in old.locals.iter().flat_map(|old| old.keys()) {
            if !locals.contains_key(name) {
                self.control(Control::Del);
                self.text(name);
            }
        }
    }

    fn tail(&mut self, state: &State) {
        if state.event.carries_value() {
            self.control(Control::Value);
            self.value(&state.value);
        }
        if !state.output.is_empty() {
            self.control(Control::Output);
            self.ids.extend(self.tokenizer.encode_chars(&state.output));
        }
    }
}
