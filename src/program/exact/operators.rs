//! Operators between decimals, fractions and other numbers.

use std::cmp::Ordering;

use ruff_python_ast::{CmpOp, Expr, ExprBinOp, ExprCompare, ExprUnaryOp, Operator, UnaryOp};

use super::Outcome;
use super::decimals::{Decimal, Signal};
use super::numbers::Number;
use super::rational::Rational;
use super::whole::Whole;
use crate::quiz::PythonValue;

/// The largest exponent of a power.
const HIGHEST: i32 = 9_999;

/// What an operation with two operands comes to.
pub(super) fn binary(binary: &ExprBinOp) -> Option<Outcome> {
    match (Number::of(&binary.left), Number::of(&binary.right)) {
        (Some(left), Some(right)) => between(&left, binary.op, &right),
        (Some(left), None) if left.is_exact() => {
            let other = PythonValue::of_literal(&binary.right)?;
            refused(left.kind(), binary.op, kind(&other)?)
        }
        (None, Some(right)) if right.is_exact() => {
            let other = PythonValue::of_literal(&binary.left)?;
            refused(kind(&other)?, binary.op, right.kind())
        }
        _ => None,
    }
}

/// What two numbers come to of which one is a decimal or a fraction.
pub(super) fn between(left: &Number, operator: Operator, right: &Number) -> Option<Outcome> {
    use Number::{Decimal, Float, Rational, Whole};
    match (left, right) {
        (Decimal(_), Rational(_) | Float(_)) | (Rational(_) | Float(_), Decimal(_)) => {
            refused(left.kind(), operator, right.kind())
        }
        (Decimal(_), _) | (_, Decimal(_)) => told(of_decimals(
            &left.as_decimal()?,
            operator,
            &right.as_decimal()?,
        )),
        (Rational(_), Float(_)) | (Float(_), Rational(_)) => {
            let (left, right) = (left.as_float()?, right.as_float()?);
            let float = match operator {
                Operator::Add => left + right,
                Operator::Sub => left - right,
                Operator::Mult => left * right,
                Operator::Div if right != 0.0 => left / right,
                _ => return None,
            };
            float.is_finite().then(|| Outcome::shown(Float(float)))?
        }
        (Whole(base), Rational(exponent)) if operator == Operator::Pow => {
            let whole = exponent.below() == self::Whole::from(1) && !exponent.numerator.negative;
            let exponent = exponent.numerator.as_i32().filter(|_| whole)?;
            let power = Number::Whole(base.clone()).as_rational()?.power(exponent)?;
            Outcome::shown(power.numerator)
        }
        (Rational(_), _) | (_, Rational(_)) => {
            of_rationals(&left.as_rational()?, operator, &right.as_rational()?)
        }
        _ => None,
    }
}

/// What a decimal or why there is none.
pub(super) fn told(found: Result<Decimal, Signal>) -> Option<Outcome> {
    let class = match found {
        Ok(decimal) => return Outcome::shown(Number::Decimal(decimal)),
        Err(Signal::Unknown) => return None,
        Err(Signal::DivisionByZero) => "DivisionByZero: [<class 'decimal.DivisionByZero'>]",
        Err(Signal::Invalid(condition)) => {
            return Outcome::raised(format!("InvalidOperation: [<class 'decimal.{condition}'>]"));
        }
    };
    Outcome::raised(class.to_owned())
}

fn of_decimals(left: &Decimal, operator: Operator, right: &Decimal) -> Result<Decimal, Signal> {
    let known = |found: Option<Decimal>| found.ok_or(Signal::Unknown);
    match operator {
        Operator::Add => known(left.plus(right)),
        Operator::Sub => known(left.minus(right)),
        Operator::Mult => known(left.times(right)),
        Operator::Div => left.over(right),
        Operator::FloorDiv | Operator::Mod if right.is_zero() => {
            Err(match (left.is_zero(), operator) {
                (true, _) => Signal::Invalid("DivisionUndefined"),
                (false, Operator::Mod) => Signal::Invalid("InvalidOperation"),
                (false, _) => Signal::DivisionByZero,
            })
        }
        Operator::FloorDiv => left.divided(right).map(|(quotient, _)| quotient),
        Operator::Mod => left.divided(right).map(|(_, rest)| rest),
        Operator::Pow if left.is_zero() && right.is_zero() => {
            Err(Signal::Invalid("InvalidOperation"))
        }
        Operator::Pow => {
            let whole = right
                .integral(super::Rounding::Down)
                .filter(|whole| whole.compared(right) == Some(Ordering::Equal));
            let whole = whole.and_then(|whole| whole.whole(super::Rounding::Down)?.as_i32());
            let exponent = whole.filter(|whole| (-HIGHEST..=HIGHEST).contains(whole));
            known(exponent.and_then(|exponent| left.power(exponent)))
        }
        _ => Err(Signal::Unknown),
    }
}

fn of_rationals(left: &Rational, operator: Operator, right: &Rational) -> Option<Outcome> {
    let zero = right.numerator.is_zero();
    let by_zero = |said: &str| Outcome::raised(format!("ZeroDivisionError: {said}"));
    let fraction = |rational| Outcome::shown(Number::Rational(rational));
    match operator {
        Operator::Add => fraction(left.plus(right)?),
        Operator::Sub => fraction(left.plus(&right.opposite())?),
        Operator::Mult => fraction(left.times(right)?),
        Operator::Div if zero => {
            // What is above the zero is not in lowest terms with it.
            let above = left.numerator.times(&right.below())?;
            by_zero(&format!("Fraction({above}, 0)"))
        }
        Operator::Div => fraction(left.over(right)?),
        Operator::FloorDiv if zero => by_zero("integer division or modulo by zero"),
        Operator::Mod if zero => by_zero("integer modulo by zero"),
        Operator::FloorDiv => Outcome::shown(left.divided(right)?.0),
        Operator::Mod => fraction(left.divided(right)?.1),
        Operator::Pow if right.below() == Whole::from(1) => {
            fraction(left.power(right.numerator.as_i32()?)?)
        }
        _ => None,
    }
}

/// What is raised where an operator does not take two types.
fn refused(left: &str, operator: Operator, right: &str) -> Option<Outcome> {
    let sequence = |kind: &str| matches!(kind, "str" | "list" | "tuple");
    let message = match operator {
        // A template, whatever is put into it.
        Operator::Mod if left == "str" => return None,
        Operator::Add if sequence(left) => {
            format!("can only concatenate {left} (not \"{right}\") to {left}")
        }
        Operator::Mult if sequence(left) || sequence(right) => {
            let times = if sequence(left) { right } else { left };
            format!("can't multiply sequence by non-int of type '{times}'")
        }
        operator => {
            let sign = match operator {
                Operator::Pow => "** or pow()",
                operator => operator.as_str(),
            };
            format!("unsupported operand type(s) for {sign}: '{left}' and '{right}'")
        }
    };
    Outcome::raised(format!("TypeError: {message}"))
}

/// The type of a value that is neither a number nor an object.
fn kind(value: &PythonValue) -> Option<&str> {
    let kind = value.kind();
    matches!(kind, "str" | "list" | "tuple" | "dict" | "set" | "NoneType").then_some(kind)
}

/// What a sign before a decimal or a fraction makes of it, or whether it is a zero.
pub(super) fn unary(unary: &ExprUnaryOp) -> Option<Outcome> {
    let number = Number::of(&unary.operand).filter(Number::is_exact)?;
    match (unary.op, &number) {
        (UnaryOp::Not, _) => Outcome::truth(!number.is_true()),
        (UnaryOp::USub, Number::Decimal(decimal)) => {
            Outcome::shown(Number::Decimal(decimal.opposite()?))
        }
        (UnaryOp::UAdd, Number::Decimal(decimal)) => {
            let positive = Decimal {
                negative: decimal.negative && !decimal.is_zero(),
                ..decimal.clone()
            };
            Outcome::shown(Number::Decimal(positive.in_context()?))
        }
        (UnaryOp::USub, Number::Rational(rational)) => {
            Outcome::shown(Number::Rational(rational.opposite()))
        }
        (UnaryOp::UAdd, Number::Rational(_)) => Outcome::shown(number),
        _ => None,
    }
}

/// Whether a comparison holds in which a decimal or a fraction stands.
pub(super) fn comparison(comparison: &ExprCompare) -> Option<Outcome> {
    let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
        return None;
    };
    let left = Number::of(&comparison.left);
    if matches!(operator, CmpOp::In | CmpOp::NotIn) {
        let items = items(right)?;
        let exact = |expr: &Expr| Number::of(expr).is_some_and(|number| number.is_exact());
        if !exact(&comparison.left) && !items.iter().any(exact) {
            return None;
        }
        let mut found = false;
        for item in items {
            found = found || equal(&comparison.left, item)?;
        }
        return Outcome::truth(found == (*operator == CmpOp::In));
    }
    let (left, right) = match (left, Number::of(right)) {
        (Some(left), Some(right)) if left.is_exact() || right.is_exact() => (left, right),
        (Some(left), None) if left.is_exact() => {
            let other = PythonValue::of_literal(right)?;
            return unlike(left.kind(), *operator, kind(&other)?);
        }
        (None, Some(right)) if right.is_exact() => {
            let other = PythonValue::of_literal(&comparison.left)?;
            return unlike(kind(&other)?, *operator, right.kind());
        }
        _ => return None,
    };
    let order = left.compared(&right)?;
    Outcome::truth(match operator {
        CmpOp::Eq => order == Ordering::Equal,
        CmpOp::NotEq => order != Ordering::Equal,
        CmpOp::Lt => order == Ordering::Less,
        CmpOp::LtE => order != Ordering::Greater,
        CmpOp::Gt => order == Ordering::Greater,
        CmpOp::GtE => order != Ordering::Less,
        _ => return None,
    })
}

/// What a comparison with something that is no number comes to.
fn unlike(left: &str, operator: CmpOp, right: &str) -> Option<Outcome> {
    match operator {
        CmpOp::Eq => Outcome::truth(false),
        CmpOp::NotEq => Outcome::truth(true),
        CmpOp::Lt | CmpOp::LtE | CmpOp::Gt | CmpOp::GtE => Outcome::raised(format!(
            "TypeError: '{}' not supported between instances of '{left}' and '{right}'",
            operator.as_str()
        )),
        _ => None,
    }
}

/// The items of a display.
pub(super) fn items(display: &Expr) -> Option<&[Expr]> {
    Some(match display {
        Expr::List(list) => &list.elts,
        Expr::Tuple(tuple) => &tuple.elts,
        Expr::Set(set) => &set.elts,
        _ => return None,
    })
}

/// Whether two values are equal, one of which is a number or a text.
fn equal(one: &Expr, other: &Expr) -> Option<bool> {
    match (Number::of(one), Number::of(other)) {
        (Some(one), Some(other)) => Some(one.compared(&other)? == Ordering::Equal),
        (Some(_), None) => kind(&PythonValue::of_literal(other)?).map(|_| false),
        (None, Some(_)) => kind(&PythonValue::of_literal(one)?).map(|_| false),
        (None, None) => None,
    }
}
