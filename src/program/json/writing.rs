//! What `json.dumps` makes of a value.

use std::fmt::Write;

use crate::program::calendar::said;
use crate::program::library::opened;
use crate::program::told::{Given, Told, Untold, whole, wrong_type};
use crate::quiz::PythonValue;

/// The parameters that only come by their names.
const OPTIONS: [&str; 5] = [
    "ensure_ascii",
    "indent",
    "separators",
    "sort_keys",
    "default",
];

/// The longest text that is written, in bytes.
const LONGEST: usize = 8_000;

/// How a value is written.
struct Writer<'k> {
    ascii: bool,
    /// What a line begins with, once for each level.
    indent: Option<String>,
    between: String,
    behind_key: String,
    sorted: bool,
    /// Whether what has no form in JSON is written as `str` says it.
    says: bool,
    /// The type of a value that has no form in JSON.
    kind: &'k dyn Fn(&PythonValue) -> Option<String>,
    text: String,
}

/// What a call of `json.dumps` comes to; `kind` has the type of an object that has no form in JSON, as far as that is known.
pub(in crate::program) fn dumps(
    given: &Given,
    kind: &dyn Fn(&PythonValue) -> Option<String>,
) -> Told<PythonValue> {
    let [value] = given.places.as_slice() else {
        return Err(Untold::Unknown);
    };
    let option = |name: &str| {
        let mut named = given.named.iter();
        named.find(|(own, _)| own == name).map(|(_, value)| value)
    };
    if given
        .named
        .iter()
        .any(|(name, _)| !OPTIONS.contains(&&**name))
    {
        return Err(Untold::Unknown);
    }
    let holds = |name: &str, default: bool| match option(name) {
        None => Ok(default),
        Some(value) => value.is_true().ok_or(Untold::Unknown),
    };
    let indent = match option("indent") {
        None | Some(PythonValue::None) => None,
        Some(PythonValue::Str(text)) => Some(text.clone()),
        Some(number) => {
            let count = whole(number).ok_or(Untold::Unknown)?.clamp(0, 40);
            Some(" ".repeat(usize::try_from(count).unwrap_or(0)))
        }
    };
    let (between, behind_key) = match option("separators") {
        None | Some(PythonValue::None) => {
            let between = if indent.is_some() { "," } else { ", " };
            (between.to_owned(), ": ".to_owned())
        }
        Some(PythonValue::Tuple(items) | PythonValue::List(items)) => match items.as_slice() {
            [PythonValue::Str(between), PythonValue::Str(behind)] => {
                (between.clone(), behind.clone())
            }
            _ => return Err(Untold::Unknown),
        },
        Some(_) => return Err(Untold::Unknown),
    };
    let says = match option("default") {
        None | Some(PythonValue::None) => false,
        Some(PythonValue::Name(name)) if name == "str" => true,
        Some(_) => return Err(Untold::Unknown),
    };
    let mut writer = Writer {
        ascii: holds("ensure_ascii", true)?,
        indent,
        between,
        behind_key,
        sorted: holds("sort_keys", false)?,
        says,
        kind,
        text: String::new(),
    };
    writer.value(value, 0)?;
    Ok(PythonValue::Str(writer.text))
}

impl Writer<'_> {
    fn value(&mut self, value: &PythonValue, level: usize) -> Told<()> {
        if self.text.len() > LONGEST {
            return Err(Untold::Unknown);
        }
        match value {
            PythonValue::Str(text) => self.quoted(text),
            PythonValue::List(items) | PythonValue::Tuple(items) => {
                self.items(['[', ']'], items.len(), level, |writer, index| {
                    writer.value(&items[index], level + 1)
                })?;
            }
            PythonValue::Dict(pairs) => self.pairs(pairs, level)?,
            // A `ChainMap` is none of the dictionaries that it looks into.
            PythonValue::Object { name, .. } if name != "ChainMap" => match opened(value.clone()) {
                PythonValue::Dict(pairs) => self.pairs(&pairs, level)?,
                _ => self.other(value)?,
            },
            value => match scalar(value) {
                Some(text) => self.text.push_str(&text),
                None => self.other(value)?,
            },
        }
        Ok(())
    }

    /// What has no form in JSON.
    fn other(&mut self, value: &PythonValue) -> Told<()> {
        if self.says {
            let text = said(value).ok_or(Untold::Unknown)?;
            self.quoted(&text);
            return Ok(());
        }
        let kind = match value {
            PythonValue::Set { .. } | PythonValue::Bytes(_) | PythonValue::Complex(..) => {
                Some(value.kind().to_owned())
            }
            value => (self.kind)(value),
        };
        match kind {
            Some(kind) => wrong_type(&format!("Object of type {kind} is not JSON serializable")),
            None => Err(Untold::Unknown),
        }
    }

    fn pairs(&mut self, pairs: &[(PythonValue, PythonValue)], level: usize) -> Told<()> {
        let mut order: Vec<usize> = (0..pairs.len()).collect();
        if self.sorted {
            let texts = pairs
                .iter()
                .all(|(key, _)| matches!(key, PythonValue::Str(_)));
            let numbers: Option<Vec<i64>> = pairs.iter().map(|(key, _)| whole(key)).collect();
            match numbers {
                Some(numbers) => order.sort_by_key(|index| numbers[*index]),
                None if texts => order.sort_by_key(|index| match &pairs[*index].0 {
                    PythonValue::Str(text) => text.clone(),
                    _ => String::new(),
                }),
                None => return Err(Untold::Unknown),
            }
        }
        self.items(['{', '}'], pairs.len(), level, |writer, index| {
            let (key, value) = &pairs[order[index]];
            match key {
                PythonValue::Str(text) => writer.quoted(text),
                key => match scalar(key) {
                    Some(text) => writer.quoted(&text),
                    None => return strange_key(key, writer.kind),
                },
            }
            let behind = writer.behind_key.clone();
            writer.text.push_str(&behind);
            writer.value(value, level + 1)
        })
    }

    /// Items between brackets, each in a line of its own where lines are indented.
    fn items(
        &mut self,
        [open, close]: [char; 2],
        count: usize,
        level: usize,
        mut write: impl FnMut(&mut Self, usize) -> Told<()>,
    ) -> Told<()> {
        self.text.push(open);
        for index in 0..count {
            if index > 0 {
                let between = self.between.clone();
                self.text.push_str(&between);
            }
            self.line(level + 1);
            write(self, index)?;
        }
        if count > 0 {
            self.line(level);
        }
        self.text.push(close);
        Ok(())
    }

    fn line(&mut self, level: usize) {
        if let Some(indent) = &self.indent {
            let begins = indent.repeat(level);
            self.text.push('\n');
            self.text.push_str(&begins);
        }
    }

    fn quoted(&mut self, text: &str) {
        self.text.push('"');
        for character in text.chars() {
            let short = match character {
                '"' => "\\\"",
                '\\' => "\\\\",
                '\n' => "\\n",
                '\r' => "\\r",
                '\t' => "\\t",
                '\u{8}' => "\\b",
                '\u{c}' => "\\f",
                _ => "",
            };
            let plain = match self.ascii {
                true => (' '..='~').contains(&character),
                false => character >= ' ',
            };
            if !short.is_empty() {
                self.text.push_str(short);
            } else if plain {
                self.text.push(character);
            } else {
                for unit in character.encode_utf16(&mut [0; 2]) {
                    let _ = write!(self.text, "\\u{unit:04x}");
                }
            }
        }
        self.text.push('"');
    }
}

/// What raises because it is no key.
fn strange_key(key: &PythonValue, kind: &dyn Fn(&PythonValue) -> Option<String>) -> Told<()> {
    let name = match key {
        PythonValue::Tuple(_) | PythonValue::Set { .. } | PythonValue::Bytes(_) => {
            Some(key.kind().to_owned())
        }
        key => kind(key),
    };
    match name {
        Some(name) => wrong_type(&format!(
            "keys must be str, int, float, bool or None, not {name}"
        )),
        None => Err(Untold::Unknown),
    }
}

/// A number, a truth value or `None` in JSON.
fn scalar(value: &PythonValue) -> Option<String> {
    Some(match value {
        PythonValue::None => "null".to_owned(),
        PythonValue::Bool(true) => "true".to_owned(),
        PythonValue::Bool(false) => "false".to_owned(),
        PythonValue::Int(digits) => digits.clone(),
        PythonValue::Float(float) if float.is_nan() => "NaN".to_owned(),
        PythonValue::Float(float) if *float == f64::INFINITY => "Infinity".to_owned(),
        PythonValue::Float(float) if *float == f64::NEG_INFINITY => "-Infinity".to_owned(),
        PythonValue::Float(_) => value.to_string(),
        _ => return None,
    })
}
