//! Walking through an expression's instructions along a text.

use crate::Error;
use crate::characters::{Kind, are_alike};
use crate::code::{Code, Instruction};
use crate::syntax::{Place, Times};

/// How many ways a search may try: as many as the crate that this one stands in for.
const MOST_WAYS: usize = 1_000_000;

/// What a slot has that has nothing yet.
const NOTHING: usize = usize::MAX;

/// What a match must be besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Whatever it is.
    Any,
    /// Not empty.
    Some,
    /// Up to the text's end.
    Whole,
}

/// What is left to do where a way leads nowhere.
#[derive(Clone, Copy, Debug)]
enum Left {
    /// Trying another way: an instruction, and where in the text.
    Way(usize, usize),
    /// Giving a slot back what it had.
    Slot(usize, usize),
}

/// Searches of one text. What was tried counts for all of them together.
#[derive(Debug)]
pub struct Walk<'r, 't> {
    code: &'r Code,
    text: &'t str,
    slots: Vec<usize>,
    /// What is left to do, the nearest last: not by recursion, since a text may be long.
    left: Vec<Left>,
    ways: usize,
}

impl<'r, 't> Walk<'r, 't> {
    /// Searches of a text.
    pub fn new(code: &'r Code, text: &'t str) -> Walk<'r, 't> {
        Walk {
            code,
            text,
            slots: vec![NOTHING; code.slots],
            left: Vec::new(),
            ways: 0,
        }
    }

    /// The end of what matches from here on, if something does.
    ///
    /// # Errors
    /// [`Error::TooManyWays`].
    pub fn run(&mut self, start: usize, extent: Extent) -> Result<Option<usize>, Error> {
        self.left.clear();
        self.slots.fill(NOTHING);
        self.run_from(0, start, extent)
    }

    /// Where the match begins that comes first from here on, and its end. Only one that begins here has to have the extent.
    ///
    /// # Errors
    /// [`Error::TooManyWays`].
    pub fn search(&mut self, from: usize, first: Extent) -> Result<Option<(usize, usize)>, Error> {
        let (mut start, mut extent) = (from, first);
        loop {
            if let Some(end) = self.run(start, extent)? {
                return Ok(Some((start, end)));
            }
            let Some(next) = self.after(start) else {
                return Ok(None);
            };
            (start, extent) = (next, Extent::Any);
        }
    }

    /// The place after the character that is here.
    pub fn after(&self, place: usize) -> Option<usize> {
        Some(place + self.next(place)?.len_utf8())
    }

    /// What a group has, from where to where.
    pub fn group(&self, number: usize) -> Option<(usize, usize)> {
        let (start, end) = (self.slots[2 * number - 2], self.slots[2 * number - 1]);
        (end != NOTHING).then_some((start, end))
    }

    /// The number of the group that was completed last.
    pub fn last_group(&self) -> Option<usize> {
        let number = self.slots[self.last_slot()];
        (number != NOTHING).then_some(number)
    }

    /// Where it is kept which group was completed last: before what is counted, after the groups.
    fn last_slot(&self) -> usize {
        self.code.groups * 2
    }

    fn next(&self, place: usize) -> Option<char> {
        self.text.get(place..)?.chars().next()
    }

    fn previous(&self, place: usize) -> Option<char> {
        self.text.get(..place)?.chars().next_back()
    }

    fn run_from(
        &mut self,
        begin: usize,
        start: usize,
        extent: Extent,
    ) -> Result<Option<usize>, Error> {
        let base = self.left.len();
        self.left.push(Left::Way(begin, start));
        while self.left.len() > base {
            match self.left.pop() {
                Some(Left::Way(instruction, at)) => {
                    self.tried()?;
                    let end = self.follow(instruction, at, start, extent)?;
                    if end.is_some() {
                        return Ok(end);
                    }
                }
                Some(Left::Slot(slot, value)) => self.slots[slot] = value,
                None => {}
            }
        }
        Ok(None)
    }

    /// Counts one more way.
    fn tried(&mut self) -> Result<(), Error> {
        self.ways += 1;
        match self.ways > MOST_WAYS || self.left.len() > MOST_WAYS {
            true => Err(Error::TooManyWays(MOST_WAYS)),
            false => Ok(()),
        }
    }

    /// Goes one way as far as it leads: to the end of a match, or nowhere.
    fn follow(
        &mut self,
        mut instruction: usize,
        mut at: usize,
        start: usize,
        extent: Extent,
    ) -> Result<Option<usize>, Error> {
        let code = self.code;
        loop {
            let next = instruction + 1;
            instruction = match &code.instructions[instruction] {
                Instruction::One(set) => match self.next(at) {
                    Some(character) if set.has(character) => {
                        at += character.len_utf8();
                        next
                    }
                    _ => return Ok(None),
                },
                Instruction::Jump(to) => *to,
                Instruction::Either(first, second) => {
                    self.left.push(Left::Way(*second, at));
                    *first
                }
                Instruction::Look { behind, not, on } => {
                    if self.stands(next, at, *behind)? == *not {
                        return Ok(None);
                    }
                    *on
                }
                Instruction::Mark(slot) => {
                    self.keep(*slot, at);
                    next
                }
                Instruction::Close(number) => {
                    self.keep(self.last_slot(), *number);
                    next
                }
                Instruction::Same { group, any_case } => {
                    let Some(end) = self.end_of_same(*group, at, *any_case) else {
                        return Ok(None);
                    };
                    at = end;
                    next
                }
                Instruction::At(place) if self.is_at(*place, at) => next,
                Instruction::At(_) => return Ok(None),
                Instruction::Count(slot) => {
                    self.keep(*slot, 0);
                    self.keep(slot + 1, NOTHING);
                    next
                }
                Instruction::Again {
                    slot,
                    times,
                    lazy,
                    on,
                } => {
                    // What is nothing at all could be repeated without end.
                    self.tried()?;
                    self.again(*slot, *times, at, next, (*lazy, *on))
                }
                Instruction::More(slot) => {
                    self.keep(*slot, self.slots[*slot].saturating_add(1));
                    self.keep(slot + 1, at);
                    next
                }
                Instruction::Done => {
                    let is_fit = match extent {
                        Extent::Any => true,
                        Extent::Some => at > start,
                        Extent::Whole => at == self.text.len(),
                    };
                    return Ok(is_fit.then_some(at));
                }
            }
        }
    }

    /// Where to go on with a repetition. Once one of them was nothing, no more are tried.
    fn again(
        &mut self,
        slot: usize,
        times: Times,
        at: usize,
        more: usize,
        (lazy, on): (bool, usize),
    ) -> usize {
        let count = self.slots[slot];
        if count < times.least {
            self.keep(slot, count + 1);
            return more + 1;
        }
        let is_over = times.most.is_some_and(|most| count >= most) || self.slots[slot + 1] == at;
        let (first, second) = match (is_over, lazy) {
            (true, _) => return on,
            (false, true) => (on, more),
            (false, false) => (more, on),
        };
        self.left.push(Left::Way(second, at));
        first
    }

    /// Gives a slot a value until this way leads nowhere.
    fn keep(&mut self, slot: usize, value: usize) {
        self.left.push(Left::Slot(slot, self.slots[slot]));
        self.slots[slot] = value;
    }

    /// Whether what begins with an instruction stands around a place. Groups keep what they got there.
    fn stands(&mut self, begin: usize, at: usize, behind: usize) -> Result<bool, Error> {
        let mut start = at;
        for _ in 0..behind {
            match self.previous(start) {
                Some(character) => start -= character.len_utf8(),
                None => return Ok(false),
            }
        }
        let base = self.left.len();
        let stands = self.run_from(begin, start, Extent::Any)?.is_some();
        // No other way is tried there.
        let mut end = base;
        for at in base..self.left.len() {
            if let Left::Slot(..) = self.left[at] {
                self.left[end] = self.left[at];
                end += 1;
            }
        }
        self.left.truncate(end);
        Ok(stands)
    }

    /// Where what a group has ends, if it stands here once more.
    fn end_of_same(&self, group: usize, at: usize, any_case: bool) -> Option<usize> {
        let (start, end) = self.group(group)?;
        let same = self.text.get(start..end)?;
        let rest = self.text.get(at..)?;
        if !any_case {
            return rest.starts_with(same).then_some(at + same.len());
        }
        let mut rest = rest.chars();
        let mut end = at;
        for one in same.chars() {
            let other = rest.next().filter(|other| are_alike(one, *other))?;
            end += other.len_utf8();
        }
        Some(end)
    }

    fn is_at(&self, place: Place, at: usize) -> bool {
        let is_word = |character: Option<char>| character.is_some_and(|one| Kind::Word.has(one));
        let is_edge = || is_word(self.previous(at)) != is_word(self.next(at));
        let rest = self.text.get(at..).unwrap_or_default();
        match place {
            Place::Begin => at == 0,
            Place::LineBegin => at == 0 || self.previous(at) == Some('\n'),
            Place::LastLineEnd => rest.is_empty() || rest == "\n",
            Place::LineEnd => rest.is_empty() || rest.starts_with('\n'),
            Place::End => rest.is_empty(),
            Place::WordEdge => is_edge(),
            // In no text there is no place at all, says Python before 3.14.
            Place::NoWordEdge => !self.text.is_empty() && !is_edge(),
        }
    }
}
