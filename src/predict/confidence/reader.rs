//! Reading a decoded step token by token: which part of the state each of them says.

use std::ops::Range;

use indexmap::IndexMap;

use crate::language::{Control, Token, Tokenizer};
use crate::request::Confidence;

use super::Parts;
use crate::predict::decoder::{Choice, Decoded};

/// A part of a state that has tokens of its own.
#[derive(Clone, Debug)]
pub(in crate::predict) enum Part {
    /// A local that is named as in [`Confidence::locals`].
    Local(String),
    Value,
    Output,
}

pub(super) struct Reader<'a> {
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
    pub parts: Parts,
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

impl<'a> Reader<'a> {
    /// A reader of a step, before its first token.
    pub fn new(tokenizer: &'a Tokenizer, decoded: &Decoded) -> Reader<'a> {
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

    pub fn take(&mut self, choice: &Choice) {
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

/// The tokens of a decoded step that say a part of a state with `depth` frames; the token after them, which ends what they say, is
/// one of them. Of a step that does not say it, none.
pub(in crate::predict) fn tokens_of(
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
