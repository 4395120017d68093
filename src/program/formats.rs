//! Formats in other words: templates of `%` and `.format` as f-strings, and what an f-string does to one value as simpler operations.
//!
//! `'%5.1f kg' % w` is `f'{w:5.1f} kg'`, and `f'{w:5.1f}'` is `f'{w:.1f}'.rjust(5)`: filling up only says what stands where, so that
//! nothing but the digits is left to ask.

mod printf;
mod templates;

use ruff_python_ast::{ConversionFlag, Expr, ExprFString, InterpolatedStringElement};

pub(super) use self::printf::{filled_in, unfilled};
pub use self::templates::as_f_string;
pub(super) use self::templates::formatted_by;
use crate::quiz::PythonValue;

/// What an f-string with one value comes to that is written out there, as an expression of simpler operations.
pub fn respelled(operation: &str) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    let single = parsed.expr().as_f_string_expr()?.as_single_part_fstring()?;
    let [InterpolatedStringElement::Interpolation(part)] = &*single.elements else {
        return None;
    };
    let spec = &part.format_spec.as_ref()?.elements;
    let [InterpolatedStringElement::Literal(spec)] = &**spec else {
        return None;
    };
    if part.conversion != ConversionFlag::None || part.debug_text.is_some() {
        return None;
    }
    let value = PythonValue::of_literal(&part.expression)?;
    if let PythonValue::Str(_) = value {
        return cut_text(&value.to_string(), &spec.value);
    }
    if let PythonValue::Bool(truth) = value {
        // It is formatted as the number that it is.
        return Some(format!("f'{{{}:{}}}'", u8::from(truth), spec.value));
    }
    let number = matches!(value, PythonValue::Int(_) | PythonValue::Float(_));
    let spec = Spec::of(&spec.value).filter(|_| number)?;
    let value = value.to_string();
    // Where a sign is written, it is the first of all; zeros are filled in behind it.
    let sign = spec.sign.filter(|_| !value.starts_with('-'));
    let bare = match spec.kind {
        "x" | "X" | "b" | "o" if spec.digits.is_empty() => Some(in_base(&spec, &value)?),
        "c" => Some(format!("chr({value})")),
        "e" | "E" | "g" | "G" => Some(format!("'{}'", scientific(&value, &spec)?)),
        "" | "d" if spec.digits == "_" => Some(format!("f'{{{value}:,}}'.replace(',', '_')")),
        "%" => {
            let digits = if spec.digits.is_empty() {
                ".6"
            } else {
                spec.digits
            };
            Some(format!("f'{{{}:{digits}f}}'+'%'", hundredfold(&value)?))
        }
        // What the format says of signs is done with.
        _ if sign.is_some() || (spec.signed && spec.width == 0) => {
            Some(match (spec.digits, spec.kind) {
                ("", "" | "d") => format!("str({value})"),
                (digits, kind) => format!("f'{{{value}:{digits}{kind}}}'"),
            })
        }
        _ => None,
    };
    let bare = match (sign, bare) {
        (Some(sign), Some(bare)) => Some(format!("'{sign}'+{bare}")),
        (_, bare) => bare,
    };
    let wide = spec.width > 0;
    let text = match (bare, wide) {
        (Some(bare), false) => return Some(bare),
        (Some(bare), true) => format!("({bare})"),
        // What is only filled up, or only rounded, is as simple as it gets.
        (None, true) if !spec.digits.is_empty() => {
            format!("f'{{{value}:{}{}}}'", spec.digits, spec.kind)
        }
        _ => return None,
    };
    let width = spec.width;
    Some(match spec.align {
        '0' => format!("{text}.zfill({width})"),
        '<' => format!("{text}.ljust({width}, '{}')", spec.fill),
        '^' => format!("{text}.center({width}, '{}')", spec.fill),
        _ => format!("{text}.rjust({width}, '{}')", spec.fill),
    })
}

/// The message of the exception that an f-string raises with one value, which is `told`, whose format is none for it (Python's library
/// reference, "Format Specification Mini-Language"); `None` where it fits, or cannot be told.
pub(super) fn unformatted(
    formatted: &ExprFString,
    told: &dyn Fn(&Expr) -> Option<PythonValue>,
) -> Option<String> {
    let single = formatted.as_single_part_fstring()?;
    let [InterpolatedStringElement::Interpolation(part)] = &*single.elements else {
        return None;
    };
    let [InterpolatedStringElement::Literal(spec)] = &*part.format_spec.as_ref()?.elements else {
        return None;
    };
    if part.conversion != ConversionFlag::None || part.debug_text.is_some() {
        return None;
    }
    refused(&told(&part.expression)?, &spec.value)
}

/// The message of the exception that formatting a value raises.
fn refused(value: &PythonValue, spec: &str) -> Option<String> {
    use PythonValue::{Bool, Dict, Float, Int, List, Set, Str, Tuple};
    let kind = spec.chars().next_back().filter(char::is_ascii_alphabetic);
    let unknown = |kind: char, of: &str| {
        Some(format!(
            "ValueError: Unknown format code '{kind}' for object of type '{of}'"
        ))
    };
    match (value, kind) {
        (Str(_), Some(kind)) if "bcdeEfFgGnoxX".contains(kind) => unknown(kind, "str"),
        (Str(_), None | Some('s')) if spec.trim_end_matches('s').ends_with(',') => {
            Some("ValueError: Cannot specify ',' with 's'.".to_owned())
        }
        (Int(_) | Bool(_), Some('s')) => unknown('s', value.kind()),
        (Int(_) | Bool(_), Some('d')) if spec.contains('.') => {
            Some("ValueError: Precision not allowed in integer format specifier".to_owned())
        }
        (Float(_), Some(kind)) if "bcdosxX".contains(kind) => unknown(kind, "float"),
        (PythonValue::None | List(_) | Tuple(_) | Dict(_) | Set { .. }, _) => Some(format!(
            "TypeError: unsupported format string passed to {}.__format__",
            value.kind()
        )),
        _ => None,
    }
}

/// A text that a format cuts (`.3`, `>8.3`), as an expression; `None` where it is only filled up.
fn cut_text(value: &str, spec: &str) -> Option<String> {
    let spec = spec.strip_suffix('s').unwrap_or(spec);
    let (filled, places) = spec
        .split_once('.')
        .filter(|(_, places)| are_digits(places))?;
    let cut = format!("{value}[:{places}]");
    Some(match filled {
        "" => cut,
        filled => format!("f'{{{cut}:{filled}}}'"),
    })
}

/// A number with an exponent where the format wants one (Python's library reference, "Format Specification Mini-Language").
fn scientific(value: &str, spec: &Spec) -> Option<String> {
    let number: f64 = value
        .parse()
        .ok()
        .filter(|number: &f64| number.is_finite())?;
    let places = match spec.digits.strip_prefix('.') {
        Some(places) => places.parse().ok()?,
        None if spec.digits.is_empty() => 6_usize,
        None => return None,
    };
    let with_exponent = |places: usize, trims: bool| {
        let text = format!("{number:.places$e}");
        let (digits, exponent) = text.split_once('e')?;
        let digits = match trims && digits.contains('.') {
            true => digits.trim_end_matches('0').trim_end_matches('.'),
            false => digits,
        };
        let exponent: i32 = exponent.parse().ok()?;
        let sign = if exponent < 0 { '-' } else { '+' };
        Some((format!("{digits}e{sign}{:02}", exponent.abs()), exponent))
    };
    let general = matches!(spec.kind, "g" | "G");
    let text = if general {
        let most = places.max(1);
        let (text, exponent) = with_exponent(most - 1, true)?;
        match usize::try_from(i32::try_from(most).ok()? - 1 - exponent) {
            Ok(places) if exponent >= -4 => {
                let text = format!("{number:.places$}");
                match text.contains('.') {
                    true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
                    false => text,
                }
            }
            _ => text,
        }
    } else {
        with_exponent(places, false)?.0
    };
    Some(match spec.kind {
        "E" | "G" => text.to_uppercase(),
        _ => text,
    })
}

/// An integer in a base of two, as an expression; its prefix is written where the format asks for it.
fn in_base(spec: &Spec, value: &str) -> Option<String> {
    let (minus, value) = match value.strip_prefix('-') {
        Some(value) => ("'-'+", value),
        None => ("", value),
    };
    if !are_digits(value) {
        return None;
    }
    let function = match spec.kind {
        "b" => "bin",
        "o" => "oct",
        _ => "hex",
    };
    let upper = if spec.kind == "X" { ".upper()" } else { "" };
    let bare = format!("{function}({value})[2:]{upper}");
    Some(match (spec.prefixed, spec.align) {
        (false, _) => format!("{minus}{bare}"),
        // Zeros are filled in behind the prefix.
        (true, '0') if spec.width > 2 => {
            let signs = usize::from(!minus.is_empty() || spec.sign.is_some());
            let width = (spec.width - 2).saturating_sub(signs);
            format!("{minus}'0{}'+({bare}).zfill({width})", spec.kind)
        }
        (true, _) if upper.is_empty() => format!("{minus}{function}({value})"),
        (true, _) => format!("{minus}'0X'+{bare}"),
    })
}

/// A format of a number, taken apart.
struct Spec<'t> {
    fill: char,
    /// `0`: zeros behind the sign.
    align: char,
    /// What stands before a number that is not negative.
    sign: Option<char>,
    /// Whether the format says anything of signs.
    signed: bool,
    /// Whether a number in another base says which.
    prefixed: bool,
    width: usize,
    /// The sign of thousands, and how many places there are.
    digits: &'t str,
    kind: &'t str,
}

impl<'t> Spec<'t> {
    fn of(spec: &'t str) -> Option<Spec<'t>> {
        let mut characters = spec.chars();
        let (first, second) = (characters.next()?, characters.next());
        let (fill, mut align, rest) = match (first, second) {
            (fill, Some(align @ ('<' | '>' | '^'))) => (fill, align, characters.as_str()),
            ('<' | '>' | '^', _) => (' ', first, &spec[1..]),
            _ => (' ', '>', spec),
        };
        let aligned = rest.len() < spec.len();
        let with_sign = rest;
        let (sign, rest) = match rest.chars().next() {
            Some(sign @ ('+' | ' ')) => (Some(sign), &rest[1..]),
            Some('-') => (None, &rest[1..]),
            _ => (None, rest),
        };
        let signed = sign.is_some() || with_sign.starts_with('-');
        let (prefixed, rest) = match rest.strip_prefix('#') {
            Some(rest) => (true, rest),
            None => (false, rest),
        };
        let mut rest = rest;
        let zeros = rest.strip_prefix('0').filter(|_| !aligned);
        if let Some(behind) = zeros.filter(|one| one.starts_with(|one: char| one.is_ascii_digit()))
        {
            (align, rest) = ('0', behind);
        }
        let end = rest
            .find(|one: char| !one.is_ascii_digit())
            .unwrap_or(rest.len());
        let width = if end == 0 {
            0
        } else {
            rest[..end].parse().ok()?
        };
        let rest = &rest[end..];
        let kind = rest.trim_start_matches(|one: char| one.is_ascii_digit() || ",._".contains(one));
        let digits = &rest[..rest.len() - kind.len()];
        let known = match kind {
            "x" | "X" | "b" | "o" => true,
            "" | "d" | "f" | "%" | "c" | "e" | "E" | "g" | "G" => !prefixed,
            _ => false,
        };
        let plain = !"'\\{}".contains(fill);
        (known && plain).then_some(Spec {
            fill,
            align,
            sign,
            signed,
            prefixed,
            width,
            digits,
            kind,
        })
    }
}

/// Whether there is nothing but digits.
fn are_digits(text: &str) -> bool {
    text.bytes().all(|one| one.is_ascii_digit())
}

/// A number times a hundred, as floats are multiplied: that is what `%` formats.
fn hundredfold(value: &str) -> Option<String> {
    let scaled = value.parse::<f64>().ok()? * 100.0;
    let shown = PythonValue::Float(scaled).to_string();
    (scaled.is_finite() && !shown.contains('e')).then_some(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_value_is_formatted_in_simpler_steps() {
        let check = |operation: &str, expected: Option<&str>| {
            assert_eq!(respelled(operation).as_deref(), expected, "{operation}");
        };
        check("f'{1.5:6.2f}'", Some("f'{1.5:.2f}'.rjust(6, ' ')"));
        check("f'{1.5:<6.2f}'", Some("f'{1.5:.2f}'.ljust(6, ' ')"));
        check("f'{1.5:*^8.1f}'", Some("f'{1.5:.1f}'.center(8, '*')"));
        check("f'{-1.5:06.1f}'", Some("f'{-1.5:.1f}'.zfill(6)"));
        check("f'{1234:>8,}'", Some("f'{1234:,}'.rjust(8, ' ')"));
        check("f'{255:x}'", Some("hex(255)[2:]"));
        check("f'{5:08b}'", Some("(bin(5)[2:]).zfill(8)"));
        check("f'{0.256:.1%}'", Some("f'{25.6:.1f}'+'%'"));
        check("f'{1:.0%}'", Some("f'{100.0:.0f}'+'%'"));
        check("f'{-0.005:.1%}'", Some("f'{-0.5:.1f}'+'%'"));
        check("f'{1.5:.2f}'", None);
        check("f'{7:3d}'", None);
        check("f'{True:3d}'", Some("f'{1:3d}'"));
        check("f'{x:6.2f}'", None);
        check("f'{'a':6}'", None);
        check("f'{1.5:9.2e}'", Some("('1.50e+00').rjust(9, ' ')"));
        check("f'{12345.678:.3e}'", Some("'1.235e+04'"));
        check("f'{0.000123:g}'", Some("'0.000123'"));
        check("f'{0.0000123:g}'", Some("'1.23e-05'"));
        check("f'{1234567.0:g}'", Some("'1.23457e+06'"));
        check("f'{100000:g}'", Some("'100000'"));
        check("f'{2.50:.3G}'", Some("'2.5'"));
        check("f'{1234567:_}'", Some("f'{1234567:,}'.replace(',', '_')"));
        check("f'{'abcd':.3}'", Some("'abcd'[:3]"));
        check("f'{'abcd':>8.3s}'", Some("f'{'abcd'[:3]:>8}'"));
        check("f'{-5:b}'", Some("'-'+bin(5)[2:]"));
        check("f'{7:#04x}'", Some("('0x'+(hex(7)[2:]).zfill(2)).zfill(4)"));
        check("f'{7:#x}'", Some("hex(7)"));
        check("f'{170:X}'", Some("hex(170)[2:].upper()"));
        check("f'{97:c}'", Some("chr(97)"));
        check("f'{5:+d}'", Some("'+'+str(5)"));
        check("f'{-5:+d}'", Some("str(-5)"));
        check("f'{1.5:+.2f}'", Some("'+'+f'{1.5:.2f}'"));
        check("f'{-1.5:+.2f}'", Some("f'{-1.5:.2f}'"));
        check("f'{1.5:-.2f}'", Some("f'{1.5:.2f}'"));
        check("f'{-1.5:+7.2f}'", Some("f'{-1.5:.2f}'.rjust(7, ' ')"));
        check("f'{1.5:+07.2f}'", Some("('+'+f'{1.5:.2f}').zfill(7)"));
        check("f'{1.5:#.2f}'", None);
    }
}
