//! Natural numbers of any length (`num-bigint`), up to a length that anything shows.

use std::fmt::{self, Display};

use num_bigint::BigUint;

/// The most binary digits of a number: what needs more is not told, as nothing shows it either.
const MOST_BITS: u64 = 8_192;

/// The most decimal digits that are read.
const MOST_DIGITS: usize = 2_304;

/// A natural number.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Natural(BigUint);

impl Natural {
    pub(super) fn zero() -> Natural {
        Natural::default()
    }

    pub(super) fn one() -> Natural {
        Natural::from(1_u32)
    }

    /// The number that some digits are; `None` where there are others among them, or too many.
    pub(super) fn read(digits: &str) -> Option<Natural> {
        let plain = !digits.is_empty() && digits.bytes().all(|one| one.is_ascii_digit());
        let fits = plain && digits.len() <= MOST_DIGITS;
        Natural(digits.parse().ok().filter(|_| fits)?).fitting()
    }

    /// Ten to a power.
    pub(super) fn power_of_ten(exponent: u32) -> Option<Natural> {
        Natural::from(10_u32).power(exponent)
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0 == BigUint::ZERO
    }

    pub(super) fn is_even(&self) -> bool {
        !self.0.bit(0)
    }

    /// How many decimal digits it has; a zero has one.
    pub(super) fn digits(&self) -> usize {
        self.to_string().len()
    }

    /// How many binary digits it has; a zero has none.
    pub(super) fn bits(&self) -> usize {
        // A number that long has no room in memory.
        usize::try_from(self.0.bits()).unwrap_or(usize::MAX)
    }

    pub(super) fn as_u64(&self) -> Option<u64> {
        u64::try_from(&self.0).ok()
    }

    pub(super) fn plus(&self, other: &Natural) -> Natural {
        Natural(&self.0 + &other.0)
    }

    /// What is left of it; `None` where more is taken than there is.
    pub(super) fn minus(&self, other: &Natural) -> Option<Natural> {
        (self >= other).then(|| Natural(&self.0 - &other.0))
    }

    /// The product; `None` where it would be too long.
    pub(super) fn times(&self, other: &Natural) -> Option<Natural> {
        Natural(&self.0 * &other.0).fitting()
    }

    /// The quotient rounded down, and the remainder; `None` for a division by zero.
    pub(super) fn divided(&self, divisor: &Natural) -> Option<(Natural, Natural)> {
        let some = !divisor.is_zero();
        some.then(|| (Natural(&self.0 / &divisor.0), Natural(&self.0 % &divisor.0)))
    }

    /// A power; `None` where it would be too long.
    pub(super) fn power(&self, exponent: u32) -> Option<Natural> {
        // A power has about as many digits as the number, so many times over.
        let length = self
            .0
            .bits()
            .saturating_sub(1)
            .saturating_mul(u64::from(exponent));
        (length <= MOST_BITS)
            .then(|| Natural(self.0.pow(exponent)))?
            .fitting()
    }

    /// The greatest number that divides both, by Euclid's algorithm.
    pub(super) fn common(&self, other: &Natural) -> Natural {
        let (mut larger, mut smaller) = (self.clone(), other.clone());
        while let Some((_, rest)) = larger.divided(&smaller) {
            larger = smaller;
            smaller = rest;
        }
        larger
    }

    /// The square root rounded down.
    pub(super) fn root(&self) -> Natural {
        Natural(self.0.sqrt())
    }

    /// The number with so many binary zeros behind it.
    pub(super) fn shifted(&self, bits: usize) -> Natural {
        Natural(&self.0 << bits)
    }

    /// The number without so many of its last binary digits.
    pub(super) fn cut(&self, bits: usize) -> Natural {
        Natural(&self.0 >> bits)
    }

    /// The binary digits that both have.
    pub(super) fn and(&self, other: &Natural) -> Natural {
        Natural(&self.0 & &other.0)
    }

    /// Those that one of them has, or both.
    pub(super) fn or(&self, other: &Natural) -> Natural {
        Natural(&self.0 | &other.0)
    }

    /// Those that only one of them has.
    pub(super) fn xor(&self, other: &Natural) -> Natural {
        Natural(&self.0 ^ &other.0)
    }

    /// How many of its binary digits are ones.
    pub(super) fn ones(&self) -> u64 {
        self.0.count_ones()
    }

    /// The remainder of a power; `None` for a division by zero.
    pub(super) fn power_modulo(&self, exponent: &Natural, modulus: &Natural) -> Option<Natural> {
        let some = !modulus.is_zero();
        some.then(|| Natural(self.0.modpow(&exponent.0, &modulus.0)))
    }

    /// The number in another base, of 2 to 36.
    pub(super) fn in_base(&self, base: u32) -> String {
        self.0.to_str_radix(base)
    }

    fn fitting(self) -> Option<Natural> {
        (self.0.bits() <= MOST_BITS).then_some(self)
    }
}

impl From<u32> for Natural {
    fn from(number: u32) -> Natural {
        Natural(number.into())
    }
}

impl From<u64> for Natural {
    fn from(number: u64) -> Natural {
        Natural(number.into())
    }
}

impl Display for Natural {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_numbers_are_divided() {
        let check = |number: &str, divisor: &str, quotient: &str, rest: &str| {
            let (number, divisor) = (
                Natural::read(number).unwrap(),
                Natural::read(divisor).unwrap(),
            );
            let (found, left) = number.divided(&divisor).unwrap();
            assert_eq!((&*found.to_string(), &*left.to_string()), (quotient, rest));
            assert_eq!(found.times(&divisor).unwrap().plus(&left), number);
        };
        check("7", "9", "0", "7");
        check(
            "340282366920938463463374607431768211456",
            "18446744073709551615",
            "18446744073709551617",
            "1",
        );
        check(
            "1000000000000000000000000000000",
            "7",
            "142857142857142857142857142857",
            "1",
        );
        assert_eq!(Natural::one().divided(&Natural::zero()), None);
    }

    #[test]
    fn what_would_be_too_long_is_not_told() {
        assert_eq!(Natural::from(10_u32).power(100_000), None);
        assert_eq!(Natural::one().power(u32::MAX), Some(Natural::one()));
        assert_eq!(Natural::read(&"9".repeat(5_000)), None);
        assert_eq!(Natural::read(""), None);
        assert_eq!(Natural::read("1_0"), None);
    }

    #[test]
    fn roots_are_rounded_down() {
        let check = |number: u32, root: u32| {
            assert_eq!(
                Natural::from(number).root(),
                Natural::from(root),
                "{number}"
            );
        };
        check(0, 0);
        check(1, 1);
        check(99, 9);
        check(100, 10);
    }
}
