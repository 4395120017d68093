//! Regular expressions: those by which text is split into tokens, and those of Python's `re`.
//!
//! The tokenizers crate takes the crate of this name for the one expression of `tokenizer.json`. That crate, with the
//! automata, optimisations and tables of Unicode below it, is 0.6 MB of an engine before compression, to find pieces of a few
//! characters. Here the expression is walked through with backtracking, to the same matches: of the alternatives the first
//! that leads to one, as much or as little of a repetition as it says. What is not understood is refused, never taken for
//! something else.
//!
//! Python's expressions are walked through in the same way, which is also CPython's. They have more to them, and what both know is
//! not always the same: so [`Regex::new`] refuses what is only understood by [`Regex::of_python`].

mod captures;
mod characters;
mod code;
mod reading;
mod syntax;
mod walk;

use thiserror::Error;

pub use captures::{CaptureMatches, Captures};
pub use characters::is_known;
use code::Code;
use reading::{Said, read, read_python};
use walk::{Extent, Walk};

/// Why there is no expression, or no match.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum Error {
    /// What stands there is not understood.
    #[error("the regular expression is not understood at character {0}")]
    Syntax(usize),
    /// What is repeated can be nothing at all, which would have no end.
    #[error("the regular expression repeats what may be empty")]
    Empty,
    /// Brackets stand too deep in each other.
    #[error("the regular expression is nested too deeply")]
    Deep,
    /// The text has a character of which it is not known to which sets it belongs.
    #[error("it is not known what the character {0:?} is")]
    Unknown(char),
    /// A search tried so many ways that it is given up.
    #[error("the regular expression was given up after {0} ways")]
    TooManyWays(usize),
}

/// What holds for a whole expression of Python's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    /// `re.IGNORECASE`
    pub case_insensitive: bool,
    /// `re.MULTILINE`
    pub multi_line: bool,
    /// `re.DOTALL`
    pub dot_matches_new_line: bool,
    /// `re.VERBOSE`
    pub verbose_mode: bool,
}

/// A regular expression.
#[derive(Clone, Debug)]
pub struct Regex {
    code: Code,
    names: Vec<Option<String>>,
    flags: Flags,
}

impl Regex {
    /// Reads an expression by which text is split.
    ///
    /// # Errors
    /// If it has something that is not understood here.
    pub fn new(expression: &str) -> Result<Regex, Error> {
        Ok(Regex::of(read(expression)?))
    }

    /// Reads an expression of Python's `re`.
    ///
    /// # Errors
    /// If it has something that is not understood here, or by Python.
    pub fn of_python(expression: &str, flags: Flags) -> Result<Regex, Error> {
        Ok(Regex::of(read_python(expression, flags)?))
    }

    fn of(said: Said) -> Regex {
        Regex {
            code: Code::of(&said.node, said.names.len()),
            names: said.names,
            flags: said.flags,
        }
    }

    /// What holds for it, with what it says so itself.
    #[must_use]
    pub fn flags(&self) -> Flags {
        self.flags
    }

    /// How many groups it has, with the whole match.
    #[must_use]
    pub fn captures_len(&self) -> usize {
        self.names.len() + 1
    }

    /// The names of its groups, where they have one; the whole match, which comes first, has none.
    pub fn capture_names(&self) -> impl Iterator<Item = Option<&str>> {
        std::iter::once(None).chain(self.names.iter().map(Option::as_deref))
    }

    /// The matches in a text from its beginning on, none over another.
    pub fn find_iter<'r, 't>(&'r self, text: &'t str) -> Matches<'r, 't> {
        Matches {
            regex: self,
            text,
            next: Some(0),
        }
    }

    /// The first match that begins at a byte or after it.
    ///
    /// # Errors
    /// If that is not found out.
    pub fn captures_from_pos(&self, text: &str, from: usize) -> Result<Option<Captures>, Error> {
        let mut walk = self.walk(text)?;
        let found = walk.search(from, Extent::Any)?;
        Ok(found.map(|span| Captures::of(&walk, self.names.len(), span)))
    }

    /// The match that begins at a byte, if there is one.
    ///
    /// # Errors
    /// If that is not found out.
    pub fn captures_at(&self, text: &str, start: usize) -> Result<Option<Captures>, Error> {
        self.captures_of(text, start, Extent::Any)
    }

    /// The match from a byte up to the end of the text, if there is one.
    ///
    /// # Errors
    /// If that is not found out.
    pub fn captures_to_end(&self, text: &str, start: usize) -> Result<Option<Captures>, Error> {
        self.captures_of(text, start, Extent::Whole)
    }

    /// The matches in a text from a byte on, as Python's `re.finditer` finds them.
    ///
    /// # Errors
    /// If the text is not known well enough.
    pub fn captures_iter<'r, 't>(
        &'r self,
        text: &'t str,
        from: usize,
    ) -> Result<CaptureMatches<'r, 't>, Error> {
        Ok(CaptureMatches::new(self, self.walk(text)?, from))
    }

    fn captures_of(
        &self,
        text: &str,
        start: usize,
        extent: Extent,
    ) -> Result<Option<Captures>, Error> {
        let mut walk = self.walk(text)?;
        let found = walk.run(start, extent)?;
        Ok(found.map(|end| Captures::of(&walk, self.names.len(), (start, end))))
    }

    fn walk<'r, 't>(&'r self, text: &'t str) -> Result<Walk<'r, 't>, Error> {
        match text.chars().find(|character| !is_known(*character)) {
            Some(character) => Err(Error::Unknown(character)),
            None => Ok(Walk::new(&self.code, text)),
        }
    }
}

/// Where an expression matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    start: usize,
    end: usize,
}

impl Match {
    /// Its first byte.
    #[must_use]
    pub fn start(&self) -> usize {
        self.start
    }

    /// The byte after its last.
    #[must_use]
    pub fn end(&self) -> usize {
        self.end
    }
}

/// The matches of [`Regex::find_iter`].
#[derive(Debug)]
pub struct Matches<'r, 't> {
    regex: &'r Regex,
    text: &'t str,
    /// Where to look on; nowhere after the end and after an error.
    next: Option<usize>,
}

impl Iterator for Matches<'_, '_> {
    type Item = Result<Match, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let from = self.next.take()?;
        // Each match may try as many ways.
        let mut walk = Walk::new(&self.regex.code, self.text);
        match walk.search(from, Extent::Any) {
            Err(error) => Some(Err(error)),
            Ok(None) => None,
            Ok(Some((start, end))) => {
                // After nothing at all, the next character's turn.
                self.next = match end > start {
                    true => Some(end),
                    false => walk.after(start),
                };
                Some(Ok(Match { start, end }))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_are_the_first_of_the_ways() {
        let check = |expression: &str, text: &str, expected: &[&str]| {
            let regex = Regex::new(expression).unwrap();
            let found: Vec<&str> = regex
                .find_iter(text)
                .map(|found| found.unwrap())
                .map(|found| &text[found.start()..found.end()])
                .collect();
            assert_eq!(found, expected, "{expression:?} in {text:?}");
        };
        check("a|ab", "ab", &["a"]);
        check("ab|a", "aab", &["a", "ab"]);
        check("b", "aéb…b", &["b", "b"]);
        check("[0-9]", "a10", &["1", "0"]);
        check("[^a-c,]+", "abxé,dc", &["xé", "d"]);
        check(r"[\s\S]", "é\n", &["é", "\n"]);
        check(r"\s+", "a \u{a0}\tb", &[" \u{a0}\t"]);
        check(r#""[\s\S]*""#, r#""a" "b""#, &[r#""a" "b""#]);
        check(r#""[\s\S]*?""#, r#""a" "b""#, &[r#""a""#, r#""b""#]);
        check(
            r#""(?:[^"\\\n]|\\[\s\S])*"?"#,
            r#""a\"b" "c"#,
            &[r#""a\"b""#, r#""c"#],
        );
        check(" ?(?:in|is)(?![a-z0-9]) ?", " in is1 is", &[" in ", " is"]);
        check("(?:a|b)??c", "ac", &["ac"]);
        check("a??", "aa", &["", "", ""]);
        check("x|", "ax", &["", "x", ""]);
        check("a(?!b)|ab", "aab", &["a", "ab"]);
        check(r"\.\*\(\]\\", r".*(]\", &[r".*(]\"]);
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        let check = |expression: &str, expected: Error| {
            assert_eq!(Regex::new(expression).err(), Some(expected), "{expression}");
        };
        check("a.b", Error::Syntax(1));
        check("^a", Error::Syntax(0));
        check("a$", Error::Syntax(1));
        check("(a)", Error::Syntax(0));
        check("(?=a)", Error::Syntax(0));
        check("(?:a", Error::Syntax(4));
        check("a)", Error::Syntax(1));
        check("[a", Error::Syntax(2));
        check("[z-a]", Error::Syntax(3));
        check("[[:alpha:]]", Error::Syntax(1));
        check("[a&&b]", Error::Syntax(2));
        check(r"\w", Error::Syntax(0));
        check("a{2}", Error::Syntax(1));
        check("a++", Error::Syntax(2));
        check("*a", Error::Syntax(0));
        check("(?:a?)*", Error::Empty);
        check("(?:a|(?!b))+", Error::Empty);
    }

    #[test]
    fn a_search_without_end_is_given_up() {
        let regex = Regex::new("(?:a|aa)*b").unwrap();
        let text = "a".repeat(60);
        let found: Vec<_> = regex.find_iter(&text).collect();
        assert!(
            matches!(found.as_slice(), [Err(Error::TooManyWays(_))]),
            "{found:?}"
        );
    }
}
