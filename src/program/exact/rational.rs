//! Fractions: whole numbers above natural ones, in lowest terms (Python's library reference, "fractions").

use std::cmp::Ordering;
use std::fmt::{self, Display};

use super::decimals::Decimal;
use super::natural::Natural;
use super::rounding::Rounding;
use super::whole::Whole;

/// A fraction in lowest terms; its denominator is no zero.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::program) struct Rational {
    pub(super) numerator: Whole,
    pub(super) denominator: Natural,
}

impl Rational {
    /// One number above another; `None` for a zero below.
    pub(super) fn new(numerator: &Whole, denominator: &Whole) -> Option<Rational> {
        let common = numerator.size.common(&denominator.size);
        let negative = numerator.negative != denominator.negative;
        // Both are without a rest; what is common to zeros is zero.
        let (size, _) = numerator.size.divided(&common)?;
        let (denominator, _) = denominator.size.divided(&common)?;
        (!denominator.is_zero()).then(|| Rational {
            numerator: Whole::new(negative, size),
            denominator,
        })
    }

    pub(super) fn below(&self) -> Whole {
        Whole::new(false, self.denominator.clone())
    }

    /// The fraction that a text writes: `3/4`, `-7`, `0.25`, `1e-3`.
    pub(super) fn read(text: &str) -> Option<Option<Rational>> {
        let text = text.trim();
        let plain = text.strip_prefix('+').unwrap_or(text);
        if let Some((above, below)) = plain.split_once('/') {
            let numerator = Whole::read(above.trim_end())?;
            let denominator = Whole::new(false, Natural::read(below.trim_start())?);
            if above.ends_with(' ') || below.starts_with(' ') {
                return None;
            }
            return Some(Rational::new(&numerator, &denominator));
        }
        let decimal = Decimal::read(plain)?;
        Some(Some(Rational::of_decimal(&decimal)?))
    }

    pub(super) fn of_decimal(decimal: &Decimal) -> Option<Rational> {
        let power = Natural::power_of_ten(decimal.exponent.unsigned_abs())?;
        let coefficient = Whole::new(decimal.negative, decimal.coefficient.clone());
        let power = Whole::new(false, power);
        match decimal.exponent < 0 {
            true => Rational::new(&coefficient, &power),
            false => Rational::new(&coefficient.times(&power)?, &Whole::from(1)),
        }
    }

    /// The fraction that a float is exactly; `None` where it is none, or has many digits.
    pub(super) fn of_float(float: f64) -> Option<Rational> {
        if !float.is_finite() {
            return None;
        }
        let bits = float.to_bits();
        let (power, fraction) = (
            i32::try_from(bits >> 52 & 0x7ff).ok()?,
            bits & ((1 << 52) - 1),
        );
        let (size, power) = match power {
            0 => (fraction, -1074),
            power => (fraction | 1 << 52, power - 1075),
        };
        let shift = usize::try_from(power.unsigned_abs()).ok()?;
        let size = Natural::from(size);
        let (above, below) = match power < 0 {
            true => (size, Natural::one().shifted(shift)),
            false => (size.shifted(shift), Natural::one()),
        };
        Rational::new(&Whole::new(float < 0.0, above), &Whole::new(false, below))
    }

    /// The float that is nearest to it; `None` for the very small and the very large.
    pub(super) fn as_float(&self) -> Option<f64> {
        let (above, below) = (&self.numerator.size, &self.denominator);
        if above.is_zero() {
            return Some(0.0);
        }
        // A quotient of at least 55 binary digits, the last of which says whether there is a rest.
        let shift = 56 + i32::try_from(below.bits()).ok()? - i32::try_from(above.bits()).ok()?;
        let places = usize::try_from(shift.unsigned_abs()).ok()?;
        let (quotient, rest) = match shift < 0 {
            true => above.divided(&below.shifted(places))?,
            false => above.shifted(places).divided(below)?,
        };
        let quotient = quotient.as_u64()? | u64::from(!rest.is_zero());
        if !(-900..900).contains(&shift) {
            return None;
        }
        // Rounded once, as a number of 53 binary digits is made of it; the power of two changes none of them.
        let float = quotient as f64 * 2f64.powi(-shift);
        Some(if self.numerator.negative {
            -float
        } else {
            float
        })
    }

    pub(super) fn opposite(&self) -> Rational {
        Rational {
            numerator: self.numerator.opposite(),
            denominator: self.denominator.clone(),
        }
    }

    pub(super) fn plus(&self, other: &Rational) -> Option<Rational> {
        let (mine, its) = (
            self.numerator.times(&other.below())?,
            other.numerator.times(&self.below())?,
        );
        Rational::new(&mine.plus(&its), &self.below().times(&other.below())?)
    }

    pub(super) fn times(&self, other: &Rational) -> Option<Rational> {
        let below = self.below().times(&other.below())?;
        Rational::new(&self.numerator.times(&other.numerator)?, &below)
    }

    /// The quotient of a division by what is no zero.
    pub(super) fn over(&self, other: &Rational) -> Option<Rational> {
        let above = self.numerator.times(&other.below())?;
        Rational::new(&above, &self.below().times(&other.numerator)?)
    }

    /// The whole quotient rounded down, and the remainder.
    pub(super) fn divided(&self, other: &Rational) -> Option<(Whole, Rational)> {
        let quotient = self.over(other)?;
        let (whole, _) = quotient.numerator.divided(&quotient.below())?;
        let taken = other.times(&Rational::new(&whole, &Whole::from(1))?)?;
        Some((whole, self.plus(&taken.opposite())?))
    }

    /// A power; `None` of zero to less than nothing.
    pub(super) fn power(&self, exponent: i32) -> Option<Rational> {
        let most = exponent.unsigned_abs();
        let negative = self.numerator.negative && most % 2 == 1;
        let above = Whole::new(negative, self.numerator.size.power(most)?);
        let below = Whole::new(false, self.denominator.power(most)?);
        match exponent < 0 {
            true => Rational::new(&below, &above),
            false => Rational::new(&above, &below),
        }
    }

    /// The whole number that it is rounded to.
    pub(super) fn rounded(&self, rounding: Rounding) -> Option<Whole> {
        let (quotient, rest) = self.numerator.size.divided(&self.denominator)?;
        let size = rounding.applied(self.numerator.negative, quotient, &rest, &self.denominator);
        Some(Whole::new(self.numerator.negative, size))
    }

    /// It with so many places behind the point.
    pub(super) fn rounded_to(&self, places: i32) -> Option<Rational> {
        let ten = Rational {
            numerator: Whole::from(10),
            denominator: Natural::one(),
        };
        let power = ten.power(places)?;
        let whole = self.times(&power)?.rounded(Rounding::HalfEven)?;
        Rational::new(&whole, &Whole::from(1))?.over(&power)
    }

    /// The nearest fraction whose denominator is not larger, by continued fractions as Python has it; `None` where that is less than one.
    pub(super) fn with_denominator(&self, most: &Whole) -> Option<Rational> {
        if most.negative || most.is_zero() {
            return None;
        }
        if self.denominator <= most.size {
            return Some(self.clone());
        }
        let (mut p0, mut q0) = (Whole::from(0), Whole::from(1));
        let (mut p1, mut q1) = (Whole::from(1), Whole::from(0));
        let (mut n, mut d) = (self.numerator.clone(), self.below());
        loop {
            let (a, rest) = n.divided(&d)?;
            let q2 = q0.plus(&a.times(&q1)?);
            if q2 > *most {
                break;
            }
            let p2 = p0.plus(&a.times(&p1)?);
            (p0, q0, p1, q1) = (p1, q1, p2, q2);
            (n, d) = (d, rest);
        }
        let (k, _) = most.minus(&q0).divided(&q1)?;
        let one = Rational::new(&p0.plus(&k.times(&p1)?), &q0.plus(&k.times(&q1)?))?;
        let two = Rational::new(&p1, &q1)?;
        let far = |from: &Rational| {
            let mut between = from.plus(&self.opposite())?;
            between.numerator.negative = false;
            Some(between)
        };
        Some(if far(&two)?.compared(&far(&one)?)? != Ordering::Greater {
            two
        } else {
            one
        })
    }

    pub(super) fn compared(&self, other: &Rational) -> Option<Ordering> {
        let mine = self.numerator.times(&other.below())?;
        Some(mine.cmp(&other.numerator.times(&self.below())?))
    }
}

/// As `str` writes it.
impl Display for Rational {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator == Natural::one() {
            true => write!(formatter, "{}", self.numerator),
            false => write!(formatter, "{}/{}", self.numerator, self.denominator),
        }
    }
}
