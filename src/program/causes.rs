//! What an exception was raised from: `e.__cause__` in a handler, which no state shows. It stands behind the `from` of the `raise` that the
//! exception comes from, and the states before tell which that was (Python's language reference, "The raise statement").

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{CmpOp, Expr};
use ruff_text_size::Ranged;

use super::classes::found;
use super::rewriting::with_all;
use super::thrown::said_of_given;
use super::{Program, is_identifier};
use crate::quiz::PythonValue;
use crate::state::{Event, State};

impl Program {
    /// Whether a program asks an exception what it was raised from.
    pub(super) fn asks_for_causes(&self) -> bool {
        self.identifiers.iter().any(|name| name == "__cause__")
    }

    /// The program with what exceptions were raised from in the line that goes on at a state; `None` where it asks nothing of that which can be
    /// told. `past` are the states on the way there.
    pub fn with_causes(&self, at: &State, past: &[&State]) -> Option<Program> {
        let number = at.line()?;
        if !self.line(number)?.text.contains("__cause__") {
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
        let mut origin = past[caught];
        for state in past[..caught].iter().rev() {
            match state.event {
                Event::Exception if state.value.as_ref() == Some(&message) => origin = state,
                Event::Return if state.depth() > origin.depth() => {}
                _ => break,
            }
        }
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
        let asks = read.attr.as_str() == "__cause__";
        let program = self.program;
        asks.then(|| program.cause(self.at, self.past, name))?
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
                let plain = function == "str" && self.program.shows_its_value(&name);
                let given = parts
                    .into_iter()
                    .map(|(_, value)| value)
                    .collect::<Vec<_>>();
                let said = said_of_given(&given).filter(|_| plain)?;
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
            let message = Some("KeyError: no");
            let states = [
                state(Event::Line, &inside, None),
                state(Event::Exception, &inside, message),
                state(Event::Return, &inside, Some("None")),
                state(Event::Exception, &[("<module>", 7, &[])], message),
                state(Event::Line, &[("<module>", 8, &[])], None),
                state(Event::Line, &[("<module>", 9, caught)], None),
            ];
            let past: Vec<&State> = states.iter().collect();
            let told = program.with_causes(past[5], &past);
            let text = told.map(|told| told.line(9).unwrap().text.clone());
            assert_eq!(text.as_deref(), expected, "{from} {asked}");
        };
        let from = " from err";
        check(from, "e.__cause__", Some("c=ValueError('bad')"));
        check(from, "type(e.__cause__).__name__", Some("c='ValueError'"));
        check(from, "str(e.__cause__)", Some("c='bad'"));
        check(from, "e.__cause__ is None", Some("c=False"));
        check(" from None", "e.__cause__", Some("c=None"));
        check("", "e.__cause__ is None", Some("c=True"));
        check(" from other()", "e.__cause__", None);
        check(from, "x.__cause__", None);
    }
}
