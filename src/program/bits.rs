//! Bits: whole numbers in binary. Halving a number again and again, which the model does digit by digit (`columns.rs`), leaves its bits,
//! the last one first; doubling makes a number of them again. What two bits come to says nothing new: it is one of them, or whether they
//! are the same.
//!
//! Conversion between bases: Knuth, The Art of Computer Programming, volume 2, section 4.4.

use ruff_python_ast::Operator;

use super::columns::{Facts, Stop};
use super::decimal::Decimal;

/// The most bits of a number that is taken apart.
const MOST_BITS: usize = 24;

/// How the bits of a number are written.
#[derive(Clone, Copy)]
pub(super) enum Base {
    Binary,
    Octal,
    Hexadecimal,
}

impl Facts<'_> {
    /// What an operator on bits comes to.
    pub(super) fn bitwise(
        &self,
        left: &Decimal,
        operator: Operator,
        right: &Decimal,
    ) -> Result<String, Stop> {
        let (one, other) = (whole(left)?, whole(right)?);
        if let Operator::LShift | Operator::RShift = operator {
            let places = other
                .parse()
                .ok()
                .filter(|places| *places <= MOST_BITS)
                .ok_or(Stop::Left)?;
            return (0..places).try_fold(one.to_owned(), |number, _| match operator {
                Operator::LShift => self.times(&number, "2"),
                _ => Ok(self.divide(&number, "2")?.0),
            });
        }
        let (mut one, mut other) = (self.bits(one)?, self.bits(other)?);
        let most = one.len().max(other.len());
        one.resize(most, false);
        other.resize(most, false);
        let together = one
            .into_iter()
            .zip(other)
            .map(|(one, other)| match operator {
                Operator::BitAnd => Ok(one & other),
                Operator::BitOr => Ok(one | other),
                Operator::BitXor => Ok(one != other),
                _ => Err(Stop::Left),
            });
        self.number_of(&together.collect::<Result<Vec<bool>, Stop>>()?)
    }

    /// A number as it is written in another base, without quotation marks; with its prefix, as `bin` and `hex` write it.
    pub(super) fn in_base(&self, number: &Decimal, base: Base) -> Result<String, Stop> {
        let magnitude = Decimal {
            negative: false,
            ..number.clone()
        };
        let mut bits = self.bits(whole(&magnitude)?)?;
        bits.resize(bits.len().max(1), false);
        let (prefix, width) = match base {
            Base::Binary => ("0b", 1),
            Base::Octal => ("0o", 3),
            Base::Hexadecimal => ("0x", 4),
        };
        let digit = |bits: &[bool]| {
            let value = bits
                .iter()
                .rev()
                .fold(0, |sum, bit| sum * 2 + u32::from(*bit));
            char::from_digit(value, 16).ok_or(Stop::Left)
        };
        let digits: Result<String, Stop> = bits.chunks(width).rev().map(digit).collect();
        let sign = if number.negative { "-" } else { "" };
        Ok([sign, prefix, &digits?].concat())
    }

    /// The number that a text shows in binary.
    pub(super) fn read_binary(&self, text: &str) -> Result<String, Stop> {
        let digits = text.strip_prefix("0b").unwrap_or(text);
        let bit = |digit: char| match digit {
            '0' => Ok(false),
            '1' => Ok(true),
            _ => Err(Stop::Left),
        };
        let bits: Vec<bool> = digits.chars().rev().map(bit).collect::<Result<_, _>>()?;
        if bits.is_empty() || bits.len() > MOST_BITS {
            return Err(Stop::Left);
        }
        self.number_of(&bits)
    }

    /// The bits of a number without a sign, the last one first; 0 has none.
    fn bits(&self, number: &str) -> Result<Vec<bool>, Stop> {
        let mut bits = Vec::new();
        let mut left = number.to_owned();
        while left != "0" {
            // A half may be wrong, too, so that there is no end.
            if bits.len() == MOST_BITS {
                return Err(Stop::Left);
            }
            let (half, rest) = self.divide(&left, "2")?;
            bits.push(rest == "1");
            left = half;
        }
        Ok(bits)
    }

    /// The number that has these bits.
    fn number_of(&self, bits: &[bool]) -> Result<String, Stop> {
        let mut number = "0".to_owned();
        for bit in bits.iter().rev() {
            number = self.times(&number, "2")?;
            if *bit {
                number = self.add(&number, "1")?;
            }
        }
        Ok(number)
    }
}

/// The digits of a whole number without a sign.
fn whole(number: &Decimal) -> Result<&str, Stop> {
    if number.negative || number.float {
        return Err(Stop::Left);
    }
    Ok(&number.digits)
}
