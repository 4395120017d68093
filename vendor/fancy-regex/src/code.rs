//! An expression as instructions.

use crate::syntax::{Node, Place, Set, Times};

/// An expression's instructions.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// What to do, from the first on.
    pub instructions: Vec<Instruction>,
    /// How many groups it has.
    pub groups: usize,
    /// How many numbers are kept on the way: the ends of groups first.
    pub slots: usize,
}

/// A step on the way through a text.
#[derive(Clone, Debug)]
pub enum Instruction {
    /// Goes over one character of a set.
    One(Set),
    /// Goes on there.
    Jump(usize),
    /// Goes on at the first of two, and at the second where that leads nowhere.
    Either(usize, usize),
    /// Looks around for what follows this instruction.
    Look {
        /// From so many characters before.
        behind: usize,
        /// It must not be there.
        not: bool,
        /// Where to go on.
        on: usize,
    },
    /// Keeps where this is.
    Mark(usize),
    /// A group is complete.
    Close(usize),
    /// Goes over what a group has.
    Same {
        /// The group's number.
        group: usize,
        /// Whatever its case.
        any_case: bool,
    },
    /// Is at such a place.
    At(Place),
    /// Begins to count.
    Count(usize),
    /// Goes on after the next instruction as long as it must, and at the next or behind it all as it may.
    Again {
        /// Where it is counted.
        slot: usize,
        /// How often.
        times: Times,
        /// Rather behind it all.
        lazy: bool,
        /// Where to go on behind it all.
        on: usize,
    },
    /// Begins once more, what need not be.
    More(usize),
    /// The match is complete.
    Done,
}

impl Code {
    /// Writes out an expression that has so many groups.
    pub fn of(node: &Node, groups: usize) -> Code {
        let mut code = Code {
            instructions: Vec::new(),
            groups,
            slots: 2 * groups + 1,
        };
        code.write(node);
        code.hold(Instruction::Done);
        code
    }

    fn write(&mut self, node: &Node) {
        match node {
            Node::One(set) => {
                self.hold(Instruction::One(set.clone()));
            }
            Node::Sequence(nodes) => {
                for node in nodes {
                    self.write(node);
                }
            }
            Node::Choice(nodes) => self.write_choice(nodes),
            Node::Repeat { node, times, lazy } => self.write_repeat(node, *times, *lazy),
            Node::Look { node, behind, not } => self.write_look(node, *behind, *not),
            Node::Group(number, node) => {
                self.hold(Instruction::Mark(2 * number - 2));
                self.write(node);
                self.hold(Instruction::Mark(2 * number - 1));
                self.hold(Instruction::Close(*number));
            }
            Node::Same { group, any_case } => {
                self.hold(Instruction::Same {
                    group: *group,
                    any_case: *any_case,
                });
            }
            Node::At(place) => {
                self.hold(Instruction::At(*place));
            }
        }
    }

    fn write_choice(&mut self, nodes: &[Node]) {
        let Some((last, others)) = nodes.split_last() else {
            return;
        };
        let mut ends = Vec::new();
        for node in others {
            let either = self.hold(Instruction::Either(0, 0));
            self.write(node);
            ends.push(self.hold(Instruction::Jump(0)));
            self.instructions[either] = Instruction::Either(either + 1, self.instructions.len());
        }
        self.write(last);
        let end = self.instructions.len();
        for jump in ends {
            self.instructions[jump] = Instruction::Jump(end);
        }
    }

    fn write_look(&mut self, node: &Node, behind: usize, not: bool) {
        let begin = self.hold(Instruction::Done);
        self.write(node);
        self.hold(Instruction::Done);
        let on = self.instructions.len();
        self.instructions[begin] = Instruction::Look { behind, not, on };
    }

    fn write_repeat(&mut self, node: &Node, times: Times, lazy: bool) {
        let either = |again, on| {
            let (first, second) = if lazy { (on, again) } else { (again, on) };
            Instruction::Either(first, second)
        };
        if times == Times::AT_MOST_ONCE {
            let begin = self.hold(Instruction::Done);
            self.write(node);
            self.instructions[begin] = either(begin + 1, self.instructions.len());
        } else if times.least > 1 || times.most.is_some() || node.may_be_empty() {
            self.write_counted(node, times, lazy);
        } else if times.least == 1 {
            let begin = self.instructions.len();
            self.write(node);
            let end = self.instructions.len();
            self.hold(either(begin, end + 1));
        } else {
            let begin = self.hold(Instruction::Done);
            self.write(node);
            self.hold(Instruction::Jump(begin));
            self.instructions[begin] = either(begin + 1, self.instructions.len());
        }
    }

    /// A repetition that has to know how often it was gone through, and from where last.
    fn write_counted(&mut self, node: &Node, times: Times, lazy: bool) {
        let slot = self.slots;
        self.slots += 2;
        self.hold(Instruction::Count(slot));
        let begin = self.hold(Instruction::Done);
        self.hold(Instruction::More(slot));
        self.write(node);
        self.hold(Instruction::Jump(begin));
        let on = self.instructions.len();
        self.instructions[begin] = Instruction::Again {
            slot,
            times,
            lazy,
            on,
        };
    }

    /// Adds an instruction; gives its place.
    fn hold(&mut self, instruction: Instruction) -> usize {
        self.instructions.push(instruction);
        self.instructions.len() - 1
    }
}
