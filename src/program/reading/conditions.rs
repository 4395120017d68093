//! Whether a condition holds, by what is held.

use ruff_python_ast::{BoolOp, CmpOp, Expr, UnaryOp};

use super::Reading;
use crate::program::heap::{Cell, Gap, Held};
use crate::quiz::{PythonValue, compare as same};

impl<'a> Reading<'a> {
    /// Whether a condition holds.
    pub(in crate::program) fn decided(&self, test: &Expr) -> Result<bool, Gap> {
        match test {
            Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => {
                return Ok(!self.decided(&unary.operand)?);
            }
            Expr::BoolOp(either) => {
                for one in &either.values {
                    let holds = self.decided(one)?;
                    if holds == (either.op == BoolOp::Or) {
                        return Ok(holds);
                    }
                }
                return Ok(either.op == BoolOp::And);
            }
            _ => {}
        }
        if let Expr::Compare(compare) = test
            && let ([sign @ (CmpOp::Is | CmpOp::IsNot)], [Expr::NoneLiteral(_)]) =
                (&*compare.ops, &*compare.comparators)
        {
            let none = match self.held(&compare.left) {
                Held::Missing => return Err(Gap::Missing),
                Held::Unknown => return Err(Gap::Unknown),
                Held::Text(text) => text == "None",
                Held::Worked(text) => self.heap.answer(&text).ok_or(Gap::Unknown)? == "None",
                Held::Object(_)
                | Held::Tuple(_)
                | Held::List(_)
                | Held::Dict(_)
                | Held::Container(..)
                | Held::Bound(..)
                | Held::Function(_)
                | Held::New(..) => false,
            };
            return Ok(none == (*sign == CmpOp::Is));
        }
        if let Expr::Compare(compare) = test
            && let ([sign @ (CmpOp::Eq | CmpOp::NotEq)], [right]) =
                (&*compare.ops, &*compare.comparators)
        {
            let value = |expr: &Expr| match self.held(expr) {
                Held::Missing => Err(Gap::Missing),
                Held::Text(text) => PythonValue::read(&text).map_err(|_| Gap::Unknown),
                Held::Worked(text) => {
                    let answer = self.heap.answer(&text).ok_or(Gap::Unknown)?;
                    PythonValue::read(answer).map_err(|_| Gap::Unknown)
                }
                _ => Err(Gap::Unknown),
            };
            let same = same(&value(&compare.left)?, &value(right)?).is_equal();
            return Ok(same == (*sign == CmpOp::Eq));
        }
        let text = match self.held(test) {
            Held::Missing => return Err(Gap::Missing),
            Held::Text(text) => text,
            Held::Worked(text) => self.heap.answer(&text).ok_or(Gap::Unknown)?.to_owned(),
            Held::Object(index) => return self.truth_of_object(index),
            Held::Tuple(items) | Held::List(items) => return Ok(!items.is_empty()),
            Held::Dict(pairs) => return Ok(!pairs.is_empty()),
            _ => return Err(Gap::Unknown),
        };
        let value = PythonValue::read(&text).map_err(|_| Gap::Unknown)?;
        value.is_true().ok_or(Gap::Unknown)
    }

    /// Whether an object is true: one that does not say so itself is, and a container is if something is in it.
    fn truth_of_object(&self, index: usize) -> Result<bool, Gap> {
        match &self.heap.cells[index] {
            Cell::List(items) => Ok(!items.is_empty()),
            Cell::Dict(pairs) => Ok(!pairs.is_empty()),
            Cell::Instance { class, .. } => {
                let class = self.program.class(class).ok_or(Gap::Unknown)?;
                let says = |name: &str| self.program.method(class, name).is_some();
                match says("__bool__") || says("__len__") {
                    true => Err(Gap::Unknown),
                    false => Ok(true),
                }
            }
            Cell::Method(..) | Cell::Function(_) => Ok(true),
            Cell::Other(_) => Err(Gap::Unknown),
        }
    }

    /// Whether what is held is true, if that is known.
    pub(super) fn truth(&self, held: &Held) -> Option<bool> {
        let text = match held {
            Held::Text(text) => text,
            Held::Worked(text) => self.heap.answers.get(text)?,
            Held::Object(index) => return self.truth_of_object(*index).ok(),
            Held::Tuple(items) | Held::List(items) => return Some(!items.is_empty()),
            Held::Dict(pairs) => return Some(!pairs.is_empty()),
            Held::Container(_, inside) => return self.truth(inside),
            Held::Bound(..) | Held::Function(_) => return Some(true),
            Held::New(..) | Held::Missing | Held::Unknown => return None,
        };
        PythonValue::read(text).ok()?.is_true()
    }
}
