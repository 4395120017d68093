//! Loops over what has changed since. The header of a `for` evaluates its expression once: `for i in range(len(xs))` goes on to the length
//! that the list had when the loop began, and `for x in xs[:]` through the copy that was made then, whatever the body does to `xs`. The
//! state in which the loop began tells that: it goes on as `for i in range(5)` would.

use std::ops::Range;

use ruff_python_ast::Expr;
use ruff_text_size::Ranged;

use super::arrangement::{Arranged, arranged};
use super::displays::is_display;
use super::expressions::written;
use super::{LoopSpan, Program};
use crate::quiz::PythonValue;
use crate::state::{Event, Frame, State};

impl Program {
    /// Whether a loop goes through something that its body may change.
    pub(super) fn loops_over_changing(&self) -> bool {
        self.definitions.iter().any(|definition| {
            let mut loops = definition.loops.iter();
            loops.any(|span| self.moves(definition, *span))
        })
    }

    /// The program with what the header of the loop that is about to go on went through when it began, if its body may have changed that;
    /// `began` gives the state in which that was, and is asked for few loops only.
    pub fn with_begun_iteration(
        &self,
        at: &State,
        began: impl FnOnce() -> Option<State>,
    ) -> Option<Program> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let count = frame.loops.as_ref()?.get(&frame.line).copied()??;
        let (definition, span) = self.loop_of(frame)?;
        if count == 0 || self.writes_values() || !self.moves(definition, span) {
            return None;
        }
        let began = began()?;
        let (place, value) = self.with_header(frame.line, |header| {
            let [iterated] = header.operands()[..] else {
                return None;
            };
            let value = taken(iterated, &self.text, &began)?;
            header.is_for().then(|| (iterated.range().into(), value))
        })?;
        let place: Range<usize> = place;
        self.rewritten(&self.text_with(&place, &value)?)
    }

    /// Whether the body of a loop may change what its header has evaluated.
    fn moves(&self, definition: &super::Definition, span: LoopSpan) -> bool {
        self.with_header(span.header, |header| {
            let [iterated] = header.operands()[..] else {
                return None;
            };
            let copied = !iterated.is_name_expr();
            Some(copied && self.may_move(definition, span, iterated))
        })
        .unwrap_or(false)
    }
}

/// Which of these states, of which the last one is about to run the header of a `for` again, ran it for the first time in this loop.
pub fn begun_at(past: &[&State]) -> Option<usize> {
    let (at, before) = past.split_last()?;
    let frame = at.top().filter(|_| at.event == Event::Line)?;
    let count = |frame: &Frame, line: u32| frame.loops.as_ref()?.get(&line).copied()?;
    if count(frame, frame.line)? == 0 {
        return None;
    }
    before.iter().rposition(|state| {
        let there = state.event == Event::Line && state.depth() == at.depth();
        let top = state.top().filter(|_| there);
        top.is_some_and(|top| top.line == frame.line && count(top, frame.line) == Some(0))
    })
}

/// What an iterated expression came to in a state, as it can be written in its place: a `range` with numbers, or a list.
fn taken(iterated: &Expr, text: &str, at: &State) -> Option<String> {
    let frames = [at.top(), at.frames.first()];
    let known = |name: &str| {
        let mut frames = frames.into_iter().flatten();
        frames.find_map(|frame: &Frame| frame.known(name).map(str::to_owned))
    };
    let whole = written(iterated, text)?;
    let called = iterated.as_call_expr();
    let range = called.filter(|call| {
        call.func
            .as_name_expr()
            .is_some_and(|name| name.id == "range")
    });
    let Some(range) = range else {
        let Some(Arranged::Value(value)) = arranged(whole, known) else {
            return None;
        };
        let parsed = ruff_python_parser::parse_expression(&value).ok()?;
        return is_display(parsed.expr()).then_some(value);
    };
    let mut found: Vec<(Range<usize>, String)> = Vec::new();
    for argument in &range.arguments.args {
        numbers_of(argument, &known, &mut found)?;
    }
    let start = usize::from(iterated.start());
    let mut spelled = whole.to_owned();
    for (place, number) in found.iter().rev() {
        spelled.replace_range(place.start - start..place.end - start, number);
    }
    Some(spelled)
}

/// The numbers that names and sizes in an expression are, in the order of the text; `None` for anything else than sums of these.
fn numbers_of(
    expr: &Expr,
    known: &impl Fn(&str) -> Option<String>,
    found: &mut Vec<(Range<usize>, String)>,
) -> Option<()> {
    match expr {
        Expr::NumberLiteral(_) => Some(()),
        Expr::UnaryOp(unary) => numbers_of(&unary.operand, known, found),
        Expr::BinOp(sum) => {
            numbers_of(&sum.left, known, found)?;
            numbers_of(&sum.right, known, found)
        }
        Expr::Name(name) => {
            let number = known(&name.id)?;
            let plain = number.bytes().all(|byte| byte.is_ascii_digit());
            plain.then(|| found.push((expr.range().into(), number)))
        }
        Expr::Call(call) if call.func.as_name_expr()?.id == "len" => {
            let [Expr::Name(name)] = &*call.arguments.args else {
                return None;
            };
            let size = PythonValue::read(&known(&name.id)?).ok()?.size()?;
            found.push((expr.range().into(), size.to_string()));
            Some(())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn a_loop_goes_on_with_what_it_began_with() {
        let check = |header: &str, body: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{header}\n    {body}\n")).unwrap();
            let at = |count: u32, xs: &str| {
                let mut state = state(
                    Event::Line,
                    &[("<module>", 1, &[("xs", xs), ("n", "4")])],
                    None,
                );
                state.frames[0].loops = Some([(1, Some(count))].into());
                state
            };
            let (began, now) = (at(0, "[1, 2, 3]"), at(1, "[1]"));
            let told = program.with_begun_iteration(&now, || Some(began));
            let header = told.map(|told| told.line(1).unwrap().text.clone());
            assert_eq!(header.as_deref(), expected, "{header:?}");
            assert_eq!(program.loops_over_changing(), expected.is_some());
        };
        check(
            "for i in range(len(xs)):",
            "xs.pop()",
            Some("for i in range(3):"),
        );
        check(
            "for i in range(n - 1, len(xs) + n):",
            "n = i; xs.pop()",
            Some("for i in range(4-1, 3+4):"),
        );
        check("for x in xs[1:]:", "xs.remove(x)", Some("for x in [2, 3]:"));
        check(
            "for x in list(xs):",
            "xs.remove(x)",
            Some("for x in [1, 2, 3]:"),
        );
        check("for i in range(len(xs)):", "print(xs)", None);
        // What has a name is gone through as it is.
        check("for x in xs:", "xs.remove(x)", None);
    }
}
