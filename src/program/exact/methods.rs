//! Methods and attributes of decimals and fractions.

use std::cmp::Ordering;

use ruff_python_ast::{Arguments, Expr, ExprAttribute};

use super::Outcome;
use super::decimals::{Decimal, Signal};
use super::numbers::Number;
use super::operators::told;
use super::rational::Rational;
use super::rounding::Rounding;
use super::whole::Whole;

/// The largest denominator, where none is asked for.
const DENOMINATOR: i32 = 1_000_000;

/// What an attribute is.
pub(super) fn attribute(attribute: &ExprAttribute) -> Option<Outcome> {
    Number::of(&attribute.value)?
        .part(&attribute.attr)
        .map(Outcome::Value)
}

impl Number {
    /// What an attribute of a fraction shows.
    pub(in crate::program) fn part(&self, name: &str) -> Option<String> {
        match (self, name) {
            (Number::Rational(rational), "numerator") => Some(rational.numerator.to_string()),
            (Number::Rational(rational), "denominator") => Some(rational.denominator.to_string()),
            (Number::Rational(_) | Number::Decimal(_), "real") => Some(self.to_string()),
            _ => None,
        }
    }
}

/// What a call of a method comes to.
pub(super) fn called(method: &ExprAttribute, arguments: &Arguments) -> Option<Outcome> {
    let name = method.attr.as_str();
    match Number::of(&method.value)? {
        Number::Decimal(decimal) => of_decimal(&decimal, name, arguments),
        Number::Rational(rational) => of_rational(&rational, name, arguments),
        Number::Whole(_) | Number::Float(_) => None,
    }
}

fn of_decimal(decimal: &Decimal, name: &str, arguments: &Arguments) -> Option<Outcome> {
    let given = |name: &str, place: usize| arguments.find_argument_value(name, place);
    let count = arguments.args.len() + arguments.keywords.len();
    let rounding = |place: usize| match given("rounding", place) {
        None | Some(Expr::NoneLiteral(_)) => Some(Rounding::HalfEven),
        Some(Expr::StringLiteral(name)) => Rounding::named(name.value.to_str()),
        Some(_) => None,
    };
    let number = |found: Option<Decimal>| told(found.ok_or(Signal::Unknown));
    match (name, count) {
        ("quantize", 1 | 2) => {
            let like = Number::of(given("exp", 0)?)?.as_decimal()?;
            if count == 2 && given("rounding", 1).is_none() {
                return None;
            }
            told(decimal.quantized(&like, rounding(1)?))
        }
        ("to_integral_value" | "to_integral" | "to_integral_exact", 0 | 1) => {
            number(decimal.integral(rounding(0)?))
        }
        ("compare" | "max" | "min", 1) => {
            let other = Number::of(given("other", 0)?)?.as_decimal()?;
            let order = decimal.compared(&other)?;
            match name {
                "compare" => {
                    let sign = Whole::from(order as i32);
                    number(Some(Decimal::of_whole(&sign)))
                }
                // Of two that are equal the digits decide, which is not told.
                _ if order == Ordering::Equal => None,
                name => {
                    let larger = order == Ordering::Greater;
                    let one = if larger == (name == "max") {
                        decimal
                    } else {
                        &other
                    };
                    number(one.clone().in_context())
                }
            }
        }
        (_, 1..) => None,
        ("normalize", _) => number(decimal.shortest()),
        ("sqrt", _) if decimal.negative && !decimal.is_zero() => {
            told(Err(Signal::Invalid("InvalidOperation")))
        }
        ("sqrt", _) => number(decimal.root()),
        ("copy_abs", _) => number(Some(Decimal {
            negative: false,
            ..decimal.clone()
        })),
        ("copy_negate", _) => number(Some(Decimal {
            negative: !decimal.negative,
            ..decimal.clone()
        })),
        ("is_zero", _) => Outcome::truth(decimal.is_zero()),
        ("is_signed", _) => Outcome::truth(decimal.negative),
        ("is_finite", _) => Outcome::truth(true),
        ("is_nan" | "is_infinite" | "is_snan" | "is_qnan", _) => Outcome::truth(false),
        ("adjusted", _) => Outcome::shown(decimal.adjusted()?),
        ("as_integer_ratio", _) => ratio(&Rational::of_decimal(decimal)?),
        ("as_tuple", _) => {
            let digits = decimal.coefficient.to_string();
            let digits: Vec<String> = digits.chars().map(String::from).collect();
            let comma = if digits.len() == 1 { "," } else { "" };
            let (sign, digits) = (i32::from(decimal.negative), digits.join(", "));
            Outcome::shown(format!(
                "DecimalTuple(sign={sign}, digits=({digits}{comma}), exponent={})",
                decimal.exponent
            ))
        }
        _ => None,
    }
}

fn of_rational(rational: &Rational, name: &str, arguments: &Arguments) -> Option<Outcome> {
    let most = arguments.find_argument_value("max_denominator", 0);
    let count = arguments.args.len() + arguments.keywords.len();
    match (name, count) {
        ("limit_denominator", 0 | 1) => {
            let most = match most {
                None if count == 0 => Whole::from(DENOMINATOR),
                None => return None,
                Some(most) => match Number::of(most)? {
                    Number::Whole(most) => most,
                    _ => return None,
                },
            };
            if most < Whole::from(1) {
                let message = "ValueError: max_denominator should be at least 1";
                return Outcome::raised(message.to_owned());
            }
            Outcome::shown(Number::Rational(rational.with_denominator(&most)?))
        }
        ("as_integer_ratio", 0) => ratio(rational),
        _ => None,
    }
}

fn ratio(rational: &Rational) -> Option<Outcome> {
    Outcome::shown(format!(
        "({}, {})",
        rational.numerator, rational.denominator
    ))
}
