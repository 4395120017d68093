//! Generator expressions that functions return: `return (x for x in xs if x > n)`. What goes through the generator goes through the expression,
//! with what the function's names stood for in their places.

use ruff_python_ast::Expr;
use ruff_text_size::Ranged;

use crate::program::displays::displays;
use crate::program::expressions::{canonical, written};
use crate::program::names::all_names;
use crate::program::rewriting::with_all;
use crate::program::{Program, is_word_part};
use crate::state::Frame;

/// What goes through a generator at once, or makes something of all that it gives.
const CONSUMING: [&str; 12] = [
    "list",
    "sum",
    "sorted",
    "max",
    "min",
    "tuple",
    "set",
    "any",
    "all",
    "dict",
    "enumerate",
    ".join",
];

/// How the text of a generator expression's value ends.
const SHOWN: &str = "<genexpr>>";

impl Program {
    /// The generator expression that a frame has just returned, as it is written wherever it stands; `None` where it reads what may change.
    pub(in crate::program) fn expression_returned(
        &self,
        frame: &Frame,
        value: &str,
    ) -> Option<String> {
        let line = self.line(frame.line).filter(|_| value.ends_with(SHOWN))?;
        let text = canonical(line.text.strip_prefix("return ")?)?;
        let text = match text.starts_with('(') {
            true => text,
            false => format!("({text})"),
        };
        let parsed = ruff_python_parser::parse_expression(&text).ok()?;
        let made = parsed.expr().as_generator_expr()?;
        let mut own = Vec::new();
        for clause in &made.generators {
            own.extend(all_names(&clause.target));
        }
        let function = self.definition_at(&frame.function, frame.line)?;
        let mut puts = Vec::new();
        for name in all_names(parsed.expr()) {
            let variable = function.scope.names().any(|one| one == name.id.as_str());
            let is_own = own.iter().any(|one| one.id == name.id);
            // A name that the expression binds may stand for another one in what it goes through first.
            let first = made.generators.first()?.iter.range();
            if is_own && !first.contains_range(name.range()) || !is_own && !variable {
                continue;
            }
            let shown = frame.known(&name.id)?;
            puts.push((
                name.range().into(),
                displays(shown).then(|| shown.to_owned())?,
            ));
        }
        Some(with_all(&text, puts))
    }

    /// Whether what stands behind a text is gone through there, and nothing else becomes of it.
    pub(in crate::program) fn consumes(&self, before: &str) -> bool {
        let called = |name: &str| {
            let before = before.strip_suffix('(');
            let before = before.and_then(|before| before.strip_suffix(name));
            before.is_some_and(|before| {
                name.starts_with('.')
                    || !before.ends_with(|last| is_word_part(last) || last == '.')
                        && !self.binds(name)
            })
        };
        CONSUMING.iter().any(|name| called(name)) || before.ends_with(" in ")
    }

    /// The text of a call's place where it has returned a generator expression which is gone through there.
    pub(in crate::program) fn expression_in_place(
        &self,
        call: &Expr,
        frame: &Frame,
        value: &str,
    ) -> Option<String> {
        let before = self.text.get(..usize::from(call.start()))?;
        let told = self.expression_returned(frame, value)?;
        let consumed = self.consumes(before) && written(call, &self.text).is_some();
        consumed.then_some(told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn a_generator_expression_is_gone_through_where_its_function_has_returned_it() {
        let check = |returned: &str, line: &str, expected: Option<&str>| {
            let source = format!("def f(xs, n):\n    return {returned}\n{line}\n");
            let program = Program::parse(&source).unwrap();
            let own = [("xs", "[1, 2]"), ("n", "1")];
            let frames = [("<module>", 3, &[][..]), ("f", 2, &own)];
            let value = "<generator object f.<locals>.<genexpr>>";
            let at = state(Event::Return, &frames, Some(value));
            let rest = program.resumed(&at, &[]);
            let told = rest.map(|rest| rest.program.line(3).unwrap().text.clone());
            assert_eq!(told.as_deref(), expected, "{returned} {line}");
        };
        let made = "(x for x in xs if x > n)";
        let told = "(x for x in [1, 2] if x>1)";
        check(made, "y = sum(f(a, b))", Some(&format!("y=sum({told})")));
        check(made, "y = f(a, b)", Some("y=object_0"));
        check(
            "(n for n in xs)",
            "y = list(f(a, b))",
            Some("y=list((n for n in [1, 2]))"),
        );
    }
}
