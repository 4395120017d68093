//! Questions to CPython and its answers: a typed view of `web/reference/reference.js`.

use hunch::action::Action;
use hunch::state::State;
use hunch::truth::{Edit, Run};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use crate::words::check as words;

/// The bindings. Generated code; `raw_module` keeps the script a file of the site, beside the application's.
mod javascript {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen(raw_module = "./reference.js")]
    extern "C" {
        pub type Reference;

        #[wasm_bindgen(constructor)]
        pub fn new(folder: &str, seed: &str, tell: &Closure<dyn Fn(f64, f64)>) -> Reference;

        #[wasm_bindgen(method, catch)]
        pub async fn ask(this: &Reference, question: &str, spent: f64) -> Result<JsValue, JsValue>;

        #[wasm_bindgen(method, getter)]
        pub fn took(this: &Reference) -> f64;
    }
}

/// Where its files are, relative to the page.
const FOLDER: &str = "reference/";

/// How far CPython is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Phase {
    /// Nobody has asked for it.
    Asleep,
    /// Its files are arriving: so many bytes of so many.
    Loading {
        /// Those that are there.
        loaded: f64,
        /// All.
        total: f64,
    },
    /// It starts, or runs a program.
    Working,
    /// It waits to be asked.
    Ready,
}

/// What is asked.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Question {
    /// The true run of a program.
    Trace {
        /// The program.
        source: String,
        /// What its user types, a line each.
        typed: Vec<String>,
        /// What is set on the way.
        edits: Vec<Edit>,
    },
    /// Whether going on from a past leads to the state that it was inferred from.
    Past {
        /// The program.
        source: String,
        /// The past.
        past: Box<State>,
        /// The state.
        given: Box<State>,
        /// The inverse action that led from it to the past.
        #[serde(serialize_with = "name_of")]
        action: Action,
    },
}

fn name_of<S: serde::Serializer>(action: &Action, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(action.name())
}

/// What is answered.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Reply {
    /// The run, not checked yet.
    pub run: Option<Run>,
    /// Whether the order of sets, which the hash seed decides, could show in it.
    pub hashes: bool,
    /// Of a past.
    pub verdict: Option<super::Verdict>,
    /// Why there is no answer.
    pub refused: Option<Refused>,
}

/// Why the tracer refuses a program.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Refused {
    /// What kind of reason it is.
    pub kind: Kind,
    /// The reason, a sentence without its subject.
    pub reason: String,
}

/// Kinds of reasons, as the recipe's `refusal.py` has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// CPython cannot read it.
    Syntax,
    /// It wants what a traced program may not have.
    Forbidden,
    /// It does not end in time.
    Time,
    /// It wants more memory than there is.
    Memory,
    /// Anything else.
    #[serde(other)]
    Other,
}

/// Why a question has no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unanswered {
    /// The tracer does not run the program.
    #[error("{}", .0.reason)]
    Refused(Refused),
    /// It did not answer in time and was ended.
    #[error("{}", words::NO_ANSWER_IN_TIME)]
    Time,
    /// The answer is too long to be read.
    #[error("{}", words::ANSWER_TOO_LONG)]
    Long,
    /// Its files could not be fetched.
    #[error("{0}")]
    Network(String),
    /// A file is not what the site says it is.
    #[error("{0}")]
    Damaged(String),
    /// It ended, or said something that cannot be read.
    #[error("{0}")]
    Crash(String),
}

impl Unanswered {
    /// What reference.js says.
    fn of(message: &str) -> Unanswered {
        let (kind, detail) = message.split_once(": ").unwrap_or((message, ""));
        match kind {
            "time" => Unanswered::Time,
            "long" => Unanswered::Long,
            "network" => Unanswered::Network(detail.to_owned()),
            "damaged" => Unanswered::Damaged(detail.to_owned()),
            _ => Unanswered::Crash(message.to_owned()),
        }
    }
}

/// CPython under one hash seed.
pub struct Reference {
    python: javascript::Reference,
    phase: RwSignal<Phase>,
    // The script calls it as long as it is there.
    _tell: Closure<dyn Fn(f64, f64)>,
}

impl Reference {
    /// One that is not loaded yet.
    pub fn new(seed: &str, phase: RwSignal<Phase>) -> Reference {
        let tell = Closure::<dyn Fn(f64, f64)>::new(move |loaded, total| {
            phase.set(if loaded < total {
                Phase::Loading { loaded, total }
            } else {
                Phase::Working
            });
        });
        Reference {
            python: javascript::Reference::new(FOLDER, seed, &tell),
            phase,
            _tell: tell,
        }
    }

    /// Asks; loads it first, if nobody has asked before. `spent`: how much of a program's time another seed has taken, in
    /// milliseconds.
    ///
    /// # Errors
    /// Why there is no answer.
    pub async fn ask(&self, question: &Question, spent: f64) -> Result<Reply, Unanswered> {
        let garbled = |error: serde_json::Error| Unanswered::Crash(error.to_string());
        let question = serde_json::to_string(question).map_err(garbled)?;
        self.phase.set(Phase::Working);
        let answer = self.python.ask(&question, spent).await;
        self.phase.set(Phase::Ready);
        let answer = answer.map_err(|error| {
            let error = error.dyn_ref::<js_sys::Error>();
            let message = error.map_or_else(String::new, |error| String::from(error.message()));
            Unanswered::of(&message)
        })?;
        let text = answer.as_string().unwrap_or_default();
        let reply: Reply = serde_json::from_str(&text).map_err(garbled)?;
        match reply.refused {
            Some(refused) => Err(Unanswered::Refused(refused)),
            None => Ok(reply),
        }
    }

    /// How long the last answer took, in milliseconds, without what was waited for before it.
    pub fn took(&self) -> f64 {
        self.python.took()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_the_script_are_told_apart() {
        let check = |message: &str, expected| assert_eq!(Unanswered::of(message), expected);
        check("time", Unanswered::Time);
        check(
            "network: reference/worker.js (404)",
            Unanswered::Network("reference/worker.js (404)".to_owned()),
        );
        check(
            "crash: RangeError: x",
            Unanswered::Crash("crash: RangeError: x".to_owned()),
        );
    }

    #[test]
    fn an_answer_is_a_run_or_a_refusal() {
        let read = |json: &str| serde_json::from_str::<Reply>(json).unwrap();
        let reply = read(r#"{"run": {"frames": [], "states": []}, "hashes": true}"#);
        assert!(reply.run.is_some() && reply.hashes);
        let reply = read(r#"{"refused": {"kind": "lost", "reason": "ends its own trace"}}"#);
        assert_eq!(reply.refused.unwrap().kind, Kind::Other);
        assert_eq!(
            read(r#"{"verdict": "unchecked"}"#).verdict,
            Some(super::super::Verdict::Unchecked)
        );
    }
}
