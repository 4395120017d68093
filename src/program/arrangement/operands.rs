//! Operands: the values that names, items, attributes and displays have, as far as they are told.

use ruff_python_ast::{Arguments, Expr};

use crate::program::expressions::written;
use crate::program::library::{gone_through, opened};
use crate::program::reduction::{is_infinite, looked_through};
use crate::program::sets::unique_by;
use crate::quiz::{PythonValue, compare};

/// Reads the values of operands.
pub(in crate::program) struct Operands<'t> {
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
    pub(super) fn value(&self, expr: &Expr) -> Option<PythonValue> {
        let value = match expr {
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => {
                PythonValue::read(&self.told(expr)?).ok()?
            }
            _ => PythonValue::of_literal(expr)?,
        };
        is_plain(&value).then_some(value)
    }

    /// A value with what is equal to those of the program's own that never change in their places; `None` for one that holds others.
    pub(super) fn plain(&self, value: &PythonValue) -> Option<PythonValue> {
        match is_plain(value) {
            true => Some(value.clone()),
            false => (self.plainly)(value),
        }
    }

    /// The value of an operand that is compared or looked for: it holds nothing but plain values, and such that never change.
    pub(super) fn fixed(&self, expr: &Expr) -> Option<PythonValue> {
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
            Expr::Set(set) => self.once_each(all(&set.elts)?)?,
            expr => PythonValue::of_literal(expr)?,
        };
        self.plain(&value).map(|_| value)
    }

    /// A set of these, of which those that are equal are one: the first.
    fn once_each(&self, items: Vec<PythonValue>) -> Option<PythonValue> {
        let keyed = |item| Some((self.plain(&item)?, item));
        let keyed: Option<Vec<_>> = items.into_iter().map(keyed).collect();
        Some(unique_by(keyed?.into_iter()))
    }

    /// What a dictionary has for a key, if its keys are told; `Some(None)` where it lacks the key.
    pub(super) fn entry(
        &self,
        pairs: &[(PythonValue, PythonValue)],
        key: &PythonValue,
    ) -> Option<Option<PythonValue>> {
        let place = self.place_of(pairs, key)?;
        Some(place.map(|place| pairs[place].1.clone()))
    }

    /// The place of a key among the pairs of a dictionary; `Some(None)` where it is none of theirs.
    fn place_of(
        &self,
        pairs: &[(PythonValue, PythonValue)],
        key: &PythonValue,
    ) -> Option<Option<usize>> {
        let plain = |key: &PythonValue| match is_frozen(key) {
            true => Some(key.clone()),
            false => self.plain(key),
        };
        let key = plain(key)?;
        for (place, (one, _)) in pairs.iter().enumerate() {
            if compare(&plain(one)?, &key).is_equal() {
                return Some(Some(place));
            }
        }
        Some(None)
    }

    /// The value of an operand in which something is looked for: of a dictionary its keys count.
    pub(super) fn keyed(&self, expr: &Expr) -> Option<PythonValue> {
        self.keyed_as(expr, opened)
    }

    /// The same of what is gone through in order, which a `Counter` does not show.
    pub(super) fn keyed_in_order(&self, expr: &Expr) -> Option<PythonValue> {
        self.keyed_as(expr, gone_through)
    }

    fn keyed_as(&self, expr: &Expr, opened: fn(PythonValue) -> PythonValue) -> Option<PythonValue> {
        if let Some((object, method)) = looked_through(expr) {
            return match (opened(self.moved(object)?), method) {
                (PythonValue::Dict(pairs), "values") => {
                    let values = pairs.into_iter().map(|(_, value)| value).collect();
                    Some(PythonValue::List(values)).filter(|all| self.plain(all).is_some())
                }
                (PythonValue::Dict(_), _) => self.keyed_as(object, opened),
                _ => None,
            };
        }
        match opened(self.moved(expr)?) {
            PythonValue::Dict(pairs) => {
                let keys = pairs.into_iter().map(|(key, _)| (key, PythonValue::None));
                Some(PythonValue::Dict(keys.collect()))
            }
            value => Some(value),
        }
        .filter(|value| self.plain(value).is_some())
    }

    /// The value of an operand that is only moved, so that it may hold objects as they are shown.
    pub(super) fn moved(&self, expr: &Expr) -> Option<PythonValue> {
        let all = |parts: &[Expr]| {
            let mut items = Vec::new();
            for part in parts {
                match part {
                    Expr::Starred(all) => items.extend(spread(opened(self.moved(&all.value)?))?),
                    part => items.push(self.moved(part)?),
                }
            }
            Some(items)
        };
        match expr {
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) | Expr::Lambda(_) => {
                as_shown(&self.told(expr)?)
            }
            // A new object is what it is shown as.
            Expr::Call(_) => match self.told(expr) {
                Some(text) => as_shown(&text),
                None => self.fixed(expr),
            },
            Expr::List(list) => all(&list.elts).map(PythonValue::List),
            Expr::Tuple(tuple) => all(&tuple.elts).map(PythonValue::Tuple),
            Expr::Dict(dict) => {
                let key = |key: &Expr| self.fixed(key).or_else(|| self.frozen(key));
                let mut pairs = Vec::new();
                for item in &dict.items {
                    match &item.key {
                        Some(one) => {
                            let pair = (key(one)?, self.moved(&item.value)?);
                            self.put_pairs(&mut pairs, vec![pair])?;
                        }
                        None => self.put_pairs(&mut pairs, self.pairs(&item.value)?)?,
                    }
                }
                Some(PythonValue::Dict(pairs))
            }
            expr => self.fixed(expr),
        }
    }

    /// The pairs of a dictionary.
    fn pairs(&self, expr: &Expr) -> Option<Vec<(PythonValue, PythonValue)>> {
        match opened(self.moved(expr)?) {
            PythonValue::Dict(pairs) => Some(pairs),
            _ => None,
        }
    }

    /// Puts pairs into those of a dictionary: of keys that are equal the first one stays, with the last value.
    fn put_pairs(
        &self,
        pairs: &mut Vec<(PythonValue, PythonValue)>,
        given: Vec<(PythonValue, PythonValue)>,
    ) -> Option<()> {
        for (key, value) in given {
            match self.place_of(pairs, &key)? {
                Some(place) => pairs[place].1 = value,
                None => pairs.push((key, value)),
            }
        }
        Some(())
    }

    /// The dictionary that `dict(d, a=1, **e)` makes.
    pub(super) fn dictionary_made(&self, arguments: &Arguments) -> Option<PythonValue> {
        let mut pairs = match &*arguments.args {
            [] => Vec::new(),
            [given] => self.pairs(given)?,
            _ => return None,
        };
        for named in &arguments.keywords {
            let given = match &named.arg {
                Some(name) => {
                    let key = PythonValue::Str(name.to_string());
                    vec![(key, self.moved(&named.value)?)]
                }
                None => self.pairs(&named.value)?,
            };
            self.put_pairs(&mut pairs, given)?;
        }
        Some(PythonValue::Dict(pairs))
    }

    /// The `frozenset` of plain values that an operand is, which can be a key as it is shown.
    fn frozen(&self, expr: &Expr) -> Option<PythonValue> {
        as_shown(&self.told(expr)?).filter(is_frozen)
    }

    /// The whole number that an operand is.
    pub(super) fn number(&self, expr: &Expr) -> Option<i64> {
        match self.value(expr)? {
            PythonValue::Int(digits) => digits.parse().ok(),
            _ => None,
        }
    }
}

/// What a star spreads a value into, where its order is told.
fn spread(value: PythonValue) -> Option<Vec<PythonValue>> {
    match value {
        PythonValue::List(items) | PythonValue::Tuple(items) => Some(items),
        PythonValue::Dict(pairs) => Some(pairs.into_iter().map(|(key, _)| key).collect()),
        PythonValue::Str(text) => {
            let letters = text.chars().map(String::from);
            Some(letters.map(PythonValue::Str).collect())
        }
        _ => None,
    }
}

/// Whether a value is a `frozenset` of plain ones.
fn is_frozen(value: &PythonValue) -> bool {
    match value {
        PythonValue::Set {
            items,
            frozen: true,
        } => items.iter().all(is_plain),
        _ => false,
    }
}

/// A value that is shown so, if nothing of it is shown in another way than it is read.
fn as_shown(text: &str) -> Option<PythonValue> {
    let value = PythonValue::read(text).ok()?;
    (value.to_string() == text).then_some(value)
}

/// Whether a value is written out as a whole: it holds no object that may have rules of its own.
pub(in crate::program) fn is_plain(value: &PythonValue) -> bool {
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
