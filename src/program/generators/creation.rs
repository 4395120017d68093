//! Where a generator was made: the states before are gone through until the call that has made it, along the names that it was handed on by.

use std::cell::Cell;

use ruff_python_ast::Expr;
use ruff_python_ast::helpers::any_over_body;

use super::demand::Asked;
use super::suspension::Shared;
use crate::program::classes::{found, value};
use crate::program::displays::literal;
use crate::program::expressions::{canonical, written};
use crate::program::keeping::shows_sharing;
use crate::program::{Definition, Program, Target, is_identifier};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, Frame, State};

/// Where a generator was made: the line that a state is at, and the call in it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Born {
    pub at: usize,
    pub call: String,
}

/// How many generators and names are followed that one is handed on by.
pub(super) const MOST_HANDS: usize = 8;

/// How an object is asked for an iterator of its own.
const ITERATOR: &str = ".__iter__()";

/// The call that makes the generator which an object is gone through with.
pub(super) fn iterator_of(object: &str) -> String {
    format!("{object}{ITERATOR}")
}

impl Program {
    /// Since which of these states, the last of which is about to ask it for a value, there is the generator that a line asks.
    pub(super) fn made(&self, past: &[&State], asked: &Asked<'_>) -> Option<usize> {
        if let Some(name) = asked.name.as_deref().filter(|name| name.contains('.')) {
            return Some(self.born_in(past, name, MOST_HANDS)?.at);
        }
        let at = past.last()?;
        let (depth, top) = (at.depth(), at.top()?);
        let own = |state: &&State| state.depth() >= depth;
        let same = past.iter().rev().take_while(|state| own(state)).count();
        let frame = |state: &State| state.frames.get(depth - 1).cloned();
        let since = past.len() - same;
        let made = match asked.name.as_deref() {
            // A loop has its generator since it began.
            None => {
                let begins = |state: &State| {
                    let loops = frame(state).filter(|_| state.depth() == depth);
                    let count = loops.and_then(|frame| frame.loops?.get(&top.line).copied());
                    state.line() == Some(top.line) && matches!(count, Some(Some(0)))
                };
                (since..past.len())
                    .rev()
                    .find(|index| begins(past[*index]))?
            }
            Some(name) => {
                let shown = top.known(name)?;
                let lacks = |state: &State| {
                    frame(state).is_none_or(|frame| frame.known(name) != Some(shown))
                };
                let before = (since..past.len()).rev().find(|index| lacks(past[*index]));
                before.map_or(since, |index| index + 1)
            }
        };
        Some(made)
    }

    /// Has a generator begin that was made so: the last frame of a state, which comes behind the last one of `past`; `variable` is that of a
    /// comprehension around the call, with its value.
    pub(super) fn begin(
        &self,
        next: &mut State,
        past: &[&State],
        born: &Born,
        generator: &Definition,
        variable: Option<&(String, String)>,
    ) -> Option<()> {
        let (frame, shared) = self.unbegun(past, born, generator, variable)?;
        next.frames.push(frame);
        shared.put(next);
        Some(())
    }

    /// What the call that has made a generator gives its parameters; an object that is gone through gives itself.
    fn given_to_made(
        &self,
        at: &State,
        call: &str,
        generator: &Definition,
    ) -> Option<Vec<(String, String)>> {
        let object = call
            .strip_suffix(ITERATOR)
            .filter(|_| generator.name == "__iter__");
        match object {
            Some(object) => {
                let own = generator.scope.variables.first()?;
                Some(vec![(own.name.clone(), object.to_owned())])
            }
            None => self.made_with(at, call, generator),
        }
    }

    /// The frame of a generator that has not begun, with the names that it shares with others.
    fn unbegun(
        &self,
        past: &[&State],
        born: &Born,
        generator: &Definition,
        variable: Option<&(String, String)>,
    ) -> Option<(Frame, Shared)> {
        let before = *past.get(born.at)?;
        let mut frame = Frame::new(generator.name.clone(), generator.first);
        let mut shared = Shared {
            own: before.depth(),
            base: before.depth(),
            groups: Vec::new(),
        };
        let locals = frame.locals.as_mut()?;
        for (name, given) in self.given_to_made(before, &born.call, generator)? {
            if let Some((_, item)) = variable.filter(|(variable, _)| *variable == given) {
                locals.insert(name, Some(item.clone()));
                continue;
            }
            let parsed = ruff_python_parser::parse_expression(&given).ok()?;
            let written = || Some(literal(parsed.expr())?.to_string());
            // What a state cuts it cuts under the other name, too.
            let held = found(before, &given).flatten().map(str::to_owned);
            if let Some(shown) = held.as_deref()
                && is_shared(shown)?
            {
                let top = before.depth().checked_sub(1)?;
                let own = before.frames[top].known(&given).is_some();
                let of = AliasName::new(if own { top } else { 0 }, given.as_str());
                let mut group = vec![of, AliasName::new(before.depth(), name.as_str())];
                group.sort();
                shared.groups.push(group);
            }
            // A name may stand for what is inside of another object, too.
            let named = |shown: &String| {
                let frames = before.frames.iter();
                let mut values = frames.flat_map(|one| one.locals.iter().flatten());
                shows_sharing(shown) && values.any(|(_, one)| one.as_ref() == Some(shown))
            };
            let value = || Some(value(before, parsed.expr())?.to_string());
            let value = || value().filter(|shown| !named(shown));
            let shown = held
                .or_else(value)
                .or_else(|| self.shown_generator(before, &given))
                .or_else(written)?;
            locals.insert(name, Some(shown));
        }
        let mut parameters = generator
            .scope
            .variables
            .iter()
            .filter(|one| one.is_parameter);
        let whole = parameters.all(|one| locals.contains_key(&one.name));
        let captures = self.captured(generator).next().is_some();
        if !whole || captures {
            return None;
        }
        for states in past[born.at..].windows(2) {
            self.keep_up(&mut frame, &mut shared, states[0], states[1]);
        }
        Some((frame, shared))
    }

    /// Where the generator was made that a line asks which the last of these states is about to run; a name of it is followed to the call.
    pub(super) fn born(&self, past: &[&State], asked: &Asked<'_>, left: usize) -> Option<Born> {
        match &asked.name {
            Some(name) => self.born_under(past, name, left),
            None => {
                let call = asked.call.clone()?;
                let state = past.last()?;
                let line = self.line(state.line().filter(|_| state.event == Event::Line)?)?;
                let at = match line.text.starts_with("for ") {
                    true => self.made(past, asked)?,
                    false => past.len() - 1,
                };
                Some(Born { at, call })
            }
        }
    }

    /// Where the generator was made that a name of the last frame stands for in the last of these states.
    pub(super) fn born_under(&self, past: &[&State], name: &str, left: usize) -> Option<Born> {
        if name.contains('.') {
            return self.born_in(past, name, left);
        }
        let left = left.checked_sub(1)?;
        let at = past.last()?;
        let (depth, top) = (at.depth(), at.top()?);
        let shown = top.known(name)?;
        let same = past.iter().rev().take_while(|state| state.depth() >= depth);
        let since = past.len() - same.count();
        if let Some(bound) = self.bound_at(past, name) {
            let line = past[bound].line()?;
            let given = self.with_header(line, |header| {
                let value = self.own_iterator(header.assigned()?);
                canonical(written(value, &self.text)?)
            })?;
            return self.born_as(&past[..=bound], given, left);
        }
        if past.get(since).is_none_or(|first| first.depth() != depth) {
            return None;
        }
        // The frame was given it.
        let definition = self.definition_at(&top.function, top.line)?;
        let mut variables = definition.scope.variables.iter();
        variables.find(|one| one.is_parameter && one.name == name)?;
        if self.is_generator(definition) {
            let started = self.started(past, definition)?;
            let first = past[started].top()?.known(name);
            let before = past.get(..started).filter(|_| first == Some(shown))?;
            let born = self.begun_by(before, definition, left)?;
            let given = self.made_with(past[born.at], &born.call, definition)?;
            let (_, given) = given.into_iter().find(|(one, _)| one == name)?;
            return self.born_as(&past[..=born.at], given, left);
        }
        let before = past.get(..since)?;
        let caller = before.last().filter(|one| one.event == Event::Line)?;
        let mut given = self.arguments(caller).into_iter();
        let given = given.find_map(|(target, given)| match target {
            Target::Argument { name: one, .. } if one == name => Some(given),
            _ => None,
        })?;
        self.born_as(before, given, left)
    }

    /// What `iter` is asked for: a generator is its own iterator.
    fn own_iterator<'e>(&self, value: &'e Expr) -> &'e Expr {
        let own = value.as_call_expr().and_then(|call| {
            let name = call.func.as_name_expr()?.id.as_str();
            let iterates = name == "iter" && !self.binds(name);
            call.arguments.args.first().filter(|_| iterates)
        });
        own.unwrap_or(value)
    }

    /// Where the generator was made that an attribute has in the last of these states: that of the last statement which has given an attribute of
    /// the name something, where no other object was seen to have one of the same function by then.
    fn born_in(&self, past: &[&State], path: &str, left: usize) -> Option<Born> {
        let left = left.checked_sub(1)?;
        let (at, before) = past.split_last()?;
        let shown = value(at, ruff_python_parser::parse_expression(path).ok()?.expr())?.to_string();
        let (_, name) = path.rsplit_once('.')?;
        let set = |line: u32| {
            let (target, _) = self.line(line)?.text.split_once('=')?;
            let (of, attribute) = target.rsplit_once('.')?;
            (attribute == name && of.split('.').all(is_identifier)).then_some(())
        };
        // All statements that may do so are of this form.
        let stored = Cell::new(0usize);
        let stores = |part: &Expr| {
            let own = part
                .as_attribute_expr()
                .filter(|one| one.attr.as_str() == name);
            let binds = own.is_some_and(|one| !one.ctx.is_load());
            stored.set(stored.get() + usize::from(binds));
            false
        };
        any_over_body(self.body(), stores);
        let plain = self
            .lines
            .iter()
            .filter_map(|line| set(line.number))
            .count();
        if stored.get() != plain || self.names("setattr") || self.names("__dict__") {
            return None;
        }
        let sets = |state: &State| {
            let line = state.line().filter(|_| state.event == Event::Line);
            line.and_then(set).is_some()
        };
        let last = before.iter().rposition(|state| sets(state))?;
        let others =
            |value: &String| *value != shown && (value.contains(&shown) || value.ends_with('…'));
        let alone = !before[..last].iter().any(|state| sets(state));
        let unseen = || {
            let frames = before[last].frames.iter();
            let mut values = frames.flat_map(|one| one.locals.iter().flatten());
            !self.has_hidden_objects() && !values.any(|(_, one)| one.as_ref().is_none_or(others))
        };
        if !alone && !unseen() {
            return None;
        }
        let given = self.with_header(before[last].line()?, |header| {
            let value = self.own_iterator(header.assigned()?);
            canonical(written(value, &self.text)?)
        })?;
        self.born_as(&before[..=last], given, left)
    }

    /// The state in which a statement of the last frame was about to give a name what it has in the last of these states.
    fn bound_at(&self, past: &[&State], name: &str) -> Option<usize> {
        let at = past.last()?;
        let (depth, shown) = (at.depth(), at.top()?.known(name)?);
        let same = past.iter().rev().take_while(|state| state.depth() >= depth);
        let since = past.len() - same.count();
        // Another generator of the same function is shown alike.
        let definition = self.definition_at(&at.top()?.function, at.line()?)?;
        let binds = |state: &State| {
            let line = state.line().unwrap_or_default();
            let runs = state.event == Event::Line && state.depth() == depth;
            runs && definition.scope.binds(name, line..=line)
        };
        let again = (since..past.len() - 1)
            .rev()
            .find(|index| binds(past[*index]));
        if again.is_some() {
            return again;
        }
        let lacks = |state: &State| {
            let frame = state.frames.get(depth - 1);
            frame.is_none_or(|frame| frame.known(name) != Some(shown))
        };
        let last = (since..past.len())
            .rev()
            .find(|index| lacks(past[*index]))?;
        // A call in it may have returned by then.
        let line = past[..=last]
            .iter()
            .rposition(|state| state.depth() == depth && state.event == Event::Line)?;
        (line >= since).then_some(line)
    }

    /// Where the generator was made that a generator expression goes through which a name of the last frame stands for.
    pub(super) fn born_inside(&self, past: &[&State], name: &str, left: usize) -> Option<Born> {
        let left = left.checked_sub(1)?;
        let bound = self.bound_at(past, name)?;
        let iterated = |expr: &Expr| {
            let made = expr.as_generator_expr()?;
            canonical(written(&made.generators.first()?.iter, &self.text)?)
        };
        let depth = past[bound].depth();
        let own = self.with_header(past[bound].line()?, |header| iterated(header.assigned()?));
        if let Some(given) = own {
            return self.born_as(&past[..=bound], given, left);
        }
        // A function has returned it.
        let inside = past[bound + 1..]
            .iter()
            .take_while(|one| one.depth() > depth);
        let last = bound + inside.count();
        let state = past[last];
        let returned = state.event == Event::Return && state.depth() == depth + 1;
        let given = self.with_header(state.line().filter(|_| returned)?, |header| {
            iterated(header.operands().first()?)
        })?;
        self.born_as(&past[..=last], given, left)
    }

    /// Where the generator was made that an expression is in the last of these states.
    fn born_as(&self, past: &[&State], given: String, left: usize) -> Option<Born> {
        if is_identifier(&given) {
            return self.born_under(past, &given, left);
        }
        let at = past.len().checked_sub(1)?;
        given.ends_with(')').then_some(Born { at, call: given })
    }

    /// In which of these states the generator was entered first that runs in the last one.
    pub(super) fn started(&self, past: &[&State], generator: &Definition) -> Option<usize> {
        let at = past.last()?;
        // The states since it was gone on with last.
        let depth = at.depth();
        let same = past.iter().rev().take_while(|state| state.depth() >= depth);
        let since = past.len() - same.count();
        let top = past.get(since)?.top()?;
        if top.line == generator.first {
            return Some(since);
        }
        let mut waiting = self.waiting(&past[..since], generator);
        waiting.retain(|one| one.frame == *top);
        let started = waiting.last()?.started;
        waiting
            .iter()
            .all(|one| one.started == started)
            .then_some(started)
    }
}

/// Whether it shows when another name means the object that is shown so, if that is certain.
fn is_shared(shown: &str) -> Option<bool> {
    const PLAIN: [&str; 5] = ["<bound ", "<built-in ", "<class ", "<function ", "<module "];
    if shows_sharing(shown) {
        return Some(true);
    }
    if shown.starts_with('<') {
        return Some(!PLAIN.iter().any(|one| shown.starts_with(one)));
    }
    // What the program writes itself may look like anything.
    (shown.ends_with('…') || PythonValue::read(shown).is_ok()).then_some(false)
}
