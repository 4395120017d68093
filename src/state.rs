//! Program states: what a debugger shows when it stops, and the JSON that says it.
//!
//! A state is the event, the stack of frames from the outermost to the innermost, the aliases between their locals,
//! the value or message the event carries, and the text printed since the last shown state. Whatever is not known
//! is `None` (`null` in JSON): a single local, all locals of a frame, its loops, its pending results, the aliases.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use indexmap::IndexMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::program::{Program, is_identifier};

/// The deepest stack a state may have.
pub const MAX_DEPTH: usize = 64;

/// The most code points of a value; longer ones are cut there and end in a `…` more.
pub const MAX_VALUE: usize = 120;

/// A value, message or result as text, or `None` where it is not known.
pub type Value = Option<String>;

/// The locals of a frame in their order, by name.
pub type Locals = IndexMap<String, Value>;

/// How often the body of each running `for` loop was entered, by the line of its header.
pub type Loops = IndexMap<u32, Option<u32>>;

/// Why the program stopped: what `sys.settrace` reports, and the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A frame was entered.
    Call,
    /// A line is about to run.
    Line,
    /// A frame is about to return or yield.
    Return,
    /// An exception is raised in a frame or passes through it.
    Exception,
    /// The program is over.
    Exit,
}

impl Event {
    /// All events, in the order of the language's tokens.
    pub const ALL: [Event; 5] = [
        Event::Call,
        Event::Line,
        Event::Return,
        Event::Exception,
        Event::Exit,
    ];

    /// The event's name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Event::Call => "call",
            Event::Line => "line",
            Event::Return => "return",
            Event::Exception => "exception",
            Event::Exit => "exit",
        }
    }

    /// Whether a state with this event carries a value (a return value or an exception's message).
    pub fn carries_value(self) -> bool {
        matches!(self, Event::Return | Event::Exception)
    }
}

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Exit {
    /// It ran to its end (or left with `SystemExit` 0).
    Normal,
    /// An exception left the program.
    Error,
    /// It did not end within the limit of events.
    Never,
}

impl Exit {
    /// All kinds of exit, in the order of the language's tokens.
    pub const ALL: [Exit; 3] = [Exit::Normal, Exit::Error, Exit::Never];

    /// The kind's name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Exit::Normal => "normal",
            Exit::Error => "error",
            Exit::Never => "never",
        }
    }
}

/// A frame of the stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// The function's name; `<module>` for the program itself.
    pub function: String,
    /// The line, counted from 1; 0 only at the start of the module.
    pub line: u32,
    /// The locals in their order; `None`: nothing is known of them.
    pub locals: Option<Locals>,
    /// Counts of the running `for` loops; `None`: not known.
    #[serde(default, with = "loops_json")]
    pub loops: Option<Loops>,
    /// Values returned by calls that the current line has finished, oldest first; `None`: not known.
    #[serde(default)]
    pub pending: Option<Vec<Value>>,
}

impl Frame {
    /// A frame without locals, running loops and pending results.
    pub fn new(function: impl Into<String>, line: u32) -> Frame {
        Frame {
            function: function.into(),
            line,
            locals: Some(Locals::new()),
            loops: Some(Loops::new()),
            pending: Some(Vec::new()),
        }
    }

    /// The text of a local, if the local exists and its value is known.
    pub fn known(&self, name: &str) -> Option<&str> {
        self.locals.as_ref()?.get(name)?.as_deref()
    }
}

/// A local of a frame, as one member of a group of aliases; `0.a` in JSON.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AliasName {
    /// The frame, counted from 0 at the outermost.
    pub frame: usize,
    /// The local's name.
    pub name: String,
}

impl AliasName {
    /// The local `name` of frame `frame`, counted from 0 at the outermost.
    pub fn new(frame: usize, name: impl Into<String>) -> AliasName {
        AliasName {
            frame,
            name: name.into(),
        }
    }
}

impl fmt::Display for AliasName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.frame, self.name)
    }
}

impl FromStr for AliasName {
    type Err = StateError;

    fn from_str(text: &str) -> Result<AliasName, StateError> {
        let (frame, name) = text
            .split_once('.')
            .ok_or_else(|| StateError::AliasSyntax(text.to_owned()))?;
        let frame = frame
            .parse()
            .map_err(|_| StateError::AliasSyntax(text.to_owned()))?;
        if !is_identifier(name) {
            return Err(StateError::AliasSyntax(text.to_owned()));
        }
        Ok(AliasName::new(frame, name))
    }
}

impl Serialize for AliasName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for AliasName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AliasName, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// What a debugger shows at one stop. Two states are equal if they say the same: the order of locals and of alias
/// groups does not count.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Why the program stopped.
    pub event: Event,
    /// The stack, outermost first; empty at the exit.
    #[serde(default)]
    pub frames: Vec<Frame>,
    /// Groups of mutable locals that are one object; `None`: not known.
    #[serde(default)]
    pub aliases: Option<Vec<Vec<AliasName>>>,
    /// At `return` the value, at `exception` the message; `None` there: not known.
    #[serde(default)]
    pub value: Value,
    /// What was printed since the last shown state.
    #[serde(default)]
    pub output: String,
    /// How the program ended, at the exit.
    #[serde(default)]
    pub exit: Option<Exit>,
}

impl State {
    /// Where every program begins: the call of its module, at line 0, without locals.
    pub fn start() -> State {
        State {
            event: Event::Call,
            frames: vec![Frame::new(crate::program::MODULE, 0)],
            aliases: Some(Vec::new()),
            value: None,
            output: String::new(),
            exit: None,
        }
    }

    /// The end of a program, after printing `output`.
    pub fn exit(exit: Exit, output: impl Into<String>) -> State {
        State {
            event: Event::Exit,
            frames: Vec::new(),
            aliases: Some(Vec::new()),
            value: None,
            output: output.into(),
            exit: Some(exit),
        }
    }

    /// Reads a state from JSON.
    ///
    /// # Errors
    /// [`StateError::Json`] names the field that is missing, unknown or of the wrong type.
    pub fn parse(json: &str) -> Result<State, StateError> {
        serde_json::from_str(json).map_err(|error| StateError::Json(error.to_string()))
    }

    /// The innermost frame; `None` at the exit.
    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }

    /// The line of the innermost frame; `None` at the exit.
    pub fn line(&self) -> Option<u32> {
        self.top().map(|frame| frame.line)
    }

    /// The number of frames.
    pub fn depth(&self) -> usize {
        self.frames.len()
    }

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
        check_value("value", &self.value)?;
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
        let loops = program.loops_at(definition, frame.line);
        for header in frame.loops.iter().flat_map(|loops| loops.keys()) {
            if !loops.iter().any(|span| span.header == *header) {
                return Err(StateError::NoSuchLoop {
                    field,
                    line: *header,
                });
            }
        }
        for (name, value) in frame.locals.iter().flatten() {
            if !is_identifier(name) {
                return Err(StateError::NotAName {
                    field,
                    name: name.clone(),
                });
            }
            check_value(&format!("{field}.locals.{name}"), value)?;
        }
        for value in frame.pending.iter().flatten() {
            check_value(&format!("{field}.pending"), value)?;
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

    /// Which parts of this state `other` says the same about.
    pub fn compare(&self, other: &State) -> Agreement {
        let same = |part: fn(&Frame, &Frame) -> bool| {
            self.frames.len() == other.frames.len()
                && self
                    .frames
                    .iter()
                    .zip(&other.frames)
                    .all(|(a, b)| part(a, b))
        };
        Agreement {
            event: self.event == other.event && self.exit == other.exit,
            line: same(|a, b| a.function == b.function && a.line == b.line),
            locals: same(|a, b| a.locals == b.locals),
            bookkeeping: same(|a, b| a.loops == b.loops && a.pending == b.pending)
                && self.alias_groups() == other.alias_groups(),
            value: self.value == other.value,
            output: self.output == other.output,
        }
    }

    /// The alias groups without their order; groups of fewer than two say nothing.
    fn alias_groups(&self) -> Option<BTreeSet<BTreeSet<&AliasName>>> {
        let groups = self.aliases.as_ref()?;
        Some(
            groups
                .iter()
                .map(|group| group.iter().collect::<BTreeSet<_>>())
                .filter(|group| group.len() > 1)
                .collect(),
        )
    }
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.compare(other).exact()
    }
}

impl Eq for State {}

/// Which parts of two states are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Agreement {
    /// The event, and the kind of exit.
    pub event: bool,
    /// The functions and lines of the whole stack.
    pub line: bool,
    /// The locals of every frame.
    pub locals: bool,
    /// Running loops, pending results and aliases.
    pub bookkeeping: bool,
    /// The return value or the exception's message.
    pub value: bool,
    /// The printed text.
    pub output: bool,
}

impl Agreement {
    /// Whether everything is the same.
    pub fn exact(self) -> bool {
        self.event && self.line && self.locals && self.bookkeeping && self.value && self.output
    }
}

fn check_value(field: &str, value: &Value) -> Result<(), StateError> {
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
    Ok(())
}

/// Loop counts as a JSON object: its keys are the header lines as text in every format, since JavaScript objects
/// have no other keys.
mod loops_json {
    use super::Loops;
    use indexmap::IndexMap;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(
        loops: &Option<Loops>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        loops
            .as_ref()
            .map(|loops| {
                loops
                    .iter()
                    .map(|(line, count)| (line.to_string(), *count))
                    .collect::<IndexMap<_, _>>()
            })
            .serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Loops>, D::Error> {
        let Some(texts) = Option::<IndexMap<String, Option<u32>>>::deserialize(deserializer)?
        else {
            return Ok(None);
        };
        texts
            .into_iter()
            .map(|(line, count)| match line.parse() {
                Ok(line) => Ok((line, count)),
                Err(_) => Err(serde::de::Error::custom(format!(
                    "loops: `{line}` is not a line number"
                ))),
            })
            .collect::<Result<_, _>>()
            .map(Some)
    }
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
    /// A value over the limit.
    #[error("{field}: the value has {length} characters; cut it to {MAX_VALUE} and add `…`")]
    LongValue {
        /// The value's place.
        field: String,
        /// Its code points.
        length: usize,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    const STATE: &str = r#"{"event":"line","frames":[{"function":"<module>","line":3,"locals":{"xs":"[1]","ys":"[1]","n":null},"loops":{"2":1},"pending":[]}],"aliases":[["0.xs","0.ys"]],"value":null,"output":"","exit":null}"#;

    fn state() -> State {
        State::parse(STATE).unwrap()
    }

    #[test]
    fn json_reads_back() {
        assert_eq!(serde_json::to_string(&state()).unwrap(), STATE);
        let short = r#"{"event": "line", "frames": [{"function": "f", "line": 1, "locals": {}}]}"#;
        let short = State::parse(short).unwrap();
        assert_eq!(short.aliases, None);
        assert_eq!(
            (&short.frames[0].loops, &short.frames[0].pending),
            (&None, &None)
        );
    }

    #[test]
    fn a_wrong_field_is_named() {
        let check = |json: &str, expected: &str| {
            let error = State::parse(json).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        };
        check(r#"{"event": "line", "frame": []}"#, "unknown field `frame`");
        check(r#"{"frames": []}"#, "missing field `event`");
        check(r#"{"event": "jump"}"#, "unknown variant `jump`");
        check(r#"{"event": "line", "aliases": [["xs"]]}"#, "aliases: `xs`");
        check(
            r#"{"event": "line", "frames": [{"function": "f", "line": 1, "locals": {}, "loops": {"a": 1}}]}"#,
            "loops: `a`",
        );
    }

    #[test]
    fn a_state_is_checked_against_its_program() {
        let program = Program::parse("xs = ys = [1]\nfor n in xs:\n    n += 1\n").unwrap();
        assert_eq!(state().check(&program), Ok(()));
        assert_eq!(State::start().check(&program), Ok(()));
        assert_eq!(State::exit(Exit::Normal, "").check(&program), Ok(()));
        let check = |change: fn(&mut State), expected: &str| {
            let mut state = state();
            change(&mut state);
            let error = state.check(&program).unwrap_err().to_string();
            assert!(error.starts_with(expected), "{error}");
        };
        check(|state| state.event = Event::Exit, "exit");
        check(|state| state.exit = Some(Exit::Never), "exit");
        check(|state| state.frames.clear(), "frames");
        check(|state| state.value = Some("1".to_owned()), "value");
        check(
            |state| state.frames[0].function = "f".to_owned(),
            "frames[0]",
        );
        check(|state| state.frames[0].line = 1, "frames[0].loops");
        check(|state| state.frames[0].line = 9, "frames[0]");
        check(
            |state| state.aliases = Some(vec![vec![AliasName::new(0, "zs")]]),
            "aliases: `0.zs`",
        );
        check(
            |state| {
                drop(
                    state.frames[0]
                        .locals
                        .get_or_insert_default()
                        .insert("x y".to_owned(), None),
                )
            },
            "frames[0].locals",
        );
        check(
            |state| state.frames[0].pending = Some(vec![Some("1".repeat(121))]),
            "frames[0].pending",
        );
    }

    #[test]
    fn order_does_not_count() {
        let mut other = state();
        if let Some(locals) = &mut other.frames[0].locals {
            locals.reverse();
        }
        other.aliases = Some(vec![vec![AliasName::new(0, "ys"), AliasName::new(0, "xs")]]);
        assert_eq!(other, state());
        other.frames[0]
            .locals
            .get_or_insert_default()
            .insert("n".to_owned(), Some("2".to_owned()));
        other.aliases = None;
        let agreement = other.compare(&state());
        assert!(agreement.event && agreement.line && agreement.value && agreement.output);
        assert!(!agreement.locals && !agreement.bookkeeping && !agreement.exact());
    }
}
