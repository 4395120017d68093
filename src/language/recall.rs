//! The recall of a forward action: the line that runs next, with the present values of its names beside them.
//!
//! A small model finds a line by its number and a value by its name only part of the time. Both look-ups are certain, so
//! they are made for it: what it has to predict is what the line does with the values. LANGUAGE.md, "Recall", is the
//! definition; any text has a recall, since a state or an expression can come from anywhere.

use super::follow::ways;
use super::{Control, Tokenizer};
use crate::action::Action;
use crate::program::{MODULE, Program};
use crate::state::{AliasName, Event, State};

/// Tokens of a line with its values. A longer line is not recalled, and a value that would go over is left out.
const MOST: usize = 192;

/// Pending results that are recalled, the last ones.
const MOST_PENDING: usize = 8;

/// Other names of an object that are told.
const MOST_TWINS: usize = 3;

/// How lines begin that only bind a name: what they say is of no use to the step that runs them.
const DEFINING: [&str; 5] = ["def ", "async def ", "class ", "import ", "from "];

const PREFIXES: [&str; 8] = ["r", "b", "u", "f", "br", "rb", "fr", "rf"];

/// What follows an action taken at `state`; nothing where no line goes on.
pub(super) fn recall(
    tokenizer: &Tokenizer,
    program: &Program,
    state: &State,
    action: &Action,
) -> Vec<u32> {
    let mut ids = Vec::new();
    if action.is_inverse() {
        return ids;
    }
    let below = match state.event {
        Event::Line => 0,
        Event::Return => 1,
        _ => return ids,
    };
    let Some(at) = state.frames.len().checked_sub(1 + below) else {
        return ids;
    };
    let frame = &state.frames[at];
    let lines = program.lines();
    let Some(index) = lines.iter().position(|line| line.number == frame.line) else {
        return ids;
    };
    ids.push(tokenizer.control(Control::At));
    let text = &lines[index].text;
    if !DEFINING.iter().any(|start| text.starts_with(start))
        && tokenizer.encode_text(text).len() <= MOST
    {
        ids.extend(annotated(tokenizer, text, at, state));
    }
    let loops = frame.loops.as_ref();
    if let Some(Some(count)) = loops.and_then(|loops| loops.get(&frame.line)) {
        ids.push(tokenizer.control(Control::Loop));
        ids.push(tokenizer.line(frame.line));
        ids.extend(tokenizer.encode_text(&count.to_string()));
    }
    let pending = frame.pending.as_deref().unwrap_or_default();
    let last = pending.len().saturating_sub(MOST_PENDING);
    for result in pending[last..].iter().flatten() {
        ids.push(tokenizer.control(Control::Pend));
        ids.extend(tokenizer.encode_text(result));
    }
    if let (Event::Return, Some(value)) = (state.event, &state.value) {
        ids.push(tokenizer.control(Control::Value));
        ids.extend(tokenizer.encode_text(value));
    }
    ids.extend(
        ways(lines, index)
            .into_iter()
            .map(|line| tokenizer.line(line)),
    );
    ids
}

/// A text with the values that its names have for frame `at` of `state`, as far as they are known.
pub(super) fn annotated(tokenizer: &Tokenizer, text: &str, at: usize, state: &State) -> Vec<u32> {
    let names = Names::of(text);
    let has = |index: usize, name: &str| {
        let locals = state
            .frames
            .get(index)
            .and_then(|frame| frame.locals.as_ref());
        locals.is_some_and(|locals| locals.contains_key(name))
    };
    let globals = state
        .frames
        .first()
        .is_some_and(|outer| outer.function == MODULE);
    let mut room = MOST.saturating_sub(tokenizer.encode_text(text).len());
    // What is told of a name; nothing where its value is not known or would, with `more` tokens, go over the limit.
    let mut value = |name: &str, more: usize| -> Option<Vec<u32>> {
        let index = if has(at, name) || !globals { at } else { 0 };
        let now = state.frames.get(index)?.known(name)?;
        let mut found = Vec::new();
        if now.is_empty() {
            return None;
        }
        if index != at {
            found.push(tokenizer.depth(1));
        }
        found.extend(tokenizer.encode_text(now));
        for twin in twins(state, index, name) {
            found.push(tokenizer.control(Control::Same));
            found.push(tokenizer.depth(twin.frame + 1));
            found.extend(tokenizer.encode_text(&twin.name));
        }
        room = room.checked_sub(found.len() + more)?;
        Some(found)
    };
    let mut ids = Vec::new();
    let mut done = 0;
    for (end, name) in &names.read {
        if let Some(now) = value(name, 2) {
            ids.extend(tokenizer.encode_text(&text[done..*end]));
            ids.push(tokenizer.control(Control::Now));
            ids.extend(now);
            ids.push(tokenizer.control(Control::So));
            done = *end;
        }
    }
    ids.extend(tokenizer.encode_text(&text[done..]));
    for name in &names.inside {
        let spelled = tokenizer.encode_text(name);
        if let Some(now) = value(name, spelled.len() + 2) {
            ids.push(tokenizer.control(Control::Set));
            ids.extend(spelled);
            ids.push(tokenizer.control(Control::Is));
            ids.extend(now);
        }
    }
    ids
}

/// The other names of the object that a local is, the first [`MOST_TWINS`] by frame and name.
fn twins<'s>(state: &'s State, frame: usize, name: &str) -> Vec<&'s AliasName> {
    let is = |one: &AliasName| one.frame == frame && one.name == name;
    let mut groups = state.aliases.iter().flatten();
    let Some(group) = groups.find(|group| group.iter().any(is)) else {
        return Vec::new();
    };
    let mut others: Vec<&AliasName> = group.iter().filter(|one| !is(one)).collect();
    others.sort();
    others.truncate(MOST_TWINS);
    others
}

/// The names in a text whose values may be wanted.
#[derive(Debug, Default, PartialEq, Eq)]
struct Names<'t> {
    /// Where a name ends that is read, and the name; each once.
    read: Vec<(usize, &'t str)>,
    /// Further names, inside the braces of f-strings.
    inside: Vec<&'t str>,
}

impl<'t> Names<'t> {
    /// The names in a text of canonical spacing, by characters alone. Not read are an attribute, what stands before a
    /// single `=`, what a `for` statement sets, and what is in a string.
    fn of(text: &'t str) -> Names<'t> {
        let bytes = text.as_bytes();
        let mut names = Names::default();
        let mut at = 0;
        if text.starts_with("for ") || text.starts_with("async for ") {
            at = text.find(" in ").unwrap_or(0);
        }
        while let Some(byte) = bytes.get(at) {
            if matches!(byte, b'"' | b'\'') {
                at = string_end(bytes, at);
            } else if is_word(*byte) {
                let first = at;
                at = word_end(bytes, at);
                let word = &text[first..at];
                let prefix = word.to_ascii_lowercase();
                if matches!(bytes.get(at), Some(b'"' | b'\''))
                    && PREFIXES.contains(&prefix.as_str())
                {
                    let end = string_end(bytes, at);
                    if prefix.contains('f') {
                        names.braced(text, at, end);
                    }
                    at = end;
                } else if is_name(bytes, first)
                    && !is_set(bytes, at)
                    && !names.read.iter().any(|(_, known)| *known == word)
                {
                    names.read.push((at, word));
                }
            } else {
                at += 1;
            }
        }
        let Names { read, inside } = &mut names;
        inside.retain(|name| !read.iter().any(|(_, known)| known == name));
        names
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
                if depth > 0 && is_name(bytes, first) && !self.inside.contains(&word) {
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

/// Whether a byte is of a word: letters of ASCII, digits, `_`, and all of every other character, so that words begin and
/// end where characters do.
fn is_word(byte: u8) -> bool {
    byte == b'_' || byte >= 0x80 || byte.is_ascii_alphanumeric()
}

fn word_end(bytes: &[u8], at: usize) -> usize {
    let rest = bytes.get(at..).unwrap_or_default();
    at + rest.iter().take_while(|byte| is_word(**byte)).count()
}

/// Whether the word that begins at `first` is no number and no attribute.
fn is_name(bytes: &[u8], first: usize) -> bool {
    !bytes[first].is_ascii_digit() && (first == 0 || bytes[first - 1] != b'.')
}

/// Whether the name that ends at `at` stands before a single `=`.
fn is_set(bytes: &[u8], at: usize) -> bool {
    bytes.get(at) == Some(&b'=') && bytes.get(at + 1) != Some(&b'=')
}

/// Where the string ends whose opening quote is at `at`; the text's end if it does not.
fn string_end(bytes: &[u8], mut at: usize) -> usize {
    let quote = bytes[at];
    let triple = bytes.get(at..at + 3) == Some(&[quote; 3]);
    let quotes: &[u8] = if triple { &[quote; 3] } else { &[quote] };
    at += quotes.len();
    while at < bytes.len() {
        if bytes[at] == b'\\' {
            at += 2;
        } else if bytes[at..].starts_with(quotes) {
            return at + quotes.len();
        } else {
            at += 1;
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::Names;

    #[derive(serde::Deserialize)]
    struct Case {
        text: String,
        read: Vec<String>,
        inside: Vec<String>,
    }

    /// The recipe tests the same file.
    #[test]
    fn names_are_found_as_the_recipe_finds_them() {
        for line in include_str!("../../tests/golden/recall.jsonl").lines() {
            let case: Case = serde_json::from_str(line).unwrap();
            let names = Names::of(&case.text);
            let read: Vec<&str> = names.read.iter().map(|(_, name)| *name).collect();
            assert_eq!(read, case.read, "{line}");
            assert_eq!(names.inside, case.inside, "{line}");
            for (end, name) in names.read {
                assert!(case.text[..end].ends_with(name), "{line}");
            }
        }
    }
}
