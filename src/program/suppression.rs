//! Blocks of `with suppress(…)`: one that is left by an exception of these classes goes on behind it (Python's library reference,
//! "contextlib.suppress").

use ruff_python_ast::Expr;

use super::Program;
use super::expressions::written;
use super::protocols::{Block, leaving};
use crate::state::{Event, State};

impl Program {
    /// Whether a `with` may end exceptions so.
    pub(super) fn suppresses(&self) -> bool {
        let mut lines = self.lines.iter();
        lines.any(|line| line.text.starts_with("with ") && line.text.contains("suppress("))
    }

    /// The state that comes next where a `with` ends the exception that has left its block: `past` ends with the one that there is.
    pub fn suppressed(&self, past: &[&State]) -> Option<State> {
        let at = *past.last()?;
        let number = at.line().filter(|_| at.event == Event::Line)?;
        let line = self.line(number)?;
        if !line.text.starts_with("with ") || !line.text.contains("suppress(") {
            return None;
        }
        let block = self.block(number)?;
        let left = leaving(past, &block);
        let Some(Some(raised)) = left else {
            return self.suppresses_nothing(past, &block, left.is_some());
        };
        let (class, _) = raised.split_once(": ").unwrap_or((raised, ""));
        let context = block.context.clone()?;
        let types = self.suppressed_types(at, &context)?;
        if !self.takes(&types, class)? {
            return None;
        }
        let went_on = State {
            value: None,
            output: String::new(),
            ..at.clone()
        };
        // Where nothing stands behind it, what the frame returns is told by what does.
        let next = self.after_block(went_on, &block, false, Some("None"), past)?;
        (next.event == Event::Line).then_some(next)
    }

    /// The state that comes next where such a `with` is entered, or left by no exception.
    fn suppresses_nothing(&self, past: &[&State], block: &Block, left: bool) -> Option<State> {
        let at = *past.last()?;
        let types = self.suppressed_types(at, block.context.as_deref()?)?;
        // Nothing is raised as the classes are looked up.
        self.takes(&types, "SystemExit")?;
        let went_on = State {
            value: None,
            output: String::new(),
            ..at.clone()
        };
        match left {
            true => self.after_block(went_on, block, false, None, past),
            false if block.bound.is_none() => block.entered(self, went_on, "None"),
            false => None,
        }
    }

    /// The classes that a manager ends exceptions of, as an `except` would name them.
    fn suppressed_types(&self, at: &State, context: &str) -> Option<String> {
        let module = ruff_python_parser::parse_expression(context).ok()?;
        let call = module.expr().as_call_expr()?;
        let (library, name) = self.of_library(at, &call.func)?;
        let given = &call.arguments;
        if library != "contextlib" || name != "suppress" || !given.keywords.is_empty() {
            return None;
        }
        let named = |expr: &Expr| {
            let named = expr.is_name_expr() || expr.is_attribute_expr();
            written(expr, context).filter(|_| named)
        };
        let types: Option<Vec<&str>> = given.args.iter().map(named).collect();
        let types = types.filter(|types| !types.is_empty())?;
        Some(format!("({})", types.join(", ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn a_suppressed_exception_goes_on_behind_the_block() {
        let check = |types: &str, raised: &str, expected: Option<u32>| {
            let source = format!(
                "from contextlib import suppress\nwith suppress({types}):\n    x = f()\n    y = 1\nz = 2\n"
            );
            let program = Program::parse(&source).unwrap();
            let states = [
                state(Event::Line, &[("<module>", 2, &[])], None),
                state(Event::Line, &[("<module>", 3, &[])], None),
                state(Event::Exception, &[("<module>", 3, &[])], Some(raised)),
                state(Event::Line, &[("<module>", 2, &[])], None),
            ];
            let past: Vec<&State> = states.iter().collect();
            let next = program.suppressed(&past).and_then(|next| next.line());
            assert_eq!(next, expected, "{types} {raised}");
            let entered = program.suppressed(&past[..1]);
            let known = types != "Unknown" && !types.is_empty();
            assert_eq!(
                entered.and_then(|next| next.line()),
                known.then_some(3),
                "{types}"
            );
        };
        check("KeyError", "KeyError: 'a'", Some(5));
        check("KeyError, LookupError", "IndexError: no", Some(5));
        check("KeyError", "ValueError: no", None);
        check("Unknown", "ValueError: no", None);
        check("", "ValueError", None);
    }
}
