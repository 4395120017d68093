//! Spelling: whether an expression is a value already, as it is written, and how that value is written then.

use ruff_python_ast::Expr;
use ruff_python_ast::helpers::any_over_expr;

use crate::language::{elements, has_sets, is_plain, pairs};
use crate::program::with_sets_in_order;
use crate::quiz::{PythonValue, put};

/// Whether an expression is a value as it is written. Sets may be written in another order, a key of a dictionary twice,
/// brackets around a value are not written, and no comma behind the last of several.
fn is_value(text: &str) -> bool {
    let count = || elements(text).map_or(0, |items| items.len());
    let named = |pairs: Vec<(String, String)>| {
        let mut keys: Vec<String> = pairs.into_iter().map(|(key, _)| key).collect();
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        keys.len() == count && keys.iter().all(|key| key.starts_with('\''))
    };
    let plain = match text.as_bytes() {
        [b'{', ..] => pairs(text).is_some_and(named) && !has_sets(text) && !text.ends_with(",}"),
        [b'(', .., b',', b')'] => count() == 1,
        // What stands in brackets alone is no tuple.
        [b'(', ..] => {
            let other = PythonValue::read(text).is_ok_and(|value| value.kind() != "tuple");
            !other && count() != 1
        }
        _ => !text.contains(",]"),
    };
    plain && is_plain(text)
}

/// Whether an expression of the program is written as its value is: numbers may be spelled in many ways (`1_000`, `0x1F`,
/// `1.50`), one that was chosen has brackets around it (`[1, (4)]`), and the items of a set are sorted.
pub(super) fn is_written(text: &str) -> bool {
    let spelled = |pair: &[u8]| match pair[1] {
        b'(' => b" [(".contains(&pair[0]),
        second => {
            pair[0].is_ascii_digit() && (second.is_ascii_alphabetic() || b"._".contains(&second))
        }
    };
    let same = || PythonValue::read(text).is_ok_and(|value| value.to_string() == text);
    is_value(text) && !has_sets(text) && (!text.as_bytes().windows(2).any(spelled) || same())
}

/// An expression that is a value, as states show it, also where the program spells a number of it in another way, or the items of a set inside of
/// it in another order.
pub(super) fn as_shown(text: &str) -> Option<String> {
    let other = || written_out(text).filter(|_| !is_written(text));
    is_value(text).then(|| other().unwrap_or_else(|| with_sets_in_order(text.to_owned())))
}

/// The value of an expression that is written out as a whole: numbers in other spellings (`8.50`), tables of the program's, keys that
/// come twice.
pub(super) fn written_out(expression: &str) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(expression).ok()?;
    let named = |part: &Expr| part.is_name_expr() || part.is_call_expr();
    if any_over_expr(parsed.expr(), named) {
        return None;
    }
    let value = match PythonValue::of_literal(parsed.expr())? {
        PythonValue::Dict(all) => {
            let mut pairs: Vec<(PythonValue, PythonValue)> = Vec::new();
            for (key, value) in all {
                put(&mut pairs, key, value);
            }
            PythonValue::Dict(pairs)
        }
        value => value,
    };
    Some(value.to_string()).filter(|text| !has_sets(text))
}

/// Whether a value is a text, or holds nothing but texts and what is written out like them, also of such that have escapes.
pub(super) fn is_text(value: &str) -> bool {
    fn holds_texts(value: &PythonValue) -> bool {
        match value {
            PythonValue::Str(_) | PythonValue::Int(_) => true,
            PythonValue::Bool(_) | PythonValue::None => true,
            PythonValue::List(items) | PythonValue::Tuple(items) => items.iter().all(holds_texts),
            PythonValue::Dict(pairs) => {
                let mut pairs = pairs.iter();
                pairs.all(|(key, value)| holds_texts(key) && holds_texts(value))
            }
            _ => false,
        }
    }
    PythonValue::read(value).is_ok_and(|read| holds_texts(&read) && read.to_string() == value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_told_from_other_spellings() {
        let check = |text: &str, value: bool, written: bool| {
            assert_eq!(
                (is_value(text), is_written(text)),
                (value, written),
                "{text}"
            );
        };
        check("7", true, true);
        check("-7", true, true);
        check("1.5", true, true);
        check("1.50", true, false);
        check("[1, 'a']", true, true);
        check("(1, 2)", true, true);
        check("(1,)", true, true);
        check("()", true, true);
        check("('a', 'b,')", true, true);
        check("(7)", false, false);
        check("('a,b')", false, false);
        check("(1, 2,)", false, false);
        check("[1, 2,]", false, false);
        check("[1_000]", true, false);
        check("[{2, 1}]", true, false);
        check("{1: 2}", false, false);
        check("{'a': 1, 'b': [2]}", true, true);
        check("{'a': 1, 'a': 2}", false, false);
        check("{}", true, true);
        check("{'a'}", false, false);
        check("[1, (4)]", true, false);
        check("((4), 1)", true, false);
        check("[(1, 2), (3,)]", true, true);
        check("x", false, false);
    }

    #[test]
    fn numbers_are_shown_as_repr_writes_them() {
        let check = |text: &str, expected: Option<&str>| {
            assert_eq!(as_shown(text).as_deref(), expected, "{text}");
        };
        check("(1e3, 'a')", Some("(1000.0, 'a')"));
        check("[0x10, 1_0]", Some("[16, 10]"));
        check("'1e3'", Some("'1e3'"));
        check("[1, 2]", Some("[1, 2]"));
        check("(1, ('a'))", Some("(1, 'a')"));
        check("[{2, 1}]", Some("[{1, 2}]"));
        check("x+1", None);
    }

    #[test]
    fn texts_may_have_escapes() {
        let check = |value: &str, expected: bool| assert_eq!(is_text(value), expected, "{value}");
        check(r"'a\nb'", true);
        check("('a', '\\n', \"it's\")", true);
        check(r"{'a\n': [1, None]}", true);
        check(r"['a\n', <function f>]", false);
        check(r"P(x='\n')", false);
        check("'a…", false);
    }

    #[test]
    fn long_values_are_read_as_they_are_written() {
        let check = |text: &str, expected: Option<&str>| {
            assert_eq!(written_out(text).as_deref(), expected, "{text}");
        };
        check("{1:'a',2:\"it's\"}", Some("{1: 'a', 2: \"it's\"}"));
        check("[(1,),0x10]", Some("[(1,), 16]"));
        check("{1:'a',2:'b',1:'c'}", Some("{1: 'c', 2: 'b'}"));
        check("8.50", Some("8.5"));
        check("[{2,1}]", None);
        check("[x]", None);
        check("[1+1]", None);
    }
}
