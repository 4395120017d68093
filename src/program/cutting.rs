//! Cutting and filling text: methods of strings that put together parts of what is there (`split`, `replace`, `strip`, `center`), as Python's
//! library reference has them.

use super::Program;
use super::classes::value;
use super::reduction::cut_by_place;
use super::rewriting::with_told;
use crate::quiz::PythonValue;
use crate::state::{MAX_WHOLE, State};

impl Program {
    /// An expression that cuts texts by arguments with names, with these by their places; `None` where it does not.
    pub fn with_cuts_by_place(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains("split(") {
            return None;
        }
        with_told(expression, |expr| {
            let call = expr.as_call_expr()?;
            let held = value(at, &call.func.as_attribute_expr()?.value)?;
            matches!(held, PythonValue::Str(_)).then(|| cut_by_place(call, expression))?
        })
    }
}

/// What a method of a string gives; `None` for methods that do something else, and for what is raised.
pub(super) fn cut(text: &str, name: &str, arguments: &[PythonValue]) -> Option<PythonValue> {
    use PythonValue::{Bool, Int, List, None as Nothing, Str, Tuple};
    let unusual = |one: char| one.is_ascii_control() && !one.is_ascii_whitespace();
    if text.contains(unusual) {
        return None;
    }
    let list = |parts: Vec<&str>| List(parts.into_iter().map(string).collect());
    let least = |least: &String| least.parse::<usize>().ok();
    let parts = |most: &String| Some(least(most)?.saturating_add(1));
    Some(match (name, arguments) {
        ("split" | "rsplit", []) => list(text.split_whitespace().collect()),
        ("split", [Nothing, Int(most)]) => list(words(text, least(most)?)),
        ("rsplit", [Nothing, Int(most)]) => list(last_words(text, least(most)?)),
        // Nothing in it is written otherwise in the other case.
        ("lower" | "casefold", []) if is_lower(text) => string(text),
        ("upper", [])
            if text.is_ascii() && !text.contains(|one: char| one.is_ascii_lowercase()) =>
        {
            string(text)
        }
        ("isascii", []) => Bool(text.is_ascii()),
        ("isidentifier", []) if text.is_ascii() => {
            let first = text.starts_with(|one: char| one.is_ascii_alphabetic() || one == '_');
            let rest = text
                .chars()
                .all(|one| one.is_ascii_alphanumeric() || one == '_');
            Bool(first && rest)
        }
        ("splitlines", []) if !text.contains(['\r', '\x0b', '\x0c']) => {
            list(text.lines().collect())
        }
        ("split" | "rsplit", [Str(mark)]) if !mark.is_empty() => list(text.split(mark).collect()),
        ("split", [Str(mark), Int(most)]) if !mark.is_empty() => {
            list(text.splitn(parts(most)?, mark).collect())
        }
        ("rsplit", [Str(mark), Int(most)]) if !mark.is_empty() => {
            let mut found: Vec<&str> = text.rsplitn(parts(most)?, mark).collect();
            found.reverse();
            list(found)
        }
        ("strip", []) => string(text.trim()),
        ("lstrip", []) => string(text.trim_start()),
        ("rstrip", []) => string(text.trim_end()),
        ("strip", [Str(set)]) => string(text.trim_matches(|one| set.contains(one))),
        ("lstrip", [Str(set)]) => string(text.trim_start_matches(|one| set.contains(one))),
        ("rstrip", [Str(set)]) => string(text.trim_end_matches(|one| set.contains(one))),
        ("removeprefix", [Str(part)]) => string(text.strip_prefix(part.as_str()).unwrap_or(text)),
        ("removesuffix", [Str(part)]) => string(text.strip_suffix(part.as_str()).unwrap_or(text)),
        ("replace", [Str(old), Str(new)]) if !old.is_empty() => Str(text.replace(old, new)),
        ("replace", [Str(old), Str(new), Int(most)]) if !old.is_empty() => {
            Str(text.replacen(old, new, least(most)?))
        }
        ("partition", [Str(mark)]) if !mark.is_empty() => Tuple(match text.split_once(mark) {
            Some((before, behind)) => vec![string(before), string(mark), string(behind)],
            None => vec![string(text), string(""), string("")],
        }),
        ("rpartition", [Str(mark)]) if !mark.is_empty() => Tuple(match text.rsplit_once(mark) {
            Some((before, behind)) => vec![string(before), string(mark), string(behind)],
            None => vec![string(""), string(""), string(text)],
        }),
        ("zfill", [Int(width)]) => Str(zero_filled(text, lacking(text, least(width)?))),
        ("center" | "ljust" | "rjust", [Int(width)]) => Str(filled(text, name, least(width)?, " ")),
        ("center" | "ljust" | "rjust", [Int(width), Str(fill)]) if fill.chars().count() == 1 => {
            Str(filled(text, name, least(width)?, fill))
        }
        _ => return None,
    })
}

fn is_lower(text: &str) -> bool {
    text.is_ascii() && !text.contains(|one: char| one.is_ascii_uppercase())
}

/// The first `most` words of a text, and what is left behind them.
fn words(text: &str, most: usize) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while found.len() < most
        && let Some((word, behind)) = rest.split_once(char::is_whitespace)
    {
        found.push(word);
        rest = behind.trim_start();
    }
    found.extend(Some(rest).filter(|rest| !rest.is_empty()));
    found
}

/// The last `most` words of a text, and what is left before them.
fn last_words(text: &str, most: usize) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text.trim_end();
    while found.len() < most
        && let Some((before, word)) = rest.rsplit_once(char::is_whitespace)
    {
        found.push(word);
        rest = before.trim_end();
    }
    found.extend(Some(rest).filter(|rest| !rest.is_empty()));
    found.reverse();
    found
}

/// A value as a format writes it that only says how it is filled up to a width (`>8`, `*<5`, `03d`; Python's library reference, "Format
/// Specification Mini-Language"); `None` for other formats and values.
pub fn filled_up(value: &PythonValue, format: &str) -> Option<String> {
    let (text, number) = match value {
        PythonValue::Str(text) => (text.clone(), false),
        PythonValue::Int(digits) => (digits.clone(), true),
        PythonValue::Float(float) if float.is_finite() => (value.to_string(), true),
        _ => return None,
    };
    let mut characters = format.chars();
    let (fill, align, rest) = match (characters.next()?, characters.next()) {
        (fill, Some(align @ ('<' | '>' | '^'))) => (fill, Some(align), characters.as_str()),
        (align @ ('<' | '>' | '^'), _) => (' ', Some(align), &format[1..]),
        _ => (' ', None, format),
    };
    let width = match value {
        PythonValue::Str(_) => rest.strip_suffix('s'),
        PythonValue::Int(_) => rest.strip_suffix('d'),
        _ => None,
    };
    let width = width.unwrap_or(rest);
    let (width, text) = match (value, width.strip_suffix(',')) {
        (PythonValue::Int(_), Some(width)) if !width.starts_with('0') => (width, grouped(&text)),
        _ => (width, text),
    };
    let zeros = width.starts_with('0');
    if zeros && (!number || align.is_some()) || !width.bytes().all(|one| one.is_ascii_digit()) {
        return None;
    }
    let width = if width.is_empty() {
        0
    } else {
        width.parse().ok()?
    };
    let lacking = lacking(&text, width);
    let fill = |count: usize| fill.to_string().repeat(count);
    if zeros {
        return Some(zero_filled(&text, lacking));
    }
    let left = match align.unwrap_or(if number { '>' } else { '<' }) {
        '<' => 0,
        '>' => lacking,
        _ => lacking / 2,
    };
    Some([fill(left), text, fill(lacking - left)].concat())
}

/// A whole number with a comma before every three digits.
fn grouped(number: &str) -> String {
    let (sign, digits) = number.split_at(usize::from(number.starts_with('-')));
    let first = digits.len() % 3;
    let mut groups: Vec<&str> = Some(&digits[..first])
        .filter(|one| !one.is_empty())
        .into_iter()
        .collect();
    let mut rest = &digits[first..];
    while !rest.is_empty() {
        let (group, behind) = rest.split_at(3);
        groups.push(group);
        rest = behind;
    }
    format!("{sign}{}", groups.join(","))
}

/// A text with so many zeros behind its sign.
fn zero_filled(text: &str, lacking: usize) -> String {
    let (sign, digits) = text.split_at(usize::from(text.starts_with(['+', '-'])));
    format!("{sign}{}{digits}", "0".repeat(lacking))
}

fn string(text: &str) -> PythonValue {
    PythonValue::Str(text.to_owned())
}

/// The characters that a text lacks of a width; of a width that no value is shown in, as many as make it too long.
fn lacking(text: &str, width: usize) -> usize {
    width
        .min(2 * MAX_WHOLE)
        .saturating_sub(text.chars().count())
}

/// A text with `fill` around it to a width. In the middle, of an odd number the left side gets more where the width is odd, too
/// (CPython, `Objects/unicodeobject.c`).
fn filled(text: &str, name: &str, width: usize, fill: &str) -> String {
    let lacking = lacking(text, width);
    let left = match name {
        "ljust" => 0,
        "rjust" => lacking,
        _ => lacking / 2 + (lacking & width & 1),
    };
    [&fill.repeat(left), text, &fill.repeat(lacking - left)].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn arguments_with_names_are_put_in_their_places() {
        let program = Program::parse("pass\n").unwrap();
        let locals = [("s", "'a b c'"), ("n", "1")];
        let at = state(Event::Line, &[("<module>", 1, &locals)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.with_cuts_by_place(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("s.split(maxsplit=n)[0]", Some("s.split(None, n)[0]"));
        check("s.rsplit(' ', maxsplit=1)", Some("s.rsplit(' ', 1)"));
        check("s.split(' ')", None);
        check("n.split(maxsplit=1)", None);
    }

    #[test]
    fn text_is_cut_and_filled_as_python_does() {
        let check = |text: &str, name: &str, arguments: &str, expected: Option<&str>| {
            let PythonValue::List(arguments) = PythonValue::read(arguments).unwrap() else {
                panic!("{arguments}");
            };
            let found = cut(text, name, &arguments).map(|value| value.to_string());
            assert_eq!(found.as_deref(), expected, "{text:?}.{name}");
        };
        check(" a  b ", "split", "[]", Some("['a', 'b']"));
        check("a,,b", "split", "[',']", Some("['a', '', 'b']"));
        check("go north", "lower", "[]", Some("'go north'"));
        check("Go north", "lower", "[]", None);
        check("", "split", "[',']", Some("['']"));
        check("a,b,c", "split", "[',', 1]", Some("['a', 'b,c']"));
        check("a,b,c", "rsplit", "[',', 1]", Some("['a,b', 'c']"));
        check("a", "split", "['']", None);
        check(" a  b c ", "split", "[None, 1]", Some("['a', 'b c ']"));
        check(" a  b c ", "rsplit", "[None, 1]", Some("[' a  b', 'c']"));
        check("", "split", "[None, 1]", Some("[]"));
        check("a1_", "isidentifier", "[]", Some("True"));
        check("1a", "isidentifier", "[]", Some("False"));
        check("", "isidentifier", "[]", Some("False"));
        check("é", "isascii", "[]", Some("False"));
        check("a\nb\n", "splitlines", "[]", Some("['a', 'b']"));
        check(" a ", "strip", "[]", Some("'a'"));
        check("xyax", "strip", "['yx']", Some("'a'"));
        check("xax", "lstrip", "['x']", Some("'ax'"));
        check("xax", "rstrip", "['x']", Some("'xa'"));
        check("aab", "removeprefix", "['a']", Some("'ab'"));
        check("aab", "removesuffix", "['x']", Some("'aab'"));
        check("banana", "replace", "['an', '']", Some("'ba'"));
        check("banana", "replace", "['a', 'o', 2]", Some("'bonona'"));
        check("ab", "replace", "['', '-']", None);
        check("a=b=c", "partition", "['=']", Some("('a', '=', 'b=c')"));
        check("a", "partition", "['=']", Some("('a', '', '')"));
        check("a=b=c", "rpartition", "['=']", Some("('a=b', '=', 'c')"));
        check("-7", "zfill", "[4]", Some("'-007'"));
        check("abc", "zfill", "[2]", Some("'abc'"));
        check("ab", "center", "[5]", Some("'  ab '"));
        check("abc", "center", "[6, '*']", Some("'*abc**'"));
        check("ab", "ljust", "[4, '.']", Some("'ab..'"));
        check("ab", "rjust", "[4]", Some("'  ab'"));
        check("ab", "rjust", "[4, 'xy']", None);
        // No more room is taken than a value can be shown in.
        let most = u64::MAX;
        check(
            "a,b",
            "split",
            &format!("[',', {most}]"),
            Some("['a', 'b']"),
        );
        let filled = |name: &str| {
            let width = PythonValue::Int(most.to_string());
            cut("7", name, &[width]).and_then(|value| value.size())
        };
        assert_eq!(
            ["zfill", "center", "ljust"].map(filled),
            [Some(2 * MAX_WHOLE); 3]
        );
        check("ab", "upper", "[]", None);
        check("a\u{1c}b", "split", "[]", None);
    }
}
