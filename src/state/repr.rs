//! The values that a state shows, character by character: what Python's `repr` writes of literals and containers,
//! `Name(…)` of other objects, and `<…>` of what has no text of its own.
//!
//! A space after `,` and `:` may be left out, as people (and `dataclasses.Field`) do. What stands between `<` and `>` is
//! free, as long as quotes and brackets match in it.

mod number;

use super::MAX_VALUE;
use number::Part;

/// A value that is being written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Repr {
    at: At,
    open: Vec<Open>,
    quote: Option<char>,
    escaped: bool,
    /// How many of the open brackets are `<`; inside of them anything goes.
    angles: usize,
    previous: Option<char>,
    /// How many characters of [`MATCH`] the last `<` was followed by, itself among them, as far as nothing else was.
    told: usize,
    /// How many characters the string has that was begun last, its quote among them.
    quoted: usize,
}

/// What a regular expression has found. Python cuts the text there, with its quotes, after [`MATCH_SIZE`] characters, and closes no quote.
pub(crate) const MATCH: &str = "<re.Match object; ";

/// So many characters of the text that was found are shown at most.
const MATCH_SIZE: usize = 50;

/// An open bracket.
#[derive(Clone, Copy, Debug)]
struct Open {
    bracket: char,
    /// Whether the current element has had its `:` or `=`.
    named: bool,
    /// Of a brace, once it is known: whether it is a dictionary's, not a set's.
    pairs: Option<bool>,
}

/// What was written last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum At {
    /// Nothing, or something after which a value must begin.
    #[default]
    Begin,
    /// An opening bracket.
    Open,
    Comma,
    /// `:` or `|`, after which a space may stand.
    Gap,
    /// A sign before a value.
    Sign,
    /// So many of the three dots of `...`.
    Dots(usize),
    Number {
        part: Part,
        /// It is the second part of a complex number.
        imaginary: bool,
    },
    /// The sign between the parts of a complex number.
    Plus,
    /// A name; `simple`: without dots.
    Name {
        length: usize,
        simple: bool,
    },
    /// The dot in a name.
    Dot,
    /// A whole value.
    Done,
    /// A space after a value, for a `|`.
    Space,
}

/// Whether `text` is a value, or the cut beginning of one.
pub(crate) fn is_value(text: &str) -> bool {
    let mut repr = Repr::default();
    for (written, character) in text.chars().enumerate() {
        if written == MAX_VALUE {
            return character == '…' && text.chars().count() == MAX_VALUE + 1;
        }
        if !repr.push(character) {
            return false;
        }
    }
    repr.lacking() == 0
}

impl Repr {
    /// How many characters at least it takes to complete what was begun.
    pub fn lacking(&self) -> usize {
        let last = if self.angles > 0 {
            // An arrow does not close.
            usize::from(self.previous == Some('-') && self.quote.is_none())
        } else {
            match self.at {
                At::Begin | At::Gap | At::Sign | At::Dot => 1,
                At::Comma => usize::from(self.bracket() != Some('(')),
                At::Plus | At::Space => 2,
                At::Dots(count) => 3 - count,
                At::Number { part, imaginary } => {
                    usize::from(!part.is_whole()) + usize::from(imaginary && part != Part::Unit)
                }
                At::Open | At::Name { .. } | At::Done => 0,
            }
        };
        // A key of a dictionary lacks a `:` and a value.
        let unpaired = |open: &&Open| open.pairs == Some(true) && !open.named;
        last + usize::from(self.escaped)
            + usize::from(self.quote.is_some())
            + self.open.len()
            + 2 * self.open.iter().filter(unpaired).count()
    }

    /// Writes a character; false if it may not come next (the value is then of no more use).
    pub fn push(&mut self, character: char) -> bool {
        let inside = self.quote.is_some();
        let fits =
            !character.is_ascii_control() && (self.ends_match(character) || self.take(character));
        self.quoted = if inside { self.quoted + 1 } else { 1 };
        if character == '<' && !inside {
            self.told = 0;
        }
        let whole = self.told == MATCH.len();
        if !whole && MATCH.chars().nth(self.told) == Some(character) {
            self.told += 1;
        } else if !whole {
            self.told = MATCH.len() + 1;
        }
        self.previous = Some(character);
        fits
    }

    /// Whether a character closes what a regular expression has found, within a text that is longer than is shown; closes it then.
    fn ends_match(&mut self, character: char) -> bool {
        let cut = self.told == MATCH.len() && self.quoted == MATCH_SIZE;
        let ends = character == '>' && self.quote.is_some() && self.bracket() == Some('<') && cut;
        if ends {
            (self.quote, self.escaped) = (None, false);
            self.angles -= 1;
            self.close(character);
        }
        ends
    }

    /// Writes a character of which only the first byte in UTF-8 is known yet: it may stand in a string or in a name.
    #[cfg(feature = "language")]
    pub fn push_byte(&mut self, first: u8) -> bool {
        let anywhere = self.quote.is_some() || self.angles > 0;
        (anywhere || first != SYMBOLS) && self.push(char::REPLACEMENT_CHARACTER)
    }

    fn bracket(&self) -> Option<char> {
        self.open.last().map(|open| open.bracket)
    }

    fn take(&mut self, character: char) -> bool {
        if self.escaped {
            self.escaped = false;
            return true;
        }
        if let Some(quote) = self.quote {
            self.escaped = character == '\\';
            if character == quote {
                self.quote = None;
            }
            return true;
        }
        if self.angles > 0 {
            return self.take_free(character);
        }
        match self.at {
            At::Begin | At::Sign => self.begin(character),
            At::Open => self.begin(character) || self.close(character),
            At::Comma if character == ' ' => {
                self.at = At::Begin;
                true
            }
            At::Comma => self.begin(character) || (character == ')' && self.close(character)),
            At::Gap if character == ' ' => {
                self.at = At::Begin;
                true
            }
            At::Gap => self.begin(character),
            At::Dots(3) => self.follow(character),
            At::Dots(count) => {
                self.at = At::Dots(count + 1);
                character == '.'
            }
            At::Number { part, imaginary } => self.take_number(part, imaginary, character),
            At::Plus if character.is_ascii_digit() => {
                let (part, imaginary) = (Part::first(character), true);
                self.at = At::Number { part, imaginary };
                true
            }
            // `nanj`, for one.
            At::Plus => is_letter(character) && self.begin(character),
            At::Name { length, simple } => self.take_name(length, simple, character),
            At::Dot => {
                is_letter(character) && {
                    let (length, simple) = (0, false);
                    self.at = At::Name { length, simple };
                    true
                }
            }
            At::Done => self.follow(character),
            At::Space => character == '|' && self.follow(character),
        }
    }

    /// Takes the first character of a value.
    fn begin(&mut self, character: char) -> bool {
        let signed = self.at == At::Sign;
        self.at = match character {
            '0'..='9' => At::Number {
                part: Part::first(character),
                imaginary: false,
            },
            _ if is_letter(character) => At::Name {
                length: 1,
                simple: true,
            },
            _ if signed => return false,
            '-' | '+' | '~' | '*' => At::Sign,
            '.' => At::Dots(1),
            '\'' | '"' => {
                self.quote = Some(character);
                At::Done
            }
            '(' | '[' | '{' | '<' => {
                self.push_bracket(character);
                At::Open
            }
            _ => return false,
        };
        true
    }

    fn push_bracket(&mut self, bracket: char) {
        self.angles += usize::from(bracket == '<');
        self.open.push(Open {
            bracket,
            named: false,
            pairs: None,
        });
    }

    fn take_number(&mut self, part: Part, imaginary: bool, character: char) -> bool {
        if let Some(part) = part.then(character) {
            self.at = At::Number { part, imaginary };
            return true;
        }
        if !part.is_whole() || (imaginary && part != Part::Unit) {
            return false;
        }
        if matches!(character, '+' | '-') && self.bracket() == Some('(') && !imaginary {
            self.at = At::Plus;
            return part != Part::Unit;
        }
        self.follow(character)
    }

    fn take_name(&mut self, length: usize, simple: bool, character: char) -> bool {
        if is_letter(character) || character.is_ascii_digit() {
            let length = length + 1;
            self.at = At::Name { length, simple };
            return true;
        }
        match character {
            '.' => self.at = At::Dot,
            '(' | '[' => {
                self.push_bracket(character);
                self.at = At::Open;
            }
            '=' => {
                let Some(open) = self.open.last_mut() else {
                    return false;
                };
                if open.bracket != '(' || open.named || !simple {
                    return false;
                }
                open.named = true;
                self.at = At::Begin;
            }
            '\'' | '"' => {
                self.quote = Some(character);
                self.at = At::Done;
                return length == 1 && simple && self.previous == Some('b');
            }
            // `inf` and `nan` in a complex number.
            '+' | '-' => {
                self.at = At::Plus;
                let infinite = length == 3 && matches!(self.previous, Some('f' | 'n'));
                return self.bracket() == Some('(') && simple && infinite;
            }
            _ => return self.follow(character),
        }
        true
    }

    /// Takes what can stand after a whole value.
    fn follow(&mut self, character: char) -> bool {
        match character {
            ' ' => self.at = At::Space,
            '|' => self.at = At::Gap,
            ':' => {
                let Some(open) = self.open.last_mut() else {
                    return false;
                };
                if open.bracket != '{' || open.named || open.pairs == Some(false) {
                    return false;
                }
                open.named = true;
                self.at = At::Gap;
            }
            ',' => {
                let Some(open) = self.open.last_mut() else {
                    return false;
                };
                if open.bracket == '{' && open.pairs.is_some_and(|pairs| pairs != open.named) {
                    return false;
                }
                open.pairs = (open.bracket == '{').then_some(open.named);
                open.named = false;
                self.at = At::Comma;
            }
            _ => return self.close(character),
        }
        true
    }

    fn close(&mut self, character: char) -> bool {
        let Some(open) = self.open.pop() else {
            return false;
        };
        self.at = At::Done;
        (open.pairs != Some(true) || open.named) && is_pair(open.bracket, character)
    }

    /// Takes a character between `<` and `>`.
    fn take_free(&mut self, character: char) -> bool {
        match character {
            '\'' | '"' => self.quote = Some(character),
            '(' | '[' | '{' | '<' => self.push_bracket(character),
            '>' if self.previous == Some('-') => {}
            ')' | ']' | '}' | '>' => {
                let bracket = self.bracket();
                self.angles -= usize::from(bracket == Some('<'));
                return self.close(character);
            }
            _ => {}
        }
        true
    }
}

/// The first byte in UTF-8 of the characters that are no letters: U+2000 to U+2FFF, the `…` among them.
#[cfg(feature = "language")]
const SYMBOLS: u8 = 0xE2;

/// Whether a character can stand in a name, as far as its first byte in UTF-8 tells.
fn is_letter(character: char) -> bool {
    let symbols = '\u{2000}'..='\u{2fff}';
    let other = !character.is_ascii() && !symbols.contains(&character);
    character == '_' || character.is_ascii_alphabetic() || other
}

fn is_pair(open: char, close: char) -> bool {
    matches!(
        (open, close),
        ('(', ')') | ('[', ']') | ('{', '}') | ('<', '>')
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values, two spaces between them.
    const VALUES: &str = r#"
0  -12  1.5  1e+16  -2.5e-07  inf  -nan  2j  (1+2j)  (-0-1.5j)  (nan+infj)  True  None  ...  'it\'s'  "it's"  'é…'  b'\x00'
()  (1,)  [1, 'a', [], {}]  {1, 2}  {'a': 1, 'b': {2: (3, 4)}}  [...]  {...}  set()  frozenset({1})  [1,2]  名前(x=1)  ~T
deque([1], maxlen=3)  P(x=1, y=<function f>)  A()  Counter({'a': 2})  defaultdict(<class 'int'>, {'a': 1})  int | None
datetime.date(2020, 1, 1)  <function A.f.<locals>.<lambda>>  <re.Match object; span=(0, 1), match="it's">  <Color.RED: 1>
<Op.GT: '>'>  <Signature (a, b) -> int>  re.compile('a', re.IGNORECASE|re.MULTILINE)  typing.Callable[[int], str]
Field(name=None,type=<class 'int'>,default=1)  slice(None, -1, None)
"#;

    /// What is none, two spaces between them.
    const OTHERS: &str = r#"
1 2  01  1.  1e  1+2  --1  [1  [1,  [1, ]  [1)  ]  'a  'a' 'b'  f'a'  a b  a.  x=1  {1: }  {1: 2, 3}  {1, 2: 3}  {1: 2: 3}
P(x=)  P(x=1=2)  P(.x=1)  <a  a>  a…  1 + 2  x |  (,)  (1+2)
"#;

    #[test]
    fn values_are_what_repr_writes() {
        let check = |text: &str, expected: bool| assert_eq!(is_value(text), expected, "{text}");
        let each = |texts: &'static str| texts.lines().flat_map(|line| line.split("  "));
        for text in each(VALUES).filter(|text| !text.is_empty()) {
            check(text, true);
        }
        for text in each(OTHERS).chain([" ", "1 ", "[1, ", "\"a\nb\""]) {
            check(text, false);
        }
    }

    #[test]
    fn what_was_found_is_cut_where_python_cuts_it() {
        let check = |length: usize, end: &str, expected: bool| {
            let text = format!(
                "<re.Match object; span=(0, 60), match='{}{end}",
                "a".repeat(length)
            );
            assert_eq!(is_value(&text), expected, "{text}");
            assert_eq!(is_value(&format!("[{text}, 1]")), expected, "{text}");
        };
        check(49, ">", true);
        check(49, "'>", true);
        check(48, "'>", true);
        check(48, "\\>", true);
        check(48, ">", false);
        check(50, ">", false);
        assert!(!is_value(&format!("<Found '{}>", "a".repeat(49))));
    }

    #[test]
    fn a_long_value_is_cut() {
        let long = "1, ".repeat(40);
        assert_eq!(long.len(), MAX_VALUE);
        assert!(is_value(&format!("[{}…", &long[..119])));
        assert!(is_value(&format!("'{}…", "a".repeat(119))));
        assert!(!is_value(&format!("'{}…", "a".repeat(118))));
        assert!(!is_value(&format!("'{}…'", "a".repeat(119))));
        assert!(!is_value(&format!("]{}…", "a".repeat(119))));
    }

    #[test]
    fn what_was_begun_can_be_completed_by_as_many_characters_as_it_lacks() {
        // Whatever is written, one of these brings the end nearer.
        let closing = [
            '1', 'j', ')', ']', '}', '>', '\'', '"', ':', '|', '.', 'a', '-',
        ];
        let mut random = 1_u64;
        let mut below = |limit: usize| {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            (random % limit as u64) as usize
        };
        let alphabet: Vec<char> = "01ej.+-~abx_'\"\\([{<>}]):=,| é".chars().collect();
        for _ in 0..2_000 {
            let mut repr = Repr::default();
            for _ in 0..below(30) {
                let mut next = repr.clone();
                if next.push(alphabet[below(alphabet.len())]) {
                    repr = next;
                }
            }
            let written = repr.clone();
            while repr.lacking() > 0 {
                let nearer = closing.iter().find_map(|character| {
                    let mut next = repr.clone();
                    (next.push(*character) && next.lacking() < repr.lacking()).then_some(next)
                });
                repr = nearer.unwrap_or_else(|| panic!("stuck after {written:?}"));
            }
        }
    }
}
