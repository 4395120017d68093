//! Loops over what has changed since. The header of a `for` evaluates its expression once: `for i in range(len(xs))` goes on to the length
//! that the list had when the loop began, and `for x in xs[:]` through the copy that was made then, whatever the body does to `xs`. The
//! state in which the loop began tells that: it goes on as `for i in range(5)` would.

use std::ops::Range;

use ruff_python_ast::Expr;
use ruff_python_ast::helpers::any_over_expr;
use ruff_text_size::Ranged;

use super::arrangement::{Arranged, arranged};
use super::classes::{found, value};
use super::displays::is_display;
use super::effects::CHANGING;
use super::expressions::written;
use super::{LoopSpan, Program, is_word_part};
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
            let moved = self.may_move(definition, span, iterated)
                || any_over_expr(iterated, |part| self.may_change_part(span, part));
            Some(copied && moved)
        })
        .unwrap_or(false)
    }

    /// Whether an attribute or an item that a header reads may be another one by now than the loop began with: the body gives it a value, or some
    /// line of the program, which the body may call, changes it.
    fn may_change_part(&self, span: LoopSpan, part: &Expr) -> bool {
        let (held, anywhere) = match part {
            Expr::Attribute(of) => (format!(".{}", of.attr), true),
            Expr::Subscript(item) => match written(&*item.value, &self.text) {
                Some(of) => (format!("{of}["), false),
                None => return false,
            },
            _ => return false,
        };
        let changes = |text: &str, inside: bool| {
            text.match_indices(&held).any(|(at, _)| {
                let behind = &text[at + held.len()..];
                if anywhere && behind.starts_with(is_word_part) {
                    return false;
                }
                let called = |method: &&str| {
                    let behind = behind.strip_prefix('.');
                    let behind = behind.and_then(|behind| behind.strip_prefix(*method));
                    behind.is_some_and(|behind| behind.starts_with('('))
                };
                CHANGING.iter().any(called) || gets_a_value(behind, inside)
            })
        };
        self.lines.iter().any(|line| {
            let inside = (span.header + 1..=span.last).contains(&line.number);
            (inside || anywhere) && changes(&line.text, inside)
        })
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

/// Whether what is in front of this text gets a value there, or an item of it does; outside of the body of a loop only one that is made of the old
/// one, since what is set anew there is mostly an object that is made.
fn gets_a_value(behind: &str, inside: bool) -> bool {
    let Some((target, value)) = behind.split_once('=') else {
        return false;
    };
    let compares = value.starts_with('=') || target.ends_with(['!', '<', '>']);
    let augmented = target.ends_with(['+', '-', '*', '/', '%', '|', '&', '^']);
    let item = target.contains(['[', ']']);
    !compares && !target.contains(['(', ':']) && (inside || augmented || item)
}

/// What an iterated expression came to in a state, as it can be written in its place: a `range` with numbers, or a list.
fn taken(iterated: &Expr, text: &str, at: &State) -> Option<String> {
    let known = |text: &str| {
        let parsed = ruff_python_parser::parse_expression(text).ok()?;
        match parsed.expr() {
            Expr::Name(name) => Some(found(at, &name.id)??.to_owned()),
            part => Some(value(at, part)?.to_string()),
        }
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
    let mut numbers: Vec<(Range<usize>, String)> = Vec::new();
    for argument in &range.arguments.args {
        numbers_of(argument, at, &mut numbers)?;
    }
    let start = usize::from(iterated.start());
    let mut spelled = whole.to_owned();
    for (place, number) in numbers.iter().rev() {
        spelled.replace_range(place.start - start..place.end - start, number);
    }
    Some(spelled)
}

/// The numbers that names, attributes, items and sizes in an expression are, in the order of the text; `None` where it does something else with
/// them than to calculate.
fn numbers_of(expr: &Expr, at: &State, found: &mut Vec<(Range<usize>, String)>) -> Option<()> {
    match expr {
        Expr::NumberLiteral(_) => Some(()),
        Expr::UnaryOp(unary) => numbers_of(&unary.operand, at, found),
        Expr::BinOp(sum) => {
            numbers_of(&sum.left, at, found)?;
            numbers_of(&sum.right, at, found)
        }
        Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => {
            let PythonValue::Int(digits) = value(at, expr)? else {
                return None;
            };
            let number = match digits.starts_with('-') {
                true => format!("({digits})"),
                false => digits,
            };
            found.push((expr.range().into(), number));
            Some(())
        }
        Expr::Call(call) if call.arguments.keywords.is_empty() => {
            match (call.func.as_name_expr()?.id.as_str(), &*call.arguments.args) {
                ("len", [sized]) => {
                    let size = value(at, sized)?.size()?;
                    found.push((expr.range().into(), size.to_string()));
                    Some(())
                }
                ("abs" | "int" | "max" | "min", several) => {
                    let mut several = several.iter();
                    several.try_for_each(|one| numbers_of(one, at, found))
                }
                _ => None,
            }
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
                    &[(
                        "<module>",
                        1,
                        &[("xs", xs), ("n", "4"), ("b", &format!("B(n=5, xs={xs})"))],
                    )],
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
        check(
            "for i in range(n // xs[0]):",
            "n -= xs[0]",
            Some("for i in range(4//1):"),
        );
        check(
            "for i in range(min(b.n, len(b.xs))):",
            "b.n -= 1",
            Some("for i in range(min(5, 3)):"),
        );
        check(
            "for i in range(xs[1]):",
            "xs[1] -= 1",
            Some("for i in range(2):"),
        );
        check(
            "for x in list(b.xs):",
            "b.xs.remove(x)",
            Some("for x in [1, 2, 3]:"),
        );
        check("for i in range(b.n):", "b.m = b.n == 2", None);
        check("for i in range(len(xs)):", "print(xs)", None);
        // What has a name is gone through as it is.
        check("for x in xs:", "xs.remove(x)", None);
    }
}
