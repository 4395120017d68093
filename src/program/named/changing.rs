//! What a method of a list, a dictionary or a `deque` that is written out does to it, and what the call gives.

use super::several::Call;
use crate::program::changes::{gives_nothing, is_taking};
use crate::program::identity::is_fixed;
use crate::program::order::in_order;
use crate::quiz::{PythonValue, compare, put};

/// Whether a method of Python's containers changes what it is called on.
pub(super) fn is_changing(method: &str) -> bool {
    is_taking(method) || gives_nothing(method) || matches!(method, "popitem" | "setdefault")
}

/// Calls a method on something, and says what that gives; `None` where it raises, or nothing tells what becomes of it.
pub(super) fn call(held: &mut PythonValue, call: &Call<'_>) -> Option<PythonValue> {
    if call.given.iter().any(|one| !one.can_be_typed()) {
        return None;
    }
    if !call.named.is_empty() && !matches!(call.method, "sort" | "update") {
        return None;
    }
    match held {
        PythonValue::List(items) => of_list(items, call),
        PythonValue::Dict(pairs) => of_dictionary(pairs, call),
        PythonValue::Object { name, parts } if name == "deque" => {
            let [(None, PythonValue::List(items)), rest @ ..] = parts.as_mut_slice() else {
                return None;
            };
            of_queue(items, rest.is_empty(), call)
        }
        _ => None,
    }
}

fn of_list(items: &mut Vec<PythonValue>, call: &Call<'_>) -> Option<PythonValue> {
    match (call.method, call.given.as_slice()) {
        ("pop", []) => return items.pop(),
        ("pop", [place]) => {
            let place = place_of(place, items.len())?;
            return (place < items.len()).then(|| items.remove(place));
        }
        ("append", [item]) => items.push(item.clone()),
        ("insert", [place, item]) => {
            // A place before the first is the first one, one behind the last is behind all.
            let number: i64 = place.to_string().parse().ok()?;
            let size = i64::try_from(items.len()).ok()?;
            let place = if number < 0 { number + size } else { number };
            items.insert(usize::try_from(place.clamp(0, size)).ok()?, item.clone());
        }
        ("extend", [PythonValue::List(more) | PythonValue::Tuple(more)]) => {
            items.extend(more.iter().cloned());
        }
        ("extend", [PythonValue::Str(text)]) => {
            items.extend(text.chars().map(|one| PythonValue::Str(one.into())));
        }
        ("remove", [item]) => {
            let place = items.iter().position(|one| compare(one, item).is_equal())?;
            items.remove(place);
        }
        ("reverse", []) => items.reverse(),
        ("clear", []) => items.clear(),
        ("sort", []) => {
            let descending = match call.named.as_slice() {
                [] => false,
                [(name, PythonValue::Bool(reverse))] if name == "reverse" => *reverse,
                _ => return None,
            };
            let keyed = items.iter().map(|one| (one.clone(), one.clone())).collect();
            *items = in_order(keyed, descending)?;
        }
        _ => return None,
    }
    Some(PythonValue::None)
}

fn of_dictionary(
    pairs: &mut Vec<(PythonValue, PythonValue)>,
    call: &Call<'_>,
) -> Option<PythonValue> {
    let place = |pairs: &[(PythonValue, PythonValue)], key: &PythonValue| {
        pairs
            .iter()
            .position(|(one, _)| compare(one, key).is_equal())
    };
    match (call.method, call.given.as_slice()) {
        ("pop", [key, default @ ..]) if is_fixed(key) => {
            return match (place(pairs, key), default) {
                (Some(place), [] | [_]) => Some(pairs.remove(place).1),
                (None, [default]) => Some(default.clone()),
                _ => None,
            };
        }
        ("popitem", []) => {
            let (key, value) = pairs.pop()?;
            return Some(PythonValue::Tuple(vec![key, value]));
        }
        ("setdefault", [key, default]) if is_fixed(key) => {
            return match place(pairs, key) {
                Some(place) => Some(pairs[place].1.clone()),
                None => {
                    pairs.push((key.clone(), default.clone()));
                    Some(default.clone())
                }
            };
        }
        ("update", []) => {
            for (name, value) in &call.named {
                put(pairs, PythonValue::Str(name.clone()), value.clone());
            }
        }
        ("update", [PythonValue::Dict(more)]) if call.named.is_empty() => {
            for (key, value) in more {
                put(pairs, key.clone(), value.clone());
            }
        }
        ("clear", []) => pairs.clear(),
        _ => return None,
    }
    Some(PythonValue::None)
}

/// The same of a `deque`; one that is `endless` takes up whatever comes.
fn of_queue(items: &mut Vec<PythonValue>, endless: bool, call: &Call<'_>) -> Option<PythonValue> {
    match (call.method, call.given.as_slice()) {
        ("pop", []) => return items.pop(),
        ("popleft", []) => return (!items.is_empty()).then(|| items.remove(0)),
        ("append", [item]) if endless => items.push(item.clone()),
        ("appendleft", [item]) if endless => items.insert(0, item.clone()),
        ("reverse", []) => items.reverse(),
        ("clear", []) => items.clear(),
        _ => return None,
    }
    Some(PythonValue::None)
}

/// The place of an item by its number, which may be counted from the end.
fn place_of(number: &PythonValue, size: usize) -> Option<usize> {
    let PythonValue::Int(digits) = number else {
        return None;
    };
    let place: i64 = digits.parse().ok()?;
    let size = i64::try_from(size).ok()?;
    let place = if place < 0 { place + size } else { place };
    usize::try_from(place).ok()
}

/// The item that something has at a key by now; `None` where it has none.
pub(super) fn item(held: &PythonValue, key: &PythonValue) -> Option<PythonValue> {
    match held {
        PythonValue::List(items) => items.get(place_of(key, items.len())?).cloned(),
        PythonValue::Dict(pairs) => {
            let mut pairs = pairs.iter();
            let found = pairs.find(|(one, _)| compare(one, key).is_equal())?;
            Some(found.1.clone())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn methods_change_what_they_are_called_on() {
        let check = |held: &str, method: &str, given: &[&str], expected: Option<(&str, &str)>| {
            let mut changed = PythonValue::read(held).unwrap();
            let read = |one: &&str| PythonValue::read(one).unwrap();
            let call = Call {
                method,
                given: given.iter().map(read).collect(),
                named: Vec::new(),
            };
            let gives = super::call(&mut changed, &call);
            let found = gives.map(|gives| (gives.to_string(), changed.to_string()));
            let expected = expected.map(|(gives, left)| (gives.to_owned(), left.to_owned()));
            assert_eq!(found, expected, "{held}.{method}({given:?})");
        };
        check("[3, 1]", "sort", &[], Some(("None", "[1, 3]")));
        check("[3, 'a']", "sort", &[], None);
        check("[3, 1]", "reverse", &[], Some(("None", "[1, 3]")));
        check("[3]", "append", &["[1]"], Some(("None", "[3, [1]]")));
        check("[3]", "insert", &["-5", "1"], Some(("None", "[1, 3]")));
        check("[3]", "insert", &["9", "1"], Some(("None", "[3, 1]")));
        check("[3]", "extend", &["'ab'"], Some(("None", "[3, 'a', 'b']")));
        check("[3, 1, 3]", "remove", &["3"], Some(("None", "[1, 3]")));
        check("[3]", "remove", &["4"], None);
        check("[3, 1]", "pop", &["-2"], Some(("3", "[1]")));
        check("[3, 1]", "pop", &["2"], None);
        check("{'a': 1}", "pop", &["'b'", "0"], Some(("0", "{'a': 1}")));
        check("{'a': 1}", "popitem", &[], Some(("('a', 1)", "{}")));
        check("{}", "setdefault", &["1", "[]"], Some(("[]", "{1: []}")));
        check("{1: 2}", "update", &["{1: 3}"], Some(("None", "{1: 3}")));
        check(
            "deque([1])",
            "append",
            &["2"],
            Some(("None", "deque([1, 2])")),
        );
        check("deque([1], maxlen=1)", "append", &["2"], None);
        check("{1}", "add", &["2"], None);
    }
}
