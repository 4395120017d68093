//! An expression's text, read.

mod escapes;
mod groups;

use crate::characters::{has_case, is_known};
use crate::syntax::{Item, Node, Place, Set, Times};
use crate::{Error, Flags};

/// How deep brackets may stand in each other: what goes through them does so by recursion.
const MOST_DEEP: usize = 50;

/// How often something may be repeated by number.
const MOST_TIMES: usize = 1_000_000;

/// What an expression says.
#[derive(Debug)]
pub struct Said {
    /// What it matches.
    pub node: Node,
    /// The names of its groups, in order.
    pub names: Vec<Option<String>>,
    /// What holds for all of it.
    pub flags: Flags,
}

/// Reads an expression for the splitting of text.
///
/// # Errors
/// Where something is not understood.
pub fn read(expression: &str) -> Result<Said, Error> {
    Reader::of(expression, false, Flags::default()).whole()
}

/// Reads an expression of Python's.
///
/// # Errors
/// Where something is not understood.
pub fn read_python(expression: &str, flags: Flags) -> Result<Said, Error> {
    if let Some(at) = expression.chars().position(|one| !is_known(one)) {
        return Err(Error::Syntax(at));
    }
    let mut reader = Reader::of(expression, true, flags);
    reader.leading_flags()?;
    reader.whole()
}

struct Reader {
    characters: Vec<char>,
    at: usize,
    /// Whether it is one of Python's: the others are understood only where all readers agree.
    python: bool,
    flags: Flags,
    /// The names of the groups so far.
    names: Vec<Option<String>>,
    /// The numbers of those that are not closed yet.
    open: Vec<usize>,
    /// How many brackets this stands in.
    depth: usize,
    /// How many of them look behind.
    behind: usize,
}

impl Reader {
    fn of(expression: &str, python: bool, flags: Flags) -> Reader {
        Reader {
            characters: expression.chars().collect(),
            at: 0,
            python,
            flags,
            names: Vec::new(),
            open: Vec::new(),
            depth: 0,
            behind: 0,
        }
    }

    fn whole(mut self) -> Result<Said, Error> {
        let node = self.choice()?;
        match self.peek() {
            None => Ok(Said {
                node,
                names: self.names,
                flags: self.flags,
            }),
            Some(_) => Err(self.refusal()),
        }
    }

    /// What to say of what stands here, if it is not understood.
    fn refusal(&self) -> Error {
        Error::Syntax(self.at)
    }

    fn peek(&self) -> Option<char> {
        self.characters.get(self.at).copied()
    }

    /// Goes over one character.
    fn next(&mut self) -> Option<char> {
        let character = self.peek()?;
        self.at += 1;
        Some(character)
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
            Err(self.refusal())
        }
    }

    /// Goes over what only lays the expression out.
    fn skip_layout(&mut self) {
        while self.flags.verbose_mode {
            match self.peek() {
                Some(' ' | '\t' | '\n' | '\r' | '\u{b}' | '\u{c}') => self.at += 1,
                Some('#') => while self.next().is_some_and(|one| one != '\n') {},
                _ => return,
            }
        }
    }

    fn choice(&mut self) -> Result<Node, Error> {
        self.depth += 1;
        if self.depth > MOST_DEEP {
            return Err(Error::Deep);
        }
        let mut nodes = vec![self.sequence()?];
        while self.take("|") {
            nodes.push(self.sequence()?);
        }
        self.depth -= 1;
        Ok(Node::Choice(nodes))
    }

    fn sequence(&mut self) -> Result<Node, Error> {
        let mut nodes = Vec::new();
        loop {
            self.skip_layout();
            if matches!(self.peek(), None | Some('|' | ')')) {
                return Ok(Node::Sequence(nodes));
            }
            nodes.push(self.repetition()?);
        }
    }

    fn repetition(&mut self) -> Result<Node, Error> {
        let node = self.single()?;
        self.skip_layout();
        let at = self.at;
        let Some(times) = self.times()? else {
            return Ok(node);
        };
        if matches!(node, Node::At(_)) {
            return Err(Error::Syntax(at));
        }
        // Other readers do not agree on what it is to repeat nothing.
        if !self.python && times != Times::AT_MOST_ONCE && node.may_be_empty() {
            return Err(Error::Empty);
        }
        let lazy = self.take("?");
        // One that gives nothing back.
        if self.peek() == Some('+') {
            return Err(self.refusal());
        }
        Ok(Node::Repeat {
            node: Box::new(node),
            times,
            lazy,
        })
    }

    /// How often what stands before is repeated, if that comes next.
    fn times(&mut self) -> Result<Option<Times>, Error> {
        let times = match self.peek() {
            Some('?') => Times::AT_MOST_ONCE,
            Some('*') => Times::ANY_NUMBER,
            Some('+') => Times::AT_LEAST_ONCE,
            Some('{') if self.python => return self.counted(),
            _ => return Ok(None),
        };
        self.at += 1;
        Ok(Some(times))
    }

    /// `{2}`, `{2,}`, `{,3}` or `{2,3}`; what is none of these is text.
    fn counted(&mut self) -> Result<Option<Times>, Error> {
        let begin = self.at;
        self.at += 1;
        let least = self.number()?;
        let (most, is_pair) = match self.take(",") {
            true => (self.number()?, true),
            false => (least, false),
        };
        if !self.take("}") || (least.is_none() && !is_pair) {
            self.at = begin;
            return Ok(None);
        }
        let least = least.unwrap_or(0);
        if most.is_some_and(|most| most < least) {
            return Err(Error::Syntax(begin));
        }
        Ok(Some(Times { least, most }))
    }

    /// The number whose digits come next, if some do.
    fn number(&mut self) -> Result<Option<usize>, Error> {
        let mut number = None;
        while let Some(digit) = self.peek().and_then(|one| one.to_digit(10)) {
            let so_far = number.unwrap_or(0) * 10 + digit as usize;
            if so_far > MOST_TIMES {
                return Err(self.refusal());
            }
            number = Some(so_far);
            self.at += 1;
        }
        Ok(number)
    }

    fn single(&mut self) -> Result<Node, Error> {
        let at = self.at;
        let place = match self.peek() {
            Some('(') => return self.bracket(),
            Some('[') => {
                self.at += 1;
                return self.set().map(Node::One);
            }
            Some('\\') if self.python => return self.escape(),
            Some('*' | '+' | '?') => return Err(self.refusal()),
            Some('.' | '^' | '$' | '{') if !self.python => return Err(self.refusal()),
            // Nothing that it could repeat stands before it.
            Some('{') if self.times()?.is_some() => return Err(Error::Syntax(at)),
            Some('.') => {
                self.at += 1;
                return Ok(Node::One(self.anything()));
            }
            Some('^') if self.flags.multi_line => Place::LineBegin,
            Some('^') => Place::Begin,
            Some('$') if self.flags.multi_line => Place::LineEnd,
            Some('$') => Place::LastLineEnd,
            _ => {
                let item = self.item()?;
                return self.checked(false, vec![item], at).map(Node::One);
            }
        };
        self.at += 1;
        Ok(Node::At(place))
    }

    /// What `.` stands for.
    fn anything(&self) -> Set {
        let but = match self.flags.dot_matches_new_line {
            true => Vec::new(),
            false => vec![Item::Range('\n', '\n')],
        };
        Set {
            negated: true,
            any_case: false,
            items: but,
        }
    }

    /// A set that begins at a place. Where case does not count, only ASCII's letters are known.
    fn checked(&self, negated: bool, items: Vec<Item>, at: usize) -> Result<Set, Error> {
        let any_case = self.flags.case_insensitive;
        let is_other = |item: &Item| match item {
            Item::Range(first, last) => !last.is_ascii() && (first != last || has_case(*last)),
            _ => false,
        };
        if any_case && items.iter().any(is_other) {
            return Err(Error::Syntax(at));
        }
        Ok(Set {
            negated,
            any_case,
            items,
        })
    }

    /// A set's characters, after its `[`.
    fn set(&mut self) -> Result<Set, Error> {
        let begin = self.at;
        let negated = self.take("^");
        let mut items = Vec::new();
        // Python takes a bracket for text that closes nothing.
        while (self.python && items.is_empty()) || !self.take("]") {
            // What begins something else in other readers: a set in a set, and operations on sets.
            if !self.python && matches!(self.peek(), Some('[' | '&' | '~')) {
                return Err(self.refusal());
            }
            let first = self.item()?;
            let is_last = self.python && self.characters.get(self.at + 1) == Some(&']');
            if is_last || !self.take("-") {
                items.push(first);
                continue;
            }
            let at = self.at;
            match (first, self.item()?) {
                (Item::Range(first, _), Item::Range(last, _)) if last >= first => {
                    items.push(Item::Range(first, last));
                }
                _ => return Err(Error::Syntax(at)),
            }
        }
        self.checked(negated, items, begin)
    }
}
