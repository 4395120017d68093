//! Arrangements: operations that only say what stands where in values that are known. A slice, two lists one behind the other,
//! the place of an item, whether two values are the same: nothing of that makes a new number or a new character, and all of it
//! can be read from the texts of the values.
//!
//! Sums, orders, cases and formats that round are not among them: those the model says.

mod absence;
mod calls;
mod operands;

use ruff_python_ast::{
    CmpOp, ConversionFlag, Expr, ExprBinOp, ExprFString, InterpolatedStringElement, Operator,
    UnaryOp,
};

pub use self::absence::missing;
pub(super) use self::absence::missing_with;
pub(super) use self::operands::{Operands, is_plain};
use super::cutting::filled_up;
use super::library::opened;
use super::reduction::shown_type;
use super::sequences::{compared, joined, repeated};
use super::sets::{as_states_show, combined};
use crate::quiz::PythonValue;
use crate::state::MAX_WHOLE;

/// What an operation comes to that only arranges what is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arranged {
    /// This value.
    Value(String),
    /// A set of these, which is shown in an order that nobody has told yet.
    Set(Vec<String>),
}

/// What an operation comes to if it only arranges what is there; `None` for every other one. `known` has the values of names, items
/// and attributes.
pub fn arranged(operation: &str, known: impl Fn(&str) -> Option<String>) -> Option<Arranged> {
    arranged_with(operation, &known, &|_| None)
}

/// The same with values of the program's own that never change: `plainly` has what is equal to one that holds such (`frozen.rs`).
pub(super) fn arranged_with(
    operation: &str,
    known: &dyn Fn(&str) -> Option<String>,
    plainly: &dyn Fn(&PythonValue) -> Option<PythonValue>,
) -> Option<Arranged> {
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    let operands = Operands {
        text: operation,
        known,
        plainly,
    };
    match operands.arranged(parsed.expr())? {
        PythonValue::Set { items, .. } if !items.is_empty() => {
            let texts = items.iter().map(PythonValue::to_string).collect();
            Some(Arranged::Set(texts))
        }
        value => {
            // Sets inside of it are shown in an order of their own.
            let text = as_states_show(value)?.to_string();
            (text.chars().count() <= MAX_WHOLE).then_some(Arranged::Value(text))
        }
    }
}

/// Whether an expression makes a `range`.
fn is_range_call(expr: &Expr) -> bool {
    let function = expr
        .as_call_expr()
        .and_then(|call| call.func.as_name_expr());
    function.is_some_and(|function| function.id.as_str() == "range")
}

impl Operands<'_> {
    /// What an operation with an infinite float comes to that makes no new number: another infinite one, or nothing (IEEE 754, 6.1).
    fn without_bounds(&self, binary: &ExprBinOp) -> Option<PythonValue> {
        let number = |expr| match self.value(expr)? {
            PythonValue::Float(float) => Some(float),
            // One that has more digits than a float holds is no operand of one.
            PythonValue::Int(digits) => digits.parse().ok().filter(|float: &f64| float.is_finite()),
            _ => None,
        };
        let (left, right) = (number(&binary.left)?, number(&binary.right)?);
        if left.is_finite() && right.is_finite() {
            return None;
        }
        let value = match binary.op {
            Operator::Add => left + right,
            Operator::Sub => left - right,
            Operator::Mult => left * right,
            Operator::Div if right != 0.0 => left / right,
            _ => return None,
        };
        (!value.is_nan()).then_some(PythonValue::Float(value))
    }

    /// The place that an index, whose value is `key`, means among so many.
    fn place(&self, index: &Expr, key: &PythonValue, count: usize) -> Option<usize> {
        let place = match key {
            PythonValue::Bool(second) => i64::from(*second),
            _ => self.number(index)?,
        };
        let count = i64::try_from(count).ok()?;
        usize::try_from(if place < 0 { place + count } else { place }).ok()
    }

    fn arranged(&self, expr: &Expr) -> Option<PythonValue> {
        match expr {
            Expr::List(_) | Expr::Tuple(_) | Expr::Dict(_) => self.moved(expr),
            Expr::Subscript(item) => match item.slice.as_slice_expr() {
                Some(slice) => self.slice(self.moved(&item.value)?, slice),
                None if is_range_call(&item.value) => {
                    let numbers = self.listed(&item.value)?;
                    let key = self.fixed(&item.slice)?;
                    let place = self.place(&item.slice, &key, numbers.len())?;
                    numbers.into_iter().nth(place)
                }
                None => {
                    let key = self.fixed(&item.slice)?;
                    match (opened(self.moved(&item.value)?), &key) {
                        (PythonValue::Dict(pairs), key) => self.entry(&pairs, key)?,
                        (
                            PythonValue::List(items) | PythonValue::Tuple(items),
                            PythonValue::Int(_) | PythonValue::Bool(_),
                        ) => {
                            let place = self.place(&item.slice, &key, items.len())?;
                            items.into_iter().nth(place)
                        }
                        (PythonValue::Str(text), PythonValue::Int(_) | PythonValue::Bool(_)) => {
                            let place = self.place(&item.slice, &key, text.chars().count())?;
                            let character = text.chars().nth(place)?;
                            Some(PythonValue::Str(character.to_string()))
                        }
                        _ => None,
                    }
                }
            },
            Expr::BinOp(binary) if let Some(value) = self.without_bounds(binary) => Some(value),
            Expr::BinOp(binary) if binary.op == Operator::Add => {
                joined(self.moved(&binary.left)?, self.moved(&binary.right)?)
            }
            Expr::BinOp(binary) => {
                let (left, right) = (self.fixed(&binary.left)?, self.fixed(&binary.right)?);
                let equal = (self.plain(&left)?, self.plain(&right)?);
                match binary.op {
                    Operator::Mult => repeated(left, right),
                    operator => {
                        // Where a named tuple and a tuple that is equal to it come together, one of them stays.
                        let whole = combined(left, operator, right)?;
                        let same = combined(equal.0, operator, equal.1)?;
                        (whole.size() == same.size()).then_some(whole)
                    }
                }
            }
            Expr::Compare(comparison) => {
                let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
                    return None;
                };
                if let (Expr::Name(one), Expr::Name(other)) = (&*comparison.left, right)
                    && [one, other]
                        .iter()
                        .all(|name| shown_type(&name.id).is_some())
                {
                    return match operator {
                        CmpOp::Eq | CmpOp::Is => Some(PythonValue::Bool(one.id == other.id)),
                        CmpOp::NotEq | CmpOp::IsNot => Some(PythonValue::Bool(one.id != other.id)),
                        _ => None,
                    };
                }
                let (left, right) = match operator {
                    CmpOp::In | CmpOp::NotIn => (self.fixed(&comparison.left)?, self.keyed(right)?),
                    _ => (self.fixed(&comparison.left)?, self.fixed(right)?),
                };
                let (left, right) = (self.plain(&left)?, self.plain(&right)?);
                compared(*operator, &left, &right).map(PythonValue::Bool)
            }
            Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => {
                Some(PythonValue::Bool(!self.value(&unary.operand)?.is_true()?))
            }
            Expr::Call(call) => self.call(call),
            Expr::Set(_) => self.fixed(expr),
            Expr::StringLiteral(_) => self.value(expr),
            Expr::FString(formatted) => self.formatted(formatted),
            _ => None,
        }
    }

    /// One value that is filled up to a width: `f'{7:>3}'`, `f'{name:<5}'`.
    fn formatted(&self, formatted: &ExprFString) -> Option<PythonValue> {
        let elements = &formatted.as_single_part_fstring()?.elements;
        let mut elements = elements.iter();
        let (Some(InterpolatedStringElement::Interpolation(part)), None) =
            (elements.next(), elements.next())
        else {
            return None;
        };
        let mut spec = part.format_spec.as_ref()?.elements.iter();
        let (Some(InterpolatedStringElement::Literal(spec)), None) = (spec.next(), spec.next())
        else {
            return None;
        };
        let plain = part.conversion == ConversionFlag::None && part.debug_text.is_none();
        let value = self.value(&part.expression).filter(|_| plain)?;
        filled_up(&value, &spec.value).map(PythonValue::Str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_where_is_read() {
        let known = |name: &str| {
            let value = match name {
                "xs" => "[1, 2, 1]",
                "s" => "'a b c'",
                "cut" => "[1, 2…",
                "f" => "<function f>",
                "o" => "Point(x=1)",
                "os" => "[None, Box(n=None), <function f>, None]",
                "z" => "frozenset({1, 2})",
                "c" => "Counter({'a': 2, 'b': 1})",
                "m.d" => "defaultdict(<class 'int'>, {'a': 2})",
                _ => return None,
            };
            Some(value.to_owned())
        };
        let check = |operation: &str, expected: Option<&str>| {
            let found = arranged(operation, known).map(|found| match found {
                Arranged::Value(text) => text,
                Arranged::Set(items) => format!("set: {}", items.join(" ")),
            });
            assert_eq!(found.as_deref(), expected, "{operation}");
        };
        check(
            "{z: 'a', 'k': [2]}",
            Some("{frozenset({1, 2}): 'a', 'k': [2]}"),
        );
        check("{'k': {'c', 'b'}}", Some("{'k': {'b', 'c'}}"));
        check("dict(k={3, 1})", Some("{'k': {1, 3}}"));
        check("{z: 'a', z: 3}", Some("{frozenset({1, 2}): 3}"));
        check("next(iter(xs))", Some("1"));
        check("next(iter({'a': 1}))", Some("'a'"));
        check("next(iter([]))", None);
        check("next(iter(m.d))", Some("'a'"));
        check("next(iter(c))", None);
        check("m.d.get('a')", Some("2"));
        check("c.get('z')", Some("None"));
        check("'z' in m.d", Some("False"));
        check("2 in c.values()", Some("True"));
        check("c.most_common(1)", Some("[('a', 2)]"));
        check("c.most_common()", Some("[('a', 2), ('b', 1)]"));
        check("o.most_common()", None);
        check("int==str", Some("False"));
        check("list is not str", Some("True"));
        check("int<str", None);
        check("'rosa'[1:5]", Some("'osa'"));
        check("'rosa'[::-1]", Some("'asor'"));
        check("'rosa'[3:0:-2]", Some("'ao'"));
        check("'rosa'[-9:2]", Some("'ro'"));
        check("'rosa'[7:]", Some("''"));
        check("[1, 2, 3][:-3]", Some("[]"));
        check("[1, 2, 3][-1:]", Some("[3]"));
        check("(1, 2, 3)[1:-1]", Some("(2,)"));
        check("xs[1:]", Some("[2, 1]"));
        check("xs[::0]", None);
        check("xs[x:]", None);
        check("xs[0]", Some("1"));
        check("xs[True]", Some("2"));
        check("'.#'[False]", Some("'.'"));
        check("'rosa'[-1]", Some("'a'"));
        check("'rosa'[4]", None);
        check("range(1, 8)[2]", Some("3"));
        check("range(8)[-1]", Some("7"));
        check("range(8)[8]", None);
        check("cut[1:]", None);
        check("[1]+xs", Some("[1, 1, 2, 1]"));
        check("'a'+\"b's\"", Some("\"ab's\""));
        check("(1,)+(2,)", Some("(1, 2)"));
        check("1+2", None);
        check("[0]*3", Some("[0, 0, 0]"));
        check("2*'ab'", Some("'abab'"));
        check("[0]*-1", Some("[]"));
        check("2*3", None);
        check("'ab'*1000", None);
        check(
            "dict([('a', 1), ('b', 2), ('a', 3)])",
            Some("{'a': 3, 'b': 2}"),
        );
        check("dict([1])", None);
        check("dict.fromkeys('ab', 0)", Some("{'a': 0, 'b': 0}"));
        check("isinstance([1], list)", Some("True"));
        check("isinstance(True, (str, int))", Some("True"));
        check("isinstance(xs, dict)", Some("False"));
        check("isinstance(o, int)", None);
        check("isinstance(1, Number)", None);
        check("[]*3", Some("[]"));
        check("[]*1000000000000000", None);
        check("'7'.zfill(1000000000000000)", None);
        check("1==1.0", Some("True"));
        check("[1, 2]==[1, 3]", Some("False"));
        check("xs!=[1]", Some("True"));
        check("o==o", None);
        check("'a' in 'cat'", Some("True"));
        check("4 not in {1, 2}", Some("True"));
        check("'k' in {'k': 1}", Some("True"));
        check("1 in {'k': 1}.values()", Some("True"));
        check("'k' not in {'k': 1}.keys()", Some("False"));
        check("1 in f", None);
        check("1<2", None);
        check("not []", Some("True"));
        check("list('ab')", Some("['a', 'b']"));
        check("list({'a': 1})", Some("['a']"));
        check("list({1, 2})", None);
        check("tuple([1])", Some("(1,)"));
        check("str(12)", Some("'12'"));
        check("str('a')", Some("'a'"));
        check("str({1})", None);
        check("int(' -0120 ')", Some("-120"));
        check("int('-00')", Some("0"));
        check("int('1_0')", None);
        check("int('3.5')", None);
        check("f'{12:>4}'", Some("'  12'"));
        check("f'{12:4}'", Some("'  12'"));
        check("f'{s:<7}|'", None);
        check("f'{s:*<7}'", Some("'a b c**'"));
        check("f'{s:7s}'", Some("'a b c  '"));
        check("f'{1:^4d}'", Some("' 1  '"));
        check("f'{-7:04d}'", Some("'-007'"));
        check("f'{1.5:6}'", Some("'   1.5'"));
        check("f'{98765:,}'", Some("'98,765'"));
        check("f'{-123456:>9,d}'", Some("' -123,456'"));
        check("f'{12:,}'", Some("'12'"));
        check("f'{1.5:,}'", None);
        check("float('98.60')", Some("98.6"));
        check("float(' -7 ')", Some("-7.0"));
        check("float('1e5')", None);
        check("f'{1.5:.1f}'", None);
        check("f'{xs:>9}'", None);
        check("f'{True:>9}'", None);
        check("f'{s:5d}'", None);
        check("f'{7:>99999999999999999999}'", None);
        check("int('٣')", None);
        check("any([0, 2])", Some("True"));
        check("all([0, 2])", Some("False"));
        check("len({'a': 1})", Some("1"));
        check("sum([1])", None);
        check("'abcb'.find('b')", Some("1"));
        check("'abcb'.rindex('b')", Some("3"));
        check("'abc'.find('x')", Some("-1"));
        check("'abc'.index('x')", None);
        check("'aaa'.count('aa')", Some("1"));
        check("'abc'.endswith('bc')", Some("True"));
        check("s.split()", Some("['a', 'b', 'c']"));
        check("'cat'.replace('a', '')", Some("'ct'"));
        check("set([3, 1, 3])", Some("set: 3 1"));
        check("{2, 1}|{1, 5}", Some("set: 2 1 5"));
        check("{1}-{1}", Some("set()"));
        check("{2}.union([1, 2])", Some("set: 2 1"));
        check("{2}.issubset([1, 2])", Some("True"));
        check("{1}<={1, 2}", Some("True"));
        check("{1, 2}<{1, 2}", Some("False"));
        check("{'a': 1}|{'b': 2, 'a': 3}", Some("{'a': 3, 'b': 2}"));
        check("'a'.upper()", None);
        check("'-'.join(['a', 'b'])", Some("'a-b'"));
        check("'-'.join('ab')", Some("'a-b'"));
        check("'-'.join([1])", None);
        check("xs.index(1)", Some("0"));
        check("xs.index(7)", None);
        check("xs.count(1)", Some("2"));
        check("os.count(None)", Some("2"));
        check("os.index(None)", Some("0"));
        check("os.count('a')", None);
        check("os.count(1)", None);
        check("{'a': 1}.get('b', 0)", Some("0"));
        check("{'a': 1}.get('a')", Some("1"));
        check("xs.copy()", Some("[1, 2, 1]"));
        check("float('inf')", Some("inf"));
        check("float(' -Infinity')", Some("-inf"));
        check("[0]+[inf]", Some("[0, inf]"));
        check("[inf]*2", Some("[inf, inf]"));
        check("inf-1", Some("inf"));
        check("2*-inf", Some("-inf"));
        check("3/inf", Some("0.0"));
        check("inf-inf", None);
        check("inf*0", None);
        check("inf==inf", Some("True"));
        check("xs.pop()", None);
        check("f(1)", None);
        check("1 +", None);
    }
}
