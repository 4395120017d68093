//! What else could be: the greedy prediction, and those that come of another choice at one of its tokens: the least
//! certain one of all, or one of those that say a value.

use std::ops::Range;

use crate::request::{Alternative, Alternatives, Confidence, Part, Prediction};
use crate::state::{State, Value};

use super::chooser::Chooser;
use super::confidence::{Part as Spoken, tokens_of};
use super::decoder::{Choice, Decoded};
use super::settled::Settled;
use super::shares::RIVALS;
use super::{PredictError, Predictor, Ways};

impl Predictor {
    /// The greedy jump with its alternatives. They are decoded greedily from the other choices on, so they cost the tokens
    /// after those.
    pub(super) async fn with_alternatives(
        &mut self,
        ways: &Ways<'_>,
    ) -> Result<Prediction, PredictError> {
        let mut document = ways.document.to_vec();
        document.extend_from_slice(ways.given);
        let Settled {
            decoded,
            state,
            parts,
        } = self.settle(ways, &document, &mut Chooser::Greedy).await?;
        let tokens = match ways.alternatives {
            Alternatives::None | Alternatives::Doubt => least_certain(&decoded),
            Alternatives::Value => {
                tokens_of(&self.tokenizer, &decoded, state.depth(), &Spoken::Value)
            }
            Alternatives::Local(key) => {
                let local = Spoken::Local(key.clone());
                tokens_of(&self.tokenizer, &decoded, state.depth(), &local)
            }
        };
        let mut best = parts.prediction(state);
        let turns = turns(&decoded, tokens);
        let said =
            |(index, rival): &(usize, Choice)| [&decoded.choices[..*index], &[*rival]].concat();
        let mut choosers = vec![Chooser::Greedy; turns.len()];
        let beginnings = turns.iter().map(said).zip(&mut choosers).collect();
        for other in self.say_all(ways, &document, beginnings).await? {
            // A rival that leads nowhere is no alternative.
            let Ok(other) = other else {
                continue;
            };
            let other = other.parts.prediction(other.state);
            let told = |state| told(ways.alternatives, state);
            let mut known = best.alternatives.iter().map(|one| &one.state);
            if told(&other.state) != told(&best.state)
                && known.all(|one| told(one) != told(&other.state))
            {
                best.alternatives.push(alternative(&best.state, other));
            }
        }
        best.alternatives.sort_by(|a, b| {
            let sure = |one: &Alternative| probability(ways.alternatives, one);
            sure(b).total_cmp(&sure(a))
        });
        Ok(best)
    }
}

/// The least certain of all tokens, if the model was asked for any.
fn least_certain(decoded: &Decoded) -> Range<usize> {
    let asked = |index: &usize| decoded.choices[*index].probability < 1.0;
    let least = (0..decoded.choices.len()).filter(asked).min_by(|a, b| {
        let probability = |index: &usize| decoded.choices[*index].probability;
        probability(a).total_cmp(&probability(b))
    });
    least.map_or(0..0, |index| index..index + 1)
}

/// Where to say something else among `tokens`, and what: the likeliest, at most [`RIVALS`].
fn turns(decoded: &Decoded, tokens: Range<usize>) -> Vec<(usize, Choice)> {
    let mut found = Vec::new();
    // Of the tokens before, which are said the same.
    let mut before = 1.0;
    for index in tokens {
        for rival in decoded.rivals.get(index).into_iter().flatten() {
            found.push((before * rival.probability, index, *rival));
        }
        before *= decoded.choices[index].probability;
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.truncate(RIVALS);
    found
        .into_iter()
        .map(|(_, index, rival)| (index, rival))
        .collect()
}

/// What tells one alternative from another.
#[derive(PartialEq)]
enum Told<'a> {
    State(&'a State),
    Value(Option<&'a Value>),
}

fn told<'a>(wanted: &Alternatives, state: &'a State) -> Told<'a> {
    match wanted {
        Alternatives::None | Alternatives::Doubt => Told::State(state),
        Alternatives::Value => Told::Value(Some(&state.value)),
        Alternatives::Local(key) => Told::Value(local(state, key)),
    }
}

/// The value of a local that is named as in [`Confidence::locals`].
fn local<'a>(state: &'a State, key: &str) -> Option<&'a Value> {
    let (frame, name) = Confidence::local_of(key, state.depth());
    state.frames.get(frame)?.locals.as_ref()?.get(name)
}

/// How likely an alternative is, as a value or as a whole state.
fn probability(wanted: &Alternatives, one: &Alternative) -> f64 {
    match wanted {
        Alternatives::None | Alternatives::Doubt => Some(one.probability),
        Alternatives::Value => one.confidence.value,
        Alternatives::Local(key) => one.confidence.locals.get(key).copied(),
    }
    .unwrap_or_default()
}

/// `other` as what could be instead of the state `best`.
fn alternative(best: &State, other: Prediction) -> Alternative {
    let (part, local) = first_difference(best, &other.state);
    Alternative {
        part,
        local,
        state: other.state,
        probability: other.probability,
        confidence: other.confidence,
    }
}

/// The first part that two different states do not agree on, and of locals the first one, from the top frame down.
fn first_difference(a: &State, b: &State) -> (Part, Option<String>) {
    let agreement = a.compare(b);
    let part = if !agreement.event {
        Part::Event
    } else if !agreement.line {
        Part::Line
    } else if !agreement.locals {
        return (Part::Locals, first_local(a, b));
    } else if !agreement.value {
        Part::Value
    } else if !agreement.output {
        Part::Output
    } else {
        Part::Bookkeeping
    };
    (part, None)
}

fn first_local(a: &State, b: &State) -> Option<String> {
    let frames = a.frames.iter().zip(&b.frames).enumerate().rev();
    for (index, (a_frame, b_frame)) in frames {
        let (Some(a_locals), Some(b_locals)) = (&a_frame.locals, &b_frame.locals) else {
            continue;
        };
        let differs = |name: &&String| a_locals.get(*name) != b_locals.get(*name);
        if let Some(name) = a_locals.keys().chain(b_locals.keys()).find(differs) {
            return Some(Confidence::local_key(index, a.depth(), name));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Event, Frame};

    #[test]
    fn the_first_difference_is_named() {
        let state = |event: Event, value: &str, lower: &str, top: &str| {
            let mut state = State::start();
            state.event = event;
            state.value = Some(value.to_owned());
            let frame = |function: &str, value: &str| {
                let mut frame = Frame::new(function, 2);
                frame.locals = Some([("x".to_owned(), Some(value.to_owned()))].into());
                frame
            };
            state.frames = vec![frame("<module>", lower), frame("f", top)];
            state
        };
        let base = state(Event::Return, "1", "2", "3");
        let check = |other: State, part: Part, local: Option<&str>| {
            let found = first_difference(&base, &other);
            assert_eq!(found, (part, local.map(str::to_owned)));
        };
        check(state(Event::Exception, "0", "0", "0"), Part::Event, None);
        check(state(Event::Return, "0", "0", "0"), Part::Locals, Some("x"));
        check(
            state(Event::Return, "0", "0", "3"),
            Part::Locals,
            Some("0.x"),
        );
        check(state(Event::Return, "0", "2", "3"), Part::Value, None);
        let mut other = base.clone();
        other.frames[0].line = 3;
        check(other, Part::Line, None);
        let mut other = base.clone();
        other.frames[1].pending = None;
        check(other, Part::Bookkeeping, None);
    }
}
