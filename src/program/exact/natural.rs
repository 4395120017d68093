//! Natural numbers of any length, by the classical algorithms (Knuth, The Art of Computer Programming, volume 2, section 4.3.1).

use std::cmp::Ordering;
use std::fmt::{self, Display};

/// The most limbs of a number: what needs more is not told, as nothing shows it either.
const MOST_LIMBS: usize = 256;

/// Ten to the power of nine, as many digits as are read or written at once.
const BILLION: u32 = 1_000_000_000;

/// A natural number: its digits to the base 2³², the lowest first, none of them a zero in front.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Natural(Vec<u32>);

impl Natural {
    pub(super) fn zero() -> Natural {
        Natural(Vec::new())
    }

    pub(super) fn one() -> Natural {
        Natural::from(1_u32)
    }

    /// The number that some digits are; `None` where there are others among them, or too many.
    pub(super) fn read(digits: &str) -> Option<Natural> {
        let bytes = digits.as_bytes();
        if bytes.is_empty() || bytes.len() > MOST_LIMBS * 9 || !bytes.iter().all(u8::is_ascii_digit)
        {
            return None;
        }
        let mut found = Natural::zero();
        let first = bytes.len() % 9;
        let pieces = std::iter::once(&bytes[..first]).chain(bytes[first..].chunks(9));
        for piece in pieces.filter(|piece| !piece.is_empty()) {
            let piece = piece
                .iter()
                .fold(0, |all, one| all * 10 + u32::from(one - b'0'));
            found.scale(BILLION, piece);
        }
        found.fitting()
    }

    /// Ten to a power.
    pub(super) fn power_of_ten(exponent: u32) -> Option<Natural> {
        Natural::from(10_u32).power(exponent)
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn is_even(&self) -> bool {
        self.0.first().is_none_or(|limb| limb % 2 == 0)
    }

    /// How many decimal digits it has; a zero has one.
    pub(super) fn digits(&self) -> usize {
        self.to_string().len()
    }

    /// How many binary digits it has; a zero has none.
    pub(super) fn bits(&self) -> usize {
        self.0.last().map_or(0, |last| {
            self.0.len() * 32 - usize::try_from(last.leading_zeros()).unwrap_or(0)
        })
    }

    pub(super) fn as_u64(&self) -> Option<u64> {
        match self.0.as_slice() {
            [] => Some(0),
            [low] => Some(u64::from(*low)),
            [low, high] => Some(u64::from(*low) | u64::from(*high) << 32),
            _ => None,
        }
    }

    pub(super) fn plus(&self, other: &Natural) -> Natural {
        let length = self.0.len().max(other.0.len());
        let mut sum = Vec::with_capacity(length + 1);
        let mut carry = 0;
        for place in 0..length {
            let all = u64::from(self.limb(place)) + u64::from(other.limb(place)) + carry;
            sum.push(low(all));
            carry = all >> 32;
        }
        sum.push(low(carry));
        Natural(sum).trimmed()
    }

    /// What is left of it; `None` where more is taken than there is.
    pub(super) fn minus(&self, other: &Natural) -> Option<Natural> {
        if *self < *other {
            return None;
        }
        let mut left = Vec::with_capacity(self.0.len());
        let mut borrowed = false;
        for place in 0..self.0.len() {
            let (one, first) = self.limb(place).overflowing_sub(other.limb(place));
            let (one, second) = one.overflowing_sub(u32::from(borrowed));
            left.push(one);
            borrowed = first || second;
        }
        Some(Natural(left).trimmed())
    }

    /// The product; `None` where it would be too long.
    pub(super) fn times(&self, other: &Natural) -> Option<Natural> {
        let mut product = vec![0; self.0.len() + other.0.len()];
        for (place, one) in self.0.iter().enumerate() {
            let mut carry = 0;
            for (further, two) in other.0.iter().enumerate() {
                let at = &mut product[place + further];
                let all = u64::from(*one) * u64::from(*two) + u64::from(*at) + carry;
                *at = low(all);
                carry = all >> 32;
            }
            product[place + other.0.len()] = low(carry);
        }
        Natural(product).trimmed().fitting()
    }

    /// The quotient rounded down, and the remainder; `None` for a division by zero.
    pub(super) fn divided(&self, divisor: &Natural) -> Option<(Natural, Natural)> {
        let length = divisor.0.len();
        let last = divisor.0.last()?;
        if self < divisor {
            return Some((Natural::zero(), self.clone()));
        }
        if let [only] = divisor.0.as_slice() {
            let mut quotient = self.clone();
            let rest = quotient.shorten(*only);
            return Some((quotient, Natural::from(rest)));
        }
        // The first digit of the divisor is made large, so that quotients are guessed well by it.
        let shift = last.leading_zeros();
        let divisor = divisor.shifted(usize::try_from(shift).ok()?);
        let mut rest = self.shifted(usize::try_from(shift).ok()?).0;
        rest.resize(self.0.len() + 1, 0);
        let (first, second) = (divisor.limb(length - 1), divisor.limb(length - 2));
        let mut quotient = vec![0; rest.len() - length];
        for place in (0..quotient.len()).rev() {
            let top = u64::from(rest[place + length]) << 32 | u64::from(rest[place + length - 1]);
            let mut guess = top / u64::from(first);
            let mut over = top % u64::from(first);
            while guess >> 32 != 0
                || guess * u64::from(second) > (over << 32 | u64::from(rest[place + length - 2]))
            {
                guess -= 1;
                over += u64::from(first);
                if over >> 32 != 0 {
                    break;
                }
            }
            let (mut carry, mut borrowed) = (0, false);
            for further in 0..=length {
                let all = guess * u64::from(divisor.limb(further)) + carry;
                carry = all >> 32;
                let (one, left) = rest[place + further].overflowing_sub(low(all));
                let (one, again) = one.overflowing_sub(u32::from(borrowed));
                rest[place + further] = one;
                borrowed = left || again;
            }
            if borrowed {
                guess -= 1;
                let mut carry = 0;
                for further in 0..=length {
                    let all =
                        u64::from(rest[place + further]) + u64::from(divisor.limb(further)) + carry;
                    rest[place + further] = low(all);
                    carry = all >> 32;
                }
            }
            quotient[place] = low(guess);
        }
        let rest = Natural(rest).trimmed().shifted_back(shift);
        Some((Natural(quotient).trimmed(), rest))
    }

    /// A power; `None` where it would be too long.
    pub(super) fn power(&self, exponent: u32) -> Option<Natural> {
        let mut power = Natural::one();
        if self.bits() <= 1 {
            return Some(if exponent == 0 { power } else { self.clone() });
        }
        for place in (0..32 - exponent.leading_zeros()).rev() {
            power = power.times(&power)?;
            if exponent >> place & 1 == 1 {
                power = power.times(self)?;
            }
        }
        Some(power)
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

    /// The square root rounded down, by Newton's method.
    pub(super) fn root(&self) -> Option<Natural> {
        if self.is_zero() {
            return Some(Natural::zero());
        }
        let mut root = Natural::one().shifted(self.bits().div_ceil(2));
        loop {
            let (quotient, _) = self.divided(&root)?;
            let (next, _) = root.plus(&quotient).divided(&Natural::from(2_u32))?;
            if next >= root {
                return Some(root);
            }
            root = next;
        }
    }

    /// The number with so many binary zeros behind it.
    pub(super) fn shifted(&self, bits: usize) -> Natural {
        let (limbs, bits) = (bits / 32, bits % 32);
        let mut shifted = vec![0; limbs];
        let mut carry = 0;
        for limb in &self.0 {
            let all = u64::from(*limb) << bits | carry;
            shifted.push(low(all));
            carry = all >> 32;
        }
        shifted.push(low(carry));
        Natural(shifted).trimmed()
    }

    /// The number without so many binary digits, fewer than 32, at its end.
    fn shifted_back(mut self, bits: u32) -> Natural {
        let mut carry = 0;
        for limb in self.0.iter_mut().rev() {
            let all = u64::from(*limb) << 32 >> bits;
            *limb = low(all >> 32) | carry;
            carry = low(all);
        }
        self.trimmed()
    }

    fn limb(&self, place: usize) -> u32 {
        self.0.get(place).copied().unwrap_or(0)
    }

    /// Makes it so many times as large, and more by a number.
    fn scale(&mut self, factor: u32, more: u32) {
        let mut carry = u64::from(more);
        for limb in &mut self.0 {
            let all = u64::from(*limb) * u64::from(factor) + carry;
            *limb = low(all);
            carry = all >> 32;
        }
        if carry != 0 {
            self.0.push(low(carry));
        }
    }

    /// Divides it by a number that is not zero, and says what is left.
    fn shorten(&mut self, divisor: u32) -> u32 {
        let mut rest = 0;
        for limb in self.0.iter_mut().rev() {
            let all = rest << 32 | u64::from(*limb);
            *limb = low(all / u64::from(divisor));
            rest = all % u64::from(divisor);
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        low(rest)
    }

    fn trimmed(mut self) -> Natural {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        self
    }

    fn fitting(self) -> Option<Natural> {
        (self.0.len() <= MOST_LIMBS).then_some(self)
    }
}

/// The lower half.
fn low(limb: u64) -> u32 {
    // What is cut off is carried by the caller.
    (limb & u64::from(u32::MAX)) as u32
}

impl From<u32> for Natural {
    fn from(number: u32) -> Natural {
        Natural(vec![number]).trimmed()
    }
}

impl From<u64> for Natural {
    fn from(number: u64) -> Natural {
        Natural(vec![low(number), low(number >> 32)]).trimmed()
    }
}

impl Ord for Natural {
    fn cmp(&self, other: &Natural) -> Ordering {
        let lengths = self.0.len().cmp(&other.0.len());
        lengths.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl PartialOrd for Natural {
    fn partial_cmp(&self, other: &Natural) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Display for Natural {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.clone();
        let mut pieces = vec![];
        while !rest.is_zero() {
            pieces.push(rest.shorten(BILLION));
        }
        let mut pieces = pieces.into_iter().rev();
        write!(formatter, "{}", pieces.next().unwrap_or(0))?;
        pieces.try_for_each(|piece| write!(formatter, "{piece:09}"))
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
        // The quotient's digit that is guessed first is too large here.
        check(
            "170141183420855150493001878992821682176",
            "39614081266355540842216685573",
            "4294967293",
            "39614081266355540837921718287",
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
                Some(Natural::from(root)),
                "{number}"
            );
        };
        check(0, 0);
        check(1, 1);
        check(99, 9);
        check(100, 10);
    }
}
