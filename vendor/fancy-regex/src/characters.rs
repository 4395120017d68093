//! What is known of characters: which sets that have a name in expressions hold them, and which are the same but for their case.

use std::ops::RangeInclusive;

/// Characters beyond ASCII of which Rust and Python think alike, whatever version of Unicode they have: letters are letters, none is
/// a digit or a space, and all are printed. With others there are marks that only one of the two counts among the letters.
const KNOWN: [RangeInclusive<char>; 17] = [
    '\u{a1}'..='\u{ac}',
    '\u{ae}'..='\u{344}',
    '\u{3a3}'..='\u{52f}',
    '\u{2010}'..='\u{2027}',
    '\u{2030}'..='\u{205e}',
    '\u{20a0}'..='\u{20c0}',
    '\u{2100}'..='\u{218b}',
    '\u{2190}'..='\u{2426}',
    '\u{24ea}'..='\u{2b73}',
    '\u{3001}'..='\u{303f}',
    '\u{3041}'..='\u{3096}',
    '\u{3099}'..='\u{30ff}',
    '\u{4e00}'..='\u{9fff}',
    '\u{ac00}'..='\u{d7a3}',
    '\u{fe0f}'..='\u{fe0f}',
    '\u{1f300}'..='\u{1f6d7}',
    '\u{1f900}'..='\u{1fa53}',
];

/// A set of characters that has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `\s`, as Unicode has it.
    Space,
    /// `\s`, as Python has it: separators of ASCII are among it.
    Blank,
    /// `\d`, of known characters.
    Digit,
    /// `\w`, of known characters.
    Word,
}

impl Kind {
    /// Whether it has a character.
    pub fn has(self, character: char) -> bool {
        match self {
            Kind::Space => character.is_whitespace(),
            Kind::Blank => character.is_whitespace() || ('\u{1c}'..='\u{1f}').contains(&character),
            Kind::Digit => character.is_ascii_digit(),
            Kind::Word => character.is_alphanumeric() || character == '_',
        }
    }
}

/// Whether it is known to which sets a character belongs in Python.
#[must_use]
pub fn is_known(character: char) -> bool {
    character.is_ascii() || KNOWN.iter().any(|range| range.contains(&character))
}

/// Whether a character is another one in another case.
pub fn has_case(character: char) -> bool {
    !character.to_lowercase().eq([character]) || !character.to_uppercase().eq([character])
}

/// The small letter of ASCII that Python takes a character for where case does not count; itself, if there is none.
pub fn folded(character: char) -> char {
    match character {
        // Python lists these: dotted and dotless, the long one, and the sign for Kelvin.
        'İ' | 'ı' => 'i',
        'ſ' => 's',
        '\u{212a}' => 'k',
        character => character.to_ascii_lowercase(),
    }
}

/// Whether two characters of a text are the same in Python where case does not count.
pub fn are_alike(one: char, other: char) -> bool {
    let small = |character: char| character.to_lowercase().next();
    one == other || small(one) == small(other)
}
