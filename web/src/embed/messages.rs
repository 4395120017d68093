//! What the page around an embed and the embed say to each other by `postMessage`; docs/embedding.md is its description.
//!
//! Only the parent window is heard, and only from the origins that the embed's own address names (`&origin=`): who wrote
//! the address decides who may ask. An answer goes to the origin that asked and to no other.

use gloo::events::EventListener;
use hunch::request::Awaited;
use hunch::state::State;
use js_sys::{JSON, Object};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Url, Window};

use super::height;
use crate::address;
use crate::command::Command;
use crate::link::{self, MAX_INFLATED};
use crate::notices::Topic;
use crate::provenance::class;
use crate::session::Session;
use crate::words::{self, messages};

/// The version of these messages.
const VERSION: u32 = 1;

/// The most characters that a message may have: a program, and what is around it.
const LONGEST: usize = 2 * MAX_INFLATED;

/// What is asked.
#[derive(Deserialize)]
struct Asked {
    hunch: u32,
    /// Repeated in the answer.
    #[serde(default)]
    id: Value,
    #[serde(flatten)]
    what: What,
}

/// The kinds of questions.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum What {
    /// Shows a program, as a link holds it.
    Load { program: Value },
    /// Carries out a command.
    Step { step: Move },
    /// Asks for the state that is shown.
    State,
}

/// The commands, by the names of actions.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Move {
    StepInto,
    StepOver,
    StepReturn,
    Continue,
    InvStepInto,
    InvStepOver,
    InvStepCall,
    Restart,
    Undo,
}

impl Move {
    fn command(self) -> Command {
        match self {
            Move::StepInto => Command::Into,
            Move::StepOver => Command::Over,
            Move::StepReturn => Command::Out,
            Move::Continue => Command::Continue,
            Move::InvStepInto => Command::BackInto,
            Move::InvStepOver => Command::BackOver,
            Move::InvStepCall => Command::BackCall,
            Move::Restart => Command::Restart,
            Move::Undo => Command::Undo,
        }
    }
}

/// What is said.
#[derive(Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Said {
    /// The embed listens.
    Ready { height: Option<u32> },
    /// What is shown; nothing before the start.
    State {
        state: Option<State>,
        provenance: Option<&'static str>,
        position: usize,
        count: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        awaits: Option<Awaited>,
    },
    /// What was asked cannot be done.
    Error { message: String },
}

/// The page around.
#[derive(Clone)]
struct Parent {
    window: Window,
    /// The origins that may ask.
    origins: Vec<String>,
    /// The one that has asked, and what is still to be answered: the `id` of a step under way.
    asking: RwSignal<Option<String>>,
    waiting: RwSignal<Option<Value>>,
    /// The state that was last told.
    told: StoredValue<Option<Said>>,
}

/// Listens to the page around, if the address names its origin.
pub fn listen(session: Session) {
    let Some(parent) = Parent::find() else { return };
    let hearing = parent.clone();
    let listener = EventListener::new(&window(), "message", move |event| {
        if let Some(event) = event.dyn_ref::<MessageEvent>() {
            hearing.hear(session, event);
        }
    });
    // As long as the page is there.
    listener.forget();
    for origin in &parent.origins {
        parent.say(origin, &Value::Null, &Said::Ready { height: height() });
    }
    parent.tell_changes(session);
}

impl Parent {
    fn find() -> Option<Parent> {
        let own = web_sys::window()?;
        let window = own.parent().ok().flatten()?;
        let origins: Vec<String> = address::parameters("origin")
            .into_iter()
            .filter(|origin| is_origin(origin))
            .collect();
        (!Object::is(&window, &own) && !origins.is_empty()).then(|| Parent {
            window,
            origins,
            asking: RwSignal::new(None),
            waiting: RwSignal::new(None),
            told: StoredValue::new(None),
        })
    }

    fn hear(&self, session: Session, event: &MessageEvent) {
        let from_parent = event
            .source()
            .is_some_and(|source| Object::is(&source, &self.window));
        let origin = event.origin();
        if !from_parent || !self.origins.contains(&origin) {
            return;
        }
        let text = JSON::stringify(&event.data()).ok();
        let text = text.and_then(|text| text.as_string()).unwrap_or_default();
        // Pages say many things to their frames; what does not name Hunch is not for it.
        if !text.contains("\"hunch\":") {
            return;
        }
        let refuse = |id: &Value, message: &str| {
            let message = message.to_owned();
            self.say(&origin, id, &Said::Error { message });
        };
        if text.len() > LONGEST {
            return refuse(&Value::Null, messages::TOO_LONG);
        }
        let Ok(asked) = serde_json::from_str::<Asked>(&text) else {
            return refuse(&Value::Null, messages::NOT_UNDERSTOOD);
        };
        if asked.hunch != VERSION {
            return refuse(&asked.id, messages::OTHER_VERSION);
        }
        self.asking.set(Some(origin.clone()));
        match asked.what {
            What::State => self.tell(&origin, &asked.id, untrack(|| shown(session))),
            _ if self.waiting.with_untracked(Option::is_some) => {
                refuse(&asked.id, messages::BUSY);
            }
            What::Load { program } => match link::from_json(program.to_string().as_bytes()) {
                Ok(shared) => {
                    self.waiting.set(Some(asked.id));
                    session.open_shared(shared);
                }
                Err(error) => refuse(&asked.id, &words::sentence(&error.to_string())),
            },
            What::Step { step } => {
                let command = step.command();
                if session.can_untracked(command) {
                    self.waiting.set(Some(asked.id));
                    session.run(command);
                } else {
                    refuse(&asked.id, messages::NOT_NOW);
                }
            }
        }
    }

    /// Answers what is under way when it is done, and says what the reader does here.
    fn tell_changes(self, session: Session) {
        Effect::new(move |_| {
            let busy = session.waiting();
            let now = shown(session);
            let failure = session.error_of(&[Topic::Program, Topic::Prediction, Topic::Engine]);
            let waiting = self.waiting.get();
            let Some(origin) = self.asking.get().filter(|_| !busy) else {
                return;
            };
            if let Some(id) = waiting {
                self.waiting.set(None);
                match failure {
                    Some(message) => self.say(&origin, &id, &Said::Error { message }),
                    None => self.tell(&origin, &id, now),
                }
            } else if self.told.with_value(|told| told.as_ref() != Some(&now)) {
                self.tell(&origin, &Value::Null, now);
            }
        });
    }

    fn tell(&self, origin: &str, id: &Value, state: Said) {
        self.say(origin, id, &state);
        self.told.set_value(Some(state));
    }

    fn say(&self, origin: &str, id: &Value, said: &Said) {
        #[derive(Serialize)]
        struct Message<'a> {
            hunch: u32,
            id: &'a Value,
            #[serde(flatten)]
            said: &'a Said,
        }
        let message = Message {
            hunch: VERSION,
            id,
            said,
        };
        // What this program says can be written; a window that is gone hears nothing.
        let Ok(text) = serde_json::to_string(&message) else {
            return;
        };
        let message = JSON::parse(&text).unwrap_or(JsValue::NULL);
        let _ = self.window.post_message(&message, origin);
    }
}

/// What is shown.
fn shown(session: Session) -> Said {
    let read = |debugger: &hunch::debugger::Debugger| Said::State {
        state: Some(debugger.state().clone()),
        provenance: Some(class(debugger.provenance())),
        position: debugger.position() + 1,
        count: debugger.timeline().count(),
        awaits: session.awaited.get(),
    };
    session.with_debugger(read).unwrap_or(Said::State {
        state: None,
        provenance: None,
        position: 0,
        count: 0,
        awaits: None,
    })
}

/// Whether a text is an origin as browsers write it: `https://school.example`.
fn is_origin(text: &str) -> bool {
    Url::new(text).is_ok_and(|url| url.origin() == text)
}
