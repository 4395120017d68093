//! Sets and dictionaries put together: which items are in both, in one, in either; and in which order states show the items of a set.

use std::cmp::Ordering;
use std::ops::Range;

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, Operator};
use ruff_text_size::Ranged;

use super::Program;
use super::classes::value;
use super::displays::displays;
use super::order::compared;
use super::rewriting::with_told;
use crate::quiz::{PythonValue, compare, put};
use crate::state::State;

/// Functions of Python's for which it makes no difference in which order a comprehension goes through what it is made of.
const WITHOUT_ORDER: [&str; 5] = ["all", "any", "max", "min", "sorted"];

impl Program {
    /// An expression with the items of sets in the places of their names where comprehensions go through them of which the order makes no
    /// difference: `any(x > 2 for x in found)`.
    pub fn with_sets_listed(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains(" for ") {
            return None;
        }
        with_told(expression, |expr| {
            let call = expr.as_call_expr()?;
            let name = call.func.as_name_expr()?.id.as_str();
            let clauses = match (&*call.arguments.args, &*call.arguments.keywords) {
                ([Expr::Generator(one)], []) => &one.generators,
                ([Expr::ListComp(one)], []) => &one.generators,
                _ => return None,
            };
            let iterated = &clauses.first()?.iter;
            let PythonValue::Set { items, .. } = value(at, iterated)? else {
                return None;
            };
            // What is named on the way is what came last.
            let names = any_over_expr(expr, |part| part.is_named_expr());
            let plain = WITHOUT_ORDER.contains(&name) && !self.binds(name) && !names;
            let list = PythonValue::List(items).to_string();
            if !plain || !(displays(&list) || self.spelled(&list).is_some()) {
                return None;
            }
            let (whole, place) = (
                Range::<usize>::from(expr.range()),
                Range::<usize>::from(iterated.range()),
            );
            let before = expression.get(whole.start..place.start)?;
            Some([before, &list, expression.get(place.end..whole.end)?].concat())
        })
    }
}

/// A set of these, each once.
pub(super) fn unique(items: Vec<PythonValue>) -> PythonValue {
    unique_by(items.into_iter().map(|item| (item.clone(), item)))
}

/// A set of what comes with keys, of which one is kept of those whose keys are equal: the first.
pub(super) fn unique_by(items: impl Iterator<Item = (PythonValue, PythonValue)>) -> PythonValue {
    let mut found: Vec<(PythonValue, PythonValue)> = Vec::new();
    for (key, item) in items {
        if !found.iter().any(|(one, _)| compare(one, &key).is_equal()) {
            found.push((key, item));
        }
    }
    PythonValue::Set {
        items: found.into_iter().map(|(_, item)| item).collect(),
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

/// A value with the items of all sets in it in the order in which states show them, whatever order the program writes them in: numbers, texts
/// and tuples of such as Python orders them, all others by their types and texts. `None` where a text does not tell what is of which type.
pub fn as_states_show(value: PythonValue) -> Option<PythonValue> {
    let all = |items: Vec<PythonValue>| -> Option<Vec<PythonValue>> {
        items.into_iter().map(as_states_show).collect()
    };
    Some(match value {
        PythonValue::List(items) => PythonValue::List(all(items)?),
        PythonValue::Tuple(items) => PythonValue::Tuple(all(items)?),
        PythonValue::Set { items, frozen } => PythonValue::Set {
            items: in_order_of_states(all(items)?)?,
            frozen,
        },
        PythonValue::Dict(pairs) => {
            let pair = |(key, value)| Some((as_states_show(key)?, as_states_show(value)?));
            PythonValue::Dict(pairs.into_iter().map(pair).collect::<Option<_>>()?)
        }
        PythonValue::Object { name, parts } => {
            let part = |(name, part)| Some((name, as_states_show(part)?));
            let parts = parts.into_iter().map(part).collect::<Option<_>>()?;
            PythonValue::Object { name, parts }
        }
        value => value,
    })
}

/// The text of a value with the items of all sets in it in the order in which states show them; as it is where that cannot be told.
pub fn with_sets_in_order(text: String) -> String {
    let shown = || {
        let value = PythonValue::read(&text).ok().filter(has_set)?;
        Some(as_states_show(value)?.to_string())
    };
    match text.contains('{') {
        true => shown().unwrap_or(text),
        false => text,
    }
}

/// The items of a set in the order in which states show them.
fn in_order_of_states(mut items: Vec<PythonValue>) -> Option<Vec<PythonValue>> {
    if items.len() < 2 {
        return Some(items);
    }
    let number = |item: &PythonValue| match item {
        PythonValue::Bool(truth) => PythonValue::Int(u8::from(*truth).to_string()),
        item => item.clone(),
    };
    let by_value = |one: &PythonValue, other: &PythonValue| compared(&number(one), &number(other));
    let have_order = have_order(&items)
        && items
            .iter()
            .all(|one| items.iter().all(|other| by_value(one, other).is_some()));
    if have_order {
        items.sort_by(|one, other| by_value(one, other).unwrap_or(Ordering::Equal));
        return Some(items);
    }
    let keyed = |item: PythonValue| Some(((type_of(&item)?, item.to_string()), item));
    let mut keyed: Vec<_> = items.into_iter().map(keyed).collect::<Option<_>>()?;
    keyed.sort_by(|(one, _), (other, _)| one.cmp(other));
    Some(keyed.into_iter().map(|(_, item)| item).collect())
}

/// Whether items are of types of which Python orders all values: numbers, or texts, or tuples of what is whole or a text.
fn have_order(items: &[PythonValue]) -> bool {
    fn in_tuple(item: &PythonValue) -> bool {
        match item {
            PythonValue::Int(_) | PythonValue::Str(_) | PythonValue::Bool(_) => true,
            PythonValue::Tuple(items) => items.iter().all(in_tuple),
            _ => false,
        }
    }
    let all = |is: fn(&PythonValue) -> bool| items.iter().all(is);
    let is_number = |item: &PythonValue| {
        matches!(
            item,
            PythonValue::Int(_) | PythonValue::Float(_) | PythonValue::Bool(_)
        )
    };
    all(is_number)
        || all(|item| matches!(item, PythonValue::Str(_)))
        || all(|item| matches!(item, PythonValue::Tuple(_)) && in_tuple(item))
}

/// The name of the type of an item of a set; `None` where its text does not tell.
fn type_of(item: &PythonValue) -> Option<String> {
    match item {
        PythonValue::Name(_) => None,
        PythonValue::Opaque(shown) => {
            // A member of an enumeration: `<Color.RED: 1>`.
            let (class, member) = shown.strip_prefix('<')?.split_once('.')?;
            let names = |text: &str| {
                text.chars()
                    .all(|c| c.is_alphanumeric() || "_|".contains(c))
            };
            let (member, _) = member.split_once(": ")?;
            (names(class) && names(member)).then(|| class.to_owned())
        }
        item => item.kind().rsplit('.').next().map(str::to_owned),
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
    use crate::program::fixtures::state;
    use crate::state::Event;

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

    #[test]
    fn items_are_shown_in_the_order_of_states() {
        let check = |text: &str, expected: Option<&str>| {
            let value = PythonValue::read(text).unwrap();
            let found = as_states_show(value).map(|value| value.to_string());
            assert_eq!(found.as_deref(), expected, "{text}");
        };
        check("{'b', 'B', 'a'}", Some("{'B', 'a', 'b'}"));
        check("[{'b', 'a'}, {10, 9}]", Some("[{'a', 'b'}, {9, 10}]"));
        check("{'k': {2.5, 1, True}}", Some("{'k': {1, 2.5}}"));
        check("{(1, 'b'), (1, 'a')}", Some("{(1, 'a'), (1, 'b')}"));
        check("{(10, None), (9, 1)}", Some("{(10, None), (9, 1)}"));
        check("{(2, 'a'), ('a', 2)}", Some("{('a', 2), (2, 'a')}"));
        check("{'a', 10, 9, None}", Some("{None, 10, 9, 'a'}"));
        check(
            "({<Color.RED: 1>, <Color.BLUE: 3>}, 1)",
            Some("({<Color.BLUE: 3>, <Color.RED: 1>}, 1)"),
        );
        check("{P(x=2), P(x=1)}", Some("{P(x=1), P(x=2)}"));
        check("{<function f>, 1}", None);
        check("{<function f>}", Some("{<function f>}"));
        check("[[], set()]", Some("[[], set()]"));
        let written = |text: &str| with_sets_in_order(text.to_owned());
        assert_eq!(written("[{'b', 'a'}]"), "[{'a', 'b'}]");
        assert_eq!(written("[{<function f>, 1}]"), "[{<function f>, 1}]");
        assert_eq!(written("['{b, a}']"), "['{b, a}']");
    }

    #[test]
    fn sets_are_listed_where_their_order_makes_no_difference() {
        let check = |expression: &str, expected: Option<&str>| {
            let program = Program::parse("x = 1\n").unwrap();
            let known: &[(&str, &str)] = &[("s", "{2, 1}"), ("xs", "[1]")];
            let at = state(Event::Line, &[("<module>", 1, known)], None);
            let found = program.with_sets_listed(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("any(n>1 for n in s)", Some("any(n>1 for n in [2, 1])"));
        check(
            "1+max([n for n in s if n])",
            Some("1+max([n for n in [2, 1] if n])"),
        );
        check("sorted((n for n in s), key=f)", None);
        check("[n for n in s]", None);
        check("any((y:=n) for n in s)", None);
        check("any(n for n in xs)", None);
    }
}
