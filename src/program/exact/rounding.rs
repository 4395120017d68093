//! Roundings: which of two neighbours comes of a number that lies between them (General Decimal Arithmetic, "Rounding").

use std::cmp::Ordering;

use super::natural::Natural;

/// The roundings of Python's `decimal`, by their names there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rounding {
    Ceiling,
    Down,
    Floor,
    HalfDown,
    HalfEven,
    HalfUp,
    Up,
    ZeroFiveUp,
}

impl Rounding {
    /// The rounding of that name (`ROUND_HALF_UP`).
    pub(super) fn named(name: &str) -> Option<Rounding> {
        Some(match name {
            "ROUND_CEILING" => Rounding::Ceiling,
            "ROUND_DOWN" => Rounding::Down,
            "ROUND_FLOOR" => Rounding::Floor,
            "ROUND_HALF_DOWN" => Rounding::HalfDown,
            "ROUND_HALF_EVEN" => Rounding::HalfEven,
            "ROUND_HALF_UP" => Rounding::HalfUp,
            "ROUND_UP" => Rounding::Up,
            "ROUND_05UP" => Rounding::ZeroFiveUp,
            _ => return None,
        })
    }

    /// What a quotient is rounded to of which something is left.
    pub(super) fn applied(
        self,
        negative: bool,
        quotient: Natural,
        rest: &Natural,
        divisor: &Natural,
    ) -> Natural {
        let half = || rest.plus(rest).cmp(divisor);
        let last = || quotient.to_string().ends_with(['0', '5']);
        let away = !rest.is_zero()
            && match self {
                Rounding::Ceiling => !negative,
                Rounding::Down => false,
                Rounding::Floor => negative,
                Rounding::HalfDown => half() == Ordering::Greater,
                Rounding::HalfEven => {
                    half() == Ordering::Greater || half() == Ordering::Equal && !quotient.is_even()
                }
                Rounding::HalfUp => half() != Ordering::Less,
                Rounding::Up => true,
                Rounding::ZeroFiveUp => last(),
            };
        if away {
            quotient.plus(&Natural::one())
        } else {
            quotient
        }
    }
}
