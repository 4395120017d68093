//! Loops over what a function has returned. The header of a `for` evaluates its expression once: when it runs again, what the call in it
//! returned is in no local, but the states before show it. It stands in the place of the call then: `for x in parts(n):` goes on as
//! `for x in [1, 2]:`.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::Expr;
use ruff_python_ast::helpers::any_over_expr;
use ruff_text_size::Ranged;

use super::classes::value;
use super::displays::{displays, is_range};
use super::expressions::{has_own_names, written};
use super::identity::can_change;
use super::patterns::run_by;
use super::unrolling::{COMPARED, LESS_THAN};
use super::{DefinitionKind, Program, Resumption};
use crate::quiz::PythonValue;
use crate::state::{Event, Frame, State};

/// Functions of Python's that only go through what they are given, or count with it.
const GOING_THROUGH: [&str; 12] = [
    "abs",
    "enumerate",
    "int",
    "len",
    "list",
    "max",
    "min",
    "range",
    "round",
    "sorted",
    "tuple",
    "zip",
];

/// Methods of Python's texts and dictionaries that give something to go through.
const OF_PYTHON: [&str; 13] = [
    "copy",
    "items",
    "keys",
    "lower",
    "most_common",
    "replace",
    "split",
    "splitlines",
    "strip",
    "swapcase",
    "title",
    "upper",
    "values",
];

impl Program {
    /// Whether a loop goes through what a function of the program returns.
    pub(super) fn loops_over_calls(&self) -> bool {
        let handing_on = |text: &str| {
            let calling = ["key=", "map(", "filter("];
            calling.iter().any(|one| text.contains(one))
        };
        let called = |text: &str| {
            self.definitions.iter().any(|one| {
                let function = one.kind == DefinitionKind::Function;
                function
                    && (text.contains(&format!("{}(", one.name))
                        || (handing_on(text) && text.contains(&one.name))
                        || (text.contains("sorted(") && one.name == LESS_THAN))
            })
        };
        self.lines.iter().any(|line| {
            let header = line.text.strip_prefix("for ");
            let iterated = header.and_then(|header| header.split_once(" in "));
            iterated.is_some_and(|(_, iterated)| called(iterated))
        })
    }

    /// The program with what a call has returned in its place, in the header of the loop that is about to go on at the last of these states,
    /// which begin with the first one of the program.
    pub fn with_returned_elements(&self, past: &[&State]) -> Option<Program> {
        // What is still called for one element after the other is written already.
        if self.taking.is_some() {
            return None;
        }
        self.with_returned_list(past)
            .or_else(|| self.with_returned_keys(past))
            .or_else(|| self.with_returned_values(past))
    }

    /// The same where what is gone through was made of what calls have returned, and of nothing else: `for y in [f(x) for x in xs]`.
    fn with_returned_values(&self, past: &[&State]) -> Option<Program> {
        let (at, before) = past.split_last()?;
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let count = frame.loops.as_ref()?.get(&frame.line).copied()??;
        let text = &self.line(frame.line)?.text;
        let makes = ["for ", "map(", "filter("];
        let iterated = text.split_once(" in ").map_or("", |(_, iterated)| iterated);
        let made = makes.iter().any(|one| iterated.contains(one));
        if count == 0 || self.writes_values() || !made {
            return None;
        }
        let (_, rest) = self.left_of_header(at, before, frame.line)?;
        // All have returned, and nothing else is asked than what they gave.
        let done = rest.program.with_header(frame.line, |header| {
            let [iterated] = header.operands()[..] else {
                return None;
            };
            let through = |name: &str| GOING_THROUGH.contains(&name) && !self.binds(name);
            let other = |part: &Expr| match part {
                Expr::Name(name) => !through(&name.id),
                part => has_own_names(part) || part.is_attribute_expr(),
            };
            (header.is_for() && !any_over_expr(iterated, other)).then_some(())
        });
        done.map(|()| rest.program)
    }

    /// The same where one call has returned what is gone through.
    fn with_returned_list(&self, past: &[&State]) -> Option<Program> {
        let (at, before) = past.split_last()?;
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let count = frame.loops.as_ref()?.get(&frame.line).copied()??;
        if count == 0 || self.writes_values() {
            return None;
        }
        let place = self.with_header(frame.line, |header| {
            let [iterated] = header.operands()[..] else {
                return None;
            };
            let mut calls = Calls {
                program: self,
                at,
                found: Vec::new(),
                other: false,
            };
            calls.visit_expr(iterated);
            let [call] = calls.found.as_slice() else {
                return None;
            };
            (header.is_for() && !calls.other).then(|| call.clone())
        })?;
        let expression = self.expression_begun(before, at.depth(), frame.line);
        if let Some(expression) = expression {
            return self.rewritten(&self.text_with(&place, &expression)?);
        }
        let value = self.returned_to(past, at.depth(), frame.line)?;
        let range = is_range(value) && !self.defines("range");
        if !range && !displays(value) && self.amounts_written(value).is_none() {
            return None;
        }
        self.rewritten(&self.text_with(&place, value)?)
    }

    /// The same where what is gone through is in the order of what calls have returned, one for each, `for s in sorted(shapes, key=area)`, or for
    /// each pair that was compared. The header is what was left of it when the last of them returned.
    fn with_returned_keys(&self, past: &[&State]) -> Option<Program> {
        let (at, before) = past.split_last()?;
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let count = frame.loops.as_ref()?.get(&frame.line).copied()??;
        let (definition, span) = self.loop_of(frame)?;
        let line = &self.line(frame.line)?.text;
        if count == 0 || self.writes_values() || !line.contains("sorted(") {
            return None;
        }
        let list = self.with_header(frame.line, |header| {
            let [Expr::Call(call)] = header.operands()[..] else {
                return None;
            };
            let sorts = call.func.as_name_expr()?.id.as_str() == "sorted" && header.is_for();
            let list = call.arguments.args.first().filter(|_| sorts)?;
            let name = match list {
                Expr::Name(name) => name.id.as_str(),
                Expr::Attribute(attribute) => attribute.attr.as_str(),
                _ => return None,
            };
            let same = self.stays_bound(definition, span, list) && !self.may_change(name, span);
            let text = written(list, &self.text).filter(|_| same)?;
            Some(text.to_owned())
        })?;
        let (returned, rest) = self.left_of_header(at, before, frame.line)?;
        let sizes = [returned, *at].map(|state| {
            let list = ruff_python_parser::parse_expression(&list).ok()?;
            value(&state.up_to(at.depth() - 1), list.expr())?.size()
        });
        if sizes[0].is_none() || sizes[0] != sizes[1] {
            return None;
        }
        let text = &rest.program.line(frame.line)?.text;
        // All have returned, and what they have is written there.
        let open = ["object_", COMPARED];
        let done = !rest.program.may_enter(at, run_by(text).as_ref())
            && !open.iter().any(|part| text.contains(part));
        done.then_some(rest.program)
    }

    /// The state in which the last call returned that the header of a loop has made when it began, and what was left of the header then.
    fn left_of_header<'s>(
        &self,
        at: &State,
        before: &[&'s State],
        header: u32,
    ) -> Option<(&'s State, Resumption)> {
        let state = before[first_run(before, at.depth(), header)?];
        let last = state.event == Event::Return && state.depth() == at.depth() + 1;
        let rest = last.then(|| self.resumed(state, &[])).flatten()?;
        rest.sure.then_some((state, rest))
    }

    /// The generator expression that the call returned last with which the loop of a header at a depth has begun.
    fn expression_begun(&self, before: &[&State], depth: usize, header: u32) -> Option<String> {
        let state = before[first_run(before, depth, header)?];
        let returned = state.event == Event::Return && state.depth() == depth + 1;
        let value = state.value.as_deref().filter(|_| returned)?;
        self.expression_returned(state.top()?, value)
    }

    /// What the call returned last with which the loop of a header at a depth has begun, if nothing else holds it that has changed since.
    fn returned_to<'s>(&self, past: &[&'s State], depth: usize, header: u32) -> Option<&'s str> {
        let (at, before) = past.split_last()?;
        let state = before[first_run(before, depth, header)?];
        let returned = state.event == Event::Return && state.depth() == depth + 1;
        let value = state.value.as_deref().filter(|_| returned)?;
        if PythonValue::read(value).is_ok_and(|value| !can_change(&value) && value.size().is_none())
        {
            return Some(value);
        }
        // What another name holds may be changed under it, and would show so there.
        let shows = |text: &str| text.matches(value).count();
        let changed = |(index, frame): (usize, &Frame)| {
            let mut locals = frame.locals.iter().flatten();
            locals.any(|(name, then)| {
                let now = at.frames.get(index).and_then(|frame| frame.known(name));
                match (then.as_deref(), now) {
                    (Some(then), Some(now)) => shows(then) != shows(now),
                    (Some(then), None) => shows(then) > 0,
                    (None, _) => true,
                }
            })
        };
        let mut around = state.frames[..depth].iter().enumerate();
        (!around.any(changed)).then_some(value)
    }
}

/// The last of these states in which the header of a loop at a depth ran for the first time: all behind it are of this loop.
fn first_run(before: &[&State], depth: usize, header: u32) -> Option<usize> {
    let loops_at = |state: &State| -> Option<u32> {
        let frame = state.frames.get(depth - 1)?;
        frame.loops.as_ref()?.get(&header).copied()?
    };
    before.iter().rposition(|state| {
        let same = state.frames.get(depth - 1).map(|frame| frame.line) == Some(header);
        same && loops_at(state) == Some(0)
    })
}

/// Finds the calls of the program's functions, the innermost ones.
struct Calls<'p> {
    program: &'p Program,
    at: &'p State,
    found: Vec<Range<usize>>,
    /// Whether something else may run code of the program.
    other: bool,
}

impl<'a> Visitor<'a> for Calls<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        let enters = |expr: &Expr| {
            let text = written(expr, &self.program.text).unwrap_or_default();
            self.program.may_enter(self.at, text)
        };
        let Expr::Call(call) = expr else {
            // What has names of its own and calls nothing of the program is as good as a value.
            match expr {
                Expr::Lambda(lambda) => self.other |= enters(&lambda.body),
                expr if has_own_names(expr) => self.other |= enters(expr),
                expr => walk_expr(self, expr),
            }
            return;
        };
        let own = |name: &str| self.program.definitions.iter().any(|one| one.name == name);
        let through = |name: &str| GOING_THROUGH.contains(&name) || name == "reversed";
        match &*call.func {
            Expr::Name(name) if through(name.id.as_str()) => walk_expr(self, expr),
            Expr::Name(name) => {
                let visible = self.program.visible(self.at, &name.id);
                let plain = visible.is_some_and(|function| {
                    function.kind == DefinitionKind::Function
                        && function.first == function.line
                        && !self.program.is_generator(function)
                });
                match plain {
                    true => self.found.push(call.range().into()),
                    false => self.other = true,
                }
            }
            Expr::Attribute(of) => {
                let name = of.attr.as_str();
                let method = || {
                    let method = call.func.as_attribute_expr()?;
                    let class = self.program.class_of(self.at, &method.value)?;
                    let method = self.program.method(class, &method.attr)?;
                    (!self.program.is_generator(method)).then_some(method)
                };
                match method() {
                    Some(_) => self.found.push(call.range().into()),
                    // `f().items()` goes through what `f` returns.
                    None if OF_PYTHON.contains(&name) && !own(name) => walk_expr(self, expr),
                    None => self.other |= enters(expr),
                }
            }
            _ => self.other = true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The header of the loop as it goes on, after `f` has returned a value to it, where another name held something then and shows it so now.
    fn told(header: &str, value: &str, held: &str, now: &str) -> Option<String> {
        let source = format!(
            "def f(n):\n    return [n]\n{header}\n    y = x\nfrom decimal import Decimal\n"
        );
        let program = Program::parse(&source).unwrap();
        let state = |event: &str, line: u32, count: u32, held: &str, frames: &str| {
            let text = format!(
                r#"{{"event": "{event}", "value": {}, "aliases": [], "frames": [{{"function": "<module>", "line": {line},
                    "locals": {{"h": "{held}"}}, "loops": {{"3": {count}}}, "pending": []}}{frames}]}}"#,
                if event == "return" {
                    format!("\"{value}\"")
                } else {
                    "null".to_owned()
                }
            );
            State::parse(&text).unwrap()
        };
        let called =
            r#", {"function": "f", "line": 2, "locals": {"n": "1"}, "loops": {}, "pending": []}"#;
        let past = [
            state("line", 3, 0, held, ""),
            state("return", 3, 0, held, called),
            state("line", 4, 1, held, ""),
            state("line", 3, 1, now, ""),
        ];
        let past: Vec<&State> = past.iter().collect();
        let found = program.with_returned_elements(&past)?;
        Some(found.line(3)?.text.clone())
    }

    #[test]
    fn a_loop_goes_on_with_what_a_call_has_returned() {
        let check = |header: &str, value: &str, held: &str, expected: Option<&str>| {
            assert_eq!(
                told(header, value, held, held).as_deref(),
                expected,
                "{header}, {held}"
            );
        };
        check("for x in f(1):", "[1, 2]", "0", Some("for x in [1, 2]:"));
        let numbered = Some("for i, x in enumerate([1, 2]):");
        check("for i, x in enumerate(f(1)):", "[1, 2]", "0", numbered);
        let amounts = Some("for x in [Decimal('1.5')]:");
        check("for x in f(1):", "[Decimal('1.5')]", "0", amounts);
        let counted = Some("for x in range(1, 4+1):");
        check("for x in range(1, f(1) + 1):", "4", "4", counted);
        check(
            "for x in sorted(f(1).items(), key=lambda p: -p[1]):",
            "{'a': 1}",
            "0",
            Some("for x in sorted({'a': 1}.items(), key=lambda p:-p[1]):"),
        );
        check("for x in f(1).items(f(2)):", "{'a': 1}", "0", None);
        check(
            "for x in sorted(f(1), key=lambda p: f(p)):",
            "[1, 2]",
            "0",
            None,
        );
        // Another name may hold it, and has or has not changed.
        let kept = |held: &str, now: &str| told("for x in f(1):", "[1, 2]", held, now);
        let same = Some("for x in [1, 2]:");
        assert_eq!(kept("[[1, 2]]", "[[1, 2]]").as_deref(), same);
        assert_eq!(kept("[[1, 2]]", "[[1, 2], 3]").as_deref(), same);
        assert_eq!(kept("[[1, 2]]", "[[1, 2, 3]]"), None);
        assert_eq!(kept("[1, 2]", "0"), None);
        // It is not told in full, or more than this call is gone through.
        check("for x in f(1):", "[1, …", "0", None);
        check("for x in zip(f(1), f(2)):", "[1, 2]", "0", None);
        check("for x in map(f, [1]):", "[1, 2]", "0", None);
    }
}
