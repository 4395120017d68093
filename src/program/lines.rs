//! Logical lines in canonical spelling: what the model reads of a program, independent of how its author spaced it.

use ruff_python_ast::statement_visitor::{StatementVisitor, walk_stmt};
use ruff_python_ast::token::{Token, TokenKind};
use ruff_python_ast::{Expr, Stmt};
use ruff_text_size::{Ranged, TextRange};

use super::{Positions, unique};

/// A logical line: physical lines joined by brackets, backslashes or a multi-line string are one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogicalLine {
    /// The first physical line.
    pub number: u32,
    /// The last physical line.
    pub last: u32,
    /// How many blocks it is inside of.
    pub depth: u32,
    /// The text in canonical spacing, without indentation and comments.
    pub text: String,
}

impl LogicalLine {
    /// Whether a generator or coroutine can wait in it.
    pub(crate) fn waits(&self) -> bool {
        let text = &self.text;
        let waiting = ["yield", "await", "async for "];
        waiting.iter().any(|word| text.contains(word)) || text.starts_with("async ")
    }
}

/// What a docstring becomes in the source that the model reads.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Docstring {
    /// A function's: its line is dropped, if there is nothing else on it.
    Function,
    /// A module's or class's: it is a statement that runs, so its line stays, with an empty text.
    Other,
}

/// A lexical token as the spacing rules see it.
struct Piece<'t> {
    kind: PieceKind,
    text: &'t str,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum PieceKind {
    Keyword,
    /// An identifier, or one of `True`, `False`, `None`.
    Word,
    Number,
    String,
    Operator,
}

/// The logical lines of a program, in order.
pub(super) fn logical_lines(
    text: &str,
    positions: &Positions,
    tokens: &[Token],
    body: &[Stmt],
) -> Vec<LogicalLine> {
    let docstrings = docstrings(body);
    let mut lines = Vec::new();
    let mut depth = 0_u32;
    for line in tokens.split(|token| token.kind() == TokenKind::Newline) {
        for token in line {
            match token.kind() {
                TokenKind::Indent => depth += 1,
                TokenKind::Dedent => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        let code: Vec<Token> = line
            .iter()
            .copied()
            .filter(|token| is_code(token.kind()))
            .collect();
        let (Some(first), Some(last)) = (code.first(), code.last()) else {
            continue;
        };
        let docstring = |token: &Token| {
            docstrings
                .iter()
                .find(|(range, _)| range.contains_range(token.range()))
        };
        let alone = docstring(first).is_some_and(|(range, kind)| {
            *kind == Docstring::Function
                && code.iter().all(|token| {
                    range.contains_range(token.range()) || is_parenthesis(token.kind())
                })
        }) || (is_parenthesis(first.kind())
            && code.iter().all(|token| {
                is_parenthesis(token.kind())
                    || docstring(token).is_some_and(|(_, kind)| *kind == Docstring::Function)
            }));
        if alone {
            continue;
        }
        lines.push(LogicalLine {
            number: positions.line(first.start().to_usize()),
            last: positions.line(last.end().to_usize()),
            depth,
            text: spell(&pieces(text, &code, |range| {
                docstrings
                    .iter()
                    .find(|(docstring, kind)| {
                        *kind == Docstring::Other && docstring.contains_range(range)
                    })
                    .map(|(docstring, _)| *docstring)
            })),
        });
    }
    lines
}

/// The tokens of an expression in canonical spacing.
pub(super) fn spell_expression(text: &str, tokens: &[Token]) -> String {
    let code: Vec<Token> = tokens
        .iter()
        .copied()
        .filter(|token| is_code(token.kind()))
        .collect();
    spell(&pieces(text, &code, |_| None))
}

/// All names in the order of their first appearance.
pub(super) fn identifiers(text: &str, tokens: &[Token]) -> Vec<String> {
    unique(
        tokens
            .iter()
            .filter(|token| token.kind() == TokenKind::Name || token.kind().is_soft_keyword())
            .filter_map(|token| text.get(std::ops::Range::<usize>::from(token.range())))
            .map(str::to_owned),
    )
}

/// Whether a word stands somewhere as a name of its own, and not as an attribute's.
pub(super) fn is_named(name: &str, text: &str, tokens: &[Token]) -> bool {
    let behind_dot = tokens
        .windows(2)
        .map(|pair| pair[0].kind() == TokenKind::Dot);
    tokens
        .iter()
        .zip(std::iter::once(false).chain(behind_dot))
        .any(|(token, attribute)| {
            let range = std::ops::Range::<usize>::from(token.range());
            token.kind() == TokenKind::Name && !attribute && text.get(range) == Some(name)
        })
}

fn is_code(kind: TokenKind) -> bool {
    !matches!(
        kind,
        TokenKind::Newline
            | TokenKind::NonLogicalNewline
            | TokenKind::Comment
            | TokenKind::Indent
            | TokenKind::Dedent
            | TokenKind::EndOfFile
    )
}

fn is_parenthesis(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::Lpar | TokenKind::Rpar)
}

/// Lexical tokens as pieces: an f-string is one string from its prefix to its closing quote; a range that `replaced`
/// names is an empty string.
fn pieces<'t>(
    text: &'t str,
    code: &[Token],
    replaced: impl Fn(TextRange) -> Option<TextRange>,
) -> Vec<Piece<'t>> {
    let mut pieces = Vec::new();
    let mut dropped: Option<TextRange> = None;
    let mut open: Vec<usize> = Vec::new();
    for token in code {
        if dropped.is_some_and(|range| range.contains_range(token.range())) {
            continue;
        }
        dropped = replaced(token.range());
        if dropped.is_some() {
            pieces.push(Piece {
                kind: PieceKind::String,
                text: "\"\"",
            });
            continue;
        }
        let range = std::ops::Range::<usize>::from(token.range());
        match token.kind() {
            TokenKind::FStringStart | TokenKind::TStringStart => open.push(range.start),
            TokenKind::FStringEnd | TokenKind::TStringEnd => {
                if let (Some(start), true) = (open.pop(), open.is_empty()) {
                    pieces.push(Piece {
                        kind: PieceKind::String,
                        text: text.get(start..range.end).unwrap_or_default(),
                    });
                }
            }
            kind if open.is_empty() => pieces.push(Piece {
                kind: piece_kind(kind),
                text: text.get(range).unwrap_or_default(),
            }),
            _ => {}
        }
    }
    pieces
}

fn piece_kind(kind: TokenKind) -> PieceKind {
    match kind {
        TokenKind::Int | TokenKind::Float | TokenKind::Complex => PieceKind::Number,
        TokenKind::String => PieceKind::String,
        TokenKind::Name | TokenKind::True | TokenKind::False | TokenKind::None => PieceKind::Word,
        kind if kind.is_soft_keyword() => PieceKind::Word,
        kind if kind.is_keyword() => PieceKind::Keyword,
        _ => PieceKind::Operator,
    }
}

/// Joins pieces with canonical spacing.
fn spell(pieces: &[Piece]) -> String {
    let mut spelled = String::new();
    let mut brackets: Vec<&str> = Vec::new();
    for (index, piece) in pieces.iter().enumerate() {
        spelled.push_str(piece.text);
        if piece.kind == PieceKind::Operator {
            match piece.text {
                "(" | "[" | "{" => brackets.push(piece.text),
                ")" | "]" | "}" => {
                    brackets.pop();
                }
                _ => {}
            }
        }
        if let Some(next) = pieces.get(index + 1)
            && is_spaced(piece, next, brackets.last() == Some(&"{"))
        {
            spelled.push(' ');
        }
    }
    spelled
}

/// Whether a space stands between two pieces; `in_braces`: the innermost open bracket is a brace.
fn is_spaced(a: &Piece, b: &Piece, in_braces: bool) -> bool {
    let operator = |piece: &Piece, texts: &[&str]| {
        piece.kind == PieceKind::Operator && texts.contains(&piece.text)
    };
    (operator(a, &[",", ";"]) && !operator(b, &[")", "]", "}"]))
        || (operator(a, &[":"]) && in_braces)
        || (a.kind != PieceKind::Operator && b.kind != PieceKind::Operator)
        || (a.kind == PieceKind::Keyword && !operator(b, &[":", ")", "]", "}", ",", ";", ".", "="]))
        || (b.kind == PieceKind::Keyword && operator(a, &[")", "]", "}"]))
}

/// The docstrings of a program, with what they become.
fn docstrings(body: &[Stmt]) -> Vec<(TextRange, Docstring)> {
    struct Collector(Vec<(TextRange, Docstring)>);

    impl Collector {
        fn body(&mut self, body: &[Stmt], kind: Docstring) {
            if let Some(Stmt::Expr(first)) = body.first()
                && matches!(*first.value, Expr::StringLiteral(_))
            {
                self.0.push((first.value.range(), kind));
            }
        }
    }

    impl<'a> StatementVisitor<'a> for Collector {
        fn visit_stmt(&mut self, stmt: &'a Stmt) {
            match stmt {
                Stmt::FunctionDef(def) => self.body(&def.body, Docstring::Function),
                Stmt::ClassDef(class) => self.body(&class.body, Docstring::Other),
                _ => {}
            }
            walk_stmt(self, stmt);
        }
    }

    let mut collector = Collector(Vec::new());
    collector.body(body, Docstring::Other);
    collector.visit_body(body);
    collector.0
}
