//! An expression's text, read.

use crate::Error;

/// A part of an expression.
#[derive(Clone, Debug)]
pub enum Node {
    /// One character of a set.
    One(Set),
    /// One after the other.
    Sequence(Vec<Node>),
    /// One of them, the first that leads on.
    Choice(Vec<Node>),
    /// The same again and again.
    Repeat {
        /// What.
        node: Box<Node>,
        /// How often.
        times: Times,
        /// As seldom as leads on, instead of as often.
        lazy: bool,
    },
    /// Not followed by this.
    Not(Box<Node>),
}

/// How often something is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Times {
    /// `?`
    AtMostOnce,
    /// `*`
    AnyNumber,
    /// `+`
    AtLeastOnce,
}

/// A set of characters.
#[derive(Clone, Debug)]
pub struct Set {
    negated: bool,
    items: Vec<Item>,
}

/// Characters of a set.
#[derive(Clone, Copy, Debug)]
enum Item {
    /// From one to another.
    Range(char, char),
    /// `\s`
    Space,
    /// `\S`
    NoSpace,
}

impl Set {
    fn of(item: Item) -> Self {
        Self {
            negated: false,
            items: vec![item],
        }
    }

    /// Whether a character is in it.
    pub fn has(&self, character: char) -> bool {
        let is_in = self.items.iter().any(|item| match *item {
            Item::Range(first, last) => (first..=last).contains(&character),
            Item::Space => character.is_whitespace(),
            Item::NoSpace => !character.is_whitespace(),
        });
        is_in != self.negated
    }
}

impl Node {
    /// Whether it can match nothing at all.
    pub fn may_be_empty(&self) -> bool {
        match self {
            Node::One(_) => false,
            Node::Sequence(nodes) => nodes.iter().all(Node::may_be_empty),
            Node::Choice(nodes) => nodes.iter().any(Node::may_be_empty),
            Node::Repeat { node, times, .. } => *times != Times::AtLeastOnce || node.may_be_empty(),
            Node::Not(_) => true,
        }
    }
}

/// Reads an expression.
///
/// # Errors
/// [`Error::Syntax`] where something is not understood.
pub fn read(expression: &str) -> Result<Node, Error> {
    let mut reader = Reader {
        characters: expression.chars().collect(),
        at: 0,
    };
    let node = reader.choice()?;
    match reader.peek() {
        None => Ok(node),
        Some(_) => Err(Error::Syntax(reader.at)),
    }
}

struct Reader {
    characters: Vec<char>,
    at: usize,
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.characters.get(self.at).copied()
    }

    /// Goes over a text, if it comes next.
    fn take(&mut self, text: &str) -> bool {
        let mut rest = self.characters[self.at..].iter();
        let comes = text.chars().all(|wanted| rest.next() == Some(&wanted));
        if comes {
            self.at += text.chars().count();
        }
        comes
    }

    fn expect(&mut self, text: &str) -> Result<(), Error> {
        if self.take(text) {
            Ok(())
        } else {
            Err(Error::Syntax(self.at))
        }
    }

    fn choice(&mut self) -> Result<Node, Error> {
        let mut nodes = vec![self.sequence()?];
        while self.take("|") {
            nodes.push(self.sequence()?);
        }
        Ok(Node::Choice(nodes))
    }

    fn sequence(&mut self) -> Result<Node, Error> {
        let mut nodes = Vec::new();
        while !matches!(self.peek(), None | Some('|' | ')')) {
            nodes.push(self.repetition()?);
        }
        Ok(Node::Sequence(nodes))
    }

    fn repetition(&mut self) -> Result<Node, Error> {
        let node = self.single()?;
        let times = match self.peek() {
            Some('?') => Times::AtMostOnce,
            Some('*') => Times::AnyNumber,
            Some('+') => Times::AtLeastOnce,
            _ => return Ok(node),
        };
        self.at += 1;
        Ok(Node::Repeat {
            node: Box::new(node),
            times,
            lazy: self.take("?"),
        })
    }

    fn single(&mut self) -> Result<Node, Error> {
        if self.take("(?:") {
            let node = self.choice()?;
            self.expect(")")?;
            return Ok(node);
        }
        if self.take("(?!") {
            let node = self.choice()?;
            self.expect(")")?;
            return Ok(Node::Not(Box::new(node)));
        }
        if self.take("[") {
            return self.set().map(Node::One);
        }
        let item = match self.peek() {
            Some('.' | '^' | '$' | '(' | '{' | '*' | '+' | '?') => {
                return Err(Error::Syntax(self.at));
            }
            _ => self.item()?,
        };
        Ok(Node::One(Set::of(item)))
    }

    /// A set's characters, after its `[`.
    fn set(&mut self) -> Result<Set, Error> {
        let negated = self.take("^");
        let mut items = Vec::new();
        while !self.take("]") {
            // What begins something else in other readers: a set in a set, and operations on sets.
            if matches!(self.peek(), Some('[' | '&' | '~')) {
                return Err(Error::Syntax(self.at));
            }
            let first = self.item()?;
            let Item::Range(first, _) = first else {
                items.push(first);
                continue;
            };
            if !self.take("-") {
                items.push(Item::Range(first, first));
                continue;
            }
            let at = self.at;
            match self.item()? {
                Item::Range(last, _) if last >= first => items.push(Item::Range(first, last)),
                _ => return Err(Error::Syntax(at)),
            }
        }
        Ok(Set { negated, items })
    }

    /// One character, or an escape.
    fn item(&mut self) -> Result<Item, Error> {
        let at = self.at;
        let mut next = || {
            let character = self.characters.get(self.at).copied();
            self.at += 1;
            character.ok_or(Error::Syntax(at))
        };
        let one = |character| Ok(Item::Range(character, character));
        match next()? {
            '\\' => match next()? {
                's' => Ok(Item::Space),
                'S' => Ok(Item::NoSpace),
                'n' => one('\n'),
                'r' => one('\r'),
                't' => one('\t'),
                escaped if escaped.is_ascii_punctuation() || escaped == ' ' => one(escaped),
                _ => Err(Error::Syntax(at)),
            },
            character => one(character),
        }
    }
}
