//! What does not go together: operands whose types an operator refuses, texts that are no numbers, in the words in which Python says so.
//!
//! All of it is told by what kinds of values there are; where a program's own class may have a say, nothing is.

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{CmpOp, Expr, Operator, Stmt, UnaryOp};

use super::Program;
use super::formats::unfilled;
use super::sequences::items;
use crate::quiz::PythonValue;
use crate::state::State;

/// The message of the exception that an operator raises for operands of these types; `None` where it may take them.
pub(super) fn refused(
    operator: Operator,
    left: &PythonValue,
    right: &PythonValue,
) -> Option<String> {
    use PythonValue::{Bool, Dict, Float, Int, List, Set, Str, Tuple};
    let numbers = [left, right].map(is_number);
    let (one, other) = (left.kind(), right.kind());
    let sequence = |value: &PythonValue| matches!(value, Str(_) | List(_) | Tuple(_));
    let whole = |value: &PythonValue| matches!(value, Int(_) | Bool(_));
    let sign = match operator {
        Operator::Pow => "** or pow()",
        operator => operator.as_str(),
    };
    let on_bits = matches!(
        operator,
        Operator::BitAnd | Operator::BitOr | Operator::BitXor | Operator::LShift | Operator::RShift
    );
    match (operator, left, right) {
        _ if numbers == [true, true] => {
            let floats = [left, right].iter().any(|one| matches!(one, Float(_)));
            if !floats || !on_bits {
                return None;
            }
        }
        (Operator::Add, Str(_), Str(_))
        | (Operator::Add, List(_), List(_))
        | (Operator::Add, Tuple(_), Tuple(_))
        | (_, Set { .. }, Set { .. })
        | (Operator::BitOr, Dict(_), _) => return None,
        (Operator::Mod, Str(template), _) => return unfilled(template, right),
        (Operator::Add, Str(_), _) => {
            return Some(format!(
                "TypeError: can only concatenate str (not \"{other}\") to str"
            ));
        }
        (Operator::Add, List(_) | Tuple(_), _) => {
            return Some(format!(
                "TypeError: can only concatenate {one} (not \"{other}\") to {one}"
            ));
        }
        (Operator::Mult, left, right) if sequence(left) || sequence(right) => {
            let times = if sequence(left) { right } else { left };
            if whole(times) {
                return None;
            }
            return Some(format!(
                "TypeError: can't multiply sequence by non-int of type '{}'",
                times.kind()
            ));
        }
        _ => {}
    }
    Some(format!(
        "TypeError: unsupported operand type(s) for {sign}: '{one}' and '{other}'"
    ))
}

/// The message of the exception that a comparison raises for values of these types.
pub(super) fn incomparable(
    operator: CmpOp,
    left: &PythonValue,
    right: &PythonValue,
) -> Option<String> {
    use PythonValue::{Bool, Float, Int, List, None as Nothing, Set, Str, Tuple};
    let (one, other) = (left.kind(), right.kind());
    match (operator, left, right) {
        (CmpOp::In | CmpOp::NotIn, _, Str(_)) if !matches!(left, Str(_)) => Some(format!(
            "TypeError: 'in <string>' requires string as left operand, not {one}"
        )),
        (CmpOp::In | CmpOp::NotIn, _, Int(_) | Float(_) | Bool(_) | Nothing) => Some(format!(
            "TypeError: argument of type '{other}' is not iterable"
        )),
        (CmpOp::Lt | CmpOp::LtE | CmpOp::Gt | CmpOp::GtE, _, _) => {
            let fit = matches!(
                (left, right),
                (Str(_), Str(_))
                    | (List(_), List(_))
                    | (Tuple(_), Tuple(_))
                    | (Set { .. }, Set { .. })
            );
            let numbers = is_number(left) && is_number(right);
            (!fit && !numbers).then(|| {
                format!(
                    "TypeError: '{}' not supported between instances of '{one}' and '{other}'",
                    operator.as_str()
                )
            })
        }
        _ => None,
    }
}

/// The message of the exception that a sign before a value raises.
pub(super) fn unsigned(operator: UnaryOp, operand: &PythonValue) -> Option<String> {
    let whole = operator == UnaryOp::Invert;
    let fits = match operand {
        PythonValue::Int(_) | PythonValue::Bool(_) => true,
        PythonValue::Float(_) => !whole,
        _ => false,
    };
    if fits || operator == UnaryOp::Not {
        return None;
    }
    let kind = operand.kind();
    Some(format!(
        "TypeError: bad operand type for unary {}: '{kind}'",
        operator.as_str()
    ))
}

/// The message of the exception that one of Python's functions raises for a value.
pub(super) fn unfit(function: &str, value: &PythonValue) -> Option<String> {
    use PythonValue::{Bool, Float, Int, Str};
    let kind = value.kind();
    match (function, value) {
        ("int", Str(text)) => is_no_whole(text)
            .then(|| format!("ValueError: invalid literal for int() with base 10: {value}")),
        ("float", Str(text)) => is_no_number(text)
            .then(|| format!("ValueError: could not convert string to float: {value}")),
        ("int" | "float", Int(_) | Float(_) | Bool(_)) => None,
        ("int", _) => Some(format!(
            "TypeError: int() argument must be a string, a bytes-like object or a real number, not '{kind}'"
        )),
        ("float", _) => Some(format!(
            "TypeError: float() argument must be a string or a real number, not '{kind}'"
        )),
        ("len", Int(_) | Float(_) | Bool(_) | PythonValue::None) => {
            Some(format!("TypeError: object of type '{kind}' has no len()"))
        }
        _ => None,
    }
}

/// The message of the exception that `join` raises for what it is given.
pub(super) fn unjoined(parts: &PythonValue) -> Option<String> {
    let Some(parts) = items(parts) else {
        return is_number(parts).then(|| "TypeError: can only join an iterable".to_owned());
    };
    let text = |part: &PythonValue| matches!(part, PythonValue::Str(_));
    let at = parts.iter().position(|part| !text(part))?;
    Some(format!(
        "TypeError: sequence item {at}: expected str instance, {} found",
        parts[at].kind()
    ))
}

/// The message of the exception that looking for an item raises that there cannot be, whatever the value has.
pub(super) fn unindexed(value: &PythonValue, index: &PythonValue) -> Option<String> {
    use PythonValue::{Bool, Float, Int, List, Str, Tuple};
    let kind = index.kind();
    if matches!(index, Int(_) | Bool(_)) && is_indexed(value) {
        return None;
    }
    Some(match value {
        List(_) | Tuple(_) => {
            let name = value.kind();
            format!("TypeError: {name} indices must be integers or slices, not {kind}")
        }
        Str(_) => format!("TypeError: string indices must be integers, not '{kind}'"),
        Int(_) | Float(_) | Bool(_) | PythonValue::None => {
            format!("TypeError: '{}' object is not subscriptable", value.kind())
        }
        _ => return None,
    })
}

fn is_indexed(value: &PythonValue) -> bool {
    matches!(
        value,
        PythonValue::List(_) | PythonValue::Tuple(_) | PythonValue::Str(_)
    )
}

fn is_number(value: &PythonValue) -> bool {
    matches!(
        value,
        PythonValue::Int(_) | PythonValue::Float(_) | PythonValue::Bool(_)
    )
}

/// Whether a text surely shows no whole number; one of other scripts may.
fn is_no_whole(text: &str) -> bool {
    let digits = text.trim().trim_start_matches(['+', '-']);
    let strange = |one: char| !one.is_ascii_digit() && one != '_';
    is_short(text) && (digits.is_empty() || digits.contains(strange))
}

/// Whether a text surely shows no number at all.
fn is_no_number(text: &str) -> bool {
    let number = text.trim().trim_start_matches(['+', '-']);
    let named = ["inf", "infinity", "nan"]
        .iter()
        .any(|name| number.eq_ignore_ascii_case(name));
    let strange = |one: char| !one.is_ascii_digit() && !"+-._eE".contains(one);
    let digits = number.contains(|one: char| one.is_ascii_digit());
    is_short(text) && !named && (!digits || number.contains(strange))
}

/// Whether a text is in plain letters, and is said in full.
fn is_short(text: &str) -> bool {
    let unusual = |one: char| !one.is_ascii() || one.is_ascii_control();
    text.len() < 100 && !text.contains(unusual)
}

impl Program {
    /// What a statement says that raises this, worked out as if it was written in full: `x += 1` has words of its own. `None` where these
    /// cannot be told.
    pub fn in_own_words(&self, at: &State, message: &str) -> Option<String> {
        let same = || Some(message.to_owned());
        let Some(line) = at.line().and_then(|number| self.line(number)) else {
            return same();
        };
        if !message.starts_with("TypeError: ") || !line.text.contains('=') {
            return same();
        }
        let Ok(parsed) = ruff_python_parser::parse_module(&line.text) else {
            return same();
        };
        let assign = match parsed.syntax().body.as_slice() {
            [Stmt::AugAssign(assign)] => assign,
            [Stmt::Assign(assign)] => {
                // What is unpacked is worked out item by item.
                let unpacks = assign.targets.iter().any(Expr::is_tuple_expr)
                    && !any_over_expr(&assign.value, Expr::is_subscript_expr);
                let kind = message.strip_prefix("TypeError: '").filter(|_| unpacks);
                let kind = kind.and_then(|rest| rest.strip_suffix("' object is not subscriptable"));
                return Some(match kind {
                    Some(kind) => format!("TypeError: cannot unpack non-iterable {kind} object"),
                    None => message.to_owned(),
                });
            }
            _ => return same(),
        };
        // A list takes the items of anything.
        if message.contains("can only concatenate list") {
            return None;
        }
        let sign = assign.op.as_str();
        let said = match assign.op {
            Operator::Pow => " for ** or pow(): ".to_owned(),
            _ => format!(" for {sign}: "),
        };
        if !message.contains(&said) {
            return same();
        }
        let inside = any_over_expr(&assign.value, |one| one.is_bin_op_expr());
        (!inside).then(|| message.replacen(&said, &format!(" for {sign}=: "), 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::program::missing;
    use crate::state::Event;

    #[test]
    fn what_does_not_go_together_raises() {
        let check = |operation: &str, expected: Option<&str>| {
            let found = missing(operation, |name| {
                (name == "none").then(|| "None".to_owned())
            });
            let expected = expected.map(str::to_owned);
            assert_eq!(found, expected, "{operation}");
        };
        let unsupported = "TypeError: unsupported operand type(s) for";
        check("1+'a'", Some(&format!("{unsupported} +: 'int' and 'str'")));
        check(
            "none+1",
            Some(&format!("{unsupported} +: 'NoneType' and 'int'")),
        );
        check("'a'-1", Some(&format!("{unsupported} -: 'str' and 'int'")));
        check(
            "'a'**2",
            Some(&format!("{unsupported} ** or pow(): 'str' and 'int'")),
        );
        check(
            "1.5&1",
            Some(&format!("{unsupported} &: 'float' and 'int'")),
        );
        check(
            "'a'+1",
            Some("TypeError: can only concatenate str (not \"int\") to str"),
        );
        check(
            "[1]+(2,)",
            Some("TypeError: can only concatenate list (not \"tuple\") to list"),
        );
        check(
            "'a'*1.5",
            Some("TypeError: can't multiply sequence by non-int of type 'float'"),
        );
        check(
            "1<'a'",
            Some("TypeError: '<' not supported between instances of 'int' and 'str'"),
        );
        check(
            "1 in 'a'",
            Some("TypeError: 'in <string>' requires string as left operand, not int"),
        );
        check(
            "-'a'",
            Some("TypeError: bad operand type for unary -: 'str'"),
        );
        check(
            "int('1.5')",
            Some("ValueError: invalid literal for int() with base 10: '1.5'"),
        );
        check(
            "float('x1')",
            Some("ValueError: could not convert string to float: 'x1'"),
        );
        check(
            "len(5)",
            Some("TypeError: object of type 'int' has no len()"),
        );
        check(
            "','.join(['a', 1])",
            Some("TypeError: sequence item 1: expected str instance, int found"),
        );
        check(
            "[1]['a']",
            Some("TypeError: list indices must be integers or slices, not str"),
        );
        check(
            "none[0]",
            Some("TypeError: 'NoneType' object is not subscriptable"),
        );
        check(
            "none.get(1)",
            Some("AttributeError: 'NoneType' object has no attribute 'get'"),
        );
        check("1+1.5", None);
        check("True+1", None);
        let required = "TypeError: %d format: a real number is required, not str";
        check("'%d'%'a'", Some(required));
        check("'%s is %d'%('a', 'b')", Some(required));
        check(
            "'%.1f'%none",
            Some("TypeError: must be real number, not NoneType"),
        );
        check(
            "'%d %d'%1",
            Some("TypeError: not enough arguments for format string"),
        );
        check(
            "'%d'%(1, 2)",
            Some("TypeError: not all arguments converted during string formatting"),
        );
        check("'%d'%2.5", None);
        check("'%(a)d'%'a'", None);
        check("'a'%{}", None);
        check("'a'*True", None);
        check("{1}-{2}", None);
        check("x+1", None);
        check("1<2.5", None);
        check("[1]<['a']", None);
        check("int(' 1_0 ')", None);
        check("float('-inf')", None);
        check("float('1e5')", None);
        check("{'a': 1}[1]", Some("KeyError: 1"));
    }

    #[test]
    fn a_statement_that_changes_a_name_has_words_of_its_own() {
        let check = |line: &str, message: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{line}\n")).unwrap();
            let at = state(Event::Line, &[("<module>", 1, &[])], None);
            let found = program.in_own_words(&at, message);
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        let plus = "TypeError: unsupported operand type(s) for +: 'int' and 'str'";
        check("x = 1 + 'a'", plus, Some(plus));
        check(
            "x += 'a'",
            plus,
            Some("TypeError: unsupported operand type(s) for +=: 'int' and 'str'"),
        );
        check("x += 1 + 'a'", plus, None);
        let unpacked = "TypeError: 'NoneType' object is not subscriptable";
        check(
            "a, b = None",
            unpacked,
            Some("TypeError: cannot unpack non-iterable NoneType object"),
        );
        check("a, b = x[0]", unpacked, Some(unpacked));
        check(
            "x += 'a'",
            "TypeError: can only concatenate list (not \"str\") to list",
            None,
        );
    }
}
