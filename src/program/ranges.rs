//! Ranges that have a name: what is asked of one is asked of the `range` itself, which says what it goes through.

use ruff_python_ast::Expr;

use super::Program;
use super::classes::found;
use super::displays::is_range;
use super::rewriting::with_told;
use crate::state::State;

impl Program {
    /// An expression with the ranges that its names stand for written out; `None` where none of them does.
    pub fn with_ranges(&self, at: &State, expression: &str) -> Option<String> {
        // Most programs have none, and need not be read for it.
        let frames = [at.frames.first(), at.top()].into_iter().flatten();
        let mut values = frames.flat_map(|frame| frame.locals.iter().flatten());
        let any = values.any(|(_, value)| value.as_deref().is_some_and(is_range));
        if !any || self.binds("range") || found(at, "range").is_some() {
            return None;
        }
        with_told(expression, |expr| match expr {
            Expr::Name(name) => found(at, &name.id)?.filter(|shown| is_range(shown)),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn a_range_is_written_out_for_its_name() {
        let check = |expression: &str, expected: Option<&str>| {
            let program = Program::parse("x = 1\n").unwrap();
            let known = [("r", "range(1, 4)"), ("xs", "[1]"), ("s", "'range(2)'")];
            let at = state(Event::Line, &[("<module>", 1, &known)], None);
            let told = program.with_ranges(&at, expression);
            assert_eq!(told.as_deref(), expected, "{expression}");
        };
        check("list(r)", Some("list(range(1, 4))"));
        check("len(r)+r[0]", Some("len(range(1, 4))+range(1, 4)[0]"));
        check("len(xs)", None);
        check("len(s)", None);
    }
}
