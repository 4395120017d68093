//! Comparisons in a row: `a<b<c` is `a<b and b<c`, where `b` is evaluated once, and `c` only if the first one holds (Python's language reference,
//! "Comparisons"). So the first one decides whether what the later operands call is entered.

use std::ops::Range;

use ruff_python_ast::Expr;
use ruff_text_size::Ranged;

use crate::program::arguments::truth;

/// Several comparisons in a row, as they stand in a text.
pub(super) struct Chained {
    /// The first of them, with its brackets.
    pub first: Range<usize>,
    /// What is left of them where the first one holds.
    pub rest: Range<usize>,
}

impl Chained {
    /// Those that an expression is in a text, if it is several of them.
    pub fn of(expr: &Expr, text: &str) -> Option<Chained> {
        let compare = expr.as_compare_expr()?;
        let [middle, next, ..] = &*compare.comparators else {
            return None;
        };
        let place = |expr: &Expr| Range::<usize>::from(expr.range());
        let whole = Range::<usize>::from(compare.range());
        let (left, middle, next) = (place(&compare.left), place(middle), place(next));
        // Brackets around an operand are not in its range: those before it stand behind an operator, those behind it before the next one.
        let opened = text.get(left.end..middle.start)?.find('(');
        let closed = text.get(middle.end..next.start)?.rfind(')');
        Some(Chained {
            first: whole.start..closed.map_or(middle.end, |end| middle.end + end + 1),
            rest: opened.map_or(middle.start, |start| left.end + start)..whole.end,
        })
    }

    /// Whether the first one holds, if both of its operands are written out.
    pub fn truth(&self, text: &str) -> Option<bool> {
        let first = text.get(self.first.clone())?;
        let parsed = ruff_python_parser::parse_expression(first).ok()?;
        truth(parsed.expr())
    }
}

/// Whether a line may have several comparisons in a row.
pub(super) fn may_have_chained(line: &str) -> bool {
    const OPERATORS: [&str; 6] = ["<", ">", "==", "!=", " in ", " is "];
    let all = OPERATORS.iter().map(|one| line.matches(one).count());
    all.sum::<usize>() > 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_and_the_rest_have_their_brackets() {
        let check = |text: &str, expected: Option<(&str, &str)>| {
            let parsed = ruff_python_parser::parse_expression(text).unwrap();
            let found = Chained::of(parsed.expr(), text);
            let found = found.map(|one| (&text[one.first], &text[one.rest]));
            assert_eq!(found, expected, "{text}");
        };
        check("1<=n<=f(1)", Some(("1<=n", "n<=f(1)")));
        check("(a)<(b+1)<c<d", Some(("(a)<(b+1)", "(b+1)<c<d")));
        check("a not in (b)<(c)", Some(("a not in (b)", "(b)<(c)")));
        check("a is b is not(c)", Some(("a is b", "b is not(c)")));
        check("a<(1, 2)<(3, 4)", Some(("a<(1, 2)", "(1, 2)<(3, 4)")));
        check("a<b", None);
        check("f(a<b<c)", None);
    }
}
