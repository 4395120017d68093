//! Program states: what a debugger shows when it stops, and the JSON that says it.
//!
//! A state is the event, the stack of frames from the outermost to the innermost, the aliases between their locals,
//! the value or message the event carries, and the text printed since the last shown state. Whatever is not known
//! is `None` (`null` in JSON): a single local, all locals of a frame, its loops, its pending results, the aliases.

mod check;
mod compare;
mod repr;

use std::fmt;
use std::str::FromStr;

use indexmap::IndexMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::program::is_identifier;

pub use check::StateError;
pub use compare::Agreement;
pub(crate) use repr::MATCH;
#[cfg(feature = "language")]
pub(crate) use repr::Repr;
pub(crate) use repr::is_value;

/// The deepest stack a state may have.
pub const MAX_DEPTH: usize = 64;

/// The most code points of a value; longer ones are cut there and end in a `…` more.
pub const MAX_VALUE: usize = 120;

/// The most code points of a value that is followed although states show only its beginning.
pub const MAX_WHOLE: usize = 2_000;

/// The most code points of the text printed on one step; longer text is cut there and ends in a `…` more.
pub const MAX_OUTPUT: usize = 400;

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

#[cfg(test)]
impl Frame {
    /// The same frame with known locals.
    pub(crate) fn knowing(mut self, locals: &[(&str, &str)]) -> Frame {
        let known = |(name, value): &(&str, &str)| ((*name).to_owned(), Some((*value).to_owned()));
        self.locals = Some(locals.iter().map(known).collect());
        self
    }
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

    /// Forgets that some locals are one object with others.
    pub(crate) fn part(&mut self, is_parted: impl Fn(&AliasName) -> bool) {
        if let Some(groups) = &mut self.aliases {
            for group in groups.iter_mut() {
                group.retain(|alias| !is_parted(alias));
            }
            groups.retain(|group| group.len() > 1);
        }
    }

    /// Forgets the outermost frames, and what their locals share with others.
    pub(crate) fn drop_below(&mut self, count: usize) {
        if count == 0 {
            return;
        }
        self.frames.drain(..count.min(self.frames.len()));
        for group in self.aliases.iter_mut().flatten() {
            group.retain_mut(|name| {
                let is_left = name.frame >= count;
                name.frame = name.frame.saturating_sub(count);
                is_left
            });
        }
        if let Some(aliases) = &mut self.aliases {
            aliases.retain(|group| group.len() > 1);
        }
    }

    /// The same seen from a frame, counted from 0 at the outermost, whose line is under way: without the calls in it.
    pub(crate) fn up_to(&self, frame: usize) -> State {
        let mut state = State {
            event: Event::Line,
            frames: self.frames.iter().take(frame + 1).cloned().collect(),
            aliases: self.aliases.clone(),
            ..State::start()
        };
        state.part(|alias| alias.frame > frame);
        state
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

    /// Whether it is the start of a program: the module is called, and at no line yet.
    pub fn is_start(&self) -> bool {
        self.event == Event::Call && self.frames.len() == 1 && self.line() == Some(0)
    }

    /// How many frames, from the outermost on, may be the same ones as in `other`: up to the first of another function.
    pub fn frames_shared_with(&self, other: &State) -> usize {
        let pairs = self.frames.iter().zip(&other.frames);
        pairs.take_while(|(a, b)| a.function == b.function).count()
    }

    /// The number of frames.
    pub fn depth(&self) -> usize {
        self.frames.len()
    }
}

/// Text printed on a way over several states, as the last of them has it: cut if it is too long.
pub fn cut_output(text: String) -> String {
    cut(text, MAX_OUTPUT)
}

/// A value or a message as states show it: cut if it is too long.
pub fn cut_value(text: String) -> String {
    cut(text, MAX_VALUE)
}

fn cut(text: String, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Program;

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
    fn from_a_frame_the_calls_in_it_are_not_seen() {
        let mut inner = State {
            event: Event::Return,
            value: Some("1".to_owned()),
            output: "1\n".to_owned(),
            ..state()
        };
        inner.frames.push(Frame::new("f", 1));
        let shared = vec![AliasName::new(0, "n"), AliasName::new(1, "n")];
        inner
            .aliases
            .iter_mut()
            .for_each(|all| all.push(shared.clone()));
        assert_eq!(inner.up_to(0), state());
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
    fn long_output_is_cut() {
        assert_eq!(cut_output("é".repeat(400)), "é".repeat(400));
        assert_eq!(cut_output("é".repeat(401)), "é".repeat(400) + "…");
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
