//! Confidence: which tokens of a prediction say which part of the state, and what their probabilities make of it.

use std::ops::Range;

use indexmap::IndexMap;

use crate::language::{Control, Token, Tokenizer};
use crate::request::{Confidence, Prediction};
use crate::state::{AliasName, State};

use super::decoder::{Choice, Decoded};

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

/// What the tokens that are being read say.
enum Saying {
    Event,
    Place,
    Name(Vec<u32>),
    Local(String),
    Value,
    Output,
    Other,
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
        let depth = state.depth();
        let confidence = Confidence {
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
        };
        Prediction::new(state, self.whole, confidence)
    }
}

struct Reader<'a> {
    tokenizer: &'a Tokenizer,
    saying: Saying,
    /// The frame that is being told, counted from 0; `None` before the depth.
    frame: Option<usize>,
    /// The index of the next frame in full, once the depth is known.
    next_full: usize,
    /// The number of frames in full.
    full: usize,
    /// Of the local that is being set, so far.
    set: f64,
    parts: Parts,
}

/// A part of a state that has tokens of its own.
#[derive(Clone, Debug)]
pub(super) enum Part {
    /// A local that is named as in [`Confidence::locals`].
    Local(String),
    Value,
    Output,
}

/// The tokens of a decoded step that say a part of a state with `depth` frames; the token after them, which ends what they say, is
/// one of them. Of a step that does not say it, none.
pub(super) fn tokens_of(
    tokenizer: &Tokenizer,
    decoded: &Decoded,
    depth: usize,
    part: &Part,
) -> Range<usize> {
    let mut reader = Reader::new(tokenizer, decoded);
    let mut found: Option<Range<usize>> = None;
    for (index, choice) in decoded.choices.iter().enumerate() {
        let wanted = match (part, &reader.saying, reader.frame) {
            (Part::Local(key), Saying::Local(name), Some(frame)) => {
                Confidence::local_key(frame, depth, name) == *key
            }
            (Part::Value, Saying::Value, _) | (Part::Output, Saying::Output, _) => true,
            _ => false,
        };
        if wanted {
            found.get_or_insert(index..index).end = index + 1;
        }
        reader.take(choice);
    }
    found.unwrap_or_default()
}

/// Where a decoded step could have said something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Room {
    /// The index of the token before which it belongs.
    pub start: usize,
    /// Whether the frame has to be named first.
    pub opens: bool,
}

/// Where a decoded step after `at` could have said a new value of a local that it leaves as it is: before the locals that come after it
/// in its frame. The frame that goes on is told first, those below it behind it, the outermost first.
pub(super) fn room_for_local(
    tokenizer: &Tokenizer,
    decoded: &Decoded,
    at: &State,
    local: &AliasName,
) -> Option<Room> {
    let locals = at.frames.get(local.frame)?.locals.as_ref()?;
    let order = |name: &str| locals.get_index_of(name).unwrap_or(usize::MAX);
    let own = order(&local.name);
    let top = at.depth().checked_sub(1)?;
    let block = |frame: usize| if frame == top { 0 } else { frame + 1 };
    let wanted = block(local.frame);
    let mut told = 0;
    let mut begun = None;
    for (index, choice) in decoded.choices.iter().enumerate() {
        let Some(Token::Control(control)) = tokenizer.token(choice.id) else {
            continue;
        };
        let here = told == wanted;
        match control {
            Control::Set => begun = Some(index),
            Control::Is if here => {
                let first = begun.take()?;
                let ids: Vec<u32> = decoded.choices[first + 1..index]
                    .iter()
                    .map(|choice| choice.id)
                    .collect();
                if order(&tokenizer.decode(&ids)) > own {
                    return Some(Room {
                        start: first,
                        opens: false,
                    });
                }
            }
            Control::In => {
                let next = decoded.choices.get(index + 1);
                let Token::Depth(depth) = tokenizer.token(next?.id)? else {
                    return None;
                };
                // The depths are counted from 1, and so are the blocks of the frames below.
                if depth > wanted {
                    return Some(Room {
                        start: index,
                        opens: !here,
                    });
                }
                told = depth;
            }
            Control::End | Control::Frame | Control::Output | Control::Value => {
                return Some(Room {
                    start: index,
                    opens: !here,
                });
            }
            Control::Del if here => return None,
            _ => {}
        }
    }
    None
}

impl<'a> Reader<'a> {
    /// A reader of a step, before its first token.
    fn new(tokenizer: &'a Tokenizer, decoded: &Decoded) -> Reader<'a> {
        let frame = tokenizer.control(Control::Frame);
        let full = decoded.choices.iter().filter(|choice| choice.id == frame);
        Reader {
            tokenizer,
            saying: Saying::Event,
            frame: None,
            next_full: 0,
            full: full.count(),
            set: 1.0,
            parts: Parts {
                whole: decoded.probability(),
                event: 1.0,
                line: 1.0,
                value: None,
                output: None,
                locals: IndexMap::new(),
            },
        }
    }

    fn take(&mut self, choice: &Choice) {
        match self.tokenizer.token(choice.id) {
            Some(Token::Control(control)) => self.take_control(control, choice),
            Some(Token::Depth(depth)) => {
                if self.frame.is_none() {
                    self.next_full = depth.saturating_sub(self.full);
                }
                if self.frame.is_none() || matches!(self.saying, Saying::Place) {
                    self.frame = Some(depth.saturating_sub(1));
                    self.saying = Saying::Place;
                }
                self.multiply(choice.probability);
            }
            _ => {
                if let Saying::Name(ids) = &mut self.saying {
                    ids.push(choice.id);
                }
                self.multiply(choice.probability);
            }
        }
    }

    /// A control token ends the text before it and begins something else: its probability is split into that of an
    /// end here and that of what it begins.
    fn take_control(&mut self, control: Control, choice: &Choice) {
        let mut begins = choice.probability;
        if matches!(
            self.saying,
            Saying::Local(_) | Saying::Value | Saying::Output
        ) && !matches!(control, Control::Unknown)
            && choice.ends > 0.0
        {
            self.multiply(choice.ends);
            begins /= choice.ends;
        }
        match (control, &self.saying) {
            (Control::Is, Saying::Name(ids)) => {
                let name = self.tokenizer.decode(ids);
                self.multiply(begins);
                self.saying = Saying::Local(name);
                return;
            }
            (Control::Unknown, _) => {
                self.multiply(begins);
                return;
            }
            _ => self.finish(),
        }
        self.saying = match control {
            Control::Set => {
                self.set = begins;
                Saying::Name(Vec::new())
            }
            Control::In => Saying::Place,
            Control::Frame => {
                self.frame = Some(self.next_full);
                self.next_full += 1;
                Saying::Place
            }
            Control::Value => {
                self.parts.value = Some(1.0);
                Saying::Value
            }
            Control::Output => {
                self.parts.output = Some(begins);
                Saying::Output
            }
            control if control.event().is_some() || control.exit().is_some() => Saying::Event,
            _ => Saying::Other,
        };
        if matches!(self.saying, Saying::Event | Saying::Place) {
            self.multiply(begins);
        }
    }

    /// Takes note of a local that has been set.
    fn finish(&mut self) {
        if let Saying::Local(name) = std::mem::replace(&mut self.saying, Saying::Other)
            && let Some(frame) = self.frame
        {
            self.parts.locals.insert((frame, name), self.set);
        }
    }

    /// Another factor of what is being said.
    fn multiply(&mut self, probability: f64) {
        match self.saying {
            Saying::Event => self.parts.event *= probability,
            Saying::Place => self.parts.line *= probability,
            Saying::Name(_) | Saying::Local(_) => self.set *= probability,
            Saying::Value => self.parts.value = self.parts.value.map(|value| value * probability),
            Saying::Output => {
                self.parts.output = self.parts.output.map(|output| output * probability)
            }
            Saying::Other => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::encode_difference;
    use crate::program::Program;
    use crate::state::{Event, Frame};

    const SOURCE: &str = "def f(xs):\n    y = g(xs)\n    return y\ndef g(xs):\n    xs.append(7)\n    return 5\na = [1]\nf(a)\n";

    /// Function, line and locals of a frame.
    type Told<'a> = (&'a str, u32, &'a [(&'a str, &'a str)]);

    fn state(event: Event, frames: &[Told<'_>]) -> State {
        let mut state = State::start();
        state.event = event;
        state.frames = frames
            .iter()
            .map(|(function, line, locals)| {
                let mut frame = Frame::new(*function, *line);
                let locals = locals
                    .iter()
                    .map(|(name, value)| ((*name).to_owned(), Some((*value).to_owned())));
                frame.locals = Some(locals.collect());
                frame
            })
            .collect();
        state
    }

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
                Choice {
                    id,
                    probability,
                    ends: 1.0,
                }
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

    #[test]
    fn a_local_that_is_left_out_has_room_in_its_frame() {
        let told = |values: [&str; 3]| {
            let [a, b, x] = values;
            state(
                Event::Line,
                &[
                    ("<module>", 8, &[("a", a), ("b", b)]),
                    ("f", 2, &[("xs", "[1]")]),
                    ("g", 5, &[("x", x), ("ys", "[]")]),
                ],
            )
        };
        let before = told(["[1]", "[2]", "1"]);
        let json = include_bytes!("../../models/tokenizer.json");
        let tokenizer = Tokenizer::from_bytes(json).unwrap();
        let program = Program::parse(SOURCE).unwrap();
        let check = |after: [&str; 3], frame: usize, name: &str, opens: bool, next: &str| {
            let ids = encode_difference(&tokenizer, &program, &before, &told(after)).unwrap();
            let choice = |id| Choice {
                id,
                probability: 1.0,
                ends: 1.0,
            };
            let decoded = Decoded {
                rivals: Vec::new(),
                choices: ids.iter().copied().map(choice).collect(),
            };
            let local = AliasName::new(frame, name);
            let room = room_for_local(&tokenizer, &decoded, &before, &local).unwrap();
            let rest: Vec<String> = ids[room.start..]
                .iter()
                .map(|id| tokenizer.describe(*id))
                .collect();
            assert_eq!(room.opens, opens, "{name}: {rest:?}");
            assert_eq!(rest.concat(), next, "{name}");
        };
        let same = ["[1]", "[2]", "1"];
        check(same, 2, "x", false, "<end>");
        check(same, 0, "a", true, "<end>");
        check(["[1]", "[2]", "2"], 2, "ys", false, "<end>");
        check(
            ["[1]", "[3]", "1"],
            2,
            "x",
            false,
            r#"<in><D1><set>"b"<is>"[""3""]"<end>"#,
        );
        check(
            ["[1]", "[3]", "1"],
            0,
            "a",
            false,
            r#"<set>"b"<is>"[""3""]"<end>"#,
        );
        check(["[3]", "[2]", "1"], 0, "b", false, "<end>");
        check(["[3]", "[2]", "1"], 1, "xs", true, "<end>");
    }
}
