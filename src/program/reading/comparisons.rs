//! Comparisons whose sides are known: values that have an order, and objects that are one or two.

use ruff_python_ast::{CmpOp, ExprCompare};

use super::Reading;
use crate::program::arrangement::{Arranged, arranged};
use crate::program::heap::Held;
use crate::program::order::compared;
use crate::quiz::{PythonValue, compare as same};

impl Reading<'_> {
    /// What a comparison comes to whose sides are known: values that have an order, or objects that are one or two.
    pub(super) fn compared(&self, comparison: &ExprCompare) -> Option<Held> {
        let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
            return None;
        };
        let before = self.read.get();
        let (left, right) = (self.held(&comparison.left), self.held(right));
        let truth = match operator {
            CmpOp::Is | CmpOp::IsNot => self.are_one(&left, &right),
            CmpOp::Eq | CmpOp::NotEq
                if self.compares_itself(&left) || self.compares_itself(&right) =>
            {
                None
            }
            CmpOp::Eq | CmpOp::NotEq => self.are_one(&left, &right).or_else(|| {
                let (left, right) = (self.shown_plainly(&left)?, self.shown_plainly(&right)?);
                Some(same(&left, &right).is_equal())
            }),
            CmpOp::Lt | CmpOp::LtE | CmpOp::Gt | CmpOp::GtE => {
                let sides = self.shown_plainly(&left).zip(self.shown_plainly(&right));
                let order = sides.and_then(|(left, right)| compared(&left, &right));
                order.map(|order| match operator {
                    CmpOp::Lt => order.is_lt(),
                    CmpOp::LtE => order.is_le(),
                    CmpOp::Gt => order.is_gt(),
                    _ => order.is_ge(),
                })
            }
            _ => None,
        };
        let Some(truth) = truth else {
            self.read.set(before);
            return None;
        };
        let negated = matches!(operator, CmpOp::IsNot | CmpOp::NotEq);
        let said = if truth != negated { "True" } else { "False" };
        Some(Held::Text(said.to_owned()))
    }

    /// Whether two objects of the program are one.
    fn are_one(&self, one: &Held, other: &Held) -> Option<bool> {
        let both = self.heap.class_of(one).zip(self.heap.class_of(other));
        both.map(|_| one == other)
    }

    /// Whether an object says itself what it is equal to.
    pub(in crate::program) fn compares_itself(&self, held: &Held) -> bool {
        let Some(class) = self.heap.class_of(held) else {
            return false;
        };
        self.program.class(class).is_none_or(|class| {
            let own = self.program.method(class, "__eq__").is_some();
            own || self.program.is_dataclass(class) || self.program.is_exception(class)
        })
    }

    /// A value that has not to be worked out.
    fn shown_plainly(&self, held: &Held) -> Option<PythonValue> {
        match held {
            Held::Text(text) => PythonValue::read(text).ok(),
            Held::Worked(text) => match arranged(text, |_| None) {
                Some(Arranged::Value(value)) => PythonValue::read(&value).ok(),
                _ => PythonValue::read(self.heap.answers.get(text)?).ok(),
            },
            _ => None,
        }
    }
}
