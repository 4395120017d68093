//! Members of enumerations that are numbers (`class Level(IntEnum):`): in arithmetic and comparisons each is its value.

use ruff_python_ast::{CmpOp, Expr, Operator};

use crate::program::classes::value;
use crate::program::expressions::written;
use crate::program::{Definition, Program};
use crate::quiz::PythonValue;
use crate::state::State;

/// Methods that a class may have of those that Python calls by itself, without a say in what its members count as.
const SAYING: [&str; 2] = ["__str__", "__format__"];

impl Program {
    /// An operation on members that are numbers, and on numbers, with the values of the members; `None` where it has no such member, or
    /// something else beside them.
    pub(super) fn counted_with(&self, at: &State, expr: &Expr, text: &str) -> Option<String> {
        let (counted, any) = match expr {
            Expr::BinOp(_) => self.counted_operand(at, expr, text)?,
            Expr::Compare(comparison) => {
                let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
                    return None;
                };
                if matches!(
                    operator,
                    CmpOp::Is | CmpOp::IsNot | CmpOp::In | CmpOp::NotIn
                ) {
                    return None;
                }
                let (left, one) = self.counted_operand(at, &comparison.left, text)?;
                let (right, other) = self.counted_operand(at, right, text)?;
                (format!("{left}{}{right}", operator.as_str()), one || other)
            }
            _ => return None,
        };
        any.then_some(counted)
    }

    /// An operand that is a number, and whether there is a member in it.
    fn counted_operand(&self, at: &State, expr: &Expr, text: &str) -> Option<(String, bool)> {
        if let Expr::BinOp(binary) = expr {
            if matches!(binary.op, Operator::MatMult) {
                return None;
            }
            let (left, one) = self.counted_operand(at, &binary.left, text)?;
            let (right, other) = self.counted_operand(at, &binary.right, text)?;
            let within = |side: String, expr: &Expr| match expr.is_bin_op_expr() {
                true => format!("({side})"),
                false => side,
            };
            let left = within(left, &binary.left);
            let right = within(right, &binary.right);
            return Some((format!("{left}{}{right}", binary.op.as_str()), one || other));
        }
        if let Some(shown) = self.member_meant(at, expr) {
            let class = self.class_of_member(at, expr)?;
            let number = self.number_of_member(&shown)??;
            let plain = matches!(&number, PythonValue::Int(text) if !text.starts_with('-'));
            let counts = plain && self.is_counting(class) && !self.reckons_itself(class);
            return counts.then(|| (number.to_string(), true));
        }
        let number = |value: &PythonValue| matches!(value, PythonValue::Int(_));
        // A name alone would be read as what it is called.
        let known = value(at, expr).or_else(|| PythonValue::of_literal(expr));
        known.filter(number)?;
        Some((written(expr, text)?.to_owned(), false))
    }

    /// Whether a class may have a method that Python calls for an operator.
    fn reckons_itself(&self, class: &Definition) -> bool {
        let mut methods = self.definitions.iter();
        methods.any(|one| {
            one.name.starts_with("__")
                && class.is_in_body(one.line)
                && !SAYING.contains(&one.name.as_str())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn members_that_are_numbers_count_as_such() {
        let source = "\
from enum import Enum, IntEnum
class Level(IntEnum):
    LOW = 1
    HIGH = 3
class Color(Enum):
    RED = 1
class Own(IntEnum):
    A = 1
    def __add__(self, other):
        return 7
x = 1
";
        let program = Program::parse(source).unwrap();
        let known: [(&str, &str); 2] = [("n", "<Level.LOW: 1>"), ("k", "4")];
        let at = state(Event::Line, &[("<module>", 11, &known)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.with_members(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("Level.LOW+1", Some("1+1"));
        check("(n+1)*Level.HIGH", Some("(1+1)*3"));
        check("n<Level.HIGH", Some("1<3"));
        check("n==k", Some("1==k"));
        check("n+'a'", None);
        check("Color.RED+1", None);
        check("Own.A+1", None);
        check("k+1", None);
    }
}
