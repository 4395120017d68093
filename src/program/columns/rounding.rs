//! Numbers cut after some of their places: `round` and formats.

use ruff_python_ast::{ConversionFlag, ExprFString, InterpolatedStringElement};

use super::{Facts, MOST_DIGITS, MOST_EXACT, Stop, number};
use crate::program::decimal::{Decimal, trimmed};

impl Facts<'_> {
    /// Checks that `shown` is what digits come to that are cut, or rounded up by one, where `shown` ends; `whole` of them stand before
    /// the point.
    fn cut(&self, digits: &str, whole: usize, shown: &Decimal) -> Result<(), Stop> {
        let kept = digits.get(..whole + shown.places).ok_or(Stop::Left)?;
        let rounded = if trimmed(kept) == shown.digits {
            trimmed(kept)
        } else {
            self.add(&trimmed(kept), "1")?
        };
        (rounded == shown.digits).then_some(()).ok_or(Stop::Left)
    }

    /// A number as a format writes it that says how many places there are (`.2f`, `,.0f`; Python's library reference, "Format
    /// Specification Mini-Language"). The float itself is rounded, half to even, not what is shown of it.
    pub(super) fn formatted(&self, formatted: &ExprFString) -> Result<String, Stop> {
        let single = formatted.as_single_part_fstring().ok_or(Stop::Left)?;
        let [InterpolatedStringElement::Interpolation(part)] = &*single.elements else {
            return Err(Stop::Left);
        };
        let spec = part.format_spec.as_ref().ok_or(Stop::Left)?;
        let [InterpolatedStringElement::Literal(spec)] = &*spec.elements else {
            return Err(Stop::Left);
        };
        let (comma, spec) = match spec.value.strip_prefix(',') {
            Some(rest) => (true, rest),
            None => (false, &*spec.value),
        };
        let places = spec
            .strip_prefix('.')
            .and_then(|rest| rest.strip_suffix('f'));
        let places = places.and_then(|places| places.parse::<usize>().ok());
        let places = places
            .filter(|places| *places <= MOST_EXACT)
            .ok_or(Stop::Left)?;
        let plain = part.conversion == ConversionFlag::None && part.debug_text.is_none();
        if !plain {
            return Err(Stop::Left);
        }
        let text = self.rounded(&number(&part.expression)?, places)?;
        let text = if comma { in_thousands(&text) } else { text };
        Ok(format!("'{text}'"))
    }

    /// A number with so many places.
    pub(super) fn rounded(&self, number: &Decimal, places: usize) -> Result<String, Stop> {
        let value: f64 = number.text().parse().map_err(|_| Stop::Left)?;
        if number.digits.len() > MOST_DIGITS || value.abs() >= 1e15 {
            return Err(Stop::Left);
        }
        let text = format!("{value:.places$}");
        let magnitude = text.trim_start_matches('-');
        let digits = number.scaled(number.places.max(places));
        let digits = format!("{digits:0>width$}", width = number.places.max(places) + 1);
        let whole = digits.len() - number.places.max(places);
        let shown = Decimal {
            negative: false,
            digits: trimmed(&magnitude.replace('.', "")),
            places,
            float: true,
        };
        self.cut(&digits, whole, &shown)?;
        Ok(text)
    }
}

/// The digits before the point in groups of three.
fn in_thousands(text: &str) -> String {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let (sign, whole) = match whole.strip_prefix('-') {
        Some(whole) => ("-", whole),
        None => ("", whole),
    };
    let mut grouped = String::new();
    for (index, digit) in whole.char_indices() {
        if index > 0 && (whole.len() - index) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    let point = if fraction.is_empty() { "" } else { "." };
    [sign, &grouped, point, fraction].concat()
}
