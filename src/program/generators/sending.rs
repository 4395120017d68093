//! What a generator is sent: the value of its `yield`, where it goes on. `next` and whatever goes through it send `None`; what
//! `g.send(x)` sends is in the line that waits. Python's language reference, "Yield expressions".

use std::ops::Range;

use ruff_python_ast::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, ExprCall};
use ruff_text_size::Ranged;

use crate::program::classes::value;
use crate::program::displays::literal;
use crate::program::{Program, Resumption, calling, is_word_part, mentions};
use crate::quiz::PythonValue;
use crate::state::{Event, State};

/// What is raised at the `yield` of a generator that is closed.
const CLOSED: &str = "GeneratorExit";

impl Program {
    /// The line that a generator goes on with where a state enters it again, with what it is sent in the place of its `yield`.
    pub fn sent(&self, at: &State) -> Option<Resumption> {
        let top = at.top().filter(|_| at.event == Event::Call)?;
        let generator = self.definition_at(&top.function, top.line)?;
        if top.line == generator.first || !self.is_generator(generator) {
            return None;
        }
        let line = State {
            event: Event::Line,
            value: None,
            output: String::new(),
            ..at.clone()
        };
        if self.closes(&calling(at)) {
            return Some(Resumption {
                raised: true,
                message: Some(CLOSED.to_owned()),
                ..Resumption::of(self.clone(), &line)
            });
        }
        let place = self.with_header(top.line, |header| {
            let mut yields = Yields::default();
            let operands = header.operands();
            // What nothing is done with may be anything.
            let [first, ..] = operands[..] else {
                return None;
            };
            if operands.len() == 1 && first.is_yield_expr() {
                return None;
            }
            operands.iter().for_each(|expr| yields.visit_expr(expr));
            match yields.places.as_slice() {
                [place] if !yields.hands_on => Some(place.clone()),
                _ => None,
            }
        })?;
        let value = self.value_sent(at)?;
        let program = self.rewritten(&self.text_with(&place, &value)?)?;
        Some(Resumption::of(program, &line))
    }

    /// The rest of a line that has closed a generator, which is left at a state by what that raises: nothing of it.
    pub fn closed(&self, at: &State, message: &str) -> Option<Resumption> {
        let generates = at.top().is_some_and(|top| self.is_generator_frame(top));
        let caller = calling(at);
        if message != CLOSED || !generates || !self.closes(&caller) {
            return None;
        }
        let program = self.rewritten(&self.passing(caller.line()?)?)?;
        Some(Resumption::of(program, &caller))
    }

    /// Whether the line that a state is at does nothing but close something.
    fn closes(&self, at: &State) -> bool {
        let line = at.line().and_then(|line| self.line(line));
        line.is_some_and(|line| {
            let closed = line.text.strip_suffix(".close()");
            closed.is_some_and(|name| name.chars().all(|c| is_word_part(c) || c == '.'))
        })
    }

    /// What the line that waits for the top frame of a state sends it.
    fn value_sent(&self, at: &State) -> Option<String> {
        let caller = calling(at);
        let line = caller.line()?;
        let text = &self.line(line)?.text;
        if mentions(text, "throw") || mentions(text, "close") {
            return None;
        }
        let (sent, hands_on) = self.with_header(line, |header| {
            let mut sends = Sends {
                at: &caller,
                calls: 0,
                value: None,
            };
            let mut yields = Yields::default();
            for expr in header.operands() {
                sends.visit_expr(expr);
                yields.visit_expr(expr);
            }
            let sent = match sends.calls {
                0 => Some("None".to_owned()),
                1 => sends.value.map(|value| value.to_string()),
                _ => None,
            };
            Some((sent, yields.hands_on))
        })?;
        // `yield from` hands on what its own generator is sent.
        if hands_on {
            return self.value_sent(&caller);
        }
        sent
    }
}

/// The `yield` expressions of a line.
#[derive(Default)]
struct Yields {
    places: Vec<Range<usize>>,
    hands_on: bool,
}

impl<'e> Visitor<'e> for Yields {
    fn visit_expr(&mut self, expr: &'e Expr) {
        match expr {
            Expr::Yield(_) => self.places.push(expr.range().into()),
            Expr::YieldFrom(_) => self.hands_on = true,
            _ => {}
        }
        walk_expr(self, expr);
    }
}

/// The calls of `send` in a line, and what the only one is given.
struct Sends<'s> {
    at: &'s State,
    calls: usize,
    value: Option<PythonValue>,
}

impl<'e> Visitor<'e> for Sends<'_> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        if let Expr::Call(ExprCall {
            func, arguments, ..
        }) = expr
            && func
                .as_attribute_expr()
                .is_some_and(|method| method.attr.as_str() == "send")
        {
            self.calls += 1;
            if let [given] = &*arguments.args {
                self.value = value(self.at, given).or_else(|| literal(given));
            }
        }
        walk_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use crate::program::Program;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn a_yield_is_what_the_line_that_waits_sends() {
        let check = |line: &str, expected: Option<&str>| {
            let source = format!("def f():\n    got = (yield 1) or 2\n    yield got\n{line}\n");
            let program = Program::parse(&source).unwrap();
            let at = state(
                Event::Call,
                &[("<module>", 4, &[("n", "7")]), ("f", 2, &[])],
                None,
            );
            let sent = program.sent(&at);
            let line = sent.and_then(|rest| {
                let line = rest.program.line(2)?.text.clone();
                Some(rest.message.unwrap_or(line))
            });
            assert_eq!(line.as_deref(), expected, "{line:?}");
        };
        check("x=g.send(5)", Some("got=(5) or 2"));
        check("print(g.send(n))", Some("got=(7) or 2"));
        check("x=next(g)", Some("got=(None) or 2"));
        check("for x in g:\n    pass", Some("got=(None) or 2"));
        check("x=g.send([n])", None);
        check("x=g.send(n+1)", None);
        check("g.send(1), g.send(2)", None);
        check("g.throw(ValueError)", None);
        check("g.close()", Some("GeneratorExit"));
        check("x=g.close()", None);
    }
}
