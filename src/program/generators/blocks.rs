//! Blocks that a generator function manages (`@contextmanager`): the block of a `with` is entered where the generator gives up its value, and
//! left by going on with it (Python's library reference, "contextlib.contextmanager").

use super::creation::MOST_HANDS;
use super::demand::Asked;
use crate::program::classes::found;
use crate::program::identity::can_change;
use crate::program::keeping::bind_again;
use crate::program::protocols::leaving;
use crate::program::{Definition, Left, Program, calling, is_identifier};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, State};

impl Program {
    /// The state that comes next where a `with` is entered or left which a generator manages: `past` ends with the one that there is.
    pub(in crate::program) fn managed_goes_on(&self, past: &[&State]) -> Option<State> {
        let at = *past.last()?;
        if let Some(next) = self.several_goes_on(past, None) {
            return Some(next);
        }
        if at.event == Event::Return {
            return self.after_manager(past);
        }
        let number = at.line().filter(|_| at.event == Event::Line)?;
        self.line(number)
            .filter(|line| line.text.starts_with("with "))?;
        let block = self.block(number)?;
        let call = block.context.clone()?;
        let asked = Asked {
            function: self.manager_of(at, &call)?,
            name: None,
            call: Some(call),
        };
        let mut next = State {
            event: Event::Call,
            value: None,
            output: String::new(),
            ..at.clone()
        };
        if leaving(past, &block).is_some() {
            let mut waiting = self.waiting(past, asked.function);
            waiting.retain(|one| one.caller == Some(number) && one.depth == at.depth() + 1);
            let one = waiting.pop()?;
            next.frames.push(one.frame);
            one.shared.put(&mut next);
        } else {
            let program = self.with_only_context(number)?;
            let born = program.born(past, &asked, MOST_HANDS)?;
            program.begin(&mut next, past, &born, asked.function, None)?;
        }
        Some(next)
    }

    /// The state that comes next where a generator has given up its value to a `with`, or has come to its end behind its block.
    fn after_manager(&self, past: &[&State]) -> Option<State> {
        let at = *past.last()?;
        let before = past.len().checked_sub(2).map(|index| past[index])?;
        let top = at.top()?;
        let function = self.definition_at(&top.function, top.line)?;
        if !self.manages(function) {
            return None;
        }
        let behind = match self.left_to_do(past) {
            Some(Left::Raised(message)) => Some(message),
            _ => None,
        };
        let raised = match before.event {
            Event::Exception if before.depth() == at.depth() => Some(before.value.as_deref()?),
            Event::Exception => return None,
            _ => behind.as_deref(),
        };
        let mut next = calling(at);
        let caller = next.top()?;
        let line = self
            .line(caller.line)
            .filter(|line| line.text.starts_with("with "))?;
        let block = self.block(line.number)?;
        let own = self.manager_of(&next, block.context.as_deref()?)?;
        if own.line != function.line {
            return None;
        }
        if self.yielding(past).is_some() {
            let value = at.value.as_deref()?;
            if let Some(Some(bound)) = &block.bound
                && let Some(given) = self.given_up_as(at, value)
            {
                let mut state = block.entered(self, next, value)?;
                let one = AliasName::new(state.depth().checked_sub(1)?, bound);
                let mut groups = at.aliases.iter().flatten();
                let group = groups.find(|group| group.contains(&given));
                let mut same = group.into_iter().flatten();
                let same = same.find(|of| **of != one && of.frame < given.frame);
                bind_again(&mut state, one, same);
                return Some(state);
            }
            // Another name may share what can be changed.
            let plain = || PythonValue::read(value).is_ok_and(|value| !can_change(&value));
            return (block.bound.is_none() || plain()).then(|| block.entered(self, next, value))?;
        }
        let caller_past: Vec<&State> = past
            .iter()
            .copied()
            .filter(|state| state.depth() <= next.depth())
            .collect();
        // What lets the exception of the block through is left by that, and nothing new is raised by it.
        let left = leaving(&caller_past, &block)?;
        if raised.is_some() && raised != left {
            return None;
        }
        next.event = Event::Line;
        // What has caught an exception of the block has ended it.
        // Where it is left by an exception, it gives nothing.
        let value = at.value.as_deref().filter(|_| raised.is_none());
        self.after_block(next, &block, raised.is_some(), value, &caller_past)
    }

    /// The name under which a generator has the value that it gives up: `yield data`.
    fn given_up_as(&self, at: &State, value: &str) -> Option<AliasName> {
        let top = at.top()?;
        let name = self.line(top.line)?.text.strip_prefix("yield ")?;
        let own = is_identifier(name) && top.known(name) == Some(value);
        own.then(|| AliasName::new(at.depth() - 1, name))
    }

    /// The state that comes next where a generator has been gone on with whose block an exception leaves: it is raised where that has given
    /// up its value.
    pub(super) fn thrown_into(&self, past: &[&State]) -> Option<State> {
        let at = *past.last().filter(|at| at.event == Event::Call)?;
        let top = at.top()?;
        let function = self.definition_at(&top.function, top.line)?;
        if !self.manages(function) || top.line == function.first {
            return None;
        }
        let depth = at.depth().checked_sub(1)?;
        let caller = at.frames.get(depth.checked_sub(1)?)?;
        let line = self.line(caller.line)?;
        let with = line.text.starts_with("with ").then_some(line.number);
        let block = with.map(|number| {
            let only = self.block(number);
            only.or_else(|| self.with_one_manager(number, 0)?.block(number))
        });
        let begun = past.iter().rposition(|state| {
            state.event == Event::Line
                && state.depth() == depth
                && state.line() == Some(caller.line)
        })?;
        let raised = leaving(past.get(..=begun)?, &block??)??;
        // One that was left before it may have ended the exception.
        if self.ends_exception(past.get(begun..)?, at.depth()) {
            return None;
        }
        Some(State {
            event: Event::Exception,
            value: Some(raised.to_owned()),
            output: String::new(),
            ..at.clone()
        })
    }

    /// The exception that leaves the block of a `with` in whose header a frame returns, and with that the frame: the managers let it through.
    pub(in crate::program) fn left_by_block(&self, past: &[&State]) -> Option<String> {
        let at = *past.last().filter(|at| at.event == Event::Return)?;
        let number = at.line()?;
        let line = self.line(number)?;
        if !line.text.starts_with("with ") || at.value.as_deref() != Some("None") {
            return None;
        }
        let only = self.block(number);
        let block = only.or_else(|| self.with_one_manager(number, 0)?.block(number))?;
        let begun = past.iter().rposition(|state| {
            state.event == Event::Line
                && state.depth() == at.depth()
                && state.line() == Some(number)
        })?;
        let raised = leaving(past.get(..=begun)?, &block)??;
        let since = past.get(begun..)?;
        let left = since
            .iter()
            .any(|state| state.event == Event::Return && state.depth() == at.depth() + 1);
        let through = left && !self.ends_exception(since, at.depth() + 1);
        through.then(|| raised.to_owned())
    }

    /// Whether one of the managers that have been left in these states, by frames of that depth, may have ended the exception.
    fn ends_exception(&self, since: &[&State], depth: usize) -> bool {
        (1..since.len()).any(|index| {
            let (before, after) = (since[index - 1], since[index]);
            if after.event != Event::Return || after.depth() != depth {
                return false;
            }
            let raised = before.event == Event::Exception && before.depth() == depth
                || matches!(self.left_to_do(&since[..=index]), Some(Left::Raised(_)));
            let value = after.value.as_deref();
            let value = value.and_then(|value| PythonValue::read(value).ok());
            let lets = value.and_then(|value| value.is_true()) == Some(false);
            let top = after.top();
            let other = top.and_then(|top| self.definition_at(&top.function, top.line));
            !lets || other.is_some_and(|other| self.manages(other)) && !raised
        })
    }

    /// The generator function of the program that an expression calls as a manager.
    pub(in crate::program) fn manager_of(&self, at: &State, call: &str) -> Option<&Definition> {
        let (name, _) = call.split_once('(')?;
        let function = match name.rsplit_once('.') {
            Some((object, method)) => {
                let parsed = ruff_python_parser::parse_expression(object).ok()?;
                let class = self.class_of(at, parsed.expr())?;
                let own = self.has_itself(at, parsed.expr(), method);
                self.method(class, method).filter(|_| !own)?
            }
            None => self
                .visible(at, name)
                .filter(|_| found(at, name).is_none())?,
        };
        self.manages(function).then_some(function)
    }

    /// Whether all functions of a name make managers.
    pub(in crate::program) fn makes_managers(&self, name: &str) -> bool {
        let mut named = self
            .definitions
            .iter()
            .filter(|one| one.name == name)
            .peekable();
        named.peek().is_some() && named.all(|one| self.manages(one))
    }

    /// Whether a function makes managers, and nothing else is made of it.
    pub(in crate::program) fn manages(&self, function: &Definition) -> bool {
        let mut above = self.decorators(function);
        let decorator = above.next().map(|line| line.text.as_str());
        let single = above.next().is_none();
        let known = ["@contextmanager", "@contextlib.contextmanager"];
        single
            && decorator.is_some_and(|text| known.contains(&text))
            && self
                .definitions
                .iter()
                .all(|one| one.name != "contextmanager")
            && self.is_generator(function)
    }
}

#[cfg(test)]
mod tests {
    use crate::program::Program;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn functions_and_methods_make_managers() {
        let source = "\
from contextlib import contextmanager
@contextmanager
def room():
    yield 1
class Store:
    @contextmanager
    def open(self):
        yield self
    def close(self):
        yield self
s = 1
";
        let program = Program::parse(source).unwrap();
        let known = [("s", "Store(x=1)"), ("t", "Store(open=2)"), ("n", "1")];
        let at = state(Event::Line, &[("<module>", 11, &known)], None);
        let check = |call: &str, expected: Option<&str>| {
            let found = program.manager_of(&at, call);
            assert_eq!(found.map(|one| one.name.as_str()), expected, "{call}");
        };
        check("room()", Some("room"));
        check("s.open()", Some("open"));
        check("s.close()", None);
        check("t.open()", None);
        check("n.open()", None);
    }
}
