//! Calls of Python's own functions on what is written out that nothing simpler tells: texts by several beginnings, letters and their codes,
//! numbers in other bases, sums that begin with something; and whether two types of Python's are the same.

use ruff_python_ast::{CmpOp, Expr, ExprBinOp, ExprCall, ExprCompare, Keyword, Operator};

use super::casing::in_another_case;
use super::reduction::TYPES;
use super::told::{Outcome, whole};
use crate::quiz::PythonValue;

/// What such a call comes to, in canonical spelling.
pub(super) fn called_plainly(operation: &str) -> Option<Outcome> {
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    let value = match parsed.expr() {
        Expr::Compare(compare) => PythonValue::Bool(same_type(compare)?),
        Expr::BinOp(binary) => in_bits(binary)?,
        Expr::Call(call) => match &*call.func {
            Expr::Attribute(method) => match PythonValue::of_literal(&method.value)? {
                PythonValue::Bytes(bytes) => of_bytes(bytes, method.attr.as_str(), &given(call)?)?,
                PythonValue::Str(text) => of_text(&text, method.attr.as_str(), &given(call)?)?,
                whole => {
                    let changes = changes(&whole, method.attr.as_str(), call);
                    changes.then_some(PythonValue::None)?
                }
            },
            Expr::Name(name) => {
                let given = given_with_base(call)?;
                if let Some(message) = refused(name.id.as_str(), &given) {
                    return Some(Outcome::Raised(message));
                }
                of_function(name.id.as_str(), &given)?
            }
            _ => return None,
        },
        _ => return None,
    };
    Some(Outcome::Value(value.to_string()))
}

/// What an operator makes of the bits of two whole numbers, of which one is negative: all that stand before it are ones.
fn in_bits(binary: &ExprBinOp) -> Option<PythonValue> {
    let number = |expr| whole(&PythonValue::of_literal(expr)?);
    let (left, right) = (number(&binary.left)?, number(&binary.right)?);
    let places = u32::try_from(right).ok().filter(|places| *places < 40);
    let bits = match binary.op {
        Operator::BitAnd => left & right,
        Operator::BitOr => left | right,
        Operator::BitXor => left ^ right,
        Operator::LShift if left.unsigned_abs() < 1 << 20 => left << places?,
        Operator::RShift => left >> places?,
        _ => return None,
    };
    let negative = left < 0 || right < 0;
    negative.then(|| PythonValue::Int(bits.to_string()))
}

/// Whether a method surely changes a list, a dictionary or a set that is written out, and gives nothing.
fn changes(whole: &PythonValue, method: &str, call: &ExprCall) -> bool {
    use PythonValue::{Bool, Dict, Float, Int, List, Set, Str, Tuple};
    let places = call.arguments.args.iter().map(PythonValue::of_literal);
    let Some(given) = places.collect::<Option<Vec<_>>>() else {
        return false;
    };
    let named = &call.arguments.keywords;
    let atom = |one: &PythonValue| matches!(one, Int(_) | Str(_) | Float(_) | Bool(_));
    let gone_through = |one: &PythonValue| matches!(one, List(_) | Tuple(_) | Str(_) | Dict(_));
    if matches!((whole, method), (Dict(_), "update")) {
        let literal = |keyword: &Keyword| {
            keyword.arg.is_some() && PythonValue::of_literal(&keyword.value).is_some()
        };
        return named.iter().all(literal) && matches!(given.as_slice(), [] | [Dict(_)]);
    }
    if let (List(items), "sort", []) = (whole, method, given.as_slice()) {
        let numbers = items.iter().all(|one| matches!(one, Int(_) | Float(_)));
        let ordered = numbers || items.iter().all(|one| matches!(one, Str(_)));
        let reverses = |keyword: &Keyword| {
            let named = keyword.arg.as_ref().map(|name| name.as_str());
            named == Some("reverse") && keyword.value.is_boolean_literal_expr()
        };
        return ordered && named.iter().all(reverses);
    }
    if !named.is_empty() {
        return false;
    }
    match (whole, method, given.as_slice()) {
        (List(_) | Dict(_) | Set { frozen: false, .. }, "clear", [])
        | (List(_), "reverse", [])
        | (List(_), "append", [_])
        | (List(_), "insert", [Int(_), _]) => true,
        (List(_), "extend", [one]) => gone_through(one),
        (List(items), "remove", [one]) => items.contains(one),
        (Set { frozen: false, .. }, "add" | "discard", [one]) => atom(one),
        (Set { frozen: false, .. }, "update", [List(items)]) => items.iter().all(atom),
        _ => false,
    }
}

/// What a function raises that refuses a text or a number: digits that a base has not, a text that is no character, a number of none.
fn refused(name: &str, given: &[PythonValue]) -> Option<String> {
    match (name, given) {
        ("int", [PythonValue::Str(text), PythonValue::Int(base)]) => {
            let number: u32 = base.parse().ok().filter(|base| (2..=36).contains(base))?;
            let plain =
                !text.starts_with('0') && text.chars().all(|one| one.is_ascii_alphanumeric());
            let refused = plain && text.chars().any(|one| !one.is_digit(number));
            let shown = PythonValue::Str(text.clone());
            refused
                .then(|| format!("ValueError: invalid literal for int() with base {base}: {shown}"))
        }
        ("ord", [PythonValue::Str(text)]) => {
            let count = text.chars().count();
            (count != 1).then(|| {
                format!("TypeError: ord() expected a character, but string of length {count} found")
            })
        }
        ("chr", [PythonValue::Int(number)]) => {
            let number: i64 = number.parse().ok()?;
            let refused = !(0..0x11_0000).contains(&number) && i32::try_from(number).is_ok();
            refused.then(|| "ValueError: chr() arg not in range(0x110000)".to_owned())
        }
        _ => None,
    }
}

/// What a function makes of values.
fn of_function(name: &str, given: &[PythonValue]) -> Option<PythonValue> {
    match (name, given) {
        ("int", [PythonValue::Str(text), PythonValue::Int(base)]) => in_base(text, base),
        ("sum", [PythonValue::List(items) | PythonValue::Tuple(items), start]) => {
            let mut items = items.iter();
            items.try_fold(start.clone(), |sum, item| added(&sum, item))
        }
        ("float", [PythonValue::Str(text)]) if !text.contains('_') => {
            text.trim().parse().ok().map(PythonValue::Float)
        }
        ("float", [PythonValue::Int(digits)]) if digits.len() > 15 => {
            let float = digits
                .parse()
                .ok()
                .filter(|float: &f64| float.is_finite())?;
            Some(PythonValue::Float(float))
        }
        ("abs", [PythonValue::Float(float)]) => Some(PythonValue::Float(float.abs())),
        ("ord", [PythonValue::Str(text)]) => {
            let mut letters = text.chars();
            let only = letters.next().filter(|_| letters.as_str().is_empty())?;
            Some(PythonValue::Int(u32::from(only).to_string()))
        }
        ("chr", [PythonValue::Int(number)]) => {
            let letter = number.parse().ok().and_then(char::from_u32)?;
            Some(PythonValue::Str(letter.into()))
        }
        // Small numbers stand for themselves, but for the one that says that there is none.
        ("hash", [PythonValue::Int(text)]) => {
            let number: i32 = text.parse().ok()?;
            Some(PythonValue::Int(
                if number == -1 { -2 } else { number }.to_string(),
            ))
        }
        _ => None,
    }
}

/// What a method makes of bytes: the text that they are in UTF-8.
fn of_bytes(bytes: Vec<u8>, method: &str, given: &[PythonValue]) -> Option<PythonValue> {
    let utf8 = match given {
        [] => true,
        [PythonValue::Str(name)] => matches!(name.as_str(), "utf-8" | "utf8"),
        _ => false,
    };
    let text = String::from_utf8(bytes).ok();
    (method == "decode" && utf8).then_some(PythonValue::Str(text?))
}

/// What a method makes of a text.
fn of_text(text: &str, method: &str, given: &[PythonValue]) -> Option<PythonValue> {
    let any = |parts: &[PythonValue], begins: fn(&str, &str) -> bool| {
        let part = |part: &PythonValue| match part {
            PythonValue::Str(part) => Some(begins(text, part)),
            _ => None,
        };
        let found: Vec<bool> = parts.iter().map(part).collect::<Option<_>>()?;
        Some(PythonValue::Bool(found.contains(&true)))
    };
    match (method, given) {
        ("startswith", [PythonValue::Tuple(parts)]) => {
            any(parts, |text, part| text.starts_with(part))
        }
        ("endswith", [PythonValue::Tuple(parts)]) => any(parts, |text, part| text.ends_with(part)),
        ("encode", []) => Some(PythonValue::Bytes(text.as_bytes().to_vec())),
        ("encode", [PythonValue::Str(name)]) if matches!(name.as_str(), "utf-8" | "utf8") => {
            Some(PythonValue::Bytes(text.as_bytes().to_vec()))
        }
        ("expandtabs", []) => Some(PythonValue::Str(with_spaces(text, 8))),
        ("expandtabs", [PythonValue::Int(size)]) => {
            let size = size.parse().ok().filter(|size| (1..=80).contains(size))?;
            Some(PythonValue::Str(with_spaces(text, size)))
        }
        (method, []) => in_another_case(text, method).map(PythonValue::Str),
        _ => None,
    }
}

/// A text whose tabs are filled up to columns of this size.
fn with_spaces(text: &str, size: usize) -> String {
    let mut made = String::new();
    let mut column = 0;
    for letter in text.chars() {
        match letter {
            '\t' => {
                let spaces = size - column % size;
                made.extend(std::iter::repeat_n(' ', spaces));
                column += spaces;
            }
            letter => {
                made.push(letter);
                column = if matches!(letter, '\n' | '\r') {
                    0
                } else {
                    column + 1
                };
            }
        }
    }
    made
}

/// Whether one type of Python's is another one, or one of several.
fn same_type(compare: &ExprCompare) -> Option<bool> {
    let named = |expr: &Expr| {
        let name = expr.as_name_expr()?.id.to_string();
        TYPES.contains(&&*name).then_some(name)
    };
    let one = named(&compare.left)?;
    let ([operator], [other]) = (&*compare.ops, &*compare.comparators) else {
        return None;
    };
    let others: Vec<String> = match (operator, other) {
        (CmpOp::In | CmpOp::NotIn, Expr::Tuple(tuple)) => {
            tuple.elts.iter().map(named).collect::<Option<_>>()?
        }
        (CmpOp::In | CmpOp::NotIn, Expr::List(list)) => {
            list.elts.iter().map(named).collect::<Option<_>>()?
        }
        (CmpOp::Is | CmpOp::IsNot | CmpOp::Eq | CmpOp::NotEq, other) => vec![named(other)?],
        _ => return None,
    };
    let positive = matches!(operator, CmpOp::In | CmpOp::Is | CmpOp::Eq);
    Some(others.contains(&one) == positive)
}

/// The values of the arguments of a call that names none of them.
pub(super) fn given(call: &ExprCall) -> Option<Vec<PythonValue>> {
    let places = call.arguments.args.iter().map(PythonValue::of_literal);
    call.arguments
        .keywords
        .is_empty()
        .then(|| places.collect())?
}

/// The same, where the base of a number may be named: `int('101', base=2)`.
fn given_with_base(call: &ExprCall) -> Option<Vec<PythonValue>> {
    let based = call
        .func
        .as_name_expr()
        .is_some_and(|name| name.id.as_str() == "int");
    match (&*call.arguments.args, &*call.arguments.keywords) {
        ([text], [base]) if based && base.arg.as_ref()? == "base" => Some(vec![
            PythonValue::of_literal(text)?,
            PythonValue::of_literal(&base.value)?,
        ]),
        _ => given(call),
    }
}

/// A number that is written in another base, as `int` reads it.
fn in_base(text: &str, base: &str) -> Option<PythonValue> {
    let base: u32 = base.parse().ok().filter(|base| (2..=36).contains(base))?;
    let text = text.trim().to_lowercase();
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", text.as_str()),
    };
    let prefix = match base {
        2 => "0b",
        8 => "0o",
        16 => "0x",
        _ => "",
    };
    let digits = digits.strip_prefix(prefix).unwrap_or(digits);
    let number = u64::from_str_radix(digits, base)
        .ok()
        .filter(|_| !digits.starts_with('+'))?;
    let sign = if number == 0 { "" } else { sign };
    Some(PythonValue::Int(format!("{sign}{number}")))
}

/// The sum of two numbers, of which whole ones are small.
fn added(sum: &PythonValue, item: &PythonValue) -> Option<PythonValue> {
    let number = |value: &PythonValue| match value {
        PythonValue::Int(text) => text.parse::<i32>().ok().map(f64::from),
        PythonValue::Float(float) => Some(*float),
        _ => None,
    };
    let (one, other) = (number(sum)?, number(item)?);
    Some(match (sum, item) {
        (PythonValue::Int(_), PythonValue::Int(_)) => {
            PythonValue::Int(format!("{:.0}", one + other))
        }
        _ => PythonValue::Float(one + other),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_function_refuses_is_raised() {
        let check = |operation: &str, expected: Option<&str>| {
            let found = match called_plainly(operation) {
                Some(Outcome::Raised(message)) => Some(message),
                _ => None,
            };
            assert_eq!(found.as_deref(), expected, "{operation}");
        };
        let literal = Some("ValueError: invalid literal for int() with base 2: '12'");
        check("int('12', 2)", literal);
        check("int('11', 2)", None);
        check("int('0b1', 2)", None);
        let two = Some("TypeError: ord() expected a character, but string of length 2 found");
        check("ord('ab')", two);
        check("ord('a')", None);
        check(
            "chr(-1)",
            Some("ValueError: chr() arg not in range(0x110000)"),
        );
    }

    #[test]
    fn calls_on_what_is_written_out_have_values() {
        let check = |operation: &str, expected: Option<&str>| {
            let found = called_plainly(operation).and_then(Outcome::value);
            assert_eq!(found.as_deref(), expected, "{operation}");
        };
        check("'Hello'.startswith(('Wo', 'He'))", Some("True"));
        check("'Hello'.endswith(('.txt', '.md'))", Some("False"));
        check("int('101', base=2)", Some("5"));
        check("'Hello'.startswith('He')", None);
        check("int('ff', 16)", Some("255"));
        check("int('-0b101', 2)", Some("-5"));
        check("int('12', 2)", None);
        check("sum([3, 1, 2], 10)", Some("16"));
        check("sum([0.5, 1], -2)", Some("-0.5"));
        check("sum([[1], [2]], [])", None);
        check("float(' 1e3')", Some("1000.0"));
        check("float('1_0')", None);
        check(
            "float(12345678901234567890)",
            Some("1.2345678901234567e+19"),
        );
        check("float(12)", None);
        check("ord('é')", Some("233"));
        check("ord('a')", Some("97"));
        check("chr(8364)", Some("'€'"));
        check("chr(-1)", None);
        check("abs(-2e-06)", Some("2e-06"));
        check("'a\\tbc\\td'.expandtabs(4)", Some("'a   bc  d'"));
        check("'Éa'.lower()", Some("'éa'"));
        check("'ab'.upper()", None);
        check("'aé'.encode()", Some("b'a\\xc3\\xa9'"));
        check("b'a\\xc3\\xa9'.decode()", Some("'aé'"));
        check("b'abc'.decode('utf-8')", Some("'abc'"));
        check("-5&15", Some("11"));
        check("-8>>1", Some("-4"));
        check("-8**1", None);
        check("hash(5)", Some("5"));
        check("float is float", Some("True"));
        check("int!=float", Some("True"));
        check("str in (int, float)", Some("False"));
        check("int is x", None);
    }
}
