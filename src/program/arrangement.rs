//! Arrangements: operations that only say what stands where in values that are known. A slice, two lists one behind the other,
//! the place of an item, whether two values are the same: nothing of that makes a new number or a new character, and all of it
//! can be read from the texts of the values.
//!
//! Sums, orders, cases and formats that round are not among them: those the model says.

use ruff_python_ast::{
    CmpOp, ConversionFlag, DictItem, Expr, ExprAttribute, ExprBinOp, ExprCall, ExprFString,
    ExprSlice, InterpolatedStringElement, Operator, UnaryOp,
};

use super::cutting::filled_up;
use super::expressions::written;
use super::library::{as_mapping, most_common};
use super::misfits::{incomparable, refused, unfit, unindexed, unjoined, unsigned};
use super::reduction::{first_of, is_infinite, looked_through, shown_type};
use super::sequences::{
    MOST_ITEMS, compared, dictionary, is_of, items, joined, numbers_of, of_function, of_method,
    places, repeated, taken,
};
use super::sets::{combined, unique};
use crate::quiz::{PythonValue, compare};
use crate::state::MAX_WHOLE;

/// What an operation comes to that only arranges what is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arranged {
    /// This value.
    Value(String),
    /// A set of these, which is shown in an order that nobody has told yet.
    Set(Vec<String>),
}

/// What an operation comes to if it only arranges what is there; `None` for every other one. `known` has the values of names, items
/// and attributes.
pub fn arranged(operation: &str, known: impl Fn(&str) -> Option<String>) -> Option<Arranged> {
    arranged_with(operation, &known, &|_| None)
}

/// The same with values of the program's own that never change: `plainly` has what is equal to one that holds such (`frozen.rs`).
pub(super) fn arranged_with(
    operation: &str,
    known: &dyn Fn(&str) -> Option<String>,
    plainly: &dyn Fn(&PythonValue) -> Option<PythonValue>,
) -> Option<Arranged> {
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    let operands = Operands {
        text: operation,
        known,
        plainly,
    };
    match operands.arranged(parsed.expr())? {
        PythonValue::Set { items, .. } if !items.is_empty() => {
            let texts = items.iter().map(PythonValue::to_string).collect();
            Some(Arranged::Set(texts))
        }
        value => {
            let text = value.to_string();
            (text.chars().count() <= MAX_WHOLE).then_some(Arranged::Value(text))
        }
    }
}

/// The message of the exception that looking for something raises that is not there: an item, a key, a place.
pub fn missing(operation: &str, known: impl Fn(&str) -> Option<String>) -> Option<String> {
    missing_with(operation, &known, &|_| None)
}

/// The same with values of the program's own that never change.
pub(super) fn missing_with(
    operation: &str,
    known: &dyn Fn(&str) -> Option<String>,
    plainly: &dyn Fn(&PythonValue) -> Option<PythonValue>,
) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    let operands = Operands {
        text: operation,
        known,
        plainly,
    };
    operands.missing(parsed.expr())
}

/// What dividing by zero raises.
fn divided(left: &PythonValue, operator: Operator, right: &PythonValue) -> Option<String> {
    let zero = match right {
        PythonValue::Int(digits) => digits == "0",
        PythonValue::Float(_) => right.is_true() == Some(false),
        _ => false,
    };
    let whole = matches!((left, right), (PythonValue::Int(_), PythonValue::Int(_)));
    let number = matches!(left, PythonValue::Int(_) | PythonValue::Float(_));
    let said = match operator {
        _ if !zero || !number => return None,
        Operator::Div if whole => "division by zero",
        Operator::Div => "float division by zero",
        Operator::FloorDiv if whole => "integer division or modulo by zero",
        Operator::FloorDiv => "float floor division by zero",
        Operator::Mod if whole => "integer modulo by zero",
        Operator::Mod => "float modulo",
        _ => return None,
    };
    Some(format!("ZeroDivisionError: {said}"))
}

/// Reads the values of operands.
pub(super) struct Operands<'t> {
    /// What they are written in.
    pub text: &'t str,
    /// The values of names, items and attributes.
    pub known: &'t dyn Fn(&str) -> Option<String>,
    /// What is equal to a value that holds some of the program's own which never change.
    pub plainly: &'t dyn Fn(&PythonValue) -> Option<PythonValue>,
}

impl Operands<'_> {
    /// The text of the value that a name, an item or an attribute has; an infinite float is its own.
    fn told(&self, expr: &Expr) -> Option<String> {
        let infinite = || is_infinite(expr).then(|| "inf".to_owned());
        (self.known)(written(expr, self.text)?).or_else(infinite)
    }

    /// The value of an operand, if all of it is told.
    fn value(&self, expr: &Expr) -> Option<PythonValue> {
        let value = match expr {
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => {
                PythonValue::read(&self.told(expr)?).ok()?
            }
            _ => PythonValue::of_literal(expr)?,
        };
        is_plain(&value).then_some(value)
    }

    /// A value with what is equal to those of the program's own that never change in their places; `None` for one that holds others.
    fn plain(&self, value: &PythonValue) -> Option<PythonValue> {
        match is_plain(value) {
            true => Some(value.clone()),
            false => (self.plainly)(value),
        }
    }

    /// The value of an operand that is compared or looked for: it holds nothing but plain values, and such that never change.
    fn fixed(&self, expr: &Expr) -> Option<PythonValue> {
        if let Some(value) = self.value(expr) {
            return Some(value);
        }
        let all = |parts: &[Expr]| -> Option<Vec<PythonValue>> {
            parts.iter().map(|part| self.fixed(part)).collect()
        };
        let value = match expr {
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => {
                PythonValue::read(&self.told(expr)?).ok()?
            }
            Expr::List(list) => PythonValue::List(all(&list.elts)?),
            Expr::Tuple(tuple) => PythonValue::Tuple(all(&tuple.elts)?),
            Expr::Set(set) => unique(all(&set.elts)?),
            expr => PythonValue::of_literal(expr)?,
        };
        self.plain(&value).map(|_| value)
    }

    /// What a dictionary has for a key, if its keys are told; `Some(None)` where it lacks the key.
    fn entry(
        &self,
        pairs: &[(PythonValue, PythonValue)],
        key: &PythonValue,
    ) -> Option<Option<PythonValue>> {
        let key = self.plain(key)?;
        for (one, value) in pairs {
            if compare(&self.plain(one)?, &key).is_equal() {
                return Some(Some(value.clone()));
            }
        }
        Some(None)
    }

    /// The value of an operand in which something is looked for: of a dictionary its keys count.
    fn keyed(&self, expr: &Expr) -> Option<PythonValue> {
        if let Some((object, method)) = looked_through(expr) {
            return match (as_mapping(self.moved(object)?), method) {
                (PythonValue::Dict(pairs), "values") => {
                    let values = pairs.into_iter().map(|(_, value)| value).collect();
                    Some(PythonValue::List(values)).filter(|all| self.plain(all).is_some())
                }
                (PythonValue::Dict(_), _) => self.keyed(object),
                _ => None,
            };
        }
        match as_mapping(self.moved(expr)?) {
            PythonValue::Dict(pairs) => {
                let keys = pairs.into_iter().map(|(key, _)| (key, PythonValue::None));
                Some(PythonValue::Dict(keys.collect()))
            }
            value => Some(value),
        }
        .filter(|value| self.plain(value).is_some())
    }

    /// The value of an operand that is only moved, so that it may hold objects as they are shown.
    fn moved(&self, expr: &Expr) -> Option<PythonValue> {
        let all = |parts: &[Expr]| -> Option<Vec<PythonValue>> {
            parts.iter().map(|part| self.moved(part)).collect()
        };
        match expr {
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) | Expr::Lambda(_) => {
                let text = self.told(expr)?;
                let value = PythonValue::read(&text).ok()?;
                (value.to_string() == text).then_some(value)
            }
            Expr::List(list) => all(&list.elts).map(PythonValue::List),
            Expr::Tuple(tuple) => all(&tuple.elts).map(PythonValue::Tuple),
            Expr::Dict(dict) => {
                let pair = |item: &DictItem| {
                    Some((self.fixed(item.key.as_ref()?)?, self.moved(&item.value)?))
                };
                let pairs: Option<Vec<_>> = dict.items.iter().map(pair).collect();
                pairs.map(PythonValue::Dict)
            }
            expr => self.fixed(expr),
        }
    }

    /// What an operation with an infinite float comes to that makes no new number: another infinite one, or nothing (IEEE 754, 6.1).
    fn without_bounds(&self, binary: &ExprBinOp) -> Option<PythonValue> {
        let number = |expr| match self.value(expr)? {
            PythonValue::Float(float) => Some(float),
            // One that has more digits than a float holds is no operand of one.
            PythonValue::Int(digits) => digits.parse().ok().filter(|float: &f64| float.is_finite()),
            _ => None,
        };
        let (left, right) = (number(&binary.left)?, number(&binary.right)?);
        if left.is_finite() && right.is_finite() {
            return None;
        }
        let value = match binary.op {
            Operator::Add => left + right,
            Operator::Sub => left - right,
            Operator::Mult => left * right,
            Operator::Div if right != 0.0 => left / right,
            _ => return None,
        };
        (!value.is_nan()).then_some(PythonValue::Float(value))
    }

    fn arranged(&self, expr: &Expr) -> Option<PythonValue> {
        match expr {
            Expr::List(_) | Expr::Tuple(_) | Expr::Dict(_) => self.moved(expr),
            Expr::Subscript(item) => match item.slice.as_slice_expr() {
                Some(slice) => self.slice(self.moved(&item.value)?, slice),
                None => {
                    let key = self.fixed(&item.slice)?;
                    match (as_mapping(self.moved(&item.value)?), &key) {
                        (PythonValue::Dict(pairs), key) => self.entry(&pairs, key)?,
                        (
                            PythonValue::List(items) | PythonValue::Tuple(items),
                            PythonValue::Int(_),
                        ) => {
                            let place = self.number(&item.slice)?;
                            let count = i64::try_from(items.len()).ok()?;
                            let place = if place < 0 { place + count } else { place };
                            items.into_iter().nth(usize::try_from(place).ok()?)
                        }
                        _ => None,
                    }
                }
            },
            Expr::BinOp(binary) if let Some(value) = self.without_bounds(binary) => Some(value),
            Expr::BinOp(binary) if binary.op == Operator::Add => {
                joined(self.moved(&binary.left)?, self.moved(&binary.right)?)
            }
            Expr::BinOp(binary) => {
                let (left, right) = (self.fixed(&binary.left)?, self.fixed(&binary.right)?);
                let equal = (self.plain(&left)?, self.plain(&right)?);
                match binary.op {
                    Operator::Mult => repeated(left, right),
                    operator => {
                        // Where a named tuple and a tuple that is equal to it come together, one of them stays.
                        let whole = combined(left, operator, right)?;
                        let same = combined(equal.0, operator, equal.1)?;
                        (whole.size() == same.size()).then_some(whole)
                    }
                }
            }
            Expr::Compare(comparison) => {
                let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
                    return None;
                };
                if let (Expr::Name(one), Expr::Name(other)) = (&*comparison.left, right)
                    && [one, other]
                        .iter()
                        .all(|name| shown_type(&name.id).is_some())
                {
                    return match operator {
                        CmpOp::Eq | CmpOp::Is => Some(PythonValue::Bool(one.id == other.id)),
                        CmpOp::NotEq | CmpOp::IsNot => Some(PythonValue::Bool(one.id != other.id)),
                        _ => None,
                    };
                }
                let (left, right) = match operator {
                    CmpOp::In | CmpOp::NotIn => (self.fixed(&comparison.left)?, self.keyed(right)?),
                    _ => (self.fixed(&comparison.left)?, self.fixed(right)?),
                };
                let (left, right) = (self.plain(&left)?, self.plain(&right)?);
                compared(*operator, &left, &right).map(PythonValue::Bool)
            }
            Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => {
                Some(PythonValue::Bool(!self.value(&unary.operand)?.is_true()?))
            }
            Expr::Call(call) => self.call(call),
            Expr::Set(_) | Expr::StringLiteral(_) => self.value(expr),
            Expr::FString(formatted) => self.formatted(formatted),
            _ => None,
        }
    }

    /// One value that is filled up to a width: `f'{7:>3}'`, `f'{name:<5}'`.
    fn formatted(&self, formatted: &ExprFString) -> Option<PythonValue> {
        let elements = &formatted.as_single_part_fstring()?.elements;
        let mut elements = elements.iter();
        let (Some(InterpolatedStringElement::Interpolation(part)), None) =
            (elements.next(), elements.next())
        else {
            return None;
        };
        let mut spec = part.format_spec.as_ref()?.elements.iter();
        let (Some(InterpolatedStringElement::Literal(spec)), None) = (spec.next(), spec.next())
        else {
            return None;
        };
        let plain = part.conversion == ConversionFlag::None && part.debug_text.is_none();
        let value = self.value(&part.expression).filter(|_| plain)?;
        filled_up(&value, &spec.value).map(PythonValue::Str)
    }

    /// The whole number that an operand is.
    fn number(&self, expr: &Expr) -> Option<i64> {
        match self.value(expr)? {
            PythonValue::Int(digits) => digits.parse().ok(),
            _ => None,
        }
    }

    /// What an expression gives to go through, one after the other.
    pub(super) fn listed(&self, expr: &Expr) -> Option<Vec<PythonValue>> {
        let Expr::Call(call) = expr else {
            return items(&self.value(expr).or_else(|| self.arranged(expr))?);
        };
        let arguments = &*call.arguments.args;
        let pair = |left, right| PythonValue::Tuple(vec![left, right]);
        let numbered = |number: i64| PythonValue::Int(number.to_string());
        match (&*call.func, arguments) {
            (Expr::Name(name), [one, ..]) => match (name.id.as_str(), arguments) {
                ("enumerate", [_, rest @ ..]) if rest.len() < 2 => {
                    let first = rest.first().map_or(Some(0), |first| self.number(first))?;
                    let numbers = std::iter::successors(Some(first), |at| at.checked_add(1));
                    let items = numbers.zip(self.listed(one)?);
                    Some(
                        items
                            .map(|(number, item)| pair(numbered(number), item))
                            .collect(),
                    )
                }
                ("zip", all) => {
                    let mut rows = Vec::new();
                    for one in all {
                        match one {
                            Expr::Starred(starred) => {
                                for row in self.listed(&starred.value)? {
                                    rows.push(items(&row)?);
                                }
                            }
                            one => rows.push(self.listed(one)?),
                        }
                    }
                    let shortest = rows.iter().map(Vec::len).min()?;
                    let row = |at: usize| rows.iter().map(|one| one[at].clone()).collect();
                    Some(
                        (0..shortest)
                            .map(|at| PythonValue::Tuple(row(at)))
                            .collect(),
                    )
                }
                ("reversed", [_]) => Some(self.listed(one)?.into_iter().rev().collect()),
                ("range", _) => {
                    let bounds: Option<Vec<i64>> =
                        arguments.iter().map(|bound| self.number(bound)).collect();
                    let numbers = numbers_of(&bounds?)?;
                    let numbers: Vec<_> = numbers.take(MOST_ITEMS + 1).map(numbered).collect();
                    (numbers.len() <= MOST_ITEMS).then_some(numbers)
                }
                _ => items(&self.arranged(expr)?),
            },
            (Expr::Attribute(method), []) => {
                let of_pairs = |part: fn((PythonValue, PythonValue)) -> PythonValue| match self
                    .moved(&method.value)
                    .map(as_mapping)?
                {
                    PythonValue::Dict(pairs) => Some(pairs.into_iter().map(part).collect()),
                    _ => None,
                };
                match method.attr.as_str() {
                    "items" => of_pairs(|(key, value)| PythonValue::Tuple(vec![key, value])),
                    "keys" => of_pairs(|(key, _)| key),
                    "values" => of_pairs(|(_, value)| value),
                    _ => items(&self.arranged(expr)?),
                }
            }
            _ => items(&self.arranged(expr)?),
        }
    }

    fn missing(&self, expr: &Expr) -> Option<String> {
        match expr {
            Expr::Subscript(item) => match (
                as_mapping(self.moved(&item.value)?),
                self.fixed(&item.slice)?,
            ) {
                (PythonValue::Dict(pairs), key) => {
                    let there = self.entry(&pairs, &key)?.is_some();
                    (!there).then(|| format!("KeyError: {key}"))
                }
                (container, _) if !is_plain(&container) => None,
                (sequence, PythonValue::Int(index)) => {
                    let kind = match &sequence {
                        PythonValue::List(_) => "list",
                        PythonValue::Tuple(_) => "tuple",
                        PythonValue::Str(_) => "string",
                        _ => return unindexed(&sequence, &PythonValue::Int(index)),
                    };
                    let (size, index) =
                        (i64::try_from(sequence.size()?).ok()?, index.parse().ok()?);
                    let outside = !(-size..size).contains(&index);
                    outside.then(|| format!("IndexError: {kind} index out of range"))
                }
                (value, index) => unindexed(&value, &index),
            },
            Expr::BinOp(binary) => {
                let (left, right) = (self.value(&binary.left)?, self.value(&binary.right)?);
                refused(binary.op, &left, &right).or_else(|| divided(&left, binary.op, &right))
            }
            Expr::UnaryOp(unary) => unsigned(unary.op, &self.value(&unary.operand)?),
            Expr::Compare(comparison) => {
                let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
                    return None;
                };
                incomparable(
                    *operator,
                    &self.value(&comparison.left)?,
                    &self.value(right)?,
                )
            }
            Expr::Call(call) if call.arguments.keywords.is_empty() => {
                match (&*call.func, &*call.arguments.args) {
                    (Expr::Name(function), [value]) => unfit(&function.id, &self.value(value)?),
                    (Expr::Attribute(method), arguments) => self.missing_in(method, arguments),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// What a method raises that its object has not, or that does not find what it is given.
    fn missing_in(&self, method: &ExprAttribute, arguments: &[Expr]) -> Option<String> {
        let object = self.value(&method.value)?;
        let name = method.attr.as_str();
        if object == PythonValue::None && !name.starts_with('_') {
            return Some(format!(
                "AttributeError: 'NoneType' object has no attribute '{name}'"
            ));
        }
        let [value] = arguments else {
            return None;
        };
        match (&object, name, self.value(value)?) {
            (PythonValue::Str(text), "index" | "rindex", PythonValue::Str(part)) => {
                let absent = !text.contains(part.as_str());
                absent.then(|| "ValueError: substring not found".to_owned())
            }
            (PythonValue::Str(_), "join", parts) => unjoined(&parts),
            (PythonValue::List(items), "index", value) => {
                let absent = !items.iter().any(|one| compare(one, &value).is_equal());
                absent.then(|| format!("ValueError: {value} is not in list"))
            }
            _ => None,
        }
    }

    fn call(&self, call: &ExprCall) -> Option<PythonValue> {
        let arguments = &call.arguments;
        if !arguments.keywords.is_empty() {
            return None;
        }
        if let Some(iterated) = first_of(call) {
            return items(&self.keyed(iterated)?)?.into_iter().next();
        }
        if let (Expr::Name(name), [value, types]) = (&*call.func, &*arguments.args)
            && name.id.as_str() == "isinstance"
        {
            return is_of(&self.value(value)?, types).map(PythonValue::Bool);
        }
        let values: Option<Vec<PythonValue>> =
            arguments.args.iter().map(|one| self.value(one)).collect();
        match (&*call.func, &*arguments.args) {
            (Expr::Name(name), [given]) if name.id.as_str() == "len" => {
                let size = as_mapping(self.moved(given)?).size()?;
                Some(PythonValue::Int(size.to_string()))
            }
            // They only hold what they are given.
            (Expr::Name(name), [given])
                if matches!(name.id.as_str(), "dict" | "list" | "set" | "tuple") =>
            {
                let value = self.fixed(given)?;
                let whole = of_function(name.id.as_str(), &value)?;
                let same = of_function(name.id.as_str(), &self.plain(&value)?)?;
                (whole.size() == same.size()).then_some(whole)
            }
            (Expr::Name(name), _) => match values?.as_slice() {
                [value] => of_function(name.id.as_str(), value),
                _ => None,
            },
            (Expr::Attribute(method), _) if is_dict_fromkeys(method) => {
                let values = values?;
                let (keys, default) = (items(values.first()?)?, values.get(1));
                let default = default.cloned().unwrap_or(PythonValue::None);
                let pair = |key| PythonValue::Tuple(vec![key, default.clone()]);
                dictionary(&PythonValue::List(keys.into_iter().map(pair).collect()))
            }
            (Expr::Attribute(method), _) if method.attr.as_str() == "most_common" => {
                let PythonValue::Object { name, parts } = self.moved(&method.value)? else {
                    return None;
                };
                (name == "Counter").then(|| most_common(&parts, &values?))?
            }
            (Expr::Attribute(method), [key, rest @ ..])
                if method.attr.as_str() == "get"
                    && let Some(PythonValue::Dict(pairs)) =
                        self.moved(&method.value).map(as_mapping) =>
            {
                match (self.entry(&pairs, &self.fixed(key)?)?, rest) {
                    (Some(value), _) => Some(value),
                    (None, []) => Some(PythonValue::None),
                    (None, [default]) => self.moved(default),
                    _ => None,
                }
            }
            (Expr::Attribute(method), _) => {
                let object = self.value(&method.value)?;
                of_method(&object, method.attr.as_str(), &values?)
            }
            _ => None,
        }
    }

    fn slice(&self, of: PythonValue, slice: &ExprSlice) -> Option<PythonValue> {
        let bound = |bound: &Option<Box<Expr>>| match bound {
            None => Some(None),
            Some(bound) => self.value(bound).and_then(|bound| match bound {
                PythonValue::None => Some(None),
                PythonValue::Int(digits) => digits.parse::<i64>().ok().map(Some),
                _ => None,
            }),
        };
        let (lower, upper) = (bound(&slice.lower)?, bound(&slice.upper)?);
        let step = bound(&slice.step)?.unwrap_or(1);
        let places = |count: usize| places(count, lower, upper, step);
        Some(match of {
            PythonValue::Str(text) => {
                let characters: Vec<char> = text.chars().collect();
                let places = places(characters.len())?;
                PythonValue::Str(places.into_iter().map(|at| characters[at]).collect())
            }
            PythonValue::List(items) => PythonValue::List(taken(&items, &places(items.len())?)),
            PythonValue::Tuple(items) => PythonValue::Tuple(taken(&items, &places(items.len())?)),
            _ => return None,
        })
    }
}

fn is_dict_fromkeys(method: &ExprAttribute) -> bool {
    let of_dict = method.value.as_name_expr();
    method.attr.as_str() == "fromkeys" && of_dict.is_some_and(|name| name.id.as_str() == "dict")
}

/// Whether a value is written out as a whole: it holds no object that may have rules of its own.
fn is_plain(value: &PythonValue) -> bool {
    match value {
        PythonValue::None
        | PythonValue::Bool(_)
        | PythonValue::Int(_)
        | PythonValue::Float(_)
        | PythonValue::Str(_) => true,
        PythonValue::List(items)
        | PythonValue::Tuple(items)
        | PythonValue::Set {
            items,
            frozen: false,
        } => items.iter().all(is_plain),
        PythonValue::Dict(pairs) => pairs
            .iter()
            .all(|(key, value)| is_plain(key) && is_plain(value)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_where_is_read() {
        let known = |name: &str| {
            let value = match name {
                "xs" => "[1, 2, 1]",
                "s" => "'a b c'",
                "cut" => "[1, 2…",
                "f" => "<function f>",
                "o" => "Point(x=1)",
                "c" => "Counter({'a': 2, 'b': 1})",
                _ => return None,
            };
            Some(value.to_owned())
        };
        let check = |operation: &str, expected: Option<&str>| {
            let found = arranged(operation, known).map(|found| match found {
                Arranged::Value(text) => text,
                Arranged::Set(items) => format!("set: {}", items.join(" ")),
            });
            assert_eq!(found.as_deref(), expected, "{operation}");
        };
        check("next(iter(xs))", Some("1"));
        check("next(iter({'a': 1}))", Some("'a'"));
        check("next(iter([]))", None);
        check("c.most_common(1)", Some("[('a', 2)]"));
        check("c.most_common()", Some("[('a', 2), ('b', 1)]"));
        check("o.most_common()", None);
        check("int==str", Some("False"));
        check("list is not str", Some("True"));
        check("int<str", None);
        check("'rosa'[1:5]", Some("'osa'"));
        check("'rosa'[::-1]", Some("'asor'"));
        check("'rosa'[3:0:-2]", Some("'ao'"));
        check("'rosa'[-9:2]", Some("'ro'"));
        check("'rosa'[7:]", Some("''"));
        check("[1, 2, 3][:-3]", Some("[]"));
        check("[1, 2, 3][-1:]", Some("[3]"));
        check("(1, 2, 3)[1:-1]", Some("(2,)"));
        check("xs[1:]", Some("[2, 1]"));
        check("xs[::0]", None);
        check("xs[x:]", None);
        check("xs[0]", Some("1"));
        check("cut[1:]", None);
        check("[1]+xs", Some("[1, 1, 2, 1]"));
        check("'a'+\"b's\"", Some("\"ab's\""));
        check("(1,)+(2,)", Some("(1, 2)"));
        check("1+2", None);
        check("[0]*3", Some("[0, 0, 0]"));
        check("2*'ab'", Some("'abab'"));
        check("[0]*-1", Some("[]"));
        check("2*3", None);
        check("'ab'*1000", None);
        check(
            "dict([('a', 1), ('b', 2), ('a', 3)])",
            Some("{'a': 3, 'b': 2}"),
        );
        check("dict([1])", None);
        check("dict.fromkeys('ab', 0)", Some("{'a': 0, 'b': 0}"));
        check("isinstance([1], list)", Some("True"));
        check("isinstance(True, (str, int))", Some("True"));
        check("isinstance(xs, dict)", Some("False"));
        check("isinstance(o, int)", None);
        check("isinstance(1, Number)", None);
        check("[]*3", Some("[]"));
        check("[]*1000000000000000", None);
        check("'7'.zfill(1000000000000000)", None);
        check("1==1.0", Some("True"));
        check("[1, 2]==[1, 3]", Some("False"));
        check("xs!=[1]", Some("True"));
        check("o==o", None);
        check("'a' in 'cat'", Some("True"));
        check("4 not in {1, 2}", Some("True"));
        check("'k' in {'k': 1}", Some("True"));
        check("1 in {'k': 1}.values()", Some("True"));
        check("'k' not in {'k': 1}.keys()", Some("False"));
        check("1 in f", None);
        check("1<2", None);
        check("not []", Some("True"));
        check("list('ab')", Some("['a', 'b']"));
        check("list({'a': 1})", Some("['a']"));
        check("list({1, 2})", None);
        check("tuple([1])", Some("(1,)"));
        check("str(12)", Some("'12'"));
        check("str('a')", Some("'a'"));
        check("str({1})", None);
        check("int(' -0120 ')", Some("-120"));
        check("int('-00')", Some("0"));
        check("int('1_0')", None);
        check("int('3.5')", None);
        check("f'{12:>4}'", Some("'  12'"));
        check("f'{12:4}'", Some("'  12'"));
        check("f'{s:<7}|'", None);
        check("f'{s:*<7}'", Some("'a b c**'"));
        check("f'{s:7s}'", Some("'a b c  '"));
        check("f'{1:^4d}'", Some("' 1  '"));
        check("f'{-7:04d}'", Some("'-007'"));
        check("f'{1.5:6}'", Some("'   1.5'"));
        check("f'{98765:,}'", Some("'98,765'"));
        check("f'{-123456:>9,d}'", Some("' -123,456'"));
        check("f'{12:,}'", Some("'12'"));
        check("f'{1.5:,}'", None);
        check("float('98.60')", Some("98.6"));
        check("float(' -7 ')", Some("-7.0"));
        check("float('1e5')", None);
        check("f'{1.5:.1f}'", None);
        check("f'{xs:>9}'", None);
        check("f'{True:>9}'", None);
        check("f'{s:5d}'", None);
        check("f'{7:>99999999999999999999}'", None);
        check("int('٣')", None);
        check("any([0, 2])", Some("True"));
        check("all([0, 2])", Some("False"));
        check("len({'a': 1})", Some("1"));
        check("sum([1])", None);
        check("'abcb'.find('b')", Some("1"));
        check("'abcb'.rindex('b')", Some("3"));
        check("'abc'.find('x')", Some("-1"));
        check("'abc'.index('x')", None);
        check("'aaa'.count('aa')", Some("1"));
        check("'abc'.endswith('bc')", Some("True"));
        check("s.split()", Some("['a', 'b', 'c']"));
        check("'cat'.replace('a', '')", Some("'ct'"));
        check("set([3, 1, 3])", Some("set: 3 1"));
        check("{2, 1}|{1, 5}", Some("set: 2 1 5"));
        check("{1}-{1}", Some("set()"));
        check("{2}.union([1, 2])", Some("set: 2 1"));
        check("{2}.issubset([1, 2])", Some("True"));
        check("{1}<={1, 2}", Some("True"));
        check("{1, 2}<{1, 2}", Some("False"));
        check("{'a': 1}|{'b': 2, 'a': 3}", Some("{'a': 3, 'b': 2}"));
        check("'a'.upper()", None);
        check("'-'.join(['a', 'b'])", Some("'a-b'"));
        check("'-'.join('ab')", Some("'a-b'"));
        check("'-'.join([1])", None);
        check("xs.index(1)", Some("0"));
        check("xs.index(7)", None);
        check("xs.count(1)", Some("2"));
        check("{'a': 1}.get('b', 0)", Some("0"));
        check("{'a': 1}.get('a')", Some("1"));
        check("xs.copy()", Some("[1, 2, 1]"));
        check("float('inf')", Some("inf"));
        check("float(' -Infinity')", Some("-inf"));
        check("[0]+[inf]", Some("[0, inf]"));
        check("[inf]*2", Some("[inf, inf]"));
        check("inf-1", Some("inf"));
        check("2*-inf", Some("-inf"));
        check("3/inf", Some("0.0"));
        check("inf-inf", None);
        check("inf*0", None);
        check("inf==inf", Some("True"));
        check("xs.pop()", None);
        check("f(1)", None);
        check("1 +", None);
    }

    #[test]
    fn what_is_not_there_raises() {
        let known = |name: &str| (name == "xs").then(|| "[1, 2]".to_owned());
        let check = |operation: &str, expected: Option<&str>| {
            assert_eq!(
                missing(operation, known).as_deref(),
                expected,
                "{operation}"
            );
        };
        check("{'a': 1}['b']", Some("KeyError: 'b'"));
        check("{'a': 1}['a']", None);
        check("xs[2]", Some("IndexError: list index out of range"));
        check("xs[-3]", Some("IndexError: list index out of range"));
        check("xs[-2]", None);
        check("'ab'[2]", Some("IndexError: string index out of range"));
        check("(1, 2)[5]", Some("IndexError: tuple index out of range"));
        check(
            "xs['a']",
            Some("TypeError: list indices must be integers or slices, not str"),
        );
        check("ys[0]", None);
        check("xs.index(3)", Some("ValueError: 3 is not in list"));
        check("'ab'.index('c')", Some("ValueError: substring not found"));
        check("'ab'.find('c')", None);
        check(
            "1//0",
            Some("ZeroDivisionError: integer division or modulo by zero"),
        );
        check("1.5/0", Some("ZeroDivisionError: float division by zero"));
        check("1/2", None);
        let message = "ValueError: invalid literal for int() with base 10: 'a1'";
        check("int('a1')", Some(message));
        check("int(' -1_2 ')", None);
        check("float('inf')", None);
    }
}
