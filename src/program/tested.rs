//! What is left of an `and` or an `or` once an object of the program in it has said whether it is true (`__bool__`, `__len__`): that object,
//! or the operands behind it (Python's language reference, "Boolean operations").

use std::ops::Range;

use ruff_python_ast::visitor::{Visitor, walk_expr};
use ruff_python_ast::{BoolOp, Expr, ExprBoolOp, Stmt};
use ruff_text_size::Ranged;

use super::Program;
use super::expressions::{Header, written};

impl Program {
    /// The program's text once an operand in a line has said whether it is true.
    pub(super) fn after_test(&self, line: u32, operand: &Expr, is_true: bool) -> Option<String> {
        let (range, left) = self.with_header(line, |header| {
            let mut search = Search {
                operand,
                found: None,
            };
            header.operands().into_iter().for_each(|one| search.visit_expr(one));
            let (either, place) = search.found?;
            let range = Range::<usize>::from(either.range());
            let decides = is_true == (either.op == BoolOp::Or);
            let behind = either.values.get(place + 1).filter(|_| !decides);
            let left = match behind {
                Some(next) => self.text.get(next.start().to_usize()..range.end)?.to_owned(),
                // What a header asks for is not asked twice.
                None if asks(&header, either) => if is_true { "True" } else { "False" }.to_owned(),
                None => written(operand, &self.text)?.to_owned(),
            };
            Some((range, left))
        })?;
        self.text_with(&range, &left)
    }
}

/// Whether a header asks whether this is true.
fn asks(header: &Header<'_>, either: &ExprBoolOp) -> bool {
    let test = match header {
        Header::Statement(Stmt::If(branch)) => Some(&*branch.test),
        Header::Statement(Stmt::While(repeated)) => Some(&*repeated.test),
        Header::Statement(Stmt::Assert(assertion)) => Some(&*assertion.test),
        Header::Statement(_) => None,
        Header::Elif(test) => Some(*test),
    };
    test.is_some_and(|test| test.range() == either.range())
}

/// Looks for the `and` or `or` that something is an operand of.
struct Search<'s> {
    operand: &'s Expr,
    found: Option<(&'s ExprBoolOp, usize)>,
}

impl<'e> Visitor<'e> for Search<'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        if let Expr::BoolOp(either) = expr {
            let own = |one: &Expr| one.range() == self.operand.range();
            if let Some(place) = either.values.iter().position(own) {
                self.found = Some((either, place));
            }
        }
        walk_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operand_decides_or_leaves_what_is_behind_it() {
        let check = |line: &str, is_true: bool, expected: &str| {
            let source = format!("{line}\n");
            let program = Program::parse(&source).unwrap();
            let place = source.find("bag").unwrap();
            let module = ruff_python_parser::parse_expression("bag").unwrap();
            let mut operand = module.expr().clone();
            if let Expr::Name(name) = &mut operand {
                let start = ruff_text_size::TextSize::try_from(place).unwrap();
                name.range = ruff_text_size::TextRange::at(start, 3.into());
            }
            let left = program.after_test(1, &operand, is_true);
            assert_eq!(left.as_deref(), Some(&*format!("{expected}\n")), "{line}");
        };
        check("x = bag or Bag('new')", true, "x = bag");
        check("x = bag or Bag('new')", false, "x = Bag('new')");
        check("x = bag and bag.pop()", true, "x = bag.pop()");
        check("x = bag and bag.pop()", false, "x = bag");
        check("x = f(bag or None or 3)", false, "x = f(None or 3)");
        check("if bag or y: pass", true, "if True: pass");
        check("if bag or y: pass", false, "if y: pass");
    }
}
