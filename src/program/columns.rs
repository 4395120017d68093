//! Long arithmetic: numbers of several digits, digit by digit, as they are written down at school. `47+38` takes what `7+8`, `4+3` and
//! `7+1` come to; the digits of the answer are those of these answers, and which of them is carried is where they stand.
//!
//! The classical algorithms for addition, subtraction, multiplication and division: Knuth, The Art of Computer Programming, volume 2, section 4.3.1.

use std::ops::{Not, Range};

use ruff_python_ast::{
    ConversionFlag, Expr, ExprCall, ExprFString, InterpolatedStringElement, Operator, UnaryOp,
};
use ruff_text_size::Ranged;

use super::bits::Base;
use super::decimal::{Decimal, trimmed};
use crate::quiz::PythonValue;

/// The most digits of a number that is taken apart.
const MOST_DIGITS: usize = 24;

/// The most digits of the numbers of a product or a quotient, together: some hundred questions.
const MOST_TOGETHER: usize = 26;

/// The most digits of a float: longer ones are rounded in binary.
const MOST_EXACT: usize = 15;

/// How far binary fractions may take a result from its digits, as a share of the numbers: a few of the last places that a float has.
const CLOSE: f64 = 1e-15;

/// The most places of a quotient that are asked for; those of a period come again.
const MOST_PLACES: usize = 20;

/// Digits of a quotient after which no further one changes how a float is written.
const MOST_SIGNIFICANT: usize = 22;

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
                        if places.negative || places.float || count == 0 || count > MOST_EXACT {
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

    /// What an operation on two numbers comes to that is asked as it is.
    fn fact(&self, left: &str, sign: &str, right: &str) -> Result<String, Stop> {
        let question = [left, sign, right].concat();
        match (self.known)(&question) {
            Some(answer) => Ok(answer),
            None => Err(Stop::Ask(question)),
        }
    }

    /// The same, where the answer has to be a number without a sign, of so many digits at most.
    fn digits(&self, left: &str, sign: &str, right: &str, most: usize) -> Result<String, Stop> {
        let answer = self.fact(left, sign, right)?;
        let plain = answer.bytes().all(|byte| byte.is_ascii_digit());
        if plain && (1..=most).contains(&answer.len()) {
            Ok(answer)
        } else {
            Err(Stop::Left)
        }
    }

    /// The sum of a number of one or two digits and a digit.
    fn added(&self, left: &str, right: &str) -> Result<String, Stop> {
        match (left, right) {
            (one, "0") | ("0", one) => Ok(one.to_owned()),
            _ => self.digits(left, "+", right, 2),
        }
    }

    /// The sum of two numbers without signs.
    pub(super) fn add(&self, left: &str, right: &str) -> Result<String, Stop> {
        let mut columns = Vec::new();
        let mut carry = false;
        for (one, other) in from_behind(left, right) {
            let mut sum = self.added(one, other)?;
            if carry {
                sum = self.added(&sum, "1")?;
            }
            carry = sum.len() > 1;
            columns.push(last(&sum));
        }
        if carry {
            columns.push("1".to_owned());
        }
        Ok(in_order(columns))
    }

    /// The difference of two numbers without signs, the first of which is not smaller.
    fn subtract(&self, left: &str, right: &str) -> Result<String, Stop> {
        let mut columns = Vec::new();
        let mut borrowed = false;
        for (one, other) in from_behind(left, right) {
            let mut one = one.to_owned();
            if borrowed {
                borrowed = one == "0";
                let from = if borrowed { "10" } else { &one };
                one = self.digits(from, "-", "1", 1)?;
            }
            if other == "0" {
                columns.push(one);
                continue;
            }
            let mut difference = self.fact(&one, "-", other)?;
            if difference.starts_with('-') {
                borrowed = true;
                difference = self.digits(&["1", one.as_str()].concat(), "-", other, 1)?;
            }
            if difference.len() != 1 {
                return Err(Stop::Left);
            }
            columns.push(difference);
        }
        Ok(in_order(columns))
    }

    /// Whether a number without a sign is smaller than another one: the shorter one, or the one with the smaller digit where they begin to
    /// differ.
    fn less(&self, left: &str, right: &str) -> Result<bool, Stop> {
        if left.len() != right.len() {
            return Ok(left.len() < right.len());
        }
        let mut pairs = digits_of(left).zip(digits_of(right));
        match pairs.find(|(one, other)| one != other) {
            None => Ok(false),
            Some((one, other)) => match self.fact(one, "<", other)?.as_str() {
                "True" => Ok(true),
                "False" => Ok(false),
                _ => Err(Stop::Left),
            },
        }
    }

    /// A number without a sign times a digit.
    pub(super) fn times(&self, number: &str, digit: &str) -> Result<String, Stop> {
        match digit {
            "0" => return Ok("0".to_owned()),
            "1" => return Ok(number.to_owned()),
            _ => {}
        }
        let mut columns = Vec::new();
        let mut carry = "0".to_owned();
        for (one, _) in from_behind(number, "") {
            let product = match one {
                "0" => "0".to_owned(),
                "1" => digit.to_owned(),
                // The smaller one last, so that there are half as many to be known.
                _ if one < digit => self.digits(digit, "*", one, 2)?,
                _ => self.digits(one, "*", digit, 2)?,
            };
            let sum = self.added(&product, &carry)?;
            columns.push(last(&sum));
            carry = match sum.len() {
                1 => "0".to_owned(),
                _ => sum[..1].to_owned(),
            };
        }
        columns.push(carry);
        Ok(in_order(columns))
    }

    /// The product of two numbers without signs.
    fn multiply(&self, left: &str, right: &str) -> Result<String, Stop> {
        let (long, short) = if left.len() < right.len() {
            (right, left)
        } else {
            (left, right)
        };
        let mut product = "0".to_owned();
        for digit in digits_of(short) {
            let shifted = trimmed(&[product.as_str(), "0"].concat());
            product = self.add(&shifted, &self.times(long, digit)?)?;
        }
        Ok(product)
    }

    /// How often a number goes into one that is less than ten times as large, and what is left. A first guess goes by the first
    /// digits; multiplying shows whether it is right.
    fn once(&self, dividend: &str, divisor: &str) -> Result<(String, String), Stop> {
        if self.less(dividend, divisor)? {
            return Ok(("0".to_owned(), dividend.to_owned()));
        }
        let behind = divisor.len() - 1;
        let first = &dividend[..dividend.len() - behind];
        let guess = match (first, &divisor[..1]) {
            (first, "1") => first.to_owned(),
            (first, by) => self.digits(first, "//", by, 2).map_err(|stop| match stop {
                Stop::Ask(question) => Stop::Guess(question),
                stop => stop,
            })?,
        };
        let mut digit = match guess.as_str() {
            "0" => "1".to_owned(),
            _ if guess.len() > 1 => "9".to_owned(),
            _ => guess,
        };
        let mut lowered = false;
        // A guess may be wrong by more than one where the answers are.
        for _ in 0..9 {
            let product = self.times(divisor, &digit)?;
            if self.less(dividend, &product)? {
                digit = self.digits(&digit, "-", "1", 1)?;
                lowered = true;
                continue;
            }
            let rest = self.subtract(dividend, &product)?;
            if lowered || self.less(&rest, divisor)? {
                return Ok((digit, rest));
            }
            digit = self.digits(&digit, "+", "1", 1)?;
        }
        Err(Stop::Left)
    }

    /// Quotient and remainder of two numbers without signs.
    pub(super) fn divide(&self, dividend: &str, divisor: &str) -> Result<(String, String), Stop> {
        let mut quotient = String::new();
        let mut rest = "0".to_owned();
        for digit in digits_of(dividend) {
            let (times, left) = self.once(&trimmed(&[&rest, digit].concat()), divisor)?;
            quotient.push_str(&times);
            rest = left;
        }
        Ok((trimmed(&quotient), rest))
    }

    /// The sum of two numbers.
    fn sum(&self, left: Decimal, right: Decimal) -> Result<Decimal, Stop> {
        let places = left.places.max(right.places);
        let float = left.float || right.float;
        let (one, other) = (left.scaled(places), right.scaled(places));
        let (negative, digits) = if left.negative == right.negative {
            (left.negative, self.add(&one, &other)?)
        } else if one == other {
            (false, "0".to_owned())
        } else if self.less(&one, &other)? {
            (right.negative, self.subtract(&other, &one)?)
        } else {
            (left.negative, self.subtract(&one, &other)?)
        };
        exact(Decimal {
            negative,
            digits,
            places,
            float,
        })
    }

    fn product(&self, left: &Decimal, right: &Decimal) -> Result<Decimal, Stop> {
        if left.digits.len() + right.digits.len() > MOST_TOGETHER {
            return Err(Stop::Left);
        }
        exact(Decimal {
            negative: left.negative != right.negative,
            digits: self.multiply(&left.digits, &right.digits)?,
            places: left.places + right.places,
            float: left.float || right.float,
        })
    }

    /// A whole number to the power of a small one.
    fn power(&self, base: &Decimal, exponent: &Decimal) -> Result<Decimal, Stop> {
        let times = match exponent.digits.as_bytes() {
            [digit @ b'2'..=b'9'] if !exponent.negative => usize::from(digit - b'0'),
            _ => return Err(Stop::Left),
        };
        if base.float || exponent.float || base.digits.len() * times > MOST_TOGETHER {
            return Err(Stop::Left);
        }
        let mut product = base.clone();
        for _ in 1..times {
            product = self.product(&product, base)?;
        }
        Ok(product)
    }

    /// Quotient and remainder of whole numbers, rounded down: the remainder has the sign of the divisor. One that is written as a float
    /// makes floats of both.
    fn floor(&self, left: &Decimal, right: &Decimal) -> Result<(Decimal, Decimal), Stop> {
        let long = left.digits.len() + right.digits.len() > MOST_TOGETHER;
        if left.places + right.places > 0 || right.is_zero() || long {
            return Err(Stop::Left);
        }
        let float = left.float || right.float;
        let (quotient, rest) = self.divide(&left.digits, &right.digits)?;
        let opposite = left.negative != right.negative;
        let (quotient, rest) = if opposite && rest != "0" {
            (
                self.add(&quotient, "1")?,
                self.subtract(&right.digits, &rest)?,
            )
        } else {
            (quotient, rest)
        };
        let whole = |negative, digits| Decimal {
            float,
            ..Decimal::whole(negative, digits)
        };
        Ok((
            exact(whole(opposite, quotient))?,
            exact(whole(right.negative, rest))?,
        ))
    }

    /// The square root of a whole number, rounded down, and what is left of the number: two digits at a time, the next digit `d` of a root
    /// `r` being the largest one for which `(20 * r + d) * d` fits into what is left.
    fn root(&self, number: &Decimal) -> Result<(String, String), Stop> {
        if number.negative || number.float || number.digits.len() > MOST_EXACT {
            return Err(Stop::Left);
        }
        let pad = if number.digits.len() % 2 == 1 {
            "0"
        } else {
            ""
        };
        let digits = [pad, &number.digits].concat();
        let (mut root, mut rest) = ("0".to_owned(), "0".to_owned());
        for at in (0..digits.len()).step_by(2) {
            rest = trimmed(&[rest.as_str(), &digits[at..at + 2]].concat());
            let twice = self.times(&root, "2")?;
            let (mut digit, mut fits) = ("0", "0".to_owned());
            for next in ["1", "2", "3", "4", "5", "6", "7", "8", "9"] {
                let product = self.times(&trimmed(&[&twice, next].concat()), next)?;
                if self.less(&rest, &product)? {
                    break;
                }
                (digit, fits) = (next, product);
            }
            rest = self.subtract(&rest, &fits)?;
            root = trimmed(&[root.as_str(), digit].concat());
        }
        Ok((root, rest))
    }

    /// The quotient of two numbers, as the float that is nearest to it, if it ends or begins again after a few places.
    fn ratio(&self, left: &Decimal, right: &Decimal) -> Result<String, Stop> {
        let places = left.places.max(right.places);
        let (one, other) = (left.scaled(places), right.scaled(places));
        if other == "0" || one.len() + other.len() > MOST_TOGETHER {
            return Err(Stop::Left);
        }
        let (mut digits, mut rest) = self.divide(&one, &other)?;
        let mut places = 0;
        let mut seen = Vec::new();
        while rest != "0" {
            if let Some(first) = seen.iter().position(|before| *before == rest) {
                // A rest that comes again makes a period; what binary fractions round is not exact to begin with.
                if left.places + right.places > 0 {
                    return Err(Stop::Left);
                }
                let period = digits.split_off(digits.len() - (seen.len() - first));
                return periodic(left.negative != right.negative, digits, &period, first);
            }
            if places == MOST_PLACES {
                return Err(Stop::Left);
            }
            let (digit, left) = self.once(&trimmed(&[rest.as_str(), "0"].concat()), &other)?;
            seen.push(rest);
            digits.push_str(&digit);
            rest = left;
            places += 1;
        }
        let quotient = exact(Decimal {
            negative: left.negative != right.negative,
            digits: trimmed(&digits),
            places,
            float: true,
        })?;
        Ok(quotient.text())
    }

    /// Checks that `shown` is what digits come to that are cut, or rounded up by one, where `shown` ends; `whole` of them stand before
    /// the point.
    fn cut(&self, digits: &str, whole: usize, shown: &Decimal) -> Result<(), Stop> {
        let kept = digits.get(..whole + shown.places).ok_or(Stop::Left)?;
        let rounded = if trimmed(kept) == shown.digits {
            trimmed(kept)
        } else {
            self.add(&trimmed(kept), "1")?
        };
        (rounded == shown.digits).then_some(()).ok_or(Stop::Left)
    }

    /// A number as a format writes it that says how many places there are (`.2f`, `,.0f`; Python's library reference, "Format
    /// Specification Mini-Language"). The float itself is rounded, half to even, not what is shown of it.
    fn formatted(&self, formatted: &ExprFString) -> Result<String, Stop> {
        let single = formatted.as_single_part_fstring().ok_or(Stop::Left)?;
        let [InterpolatedStringElement::Interpolation(part)] = &*single.elements else {
            return Err(Stop::Left);
        };
        let spec = part.format_spec.as_ref().ok_or(Stop::Left)?;
        let [InterpolatedStringElement::Literal(spec)] = &*spec.elements else {
            return Err(Stop::Left);
        };
        let (comma, spec) = match spec.value.strip_prefix(',') {
            Some(rest) => (true, rest),
            None => (false, &*spec.value),
        };
        let places = spec
            .strip_prefix('.')
            .and_then(|rest| rest.strip_suffix('f'));
        let places = places.and_then(|places| places.parse::<usize>().ok());
        let places = places
            .filter(|places| *places <= MOST_EXACT)
            .ok_or(Stop::Left)?;
        let plain = part.conversion == ConversionFlag::None && part.debug_text.is_none();
        if !plain {
            return Err(Stop::Left);
        }
        let text = self.rounded(&number(&part.expression)?, places)?;
        let text = if comma { in_thousands(&text) } else { text };
        Ok(format!("'{text}'"))
    }

    /// A number with so many places.
    fn rounded(&self, number: &Decimal, places: usize) -> Result<String, Stop> {
        let value: f64 = number.text().parse().map_err(|_| Stop::Left)?;
        if number.digits.len() > MOST_DIGITS || value.abs() >= 1e15 {
            return Err(Stop::Left);
        }
        let text = format!("{value:.places$}");
        let magnitude = text.trim_start_matches('-');
        let digits = number.scaled(number.places.max(places));
        let digits = format!("{digits:0>width$}", width = number.places.max(places) + 1);
        let whole = digits.len() - number.places.max(places);
        let shown = Decimal {
            negative: false,
            digits: trimmed(&magnitude.replace('.', "")),
            places,
            float: true,
        };
        self.cut(&digits, whole, &shown)?;
        Ok(text)
    }
}

/// The float that is nearest to a number whose last digits come again and again, of whose first ones `places` stand behind the point. The
/// first fifteen digits are those of the number; what binary fractions round is the last one or two.
fn periodic(negative: bool, first: String, period: &str, places: usize) -> Result<String, Stop> {
    let whole = first.len() - places;
    let mut digits = first;
    while trimmed(&digits).len() < MOST_SIGNIFICANT {
        digits.push_str(period);
    }
    let text = format!("{}.{}", &digits[..whole], &digits[whole..]);
    let nearest: f64 = text.parse().map_err(|_| Stop::Left)?;
    let shown = Decimal::of(&PythonValue::Float(nearest)).ok_or(Stop::Left)?;
    Ok(shown.negated(negative).text())
}

/// The digits before the point in groups of three.
fn in_thousands(text: &str) -> String {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let (sign, whole) = match whole.strip_prefix('-') {
        Some(whole) => ("-", whole),
        None => ("", whole),
    };
    let mut grouped = String::new();
    for (index, digit) in whole.char_indices() {
        if index > 0 && (whole.len() - index) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    let point = if fraction.is_empty() { "" } else { "." };
    [sign, &grouped, point, fraction].concat()
}

/// What an operation on floats comes to whose digits are found: binary fractions round the last one or two of them, so that `0.1+0.2` is
/// `0.30000000000000004`.
fn in_binary(
    left: &Decimal,
    operator: Operator,
    right: &Decimal,
    digits: String,
) -> Result<String, Stop> {
    let float = |text: &str| text.parse::<f64>().map_err(|_| Stop::Left);
    if !left.float && !right.float {
        return Ok(digits);
    }
    let (one, other) = (float(&left.text())?, float(&right.text())?);
    let rounded = match operator {
        Operator::Add => one + other,
        Operator::Sub => one - other,
        Operator::Mult => one * other,
        Operator::Div => one / other,
        _ => return Ok(digits),
    };
    let found = float(&digits)?;
    if found == rounded {
        return Ok(digits);
    }
    let scale = one.abs().max(other.abs()).max(found.abs());
    let close = (found - rounded).abs() <= scale * CLOSE;
    let text = PythonValue::Float(rounded).to_string();
    (close && text.len() <= MOST_DIGITS)
        .then_some(text)
        .ok_or(Stop::Left)
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

/// The digits of two numbers, those of the same place together, the last ones first; zeros stand where the second one has none.
fn from_behind<'d>(left: &'d str, right: &'d str) -> impl Iterator<Item = (&'d str, &'d str)> {
    let digit = |digits: &'d str, index: usize| match digits.len().checked_sub(index + 1) {
        Some(at) => &digits[at..=at],
        None => "0",
    };
    let most = left.len().max(right.len());
    (0..most).map(move |index| (digit(left, index), digit(right, index)))
}

fn digits_of(digits: &str) -> impl Iterator<Item = &str> {
    (0..digits.len()).map(|at| &digits[at..=at])
}

/// The last digit of an answer, which has at least one.
fn last(answer: &str) -> String {
    answer[answer.len() - 1..].to_owned()
}

/// Digits that were found from the last to the first.
fn in_order(mut columns: Vec<String>) -> String {
    columns.reverse();
    trimmed(&columns.concat())
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
