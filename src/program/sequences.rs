//! What Python's operators, functions and methods make of plain values where they only put them elsewhere: what a slice takes, what one
//! sequence behind the other is, where an item stands. Each answers `None` where there is more to it.

use ruff_python_ast::{CmpOp, Expr, ExprSlice, Operator};

use super::cutting::cut;
use super::reduction::TYPES;
use super::sets::{combined, subset, unique};
use crate::quiz::{PythonValue, compare};

/// The most elements that a repeated sequence or a range has here.
pub(super) const MOST_ITEMS: usize = 600;

/// Methods of strings that look for another one, and may be told where.
const SEARCHING: [&str; 6] = ["find", "index", "rfind", "rindex", "count", "startswith"];

/// The most digits that a float keeps, with zeros before or behind them.
const MOST_DIGITS: usize = 15;

/// The bounds and the step of a slice, where all of them that it has are known.
pub(super) fn bounds(
    slice: &ExprSlice,
    value: impl Fn(&Expr) -> Option<PythonValue>,
) -> Option<(Option<i64>, Option<i64>, i64)> {
    let bound = |bound: &Option<Box<Expr>>| match bound {
        None => Some(None),
        Some(bound) => match value(bound)? {
            PythonValue::None => Some(None),
            PythonValue::Int(digits) => digits.parse::<i64>().ok().map(Some),
            _ => None,
        },
    };
    let step = bound(&slice.step)?.unwrap_or(1);
    Some((bound(&slice.lower)?, bound(&slice.upper)?, step))
}

/// The places of a sequence of `count` items that a slice takes, as Python's language reference has it; `None` for a step of 0.
pub(super) fn places(
    count: usize,
    lower: Option<i64>,
    upper: Option<i64>,
    step: i64,
) -> Option<Vec<usize>> {
    let count = i64::try_from(count).ok()?;
    let (least, most) = if step > 0 {
        (0, count)
    } else {
        (-1, count - 1)
    };
    let clamped = |bound: Option<i64>, default: i64| {
        let bound = bound.map(|bound| if bound < 0 { bound + count } else { bound });
        bound.map_or(default, |bound| bound.clamp(least, most))
    };
    let (first, end) = if step > 0 {
        (clamped(lower, 0), clamped(upper, count))
    } else {
        (clamped(lower, count - 1), clamped(upper, -1))
    };
    let inside = |at: &i64| if step > 0 { *at < end } else { *at > end };
    let places = std::iter::successors(Some(first), |at| at.checked_add(step)).take_while(inside);
    (step != 0).then(|| places.filter_map(|at| usize::try_from(at).ok()).collect())
}

/// The numbers that a `range` of these bounds goes through; `None` if it takes no such bounds.
pub fn numbers_of(bounds: &[i64]) -> Option<impl Iterator<Item = i64> + use<>> {
    let (start, end, step) = match *bounds {
        [end] => (0, end, 1),
        [start, end] => (start, end, 1),
        [start, end, step] if step != 0 => (start, end, step),
        _ => return None,
    };
    let inside = move |at: &i64| if step > 0 { *at < end } else { *at > end };
    let numbers = std::iter::successors(Some(start), move |at: &i64| at.checked_add(step));
    Some(numbers.take_while(inside))
}

/// The items at these places.
pub(super) fn taken(items: &[PythonValue], places: &[usize]) -> Vec<PythonValue> {
    places.iter().map(|at| items[*at].clone()).collect()
}

/// Two of a kind, one behind the other.
pub(super) fn joined(left: PythonValue, right: PythonValue) -> Option<PythonValue> {
    Some(match (left, right) {
        (PythonValue::Str(left), PythonValue::Str(right)) => PythonValue::Str(left + &right),
        (PythonValue::List(left), PythonValue::List(right)) => {
            PythonValue::List([left, right].concat())
        }
        (PythonValue::Tuple(left), PythonValue::Tuple(right)) => {
            PythonValue::Tuple([left, right].concat())
        }
        _ => return None,
    })
}

/// A sequence so many times.
pub(super) fn repeated(left: PythonValue, right: PythonValue) -> Option<PythonValue> {
    let (sequence, times) = match (left, right) {
        (PythonValue::Int(times), sequence) | (sequence, PythonValue::Int(times)) => {
            (sequence, times.parse::<i64>().ok()?)
        }
        _ => return None,
    };
    let times = usize::try_from(times).unwrap_or_default();
    // Of what is empty there are not more than that either, while they are put together.
    let fits = |size: usize| size.max(1).saturating_mul(times) <= MOST_ITEMS;
    Some(match sequence {
        PythonValue::Str(text) if fits(text.len()) => PythonValue::Str(text.repeat(times)),
        PythonValue::List(items) if fits(items.len()) => {
            PythonValue::List(vec![items; times].concat())
        }
        PythonValue::Tuple(items) if fits(items.len()) => {
            PythonValue::Tuple(vec![items; times].concat())
        }
        _ => return None,
    })
}

/// Whether two values are the same, or one is in the other.
pub(super) fn compared(operator: CmpOp, left: &PythonValue, right: &PythonValue) -> Option<bool> {
    let same = |one: &PythonValue| compare(one, left).is_equal();
    Some(match operator {
        CmpOp::Eq => same(right),
        CmpOp::NotEq => !same(right),
        CmpOp::In => is_in(left, right)?,
        CmpOp::NotIn => !is_in(left, right)?,
        CmpOp::LtE => subset(left, right)?,
        CmpOp::GtE => subset(right, left)?,
        CmpOp::Lt => subset(left, right)? && !subset(right, left)?,
        CmpOp::Gt => subset(right, left)? && !subset(left, right)?,
        _ => return None,
    })
}

/// Whether a value is in a container, or a text in another one.
fn is_in(value: &PythonValue, container: &PythonValue) -> Option<bool> {
    let same = |one: &PythonValue| compare(one, value).is_equal();
    match (container, value) {
        (PythonValue::Str(text), PythonValue::Str(part)) => Some(text.contains(part)),
        (PythonValue::Dict(pairs), _) => Some(pairs.iter().any(|(key, _)| same(key))),
        (
            PythonValue::List(items) | PythonValue::Tuple(items) | PythonValue::Set { items, .. },
            _,
        ) => Some(items.iter().any(same)),
        _ => None,
    }
}

/// What a function that goes through a value takes, in order; a set's order is not told.
pub(super) fn items(value: &PythonValue) -> Option<Vec<PythonValue>> {
    Some(match value {
        PythonValue::Str(text) => {
            let one = |character: char| PythonValue::Str(character.to_string());
            text.chars().map(one).collect()
        }
        PythonValue::List(items) | PythonValue::Tuple(items) => items.clone(),
        PythonValue::Dict(pairs) => pairs.iter().map(|(key, _)| key.clone()).collect(),
        _ => return None,
    })
}

/// Whether there is a set in a value, which `str` writes in an order that is not told.
fn has_sets(value: &PythonValue) -> bool {
    match value {
        PythonValue::Set { .. } => true,
        PythonValue::List(items) | PythonValue::Tuple(items) => items.iter().any(has_sets),
        PythonValue::Dict(pairs) => pairs.iter().any(|(_, value)| has_sets(value)),
        _ => false,
    }
}

/// What one of Python's own functions makes of one value.
pub(super) fn of_function(name: &str, value: &PythonValue) -> Option<PythonValue> {
    let truths =
        || -> Option<Vec<bool>> { items(value)?.iter().map(PythonValue::is_true).collect() };
    Some(match name {
        "list" => PythonValue::List(items(value)?),
        "tuple" => PythonValue::Tuple(items(value)?),
        "bool" => PythonValue::Bool(value.is_true()?),
        "any" => PythonValue::Bool(truths()?.contains(&true)),
        "all" => PythonValue::Bool(!truths()?.contains(&false)),
        "len" => PythonValue::Int(value.size()?.to_string()),
        "str" => match value {
            PythonValue::Str(_) => value.clone(),
            _ if has_sets(value) => return None,
            _ => PythonValue::Str(value.to_string()),
        },
        "int" => match value {
            PythonValue::Int(_) => value.clone(),
            PythonValue::Str(text) => PythonValue::Int(number(text)?),
            _ => return None,
        },
        "float" => match value {
            PythonValue::Float(_) => value.clone(),
            PythonValue::Int(digits) => decimal(digits)?,
            PythonValue::Str(text) => unbounded(text).or_else(|| decimal(text))?,
            _ => return None,
        },
        "set" => unique(items(value)?),
        "dict" => dictionary(value)?,
        "repr" if !has_sets(value) => PythonValue::Str(value.to_string()),
        _ => return None,
    })
}

/// The whole number that a text of nothing but digits and a sign shows, without spaces and zeros in front; `None` for all other texts,
/// which raise, or have digits of another script.
fn number(text: &str) -> Option<String> {
    let text = text.trim_matches([' ', '\t', '\n', '\r']);
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", text.strip_prefix('+').unwrap_or(text)),
    };
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    Some(match digits.trim_start_matches('0') {
        "" => "0".to_owned(),
        digits => format!("{sign}{digits}"),
    })
}

/// The infinite float that a text names.
fn unbounded(text: &str) -> Option<PythonValue> {
    let text = text.trim_matches([' ', '\t', '\n', '\r']);
    let name = text.strip_prefix(['-', '+']).unwrap_or(text);
    let names = ["inf", "infinity"];
    let named = names.iter().any(|one| name.eq_ignore_ascii_case(one));
    let value = match text.starts_with('-') {
        true => f64::NEG_INFINITY,
        false => f64::INFINITY,
    };
    named.then_some(PythonValue::Float(value))
}

/// The float that is written as a text of digits is, with a sign and a point or without, if none of its digits is lost in binary.
fn decimal(text: &str) -> Option<PythonValue> {
    let text = text.trim_matches([' ', '\t', '\n', '\r']);
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (whole, places) = digits.split_once('.').unwrap_or((digits, "0"));
    let plain = |part: &str| !part.is_empty() && part.bytes().all(|one| one.is_ascii_digit());
    let few = whole.len() + places.len() <= MOST_DIGITS;
    let known = plain(whole) && plain(places) && few;
    known.then(|| text.parse().ok().map(PythonValue::Float))?
}

/// A dictionary of pairs, or of what another one has.
pub(super) fn dictionary(value: &PythonValue) -> Option<PythonValue> {
    if let PythonValue::Dict(_) = value {
        return Some(value.clone());
    }
    let mut all = PythonValue::Dict(Vec::new());
    for pair in items(value)? {
        let [key, value] = items(&pair)?.try_into().ok()?;
        let one = PythonValue::Dict(vec![(key, value)]);
        all = combined(all, Operator::BitOr, one)?;
    }
    Some(all)
}

/// Whether a value is one of a type of Python's, by what it looks like.
pub(super) fn is_of(value: &PythonValue, types: &Expr) -> Option<bool> {
    let kinds: &[&str] = match value {
        PythonValue::Bool(_) => &["bool", "int"],
        PythonValue::Int(_) => &["int"],
        PythonValue::Float(_) => &["float"],
        PythonValue::Str(_) => &["str"],
        PythonValue::None => &["NoneType"],
        PythonValue::List(_) => &["list"],
        PythonValue::Tuple(_) => &["tuple"],
        PythonValue::Dict(_) => &["dict"],
        PythonValue::Set { frozen: true, .. } => &["frozenset"],
        PythonValue::Set { .. } => &["set"],
        _ => return None,
    };
    match types {
        Expr::Name(name) if name.id.as_str() == "object" => Some(true),
        Expr::Name(name)
            if matches!(name.id.as_str(), "frozenset" | "slice")
                || TYPES.contains(&name.id.as_str()) =>
        {
            Some(kinds.contains(&name.id.as_str()))
        }
        Expr::Tuple(types) => {
            let found: Option<Vec<bool>> = types.iter().map(|one| is_of(value, one)).collect();
            found.map(|found| found.contains(&true))
        }
        _ => None,
    }
}

/// What a method of Python's own types makes of its object and its arguments.
pub(super) fn of_method(
    object: &PythonValue,
    name: &str,
    arguments: &[PythonValue],
) -> Option<PythonValue> {
    let number = |count: usize| PythonValue::Int(count.to_string());
    match (object, name, arguments) {
        (PythonValue::Str(glue), "join", [parts]) => {
            let text = |part: PythonValue| match part {
                PythonValue::Str(text) => Some(text),
                _ => None,
            };
            let parts: Option<Vec<String>> = items(parts)?.into_iter().map(text).collect();
            Some(PythonValue::Str(parts?.join(glue)))
        }
        (PythonValue::Str(text), _, [PythonValue::Str(part)]) => {
            let characters = |bytes: usize| number(text[..bytes].chars().count());
            let nowhere = || {
                name.ends_with("find")
                    .then(|| PythonValue::Int("-1".to_owned()))
            };
            match name {
                "find" | "index" => text.find(part.as_str()).map(characters).or_else(nowhere),
                "rfind" | "rindex" => text.rfind(part.as_str()).map(characters).or_else(nowhere),
                "count" if !part.is_empty() => Some(number(text.matches(part.as_str()).count())),
                "startswith" => Some(PythonValue::Bool(text.starts_with(part.as_str()))),
                "endswith" => Some(PythonValue::Bool(text.ends_with(part.as_str()))),
                _ => cut(text, name, arguments),
            }
        }
        (PythonValue::Str(text), _, [part @ PythonValue::Str(_), bounds @ ..])
            if SEARCHING.contains(&name) =>
        {
            // Where to look is a slice; what is found there is counted from the beginning.
            let mut bounds = bounds.iter().map(|one| match one {
                PythonValue::Int(digits) => digits.parse::<usize>().ok(),
                _ => None,
            });
            let start = bounds.next()??;
            let end = bounds.next().unwrap_or(Some(usize::MAX))?;
            let inside: String = text.chars().take(end).skip(start).collect();
            let fits = bounds.next().is_none() && start <= text.chars().count();
            let found = of_method(&PythonValue::Str(inside), name, std::slice::from_ref(part))
                .filter(|_| fits)?;
            match &found {
                // What is nowhere is at -1.
                PythonValue::Int(place) if name != "count" => match place.parse::<usize>() {
                    Ok(place) => Some(number(place + start)),
                    Err(_) => Some(found),
                },
                _ => Some(found),
            }
        }
        (PythonValue::List(items) | PythonValue::Tuple(items), _, [value]) => {
            let same = |one: &PythonValue| compare(one, value).is_equal();
            match name {
                "index" => items.iter().position(same).map(number),
                "count" => Some(number(items.iter().filter(|one| same(one)).count())),
                _ => None,
            }
        }
        (PythonValue::Dict(pairs), "get", [key, default @ ..]) if default.len() < 2 => {
            let found = pairs.iter().find(|(one, _)| compare(one, key).is_equal());
            let value = found.map(|(_, value)| value).or(default.first());
            Some(value.cloned().unwrap_or(PythonValue::None))
        }
        (PythonValue::Set { .. }, _, [other]) => {
            let other = match other {
                PythonValue::Set { .. } => other.clone(),
                other => unique(items(other)?),
            };
            let operator = match name {
                "union" => Operator::BitOr,
                "intersection" => Operator::BitAnd,
                "difference" => Operator::Sub,
                "symmetric_difference" => Operator::BitXor,
                "isdisjoint" => {
                    let both = combined(object.clone(), Operator::BitAnd, other)?;
                    return Some(PythonValue::Bool(both.size() == Some(0)));
                }
                "issubset" => return subset(object, &other).map(PythonValue::Bool),
                "issuperset" => return subset(&other, object).map(PythonValue::Bool),
                _ => return None,
            };
            combined(object.clone(), operator, other)
        }
        (PythonValue::List(_) | PythonValue::Dict(_) | PythonValue::Set { .. }, "copy", []) => {
            Some(object.clone())
        }
        (PythonValue::Str(text), ..) => cut(text, name, arguments),
        _ => None,
    }
}
