//! Which locals to show beside which line: those that the line's text reads or sets.

use std::collections::HashSet;

use ruff_python_ast::token::TokenKind;
use ruff_python_parser::{Mode, ParseOptions, parse_unchecked};
use ruff_text_size::Ranged;

use crate::program::{Definition, LogicalLine, Program};

use super::view::{FrameView, InlineValue, LocalView};

/// The values for the lines of the function (or module) that `top` runs: for the current line and those above it, and
/// inside a loop that contains the current line for all of its lines, since the ones below have run too.
pub(super) fn inline_values(program: &Program, top: &FrameView) -> Vec<InlineValue> {
    let (Some(locals), Some(definition)) =
        (&top.locals, program.definition_at(&top.function, top.line))
    else {
        return Vec::new();
    };
    let last = last_line(program, definition, top);
    let own: HashSet<u32> = program.lines_of(definition).into_iter().collect();
    program
        .lines()
        .iter()
        .filter(|line| line.number <= last && own.contains(&line.number))
        .flat_map(|line| {
            names(&line.text).filter_map(|name| Some(inline_value(line, find(locals, &name)?)))
        })
        .collect()
}

fn last_line(program: &Program, definition: &Definition, top: &FrameView) -> u32 {
    let running = |header: u32| {
        let count = top.loops.as_ref().and_then(|loops| loops.get(&header));
        !matches!(count, Some(Some(0 | 1)))
    };
    program
        .loops_at(definition, top.line)
        .iter()
        .filter(|span| running(span.header))
        .map(|span| span.last)
        .fold(top.line, u32::max)
}

fn find<'a>(locals: &'a [LocalView], name: &str) -> Option<&'a LocalView> {
    locals.iter().find(|local| local.name == name)
}

fn inline_value(line: &LogicalLine, local: &LocalView) -> InlineValue {
    InlineValue {
        line: line.number,
        local: local.clone(),
    }
}

/// The variables in a line, each once, in their order; attributes and the names of arguments are none. A line alone
/// is not always a program (`else:`), but its tokens are right.
fn names(text: &str) -> impl Iterator<Item = String> {
    let parsed = parse_unchecked(text, ParseOptions::from(Mode::Module));
    let tokens: Vec<_> = parsed.tokens().iter().collect();
    let mut found: Vec<String> = Vec::new();
    let mut brackets = 0_usize;
    for (index, token) in tokens.iter().enumerate() {
        // An attribute, or the `r` of `{x!r}` in an f-string.
        let is_part = index > 0
            && matches!(
                tokens[index - 1].kind(),
                TokenKind::Dot | TokenKind::Exclamation
            );
        let before_equal = tokens
            .get(index + 1)
            .is_some_and(|next| next.kind() == TokenKind::Equal);
        match token.kind() {
            TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace => brackets += 1,
            TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace => {
                brackets = brackets.saturating_sub(1)
            }
            kind if kind == TokenKind::Name || kind.is_soft_keyword() => {
                let is_argument = before_equal && brackets > 0;
                let name = text
                    .get(std::ops::Range::<usize>::from(token.range()))
                    .unwrap_or_default();
                if !is_part && !is_argument && !found.iter().any(|other| other == name) {
                    found.push(name.to_owned());
                }
            }
            _ => {}
        }
    }
    found.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_the_variables_of_a_line() {
        let check = |text: &str, expected: &[&str]| {
            assert_eq!(names(text).collect::<Vec<_>>(), expected, "{text}");
        };
        check("total=total+xs[i]", &["total", "xs", "i"]);
        check("for x in point.items():", &["x", "point"]);
        check(
            "print(f(a, key=b), f\"{c!r}\")",
            &["print", "f", "a", "b", "c"],
        );
        check("if \"a b\" in words and not done:", &["words", "done"]);
        check("match=type", &["match", "type"]);
        check("x=(", &["x"]);
    }
}
