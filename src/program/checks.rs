//! What is refused before and after parsing: code that is nested too deeply to parse safely, and statements where
//! CPython does not allow them, which the parser alone lets pass.

use ruff_python_ast::Stmt;
use ruff_python_ast::statement_visitor::{StatementVisitor, walk_stmt};
use ruff_python_ast::token::TokenKind;
use ruff_python_parser::{Mode, lexer};
use ruff_text_size::{Ranged, TextSize};

use super::ProgramError;

/// The most lexical tokens. The model's own limit is lower; this one keeps the parser's work and stack small.
const MAX_TOKENS: usize = 4_000;

/// The deepest nesting of brackets, prefix operators and the like in one logical line, and of blocks. The parser
/// recurses, and in a browser the stack does not grow; CPython itself stops at 100 blocks and 200 brackets.
const MAX_NESTING: usize = 100;

/// Refuses what would make the parser recurse too deeply, from the lexical tokens alone.
pub(crate) fn check_nesting(text: &str) -> Result<(), ProgramError> {
    let mut lexer = lexer::lex(text, Mode::Module);
    let mut tokens = 0;
    let (mut blocks, mut brackets, mut prefixes, mut nested) = (0_usize, 0_usize, 0, 0);
    loop {
        let kind = lexer.next_token();
        tokens += 1;
        match kind {
            TokenKind::EndOfFile => return Ok(()),
            TokenKind::Indent => blocks += 1,
            TokenKind::Dedent => blocks = blocks.saturating_sub(1),
            TokenKind::Newline => nested = 0,
            TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace | TokenKind::FStringStart => {
                brackets += 1;
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

/// The first statement that is not allowed where it stands, with the reason in CPython's words.
pub(super) fn misplaced(body: &[Stmt]) -> Option<(TextSize, &'static str)> {
    let mut finder = Finder::default();
    finder.visit_body(body);
    finder.found
}

#[derive(Default)]
struct Finder {
    in_function: bool,
    in_loop: bool,
    found: Option<(TextSize, &'static str)>,
}

impl Finder {
    fn visit_inside(&mut self, body: &[Stmt], in_function: bool, in_loop: bool) {
        let outside = (self.in_function, self.in_loop);
        (self.in_function, self.in_loop) = (in_function, in_loop);
        self.visit_body(body);
        (self.in_function, self.in_loop) = outside;
    }
}

impl<'a> StatementVisitor<'a> for Finder {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        let reason = match stmt {
            Stmt::Return(_) if !self.in_function => Some("'return' outside function"),
            Stmt::Break(_) if !self.in_loop => Some("'break' outside loop"),
            Stmt::Continue(_) if !self.in_loop => Some("'continue' not properly in loop"),
            _ => None,
        };
        if let (Some(reason), None) = (reason, self.found) {
            self.found = Some((stmt.start(), reason));
        }
        match stmt {
            Stmt::FunctionDef(def) => self.visit_inside(&def.body, true, false),
            Stmt::ClassDef(class) => self.visit_inside(&class.body, false, false),
            Stmt::For(stmt) => {
                self.visit_inside(&stmt.body, self.in_function, true);
                self.visit_body(&stmt.orelse);
            }
            Stmt::While(stmt) => {
                self.visit_inside(&stmt.body, self.in_function, true);
                self.visit_body(&stmt.orelse);
            }
            _ => walk_stmt(self, stmt),
        }
    }
}
