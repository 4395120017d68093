//! Numbers as `repr` writes them, digit by digit.

/// A part of a number: what its last character belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// A single 0, which no digit follows.
    Zero,
    Whole,
    Point,
    Fraction,
    Exponent,
    ExponentSign,
    Power,
    /// The `j` of an imaginary number.
    Unit,
}

impl Part {
    /// The part that a number's first digit belongs to.
    pub fn first(digit: char) -> Part {
        match digit {
            '0' => Part::Zero,
            _ => Part::Whole,
        }
    }

    /// The part that a character belongs to after this one; `None`: it is no part of the number.
    pub fn then(self, character: char) -> Option<Part> {
        Some(match (self, character) {
            (Part::Whole, '0'..='9') => Part::Whole,
            (Part::Zero | Part::Whole, '.') => Part::Point,
            (Part::Point | Part::Fraction, '0'..='9') => Part::Fraction,
            (Part::Whole | Part::Fraction, 'e') => Part::Exponent,
            (Part::Exponent, '+' | '-') => Part::ExponentSign,
            (Part::Exponent | Part::ExponentSign | Part::Power, '0'..='9') => Part::Power,
            (Part::Zero | Part::Whole | Part::Fraction | Part::Power, 'j') => Part::Unit,
            _ => return None,
        })
    }

    /// Whether a number can end with it.
    pub fn is_whole(self) -> bool {
        !matches!(self, Part::Point | Part::Exponent | Part::ExponentSign)
    }
}
