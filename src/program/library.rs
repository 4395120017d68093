//! Containers of the standard library: what a new one is shown as. What it holds is only counted and put in order.

use std::fmt::Display;

use ruff_python_ast::Expr;

use super::Program;
use super::calls::BUILT_IN;
use super::displays::{is_display, literal};
use super::expressions::written;
use super::reduction::shown_type;
use super::sequences::{dictionary, items};
use super::told::whole;
use crate::quiz::{PythonValue, compare, put};

/// Classes of Python's that have a name in every program, and are shown by it.
const CLASSES: [&str; 39] = [
    "ArithmeticError",
    "AssertionError",
    "AttributeError",
    "BaseException",
    "BufferError",
    "ConnectionError",
    "ConnectionRefusedError",
    "ConnectionResetError",
    "EOFError",
    "Exception",
    "FileExistsError",
    "FileNotFoundError",
    "FloatingPointError",
    "ImportError",
    "IndexError",
    "InterruptedError",
    "KeyError",
    "KeyboardInterrupt",
    "LookupError",
    "MemoryError",
    "ModuleNotFoundError",
    "NameError",
    "NotImplementedError",
    "OSError",
    "OverflowError",
    "PermissionError",
    "RecursionError",
    "RuntimeError",
    "StopIteration",
    "TimeoutError",
    "TypeError",
    "UnboundLocalError",
    "UnicodeError",
    "ValueError",
    "ZeroDivisionError",
    "bytes",
    "complex",
    "frozenset",
    "object",
];

/// What a class of Python's is shown as, by its name.
pub(super) fn shown_class(name: &str) -> Option<String> {
    let known = CLASSES.contains(&name) || shown_type(name).is_some();
    known.then(|| format!("<class '{name}'>"))
}

/// Whether an expression is written out but for classes of Python's.
pub(super) fn is_told(expr: &Expr) -> bool {
    match expr {
        Expr::Name(name) => shown_class(&name.id).is_some(),
        Expr::Tuple(tuple) => tuple.elts.iter().all(is_told),
        Expr::List(list) => list.elts.iter().all(is_told),
        expr => is_display(expr),
    }
}

impl Program {
    /// What an expression makes that calls a container of the standard library on what is written out: `Counter('aab')` counts, and
    /// shows what there is most of first (Python's library reference, "collections"). `known` has the values of names, items and attributes.
    pub fn made_container(
        &self,
        expression: &str,
        known: impl Fn(&str) -> Option<String>,
    ) -> Option<String> {
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let name = of_collections(&call.func)?;
        let imported = |name: &str| !self.definitions.iter().any(|one| one.name == name);
        let limited = match &*call.arguments.keywords {
            [] => None,
            [one] if name == "deque" && one.arg.as_ref().is_some_and(|arg| arg == "maxlen") => {
                Some(&one.value)
            }
            _ if matches!(name, "Counter" | "OrderedDict" | "defaultdict") => None,
            _ => return None,
        };
        if !imported(name) {
            return None;
        }
        let held = |expr: &Expr| part_held(expr, expression, &known);
        let named = || -> Option<Vec<(PythonValue, PythonValue)>> {
            let mut pairs = Vec::new();
            for keyword in &call.arguments.keywords {
                let key = PythonValue::Str(keyword.arg.as_ref()?.to_string());
                put(&mut pairs, key, held(&keyword.value)?);
            }
            Some(pairs)
        };
        match (name, &*call.arguments.args) {
            ("defaultdict", [maker, given @ ..]) => {
                let maker = match maker {
                    Expr::Name(one) if BUILT_IN.contains(&one.id.as_str()) => {
                        format!("<class '{}'>", one.id)
                    }
                    Expr::Lambda(_) => known(written(maker, expression)?)?,
                    other => {
                        let name = of_collections(other)?;
                        imported(name).then(|| format!("<class 'collections.{name}'>"))?
                    }
                };
                let mut pairs = match given {
                    [] => Vec::new(),
                    [given] => match dictionary(&held(given)?)? {
                        PythonValue::Dict(pairs) => pairs,
                        _ => return None,
                    },
                    _ => return None,
                };
                for (key, value) in named()? {
                    put(&mut pairs, key, value);
                }
                Some(format!(
                    "defaultdict({maker}, {})",
                    PythonValue::Dict(pairs)
                ))
            }
            ("OrderedDict", []) => Some(ordered(&named()?)),
            ("OrderedDict", [given]) if call.arguments.keywords.is_empty() => {
                match dictionary(&as_mapping(held(given)?))? {
                    PythonValue::Dict(pairs) => Some(ordered(&pairs)),
                    _ => None,
                }
            }
            ("deque", given @ ([] | [_] | [_, _])) => {
                let mut kept = match given.first() {
                    Some(given) => items(&held(given)?)?,
                    None => Vec::new(),
                };
                let Some(limit) = given.get(1).or(limited) else {
                    return Some(format!("deque({})", PythonValue::List(kept)));
                };
                let PythonValue::Int(most) = held(limit)? else {
                    return None;
                };
                // The first ones are pushed out by the last.
                let most: usize = most.parse().ok()?;
                kept.drain(..kept.len().saturating_sub(most));
                Some(format!("deque({}, maxlen={most})", PythonValue::List(kept)))
            }
            ("ChainMap", given) => {
                let map = |one: &Expr| match held(one)? {
                    map @ PythonValue::Dict(_) => Some(map.to_string()),
                    _ => None,
                };
                let maps: Vec<String> = given.iter().map(map).collect::<Option<_>>()?;
                let maps = if maps.is_empty() {
                    "{}".to_owned()
                } else {
                    maps.join(", ")
                };
                Some(format!("ChainMap({maps})"))
            }
            ("Counter", []) => {
                let count =
                    |(element, count): (PythonValue, PythonValue)| Some((element, whole(&count)?));
                let counts = named()?.into_iter().map(count).collect::<Option<Vec<_>>>();
                Some(counter(counts?))
            }
            ("Counter", [given]) if call.arguments.keywords.is_empty() => match held(given)? {
                PythonValue::Dict(pairs) => {
                    let count = |(element, count): &(PythonValue, PythonValue)| {
                        Some((element.clone(), whole(count)?))
                    };
                    let counts: Option<Vec<(PythonValue, i64)>> = pairs.iter().map(count).collect();
                    Some(counter(counts?))
                }
                given => Some(counter(tally(items(&given)?))),
            },
            _ => None,
        }
    }
}

/// What a container is made of: what is written out, and what names stand for, also within a list or a tuple.
fn part_held(
    expr: &Expr,
    text: &str,
    known: &impl Fn(&str) -> Option<String>,
) -> Option<PythonValue> {
    let all = |parts: &[Expr]| {
        let parts = parts.iter().map(|one| part_held(one, text, known));
        parts.collect::<Option<Vec<PythonValue>>>()
    };
    match expr {
        Expr::List(list) => all(&list.elts).map(PythonValue::List),
        Expr::Tuple(tuple) => all(&tuple.elts).map(PythonValue::Tuple),
        expr => literal(expr).or_else(|| PythonValue::read(&known(written(expr, text)?)?).ok()),
    }
}

/// A value; of an `OrderedDict`, which is shown around a list of pairs, the dictionary that it is.
pub(super) fn as_mapping(value: PythonValue) -> PythonValue {
    match &value {
        PythonValue::Object { name, parts } if name == "OrderedDict" => {
            let held = match parts.as_slice() {
                [] => Some(PythonValue::Dict(Vec::new())),
                [(None, held @ PythonValue::List(_))] => dictionary(held),
                _ => None,
            };
            held.unwrap_or(value)
        }
        _ => value,
    }
}

/// A value; of a container of the library, the dictionary or the list that it is where items are asked of it. In which order a `Counter` is gone
/// through its text does not say.
pub(super) fn opened(value: PythonValue) -> PythonValue {
    let PythonValue::Object { name, parts } = &value else {
        return value;
    };
    match (name.as_str(), parts.as_slice()) {
        ("Counter", []) => PythonValue::Dict(Vec::new()),
        ("Counter", [(None, held @ PythonValue::Dict(_))])
        | ("defaultdict", [_, (None, held @ PythonValue::Dict(_))])
        | ("deque", [(None, held @ PythonValue::List(_)), ..]) => held.clone(),
        ("ChainMap", maps) => chained(maps).unwrap_or(value),
        _ => as_mapping(value),
    }
}

/// What a `ChainMap` gives for its keys: what the first of its dictionaries says that has them, in the order of the last one (Python's library
/// reference, "collections.ChainMap").
fn chained(maps: &[(Option<String>, PythonValue)]) -> Option<PythonValue> {
    let mut pairs = Vec::new();
    for map in maps.iter().rev() {
        let (None, PythonValue::Dict(own)) = map else {
            return None;
        };
        for (key, value) in own {
            put(&mut pairs, key.clone(), value.clone());
        }
    }
    Some(PythonValue::Dict(pairs))
}

/// The same where it is gone through in order.
pub(super) fn gone_through(value: PythonValue) -> PythonValue {
    match &value {
        PythonValue::Object { name, .. } if name == "Counter" => value,
        _ => opened(value),
    }
}

/// An `OrderedDict` of these.
fn ordered(pairs: &[(PythonValue, PythonValue)]) -> String {
    if pairs.is_empty() {
        return "OrderedDict()".to_owned();
    }
    let pair = |(key, value): &(PythonValue, PythonValue)| format!("({key}, {value})");
    let pairs: Vec<String> = pairs.iter().map(pair).collect();
    format!("OrderedDict([{}])", pairs.join(", "))
}

/// A `Counter` of these.
fn counter<N: Copy + Display + Ord>(mut counts: Vec<(PythonValue, N)>) -> String {
    if counts.is_empty() {
        return "Counter()".to_owned();
    }
    // Those that there are equally many of stay in the order in which they came.
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let pairs = counts
        .iter()
        .map(|(item, count)| format!("{item}: {count}"));
    let pairs: Vec<String> = pairs.collect();
    format!("Counter({{{}}})", pairs.join(", "))
}

/// How many there are of each of these, in the order in which they come.
pub(super) fn tally(items: Vec<PythonValue>) -> Vec<(PythonValue, usize)> {
    let mut counts: Vec<(PythonValue, usize)> = Vec::new();
    for item in items {
        match counts
            .iter_mut()
            .find(|(known, _)| compare(known, &item).is_equal())
        {
            Some((_, count)) => *count += 1,
            None => counts.push((item, 1)),
        }
    }
    counts
}

/// The elements of a `Counter` that a value is, in the order in which it is shown, and how many there are of each.
pub(super) fn counted(value: &PythonValue) -> Option<&[(PythonValue, PythonValue)]> {
    let PythonValue::Object { name, parts } = value else {
        return None;
    };
    match parts.as_slice() {
        _ if name != "Counter" => None,
        [] => Some(&[]),
        [(None, PythonValue::Dict(pairs))] => Some(pairs),
        _ => None,
    }
}

/// What a `Counter` has most of, in the order in which it is shown; `most` is how many are asked for.
pub(super) fn most_common(counter: &PythonValue, most: &[PythonValue]) -> Option<PythonValue> {
    let pairs = counted(counter)?;
    let count = match most {
        [] | [PythonValue::None] => pairs.len(),
        [PythonValue::Int(most)] => most.parse().ok()?,
        _ => return None,
    };
    let row = |(key, count): &(PythonValue, PythonValue)| {
        PythonValue::Tuple(vec![key.clone(), count.clone()])
    };
    Some(PythonValue::List(
        pairs.iter().take(count).map(row).collect(),
    ))
}

/// The name of what may be a container of `collections`: `deque`, `collections.deque`.
pub(super) fn of_collections(function: &Expr) -> Option<&str> {
    match function {
        Expr::Name(name) => Some(name.id.as_str()),
        Expr::Attribute(one) => {
            let module = one.value.as_name_expr()?.id.as_str();
            (module == "collections").then_some(one.attr.as_str())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn containers_are_shown_with_what_they_hold() {
        let program =
            Program::parse("from collections import *\ndef defaultdict():\n    pass\n").unwrap();
        let check = |expression: &str, expected: Option<&str>| {
            let known = |name: &str| (name == "xs").then(|| "['b', 'b']".to_owned());
            let made = program.made_container(expression, known);
            assert_eq!(made.as_deref(), expected, "{expression}");
        };
        check("Counter(a=1, b=3)", Some("Counter({'b': 3, 'a': 1})"));
        check("Counter('ab', b=3)", None);
        let chain = Some("ChainMap({'x': 1}, {'x': 2, 'y': 3})");
        check("ChainMap({'x': 1}, {'x': 2, 'y': 3})", chain);
        check("ChainMap()", Some("ChainMap({})"));
        check(
            "Counter('banana')",
            Some("Counter({'a': 3, 'n': 2, 'b': 1})"),
        );
        check("Counter([2, 1, 2])", Some("Counter({2: 2, 1: 1})"));
        check("Counter('')", Some("Counter()"));
        check(
            "Counter({'a': 1, 'b': 2})",
            Some("Counter({'b': 2, 'a': 1})"),
        );
        check("Counter(xs)", Some("Counter({'b': 2})"));
        check("Counter(a=1)", Some("Counter({'a': 1})"));
        check("Counter(ys)", None);
        check("OrderedDict({'a': 1})", Some("OrderedDict([('a', 1)])"));
        check(
            "OrderedDict([('b', [1]), ('b', 2)])",
            Some("OrderedDict([('b', 2)])"),
        );
        check("OrderedDict({})", Some("OrderedDict()"));
        check("OrderedDict(b=1)", Some("OrderedDict([('b', 1)])"));
        let importing = Program::parse("from collections import defaultdict\n").unwrap();
        let made =
            |expression: &str| importing.made_container(expression, |_| Some("<f>".to_owned()));
        assert_eq!(
            made("defaultdict(lambda: 0, a=1)").as_deref(),
            Some("defaultdict(<f>, {'a': 1})")
        );
        assert_eq!(
            made("defaultdict(list, {'k': []})").as_deref(),
            Some("defaultdict(<class 'list'>, {'k': []})")
        );
        check("deque()", Some("deque([])"));
        check("deque([[1]])", Some("deque([[1]])"));
        check("collections.deque('ab')", Some("deque(['a', 'b'])"));
        check("deque(xs, 3)", Some("deque(['b', 'b'], maxlen=3)"));
        check(
            "deque('abc', maxlen=2)",
            Some("deque(['b', 'c'], maxlen=2)"),
        );
        check("deque(maxlen=2)", Some("deque([], maxlen=2)"));
        check("deque(maxlen=n)", None);
        // The program's own.
        check("defaultdict(list)", None);
        check("Counter", None);
    }
}
