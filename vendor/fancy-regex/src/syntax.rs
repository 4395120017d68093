//! The parts of expressions.

use crate::characters::{Kind, folded};

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
    /// What must stand around here, and is not gone over.
    Look {
        /// What.
        node: Box<Node>,
        /// So many characters before; 0 for what comes.
        behind: usize,
        /// It must not stand there.
        not: bool,
    },
    /// What is told of a match: a group, by its number.
    Group(usize, Box<Node>),
    /// What a group has.
    Same {
        /// The group's number.
        group: usize,
        /// Whatever its case.
        any_case: bool,
    },
    /// A place between characters.
    At(Place),
}

/// How often something is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// So often at least.
    pub least: usize,
    /// So often at most, if there is a limit.
    pub most: Option<usize>,
}

impl Times {
    /// `?`
    pub const AT_MOST_ONCE: Times = Times {
        least: 0,
        most: Some(1),
    };
    /// `*`
    pub const ANY_NUMBER: Times = Times {
        least: 0,
        most: None,
    };
    /// `+`
    pub const AT_LEAST_ONCE: Times = Times {
        least: 1,
        most: None,
    };
}

/// A place between characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The beginning of the text.
    Begin,
    /// The beginning of a line.
    LineBegin,
    /// The end of the text, or before a line's end that is its last character.
    LastLineEnd,
    /// The end of a line.
    LineEnd,
    /// The end of the text.
    End,
    /// The beginning or the end of a word.
    WordEdge,
    /// Any other.
    NoWordEdge,
}

/// A set of characters.
#[derive(Clone, Debug)]
pub struct Set {
    /// It has all the others.
    pub negated: bool,
    /// Whatever their case.
    pub any_case: bool,
    /// What it has.
    pub items: Vec<Item>,
}

/// Characters of a set.
#[derive(Clone, Copy, Debug)]
pub enum Item {
    /// From one to another.
    Range(char, char),
    /// Those of a kind.
    Of(Kind),
    /// All but those of a kind.
    NotOf(Kind),
}

impl Set {
    /// Whether a character is in it.
    pub fn has(&self, character: char) -> bool {
        let is_in = match self.any_case {
            false => self.lists(character),
            true => {
                let small = folded(character);
                self.lists(small) || self.lists(small.to_ascii_uppercase())
            }
        };
        is_in != self.negated
    }

    fn lists(&self, character: char) -> bool {
        self.items.iter().any(|item| match *item {
            Item::Range(first, last) => (first..=last).contains(&character),
            Item::Of(kind) => kind.has(character),
            Item::NotOf(kind) => !kind.has(character),
        })
    }
}

impl Node {
    /// Whether it can match nothing at all.
    pub fn may_be_empty(&self) -> bool {
        match self {
            Node::One(_) => false,
            Node::Sequence(nodes) => nodes.iter().all(Node::may_be_empty),
            Node::Choice(nodes) => nodes.iter().any(Node::may_be_empty),
            Node::Repeat { node, times, .. } => times.least == 0 || node.may_be_empty(),
            Node::Group(_, node) => node.may_be_empty(),
            Node::Look { .. } | Node::Same { .. } | Node::At(_) => true,
        }
    }

    /// How many characters it goes over, if that is always as many.
    pub fn width(&self) -> Option<usize> {
        match self {
            Node::One(_) => Some(1),
            Node::Sequence(nodes) => nodes
                .iter()
                .try_fold(0_usize, |sum, node| sum.checked_add(node.width()?)),
            Node::Choice(nodes) => {
                let (first, others) = nodes.split_first()?;
                let width = first.width()?;
                let same = others.iter().all(|node| node.width() == Some(width));
                same.then_some(width)
            }
            Node::Repeat { node, times, .. } => {
                let times = times.most.filter(|most| *most == times.least)?;
                node.width()?.checked_mul(times)
            }
            Node::Group(_, node) => node.width(),
            Node::Look { .. } | Node::At(_) => Some(0),
            Node::Same { .. } => None,
        }
    }
}
