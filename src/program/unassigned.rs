//! Variables of a function that are read before they have a value: what surely raises an `UnboundLocalError` (Python's language reference, "Resolution
//! of names").

use crate::visitor::Visitor;
use ruff_python_ast::{Expr, Stmt};

use super::expressions::{Header, has_own_names, operands, written};
use super::{DefinitionKind, Program, is_dunder, mentions};
use crate::state::{Event, State};

impl Program {
    /// The message of the exception that the line which is about to run at a state surely raises first, because it reads a variable of its
    /// function that has no value yet.
    pub(super) fn unassigned(&self, at: &State) -> Option<String> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let locals = frame.locals.as_ref()?;
        let own = self.definition_at(&frame.function, frame.line)?;
        if own.kind != DefinitionKind::Function {
            return None;
        }
        // States do not show functions and classes under their own names, nor imports.
        let hidden = |name: &str| {
            let import = |line: &str| line.starts_with("import ") || line.starts_with("from ");
            let mut lines = self.lines.iter().map(|line| line.text.as_str());
            self.definitions.iter().any(|one| one.name == name)
                || lines.any(|line| import(line) && mentions(line, name))
        };
        let text = &self.line(frame.line)?.text;
        let variables = own.scope.variables.iter().map(|one| one.name.as_str());
        let missing = |name: &&str| {
            !locals.contains_key(*name) && mentions(text, name) && !is_dunder(name) && !hidden(name)
        };
        let unassigned: Vec<&str> = variables.filter(missing).collect();
        if unassigned.is_empty() {
            return None;
        }
        let name = self.with_evaluated(frame, |header| {
            let augments = matches!(header, Header::Statement(Stmt::AugAssign(_)));
            let mut first = FirstRead {
                program: self,
                at,
                unassigned: &unassigned,
                found: None,
                ends: false,
            };
            for operand in header.operands() {
                match operand {
                    Expr::Name(name) if augments => first.name(&name.id),
                    operand => first.visit_expr(operand),
                }
            }
            first.found
        })?;
        Some(format!(
            "UnboundLocalError: cannot access local variable '{name}' where it is not associated with a value"
        ))
    }
}

/// Looks for the first variable that an expression reads which has no value, in the order of evaluation, up to what may be left out or may do
/// something else before.
struct FirstRead<'p> {
    program: &'p Program,
    at: &'p State,
    unassigned: &'p [&'p str],
    found: Option<&'p str>,
    ends: bool,
}

impl FirstRead<'_> {
    fn name(&mut self, name: &str) {
        if self.found.is_none() && !self.ends {
            self.found = self.unassigned.iter().find(|one| **one == name).copied();
        }
    }
}

impl<'a> Visitor<'a> for FirstRead<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Name(name) if name.ctx.is_load() => self.name(&name.id),
            Expr::Name(_) | Expr::Lambda(_) => {}
            Expr::BoolOp(either) => {
                either
                    .values
                    .iter()
                    .take(1)
                    .for_each(|one| self.visit_expr(one));
                self.ends = true;
            }
            Expr::If(choice) => {
                self.visit_expr(&choice.test);
                self.ends = true;
            }
            expr if has_own_names(expr) || expr.is_named_expr() => self.ends = true,
            expr => {
                operands_of(expr)
                    .into_iter()
                    .for_each(|one| self.visit_expr(one));
                let enters = || {
                    let text = written(expr, self.program.text());
                    text.is_none_or(|text| self.program.may_enter(self.at, text))
                };
                let chained = expr.as_compare_expr().is_some_and(|one| one.ops.len() > 1);
                self.ends |= chained || (expr.is_call_expr() && enters());
            }
        }
    }
}

/// The parts of an expression in the order of their evaluation, with what a call calls.
fn operands_of(expr: &Expr) -> Vec<&Expr> {
    let called = expr.as_call_expr().map(|call| &*call.func);
    called.into_iter().chain(operands(expr)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn a_variable_that_is_read_too_early_has_no_value() {
        let check = |line: &str, expected: Option<&str>| {
            let source =
                format!("x = 1\ndef g():\n    return 1\ndef f(a):\n    {line}\n    x = 2\nf(3)\n");
            let program = Program::parse(&source).unwrap();
            let module: [(&str, &str); 1] = [("x", "1")];
            let own: [(&str, &str); 1] = [("a", "3")];
            let frames: &[_] = &[("<module>", 7, &module[..]), ("f", 5, &own[..])];
            let at = state(Event::Line, frames, None);
            let said = program.unassigned(&at);
            let said = said.as_deref().map(|said| said.contains("variable 'x'"));
            assert_eq!(said, expected.map(|name| name == "x"), "{line}");
        };
        check("print('a', x)", Some("x"));
        check("x += 1", Some("x"));
        check("y = a + x", Some("x"));
        check("if x > a: pass", None);
        check("if x > a:\n        pass", Some("x"));
        // It has one, it is another one, or it is not sure that it is read.
        check("print(a)", None);
        check("x = a", None);
        check("global x; x += 1", None);
        check("y = [x for x in [a]]", None);
        check("y = a and x", None);
        check("y = x if a else 0", None);
        check("y = g() + x", None);
        check("y = lambda: x", None);
    }
}
