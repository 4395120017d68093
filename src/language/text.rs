//! Text as it is written token by token: which token may come next, and where the text may end.
//!
//! A value is what `repr` can give, whole, or cut at its limit with a `…` at its end. Messages, printed text, and values of
//! programs that may write them in their own way may hold anything.

use super::tokenizer::Piece;
use crate::state::{MAX_OUTPUT, MAX_VALUE, Repr};

/// The most digits of a loop count.
const MAX_DIGITS: usize = 5;

/// What may stand in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The `repr` of an object.
    Value,
    /// Anything, as long as a value may be.
    Message,
    /// Anything, as long as printed text may be.
    Output,
    /// A number without leading zeros.
    Count,
}

/// A text that is being written.
#[derive(Clone, Debug)]
pub(super) struct Text {
    kind: Kind,
    length: usize,
    /// What is written of a value.
    repr: Repr,
    /// Continuation bytes that the UTF-8 sequence lacks, and the range that the next of them must be in.
    missing: usize,
    next: (u8, u8),
    cut: bool,
    zero: bool,
}

impl Text {
    pub fn new(kind: Kind) -> Text {
        Text {
            kind,
            length: 0,
            repr: Repr::default(),
            missing: 0,
            next: (0x80, 0xBF),
            cut: false,
            zero: false,
        }
    }

    /// Whether nothing was written yet.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// How many characters were written.
    pub fn length(&self) -> usize {
        self.length
    }

    /// Whether the text may end here.
    pub fn is_complete(&self) -> bool {
        self.length > 0 && (self.cut || self.lacking() == 0)
    }

    /// How many characters at least it takes to complete what was begun.
    fn lacking(&self) -> usize {
        match self.kind {
            _ if self.cut => 0,
            Kind::Value => self.missing + self.repr.lacking(),
            Kind::Message | Kind::Output | Kind::Count => self.missing,
        }
    }

    /// Whether `piece` may come next; `closing`: only if it brings the end nearer.
    pub fn fits(&self, piece: &Piece, closing: bool) -> bool {
        let mut after = self.clone();
        after.push(piece)
            && (!closing
                || after.lacking() < self.lacking()
                || (self.length == 0 && after.is_complete()))
    }

    /// Writes a piece; false if it may not come next (the text is then of no more use).
    pub fn push(&mut self, piece: &Piece) -> bool {
        match piece {
            Piece::Text(text) => text.chars().all(|character| self.push_char(character)),
            Piece::Byte(byte) => self.push_byte(*byte),
        }
    }

    fn limit(&self) -> usize {
        match self.kind {
            Kind::Value | Kind::Message => MAX_VALUE,
            Kind::Output => MAX_OUTPUT,
            Kind::Count => MAX_DIGITS,
        }
    }

    fn push_char(&mut self, character: char) -> bool {
        if self.cut || self.missing > 0 || (self.kind == Kind::Count && !self.push_digit(character))
        {
            return false;
        }
        if self.length == self.limit() {
            self.cut = character == '…';
            self.length += 1;
            return self.cut && self.kind != Kind::Count;
        }
        self.length += 1;
        self.kind != Kind::Value || self.repr.push(character)
    }

    fn push_digit(&mut self, digit: char) -> bool {
        let first = self.length == 0;
        let fits = digit.is_ascii_digit() && !self.zero;
        self.zero = first && digit == '0';
        fits
    }

    fn push_byte(&mut self, byte: u8) -> bool {
        if self.missing > 0 {
            let fits = (self.next.0..=self.next.1).contains(&byte);
            self.missing -= 1;
            self.next = (0x80, 0xBF);
            return fits;
        }
        if self.cut || self.length == self.limit() || self.kind == Kind::Count {
            return false;
        }
        self.length += 1;
        // The second byte's range keeps overlong forms, surrogates and what is beyond Unicode out.
        (self.missing, self.next) = match byte {
            0xC2..=0xDF => (1, (0x80, 0xBF)),
            0xE0 => (2, (0xA0, 0xBF)),
            0xED => (2, (0x80, 0x9F)),
            0xE1..=0xEF => (2, (0x80, 0xBF)),
            0xF0 => (3, (0x90, 0xBF)),
            0xF4 => (3, (0x80, 0x8F)),
            0xF1..=0xF3 => (3, (0x80, 0xBF)),
            // `repr` writes control characters as escapes.
            0x00..=0x7F => (0, self.next),
            _ => return false,
        };
        if self.missing == 0 {
            return self.kind != Kind::Value;
        }
        self.kind != Kind::Value || self.repr.push_byte(byte)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_end_where_values_end() {
        let long = "a".repeat(117);
        let check = |kind: Kind, text: &str, expected: Option<bool>| {
            let mut state = Text::new(kind);
            let fits = state.push(&Piece::Text(text.to_owned()));
            assert_eq!(fits.then(|| state.is_complete()), expected, "{text}");
        };
        check(Kind::Value, "[1, (2, {'a': \"it's\"})]", Some(true));
        check(Kind::Value, "P(x=1, y=<function f>)", Some(true));
        check(Kind::Value, r"'it\'s", Some(false));
        check(Kind::Value, r"'it\'s'", Some(true));
        check(Kind::Value, "[1)", None);
        check(Kind::Value, "]", None);
        check(Kind::Value, "a…", None);
        check(Kind::Value, "'é…'", Some(true));
        check(Kind::Value, "a\n", None);
        check(Kind::Value, "", Some(false));
        check(Kind::Value, &format!("['{long}'…"), Some(true));
        check(Kind::Value, &format!("['{long}…"), Some(false));
        check(Kind::Value, &format!("['{long}'…'"), None);
        check(Kind::Value, &format!("['{long}']"), None);
        check(Kind::Message, "can't (", Some(true));
        check(Kind::Message, &"x".repeat(121), None);
        check(Kind::Output, "'\n", Some(true));
        check(Kind::Count, "0", Some(true));
        check(Kind::Count, "00", None);
        check(Kind::Count, "12345", Some(true));
        check(Kind::Count, "123456", None);
        check(Kind::Count, "1a", None);
    }

    #[test]
    fn bytes_are_whole_characters() {
        let check = |bytes: &[u8], expected: Option<bool>| {
            let mut state = Text::new(Kind::Message);
            let fits = bytes.iter().all(|byte| state.push(&Piece::Byte(*byte)));
            assert_eq!(fits.then(|| state.is_complete()), expected, "{bytes:?}");
        };
        check("é".as_bytes(), Some(true));
        check("😀".as_bytes(), Some(true));
        check(&[0xF0, 0x9F], Some(false));
        check(&[0x80], None);
        check(&[0xED, 0xA0], None);
        check(&[0xC3, 0xC3], None);
        check(&[0x00], Some(true));
    }
}
