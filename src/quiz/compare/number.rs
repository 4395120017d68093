//! Numbers of all types, compared exactly, as Python does, or as nearly as they were written.

use crate::quiz::PythonValue;
use crate::quiz::repr::float_repr;

/// Numbers of all types, to be compared with one another.
#[derive(Clone, Debug)]
pub(super) enum Number {
    /// Sign and digits.
    Whole(String),
    Float(f64),
    Complex(f64, f64),
}

impl Number {
    pub fn of(value: &PythonValue) -> Option<Number> {
        Some(match value {
            PythonValue::Bool(truth) => Number::Whole(u8::from(*truth).to_string()),
            PythonValue::Int(digits) => Number::Whole(digits.clone()),
            PythonValue::Float(float) => Number::Float(*float),
            PythonValue::Complex(real, imaginary) if *imaginary == 0.0 => Number::Float(*real),
            PythonValue::Complex(real, imaginary) => Number::Complex(*real, *imaginary),
            _ => return None,
        })
    }

    pub fn equals(&self, other: &Number) -> bool {
        match (self, other) {
            (Number::Whole(one), Number::Whole(other)) => one == other,
            // Not by way of a float: Python compares exactly, and so many digits do not fit into one.
            (Number::Whole(digits), Number::Float(float))
            | (Number::Float(float), Number::Whole(digits)) => {
                let whole = float.is_finite() && float.fract() == 0.0;
                whole && format!("{:.0}", float + 0.0) == *digits
            }
            // `nan` is not equal to itself; as an answer it is right.
            (Number::Float(one), Number::Float(other)) => {
                one == other || (one.is_nan() && other.is_nan())
            }
            (Number::Complex(real, imaginary), Number::Complex(other, part)) => {
                real == other && imaginary == part
            }
            _ => false,
        }
    }
}

/// Whether an answer is a float as far as it is written, with two decimals at least, or as near as makes no difference but
/// to `==`: 0.3 for 0.1 + 0.2.
pub(super) fn is_close(answer: f64, value: f64) -> bool {
    if !answer.is_finite() || !value.is_finite() {
        return false;
    }
    if (answer - value).abs() <= value.abs() * 1e-9 {
        return true;
    }
    let written = float_repr(answer);
    let decimals = written
        .split_once('.')
        .map_or(0, |(_, decimals)| decimals.len());
    decimals >= 2 && !written.contains('e') && format!("{value:.decimals$}") == written
}
