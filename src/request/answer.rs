//! Answers to requests: predictions with their probabilities, and what is told on the way to them.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

use crate::program::Outcome;
use crate::state::{State, Value};

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
        /// What the program asks its user for, where that is why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        awaits: Option<Awaited>,
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

/// A line of input that a program waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Awaited {
    /// The line of the program that asks for it.
    pub line: u32,
    /// What it asks with; empty where that is nothing, or not known.
    pub prompt: String,
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
    /// Of a past: whether the model, asked to go forward from it, says that it leads to where the request was made; left
    /// out where that was not checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checked: Option<bool>,
    /// Of a checked past: the probability, forward, of where the request was made, 0 to 1. Several pasts are ranked by
    /// this times `probability` before calibration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forward: Option<f64>,
    /// Of a careful prediction: what a jump says instead; left out where both agree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub jump: Option<Box<Jump>>,
    /// Of a careful prediction of a jump: how many states its way has, this one included. Whoever was told of all of
    /// the others ([`Passed`]) knows what lies between. Left out where no way was taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<usize>,
    /// What else could be, likeliest first; left out unless asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alternatives: Vec<Alternative>,
    /// The sub-expressions of the line that was about to run, in the order of their evaluation; left out unless asked
    /// for. Nothing follows one that raises an exception.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opened: Vec<Subexpression>,
    /// What the program asks its user with in the last step of the way, once for each line that is read.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<String>,
}

/// What a sub-expression of a line comes to in one execution of the line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Subexpression {
    /// In canonical spelling.
    pub expression: String,
    /// What came of it.
    pub outcome: Evaluated,
    /// Of that, 0 to 1.
    pub probability: f64,
}

/// What came of a sub-expression.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Evaluated {
    /// A value.
    Value(Value),
    /// An exception's `Type: message`.
    Exception(Value),
    /// It is not evaluated this time.
    Skipped,
}

impl From<Outcome> for Evaluated {
    fn from(outcome: Outcome) -> Evaluated {
        match outcome {
            Outcome::Value(value) => Evaluated::Value(Some(value)),
            Outcome::Raised(message) => Evaluated::Exception(Some(message)),
        }
    }
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
            steps: None,
            alternatives: Vec::new(),
            opened: Vec::new(),
            asked: Vec::new(),
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
    /// Of what its own step says.
    #[serde(default)]
    pub confidence: Confidence,
    /// What the program asks its user with in that step, once for each line that is read.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<String>,
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

    /// The probabilities of all parts.
    pub fn parts(&self) -> impl Iterator<Item = f64> {
        let single = [self.event, self.line, self.value, self.output];
        let locals = self.locals.values().copied();
        single.into_iter().flatten().chain(locals)
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
        let error = error.to_string();
        let awaits = None;
        Answer {
            id,
            reply: Reply::Error { error, awaits },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
