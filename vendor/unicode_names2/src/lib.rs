//! Names of Unicode characters, without the table of them.
//!
//! The parser asks the crate of this name which character `"\N{BULLET}"` is. Nothing in Hunch asks the parser: programs
//! are shown and tokenized as they are written, and are not executed. The table is 0.8 MB of each of the page's two WebAssembly
//! files before compression; so what is asked here is only whether a text is written as names are. A
//! name that no character has is therefore taken, where CPython refuses the program.

/// The character that stands for all of them.
const SOME: char = char::REPLACEMENT_CHARACTER;

/// A character, if this is written as the names of characters are: words of letters, digits and hyphens.
#[must_use]
pub fn character(name: &str) -> Option<char> {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let is_name = name
        .split(' ')
        .all(|word| !word.is_empty() && word.chars().all(is_letter));
    is_name.then_some(SOME)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_words() {
        let check = |name: &str, expected: bool| {
            assert_eq!(character(name).is_some(), expected, "{name}");
        };
        check("BULLET", true);
        check("latin small letter e with acute", true);
        check("HANGUL JUNGSEONG O-E", true);
        check("", false);
        check(" BULLET", false);
        check("BULLET ", false);
        check("TWO  SPACES", false);
        check("BULLET!", false);
        check("É", false);
    }
}
