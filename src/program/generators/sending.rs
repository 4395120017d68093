//! What a generator is sent: the value of its `yield`, where it goes on. `next` and whatever goes through it send `None`; what
//! `g.send(x)` sends is in the line that waits. Python's language reference, "Yield expressions".

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::statement_visitor::{StatementVisitor, walk_stmt};
use ruff_python_ast::{Expr, ExprCall, Stmt};
use ruff_text_size::{Ranged, TextSize};

use super::handed_on;

use crate::program::classes::value;
use crate::program::displays::literal;
use crate::program::expressions::Header;
use crate::program::{Definition, Positions, Program, Resumption, calling, is_word_part, mentions};
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

    /// The line that is about to run, as the `yield` that it comes to first where it goes on with what that is sent: `x = yield n` as `yield n`.
    pub fn offering(&self, at: &State) -> Option<Resumption> {
        let number = at.line().filter(|_| at.event == Event::Line)?;
        let text = &self.line(number)?.text;
        if !mentions(text, "yield") || text.starts_with("yield ") {
            return None;
        }
        let (whole, given) = self.with_header(number, |header| {
            let Header::Statement(statement) = header else {
                return None;
            };
            let operands = header.operands();
            let mut yields = Yields::default();
            operands.iter().for_each(|expr| yields.visit_expr(expr));
            let [place] = yields.places.as_slice() else {
                return None;
            };
            // Nothing is done before it but to read what there is.
            let does = |expr: &Expr| {
                let before =
                    expr.start().to_usize() < place.start && expr.end().to_usize() < place.end;
                before
                    && !expr.is_name_expr()
                    && !expr.is_attribute_expr()
                    && !expr.is_literal_expr()
            };
            let calm = !operands.iter().any(|expr| any_over_expr(expr, does));
            let plain = matches!(
                statement,
                Stmt::Expr(_) | Stmt::Assign(_) | Stmt::AugAssign(_) | Stmt::Return(_)
            );
            (calm && plain && !yields.hands_on).then(|| {
                let whole = Range::<usize>::from(statement.range());
                match &self.text[place.clone()] {
                    "yield" => (whole, "yield None".to_owned()),
                    given => (whole, given.to_owned()),
                }
            })
        })?;
        let program = self.rewritten(&self.text_with(&whole, &given)?)?;
        Some(Resumption::of(program, at))
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

    /// Whether a `yield` stands where something waits for what is raised there: in the block of a `try` or a `with`. CPython goes on with no
    /// other generator that is closed.
    pub(super) fn is_guarded(&self, generator: &Definition, line: u32) -> Option<bool> {
        if handed_on(&self.line(line)?.text).is_some() {
            return None;
        }
        let mut guards = Guards {
            positions: Positions::new(&self.text),
            first: generator.line,
            line,
            guarded: Some(false),
        };
        guards.visit_body(self.body());
        guards.guarded
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
        let answered = caller.top()?.pending.as_ref().map(Vec::len);
        let text = &self.line(line)?.text;
        if mentions(text, "throw") || mentions(text, "close") {
            return None;
        }
        let unrolled = self.with_elements(&caller);
        let program = unrolled.as_ref().unwrap_or(self);
        let (sent, hands_on) = program.with_header(line, |header| {
            let mut asks = Asks {
                at: &caller,
                sent: Vec::new(),
            };
            let mut yields = Yields::default();
            for expr in header.operands() {
                asks.visit_expr(expr);
                yields.visit_expr(expr);
            }
            let sent = match asks.sent.as_slice() {
                [] => Some("None".to_owned()),
                [sent] => sent.clone(),
                // Those before it have been answered.
                all => answered.and_then(|one| all.get(one)?.clone()),
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

/// Looks for what is around a line of a function that waits for what is raised there.
struct Guards {
    positions: Positions,
    first: u32,
    line: u32,
    /// `None` where the line is in another part of it than its block.
    guarded: Option<bool>,
}

impl Guards {
    fn has(&self, body: &[Stmt]) -> bool {
        let line = |place: TextSize| self.positions.line(place.to_usize());
        let (Some(first), Some(last)) = (body.first(), body.last()) else {
            return false;
        };
        line(first.start()) <= self.line && self.line <= line(last.end())
    }
}

impl<'a> StatementVisitor<'a> for Guards {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        let block = match stmt {
            Stmt::Try(one) => Some(&one.body),
            Stmt::With(one) => Some(&one.body),
            _ => None,
        };
        let inside = self.positions.line(stmt.start().to_usize()) > self.first;
        if let Some(block) = block.filter(|_| inside && self.has(std::slice::from_ref(stmt))) {
            self.guarded = match self.has(block) {
                true => self.guarded.map(|_| true),
                false => None,
            };
        }
        walk_stmt(self, stmt);
    }
}

/// The calls of `next` and `send` in a line in the order of their evaluation, each with what it sends where that is known.
struct Asks<'s> {
    at: &'s State,
    sent: Vec<Option<String>>,
}

impl<'e> Visitor<'e> for Asks<'_> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        walk_expr(self, expr);
        let Expr::Call(ExprCall {
            func, arguments, ..
        }) = expr
        else {
            return;
        };
        match &**func {
            Expr::Name(name) if name.id.as_str() == "next" => {
                self.sent.push(Some("None".to_owned()));
            }
            Expr::Attribute(method) if method.attr.as_str() == "send" => {
                let value = match &*arguments.args {
                    [given] => value(self.at, given).or_else(|| literal(given)),
                    _ => None,
                };
                self.sent.push(value.map(|value| value.to_string()));
            }
            _ => {}
        }
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
        check("g.send(1), g.send(2)", Some("got=(1) or 2"));
        check("next(g), g.send(2)", Some("got=(None) or 2"));
        check("g.throw(ValueError)", None);
        check("g.close()", Some("GeneratorExit"));
        check("x=g.close()", None);
    }

    #[test]
    fn a_line_comes_to_its_yield_first() {
        let check = |line: &str, expected: Option<&str>| {
            let source = format!("def f(n):\n    {line}\n");
            let program = Program::parse(&source).unwrap();
            let at = state(Event::Line, &[("f", 2, &[("n", "7")])], None);
            let line = program
                .offering(&at)
                .and_then(|rest| Some(rest.program.line(2)?.text.clone()));
            assert_eq!(line.as_deref(), expected, "{line:?}");
        };
        check("x = yield n", Some("yield n"));
        check("x = (yield n + 1) or n", Some("yield n+1"));
        check("x = print((yield))", Some("yield None"));
        check("yield", Some("yield None"));
        check("yield n", None);
        check("x = yield from n", None);
        check("x = print(n) + (yield n)", None);
    }

    #[test]
    fn only_a_yield_in_a_block_that_waits_for_exceptions_is_gone_on_with_where_it_is_closed() {
        let source = "\
def f(n):
    yield 1
    try:
        yield 2
    except ValueError:
        yield 3
    with n:
        yield 4
    yield from n
";
        let program = Program::parse(source).unwrap();
        let check = |line: u32, expected: Option<bool>| {
            let function = program.definition(1).unwrap();
            assert_eq!(program.is_guarded(function, line), expected, "{line}");
        };
        check(2, Some(false));
        check(4, Some(true));
        check(6, None);
        check(8, Some(true));
        check(9, None);
    }
}
