//! Counters of `itertools`: `count(3)` gives 3 when it is asked for the next number, and is `count(4)` then. Where a line asks one once, and
//! surely, the number stands in the place of the question; where a comprehension does nothing but ask it, its numbers do.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, ExprCall, Stmt};
use ruff_text_size::Ranged;

use super::changes::changeable;
use super::classes::value;
use super::expressions::has_own_names;
use super::iterators::asking::asked_in_turn;
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
        let question = asked
            .only()
            .filter(|one| !one.is_repeated() || !self.binds("range"))?;
        let (number, _) = question.answer(&value(at, question.counter)?)?;
        canonical_expression(&question.answered(expression, &number)).ok()
    }
}

/// A line that surely asks a counter for one number.
pub(super) fn counted_on(text: &str, reach: &Reach<'_>) -> Option<CountedOn> {
    if !text.contains("next(") {
        return None;
    }
    // Outside a function a `return` does not parse.
    let given = text.strip_prefix("return ");
    let (before, text) = given.map_or(("", text), |given| ("return ", given));
    let parsed = ruff_python_parser::parse_module(text).ok()?;
    let [statement @ (Stmt::Assign(_) | Stmt::AugAssign(_) | Stmt::AnnAssign(_) | Stmt::Expr(_))] =
        parsed.syntax().body.as_slice()
    else {
        return None;
    };
    let mut asked = Asked::default();
    asked.visit_stmt(statement);
    let question = asked
        .only()
        .filter(|one| !one.is_repeated() || reach.plain("range"))?;
    let (number, rest) = question.answer(&reach.value(question.counter)?)?;
    let target = changeable(question.counter, text, reach)?;
    Some(CountedOn {
        text: [before, &question.answered(text, &number)].concat(),
        counter: (target, Origin::Shown(rest)),
    })
}

/// A place where a counter is asked.
struct Question<'e> {
    counter: &'e Expr,
    place: Range<usize>,
    /// How often, where that makes a list.
    times: Option<usize>,
}

impl<'e> Question<'e> {
    /// What a call of `next` asks, if that means nothing for when there is no more.
    fn of(call: &'e ExprCall) -> Option<Question<'e>> {
        match (&*call.arguments.args, &*call.arguments.keywords) {
            ([counter @ (Expr::Name(_) | Expr::Attribute(_))], []) => Some(Question {
                counter,
                place: call.range().into(),
                times: None,
            }),
            _ => None,
        }
    }

    fn is_repeated(&self) -> bool {
        self.times.is_some()
    }

    /// What a counter that has this value answers, and what it is shown as then.
    fn answer(&self, value: &PythonValue) -> Option<(String, String)> {
        let Some(times) = self.times else {
            return next_of(value);
        };
        let mut rest = value.to_string();
        let mut numbers = Vec::new();
        for _ in 0..times {
            let (number, next) = next_of(&PythonValue::read(&rest).ok()?)?;
            numbers.push(number);
            rest = next;
        }
        Some((format!("[{}]", numbers.join(", ")), rest))
    }

    /// A text with the answer in the place of the question.
    fn answered(&self, text: &str, answer: &str) -> String {
        [&text[..self.place.start], answer, &text[self.place.end..]].concat()
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

/// Questions for numbers.
#[derive(Default)]
struct Asked<'e> {
    found: Vec<Option<Question<'e>>>,
    /// Whether one may not be evaluated, or more than once.
    unsure: bool,
}

impl<'e> Asked<'e> {
    fn only(self) -> Option<Question<'e>> {
        let mut found = self.found.into_iter().filter(|_| !self.unsure);
        let only = found.next()?;
        found.next().is_none().then_some(only)?
    }
}

impl<'e> Visitor<'e> for Asked<'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        if let Expr::ListComp(list) = expr
            && let Some((counter, times)) = asked_in_turn(list)
            && matches!(counter, Expr::Name(_) | Expr::Attribute(_))
        {
            self.found.push(Some(Question {
                counter,
                place: expr.range().into(),
                times: Some(times),
            }));
            return;
        }
        let before = self.found.len();
        if let Expr::Call(call) = expr
            && call
                .func
                .as_name_expr()
                .is_some_and(|name| name.id.as_str() == "next")
        {
            self.found.push(Question::of(call));
        }
        walk_expr(self, expr);
        let decides =
            matches!(expr, Expr::If(_) | Expr::BoolOp(_) | Expr::Compare(_)) || has_own_names(expr);
        self.unsure |= decides && self.found.len() > before;
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
            let program = Program::parse("import itertools\npass\n").unwrap();
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
        check("return next(c)", Some(("return 3", "count(4)")));
        check("x = [next(c) for _ in q]", None);
        let three = Some(("x = [10, 5, 0]", "count(-5, -5)"));
        check("x = [next(d) for _ in range(3)]", three);
        check("x = [next(d) for d in range(3)]", None);
        check("x = next(q)", None);
    }
}
