//! Whether a `for` has another element after so many, as an expression: the comparison of a size with the count, or of the
//! next number of a `range` with its end. All numbers of a comparison are brought to one side (`range(1, n + 1)` after two:
//! `n>2`), so that as little as possible is left to work out.
//!
//! The recipe practises the same expressions (`decisions.py`).

use ruff_python_ast::{Expr, ExprCall, Number, Operator, UnaryOp};

use super::expressions::written;
use super::reduction::{ITERATORS, VIEWS, gives_elements};

/// Functions of Python's that give as many elements as their first argument has.
const AS_MANY: [&str; 5] = ["enumerate", "reversed", "sorted", "list", "tuple"];

/// Methods of strings that put as many letters in the place of letters, but for a few outside of ASCII.
const CASES: [&str; 5] = ["lower", "upper", "title", "swapcase", "capitalize"];

/// What is true if there is another element of `iterated`, which is written in `text`, after the first `count`.
pub(super) fn another(iterated: &Expr, text: &str, count: i64) -> Option<String> {
    let call = iterated.as_call_expr().filter(|call| {
        let name = call.func.as_name_expr();
        name.is_some_and(|name| name.id.as_str() == "range")
    });
    let Some(call) = call else {
        return Some(format!("{}>{count}", size(iterated, text)?));
    };
    let range = Range::of(call, text)?;
    let next = range.nth(count)?;
    match range.step {
        0 => None,
        1.. => range.stop.is_greater(next),
        _ => next.is_greater(range.stop),
    }
}

/// The number that a call of `range` has after the first `count`, as an expression.
pub(super) fn nth_number(call: &ExprCall, text: &str, count: i64) -> Option<String> {
    let Sum { term, number } = Range::of(call, text)?.nth(count)?;
    Some(match term {
        None => number.to_string(),
        Some(term) if number == 0 => term.to_owned(),
        Some(term) => format!("{term}{number:+}"),
    })
}

/// The number of a `range` behind one that it has.
pub(super) struct NextNumber {
    /// The number, if the range goes on.
    pub number: i64,
    /// What is true if it does, where its end is written out.
    pub goes_on: Option<String>,
}

impl NextNumber {
    /// The one after `now`, by the step that is written in `text`.
    pub fn of(iterated: &Expr, text: &str, now: i64) -> Option<NextNumber> {
        let call = iterated.as_call_expr()?;
        let is_range = call.func.as_name_expr()?.id.as_str() == "range";
        let range = Range::of(call, text).filter(|_| is_range)?;
        let number = now.checked_add(range.step)?;
        let next = Sum::number(number);
        let goes_on = match range.step {
            _ if range.stop.term.is_some() => None,
            0 => None,
            1.. => range.stop.is_greater(next),
            _ => next.is_greater(range.stop),
        };
        Some(NextNumber { number, goes_on })
    }
}

/// What `range` is called with.
struct Range<'t> {
    start: Sum<'t>,
    stop: Sum<'t>,
    step: i64,
}

impl<'t> Range<'t> {
    fn of(call: &ExprCall, text: &'t str) -> Option<Range<'t>> {
        if !call.arguments.keywords.is_empty() {
            return None;
        }
        let arguments = call.arguments.args.iter();
        let sums: Option<Vec<Sum>> = arguments.map(|argument| Sum::of(argument, text)).collect();
        let (start, stop, step) = match sums?.as_slice() {
            [stop] => (Sum::number(0), *stop, 1),
            [start, stop] => (*start, *stop, 1),
            [start, stop, step] if step.term.is_none() => (*start, *stop, step.number),
            _ => return None,
        };
        Some(Range { start, stop, step })
    }

    /// The number after the first `count`.
    fn nth(&self, count: i64) -> Option<Sum<'t>> {
        let number = self
            .start
            .number
            .checked_add(count.checked_mul(self.step)?)?;
        Some(Sum {
            number,
            ..self.start
        })
    }
}

/// How many elements there are to iterate over, as an expression.
fn size(iterated: &Expr, text: &str) -> Option<String> {
    let spelled = |expr: &Expr| written(expr, text).map(|text| format!("len({text})"));
    let counted = |elements: &[Expr]| {
        let starred = elements.iter().any(Expr::is_starred_expr);
        (!starred).then(|| elements.len().to_string())
    };
    match iterated {
        Expr::List(list) => counted(&list.elts),
        Expr::Tuple(tuple) => counted(&tuple.elts),
        Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) | Expr::StringLiteral(_) => {
            spelled(iterated)
        }
        Expr::ListComp(list) => match list.generators.as_slice() {
            [clause] if clause.ifs.is_empty() && !clause.is_async => size(&clause.iter, text),
            _ => None,
        },
        Expr::Call(call) => match &*call.func {
            Expr::Name(name) if AS_MANY.contains(&name.id.as_str()) => {
                size(call.arguments.args.first()?, text)
            }
            _ if gives_elements(call) && !is_of_python(call) => {
                written(iterated, text).map(|text| format!("len(list({text}))"))
            }
            Expr::Attribute(method)
                if [&VIEWS[..], &CASES]
                    .concat()
                    .contains(&method.attr.as_str()) =>
            {
                spelled(&method.value)
            }
            Expr::Attribute(method) if method.attr.as_str() == "split" => spelled(iterated),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a call gives elements by itself, and not with `itertools`: how many these are is told in other ways.
fn is_of_python(call: &ExprCall) -> bool {
    match &*call.func {
        Expr::Name(name) => ITERATORS.contains(&name.id.as_str()),
        Expr::Attribute(method) => VIEWS.contains(&method.attr.as_str()),
        _ => false,
    }
}

/// A term, if there is one, and a whole number that is added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sum<'t> {
    term: Option<&'t str>,
    number: i64,
}

impl<'t> Sum<'t> {
    fn number(number: i64) -> Sum<'static> {
        Sum { term: None, number }
    }

    /// `None` for what comes apart beside an operator.
    fn of(expr: &Expr, text: &'t str) -> Option<Sum<'t>> {
        let term = || {
            let text = written(expr, text)?;
            (!text.contains('\n')).then_some(Sum {
                term: Some(text),
                number: 0,
            })
        };
        match expr {
            Expr::NumberLiteral(_) => whole(expr).map(Sum::number),
            Expr::UnaryOp(unary) if unary.op == UnaryOp::USub => {
                Some(Sum::number(whole(&unary.operand)?.checked_neg()?))
            }
            Expr::BinOp(sum) if whole(&sum.right).is_some() && is_sum(sum.op) => {
                let inner = Sum::of(&sum.left, text)?;
                let right = whole(&sum.right)?;
                let number = match sum.op {
                    Operator::Add => inner.number.checked_add(right),
                    _ => inner.number.checked_sub(right),
                };
                let number = number?;
                Some(Sum { number, ..inner })
            }
            Expr::BinOp(binary) => {
                let binds = [Operator::Mult, Operator::FloorDiv, Operator::Mod];
                let binds = is_sum(binary.op) || binds.contains(&binary.op);
                binds.then(term).flatten()
            }
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) | Expr::Call(_) => term(),
            _ => None,
        }
    }

    /// That this sum is greater than another, with the numbers on one side.
    fn is_greater(self, other: Sum<'_>) -> Option<String> {
        let number = other.number.checked_sub(self.number)?;
        Some(match (self.term, other.term) {
            (None, None) => format!("{}>{}", self.number, other.number),
            (None, Some(term)) => format!("{}>{term}", number.checked_neg()?),
            (Some(term), None) => format!("{term}>{number}"),
            (Some(one), Some(other)) if number == 0 => format!("{one}>{other}"),
            (Some(one), Some(other)) => format!("{one}>{other}{number:+}"),
        })
    }
}

/// Whether an operator adds or takes away.
fn is_sum(operator: Operator) -> bool {
    matches!(operator, Operator::Add | Operator::Sub)
}

/// The whole number that an expression is, as it is written.
fn whole(expr: &Expr) -> Option<i64> {
    match &expr.as_number_literal_expr()?.value {
        Number::Int(number) => number.as_i64(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::program::Program;
    use crate::state::{Event, Frame, State};

    #[derive(serde::Deserialize)]
    struct Case {
        header: String,
        count: u32,
        asked: Option<String>,
    }

    /// The recipe tests the same file.
    #[test]
    fn headers_are_asked_as_the_recipe_asks_them() {
        let names = ["a", "b", "d", "i", "j", "k", "n", "s", "v", "w", "x", "xs"];
        for line in include_str!("../../tests/golden/conditions.jsonl").lines() {
            let case: Case = serde_json::from_str(line).unwrap();
            let program = Program::parse(&format!("{}:\n    pass\n", case.header)).unwrap();
            let mut frame = Frame::new("<module>", 1);
            // No number, which would stand in the place of a step's name.
            let known = names.map(|name| (name.to_owned(), Some("'1'".to_owned())));
            frame.locals = Some(known.into_iter().collect());
            frame.loops = Some([(1, Some(case.count))].into());
            let at = State {
                event: Event::Line,
                frames: vec![frame],
                ..State::start()
            };
            let asked = program.condition(&at).map(|condition| condition.expression);
            assert_eq!(asked, case.asked, "{line}");
        }
    }
}
