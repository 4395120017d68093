//! Whole numbers of any length.

use std::cmp::Ordering;
use std::fmt::{self, Display};

use super::natural::Natural;

/// A whole number: a zero has no sign.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::program) struct Whole {
    pub(super) negative: bool,
    pub(super) size: Natural,
}

impl Whole {
    pub(super) fn new(negative: bool, size: Natural) -> Whole {
        Whole {
            negative: negative && !size.is_zero(),
            size,
        }
    }

    /// The number that is written so, with a minus in front or not.
    pub(super) fn read(text: &str) -> Option<Whole> {
        let digits = text.strip_prefix('-');
        let size = Natural::read(digits.unwrap_or(text))?;
        Some(Whole::new(digits.is_some(), size))
    }

    pub(super) fn is_zero(&self) -> bool {
        self.size.is_zero()
    }

    pub(super) fn opposite(&self) -> Whole {
        Whole::new(!self.negative, self.size.clone())
    }

    pub(super) fn plus(&self, other: &Whole) -> Whole {
        if self.negative == other.negative {
            return Whole::new(self.negative, self.size.plus(&other.size));
        }
        match self.size.minus(&other.size) {
            Some(left) => Whole::new(self.negative, left),
            // The other one is the larger one.
            None => Whole::new(
                other.negative,
                other.size.minus(&self.size).unwrap_or_default(),
            ),
        }
    }

    pub(super) fn minus(&self, other: &Whole) -> Whole {
        self.plus(&other.opposite())
    }

    pub(super) fn times(&self, other: &Whole) -> Option<Whole> {
        let size = self.size.times(&other.size)?;
        Some(Whole::new(self.negative != other.negative, size))
    }

    /// The quotient rounded down, and the remainder, which has the divisor's sign; `None` for a division by zero.
    pub(super) fn divided(&self, divisor: &Whole) -> Option<(Whole, Whole)> {
        let (quotient, rest) = self.size.divided(&divisor.size)?;
        if self.negative == divisor.negative || rest.is_zero() {
            let quotient = Whole::new(self.negative != divisor.negative, quotient);
            return Some((quotient, Whole::new(self.negative, rest)));
        }
        let quotient = quotient.plus(&Natural::one());
        let rest = divisor.size.minus(&rest)?;
        Some((
            Whole::new(true, quotient),
            Whole::new(divisor.negative, rest),
        ))
    }

    pub(super) fn as_i32(&self) -> Option<i32> {
        let size = i64::try_from(self.size.as_u64()?).ok()?;
        i32::try_from(if self.negative { -size } else { size }).ok()
    }
}

impl From<i32> for Whole {
    fn from(number: i32) -> Whole {
        Whole::new(number < 0, Natural::from(number.unsigned_abs()))
    }
}

impl Ord for Whole {
    fn cmp(&self, other: &Whole) -> Ordering {
        match (self.negative, other.negative) {
            (false, false) => self.size.cmp(&other.size),
            (true, true) => other.size.cmp(&self.size),
            (mine, its) => its.cmp(&mine),
        }
    }
}

impl PartialOrd for Whole {
    fn partial_cmp(&self, other: &Whole) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Display for Whole {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.negative { "-" } else { "" };
        write!(formatter, "{sign}{}", self.size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients_are_rounded_down() {
        let check = |number: i32, divisor: i32, quotient: i32, rest: i32| {
            let found = Whole::from(number).divided(&Whole::from(divisor));
            assert_eq!(found, Some((Whole::from(quotient), Whole::from(rest))));
        };
        check(7, 2, 3, 1);
        check(-7, 2, -4, 1);
        check(7, -2, -4, -1);
        check(-7, -2, 3, -1);
        check(-6, 2, -3, 0);
        check(0, -2, 0, 0);
    }
}
