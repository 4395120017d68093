//! A Python program as the debugger sees it: checked text, its logical lines in canonical spelling, its definitions
//! and loops. Parsed with ruff, never executed.

mod definitions;
mod lines;

use std::collections::HashSet;
use std::fmt;

use ruff_python_ast::token::TokenKind;
use ruff_python_parser::{Mode, ParseError, lexer};

pub use definitions::{Definition, DefinitionKind, LoopSpan};
pub use lines::LogicalLine;

/// The function name of the module's own frame.
pub const MODULE: &str = "<module>";

/// The most physical lines of a program.
pub const MAX_LINES: usize = 200;

/// The most bytes of a program: comments count here, though the model does not read them.
pub const MAX_BYTES: usize = 64 * 1024;

/// The most lexical tokens. The model's own limit is lower; this one keeps the parser's work and stack small.
const MAX_TOKENS: usize = 4_000;

/// The deepest nesting of brackets, prefix operators and the like in one logical line, and of blocks. The parser
/// recurses, and in a browser the stack does not grow; CPython stops at 100 blocks and 200 brackets itself.
const MAX_NESTING: usize = 100;

/// Words that cannot be names.
const KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue",
    "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import",
    "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while",
    "with", "yield",
];

/// A program without syntax errors and within the limits. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    text: String,
    lines: Vec<LogicalLine>,
    code: Vec<u32>,
    definitions: Vec<Definition>,
    identifiers: Vec<String>,
}

impl Program {
    /// Checks and reads a program. Windows line ends, a byte order mark and blank space at the end are dropped first.
    ///
    /// # Errors
    /// Says what is wrong and where, in words for the program's author.
    pub fn parse(source: &str) -> Result<Program, ProgramError> {
        if source.len() > 2 * MAX_BYTES {
            return Err(ProgramError::TooLong {
                bytes: source.len(),
            });
        }
        let text = normalize(source);
        if text.len() > MAX_BYTES {
            return Err(ProgramError::TooLong { bytes: text.len() });
        }
        if text.trim().is_empty() {
            return Err(ProgramError::Empty);
        }
        let count = text.lines().count();
        if count > MAX_LINES {
            return Err(ProgramError::TooManyLines { lines: count });
        }
        let positions = Positions::new(&text);
        if let Some(offset) = text.find('\0') {
            return Err(ProgramError::Nul {
                line: positions.line(offset),
            });
        }
        check_nesting(&text)?;
        let parsed = ruff_python_parser::parse_module(&text)
            .map_err(|error| positions.syntax_error(&text, &error))?;
        let module = parsed.syntax();
        let lines = lines::logical_lines(&text, &positions, parsed.tokens(), &module.body);
        if lines.is_empty() {
            return Err(ProgramError::Empty);
        }
        let definitions = definitions::definitions(&positions, &module.body);
        let identifiers = lines::identifiers(&text, parsed.tokens());
        // CPython has no code of its own for these two: execution goes straight to the lines below them.
        let code = lines
            .iter()
            .filter(|line| !matches!(line.text.as_str(), "else:" | "finally:"))
            .map(|line| line.number)
            .collect();
        Ok(Program {
            text,
            lines,
            code,
            definitions,
            identifiers,
        })
    }

    /// The text, with `\n` as line ends and one of them at the end.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The logical lines in order; comments, blank lines and function docstrings have none.
    pub fn lines(&self) -> &[LogicalLine] {
        &self.lines
    }

    /// The numbers of the lines that execution can stop at, ascending.
    pub fn lines_with_code(&self) -> &[u32] {
        &self.code
    }

    /// Whether execution can stop at `line`.
    pub fn has_code(&self, line: u32) -> bool {
        self.code.binary_search(&line).is_ok()
    }

    /// The first line from `line` on that execution can stop at: where a breakpoint set on `line` belongs.
    pub fn next_line_with_code(&self, line: u32) -> Option<u32> {
        let index = self.code.partition_point(|code| *code < line);
        self.code.get(index).copied()
    }

    /// The module, then every function and class in the order of the text.
    pub fn definitions(&self) -> &[Definition] {
        &self.definitions
    }

    /// The definition whose `def` or `class` keyword is on `line`; the module for 0.
    pub fn definition(&self, line: u32) -> Option<&Definition> {
        self.definitions
            .iter()
            .find(|definition| definition.line == line)
    }

    /// The innermost definition named `function` that contains `line`.
    pub fn definition_at(&self, function: &str, line: u32) -> Option<&Definition> {
        self.definitions
            .iter()
            .filter(|definition| definition.name == function && definition.contains(line))
            .min_by_key(|definition| definition.last - definition.first)
    }

    /// The `for` loops of `definition` around `line`, the outermost first; of the lines of a loop its header and body
    /// count, not its `else`.
    pub fn loops_at(&self, definition: &Definition, line: u32) -> Vec<LoopSpan> {
        definition
            .loops
            .iter()
            .copied()
            .filter(|span| (span.header..=span.last).contains(&line))
            .collect()
    }

    /// The lines that a frame of `definition` can stop at, ascending: those inside it, with its own first line, but
    /// not those inside the bodies of functions and classes defined there.
    pub fn lines_of(&self, definition: &Definition) -> Vec<u32> {
        let inner = |line: u32| {
            self.definitions.iter().any(|other| {
                other.line != definition.line
                    && definition.contains(other.line)
                    && other.is_in_body(line)
                    && !(other.contains(definition.line) && other.last >= definition.last)
            })
        };
        self.code
            .iter()
            .copied()
            .filter(|line| definition.contains(*line) && !inner(*line))
            .collect()
    }

    /// All names in the program, in the order of their first appearance: variables, functions, attributes, arguments.
    pub fn identifiers(&self) -> &[String] {
        &self.identifiers
    }
}

/// An expression in canonical spacing, as the model reads it.
///
/// # Errors
/// [`ProgramError`] if the text is not one expression.
pub fn canonical_expression(text: &str) -> Result<String, ProgramError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(ProgramError::Empty);
    }
    if text.len() > MAX_BYTES {
        return Err(ProgramError::TooLong { bytes: text.len() });
    }
    check_nesting(text)?;
    let parsed = ruff_python_parser::parse_expression(text)
        .map_err(|error| Positions::new(text).syntax_error(text, &error))?;
    Ok(lines::spell_expression(text, parsed.tokens()))
}

/// Whether `text` can be the name of a variable.
pub fn is_identifier(text: &str) -> bool {
    let mut chars = text.chars();
    chars
        .next()
        .is_some_and(|first| first == '_' || first.is_alphabetic())
        && chars.all(|next| next == '_' || next.is_alphanumeric())
        && !KEYWORDS.contains(&text)
}

/// Line ends as `\n`, no byte order mark, and nothing but one line end after the last visible character.
fn normalize(source: &str) -> String {
    let source = source.strip_prefix('\u{feff}').unwrap_or(source);
    let mut text = source.replace("\r\n", "\n").replace('\r', "\n");
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

/// Refuses what would make the parser recurse too deeply, from the lexical tokens alone.
fn check_nesting(text: &str) -> Result<(), ProgramError> {
    let mut lexer = lexer::lex(text, Mode::Module);
    let (mut tokens, mut blocks, mut brackets, mut prefixes, mut nested) =
        (0, 0_usize, 0_usize, 0, 0);
    loop {
        let kind = lexer.next_token();
        tokens += 1;
        match kind {
            TokenKind::EndOfFile => return Ok(()),
            TokenKind::Indent => blocks += 1,
            TokenKind::Dedent => blocks = blocks.saturating_sub(1),
            TokenKind::Newline => nested = 0,
            TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace | TokenKind::FStringStart => {
                brackets += 1
            }
            TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace | TokenKind::FStringEnd => {
                brackets = brackets.saturating_sub(1);
            }
            TokenKind::Lambda | TokenKind::Else | TokenKind::DoubleStar => nested += 1,
            _ => {}
        }
        prefixes = match kind {
            TokenKind::Not
            | TokenKind::Minus
            | TokenKind::Plus
            | TokenKind::Tilde
            | TokenKind::Await
            | TokenKind::Star => prefixes + 1,
            _ => 0,
        };
        if tokens > MAX_TOKENS {
            return Err(ProgramError::TooLong { bytes: text.len() });
        }
        if blocks + brackets + prefixes + nested > MAX_NESTING {
            return Err(ProgramError::Nested);
        }
    }
}

/// Where lines begin in a text.
struct Positions {
    starts: Vec<usize>,
}

impl Positions {
    fn new(text: &str) -> Positions {
        let starts = std::iter::once(0)
            .chain(text.match_indices('\n').map(|(offset, _)| offset + 1))
            .collect();
        Positions { starts }
    }

    /// The line of a byte offset, counted from 1.
    fn line(&self, offset: usize) -> u32 {
        self.starts.partition_point(|start| *start <= offset) as u32
    }

    fn syntax_error(&self, text: &str, error: &ParseError) -> ProgramError {
        let offset = error.location.start().to_usize();
        let line = self.line(offset);
        let start = self.starts.get(line as usize - 1).copied().unwrap_or(0);
        let before = text.get(start..offset).unwrap_or_default();
        ProgramError::Syntax {
            line,
            column: before.chars().count() as u32 + 1,
            message: error.error.to_string(),
        }
    }
}

/// Why a text is not a program that can be debugged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProgramError {
    /// There is no line with code.
    #[error("the program is empty: type or paste some Python")]
    Empty,
    /// It has too many lines.
    #[error(
        "the program has {lines} lines; at most {MAX_LINES} are possible: keep the part you want to look at"
    )]
    TooManyLines {
        /// The physical lines.
        lines: usize,
    },
    /// It is too long for its number of lines.
    #[error("the program is too long ({bytes} bytes): keep the part you want to look at")]
    TooLong {
        /// The bytes of the text.
        bytes: usize,
    },
    /// It contains a NUL character.
    #[error("line {line}: there is a NUL character, which Python does not allow: delete it")]
    Nul {
        /// The line.
        line: u32,
    },
    /// Its brackets, operators or blocks are nested too deeply.
    #[error("the code is nested too deeply: split its longest expression or deepest block up")]
    Nested,
    /// It is not Python.
    #[error("line {line}, column {column}: {message}")]
    Syntax {
        /// The line.
        line: u32,
        /// The column in code points, counted from 1.
        column: u32,
        /// What is wrong.
        message: String,
    },
}

impl ProgramError {
    /// The line that the error is about, if it is about one.
    pub fn line(&self) -> Option<u32> {
        match self {
            ProgramError::Nul { line } | ProgramError::Syntax { line, .. } => Some(*line),
            _ => None,
        }
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The words of a list without those that were there before, in order.
fn unique(words: impl Iterator<Item = String>) -> Vec<String> {
    let mut seen = HashSet::new();
    words.filter(|word| seen.insert(word.clone())).collect()
}
