//! What else could be: the greedy prediction, and those that come of another choice at its least certain token.

use crate::language::encode_action;
use crate::request::{Alternative, Confidence, Part, Prediction};
use crate::state::State;

use super::chooser::Chooser;
use super::confidence::Parts;
use super::decoder::Choice;
use super::{PredictError, Predictor, Ways};

impl Predictor {
    /// The greedy jump with its alternatives. They are decoded greedily from the other choices on, so they cost the tokens
    /// after those.
    pub(super) async fn with_alternatives(
        &mut self,
        ways: &Ways<'_>,
    ) -> Result<Prediction, PredictError> {
        let mut document = ways.document.to_vec();
        document.extend(encode_action(&self.tokenizer, ways.action)?);
        let (state, decoded) = self.say(ways, &document, &[], &mut Chooser::Greedy).await?;
        let mut best = Parts::of(&self.tokenizer, &decoded).prediction(state);
        let Some(doubt) = &decoded.doubt else {
            return Ok(best);
        };
        let said = |rival: &Choice| [&decoded.choices[..doubt.index], &[*rival]].concat();
        let mut choosers = vec![Chooser::Greedy; doubt.rivals.len()];
        let beginnings = doubt.rivals.iter().map(said).zip(&mut choosers).collect();
        for other in self.say_all(ways, &document, beginnings).await? {
            // A rival that leads nowhere is no alternative.
            let Ok((state, decoded)) = other else {
                continue;
            };
            let other = Parts::of(&self.tokenizer, &decoded).prediction(state);
            let known = best.alternatives.iter().any(|one| one.state == other.state);
            if other.state != best.state && !known {
                best.alternatives.push(alternative(&best.state, other));
            }
        }
        best.alternatives
            .sort_by(|a, b| b.probability.total_cmp(&a.probability));
        Ok(best)
    }
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
