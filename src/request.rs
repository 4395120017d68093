//! Requests for predictions and their answers: the JSON that the command line, the page and its workers exchange.
//!
//! A [`Request`] says a program, a state, an action and how to predict; an [`Answer`] carries predictions (best
//! first), the value of an expression, or an error. Nothing here predicts.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::program::{Program, ProgramError, canonical_expression, is_identifier};
use crate::state::{Event, MAX_VALUE, State, StateError, Value, is_value};

/// The most predictions one request may ask for.
pub const MAX_SAMPLES: usize = 64;

/// A request for a prediction, one JSON object.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Whatever names the request; the answer repeats it. `null` if left out.
    #[serde(default)]
    pub id: serde_json::Value,
    /// The program's text.
    pub source: String,
    /// The state at which the action is taken; left out: [`State::start`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<State>,
    /// What to do.
    pub action: Action,
    /// One prediction, or the whole way there step by step.
    #[serde(default)]
    pub mode: Mode,
    /// How many different predictions are wanted, 1 to [`MAX_SAMPLES`]; 1 is the greedy one. Of an inverse action, how
    /// many pasts are drawn: those that are the same count once, and see [`Prediction::checked`].
    #[serde(default = "one")]
    pub samples: usize,
    /// Whether to say what else could be; in [`Mode::Jump`] with one sample only.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub alternatives: bool,
    /// What led to `state`, oldest first; the last action led to it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<HistoryEntry>,
}

fn one() -> usize {
    1
}

/// An action of the past and the state it was taken at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HistoryEntry {
    /// What was done.
    pub action: Action,
    /// Where it was done.
    pub state: State,
}

/// How to predict a jump.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// In one prediction: fast.
    #[default]
    Jump,
    /// One state after the other: slower and more accurate.
    Careful,
}

/// The answer to a request, one JSON object.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The request's `id`.
    pub id: serde_json::Value,
    /// What came of it; its fields stand beside `id`.
    #[serde(flatten)]
    pub reply: Reply,
}

/// What came of a request. In JSON its kinds are told apart by their fields.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Reply {
    /// To a step or an edit.
    Predictions {
        /// Different states, best first; at least one, at most as many as asked for.
        predictions: Vec<Prediction>,
        /// How many entries at the end of the request's history were read. A request that goes on from here needs none
        /// that are older: with them or without, the same is predicted.
        history_used: usize,
        /// How long it took.
        milliseconds: f64,
    },
    /// Nothing could be predicted.
    Error {
        /// Why, and what to do.
        error: String,
    },
    /// To `evaluate`.
    Value {
        /// The value; `null` where it is not known or an exception is predicted.
        value: Value,
        /// The exception's `Type: message`, if evaluating is predicted to raise one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        exception: Option<String>,
        /// Of the whole reply, 0 to 1.
        probability: f64,
    },
}

/// A predicted state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Prediction {
    /// The state.
    pub state: State,
    /// Of the whole prediction, 0 to 1: among all that the language allows, or, with a calibrated model, the share of
    /// such predictions that are right. So are those of the parts.
    pub probability: f64,
    /// Of its parts.
    pub confidence: Confidence,
    /// Of a past among several: whether the model, asked to go forward from it, says that it leads to where the
    /// request was made; left out where that was not checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checked: Option<bool>,
    /// Of a checked past: the probability, forward, of where the request was made, 0 to 1. Several pasts are ranked by
    /// this times `probability` before calibration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forward: Option<f64>,
    /// Of a careful prediction: what a jump says instead; left out where both agree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub jump: Option<Box<Jump>>,
    /// What else could be, at the token that is least certain, likeliest first; left out unless asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alternatives: Vec<Alternative>,
}

impl Prediction {
    /// A prediction with nothing beside its probabilities.
    pub fn new(state: State, probability: f64, confidence: Confidence) -> Prediction {
        Prediction {
            state,
            probability,
            confidence,
            checked: None,
            forward: None,
            jump: None,
            alternatives: Vec::new(),
        }
    }
}

/// Where a jump goes that disagrees with a careful prediction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Jump {
    /// The state.
    pub state: State,
    /// Of the whole jump, 0 to 1.
    pub probability: f64,
}

/// Another state that could have been predicted, by one other choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Alternative {
    /// The first part of the state that is another one.
    pub part: Part,
    /// If that is `locals`, the first such local, as in [`Confidence::locals`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub local: Option<String>,
    /// The whole state.
    pub state: State,
    /// Of the whole prediction, 0 to 1.
    pub probability: f64,
    /// Of its parts.
    pub confidence: Confidence,
}

/// A part of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The event, and the kind of exit.
    Event,
    /// The functions and lines of the stack.
    Line,
    /// The locals of every frame.
    Locals,
    /// The return value or the exception's message.
    Value,
    /// The printed text.
    Output,
    /// Running loops, pending results and aliases.
    Bookkeeping,
}

/// A state that a careful prediction has passed on its way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Passed {
    /// The request's `id`.
    pub id: serde_json::Value,
    /// How many states the way has had so far, this one included.
    pub steps: usize,
    /// The state.
    pub state: State,
    /// Of the way to it, 0 to 1.
    pub probability: f64,
}

/// Probabilities of the parts of a prediction, 0 to 1; `null` where the prediction does not say the part anew.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Confidence {
    /// Of the event (and the kind of exit).
    #[serde(default)]
    pub event: Option<f64>,
    /// Of the stack: depth, functions and lines.
    #[serde(default)]
    pub line: Option<f64>,
    /// Of the return value or the exception's message.
    #[serde(default)]
    pub value: Option<f64>,
    /// Of the printed text.
    #[serde(default)]
    pub output: Option<f64>,
    /// Of the locals that changed: those of the top frame by name (`x`), those of other frames by frame, counted
    /// from 0, and name (`0.x`).
    #[serde(default)]
    pub locals: IndexMap<String, f64>,
}

impl Confidence {
    /// The key of a local in [`Confidence::locals`], for a stack of `depth` frames.
    pub fn local_key(frame: usize, depth: usize, name: &str) -> String {
        if frame + 1 == depth {
            name.to_owned()
        } else {
            format!("{frame}.{name}")
        }
    }

    /// The frame, counted from 0, and the name that such a key is of.
    pub fn local_of(key: &str, depth: usize) -> (usize, &str) {
        let lower = key.split_once('.');
        match lower.map(|(frame, name)| (frame.parse(), name)) {
            Some((Ok(frame), name)) => (frame, name),
            _ => (depth.saturating_sub(1), key),
        }
    }
}

impl Answer {
    /// An answer that says what went wrong.
    pub fn error(id: serde_json::Value, error: impl ToString) -> Answer {
        Answer {
            id,
            reply: Reply::Error {
                error: error.to_string(),
            },
        }
    }
}

impl Request {
    /// A greedy request for one jump, without history; `id` is `null`.
    pub fn new(source: impl Into<String>, state: State, action: Action) -> Request {
        Request {
            id: serde_json::Value::Null,
            source: source.into(),
            state: Some(state),
            action,
            mode: Mode::Jump,
            samples: 1,
            alternatives: false,
            history: Vec::new(),
        }
    }

    /// Reads a request from one line of JSON.
    ///
    /// # Errors
    /// [`RequestError::Json`] names the field that is missing, unknown or of the wrong type.
    pub fn parse(json: &str) -> Result<Request, RequestError> {
        serde_json::from_str(json).map_err(|error| RequestError::Json(error.to_string()))
    }

    /// Checks that everything in the request is possible, and gives its program.
    ///
    /// # Errors
    /// The first field at fault, and why.
    pub fn check(&self) -> Result<Program, RequestError> {
        let program = Program::parse(&self.source)?;
        self.check_against(&program)?;
        Ok(program)
    }

    /// Like [`Request::check`], for a program that was already parsed from this request's source.
    ///
    /// # Errors
    /// The first field at fault, and why.
    pub fn check_against(&self, program: &Program) -> Result<(), RequestError> {
        if !(1..=MAX_SAMPLES).contains(&self.samples) {
            return Err(RequestError::Samples(self.samples));
        }
        for (index, entry) in self.history.iter().enumerate() {
            let field = |part: &str| format!("history[{index}].{part}");
            check_state(&entry.state, program, field("state"))?;
            check_action(&entry.action, &entry.state, program, &field("action"))?;
            if matches!(entry.action, Action::Evaluate { .. }) {
                return Err(RequestError::EvaluateInHistory(index));
            }
        }
        match &self.state {
            Some(state) => {
                check_state(state, program, "state".to_owned())?;
                check_action(&self.action, state, program, "action")
            }
            None if !self.history.is_empty() => Err(RequestError::HistoryWithoutState),
            None => check_action(&self.action, &State::start(), program, "action"),
        }
    }
}

fn check_state(state: &State, program: &Program, field: String) -> Result<(), RequestError> {
    state
        .check(program)
        .map_err(|source| RequestError::State { field, source })
}

/// Whether `action` can be taken at `state`.
///
/// # Errors
/// The first field at fault, and why.
pub(crate) fn check_action(
    action: &Action,
    state: &State,
    program: &Program,
    field: &str,
) -> Result<(), RequestError> {
    let field = field.to_owned();
    match action {
        Action::Breakpoint { lines } => {
            if let Some(&line) = lines.iter().find(|&&line| !program.has_code(line)) {
                return Err(RequestError::NoCode {
                    field: format!("{field}.lines"),
                    line,
                });
            }
        }
        Action::Edit { frame, locals } => {
            if *frame >= state.frames.len() {
                return Err(RequestError::NoFrame {
                    field: format!("{field}.frame"),
                    frame: *frame,
                    frames: state.frames.len(),
                });
            }
            let field = format!("{field}.locals");
            if locals.is_empty() {
                return Err(RequestError::NothingEdited { field });
            }
            if let Some(name) = locals.keys().find(|name| !is_identifier(name)) {
                return Err(RequestError::NotAName {
                    field,
                    name: name.clone(),
                });
            }
            if let Some((name, _)) = locals
                .iter()
                .find(|(_, value)| value.is_empty() || value.chars().count() > MAX_VALUE)
            {
                return Err(RequestError::ValueLength {
                    field,
                    name: name.clone(),
                });
            }
            let odd =
                |(_, value): &(&String, &String)| !program.writes_values() && !is_value(value);
            if let Some((name, _)) = locals.iter().find(odd) {
                return Err(RequestError::NotAValue {
                    field,
                    name: name.clone(),
                });
            }
        }
        Action::Evaluate { expression } => {
            if !is_expression(expression) {
                return Err(RequestError::NotAnExpression {
                    field: format!("{field}.expression"),
                });
            }
            if state.frames.is_empty() {
                return Err(RequestError::AfterExit { field });
            }
        }
        _ => {}
    }
    if action.is_inverse() && state.is_start() {
        return Err(RequestError::BeforeStart { field });
    }
    if action.is_step() && !action.is_inverse() && state.event == Event::Exit {
        return Err(RequestError::AfterExit { field });
    }
    Ok(())
}

/// The most characters of an expression to evaluate.
const MAX_EXPRESSION: usize = 300;

fn is_expression(text: &str) -> bool {
    text.chars().count() <= MAX_EXPRESSION && canonical_expression(text).is_ok()
}

/// Why a request cannot be answered: the field at fault, and what would be right.
#[derive(Debug, PartialEq, thiserror::Error)]
pub enum RequestError {
    /// The JSON does not have the shape of a request.
    #[error("the request is not valid: {0}")]
    Json(String),
    /// The program cannot be used.
    #[error("source: {0}")]
    Program(#[from] ProgramError),
    /// A state is not one of the program.
    #[error("{field}: {source}")]
    State {
        /// Which state.
        field: String,
        /// What is wrong with it.
        source: StateError,
    },
    /// A breakpoint on a line where nothing runs.
    #[error("{field}: line {line} has no code to stop at; choose a line with a statement")]
    NoCode {
        /// The field.
        field: String,
        /// The line.
        line: u32,
    },
    /// A frame that does not exist.
    #[error(
        "{field}: there is no frame {frame}; the state has {frames}, counted from 0 at the outermost"
    )]
    NoFrame {
        /// The field.
        field: String,
        /// The frame asked for.
        frame: usize,
        /// How many there are.
        frames: usize,
    },
    /// An edit without a local.
    #[error("{field}: an edit sets at least one local")]
    NothingEdited {
        /// The field.
        field: String,
    },
    /// A local whose name is not an identifier.
    #[error("{field}: `{name}` is not a name")]
    NotAName {
        /// The field.
        field: String,
        /// The supposed name.
        name: String,
    },
    /// A value without text, or over the limit.
    #[error("{field}: the value of `{name}` must have 1 to {MAX_VALUE} characters")]
    ValueLength {
        /// The field.
        field: String,
        /// The local's name.
        name: String,
    },
    /// A value that Python would not write so.
    #[error(
        "{field}: the value of `{name}` is not written as Python's repr does: a literal with its quotes and brackets closed, \
         `Name(x=1)` or `<...>`"
    )]
    NotAValue {
        /// The field.
        field: String,
        /// The local's name.
        name: String,
    },
    /// Not one Python expression.
    #[error("{field}: this is not a Python expression of at most {MAX_EXPRESSION} characters")]
    NotAnExpression {
        /// The field.
        field: String,
    },
    /// An expression cannot lead to a state.
    #[error("history[{0}].action: `evaluate` leads to no other state; leave it out of the history")]
    EvaluateInHistory(usize),
    /// A history that ends nowhere.
    #[error("state: a history leads to a state, so `state` must be given with it")]
    HistoryWithoutState,
    /// Too many or no predictions wanted.
    #[error("samples: {0} is not between 1 and {MAX_SAMPLES}")]
    Samples(usize),
    /// Back from the start.
    #[error("{field}: nothing precedes the start of the program; take a forward action")]
    BeforeStart {
        /// The field.
        field: String,
    },
    /// Forward from the exit.
    #[error(
        "{field}: the program is over: nothing follows the exit, and it has no frames; take an inverse action"
    )]
    AfterExit {
        /// The field.
        field: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "def f(n):\n    return n + 1\n\nx = f(2)\n";

    #[test]
    fn answers_have_the_documented_fields() {
        let check = |answer: Answer, json: &str| {
            assert_eq!(serde_json::to_string(&answer).unwrap(), json);
            assert_eq!(serde_json::from_str::<Answer>(json).unwrap(), answer);
        };
        let prediction = Prediction::new(
            State::exit(crate::state::Exit::Normal, "hi\n"),
            0.25,
            Confidence {
                event: Some(1.0),
                locals: IndexMap::from([("x".to_owned(), 0.5)]),
                ..Confidence::default()
            },
        );
        check(Answer::error(7.into(), "no"), r#"{"id":7,"error":"no"}"#);
        check(
            Answer {
                id: "a".into(),
                reply: Reply::Value {
                    value: Some("5".to_owned()),
                    exception: None,
                    probability: 0.5,
                },
            },
            r#"{"id":"a","value":"5","probability":0.5}"#,
        );
        check(
            Answer {
                id: serde_json::Value::Null,
                reply: Reply::Predictions {
                    predictions: vec![prediction.clone()],
                    history_used: 2,
                    milliseconds: 3.5,
                },
            },
            concat!(
                r#"{"id":null,"predictions":[{"state":{"event":"exit","frames":[],"aliases":[],"value":null,"#,
                r#""output":"hi\n","exit":"normal"},"probability":0.25,"confidence":{"event":1.0,"line":null,"#,
                r#""value":null,"output":null,"locals":{"x":0.5}}}],"history_used":2,"milliseconds":3.5}"#
            ),
        );
        // What only some predictions have stands there only for them.
        let past = Prediction {
            checked: Some(false),
            forward: Some(0.125),
            ..prediction
        };
        let json = serde_json::to_value(past).unwrap();
        assert_eq!(json["checked"], false);
        assert_eq!(json["forward"], 0.125);
    }

    #[test]
    fn only_source_and_action_are_required() {
        let request =
            Request::parse(r#"{"source": "x = 1", "action": {"kind": "step_into"}}"#).unwrap();
        assert_eq!(request.samples, 1);
        assert_eq!(request.mode, Mode::Jump);
        assert_eq!(request.state, None);
        assert!(request.check().is_ok());
    }

    #[test]
    fn impossible_requests_name_the_field() {
        let check = |rest: serde_json::Value, expected: &str| {
            let mut json = serde_json::json!({"source": SOURCE, "action": {"kind": "step_into"}});
            for (key, value) in rest.as_object().unwrap() {
                json[key] = value.clone();
            }
            let error = Request::parse(&json.to_string())
                .and_then(|request| request.check())
                .unwrap_err()
                .to_string();
            assert!(error.contains(expected), "{error}");
        };
        let at = |function: &str, line: u32| serde_json::json!({"event": "line", "frames": [{"function": function, "line": line, "locals": {}}]});
        let exit = serde_json::json!({"event": "exit", "exit": "normal"});
        check(serde_json::json!({"source": "x = ("}), "source: ");
        check(serde_json::json!({"action": {"kind": "fly"}}), "fly");
        check(
            serde_json::json!({"action": {"kind": "breakpoint", "lines": [3]}}),
            "action.lines: line 3",
        );
        check(
            serde_json::json!({"action": {"kind": "inv_step_into"}}),
            "nothing precedes",
        );
        check(
            serde_json::json!({"action": {"kind": "edit", "frame": 1, "locals": {"x": "1"}}}),
            "action.frame",
        );
        check(
            serde_json::json!({"action": {"kind": "edit", "frame": 0, "locals": {"1x": "1"}}}),
            "action.locals",
        );
        check(
            serde_json::json!({"action": {"kind": "evaluate", "expression": "1 +"}}),
            "action.expression",
        );
        check(serde_json::json!({"state": exit}), "nothing follows");
        check(
            serde_json::json!({"state": exit, "action": {"kind": "evaluate", "expression": "1"}}),
            "action: the program is over",
        );
        check(serde_json::json!({"state": at("g", 2)}), "state: frames[0]");
        check(serde_json::json!({"state": at("f", 4)}), "state: frames[0]");
        check(serde_json::json!({"samples": 0}), "samples");
        check(serde_json::json!({"sample": 2}), "sample");
        check(
            serde_json::json!({"state": at("f", 2), "history": [{"action": {"kind": "step_into"}, "state": at("g", 1)}]}),
            "history[0].state",
        );
        // What a frame cannot be, and what its values cannot be.
        let frames = |frames: serde_json::Value| serde_json::json!({"state": {"event": "line", "frames": frames}});
        let frame = |line: u32, locals: serde_json::Value| serde_json::json!([{"function": "f", "line": line, "locals": locals}]);
        check(
            frames(frame(3, serde_json::json!({}))),
            "state: frames[0]: the program has no function `f` that contains line 3",
        );
        check(
            serde_json::json!({"state": at("<module>", 3)}),
            "state: frames[0]: in `<module>` nothing runs in line 3",
        );
        check(
            serde_json::json!({"state": at("<module>", 0)}),
            "state: frames[0]: in `<module>` nothing runs in line 0",
        );
        let module = serde_json::json!({"function": "<module>", "line": 4, "locals": {}});
        check(
            frames(serde_json::json!([module, module])),
            "state: frames[1]: the frame of `<module>` can only be the outermost",
        );
        for value in ["", "[1, ", "'a", "1 +", "f(", "a b", "[1)"] {
            check(
                frames(frame(2, serde_json::json!({"n": value}))),
                "state: frames[0].locals.n: ",
            );
        }
        check(
            serde_json::json!({"action": {"kind": "edit", "frame": 0, "locals": {"x": "(1,"}}}),
            "action.locals: the value of `x` is not written as Python's repr does",
        );
        check(
            serde_json::json!({"action": {"kind": "edit", "frame": 0, "locals": {}}}),
            "action.locals: an edit sets at least one local",
        );
        let past = |action: serde_json::Value| serde_json::json!({"state": at("f", 2), "history": [{"action": action, "state": at("<module>", 4)}]});
        check(
            past(serde_json::json!({"kind": "edit", "frame": 2, "locals": {"x": "1"}})),
            "history[0].action.frame: there is no frame 2",
        );
        check(
            past(serde_json::json!({"kind": "breakpoint", "lines": [3]})),
            "history[0].action.lines: line 3",
        );
        check(
            past(serde_json::json!({"kind": "evaluate", "expression": "x"})),
            "history[0].action: `evaluate`",
        );
        check(
            past(serde_json::json!({"kind": "fly"})),
            "`fly`, expected one of",
        );
        check(serde_json::json!({"mode": "slow"}), "`slow`, expected");
        check(
            serde_json::json!({"state": {"event": "jump"}}),
            "`jump`, expected",
        );
        check(
            serde_json::json!({"history": [{"action": {"kind": "step_into"}, "state": at("f", 2)}]}),
            "`state` must be given",
        );
    }
}
