//! What gives its values one after the other, where generators of the program may be behind it: `enumerate(g)`, `zip(f(), [1, 2])`.

use ruff_python_ast::Expr;
use ruff_python_ast::helpers::any_over_expr;

use super::Taker;
use crate::program::Definition;
use crate::program::classes::{found, value};
use crate::program::displays::literal;
use crate::program::expressions::written;

/// What an expression gives one after the other.
pub(super) enum Source<'p, 'e> {
    /// The values of a generator.
    Generator(&'p Definition),
    /// What another one gives, each in a form of its own.
    Each(&'e Expr),
    /// Some of what another one gives.
    Sifted(&'e Expr),
    /// The first ones that another one gives.
    First(&'e Expr, usize),
    /// One of each in turn.
    Turns(Vec<&'e Expr>),
    /// So many of what is known.
    Known(usize),
}

impl<'p> Taker<'p, '_> {
    /// What an expression gives one after the other, where generators of the program may be behind it.
    pub(super) fn source<'e>(&self, expr: &'e Expr) -> Option<Source<'p, 'e>> {
        if let Some(function) = self.generator(expr) {
            return Some(Source::Generator(function));
        }
        if let Some(size) = self.known(expr) {
            return Some(Source::Known(size));
        }
        if let Expr::Generator(made) = expr {
            let [one] = made.generators.as_slice() else {
                return None;
            };
            let quiet = self.is_quiet(&made.elt) && one.ifs.iter().all(|one| self.is_quiet(one));
            return match one.ifs.is_empty() {
                _ if !quiet => None,
                true => Some(Source::Each(&one.iter)),
                false => Some(Source::Sifted(&one.iter)),
            };
        }
        let call = expr.as_call_expr()?;
        if !call.arguments.keywords.is_empty() {
            return None;
        }
        let arguments = &*call.arguments.args;
        if let Some(("itertools", name)) = self
            .program
            .of_library(self.at, &call.func)
            .as_ref()
            .map(|(module, name)| (*module, name.as_str()))
        {
            return match (name, arguments) {
                ("islice", [inner, most]) => {
                    let most = literal(most).or_else(|| value(self.at, most))?;
                    Some(Source::First(inner, most.to_string().parse().ok()?))
                }
                _ => None,
            };
        }
        let name = call.func.as_name_expr()?.id.as_str();
        match (name, arguments) {
            _ if self.program.binds(name) => None,
            ("enumerate", [inner, ..]) | ("iter", [inner]) => Some(Source::Each(inner)),
            ("map", [function, inner]) if self.is_quiet(function) => Some(Source::Each(inner)),
            ("filter", [function, inner]) if self.is_quiet(function) => Some(Source::Sifted(inner)),
            ("zip", all) if !all.iter().any(Expr::is_starred_expr) => {
                Some(Source::Turns(all.iter().collect()))
            }
            _ => None,
        }
    }

    /// The generator function that an expression calls, or whose generator it is.
    pub(super) fn generator(&self, expr: &Expr) -> Option<&'p Definition> {
        let function = self.program.generator_at(self.at, expr)?;
        let made = |one: &Expr| {
            let text = written(one, &self.program.text)?;
            let calm = !self.program.may_enter(self.at, text);
            (calm || self.program.shown_generator(self.at, text).is_some()).then_some(())
        };
        let calm = expr.as_call_expr().is_none_or(|call| {
            let keywords = call.arguments.keywords.iter().map(|one| &one.value);
            let mut all = call.arguments.args.iter().chain(keywords);
            all.all(|one| made(one).is_some())
        });
        calm.then_some(function)
    }

    /// How many there are of what is known as a whole.
    fn known(&self, expr: &Expr) -> Option<usize> {
        let held = |expr: &Expr| literal(expr).or_else(|| value(self.at, expr));
        if let Expr::Call(call) = expr {
            let name = call.func.as_name_expr()?.id.as_str();
            let [end] = &*call.arguments.args else {
                return None;
            };
            let counts = name == "range" && !self.program.binds(name);
            return held(end).filter(|_| counts)?.to_string().parse().ok();
        }
        held(expr)?.size()
    }

    /// Whether values of generators are behind what an expression gives.
    pub(super) fn draws(&self, expr: &Expr) -> bool {
        match self.source(expr) {
            Some(Source::Generator(_)) => true,
            Some(Source::Each(inner) | Source::Sifted(inner) | Source::First(inner, _)) => {
                self.draws(inner)
            }
            Some(Source::Turns(all)) => all.into_iter().any(|one| self.draws(one)),
            Some(Source::Known(_)) | None => false,
        }
    }

    /// Whether an expression has to do with no generator and nothing else that gives its values later.
    pub(super) fn is_quiet(&self, expr: &Expr) -> bool {
        !any_over_expr(expr, |part| {
            let lazy = || {
                let name = part.as_name_expr()?;
                let shown = found(self.at, &name.id).flatten()?;
                let plain = ["<function ", "<class ", "<built-in "];
                (shown.starts_with('<') && !plain.iter().any(|one| shown.starts_with(one)))
                    .then_some(())
            };
            self.program.generator_at(self.at, part).is_some() || lazy().is_some()
        })
    }
}
