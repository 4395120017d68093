//! Counters of `itertools`: `count(3)` gives 3 when it is asked for the next number, and is `count(4)` then. Where a line asks one once, and
//! surely, the number stands in the place of the question.

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, ExprCall, Stmt};
use ruff_text_size::Ranged;

use super::changes::changeable;
use super::classes::value;
use super::expressions::has_own_names;
use super::reach::Reach;
use super::targets::{Origin, Target};
use super::told::whole;
use super::{Program, canonical_expression};
use crate::quiz::PythonValue;
use crate::state::State;

/// A line that asks a counter, with the number in the place of the question.
pub(super) struct CountedOn {
    /// The line with the number.
    pub text: String,
    /// The counter, and what it is shown as then.
    pub counter: (Target, Origin),
}

impl Program {
    /// An expression with the number that a counter gives in the place of the only question for it; `None` where there is none.
    pub fn with_counters(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains("next(") || !self.imports_any(&["itertools"]) {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let mut asked = Asked::default();
        asked.visit_expr(parsed.expr());
        let call = asked.only()?;
        let (number, _) = next_of(&value(at, counter(call)?)?)?;
        canonical_expression(&with_number(expression, call, &number)).ok()
    }
}

/// A line that surely asks a counter for one number.
pub(super) fn counted_on(text: &str, reach: &Reach<'_>) -> Option<CountedOn> {
    if !text.contains("next(") {
        return None;
    }
    let parsed = ruff_python_parser::parse_module(text).ok()?;
    let [statement @ (Stmt::Assign(_) | Stmt::AugAssign(_) | Stmt::AnnAssign(_) | Stmt::Expr(_))] =
        parsed.syntax().body.as_slice()
    else {
        return None;
    };
    let mut asked = Asked::default();
    asked.visit_stmt(statement);
    let call = asked.only()?;
    let object = counter(call)?;
    let (number, rest) = next_of(&reach.value(object)?)?;
    let target = changeable(object, text, reach)?;
    Some(CountedOn {
        text: with_number(text, call, &number),
        counter: (target, Origin::Shown(rest)),
    })
}

fn with_number(text: &str, call: &ExprCall, number: &str) -> String {
    let place = std::ops::Range::<usize>::from(call.range());
    [&text[..place.start], number, &text[place.end..]].concat()
}

/// What is asked for its next element, and for nothing if it has none.
fn counter(call: &ExprCall) -> Option<&Expr> {
    match (&*call.arguments.args, &*call.arguments.keywords) {
        ([one @ (Expr::Name(_) | Expr::Attribute(_))], []) => Some(one),
        _ => None,
    }
}

/// The number that a counter gives, and what it is shown as then.
pub(super) fn next_of(value: &PythonValue) -> Option<(String, String)> {
    let PythonValue::Object { name, parts } = value else {
        return None;
    };
    let (now, step) = match parts.as_slice() {
        _ if name != "count" => return None,
        [(None, now)] => (whole(now)?, 1),
        [(None, now), (None, step)] => (whole(now)?, whole(step)?),
        _ => return None,
    };
    Some((now.to_string(), shown(now.checked_add(step)?, step)))
}

/// What a counter is shown as.
pub(super) fn shown(now: i64, step: i64) -> String {
    match step {
        1 => format!("count({now})"),
        step => format!("count({now}, {step})"),
    }
}

/// Calls of `next`.
#[derive(Default)]
struct Asked<'e> {
    calls: Vec<&'e ExprCall>,
    /// Whether one may not be evaluated, or more than once.
    unsure: bool,
}

impl<'e> Asked<'e> {
    fn only(&self) -> Option<&'e ExprCall> {
        match self.calls.as_slice() {
            [one] if !self.unsure => Some(one),
            _ => None,
        }
    }
}

impl<'e> Visitor<'e> for Asked<'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        let before = self.calls.len();
        if let Expr::Call(call) = expr
            && call
                .func
                .as_name_expr()
                .is_some_and(|name| name.id.as_str() == "next")
        {
            self.calls.push(call);
        }
        walk_expr(self, expr);
        let decides =
            matches!(expr, Expr::If(_) | Expr::BoolOp(_) | Expr::Compare(_)) || has_own_names(expr);
        self.unsure |= decides && self.calls.len() > before;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn counters_are_asked_for_numbers() {
        let check = |line: &str, expected: Option<(&str, &str)>| {
            let program = Program::parse(&format!("import itertools\n{line}\n")).unwrap();
            let locals = [("c", "count(3)"), ("d", "count(10, -5)"), ("q", "[]")];
            let at = state(Event::Line, &[("<module>", 2, &locals)], None);
            let reach = Reach::of(&program, &at).unwrap();
            let found = counted_on(line, &reach).map(|found| match found.counter.1 {
                Origin::Shown(shown) => (found.text, shown),
                other => panic!("{other:?}"),
            });
            let expected = expected.map(|(text, shown)| (text.to_owned(), shown.to_owned()));
            assert_eq!(found, expected, "{line}");
        };
        check("x = next(c)", Some(("x = 3", "count(4)")));
        check("x = [next(d), 1]", Some(("x = [10, 1]", "count(5, -5)")));
        check("x = next(c) + next(c)", None);
        check("x = 1 if q else next(c)", None);
        check("x = [next(c) for _ in q]", None);
        check("x = next(q)", None);
    }
}
