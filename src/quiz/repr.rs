//! Values written as `repr` writes them.

use std::fmt::{self, Display, Write};

use super::PythonValue;

/// As `repr` writes it.
impl Display for PythonValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PythonValue::None => f.write_str("None"),
            PythonValue::Ellipsis => f.write_str("..."),
            PythonValue::Bool(true) => f.write_str("True"),
            PythonValue::Bool(false) => f.write_str("False"),
            PythonValue::Int(digits) => f.write_str(digits),
            PythonValue::Float(float) => f.write_str(&float_repr(*float)),
            PythonValue::Complex(real, imaginary) => {
                let part = |float: f64| {
                    let text = float_repr(float);
                    text.strip_suffix(".0").unwrap_or(&text).to_owned()
                };
                if *real == 0.0 && real.is_sign_positive() {
                    return write!(f, "{}j", part(*imaginary));
                }
                let sign = if imaginary.is_sign_negative() {
                    ""
                } else {
                    "+"
                };
                write!(f, "({}{sign}{}j)", part(*real), part(*imaginary))
            }
            PythonValue::Str(text) => f.write_str(&quoted(text)),
            PythonValue::Bytes(bytes) => {
                let text: String = bytes.iter().map(|byte| char::from(*byte)).collect();
                let quoted =
                    quoted(&text)
                        .chars()
                        .try_fold(String::new(), |mut out, character| match character as u32 {
                            code @ 0x7f..=0xff => write!(out, "\\x{code:02x}").map(|()| out),
                            _ => {
                                out.push(character);
                                Ok(out)
                            }
                        })?;
                write!(f, "b{quoted}")
            }
            PythonValue::List(items) => between(f, "[", items, "]"),
            PythonValue::Tuple(items) if items.len() == 1 => between(f, "(", items, ",)"),
            PythonValue::Tuple(items) => between(f, "(", items, ")"),
            PythonValue::Set { items, frozen } => match (items.is_empty(), frozen) {
                (true, true) => f.write_str("frozenset()"),
                (true, false) => f.write_str("set()"),
                (false, true) => between(f, "frozenset({", items, "})"),
                (false, false) => between(f, "{", items, "}"),
            },
            PythonValue::Dict(pairs) => {
                let pairs = pairs.iter().map(|(key, value)| format!("{key}: {value}"));
                write!(f, "{{{}}}", pairs.collect::<Vec<_>>().join(", "))
            }
            PythonValue::Object { name, parts } => {
                let part = |(name, value): &(Option<String>, PythonValue)| match name {
                    Some(name) => format!("{name}={value}"),
                    None => value.to_string(),
                };
                write!(
                    f,
                    "{name}({})",
                    parts.iter().map(part).collect::<Vec<_>>().join(", ")
                )
            }
            PythonValue::Name(name) => f.write_str(name),
            PythonValue::Opaque(text) => f.write_str(text),
        }
    }
}

fn between(
    f: &mut fmt::Formatter<'_>,
    open: &str,
    items: &[PythonValue],
    close: &str,
) -> fmt::Result {
    let items: Vec<String> = items.iter().map(PythonValue::to_string).collect();
    write!(f, "{open}{}{close}", items.join(", "))
}

/// A float as `repr` writes it. Rust and Python agree on the digits and on where an exponent begins, and write it otherwise.
pub(super) fn float_repr(float: f64) -> String {
    if float.is_nan() {
        return "nan".to_owned();
    }
    let text = format!("{float:?}");
    match text.split_once('e') {
        None => text,
        Some((digits, exponent)) => {
            let (sign, exponent) = exponent
                .strip_prefix('-')
                .map_or(('+', exponent), |exponent| ('-', exponent));
            format!("{digits}e{sign}{exponent:0>2}")
        }
    }
}

/// Text as `repr` writes it: in double quotes if there are single ones in it and no double ones.
fn quoted(text: &str) -> String {
    let quote = if text.contains('\'') && !text.contains('"') {
        '"'
    } else {
        '\''
    };
    let mut out = String::from(quote);
    for character in text.chars() {
        match character {
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            '\\' => out.push_str("\\\\"),
            _ if character == quote => {
                out.push('\\');
                out.push(character);
            }
            _ if character.is_ascii_control() => {
                let _ = write!(out, "\\x{:02x}", character as u32);
            }
            _ => out.push(character),
        }
    }
    out.push(quote);
    out
}
