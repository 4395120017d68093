//! What stands in brackets: groups, and what looks around.

use super::Reader;
use crate::Error;
use crate::syntax::Node;

impl Reader {
    /// Flags that stand before all else.
    pub(super) fn leading_flags(&mut self) -> Result<(), Error> {
        loop {
            self.skip_layout();
            let begin = self.at;
            let mut flags = self.flags;
            if !self.take("(?") {
                return Ok(());
            }
            loop {
                let flag = match self.next() {
                    Some('i') => &mut flags.case_insensitive,
                    Some('m') => &mut flags.multi_line,
                    Some('s') => &mut flags.dot_matches_new_line,
                    Some('x') => &mut flags.verbose_mode,
                    Some(')') if self.at > begin + 3 => break,
                    _ => {
                        self.at = begin;
                        return Ok(());
                    }
                };
                *flag = true;
            }
            self.flags = flags;
        }
    }

    pub(super) fn bracket(&mut self) -> Result<Node, Error> {
        if self.take("(?:") {
            return self.inside();
        }
        if self.take("(?!") {
            return self.look(false, true);
        }
        if !self.python {
            return Err(self.refusal());
        }
        if self.take("(?=") {
            return self.look(false, false);
        }
        if self.take("(?<=") {
            return self.look(true, false);
        }
        if self.take("(?<!") {
            return self.look(true, true);
        }
        if self.take("(?P=") {
            let at = self.at;
            let name = self.name(')')?;
            let place = self
                .names
                .iter()
                .position(|one| one.as_ref() == Some(&name));
            return self.same(place.ok_or(Error::Syntax(at))? + 1, at);
        }
        if self.take("(?P<") {
            let at = self.at;
            let name = self.name('>')?;
            if self.names.iter().flatten().any(|one| *one == name) {
                return Err(Error::Syntax(at));
            }
            return self.group(Some(name));
        }
        let at = self.at;
        self.at += 1;
        match self.peek() {
            Some('?') => Err(Error::Syntax(at)),
            _ => self.group(None),
        }
    }

    /// The rest of what stands in brackets.
    fn inside(&mut self) -> Result<Node, Error> {
        let node = self.choice()?;
        self.expect(")")?;
        Ok(node)
    }

    fn look(&mut self, is_behind: bool, not: bool) -> Result<Node, Error> {
        let at = self.at;
        self.behind += usize::from(is_behind);
        let node = self.inside()?;
        self.behind -= usize::from(is_behind);
        let behind = match is_behind {
            true => node.width().ok_or(Error::Syntax(at))?,
            false => 0,
        };
        Ok(Node::Look {
            node: Box::new(node),
            behind,
            not,
        })
    }

    fn group(&mut self, name: Option<String>) -> Result<Node, Error> {
        self.names.push(name);
        let number = self.names.len();
        self.open.push(number);
        let node = self.inside()?;
        self.open.pop();
        Ok(Node::Group(number, Box::new(node)))
    }

    /// What a group of this number has, which must be closed.
    pub(super) fn same(&self, group: usize, at: usize) -> Result<Node, Error> {
        let is_closed = (1..=self.names.len()).contains(&group) && !self.open.contains(&group);
        // Looking behind, it is not known how much that is.
        if !is_closed || self.behind > 0 {
            return Err(Error::Syntax(at));
        }
        Ok(Node::Same {
            group,
            any_case: self.flags.case_insensitive,
        })
    }

    /// A group's name, and what ends it.
    fn name(&mut self, end: char) -> Result<String, Error> {
        let at = self.at;
        let mut name = String::new();
        loop {
            match self.next() {
                Some(one) if one == end && !name.is_empty() => return Ok(name),
                Some(one) if one == '_' || one.is_ascii_alphabetic() => name.push(one),
                Some(one) if one.is_ascii_digit() && !name.is_empty() => name.push(one),
                _ => return Err(Error::Syntax(at)),
            }
        }
    }
}
