//! Sets and dictionaries put together: which items are in both, in one, in either. In what order a set is shown is another matter.

use ruff_python_ast::Operator;

use crate::quiz::{PythonValue, compare, put};

/// A set of these, each once.
pub(super) fn unique(items: Vec<PythonValue>) -> PythonValue {
    let mut found: Vec<PythonValue> = Vec::new();
    for item in items {
        if !has(&found, &item) {
            found.push(item);
        }
    }
    PythonValue::Set {
        items: found,
        frozen: false,
    }
}

/// Two sets, or two dictionaries, put together by an operator.
pub(super) fn combined(
    left: PythonValue,
    operator: Operator,
    right: PythonValue,
) -> Option<PythonValue> {
    match (left, right) {
        (PythonValue::Set { items: one, .. }, PythonValue::Set { items: other, .. }) => {
            let only = |these: &[PythonValue], others: &[PythonValue], there: bool| {
                let kept = these.iter().filter(|one| has(others, one) == there);
                kept.cloned().collect::<Vec<PythonValue>>()
            };
            Some(unique(match operator {
                Operator::BitOr => [one, other].concat(),
                Operator::BitAnd => only(&one, &other, true),
                Operator::Sub => only(&one, &other, false),
                Operator::BitXor => [only(&one, &other, false), only(&other, &one, false)].concat(),
                _ => return None,
            }))
        }
        (PythonValue::Dict(mut pairs), PythonValue::Dict(more)) if operator == Operator::BitOr => {
            for (key, value) in more {
                put(&mut pairs, key, value);
            }
            Some(PythonValue::Dict(pairs))
        }
        _ => None,
    }
}

/// Whether all items of one set are in another one; `None` for what is no set.
pub(super) fn subset(one: &PythonValue, other: &PythonValue) -> Option<bool> {
    match (one, other) {
        (PythonValue::Set { items, .. }, PythonValue::Set { items: others, .. }) => {
            Some(items.iter().all(|item| has(others, item)))
        }
        _ => None,
    }
}

fn has(items: &[PythonValue], value: &PythonValue) -> bool {
    items.iter().any(|item| compare(item, value).is_equal())
}

/// The item that stands first in the table of a set: the only one, or the smallest of small numbers.
pub(super) fn first_in_table(set: &PythonValue) -> Option<PythonValue> {
    let PythonValue::Set { items, .. } = set else {
        return None;
    };
    if let [only] = items.as_slice() {
        return Some(only.clone());
    }
    let first = items.iter().min_by_key(|item| small_number(item));
    first.filter(|_| is_in_order(&set.to_string())).cloned()
}

/// Whether a set, as a state shows it, is printed in that order, too: one of small numbers is. CPython's sets are tables of a power of two
/// places, at least eight, of which less than three fifths are taken; each number stands in the place that its last digits in binary say,
/// so that those which are less than the places stand in their order.
pub fn is_in_order(value: &str) -> bool {
    let read = PythonValue::read(value);
    value == "set()" || read.is_ok_and(|read| has_set(&read) && stands(&read))
}

/// The place that a small number of a set has in its table, before that is full.
fn small_number(item: &PythonValue) -> Option<usize> {
    match item {
        PythonValue::Int(digits) => digits.parse().ok(),
        _ => None,
    }
}

/// The items of a set in the order in which it is gone through, as a list, where its table tells that: the only one, or small numbers.
pub fn in_table_order(shown: &str) -> Option<String> {
    let PythonValue::Set { mut items, .. } = PythonValue::read(shown).ok()? else {
        return None;
    };
    if !items.is_empty() && !are_in_order(&items) {
        return None;
    }
    items.sort_by_key(small_number);
    Some(PythonValue::List(items).to_string())
}

/// Whether there is a set in a value, or it is one.
fn has_set(value: &PythonValue) -> bool {
    matches!(value, PythonValue::Set { .. }) || value.held().into_iter().any(has_set)
}

/// Whether all sets in a value stand there in the order of their tables.
fn stands(value: &PythonValue) -> bool {
    match value {
        PythonValue::Set { items, .. } => are_in_order(items),
        PythonValue::Object { .. } | PythonValue::Name(_) | PythonValue::Opaque(_) => false,
        value => value.held().into_iter().all(stands),
    }
}

/// Whether the items of a set, which are in their order, stand so in its table.
fn are_in_order(items: &[PythonValue]) -> bool {
    if let [only] = items {
        return stands(only);
    }
    let mut places = 8;
    while (places - 1) * 3 <= items.len() * 5 {
        places *= 2;
    }
    let small = |item: &PythonValue| small_number(item).is_some_and(|number| number < places);
    items.iter().all(small)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_small_numbers_are_printed_in_order() {
        let check = |value: &str, expected: bool| {
            assert_eq!(is_in_order(value), expected, "{value}");
        };
        check("{1, 2, 7}", true);
        check("{1, 8}", false);
        check("{1, 2, 3, 4, 15}", true);
        check("{1, 2, 3, 4, 16}", false);
        check("set()", true);
        check("{-1, 2}", false);
        check("{'a'}", true);
        check("{'a', 'b'}", false);
        check("[{1, 2}, 'a']", true);
        check("{frozenset({1, 2}): 'a'}", true);
        check("{frozenset({1, 9}): 'a'}", false);
        check("[{A(n=1)}]", false);
        check("[1]", false);
        assert_eq!(in_table_order("{1, 3}").as_deref(), Some("[1, 3]"));
        assert_eq!(in_table_order("{'a'}").as_deref(), Some("['a']"));
        assert_eq!(in_table_order("{'a', 'b'}"), None);
        assert_eq!(in_table_order("[1]"), None);
        let first = |set: &str| first_in_table(&PythonValue::read(set).unwrap());
        let text = |set: &str| first(set).map(|item| item.to_string());
        assert_eq!(text("{3, 7}").as_deref(), Some("3"));
        assert_eq!(text("{'a'}").as_deref(), Some("'a'"));
        assert_eq!(text("{'a', 'b'}"), None);
        assert_eq!(text("set()"), None);
    }
}
