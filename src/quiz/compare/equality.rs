//! Equality as Python's `==` has it, part by part, with what there is to say of a right answer.

use super::Remark;
use super::cut::squeezed;
use super::number::{Number, is_close};
use crate::quiz::PythonValue;
use crate::quiz::repr::float_repr;
use crate::quiz::value::as_float;

/// Classes that are a `dict` with more methods: equal to one with the same entries, which is the last part of their `repr`.
const DICTS: [&str; 3] = ["Counter", "OrderedDict", "defaultdict"];

/// Compares part by part, and keeps what there is to say.
#[derive(Clone, Debug, Default)]
pub(super) struct Equality {
    pub other_type: Option<Remark>,
    pub rounded: Option<String>,
}

impl Equality {
    pub fn equal(&mut self, answer: &PythonValue, value: &PythonValue) -> bool {
        use PythonValue as V;
        match (answer, value) {
            (V::None, V::None) | (V::Ellipsis, V::Ellipsis) => true,
            (V::Str(answer), V::Str(value)) => answer == value,
            (V::Bytes(answer), V::Bytes(value)) => answer == value,
            (V::List(answer), V::List(value)) | (V::Tuple(answer), V::Tuple(value)) => {
                self.all(answer, value)
            }
            (
                V::Set { items, frozen },
                V::Set {
                    items: others,
                    frozen: other,
                },
            ) => {
                if frozen != other {
                    self.remark(value);
                }
                self.same_items(items, others)
            }
            (V::Dict(answer), V::Dict(value)) => self.same_entries(answer, value),
            (V::Dict(answer), V::Object { name, parts }) if DICTS.contains(&name.as_str()) => {
                self.remark(value);
                let empty = Vec::new();
                let entries = match parts.last() {
                    Some((None, V::Dict(entries))) => entries,
                    None => &empty,
                    Some(_) => return false,
                };
                self.same_entries(answer, entries)
            }
            (
                V::Object { name, parts },
                V::Object {
                    name: other,
                    parts: others,
                },
            ) => name == other && self.same_parts(parts, others),
            (V::Name(answer), V::Name(value)) => answer == value,
            (V::Opaque(answer), V::Opaque(value)) => squeezed(answer) == squeezed(value),
            // Who names the function that is a value says what it is.
            (V::Name(answer), V::Opaque(value)) => is_called(value, answer),
            _ => self.same_number(answer, value),
        }
    }

    fn remark(&mut self, value: &PythonValue) {
        self.other_type.get_or_insert_with(|| Remark::OtherType {
            kind: value.kind().to_owned(),
            value: value.to_string(),
        });
    }

    fn all(&mut self, answer: &[PythonValue], value: &[PythonValue]) -> bool {
        answer.len() == value.len()
            && answer
                .iter()
                .zip(value)
                .all(|(answer, value)| self.equal(answer, value))
    }

    /// Tries a comparison: what it has to say counts only if it succeeds.
    fn tries(&mut self, compare: impl FnOnce(&mut Equality) -> bool) -> bool {
        let mut trial = self.clone();
        let equal = compare(&mut trial);
        if equal {
            *self = trial;
        }
        equal
    }

    pub fn same_items(&mut self, answer: &[PythonValue], value: &[PythonValue]) -> bool {
        let mut left: Vec<&PythonValue> = value.iter().collect();
        answer.len() == value.len()
            && answer.iter().all(|item| {
                let found = left
                    .iter()
                    .position(|other| self.tries(|trial| trial.equal(item, other)));
                found.map(|index| left.swap_remove(index)).is_some()
            })
    }

    fn same_entries(
        &mut self,
        answer: &[(PythonValue, PythonValue)],
        value: &[(PythonValue, PythonValue)],
    ) -> bool {
        let mut left: Vec<&(PythonValue, PythonValue)> = value.iter().collect();
        answer.len() == value.len()
            && answer.iter().all(|(key, item)| {
                let found = left.iter().position(|(other, value)| {
                    self.tries(|trial| trial.equal(key, other) && trial.equal(item, value))
                });
                found.map(|index| left.swap_remove(index)).is_some()
            })
    }

    /// The parts of an object: those with a name in any order; in the answer the names may be left out.
    fn same_parts(
        &mut self,
        answer: &[(Option<String>, PythonValue)],
        value: &[(Option<String>, PythonValue)],
    ) -> bool {
        let named = |name: &Option<String>| {
            value
                .iter()
                .find(|(other, _)| other.is_some() && other == name)
        };
        answer.len() == value.len()
            && answer
                .iter()
                .zip(value)
                .all(|((name, part), (_, in_order))| match name {
                    Some(_) => named(name).is_some_and(|(_, value)| self.equal(part, value)),
                    None => self.equal(part, in_order),
                })
    }

    fn same_number(&mut self, answer: &PythonValue, value: &PythonValue) -> bool {
        let (Some(one), Some(other)) = (Number::of(answer), Number::of(value)) else {
            return false;
        };
        if one.equals(&other) {
            if answer.kind() != value.kind() {
                self.remark(value);
            }
            return true;
        }
        let (Some(one), PythonValue::Float(other)) = (as_float(answer), value) else {
            return false;
        };
        let close = is_close(one, *other);
        if close {
            self.rounded.get_or_insert_with(|| float_repr(*other));
        }
        close
    }
}

/// Whether `<function f>`, `<class 'C'>` or `<Color.RED: 1>` is what `name` stands for.
fn is_called(opaque: &str, name: &str) -> bool {
    let inside = opaque.trim_start_matches('<').trim_end_matches('>');
    inside.split_once(' ').is_some_and(|(first, called)| {
        called.trim_matches('\'') == name || first.strip_suffix(':') == Some(name)
    })
}
