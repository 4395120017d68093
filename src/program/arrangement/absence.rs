//! What raises because it is not there, or does not go together: an item, a key, a place, a quotient by zero.

use ruff_python_ast::{Expr, ExprAttribute, Operator};

use super::operands::{Operands, is_plain};
use crate::program::formats::unformatted;
use crate::program::library::as_mapping;
use crate::program::misfits::{incomparable, refused, unfit, unindexed, unjoined, unsigned};
use crate::quiz::{PythonValue, compare};

/// The message of the exception that looking for something raises that is not there: an item, a key, a place.
pub fn missing(operation: &str, known: impl Fn(&str) -> Option<String>) -> Option<String> {
    missing_with(operation, &known, &|_| None)
}

/// The same with values of the program's own that never change.
pub(in crate::program) fn missing_with(
    operation: &str,
    known: &dyn Fn(&str) -> Option<String>,
    plainly: &dyn Fn(&PythonValue) -> Option<PythonValue>,
) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    let operands = Operands {
        text: operation,
        known,
        plainly,
    };
    operands.missing(parsed.expr())
}

/// What dividing by zero raises.
fn divided(left: &PythonValue, operator: Operator, right: &PythonValue) -> Option<String> {
    let is_zero = |value: &PythonValue| match value {
        PythonValue::Int(digits) => digits == "0",
        PythonValue::Float(_) => value.is_true() == Some(false),
        _ => false,
    };
    if operator == Operator::Pow && is_zero(left) {
        let real = matches!(right, PythonValue::Int(_) | PythonValue::Float(_));
        let negative = real && right.to_string().starts_with('-') && !is_zero(right);
        let said = "ZeroDivisionError: 0.0 cannot be raised to a negative power";
        return negative.then(|| said.to_owned());
    }
    let zero = is_zero(right);
    let whole = matches!((left, right), (PythonValue::Int(_), PythonValue::Int(_)));
    let number = matches!(left, PythonValue::Int(_) | PythonValue::Float(_));
    let said = match operator {
        _ if !zero || !number => return None,
        Operator::Div if whole => "division by zero",
        Operator::Div => "float division by zero",
        Operator::FloorDiv if whole => "integer division or modulo by zero",
        Operator::FloorDiv => "float floor division by zero",
        Operator::Mod if whole => "integer modulo by zero",
        Operator::Mod => "float modulo",
        _ => return None,
    };
    Some(format!("ZeroDivisionError: {said}"))
}

impl Operands<'_> {
    fn missing(&self, expr: &Expr) -> Option<String> {
        match expr {
            Expr::Subscript(item) => match (
                as_mapping(self.moved(&item.value)?),
                self.fixed(&item.slice)?,
            ) {
                (PythonValue::Dict(pairs), key) => {
                    let there = self.entry(&pairs, &key)?.is_some();
                    (!there).then(|| format!("KeyError: {key}"))
                }
                (container, _) if !is_plain(&container) => None,
                (sequence, PythonValue::Int(index)) => {
                    let kind = match &sequence {
                        PythonValue::List(_) => "list",
                        PythonValue::Tuple(_) => "tuple",
                        PythonValue::Str(_) => "string",
                        _ => return unindexed(&sequence, &PythonValue::Int(index)),
                    };
                    let (size, index) =
                        (i64::try_from(sequence.size()?).ok()?, index.parse().ok()?);
                    let outside = !(-size..size).contains(&index);
                    outside.then(|| format!("IndexError: {kind} index out of range"))
                }
                (value, index) => unindexed(&value, &index),
            },
            Expr::BinOp(binary) => {
                let (left, right) = (self.value(&binary.left)?, self.value(&binary.right)?);
                refused(binary.op, &left, &right).or_else(|| divided(&left, binary.op, &right))
            }
            Expr::FString(formatted) => unformatted(formatted, &|expr| self.value(expr)),
            Expr::UnaryOp(unary) => unsigned(unary.op, &self.value(&unary.operand)?),
            Expr::Compare(comparison) => {
                let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
                    return None;
                };
                incomparable(
                    *operator,
                    &self.value(&comparison.left)?,
                    &self.value(right)?,
                )
            }
            Expr::Call(call) if call.arguments.keywords.is_empty() => {
                match (&*call.func, &*call.arguments.args) {
                    (Expr::Name(function), [value]) => unfit(&function.id, &self.value(value)?),
                    (Expr::Name(function), [base, power]) if function.id.as_str() == "pow" => {
                        divided(&self.value(base)?, Operator::Pow, &self.value(power)?)
                    }
                    (Expr::Attribute(method), arguments) => self.missing_in(method, arguments),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// What a method raises that its object has not, or that does not find what it is given.
    fn missing_in(&self, method: &ExprAttribute, arguments: &[Expr]) -> Option<String> {
        let object = self.value(&method.value)?;
        let name = method.attr.as_str();
        if object == PythonValue::None && !name.starts_with('_') {
            return Some(format!(
                "AttributeError: 'NoneType' object has no attribute '{name}'"
            ));
        }
        let [value] = arguments else {
            return None;
        };
        match (&object, name, self.value(value)?) {
            (PythonValue::Str(text), "index" | "rindex", PythonValue::Str(part)) => {
                let absent = !text.contains(part.as_str());
                absent.then(|| "ValueError: substring not found".to_owned())
            }
            (PythonValue::Str(_), "join", parts) => unjoined(&parts),
            (PythonValue::List(items), "index", value) => {
                let absent = !items.iter().any(|one| compare(one, &value).is_equal());
                absent.then(|| format!("ValueError: {value} is not in list"))
            }
            (PythonValue::Tuple(items), "index", value) => {
                let absent = !items.iter().any(|one| compare(one, &value).is_equal());
                absent.then(|| "ValueError: tuple.index(x): x not in tuple".to_owned())
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_there_raises() {
        let known = |name: &str| (name == "xs").then(|| "[1, 2]".to_owned());
        let check = |operation: &str, expected: Option<&str>| {
            assert_eq!(
                missing(operation, known).as_deref(),
                expected,
                "{operation}"
            );
        };
        check("{'a': 1}['b']", Some("KeyError: 'b'"));
        check("{'a': 1}['a']", None);
        check("xs[2]", Some("IndexError: list index out of range"));
        check("xs[-3]", Some("IndexError: list index out of range"));
        check("xs[-2]", None);
        check("'ab'[2]", Some("IndexError: string index out of range"));
        check("(1, 2)[5]", Some("IndexError: tuple index out of range"));
        check(
            "xs['a']",
            Some("TypeError: list indices must be integers or slices, not str"),
        );
        check("ys[0]", None);
        check("xs.index(3)", Some("ValueError: 3 is not in list"));
        check("'ab'.index('c')", Some("ValueError: substring not found"));
        check("'ab'.find('c')", None);
        check(
            "(1, 2).index(3)",
            Some("ValueError: tuple.index(x): x not in tuple"),
        );
        let unknown = |kind: &str, of: &str| {
            format!("ValueError: Unknown format code '{kind}' for object of type '{of}'")
        };
        check("f'{'a':d}'", Some(&unknown("d", "str")));
        check("f'{'a':>8.2f}'", Some(&unknown("f", "str")));
        check("f'{2.5:d}'", Some(&unknown("d", "float")));
        check("f'{25:>4}'", None);
        check(
            "f'{[1]:>5}'",
            Some("TypeError: unsupported format string passed to list.__format__"),
        );
        check(
            "1//0",
            Some("ZeroDivisionError: integer division or modulo by zero"),
        );
        check("1.5/0", Some("ZeroDivisionError: float division by zero"));
        let power = "ZeroDivisionError: 0.0 cannot be raised to a negative power";
        check("0**-1", Some(power));
        check("pow(0, -2)", Some(power));
        check("pow(2, -2)", None);
        check("1/2", None);
        let message = "ValueError: invalid literal for int() with base 10: 'a1'";
        check("int('a1')", Some(message));
        check("int(' -1_2 ')", None);
        check("float('inf')", None);
    }
}
