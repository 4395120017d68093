//! Requests for predictions and their answers: the JSON that the command line, the page and its workers exchange.
//!
//! A [`Request`] says a program, a state, an action and how to predict; an [`Answer`] carries predictions (best
//! first), the value of an expression, or an error. Nothing here predicts.

mod answer;
mod error;

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::program::{Input, Program, canonical_expression, is_identifier};
use crate::state::{Event, MAX_VALUE, State, is_value};

pub use answer::{
    Alternative, Answer, Awaited, Confidence, Evaluated, Jump, Part, Passed, Prediction, Reply,
    Subexpression,
};
pub use error::RequestError;

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
    /// One prediction, or the whole way there step by step; an inverse action is one prediction in both modes.
    #[serde(default)]
    pub mode: Mode,
    /// How many different predictions are wanted, 1 to [`MAX_SAMPLES`]; 1 is the greedy one. Of an inverse action, how
    /// many pasts are drawn: those that are the same count once, and see [`Prediction::checked`].
    #[serde(default = "one")]
    pub samples: usize,
    /// What else could be, of what; in [`Mode::Jump`] with one sample only.
    #[serde(default, skip_serializing_if = "Alternatives::is_none")]
    pub alternatives: Alternatives,
    /// Whether to say what the sub-expressions of the current line come to; of a forward step in [`Mode::Jump`] with one
    /// sample only.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub opened: bool,
    /// What the program's user types where it asks with `input`; left out: whatever the model thinks of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<Input>,
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

/// Of what to say the alternatives.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Alternatives {
    /// Of nothing.
    #[default]
    None,
    /// Of the token that is least certain, whatever it says.
    Doubt,
    /// Of a local, named as in [`Confidence::locals`].
    Local(String),
    /// Of the return value or the exception's message.
    Value,
}

impl Alternatives {
    fn is_none(&self) -> bool {
        *self == Alternatives::None
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
            alternatives: Alternatives::None,
            opened: false,
            input: None,
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

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "def f(n):\n    return n + 1\n\nx = f(2)\n";

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
