//! Reduction: an expression worked out one operation at a time, as small-step semantics do it. The leftmost innermost
//! operation whose operands are all values is what is asked next; its value takes its place.
//!
//! `abs(1-5)*2` is reduced by `1-5`, `abs(-4)` and `4*2`. Which operand of an `and`, an `or` or a conditional expression is
//! left can be told by the value before it, and is not asked. What has names of its own (a comprehension, a `lambda`) is left to
//! whoever reduces.

mod calls;
mod steps;

use std::ops::Range;

use ruff_python_ast::{Expr, ExprCall, Number};
use ruff_text_size::Ranged;

pub use self::calls::goes_to_the_end;
pub(super) use self::calls::{
    ITERATORS, VIEWS, cut_by_place, first_of, gives_elements, goes_through, looked_through,
};
use self::steps::{Found, Next};
use super::canonical_expression;

/// Types of Python's that `type` finds and that have a name in every program.
pub(super) const TYPES: [&str; 9] = [
    "NoneType", "bool", "dict", "float", "int", "list", "set", "str", "tuple",
];

/// How an expression goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reduction {
    /// The value of the operation at these bytes is what is needed next.
    Ask(Range<usize>),
    /// At these bytes is a comprehension: its elements are needed next.
    Each(Range<usize>),
    /// At these bytes is a call that gives elements, which are needed next.
    Elements(Range<usize>),
    /// What stands at these bytes comes to this part of it.
    Put(Range<usize>, String),
}

/// The next step of an expression in canonical spelling; `None` where it is a value, or nothing that can be taken apart.
pub fn reduction(expression: &str) -> Option<Reduction> {
    reduction_with(expression, &|_| false)
}

/// The same where some calls are values as they stand: those that write objects out (`frozen.rs`).
pub(super) fn reduction_with(
    expression: &str,
    is_made: &dyn Fn(&ExprCall) -> bool,
) -> Option<Reduction> {
    let parsed = ruff_python_parser::parse_expression(expression).ok()?;
    let next = Next {
        text: expression,
        is_made,
    };
    match next.of(parsed.expr()) {
        Found::Value | Found::Stuck => None,
        Found::Step(step) => Some(step),
    }
}

/// An expression with `value` in the place of what stands at some bytes, in canonical spelling; `None` if the value cannot be
/// written there.
pub fn put(expression: &str, at: Range<usize>, value: &str) -> Option<String> {
    let (mut first, mut end) = (at.start, at.end);
    let bytes = expression.as_bytes();
    let called = |before: &u8| before.is_ascii_alphanumeric() || b"_)]'\"".contains(before);
    let grouped = first > 0
        && bytes[first - 1] == b'('
        && bytes.get(end) == Some(&b')')
        && !(first > 1 && called(&bytes[first - 2]));
    if grouped
        && !value.starts_with('-')
        && !clings(value, &bytes[end + 1..])
        && holds_together(value)
    {
        (first, end) = (first - 1, end + 1);
    }
    let (open, close) = if clings(value, bytes.get(end..)?) {
        ("(", ")")
    } else {
        ("", "")
    };
    let text = [&expression[..first], open, value, close, &expression[end..]].concat();
    canonical_expression(&text).ok()
}

/// Whether an expression is one operand wherever it stands, without brackets.
fn holds_together(expression: &str) -> bool {
    ruff_python_parser::parse_expression(expression).is_ok_and(|parsed| {
        let bracketed = parsed.expr().start().to_usize() > 0;
        bracketed
            || !matches!(
                parsed.expr(),
                Expr::BinOp(_)
                    | Expr::BoolOp(_)
                    | Expr::Compare(_)
                    | Expr::If(_)
                    | Expr::Lambda(_)
                    | Expr::UnaryOp(_)
            )
    })
}

/// Whether a value without brackets would mean something else before what stands behind it: a number is no object there, and
/// a minus binds less than a power.
pub fn clings(value: &str, behind: &[u8]) -> bool {
    // A name may end with a digit, too.
    let begins = value.starts_with(|first: char| first.is_ascii_digit() || "-.".contains(first));
    let number = begins && value.ends_with(|last: char| last.is_ascii_digit() || last == '.');
    let power = behind.starts_with(b"**") && value.starts_with('-');
    power || (number && matches!(behind.first(), Some(b'.' | b'[')))
}

/// Whether an expression is an infinite float as `repr` writes it. No program has one so written; a name of its own is looked up before.
pub(super) fn is_infinite(expr: &Expr) -> bool {
    expr.as_name_expr().is_some_and(|name| name.id == "inf")
}

/// Whether an expression is the whole number zero, written out.
fn is_zero(expr: &Expr) -> bool {
    let number = expr.as_number_literal_expr().map(|number| &number.value);
    matches!(number, Some(Number::Int(int)) if int.as_u8() == Some(0))
}

/// What a type of Python's is shown as, by its name.
pub fn shown_type(name: &str) -> Option<String> {
    TYPES.contains(&name).then(|| format!("<class '{name}'>"))
}

/// The name of the class that is shown so, with its module if that is not Python's own.
pub fn named_class(shown: &str) -> Option<&str> {
    shown.strip_prefix("<class '")?.strip_suffix("'>")
}

/// The name of the type of Python's that is shown so.
pub fn named_type(shown: &str) -> Option<&str> {
    let name = named_class(shown)?;
    TYPES.contains(&name).then_some(name)
}

fn range(expr: &impl Ranged) -> Range<usize> {
    expr.range().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The operations that are asked of an expression, where `answers` are their values, and what is left in the end.
    fn reduced(expression: &str, answers: &[&str]) -> (Vec<String>, String) {
        let mut text = expression.to_owned();
        let mut asked = Vec::new();
        let mut answers = answers.iter();
        while let Some(step) = reduction(&text) {
            let (at, value) = match step {
                Reduction::Put(at, part) => (at, part),
                Reduction::Ask(at) | Reduction::Each(at) | Reduction::Elements(at) => {
                    asked.push(text[at.clone()].to_owned());
                    let Some(answer) = answers.next() else { break };
                    (at, (*answer).to_owned())
                }
            };
            text = put(&text, at, &value).unwrap();
        }
        (asked, text)
    }

    #[test]
    fn an_expression_is_taken_apart_from_the_inside() {
        let check = |expression: &str, answers: &[&str], asked: &[&str], left: &str| {
            let (found, text) = reduced(expression, answers);
            assert_eq!(found, asked, "{expression}");
            assert_eq!(text, left, "{expression}");
        };
        check("7", &[], &[], "7");
        check("'12'.isnumeric()", &["True"], &["'12'.isdigit()"], "True");
        check(
            "'a b c'.split(maxsplit=1)",
            &["['a', 'b c']"],
            &["'a b c'.split(None, 1)"],
            "['a', 'b c']",
        );
        check("[+7, -7]", &[], &[], "[7, -7]");
        check("[-0, 1]", &[], &[], "[0, 1]");
        check(
            "('a'+'b' if 1 else 'c').upper()",
            &["'ab'", "'AB'"],
            &["'a'+'b'", "'ab'.upper()"],
            "'AB'",
        );
        check(
            "{1: 2}.get(5, set())",
            &["set()"],
            &["{1: 2}.get(5, set())", "set()"],
            "set()",
        );
        check("dict(a=1, b='c')", &[], &[], "{'a': 1, 'b': 'c'}");
        check("-7", &[], &[], "-7");
        check("[1, -2]", &[], &[], "[1, -2]");
        check("1+2", &["3"], &["1+2"], "3");
        check("type(1+2)", &["3"], &["1+2"], "int");
        check("max([], default=1+1)", &["2"], &["1+1"], "2");
        check(
            "max([3, 1], default=0, key=f)",
            &[],
            &["max([3, 1], key=f)"],
            "max([3, 1], key=f)",
        );
        check(
            "format(2.5, '.2f')",
            &["'2.50'"],
            &["f'{2.5:.2f}'"],
            "'2.50'",
        );
        check(
            "3 not in range(1, 1+1)",
            &["2", "True", "False", "True"],
            &["1+1", "1<=3", "3<2", "not False"],
            "True",
        );
        check(
            "len(range(3))",
            &["[0, 1, 2]", "3"],
            &["range(3)", "len([0, 1, 2])"],
            "3",
        );
        check(
            "type('a').__name__+'!'",
            &["'str!'"],
            &["'str'+'!'"],
            "'str!'",
        );
        check("type([])==list", &["True"], &["list==list"], "True");
        check("sorted(set())", &[], &[], "[]");
        check(
            "sum([[1], []], [])",
            &["[1]", "[1]"],
            &["[]+[1]", "[1]+[]"],
            "[1]",
        );
        check(
            "abs(1-5)*2",
            &["-4", "4", "8"],
            &["1-5", "abs(-4)", "4*2"],
            "8",
        );
        check("2+True*3", &["3", "5"], &["1*3", "2+3"], "5");
        check("str.strip('ab','a')", &["'b'"], &["'ab'.strip('a')"], "'b'");
        check("(1+2)*3", &["3", "9"], &["1+2", "3*3"], "9");
        check("(1-2)*3", &["-1", "-3"], &["1-2", "(-1)*3"], "-3");
        check("2-(1-2)", &["-1", "3"], &["1-2", "2-(-1)"], "3");
        check("(1-2)**2", &["-1", "1"], &["1-2", "(-1)**2"], "1");
        check(
            "'abc'[:1+1].count('a')",
            &["2", "'ab'", "1"],
            &["1+1", "'abc'[:2]", "'ab'.count('a')"],
            "1",
        );
        check(
            "(1+2).bit_length()",
            &["3", "2"],
            &["1+2", "(3).bit_length()"],
            "2",
        );
        check(
            "sorted([3, 1])[0]",
            &["[1, 3]", "1"],
            &["sorted([3, 1])", "[1, 3][0]"],
            "1",
        );
        check(
            "max(1+1, 3, key=abs)",
            &["2", "3"],
            &["1+1", "max(2, 3, key=abs)"],
            "3",
        );
        check("[1+1, 2]", &["2"], &["1+1"], "[2, 2]");
        check("{'a': 1+1}", &["2"], &["1+1"], "{'a': 2}");
        check(
            "1<2+1<5",
            &["3", "True", "True"],
            &["2+1", "1<3", "3<5"],
            "True",
        );
        check("5<2+1<1/0", &["3", "False"], &["2+1", "5<3"], "False");
        check(
            "not 1<2<=3!=4",
            &["True", "True", "True", "False"],
            &["1<2", "2<=3", "3!=4", "not True"],
            "False",
        );
        check("not 0", &["True"], &["not 0"], "True");
        // What is not evaluated is not asked.
        check("0 and 1/0", &[], &[], "0");
        check("1 and 2+1", &["3"], &["2+1"], "3");
        check("[] or (2 or 3)", &[], &[], "2");
        check(
            "1>2 or 3>2 or 1/0",
            &["False", "True"],
            &["1>2", "3>2"],
            "True",
        );
        check("1+1 if 3>2 else 1/0", &["True", "2"], &["3>2", "1+1"], "2");
        check("(1 if 0 else 2)+3", &["5"], &["2+3"], "5");
        // What stays as it is.
        check("x", &[], &[], "x");
        check("x+(1+1)", &["2", "5"], &["1+1", "x+2"], "5");
        check(
            "sum(x*2 for x in [1, 2])",
            &["[2, 4]", "6"],
            &["x*2 for x in [1, 2]", "sum([2, 4])"],
            "6",
        );
        check(
            "next(iter([1+1]))",
            &["2", "2"],
            &["1+1", "next(iter([2]))"],
            "2",
        );
        check(
            "next(x for x in [1])",
            &["[1]", "1"],
            &["[x for x in [1]]", "next(iter([1]))"],
            "1",
        );
        check(
            "next((x for x in []), 7)",
            &["[]", "7"],
            &["[x for x in []]", "[7][0]"],
            "7",
        );
        check(
            "list(zip(reversed([1]), [2]))",
            &["[(1, 2)]", "[(1, 2)]"],
            &["zip(reversed([1]), [2])", "list([(1, 2)])"],
            "[(1, 2)]",
        );
        check(
            "sum(reversed([1, 2]))",
            &["[2, 1]", "3"],
            &["reversed([1, 2])", "sum([2, 1])"],
            "3",
        );
        check(
            "len([x for x in [1]])",
            &["[1]", "1"],
            &["[x for x in [1]]", "len([1])"],
            "1",
        );
        check(
            "sorted([2], key=lambda x:-x)",
            &["[2]"],
            &["sorted([2], key=lambda x:-x)"],
            "[2]",
        );
        check(
            "max([1+1], key=itemgetter(0))",
            &["2", "2"],
            &["1+1", "max([2], key=itemgetter(0))"],
            "2",
        );
        check(
            "f'{1+1}'+'a'",
            &["'2'", "'2a'"],
            &["f'{1+1}'", "'2'+'a'"],
            "'2a'",
        );
        check("[*xs]", &[], &[], "[*xs]");
        check("1 +", &[], &[], "1 +");
    }
}
