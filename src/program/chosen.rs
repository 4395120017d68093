//! What of an expression is evaluated only if something before it holds, or does not: operands of `and` and `or`, and the values of a conditional
//! expression (Python's language reference, "Boolean operations" and "Conditional expressions").

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{BoolOp, Expr};

use super::expressions::{has_own_names, written};

/// Whether an expression is one of which a part may not be evaluated.
pub fn is_choice(text: &str) -> bool {
    let parsed = ruff_python_parser::parse_expression(text);
    parsed.is_ok_and(|parsed| matches!(parsed.expr(), Expr::BoolOp(_) | Expr::If(_)))
}

/// Whether an expression has parts that are evaluated for each element of something, or when a `lambda` is called.
pub fn evaluates_often(text: &str) -> bool {
    let parsed = ruff_python_parser::parse_expression(text);
    parsed.is_ok_and(|parsed| any_over_expr(parsed.expr(), has_own_names))
}

/// The conditions under which a part of an expression is evaluated, and what they come to then: `a` of `a and part`. Nothing where it always is.
pub fn conditions_of(part: &str, outer: &str) -> Vec<(String, bool)> {
    let Ok(parsed) = ruff_python_parser::parse_expression(outer) else {
        return Vec::new();
    };
    let text = |expr: &Expr| written(expr, outer).unwrap_or_default().to_owned();
    let within = |expr: &Expr| text(expr).contains(part);
    match parsed.expr() {
        Expr::BoolOp(either) => {
            let own = either.values.iter().position(within);
            let earlier = either.values.iter().take(own.unwrap_or_default());
            earlier
                .map(|one| (text(one), either.op == BoolOp::And))
                .collect()
        }
        Expr::If(choice) if !within(&choice.test) => {
            match (within(&choice.body), within(&choice.orelse)) {
                (true, false) => vec![(text(&choice.test), true)],
                (false, true) => vec![(text(&choice.test), false)],
                _ => Vec::new(),
            }
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_evaluated_under_conditions() {
        let check = |part: &str, outer: &str, expected: &[(&str, bool)]| {
            let found = conditions_of(part, outer);
            let found: Vec<(&str, bool)> = found.iter().map(|(one, is)| (&**one, *is)).collect();
            assert_eq!(found, expected, "{part} in {outer}");
        };
        check("f(x)", "a and f(x)>0", &[("a", true)]);
        check("f(x)", "a or b>1 or f(x)", &[("a", false), ("b>1", false)]);
        check("f(x)", "f(x) and a", &[]);
        check("f(x)", "f(x)+1 if a else 2", &[("a", true)]);
        check("f(x)", "1 if a else f(x)", &[("a", false)]);
        check("f(x)", "1 if f(x) else 2", &[]);
        check("f(x)", "a+f(x)", &[]);
    }
}
