//! Generators: which of them a line goes on with, and what becomes of what it gives up. A state shows nothing of a generator that waits; the
//! state in which it gave up its last value does.

mod blocks;
mod consumption;
mod continuation;
mod creation;
mod demand;
mod expressions;
mod handing;
mod hands;
mod sending;
mod standing;
mod suspension;
mod taking;

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::Expr;
use ruff_text_size::Ranged;

pub(super) use self::consumption::Consumed;
use super::classes::{found, parsed};
use super::decorators::Decoration;
use super::expressions::written;
use super::{Definition, DefinitionKind, Program, mentions};
use crate::state::{Event, Frame, State};

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
        let calm = || {
            call.arguments.args.iter().all(|one| {
                let text = written(one, expression);
                text.is_some_and(|text| {
                    !self.may_enter(at, text) || self.shown_generator(at, text).is_some()
                })
            })
        };
        if let Expr::Attribute(method) = &*call.func {
            let object = written(&*method.value, expression)?;
            let function = self.method(self.class_of(at, &method.value)?, &method.attr)?;
            let plain = self.is_generator(function)
                && self.decoration(function) == Decoration::Plain
                && !self.names("__getattribute__");
            let calm = plain && !self.may_enter(at, object) && calm();
            return calm.then(|| format!("<generator object {}>", self.qualified(function)));
        }
        let name = call.func.as_name_expr()?.id.as_str();
        // A generator is its own iterator.
        if let ("iter", [one]) = (name, &*call.arguments.args) {
            let one = written(one, expression).filter(|_| !self.binds(name))?;
            let shown = found(at, one).flatten().map(str::to_owned);
            let made = || self.shown_generator(at, one);
            let own = shown.or_else(made);
            return own.filter(|one| one.starts_with("<generator object "));
        }
        let function = self
            .visible(at, name)
            .filter(|_| found(at, name).is_none())?;
        let plain = self.is_generator(function) && function.first == function.line;
        (plain && calm()).then(|| format!("<generator object {}>", self.qualified(function)))
    }

    /// Whether running a text only makes a generator, and gives it a name.
    pub(super) fn makes_generator(&self, at: &State, text: &str) -> bool {
        // What is gone through where it is made calls what it names.
        let calm = || {
            let named = |one: &Definition| mentions(text, &one.name);
            text.contains(" for ") && !self.definitions.iter().any(named)
        };
        if !self.has_generators() && !calm() {
            return false;
        }
        let text = text.strip_prefix("return ").unwrap_or(text);
        let value = match text.split_once('=') {
            Some((name, value)) if super::is_identifier(name) => value,
            // An attribute is only set where no class says otherwise.
            Some((path, value))
                if path.split('.').all(super::is_identifier)
                    && !["__setattr__", "__set__", "setter"]
                        .iter()
                        .any(|one| self.names(one)) =>
            {
                value
            }
            _ => text,
        };
        self.shown_generator(at, value).is_some()
    }

    /// Whether a method says how long an object is.
    pub(super) fn measures(&self, function: &Definition) -> bool {
        function.name == "__len__" && self.is_method(function)
    }

    /// Whether objects of a class say how long they are.
    pub(super) fn has_length(&self, class: &Definition) -> bool {
        let names = ["__len__", "__length_hint__"];
        names.iter().any(|name| self.method(class, name).is_some())
    }
}

/// What a line hands on the values of (`yield from`), if that is one thing.
pub(super) fn handed_on(line: &str) -> Option<String> {
    if !mentions(line, "yield") {
        return None;
    }
    // Outside of a function a `return` does not parse.
    let line = line.strip_prefix("return ").unwrap_or(line);
    let parsed = parsed(line)?;
    let mut hands = Hands::default();
    hands.visit_body(&parsed.syntax().body);
    match hands.found.as_slice() {
        [(_, given)] => line.get(given.clone()).map(str::to_owned),
        _ => None,
    }
}

/// Where `yield from` stands, each with what it is given.
#[derive(Default)]
struct Hands {
    found: Vec<(Range<usize>, Range<usize>)>,
}

impl<'e> Visitor<'e> for Hands {
    fn visit_expr(&mut self, expr: &'e Expr) {
        if let Expr::YieldFrom(from) = expr {
            self.found
                .push((from.range().into(), from.value.range().into()));
        }
        walk_expr(self, expr);
    }
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
