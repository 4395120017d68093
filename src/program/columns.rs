//! Long arithmetic: numbers of several digits, digit by digit, as they are written down at school. `47+38` takes what `7+8`, `4+3` and
//! `7+1` come to; the digits of the answer are those of these answers, and which of them is carried is where they stand.
//!
//! The classical algorithms for addition, subtraction, multiplication and division: Knuth, The Art of Computer Programming, volume 2, section 4.3.1.

mod decimals;
mod digits;
mod rounding;

use std::ops::{Not, Range};

use ruff_python_ast::{Expr, ExprCall, InterpolatedStringElement, Operator, UnaryOp};
use ruff_text_size::Ranged;

use self::decimals::in_binary;
use super::bits::Base;
use super::decimal::Decimal;
use crate::quiz::PythonValue;

/// The most digits of a number that is taken apart.
const MOST_DIGITS: usize = 24;

/// The most digits of the numbers of a product or a quotient, together: some hundred questions.
const MOST_TOGETHER: usize = 26;

/// The most digits of a float: longer ones are rounded in binary.
const MOST_EXACT: usize = 15;

/// How an operation on numbers goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Columns {
    /// What this comes to is needed next: an operation on single digits, one of which may have a carry before it.
    Ask(String),
    /// The same, but what it comes to is tried by multiplying, so that it does not matter how sure it is.
    Guess(String),
    /// The operation comes to this.
    Value(String),
}

/// The next step of an operation on numbers, in canonical spelling, where `known` has what operations on digits came to; `None` where
/// it is not taken apart.
pub fn columns(operation: &str, known: impl Fn(&str) -> Option<String>) -> Option<Columns> {
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    let facts = Facts { known: &known };
    match facts.of(parsed.expr()) {
        Ok(value) => Some(Columns::Value(value)),
        Err(Stop::Ask(question)) => Some(Columns::Ask(question)),
        Err(Stop::Guess(question)) => Some(Columns::Guess(question)),
        Err(Stop::Left) => None,
    }
}

/// Where the expression stands whose value an f-string formats, if there is nothing else in it.
pub fn formatted(operation: &str) -> Option<Range<usize>> {
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    let single = parsed.expr().as_f_string_expr()?.as_single_part_fstring()?;
    match &*single.elements {
        [InterpolatedStringElement::Interpolation(part)] if part.format_spec.is_some() => {
            Some(part.expression.range().into())
        }
        _ => None,
    }
}

/// Why there is no value yet.
pub(super) enum Stop {
    /// This has to be asked first.
    Ask(String),
    /// This has to be guessed first.
    Guess(String),
    /// It is no operation that is taken apart, or an answer was no number of the kind that there must be.
    Left,
}

/// What operations on digits came to.
pub(super) struct Facts<'f> {
    known: &'f dyn Fn(&str) -> Option<String>,
}

impl Facts<'_> {
    fn of(&self, expr: &Expr) -> Result<String, Stop> {
        match expr {
            Expr::BinOp(binary) => {
                let (left, right) = (number(&binary.left)?, number(&binary.right)?);
                let found = match binary.op {
                    Operator::Add | Operator::Sub if !is_fact(&left, &right) => {
                        let other = right.clone().negated(binary.op == Operator::Sub);
                        self.sum(left.clone(), other).map(|sum| sum.text())
                    }
                    Operator::Mult if !is_fact(&left, &right) => {
                        self.product(&left, &right).map(|product| product.text())
                    }
                    Operator::Pow if is_half(&binary.right) => {
                        let (root, rest) = self.root(&left)?;
                        match rest.as_str() {
                            "0" => Ok(format!("{root}.0")),
                            _ => Err(Stop::Left),
                        }
                    }
                    Operator::Pow => self.power(&left, &right).map(|power| power.text()),
                    Operator::Div => self.ratio(&left, &right),
                    Operator::FloorDiv if !is_fact(&left, &right) => self
                        .floor(&left, &right)
                        .map(|(quotient, _)| quotient.text()),
                    Operator::Mod => self.floor(&left, &right).map(|(_, rest)| rest.text()),
                    Operator::BitAnd
                    | Operator::BitOr
                    | Operator::BitXor
                    | Operator::LShift
                    | Operator::RShift => self.bitwise(&left, binary.op, &right),
                    _ => Err(Stop::Left),
                }?;
                in_binary(&left, binary.op, &right, found)
            }
            // A minus before a value is part of it.
            Expr::UnaryOp(unary) if unary.op == UnaryOp::USub => {
                Ok(number(&unary.operand)?.negated(true).text())
            }
            Expr::UnaryOp(unary) if unary.op == UnaryOp::Invert => {
                let (number, one) = (
                    number(&unary.operand)?,
                    Decimal::whole(true, "1".to_owned()),
                );
                if number.float {
                    return Err(Stop::Left);
                }
                self.sum(number.negated(true), one).map(|sum| sum.text())
            }
            Expr::FString(formatted) => self.formatted(formatted),
            Expr::Call(call) if let Some(radicand) = rooted(call) => {
                Ok(self.root(&number(radicand)?)?.0)
            }
            Expr::Call(call) if let Some((name, argument)) = of_math(call) => {
                let number = number(argument)?;
                match name {
                    "floor" => self.whole(&number, false),
                    "ceil" => self.whole(&number, true),
                    "trunc" => self.whole(&number, number.negative),
                    "sqrt" if number.places == 0 => {
                        let whole = Decimal {
                            float: false,
                            ..number
                        };
                        let (root, rest) = self.root(&whole)?;
                        match rest.as_str() {
                            "0" => Ok(format!("{root}.0")),
                            _ => Err(Stop::Left),
                        }
                    }
                    _ => Err(Stop::Left),
                }
            }
            Expr::Call(call) => {
                let name = call.func.as_name_expr().ok_or(Stop::Left)?;
                if !call.arguments.keywords.is_empty() {
                    return Err(Stop::Left);
                }
                match (name.id.as_str(), &*call.arguments.args) {
                    ("abs", [one]) => Ok(Decimal {
                        negative: false,
                        ..number(one)?
                    }
                    .text()),
                    ("divmod", [one, other]) => {
                        let (quotient, rest) = self.floor(&number(one)?, &number(other)?)?;
                        Ok(format!("({}, {})", quotient.text(), rest.text()))
                    }
                    ("round", [one, places]) if number(one)?.float => {
                        let places = number(places)?;
                        let count = places.digits.parse().map_err(|_| Stop::Left)?;
                        if places.negative || places.float || count > MOST_EXACT {
                            return Err(Stop::Left);
                        }
                        let rounded = self.rounded(&number(one)?, count)?;
                        let rounded: f64 = rounded.parse().map_err(|_| Stop::Left)?;
                        Ok(PythonValue::Float(rounded).to_string())
                    }
                    ("round", [one]) => self.rounded(&number(one)?, 0).map(|text| {
                        let zero = text == "-0";
                        if zero { "0".to_owned() } else { text }
                    }),
                    ("bin", [one]) => self
                        .in_base(&number(one)?, Base::Binary)
                        .map(|text| format!("'{text}'")),
                    ("oct", [one]) => self
                        .in_base(&number(one)?, Base::Octal)
                        .map(|text| format!("'{text}'")),
                    ("hex", [one]) => self
                        .in_base(&number(one)?, Base::Hexadecimal)
                        .map(|text| format!("'{text}'")),
                    ("int", [Expr::StringLiteral(text), base]) if number(base)?.text() == "2" => {
                        self.read_binary(text.value.to_str())
                    }
                    ("pow", [one, other]) => self
                        .power(&number(one)?, &number(other)?)
                        .map(|power| power.text()),
                    ("pow", [one, other, modulus]) => {
                        let power = self.power(&number(one)?, &number(other)?)?;
                        let (_, rest) = self.floor(&power, &number(modulus)?)?;
                        Ok(rest.text())
                    }
                    _ => Err(Stop::Left),
                }
            }
            _ => Err(Stop::Left),
        }
    }
}

/// Whether an exponent makes a square root.
fn is_half(exponent: &Expr) -> bool {
    matches!(PythonValue::of_literal(exponent), Some(PythonValue::Float(half)) if half == 0.5)
}

/// What a call takes the square root of, rounded down: `int(n ** 0.5)`, `math.isqrt(n)`. Its operands are values.
pub(super) fn rooted(call: &ExprCall) -> Option<&Expr> {
    let [argument] = &*call.arguments.args else {
        return None;
    };
    let is_value = |expr: &&Expr| PythonValue::of_literal(expr).is_some();
    let found = match (&*call.func, argument) {
        (Expr::Attribute(function), radicand) if function.attr.as_str() == "isqrt" => {
            let of_math = function.value.as_name_expr()?.id.as_str() == "math";
            of_math.then_some(radicand)
        }
        (Expr::Name(function), Expr::BinOp(power)) if function.id.as_str() == "int" => {
            let root = power.op == Operator::Pow && is_half(&power.right);
            root.then_some(&*power.left)
        }
        _ => None,
    };
    found.filter(is_value)
}

/// The function of `math` that a call is of, with its only argument.
fn of_math(call: &ExprCall) -> Option<(&str, &Expr)> {
    let ([argument], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
        return None;
    };
    let function = call.func.as_attribute_expr()?;
    let of_math = function.value.as_name_expr()?.id.as_str() == "math";
    of_math.then_some((function.attr.as_str(), argument))
}

/// Whether an operation on two numbers is asked as it is.
fn is_fact(left: &Decimal, right: &Decimal) -> bool {
    let small = |number: &Decimal| number.digits.len() == 1 && !number.negative && !number.float;
    small(left) && small(right)
}

fn number(expr: &Expr) -> Result<Decimal, Stop> {
    PythonValue::of_literal(expr)
        .and_then(|value| Decimal::of(&value))
        .filter(|number| number.digits.len() <= MOST_DIGITS)
        .ok_or(Stop::Left)
}

/// A number, if it is none that binary fractions round.
fn exact(number: Decimal) -> Result<Decimal, Stop> {
    (number.float && number.digits.len() > MOST_EXACT)
        .not()
        .then_some(number)
        .ok_or(Stop::Left)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// What an operation comes to, and what was asked for that, where whoever is asked knows operations on digits.
    fn worked_out(operation: &str) -> (Option<String>, Vec<String>) {
        let mut known: BTreeMap<String, String> = BTreeMap::new();
        let mut asked = Vec::new();
        loop {
            match columns(operation, |fact| known.get(fact).cloned()) {
                None => return (None, asked),
                Some(Columns::Value(value)) => return (Some(value), asked),
                Some(Columns::Ask(question) | Columns::Guess(question)) => {
                    let at = question.find(['+', '-', '*', '/', '<']).unwrap();
                    let (left, sign) = (
                        &question[..at],
                        question[at..].trim_end_matches(|c: char| c.is_ascii_digit()),
                    );
                    let right: i64 = question[at + sign.len()..].parse().unwrap();
                    let left: i64 = left.parse().unwrap();
                    assert!(left < 100 && right < 10, "{question}");
                    let answer = match sign {
                        "+" => (left + right).to_string(),
                        "-" => (left - right).to_string(),
                        "*" => (left * right).to_string(),
                        "//" => (left / right).to_string(),
                        "<" => if left < right { "True" } else { "False" }.to_owned(),
                        _ => panic!("{question}"),
                    };
                    asked.push(question.clone());
                    assert_eq!(known.insert(question, answer), None, "asked twice");
                }
            }
        }
    }

    #[test]
    fn operations_come_down_to_digits() {
        let check = |operation: &str, value: &str, asked: &[&str]| {
            let (found, questions) = worked_out(operation);
            assert_eq!(found.as_deref(), Some(value), "{operation}");
            assert_eq!(questions, asked, "{operation}");
        };
        check("47+38", "85", &["7+8", "4+3", "7+1"]);
        check("53-7", "46", &["3-7", "13-7", "5-1"]);
        check("~4", "-5", &["4+1"]);
        check("3<<2", "12", &["3*2", "6*2"]);
        check("23*4", "92", &["4*3", "4*2", "8+1"]);
        check(
            "17//5",
            "3",
            &["1<5", "17//5", "5*3", "7<5", "7-5", "1-1", "2<5"],
        );
    }

    #[test]
    fn numbers_of_several_digits_have_values() {
        let check = |operation: &str, expected: Option<&str>| {
            assert_eq!(worked_out(operation).0.as_deref(), expected, "{operation}");
        };
        check("995+7", Some("1002"));
        check("(-47)+38", Some("-9"));
        check("47-50", Some("-3"));
        check("47-(-50)", Some("97"));
        check("1000-1", Some("999"));
        check("12-12", Some("0"));
        check("99*99", Some("9801"));
        check("(-12)*11", Some("-132"));
        check("100*0", Some("0"));
        check("7//12", Some("0"));
        check("18//1.0", Some("18.0"));
        check("(-7.0)//2", Some("-4.0"));
        check("(-7)%2.0", Some("1.0"));
        check("6.0%(-2)", Some("-0.0"));
        check("7.5//2", None);
        check("pow(43, 2, 5)", Some("4"));
        check("(-7)//2", Some("-4"));
        check("(-7)%3", Some("2"));
        check("7%(-3)", Some("-2"));
        check("(-8)//4", Some("-2"));
        check("1002%97", Some("32"));
        check("803729756%281737360", Some("240255036"));
        check("divmod(47, 6)", Some("(7, 5)"));
        check("12**3", Some("1728"));
        check("2**9", Some("512"));
        check("2**10", Some("1024"));
        check("7**1", Some("7"));
        check("7**0", Some("1"));
        check("2.5**0", Some("1.0"));
        check("(-3)**3", Some("-27"));
        check("7/2", Some("3.5"));
        check("12/(-4)", Some("-3.0"));
        check("1/8", Some("0.125"));
        check("3.5+2.85", Some("6.35"));
        check("2.5-3", Some("-0.5"));
        check("19.99*3", Some("59.97"));
        check("0.5*0", Some("0.0"));
        check("4.5/1.5", Some("3.0"));
        check("abs(-12)", Some("12"));
        check("-(-5)", Some("5"));
        check("-5.5", Some("-5.5"));
        // What is asked as it is, or left to whoever asks.
        for left in [
            "3+4",
            "9*9",
            "5//0",
            "5/0",
            "1.5//1",
            "2**0.5",
            "2**40",
            "x+1",
            "'a'+'b'",
            "1<2",
            "1e30+1",
            "abs(-3, 1)",
            "pow(2, 3, 0)",
            "123456789012345*123456789012",
            "math.ceil(3, 2)",
        ] {
            check(left, None);
        }
    }

    #[test]
    fn quotients_that_go_on_are_the_nearest_floats() {
        for dividend in [1_u32, 2, 7, 22, 100, 245, 999] {
            for divisor in [3_u32, 6, 7, 9, 11, 12, 30, 37] {
                let expected = f64::from(dividend) / f64::from(divisor);
                let (found, _) = worked_out(&format!("{dividend}/{divisor}"));
                let expected = PythonValue::Float(expected).to_string();
                assert_eq!(found, Some(expected), "{dividend}/{divisor}");
            }
        }
        for dividend in [29.400000000000002, 42.6, 0.30000000000000004, 1234.567] {
            for divisor in ["3", "7", "2.5", "0.125", "11.0"] {
                let expected = dividend / divisor.parse::<f64>().unwrap();
                let (found, _) = worked_out(&format!("{dividend}/{divisor}"));
                let expected = PythonValue::Float(expected).to_string();
                assert_eq!(found, Some(expected), "{dividend}/{divisor}");
            }
        }
    }

    #[test]
    fn binary_fractions_round_the_last_digits() {
        let check = |operation: &str, expected: Option<&str>| {
            assert_eq!(worked_out(operation).0.as_deref(), expected, "{operation}");
        };
        check("0.1+0.2", Some("0.30000000000000004"));
        check("0.1*3", Some("0.30000000000000004"));
        check("1.1-0.2", Some("0.9000000000000001"));
        check("0.3/0.1", Some("2.9999999999999996"));
        check("0.1-0.1", Some("0.0"));
        check("12*0.2", Some("2.4000000000000004"));
        check("3.141592653589793*4", Some("12.566370614359172"));
        check("3.141592653589793+1", Some("4.141592653589793"));
        check("1.1**2", Some("1.2100000000000002"));
        check("1.1**3", None);
        check("37.25/3", Some("12.416666666666666"));
        check("1/23", Some("0.043478260869565216"));
        check("0.001*0.01", Some("1e-05"));
        check("0.25+0.5", Some("0.75"));
        check("0.5*3", Some("1.5"));
        check("2.5-0.5", Some("2.0"));
    }

    #[test]
    fn numbers_are_rounded_to_places() {
        let check = |operation: &str, expected: Option<&str>| {
            assert_eq!(worked_out(operation).0.as_deref(), expected, "{operation}");
        };
        check("f'{81.66666666666667:.1f}'", Some("'81.7'"));
        check("f'{81.5:.2f}'", Some("'81.50'"));
        check("f'{5:.2f}'", Some("'5.00'"));
        check("f'{0.999:.2f}'", Some("'1.00'"));
        check("f'{-0.04:.1f}'", Some("'-0.0'"));
        // What binary fractions make of these is a little less, and exactly half.
        check("f'{2.675:.2f}'", Some("'2.67'"));
        check("f'{0.125:.2f}'", Some("'0.12'"));
        check("f'{1234567.5:,.1f}'", Some("'1,234,567.5'"));
        check("f'{999.96:,.1f}'", Some("'1,000.0'"));
        check("round(81.6666, 2)", Some("81.67"));
        check("round(2.5)", Some("2"));
        check("round(3.5)", Some("4"));
        check("f'{1.5:>8}'", None);
        check("f'{1.5:.1e}'", None);
        check("f'{x:.1f}'", None);
        check("round(1e20, 2)", None);
    }

    #[test]
    fn quotients_and_products_are_right_for_all_small_numbers() {
        for left in 10..130 {
            for right in 1..35 {
                let check = |sign: &str, expected: i64| {
                    let operation = format!("{left}{sign}{right}");
                    let found = worked_out(&operation).0;
                    assert_eq!(found, Some(expected.to_string()), "{operation}");
                };
                check("*", left * right);
                check("//", left / right);
                check("%", left % right);
                check("-", left - right);
                check("&", left & right);
                check("|", left | right);
                check("^", left ^ right);
            }
            let check = |operation: String, expected: String| {
                assert_eq!(worked_out(&operation).0, Some(expected), "{operation}");
            };
            check(format!("bin({left})"), format!("'{left:#b}'"));
            check(format!("hex({left})"), format!("'{left:#x}'"));
            check(format!("oct({left})"), format!("'{left:#o}'"));
            check(format!("int('{left:b}', 2)"), left.to_string());
            check(format!("{left}>>3"), (left >> 3).to_string());
            check(format!("~{left}"), (!left).to_string());
        }
        let check = |operation: &str, expected: Option<&str>| {
            assert_eq!(worked_out(operation).0.as_deref(), expected, "{operation}");
        };
        for number in 0..200_u32 {
            let root = number.isqrt().to_string();
            check(&format!("int({number} ** 0.5)"), Some(&root));
        }
        check("math.isqrt(1000000)", Some("1000"));
        check("144**0.5", Some("12.0"));
        check("math.sqrt(16)", Some("4.0"));
        check("math.sqrt(2)", None);
        check("math.floor(2.5)", Some("2"));
        check("math.floor(-2.5)", Some("-3"));
        check("math.ceil(3.2)", Some("4"));
        check("math.ceil(-3.2)", Some("-3"));
        check("math.ceil(7)", Some("7"));
        check("2**0.5", None);
        check("int((-4)**0.5)", None);
        check("bin(0)", Some("'0b0'"));
        check("hex(-31)", Some("'-0x1f'"));
        check("5 & 0", Some("0"));
        check("0 << 3", Some("0"));
        check("-5 & 3", None);
        check("1 << 99", None);
        check("5.0 ^ 1", None);
        check("int('12', 2)", None);
        check("int('', 2)", None);
    }

    #[test]
    fn a_wrong_answer_ends() {
        for answer in ["", "-1", "0", "9", "10", "True", "999", "é", "x"] {
            for operation in [
                "947+938", "947-38", "947*38", "947//38", "947/38", "947^38", "hex(947)",
            ] {
                let next = columns(operation, |_| Some(answer.to_owned()));
                let asks = matches!(next, Some(Columns::Ask(_) | Columns::Guess(_)));
                assert!(!asks, "{operation}");
            }
        }
    }
}
