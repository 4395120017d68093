//! Lines of text, as `textwrap` makes them with nothing but its defaults, and words with capitals. What hyphens, tabs or words that are
//! longer than a line would change is left alone.

use std::iter::Peekable;
use std::vec::IntoIter;

/// What stands for what was left out.
const PLACEHOLDER: &str = " [...]";

/// A text in lines of at most `width` characters.
pub(super) fn wrapped(text: &str, width: usize) -> Option<Vec<String>> {
    if !is_simple(text) {
        return None;
    }
    let mut chunks = chunks(text);
    let mut lines: Vec<String> = Vec::new();
    while let Some(first) = chunks.peek() {
        if is_space(first) && !lines.is_empty() {
            chunks.next();
        }
        let mut line = String::new();
        while let Some(chunk) = chunks.next_if(|chunk| line.len() + chunk.len() <= width) {
            line.push_str(&chunk);
        }
        if chunks.peek().is_some_and(|chunk| chunk.len() > width) {
            return None;
        }
        let kept = line.trim_end_matches(' ');
        if !kept.is_empty() {
            lines.push(kept.to_owned());
        }
    }
    Some(lines)
}

/// The first words of a text that fit into `width` characters with what stands for the rest.
pub(super) fn shortened(text: &str, width: usize) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let whole = words.join(" ");
    if !is_simple(text) || words.iter().any(|word| word.len() > width) || PLACEHOLDER.len() > width
    {
        return None;
    }
    if whole.len() <= width {
        return Some(whole);
    }
    let fits = |count: &usize| words[..*count].join(" ").len() + PLACEHOLDER.len() <= width;
    let count = (1..words.len()).rev().find(fits);
    Some(match count {
        Some(count) => format!("{}{PLACEHOLDER}", words[..count].join(" ")),
        None => PLACEHOLDER.trim_start().to_owned(),
    })
}

/// A text without the spaces that all its lines begin with; lines of nothing but spaces are empty.
pub(super) fn dedented(text: &str) -> Option<String> {
    if text.contains(['\t', '\r']) {
        return None;
    }
    let blank = |line: &str| line.trim_matches(' ').is_empty();
    let indent = |line: &str| line.len() - line.trim_start_matches(' ').len();
    let lines: Vec<&str> = text.split('\n').collect();
    let margin = lines
        .iter()
        .filter(|line| !blank(line))
        .map(|line| indent(line))
        .min();
    let margin = margin.unwrap_or_default();
    let each = lines
        .iter()
        .map(|line| if blank(line) { "" } else { &line[margin..] });
    Some(each.collect::<Vec<_>>().join("\n"))
}

/// A text with something before each of its lines that has more than spaces.
pub(super) fn indented(text: &str, prefix: &str) -> String {
    let line = |line: &str| match line.trim().is_empty() {
        true => line.to_owned(),
        false => format!("{prefix}{line}"),
    };
    text.split_inclusive('\n').map(line).collect()
}

/// The words of a text, each with a capital, with one space between them.
pub(super) fn capitalised(text: &str) -> Option<String> {
    let word = |word: &str| {
        let (first, rest) = word.split_at(1);
        format!("{}{}", first.to_uppercase(), rest.to_lowercase())
    };
    let words = text
        .is_ascii()
        .then(|| text.split_ascii_whitespace().map(word));
    Some(words?.collect::<Vec<_>>().join(" "))
}

/// Whether lines break at spaces alone.
fn is_simple(text: &str) -> bool {
    text.is_ascii() && !text.contains(['-', '\t'])
}

/// Words and the spaces between them, in their order; ends of lines are spaces.
fn chunks(text: &str) -> Peekable<IntoIter<String>> {
    let mut chunks: Vec<String> = Vec::new();
    for letter in text.chars() {
        let letter = if letter.is_whitespace() { ' ' } else { letter };
        match chunks.last_mut() {
            Some(last) if is_space(last) == (letter == ' ') => last.push(letter),
            _ => chunks.push(letter.to_string()),
        }
    }
    chunks.into_iter().peekable()
}

fn is_space(chunk: &str) -> bool {
    chunk.starts_with(' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_put_into_lines() {
        let check = |text: &str, width: usize, expected: Option<&str>| {
            let found = wrapped(text, width).map(|lines| lines.join("|"));
            assert_eq!(found.as_deref(), expected, "{text}");
        };
        check(
            "the quick brown fox jumps",
            10,
            Some("the quick|brown fox|jumps"),
        );
        check("a  b   c", 4, Some("a  b|c"));
        check("  a b", 3, Some("  a|b"));
        check("one\ntwo", 20, Some("one two"));
        check("", 5, Some(""));
        check("well-known", 5, None);
        check("longest", 5, None);
    }

    #[test]
    fn texts_are_shortened_and_moved() {
        assert_eq!(
            shortened("hello big  world", 11).as_deref(),
            Some("hello [...]")
        );
        assert_eq!(shortened("hello  big", 11).as_deref(), Some("hello big"));
        assert_eq!(shortened("hello big world", 7).as_deref(), Some("[...]"));
        assert_eq!(
            dedented("  a\n    b\n \n  c").as_deref(),
            Some("a\n  b\n\nc")
        );
        assert_eq!(indented("a\n \nb\n", "> "), "> a\n \n> b\n");
    }
}
