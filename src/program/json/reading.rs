//! What `json.loads` makes of a text, and what it says where the text is none (`Modules/_json.c` and `Lib/json/decoder.py` of CPython 3.11).

use crate::program::told::{Told, Untold, raises, wrong_type};
use crate::quiz::{PythonValue, put};

/// The longest text that is read, in characters.
const LONGEST: usize = 4_000;

/// How deep lists and objects are inside one another at most.
const DEEPEST: usize = 60;

/// What a call of `json.loads` comes to that is given a value.
pub(in crate::program) fn loads(value: &PythonValue) -> Told<PythonValue> {
    let text = match value {
        PythonValue::Str(text) => text,
        PythonValue::Bytes(_) | PythonValue::Object { .. } => return Err(Untold::Unknown),
        PythonValue::Name(_) | PythonValue::Opaque(_) => return Err(Untold::Unknown),
        other => {
            return wrong_type(&format!(
                "the JSON object must be str, bytes or bytearray, not {}",
                other.kind()
            ));
        }
    };
    let reader = Reader {
        text: text.chars().collect(),
    };
    if reader.text.len() > LONGEST {
        return Err(Untold::Unknown);
    }
    if reader.at(0) == Some('\u{feff}') {
        return reader.raises("Unexpected UTF-8 BOM (decode using utf-8-sig)", 0);
    }
    let (value, end) = reader.value(reader.behind_space(0), 0)?;
    let end = reader.behind_space(end);
    match end == reader.text.len() {
        true => Ok(value),
        false => reader.raises("Extra data", end),
    }
}

struct Reader {
    text: Vec<char>,
}

impl Reader {
    fn at(&self, place: usize) -> Option<char> {
        self.text.get(place).copied()
    }

    fn behind_space(&self, mut place: usize) -> usize {
        while matches!(self.at(place), Some(' ' | '\t' | '\n' | '\r')) {
            place += 1;
        }
        place
    }

    fn raises<T>(&self, message: &str, place: usize) -> Told<T> {
        let before = &self.text[..place.min(self.text.len())];
        let line = before.iter().filter(|one| **one == '\n').count() + 1;
        let begins = before.iter().rposition(|one| *one == '\n');
        let column = begins.map_or(place + 1, |begins| place - begins);
        raises(
            "JSONDecodeError",
            &format!("{message}: line {line} column {column} (char {place})"),
        )
    }

    /// The value that begins at a place, with where it ends.
    fn value(&self, place: usize, depth: usize) -> Told<(PythonValue, usize)> {
        if depth > DEEPEST {
            return Err(Untold::Unknown);
        }
        let words = [
            ("null", PythonValue::None),
            ("true", PythonValue::Bool(true)),
            ("false", PythonValue::Bool(false)),
            ("NaN", PythonValue::Float(f64::NAN)),
            ("Infinity", PythonValue::Float(f64::INFINITY)),
            ("-Infinity", PythonValue::Float(f64::NEG_INFINITY)),
        ];
        match self.at(place) {
            Some('"') => {
                let (text, end) = self.string(place + 1)?;
                Ok((PythonValue::Str(text), end))
            }
            Some('{') => self.object(place + 1, depth),
            Some('[') => self.list(place + 1, depth),
            _ => {
                for (word, value) in words {
                    let end = place + word.len();
                    let is = self.text.get(place..end);
                    if is.is_some_and(|is| is.iter().copied().eq(word.chars())) {
                        return Ok((value, end));
                    }
                }
                match self.number(place) {
                    Some(found) => Ok(found),
                    None => self.raises("Expecting value", place),
                }
            }
        }
    }

    fn list(&self, place: usize, depth: usize) -> Told<(PythonValue, usize)> {
        let mut items = Vec::new();
        let mut place = self.behind_space(place);
        if self.at(place) == Some(']') {
            return Ok((PythonValue::List(items), place + 1));
        }
        loop {
            let (item, end) = self.value(place, depth + 1)?;
            items.push(item);
            place = self.behind_space(end);
            match self.at(place) {
                Some(']') => return Ok((PythonValue::List(items), place + 1)),
                Some(',') => place = self.behind_space(place + 1),
                _ => return self.raises("Expecting ',' delimiter", place),
            }
        }
    }

    fn object(&self, place: usize, depth: usize) -> Told<(PythonValue, usize)> {
        let mut pairs = Vec::new();
        let mut place = self.behind_space(place);
        if self.at(place) == Some('}') {
            return Ok((PythonValue::Dict(pairs), place + 1));
        }
        loop {
            if self.at(place) != Some('"') {
                return self.raises("Expecting property name enclosed in double quotes", place);
            }
            let (key, end) = self.string(place + 1)?;
            place = self.behind_space(end);
            if self.at(place) != Some(':') {
                return self.raises("Expecting ':' delimiter", place);
            }
            let (value, end) = self.value(self.behind_space(place + 1), depth + 1)?;
            put(&mut pairs, PythonValue::Str(key), value);
            place = self.behind_space(end);
            match self.at(place) {
                Some('}') => return Ok((PythonValue::Dict(pairs), place + 1)),
                Some(',') => place = self.behind_space(place + 1),
                _ => return self.raises("Expecting ',' delimiter", place),
            }
        }
    }

    /// The text whose first character, behind the quote, is at a place.
    fn string(&self, begins: usize) -> Told<(String, usize)> {
        let mut text = String::new();
        let mut place = begins;
        let unterminated = || self.raises("Unterminated string starting at", begins - 1);
        loop {
            let Some(character) = self.at(place) else {
                return unterminated();
            };
            match character {
                '"' => return Ok((text, place + 1)),
                '\\' => {
                    let Some(escape) = self.at(place + 1) else {
                        return unterminated();
                    };
                    place += 2;
                    text.push(match escape {
                        '"' | '\\' | '/' => escape,
                        'b' => '\u{8}',
                        'f' => '\u{c}',
                        'n' => '\n',
                        'r' => '\r',
                        't' => '\t',
                        'u' => {
                            let (character, end) = self.unicode(place)?;
                            place = end;
                            character
                        }
                        _ => return self.raises("Invalid \\escape", place - 2),
                    });
                }
                character if character <= '\u{1f}' => {
                    return self.raises("Invalid control character at", place);
                }
                character => {
                    text.push(character);
                    place += 1;
                }
            }
        }
    }

    /// The character that `\uXXXX` stands for, whose digits begin at a place, or two of them together.
    fn unicode(&self, place: usize) -> Told<(char, usize)> {
        let unit = |place: usize| {
            let digits: String = self.text.get(place..place + 4)?.iter().collect();
            let hexadecimal = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
            // Something has to be behind it.
            let ends = place + 4 >= self.text.len();
            let unit = u16::from_str_radix(&digits, 16).ok();
            unit.filter(|_| hexadecimal && !ends)
        };
        let Some(first) = unit(place) else {
            return self.raises("Invalid \\uXXXX escape", place - 1);
        };
        if let Some(character) = char::from_u32(u32::from(first)) {
            return Ok((shown(character)?, place + 4));
        }
        if (self.at(place + 4), self.at(place + 5)) != (Some('\\'), Some('u')) {
            // Half of a character is none that can be shown.
            return Err(Untold::Unknown);
        }
        let Some(second) = unit(place + 6) else {
            return self.raises("Invalid \\uXXXX escape", place + 5);
        };
        match char::decode_utf16([first, second]).next() {
            Some(Ok(character)) => Ok((shown(character)?, place + 10)),
            _ => Err(Untold::Unknown),
        }
    }

    fn number(&self, begins: usize) -> Option<(PythonValue, usize)> {
        let digits = |mut place: usize| {
            while self.at(place).is_some_and(|one| one.is_ascii_digit()) {
                place += 1;
            }
            place
        };
        let mut place = begins + usize::from(self.at(begins) == Some('-'));
        let whole = match self.at(place)? {
            '0' => place + 1,
            '1'..='9' => digits(place),
            _ => return None,
        };
        place = whole;
        if self.at(place) == Some('.') && digits(place + 1) > place + 1 {
            place = digits(place + 1);
        }
        if matches!(self.at(place), Some('e' | 'E')) {
            let signed = matches!(self.at(place + 1), Some('+' | '-'));
            let first = place + 1 + usize::from(signed);
            if digits(first) > first {
                place = digits(first);
            }
        }
        let text: String = self.text[begins..place].iter().collect();
        let value = match place == whole {
            true if text == "-0" => PythonValue::Int("0".to_owned()),
            true => PythonValue::Int(text),
            false => PythonValue::Float(text.parse().ok()?),
        };
        Some((value, place))
    }
}

/// A character that `repr` shows as it is, or in one of the short ways.
fn shown(character: char) -> Told<char> {
    let as_it_is = character.is_ascii() || character.escape_debug().count() == 1;
    as_it_is.then_some(character).ok_or(Untold::Unknown)
}
