//! Regular expressions, as far as `tokenizer.json` goes: literals, classes, choices, repetitions and negative lookahead.
//!
//! The tokenizers crate takes the crate of this name for the one expression by which text is split. That crate, with the
//! automata, optimisations and tables of Unicode below it, is 0.6 MB of an engine before compression, to find pieces of a few
//! characters. Here the expression is walked through with backtracking, to the same matches: of the alternatives the first
//! that leads to one, as much or as little of a repetition as it says. What is not understood is refused, never taken for
//! something else.

mod code;
mod syntax;

use thiserror::Error;

use code::Code;

/// Why there is no expression, or no match.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum Error {
    /// What stands there is not understood.
    #[error("the regular expression is not understood at character {0}")]
    Syntax(usize),
    /// What is repeated can be nothing at all, which would have no end.
    #[error("the regular expression repeats what may be empty")]
    Empty,
    /// A search tried so many ways that it is given up.
    #[error("the regular expression was given up after {0} ways")]
    TooManyWays(usize),
}

/// A regular expression.
#[derive(Clone, Debug)]
pub struct Regex {
    code: Code,
}

impl Regex {
    /// Reads an expression.
    ///
    /// # Errors
    /// If it has something that is not understood here.
    pub fn new(expression: &str) -> Result<Regex, Error> {
        let code = Code::of(&syntax::read(expression)?)?;
        Ok(Regex { code })
    }

    /// The matches in a text from its beginning on, none over another.
    pub fn find_iter<'r, 't>(&'r self, text: &'t str) -> Matches<'r, 't> {
        Matches {
            regex: self,
            text,
            next: Some(0),
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
        let mut start = self.next.take()?;
        let mut ways = 0;
        loop {
            match self.regex.code.run(self.text, start, &mut ways) {
                Err(error) => return Some(Err(error)),
                Ok(Some(end)) => {
                    // After nothing at all, the next character's turn.
                    self.next = if end > start {
                        Some(end)
                    } else {
                        self.after(start)
                    };
                    return Some(Ok(Match { start, end }));
                }
                Ok(None) => start = self.after(start)?,
            }
        }
    }
}

impl Matches<'_, '_> {
    /// The place after the character that is here.
    fn after(&self, place: usize) -> Option<usize> {
        let character = self.text[place..].chars().next()?;
        Some(place + character.len_utf8())
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
