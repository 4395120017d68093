//! Operators and comparisons between things that have no method for them.

use ruff_python_ast::{CmpOp, Operator};

use super::{Part, Use};
use crate::program::classes::method_of;

impl Use<'_> {
    /// What an operator makes of two parts; `sign` is what stands behind the operator.
    pub(super) fn operator(
        &self,
        operator: Operator,
        sign: &str,
        left: Part,
        right: Part,
    ) -> Option<Part> {
        let (
            Part::Kind { name: one, own },
            Part::Kind {
                name: other,
                own: also,
            },
        ) = (&left, &right)
        else {
            return match left {
                Part::Raises(_) => Some(left),
                Part::Kind { .. } => Some(right),
            };
        };
        if !own && !also {
            return None;
        }
        let (own, also) = (*own, *also);
        let method = Some(method_of(operator)).filter(|_| calculates(operator))?;
        let names = [
            format!("__{method}__"),
            format!("__i{method}__"),
            format!("__r{method}__"),
        ];
        let has = |name: &str, methods: &[String]| {
            let methods: Vec<&str> = methods.iter().map(String::as_str).collect();
            !self.lacks(name, &methods)
        };
        if (own && has(one, &names[..2])) || (also && has(other, &names[2..])) {
            return None;
        }
        let sequence = |name: &str| matches!(name, "str" | "list" | "tuple");
        let message = match operator {
            // A template takes anything.
            Operator::Mod if one == "str" => return None,
            Operator::Add if one == "str" => {
                format!("can only concatenate str (not \"{other}\") to str")
            }
            Operator::Add if one == "list" && !sign.is_empty() => {
                format!("'{other}' object is not iterable")
            }
            Operator::Add if sequence(one) => {
                format!("can only concatenate {one} (not \"{other}\") to {one}")
            }
            Operator::Mult if sequence(one) || sequence(other) => {
                let times = if sequence(one) { other } else { one };
                format!("can't multiply sequence by non-int of type '{times}'")
            }
            Operator::Pow if sign.is_empty() => {
                format!("unsupported operand type(s) for ** or pow(): '{one}' and '{other}'")
            }
            operator => format!(
                "unsupported operand type(s) for {}{sign}: '{one}' and '{other}'",
                operator.as_str()
            ),
        };
        Some(Part::Raises(format!("TypeError: {message}")))
    }

    /// What a comparison makes of two parts.
    pub(super) fn comparison(&self, operator: CmpOp, left: Part, right: Part) -> Option<Part> {
        let (
            Part::Kind { name: one, own },
            Part::Kind {
                name: other,
                own: also,
            },
        ) = (&left, &right)
        else {
            return match left {
                Part::Raises(_) => Some(left),
                Part::Kind { .. } => Some(right),
            };
        };
        if !own && !also {
            return None;
        }
        let (own, also) = (*own, *also);
        let (method, reflected) = match operator {
            CmpOp::Lt => ("__lt__", "__gt__"),
            CmpOp::LtE => ("__le__", "__ge__"),
            CmpOp::Gt => ("__gt__", "__lt__"),
            CmpOp::GtE => ("__ge__", "__le__"),
            CmpOp::In | CmpOp::NotIn => {
                let needed = ["__contains__", "__iter__", "__getitem__"];
                return (also && self.lacks(other, &needed)).then(|| {
                    Part::Raises(format!(
                        "TypeError: argument of type '{other}' is not iterable"
                    ))
                });
            }
            _ => return None,
        };
        // A decorator may have added what the class does not write.
        let decorated = |name: &str| {
            let class = self.program.class(name);
            class.is_none_or(|class| class.first != class.line)
        };
        let may = |name: &str, method: &str| decorated(name) || !self.lacks(name, &[method]);
        if (own && may(one, method)) || (also && may(other, reflected)) {
            return None;
        }
        Some(Part::Raises(format!(
            "TypeError: '{}' not supported between instances of '{one}' and '{other}'",
            operator.as_str()
        )))
    }
}

/// Whether an operator is one of arithmetic, whose refusals are told.
fn calculates(operator: Operator) -> bool {
    !matches!(
        operator,
        Operator::MatMult
            | Operator::BitAnd
            | Operator::BitOr
            | Operator::BitXor
            | Operator::LShift
            | Operator::RShift
    )
}
