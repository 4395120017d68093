//! Decimals: numbers with a sign, a coefficient and an exponent, as the General Decimal Arithmetic specification has them, in the context
//! that Python begins with (28 digits, halves to even). Infinities and what is no number are left out.

use std::cmp::Ordering;
use std::fmt::{self, Display};

use super::natural::Natural;
use super::rounding::Rounding;
use super::whole::Whole;

/// The digits of what arithmetic comes to.
pub(super) const PRECISION: usize = 28;

/// The largest exponent that is gone on with, and the smallest below zero.
const FARTHEST: i32 = 1_500;

/// A decimal: its coefficient times ten to its exponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::program) struct Decimal {
    pub(super) negative: bool,
    pub(super) coefficient: Natural,
    pub(super) exponent: i32,
}

/// Why an operation has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Signal {
    /// By zero.
    DivisionByZero,
    /// One of the conditions of an operation that is not valid, by its class's name.
    Invalid(&'static str),
    /// It is not told here.
    Unknown,
}

impl Decimal {
    pub(super) fn of_whole(whole: &Whole) -> Decimal {
        Decimal {
            negative: whole.negative,
            coefficient: whole.size.clone(),
            exponent: 0,
        }
    }

    /// The decimal that a text writes, with all of its digits: `1.50`, `-3`, `1E+2`.
    pub(super) fn read(text: &str) -> Option<Decimal> {
        let digits = text.strip_prefix('-');
        let negative = digits.is_some();
        let digits = digits.or(text.strip_prefix('+')).unwrap_or(text);
        let (digits, exponent) = match digits.split_once(['e', 'E']) {
            Some((digits, exponent)) => {
                let plain = exponent.trim_start_matches(['+', '-']);
                if exponent.len() > plain.len() + 1
                    || !plain.bytes().all(|one| one.is_ascii_digit())
                {
                    return None;
                }
                (digits, exponent.parse::<i32>().ok()?)
            }
            None => (digits, 0),
        };
        let (before, behind) = digits.split_once('.').unwrap_or((digits, ""));
        let coefficient = Natural::read(&[before, behind].concat())?;
        let exponent = exponent.checked_sub(i32::try_from(behind.len()).ok()?)?;
        Decimal {
            negative,
            coefficient,
            exponent,
        }
        .near()
    }

    pub(super) fn is_zero(&self) -> bool {
        self.coefficient.is_zero()
    }

    /// It, if its exponent is not too far from zero to go on with.
    fn near(self) -> Option<Decimal> {
        (-FARTHEST..=FARTHEST)
            .contains(&self.exponent)
            .then_some(self)
    }

    /// How many digits its coefficient has.
    fn length(&self) -> usize {
        self.coefficient.digits()
    }

    /// The exponent that it has where one digit stands before the point.
    pub(super) fn adjusted(&self) -> Option<i32> {
        Some(self.exponent + i32::try_from(self.length()).ok()? - 1)
    }

    /// It with at most so many digits.
    fn fixed(self, precision: usize) -> Option<Decimal> {
        let length = self.length();
        let Some(over) = length.checked_sub(precision).filter(|over| *over > 0) else {
            return self.near();
        };
        let exponent = self.exponent.checked_add(i32::try_from(over).ok()?)?;
        let rounded = self.with_exponent(exponent, Rounding::HalfEven)?;
        // Nines that have become a one and zeros are one digit too long.
        match rounded.length() > precision {
            true => rounded
                .with_exponent(exponent + 1, Rounding::HalfEven)?
                .near(),
            false => rounded.near(),
        }
    }

    /// It in the context.
    pub(super) fn in_context(self) -> Option<Decimal> {
        self.fixed(PRECISION)
    }

    /// It written with another exponent.
    pub(super) fn with_exponent(&self, exponent: i32, rounding: Rounding) -> Option<Decimal> {
        let by = exponent.checked_sub(self.exponent)?;
        let coefficient = if self.is_zero() {
            Natural::zero()
        } else if by <= 0 {
            self.coefficient
                .times(&Natural::power_of_ten(by.unsigned_abs())?)?
        } else if usize::try_from(by).ok()? > self.length() + 1 {
            // All of its digits are gone, and less than a half is left of them.
            let (rest, divisor) = (Natural::one(), Natural::from(10_u32));
            rounding.applied(self.negative, Natural::zero(), &rest, &divisor)
        } else {
            let divisor = Natural::power_of_ten(by.unsigned_abs())?;
            let (quotient, rest) = self.coefficient.divided(&divisor)?;
            rounding.applied(self.negative, quotient, &rest, &divisor)
        };
        Some(Decimal {
            negative: self.negative,
            coefficient,
            exponent,
        })
    }

    fn signed(&self) -> Whole {
        Whole::new(self.negative, self.coefficient.clone())
    }

    /// Both coefficients at the smaller one of both exponents.
    fn aligned(&self, other: &Decimal) -> Option<(Whole, Whole, i32)> {
        let exponent = self.exponent.min(other.exponent);
        let mine = self.with_exponent(exponent, Rounding::Down)?;
        let its = other.with_exponent(exponent, Rounding::Down)?;
        Some((mine.signed(), its.signed(), exponent))
    }

    pub(super) fn opposite(&self) -> Option<Decimal> {
        let negative = !self.negative && !self.is_zero();
        Decimal {
            negative,
            ..self.clone()
        }
        .in_context()
    }

    pub(super) fn plus(&self, other: &Decimal) -> Option<Decimal> {
        let (mine, its, exponent) = self.aligned(other)?;
        let sum = mine.plus(&its);
        let negative = match sum.is_zero() {
            true => self.negative && other.negative,
            false => sum.negative,
        };
        Decimal {
            negative,
            coefficient: sum.size,
            exponent,
        }
        .in_context()
    }

    pub(super) fn minus(&self, other: &Decimal) -> Option<Decimal> {
        self.plus(&Decimal {
            negative: !other.negative,
            ..other.clone()
        })
    }

    pub(super) fn times(&self, other: &Decimal) -> Option<Decimal> {
        self.times_with(other, PRECISION)
    }

    fn times_with(&self, other: &Decimal, precision: usize) -> Option<Decimal> {
        Decimal {
            negative: self.negative != other.negative,
            coefficient: self.coefficient.times(&other.coefficient)?,
            exponent: self.exponent.checked_add(other.exponent)?,
        }
        .fixed(precision)
    }

    pub(super) fn over(&self, divisor: &Decimal) -> Result<Decimal, Signal> {
        if divisor.is_zero() {
            return Err(match self.is_zero() {
                true => Signal::Invalid("DivisionUndefined"),
                false => Signal::DivisionByZero,
            });
        }
        self.over_with(divisor, PRECISION).ok_or(Signal::Unknown)
    }

    /// The quotient by what is no zero.
    fn over_with(&self, divisor: &Decimal, precision: usize) -> Option<Decimal> {
        let negative = self.negative != divisor.negative;
        let ideal = self.exponent.checked_sub(divisor.exponent)?;
        if self.is_zero() {
            let coefficient = Natural::zero();
            return Decimal {
                negative,
                coefficient,
                exponent: ideal,
            }
            .near();
        }
        let wanted = i32::try_from(divisor.length() + precision + 1).ok()?;
        let shift = wanted.checked_sub(i32::try_from(self.length()).ok()?)?;
        let power = Natural::power_of_ten(shift.unsigned_abs())?;
        let (mut coefficient, rest) = match shift < 0 {
            true => self
                .coefficient
                .divided(&divisor.coefficient.times(&power)?)?,
            false => self
                .coefficient
                .times(&power)?
                .divided(&divisor.coefficient)?,
        };
        let mut exponent = ideal.checked_sub(shift)?;
        if !rest.is_zero() {
            // What is left is told by a last digit that is no half and no zero.
            if coefficient.to_string().ends_with(['0', '5']) {
                coefficient = coefficient.plus(&Natural::one());
            }
        } else {
            let zeros = coefficient.to_string();
            let zeros = zeros.len() - zeros.trim_end_matches('0').len();
            let fewer = i32::try_from(zeros).ok()?.min((ideal - exponent).max(0));
            let whole = Decimal {
                negative,
                coefficient,
                exponent,
            };
            let shorter = whole.with_exponent(exponent + fewer, Rounding::Down)?;
            (coefficient, exponent) = (shorter.coefficient, shorter.exponent);
        }
        Decimal {
            negative,
            coefficient,
            exponent,
        }
        .fixed(precision)
    }

    /// The whole quotient without what stands behind its point, and the remainder, which has this one's sign.
    pub(super) fn divided(&self, divisor: &Decimal) -> Result<(Decimal, Decimal), Signal> {
        let (mine, its, exponent) = self.aligned(divisor).ok_or(Signal::Unknown)?;
        let found = mine.size.divided(&its.size).ok_or(Signal::Unknown)?;
        let (quotient, rest) = found;
        if quotient.digits() > PRECISION {
            return Err(Signal::Invalid("DivisionImpossible"));
        }
        let whole = Decimal {
            negative: self.negative != divisor.negative,
            coefficient: quotient,
            exponent: 0,
        };
        let rest = Decimal {
            negative: self.negative,
            coefficient: rest,
            exponent,
        };
        Ok((whole, rest.in_context().ok_or(Signal::Unknown)?))
    }

    /// A whole power, multiplied together as libmpdec does it; of zero only to more than nothing.
    pub(super) fn power(&self, exponent: i32) -> Option<Decimal> {
        let most = exponent.unsigned_abs();
        if most == 0 || self.is_zero() {
            let one = Decimal {
                negative: false,
                coefficient: Natural::one(),
                exponent: 0,
            };
            let zero = Decimal {
                negative: self.negative && most % 2 == 1,
                exponent: self.exponent.checked_mul(exponent)?,
                ..self.clone()
            };
            return match (self.is_zero(), exponent) {
                (false, _) => Some(one),
                (true, 1..) => zero.near(),
                (true, _) => None,
            };
        }
        let digits = most.to_string().len();
        let precision = PRECISION + digits + 4 + usize::from(exponent < 0);
        let base = match exponent < 0 {
            true => {
                let one = Decimal {
                    negative: false,
                    coefficient: Natural::one(),
                    exponent: 0,
                };
                one.over_with(self, precision)?
            }
            false => self.clone(),
        };
        let mut power = base.clone();
        for place in (0..31 - most.leading_zeros()).rev() {
            power = power.times_with(&power, precision)?;
            if most >> place & 1 == 1 {
                power = power.times_with(&base, precision)?;
            }
        }
        power.in_context()
    }

    /// The square root of what is not below zero.
    pub(super) fn root(&self) -> Option<Decimal> {
        let ideal = self.exponent.div_euclid(2);
        if self.is_zero() {
            let coefficient = Natural::zero();
            return Some(Decimal {
                negative: self.negative,
                coefficient,
                exponent: ideal,
            });
        }
        if self.negative {
            return None;
        }
        // One digit more than is asked for, and whether anything is left of the number.
        let odd = self.exponent.rem_euclid(2);
        let length = i32::try_from(self.length()).ok()? + odd;
        let shift = i32::try_from(PRECISION).ok()? + 1 - (length + 1) / 2;
        let even = self.with_exponent(self.exponent - odd, Rounding::Down)?;
        let power = Natural::power_of_ten((2 * shift).unsigned_abs())?;
        let (scaled, left) = match shift < 0 {
            true => even.coefficient.divided(&power)?,
            false => (even.coefficient.times(&power)?, Natural::zero()),
        };
        let mut coefficient = scaled.root();
        let exponent = even.exponent / 2 - shift;
        let exact = left.is_zero() && coefficient.times(&coefficient)? == scaled;
        if !exact && coefficient.to_string().ends_with(['0', '5']) {
            coefficient = coefficient.plus(&Natural::one());
        }
        let root = Decimal {
            negative: false,
            coefficient,
            exponent,
        };
        match exact {
            true => root.with_exponent(ideal, Rounding::Down)?.in_context(),
            false => root.in_context(),
        }
    }

    /// It with the exponent of another.
    pub(super) fn quantized(&self, like: &Decimal, rounding: Rounding) -> Result<Decimal, Signal> {
        let found = self.with_exponent(like.exponent, rounding);
        let found = found.ok_or(Signal::Unknown)?;
        match found.length() > PRECISION {
            true => Err(Signal::Invalid("InvalidOperation")),
            false => Ok(found),
        }
    }

    /// It without zeros at its end.
    pub(super) fn shortest(&self) -> Option<Decimal> {
        if self.is_zero() {
            return Some(Decimal {
                exponent: 0,
                ..self.clone()
            });
        }
        let fixed = self.clone().in_context()?;
        let digits = fixed.coefficient.to_string();
        let zeros = digits.len() - digits.trim_end_matches('0').len();
        fixed.with_exponent(fixed.exponent + i32::try_from(zeros).ok()?, Rounding::Down)
    }

    /// It without anything behind the point.
    pub(super) fn integral(&self, rounding: Rounding) -> Option<Decimal> {
        match self.exponent >= 0 {
            true => Some(self.clone()),
            false => self.with_exponent(0, rounding),
        }
    }

    /// The whole number that it is rounded to.
    pub(super) fn whole(&self, rounding: Rounding) -> Option<Whole> {
        Some(self.with_exponent(0, rounding)?.signed())
    }

    pub(super) fn compared(&self, other: &Decimal) -> Option<Ordering> {
        let (mine, its, _) = self.aligned(other)?;
        Some(mine.cmp(&its))
    }

    /// Its digits with the point in its place, as a format of `f` writes them: without the sign.
    pub(super) fn with_point(&self) -> Option<String> {
        let digits = self.coefficient.to_string();
        if self.exponent >= 0 {
            let zeros = if self.is_zero() { 0 } else { self.exponent };
            return Some(digits + &"0".repeat(usize::try_from(zeros).ok()?));
        }
        let places = usize::try_from(self.exponent.unsigned_abs()).ok()?;
        let digits = format!("{digits:0>width$}", width = places + 1);
        let (before, behind) = digits.split_at(digits.len() - places);
        Some(format!("{before}.{behind}"))
    }
}

/// As `str` writes it (General Decimal Arithmetic, "to-scientific-string").
impl Display for Decimal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.negative { "-" } else { "" };
        let digits = self.coefficient.to_string();
        let adjusted = self.adjusted().unwrap_or(self.exponent);
        if self.exponent <= 0 && adjusted >= -6 {
            return write!(formatter, "{sign}{}", self.with_point().unwrap_or(digits));
        }
        let (first, rest) = digits.split_at(1);
        let point = if rest.is_empty() { "" } else { "." };
        write!(formatter, "{sign}{first}{point}{rest}E{adjusted:+}")
    }
}
