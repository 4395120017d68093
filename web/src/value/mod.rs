//! Values as drawings: the canonical `repr` of a list, a dictionary or an object read back into its parts.
//!
//! Reading never fails. A model can write what no `repr` would, and a long value is cut in the middle: whatever has no
//! parts that can be told apart is text.

mod draw;
mod folds;
mod marks;
mod read;

use std::fmt;

pub use draw::{Closed, Drawing};
pub use folds::{Folds, Place};
pub use marks::marked;
pub use read::read;

/// So many letters wide a drawing can be to stand beside the name of its variable.
const BESIDE_A_NAME: usize = 12;

/// So many letters in all are more than two rows of cells beside a name.
const TWO_ROWS: usize = 60;

/// A value's parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number, a string, a name, something empty, or what could not be read.
    Text(String),
    /// A list, a tuple or a set.
    Items {
        /// The opening bracket.
        open: char,
        /// The elements in their order.
        items: Vec<Value>,
    },
    /// A dictionary.
    Pairs(Vec<(Value, Value)>),
    /// `Name(…)`: an object of a class.
    Object {
        /// The class's name.
        name: String,
        /// The attributes, or arguments without a name.
        parts: Vec<(Option<String>, Value)>,
    },
}

impl Value {
    /// Whether there is nothing to draw but text.
    pub fn is_text(&self) -> bool {
        matches!(self, Value::Text(_))
    }

    /// Whether it was cut: the end of it is not there, and it may have more parts than these.
    pub fn is_cut(&self) -> bool {
        match self {
            Value::Text(text) => text.ends_with(read::CUT),
            Value::Items { items, .. } => items.last().is_some_and(Value::is_cut),
            Value::Pairs(pairs) => {
                let end = |(key, value): &(Value, Value)| key.is_cut() || value.is_cut();
                pairs.last().is_some_and(end)
            }
            Value::Object { parts, .. } => parts.last().is_some_and(|(_, value)| value.is_cut()),
        }
    }

    /// Whether something in it has parts itself that are drawn in boxes of their own.
    pub fn is_nested(&self) -> bool {
        let inner = |value: &Value| !value.is_text();
        match self {
            Value::Items { open: '{', .. } | Value::Text(_) => false,
            Value::Items { items, .. } => self.rows().is_none() && items.iter().any(inner),
            Value::Pairs(pairs) => pairs.iter().any(|(_, value)| inner(value)),
            Value::Object { parts, .. } => parts.iter().any(|(_, value)| inner(value)),
        }
    }

    /// Whether its drawing is wider than the room beside a name: drawings in a drawing, many columns, or long texts.
    pub fn is_wide(&self) -> bool {
        let letters = |value: &Value| value.to_string().chars().count();
        // Walls, and what is left beside them, are another letter.
        let widest = |counts: &mut dyn Iterator<Item = usize>| counts.max().unwrap_or_default() + 1;
        if self.is_nested() {
            return true;
        }
        if let Some(rows) = self.rows() {
            let columns = rows.first().map_or(0, |row| row.len());
            // Rows are equally long; and no cell is smaller than a button.
            let width =
                |column: usize| widest(&mut rows.iter().map(|row| letters(&row[column]))).max(3);
            return (0..columns).map(width).sum::<usize>() > BESIDE_A_NAME;
        }
        let width = match self {
            Value::Text(_) => 0,
            Value::Items { items, .. } => {
                // No cell is smaller than a button.
                let all: usize = items.iter().map(|item| letters(item).max(1) + 2).sum();
                if all > TWO_ROWS {
                    return true;
                }
                let widest = widest(&mut items.iter().map(letters));
                // Three and more of them, with room for one in a row, would stand on each other like a tower.
                if items.len() > 2 { 2 * widest } else { widest }
            }
            Value::Pairs(pairs) => {
                widest(&mut pairs.iter().map(|(key, _)| letters(key)))
                    + widest(&mut pairs.iter().map(|(_, value)| letters(value)))
            }
            Value::Object { parts, .. } => {
                let names = parts.iter().flat_map(|(name, _)| name);
                widest(&mut names.map(|name| name.chars().count()))
                    + widest(&mut parts.iter().map(|(_, value)| letters(value)))
            }
        };
        width > BESIDE_A_NAME
    }

    /// The rows, if it is a list or a tuple of at least two equally long rows of plain elements: a matrix.
    pub fn rows(&self) -> Option<Vec<&[Value]>> {
        let Value::Items {
            open: '[' | '(',
            items,
        } = self
        else {
            return None;
        };
        let rows: Vec<&[Value]> = items
            .iter()
            .map(|row| match row {
                Value::Items {
                    open: '[' | '(',
                    items,
                } if items.iter().all(Value::is_text) => Some(items.as_slice()),
                _ => None,
            })
            .collect::<Option<_>>()?;
        let width = rows.first()?.len();
        (rows.len() > 1 && rows.iter().all(|row| row.len() == width)).then_some(rows)
    }

    /// Its part that stands where `key` stood in another value: by index, by key or by attribute.
    fn part(&self, key: &Key<'_>) -> Option<&Value> {
        match (self, key) {
            (Value::Items { items, .. }, Key::Index(index)) => items.get(*index),
            (Value::Pairs(pairs), Key::Of(wanted)) => {
                let pair = pairs.iter().find(|(key, _)| key == *wanted);
                pair.map(|(_, value)| value)
            }
            (Value::Object { parts, .. }, Key::Named(wanted)) => {
                let part = parts
                    .iter()
                    .find(|(name, _)| name.as_deref() == Some(*wanted));
                part.map(|(_, value)| value)
            }
            (Value::Object { parts, .. }, Key::Index(index)) => {
                parts.get(*index).map(|(_, value)| value)
            }
            _ => None,
        }
    }
}

/// As its `repr` is.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn listed<T>(
            f: &mut fmt::Formatter<'_>,
            parts: &[T],
            write: impl Fn(&mut fmt::Formatter<'_>, &T) -> fmt::Result,
        ) -> fmt::Result {
            parts.iter().enumerate().try_for_each(|(index, part)| {
                f.write_str(if index > 0 { ", " } else { "" })?;
                write(f, part)
            })
        }
        match self {
            Value::Text(text) => f.write_str(text),
            Value::Items { open, items } => {
                write!(f, "{open}")?;
                listed(f, items, |f, item| item.fmt(f))?;
                let is_single = *open == '(' && items.len() == 1;
                write!(
                    f,
                    "{}{}",
                    if is_single { "," } else { "" },
                    read::close_of(*open)
                )
            }
            Value::Pairs(pairs) => {
                f.write_str("{")?;
                listed(f, pairs, |f, (key, value)| write!(f, "{key}: {value}"))?;
                f.write_str("}")
            }
            Value::Object { name, parts } => {
                write!(f, "{name}(")?;
                listed(f, parts, |f, (name, value)| match name {
                    Some(name) => write!(f, "{name}={value}"),
                    None => value.fmt(f),
                })?;
                f.write_str(")")
            }
        }
    }
}

/// Where a part stands in its value.
enum Key<'a> {
    Index(usize),
    Of(&'a Value),
    Named(&'a str),
}
