//! Displays: numbers, texts, lists and the like that are written out in the text of a program.

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{DictItem, Expr, ExprDict};

use crate::quiz::{PythonValue, compare};

/// Whether an expression makes a value anew and runs nothing.
pub(super) fn is_display(expr: &Expr) -> bool {
    let other = |part: &Expr| {
        let plain = matches!(
            part,
            Expr::List(_) | Expr::Tuple(_) | Expr::Dict(_) | Expr::Set(_) | Expr::UnaryOp(_)
        );
        !plain && !part.is_literal_expr() || part.is_ellipsis_literal_expr()
    };
    !any_over_expr(expr, other)
}

/// Whether a display makes something that can be changed.
pub(super) fn has_items(display: &Expr) -> bool {
    let changes = |part: &Expr| matches!(part, Expr::List(_) | Expr::Dict(_) | Expr::Set(_));
    any_over_expr(display, changes)
}

/// Whether a text is an expression that makes a value anew and runs nothing.
pub(super) fn displays(text: &str) -> bool {
    ruff_python_parser::parse_expression(text).is_ok_and(|parsed| is_display(parsed.expr()))
}

/// Whether a text is a `range` as it is shown: a call of a name of Python's, but one that makes a value anew and runs nothing.
pub(super) fn is_range(text: &str) -> bool {
    text.starts_with("range(")
        && matches!(PythonValue::read(text), Ok(PythonValue::Object { name, .. }) if name == "range")
}

/// How an expression writes a value, if it can.
pub(super) fn spelled(value: &PythonValue) -> Option<String> {
    Some(value.to_string()).filter(|text| displays(text))
}

/// What stands under a key of a dictionary that is written out: the last one that does.
pub(super) fn item_under<'e>(dict: &'e ExprDict, key: &PythonValue) -> Option<&'e Expr> {
    let own = |item: &&DictItem| {
        let own = item.key.as_ref().and_then(literal);
        own.is_some_and(|own| compare(&own, key).is_equal())
    };
    let item = dict.items.iter().rev().find(own)?;
    Some(&item.value)
}

/// A dictionary that is written out with keys which are equal, such as `{1: 'a', True: 'b'}`, as it is: the first of these with what the last
/// one has. `None` where all keys are different.
pub(super) fn merged(display: &Expr) -> Option<String> {
    let written = display.as_dict_expr()?.len();
    let value = literal(display).filter(|value| value.size() < Some(written))?;
    spelled(&value)
}

/// The value of an expression that is written out.
pub(super) fn literal(expr: &Expr) -> Option<PythonValue> {
    PythonValue::of_literal(expr).filter(|_| is_display(expr))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_that_are_equal_are_one() {
        let check = |text: &str, expected: Option<&str>| {
            let parsed = ruff_python_parser::parse_expression(text).unwrap();
            let found = merged(parsed.expr());
            assert_eq!(found.as_deref(), expected, "{text}");
        };
        check("{1: 'a', 1.0: 'b', True: 'c'}", Some("{1: 'c'}"));
        check("{'a': 1, 'b': 2, 'a': 3}", Some("{'a': 3, 'b': 2}"));
        check("{1: 'a', '1': 'b'}", None);
        check("{x: 1, x: 2}", None);
        check("{}", None);
    }
}
