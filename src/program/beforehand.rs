//! What a line has read before a call in it: `print(len(xs), add(xs))` and `total = a.n + a.inc()` have the size and the number that there were
//! before the call changed them. When the call returns, states show what has become of them, so that the values stand in their places.

use std::ops::Range;

use ruff_python_ast::{Expr, ExprContext};
use ruff_text_size::{Ranged, TextRange};

use super::Program;
use super::classes::value;
use super::displays::spelled;
use super::expressions::has_own_names;
use super::rewriting::with_all;
use super::unrolling::is_path;
use crate::quiz::PythonValue;
use crate::state::{Event, State};
use crate::visitor::{Visitor, walk_expr};

impl Program {
    /// The program with what the line that goes on at a state has read before its first call, where that is another value by now; `None` where
    /// there is none. `past` are the states on the way there.
    pub fn with_values_read(&self, at: &State, past: &[&State]) -> Option<Program> {
        let frame = at.top()?;
        let number = frame.line;
        let began = past.iter().rfind(|state| {
            state.event == Event::Line
                && state.depth() == at.depth()
                && state.line() == Some(number)
        })?;
        let locals = |state: &State| -> Vec<_> {
            state
                .frames
                .iter()
                .map(|frame| frame.locals.clone())
                .collect()
        };
        if locals(began) == locals(at) {
            return None;
        }
        let (_, call) = self.with_sure_call(began, |call, _| Some(call.range()))?;
        let parts = self.with_header(number, |header| {
            let operands = header.operands();
            let with_call = operands
                .iter()
                .position(|one| one.range().contains_range(call))?;
            let mut read = Read {
                program: self,
                began,
                at,
                call,
                unsure: false,
                parts: Vec::new(),
            };
            let before = operands.into_iter().take(with_call + 1);
            before.for_each(|one| read.visit_expr(one));
            (!read.unsure && !read.parts.is_empty()).then_some(read.parts)
        })?;
        self.rewritten(&with_all(&self.text, parts))
    }
}

/// Looks for what was read before a call, and is another value by now.
struct Read<'p> {
    program: &'p Program,
    /// When the line began, and now.
    began: &'p State,
    at: &'p State,
    call: TextRange,
    /// Whether it is not sure that the call is evaluated, once, and in which order.
    unsure: bool,
    parts: Vec<(Range<usize>, String)>,
}

impl Read<'_> {
    /// What something that is read was, if it can stand in the text, and is another value now.
    fn changed(&self, expr: &Expr) -> Option<String> {
        let was = value(self.began, expr).filter(is_plain)?;
        let changed = value(self.at, expr).as_ref() != Some(&was);
        let text = spelled(&was).filter(|_| changed)?;
        Some(match text.starts_with('-') {
            true => format!("({text})"),
            false => text,
        })
    }

    /// How much there was in what `len` is asked of, if there is more or less now.
    fn measured(&self, expr: &Expr) -> Option<String> {
        let call = expr.as_call_expr()?;
        let [of] = &*call.arguments.args else {
            return None;
        };
        let sized = call.func.as_name_expr()?.id.as_str() == "len" && !self.program.defines("len");
        let size = |state: &State| value(state, of)?.size();
        let was = size(self.began).filter(|_| sized && is_path(of))?;
        (size(self.at) != Some(was)).then(|| was.to_string())
    }
}

impl<'a> Visitor<'a> for Read<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        let place = expr.range();
        if place.start() >= self.call.start() {
            return;
        }
        let around = place.contains_range(self.call);
        if has_own_names(expr) || expr.is_if_expr() {
            self.unsure |= around;
            return;
        }
        let loads = match expr {
            Expr::Name(name) => name.ctx == ExprContext::Load,
            Expr::Attribute(attribute) => attribute.ctx == ExprContext::Load,
            Expr::Subscript(item) => item.ctx == ExprContext::Load,
            _ => true,
        };
        let item = |expr: &Expr| {
            let item = expr.as_subscript_expr();
            item.is_some_and(|item| {
                is_path(&item.value) && PythonValue::of_literal(&item.slice).is_some()
            })
        };
        let read = match is_path(expr) || item(expr) {
            _ if around || !loads => None,
            true => self.changed(expr),
            false => self.measured(expr),
        };
        match read {
            Some(text) => self.parts.push((place.into(), text)),
            None => walk_expr(self, expr),
        }
    }
}

/// Whether a value is the same wherever it stands: a number, a text or the like.
fn is_plain(value: &PythonValue) -> bool {
    use PythonValue::{Bool, Float, Int, Str};
    matches!(
        value,
        PythonValue::None | Bool(_) | Float(_) | Int(_) | Str(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn what_was_read_before_a_call_is_what_it_was() {
        let check = |line: &str, expected: Option<&str>| {
            let source = format!("def f():\n    global n\n    n = 2\n    xs.append(n)\n{line}\n");
            let program = Program::parse(&source).unwrap();
            let line = |xs: &str, n: &str| {
                let zs = format!("[0, {n}]");
                let known: [(&str, &str); 4] = [("xs", xs), ("n", n), ("k", "7"), ("zs", &zs)];
                state(Event::Line, &[("<module>", 5, &known)], None)
            };
            let (began, now) = (line("[1]", "1"), line("[1, 2]", "2"));
            let told = program.with_values_read(&now, &[&began]);
            let told = told.map(|told| told.line(5).unwrap().text.clone());
            assert_eq!(
                told.as_deref(),
                expected,
                "{line:?}",
                line = source.lines().last()
            );
        };
        check("print(n, f(), n)", Some("print(1, f(), n)"));
        check("x = len(xs) + f() + len(xs)", Some("x=1+f()+len(xs)"));
        check("x = xs[0] + f()", None);
        check("x = zs[-1] + f()", Some("x=1+f()"));
        check("print(f'{n} {f()} {n}')", Some("print(f'{1} {f()} {n}')"));
        check("print(k, xs, f(), n)", None);
        check("print(n if f() else k)", None);
        check("n = f()", None);
    }
}
