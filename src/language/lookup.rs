//! Looking into the text of a value: its items, how many they are, the item at an index or key, an attribute.
//!
//! This is reading, not evaluating: what stands in a value's text is found there, and what does not is not known.
//! LANGUAGE.md, "Look-ups", is the definition; the recipe has the same rules (`lookup.py`).

use std::borrow::Cow;

use super::characters::{closing, string_end, unquoted, word_end};

/// Types of the standard library that are written as a call on what they hold.
const OPENED: [&str; 3] = ["deque", "Counter", "defaultdict"];

/// What a look-up finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found<'t> {
    /// The text of a value.
    Value(Cow<'t, str>),
    /// There certainly is no such item.
    Missing,
}

impl Found<'_> {
    /// The same, apart from the text that it was found in.
    pub fn into_owned(self) -> Found<'static> {
        match self {
            Found::Value(value) => Found::Value(value.into_owned().into()),
            Found::Missing => Found::Missing,
        }
    }
}

/// What kind of value holds items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Container {
    /// A list or a tuple.
    Sequence,
    /// A dictionary or a set.
    Braced,
    /// A string, whose characters are its items.
    Text,
    /// An object, whose attributes are its items.
    Object,
}

/// What a container holds, in the order of its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Items<'t> {
    pub container: Container,
    pub items: Vec<Cow<'t, str>>,
    /// Whether these are all: the text is not cut.
    pub whole: bool,
    /// Of a dictionary, whose items are then its values; of an object, the attributes.
    pub keys: Option<Vec<&'t str>>,
    /// Whether a loop takes the items in this order.
    pub ordered: bool,
}

impl<'t> Items<'t> {
    /// The items of the value that `text` is, as far as they stand there; `None` where it has none.
    pub fn of(text: &'t str) -> Option<Items<'t>> {
        let bytes = text.as_bytes();
        match bytes.first()? {
            b'\'' | b'"' => characters(text),
            b'[' | b'(' | b'{' => match closing(bytes, 0) {
                None => text
                    .ends_with('…')
                    .then(|| Items::inside(bytes[0], &text[1..], false)),
                Some(end) if end + 1 == bytes.len() => {
                    let inner = &text[1..end];
                    let found = Items::inside(bytes[0], inner, true);
                    // Without a comma it is what stands in the brackets: no state shows that, but expressions have it.
                    let has_comma = inner.trim_end().ends_with(',');
                    match bytes[0] != b'(' || has_comma || found.items.len() != 1 {
                        true => Some(found),
                        false => Items::of(inner.trim()),
                    }
                }
                Some(_) => None,
            },
            first => {
                let end = word_end(bytes, 0);
                let called = end > 0 && !first.is_ascii_digit() && bytes.get(end) == Some(&b'(');
                called.then(|| Items::of_call(text, end)).flatten()
            }
        }
    }

    /// Of an object that is written as a call, with its bracket at `end`: its attributes, or what its one container holds.
    fn of_call(text: &'t str, end: usize) -> Option<Items<'t>> {
        let last = closing(text.as_bytes(), end);
        if last.is_some_and(|last| last + 1 != text.len()) {
            return None;
        }
        let whole = last.is_some();
        let parts = split(&text[end + 1..last.unwrap_or(text.len())], whole);
        let word = &text[..end];
        // A class of the program may have such a name, too.
        let own = word == "Counter" && parts.first().is_some_and(|part| !part.starts_with('{'));
        if OPENED.contains(&word) && !own {
            let held = parts
                .into_iter()
                .find(|part| part.starts_with(['[', '{']))?;
            let found = if whole { Items::of(held)? } else { return None };
            return Some(Items {
                ordered: word != "Counter",
                ..found
            });
        }
        if text == "set()" {
            return Some(Items {
                container: Container::Braced,
                items: Vec::new(),
                whole: true,
                keys: None,
                ordered: false,
            });
        }
        let (mut names, mut values) = (Vec::new(), Vec::new());
        for part in parts {
            let at = word_end(part.as_bytes(), 0);
            if at == 0 || part.as_bytes().get(at) != Some(&b'=') {
                return None;
            }
            names.push(&part[..at]);
            values.push(Cow::Borrowed(&part[at + 1..]));
        }
        (!names.is_empty()).then_some(Items {
            container: Container::Object,
            items: values,
            whole,
            keys: Some(names),
            ordered: false,
        })
    }

    fn inside(bracket: u8, inner: &'t str, whole: bool) -> Items<'t> {
        let parts = split(inner, whole);
        if bracket != b'{' {
            return Items {
                container: Container::Sequence,
                items: parts.into_iter().map(Cow::Borrowed).collect(),
                whole,
                keys: None,
                ordered: true,
            };
        }
        let pairs: Option<Vec<(&str, &str)>> = parts
            .iter()
            .map(|part| key_end(part).map(|at| (&part[..at], &part[at + 2..])))
            .collect();
        match pairs {
            Some(pairs) if whole || !pairs.is_empty() => {
                let (keys, values): (Vec<_>, Vec<_>) = pairs.into_iter().unzip();
                Items {
                    container: Container::Braced,
                    items: values.into_iter().map(Cow::Borrowed).collect(),
                    whole,
                    keys: Some(keys),
                    ordered: true,
                }
            }
            _ => Items {
                container: Container::Braced,
                items: parts.into_iter().map(Cow::Borrowed).collect(),
                whole,
                keys: None,
                ordered: false,
            },
        }
    }
}

/// The characters of a string that has no escapes, each as a value.
fn characters(text: &str) -> Option<Items<'_>> {
    let bytes = text.as_bytes();
    if text.contains('\\') || string_end(bytes, 0) != bytes.len() {
        return None;
    }
    let whole = bytes.len() > 1 && bytes.last() == bytes.first();
    if !whole && !text.ends_with('…') {
        return None;
    }
    let last = text.char_indices().next_back().map_or(0, |(at, _)| at);
    let mut buffer = [0; 4];
    Some(Items {
        container: Container::Text,
        items: text[1..last]
            .chars()
            .map(|c| Cow::Owned(quoted(c.encode_utf8(&mut buffer))))
            .collect(),
        whole,
        keys: None,
        ordered: true,
    })
}

/// A string's text as `repr` writes it, if it needs no escapes.
pub(super) fn quoted(characters: &str) -> String {
    if characters.contains('\'') && !characters.contains('"') {
        format!("\"{characters}\"")
    } else {
        format!("'{characters}'")
    }
}

/// Where, outside of all brackets and strings, a byte for which `is` holds stands in a text.
pub(super) fn outside(text: &str, from: usize, is: impl Fn(usize) -> bool) -> Option<usize> {
    let mut found = unquoted(text.as_bytes(), from).filter(|(_, depth)| *depth == 0);
    found.find_map(|(at, _)| is(at).then_some(at))
}

/// The parts between the commas outside all brackets and strings; without the last one where the text was cut in it.
fn split(inner: &str, whole: bool) -> Vec<&str> {
    let bytes = inner.as_bytes();
    let mut parts = Vec::new();
    let mut first = 0;
    while let Some(at) = outside(inner, first, |at| bytes[at] == b',') {
        parts.push(&inner[first..at]);
        first = at + 1 + usize::from(bytes.get(at + 1) == Some(&b' '));
    }
    if whole && first < bytes.len() {
        parts.push(&inner[first..]);
    }
    parts
}

/// Where the key of a dictionary's item ends. A member of an enumeration has a colon of its own (`<Color.RED: 1>: 4`).
fn key_end(part: &str) -> Option<usize> {
    let angle = part.starts_with('<');
    let end = if angle { ">: " } else { ": " };
    let found = outside(part, 0, |at| {
        part.as_bytes()[at..].starts_with(end.as_bytes())
    });
    found.map(|at| at + usize::from(angle))
}

/// What `text[key]` is for the value that `key` is the text of (types that are written as a call may make up what they lack).
pub(super) fn item<'t>(text: &'t str, key: &str) -> Option<Found<'t>> {
    let Items {
        container,
        mut items,
        whole,
        keys,
        ..
    } = Items::of(text)?;
    let absent = || {
        let plain = text.starts_with(['[', '(', '{', '\'', '"']);
        (whole && plain).then_some(Found::Missing)
    };
    let index = match container {
        Container::Object => return None,
        Container::Braced => match keys?.iter().position(|known| *known == key) {
            Some(index) => index,
            None => return absent(),
        },
        Container::Sequence | Container::Text => {
            let index = integer(key)?;
            if index < 0 && !whole {
                return None;
            }
            match place(index, items.len()) {
                Some(place) => place,
                None => return absent(),
            }
        }
    };
    Some(Found::Value(items.swap_remove(index)))
}

/// The value of an attribute of an object that is written with its attributes.
pub(super) fn attribute<'t>(text: &'t str, name: &str) -> Option<Cow<'t, str>> {
    let mut found = Items::of(text).filter(|found| found.container == Container::Object)?;
    let index = found.keys?.iter().position(|known| *known == name)?;
    Some(found.items.swap_remove(index))
}

/// How many items a value has.
pub(super) fn size(text: &str) -> Option<usize> {
    let found = Items::of(text)?;
    (found.whole && found.container != Container::Object).then_some(found.items.len())
}

/// Where the item of an index stands among `count` of them; a negative one counts from their end.
pub(super) fn place(index: i64, count: usize) -> Option<usize> {
    let from = if index < 0 { count as i64 } else { 0 };
    let place = usize::try_from(from + index).ok()?;
    (place < count).then_some(place)
}

/// A number of at most nine digits, with a sign or without.
pub(super) fn integer(text: &str) -> Option<i64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = (1..=9).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{Found, Items, attribute, item, size};

    #[derive(serde::Deserialize)]
    struct Case {
        value: String,
        items: Option<Vec<String>>,
        keys: Option<Vec<String>>,
        whole: bool,
        ordered: bool,
        size: Option<usize>,
        item: BTreeMap<String, Option<String>>,
        attribute: BTreeMap<String, Option<String>>,
    }

    /// The recipe tests the same file.
    #[test]
    fn values_are_looked_into_as_the_recipe_does() {
        for line in include_str!("../../tests/golden/lookups.jsonl").lines() {
            let case: Case = serde_json::from_str(line).unwrap();
            let found = Items::of(&case.value);
            assert_eq!(
                found.as_ref().map(|found| found.items.clone()),
                case.items
                    .map(|items| items.into_iter().map(Into::into).collect()),
                "{line}"
            );
            if let Some(found) = found {
                let keys = found
                    .keys
                    .map(|keys| keys.iter().map(ToString::to_string).collect());
                assert_eq!(
                    (found.whole, found.ordered, keys),
                    (case.whole, case.ordered, case.keys),
                    "{line}"
                );
            }
            assert_eq!(size(&case.value), case.size, "{line}");
            for (key, expected) in case.item {
                let found = item(&case.value, &key).map(|found| match found {
                    Found::Value(value) => value.into_owned(),
                    Found::Missing => "<missing>".to_owned(),
                });
                assert_eq!(found, expected, "[{key}] of {line}");
            }
            for (name, expected) in case.attribute {
                let found = attribute(&case.value, &name).map(std::borrow::Cow::into_owned);
                assert_eq!(found, expected, ".{name} of {line}");
            }
        }
    }
}
