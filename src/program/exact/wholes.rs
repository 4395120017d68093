//! Operations on whole numbers that are too long for columns, and on their bits.

use ruff_python_ast::{Expr, ExprBinOp, ExprCall, Operator};

use super::Outcome;
use super::natural::Natural;
use super::whole::Whole;
use crate::program::Program;
use crate::program::classes::value;
use crate::program::rewriting::with_told;
use crate::quiz::PythonValue;
use crate::state::State;

/// The largest exponent of a power, and the most places that a number is moved by.
const MOST_POWER: u32 = 2_000;

/// What an operation comes to on whole numbers that are written out.
pub(in crate::program) fn in_wholes(operation: &str) -> Option<Outcome> {
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    match parsed.expr() {
        Expr::BinOp(binary) => Outcome::shown(combined(binary)?),
        Expr::Call(call) => called(call),
        _ => None,
    }
}

/// Methods that say how many bits a number has.
const OF_BITS: [&str; 2] = ["bit_count", "bit_length"];

impl Program {
    /// An expression with the whole numbers in brackets whose bits it asks for by a name: a bare number cannot stand before a dot.
    pub fn with_numbers_of_bits(&self, at: &State, expression: &str) -> Option<String> {
        if !OF_BITS.iter().any(|method| expression.contains(method)) {
            return None;
        }
        with_told(expression, |expr| {
            let call = expr
                .as_call_expr()
                .filter(|call| call.arguments.is_empty())?;
            let method = call.func.as_attribute_expr()?;
            let asks = OF_BITS.contains(&method.attr.as_str()) && !method.value.is_literal_expr();
            match value(at, &method.value).filter(|_| asks)? {
                PythonValue::Int(digits) => Some(format!("({digits}).{}()", method.attr)),
                _ => None,
            }
        })
    }
}

/// The whole number that is written so.
fn number(expr: &Expr) -> Option<Whole> {
    match PythonValue::of_literal(expr)? {
        PythonValue::Int(text) => Whole::read(&text),
        _ => None,
    }
}

/// The number that is written so without a sign.
fn natural(expr: &Expr) -> Option<Natural> {
    number(expr)
        .filter(|number| !number.negative)
        .map(|number| number.size)
}

/// What an operator makes of two whole numbers.
fn combined(binary: &ExprBinOp) -> Option<Whole> {
    let (left, right) = (number(&binary.left)?, number(&binary.right)?);
    Some(match binary.op {
        Operator::Add => left.plus(&right),
        Operator::Sub => left.minus(&right),
        Operator::Mult => left.times(&right)?,
        Operator::FloorDiv => left.divided(&right)?.0,
        Operator::Mod => left.divided(&right)?.1,
        Operator::Pow => {
            let exponent = u32::try_from(right.as_i32()?).ok()?;
            let power = left.size.power(exponent.min(MOST_POWER + 1))?;
            let negative = left.negative && exponent % 2 == 1;
            (exponent <= MOST_POWER).then(|| Whole::new(negative, power))?
        }
        operator => {
            let (left, right) = (natural(&binary.left)?, natural(&binary.right)?);
            Whole::new(false, in_bits(&left, operator, &right)?)
        }
    })
}

/// What an operator makes of the bits of two numbers.
fn in_bits(left: &Natural, operator: Operator, right: &Natural) -> Option<Natural> {
    let places = || {
        let places = u32::try_from(right.as_u64()?).ok()?;
        usize::try_from(places)
            .ok()
            .filter(|_| places <= MOST_POWER)
    };
    Some(match operator {
        Operator::BitAnd => left.and(right),
        Operator::BitOr => left.or(right),
        Operator::BitXor => left.xor(right),
        Operator::LShift => left.shifted(places()?),
        Operator::RShift => left.cut(places()?),
        _ => return None,
    })
}

/// What a function or a method makes of whole numbers: how they are written in another base, how many bits they have, the remainder of a
/// power.
fn called(call: &ExprCall) -> Option<Outcome> {
    if !call.arguments.keywords.is_empty() {
        return None;
    }
    match (&*call.func, &*call.arguments.args) {
        (Expr::Name(name), [given]) => {
            let number = number(given)?;
            let (prefix, base) = match name.id.as_str() {
                "bin" => ("0b", 2),
                "oct" => ("0o", 8),
                "hex" => ("0x", 16),
                _ => return None,
            };
            let sign = if number.negative { "-" } else { "" };
            let text = format!("{sign}{prefix}{}", number.size.in_base(base));
            Outcome::shown(PythonValue::Str(text))
        }
        (Expr::Name(name), [base, exponent, modulus]) if name.id.as_str() == "pow" => {
            let modulus = natural(modulus)?;
            let power = natural(base)?.power_modulo(&natural(exponent)?, &modulus)?;
            Outcome::shown(Whole::new(false, power))
        }
        (Expr::Attribute(method), []) => {
            let number = number(&method.value)?;
            match method.attr.as_str() {
                "bit_length" => Outcome::shown(number.size.bits()),
                "bit_count" => Outcome::shown(number.size.ones()),
                _ => None,
            }
        }
        _ => None,
    }
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
        check("-7//2", Some("-4"));
        check("12345678901234567890%7", Some("1"));
        check("7//0", None);
        check("3232235776|77", Some("3232235853"));
        check("3232235853&4294967040", Some("3232235776"));
        check("4294967295^3232235853", Some("1062731442"));
        check("12625930<<8", Some("3232238080"));
        check("3232238157>>8", Some("12625930"));
        check("-1&255", None);
        check("1<<99999", None);
        check("hex(3735928559)", Some("'0xdeadbeef'"));
        check("bin(-5)", Some("'-0b101'"));
        check("(1000).bit_length()", Some("10"));
        check("(255).bit_count()", Some("8"));
        check("pow(3, 200, 1000007)", Some("959082"));
        check("pow(3, 2, 0)", None);
    }
}
