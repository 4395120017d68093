//! Choices that are made: what a line comes to where its conditions are known. `([2] if True else [])+([4] if False else [])` is `[2]`, and
//! `False or True or f(4)` is `True`: what was long because it was written out is short again. And where a condition decides which function
//! is called, or whether one is (`n > 1 and prime(n)`, `1 if n == 0 else n * fact(n - 1)`, `0 <= n < self.size()`), the line is told as what is
//! left of it then.

mod chained;

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{BoolOp, Expr, Operator, Stmt};
use ruff_text_size::Ranged;

use self::chained::{Chained, may_have_chained};
use super::arguments::truth;
use super::expressions::{Header, canonical, has_own_names, written};
use super::rewriting::{with_all, within_brackets};
use super::{Program, effect};
use crate::state::{Event, Frame, State};

/// A condition that decides what a line evaluates next.
#[derive(Clone, Debug)]
pub struct Test {
    /// In canonical spelling.
    pub expression: String,
    /// Where it is in the program's text.
    place: Range<usize>,
}

impl Program {
    /// The first condition of the line that is about to run at a state which decides what in the line is called or changed, or which of several
    /// names hands on what it stands for, and which can be asked: an operand of an `and` or an `or`, or what stands between `if` and `else`.
    pub fn undecided(&self, at: &State) -> Option<Test> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        if !self.has_choices(frame) {
            return None;
        }
        self.with_evaluated(frame, |header| {
            let mut undecided = Undecided {
                program: self,
                at,
                found: None,
            };
            for expr in header.operands() {
                undecided.visit_expr(expr);
            }
            undecided.found
        })
    }

    /// Whether something in the line that a frame is about to run may be evaluated only sometimes.
    pub fn has_choices(&self, frame: &Frame) -> bool {
        let words = [" and ", " or ", " else "];
        let line = self.line(frame.line);
        line.is_some_and(|line| {
            words.iter().any(|word| line.text.contains(word)) || may_have_chained(&line.text)
        })
    }

    /// The program with the first choice of the line that a frame is about to run made as it was, since the line has called something behind it;
    /// `None` where it may call something either way.
    pub(super) fn chosen_by_call(&self, at: &State) -> Option<Program> {
        let test = self.undecided(at)?;
        let [holds, fails] = [true, false].map(|holds| self.decided(at.top()?, &test, holds));
        let (holds, fails) = (holds?, fails?);
        match (holds.enters(at), fails.enters(at)) {
            (true, false) => Some(holds),
            (false, true) => Some(fails),
            _ => None,
        }
    }

    /// The program with what is left of the line that a frame is about to run where a condition of it holds or does not.
    pub fn decided(&self, frame: &Frame, test: &Test, holds: bool) -> Option<Program> {
        self.with_choices_by(frame, Some((&test.place, holds)))
    }

    /// The program with what is left of the line that a frame is about to run, where an operand of an `and` or an `or` in it has said whether it
    /// is true (`__bool__`, `__len__`).
    pub(super) fn after_test(
        &self,
        frame: &Frame,
        operand: &Expr,
        is_true: bool,
    ) -> Option<Program> {
        self.with_choices_by(frame, Some((&operand.range().into(), is_true)))
    }

    /// The program with the choices of the line that a frame is about to run made, as far as their conditions are written out; `None` where
    /// there are none.
    pub fn with_choices(&self, frame: &Frame) -> Option<Program> {
        self.with_choices_by(frame, None)
    }

    fn with_choices_by(
        &self,
        frame: &Frame,
        known: Option<(&Range<usize>, bool)>,
    ) -> Option<Program> {
        let found = self.with_header(frame.line, |header| {
            let mut made = Made {
                text: &self.text,
                known,
                bare: bare(header),
                test: header.test().map(|test| test.range().into()),
                found: Vec::new(),
            };
            header
                .operands()
                .into_iter()
                .for_each(|expr| made.visit_expr(expr));
            (!made.found.is_empty()).then_some(made.found)
        })?;
        // The lines behind keep their numbers; what is left may go over ends of lines itself, so that it stands in brackets.
        let ends = |text: &str| text.matches('\n').count();
        let padded = found.into_iter().map(|(place, text)| {
            let text = match ends(&self.text[place.clone()]) {
                0 => text,
                all => {
                    let missing = all.saturating_sub(ends(&text));
                    format!("({text}{})", "\n".repeat(missing))
                }
            };
            (place, text)
        });
        self.rewritten(&with_all(&self.text, padded.collect()))
    }
}

/// Where a header has an expression that stands alone, so that another one can stand there without brackets.
fn bare(header: &Header<'_>) -> Option<Range<usize>> {
    let returned = match header {
        Header::Statement(Stmt::Return(stmt)) => stmt.value.as_deref(),
        _ => None,
    };
    let alone = header.test().or(header.assigned()).or(returned)?;
    Some(alone.range().into())
}

/// Looks for the first condition that decides what is called, changed or handed on.
struct Undecided<'p> {
    program: &'p Program,
    at: &'p State,
    found: Option<Test>,
}

impl<'a> Visitor<'a> for Undecided<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        if self.found.is_some() || has_own_names(expr) {
            return;
        }
        match expr {
            Expr::BoolOp(either) if self.enters(expr) || either.values.iter().all(hands_on) => {
                let mut left = either.values.iter().skip_while(|one| {
                    let passed = either.op == BoolOp::And;
                    truth(one) == Some(passed)
                });
                let Some(next) = left.next() else { return };
                let decides = left.next().is_some() && truth(next).is_none();
                if !decides || !self.take(next) {
                    // What follows hangs on it.
                    self.visit_expr(next);
                }
            }
            Expr::Compare(_) if self.enters(expr) => {
                let taken = Chained::of(expr, &self.program.text)
                    .is_some_and(|chained| self.take_place(chained.first));
                if !taken {
                    walk_expr(self, expr);
                }
            }
            Expr::If(choice)
                if self.enters(expr)
                    || [&choice.body, &choice.orelse]
                        .into_iter()
                        .any(|one| hands_on(one) || self.changes(one)) =>
            {
                match truth(&choice.test) {
                    Some(true) => self.visit_expr(&choice.body),
                    Some(false) => self.visit_expr(&choice.orelse),
                    None if self.take(&choice.test) => {}
                    None => self.visit_expr(&choice.test),
                }
            }
            _ => walk_expr(self, expr),
        }
    }
}

/// Whether an expression only hands on what a name, an attribute or an item stands for: what is chosen has that name then, too.
fn hands_on(expr: &Expr) -> bool {
    match expr {
        Expr::Attribute(attribute) => hands_on(&attribute.value),
        Expr::Subscript(item) => hands_on(&item.value),
        expr => expr.is_name_expr(),
    }
}

impl Undecided<'_> {
    fn enters(&self, expr: &Expr) -> bool {
        let text = written(expr, &self.program.text);
        text.is_some_and(|text| self.program.may_enter(self.at, text))
    }

    /// Whether an expression takes something out of what there is, or changes it otherwise.
    fn changes(&self, expr: &Expr) -> bool {
        let text = written(expr, &self.program.text);
        text.is_some_and(|text| effect(text, None).is_some())
    }

    /// Takes a condition that can be asked; an object may say itself whether it is true.
    fn take(&mut self, test: &Expr) -> bool {
        let class = self.program.class_of(self.at, test);
        let says =
            |name: &str| class.is_some_and(|class| self.program.method(class, name).is_some());
        let plain = !says("__bool__") && !says("__len__");
        plain && self.take_place(test.range().into())
    }

    /// Takes the condition at a place, if it can be asked.
    fn take_place(&mut self, place: Range<usize>) -> bool {
        let expression = self.program.text.get(place.clone()).and_then(canonical);
        let asked = expression.filter(|one| self.program.can_ask(self.at, one));
        self.found = asked.map(|expression| Test { expression, place });
        self.found.is_some()
    }
}

/// Looks for the outermost parts of a line that are decided.
struct Made<'t> {
    text: &'t str,
    /// The place of a condition that is known, and whether it holds.
    known: Option<(&'t Range<usize>, bool)>,
    /// The place of an expression that needs no brackets.
    bare: Option<Range<usize>>,
    /// The place of what a header asks for.
    test: Option<Range<usize>>,
    /// Where they are, and what they come to.
    found: Vec<(Range<usize>, String)>,
}

impl<'a> Visitor<'a> for Made<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        match self.decided(expr) {
            Some(text) => {
                // What has a name is read where it stands, whatever brackets there were around the choice.
                let named = ruff_python_parser::parse_expression(&text)
                    .is_ok_and(|parsed| hands_on(parsed.expr()));
                let place = match named && !text.starts_with('(') {
                    true => within_brackets(self.text, expr.range().into()),
                    false => expr.range().into(),
                };
                self.found.push((place, text));
            }
            None => walk_expr(self, expr),
        }
    }
}

impl<'t> Made<'t> {
    /// Whether a condition holds, if that is written out or known.
    fn truth(&self, test: &Expr) -> Option<bool> {
        let place = Range::<usize>::from(test.range());
        let known = self.known.filter(|(known, _)| **known == place);
        known.map(|(_, holds)| holds).or_else(|| truth(test))
    }

    /// An expression in the place of another one. A name or a literal is one operand wherever it stands; with brackets around it, it would not be
    /// written as its value is.
    fn instead(&self, part: &Expr, of: &Expr) -> Option<String> {
        let text = written(part, self.text)?;
        let bare = self.bare == Some(of.range().into());
        Some(if bare || hands_on(part) || part.is_literal_expr() {
            text.to_owned()
        } else {
            format!("({text})")
        })
    }

    /// What is left of several comparisons in a row: what the first one comes to that does not hold, or those behind one that does.
    fn compared(&self, expr: &Expr) -> Option<String> {
        let chained = Chained::of(expr, self.text)?;
        let known = self.known.filter(|(known, _)| **known == chained.first);
        let holds = known.map(|(_, holds)| holds);
        if !holds.or_else(|| chained.truth(self.text))? {
            return Some("False".to_owned());
        }
        let rest = self.text.get(chained.rest)?;
        let bare = self.bare == Some(expr.range().into());
        Some(if bare {
            rest.to_owned()
        } else {
            format!("({rest})")
        })
    }

    fn decided(&self, expr: &Expr) -> Option<String> {
        match expr {
            Expr::Compare(_) => self.compared(expr),
            Expr::BoolOp(either) => {
                let decides = |one: &Expr| self.truth(one) == Some(either.op == BoolOp::Or);
                let passed = |one: &Expr| self.truth(one) == Some(either.op != BoolOp::Or);
                let (last, before) = either.values.split_last()?;
                let place = before.iter().take_while(|one| passed(one)).count();
                let next = either.values.get(place)?;
                // What has been asked is not asked again.
                if decides(next) && self.test == Some(expr.range().into()) {
                    let holds = either.op == BoolOp::Or;
                    return Some(if holds { "True" } else { "False" }.to_owned());
                }
                if decides(next) || std::ptr::eq(next, last) {
                    return self.instead(next, expr);
                }
                if place == 0 {
                    return None;
                }
                let left: Option<Vec<String>> = either.values[place..]
                    .iter()
                    .map(|one| Some(format!("({})", written(one, self.text)?)))
                    .collect();
                let operator = match either.op {
                    BoolOp::Or => " or ",
                    BoolOp::And => " and ",
                };
                Some(left?.join(operator))
            }
            Expr::BinOp(_) => {
                let mut chosen = false;
                let items = self.listed(expr, &mut chosen)?;
                chosen.then(|| format!("[{}]", items.join(", ")))
            }
            Expr::If(choice) => {
                let taken = if self.truth(&choice.test)? {
                    &choice.body
                } else {
                    &choice.orelse
                };
                self.instead(taken, expr)
            }
            _ => None,
        }
    }

    /// The items of lists one behind the other, all of which are written out or chosen; `chosen` is set where one is chosen.
    fn listed(&self, expr: &Expr, chosen: &mut bool) -> Option<Vec<&'t str>> {
        match expr {
            Expr::List(list) => {
                let item = |one: &Expr| written(one, self.text).filter(|_| !one.is_starred_expr());
                list.elts.iter().map(item).collect()
            }
            Expr::If(choice) => {
                *chosen = true;
                match truth(&choice.test)? {
                    true => self.listed(&choice.body, chosen),
                    false => self.listed(&choice.orelse, chosen),
                }
            }
            Expr::BinOp(sum) if sum.op == Operator::Add => {
                let mut items = self.listed(&sum.left, chosen)?;
                items.extend(self.listed(&sum.right, chosen)?);
                Some(items)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_decided_is_short() {
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{line}\n")).unwrap();
            let frame = Frame::new("<module>", 1);
            let found = program.with_choices(&frame);
            let found = found.map(|program| program.line(1).unwrap().text.clone());
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        check(
            "y = (([1] if (True) else [])+([2] if (False) else [])+([3] if ('a') else []))",
            Some("y=([1, 3])"),
        );
        check("y = [1] if 0 else [2]", Some("y=[2]"));
        check("y = [1] if -3<0 else [2]", Some("y=[1]"));
        check("y = [1] if 0<0 else [2]", Some("y=[2]"));
        check("y = [1] if 'a'<0 else [2]", None);
        check(
            "y = bool((False) or (True) or (f(4)))",
            Some("y=bool(True)"),
        );
        check("y = (False) or f(3) or f(4)", Some("y=(f(3)) or (f(4))"));
        check("y = True and False", Some("y=False"));
        check(
            "y = ('n', 1)[0] == 'op' and f(1)",
            Some("y=('n', 1)[0]=='op'"),
        );
        check("y = 'a' in ('a', 'b') and f(1)", Some("y=f(1)"));
        check("y = {'k': 2}['k'] is not None and f(1)", Some("y=f(1)"));
        check("y = (1,)[2] == 1 and f(1)", None);
        check("y = f(1) or True", None);
        check("y = 'a' in ['a'] == f(1)", Some("y=['a']==f(1)"));
        check("y = not -1 < 0 < f(1)", Some("y=not (0<f(1))"));
        check("y = 'a' == 'b' == f(1)", Some("y=False"));
        check("y = n < 0 < f(1)", None);
        check("y = ([1] if (True) else [])+xs", Some("y=(([1]))+xs"));
        check("y = (1, n if 0 else 4)", Some("y=(1, 4)"));
        check("y = [1]+[2]", None);
        check("y = [1] if f(1) else [2]", None);
        // The lines behind keep their numbers.
        let source = "y = (\n    False\n    or f(3)\n    or f(4)\n)\nz = 1\n";
        let program = Program::parse(source).unwrap();
        let told = program.with_choices(&Frame::new("<module>", 1)).unwrap();
        assert_eq!(told.line(6).unwrap().text, "z=1");
    }

    #[test]
    fn what_decides_a_call_is_asked_first() {
        let check = |line: &str, test: Option<&str>, holds: [&str; 2]| {
            let body = if line.ends_with(':') {
                "\n    pass"
            } else {
                ""
            };
            let source = format!("def f(x):\n    return x\nn = 2\nxs = []\n{line}{body}\n");
            let program = Program::parse(&source).unwrap();
            let frame = Frame::new("<module>", 5).knowing(&[("n", "2"), ("xs", "[]")]);
            let at = State {
                event: Event::Line,
                frames: vec![frame.clone()],
                ..State::start()
            };
            let found = program.undecided(&at);
            let expression = found.as_ref().map(|test| test.expression.as_str());
            assert_eq!(expression, test, "{line}");
            for (holds, expected) in [true, false].into_iter().zip(holds) {
                let left = found
                    .as_ref()
                    .and_then(|test| program.decided(&frame, test, holds));
                let left = left.map(|program| program.line(5).unwrap().text.clone());
                assert_eq!(left.as_deref().unwrap_or_default(), expected, "{line}");
            }
        };
        check("if n > 1 and f(n):", Some("n>1"), ["if f(n):", "if False:"]);
        check(
            "y = 1 if n == 0 else n*f(n-1)",
            Some("n==0"),
            ["y=1", "y=n*f(n-1)"],
        );
        check("y = [xs or f(n)]", Some("xs"), ["y=[xs]", "y=[(f(n))]"]);
        check(
            "y = n > 1 and (xs or f(n))",
            Some("n>1"),
            ["y=xs or f(n)", "y=n>1"],
        );
        check(
            "if not 1 <= n <= f(n):",
            Some("1<=n"),
            ["if not (n<=f(n)):", "if not False:"],
        );
        check(
            "if 0 < (n + 1) < f(n) < 9:",
            Some("0<(n+1)"),
            ["if (n+1)<f(n)<9:", "if False:"],
        );
        check("y = f(n) < n < 9", None, ["", ""]);
        check("y = 0 < n < 9", None, ["", ""]);
        // What is written out is short first; it is asked again then.
        check(
            "y = True and (f(1) if xs else f(2))",
            Some("xs"),
            ["y=f(1) if xs else f(2)"; 2],
        );
        // Nothing is called, or that decides.
        check(
            "y = xs.pop() if n > 1 else 0",
            Some("n>1"),
            ["y=xs.pop()", "y=0"],
        );
        check("y = n > 1 and xs", None, ["", ""]);
        check("y = f(n) and n > 1 and f(1)", None, ["", ""]);
        check("y = 1 if f(n) else f(1)", None, ["", ""]);
        check("y = [f(1) if n > 1 else 2 for i in xs]", None, ["", ""]);
        check("y = f(n) + 1", None, ["", ""]);
    }
}
