//! Dates and times read from text: what `isoformat` writes, and by a format (`Lib/_strptime.py` of CPython 3.11, which makes a regular
//! expression of it; here each directive offers what it may take, the longest first).

use super::days;
use super::values::{Date, Dated, Time};
use super::written::{DAYS, MONTHS};
use crate::program::told::{Told, Untold, wrong_value};
use crate::quiz::PythonValue;

/// The longest text and the longest format that are gone through, in characters.
const LONGEST: usize = 200;

fn quoted(text: &str) -> PythonValue {
    PythonValue::Str(text.to_owned())
}

fn invalid<T>(text: &str) -> Told<T> {
    wrong_value(&format!("Invalid isoformat string: {}", quoted(text)))
}

/// The number that all of a text's digits are.
fn digits(text: &str) -> Option<i64> {
    let all = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| all)
}

/// A date as `isoformat` writes it, or without its dashes.
pub(super) fn scanned_date(text: &str) -> Told<Date> {
    // Weeks are another matter.
    if text.contains('W') && matches!(text.len(), 7 | 8 | 10) {
        return Err(Untold::Unknown);
    }
    let parts = match text.len() {
        10 if text.get(4..5) == Some("-") && text.get(7..8) == Some("-") => [0..4, 5..7, 8..10],
        8 => [0..4, 4..6, 6..8],
        _ => return invalid(text),
    };
    let number = |part: std::ops::Range<usize>| text.get(part).and_then(digits);
    let [year, month, day] = parts.map(number);
    match (year, month, day) {
        (Some(year), Some(month), Some(day)) => Date::new(year, month, day),
        _ => invalid(text),
    }
}

/// A time as `isoformat` writes it.
pub(super) fn scanned_time(text: &str) -> Told<Time> {
    let bare = text.strip_prefix('T').unwrap_or(text);
    match time_parts(bare)? {
        Some(parts) => Time::new(parts),
        None => invalid(text),
    }
}

/// A date and a time with one character between them, or a date alone.
pub(super) fn scanned_stamp(text: &str) -> Told<Dated> {
    if text.contains('W') {
        return Err(Untold::Unknown);
    }
    let whole = |text: &str| digits(text).is_some();
    let end = match text.get(..8).is_some_and(whole) {
        true => 8,
        false => 10,
    };
    let Some(first) = text.get(..end) else {
        return invalid(text);
    };
    let date = match scanned_date(first) {
        // It is all of the text that Python names.
        Err(Untold::Raises(message)) if message.contains("isoformat") => return invalid(text),
        other => other,
    };
    let rest = &text[end..];
    let Some(between) = rest.chars().next() else {
        return Ok(Dated::Stamp(date?, Time::default()));
    };
    match time_parts(&rest[between.len_utf8()..])? {
        Some(parts) => Ok(Dated::Stamp(date?, Time::new(parts)?)),
        None => invalid(text),
    }
}

/// Hour, minute, second and microsecond of a text; `None` where it has no such form.
fn time_parts(text: &str) -> Told<Option<[i64; 4]>> {
    // A zone is behind it.
    if text.contains(['Z', '+', '-']) {
        return Err(Untold::Unknown);
    }
    let (clock, fraction) = match text.find(['.', ',']) {
        Some(place) => (&text[..place], Some(&text[place + 1..])),
        None => (text, None),
    };
    let mut parts = [0; 4];
    let fields: Vec<&str> = match clock.contains(':') {
        true => clock.split(':').collect(),
        false => {
            let pair = |index: usize| clock.get(2 * index..2 * index + 2);
            let pairs: Option<Vec<&str>> = (0..clock.len().div_ceil(2)).map(pair).collect();
            match pairs {
                Some(pairs) => pairs,
                None => return Ok(None),
            }
        }
    };
    if fields.is_empty() || fields.len() > 3 || (fraction.is_some() && fields.len() < 3) {
        return Ok(None);
    }
    for (slot, field) in parts.iter_mut().zip(&fields) {
        match digits(field).filter(|_| field.len() == 2) {
            Some(number) => *slot = number,
            None => return Ok(None),
        }
    }
    if let Some(fraction) = fraction {
        let millionths: String = fraction.chars().take(6).collect();
        let whole = fraction.bytes().all(|byte| byte.is_ascii_digit());
        match digits(&format!("{millionths:0<6}")) {
            Some(number) if whole && !fraction.is_empty() => parts[3] = number,
            _ => return Ok(None),
        }
    }
    Ok(Some(parts))
}

/// A part of a format.
#[derive(Clone, Debug)]
enum Part {
    /// This character, in upper or lower case.
    Exactly(char),
    /// White space.
    Space,
    /// What a directive stands for.
    Directive(char),
}

/// What `strptime` makes of a text by a format.
pub(super) fn parsed(text: &str, format: &str) -> Told<Dated> {
    let parts = parts_of(format)?;
    let all: Vec<char> = text.chars().collect();
    if all.len() > LONGEST || parts.len() > LONGEST {
        return Err(Untold::Unknown);
    }
    // What else counts as a digit, a letter of the same case or space is another matter.
    if !text.is_ascii() && parts.iter().any(|part| !matches!(part, Part::Exactly(_))) {
        let odd = |one: char| one.is_numeric() || one.is_whitespace();
        if text.chars().any(|one| !one.is_ascii() && odd(one)) {
            return Err(Untold::Unknown);
        }
    }
    let mut scan = Scan {
        text: &all,
        parts: &parts,
        failed: vec![false; (all.len() + 1) * (parts.len() + 1)],
        found: Vec::new(),
    };
    let Some(end) = scan.go_on(0, 0) else {
        return wrong_value(&format!(
            "time data {} does not match format {}",
            quoted(text),
            quoted(format)
        ));
    };
    if end < all.len() {
        let rest: String = all[end..].iter().collect();
        return wrong_value(&format!("unconverted data remains: {rest}"));
    }
    meant(&scan.found)
}

/// The parts of a format.
fn parts_of(format: &str) -> Told<Vec<Part>> {
    let mut parts: Vec<Part> = Vec::new();
    let mut rest = format.chars();
    while let Some(character) = rest.next() {
        if character.is_whitespace() {
            if !matches!(parts.last(), Some(Part::Space)) {
                parts.push(Part::Space);
            }
            continue;
        }
        if character != '%' {
            parts.push(Part::Exactly(character));
            continue;
        }
        let long = match rest.next() {
            None => {
                return wrong_value(&format!("stray % in format {}", quoted(format)));
            }
            Some('%') => {
                parts.push(Part::Exactly('%'));
                continue;
            }
            Some('x') => "%m/%d/%y",
            Some('X') => "%H:%M:%S",
            Some('c') => "%a %b %d %H:%M:%S %Y",
            Some(directive) if "aAbBdfHIjmMpSyY".contains(directive) => {
                let again = |part: &Part| matches!(part, Part::Directive(one) if *one == directive);
                // One that stands there twice is an error of another kind.
                if parts.iter().any(again) {
                    return Err(Untold::Unknown);
                }
                parts.push(Part::Directive(directive));
                continue;
            }
            Some(directive) if "GUuVwWzZ".contains(directive) || !directive.is_alphabetic() => {
                return Err(Untold::Unknown);
            }
            Some(directive) => {
                return wrong_value(&format!(
                    "'{directive}' is a bad directive in format {}",
                    quoted(format)
                ));
            }
        };
        parts.extend(parts_of(long)?);
    }
    Ok(parts)
}

/// A text on the way through the parts of a format.
struct Scan<'t> {
    text: &'t [char],
    parts: &'t [Part],
    /// By part and place: from there it does not go on.
    failed: Vec<bool>,
    /// What the directives have taken.
    found: Vec<(char, String)>,
}

impl Scan<'_> {
    /// Where the text ends that the parts from this one on take at a place.
    fn go_on(&mut self, part: usize, place: usize) -> Option<usize> {
        let Some(now) = self.parts.get(part) else {
            return Some(place);
        };
        let index = part * (self.text.len() + 1) + place;
        if self.failed[index] {
            return None;
        }
        let now = now.clone();
        for length in lengths(&now, &self.text[place..]) {
            if let Part::Directive(directive) = &now {
                let taken = self.text[place..place + length].iter().collect();
                self.found.push((*directive, taken));
            }
            if let Some(end) = self.go_on(part + 1, place + length) {
                return Some(end);
            }
            if let Part::Directive(_) = &now {
                self.found.pop();
            }
        }
        self.failed[index] = true;
        None
    }
}

/// How many characters a part may take of what a text goes on with, in the order in which they are tried.
fn lengths(part: &Part, rest: &[char]) -> Vec<usize> {
    let two = |first: &dyn Fn(char, char) -> bool| match rest {
        [one, other, ..] => one.is_ascii_digit() && other.is_ascii_digit() && first(*one, *other),
        _ => false,
    };
    let one = |least: char| rest.first().is_some_and(|one| (least..='9').contains(one));
    let numbers = |both: bool, least: char| {
        let all = [(both, 2), (one(least), 1)];
        all.into_iter()
            .filter(|(fits, _)| *fits)
            .map(|(_, n)| n)
            .collect()
    };
    let digits = |most: usize| {
        rest.iter()
            .take(most)
            .take_while(|one| one.is_ascii_digit())
            .count()
    };
    match part {
        Part::Exactly(character) => {
            let same = |one: &char| one.to_lowercase().eq(character.to_lowercase());
            rest.first()
                .filter(|one| same(one))
                .map(|_| 1)
                .into_iter()
                .collect()
        }
        Part::Space => {
            let count = rest.iter().take_while(|one| one.is_whitespace()).count();
            (1..=count).rev().collect()
        }
        Part::Directive(directive) => match directive {
            'd' => {
                let both = two(&|a, b| match a {
                    '0' => b > '0',
                    '1' | '2' => true,
                    '3' => b <= '1',
                    _ => false,
                });
                let mut found: Vec<usize> = numbers(both, '1');
                if let [' ', '1'..='9', ..] = rest {
                    found.push(2);
                }
                found
            }
            'H' => numbers(two(&|a, b| a < '2' || (a == '2' && b <= '3')), '0'),
            'I' | 'm' => numbers(
                two(&|a, b| (a == '0' && b > '0') || (a == '1' && b <= '2')),
                '1',
            ),
            'M' => numbers(two(&|a, _| a <= '5'), '0'),
            'S' => numbers(two(&|a, b| a <= '5' || (a == '6' && b <= '1')), '0'),
            'f' => (1..=digits(6)).rev().collect(),
            'y' => (digits(2) == 2).then_some(2).into_iter().collect(),
            'Y' => (digits(4) == 4).then_some(4).into_iter().collect(),
            'j' => {
                let number = |length: usize| {
                    let text: String = rest[..length].iter().collect();
                    text.parse().unwrap_or(0)
                };
                let fits = |length: &usize| (1..=366).contains(&number(*length));
                (1..=digits(3)).rev().filter(fits).collect()
            }
            'a' => named(rest, &DAYS, true),
            'A' => named(rest, &DAYS, false),
            'b' => named(rest, &MONTHS, true),
            'B' => named(rest, &MONTHS, false),
            'p' => named(rest, &["AM", "PM"], false),
            _ => Vec::new(),
        },
    }
}

/// How long the name is that a text goes on with, in upper or lower case.
fn named(rest: &[char], names: &[&str], short: bool) -> Vec<usize> {
    let fits = |name: &&str| {
        let length = if short { 3 } else { name.len() };
        let said = rest.get(..length)?;
        let mut pairs = said.iter().zip(name.chars());
        let same = pairs.all(|(one, other)| one.eq_ignore_ascii_case(&other));
        same.then_some(length)
    };
    names.iter().filter_map(fits).collect()
}

/// The date and the time that directives have taken.
fn meant(found: &[(char, String)]) -> Told<Dated> {
    let text = |directive: char| {
        let taken = found.iter().find(|(one, _)| *one == directive);
        taken.map(|(_, text)| text.as_str())
    };
    let number = |directive: char, default: i64| {
        let text = text(directive).map(str::trim);
        text.and_then(digits).unwrap_or(default)
    };
    let month_named = |directive: char| {
        let name = text(directive)?.get(..3)?;
        let mut names = (1..).zip(MONTHS);
        let is = |(_, month): &(i64, &str)| {
            month
                .get(..3)
                .is_some_and(|own| own.eq_ignore_ascii_case(name))
        };
        names.find(is).map(|(number, _)| number)
    };
    let year = match number('y', -1) {
        short @ 0..=68 => 2000 + short,
        short @ 69.. => 1900 + short,
        _ => 1900,
    };
    let year = number('Y', year);
    let month = month_named('b').or_else(|| month_named('B'));
    let month = month.unwrap_or_else(|| number('m', 1));
    let mut date = Date::new(year, month, number('d', 1));
    if let Some(day) = text('j').and_then(digits) {
        let ordinal = days::ordinal(year, 1, 1) + day - 1;
        date = Date::of_ordinal(ordinal)
            .filter(|_| year > 0)
            .ok_or(Untold::Unknown);
    }
    let hour = match (text('I').and_then(digits), text('p')) {
        (Some(hour), Some(half)) => {
            hour % 12
                + if half.eq_ignore_ascii_case("pm") {
                    12
                } else {
                    0
                }
        }
        (Some(12), None) => 0,
        (Some(hour), None) => hour,
        (None, _) => 0,
    };
    // Whichever of both stands behind the other one counts.
    if text('I').is_some() && text('H').is_some() {
        return Err(Untold::Unknown);
    }
    let fraction = text('f').and_then(|text| digits(&format!("{text:0<6}")));
    let time = [
        number('H', hour),
        number('M', 0),
        number('S', 0),
        fraction.unwrap_or(0),
    ];
    Ok(Dated::Stamp(date?, Time::new(time)?))
}
