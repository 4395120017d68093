//! What a `for` loop takes next, where its header says so by itself: the item at the loop's count, or the end.
//!
//! LANGUAGE.md, "Look-ups", is the definition; the recipe has the same rules (`iteration.py`).

use std::borrow::Cow;

use super::characters::{string_end, word_end};
use super::lookup::{Container, Found, Items};
use super::paths::{Path, accessors, display_end};

/// What a dictionary is iterated over by.
const VIEWS: [&str; 3] = [".items()", ".keys()", ".values()"];

/// What is iterated over, as far as it is known.
struct Sequence {
    items: Vec<String>,
    whole: bool,
}

impl Sequence {
    /// The item at an index; missing behind the last one, `None` where that is not known.
    fn at(&self, index: usize) -> Option<Found<'static>> {
        match self.items.get(index) {
            Some(item) => Some(Found::Value(Cow::Owned(item.clone()))),
            None => self.whole.then_some(Found::Missing),
        }
    }
}

/// What the loop with the header `text` takes after `count` items; missing if it ends, `None` if that is not known.
/// `value` tells the text of the value at a path.
pub(super) fn upcoming<'t>(
    text: &'t str,
    count: usize,
    value: &impl Fn(&Path<'t>) -> Option<String>,
) -> Option<Found<'static>> {
    if !text.starts_with("for ") && !text.starts_with("async for ") {
        return None;
    }
    let bytes = text.as_bytes();
    let at = text.find(" in ")? + 4;
    let end = word_end(bytes, at);
    let word = &text[at..end];
    if !matches!(word, "enumerate" | "reversed" | "zip") || bytes.get(end) != Some(&b'(') {
        let (end, found) = iterated(text, at, value)?;
        return (bytes.get(end) == Some(&b':'))
            .then(|| found.at(count))
            .flatten();
    }
    let mut parts = Vec::new();
    let mut at = end + 1;
    let end = loop {
        let (end, found) = iterated(text, at, value)?;
        parts.push(found);
        if !text[end..].starts_with(", ") {
            break end;
        }
        at = end + 2;
    };
    if !text[end..].starts_with("):") {
        return None;
    }
    match (word, parts.as_mut_slice()) {
        ("zip", parts) => zipped(parts, count),
        ("reversed", [part]) => {
            part.items.reverse();
            part.whole.then(|| part.at(count)).flatten()
        }
        ("enumerate", [part]) => Some(match part.at(count)? {
            Found::Value(item) => Found::Value(format!("({count}, {item})").into()),
            Found::Missing => Found::Missing,
        }),
        _ => None,
    }
}

fn zipped(parts: &[Sequence], count: usize) -> Option<Found<'static>> {
    let taken: Vec<Option<Found>> = parts.iter().map(|part| part.at(count)).collect();
    if taken.contains(&Some(Found::Missing)) {
        return Some(Found::Missing);
    }
    let mut items = Vec::new();
    for found in taken {
        if let Found::Value(item) = found? {
            items.push(item);
        }
    }
    let comma = if items.len() == 1 { "," } else { "" };
    Some(Found::Value(
        format!("({}{comma})", items.join(", ")).into(),
    ))
}

/// What begins at `at`, a path or a display without names, and where it ends.
fn iterated<'t>(
    text: &'t str,
    at: usize,
    value: &impl Fn(&Path<'t>) -> Option<String>,
) -> Option<(usize, Sequence)> {
    let bytes = text.as_bytes();
    match bytes.get(at)? {
        b'"' | b'\'' => {
            let end = string_end(bytes, at);
            Some((end, sequence(&text[at..end], "")?))
        }
        b'[' | b'(' => {
            let end = display_end(text, at)?;
            Some((end, sequence(&text[at..end], "")?))
        }
        _ => {
            let mut end = word_end(bytes, at);
            let name = &text[at..end];
            let mut keys = Vec::new();
            for (after, key) in accessors(text, end) {
                end = after;
                keys.push(key);
            }
            let view = VIEWS.into_iter().find(|view| text[end..].starts_with(view));
            let view = view.unwrap_or_default();
            if name.is_empty() {
                return None;
            }
            let now = value(&Path { name, keys })?;
            Some((end + view.len(), sequence(&now, view)?))
        }
    }
}

/// The items of a value in the order in which a loop takes them.
fn sequence(text: &str, view: &str) -> Option<Sequence> {
    let found = Items::of(text).filter(|found| found.ordered)?;
    let whole = found.whole;
    let items = match (found.container, found.keys) {
        (Container::Braced, Some(keys)) => match view {
            ".values()" => found.items.into_iter().map(Cow::into_owned).collect(),
            ".items()" => {
                let pairs = keys.iter().zip(&found.items);
                pairs
                    .map(|(key, value)| format!("({key}, {value})"))
                    .collect()
            }
            _ => keys.into_iter().map(str::to_owned).collect(),
        },
        _ if view.is_empty() => found.items.into_iter().map(Cow::into_owned).collect(),
        _ => return None,
    };
    Some(Sequence { items, whole })
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::super::lookup::Found;
    use super::super::recall::{Scopes, resolve};
    use super::upcoming;

    #[derive(serde::Deserialize)]
    struct Case {
        header: String,
        count: usize,
        next: Option<String>,
    }

    /// The recipe tests the same file.
    #[test]
    fn what_a_loop_takes_next_is_looked_up_as_the_recipe_does() {
        let mut lines = include_str!("../../tests/golden/iterations.jsonl").lines();
        let mut told: HashMap<String, HashMap<String, String>> =
            serde_json::from_str(lines.next().unwrap()).unwrap();
        let locals = told.remove("locals").unwrap();
        let locals = locals.into_iter().map(|(name, value)| (name, Some(value)));
        let locals = locals.collect();
        let scopes = Scopes::of_locals(&locals);
        for line in lines {
            let case: Case = serde_json::from_str(line).unwrap();
            let value = |path: &_| match resolve(path, &scopes)? {
                Found::Value(value) => Some(value.into_owned()),
                Found::Missing => None,
            };
            let found = upcoming(&case.header, case.count, &value).map(|found| match found {
                Found::Value(value) => value.into_owned(),
                Found::Missing => "<missing>".to_owned(),
            });
            assert_eq!(found, case.next, "{line}");
        }
    }
}
