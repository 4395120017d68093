//! Keys that `defaultdict`s are asked for and that have to be worked out first (`counts[total - k]`): only then is it known whether they are
//! there, and what is made where they are not.

use std::ops::Range;

use ruff_python_ast::Expr;
use ruff_text_size::Ranged;

use super::{collect, key};
use crate::program::classes::value;
use crate::program::expressions::written;
use crate::program::{Program, canonical_expression};
use crate::quiz::PythonValue;
use crate::state::State;

impl Program {
    /// The first key to be worked out of those that the line which is about to run surely asks a `defaultdict` for.
    pub fn key_to_work_out(&self, at: &State) -> Option<String> {
        self.with_evaluated(at.top()?, |header| {
            Some(self.unknown_key(at, &header.operands())?.1)
        })
    }

    /// The program with the value of that key in its place.
    pub fn with_key(&self, at: &State, value: &str) -> Option<Program> {
        self.with_parts(at.top()?, 1, |program, operands| {
            Some((program.unknown_key(at, operands)?.0, value.to_owned()))
        })
    }

    /// Where the key stands, and what it is.
    fn unknown_key(&self, at: &State, operands: &[&Expr]) -> Option<(Range<usize>, String)> {
        let mut parts = Vec::new();
        operands.iter().for_each(|one| collect(one, &mut parts));
        parts.into_iter().find_map(|part| {
            let subscript = part.as_subscript_expr()?;
            let held = value(at, &subscript.value)?;
            let asks = matches!(held, PythonValue::Object { name, .. } if name == "defaultdict");
            let unknown = asks && key(at, &subscript.slice, &self.text).is_none();
            let text = written(&*subscript.slice, &self.text).filter(|_| unknown)?;
            let text = canonical_expression(text).ok()?;
            let place = subscript.slice.range().into();
            self.can_ask(at, &text).then_some((place, text))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn keys_that_are_worked_out_take_their_places() {
        let check = |line: &str, expected: Option<(&str, &str)>| {
            let program = Program::parse(&format!("{line}\n")).unwrap();
            let locals = [
                ("d", "defaultdict(<class 'int'>, {1: 1})"),
                ("p", "{1: 1}"),
                ("n", "5"),
            ];
            let at = state(Event::Line, &[("<module>", 1, &locals)], None);
            let key = program.key_to_work_out(&at);
            let told = key.as_ref().and_then(|_| program.with_key(&at, "2"));
            let told = told.and_then(|told| Some(told.line(1)?.text.clone()));
            let found = key.as_deref().zip(told.as_deref());
            assert_eq!(found, expected, "{line}");
        };
        check("x = d[n - 3]", Some(("n-3", "x=d[2]")));
        check("x = 1 + d[n % 3]", Some(("n%3", "x=1+d[2]")));
        check("d[n // 2].append(n)", Some(("n//2", "d[2].append(n)")));
        // What is known, may not be asked, or is asked of another dictionary.
        check("x = d[n]", None);
        check("x = n and d[n - 3]", None);
        check("x = p[n - 3]", None);
    }
}
