//! Which of two values comes first: what has to be asked to know that. Of two strings it is the first two characters that are not the
//! same, of two lists or tuples the first two such items; where they begin in is told by their texts, and of dates by the calendar.

use std::cmp::Ordering;

use ruff_python_ast::{CmpOp, Expr};

use super::calendar;
use super::canonical_expression;
use super::decimal::Decimal;
use super::told::whole;
use crate::quiz::{PythonValue, as_float, compare};

/// Digits that a float surely has room for.
const EXACT_DIGITS: usize = 15;

/// How two values are told apart by order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Their texts tell whether the comparison holds.
    Known(bool),
    /// It holds if this expression is true.
    Ask(String),
    /// It holds if the codes of these two characters, which are not the same, are in this order.
    Codes {
        /// The character on the left.
        left: char,
        /// `<` or `>`.
        sign: String,
        /// The character on the right.
        right: char,
    },
}

/// Whether a comparison holds between two values that are in this order; `None` where it is none by order.
pub(super) fn meets(operator: CmpOp, order: Ordering) -> Option<bool> {
    Some(match operator {
        CmpOp::Lt => order.is_lt(),
        CmpOp::LtE => order.is_le(),
        CmpOp::Gt => order.is_gt(),
        CmpOp::GtE => order.is_ge(),
        _ => return None,
    })
}

/// What a comparison by order (`<`, `>`, `<=`, `>=`) of two values that are written out comes down to; `None` for all other expressions.
pub fn order(operation: &str) -> Option<Order> {
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    let Expr::Compare(comparison) = parsed.expr() else {
        return None;
    };
    let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
        return None;
    };
    let sign = match operator {
        CmpOp::Lt => "<",
        CmpOp::Gt => ">",
        CmpOp::LtE => "<=",
        CmpOp::GtE => ">=",
        _ => return None,
    };
    let left = PythonValue::of_literal(&comparison.left)?;
    narrowed(&left, sign, &PythonValue::of_literal(right)?)
}

/// How Python orders two values whose texts tell it: numbers, of which whole ones beside floats have room in these, texts, and lists and
/// tuples of such by their first items that are not equal; `None` where it does not, or there is more to it.
pub(super) fn compared(one: &PythonValue, other: &PythonValue) -> Option<Ordering> {
    use PythonValue::{Bool, Float, Int, List, Object, Str, Tuple};
    match (one, other) {
        (Int(_) | Bool(_), Int(_) | Bool(_)) => Some(whole(one)?.cmp(&whole(other)?)),
        (Int(_) | Float(_), Int(_) | Float(_)) => {
            let exact = |value: &PythonValue| match value {
                Int(digits) => digits.len() <= EXACT_DIGITS,
                _ => true,
            };
            let both = exact(one) && exact(other);
            as_float(one)
                .filter(|_| both)?
                .partial_cmp(&as_float(other)?)
        }
        (Str(one), Str(other)) => Some(one.chars().cmp(other.chars())),
        (List(one), List(other)) | (Tuple(one), Tuple(other)) => {
            for (one, other) in one.iter().zip(other) {
                // What is the same may have no order.
                if compare(one, other).is_equal() {
                    continue;
                }
                // `1` and `1.0` are not the same, but equal.
                match compared(one, other)? {
                    Ordering::Equal => {}
                    order => return Some(order),
                }
            }
            Some(one.len().cmp(&other.len()))
        }
        (Object { .. }, Object { .. }) => {
            let is = |operator| calendar::compared(operator, one, other).ok();
            Some(match (is(CmpOp::Lt)?, is(CmpOp::Gt)?) {
                (true, _) => Ordering::Less,
                (_, true) => Ordering::Greater,
                _ => Ordering::Equal,
            })
        }
        _ => None,
    }
}

/// Things in the order of their keys, those with equal ones as they came, also where the greatest come first; `None` where two keys have no
/// order. Whether they go together does not depend on which of them are compared.
pub(super) fn in_order<T>(mut pairs: Vec<(T, PythonValue)>, descending: bool) -> Option<Vec<T>> {
    for (_, one) in &pairs {
        for (_, other) in &pairs {
            compared(one, other)?;
        }
    }
    let order =
        |one: &PythonValue, other: &PythonValue| compared(one, other).unwrap_or(Ordering::Equal);
    match descending {
        true => pairs.sort_by(|(_, one), (_, other)| order(other, one)),
        false => pairs.sort_by(|(_, one), (_, other)| order(one, other)),
    }
    Some(pairs.into_iter().map(|(thing, _)| thing).collect())
}

/// The question that decides whether the value `left` comes before `right`, both as `repr` writes them.
pub fn comes_before(left: &str, right: &str) -> Option<Order> {
    let read = |text: &str| PythonValue::read(text).ok();
    narrowed(&read(left)?, "<", &read(right)?)
}

fn narrowed(left: &PythonValue, sign: &str, right: &PythonValue) -> Option<Order> {
    use PythonValue::{Bool, Float, Int, List, Object, Str, Tuple};
    let number = |value: &PythonValue| match value {
        Bool(truth) => Int(u8::from(*truth).to_string()),
        value => value.clone(),
    };
    match (left, right) {
        (Bool(_), Int(_) | Float(_) | Bool(_)) | (Int(_) | Float(_), Bool(_)) => {
            narrowed(&number(left), sign, &number(right))
        }
        (Int(_) | Float(_), Int(_) | Float(_)) => by_infinity(left, sign, right)
            .or_else(|| by_digits(left, sign, right))
            .or_else(|| by_power(left, sign, right))
            .or_else(|| {
                let text = format!("{}{sign}{}", operand(left), operand(right));
                canonical_expression(&text).ok().map(Order::Ask)
            }),
        (Str(one), Str(other)) => {
            let mut pairs = one.chars().zip(other.chars());
            match pairs.find(|(one, other)| one != other) {
                Some((left, right)) => Some(Order::Codes {
                    left,
                    sign: sign[..1].to_owned(),
                    right,
                }),
                None => Some(by_length(one.len(), sign, other.len())),
            }
        }
        (List(one), List(other)) | (Tuple(one), Tuple(other)) => {
            let mut pairs = one.iter().zip(other);
            match pairs.find(|(one, other)| !compare(one, other).is_equal()) {
                Some((one, other)) => narrowed(one, &sign[..1], other),
                None => Some(by_length(one.len(), sign, other.len())),
            }
        }
        (Object { .. }, Object { .. }) => {
            let operator = match sign {
                "<" => CmpOp::Lt,
                ">" => CmpOp::Gt,
                "<=" => CmpOp::LtE,
                _ => CmpOp::GtE,
            };
            let told = calendar::compared(operator, left, right);
            told.ok().map(Order::Known)
        }
        _ => None,
    }
}

/// An infinite number is told from all others by its sign.
fn by_infinity(left: &PythonValue, sign: &str, right: &PythonValue) -> Option<Order> {
    let side = |value: &PythonValue| match value {
        PythonValue::Float(float) if float.is_nan() => None,
        PythonValue::Float(float) if float.is_infinite() && *float < 0.0 => Some(0),
        PythonValue::Float(float) if float.is_infinite() => Some(2),
        _ => Some(1),
    };
    let (left, right) = (side(left)?, side(right)?);
    ((left, right) != (1, 1)).then(|| by_length(left, sign, right))
}

/// Of numbers that are written with an exponent the signs tell, or the powers of ten that they begin with.
fn by_power(left: &PythonValue, sign: &str, right: &PythonValue) -> Option<Order> {
    let size = |value: &PythonValue| -> Option<usize> {
        let float = as_float(value)?;
        let power: i32 = format!("{float:e}").split_once('e')?.1.parse().ok()?;
        // No power of a float is less than that.
        let size = match float {
            0.0 => 0,
            float if float < 0.0 => -400 - power,
            _ => 400 + power,
        };
        usize::try_from(size + 1_000).ok()
    };
    let (left, right) = (size(left)?, size(right)?);
    (left != right).then(|| by_length(left, sign, right))
}

/// Of two numbers of the same sign it is the first digit that is not the same, where they are equally long.
fn by_digits(left: &PythonValue, sign: &str, right: &PythonValue) -> Option<Order> {
    let (left, right) = (Decimal::of(left)?, Decimal::of(right)?);
    let places = left.places.max(right.places);
    let (one, other) = (left.scaled(places), right.scaled(places));
    if one == other && (left.negative == right.negative || one == "0") {
        return Some(by_length(0, sign, 0));
    }
    if left.negative != right.negative {
        let (less, more) = (usize::from(right.negative), usize::from(left.negative));
        return Some(by_length(less, sign, more));
    }
    // The longer one of two negative numbers is the smaller one.
    let (one, other) = if left.negative {
        (other, one)
    } else {
        (one, other)
    };
    if one.len() != other.len() {
        return Some(by_length(one.len(), sign, other.len()));
    }
    let mut pairs = one.chars().zip(other.chars());
    let (one, other) = pairs.find(|(one, other)| one != other)?;
    Some(Order::Ask(format!("{one}{}{other}", &sign[..1])))
}

/// Of two that begin alike, the shorter one comes first.
fn by_length(one: usize, sign: &str, other: usize) -> Order {
    Order::Known(match sign {
        "<" => one < other,
        ">" => one > other,
        "<=" => one <= other,
        _ => one >= other,
    })
}

/// A value beside an operator.
pub fn operand(value: &PythonValue) -> String {
    let text = value.to_string();
    if text.starts_with('-') {
        format!("({text})")
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_comes_down_to_the_first_difference() {
        let check = |operation: &str, expected: Option<Order>| {
            assert_eq!(order(operation), expected, "{operation}");
        };
        let ask = |text: &str| Some(Order::Ask(text.to_owned()));
        let codes = |left: char, sign: &str, right: char| {
            let sign = sign.to_owned();
            Some(Order::Codes { left, sign, right })
        };
        let known = |truth: bool| Some(Order::Known(truth));
        check("12<-3", known(false));
        check("-3<12", known(true));
        check("-3>-12", known(true));
        check("-31>-42", ask("4>3"));
        check("1.5>=2", ask("1>2"));
        check("3<inf", known(true));
        check("2.7755575615628914e-17>=0.1", known(false));
        check("1e-09<=0", known(false));
        check("-1e-09<0", known(true));
        check("-1e-09<-3", known(false));
        check("3e+20>5", known(true));
        check("-inf>=3", known(false));
        check("inf<=inf", known(true));
        check("[inf, 1]<[inf, 2]", ask("1<2"));
        check(
            "(datetime.date(2024, 5, 1), 2)<(datetime.date(2024, 12, 1), 1)",
            known(true),
        );
        check(
            "datetime.date(2024, 5, 1)>=datetime.date(2024, 5, 2)",
            known(false),
        );
        check("P(x=1)<P(x=2)", None);
        check("47<52", ask("4<5"));
        check("-47<-52", ask("5<4"));
        check("47<=43", ask("7<3"));
        check("47<152", known(true));
        check("-7<-12", known(false));
        check("2.50<2.45", ask("5<4"));
        check("2.0<=2", known(true));
        check("0.0<-0.0", known(false));
        check("1e30<7", known(false));
        check("1e30<2e30", ask("1e+30<2e+30"));
        check("'pink'<'pear'", codes('i', "<", 'e'));
        check("'pink'>='pear'", codes('i', ">", 'e'));
        check("'pin'<'pink'", known(true));
        check("'pin'>'pink'", known(false));
        check("'pin'<='pin'", known(true));
        check("(1, 'b')<(1, 'ca')", codes('b', "<", 'c'));
        check("[1, 2]<[1]", known(false));
        check("False<True", ask("0<1"));
        check("(True, 'a')<(False, 'b')", ask("1<0"));
        check("True<=1", known(true));
        check("'a'<1", None);
        check("{1}<{2}", None);
        check("x<1", None);
        check("1<2<3", None);
        check("1==2", None);
    }
}
