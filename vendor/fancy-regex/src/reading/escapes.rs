//! Single characters, and what is written with a backslash.

use super::Reader;
use crate::Error;
use crate::characters::{Kind, is_known};
use crate::syntax::{Item, Node, Place};

impl Reader {
    /// What a backslash begins outside of sets.
    pub(super) fn escape(&mut self) -> Result<Node, Error> {
        let at = self.at;
        let place = match self.characters.get(at + 1) {
            Some('A') => Place::Begin,
            Some('Z') => Place::End,
            Some('b') => Place::WordEdge,
            Some('B') => Place::NoWordEdge,
            Some('1'..='9') => return self.reference(),
            _ => {
                let item = self.item()?;
                return self.checked(false, vec![item], at).map(Node::One);
            }
        };
        self.at += 2;
        Ok(Node::At(place))
    }

    /// A group's number of one or two digits; three are a character in base 8.
    fn reference(&mut self) -> Result<Node, Error> {
        let at = self.at;
        self.at += 1;
        let digits = self.characters[self.at..].iter();
        let digits: Vec<usize> = digits
            .take(3)
            .map_while(|one| one.to_digit(10))
            .map(|digit| digit as usize)
            .collect();
        match digits.as_slice() {
            [0..=7, 0..=7, 0..=7] | [] => Err(Error::Syntax(at)),
            [one] => {
                self.at += 1;
                self.same(*one, at)
            }
            [one, two, ..] => {
                self.at += 2;
                self.same(one * 10 + two, at)
            }
        }
    }

    /// One character, or an escape.
    pub(super) fn item(&mut self) -> Result<Item, Error> {
        let at = self.at;
        let mut next = || self.next().ok_or(Error::Syntax(at));
        let one = |character| Ok(Item::Range(character, character));
        match next()? {
            '\\' => match (next()?, self.python) {
                ('s', false) => Ok(Item::Of(Kind::Space)),
                ('S', false) => Ok(Item::NotOf(Kind::Space)),
                ('n', _) => one('\n'),
                ('r', _) => one('\r'),
                ('t', _) => one('\t'),
                ('s', true) => Ok(Item::Of(Kind::Blank)),
                ('S', true) => Ok(Item::NotOf(Kind::Blank)),
                ('d', true) => Ok(Item::Of(Kind::Digit)),
                ('D', true) => Ok(Item::NotOf(Kind::Digit)),
                ('w', true) => Ok(Item::Of(Kind::Word)),
                ('W', true) => Ok(Item::NotOf(Kind::Word)),
                ('f', true) => one('\u{c}'),
                ('v', true) => one('\u{b}'),
                ('a', true) => one('\u{7}'),
                ('x', true) => self.coded(2),
                ('u', true) => self.coded(4),
                (escaped, true) if !escaped.is_ascii_alphanumeric() => one(escaped),
                (escaped, _) if escaped.is_ascii_punctuation() || escaped == ' ' => one(escaped),
                _ => Err(Error::Syntax(at)),
            },
            character => one(character),
        }
    }

    /// The character whose number is written with so many digits in base 16.
    fn coded(&mut self, digits: usize) -> Result<Item, Error> {
        let at = self.at;
        let mut number = 0;
        for _ in 0..digits {
            let digit = self.next().and_then(|one| one.to_digit(16));
            number = number * 16 + digit.ok_or(Error::Syntax(at))?;
        }
        let character = char::from_u32(number).filter(|one| is_known(*one));
        let character = character.ok_or(Error::Syntax(at))?;
        Ok(Item::Range(character, character))
    }
}
