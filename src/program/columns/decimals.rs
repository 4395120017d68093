//! Numbers with signs and decimal places, by the digits that they have without; and what binary fractions make of floats.

use ruff_python_ast::Operator;

use super::{Facts, MOST_DIGITS, MOST_EXACT, MOST_TOGETHER, Stop, exact};
use crate::program::decimal::{Decimal, trimmed};
use crate::quiz::PythonValue;

/// How far binary fractions may take a result from its digits, as a share of the numbers: a few of the last places that a float has.
const CLOSE: f64 = 1e-15;

/// The most places of a quotient that are asked for; those of a period come again.
const MOST_PLACES: usize = 24;

/// Digits of a quotient after which no further one changes how a float is written.
const MOST_SIGNIFICANT: usize = 22;

impl Facts<'_> {
    /// The sum of two numbers.
    pub(super) fn sum(&self, left: Decimal, right: Decimal) -> Result<Decimal, Stop> {
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
        Ok(Decimal {
            negative,
            digits,
            places,
            float,
        })
    }

    pub(super) fn product(&self, left: &Decimal, right: &Decimal) -> Result<Decimal, Stop> {
        if left.digits.len() + right.digits.len() > MOST_TOGETHER {
            return Err(Stop::Left);
        }
        Ok(Decimal {
            negative: left.negative != right.negative,
            digits: self.multiply(&left.digits, &right.digits)?,
            places: left.places + right.places,
            float: left.float || right.float,
        })
    }

    /// A whole number to the power of a small one, or the square of any.
    pub(super) fn power(&self, base: &Decimal, exponent: &Decimal) -> Result<Decimal, Stop> {
        let times: usize = exponent.digits.parse().map_err(|_| Stop::Left)?;
        let long = base.digits.len() * times > MOST_TOGETHER;
        if exponent.negative || exponent.float || long || (base.float && times > 2) {
            return Err(Stop::Left);
        }
        if times == 0 {
            let one = Decimal::whole(false, "1".to_owned());
            let float = base.float;
            return Ok(Decimal { float, ..one });
        }
        let mut product = base.clone();
        for _ in 1..times {
            product = self.product(&product, base)?;
        }
        Ok(product)
    }

    /// Quotient and remainder of whole numbers, rounded down: the remainder has the sign of the divisor. One that is written as a float
    /// makes floats of both.
    pub(super) fn floor(
        &self,
        left: &Decimal,
        right: &Decimal,
    ) -> Result<(Decimal, Decimal), Stop> {
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
    pub(super) fn root(&self, number: &Decimal) -> Result<(String, String), Stop> {
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
    pub(super) fn ratio(&self, left: &Decimal, right: &Decimal) -> Result<String, Stop> {
        // What the first one has more places is moved behind the point again.
        let (one, other) = (left.scaled(right.places), right.digits.clone());
        let moved = left.places.saturating_sub(right.places);
        if other == "0" || one.len() + other.len() > MOST_TOGETHER {
            return Err(Stop::Left);
        }
        let (mut digits, mut rest) = self.divide(&one, &other)?;
        let mut places = moved;
        let mut seen = Vec::new();
        while rest != "0" {
            if let Some(first) = seen.iter().position(|before| *before == rest) {
                // A rest that comes again makes a period.
                let period = digits.split_off(digits.len() - (seen.len() - first));
                let negative = left.negative != right.negative;
                return periodic(negative, digits, &period, moved + first);
            }
            if trimmed(&digits).len() >= MOST_SIGNIFICANT {
                return nearest(left.negative != right.negative, &digits, places);
            }
            if places - moved == MOST_PLACES {
                return Err(Stop::Left);
            }
            let (digit, left) = self.once(&trimmed(&[rest.as_str(), "0"].concat()), &other)?;
            seen.push(rest);
            digits.push_str(&digit);
            rest = left;
            places += 1;
        }
        nearest(left.negative != right.negative, &digits, places)
    }

    /// The whole number that is not greater than a number, or not less if it is the one above it (`up`).
    pub(super) fn whole(&self, number: &Decimal, up: bool) -> Result<String, Stop> {
        let padded = format!("{:0>width$}", number.digits, width = number.places + 1);
        let whole = trimmed(&padded[..padded.len() - number.places]);
        let away = number.places > 0 && number.negative != up;
        let digits = if away { self.add(&whole, "1")? } else { whole };
        Ok(Decimal::whole(number.negative, digits).text())
    }
}

/// The float that is nearest to a number whose last digits come again and again, of whose first ones `places` stand behind the point. The
/// first fifteen digits are those of the number; what binary fractions round is the last one or two.
fn periodic(negative: bool, first: String, period: &str, places: usize) -> Result<String, Stop> {
    let mut digits = first;
    let mut places = places;
    while trimmed(&digits).len() < MOST_SIGNIFICANT {
        digits.push_str(period);
        places += period.len();
    }
    nearest(negative, &digits, places)
}

/// The float that is nearest to a number with these digits, of which `places` stand behind the point.
fn nearest(negative: bool, digits: &str, places: usize) -> Result<String, Stop> {
    let padded = format!("{digits:0>width$}", width = places + 1);
    let (whole, fraction) = padded.split_at(padded.len() - places);
    let text = format!("{whole}.{fraction}0");
    let found: f64 = text.parse().map_err(|_| Stop::Left)?;
    let found = if negative { -found } else { found };
    let text = PythonValue::Float(found).to_string();
    (text.len() <= MOST_DIGITS)
        .then_some(text)
        .ok_or(Stop::Left)
}

/// What an operation on floats comes to whose digits are found: binary fractions round the last one or two of them, so that `0.1+0.2` is
/// `0.30000000000000004`.
pub(super) fn in_binary(
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
        // Only a square is what one product comes to.
        Operator::Pow if other == 2.0 => one * one,
        _ => return Ok(digits),
    };
    let found = float(&digits)?;
    let scale = one.abs().max(other.abs()).max(found.abs());
    let close = found == rounded || (found - rounded).abs() <= scale * CLOSE;
    let text = PythonValue::Float(rounded).to_string();
    (close && text.len() <= MOST_DIGITS)
        .then_some(text)
        .ok_or(Stop::Left)
}
