//! Numbers by their digits: sign, digits, and how many of them stand behind the point, as their texts have them.

use crate::quiz::PythonValue;

/// A number as it is written: `-12.50` has the digits `1250`, of which two are places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Decimal {
    pub negative: bool,
    /// Without zeros in front; `0` is one digit.
    pub digits: String,
    /// How many of the digits stand behind the point.
    pub places: usize,
    /// Whether it is a float, which always has a point.
    pub float: bool,
}

impl Decimal {
    /// A number; `None` for other values, and for floats with an exponent.
    pub fn of(value: &PythonValue) -> Option<Decimal> {
        let (text, float) = match value {
            PythonValue::Int(text) => (text.clone(), false),
            PythonValue::Float(_) => (value.to_string(), true),
            _ => return None,
        };
        let (negative, text) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, &*text),
        };
        let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
        let fraction = fraction.trim_end_matches('0');
        let digits = trimmed(&[whole, fraction].concat());
        let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
        plain.then_some(Decimal {
            negative,
            digits,
            places: fraction.len(),
            float,
        })
    }

    pub fn whole(negative: bool, digits: String) -> Decimal {
        Decimal {
            negative,
            digits,
            places: 0,
            float: false,
        }
    }

    pub fn is_zero(&self) -> bool {
        self.digits == "0"
    }

    pub fn negated(self, negate: bool) -> Decimal {
        Decimal {
            negative: self.negative != negate,
            ..self
        }
    }

    /// The digits with zeros behind them, so that `places` of them stand behind the point.
    pub fn scaled(&self, places: usize) -> String {
        let zeros = "0".repeat(places.saturating_sub(self.places));
        trimmed(&[self.digits.as_str(), &zeros].concat())
    }

    /// The number as `repr` writes it.
    pub fn text(&self) -> String {
        // Whole numbers have no negative zero.
        let sign = if self.negative && (self.float || !self.is_zero()) {
            "-"
        } else {
            ""
        };
        if !self.float {
            return format!("{sign}{}", self.digits);
        }
        let padded = format!("{:0>width$}", self.digits, width = self.places + 1);
        let (whole, fraction) = padded.split_at(padded.len() - self.places);
        let fraction = match fraction.trim_end_matches('0') {
            "" => "0",
            fraction => fraction,
        };
        format!("{sign}{whole}.{fraction}")
    }
}

/// Digits without zeros in front of them.
pub(super) fn trimmed(digits: &str) -> String {
    match digits.trim_start_matches('0') {
        "" => "0".to_owned(),
        digits => digits.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_by_their_digits_and_written_again() {
        let check = |text: &str, expected: Option<(&str, usize)>| {
            let value = PythonValue::read(text).unwrap();
            let number = Decimal::of(&value);
            let found = number.as_ref().map(|one| (one.digits.as_str(), one.places));
            assert_eq!(found, expected, "{text}");
            if let Some(number) = number {
                assert_eq!(number.text(), text);
            }
        };
        check("0", Some(("0", 0)));
        check("-407", Some(("407", 0)));
        check("0.5", Some(("5", 1)));
        check("-12.25", Some(("1225", 2)));
        check("3.0", Some(("3", 0)));
        check("0.05", Some(("5", 2)));
        check("100.0", Some(("100", 0)));
        check("1e+20", None);
        check("inf", None);
        check("True", None);
        check("'1'", None);
    }
}
