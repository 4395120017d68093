//! Ranges as values: what one is shown as, and what is asked of one that has a name, which is asked of the `range` itself.

use ruff_python_ast::Expr;

use super::Program;
use super::classes::found;
use super::displays::is_range;
use super::rewriting::with_told;
use crate::quiz::PythonValue;
use crate::state::State;

impl Program {
    /// What a call of `range` is shown as whose bounds are written out: `range(3)` is `range(0, 3)`.
    pub fn shown_range(&self, at: &State, expression: &str) -> Option<String> {
        let free = || !self.binds("range") && found(at, "range").is_none();
        if !expression.starts_with("range(") || !free() {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let range = call.func.as_name_expr()?.id.as_str() == "range";
        let bound = |one: &Expr| match PythonValue::of_literal(one)? {
            PythonValue::Int(digits) => Some(digits),
            _ => None,
        };
        let bounds = call.arguments.args.iter().map(bound);
        let bounds: Vec<String> = bounds.collect::<Option<_>>()?;
        if !range || !call.arguments.keywords.is_empty() {
            return None;
        }
        let shown = match bounds.as_slice() {
            [stop] => format!("range(0, {stop})"),
            [start, stop] => format!("range({start}, {stop})"),
            [start, stop, step] if step == "1" => format!("range({start}, {stop})"),
            [start, stop, step] if step != "0" => format!("range({start}, {stop}, {step})"),
            _ => return None,
        };
        Some(shown)
    }

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
    fn a_range_is_shown_with_both_bounds() {
        let at = state(Event::Line, &[("<module>", 1, &[])], None);
        let check = |source: &str, expression: &str, expected: Option<&str>| {
            let program = Program::parse(source).unwrap();
            let shown = program.shown_range(&at, expression);
            assert_eq!(shown.as_deref(), expected, "{expression}");
        };
        check("x = 1\n", "range(3)", Some("range(0, 3)"));
        check("x = 1\n", "range(2, 9, 1)", Some("range(2, 9)"));
        check("x = 1\n", "range(5, 0, -2)", Some("range(5, 0, -2)"));
        check("x = 1\n", "range(1, 2, 0)", None);
        check("x = 1\n", "range(1.5)", None);
        check("x = 1\n", "range(x)", None);
        check("range = list\n", "range(3)", None);
    }

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
