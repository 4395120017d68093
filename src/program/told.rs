//! What functions of the library are given whose results are looked up, and how that ends: with a value, with an exception in Python's words,
//! or with nothing that can be told.

use ruff_python_ast::{Expr, ExprCall};

use super::Program;
use super::characters::kind_of_text;
use super::classes::value;
use super::complexes::in_complex;
use super::exact::{in_wholes, measured};
use super::floats::in_floats;
use super::hashes::hashed;
use super::plainly::called_plainly;
use super::rewriting::with_told;
use super::translation::translated;
use crate::quiz::PythonValue;
use crate::state::State;

/// What something comes to that is looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A value, as it is shown.
    Value(String),
    /// An exception that says this.
    Raised(String),
}

impl Outcome {
    /// The value, if nothing is raised.
    pub(super) fn value(self) -> Option<String> {
        match self {
            Outcome::Value(text) => Some(text),
            Outcome::Raised(_) => None,
        }
    }
}

/// What an operation comes to whose operands are written out, where digits in columns do not tell it, and how sure that is.
fn told_exactly(operation: &str) -> Option<(Outcome, f64)> {
    let certain = [
        translated,
        kind_of_text,
        measured,
        in_wholes,
        called_plainly,
        hashed,
    ];
    in_floats(operation)
        .or_else(|| in_complex(operation))
        .or_else(|| {
            let found = certain.iter().find_map(|tell| tell(operation));
            found.map(|outcome| (outcome, 1.0))
        })
}

impl Program {
    /// The same where names may stand for operands that are too long to be put in.
    pub fn told_exactly(&self, at: &State, operation: &str) -> Option<(Outcome, f64)> {
        told_exactly(operation).or_else(|| {
            let written = self.with_values(at, operation)?;
            told_exactly(&written)
        })
    }

    /// An operation with the values of all that it names, however long they are; `None` where it names nothing that has a plain one.
    fn with_values(&self, at: &State, operation: &str) -> Option<String> {
        if self.disguises() {
            return None;
        }
        let plain = |expr: &Expr| {
            let value = value(at, expr)?;
            let object = matches!(value, PythonValue::Object { .. });
            (!object && value.can_be_typed()).then(|| value.to_string())
        };
        with_told(operation, |expr| match expr {
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => plain(expr),
            _ => None,
        })
    }
}

/// Why there is no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Untold {
    /// There is more to it.
    Unknown,
    /// This is raised: the exception's name, and what it says.
    Raises(String),
}

/// What something comes to.
pub(super) type Told<T> = Result<T, Untold>;

/// What a call is given.
#[derive(Clone, Debug, Default)]
pub(super) struct Given {
    /// In its place.
    pub places: Vec<PythonValue>,
    /// By its name.
    pub named: Vec<(String, PythonValue)>,
}

/// An exception of this name that says so.
pub(super) fn raises<T>(exception: &str, message: &str) -> Told<T> {
    Err(Untold::Raises(format!("{exception}: {message}")))
}

/// A `TypeError`.
pub(super) fn wrong_type<T>(message: &str) -> Told<T> {
    raises("TypeError", message)
}

/// A `ValueError`.
pub(super) fn wrong_value<T>(message: &str) -> Told<T> {
    raises("ValueError", message)
}

impl Given {
    /// What a call is given, if all of that is `known`.
    pub(super) fn of(
        call: &ExprCall,
        known: &dyn Fn(&Expr) -> Option<PythonValue>,
    ) -> Option<Given> {
        let places = call.arguments.args.iter().map(known);
        let named = call.arguments.keywords.iter().map(|one| {
            let name = one.arg.as_ref()?.to_string();
            Some((name, known(&one.value)?))
        });
        Some(Given {
            places: places.collect::<Option<_>>()?,
            named: named.collect::<Option<_>>()?,
        })
    }

    /// What each of these parameters gets; `None` where it gets nothing, and an error where something else is given.
    pub(super) fn bound<const N: usize>(
        &self,
        parameters: [&str; N],
    ) -> Told<[Option<&PythonValue>; N]> {
        let mut found = [None; N];
        if self.places.len() > N {
            return Err(Untold::Unknown);
        }
        for (slot, value) in found.iter_mut().zip(&self.places) {
            *slot = Some(value);
        }
        for (name, value) in &self.named {
            let index = parameters.iter().position(|one| one == name);
            let slot = index.map(|index| &mut found[index]);
            match slot {
                Some(slot @ None) => *slot = Some(value),
                _ => return Err(Untold::Unknown),
            }
        }
        Ok(found)
    }

    /// The whole numbers that these parameters get, each of which has to get one.
    pub(super) fn numbers<const N: usize>(&self, parameters: [&str; N]) -> Told<[i64; N]> {
        let mut numbers = [0; N];
        for (number, value) in numbers.iter_mut().zip(self.bound(parameters)?) {
            *number = value.and_then(whole).ok_or(Untold::Unknown)?;
        }
        Ok(numbers)
    }

    /// The text that is all that is given.
    pub(super) fn only_text(&self) -> Option<&str> {
        match (self.places.as_slice(), self.named.as_slice()) {
            ([PythonValue::Str(text)], []) => Some(text),
            _ => None,
        }
    }

    /// Whether nothing is given.
    pub(super) fn is_empty(&self) -> bool {
        self.places.is_empty() && self.named.is_empty()
    }
}

/// The whole number that a value is, if it is one of up to 18 digits.
pub(super) fn whole(value: &PythonValue) -> Option<i64> {
    match value {
        PythonValue::Int(digits) if digits.len() < 19 => digits.parse().ok(),
        PythonValue::Bool(truth) => Some(i64::from(*truth)),
        _ => None,
    }
}
