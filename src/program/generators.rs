//! Generators: which of them a line goes on with, and what becomes of what it gives up. A state shows nothing of a generator that waits; the
//! state in which it gave up its last value does.

use std::ops::Range;

use ruff_python_ast::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, ExprDictComp, ExprListComp, ExprSetComp, Stmt};
use ruff_text_size::Ranged;

use super::classes::{found, value};
use super::expressions::{canonical, written};
use super::parameters::is_display;
use super::reduction::goes_through;
use super::{Definition, DefinitionKind, Program, Resumption, Target, calling, mentions};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, Frame, State};

/// The most values of a generator that are written out.
const MOST: usize = 60;

/// A generator that waits.
struct Waiting {
    frame: Frame,
    /// In which of the states it was entered first.
    started: usize,
    /// The state in which it gave up its last value.
    depth: usize,
    aliases: Vec<Vec<AliasName>>,
    /// The line that went on with the value.
    caller: Option<u32>,
    /// The generator whose value it handed on (`yield from`), with the names that this shares.
    inner: Option<(Frame, Vec<Vec<AliasName>>)>,
}

/// Where a generator was made: the line that a state is at, and the call in it.
struct Born {
    at: usize,
    call: String,
}

/// How many generators and names are followed that one is handed on by.
const MOST_HANDS: usize = 8;

impl Program {
    /// Whether calling a function makes a generator.
    pub(super) fn is_generator(&self, function: &Definition) -> bool {
        let mut lines = self.lines.iter();
        function.kind == DefinitionKind::Function
            && lines
                .any(|line| mentions(&line.text, "yield") && self.is_line_of(function, line.number))
    }

    /// Whether the line that is about to run gives up a value.
    pub fn gives_up(&self, at: &State) -> bool {
        let line = at.line().filter(|_| at.event == Event::Line);
        let line = line.and_then(|line| self.line(line));
        line.is_some_and(|line| line.text.starts_with("yield ") && handed_on(&line.text).is_none())
    }

    /// Whether the line that is about to run surely has another one behind it, and gives up nothing.
    pub fn goes_behind(&self, at: &State) -> bool {
        let line = at.line().filter(|_| at.event == Event::Line);
        let behind = || {
            let line = self.line(line?)?;
            let waits = line.waits() || line.text.starts_with("return");
            let flow = &self.definition_at(&at.top()?.function, line.number)?.flow;
            let ends = flow.leads(Event::Line, line.number, Event::Return, line.number);
            (!waits && !ends && flow.following(line.number).next().is_some()).then_some(())
        };
        behind().is_some()
    }

    /// Whether a frame is that of a generator.
    pub fn is_generator_frame(&self, frame: &Frame) -> bool {
        let definition = self.definition_at(&frame.function, frame.line);
        definition.is_some_and(|one| self.is_generator(one))
    }

    /// Whether it has generators.
    pub(super) fn has_generators(&self) -> bool {
        self.definitions.iter().any(|one| self.is_generator(one))
    }

    /// What an expression is shown as that makes a generator, or one where a line gives it a name.
    pub fn shown_generator(&self, at: &State, expression: &str) -> Option<String> {
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        if let Expr::Generator(made) = parsed.expr() {
            // Of what it goes through the first is asked for an iterator at once.
            let first = made.generators.first()?;
            let iterated = written(&first.iter, expression)?;
            let calm = first.iter.is_name_expr()
                && found(at, iterated)
                    .flatten()
                    .is_some_and(|shown| self.class_shown(shown).is_none())
                || !self.may_enter(at, iterated);
            let frame = at.top().filter(|_| calm)?;
            let around = self.definition_at(&frame.function, frame.line)?;
            let place = match around.kind {
                DefinitionKind::Module => String::new(),
                DefinitionKind::Function => format!("{}.<locals>.", self.qualified(around)),
                DefinitionKind::Class => return None,
            };
            return Some(format!("<generator object {place}<genexpr>>"));
        }
        let call = parsed.expr().as_call_expr()?;
        let name = call.func.as_name_expr()?.id.as_str();
        let function = self
            .visible(at, name)
            .filter(|_| found(at, name).is_none())?;
        let plain = self.is_generator(function) && function.first == function.line;
        let calm = call.arguments.args.iter().all(|one| {
            let text = written(one, expression);
            text.is_some_and(|text| {
                !self.may_enter(at, text) || self.shown_generator(at, text).is_some()
            })
        });
        (plain && calm).then(|| format!("<generator object {}>", self.qualified(function)))
    }

    /// Whether running a text only makes a generator, and gives it a name.
    pub(super) fn makes_generator(&self, at: &State, text: &str) -> bool {
        if !self.has_generators() {
            return false;
        }
        let text = text.strip_prefix("return ").unwrap_or(text);
        let value = match text.split_once('=') {
            Some((name, value)) if super::is_identifier(name) => value,
            _ => text,
        };
        self.shown_generator(at, value).is_some()
    }

    /// The state that comes next where a generator goes on, told by the states before: `past` ends with the one that there is, which is `told`
    /// with what its objects do not show.
    pub fn generator_goes_on(&self, past: &[&State], told: &State) -> Option<State> {
        let at = *past.last()?;
        if !self.has_generators() {
            return None;
        }
        if at.event == Event::Call {
            return self.inner_goes_on(past);
        }
        let mut next = State {
            event: Event::Call,
            value: None,
            output: String::new(),
            ..at.clone()
        };
        if at.event == Event::Return {
            // What takes all values goes on until there are no more.
            let value = at.value.clone()?;
            let caller = at.depth().checked_sub(2)?;
            let frame = next.frames.get_mut(caller)?;
            let line = &self.line(frame.line)?.text;
            let generator = self.yielding(past)?;
            if let Some(given) = handed_on(line) {
                return gives_to(given, generator).then(|| hands_on(at, &value));
            }
            let plain = self.calls_only(line, generator) || self.drains(told, generator);
            if self.takes_one(line) || !plain {
                return None;
            }
            frame.pending.as_mut()?.push(Some(value));
            return Some(next);
        }
        let line = &self
            .line(at.line().filter(|_| at.event == Event::Line)?)?
            .text;
        let asked = self.asked(told, line)?;
        if !self.takes_one(line) || !self.calls_only(line, asked.function) {
            return None;
        }
        let born = self.born(past, &asked, MOST_HANDS);
        let made = match &born {
            Some(born) => born.at,
            None => self.made(past, &asked)?,
        };
        let mut waiting = self.waiting(past, asked.function);
        waiting.retain(|one| one.started >= made);
        let here = |one: &Waiting| one.caller == at.line() && one.depth == at.depth() + 1;
        if waiting.len() > 1 {
            waiting.retain(here);
        }
        let Some(Waiting {
            frame,
            depth,
            aliases,
            ..
        }) = waiting.pop()
        else {
            // It may have come to its end, or not begun.
            let entered = |state: &&State| {
                let top = state.top().filter(|_| state.event == Event::Call);
                top.is_some_and(|top| top.function == asked.function.name)
            };
            let begun = asked.name.is_none() || past[made..].iter().any(entered);
            let born = born.filter(|_| !begun)?;
            next.frames.push(self.unbegun(past, &born, asked.function)?);
            return Some(next);
        };
        next.frames.push(frame);
        if depth == next.depth() {
            put_aliases(&mut next, aliases)?;
        }
        Some(next)
    }

    /// The state that comes next where a generator has been gone on with that hands on what another one gives up: that one goes on, too.
    fn inner_goes_on(&self, past: &[&State]) -> Option<State> {
        let (at, before) = past.split_last()?;
        let top = at.top()?;
        let generator = self.definition_at(&top.function, top.line)?;
        handed_on(&self.line(top.line)?.text)?;
        let mut waiting = self.waiting(before, generator);
        waiting.retain(|one| one.frame == *top);
        let inner = waiting.last()?.inner.clone()?;
        let same = |one: &Waiting| one.inner.as_ref().is_some_and(|one| one.0 == inner.0);
        if !waiting.iter().all(same) {
            return None;
        }
        let depth = waiting.last()?.depth + 1;
        let (frame, aliases) = inner;
        let mut next = State {
            event: Event::Call,
            value: None,
            output: String::new(),
            ..(*at).clone()
        };
        next.frames.push(frame);
        if depth == next.depth() {
            put_aliases(&mut next, aliases)?;
        }
        Some(next)
    }

    /// Whether something takes all values of a generator for itself, in the line that waits for that at a state.
    fn drains(&self, at: &State, generator: &Definition) -> bool {
        let at = calling(at);
        let found = at.line().and_then(|line| {
            self.with_header(line, |header| {
                let mut reads = Reads::default();
                header.operands().into_iter().for_each(|expr| {
                    reads.drawn.visit_expr(expr);
                    reads.visit_expr(expr);
                });
                let own = |expr: &&&Expr| {
                    let of = self.generator_of(&at, expr, &reads.drawn);
                    of.is_some_and(|of| of.line == generator.line)
                };
                let mut own = reads.found.iter().filter(own);
                let place = Range::<usize>::from(own.next()?.range());
                let alone = own.next().is_none() && !header.is_for();
                (alone && reads.drawn.drained.contains(&place)).then_some(())
            })
        });
        found.is_some()
    }

    /// Whether an object that a generator goes through is asked for its length before, where a list is made of what it gives.
    fn hints(&self, generator: &Definition) -> bool {
        let class = self.class_around(generator.line);
        generator.name == "__iter__" && class.is_some_and(|class| self.has_length(class))
    }

    /// Whether objects of a class say how long they are.
    pub(super) fn has_length(&self, class: &Definition) -> bool {
        let names = ["__len__", "__length_hint__"];
        names.iter().any(|name| self.method(class, name).is_some())
    }

    /// Where the text has the only `yield from` of a line.
    fn place_of_hand(&self, line: u32) -> Option<Range<usize>> {
        self.with_header(line, |header| {
            let operands = header.operands();
            let expr = operands.first().filter(|one| one.is_yield_from_expr())?;
            Some(Range::<usize>::from(expr.range()))
        })
    }

    /// The rest of the line that goes on when a generator has given up a value, or has come to its end.
    pub fn after_generator(&self, past: &[&State]) -> Option<Resumption> {
        let at = *past.last()?;
        let value = at.value.as_deref().filter(|_| at.event == Event::Return)?;
        let top = at.top()?;
        let generator = self.definition_at(&top.function, top.line)?;
        if !self.is_generator(generator) {
            return None;
        }
        let gives = self.yielding(past).is_some();
        let mut state = calling(at);
        let caller = state.frames.last()?.clone();
        let line = self.line(caller.line)?;
        let number = line.number;
        let mut name = "object_0".to_owned();
        while self.identifiers.contains(&name) {
            name.push('_');
        }
        let plain = |text: &str| {
            let parsed = ruff_python_parser::parse_expression(text);
            !text.contains('…') && parsed.is_ok_and(|parsed| is_display(parsed.expr()))
        };
        let given = if plain(value) {
            value.to_owned()
        } else {
            name.clone()
        };
        let (place, text) = if handed_on(&line.text).is_some() {
            // What it is worth is what the generator returns at its end.
            let place = self.place_of_hand(number).filter(|_| !gives)?;
            (place, given.clone())
        } else if line.text.starts_with("for ") {
            let count = caller.loops.as_ref()?.get(&number).copied()??;
            let count = usize::try_from(count).ok().filter(|count| *count < MOST)?;
            let mut items = vec!["None".to_owned(); count];
            items.extend(gives.then(|| given.clone()));
            let place = self.place(&state, generator)?;
            (place, format!("[{}]", items.join(", ")))
        } else if mentions(&line.text, "next") {
            let (place, default) = self.next_call(number)?;
            let text = if gives { Some(given.clone()) } else { default };
            (place, text?)
        } else if gives || !self.calls_only(&line.text, generator) || self.hints(generator) {
            return None;
        } else {
            let results = caller.pending.as_ref()?.iter();
            let items: Option<Vec<&str>> = results.map(|one| one.as_deref()).collect();
            let items = items.filter(|all| all.len() < MOST && all.iter().all(|one| plain(one)))?;
            let place = self.place(&state, generator)?;
            (place, format!("[{}]", items.join(", ")))
        };
        let caller = state.frames.last_mut()?;
        caller.pending = Some(Vec::new());
        if given == name {
            caller.locals.as_mut()?.insert(name, Some(value.to_owned()));
        }
        let mut whole = self.text.clone();
        whole.replace_range(place, &text);
        let program = self.rewritten(&whole)?;
        Some(Resumption::of(program, &state))
    }

    /// The generator that gives up a value in the last of these states; `None` if none does, or comes to its end.
    fn yielding(&self, past: &[&State]) -> Option<&Definition> {
        let [.., before, at] = past else { return None };
        let (old, top) = (before.top()?, at.top()?);
        let same =
            before.depth() == at.depth() && old.function == top.function && old.line == top.line;
        let text = &self.line(top.line)?.text;
        let generator = self.definition_at(&top.function, top.line)?;
        let gives = match handed_on(text) {
            Some(given) if before.depth() == at.depth() + 1 => {
                let caller = before.frames.get(at.depth() - 1);
                let own = caller.is_some_and(|frame| {
                    (&frame.function, frame.line) == (&top.function, top.line)
                });
                let inner = self.yielding(&past[..past.len() - 1]);
                own && inner.is_some_and(|inner| gives_to(given, inner))
            }
            // Of what is no generator one item after the other; at the end there is none.
            Some(_) => same && at.value.as_deref() != Some("None"),
            None => {
                let gives = text.starts_with("yield ") || text.contains("=yield ");
                gives && before.event == Event::Line && same
            }
        };
        (gives && at.event == Event::Return && self.is_generator(generator)).then_some(generator)
    }

    /// The generators of a function that wait in the last of these states.
    fn waiting(&self, past: &[&State], generator: &Definition) -> Vec<Waiting> {
        let mut waiting: Vec<Waiting> = Vec::new();
        // Of those that run, the innermost last.
        let mut running: Vec<usize> = Vec::new();
        for (index, state) in past.iter().enumerate() {
            let Some(top) = state.top() else { continue };
            if top.function != generator.name || !generator.contains(top.line) {
                continue;
            }
            match state.event {
                Event::Call if top.line == generator.first => running.push(index),
                Event::Call => {
                    let resumed = waiting.iter().rposition(|one| one.frame == *top);
                    let resumed = resumed.map(|place| waiting.remove(place).started);
                    running.push(resumed.unwrap_or_default());
                }
                Event::Return if self.yielding(&past[..=index]).is_some() => {
                    let depth = state.depth();
                    let inner = index
                        .checked_sub(1)
                        .map(|before| past[before])
                        .filter(|before| before.depth() == depth + 1)
                        .and_then(|before| Some((before.top()?.clone(), own_aliases(before))));
                    let caller = depth
                        .checked_sub(2)
                        .and_then(|below| state.frames.get(below));
                    waiting.push(Waiting {
                        frame: (*top).clone(),
                        started: running.pop().unwrap_or_default(),
                        depth,
                        aliases: own_aliases(state),
                        inner,
                        caller: caller.map(|frame| frame.line),
                    });
                }
                Event::Return => {
                    running.pop();
                }
                _ => {}
            }
        }
        waiting
    }

    /// Since which of these states, the last of which is about to ask it for a value, there is the generator that a line asks.
    fn made(&self, past: &[&State], asked: &Asked<'_>) -> Option<usize> {
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

    /// The frame of a generator that has not begun.
    fn unbegun(&self, past: &[&State], born: &Born, generator: &Definition) -> Option<Frame> {
        let before = past.get(born.at)?;
        let mut frame = Frame::new(generator.name.clone(), generator.first);
        let locals = frame.locals.as_mut()?;
        for (name, given) in self.made_with(before, &born.call, generator)? {
            let parsed = ruff_python_parser::parse_expression(&given).ok()?;
            let written = || Some(PythonValue::of_literal(parsed.expr())?.to_string());
            let value = value(before, parsed.expr()).map(|value| value.to_string());
            let shown = value
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
        (whole && !captures).then_some(frame)
    }

    /// Where the generator was made that a line asks which the last of these states is about to run; a name of it is followed to the call.
    fn born(&self, past: &[&State], asked: &Asked<'_>, left: usize) -> Option<Born> {
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
    fn born_under(&self, past: &[&State], name: &str, left: usize) -> Option<Born> {
        let left = left.checked_sub(1)?;
        let at = past.last()?;
        let (depth, top) = (at.depth(), at.top()?);
        let shown = top.known(name)?;
        let same = past.iter().rev().take_while(|state| state.depth() >= depth);
        let since = past.len() - same.count();
        if let Some(bound) = self.bound_at(past, name) {
            let line = past[bound].line()?;
            let call = self.with_header(line, |header| {
                let value = header.assigned()?.as_call_expr()?;
                canonical(written(value, &self.text)?)
            })?;
            return Some(Born { at: bound, call });
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
            let asks = before.last().filter(|state| state.event == Event::Line)?;
            let line = &self.line(asks.line()?)?.text;
            let born = match self.asked(asks, line) {
                Some(asked) => self.born(before, &asked, left)?,
                None => self.born_inside(before, self.asked_expression(asks, line)?, left)?,
            };
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

    /// The state in which a statement of the last frame was about to give a name what it has in the last of these states.
    fn bound_at(&self, past: &[&State], name: &str) -> Option<usize> {
        let at = past.last()?;
        let (depth, shown) = (at.depth(), at.top()?.known(name)?);
        let same = past.iter().rev().take_while(|state| state.depth() >= depth);
        let since = past.len() - same.count();
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

    /// The generator expression that a line asks for a value, by its name.
    fn asked_expression<'a>(&self, at: &'a State, line: &str) -> Option<&'a str> {
        let parsed = super::classes::parsed(line)?;
        let mut reads = Reads::default();
        reads.visit_body(&parsed.syntax().body);
        let drawn = |expr: &&&Expr| reads.drawn.places.contains(&expr.range().into());
        let mut named = reads.found.iter().filter(drawn).filter_map(|expr| {
            let name = expr.as_name_expr()?;
            let (own, shown) = at.top()?.locals.as_ref()?.get_key_value(name.id.as_str())?;
            let shown = shown.as_deref()?;
            let made = shown.starts_with("<generator object ") && shown.ends_with("<genexpr>>");
            made.then_some(own.as_str())
        });
        let first = named.next()?;
        named.next().is_none().then_some(first)
    }

    /// Where the generator was made that a generator expression goes through which a name of the last frame stands for.
    fn born_inside(&self, past: &[&State], name: &str, left: usize) -> Option<Born> {
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
        if super::is_identifier(&given) {
            return self.born_under(past, &given, left);
        }
        let at = past.len().checked_sub(1)?;
        given.ends_with(')').then_some(Born { at, call: given })
    }

    /// In which of these states the generator was entered first that runs in the last one.
    fn started(&self, past: &[&State], generator: &Definition) -> Option<usize> {
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

    /// The generator that a line asks for a value, if it is the only one there.
    fn asked(&self, at: &State, line: &str) -> Option<Asked<'_>> {
        let parsed = super::classes::parsed(line)?;
        let mut reads = Reads::default();
        reads.visit_body(&parsed.syntax().body);
        // What only stands in the line, such as what another generator is given, is not asked.
        let drawn = |expr: &&&Expr| reads.drawn.places.contains(&expr.range().into());
        let mut asked = reads.found.iter().filter(drawn).filter_map(|expr| {
            let name = expr.as_name_expr().map(|name| name.id.to_string());
            let function = self.generator_of(at, expr, &reads.drawn)?;
            let own = function.name == "__iter__" && !expr.is_call_expr();
            Some(Asked {
                function,
                // The iterator of an object has no name.
                name: name.filter(|_| !own),
                call: written(*expr, line)
                    .filter(|_| expr.is_call_expr())
                    .and_then(canonical),
            })
        });
        let first = asked.next()?;
        asked.next().is_none().then_some(first)
    }

    /// Where in the text the only expression is whose value is a generator of a function, in the line that a state is at.
    fn place(&self, at: &State, generator: &Definition) -> Option<Range<usize>> {
        self.with_header(at.line()?, |header| {
            let mut reads = Reads::default();
            header.operands().into_iter().for_each(|expr| {
                reads.drawn.visit_expr(expr);
                if header.is_for() || header.takes_apart(expr) {
                    reads.drawn.take(expr);
                }
                reads.visit_expr(expr);
            });
            let own = |expr: &&&Expr| {
                let of = self.generator_of(at, expr, &reads.drawn);
                of.is_some_and(|of| of.line == generator.line)
            };
            let mut own = reads.found.iter().filter(own);
            let place = Range::<usize>::from(own.next()?.range());
            // A loop goes on with it only where it goes through nothing else.
            let whole = |expr: &&Expr| Range::<usize>::from(expr.range()) == place;
            let fits = !header.is_for() || header.operands().iter().all(whole);
            (own.next().is_none() && fits).then_some(place)
        })
    }

    /// The generator function that an expression calls, or whose generator it names; of an object of the program that is gone through, its
    /// `__iter__`.
    fn generator_of(&self, at: &State, expr: &Expr, drawn: &Consumed) -> Option<&Definition> {
        match expr {
            Expr::Name(name)
                if found(at, &name.id)
                    .flatten()
                    .is_some_and(|shown| shown.starts_with("<generator object ")) =>
            {
                let shown = found(at, &name.id)??.strip_prefix("<generator object ")?;
                self.function(shown.strip_suffix('>')?)
            }
            Expr::Call(call) => {
                let function = match &*call.func {
                    Expr::Name(name) => self.visible(at, &name.id)?,
                    Expr::Attribute(method) => {
                        let class = self.class_of(at, &method.value)?;
                        self.method(class, &method.attr)?
                    }
                    _ => return None,
                };
                self.is_generator(function).then_some(function)
            }
            expr if drawn.places.contains(&expr.range().into()) => {
                let method = self.method(self.class_of(at, expr)?, "__iter__")?;
                self.is_generator(method).then_some(method)
            }
            _ => None,
        }
    }

    /// The only call of `next` in a line, and what it gives where nothing is left.
    fn next_call(&self, line: u32) -> Option<(Range<usize>, Option<String>)> {
        self.with_header(line, |header| {
            let mut calls = Reads::default();
            header
                .operands()
                .into_iter()
                .for_each(|expr| calls.visit_expr(expr));
            let mut calls = calls.found.into_iter().filter_map(|expr| {
                let call = expr.as_call_expr()?;
                let next = call
                    .func
                    .as_name_expr()
                    .is_some_and(|name| name.id.as_str() == "next");
                next.then_some((expr, call))
            });
            let (expr, call) = calls.next()?;
            let default = call.arguments.args.get(1);
            let default = default.and_then(|one| Some(written(one, &self.text)?.to_owned()));
            let only = calls.next().is_none();
            only.then(|| (Range::<usize>::from(expr.range()), default))
        })
    }

    /// Whether a line asks a generator for one value only.
    fn takes_one(&self, line: &str) -> bool {
        line.starts_with("for ") || mentions(line, "next")
    }

    /// Whether a line calls nothing of the program but a generator.
    fn calls_only(&self, line: &str, generator: &Definition) -> bool {
        let named =
            |one: &&Definition| one.kind != DefinitionKind::Module && mentions(line, &one.name);
        let mut named = self.definitions.iter().filter(named);
        named.all(|one| one.name == generator.name || self.is_generator(one))
    }
}

/// A generator that is asked for a value.
struct Asked<'p> {
    function: &'p Definition,
    /// The name that it has; `None` where the line makes it.
    name: Option<String>,
    /// The call that makes it.
    call: Option<String>,
}

/// What a line hands on the values of (`yield from`).
fn handed_on(line: &str) -> Option<&str> {
    line.strip_prefix("yield from ").or_else(|| {
        let (name, given) = line.split_once("=yield from ")?;
        super::is_identifier(name).then_some(given)
    })
}

/// Whether it is this generator that `yield from` is given, and none that something else goes through.
fn gives_to(given: &str, generator: &Definition) -> bool {
    let parsed = ruff_python_parser::parse_expression(given);
    parsed.is_ok_and(|parsed| match parsed.expr() {
        Expr::Call(call) => match &*call.func {
            Expr::Name(name) => name.id.as_str() == generator.name,
            Expr::Attribute(method) => method.attr.as_str() == generator.name,
            _ => false,
        },
        Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => true,
        _ => false,
    })
}

/// The state in which a frame hands on what the one above it gives up.
fn hands_on(at: &State, value: &str) -> State {
    let mut next = super::calling(at);
    next.event = Event::Return;
    next.value = Some(value.to_owned());
    if let Some(pending) = next
        .frames
        .last_mut()
        .and_then(|frame| frame.pending.as_mut())
    {
        pending.push(Some(value.to_owned()));
    }
    if let Some(groups) = &mut next.aliases {
        groups.retain(|group| group.len() > 1);
    }
    next
}

/// The names that the last frame of a state shares.
fn own_aliases(state: &State) -> Vec<Vec<AliasName>> {
    let own = |group: &&Vec<AliasName>| group.iter().any(|name| name.frame + 1 == state.depth());
    let groups = state.aliases.iter().flatten();
    groups.filter(own).cloned().collect()
}

/// Has names of the last frame share what they shared.
fn put_aliases(state: &mut State, aliases: Vec<Vec<AliasName>>) -> Option<()> {
    let groups = state.aliases.as_mut()?;
    for group in aliases {
        groups.retain(|one| !one.iter().any(|name| group.contains(name)));
        groups.push(group);
    }
    groups.sort();
    Some(())
}

/// The names and calls of a line, and what objects have there.
#[derive(Default)]
struct Reads<'e> {
    found: Vec<&'e Expr>,
    /// What is gone through.
    drawn: Consumed,
}

impl<'e> Visitor<'e> for Reads<'e> {
    fn visit_stmt(&mut self, stmt: &'e Stmt) {
        if let Stmt::For(stmt) = stmt {
            self.drawn.visit_expr(&stmt.iter);
            self.drawn.take(&stmt.iter);
            self.visit_expr(&stmt.iter);
        } else {
            self.drawn.visit_stmt(stmt);
            ruff_python_ast::visitor::walk_stmt(self, stmt);
        }
    }

    fn visit_expr(&mut self, expr: &'e Expr) {
        if matches!(
            expr,
            Expr::Name(_) | Expr::Call(_) | Expr::Attribute(_) | Expr::Subscript(_)
        ) {
            self.found.push(expr);
        }
        walk_expr(self, expr);
    }
}

/// The calls whose generators are asked for their values at once, where an expression is evaluated.
#[derive(Default)]
pub(super) struct Consumed {
    /// Where they are.
    pub places: Vec<Range<usize>>,
    /// Those that a function takes all values of, before anything else is called.
    drained: Vec<Range<usize>>,
    /// Those of which a list is made: an object is asked for its length before.
    pub listed: Vec<Range<usize>>,
}

impl Consumed {
    /// Something is asked for its values: so is what it only hands on the values of.
    pub fn take(&mut self, expr: &Expr) {
        self.places.push(expr.range().into());
        let inside: Vec<&Expr> = match expr {
            Expr::Call(call) => {
                let name = call.func.as_name_expr().map(|name| name.id.as_str());
                let given = call.arguments.args.iter();
                match name {
                    Some("map" | "filter") => given.skip(1).take(1).collect(),
                    Some("enumerate" | "zip" | "iter") => given.take(1).collect(),
                    _ => Vec::new(),
                }
            }
            Expr::Generator(made) => made
                .generators
                .iter()
                .take(1)
                .map(|one| &one.iter)
                .collect(),
            _ => Vec::new(),
        };
        for expr in inside {
            self.take(expr);
        }
    }
}

impl<'e> Visitor<'e> for Consumed {
    fn visit_expr(&mut self, expr: &'e Expr) {
        match expr {
            Expr::Call(call) => {
                let next = call
                    .func
                    .as_name_expr()
                    .is_some_and(|name| matches!(name.id.as_str(), "next" | "tuple"));
                if let Some(first) = call.arguments.args.first()
                    && (next || goes_through(&call.func))
                {
                    let name = call.func.as_name_expr().map(|name| name.id.as_str());
                    let plain = call.arguments.keywords.is_empty();
                    let drains = ["list", "tuple", "set", "sorted", "sum", "max", "min"];
                    if plain && name.is_none_or(|name| drains.contains(&name)) {
                        self.drained.push(first.range().into());
                    }
                    if name.is_none_or(|name| ["list", "tuple", "sorted"].contains(&name)) {
                        self.listed.push(first.range().into());
                    }
                    self.take(first);
                }
            }
            Expr::YieldFrom(from) => self.take(&from.value),
            Expr::ListComp(ExprListComp { generators, .. })
            | Expr::SetComp(ExprSetComp { generators, .. })
            | Expr::DictComp(ExprDictComp { generators, .. }) => generators
                .first()
                .into_iter()
                .for_each(|one| self.take(&one.iter)),
            _ => {}
        }
        walk_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{Shown, state};
    use super::*;

    const SOURCE: &str = "\
def up(n):
    i = 0
    while i < n:
        yield i
        i += 1
g = up(5)
";

    /// A run up to the line 7, which asks a generator that has given up 0 if it has `begun`; then the generator gives up 1, or ends.
    fn past(begun: bool, line: &str, returned: Option<(Event, &str)>) -> (Program, Vec<State>) {
        let program = Program::parse(&format!("{SOURCE}{line}\n")).unwrap();
        let made = ("g", "<generator object up>");
        let module: Shown<'_> = ("<module>", 7, &[made]);
        let inside = |line: u32, i: &'static str| ("up", line, i);
        let with = |event: Event, (name, line, i): (&'static str, u32, &str), value| {
            let locals = [("n", "5"), ("i", i)];
            state(event, &[module, (name, line, &locals)], value)
        };
        let mut past = vec![state(Event::Line, &[("<module>", 6, &[])], None)];
        if begun {
            past.push(state(Event::Line, &[module], None));
            past.push(state(
                Event::Call,
                &[module, ("up", 1, &[("n", "5")])],
                None,
            ));
            past.push(with(Event::Line, inside(4, "0"), None));
            past.push(with(Event::Return, inside(4, "0"), Some("0")));
        }
        past.push(state(Event::Line, &[module], None));
        if let Some((before, value)) = returned {
            past.push(with(before, inside(4, "1"), None));
            past.push(with(Event::Return, inside(4, "1"), Some(value)));
        }
        (program, past)
    }

    #[test]
    fn a_generator_goes_on_where_it_gave_up_its_last_value() {
        let check = |begun: bool, line: &str, expected: Option<(u32, &[(&str, &str)])>| {
            let (program, past) = past(begun, line, None);
            let states: Vec<&State> = past.iter().collect();
            let found = program.generator_goes_on(&states, states[states.len() - 1]);
            let top = found.as_ref().and_then(State::top);
            let expected = expected.map(|(line, locals)| Frame::new("up", line).knowing(locals));
            assert_eq!(top, expected.as_ref(), "{line}");
        };
        check(true, "x = next(g)", Some((4, &[("n", "5"), ("i", "0")])));
        check(false, "x = next(g)", Some((1, &[("n", "5")])));
        check(true, "x = g", None);
        check(true, "x = next(h)", None);
        // What takes all of it is not told by that.
        check(true, "x = list(g)", None);
    }

    #[test]
    fn what_a_generator_gives_up_stands_in_its_place() {
        let check = |line: &str, before: Event, value: &str, expected: Option<&str>| {
            let (program, past) = past(true, line, Some((before, value)));
            let states: Vec<&State> = past.iter().collect();
            let found = program.after_generator(&states);
            let text = found.map(|found| found.program.line(7).unwrap().text.clone());
            assert_eq!(text.as_deref(), expected, "{line}");
            let goes_on = program
                .generator_goes_on(&states, states[states.len() - 1])
                .is_some();
            let takes_all = line.contains("list(") && before == Event::Line;
            assert_eq!(goes_on, takes_all, "{line}");
        };
        check("x = next(g) + 1", Event::Line, "1", Some("x=1+1"));
        check("x = next(g, 9)", Event::Call, "None", Some("x=9"));
        check("x = next(g)", Event::Call, "None", None);
        check("x = next(g)", Event::Line, "A(x=1)", Some("x=object_0"));
        check("x = list(g)", Event::Line, "1", None);
        check("x = list(g)", Event::Call, "None", Some("x=list([])"));
    }

    #[test]
    fn making_a_generator_runs_nothing_of_it() {
        let (program, past) = past(false, "x = up(2)", None);
        let at = past.last().unwrap();
        let check = |text: &str, expected: bool| {
            assert_eq!(program.may_enter(at, text), expected, "{text}");
        };
        check("x=up(2)", false);
        check("x=up(up(2))", false);
        check("x=list(up(2))", true);
        assert_eq!(
            program.shown_generator(at, "up(2)").as_deref(),
            Some("<generator object up>")
        );
        assert_eq!(program.shown_generator(at, "up"), None);
    }
}
