//! Calls of Python's own functions on what is written out that nothing simpler tells: texts by several beginnings, numbers in other bases,
//! sums that begin with something.

use ruff_python_ast::{Expr, ExprCall};

use super::told::Outcome;
use crate::quiz::PythonValue;

/// What such a call comes to, in canonical spelling.
pub(super) fn called_plainly(operation: &str) -> Option<Outcome> {
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    let call = parsed.expr().as_call_expr()?;
    let value = match &*call.func {
        Expr::Attribute(method) => {
            let begins = match method.attr.as_str() {
                "startswith" => true,
                "endswith" => false,
                _ => return None,
            };
            let PythonValue::Str(text) = PythonValue::of_literal(&method.value)? else {
                return None;
            };
            let given = given(call)?;
            let [PythonValue::Tuple(parts)] = given.as_slice() else {
                return None;
            };
            let part = |part: &PythonValue| match part {
                PythonValue::Str(part) if begins => Some(text.starts_with(part)),
                PythonValue::Str(part) => Some(text.ends_with(part)),
                _ => None,
            };
            let found: Vec<bool> = parts.iter().map(part).collect::<Option<_>>()?;
            PythonValue::Bool(found.contains(&true))
        }
        Expr::Name(name) => match (name.id.as_str(), given(call)?.as_slice()) {
            ("int", [PythonValue::Str(text), PythonValue::Int(base)]) => in_base(text, base)?,
            ("sum", [PythonValue::List(items) | PythonValue::Tuple(items), start]) => items
                .iter()
                .try_fold(start.clone(), |sum, item| added(&sum, item))?,
            ("abs", [PythonValue::Float(float)]) => PythonValue::Float(float.abs()),
            _ => return None,
        },
        _ => return None,
    };
    Some(Outcome::Value(value.to_string()))
}

/// The values of the arguments of a call that names none of them.
fn given(call: &ExprCall) -> Option<Vec<PythonValue>> {
    let places = call.arguments.args.iter().map(PythonValue::of_literal);
    call.arguments
        .keywords
        .is_empty()
        .then(|| places.collect())?
}

/// A number that is written in another base, as `int` reads it.
fn in_base(text: &str, base: &str) -> Option<PythonValue> {
    let base: u32 = base.parse().ok().filter(|base| (2..=36).contains(base))?;
    let text = text.trim().to_lowercase();
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", text.as_str()),
    };
    let prefix = match base {
        2 => "0b",
        8 => "0o",
        16 => "0x",
        _ => "",
    };
    let digits = digits.strip_prefix(prefix).unwrap_or(digits);
    let number = u64::from_str_radix(digits, base)
        .ok()
        .filter(|_| !digits.starts_with('+'))?;
    let sign = if number == 0 { "" } else { sign };
    Some(PythonValue::Int(format!("{sign}{number}")))
}

/// The sum of two numbers, of which whole ones are small.
fn added(sum: &PythonValue, item: &PythonValue) -> Option<PythonValue> {
    let number = |value: &PythonValue| match value {
        PythonValue::Int(text) => text.parse::<i32>().ok().map(f64::from),
        PythonValue::Float(float) => Some(*float),
        _ => None,
    };
    let (one, other) = (number(sum)?, number(item)?);
    Some(match (sum, item) {
        (PythonValue::Int(_), PythonValue::Int(_)) => {
            PythonValue::Int(format!("{:.0}", one + other))
        }
        _ => PythonValue::Float(one + other),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_on_what_is_written_out_have_values() {
        let check = |operation: &str, expected: Option<&str>| {
            let found = called_plainly(operation).and_then(Outcome::value);
            assert_eq!(found.as_deref(), expected, "{operation}");
        };
        check("'Hello'.startswith(('Wo', 'He'))", Some("True"));
        check("'Hello'.endswith(('.txt', '.md'))", Some("False"));
        check("'Hello'.startswith('He')", None);
        check("int('ff', 16)", Some("255"));
        check("int('-0b101', 2)", Some("-5"));
        check("int('12', 2)", None);
        check("sum([3, 1, 2], 10)", Some("16"));
        check("sum([0.5, 1], -2)", Some("-0.5"));
        check("sum([[1], [2]], [])", None);
        check("abs(-2e-06)", Some("2e-06"));
    }
}
