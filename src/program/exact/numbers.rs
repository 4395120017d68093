//! Numbers as they are written out in expressions: whole ones, floats, decimals and fractions.

use std::cmp::Ordering;
use std::fmt::{self, Display};

use ruff_python_ast::{Expr, ExprCall, Number as Literal, UnaryOp};

use super::decimals::Decimal;
use super::rational::Rational;
use super::whole::Whole;
use crate::quiz::PythonValue;

/// A number.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::program) enum Number {
    Whole(Whole),
    Float(f64),
    Decimal(Decimal),
    Rational(Rational),
}

impl Number {
    /// The number that an expression writes, as `repr` would write it.
    pub(in crate::program) fn of(expr: &Expr) -> Option<Number> {
        match expr {
            Expr::NumberLiteral(literal) => match &literal.value {
                Literal::Int(int) => Whole::read(&int.to_string()).map(Number::Whole),
                Literal::Float(float) => float.is_finite().then_some(Number::Float(*float)),
                Literal::Complex { .. } => None,
            },
            Expr::BooleanLiteral(truth) => Some(Number::Whole(Whole::from(i32::from(truth.value)))),
            Expr::UnaryOp(unary) if unary.op == UnaryOp::USub => {
                match Number::of(&unary.operand)? {
                    Number::Whole(whole) => Some(Number::Whole(whole.opposite())),
                    Number::Float(float) => Some(Number::Float(-float)),
                    Number::Decimal(_) | Number::Rational(_) => None,
                }
            }
            Expr::Call(call) => Number::of_call(call),
            _ => None,
        }
    }

    /// The decimal or the fraction that a call makes, where that is shown as this call.
    pub(in crate::program) fn of_call(call: &ExprCall) -> Option<Number> {
        let arguments = &call.arguments;
        match (call.func.as_name_expr()?.id.as_str(), &*arguments.args) {
            _ if !arguments.keywords.is_empty() => None,
            ("Decimal", [Expr::StringLiteral(text)]) => {
                let decimal = Decimal::read(text.value.to_str())?;
                let same = decimal.to_string() == text.value.to_str();
                same.then_some(Number::Decimal(decimal))
            }
            ("Fraction", [above, below]) => {
                let (Number::Whole(above), Number::Whole(below)) =
                    (Number::of(above)?, Number::of(below)?)
                else {
                    return None;
                };
                let rational = Rational::new(&above, &below)?;
                let same = rational.numerator == above && rational.below() == below;
                same.then_some(Number::Rational(rational))
            }
            _ => None,
        }
    }

    /// The decimal or the fraction that a text shows.
    pub(in crate::program) fn shown(text: &str) -> Option<Number> {
        if !text.starts_with("Decimal(") && !text.starts_with("Fraction(") {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(text).ok()?;
        Number::of(parsed.expr())
    }

    /// Whether it is a decimal or a fraction.
    pub(in crate::program) fn is_exact(&self) -> bool {
        matches!(self, Number::Decimal(_) | Number::Rational(_))
    }

    pub(in crate::program) fn is_true(&self) -> bool {
        match self {
            Number::Whole(whole) => !whole.is_zero(),
            Number::Float(float) => *float != 0.0,
            Number::Decimal(decimal) => !decimal.is_zero(),
            Number::Rational(rational) => !rational.numerator.is_zero(),
        }
    }

    /// The name of its type, as exceptions say it.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Number::Whole(_) => "int",
            Number::Float(_) => "float",
            Number::Decimal(_) => "decimal.Decimal",
            Number::Rational(_) => "Fraction",
        }
    }

    /// What `str` makes of it.
    pub(in crate::program) fn said(&self) -> String {
        match self {
            Number::Decimal(decimal) => decimal.to_string(),
            Number::Rational(rational) => rational.to_string(),
            number => number.to_string(),
        }
    }

    /// The fraction that it is.
    pub(super) fn as_rational(&self) -> Option<Rational> {
        match self {
            Number::Whole(whole) => Rational::new(whole, &Whole::from(1)),
            Number::Float(float) => Rational::of_float(*float),
            Number::Decimal(decimal) => Rational::of_decimal(decimal),
            Number::Rational(rational) => Some(rational.clone()),
        }
    }

    /// The decimal that it is as an operand of one.
    pub(super) fn as_decimal(&self) -> Option<Decimal> {
        match self {
            Number::Whole(whole) => Some(Decimal::of_whole(whole)),
            Number::Decimal(decimal) => Some(decimal.clone()),
            Number::Float(_) | Number::Rational(_) => None,
        }
    }

    /// The float that is nearest to it.
    pub(super) fn as_float(&self) -> Option<f64> {
        match self {
            Number::Float(float) => Some(*float),
            Number::Decimal(decimal) if decimal.is_zero() && decimal.negative => Some(-0.0),
            number => number.as_rational()?.as_float(),
        }
    }

    pub(in crate::program) fn compared(&self, other: &Number) -> Option<Ordering> {
        match (self, other) {
            (Number::Decimal(one), Number::Decimal(other)) => one.compared(other),
            _ => self.as_rational()?.compared(&other.as_rational()?),
        }
    }

    /// What is equal to it among values that are told by their texts: a whole number, or a fraction.
    pub(in crate::program) fn plainly(&self) -> Option<PythonValue> {
        let rational = self.as_rational()?;
        let int = |whole: Whole| PythonValue::Int(whole.to_string());
        Some(match rational.below() == Whole::from(1) {
            true => int(rational.numerator),
            false => PythonValue::Object {
                name: "Fraction".to_owned(),
                parts: [int(rational.numerator.clone()), int(rational.below())]
                    .map(|part| (None, part))
                    .into(),
            },
        })
    }
}

/// As `repr` writes it.
impl Display for Number {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::Whole(whole) => write!(formatter, "{whole}"),
            Number::Float(float) => write!(formatter, "{}", PythonValue::Float(*float)),
            Number::Decimal(decimal) => write!(formatter, "Decimal('{decimal}')"),
            Number::Rational(rational) => {
                write!(
                    formatter,
                    "Fraction({}, {})",
                    rational.numerator, rational.denominator
                )
            }
        }
    }
}
