//! Sets and dictionaries put together: which items are in both, in one, in either. In what order a set is shown is another matter.

use ruff_python_ast::Operator;

use crate::quiz::{PythonValue, compare};

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
                match pairs
                    .iter_mut()
                    .find(|(one, _)| compare(one, &key).is_equal())
                {
                    Some((_, old)) => *old = value,
                    None => pairs.push((key, value)),
                }
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
