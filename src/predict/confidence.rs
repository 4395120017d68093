//! Confidence: which tokens of a prediction say which part of the state, and what their probabilities make of it.

mod reader;
mod room;

use indexmap::IndexMap;

use crate::language::Tokenizer;
use crate::request::{Confidence, Prediction};
use crate::state::State;

use super::decoder::Decoded;
use reader::Reader;
pub(super) use reader::{Part, tokens_of};
pub(super) use room::{room_for_entered, room_for_local};

/// Probabilities of a prediction and of its parts.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Parts {
    /// Of everything, what is in no other part (loops, pending results, aliases) included.
    pub whole: f64,
    pub event: f64,
    pub line: f64,
    pub value: Option<f64>,
    pub output: Option<f64>,
    /// By frame, counted from 0, and name.
    pub locals: IndexMap<(usize, String), f64>,
}

impl Parts {
    /// The parts of a decoded step.
    pub fn of(tokenizer: &Tokenizer, decoded: &Decoded) -> Parts {
        let mut reader = Reader::new(tokenizer, decoded);
        for choice in &decoded.choices {
            reader.take(choice);
        }
        reader.parts
    }

    /// These parts after the step before them, on the way to one goal.
    pub fn after(self, before: Parts, depth: usize) -> Parts {
        let mut locals = before.locals;
        locals.retain(|(frame, _), _| *frame < depth);
        locals.extend(self.locals);
        Parts {
            whole: before.whole * self.whole,
            event: self.event,
            line: before.line * self.line,
            value: self.value,
            output: match (before.output, self.output) {
                (Some(before), Some(after)) => Some(before * after),
                (before, after) => before.or(after),
            },
            locals,
        }
    }

    /// These parts, said with something before their eyes that itself has a probability.
    pub fn given(self, probability: f64) -> Parts {
        let times = |part: f64| part * probability;
        Parts {
            whole: times(self.whole),
            event: times(self.event),
            line: times(self.line),
            value: self.value.map(times),
            output: self.output.map(times),
            locals: self
                .locals
                .into_iter()
                .map(|(name, part)| (name, times(part)))
                .collect(),
        }
    }

    /// The prediction of `state`.
    pub fn prediction(self, state: State) -> Prediction {
        let whole = self.whole;
        let confidence = self.confidence(&state);
        Prediction::new(state, whole, confidence)
    }

    /// What the parts of `state` are told with.
    pub fn confidence(self, state: &State) -> Confidence {
        let depth = state.depth();
        Confidence {
            event: Some(self.event),
            line: Some(self.line).filter(|_| depth > 0),
            value: self.value,
            output: self.output,
            locals: self
                .locals
                .into_iter()
                .filter(|((frame, name), _)| {
                    let locals = state
                        .frames
                        .get(*frame)
                        .and_then(|frame| frame.locals.as_ref());
                    locals.is_some_and(|locals| locals.contains_key(name))
                })
                .map(|((frame, name), probability)| {
                    (Confidence::local_key(frame, depth, &name), probability)
                })
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::encode_difference;
    use crate::predict::decoder::Choice;
    use crate::predict::fixtures::state;
    use crate::program::Program;
    use crate::state::Event;

    pub(super) const SOURCE: &str = "def f(xs):\n    y = g(xs)\n    return y\ndef g(xs):\n    xs.append(7)\n    return 5\na = [1]\nf(a)\n";

    /// The parts of the step from `before` to `after`, if every token is certain but those that read `doubtful`.
    fn parts(before: &State, after: &State, doubtful: &str) -> Confidence {
        let json = include_bytes!("../../models/tokenizer.json");
        let tokenizer = Tokenizer::from_bytes(json).unwrap();
        let program = Program::parse(SOURCE).unwrap();
        let choices = encode_difference(&tokenizer, &program, before, after)
            .unwrap()
            .into_iter()
            .map(|id| {
                let probability = if tokenizer.describe(id) == doubtful {
                    0.5
                } else {
                    1.0
                };
                Choice::given(id, probability)
            })
            .collect();
        let decoded = Decoded {
            rivals: Vec::new(),
            choices,
        };
        Parts::of(&tokenizer, &decoded)
            .prediction(after.clone())
            .confidence
    }

    #[test]
    fn a_token_counts_for_the_part_it_tells() {
        let inside = state(
            Event::Line,
            &[
                ("<module>", 8, &[("a", "[1]")]),
                ("f", 2, &[("xs", "[1]")]),
                ("g", 5, &[("xs", "[1]")]),
            ],
        );
        let mut appended = state(
            Event::Return,
            &[
                ("<module>", 8, &[("a", "[1, 7]")]),
                ("f", 2, &[("xs", "[1, 7]")]),
                ("g", 6, &[("xs", "[1, 7]")]),
            ],
        );
        appended.value = Some("5".to_owned());
        let locals = |confidence: &Confidence| {
            confidence
                .locals
                .iter()
                .map(|(name, probability)| (name.clone(), *probability))
                .collect::<Vec<_>>()
        };
        let certain = parts(&inside, &appended, "");
        assert_eq!(
            (certain.event, certain.line, certain.value),
            (Some(1.0), Some(1.0), Some(1.0))
        );
        assert_eq!(certain.output, None);
        let doubt = parts(&inside, &appended, "\"7\"");
        assert_eq!(
            locals(&doubt),
            [
                ("xs".to_owned(), 0.5),
                ("0.a".to_owned(), 0.5),
                ("1.xs".to_owned(), 0.5)
            ]
        );
        assert_eq!(doubt.value, Some(1.0));
        let doubt = parts(&inside, &appended, "\"5\"");
        assert_eq!((doubt.value, doubt.event), (Some(0.5), Some(1.0)));
        assert_eq!(parts(&inside, &appended, "<return>").event, Some(0.5));
        assert_eq!(parts(&inside, &appended, "<L6>").line, Some(0.5));
        let before = state(Event::Line, &[("<module>", 8, &[("a", "[1]")])]);
        let called = state(
            Event::Call,
            &[("<module>", 8, &[("a", "[1]")]), ("f", 1, &[("xs", "[1]")])],
        );
        let doubt = parts(&before, &called, "\"1\"");
        assert_eq!(locals(&doubt), [("xs".to_owned(), 0.5)]);
        assert_eq!(parts(&before, &called, "<frame>").line, Some(0.5));
    }
}
