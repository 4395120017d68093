//! Templates that ask objects of the program how they are written: `'%s and %s' % (p, q)` and `'{} and {}'.format(p, q)` as f-strings, which ask
//! them one after the other.

use std::ops::Range;

use ruff_python_ast::Expr;
use ruff_text_size::Ranged;

use super::Search;
use crate::program::as_f_string;
use crate::program::classes::value;
use crate::program::expressions::{operands, written};

/// Methods by which objects say what a template writes of them.
const ASKED: [&str; 3] = ["__str__", "__repr__", "__format__"];

impl Search<'_> {
    /// A template of `%` or `.format` as an f-string, where it writes an object that says itself how. All that a template is given is evaluated
    /// before anything of it is written, which an f-string does in turn: what is still to be called is not told.
    pub(super) fn filled(&self, expr: &Expr) -> Option<(Range<usize>, String)> {
        let text = &self.program.text;
        let values: Vec<&Expr> = match expr {
            Expr::BinOp(sum) if sum.left.is_string_literal_expr() => match &*sum.right {
                Expr::Tuple(tuple) => tuple.elts.iter().collect(),
                one => vec![one],
            },
            Expr::Call(call) => {
                let method = call.func.as_attribute_expr()?;
                method.value.as_string_literal_expr()?;
                operands(expr).into_iter().collect()
            }
            _ => return None,
        };
        let calm = |one: &&Expr| {
            let text = || written(*one, text);
            one.is_name_expr() || text().is_some_and(|one| !self.program.may_enter(self.at, one))
        };
        let says = |one: &&Expr| {
            let class = self.program.class_of(self.at, one);
            let has =
                |name: &&str| class.is_some_and(|one| self.program.method(one, name).is_some());
            ASKED.iter().any(has)
        };
        if !values.iter().all(calm) || !values.iter().any(says) {
            return None;
        }
        let known = |name: &str| {
            let parsed = ruff_python_parser::parse_expression(name).ok()?;
            Some(value(self.at, parsed.expr())?.to_string())
        };
        let alone = |shown: &str| self.program.is_no_tuple(shown);
        let formatted = as_f_string(written(expr, text)?, known, alone)?;
        Some((expr.range().into(), formatted))
    }
}

#[cfg(test)]
mod tests {
    use crate::program::unrolling::tests::last_line_written_out;

    #[test]
    fn templates_that_ask_objects_are_f_strings() {
        let source = "class P:\n    def __init__(self, x):\n        self.x = x\n    def __str__(self):\n        return 'P'\ndef f(n):\n    return n\n";
        let check = |line: &str, expected: Option<&str>| {
            let locals = [("p", "P(x=1)"), ("n", "2"), ("t", "(1,)")];
            let found = last_line_written_out(&format!("{source}{line}\n"), &locals);
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        check("print('%s: %d' % (p, n))", Some("print(f'{p!s}: {n}')"));
        check("s = '%s!' % p", Some("s=f'{p!s}!'"));
        check("s = '{} {:>3}'.format(p, n)", Some("s=f'{p} {n:>3}'"));
        check("s = '{a}'.format(a=p)", Some("s=f'{p}'"));
        // What it is given is called first, whatever stands before it.
        check("s = '{} {}'.format(p, f(n))", None);
        check("s = '%s' % t", None);
        check("s = '%s' % n", None);
    }
}
