//! Which generator a line asks for a value, and where in the line it stands: by the name that it has, or by the call that makes it.

use std::ops::Range;

use crate::visitor::Visitor;
use ruff_python_ast::Expr;
use ruff_python_ast::helpers::{any_over_body, any_over_expr};
use ruff_text_size::Ranged;

use super::Hands;
use super::consumption::{Consumed, Reads};
use crate::program::calls::without_strings;
use crate::program::classes::{found, parsed, value};
use crate::program::expressions::{canonical, has_own_names, written};
use crate::program::{Definition, DefinitionKind, Program, calling, mentions};
use crate::state::State;

impl Program {
    /// Whether something takes all values of a generator for itself, in the line that waits for that at a state.
    pub(super) fn drains(&self, at: &State, generator: &Definition) -> bool {
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
    pub(super) fn hints(&self, generator: &Definition) -> bool {
        let class = self.class_around(generator.line);
        generator.name == "__iter__" && class.is_some_and(|class| self.has_length(class))
    }

    /// Where the text has the only `yield from` of a line.
    pub(super) fn place_of_hand(&self, line: u32) -> Option<Range<usize>> {
        self.with_header(line, |header| {
            let mut hands = Hands::default();
            let operands = header.operands();
            operands.into_iter().for_each(|one| hands.visit_expr(one));
            let [(place, _)] = hands.found.as_slice() else {
                return None;
            };
            Some(place.clone())
        })
    }

    /// The generator expression that a line asks for a value, by its name.
    pub(super) fn asked_expression<'a>(&self, at: &'a State, line: &str) -> Option<&'a str> {
        let parsed = parsed(line)?;
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

    /// The generator that a line asks for a value, if it is the only one there.
    pub(super) fn asked(&self, at: &State, line: &str) -> Option<Asked<'_>> {
        let parsed = parsed(line)?;
        let mut reads = Reads::default();
        reads.visit_body(&parsed.syntax().body);
        // What only stands in the line, such as what another generator is given, is not asked.
        let drawn = |expr: &&&Expr| reads.drawn.places.contains(&expr.range().into());
        let mut asked = reads.found.iter().filter(drawn).filter_map(|expr| {
            let name = held_under(expr, line);
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
    pub(super) fn place(&self, at: &State, generator: &Definition) -> Option<Range<usize>> {
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
            // A loop goes on with it only where it goes through nothing else, counted or not.
            let is_it = |expr: &Expr| Range::<usize>::from(expr.range()) == place;
            let counted = |expr: &Expr| {
                let call = expr.as_call_expr();
                let name = call.and_then(|call| call.func.as_name_expr());
                let plain = name.is_some_and(|name| {
                    name.id.as_str() == "enumerate" && !self.binds("enumerate")
                });
                let first = call.and_then(|call| call.arguments.args.first());
                plain && first.is_some_and(is_it)
            };
            let whole = |expr: &&Expr| is_it(expr) || counted(expr);
            let fits = !header.is_for() || header.operands().iter().all(whole);
            (own.next().is_none() && fits).then_some(place)
        })
    }

    /// The generator function that an expression calls, or whose generator it names, where it is gone through.
    pub(super) fn generator_at(&self, at: &State, expr: &Expr) -> Option<&Definition> {
        let mut drawn = Consumed::default();
        drawn.places.push(expr.range().into());
        self.generator_of(at, expr, &drawn)
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
            Expr::Attribute(_)
                if value(at, expr)
                    .is_some_and(|shown| shown.to_string().starts_with("<generator object ")) =>
            {
                let shown = value(at, expr)?.to_string();
                let shown = shown.strip_prefix("<generator object ")?;
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

    /// The only call of `next`, or of `send`, in a line, and what it gives where nothing is left.
    pub(super) fn next_call(&self, line: u32) -> Option<(Range<usize>, Option<String>)> {
        self.with_header(line, |header| {
            let mut calls = Reads::default();
            header
                .operands()
                .into_iter()
                .for_each(|expr| calls.visit_expr(expr));
            let mut calls = calls.found.into_iter().filter_map(|expr| {
                let call = expr.as_call_expr().filter(|_| asks_for_one(expr))?;
                Some((expr, call))
            });
            let (expr, call) = calls.next()?;
            let default = call.arguments.args.get(1);
            let default = default.and_then(|one| Some(written(one, &self.text)?.to_owned()));
            // A comprehension asks again and again.
            let again = |one: &Expr| {
                let repeats = has_own_names(one) && !one.is_lambda_expr();
                repeats && one.range().contains_range(expr.range())
            };
            let operands = header.operands();
            let once = !operands.iter().any(|one| any_over_expr(one, again));
            let only = calls.next().is_none() && once;
            only.then(|| (Range::<usize>::from(expr.range()), default))
        })
    }

    /// Whether a line asks a generator for one value only.
    pub(super) fn takes_one(&self, line: &str) -> bool {
        line.starts_with("for ")
            || line.starts_with("with ")
            || ["next", "send", "throw"]
                .iter()
                .any(|one| mentions(line, one))
    }

    /// Whether a line calls nothing of the program but generators.
    pub(super) fn calls_only(&self, line: &str) -> bool {
        // What a text says calls nothing.
        let line = &*without_strings(line);
        let named =
            |one: &&Definition| one.kind != DefinitionKind::Module && mentions(line, &one.name);
        let mut named = self.definitions.iter().filter(named);
        named.all(|one| self.is_generator(one))
    }
}

/// Whether an expression asks a generator for a value.
fn asks_for_one(expr: &Expr) -> bool {
    expr.as_call_expr().is_some_and(|call| match &*call.func {
        Expr::Name(name) => name.id.as_str() == "next",
        Expr::Attribute(method) => method.attr.as_str() == "send",
        _ => false,
    })
}

/// Whether a line asks generators only where a condition within it holds, or does not.
pub(super) fn asks_by_choice(line: &str) -> bool {
    let by_choice = |part: &Expr| match part {
        Expr::If(choice) => {
            let mut values = [&choice.body, &choice.orelse].into_iter();
            values.any(|one| any_over_expr(one, asks_for_one))
        }
        Expr::BoolOp(either) => {
            let mut later = either.values.iter().skip(1);
            later.any(|one| any_over_expr(one, asks_for_one))
        }
        _ => false,
    };
    parsed(line).is_some_and(|parsed| any_over_body(&parsed.syntax().body, by_choice))
}

/// The name or the attribute that an expression is, which may have a generator.
pub(super) fn held_under(expr: &Expr, text: &str) -> Option<String> {
    match expr {
        Expr::Name(name) => Some(name.id.to_string()),
        Expr::Attribute(_) => canonical(written(expr, text)?),
        _ => None,
    }
}

/// A generator that is asked for a value.
pub(super) struct Asked<'p> {
    pub function: &'p Definition,
    /// The name, or the attribute, that has it; `None` where the line makes it.
    pub name: Option<String>,
    /// The call that makes it.
    pub call: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_may_hang_on_a_condition() {
        let check = |line: &str, expected: bool| {
            assert_eq!(asks_by_choice(line), expected, "{line}");
        };
        check("return xs.pop() if xs else next(g)", true);
        check("x = next(g) if n else 0", true);
        check("x = n or g.send(1)", true);
        check("x = 1 if next(g) else 0", false);
        check("x = next(g) or n", false);
        check("x = next(g)", false);
    }
}
