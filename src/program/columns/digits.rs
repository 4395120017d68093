//! Whole numbers without signs, column by column: what two digits come to is asked, and the rest is where it stands.

use super::{Facts, Stop};
use crate::program::decimal::trimmed;

impl Facts<'_> {
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
    pub(in crate::program) fn add(&self, left: &str, right: &str) -> Result<String, Stop> {
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
    pub(super) fn subtract(&self, left: &str, right: &str) -> Result<String, Stop> {
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
    pub(super) fn less(&self, left: &str, right: &str) -> Result<bool, Stop> {
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
    pub(in crate::program) fn times(&self, number: &str, digit: &str) -> Result<String, Stop> {
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
    pub(super) fn multiply(&self, left: &str, right: &str) -> Result<String, Stop> {
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
    pub(super) fn once(&self, dividend: &str, divisor: &str) -> Result<(String, String), Stop> {
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
    pub(in crate::program) fn divide(
        &self,
        dividend: &str,
        divisor: &str,
    ) -> Result<(String, String), Stop> {
        let mut quotient = String::new();
        let mut rest = "0".to_owned();
        for digit in digits_of(dividend) {
            let (times, left) = self.once(&trimmed(&[&rest, digit].concat()), divisor)?;
            quotient.push_str(&times);
            rest = left;
        }
        Ok((trimmed(&quotient), rest))
    }
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
