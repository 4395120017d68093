//! Substitution: an expression with the values of what it reads put in for the names, as far as these can be looked up.
//!
//! `start != xs[start]` becomes `3!=6`. Nothing is worked out: a name, an item, an attribute or a size gives way to the text
//! that stands for it in the state, which is what the recall tells of it (LANGUAGE.md, "Look-ups"). What a model has to say
//! to the question that is left is what the operators do, with the operands side by side. A float that is infinite stands as
//! `repr` writes it, `inf`. The recipe has the same rules
//! (`substitution.py`), and practises the same questions.

use std::borrow::Cow;

use super::characters::{closing, string_end, unquoted, word_end};
use super::lookup::{Found, size};
use super::paths::{Key, Path, accessors, display_end, is_set, words};
use super::recall::{Scopes, resolve};
use crate::program::{canonical_expression, clings};
use crate::state::State;

/// Code points of a value that is put in.
const LONGEST_VALUE: usize = 40;

/// Code points of an expression with its values.
const LONGEST: usize = 80;

/// Code points of one that has nothing but numbers then, which is worked out operation by operation.
const LONGEST_OF_NUMBERS: usize = 300;

/// Words of expressions that are left alone: they have names of their own, or ask which object a name is.
const OWN_NAMES: [&str; 3] = ["for", "lambda", "is"];

/// An expression of canonical spacing with the values that the top frame of a state has for it; as it is where it would get
/// too long.
pub fn substituted(expression: &str, at: &State) -> String {
    let text = put_in(expression, at).filter(|text| text.chars().count() <= LONGEST);
    text.unwrap_or_else(|| expression.to_owned())
}

/// The same where a longer one is left that is of numbers alone; the recipe does not practise these.
pub fn substituted_numbers(expression: &str, at: &State) -> Option<String> {
    let text = put_in(expression, at)?;
    let of_numbers =
        !text.contains(['\'', '"', '[', '{']) && text.chars().any(|one| one.is_ascii_digit());
    let fits = (LONGEST + 1..=LONGEST_OF_NUMBERS).contains(&text.chars().count());
    (fits && of_numbers).then_some(text)
}

fn put_in(expression: &str, at: &State) -> Option<String> {
    if names(expression).any(|(first, end)| OWN_NAMES.contains(&&expression[first..end])) {
        return None;
    }
    let scopes = Scopes::of(at.frames.len().checked_sub(1)?, at);
    let mut text = String::new();
    let mut done = 0;
    for (first, end) in names(expression) {
        if first < done {
            continue;
        }
        if let Some((last, value)) = read(expression, first, end, &scopes) {
            text.push_str(&expression[done..first]);
            text.push_str(&value);
            done = last;
        }
    }
    text.push_str(&expression[done..]);
    canonical_expression(&text).ok()
}

/// The value of a name, or of an item or attribute of one, that an expression is, as the top frame of a state has it.
pub fn held(expression: &str, at: &State) -> Option<String> {
    let scopes = Scopes::of(at.frames.len().checked_sub(1)?, at);
    let (first, _) = names(expression).next().filter(|(first, _)| *first == 0)?;
    let (end, path) = paths(expression, first).pop()?;
    if end != expression.len() {
        return None;
    }
    match resolve(&path, &scopes)? {
        Found::Value(value) => Some(value.into_owned()),
        Found::Missing => None,
    }
}

/// Where the words are that may be names: no prefixes of strings, and behind no dot.
fn names(text: &str) -> impl Iterator<Item = (usize, usize)> {
    let behind_dot = |first: usize| first > 0 && text.as_bytes()[first - 1] == b'.';
    words(text)
        .filter(move |word| word.string.is_none() && !behind_dot(word.first))
        .map(|word| (word.first, word.end))
}

/// Where what is read at the word `first..end` ends, and the value to put there; `None` where there is none.
fn read(text: &str, first: usize, end: usize, scopes: &Scopes) -> Option<(usize, String)> {
    let bytes = text.as_bytes();
    if &text[first..end] == "len" && bytes.get(end) == Some(&b'(') {
        let (after, path) = paths(text, end + 1).pop()?;
        let own = Path {
            name: "len",
            keys: Vec::new(),
        };
        if bytes.get(after) != Some(&b')') || resolve(&own, scopes).is_some() {
            return None;
        }
        let Found::Value(value) = resolve(&path, scopes)? else {
            return None;
        };
        return Some((after + 1, size(&value)?.to_string()));
    }
    let fitting = |(after, path): (usize, Path)| {
        let Found::Value(value) = resolve(&path, scopes)? else {
            return None;
        };
        let called = bytes.get(after) == Some(&b'(');
        let fits = !called && !is_set(bytes, after) && !clings(&value, &bytes[after..]);
        let fits = fits && is_literal(&value);
        fits.then(|| (after, value.into_owned()))
    };
    paths(text, first).into_iter().rev().find_map(fitting)
}

/// The paths that begin at `first`, each with its end: the name, and it with more and more items and attributes.
fn paths(text: &str, first: usize) -> Vec<(usize, Path<'_>)> {
    let end = word_end(text.as_bytes(), first);
    let mut path = Path {
        name: &text[first..end],
        keys: Vec::new(),
    };
    let mut found = vec![(end, path.clone())];
    for (after, key) in accessors(text, end) {
        if text.as_bytes()[after - 1] != b']' && !matches!(key, Key::Attribute(_)) {
            break; // the key of a `get`
        }
        path.keys.push(key);
        found.push((after, path.clone()));
    }
    found
}

/// Whether the text of a value is short, and plain.
pub fn is_literal(value: &str) -> bool {
    value.chars().count() <= LONGEST_VALUE && is_plain(value)
}

/// Whether the text of a value is whole, has no escapes and means the same as an expression.
pub fn is_plain(value: &str) -> bool {
    let value = &*finite(value);
    let bytes = value.as_bytes();
    // Three dots stand for what holds itself, and mean nothing in a text.
    let within_itself = || unquoted(bytes, 0).any(|(at, _)| bytes[at..].starts_with(b"..."));
    if value.contains(['\\', '"', '…']) || (value.contains("...") && within_itself()) {
        return false;
    }
    match bytes.first() {
        Some(b'\'') => bytes.len() > 1 && string_end(bytes, 0) == bytes.len(),
        Some(b'[' | b'(' | b'{') => {
            closing(bytes, 0) == Some(bytes.len() - 1) && display_end(value, 0).is_some()
        }
        _ if matches!(value, "True" | "False" | "None") => true,
        _ => {
            let number = value.strip_prefix('-').unwrap_or(value);
            let digits = |byte: u8| byte.is_ascii_digit() || b".e+-j".contains(&byte);
            number.starts_with(|first: char| first.is_ascii_digit()) && number.bytes().all(digits)
        }
    }
}

/// A text with a finite number of the same length in the place of each float that is infinite.
pub(super) fn finite(value: &str) -> Cow<'_, str> {
    if !value.contains("inf") {
        return value.into();
    }
    let mut text = value.to_owned();
    for (first, end) in names(value) {
        if &value[first..end] == "inf" {
            text.replace_range(first..end, "0.0");
        }
    }
    text.into()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{substituted, substituted_numbers};
    use crate::state::{Frame, State};

    #[derive(serde::Deserialize)]
    struct Case {
        expression: String,
        put_in: String,
    }

    #[derive(serde::Deserialize)]
    struct Given {
        locals: BTreeMap<String, Option<String>>,
    }

    /// The recipe tests the same file.
    #[test]
    fn values_are_put_in_as_the_recipe_puts_them_in() {
        let mut lines = include_str!("../../tests/golden/substitutions.jsonl").lines();
        let given: Given = serde_json::from_str(lines.next().unwrap()).unwrap();
        let mut frame = Frame::new("<module>", 1);
        frame.locals = Some(given.locals.into_iter().collect());
        let at = State {
            frames: vec![frame],
            ..State::start()
        };
        for line in lines {
            let case: Case = serde_json::from_str(line).unwrap();
            assert_eq!(substituted(&case.expression, &at), case.put_in, "{line}");
        }
    }

    #[test]
    fn numbers_are_put_in_where_they_make_an_expression_long() {
        let long = "0.12345678901234567";
        let frame = Frame::new("<module>", 1).knowing(&[("x", long), ("n", "2"), ("s", "'a'")]);
        let at = State {
            frames: vec![frame],
            ..State::start()
        };
        let sum = ["x"; 5].join("+");
        let numbers = [long; 5].join("+");
        assert_eq!(substituted(&sum, &at), sum);
        assert_eq!(substituted_numbers(&sum, &at), Some(numbers));
        assert_eq!(substituted_numbers("x+n", &at), None);
        assert_eq!(substituted_numbers(&format!("{sum}+len(s)+s"), &at), None);
        assert_eq!(substituted_numbers(&["x"; 20].join("+"), &at), None);
    }
}
