//! Generators: which of them a line goes on with, and what becomes of what it gives up. A state shows nothing of a generator that waits; the
//! state in which it gave up its last value does.

use std::ops::Range;

use ruff_python_ast::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, Stmt};
use ruff_text_size::Ranged;

use super::classes::{found, value};
use super::expressions::written;
use super::parameters::is_display;
use super::reduction::goes_through;
use super::{Definition, DefinitionKind, Program, Resumption, calling, mentions};
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
}

impl Program {
    /// Whether calling a function makes a generator.
    pub(super) fn is_generator(&self, function: &Definition) -> bool {
        let mut lines = self.lines.iter();
        function.kind == DefinitionKind::Function
            && lines
                .any(|line| mentions(&line.text, "yield") && self.is_line_of(function, line.number))
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

    /// The state that comes next where a generator goes on, told by the states before: `past` ends with the one that there is.
    pub fn generator_goes_on(&self, past: &[&State]) -> Option<State> {
        let at = *past.last()?;
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
            if self.takes_one(line) || !self.calls_only(line, generator) {
                return None;
            }
            frame.pending.as_mut()?.push(Some(value));
            return Some(next);
        }
        let line = &self
            .line(at.line().filter(|_| at.event == Event::Line)?)?
            .text;
        let asked = self.asked(at, line)?;
        if !self.takes_one(line) || !self.calls_only(line, asked.function) {
            return None;
        }
        let made = self.made(past, &asked)?;
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
            let unbegun = (!begun).then(|| self.unbegun(past, made, asked.function));
            next.frames.push(unbegun.flatten()?);
            return Some(next);
        };
        next.frames.push(frame);
        if depth == next.depth() {
            let groups = next.aliases.as_mut()?;
            for group in aliases {
                groups.retain(|one| !one.iter().any(|name| group.contains(name)));
                groups.push(group);
            }
        }
        Some(next)
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
        let (place, text) = if line.text.starts_with("for ") {
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
        } else if gives {
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
        let gives = at.event == Event::Return && before.event == Event::Line && same;
        let text = &self.line(top.line)?.text;
        let generator = self.definition_at(&top.function, top.line)?;
        let gives = gives && (text.starts_with("yield ") || text.contains("=yield "));
        (gives && self.is_generator(generator)).then_some(generator)
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
                    let own =
                        |group: &&Vec<AliasName>| group.iter().any(|name| name.frame + 1 == depth);
                    let caller = depth
                        .checked_sub(2)
                        .and_then(|below| state.frames.get(below));
                    waiting.push(Waiting {
                        frame: (*top).clone(),
                        started: running.pop().unwrap_or_default(),
                        depth,
                        aliases: state
                            .aliases
                            .iter()
                            .flatten()
                            .filter(own)
                            .cloned()
                            .collect(),
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

    /// The frame of a generator that has not begun, made by the statement before a state.
    fn unbegun(&self, past: &[&State], made: usize, generator: &Definition) -> Option<Frame> {
        let before = past.get(made.checked_sub(1)?)?;
        let mut frame = Frame::new(generator.name.clone(), generator.first);
        let locals = frame.locals.as_mut()?;
        for (name, given) in self.made_with(before, generator)? {
            let parsed = ruff_python_parser::parse_expression(&given).ok()?;
            let value = match value(before, parsed.expr()) {
                Some(value) => value,
                None => PythonValue::of_literal(parsed.expr())?,
            };
            locals.insert(name, Some(value.to_string()));
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

    /// The generator that a line asks for a value, if it is the only one there.
    fn asked(&self, at: &State, line: &str) -> Option<Asked<'_>> {
        let parsed = super::classes::parsed(line)?;
        let mut reads = Reads::default();
        reads.visit_body(&parsed.syntax().body);
        let mut asked = reads.found.iter().filter_map(|expr| {
            let name = expr.as_name_expr().map(|name| name.id.to_string());
            let function = self.generator_of(at, expr)?;
            Some(Asked { function, name })
        });
        let first = asked.next()?;
        asked.next().is_none().then_some(first)
    }

    /// Where in the text the only expression is whose value is a generator of a function, in the line that a state is at.
    fn place(&self, at: &State, generator: &Definition) -> Option<Range<usize>> {
        self.with_header(at.line()?, |header| {
            let mut reads = Reads::default();
            header
                .operands()
                .into_iter()
                .for_each(|expr| reads.visit_expr(expr));
            let own = |expr: &&&Expr| {
                let of = self.generator_of(at, expr);
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

    /// The generator function that an expression calls, or whose generator it names.
    fn generator_of(&self, at: &State, expr: &Expr) -> Option<&Definition> {
        match expr {
            Expr::Name(name) => {
                let shown = found(at, &name.id)??.strip_prefix("<generator object ")?;
                self.function(shown.strip_suffix('>')?)
            }
            Expr::Call(call) => {
                let function = match &*call.func {
                    Expr::Attribute(method) => {
                        let class = self.class_of(at, &method.value)?;
                        self.method(class, method.attr.as_str())?
                    }
                    function => self.visible(at, &function.as_name_expr()?.id)?,
                };
                self.is_generator(function).then_some(function)
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
}

/// The names and calls of a line.
#[derive(Default)]
struct Reads<'e> {
    found: Vec<&'e Expr>,
}

impl<'e> Visitor<'e> for Reads<'e> {
    fn visit_stmt(&mut self, stmt: &'e Stmt) {
        if let Stmt::For(stmt) = stmt {
            self.visit_expr(&stmt.iter);
        } else {
            ruff_python_ast::visitor::walk_stmt(self, stmt);
        }
    }

    fn visit_expr(&mut self, expr: &'e Expr) {
        if matches!(expr, Expr::Name(_) | Expr::Call(_)) {
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
}

impl<'e> Visitor<'e> for Consumed {
    fn visit_expr(&mut self, expr: &'e Expr) {
        let mut add = |expr: &Expr| self.places.push(expr.range().into());
        match expr {
            Expr::Call(call) => {
                let next = call
                    .func
                    .as_name_expr()
                    .is_some_and(|name| matches!(name.id.as_str(), "next" | "tuple"));
                if let Some(first) = call.arguments.args.first()
                    && (next || goes_through(&call.func))
                {
                    add(first);
                }
            }
            Expr::ListComp(made) => made
                .generators
                .first()
                .into_iter()
                .for_each(|one| add(&one.iter)),
            Expr::SetComp(made) => made
                .generators
                .first()
                .into_iter()
                .for_each(|one| add(&one.iter)),
            Expr::DictComp(made) => made
                .generators
                .first()
                .into_iter()
                .for_each(|one| add(&one.iter)),
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
            let found = program.generator_goes_on(&states);
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
            let goes_on = program.generator_goes_on(&states).is_some();
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
