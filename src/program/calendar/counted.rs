//! Counting with dates and spans of time, and which of two comes first.

use std::cmp::Ordering;

use ruff_python_ast::{CmpOp, Operator, UnaryOp};

use super::values::{DAY, Date, Dated, SECOND, Time, span};
use crate::program::told::{Told, Untold, raises, wrong_type, wrong_value};
use crate::quiz::PythonValue;

/// Whole numbers that a float holds exactly.
const EXACT: i128 = 1 << 53;

/// What an operation of two values comes to of which one at least is of `datetime`.
pub(in crate::program) fn computed(
    operator: Operator,
    left: &PythonValue,
    right: &PythonValue,
) -> Told<PythonValue> {
    let found = match (Dated::of(left), Dated::of(right)) {
        (Some(left), Some(right)) => of_two(operator, left, right)?,
        (Some(Dated::Span(count)), None) => scaled(operator, count, right)?,
        (None, Some(Dated::Span(count))) if operator == Operator::Mult => {
            scaled(operator, count, left)?
        }
        _ => None,
    };
    match found {
        Some(value) => Ok(value),
        None => unsupported(operator, left, right),
    }
}

/// An operation of two values of `datetime`; `None` where they have none.
fn of_two(operator: Operator, left: Dated, right: Dated) -> Told<Option<PythonValue>> {
    use Dated::{Date as Day, Span, Stamp};
    let dated = match (operator, left, right) {
        (Operator::Add, Day(date), Span(count)) | (Operator::Add, Span(count), Day(date)) => {
            moved(date, count.div_euclid(DAY)).map(Day)?
        }
        (Operator::Sub, Day(date), Span(count)) => moved(date, -count.div_euclid(DAY)).map(Day)?,
        (Operator::Add, Stamp(date, time), Span(count))
        | (Operator::Add, Span(count), Stamp(date, time)) => later(date, time, count)?,
        (Operator::Sub, Stamp(date, time), Span(count)) => later(date, time, -count)?,
        (Operator::Sub, Day(one), Day(other)) => span(between(one, other))?,
        (Operator::Sub, Stamp(one, time), Stamp(other, since)) => {
            span(between(one, other) + time.count() - since.count())?
        }
        (Operator::Add, Span(one), Span(other)) => span(one + other)?,
        (Operator::Sub, Span(one), Span(other)) => span(one - other)?,
        (Operator::Div, Span(_), Span(0)) => {
            return raises("ZeroDivisionError", "division by zero");
        }
        (Operator::FloorDiv, Span(_), Span(0)) => {
            return raises("ZeroDivisionError", "integer division or modulo by zero");
        }
        (Operator::Mod, Span(_), Span(0)) => {
            return raises("ZeroDivisionError", "integer modulo by zero");
        }
        (Operator::Div, Span(one), Span(other)) => {
            return Ok(Some(PythonValue::Float(exact(one)? / exact(other)?)));
        }
        (Operator::FloorDiv, Span(one), Span(other)) => {
            return Ok(Some(super::number(floor(one, other))));
        }
        (Operator::Mod, Span(one), Span(other)) => span(one - other * floor(one, other))?,
        _ => return Ok(None),
    };
    Ok(Some(dated.shown()))
}

/// How often one span is in another, and what is left of it then.
pub(in crate::program) fn divided(one: &PythonValue, other: &PythonValue) -> Told<PythonValue> {
    match (Dated::of(one), Dated::of(other)) {
        (Some(Dated::Span(_)), Some(Dated::Span(_))) => {
            let times = computed(Operator::FloorDiv, one, other)?;
            Ok(PythonValue::Tuple(vec![
                times,
                computed(Operator::Mod, one, other)?,
            ]))
        }
        _ => Err(Untold::Unknown),
    }
}

/// The number that a count is as a float, which holds it exactly.
pub(super) fn exact(count: i128) -> Told<f64> {
    match i64::try_from(count) {
        // Less than 2 to the 53rd.
        #[allow(clippy::cast_precision_loss)]
        Ok(small) if count.abs() < EXACT => Ok(small as f64),
        _ => Err(Untold::Unknown),
    }
}

/// A quotient rounded down.
fn floor(one: i128, other: i128) -> i128 {
    let rest = one.rem_euclid(other);
    let down = one.div_euclid(other);
    // Of a negative divisor the rest is not above nothing.
    if other < 0 && rest != 0 {
        down - 1
    } else {
        down
    }
}

/// Microseconds from one day to another.
fn between(one: Date, other: Date) -> i128 {
    i128::from(one.ordinal() - other.ordinal()) * DAY
}

/// The day so many days later.
fn moved(date: Date, days: i128) -> Told<Date> {
    let ordinal = i64::try_from(i128::from(date.ordinal()) + days).ok();
    match ordinal.and_then(Date::of_ordinal) {
        Some(date) => Ok(date),
        None => raises("OverflowError", "date value out of range"),
    }
}

/// The time so many microseconds later.
fn later(date: Date, time: Time, count: i128) -> Told<Dated> {
    let all = time.count() + count;
    let date = moved(date, all.div_euclid(DAY))?;
    Ok(Dated::Stamp(date, Time::of_count(all.rem_euclid(DAY))))
}

/// A span so many times, or a part of it; `None` where that is no operation.
fn scaled(operator: Operator, count: i128, factor: &PythonValue) -> Told<Option<PythonValue>> {
    let nothing = || raises("ZeroDivisionError", "integer division or modulo by zero");
    let (above, below) = match factor {
        PythonValue::Int(digits) => {
            let number = digits.parse::<i128>().map_err(|_| Untold::Unknown)?;
            (number, 1)
        }
        PythonValue::Bool(truth) => (i128::from(*truth), 1),
        PythonValue::Float(float) => {
            if operator == Operator::FloorDiv {
                return Ok(None);
            }
            ratio(*float)?
        }
        _ => return Ok(None),
    };
    let product = |one: i128, other: i128| one.checked_mul(other).ok_or(Untold::Unknown);
    let scaled = match operator {
        Operator::Mult => nearest(product(count, above)?, below),
        Operator::Div | Operator::FloorDiv if above == 0 => return nothing(),
        Operator::Div => nearest(product(count, below)?, above),
        Operator::FloorDiv => floor(count, above),
        _ => return Ok(None),
    };
    Ok(Some(span(scaled)?.shown()))
}

/// The two whole numbers, the second a power of two, that a float is the ratio of.
fn ratio(float: f64) -> Told<(i128, i128)> {
    if float.is_nan() {
        return wrong_value("cannot convert NaN to integer ratio");
    }
    if float.is_infinite() {
        return raises("OverflowError", "cannot convert Infinity to integer ratio");
    }
    let (mut float, mut below) = (float, 1_i128);
    while float.fract() != 0.0 {
        (float, below) = (float * 2.0, below.checked_mul(2).ok_or(Untold::Unknown)?);
    }
    // It is whole; one that needs more digits is told by nobody.
    #[allow(clippy::cast_possible_truncation)]
    if float.abs() < 1e30 {
        Ok((float as i128, below))
    } else {
        Err(Untold::Unknown)
    }
}

/// A quotient rounded to the nearest whole number, a half to the even one; the divisor is not 0.
fn nearest(count: i128, parts: i128) -> i128 {
    let (count, parts) = if parts < 0 {
        (-count, -parts)
    } else {
        (count, parts)
    };
    let (down, rest) = (count.div_euclid(parts), count.rem_euclid(parts));
    match rest.cmp(&(parts - rest)) {
        Ordering::Greater => down + 1,
        Ordering::Equal if down % 2 != 0 => down + 1,
        _ => down,
    }
}

/// What a sign before a value comes to.
pub(in crate::program) fn negated(operator: UnaryOp, value: &PythonValue) -> Told<PythonValue> {
    let sign = match operator {
        UnaryOp::USub => "-",
        UnaryOp::UAdd => "+",
        UnaryOp::Invert => "~",
        UnaryOp::Not => return Err(Untold::Unknown),
    };
    match (operator, Dated::of(value)) {
        (UnaryOp::USub, Some(Dated::Span(count))) => Ok(span(-count)?.shown()),
        (UnaryOp::UAdd, Some(Dated::Span(_))) => Ok(value.clone()),
        (_, Some(dated)) => wrong_type(&format!(
            "bad operand type for unary {sign}: '{}'",
            dated.kind()
        )),
        _ => Err(Untold::Unknown),
    }
}

/// What `abs` makes of a value.
pub(in crate::program) fn size(value: &PythonValue) -> Told<PythonValue> {
    match Dated::of(value) {
        Some(Dated::Span(count)) => Ok(span(count.abs())?.shown()),
        Some(dated) => wrong_type(&format!("bad operand type for abs(): '{}'", dated.kind())),
        None => Err(Untold::Unknown),
    }
}

/// Which of two values of one kind comes first.
fn order(left: Dated, right: Dated) -> Option<Ordering> {
    Some(match (left, right) {
        (Dated::Date(one), Dated::Date(other)) => one.cmp(&other),
        (Dated::Stamp(day, time), Dated::Stamp(other, since)) => (day, time).cmp(&(other, since)),
        (Dated::Time(one), Dated::Time(other)) => one.cmp(&other),
        (Dated::Span(one), Dated::Span(other)) => one.cmp(&other),
        _ => return None,
    })
}

/// Whether one value comes before another one, if both are of one kind.
pub(in crate::program) fn is_before(one: &PythonValue, other: &PythonValue) -> Option<bool> {
    order(Dated::of(one)?, Dated::of(other)?).map(Ordering::is_lt)
}

/// What a comparison comes to of two values of which one at least is of `datetime`.
pub(in crate::program) fn compared(
    operator: CmpOp,
    left: &PythonValue,
    right: &PythonValue,
) -> Told<bool> {
    let sign = match operator {
        CmpOp::Eq | CmpOp::NotEq => {
            let same = is_known(left) && is_known(right);
            let equal = left == right;
            return match same {
                true => Ok(equal == (operator == CmpOp::Eq)),
                false => Err(Untold::Unknown),
            };
        }
        CmpOp::Lt => "<",
        CmpOp::LtE => "<=",
        CmpOp::Gt => ">",
        CmpOp::GtE => ">=",
        _ => return Err(Untold::Unknown),
    };
    if let (Some(one), Some(other)) = (Dated::of(left), Dated::of(right)) {
        if let Some(order) = order(one, other) {
            return Ok(match operator {
                CmpOp::Lt => order.is_lt(),
                CmpOp::LtE => order.is_le(),
                CmpOp::Gt => order.is_gt(),
                _ => order.is_ge(),
            });
        }
        let both = matches!(
            (one, other),
            (Dated::Date(_), Dated::Stamp(..)) | (Dated::Stamp(..), Dated::Date(_))
        );
        if both {
            return wrong_type("can't compare datetime.datetime to datetime.date");
        }
    }
    let (one, other) = (kind(left)?, kind(right)?);
    wrong_type(&format!(
        "'{sign}' not supported between instances of '{one}' and '{other}'"
    ))
}

/// Whether a value has no rules of its own that the program could have made.
fn is_known(value: &PythonValue) -> bool {
    !matches!(
        value,
        PythonValue::Object { .. } | PythonValue::Name(_) | PythonValue::Opaque(_)
    ) || Dated::of(value).is_some()
}

/// The name of a value's type, where it is one of Python's.
fn kind(value: &PythonValue) -> Told<&str> {
    match is_known(value) {
        true => Ok(value.kind()),
        false => Err(Untold::Unknown),
    }
}

/// What is raised by an operation that there is none of for these values.
fn unsupported(operator: Operator, left: &PythonValue, right: &PythonValue) -> Told<PythonValue> {
    let (one, other) = (kind(left)?, kind(right)?);
    let sequence = |kind: &str| matches!(kind, "str" | "list" | "tuple" | "bytes");
    match operator {
        Operator::Add if matches!(one, "str" | "list" | "tuple") => {
            return wrong_type(&format!(
                "can only concatenate {one} (not \"{other}\") to {one}"
            ));
        }
        Operator::Mult if sequence(one) || sequence(other) => {
            let number = if sequence(one) { other } else { one };
            return wrong_type(&format!(
                "can't multiply sequence by non-int of type '{number}'"
            ));
        }
        // Formatting, and what other values have of their own.
        Operator::Mod if matches!(one, "str" | "bytes") => return Err(Untold::Unknown),
        Operator::Add if one == "bytes" => return Err(Untold::Unknown),
        _ => {}
    }
    let sign = match operator {
        Operator::Pow => "** or pow()",
        operator => operator.as_str(),
    };
    wrong_type(&format!(
        "unsupported operand type(s) for {sign}: '{one}' and '{other}'"
    ))
}

/// The microseconds of seconds.
pub(super) fn seconds(count: i128) -> Told<f64> {
    let unit = exact(SECOND)?;
    Ok(exact(count)? / unit)
}
