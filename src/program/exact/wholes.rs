//! Sums, products and powers of whole numbers that are too long for columns.

use ruff_python_ast::{Expr, Operator};

use super::Outcome;
use super::whole::Whole;
use crate::quiz::PythonValue;

/// The largest exponent of a power.
const MOST_POWER: u32 = 2_000;

/// What an operation on two whole numbers comes to that are written out.
pub(in crate::program) fn in_wholes(operation: &str) -> Option<Outcome> {
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    let binary = parsed.expr().as_bin_op_expr()?;
    let number = |expr: &Expr| match PythonValue::of_literal(expr)? {
        PythonValue::Int(text) => Whole::read(&text),
        _ => None,
    };
    let (left, right) = (number(&binary.left)?, number(&binary.right)?);
    Outcome::shown(match binary.op {
        Operator::Add => left.plus(&right),
        Operator::Sub => left.minus(&right),
        Operator::Mult => left.times(&right)?,
        Operator::Pow => {
            let exponent = u32::try_from(right.as_i32()?).ok()?;
            let power = left.size.power(exponent.min(MOST_POWER + 1))?;
            let negative = left.negative && exponent % 2 == 1;
            (exponent <= MOST_POWER).then(|| Whole::new(negative, power))?
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_may_be_long() {
        let check = |operation: &str, expected: Option<&str>| {
            let found = in_wholes(operation).and_then(Outcome::value);
            assert_eq!(found.as_deref(), expected, "{operation}");
        };
        check("2**100", Some("1267650600228229401496703205376"));
        check("(-10)**21", Some("-1000000000000000000000"));
        check(
            "123456789012*987654321098",
            Some("121932631136585886175176"),
        );
        check("12345678901234567890+1", Some("12345678901234567891"));
        check("2**(-1)", None);
        check("2**99999", None);
        check("7//2", None);
    }
}
