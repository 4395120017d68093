//! Which values to show beside which line: where they are read now, or were changed last. Those of a frame's own locals,
//! and of the module's variables that the lines of its function are about.

use ruff_python_ast::token::TokenKind;
use ruff_python_parser::{Mode, ParseOptions, parse_unchecked};
use ruff_text_size::Ranged;

use crate::program::{Definition, MODULE, Program, Scope};

use super::Provenance;
use super::view::{FrameView, InlineValue, LocalView};

/// The values for the lines of the function (or module) that `top`, one of the `frames`, runs, each once: beside the current
/// line, if that mentions it, or else the line that changed it last. Beside another one it would read as if that had given
/// it.
pub(super) fn inline_values(
    program: &Program,
    top: &FrameView,
    frames: &[FrameView],
) -> Vec<InlineValue> {
    let (Some(locals), Some(definition)) =
        (&top.locals, program.definition_at(&top.function, top.line))
    else {
        return Vec::new();
    };
    let current = program.line(top.line);
    let here: Vec<String> = current
        .map(|line| names(&line.text).collect())
        .unwrap_or_default();
    let value = |local: &LocalView, is_global: bool| {
        let is_here = here.contains(&local.name);
        let before = || {
            let only = || only_line(definition, local).filter(|_| !is_global);
            let line = local.line.or_else(only);
            line.filter(|line| program.is_line_of(definition, *line) || *line == definition.first)
        };
        // What the user has just set to something else, and no line reads now, stands where the user is.
        let differs = local.changed && local.before.is_some();
        let is_set = differs && local.provenance == Provenance::Edited;
        let edited = || is_set.then_some(top.line);
        let line = if is_here {
            Some(top.line)
        } else {
            before().or_else(edited)
        };
        Some(InlineValue {
            line: line.filter(|line| *line > 0)?,
            local: local.clone(),
            is_global,
        })
    };
    let module = frames
        .iter()
        .find(|frame| frame.index == 0 && frame.function == MODULE && top.index > 0);
    let globals = module.and_then(|module| module.locals.as_ref());
    let globals = globals.into_iter().flatten();
    let mut values: Vec<InlineValue> = locals
        .iter()
        .filter_map(|local| value(local, false))
        .chain(
            globals
                .filter(|global| means_global(program, definition, &global.name))
                .filter_map(|global| value(global, true)),
        )
        .collect();
    // What the current line mentions comes first, in its order; then what has just changed.
    let place = |value: &InlineValue| {
        let place = here.iter().position(|name| *name == value.local.name);
        place.unwrap_or(here.len())
    };
    values.sort_by_key(|value| (value.line, place(value), !value.local.changed));
    values
}

/// Whether a name means the module's variable in a function: the function reads it or declares it as `global`, and neither
/// the function nor one around it binds it.
fn means_global(program: &Program, definition: &Definition, name: &str) -> bool {
    let binds = |scope: &Scope| scope.names().any(|bound| bound == name);
    let mut around = program.functions_around(definition);
    let scope = &definition.scope;
    let is_meant = scope.reads(name) || scope.foreign.iter().any(|foreign| foreign == name);
    is_meant && !binds(scope) && !around.any(|other| binds(&other.scope))
}

/// Of a local of which nobody knows what changed it: the only line that can have given it its value. What can be changed
/// where it is, any line can have changed.
fn only_line(definition: &Definition, local: &LocalView) -> Option<u32> {
    let value = local.value.as_deref()?;
    let is_fixed = value.starts_with(['\'', '"', '-']) || value.starts_with(char::is_alphanumeric);
    let line = definition.scope.only_line_of(&local.name)?;
    (is_fixed && !value.ends_with(')')).then_some(line)
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
    fn what_the_line_uses_comes_first_then_what_has_changed() {
        let program = Program::parse("a, b, c, d = 1, 2, 3, 4\nprint(c, a)\n").unwrap();
        let local = |(name, changed): &(&str, bool)| LocalView {
            name: (*name).to_owned(),
            value: Some("1".to_owned()),
            provenance: Provenance::Predicted,
            truth: None,
            confidence: None,
            doubt: None,
            line: Some(1),
            changed: *changed,
            before: None,
        };
        let locals = [("a", false), ("b", false), ("c", true), ("d", true)];
        let frame = FrameView {
            index: 0,
            function: MODULE.to_owned(),
            line: 2,
            locals: Some(locals.iter().map(local).collect()),
            loops: None,
            pending: None,
        };
        let values = inline_values(&program, &frame, std::slice::from_ref(&frame));
        let places = values
            .iter()
            .map(|value| (value.line, value.local.name.as_str()));
        let places: Vec<_> = places.collect();
        assert_eq!(places, [(1, "d"), (1, "b"), (2, "c"), (2, "a")]);
    }

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
