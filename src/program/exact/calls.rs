//! Calls: decimals and fractions that are made, and what functions of Python's make of them.

use std::cmp::Ordering;

use ruff_python_ast::{Arguments, Expr, ExprCall, Operator};

use super::decimals::{Decimal, Signal};
use super::numbers::Number;
use super::operators::{between, items, told};
use super::rational::Rational;
use super::rounding::Rounding;
use super::whole::Whole;
use super::{Outcome, formatted, is_amount, methods};
use crate::quiz::PythonValue;

/// The most digits of the decimal that a float is exactly.
const MOST_DIGITS: usize = 80;

/// What a call comes to.
pub(super) fn called(call: &ExprCall) -> Option<Outcome> {
    let arguments = &call.arguments;
    let name = match &*call.func {
        Expr::Name(name) => name.id.as_str(),
        Expr::Attribute(method) => {
            let of = method.value.as_name_expr().map(|name| name.id.as_str());
            match (of, method.attr.as_str()) {
                (Some("math"), name @ ("floor" | "ceil" | "trunc")) => name,
                (Some(class @ ("Decimal" | "Fraction")), "from_float" | "from_decimal") => class,
                _ => return methods::called(method, arguments),
            }
        }
        _ => return None,
    };
    match name {
        "Decimal" if arguments.keywords.is_empty() => decimal(&arguments.args),
        "Fraction" if arguments.keywords.is_empty() => fraction(&arguments.args),
        "sum" | "max" | "min" | "sorted" => of_all(name, arguments),
        name if arguments.keywords.is_empty() => function(name, &arguments.args),
        _ => None,
    }
}

/// The decimal that is made of something.
fn decimal(given: &[Expr]) -> Option<Outcome> {
    let one = match given {
        [] => return Outcome::shown("Decimal('0')"),
        [one] => one,
        _ => return None,
    };
    match one {
        Expr::StringLiteral(text) => {
            let text = text.value.to_str().trim().replace('_', "");
            match Decimal::read(&text) {
                Some(decimal) => Outcome::shown(Number::Decimal(decimal)),
                // What is a number for all that is too long, or no number by its name.
                None if text.parse::<f64>().is_ok() || special(&text) => None,
                None => told(Err(Signal::Invalid("ConversionSyntax"))),
            }
        }
        Expr::NoneLiteral(_) => unconverted("NoneType"),
        one => match Number::of(one)? {
            Number::Float(float) => Outcome::shown(Number::Decimal(of_float(float)?)),
            number @ Number::Rational(_) => unconverted(number.kind()),
            number => Outcome::shown(Number::Decimal(number.as_decimal()?)),
        },
    }
}

/// Whether a text may be a number for other reasons than its digits.
fn special(text: &str) -> bool {
    let text = text.trim_start_matches(['+', '-']).to_ascii_lowercase();
    !text.is_ascii() || text.starts_with("nan") || text.starts_with("snan") || text.contains('\0')
}

fn unconverted(kind: &str) -> Option<Outcome> {
    Outcome::raised(format!(
        "TypeError: conversion from {kind} to Decimal is not supported"
    ))
}

/// The decimal that a float is exactly.
fn of_float(float: f64) -> Option<Decimal> {
    let rational = Rational::of_float(float)?;
    let halvings = i32::try_from(rational.denominator.bits()).ok()? - 1;
    // A half is five tenths.
    let fives = super::natural::Natural::from(5_u32).power(halvings.unsigned_abs())?;
    let coefficient = rational.numerator.size.times(&fives)?;
    let short = coefficient.digits() <= MOST_DIGITS;
    let negative = float.is_sign_negative();
    short.then_some(Decimal {
        negative,
        coefficient,
        exponent: -halvings,
    })
}

/// The fraction that is made of something.
fn fraction(given: &[Expr]) -> Option<Outcome> {
    let number = |rational| Outcome::shown(Number::Rational(rational));
    let by_zero =
        |above: &Whole| Outcome::raised(format!("ZeroDivisionError: Fraction({above}, 0)"));
    match given {
        [] => Outcome::shown("Fraction(0, 1)"),
        [Expr::StringLiteral(text)] => {
            let text = text.value.to_str();
            match Rational::read(text) {
                Some(Some(rational)) => number(rational),
                Some(None) => {
                    let (above, _) = text.trim().split_once('/')?;
                    by_zero(&Whole::read(above.trim_start_matches('+'))?)
                }
                None if !text.is_ascii() || text.contains('_') => None,
                None if text.trim().parse::<f64>().is_ok_and(f64::is_finite) => None,
                None => {
                    let text = PythonValue::Str(text.to_owned());
                    Outcome::raised(format!("ValueError: Invalid literal for Fraction: {text}"))
                }
            }
        }
        [one] => number(Number::of(one)?.as_rational()?),
        [above, below] => {
            let rational = |expr: &Expr| match Number::of(expr) {
                Some(number @ (Number::Whole(_) | Number::Rational(_))) => {
                    number.as_rational().map(Some)
                }
                Some(_) => Some(None),
                None if matches!(expr, Expr::StringLiteral(_) | Expr::NoneLiteral(_)) => Some(None),
                None => None,
            };
            let (Some(above), Some(below)) = (rational(above)?, rational(below)?) else {
                let message = "TypeError: both arguments should be Rational instances";
                return Outcome::raised(message.to_owned());
            };
            match below.numerator.is_zero() {
                true => by_zero(&above.numerator.times(&below.below())?),
                false => number(above.over(&below)?),
            }
        }
        _ => None,
    }
}

/// What a function makes of a decimal or a fraction.
fn function(name: &str, given: &[Expr]) -> Option<Outcome> {
    if let ("isinstance", [value, classes]) = (name, given) {
        return is_of(value, classes);
    }
    let (first, rest) = given.split_first()?;
    let number = Number::of(first)?;
    if let ("divmod" | "pow", [other]) = (name, rest) {
        let other = Number::of(other)?;
        if name == "pow" {
            return between(&number, Operator::Pow, &other);
        }
        let quotient = between(&number, Operator::FloorDiv, &other)?;
        return match (quotient, between(&number, Operator::Mod, &other)?) {
            (Outcome::Value(quotient), Outcome::Value(rest)) => {
                Outcome::shown(format!("({quotient}, {rest})"))
            }
            _ => None,
        };
    }
    if !number.is_exact() {
        return None;
    }
    let rounded = |rounding| match &number {
        Number::Decimal(decimal) => decimal.whole(rounding),
        number => number.as_rational()?.rounded(rounding),
    };
    match (name, rest) {
        ("abs", []) => Outcome::shown(match number {
            Number::Decimal(decimal) => Number::Decimal(
                Decimal {
                    negative: false,
                    ..decimal
                }
                .in_context()?,
            ),
            number => {
                let mut rational = number.as_rational()?;
                rational.numerator.negative = false;
                Number::Rational(rational)
            }
        }),
        ("int" | "trunc", []) => Outcome::shown(rounded(Rounding::Down)?),
        ("floor", []) => Outcome::shown(rounded(Rounding::Floor)?),
        ("ceil", []) => Outcome::shown(rounded(Rounding::Ceiling)?),
        ("round", [] | [Expr::NoneLiteral(_)]) => Outcome::shown(rounded(Rounding::HalfEven)?),
        ("round", [places]) => {
            let Number::Whole(places) = Number::of(places)? else {
                return None;
            };
            let places = places.as_i32()?;
            match number {
                Number::Decimal(decimal) => {
                    let exponent = places.checked_neg()?;
                    let like = Decimal {
                        exponent,
                        ..decimal.clone()
                    };
                    told(decimal.quantized(&like, Rounding::HalfEven))
                }
                number => {
                    let places = Some(places).filter(|places| places.unsigned_abs() < 1_000)?;
                    let rounded = number.as_rational()?.rounded_to(places)?;
                    Outcome::shown(Number::Rational(rounded))
                }
            }
        }
        ("float", []) => Outcome::shown(Number::Float(number.as_float()?)),
        ("bool", []) => Outcome::truth(number.is_true()),
        ("str", []) => Outcome::text(number.said()),
        ("repr", []) => Outcome::text(number.to_string()),
        ("format", []) => Outcome::text(number.said()),
        ("format", [Expr::StringLiteral(format)]) => {
            Outcome::text(formatted(&number, format.value.to_str())?)
        }
        _ => None,
    }
}

/// What a function comes to that goes through numbers of which one is a decimal or a fraction.
fn of_all(name: &str, arguments: &Arguments) -> Option<Outcome> {
    let named = |name: &str| arguments.find_keyword(name).map(|one| &one.value);
    let (all, start) = match (name, &*arguments.args) {
        ("sum", [all]) => (items(all)?, named("start")),
        ("sum", [all, start]) => (items(all)?, Some(start)),
        (_, [all]) => (items(all)?, None),
        ("max" | "min", all) => (all, None),
        _ => return None,
    };
    let known = match (name, arguments.keywords.len()) {
        ("sum", count) => count <= usize::from(named("start").is_some()),
        ("sorted", count) => count <= usize::from(named("reverse").is_some()),
        (_, count) => count == 0,
    };
    let numbers: Option<Vec<Number>> = start.into_iter().chain(all).map(Number::of).collect();
    let numbers = numbers.filter(|all| known && all.iter().any(Number::is_exact))?;
    if name == "sum" {
        let mut sum = match start {
            Some(_) => None,
            None => Some(Number::Whole(Whole::from(0))),
        };
        for number in numbers {
            sum = Some(match sum {
                None => number,
                Some(Number::Whole(sum)) if let Number::Whole(number) = &number => {
                    Number::Whole(sum.plus(number))
                }
                Some(sum) => match between(&sum, Operator::Add, &number)? {
                    Outcome::Value(text) => read(&text)?,
                    raised => return Some(raised),
                },
            });
        }
        return Outcome::shown(sum?);
    }
    let mut sorted = numbers;
    // Those that cannot be told apart stay as they were, and then nothing is told.
    let mut unknown = false;
    let mut order = |one: &Number, other: &Number| {
        let order = one.compared(other);
        unknown |= order.is_none();
        order.unwrap_or(Ordering::Equal)
    };
    let backwards = match named("reverse") {
        None => name == "max",
        Some(Expr::BooleanLiteral(truth)) => truth.value,
        Some(_) => return None,
    };
    // Equal ones stay in their order both ways.
    sorted.sort_by(|one, other| match backwards {
        true => order(other, one),
        false => order(one, other),
    });
    if unknown {
        return None;
    }
    match name {
        "sorted" => {
            let texts: Vec<String> = sorted.iter().map(Number::to_string).collect();
            Outcome::shown(format!("[{}]", texts.join(", ")))
        }
        _ => Outcome::shown(sorted.first()?),
    }
}

/// The number that a text writes.
fn read(text: &str) -> Option<Number> {
    let parsed = ruff_python_parser::parse_expression(text).ok()?;
    Number::of(parsed.expr())
}

/// Whether a value is of one of these classes, where that has to do with decimals or fractions.
fn is_of(value: &Expr, classes: &Expr) -> Option<Outcome> {
    let classes = match classes {
        Expr::Tuple(tuple) => tuple.elts.as_slice(),
        one => std::slice::from_ref(one),
    };
    let names: Option<Vec<&str>> = classes
        .iter()
        .map(|class| class.as_name_expr().map(|name| name.id.as_str()))
        .collect();
    let names = names?;
    let own = match Number::of(value) {
        Some(number) if number.is_exact() => match number {
            Number::Decimal(_) => "Decimal",
            _ => "Fraction",
        },
        _ if !names.iter().any(|name| is_amount(name)) => return None,
        _ => match PythonValue::of_literal(value)?.kind() {
            "bool" if names.contains(&"int") => "int",
            "bool" => "bool",
            "int" => "int",
            "float" => "float",
            "str" => "str",
            "NoneType" => "NoneType",
            _ => return None,
        },
    };
    let known = [
        "Decimal", "Fraction", "bool", "dict", "float", "int", "list", "set", "str", "tuple",
    ];
    names
        .iter()
        .all(|name| known.contains(name))
        .then(|| Outcome::truth(names.contains(&own)))?
}
