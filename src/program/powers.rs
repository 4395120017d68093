//! Powers of negative numbers: a minus binds less than `**`, so that the number needs brackets of its own where it stands for a name.

use ruff_python_ast::{Expr, Operator};

use ruff_text_size::Ranged;

use super::Program;
use super::classes::value;
use super::rewriting::with_told;
use crate::quiz::PythonValue;
use crate::state::State;

impl Program {
    /// An expression with negative numbers in the places of the names and items of which it takes powers: `x**2` as `(-7)**2`.
    pub fn with_negative_bases(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains("**") {
            return None;
        }
        with_told(expression, |expr| {
            let power = expr.as_bin_op_expr()?;
            let reads = matches!(
                &*power.left,
                Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_)
            );
            if power.op != Operator::Pow || !reads {
                return None;
            }
            let base = value(at, &power.left)?;
            let number = matches!(base, PythonValue::Int(_) | PythonValue::Float(_));
            let base = base.to_string();
            let place = usize::from(power.left.range().end() - expr.range().start());
            let written = &expression[std::ops::Range::<usize>::from(expr.range())];
            (number && base.starts_with('-')).then(|| format!("({base}){}", &written[place..]))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Event, Frame};

    #[test]
    fn a_negative_number_has_brackets_before_a_power() {
        let program = Program::parse("pass\n").unwrap();
        let frame = Frame::new("<module>", 1).knowing(&[
            ("x", "-7"),
            ("n", "3"),
            ("p", "[1, -2.5]"),
            ("s", "'-1'"),
        ]);
        let at = State {
            event: Event::Line,
            frames: vec![frame],
            ..State::start()
        };
        let check = |expression: &str, expected: Option<&str>| {
            let told = program.with_negative_bases(&at, expression);
            assert_eq!(told.as_deref(), expected, "{expression}");
        };
        check("x**2+n**2", Some("(-7)**2+n**2"));
        check("x**n", Some("(-7)**n"));
        check("p[1]**2", Some("(-2.5)**2"));
        check("n**x", None);
        check("s**2", None);
        check("[x**2 for x in p]", None);
        check("f(**d)", None);
    }
}
