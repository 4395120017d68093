//! Tokens one after another: control tokens, numbers, texts, and the bodies that frames consist of.

use std::collections::BTreeMap;

use super::{Control, LanguageError, Token, Tokenizer};
use crate::program::Program;
use crate::state::{AliasName, Locals, Value};

/// What is said of a frame.
#[derive(Default)]
pub(super) struct Body {
    pub loops: BTreeMap<u32, Option<u32>>,
    pub clear: bool,
    pub pending: Vec<Value>,
    pub unknown: bool,
    pub locals: Locals,
    pub marks: Vec<(String, Option<AliasName>)>,
    pub deleted: Vec<String>,
}

/// Tokens that are being read.
pub(super) struct Reader<'a> {
    pub tokenizer: &'a Tokenizer,
    pub program: &'a Program,
    pub ids: &'a [u32],
    pub at: usize,
}

impl<'a> Reader<'a> {
    pub fn new(tokenizer: &'a Tokenizer, program: &'a Program, ids: &'a [u32]) -> Reader<'a> {
        Reader {
            tokenizer,
            program,
            ids,
            at: 0,
        }
    }

    fn token(&self) -> Option<Token> {
        self.tokenizer.token(*self.ids.get(self.at)?)
    }

    pub fn control(&self) -> Option<Control> {
        match self.token()? {
            Token::Control(control) => Some(control),
            _ => None,
        }
    }

    /// Passes over a control token if it is the next one.
    pub fn accept(&mut self, control: Control) -> bool {
        let accepted = self.control() == Some(control);
        self.at += usize::from(accepted);
        accepted
    }

    pub fn expect(
        &mut self,
        control: Control,
        expected: &'static str,
    ) -> Result<(), LanguageError> {
        if self.accept(control) {
            Ok(())
        } else {
            Err(self.malformed(expected))
        }
    }

    pub fn malformed(&self, expected: &'static str) -> LanguageError {
        LanguageError::Malformed {
            position: self.at,
            found: self
                .ids
                .get(self.at)
                .map_or_else(|| "the end".to_owned(), |id| self.tokenizer.describe(*id)),
            expected,
        }
    }

    pub fn finish(&mut self) -> Result<(), LanguageError> {
        self.expect(Control::End, "<end>")?;
        if self.at < self.ids.len() {
            return Err(self.malformed("the end"));
        }
        Ok(())
    }

    pub fn line(&mut self) -> Result<u32, LanguageError> {
        let Some(line) = self.optional_line() else {
            return Err(self.malformed("a line number"));
        };
        Ok(line)
    }

    pub fn optional_line(&mut self) -> Option<u32> {
        let Some(Token::Line(line)) = self.token() else {
            return None;
        };
        self.at += 1;
        Some(line)
    }

    pub fn depth(&mut self) -> Result<usize, LanguageError> {
        let Some(Token::Depth(depth)) = self.token() else {
            return Err(self.malformed("a depth"));
        };
        self.at += 1;
        Ok(depth)
    }

    /// Whether the token at `at` is a depth; `<same>` is followed by one, except where it says that aliases are unknown.
    fn is_depth(&self, at: usize) -> bool {
        let token = self.ids.get(at).and_then(|id| self.tokenizer.token(*id));
        matches!(token, Some(Token::Depth(_)))
    }

    pub fn text(&mut self, expected: &'static str) -> Result<String, LanguageError> {
        let first = self.at;
        while self.token() == Some(Token::Text) {
            self.at += 1;
        }
        if first == self.at {
            return Err(self.malformed(expected));
        }
        let ids = self.ids.get(first..self.at).unwrap_or_default();
        Ok(self.tokenizer.decode(ids))
    }

    pub fn value(&mut self) -> Result<Value, LanguageError> {
        if self.accept(Control::Unknown) {
            return Ok(None);
        }
        self.text("a value").map(Some)
    }

    fn count(&mut self) -> Result<Option<u32>, LanguageError> {
        let first = self.at;
        match self.value()? {
            None => Ok(None),
            Some(digits) => digits.parse().map(Some).map_err(|_| {
                self.at = first;
                self.malformed("a count")
            }),
        }
    }

    pub fn body(&mut self) -> Result<Body, LanguageError> {
        let mut body = Body::default();
        while let Some(control) = self.control() {
            match control {
                Control::Loop => {
                    self.at += 1;
                    let header = self.line()?;
                    body.loops.insert(header, self.count()?);
                }
                Control::Clear => {
                    self.at += 1;
                    body.clear = true;
                    body.pending.clear();
                }
                Control::Pend => {
                    self.at += 1;
                    body.pending.push(self.value()?);
                }
                Control::Unknown => {
                    self.at += 1;
                    body.unknown = true;
                }
                Control::Set => {
                    self.at += 1;
                    self.set(&mut body)?;
                }
                Control::Del => {
                    self.at += 1;
                    body.deleted.push(self.text("a name")?);
                }
                _ => break,
            }
        }
        Ok(body)
    }

    fn set(&mut self, body: &mut Body) -> Result<(), LanguageError> {
        let name = self.text("a name")?;
        self.expect(Control::Is, "<is>")?;
        let value = self.value()?;
        if self.accept(Control::Apart) {
            body.marks.push((name.clone(), None));
        } else if self.control() == Some(Control::Same) && self.is_depth(self.at + 1) {
            self.at += 1;
            let frame = self.depth()? - 1;
            let target = self.text("a name")?;
            let target = AliasName::new(frame, target);
            body.marks.push((name.clone(), Some(target)));
        }
        body.locals.insert(name, value);
        Ok(())
    }
}
