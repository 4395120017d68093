//! What a text reads, by characters alone: names, the items and attributes behind them, sizes, and what it calls.
//!
//! LANGUAGE.md, "Names" and "Look-ups", is the definition; the recipe has the same rules (`paths.py`), for any text of
//! canonical spacing.

use std::borrow::Cow;

use super::characters::{closing, is_prefix, is_word, string_end, word_end};
use super::lookup::quoted;

/// What stands between the brackets of an item, or behind the dot of an attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Key<'t> {
    /// An attribute's name.
    Attribute(&'t str),
    /// The name of a local.
    Name(&'t str),
    /// The text of a value.
    Value(Cow<'t, str>),
}

/// A name with items and attributes behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Path<'t> {
    pub name: &'t str,
    pub keys: Vec<Key<'t>>,
}

/// A place where something is read that may be known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Read<'t> {
    /// What is known of it stands there.
    pub end: usize,
    pub path: Path<'t>,
    /// It is how many items the path's value has.
    pub size: bool,
}

/// What a text reads and calls.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Names<'t> {
    /// In the order of their ends; each once.
    pub read: Vec<Read<'t>>,
    /// Further names, inside the braces of f-strings.
    pub inside: Vec<&'t str>,
    /// The words before the opening brackets of calls, each once.
    pub called: Vec<&'t str>,
}

impl<'t> Names<'t> {
    /// What a text reads and calls. Not read are an attribute alone, what stands before a single `=`, and what is in a
    /// string; the names that a `for` statement sets are.
    pub fn of(text: &'t str) -> Names<'t> {
        let mut names = Names::default();
        for Word { first, end, string } in words(text) {
            match string {
                Some(last) if text[first..end].contains(['f', 'F']) => {
                    names.braced(text, end, last);
                }
                Some(_) => {}
                None => names.word(text, first, end),
            }
        }
        // By their ends; the key of a `get` before what is got, a value before its size.
        names
            .read
            .sort_by_key(|read| (read.end, read.path.keys.len(), read.size));
        let Names { read, inside, .. } = &mut names;
        inside.retain(|name| !read.iter().any(|known| known.path.name == *name));
        names
    }

    /// Takes the word at `first..at`, which is no prefix of a string.
    fn word(&mut self, text: &'t str, first: usize, at: usize) {
        let bytes = text.as_bytes();
        let name = &text[first..at];
        if bytes.get(at) == Some(&b'(') && !self.called.contains(&name) {
            self.called.push(name);
        }
        if (first > 0 && bytes[first - 1] == b'.') || is_set(bytes, at) {
            return;
        }
        let mut path = Path {
            name,
            keys: Vec::new(),
        };
        self.reads(at, &path, false);
        let mut end = at;
        for (after, key) in accessors(text, at) {
            end = after;
            path.keys.push(key);
            if !is_set(bytes, end) {
                self.reads(end, &path, false);
            }
        }
        if is_measured(bytes, first, end) {
            self.reads(end, &path, true);
        }
    }

    fn reads(&mut self, end: usize, path: &Path<'t>, size: bool) {
        if !self
            .read
            .iter()
            .any(|known| known.size == size && known.path == *path)
        {
            self.read.push(Read {
                end,
                path: path.clone(),
                size,
            });
        }
    }

    /// Adds the words within braces of `text[at..end]`, but attributes.
    fn braced(&mut self, text: &'t str, mut at: usize, end: usize) {
        let bytes = &text.as_bytes()[..end];
        let mut depth = 0_usize;
        while let Some(byte) = bytes.get(at) {
            if is_word(*byte) {
                let first = at;
                at = word_end(bytes, at);
                let word = &text[first..at];
                let attribute = first > 0 && bytes[first - 1] == b'.';
                if depth > 0 && !byte.is_ascii_digit() && !attribute && !self.inside.contains(&word)
                {
                    self.inside.push(word);
                }
                continue;
            }
            match byte {
                b'{' => depth += 1,
                b'}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            at += 1;
        }
    }
}

/// A word of a text, outside its strings, that is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Word {
    pub first: usize,
    pub end: usize,
    /// Where the string ends that it is the prefix of.
    pub string: Option<usize>,
}

/// The words of a text, in their order.
pub(super) fn words(text: &str) -> impl Iterator<Item = Word> + '_ {
    let bytes = text.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        while let Some(byte) = bytes.get(at) {
            if matches!(byte, b'"' | b'\'') {
                at = string_end(bytes, at);
            } else if is_word(*byte) {
                let first = at;
                let end = word_end(bytes, at);
                let quoted = matches!(bytes.get(end), Some(b'"' | b'\''));
                let string =
                    (quoted && is_prefix(&text[first..end])).then(|| string_end(bytes, end));
                at = string.unwrap_or(end);
                if !byte.is_ascii_digit() {
                    return Some(Word { first, end, string });
                }
            } else {
                at += 1;
            }
        }
        None
    })
}

/// The items and attributes behind the name that ends at `at`: where each ends, and its key.
pub(super) fn accessors(text: &str, at: usize) -> Vec<(usize, Key<'_>)> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut next = accessor(text, at);
    while let Some((end, key)) = next {
        found.push((end, key));
        // Behind the key of a `get` nothing is looked up.
        let got = bytes[end - 1] != b']' && matches!(bytes.get(end), Some(b',' | b')'));
        next = if got { None } else { accessor(text, end) };
    }
    found
}

fn accessor(text: &str, at: usize) -> Option<(usize, Key<'_>)> {
    let bytes = text.as_bytes();
    match bytes.get(at)? {
        b'[' => {
            let (end, key) = key(text, at + 1)?;
            (bytes.get(end) == Some(&b']')).then_some((end + 1, key))
        }
        b'.' => {
            let end = word_end(bytes, at + 1);
            let word = &text[at + 1..end];
            if word.is_empty() || bytes[at + 1].is_ascii_digit() {
                None
            } else if bytes.get(end) != Some(&b'(') {
                Some((end, Key::Attribute(word)))
            } else if word == "get" {
                key(text, end + 1).filter(|(end, _)| matches!(bytes.get(*end), Some(b',' | b')')))
            } else {
                None
            }
        }
        _ => None,
    }
}

/// The key that begins at `at` and where it ends; none if it is more than a name, a number or a string without escapes.
fn key(text: &str, at: usize) -> Option<(usize, Key<'_>)> {
    let bytes = text.as_bytes();
    let first = *bytes.get(at)?;
    if matches!(first, b'"' | b'\'') {
        let end = string_end(bytes, at);
        // Of a string that is not closed this is cut short, and the key refused: nothing is behind it.
        let inner = text.get(at + 1..end - 1)?;
        let plain = !inner.contains('\\') && !inner.is_empty() && inner.as_bytes()[0] != first;
        let key = Key::Value(Cow::Owned(quoted(inner)));
        return (plain && end < bytes.len()).then_some((end, key));
    }
    let signed = first == b'-';
    let start = at + usize::from(signed);
    let end = word_end(bytes, start);
    let word = &text[start..end];
    if word.is_empty() {
        None
    } else if word.bytes().all(|byte| byte.is_ascii_digit()) {
        Some((end, Key::Value(Cow::Borrowed(&text[at..end]))))
    } else if signed || bytes[start].is_ascii_digit() {
        None
    } else {
        Some((end, Key::Name(word)))
    }
}

/// Where the display ends whose bracket opens at `at`, if it reads no names; `None` otherwise.
pub(super) fn display_end(text: &str, at: usize) -> Option<usize> {
    let end = closing(text.as_bytes(), at)? + 1;
    let plain = Names::of(&text[at..end])
        .read
        .iter()
        .all(|read| matches!(read.path.name, "True" | "False" | "None"));
    plain.then_some(end)
}

/// Whether what ends at `at` stands before a single `=`.
pub(super) fn is_set(bytes: &[u8], at: usize) -> bool {
    bytes.get(at) == Some(&b'=') && bytes.get(at + 1) != Some(&b'=')
}

/// Whether the path from `first` to `end` is all that `len` is called with.
fn is_measured(bytes: &[u8], first: usize, end: usize) -> bool {
    let Some(rest) = bytes[..first].strip_suffix(b"len(") else {
        return false;
    };
    let whole = !matches!(rest.last(), Some(before) if *before == b'.' || is_word(*before));
    whole && bytes.get(end) == Some(&b')')
}

#[cfg(test)]
mod tests {
    use super::{Key, Names, Read};

    #[derive(serde::Deserialize)]
    struct Case {
        text: String,
        read: Vec<String>,
        inside: Vec<String>,
        called: Vec<String>,
    }

    fn shown(read: &Read) -> String {
        let size = if read.size { "len " } else { "" };
        let keys = read.path.keys.iter().map(|key| match key {
            Key::Attribute(name) => format!(".{name}"),
            Key::Name(name) => format!("[{name}]"),
            Key::Value(value) => format!("[{value}]"),
        });
        format!("{size}{}{}", read.path.name, keys.collect::<String>())
    }

    /// The recipe tests the same file.
    #[test]
    fn names_paths_and_calls_are_found_as_the_recipe_finds_them() {
        for line in include_str!("../../tests/golden/recall.jsonl").lines() {
            let case: Case = serde_json::from_str(line).unwrap();
            let names = Names::of(&case.text);
            let read: Vec<String> = names.read.iter().map(shown).collect();
            assert_eq!(read, case.read, "{line}");
            assert_eq!(names.inside, case.inside, "{line}");
            assert_eq!(names.called, case.called, "{line}");
        }
    }
}
