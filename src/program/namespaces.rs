//! The names that a frame and the module have, as dictionaries: `locals()`, `globals()` (Python's library reference, "Built-in Functions"). A
//! state shows what has values; functions, classes and what is imported it does not.

use ruff_python_ast::{CmpOp, Expr};

use super::displays::{literal, spelled};
use super::rewriting::with_told;
use super::{Definition, DefinitionKind, MODULE, Program, mentions};
use crate::quiz::PythonValue;
use crate::state::{Event, Frame, State};

/// What is asked for its names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Space {
    Frame,
    Module,
}

impl Program {
    /// An expression with what it asks of `locals()` and `globals()`; `None` where it asks nothing of that which can be told.
    pub fn with_namespaces(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains("locals()") && !expression.contains("globals()") {
            return None;
        }
        with_told(expression, |expr| self.asked_of_namespace(at, expr))
    }

    fn asked_of_namespace(&self, at: &State, expr: &Expr) -> Option<String> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let name = |expr: &Expr| match literal(expr)? {
            PythonValue::Str(name) => Some(name),
            _ => None,
        };
        match expr {
            Expr::Compare(compare) => {
                let ([operator], [space]) = (&*compare.ops, &*compare.comparators) else {
                    return None;
                };
                let space = self.space(frame, space)?;
                let there = self.has(at, space, &name(&compare.left)?)?;
                match operator {
                    CmpOp::In => Some(PythonValue::Bool(there).to_string()),
                    CmpOp::NotIn => Some(PythonValue::Bool(!there).to_string()),
                    _ => None,
                }
            }
            Expr::Subscript(item) => {
                let frame = match self.space(frame, &item.value)? {
                    Space::Frame => frame,
                    Space::Module => module(at)?,
                };
                let value = PythonValue::read(frame.known(&name(&item.slice)?)?);
                spelled(&value.ok()?)
            }
            expr => match self.space(frame, expr)? {
                Space::Frame => self.all_of(frame),
                // It also has what Python itself puts there.
                Space::Module => None,
            },
        }
    }

    /// What an expression asks for its names; those of the module are the frame's, where that is the module's.
    fn space(&self, frame: &Frame, expr: &Expr) -> Option<Space> {
        let call = expr.as_call_expr()?;
        let name = call.func.as_name_expr()?.id.as_str();
        if !call.arguments.is_empty() || self.binds(name) {
            return None;
        }
        match name {
            "globals" => Some(Space::Module),
            "locals" if frame.function == MODULE => Some(Space::Module),
            "locals" => Some(Space::Frame),
            _ => None,
        }
    }

    /// Whether a name is there; `None` where it may be a function, a class or something imported that has been bound, or not.
    fn has(&self, at: &State, space: Space, name: &str) -> Option<bool> {
        let frame = match space {
            Space::Frame => at.top()?,
            Space::Module => module(at)?,
        };
        if frame.locals.as_ref()?.contains_key(name) {
            return Some(true);
        }
        let hidden = |one: &Definition| one.name == name;
        let imports =
            |text: &str| text.contains("import ") && (mentions(text, name) || text.ends_with('*'));
        let unknown = name.starts_with("__")
            || self.definitions.iter().any(hidden)
            || self.lines.iter().any(|line| imports(&line.text));
        (!unknown).then_some(false)
    }

    /// All names of a function's frame with their values, in the order in which the function has them: that in which its text names them first.
    fn all_of(&self, frame: &Frame) -> Option<String> {
        let own = self.definition_at(&frame.function, frame.line)?;
        let inside = |line: u32| line == own.line || own.contains(line);
        // What is captured comes last, and what is no value is not shown.
        let shows_less = own.kind != DefinitionKind::Function
            || self.functions_around(own).next().is_some()
            || self
                .definitions
                .iter()
                .any(|one| one.line != own.line && own.contains(one.line))
            || self
                .lines
                .iter()
                .any(|line| inside(line.number) && line.text.contains("import "));
        if shows_less {
            return None;
        }
        let mut pairs = Vec::new();
        let mut before = None;
        for (name, value) in frame.locals.as_ref()? {
            let mut lines = self.lines.iter().filter(|line| inside(line.number));
            let line = lines.find(|line| mentions(&line.text, name))?;
            let first = Some((line.number, first_mention(&line.text, name)?));
            if first < before {
                return None;
            }
            before = first;
            let value = PythonValue::read(value.as_ref()?).ok()?;
            pairs.push((PythonValue::Str(name.clone()), value));
        }
        spelled(&PythonValue::Dict(pairs))
    }
}

/// The frame of the module.
fn module(at: &State) -> Option<&Frame> {
    at.frames.first().filter(|frame| frame.function == MODULE)
}

/// Where a text names something first.
fn first_mention(text: &str, name: &str) -> Option<usize> {
    let mut places = text.match_indices(name).map(|(place, _)| place);
    places.find(|place| {
        let word = |one: char| one.is_alphanumeric() || one == '_';
        let (before, behind) = (&text[..*place], &text[place + name.len()..]);
        !before.ends_with(word) && !behind.starts_with(word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn names_are_there_or_not() {
        let source = "import math\nx = 1\ndef f(b, a):\n    c = a\n    return c\nf(1, 2)\n";
        let program = Program::parse(source).unwrap();
        let check = |locals: &[(&str, &str)], expression: &str, expected: Option<&str>| {
            let frames = [("<module>", 6, &[("x", "1")][..]), ("f", 5, locals)];
            let at = state(Event::Line, &frames, None);
            let found = program.with_namespaces(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        let locals = [("b", "1"), ("a", "2"), ("c", "2")];
        let all = "{'b': 1, 'a': 2, 'c': 2}";
        check(&locals, "locals()", Some(all));
        check(&locals, "len(locals())", Some(&format!("len({all})")));
        check(&locals, "'c' in locals()", Some("True"));
        check(&locals, "'x' not in locals()", Some("True"));
        check(&locals, "'x' in globals()", Some("True"));
        check(&locals, "'y' in globals()", Some("False"));
        check(&locals, "'f' in globals()", None);
        check(&locals, "'math' in globals()", None);
        check(&locals, "'__name__' in globals()", None);
        check(&locals, "globals()['x']+1", Some("1+1"));
        check(&locals, "len(globals())", None);
        check(&[("c", "2"), ("a", "2")], "locals()", None);
    }
}
