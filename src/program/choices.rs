//! Choices that are made: what a line that is written out comes to where its conditions have returned. `([2] if True else [])+([4] if False
//! else [])` is `[2]`, and `False or True or f(4)` is `True`: what was long because it was written out is short again.

use std::ops::Range;

use ruff_python_ast::visitor::{Visitor, walk_expr};
use ruff_python_ast::{BoolOp, Expr, Operator};
use ruff_text_size::Ranged;

use super::Program;
use super::arguments::truth;
use super::expressions::written;
use super::rewriting::with_all;
use crate::state::Frame;

impl Program {
    /// The program with the choices of the line that a frame is about to run made, as far as their conditions are written out; `None` where
    /// there are none.
    pub(super) fn with_choices(&self, frame: &Frame) -> Option<Program> {
        let found = self.with_header(frame.line, |header| {
            let mut made = Made {
                text: &self.text,
                found: Vec::new(),
            };
            header
                .operands()
                .into_iter()
                .for_each(|expr| made.visit_expr(expr));
            (!made.found.is_empty()).then_some(made.found)
        })?;
        self.rewritten(&with_all(&self.text, found))
    }
}

/// Looks for the outermost parts of a line that are decided.
struct Made<'t> {
    text: &'t str,
    /// Where they are, and what they come to.
    found: Vec<(Range<usize>, String)>,
}

impl<'a> Visitor<'a> for Made<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        match self.decided(expr) {
            Some(text) => self.found.push((expr.range().into(), text)),
            None => walk_expr(self, expr),
        }
    }
}

impl<'t> Made<'t> {
    fn decided(&self, expr: &Expr) -> Option<String> {
        match expr {
            Expr::BoolOp(either) => {
                let decides = |one: &Expr| truth(one) == Some(either.op == BoolOp::Or);
                let passed = |one: &Expr| truth(one) == Some(either.op != BoolOp::Or);
                let (last, before) = either.values.split_last()?;
                let place = before.iter().take_while(|one| passed(one)).count();
                let next = either.values.get(place)?;
                if decides(next) || std::ptr::eq(next, last) {
                    return Some(format!("({})", written(next, self.text)?));
                }
                if place == 0 {
                    return None;
                }
                let left: Option<Vec<String>> = either.values[place..]
                    .iter()
                    .map(|one| Some(format!("({})", written(one, self.text)?)))
                    .collect();
                let operator = match either.op {
                    BoolOp::Or => " or ",
                    BoolOp::And => " and ",
                };
                Some(left?.join(operator))
            }
            Expr::BinOp(_) => {
                let mut chosen = false;
                let items = self.listed(expr, &mut chosen)?;
                chosen.then(|| format!("[{}]", items.join(", ")))
            }
            Expr::If(choice) => {
                let taken = if truth(&choice.test)? {
                    &choice.body
                } else {
                    &choice.orelse
                };
                Some(format!("({})", written(&**taken, self.text)?))
            }
            _ => None,
        }
    }

    /// The items of lists one behind the other, all of which are written out or chosen; `chosen` is set where one is chosen.
    fn listed(&self, expr: &Expr, chosen: &mut bool) -> Option<Vec<&'t str>> {
        match expr {
            Expr::List(list) => {
                let item = |one: &Expr| written(one, self.text).filter(|_| !one.is_starred_expr());
                list.elts.iter().map(item).collect()
            }
            Expr::If(choice) => {
                *chosen = true;
                match truth(&choice.test)? {
                    true => self.listed(&choice.body, chosen),
                    false => self.listed(&choice.orelse, chosen),
                }
            }
            Expr::BinOp(sum) if sum.op == Operator::Add => {
                let mut items = self.listed(&sum.left, chosen)?;
                items.extend(self.listed(&sum.right, chosen)?);
                Some(items)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_decided_is_short() {
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{line}\n")).unwrap();
            let frame = Frame::new("<module>", 1);
            let found = program.with_choices(&frame);
            let found = found.map(|program| program.line(1).unwrap().text.clone());
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        check(
            "y = (([1] if (True) else [])+([2] if (False) else [])+([3] if ('a') else []))",
            Some("y=([1, 3])"),
        );
        check("y = [1] if 0 else [2]", Some("y=([2])"));
        check(
            "y = bool((False) or (True) or (f(4)))",
            Some("y=bool((True))"),
        );
        check("y = (False) or f(3) or f(4)", Some("y=(f(3)) or (f(4))"));
        check("y = True and False", Some("y=(False)"));
        check("y = f(1) or True", None);
        check("y = ([1] if (True) else [])+xs", Some("y=(([1]))+xs"));
        check("y = [1]+[2]", None);
        check("y = [1] if f(1) else [2]", None);
    }
}
