//! What else a predicted value could be: asked for one value at a time, when the user wants to know.

use hunch::action::Action;
use hunch::debugger::{Command as Step, Debugger};
use hunch::request::{Alternative, Alternatives, Confidence, Prediction, Reply};
use hunch::state::State;
use leptos::prelude::*;

use super::Session;
use super::watches::Question;
use crate::local::LocalName;
use crate::words;

/// A predicted value in the stack panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Of a local.
    Local(LocalName),
    /// What is returned or raised.
    Outcome,
}

/// The value whose alternatives are shown, and what is known of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Doubt {
    /// The value.
    pub of: Subject,
    /// What it could be, likeliest first, what is shown among it.
    pub found: Found<Vec<Candidate>>,
}

/// What the model is asked beside the steps.
#[derive(Clone, Debug, PartialEq)]
pub enum Found<T> {
    /// It has not answered.
    Asked,
    /// Its answer.
    Known(T),
    /// It cannot say it, and why.
    Impossible(String),
}

/// One of the values that could be.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// As Python writes it.
    pub value: String,
    /// Of the value, 0 to 1.
    pub probability: f64,
    /// The state with it; `None` for the value that is shown.
    pub other: Option<Box<Alternative>>,
}

impl Session {
    /// Whether the state that is shown is a prediction, so that values can be asked about.
    pub fn is_predicted(self) -> bool {
        let predicted = |debugger: &Debugger| {
            let action = debugger.moment().action();
            action.is_some_and(Action::is_step)
        };
        self.with_debugger(predicted) == Some(true)
    }

    /// Asks what else a value could be, or hides what it could be.
    pub fn ask_alternatives(self, of: Subject) {
        let shown = |doubt: &Option<Doubt>| doubt.as_ref().is_some_and(|doubt| doubt.of == of);
        if self.doubt.with_untracked(shown) {
            self.forget_alternatives();
            return;
        }
        if untrack(|| self.waiting()) {
            return;
        }
        self.interrupt();
        let request = self.debugger.try_update_untracked(|debugger| {
            let debugger = debugger.as_mut()?;
            let wanted = wanted(&of, debugger.state());
            Some(debugger.alternatives(wanted))
        });
        let found = match request.flatten() {
            Some(Ok(request)) => {
                self.asks(Question::Alternatives, request);
                Found::Asked
            }
            Some(Err(error)) => Found::Impossible(words::refusal(&error)),
            None => return,
        };
        self.doubt.set(Some(Doubt { of, found }));
    }

    /// Hides what a value could be.
    pub fn forget_alternatives(self) {
        self.unask(Question::Alternatives);
        self.doubt.set(None);
    }

    pub(super) fn alternatives_answered(self, reply: Reply) {
        let Some(doubt) = self.doubt.get_untracked() else {
            return;
        };
        let found = match reply {
            Reply::Predictions { predictions, .. } => {
                let said = |debugger: &Debugger| {
                    let (state, confidence) = (debugger.state(), &debugger.moment().confidence);
                    candidates(&doubt.of, state, confidence.as_ref(), predictions)
                };
                Found::Known(untrack(|| self.with_debugger(said)).unwrap_or_default())
            }
            Reply::Error { error, .. } => Found::Impossible(words::sentence(&error)),
            Reply::Value { .. } => return,
        };
        self.doubt.set(Some(Doubt { found, ..doubt }));
    }

    /// Goes on with another value: the state that has it takes the place of the one that is shown.
    pub fn take_alternative(self, other: Alternative) {
        self.stop();
        self.command(Step::Instead(Box::new(other)));
    }
}

/// What the engine is asked for.
fn wanted(of: &Subject, state: &State) -> Alternatives {
    match of {
        Subject::Local(local) => Alternatives::Local(key(local, state)),
        Subject::Outcome => Alternatives::Value,
    }
}

fn key(local: &LocalName, state: &State) -> String {
    Confidence::local_key(local.frame, state.depth(), &local.name)
}

/// The value that is shown and the other ones that were predicted, each once, likeliest first.
fn candidates(
    of: &Subject,
    shown: &State,
    confidence: Option<&Confidence>,
    predictions: Vec<Prediction>,
) -> Vec<Candidate> {
    let candidate = |state: &State, confidence: Option<&Confidence>| {
        let (value, probability) = match of {
            Subject::Outcome => (&state.value, confidence.and_then(|sure| sure.value)),
            Subject::Local(local) => {
                let frame = state.frames.get(local.frame)?;
                let sure = confidence.and_then(|sure| sure.locals.get(&key(local, state)));
                (frame.locals.as_ref()?.get(&local.name)?, sure.copied())
            }
        };
        Some(Candidate {
            value: value.clone().unwrap_or_else(|| words::UNKNOWN.to_owned()),
            probability: probability.unwrap_or_default(),
            other: None,
        })
    };
    let mut found: Vec<Candidate> = candidate(shown, confidence).into_iter().collect();
    // Where the state was not reached by a jump, a jump may say something else.
    let others = predictions.into_iter().flat_map(|best| {
        let mut alternatives = best.alternatives.clone();
        alternatives.insert(0, whole(best));
        alternatives
    });
    for other in others {
        let Some(new) = candidate(&other.state, Some(&other.confidence)) else {
            continue;
        };
        if found.iter().all(|known| known.value != new.value) {
            let other = Some(Box::new(other));
            found.push(Candidate { other, ..new });
        }
    }
    found.sort_by(|a, b| b.probability.total_cmp(&a.probability));
    found
}

/// A prediction as something that could be.
fn whole(best: Prediction) -> Alternative {
    Alternative {
        part: hunch::request::Part::Locals,
        local: None,
        state: best.state,
        probability: best.probability,
        confidence: best.confidence,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hunch::state::Frame;

    fn state(x: &str) -> State {
        let mut state = State::start();
        let mut frame = Frame::new("f", 2);
        frame.locals = Some([("x".to_owned(), Some(x.to_owned()))].into());
        state.frames.push(frame);
        state
    }

    fn sure(x: f64) -> Confidence {
        let locals = [("x".to_owned(), x)].into();
        Confidence {
            locals,
            ..Confidence::default()
        }
    }

    #[test]
    fn every_value_is_a_candidate_once() {
        let of = Subject::Local(LocalName {
            frame: 1,
            name: "x".to_owned(),
        });
        let mut best = Prediction::new(state("4"), 0.9, sure(0.5));
        let other = |x, part| whole(Prediction::new(state(x), 0.1, sure(part)));
        best.alternatives = vec![other("5", 0.1), other("6", 0.3), other("5", 0.05)];
        let check = |shown: &str, expected: &[(&str, bool)]| {
            let found = candidates(&of, &state(shown), Some(&sure(0.2)), vec![best.clone()]);
            let told: Vec<_> = (found.iter())
                .map(|one| (one.value.as_str(), one.other.is_some()))
                .collect();
            assert_eq!(told, expected);
        };
        check("4", &[("6", true), ("4", false), ("5", true)]);
        // The careful way may have come to another value than the jump.
        check("7", &[("4", true), ("6", true), ("7", false), ("5", true)]);
    }
}
