//! Variables of a function that are read before they have a value, and names that nothing binds: what surely raises an `UnboundLocalError` or a
//! `NameError` (Python's language reference, "Resolution of names").

use std::cmp::Ordering;

use crate::visitor::Visitor;
use ruff_python_ast::{BoolOp, CmpOp, Expr, ExprCompare, Stmt};

use super::expressions::{Header, has_own_names, operands, written};
use super::order::compared;
use super::reach::Reach;
use super::scope::is_built_in;
use super::{DefinitionKind, MODULE, Program, is_dunder, mentions};
use crate::state::{Event, Frame, State};

/// What gives names to the module that no text shows.
const UNSEEN: [&str; 6] = ["exec", "globals", "locals", "vars", "builtins", "__dict__"];

impl Program {
    /// The message of the exception that the line which is about to run at a state surely raises first, because it reads a variable of its
    /// function that has no value yet, or a name that nothing binds.
    pub(super) fn unassigned(&self, at: &State) -> Option<String> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let unassigned = self.without_value(frame).unwrap_or_default();
        // The body of a `lambda` is only a part of its line, and what stands in a place of a call is a value.
        let seeks = !self.has_told && (frame.function == MODULE || !frame.function.contains('<'));
        if unassigned.is_empty() && !seeks {
            return None;
        }
        self.with_evaluated(frame, |header| {
            let augments = matches!(header, Header::Statement(Stmt::AugAssign(_)));
            let mut first = FirstRead {
                program: self,
                at,
                text: &self.text,
                unassigned: &unassigned,
                seeks,
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
        })
    }

    /// The message of the exception that evaluating an expression in canonical spelling surely raises first, because it reads a name that
    /// nothing binds.
    pub fn nowhere(&self, at: &State, expression: &str) -> Option<String> {
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let mut first = FirstRead {
            program: self,
            at,
            text: expression,
            unassigned: &[],
            seeks: true,
            found: None,
            ends: false,
        };
        first.visit_expr(parsed.expr());
        first.found
    }

    /// The variables of the function whose frame it is that have no value, and which its line mentions.
    fn without_value(&self, frame: &Frame) -> Option<Vec<&str>> {
        let locals = frame.locals.as_ref()?;
        let own = self.definition_at(&frame.function, frame.line)?;
        if own.kind != DefinitionKind::Function {
            return None;
        }
        // States do not show functions and classes under their own names, nor imports.
        let hidden =
            |name: &str| self.definitions.iter().any(|one| one.name == name) || self.imports(name);
        let text = &self.line(frame.line)?.text;
        let variables = own.scope.variables.iter().map(|one| one.name.as_str());
        let missing = |name: &&str| {
            !locals.contains_key(*name) && mentions(text, name) && !is_dunder(name) && !hidden(name)
        };
        Some(variables.filter(missing).collect())
    }

    /// Whether an import mentions a name.
    fn imports(&self, name: &str) -> bool {
        let import = |line: &str| line.starts_with("import ") || line.starts_with("from ");
        let mut lines = self.lines.iter().map(|line| line.text.as_str());
        lines.any(|line| import(line) && mentions(line, name))
    }

    /// Whether a name, which no name of Python's is, is bound nowhere in the program, and in no frame.
    fn is_nowhere(&self, at: &State, name: &str) -> bool {
        let shown = at.frames.iter().any(|frame| {
            let locals = frame.locals.as_ref();
            locals.is_none_or(|locals| locals.contains_key(name))
        });
        let unseen = |name: &String| UNSEEN.contains(&name.as_str());
        let anything = self.identifiers.iter().any(unseen)
            || self.lines.iter().any(|line| line.text.contains("import *"));
        let of_python = is_built_in(name) || name.starts_with('_') || !name.is_ascii();
        !of_python && !shown && !anything && !self.defines(name) && !self.imports(name)
    }
}

/// Looks for the first name that an expression reads which has no value, in the order of evaluation, up to what may be left out or may do
/// something else before.
struct FirstRead<'p> {
    program: &'p Program,
    at: &'p State,
    /// In which the expression stands.
    text: &'p str,
    /// The variables of the function that have none.
    unassigned: &'p [&'p str],
    /// Whether names that are nowhere are looked for, too.
    seeks: bool,
    /// What is raised.
    found: Option<String>,
    ends: bool,
}

impl FirstRead<'_> {
    fn name(&mut self, name: &str) {
        if self.found.is_some() || self.ends {
            return;
        }
        if self.unassigned.contains(&name) {
            self.found = Some(format!(
                "UnboundLocalError: cannot access local variable '{name}' where it is not associated with a value"
            ));
        } else if self.seeks && self.program.is_nowhere(self.at, name) {
            self.found = Some(format!("NameError: name '{name}' is not defined"));
        }
    }

    /// Whether a condition holds; `None` where nothing simple tells it.
    fn holds(&self, condition: &Expr) -> Option<bool> {
        let reach = Reach::of(self.program, self.at)?;
        match condition {
            Expr::Compare(comparison) => compares(comparison, &reach),
            plain => reach.value(plain)?.is_true(),
        }
    }
}

/// Whether a comparison of two values that are known holds.
fn compares(comparison: &ExprCompare, reach: &Reach<'_>) -> Option<bool> {
    let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
        return None;
    };
    let order = compared(&reach.value(&comparison.left)?, &reach.value(right)?)?;
    Some(match operator {
        CmpOp::Lt => order == Ordering::Less,
        CmpOp::LtE => order != Ordering::Greater,
        CmpOp::Gt => order == Ordering::Greater,
        CmpOp::GtE => order != Ordering::Less,
        CmpOp::Eq => order == Ordering::Equal,
        CmpOp::NotEq => order != Ordering::Equal,
        CmpOp::Is | CmpOp::IsNot | CmpOp::In | CmpOp::NotIn => return None,
    })
}

impl<'a> Visitor<'a> for FirstRead<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Name(name) if name.ctx.is_load() => self.name(&name.id),
            Expr::Name(_) | Expr::Lambda(_) => {}
            Expr::BoolOp(either) => {
                for value in &either.values {
                    self.visit_expr(value);
                    let goes_on = self.holds(value) == Some(either.op == BoolOp::And);
                    self.ends |= !goes_on;
                }
                self.ends = true;
            }
            Expr::If(choice) => {
                self.visit_expr(&choice.test);
                match self.holds(&choice.test) {
                    Some(true) => self.visit_expr(&choice.body),
                    Some(false) => self.visit_expr(&choice.orelse),
                    None => self.ends = true,
                }
            }
            expr if has_own_names(expr) => {
                // What it goes through first is evaluated where it stands.
                if let Some(iterated) = iterated_first(expr) {
                    self.visit_expr(iterated);
                }
                self.ends = true;
            }
            expr if expr.is_named_expr() => self.ends = true,
            expr => {
                operands_of(expr)
                    .into_iter()
                    .for_each(|one| self.visit_expr(one));
                let enters = || {
                    let text = written(expr, self.text);
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

/// What the first clause of a comprehension or of a generator expression goes through.
fn iterated_first(expr: &Expr) -> Option<&Expr> {
    let clauses = match expr {
        Expr::ListComp(made) => &made.generators,
        Expr::SetComp(made) => &made.generators,
        Expr::DictComp(made) => &made.generators,
        Expr::Generator(made) => &made.generators,
        _ => return None,
    };
    clauses.first().map(|clause| &clause.iter)
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
        check("y = a and x", Some("x"));
        check("y = a > 3 and x", None);
        check("y = a or x", None);
        check("y = g() and x", None);
        check("y = x if a else 0", Some("x"));
        check("y = 0 if a else x", None);
        check("y = g() + x", None);
        check("y = lambda: x", None);
    }
    #[test]
    fn a_name_that_nothing_binds_is_not_defined() {
        let program = |line: &str| {
            let source = format!("import math as m\nxs = [1]\ndef f(n):\n    {line}\nf(3)\n");
            Program::parse(&source).unwrap()
        };
        let module: [(&str, &str); 1] = [("xs", "[1]")];
        let own: [(&str, &str); 1] = [("n", "3")];
        let frames: &[_] = &[("<module>", 5, &module[..]), ("f", 4, &own[..])];
        let at = state(Event::Line, frames, None);
        let check = |line: &str, expected: Option<&str>| {
            let said = program(line).unassigned(&at);
            let expected = expected.map(|name| format!("NameError: name '{name}' is not defined"));
            assert_eq!(said, expected, "{line}");
            // As a watch of what the line returns.
            if let Some(expression) = line.strip_prefix("return ") {
                let said = program("pass").nowhere(&at, expression);
                assert_eq!(said, expected, "{expression}");
            }
        };
        check("return totl", Some("totl"));
        check("return n * height", Some("height"));
        check("return pritn(n)", Some("pritn"));
        check("return len(xss)", Some("xss"));
        check("return f'{n} {lost}'", Some("lost"));
        check("return [n, Lost]", Some("Lost"));
        check("return n > 2 and flag", Some("flag"));
        check("if n > limit:\n        pass", Some("limit"));
        check("xs.append(lost)", Some("lost"));
        check("return sum(x for x in lost)", Some("lost"));
        check("n += lost", Some("lost"));
        // It is bound, or it is not sure that it is read.
        check("return n > 3 and flag", None);
        check("return f(1) + lost", None);
        check("return m.pi", None);
        check("return [x for x in xs]", None);
        check("return lambda: lost", None);
        check("return __name__", None);
        check("return globals() and lost", None);
        check("lost = n", None);
        check("from lost import *", None);
    }
}
