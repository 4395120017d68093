//! Words and strings in a text, by characters alone: what the recall needs of Python's syntax, in source lines and in values.
//!
//! The recipe has the same rules (`characters.py`), for any text; nothing here parses. Positions are in bytes, and always
//! where characters begin, since everything looked for is ASCII or a whole run of other bytes.

/// Words, in lower case, that belong to the string behind them.
const PREFIXES: [&str; 8] = ["r", "b", "u", "f", "br", "rb", "fr", "rf"];

/// Whether a word belongs to the string behind it.
pub(super) fn is_prefix(word: &str) -> bool {
    word.len() <= 2 && PREFIXES.contains(&word.to_ascii_lowercase().as_str())
}

/// Whether a byte is of a word: letters of ASCII, digits, `_`, and all of every other character, so that words begin and
/// end where characters do.
pub(super) fn is_word(byte: u8) -> bool {
    byte == b'_' || byte >= 0x80 || byte.is_ascii_alphanumeric()
}

/// Where the word ends that begins at `at`.
pub(super) fn word_end(bytes: &[u8], at: usize) -> usize {
    let rest = bytes.get(at..).unwrap_or_default();
    at + rest.iter().take_while(|byte| is_word(**byte)).count()
}

/// Where the string ends whose opening quote is at `at`; the text's end if it does not.
pub(super) fn string_end(bytes: &[u8], mut at: usize) -> usize {
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

/// The bytes from `at` on that are in no string: where each stands, and how many brackets are open behind it.
pub(super) fn unquoted(bytes: &[u8], mut at: usize) -> impl Iterator<Item = (usize, i64)> {
    let mut depth = 0;
    std::iter::from_fn(move || {
        while matches!(bytes.get(at), Some(b'"' | b'\'')) {
            at = string_end(bytes, at);
        }
        match bytes.get(at)? {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            _ => {}
        }
        at += 1;
        Some((at - 1, depth))
    })
}

/// Where the bracket closes that opens at `at`; `None` where it does not.
pub(super) fn closing(bytes: &[u8], at: usize) -> Option<usize> {
    let (closed, _) = unquoted(bytes, at).find(|(_, depth)| *depth == 0)?;
    Some(closed)
}
