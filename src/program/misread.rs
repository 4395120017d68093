//! What is wrong with a text that is not Python, and where: in CPython's own words where it has clear ones, since whoever learns
//! them here meets them again there.

use ruff_python_ast::token::TokenKind;
use ruff_python_parser::{
    LexicalErrorType, Mode, ParseError, ParseErrorType, ParseOptions, parse_unchecked,
};
use ruff_text_size::{Ranged, TextSize};

/// Why a text cannot be read, and from which byte on.
pub(super) fn misread(text: &str, error: &ParseError, mode: Mode) -> (TextSize, String) {
    let at = error.location.start();
    if is_prompt(text, at) {
        let message = "'>>>' is what Python's shell writes, not the program";
        return (at, message.to_owned());
    }
    if let Some((at, message)) = pasted(text, at) {
        return (at, message.to_owned());
    }
    if let Some((at, message)) = bracket(text, at, mode) {
        return (at, message);
    }
    (at, said(text, error))
}

/// What was pasted besides the program, or instead of it: a traceback, or the marks that are around code in Markdown.
fn pasted(text: &str, at: TextSize) -> Option<(TextSize, &'static str)> {
    let mut start = 0;
    let lines = text.split_inclusive('\n').map(|line| {
        let place = start;
        start += line.len();
        (place, line)
    });
    let mut fenced = false;
    for (place, line) in lines {
        if line.starts_with("Traceback (most recent call last)") {
            let place = TextSize::try_from(place).unwrap_or(at);
            let message =
                "this is an error report (a traceback), not the program: paste the program itself";
            return Some((place, message));
        }
        fenced |= line.trim_start().starts_with("```");
    }
    let message = "'```' stands around code in a chat or in Markdown: paste only what is between two such lines";
    fenced.then_some((at, message))
}

/// A bracket that is the reason: one that is open where the text cannot be read any more, lines below it, or closes none.
fn bracket(text: &str, at: TextSize, mode: Mode) -> Option<(TextSize, String)> {
    let parsed = parse_unchecked(text, ParseOptions::from(mode));
    let mut open: Vec<(TextSize, TokenKind)> = Vec::new();
    for token in parsed.tokens() {
        if token.start() > at {
            break;
        }
        let (start, kind) = (token.start(), token.kind());
        match kind {
            TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace if start < at => {
                open.push((start, kind));
            }
            TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace => {
                let fits = |(_, opened): &(TextSize, TokenKind)| closing(*opened) == Some(kind);
                let closed = open.pop_if(|opened| fits(opened)).is_some();
                if !closed && start == at {
                    let closed = sign(text, start);
                    return Some(match open.last() {
                        None => (at, format!("'{closed}' closes no bracket")),
                        Some((opened, _)) => {
                            let opened = sign(text, *opened);
                            (at, format!("'{closed}' does not close '{opened}'"))
                        }
                    });
                }
            }
            _ => {}
        }
    }
    let (opened, _) = open.last()?;
    let between = text.get(opened.to_usize()..at.to_usize())?;
    let below = between.contains('\n') || at.to_usize() >= text.trim_end().len();
    below.then(|| {
        (
            *opened,
            format!("'{}' was never closed", sign(text, *opened)),
        )
    })
}

/// What closes a bracket.
fn closing(opened: TokenKind) -> Option<TokenKind> {
    match opened {
        TokenKind::Lpar => Some(TokenKind::Rpar),
        TokenKind::Lsqb => Some(TokenKind::Rsqb),
        TokenKind::Lbrace => Some(TokenKind::Rbrace),
        _ => None,
    }
}

/// The character at a byte.
fn sign(text: &str, at: TextSize) -> &str {
    text.get(at.to_usize()..at.to_usize() + 1)
        .unwrap_or_default()
}

/// Any other reason.
fn said(text: &str, error: &ParseError) -> String {
    use ParseErrorType as Kind;
    match &error.error {
        Kind::ExpectedToken {
            expected: TokenKind::Colon,
            found: TokenKind::Equal,
        } => "'=' assigns and cannot stand here. Maybe '==' was meant?".to_owned(),
        Kind::ExpectedToken {
            expected: TokenKind::Colon,
            ..
        } => "expected ':'".to_owned(),
        Kind::InvalidAssignmentTarget => {
            "'=' cannot assign to what stands before it. Maybe '==' was meant?".to_owned()
        }
        Kind::SimpleStatementsOnSameLine if prints(text, error.location.start()) => {
            "missing parentheses in call to 'print'. Did you mean print(...)?".to_owned()
        }
        Kind::SimpleStatementsOnSameLine if begins_with_digit(text, error.location.start()) => {
            "invalid decimal literal: a name cannot begin with a digit".to_owned()
        }
        Kind::SimpleStatementsOnSameLine => {
            "invalid syntax: an operator, a comma or a quote may be missing before this".to_owned()
        }
        Kind::Lexical(LexicalErrorType::UnrecognizedToken { tok }) => unknown(*tok),
        Kind::UnexpectedIndentation => "unexpected indent".to_owned(),
        Kind::Lexical(LexicalErrorType::UnclosedStringError) => {
            "unterminated string literal: its closing quote is missing".to_owned()
        }
        Kind::Lexical(LexicalErrorType::Eof) => "the text ends too early".to_owned(),
        other => {
            let said = other.to_string().replace('`', "'");
            in_a_sentence(&said.replace("an identifier", "a name"))
        }
    }
}

/// A character that no Python has. The quotes of word processors look like Python's own.
fn unknown(sign: char) -> String {
    match sign {
        '\u{2018}'..='\u{201f}' | '\u{ab}' | '\u{bb}' | '\u{b4}' | '`' => {
            format!("invalid character '{sign}': use ' or \"")
        }
        _ => format!("invalid character '{sign}' (U+{:04X})", u32::from(sign)),
    }
}

/// The same with a small letter at its beginning: it stands after a colon.
fn in_a_sentence(message: &str) -> String {
    let mut letters = message.chars();
    match letters.next() {
        Some(first) if letters.clone().next().is_some_and(char::is_lowercase) => {
            first.to_lowercase().chain(letters).collect()
        }
        _ => message.to_owned(),
    }
}

/// Whether what stands at a place is what Python's shell writes before the lines that are typed into it.
fn is_prompt(text: &str, at: TextSize) -> bool {
    let rest = text.get(at.to_usize()..).unwrap_or_default();
    before(text, at).trim().is_empty() && rest.starts_with(">>>")
}

/// Whether a digit stands right before a place, and a letter at it.
fn begins_with_digit(text: &str, at: TextSize) -> bool {
    let rest = text.get(at.to_usize()..).unwrap_or_default();
    before(text, at).ends_with(|last: char| last.is_ascii_digit())
        && rest.starts_with(|first: char| first == '_' || first.is_alphabetic())
}

/// What stands before a place in its line.
fn before(text: &str, at: TextSize) -> &str {
    let before = text.get(..at.to_usize()).unwrap_or_default();
    before.rsplit('\n').next().unwrap_or_default()
}

/// Whether the line has nothing but `print` before a place.
fn prints(text: &str, at: TextSize) -> bool {
    before(text, at).trim() == "print"
}

#[cfg(test)]
mod tests {
    use crate::program::{Program, canonical_expression};

    #[test]
    fn what_is_wrong_is_said_as_cpython_says_it() {
        let check = |text: &str, expected: &str| {
            assert_eq!(Program::parse(text).unwrap_err().to_string(), expected);
        };
        check(
            "x = 1\nprint(\"done\"\n",
            "line 2, column 6: '(' was never closed",
        );
        check(
            "f(1,\nx = 2\ny = 3\n",
            "line 1, column 2: '(' was never closed",
        );
        check(
            "xs = [1, (2, 3]\n",
            "line 1, column 15: ']' does not close '('",
        );
        check("print(1))\n", "line 1, column 9: ')' closes no bracket");
        check("if x > 1\n    y = 2\n", "line 1, column 9: expected ':'");
        check(
            "if x = 1:\n    y = 2\n",
            "line 1, column 6: '=' assigns and cannot stand here. Maybe '==' was meant?",
        );
        check(
            "1 = x\n",
            "line 1, column 1: '=' cannot assign to what stands before it. Maybe '==' was meant?",
        );
        check(
            "print \"a\"\n",
            "line 1, column 7: missing parentheses in call to 'print'. Did you mean print(...)?",
        );
        check(
            "x = 'abc\ny = 1\n",
            "line 1, column 5: unterminated string literal: its closing quote is missing",
        );
        check("x = 1\n    y = 2\n", "line 2, column 1: unexpected indent");
        check(
            "for i in x:\ny = 2\n",
            "line 2, column 1: expected an indented block after 'for' statement",
        );
        check("x = 1 +\n", "line 1, column 8: expected an expression");
        check(
            "print(\u{201c}a\u{201d})\n",
            "line 1, column 7: invalid character '\u{201c}': use ' or \"",
        );
        check(
            "x = 3 $ 4\n",
            "line 1, column 7: invalid character '$' (U+0024)",
        );
        check(
            ">>> x = 5\n",
            "line 1, column 1: '>>>' is what Python's shell writes, not the program",
        );
        let report = "Traceback (most recent call last):\n  File \"a.py\", line 2, in <module>\nKeyError: 'a'\n";
        let said =
            "this is an error report (a traceback), not the program: paste the program itself";
        check(report, &format!("line 1, column 1: {said}"));
        check(
            &format!("x = 1\n{report}"),
            &format!("line 2, column 1: {said}"),
        );
        let said = "'```' stands around code in a chat or in Markdown: paste only what is between two such lines";
        check(
            "```python\nx = 1\n```\n",
            &format!("line 1, column 1: {said}"),
        );
        check(
            "Here it is:\n```\nx = 1\n```\n",
            &format!("line 1, column 6: {said}"),
        );
        check(
            "2x = 5\n",
            "line 1, column 2: invalid decimal literal: a name cannot begin with a digit",
        );
        check(
            "total = 3 number\n",
            "line 1, column 11: invalid syntax: an operator, a comma or a quote may be missing before this",
        );
        check("class = 3\n", "line 1, column 7: expected a name");
        let wrong = canonical_expression("f(1").unwrap_err();
        assert_eq!(wrong.to_string(), "line 1, column 2: '(' was never closed");
    }
}
