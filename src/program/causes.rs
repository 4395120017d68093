//! What an exception was raised from: `e.__cause__` in a handler, which no state shows. It stands behind the `from` of the `raise` that the
//! exception comes from, and the states before tell which that was (Python's language reference, "The raise statement").

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{CmpOp, Expr};
use ruff_text_size::Ranged;

use super::classes::found;
use super::rewriting::with_all;
use super::thrown::said_of_given;
use super::{Left, Program, is_identifier};
use crate::quiz::PythonValue;
use crate::state::{Event, State};

/// What exceptions are asked for.
const ASKED: [&str; 3] = ["__cause__", "__context__", "__suppress_context__"];

impl Program {
    /// Whether a program asks an exception what it was raised from.
    pub(super) fn asks_for_causes(&self) -> bool {
        self.identifiers
            .iter()
            .any(|name| ASKED.contains(&name.as_str()))
    }

    /// The program with what exceptions were raised from in the line that goes on at a state; `None` where it asks nothing of that which can be
    /// told. `past` are the states on the way there.
    pub fn with_causes(&self, at: &State, past: &[&State]) -> Option<Program> {
        let number = at.line()?;
        let text = &self.line(number)?.text;
        if !ASKED.iter().any(|name| text.contains(name)) {
            return None;
        }
        let places = self.with_header(number, |header| {
            let mut asked = Asked {
                program: self,
                at,
                past,
                found: Vec::new(),
            };
            let operands = header.operands();
            operands.into_iter().for_each(|one| asked.visit_expr(one));
            Some(asked.found)
        })?;
        if places.is_empty() {
            return None;
        }
        self.rewritten(&with_all(&self.text, places))
    }

    /// What the exception was raised from that a handler has given a name.
    fn cause(&self, at: &State, past: &[&State], name: &str) -> Option<PythonValue> {
        let origin = past.get(self.origin(at, past, name)?)?;
        let text = self.line(origin.line()?)?.text.strip_prefix("raise ")?;
        match text.rsplit_once(" from ") {
            None | Some((_, "None")) => Some(PythonValue::None),
            Some((_, cause)) if is_identifier(cause) => {
                let shown = origin.top()?.known(cause)?;
                let cause = PythonValue::read(shown).ok()?;
                matches!(cause, PythonValue::Object { .. }).then_some(cause)
            }
            Some(_) => None,
        }
    }

    /// Whether the exception has a cause, be it none, so that its context is not shown.
    fn hides_context(&self, at: &State, past: &[&State], name: &str) -> Option<PythonValue> {
        let origin = past.get(self.origin(at, past, name)?)?;
        let text = self.line(origin.line()?)?.text.strip_prefix("raise ")?;
        // One that is there already may have one.
        let new = text.contains('(');
        new.then(|| PythonValue::Bool(text.contains(" from ")))
    }

    /// The exception that was handled as the one was raised that a handler has given a name: the one of the handler around its `raise`.
    fn context(&self, at: &State, past: &[&State], name: &str) -> Option<PythonValue> {
        let index = self.origin(at, past, name)?;
        let origin = past.get(index)?;
        let line = origin.line()?;
        // One that is there already has a context of its own, and what is raised in a `finally` has what is on its way there.
        let raised = self.line(line)?.text.strip_prefix("raise ")?;
        if !raised.contains('(') || self.cleans_up() {
            return None;
        }
        let Some(header) = self.handler_around(line) else {
            let mut callers = origin.frames.iter();
            let outside = callers.all(|frame| self.handler_around(frame.line).is_none());
            return outside.then_some(PythonValue::None);
        };
        let depth = origin.depth();
        let asked = past.get(..index)?.iter().rposition(|one| {
            one.event == Event::Line && one.depth() == depth && one.line() == Some(header)
        })?;
        let Some(Left::Raised(message)) = self.raised_before(past.get(..=asked)?) else {
            return None;
        };
        let bound = past.get(asked + 1)?;
        let shown = match self.lent(line) {
            Some(name) => bound.top()?.known(&name)?.to_owned(),
            None => self.shown_plainly(&message)?,
        };
        let context = PythonValue::read(&shown).ok()?;
        matches!(context, PythonValue::Object { .. }).then_some(context)
    }

    /// Where the exception was raised first among states that a handler has given a name.
    fn origin(&self, at: &State, past: &[&State], name: &str) -> Option<usize> {
        let inside = self.lent(at.line()?)? == name;
        let PythonValue::Object { name: class, parts } = PythonValue::read(found(at, name)??)
            .ok()
            .filter(|_| inside)?
        else {
            return None;
        };
        let raised = |state: &State| {
            state
                .value
                .clone()
                .filter(|_| state.event == Event::Exception)
        };
        let caught = past.iter().rposition(|state| raised(state).is_some())?;
        let message = raised(past[caught])?;
        let given: Option<Vec<PythonValue>> = parts
            .into_iter()
            .map(|(name, value)| name.is_none().then_some(value))
            .collect();
        let said = match given?.as_slice() {
            [key] if class == "KeyError" => key.to_string(),
            given => said_of_given(given)?,
        };
        let own = match said.as_str() {
            "" => message == class,
            said => message == format!("{class}: {said}"),
        };
        // It is this one if the handler of the frame has run next.
        let handler = past.get(caught + 1).filter(|state| {
            let line = state.line().and_then(|line| self.line(line));
            state.depth() == at.depth() && line.is_some_and(|line| line.text.starts_with("except"))
        });
        handler.filter(|_| own)?;
        // On its way it has left the frames that it comes from.
        let mut origin = caught;
        for (index, state) in past[..caught].iter().enumerate().rev() {
            match state.event {
                Event::Exception if state.value.as_ref() == Some(&message) => origin = index,
                Event::Return if state.depth() > past[origin].depth() => {}
                _ => break,
            }
        }
        Some(origin)
    }
}

/// Finds what is asked of the causes of exceptions.
struct Asked<'p> {
    program: &'p Program,
    at: &'p State,
    past: &'p [&'p State],
    found: Vec<(Range<usize>, String)>,
}

impl Asked<'_> {
    /// The cause that an expression reads.
    fn cause(&self, expr: &Expr) -> Option<PythonValue> {
        let read = expr.as_attribute_expr()?;
        let name = read.value.as_name_expr()?.id.as_str();
        match read.attr.as_str() {
            "__cause__" => self.program.cause(self.at, self.past, name),
            "__context__" => self.program.context(self.at, self.past, name),
            "__suppress_context__" => self.program.hides_context(self.at, self.past, name),
            _ => None,
        }
    }

    /// What an expression comes to that asks something of a cause.
    fn told(&self, expr: &Expr) -> Option<String> {
        match expr {
            Expr::Attribute(attribute) if attribute.attr.as_str() == "__name__" => {
                let call = attribute.value.as_call_expr()?;
                let typed = call.func.as_name_expr()?.id.as_str() == "type";
                let [one] = &*call.arguments.args else {
                    return None;
                };
                match self.cause(one).filter(|_| typed)? {
                    PythonValue::Object { name, .. } => Some(format!("'{name}'")),
                    _ => Some("'NoneType'".to_owned()),
                }
            }
            Expr::Compare(compare) => {
                let ([operator], [Expr::NoneLiteral(_)]) = (&*compare.ops, &*compare.comparators)
                else {
                    return None;
                };
                let none = self.cause(&compare.left)? == PythonValue::None;
                let same = match operator {
                    CmpOp::Is | CmpOp::Eq => true,
                    CmpOp::IsNot | CmpOp::NotEq => false,
                    _ => return None,
                };
                Some(if none == same { "True" } else { "False" }.to_owned())
            }
            Expr::Call(call) => {
                let ([one], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
                    return None;
                };
                let function = call.func.as_name_expr()?.id.as_str();
                let cause = self.cause(one)?;
                if function == "repr" {
                    return Some(PythonValue::Str(cause.to_string()).to_string());
                }
                let PythonValue::Object { name, parts } = cause else {
                    return None;
                };
                if function != "str" {
                    return None;
                }
                let given = parts
                    .into_iter()
                    .map(|(_, value)| value)
                    .collect::<Vec<_>>();
                let said = match &given[..] {
                    [key] if self.program.is_key_error(&name) => key.to_string(),
                    given => {
                        let plain = self.program.shows_its_value(&name);
                        said_of_given(given).filter(|_| plain)?
                    }
                };
                Some(PythonValue::Str(said).to_string())
            }
            read => Some(self.cause(read)?.to_string()),
        }
    }
}

impl<'e> Visitor<'e> for Asked<'_> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        match self.told(expr) {
            Some(text) => self.found.push((expr.range().into(), text)),
            None => walk_expr(self, expr),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::{Shown, state};

    #[test]
    fn a_cause_stands_behind_the_raise_that_the_exception_comes_from() {
        let check = |from: &str, asked: &str, expected: Option<&str>| {
            let source = format!(
                "def f(n):\n    try:\n        return int(n)\n    except ValueError as err:\n        raise KeyError('no'){from}\ntry:\n    f('x')\nexcept KeyError as e:\n    c = {asked}\n"
            );
            let program = Program::parse(&source).unwrap();
            let own: &[(&str, &str)] = &[("n", "'x'"), ("err", "ValueError('bad')")];
            let inside: [Shown<'_>; 2] = [("<module>", 7, &[]), ("f", 5, own)];
            let caught: &[(&str, &str)] = &[("e", "KeyError('no')")];
            let message = Some("KeyError: 'no'");
            let before = |line| [("<module>", 7, &[][..]), ("f", line, &own[..1])];
            let states = [
                state(Event::Exception, &before(3), Some("ValueError: bad")),
                state(Event::Line, &before(4), None),
                state(Event::Line, &inside, None),
                state(Event::Exception, &inside, message),
                state(Event::Return, &inside, Some("None")),
                state(Event::Exception, &[("<module>", 7, &[])], message),
                state(Event::Line, &[("<module>", 8, &[])], None),
                state(Event::Line, &[("<module>", 9, caught)], None),
            ];
            let past: Vec<&State> = states.iter().collect();
            let told = program.with_causes(past[7], &past);
            let text = told.map(|told| told.line(9).unwrap().text.clone());
            assert_eq!(text.as_deref(), expected, "{from} {asked}");
        };
        let from = " from err";
        check(from, "e.__cause__", Some("c=ValueError('bad')"));
        check(from, "type(e.__cause__).__name__", Some("c='ValueError'"));
        check(from, "str(e.__cause__)", Some("c='bad'"));
        check(from, "e.__cause__ is None", Some("c=False"));
        check("", "e.__context__", Some("c=ValueError('bad')"));
        check(from, "e.__context__ is None", Some("c=False"));
        check(" from None", "e.__cause__", Some("c=None"));
        check("", "e.__cause__ is None", Some("c=True"));
        check(" from other()", "e.__cause__", None);
        check(from, "x.__cause__", None);
        check(from, "e.__suppress_context__", Some("c=True"));
        check("", "e.__suppress_context__", Some("c=False"));
    }
}
