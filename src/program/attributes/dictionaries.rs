//! Dictionaries of classes as they are written out: what is put into them, what stands under a key, and their keys alone, where their values
//! are classes and functions, which no state shows.

use ruff_python_ast::Expr;

use crate::program::classes::value;
use crate::program::displays::{is_display, item_under};
use crate::program::expressions::written;
use crate::quiz::PythonValue;
use crate::state::State;

/// What stands in a dictionary for what cannot be written out, such as an object.
pub(super) const SOMETHING: &str = "...";

/// The longest dictionary that is followed as it is written.
const LONGEST: usize = 400;

/// A dictionary that is written out, with something under a key; `None` where it is another expression.
pub(super) fn with_pair(dict: &str, key: &str, value: &str) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(dict).ok()?;
    let mut pairs = Vec::new();
    for item in &parsed.expr().as_dict_expr()?.items {
        let one = written(item.key.as_ref()?, dict)?;
        let kept = if one == key {
            value
        } else {
            written(&item.value, dict)?
        };
        pairs.push(format!("{one}:{kept}"));
    }
    let prefix = format!("{key}:");
    if !pairs.iter().any(|pair| pair.starts_with(&prefix)) {
        pairs.push(format!("{prefix}{value}"));
    }
    let text = format!("{{{}}}", pairs.join(","));
    (text.len() <= LONGEST).then_some(text)
}

/// What stands in a dictionary that is written out under the key that an expression is, `Some(None)` if nothing does; `None` where the key, or
/// the dictionary, cannot be told.
pub(super) fn entry_of(at: &State, dict: &str, key: &Expr) -> Option<Option<String>> {
    let key = value(at, key).or_else(|| PythonValue::of_literal(key))?;
    let parsed = ruff_python_parser::parse_expression(dict).ok()?;
    let entries = parsed.expr().as_dict_expr()?;
    match item_under(entries, &key) {
        Some(found) => written(found, dict).map(|found| Some(found.to_owned())),
        None => {
            let mut keys = entries.items.iter().map(|item| item.key.as_ref());
            let told = keys.all(|key| key.is_some_and(Expr::is_literal_expr));
            told.then_some(None)
        }
    }
}

/// A dictionary that is written out, with nothing but its keys; `None` where it has only values that are written out.
pub(super) fn keys_alone(dict: &str) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(dict).ok()?;
    let items = &parsed.expr().as_dict_expr()?.items;
    let plain = items.iter().all(|item| is_display(&item.value));
    let keys = items.iter().filter(|_| !plain);
    let keys: Option<Vec<String>> = keys
        .map(|item| Some(format!("{}:None", written(item.key.as_ref()?, dict)?)))
        .collect();
    let keys = keys.filter(|keys| !keys.is_empty())?;
    Some(format!("{{{}}}", keys.join(",")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_into_dictionaries_of_classes_is_followed() {
        let check = |dict: &str, key: &str, value: &str, expected: Option<&str>| {
            assert_eq!(with_pair(dict, key, value).as_deref(), expected, "{dict}");
        };
        check("{}", "'a'", "Dog", Some("{'a':Dog}"));
        check("{'a':1}", "'b'", "2", Some("{'a':1,'b':2}"));
        check("{'a':1,'b':2}", "'a'", "3", Some("{'a':3,'b':2}"));
        check("make()", "'a'", "3", None);
        assert_eq!(
            keys_alone("{'a':Dog,'b':2}").as_deref(),
            Some("{'a':None,'b':None}")
        );
        assert_eq!(keys_alone("{'a':1}"), None);
    }
}
