//! Values as drawings: the canonical `repr` of a list, a dictionary or an object read back into its parts.
//!
//! Reading never fails. A model can write what no `repr` would, and a long value is cut in the middle: whatever has no
//! parts that can be told apart is text.

mod draw;
mod read;

pub use draw::Drawing;
pub use read::read;

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

    /// The rows, if it is a list of at least two equally long rows of plain elements: a matrix.
    pub fn rows(&self) -> Option<Vec<&[Value]>> {
        let Value::Items { items, .. } = self else {
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

/// Where a part stands in its value.
enum Key<'a> {
    Index(usize),
    Of(&'a Value),
    Named(&'a str),
}
