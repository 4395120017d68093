//! An expression as instructions, and walking through them.

use crate::Error;
use crate::syntax::{Node, Set, Times};

/// How many ways a search may try: as many as the crate that this one stands in for.
const MOST_WAYS: usize = 1_000_000;

/// An expression's instructions.
#[derive(Clone, Debug, Default)]
pub struct Code {
    instructions: Vec<Instruction>,
}

#[derive(Clone, Debug)]
enum Instruction {
    /// Goes over one character of a set.
    One(Set),
    /// Goes on there.
    Jump(usize),
    /// Goes on at the first of two, and at the second where that leads nowhere.
    Either(usize, usize),
    /// Goes on there, unless what follows this instruction matches.
    Unless(usize),
    /// The match is complete.
    Done,
}

impl Code {
    /// Writes an expression out.
    ///
    /// # Errors
    /// [`Error::Empty`].
    pub fn of(node: &Node) -> Result<Code, Error> {
        let mut code = Code::default();
        code.write(node)?;
        code.instructions.push(Instruction::Done);
        Ok(code)
    }

    fn write(&mut self, node: &Node) -> Result<(), Error> {
        match node {
            Node::One(set) => {
                self.hold(Instruction::One(set.clone()));
            }
            Node::Sequence(nodes) => {
                for node in nodes {
                    self.write(node)?;
                }
            }
            Node::Choice(nodes) => self.write_choice(nodes)?,
            Node::Repeat { node, times, lazy } => self.write_repeat(node, *times, *lazy)?,
            Node::Not(node) => {
                let unless = self.hold(Instruction::Unless(0));
                self.write(node)?;
                self.hold(Instruction::Done);
                self.instructions[unless] = Instruction::Unless(self.instructions.len());
            }
        }
        Ok(())
    }

    fn write_choice(&mut self, nodes: &[Node]) -> Result<(), Error> {
        let Some((last, others)) = nodes.split_last() else {
            return Ok(());
        };
        let mut ends = Vec::new();
        for node in others {
            let either = self.hold(Instruction::Either(0, 0));
            self.write(node)?;
            ends.push(self.hold(Instruction::Jump(0)));
            self.instructions[either] = Instruction::Either(either + 1, self.instructions.len());
        }
        self.write(last)?;
        let end = self.instructions.len();
        for jump in ends {
            self.instructions[jump] = Instruction::Jump(end);
        }
        Ok(())
    }

    fn write_repeat(&mut self, node: &Node, times: Times, lazy: bool) -> Result<(), Error> {
        if times != Times::AtMostOnce && node.may_be_empty() {
            return Err(Error::Empty);
        }
        let either = |again, on| {
            let (first, second) = if lazy { (on, again) } else { (again, on) };
            Instruction::Either(first, second)
        };
        if times == Times::AtLeastOnce {
            let begin = self.instructions.len();
            self.write(node)?;
            let end = self.instructions.len();
            self.hold(either(begin, end + 1));
            return Ok(());
        }
        let begin = self.hold(Instruction::Either(0, 0));
        self.write(node)?;
        if times == Times::AnyNumber {
            self.hold(Instruction::Jump(begin));
        }
        self.instructions[begin] = either(begin + 1, self.instructions.len());
        Ok(())
    }

    /// Adds an instruction; gives its place.
    fn hold(&mut self, instruction: Instruction) -> usize {
        self.instructions.push(instruction);
        self.instructions.len() - 1
    }

    /// The end of what matches from here on, if something does; `ways` counts what was tried.
    ///
    /// # Errors
    /// [`Error::TooManyWays`].
    pub fn run(&self, text: &str, start: usize, ways: &mut usize) -> Result<Option<usize>, Error> {
        self.run_from(0, text, start, ways)
    }

    fn run_from(
        &self,
        begin: usize,
        text: &str,
        start: usize,
        ways: &mut usize,
    ) -> Result<Option<usize>, Error> {
        // What is left to try, the nearest last: not by recursion, since a text may be long.
        let mut left = vec![(begin, start)];
        while let Some((mut instruction, mut at)) = left.pop() {
            *ways += 1;
            if *ways > MOST_WAYS {
                return Err(Error::TooManyWays(MOST_WAYS));
            }
            loop {
                match &self.instructions[instruction] {
                    Instruction::One(set) => match text[at..].chars().next() {
                        Some(character) if set.has(character) => {
                            at += character.len_utf8();
                            instruction += 1;
                        }
                        _ => break,
                    },
                    Instruction::Jump(to) => instruction = *to,
                    Instruction::Either(first, second) => {
                        left.push((*second, at));
                        instruction = *first;
                    }
                    Instruction::Unless(on) => {
                        if self.run_from(instruction + 1, text, at, ways)?.is_some() {
                            break;
                        }
                        instruction = *on;
                    }
                    Instruction::Done => return Ok(Some(at)),
                }
            }
        }
        Ok(None)
    }
}
