//! Slices that are values: `first = slice(2)`, and `xs[first]` after that (Python's library reference, "slice").

use ruff_python_ast::{Expr, ExprCall, ExprSlice};

use super::Program;
use super::classes::value;
use super::displays::literal;
use super::expressions::written;
use super::rewriting::with_told;
use crate::quiz::PythonValue;
use crate::state::State;

/// How a slice begins that is shown, or made.
const SLICE: &str = "slice(";

/// Whether a value is shown as a slice is.
pub fn is_slice(shown: &str) -> bool {
    shown.starts_with(SLICE) && PythonValue::read(shown).is_ok_and(|value| bounds(value).is_some())
}

/// Where a slice starts, where it stops, and its step.
fn bounds(slice: PythonValue) -> Option<[PythonValue; 3]> {
    let PythonValue::Object { name, parts } = slice else {
        return None;
    };
    let bound = |(name, bound): (Option<String>, PythonValue)| name.is_none().then_some(bound);
    let bounds: Vec<PythonValue> = parts.into_iter().map(bound).collect::<Option<_>>()?;
    bounds.try_into().ok().filter(|_| name == "slice")
}

/// The call that makes the slice which stands between brackets.
pub(super) fn as_call(slice: &ExprSlice, text: &str) -> Option<String> {
    let bound = |bound: &Option<Box<Expr>>| match bound {
        Some(bound) => written(&**bound, text),
        None => Some("None"),
    };
    let bounds = [&slice.lower, &slice.upper, &slice.step].map(bound);
    let [Some(lower), Some(upper), Some(step)] = bounds else {
        return None;
    };
    Some(format!("{SLICE}{lower}, {upper}, {step})"))
}

impl Program {
    /// What an expression is shown as that makes a slice.
    pub fn shown_slice(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.starts_with(SLICE) {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let [start, stop, step] = self.slice_made(at, parsed.expr().as_call_expr()?)?;
        Some(format!("{SLICE}{start}, {stop}, {step})"))
    }

    /// An expression with slices that have names, or are made where something is cut by them, written out there, and with what is asked of them.
    pub fn with_slices(&self, at: &State, expression: &str) -> Option<String> {
        let mut values = at
            .frames
            .iter()
            .flat_map(|frame| frame.locals.iter().flatten());
        let held = values.any(|(_, shown)| shown.as_ref().is_some_and(|one| one.contains(SLICE)));
        if !held && !expression.contains(SLICE) {
            return None;
        }
        with_told(expression, |expr| match expr {
            Expr::Subscript(item) => {
                let bounds = self.slice_meant(at, &item.slice)?;
                let [start, stop, step] = bounds.map(|bound| match bound {
                    PythonValue::None => String::new(),
                    bound => bound.to_string(),
                });
                let cut = written(&*item.value, expression)?;
                let step = if step.is_empty() {
                    step
                } else {
                    format!(":{step}")
                };
                Some(format!("{cut}[{start}:{stop}{step}]"))
            }
            Expr::Attribute(read) => {
                let [start, stop, step] = self.slice_meant(at, &read.value)?;
                let bound = match read.attr.as_str() {
                    "start" => start,
                    "stop" => stop,
                    "step" => step,
                    _ => return None,
                };
                Some(bound.to_string())
            }
            _ => None,
        })
    }

    /// The bounds of the slice that an expression stands for.
    fn slice_meant(&self, at: &State, expr: &Expr) -> Option<[PythonValue; 3]> {
        match expr {
            Expr::Call(call) => self.slice_made(at, call),
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => bounds(value(at, expr)?),
            _ => None,
        }
    }

    /// The bounds of the slice that a call makes.
    fn slice_made(&self, at: &State, call: &ExprCall) -> Option<[PythonValue; 3]> {
        let name = call.func.as_name_expr()?.id.as_str();
        if name != "slice" || self.binds(name) || !call.arguments.keywords.is_empty() {
            return None;
        }
        let bound = |expr: &Expr| {
            let bound = literal(expr).or_else(|| value(at, expr))?;
            matches!(bound, PythonValue::None | PythonValue::Int(_)).then_some(bound)
        };
        let none = || PythonValue::None;
        Some(match &*call.arguments.args {
            [stop] => [none(), bound(stop)?, none()],
            [start, stop] => [bound(start)?, bound(stop)?, none()],
            [start, stop, step] => [bound(start)?, bound(stop)?, bound(step)?],
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn slices_are_written_out_where_something_is_cut() {
        let program = Program::parse("x = 1\n").unwrap();
        let locals = [("mid", "slice(1, 3, None)"), ("xs", "[1, 2]"), ("n", "2")];
        let at = state(Event::Line, &[("<module>", 1, &locals)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.with_slices(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("xs[mid]", Some("xs[1:3]"));
        check("xs[slice(None, None, -1)]", Some("xs[::-1]"));
        check("xs[slice(n)]+xs", Some("xs[:2]+xs"));
        check("mid.stop-1", Some("3-1"));
        check("xs[n]", None);
        let shown = |expression: &str| program.shown_slice(&at, expression);
        assert_eq!(shown("slice(n)").as_deref(), Some("slice(None, 2, None)"));
        assert_eq!(shown("slice(1, 3)").as_deref(), Some("slice(1, 3, None)"));
        assert_eq!(shown("slice(xs)"), None);
        assert!(is_slice("slice(1, 3, None)"));
        assert!(!is_slice("slice(1)"));
    }
}
