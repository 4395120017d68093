//! What goes through a whole text: the parts that are found, those between them, and others in their places.

use fancy_regex::{Captures, Regex};

use super::LONGEST;
use super::asked::Asked;
use crate::quiz::PythonValue;

/// The most matches for which a function is called.
const MOST_CALLED: usize = 12;

/// A part of what comes in the place of a match.
#[derive(Debug, PartialEq)]
enum Part {
    /// This text.
    Text(String),
    /// What a group has.
    Group(usize),
}

impl Asked<'_> {
    /// What the matches have: of several groups all of them, of one group that one.
    pub(super) fn all_texts(&self) -> Option<PythonValue> {
        let groups = self.regex.captures_len() - 1;
        let text = |captures: &Captures, group| {
            let part = self.part(captures, group).unwrap_or_default();
            PythonValue::Str(part.to_owned())
        };
        let of_one = |captures: &Captures| match groups {
            0 | 1 => text(captures, groups),
            _ => PythonValue::Tuple((1..=groups).map(|group| text(captures, group)).collect()),
        };
        let found = self.all()?;
        Some(PythonValue::List(found.iter().map(of_one).collect()))
    }

    /// What stands between the matches, and what their groups have.
    pub(super) fn split(&self) -> Option<PythonValue> {
        let text = |part: &str| PythonValue::Str(part.to_owned());
        let (mut parts, mut at) = (Vec::new(), 0);
        for captures in self.all()? {
            let whole = captures.get(0)?;
            parts.push(text(self.subject.get(at..whole.start())?));
            for group in 1..self.regex.captures_len() {
                let part = self.part(&captures, group);
                parts.push(part.map_or(PythonValue::None, text));
            }
            at = whole.end();
        }
        parts.push(text(self.subject.get(at..)?));
        Some(PythonValue::List(parts))
    }

    /// The bytes between which what is found stands; `None` where there is nothing between some, or where a text comes in their places.
    pub(super) fn between(&self) -> Option<Vec<(usize, usize)>> {
        let told = self.replacement.is_some();
        let found = self
            .all()
            .filter(|found| !told && found.len() <= MOST_CALLED)?;
        let span = |captures: &Captures| {
            let whole = captures.get(0)?;
            Some((whole.start(), whole.end())).filter(|(start, end)| start < end)
        };
        found.iter().map(span).collect()
    }

    /// The text with something else in the places of the matches, and how many these were.
    pub(super) fn replaced(&self) -> Option<(String, usize)> {
        let parts = parts(self.replacement.as_ref()?, &self.regex)?;
        let (mut out, mut at) = (String::new(), 0);
        let found = self.all()?;
        for captures in &found {
            let whole = captures.get(0)?;
            out.push_str(self.subject.get(at..whole.start())?);
            for part in &parts {
                match part {
                    Part::Text(text) => out.push_str(text),
                    Part::Group(group) => {
                        out.push_str(self.part(captures, *group).unwrap_or_default());
                    }
                }
                // Groups could stand there again and again.
                if out.len() > 2 * LONGEST {
                    return None;
                }
            }
            at = whole.end();
        }
        out.push_str(self.subject.get(at..)?);
        Some((out, found.len()))
    }
}

/// What a text says that comes in the place of matches.
fn parts(text: &str, regex: &Regex) -> Option<Vec<Part>> {
    let (mut parts, mut plain) = (Vec::new(), String::new());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        plain.push_str(before);
        let escaped = after.chars().next()?;
        let (group, length) = match escaped {
            'g' => group_by_name(after, regex)?,
            '0'..='9' => group_by_number(after)?,
            _ => {
                rest = after.get(escaped.len_utf8()..)?;
                match escaped {
                    'n' => plain.push('\n'),
                    't' => plain.push('\t'),
                    'r' => plain.push('\r'),
                    '\\' => plain.push('\\'),
                    letter if letter.is_ascii_alphabetic() => return None,
                    other => plain.extend(['\\', other]),
                }
                continue;
            }
        };
        parts.push(Part::Text(std::mem::take(&mut plain)));
        parts.push(Part::Group(
            Some(group).filter(|group| *group < regex.captures_len())?,
        ));
        rest = after.get(length..)?;
    }
    plain.push_str(rest);
    parts.push(Part::Text(plain));
    Some(parts)
}

/// The group of `g<name>` or `g<1>`, and how long that is.
fn group_by_name(text: &str, regex: &Regex) -> Option<(usize, usize)> {
    let (name, _) = text.strip_prefix("g<")?.split_once('>')?;
    let is_number = !name.is_empty() && name.bytes().all(|one| one.is_ascii_digit());
    let group = match is_number {
        true => name.parse().ok()?,
        false => regex.capture_names().position(|one| one == Some(name))?,
    };
    Some((group, name.len() + 3))
}

/// The group of one or two digits, and how many these are; three are a character in base 8, as are those after a zero.
fn group_by_number(text: &str) -> Option<(usize, usize)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let is_code = text.starts_with('0')
        || digits > 2 && text.bytes().take(3).all(|one| (b'0'..b'8').contains(&one));
    let length = digits.min(2);
    let group = text.get(..length)?.parse().ok()?;
    (!is_code).then_some((group, length))
}
