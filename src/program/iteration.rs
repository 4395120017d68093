//! The next iteration of a `for`: whether there is one, and what its targets get.

use std::borrow::Cow;

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, ExprCall, ExprListComp};
use ruff_text_size::Ranged;

use super::another::{NextNumber, another, nth_number};
use super::effects::CHANGING;
use super::expressions::{canonical, written};
use super::grouping::{GROUP, is_only_parameter};
use super::names::with_names;
use super::{Definition, LogicalLine, LoopSpan, Program, Target, Targets, mentions};
use crate::state::{Event, Frame, State};

/// The header of a `for` that is about to run, in canonical spelling.
pub(super) struct Iteration<'p> {
    targets: &'p str,
    /// Where it is a `range` whose step has a name, with the number in its place.
    iterated: Cow<'p, str>,
    /// How many iterations there were.
    count: u32,
}

/// The header of a `for`, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopHeader {
    /// What each element is called.
    pub targets: Targets,
    /// What it iterates over, in canonical spelling.
    pub iterated: String,
    /// How many iterations there were.
    pub count: usize,
}

impl Program {
    /// The `for` whose header is the line of a frame, with the definition that it is in.
    pub(super) fn loop_of(&self, frame: &Frame) -> Option<(&Definition, LoopSpan)> {
        let definition = self.definition_at(&frame.function, frame.line)?;
        let mut loops = definition.loops.iter();
        let span = loops.find(|span| span.header == frame.line)?;
        Some((definition, *span))
    }

    /// The header of the `for` that is about to run at a state, if what is iterated over can still be told: it was found before
    /// the first iteration; of what has a name, the iteration is live.
    pub(super) fn iteration(&self, at: &State) -> Option<Iteration<'_>> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let header = self.line(frame.line)?.text.strip_suffix(':')?;
        let (targets, iterated) = header.strip_prefix("for ")?.split_once(" in ")?;
        let count = frame.loops.as_ref()?.get(&frame.line).copied()??;
        if count > 0 {
            let parsed = ruff_python_parser::parse_expression(iterated).ok()?;
            let (definition, span) = self.loop_of(frame)?;
            if self.may_move(definition, span, parsed.expr()) {
                return None;
            }
        }
        Some(Iteration {
            targets,
            iterated: with_step(frame, iterated),
            count,
        })
    }

    /// What the targets of the `for` that is about to run get if it goes on, each with the expression that has the value, as far
    /// as the next element can be told by its number.
    pub(super) fn elements(&self, at: &State) -> Vec<(Target, String)> {
        let elements = || {
            let Some(Iteration {
                targets,
                iterated,
                count,
            }) = self.iteration(at)
            else {
                let (name, next) = self.next_number(at)?;
                return Some(vec![(Target::Element(name), next.number.to_string())]);
            };
            let targets = ruff_python_parser::parse_expression(&bracketed(targets)).ok()?;
            let parsed = ruff_python_parser::parse_expression(&iterated).ok()?;
            let elements = Elements {
                at,
                text: &iterated,
                count,
            };
            Some(elements.of(targets.expr(), parsed.expr()))
        };
        elements().unwrap_or_default()
    }

    /// What the header of the `for` that is about to run at a state is true of if it goes on.
    pub(super) fn goes_on(&self, at: &State) -> Option<String> {
        match self.iteration(at) {
            // How much a group has is told by nothing that it shows.
            Some(one) if at.top()?.known(&one.iterated) == Some(GROUP) => None,
            Some(iteration) => iteration.goes_on(),
            None => self.next_number(at)?.1.goes_on,
        }
    }

    /// The same where it can be asked.
    pub fn another_element(&self, at: &State) -> Option<String> {
        self.goes_on(at)
            .filter(|condition| self.can_ask(at, condition))
    }

    /// What the name in the header of a `for` over a `range` gets after what it has, whatever has become of what the range was made of.
    fn next_number(&self, at: &State) -> Option<(String, NextNumber)> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let header = self.line(frame.line)?.text.strip_suffix(':')?;
        let (name, iterated) = header.strip_prefix("for ")?.split_once(" in ")?;
        let count = frame.loops.as_ref()?.get(&frame.line).copied()??;
        let (definition, span) = self.loop_of(frame)?;
        let rebound = definition.scope.binds(name, span.header + 1..=span.last);
        let now: i64 = frame.known(name)?.parse().ok()?;
        let parsed = ruff_python_parser::parse_expression(iterated).ok()?;
        let next = NextNumber::of(parsed.expr(), iterated, now)?;
        (count > 0 && !rebound).then_some((name.to_owned(), next))
    }

    /// The header of the `for` that is about to run at a state, if the element that it takes next stands where its number says
    /// among those that its expression has now.
    pub fn loop_header(&self, at: &State) -> Option<LoopHeader> {
        let Iteration {
            targets,
            iterated,
            count,
        } = self
            .iteration(at)
            .filter(|one| self.can_ask(at, &one.iterated))?;
        let parsed = ruff_python_parser::parse_expression(&bracketed(targets)).ok()?;
        let frame = at.top()?;
        let (_, span) = self.loop_of(frame)?;
        let set = |line: &LogicalLine| {
            let inside = line.number > span.header && line.number <= span.last;
            let held = line.text.split_once('[').map(|(held, _)| held);
            inside && held.is_some_and(|held| !held.is_empty() && mentions(&iterated, held))
        };
        // What was taken when the loop began may have other items by now.
        if count > 0 && self.lines.iter().any(set) {
            return None;
        }
        Some(LoopHeader {
            targets: Targets::of(parsed.expr())?,
            iterated: iterated.into_owned(),
            count: usize::try_from(count).ok()?,
        })
    }

    /// Whether what is iterated over in a loop may be another one by now than the loop began with: a name of it is bound, or an object changed
    /// that it was made from.
    pub(super) fn may_move(
        &self,
        definition: &Definition,
        span: LoopSpan,
        iterated: &Expr,
    ) -> bool {
        let copied = !iterated.is_name_expr();
        let other = |name: &str| {
            definition.scope.binds(name, span.header..=span.last)
                || (copied && self.may_change(name, span))
        };
        let other = |part: &Expr| {
            part.as_name_expr().is_some_and(|name| {
                other(name.id.as_str()) && !is_only_parameter(iterated, name.id.as_str())
            })
        };
        any_over_expr(iterated, other)
    }

    /// Whether the body of a loop may change the object that a name stands for, as far as its text says.
    pub(super) fn may_change(&self, name: &str, span: LoopSpan) -> bool {
        let inside = span.header + 1..=span.last;
        let mut lines = self
            .lines
            .iter()
            .filter(|line| inside.contains(&line.number));
        let changes = |text: &str| {
            let called = |method: &&str| text.contains(&format!("{name}.{method}("));
            CHANGING.iter().any(called) || (text.starts_with("del ") && mentions(text, name))
        };
        lines.any(|line| changes(&line.text))
    }
}

/// The targets of a `for` as an expression: a name behind a star has to be in brackets.
fn bracketed(targets: &str) -> Cow<'_, str> {
    match targets.contains('*') {
        true => format!("({targets})").into(),
        false => targets.into(),
    }
}

/// What is iterated over, with the number in the place of a `range`'s step that has a name.
fn with_step<'t>(frame: &Frame, iterated: &'t str) -> Cow<'t, str> {
    let step = || {
        let parsed = ruff_python_parser::parse_expression(iterated).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let is_range = call.func.as_name_expr()?.id.as_str() == "range";
        let step = call.arguments.args.get(2)?.as_name_expr()?;
        let number = frame.known(&step.id).filter(|_| is_range)?;
        number.parse::<i64>().ok()?;
        let range = std::ops::Range::<usize>::from(step.range());
        Some([&iterated[..range.start], number, &iterated[range.end..]].concat())
    };
    step().map_or(Cow::Borrowed(iterated), Cow::Owned)
}

impl Iteration<'_> {
    /// What is true if it goes on.
    pub fn goes_on(&self) -> Option<String> {
        let parsed = ruff_python_parser::parse_expression(&self.iterated).ok()?;
        another(parsed.expr(), &self.iterated, i64::from(self.count))
    }
}

/// The elements of this number of what is iterated over.
struct Elements<'t> {
    at: &'t State,
    /// Of what is iterated over.
    text: &'t str,
    count: u32,
}

impl Elements<'_> {
    /// What targets get.
    fn of(&self, targets: &Expr, iterated: &Expr) -> Vec<(Target, String)> {
        let one = |target: &Expr, value: Option<String>| {
            Some((
                Target::Element(target.as_name_expr()?.id.to_string()),
                value?,
            ))
        };
        let Expr::Tuple(targets) = targets else {
            return one(targets, self.element(iterated)).into_iter().collect();
        };
        // How many items there are for the one behind a star is told by the element.
        if targets.elts.iter().any(Expr::is_starred_expr) {
            return Vec::new();
        }
        let parts = self.parts(iterated, targets.len());
        let pairs = targets.elts.iter().zip(parts);
        pairs
            .filter_map(|(target, value)| one(target, value))
            .collect()
    }

    /// The element, as an expression.
    fn element(&self, iterated: &Expr) -> Option<String> {
        if let Expr::ListComp(list) = iterated {
            return self.made(list);
        }
        let Some(call) = iterated.as_call_expr() else {
            let name = iterated.as_name_expr()?.id.as_str();
            let sequence = self.known(name)?.starts_with(['[', '(', '\'']);
            return sequence.then(|| format!("{name}[{}]", self.count));
        };
        let is_range = call.func.as_name_expr()?.id.as_str() == "range";
        is_range
            .then(|| nth_number(call, self.text, i64::from(self.count)))
            .flatten()
    }

    /// The element of what a comprehension makes of sorted items: `[xs[i] for i in sorted(…)]`.
    fn made(&self, list: &ExprListComp) -> Option<String> {
        let [clause] = list.generators.as_slice() else {
            return None;
        };
        let name = clause.target.as_name_expr()?.id.as_str();
        let sorts = clause.iter.as_call_expr()?.func.as_name_expr()?.id.as_str() == "sorted";
        let item = format!("{}[{}]", written(&clause.iter, self.text)?, self.count);
        let put = |own: &str| (own == name).then(|| Some(item.clone()));
        let whole = clause.ifs.is_empty() && sorts && !clause.is_async;
        canonical(&with_names(
            written(&*list.elt, self.text).filter(|_| whole)?,
            put,
        )?)
    }

    /// The parts of the element, as expressions.
    fn parts(&self, iterated: &Expr, count: usize) -> Vec<Option<String>> {
        if let Expr::Name(name) = iterated {
            let nested = |value: &str| {
                ["[(", "[[", "((", "(["]
                    .iter()
                    .any(|one| value.starts_with(one))
            };
            let known = self.known(name.id.as_str()).is_some_and(nested);
            let part = |part| Some(format!("{}[{}][{part}]", name.id, self.count));
            return (0..count).filter(|_| known).map(part).collect();
        }
        let Some(call) = iterated.as_call_expr() else {
            return Vec::new();
        };
        let arguments = &*call.arguments.args;
        if let Some(number) = self.numbered(call) {
            return vec![number, self.element(&arguments[0])];
        }
        if !call.arguments.keywords.is_empty() {
            return Vec::new();
        }
        match (
            call.func.as_name_expr().map(|name| name.id.as_str()),
            arguments,
        ) {
            (Some("zip"), all) => all.iter().map(|one| self.element(one)).collect(),
            _ => Vec::new(),
        }
    }

    /// The number that an `enumerate` gives with the element, as an expression: `start` says what the first one is.
    fn numbered(&self, call: &ExprCall) -> Option<Option<String>> {
        if call.func.as_name_expr()?.id.as_str() != "enumerate" {
            return None;
        }
        let start = match (&*call.arguments.args, &*call.arguments.keywords) {
            ([_], []) => return Some(Some(self.count.to_string())),
            ([_, start], []) => start,
            ([_], [named]) if named.arg.as_ref()?.as_str() == "start" => &named.value,
            _ => return None,
        };
        let text = written(start, self.text)?;
        Some(match (text.parse::<i64>(), self.count) {
            (Ok(first), count) => first
                .checked_add(i64::from(count))
                .map(|one| one.to_string()),
            (Err(_), 0) if start.is_name_expr() => Some(text.to_owned()),
            (Err(_), count) => start.is_name_expr().then(|| format!("{text}+{count}")),
        })
    }

    /// The text of what a name stands for, in the top frame or the module.
    fn known(&self, name: &str) -> Option<&str> {
        let top = self.at.top()?;
        if top.locals.as_ref()?.contains_key(name) {
            return top.known(name);
        }
        self.at.frames.first()?.known(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The header in line 1 is about to run again, after so many iterations.
    fn header_after(count: u32) -> State {
        let mut frame = Frame::new("<module>", 1).knowing(&[
            ("n", "5"),
            ("xs", "[1, 2]"),
            ("s", "'abc'"),
            ("ps", "[(1, 2)]"),
            ("d", "{1: 2}"),
            ("k", "1"),
        ]);
        frame.loops = Some([(1, Some(count))].into());
        State {
            event: Event::Line,
            frames: vec![frame],
            ..State::start()
        }
    }

    #[test]
    fn targets_of_a_loop_get_the_next_element() {
        let check = |header: &str, count: u32, expected: &[(&str, &str)]| {
            let program = Program::parse(&format!("{header}\n    pass\n")).unwrap();
            let at = header_after(count);
            let expected: Vec<_> = expected
                .iter()
                .map(|(name, value)| (Target::Element((*name).into()), (*value).to_owned()))
                .collect();
            assert_eq!(program.elements(&at), expected, "{header}");
        };
        check("for x in xs:", 1, &[("x", "xs[1]")]);
        check("for c in s:", 0, &[("c", "s[0]")]);
        check(
            "for x in [xs[i] for i in sorted([0, 1])]:",
            1,
            &[("x", "xs[sorted([0, 1])[1]]")],
        );
        check("for x in [i for i in sorted(xs) if i]:", 1, &[]);
        check("for i in range(n):", 2, &[("i", "2")]);
        check("for i in range(n, 0, -1):", 2, &[("i", "n-2")]);
        check("for i in range(n + 1, 9):", 2, &[("i", "n+3")]);
        check("for i in range(1, n):", 0, &[("i", "1")]);
        check("for i in range(n, 30, n):", 2, &[("i", "n+10")]);
        check("for i in range(n, 9):", 0, &[("i", "n")]);
        check(
            "for i, x in enumerate(xs):",
            1,
            &[("i", "1"), ("x", "xs[1]")],
        );
        check(
            "for a, b in zip(xs, s):",
            1,
            &[("a", "xs[1]"), ("b", "s[1]")],
        );
        check(
            "for a, b in ps:",
            0,
            &[("a", "ps[0][0]"), ("b", "ps[0][1]")],
        );
        check("for a, b in xs:", 0, &[]);
        check("for k in d:", 0, &[]);
        let items = |number| [("i", number), ("x", "xs[1]")];
        check("for i, x in enumerate(xs, 1):", 1, &items("2"));
        check("for i, x in enumerate(xs, start=3):", 1, &items("4"));
        check("for i, x in enumerate(xs, n):", 1, &items("n+1"));
        check("for i, x in enumerate(xs, k=1):", 0, &[]);
        check("for x in sorted(xs):", 0, &[]);
        check("for x in xs[1:]:", 0, &[]);
        check("while n:", 0, &[]);
    }

    #[test]
    fn elements_have_their_place_unless_the_loop_changes_what_it_goes_through() {
        let check = |header: &str, body: &str, count: u32, expected: Option<(&[&str], &str)>| {
            let program = Program::parse(&format!("{header}\n    {body}\n")).unwrap();
            let at = header_after(count);
            let found = program.loop_header(&at);
            let found = found.as_ref().map(|header| {
                assert_eq!(header.count, count as usize);
                (header.targets.names(), header.iterated.as_str())
            });
            let expected = expected.map(|(names, iterated)| (names.to_vec(), iterated));
            assert_eq!(found, expected, "{header} {body} {count}");
        };
        let next = |body: &str| {
            let header = "for k in range(len(xs)-1, -1, -1):";
            let program = Program::parse(&format!("{header}\n    {body}\n")).unwrap();
            let at = header_after(1);
            (program.goes_on(&at), program.elements(&at))
        };
        let zero = vec![(Target::Element("k".to_owned()), "0".to_owned())];
        assert_eq!(next("xs.pop()"), (Some("0>-1".to_owned()), zero));
        assert_eq!(next("xs.pop()\n    k = 2"), (None, Vec::new()));
        check(
            "for x in sorted(xs):",
            "pass",
            1,
            Some((&["x"], "sorted(xs)")),
        );
        let items: (&[&str], &str) = (&["i", "a", "b"], "enumerate(d.items())");
        check(
            "for i, (a, b) in enumerate(d.items()):",
            "pass",
            0,
            Some(items),
        );
        let rest: (&[&str], &str) = (&["a", "b"], "ps");
        check("for a, *b in ps:", "pass", 1, Some(rest));
        check("for x in xs[1:]:", "xs[0] = 3", 0, Some((&["x"], "xs[1:]")));
        check("for x in xs[1:]:", "xs[0] = 3", 1, None);
        check("for x in sorted(xs):", "xs.pop()", 1, None);
        check("for d[k] in xs:", "pass", 0, None);
        check("for x in xs.pop():", "pass", 0, None);
    }
}
