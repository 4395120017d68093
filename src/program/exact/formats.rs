//! Formats of decimals (Python's library reference, "Format Specification Mini-Language"). How fractions are formatted differs between
//! versions of Python, and is not told.

use super::decimals::Decimal;
use super::numbers::Number;
use super::rounding::Rounding;

/// The most characters of a width or places of a precision.
const WIDEST: usize = 200;

/// A format, taken apart.
struct Format {
    fill: char,
    align: char,
    /// What stands before a number that is not negative.
    plus: &'static str,
    width: usize,
    thousands: bool,
    places: Option<i32>,
    percent: bool,
    /// Whether no exponent is written, however large the number is.
    fixed: bool,
}

impl Format {
    fn of(spec: &str) -> Option<Format> {
        let mut rest = spec;
        let (mut fill, mut align) = (' ', '>');
        let mut characters = spec.chars();
        let (first, second) = (characters.next(), characters.next());
        match (first, second) {
            (Some(one), Some(to @ ('<' | '>' | '^' | '='))) => {
                (fill, align, rest) = (one, to, characters.as_str());
            }
            (Some(to @ ('<' | '>' | '^' | '=')), _) => (align, rest) = (to, &spec[1..]),
            _ => {}
        }
        let plus = match rest.chars().next() {
            Some('+') => "+",
            Some(' ') => " ",
            _ => "",
        };
        rest = rest.strip_prefix(['+', ' ', '-']).unwrap_or(rest);
        if rest.starts_with('0')
            && align == '>'
            && fill == ' '
            && rest == spec.trim_start_matches(['+', ' ', '-'])
        {
            (fill, align, rest) = ('0', '=', &rest[1..]);
        }
        let width = number(&mut rest)?.unwrap_or(0);
        let thousands = taken(&mut rest, ",");
        let places = match taken(&mut rest, ".") {
            true => Some(i32::try_from(number(&mut rest)??).ok()?),
            false => None,
        };
        let (fixed, percent) = match rest {
            "" => (false, false),
            "f" | "F" => (true, false),
            "%" => (true, true),
            _ => return None,
        };
        // Digits that count are not places, and zeros in front would have commas.
        let told = (fixed || places.is_none()) && !(thousands && fill == '0' && align == '=');
        told.then_some(Format {
            fill,
            align,
            plus,
            width,
            thousands,
            places,
            percent,
            fixed,
        })
    }
}

/// The number that a text begins with, which is cut off; `None` where it is too large.
fn number(rest: &mut &str) -> Option<Option<usize>> {
    let end = rest
        .find(|one: char| !one.is_ascii_digit())
        .unwrap_or(rest.len());
    let (digits, behind) = rest.split_at(end);
    *rest = behind;
    match digits {
        "" => Some(None),
        digits => digits
            .parse()
            .ok()
            .filter(|number| *number <= WIDEST)
            .map(Some),
    }
}

fn taken(rest: &mut &str, sign: &str) -> bool {
    let behind = rest.strip_prefix(sign);
    *rest = behind.unwrap_or(rest);
    behind.is_some()
}

/// A number in a format.
pub(in crate::program) fn formatted(number: &Number, spec: &str) -> Option<String> {
    if spec.is_empty() {
        return Some(number.said());
    }
    let Number::Decimal(decimal) = number else {
        return None;
    };
    let format = Format::of(spec)?;
    let scaled = match format.percent {
        true => Decimal {
            exponent: decimal.exponent.checked_add(2)?,
            ..decimal.clone()
        },
        false => decimal.clone(),
    };
    let rounded = match format.places {
        Some(places) => scaled.with_exponent(-places, Rounding::HalfEven)?,
        None => scaled,
    };
    if !format.fixed && rounded.to_string().contains('E') {
        return None;
    }
    let digits = rounded.with_point()?;
    let digits = if format.thousands {
        in_thousands(&digits)
    } else {
        digits
    };
    let percent = if format.percent { "%" } else { "" };
    let sign = if rounded.negative { "-" } else { format.plus };
    let body = format!("{digits}{percent}");
    let lacking = format.width.saturating_sub(sign.len() + body.len());
    let fill = |count: usize| format.fill.to_string().repeat(count);
    Some(match format.align {
        '<' => format!("{sign}{body}{}", fill(lacking)),
        '^' => format!(
            "{}{sign}{body}{}",
            fill(lacking / 2),
            fill(lacking - lacking / 2)
        ),
        '=' => format!("{sign}{}{body}", fill(lacking)),
        _ => format!("{}{sign}{body}", fill(lacking)),
    })
}

/// Digits with a comma before every third one in front of the point.
fn in_thousands(digits: &str) -> String {
    let (whole, places) = digits.split_at(digits.find('.').unwrap_or(digits.len()));
    let mut text = String::new();
    for (place, digit) in whole.chars().enumerate() {
        if place > 0 && (whole.len() - place) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text + places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_formatted() {
        let check = |decimal: &str, spec: &str, expected: Option<&str>| {
            let number = Number::Decimal(Decimal::read(decimal).unwrap());
            assert_eq!(
                formatted(&number, spec).as_deref(),
                expected,
                "{decimal} {spec}"
            );
        };
        check("12.50", "", Some("12.50"));
        check("0.125", ".2f", Some("0.12"));
        check("0.135", ".2f", Some("0.14"));
        check("1E+5", ".2f", Some("100000.00"));
        check("1234567.891", ",.2f", Some("1,234,567.89"));
        check("1234567.891", ",", Some("1,234,567.891"));
        check("-1.5", ">10", Some("      -1.5"));
        check("-1.5", "010", Some("-0000001.5"));
        check("-1.5", "08.2f", Some("-0001.50"));
        check("1.5", "+.1f", Some("+1.5"));
        check("0.125", ".1%", Some("12.5%"));
        check("12.50", "f", Some("12.50"));
        check("12.50", "<10", Some("12.50     "));
        check("12.50", "*^10", Some("**12.50***"));
        check("-0.001", ".2f", Some("-0.00"));
        check("12.5", ".3", None);
        check("12.5", "e", None);
        check("12345.5", "012,.1f", None);
        check("12.5", ".999999999f", None);
        check("12.5", "", Some("12.5"));
    }
}
