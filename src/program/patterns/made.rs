//! What is matched where it is made for the `match` alone: `match stack.pop():`, `match parser.take():`. A `case` comes after that, and what the
//! header says again would be something else by then, so that the states before tell what it was.

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, StmtMatch};
use ruff_text_size::Ranged;

use super::{Matches, is_case};
use crate::program::effects::effect;
use crate::program::expressions::{canonical, written};
use crate::program::resumption::is_made;
use crate::program::{Positions, Program, mentions};
use crate::quiz::PythonValue;
use crate::state::{Event, State};
use crate::visitor::Visitor;

impl Program {
    /// Whether it matches what a call makes, which no state shows.
    pub(in crate::program) fn matches_calls(&self) -> bool {
        let calls = |statement: &&StmtMatch| any_over_expr(&statement.subject, Expr::is_call_expr);
        self.text.contains("match ") && self.matches().iter().any(calls)
    }

    /// The line of the `match` whose `case` is about to run at a state, where what it matches may be something else if it is evaluated again.
    pub fn match_made(&self, at: &State) -> Option<u32> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let line = &self.line(frame.line)?.text;
        if !line.starts_with("case") || !(is_case(line) || self.inline(at)?.pattern.is_some()) {
            return None;
        }
        let (header, subject) = self.with_match(frame.line, |statement, header| {
            Some((
                header,
                canonical(written(&*statement.subject, &self.text)?)?,
            ))
        })?;
        let again = self.may_enter(at, &subject) || self.cannot_be_repeated(&subject);
        again.then_some(header)
    }

    /// Whether evaluating what is matched in this line changes something, or gives it a name.
    pub fn makes_match(&self, header: u32) -> bool {
        let subject = self.with_match(header, |statement, _| {
            canonical(written(&*statement.subject, &self.text)?)
        });
        subject.is_some_and(|subject| self.cannot_be_repeated(&subject))
    }

    /// Whether an expression in canonical spelling comes to something else if it is evaluated once more.
    fn cannot_be_repeated(&self, subject: &str) -> bool {
        subject.contains(":=")
            || ["next", "input"].iter().any(|name| mentions(subject, name))
            || effect(subject, None).is_some()
    }

    /// The program with a statement that gives what is matched in a line a name, instead of the `match`, and that name.
    pub fn with_match_named(&self, header: u32) -> Option<(Program, String)> {
        let name = self.unused_name(0);
        let text = self.with_match(header, |statement, _| {
            let assigned = format!("{name} = ({})", written(&*statement.subject, &self.text)?);
            self.text_with(&statement.range().into(), &assigned)
        })?;
        Some((self.rewritten(&text)?, name))
    }

    /// The program with a name for what is matched in a line.
    pub fn with_matched(&self, header: u32, name: &str) -> Option<Program> {
        let text = self.with_match(header, |statement, _| {
            self.text_with(&statement.subject.range().into(), name)
        })?;
        self.rewritten(&text)
    }

    /// A state with what a line has made that was about to go on at another state of the same frame.
    pub fn with_made_at(&self, at: &State, line: &State) -> State {
        let mut at = at.clone();
        let made = line.top().and_then(|frame| frame.locals.as_ref());
        let made = made.into_iter().flatten();
        let own = at.frames.last_mut().and_then(|frame| frame.locals.as_mut());
        if let Some(own) = own {
            let made = made.filter(|(name, _)| is_made(name) && !self.identifiers.contains(name));
            own.extend(made.map(|(name, value)| (name.clone(), value.clone())));
        }
        at
    }

    /// Whether a value is told as states show it: an object whose class says itself how it is written has attributes besides.
    pub fn shows_as_told(&self, value: &str) -> bool {
        let plain = || match PythonValue::read(value) {
            Ok(PythonValue::Name(_) | PythonValue::Opaque(_)) | Err(_) => false,
            Ok(_) => !self.names_hidden(value),
        };
        !self.tells || plain() && !(self.disguises() && self.may_be_written(value))
    }

    /// What `look` finds in the `match` that has its header or one of its cases in a line, and in the line of its header.
    fn with_match<R>(&self, of: u32, look: impl FnOnce(&StmtMatch, u32) -> Option<R>) -> Option<R> {
        let positions = Positions::new(&self.text);
        let line = |node: &dyn Ranged| positions.line(node.start().to_usize());
        let found = self.matches();
        let statement = found.into_iter().find(|statement| {
            line(*statement) == of || statement.cases.iter().any(|case| line(case) == of)
        })?;
        look(statement, line(statement))
    }

    fn matches(&self) -> Vec<&StmtMatch> {
        let mut search = Matches { found: Vec::new() };
        search.visit_body(self.body());
        search.found
    }
}

/// Where the header of a `match` has come to its end whose `case` is about to run at the state `at`: the index of the state before that among
/// `past`, the states that have led there. It is one of the header itself, or one at which what it has called returns.
pub fn match_evaluated<'s>(
    past: impl DoubleEndedIterator<Item = &'s State> + ExactSizeIterator,
    at: &State,
    header: u32,
) -> Option<usize> {
    let depth = at.depth();
    let top = depth.checked_sub(1)?;
    for (index, state) in past.enumerate().rev() {
        let frame = state.frames.get(top)?;
        if frame.function != at.frames.get(top)?.function {
            return None;
        }
        if frame.line != header {
            continue;
        }
        let own = state.depth() == depth && state.event == Event::Line;
        let called = state.depth() == depth + 1 && state.event == Event::Return;
        return (own || called).then_some(index);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::program::run_by;

    const BEFORE: &str = "def f(n):\n    return n\n";

    #[test]
    fn what_is_matched_is_made_once() {
        let check = |subject: &str, expected: Option<&str>| {
            let text = format!("{BEFORE}match {subject}:\n    case 1:\n        pass\n");
            let program = Program::parse(&text).unwrap();
            let at = state(Event::Line, &[("<module>", 4, &[("xs", "[1, 2]")])], None);
            let made = program.match_made(&at);
            assert_eq!(made.is_some(), expected.is_some(), "{subject}");
            let Some((header, name)) = made.zip(expected) else {
                return;
            };
            assert_eq!(header, 3);
            assert!(program.makes_match(header) != subject.starts_with('f'));
            let told = program.with_matched(header, name).unwrap();
            let matched = &told.line(3).unwrap().text;
            assert_eq!(run_by(matched).trim_matches(['(', ')']), name);
            let (told, made) = program.with_match_named(header).unwrap();
            let assigned = &told.line(3).unwrap().text;
            assert!(assigned.starts_with(&format!("{made}=")), "{assigned}");
        };
        check("f(1)", Some("x"));
        check("f(1).kind", Some("x"));
        check("xs.pop()", Some("x"));
        check("next(it).split()", Some("x"));
        check("input()", Some("x"));
        check("(n := len(xs))", Some("x"));
        check("xs", None);
        check("len(xs) % 3", None);
        check("xs[0], xs[1]", None);
    }

    #[test]
    fn a_header_has_come_to_its_end_where_its_call_returns() {
        let check = |states: &[State], expected: Option<usize>| {
            let at = state(Event::Line, &[("<module>", 4, &[])], None);
            assert_eq!(match_evaluated(states.iter(), &at, 3), expected);
        };
        let line = |number: u32| state(Event::Line, &[("<module>", number, &[])], None);
        let inside = |event: Event| state(event, &[("<module>", 3, &[]), ("f", 2, &[])], Some("1"));
        check(&[line(1), line(3)], Some(1));
        check(
            &[line(3), inside(Event::Call), inside(Event::Return)],
            Some(2),
        );
        check(&[line(3), inside(Event::Line)], None);
        // Cases before this one.
        check(&[line(3), inside(Event::Return), line(5), line(6)], Some(1));
        check(&[line(1)], None);
    }
}
