//! What operations on floats, and functions of `math`, come to where no digits tell it: floats are IEEE 754 doubles in Python as they are
//! here, so that what is rounded correctly (`+`, `/`, `sqrt`, `fmod`) is the same. Of other functions (`sin`, `exp`) the last place may be
//! another one, and it is told so (Python's library reference, "math").

use ruff_python_ast::{Expr, ExprBinOp, ExprCall, Operator};

use super::told::Outcome;
use crate::quiz::PythonValue;

/// How sure the last place is of a function that is not rounded correctly.
pub(super) const LAST_PLACE: f64 = 0.98;

/// Above this not every whole number is a float.
const MOST_WHOLE: f64 = 9_007_199_254_740_992.0;

/// What an operation on numbers that are written out comes to, in canonical spelling, and how sure that is.
pub(super) fn in_floats(operation: &str) -> Option<(Outcome, f64)> {
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    match parsed.expr() {
        Expr::BinOp(binary) => operated(binary).map(|outcome| (outcome, 1.0)),
        Expr::Call(call) => called(call),
        _ => None,
    }
}

/// A number as a float; `None` for one that no float is exactly.
fn number(expr: &Expr) -> Option<f64> {
    nearest(expr).filter(|float| is_float(expr) || float.abs() <= MOST_WHOLE)
}

/// The float that is nearest to a number, as which an operation with a float takes a whole one.
fn nearest(expr: &Expr) -> Option<f64> {
    match PythonValue::of_literal(expr)? {
        PythonValue::Float(float) => Some(float),
        PythonValue::Int(text) => text.parse().ok().filter(|float: &f64| float.is_finite()),
        _ => None,
    }
}

fn is_float(expr: &Expr) -> bool {
    matches!(PythonValue::of_literal(expr), Some(PythonValue::Float(_)))
}

/// A float that is shown; what is no number any more raises, or is left to others.
fn shown(float: f64) -> Option<Outcome> {
    float
        .is_finite()
        .then(|| Outcome::Value(PythonValue::Float(float).to_string()))
}

fn operated(binary: &ExprBinOp) -> Option<Outcome> {
    let floats = is_float(&binary.left) || is_float(&binary.right);
    // Halves of a whole number are rounded once, as the number itself is; other parts of one that no float is exactly, not.
    let halves = binary.op == Operator::Div && nearest(&binary.right).is_some_and(is_power_of_two);
    let operand = if floats || halves { nearest } else { number };
    let (left, right) = (operand(&binary.left)?, operand(&binary.right)?);
    match binary.op {
        Operator::Add if floats => shown(left + right),
        Operator::Sub if floats => shown(left - right),
        Operator::Mult if floats => shown(left * right),
        Operator::Div if right != 0.0 => shown(left / right),
        Operator::FloorDiv if floats && right != 0.0 => shown(divided(left, right).0),
        Operator::Mod if floats && right != 0.0 => shown(divided(left, right).1),
        // A negative number to a part of one is complex.
        Operator::Pow if (floats || right < 0.0) && (left > 0.0 || right.fract() == 0.0) => {
            shown(if right == 0.5 {
                left.sqrt()
            } else {
                left.powf(right)
            })
        }
        _ => None,
    }
}

/// Whether a float is 1, 2, 4 and so on: it has no bits of a mantissa.
fn is_power_of_two(float: f64) -> bool {
    float >= 1.0 && float.to_bits().trailing_zeros() >= f64::MANTISSA_DIGITS - 1
}

/// Quotient and remainder as Python has them: the remainder has the sign of the divisor (CPython's `float_divmod`).
fn divided(left: f64, right: f64) -> (f64, f64) {
    let mut rest = left % right;
    let mut quotient = (left - rest) / right;
    if rest == 0.0 {
        rest = 0.0_f64.copysign(right);
    } else if (right < 0.0) != (rest < 0.0) {
        rest += right;
        quotient -= 1.0;
    }
    if quotient == 0.0 {
        return (0.0_f64.copysign(left / right), rest);
    }
    let floor = quotient.floor();
    let floor = if quotient - floor > 0.5 {
        floor + 1.0
    } else {
        floor
    };
    (floor, rest)
}

fn called(call: &ExprCall) -> Option<(Outcome, f64)> {
    if let Some(close) = is_close(call) {
        return Some((Outcome::Value(PythonValue::Bool(close).to_string()), 1.0));
    }
    if !call.arguments.keywords.is_empty() {
        return None;
    }
    let arguments = &*call.arguments.args;
    let method = match &*call.func {
        Expr::Name(name) if name.id.as_str() == "divmod" => {
            let [left, right] = arguments else {
                return None;
            };
            let floats = is_float(left) || is_float(right);
            let (left, right) = (
                number(left)?,
                number(right).filter(|one| *one != 0.0 && floats)?,
            );
            let (quotient, rest) = divided(left, right);
            let text = |float| PythonValue::Float(float).to_string();
            let pair = format!("({}, {})", text(quotient), text(rest));
            return Some((Outcome::Value(pair), 1.0));
        }
        Expr::Attribute(method) => method,
        _ => return None,
    };
    if method.value.as_name_expr()?.id.as_str() != "math" {
        return None;
    }
    let name = method.attr.as_str();
    if let ("prod", [listed]) = (name, arguments) {
        return product(listed).map(|outcome| (outcome, 1.0));
    }
    if let [one] = arguments
        && let Some(kind) = of_kind(name, one)
    {
        return Some((Outcome::Value(PythonValue::Bool(kind).to_string()), 1.0));
    }
    let given: Option<Vec<f64>> = arguments.iter().map(number).collect();
    of_math(name, &given?)
}

/// Whether `math.isclose` takes two numbers for the same.
fn is_close(call: &ExprCall) -> Option<bool> {
    let function = call.func.as_attribute_expr()?;
    let module = function.value.as_name_expr()?.id.as_str();
    if (module, function.attr.as_str()) != ("math", "isclose") {
        return None;
    }
    let [one, other] = &*call.arguments.args else {
        return None;
    };
    let (one, other) = (number(one)?, number(other)?);
    let (mut relative, mut absolute) = (1e-9, 0.0);
    for given in &call.arguments.keywords {
        match given.arg.as_ref()?.as_str() {
            "rel_tol" => relative = number(&given.value)?,
            "abs_tol" => absolute = number(&given.value)?,
            _ => return None,
        }
    }
    let apart = (one - other).abs();
    Some(apart <= absolute || apart <= relative * one.abs().max(other.abs()))
}

/// Whether a number is of the kind that a function of `math` asks for.
fn of_kind(function: &str, expr: &Expr) -> Option<bool> {
    let float = match PythonValue::of_literal(expr)? {
        PythonValue::Float(float) => float,
        // One that is longer than every float raises.
        PythonValue::Int(digits) if digits.len() < 300 => 0.0,
        PythonValue::Bool(_) => 0.0,
        _ => return None,
    };
    Some(match function {
        "isnan" => float.is_nan(),
        "isinf" => float.is_infinite(),
        "isfinite" => float.is_finite(),
        _ => return None,
    })
}

/// What a function of `math` makes of numbers.
fn of_math(name: &str, given: &[f64]) -> Option<(Outcome, f64)> {
    let domain = || {
        Some((
            Outcome::Raised("ValueError: math domain error".to_owned()),
            1.0,
        ))
    };
    let exact = |float: f64| Some((shown(float)?, 1.0));
    let close = |float: f64| Some((shown(float)?, LAST_PLACE));
    match (name, given) {
        ("sqrt", [x]) if *x < 0.0 => domain(),
        ("log" | "log2" | "log10", [x, ..]) if *x <= 0.0 => domain(),
        ("asin" | "acos", [x]) if x.abs() > 1.0 => domain(),
        ("sqrt", [x]) => exact(x.sqrt()),
        ("fabs", [x]) => exact(x.abs()),
        ("copysign", [x, y]) => exact(x.copysign(*y)),
        ("fmod", [x, y]) if *y != 0.0 => exact(x % y),
        ("degrees", [x]) => exact(x * (180.0 / std::f64::consts::PI)),
        ("radians", [x]) => exact(x * (std::f64::consts::PI / 180.0)),
        ("pow", [x, y]) if *x > 0.0 || y.fract() == 0.0 => close(x.powf(*y)),
        ("hypot", [x, y]) => close(x.hypot(*y)),
        ("atan2", [y, x]) => close(y.atan2(*x)),
        ("log", [x, base]) if *base > 0.0 && *base != 1.0 => close(x.ln() / base.ln()),
        ("log", [x]) => close(x.ln()),
        ("log2", [x]) => close(x.log2()),
        ("log10", [x]) => close(x.log10()),
        ("exp", [x]) => close(x.exp()),
        ("sin", [x]) => close(x.sin()),
        ("cos", [x]) => close(x.cos()),
        ("tan", [x]) => close(x.tan()),
        ("asin", [x]) => close(x.asin()),
        ("acos", [x]) => close(x.acos()),
        ("atan", [x]) => close(x.atan()),
        ("sinh", [x]) => close(x.sinh()),
        ("cosh", [x]) => close(x.cosh()),
        ("tanh", [x]) => close(x.tanh()),
        ("cbrt", [x]) => close(x.cbrt()),
        _ => None,
    }
}

/// The product of the numbers of a list.
fn product(listed: &Expr) -> Option<Outcome> {
    let items: &[Expr] = match listed {
        Expr::List(list) => &list.elts,
        Expr::Tuple(tuple) => &tuple.elts,
        _ => return None,
    };
    let numbers: Vec<f64> = items.iter().map(number).collect::<Option<_>>()?;
    let product: f64 = numbers.iter().product();
    if items.iter().any(is_float) {
        return shown(product);
    }
    let whole = product.abs() <= MOST_WHOLE;
    whole.then(|| Outcome::Value(format!("{product:.0}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_come_to_what_python_says() {
        // Written by CPython 3.11.
        let check = |operation: &str, expected: Option<&str>| {
            let found = in_floats(operation).map(|(outcome, _)| match outcome {
                Outcome::Value(text) => text,
                Outcome::Raised(message) => format!("! {message}"),
            });
            assert_eq!(found.as_deref(), expected, "{operation}");
        };
        check(
            "1267650600228229401496703205376/4",
            Some("3.1691265005705735e+29"),
        );
        check("12345678901234567891/3", None);
        check("12345678901234567890+0.5", Some("1.2345678901234567e+19"));
        check("math.sqrt(2)", Some("1.4142135623730951"));
        check("math.sqrt(-1)", Some("! ValueError: math domain error"));
        check("math.hypot(3, 4)", Some("5.0"));
        check("math.log(0)", Some("! ValueError: math domain error"));
        check("math.log(8, 2)", Some("3.0"));
        check("math.log10(1000)", Some("3.0"));
        check("math.cos(0)", Some("1.0"));
        check("math.degrees(1.5)", Some("85.94366926962348"));
        check("math.radians(180)", Some("3.141592653589793"));
        check("math.prod([1, 2, 3])", Some("6"));
        check("math.prod([1.5, 2])", Some("3.0"));
        check("2**0.5", Some("1.4142135623730951"));
        check("3.63511111111111**0.5", Some("1.9065967353142903"));
        check("10**(-2)", Some("0.01"));
        check("(-8.0)**0.5", None);
        check("7.5//2", Some("3.0"));
        check("7.5%2", Some("1.5"));
        check("(-7.5)%2", Some("0.5"));
        check("7.5//(-2)", Some("-4.0"));
        check("1.0//0", None);
        check("divmod(7.5, 2)", Some("(3.0, 1.5)"));
        check("0.1+0.2", Some("0.30000000000000004"));
        check(
            "12.079999999999998*3.3333333333333335",
            Some("40.266666666666666"),
        );
        check("1e308*10.0", None);
        check("math.isclose(0.30000000000000004, 0.3)", Some("True"));
        check("math.isclose(1, 1.1, abs_tol=0.2)", Some("True"));
        check("math.isclose(1, 1.1, rel_tol=0.01)", Some("False"));
        check("math.isnan(2)", Some("False"));
        check("math.isinf(inf)", Some("True"));
        check("math.isfinite(-inf)", Some("False"));
        check("2+2", None);
        check("math.floor(2.5)", None);
        check("math.sqrt('a')", None);
        check("sqrt(2)", None);
    }
}
