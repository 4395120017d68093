//! Attributes that an object's `__getattr__` says there are not, where `hasattr` or a `getattr` with something else for them asks.

use ruff_python_ast::Expr;
use ruff_text_size::Ranged;

use crate::program::Program;
use crate::program::classes::value;
use crate::program::expressions::written;
use crate::quiz::PythonValue;
use crate::state::{Event, Frame, State};

impl Program {
    /// Whether the frame that returns at a state is left because its object has no such attribute.
    pub(in crate::program) fn has_lacked(&self, at: &State, message: &str) -> bool {
        let named = message.split(':').next() == Some("AttributeError");
        let returns = at.top().filter(|_| at.event == Event::Return);
        named && returns.is_some_and(|frame| frame.function == "__getattr__")
    }

    /// The program with what the line goes on with where the attribute is not there that it asks for next: `hasattr(x, 'a')` is false, and
    /// `getattr(x, 'a', 0)` is 0. `None` where it asks in another way, which raises.
    pub(in crate::program) fn without_lacked(&self, at: &State) -> Option<Program> {
        let (_, text) = self.with_sure_call(at, |asking, _| {
            let (_, otherwise) = self.asked_safely(at, asking)?;
            self.text_with(&asking.range().into(), &otherwise)
        })?;
        self.rewritten(&text)
    }

    /// The same where what has returned next to the line is the frame of another call: the attribute was not there.
    pub(in crate::program) fn without_passed(
        &self,
        at: &State,
        returned: &Frame,
    ) -> Option<Program> {
        let line = &self.line(at.line()?)?.text;
        if !line.contains("attr(") || !self.has_method("__getattr__") {
            return None;
        }
        let asked = |name: &str| {
            let function = self.definition_at(&returned.function, returned.line)?;
            let named = function.scope.variables.get(1)?;
            Some(returned.known(&named.name)? == PythonValue::Str(name.to_owned()).to_string())
        };
        let (_, text) = self.with_sure_call(at, |asking, _| {
            let (name, otherwise) = self.asked_safely(at, asking)?;
            let own = returned.function == "__getattr__" && asked(&name)?;
            (!own).then(|| self.text_with(&asking.range().into(), &otherwise))?
        })?;
        self.rewritten(&text)
    }

    /// The attribute that a call asks for, and what it gives where there is none, if it does not raise then.
    fn asked_safely(&self, at: &State, asking: &Expr) -> Option<(String, String)> {
        let call = asking.as_call_expr()?;
        let function = call.func.as_name_expr()?.id.as_str();
        let (name, otherwise) = match (function, &*call.arguments.args) {
            ("hasattr", [_, name]) => (name, "False".to_owned()),
            ("getattr", [_, name, default]) => {
                (name, format!("({})", written(default, &self.text)?))
            }
            _ => return None,
        };
        match value(at, name).or_else(|| PythonValue::of_literal(name))? {
            PythonValue::Str(name) => Some((name, otherwise)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::program::Program;
    use crate::program::fixtures::state;
    use crate::state::{Event, Frame};

    #[test]
    fn what_an_object_lacks_is_false_or_something_else() {
        let source = "\
class F:
    def __init__(self):
        self.n = 1
    def __getattr__(self, name):
        raise AttributeError(name)
";
        let check = |line: &str, message: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{source}{line}\n")).unwrap();
            let module: &[(&str, &str)] = &[("f", "F(n=1)")];
            let own: &[(&str, &str)] = &[("self", "F(n=1)"), ("name", "'x'")];
            let frames = [("<module>", 6, module), ("__getattr__", 5, own)];
            let mut at = state(Event::Return, &frames, Some("None"));
            let asked: Frame = Frame::new("__getattr__", 5).knowing(&[("name", "'a'")]);
            let before = line.contains("'a'").then_some(Some(&asked));
            let results = before.map(|_| Some("1".to_owned()));
            at.frames[0].pending = Some(results.into_iter().collect());
            let before: Vec<Option<&Frame>> = before.into_iter().collect();
            let rest = program.resumed_at_end(&at, &before, message);
            let text = rest.map(|rest| rest.program.line(6).unwrap().text.clone());
            assert_eq!(text.as_deref(), expected, "{line}");
        };
        let lacks = "AttributeError: x";
        check("print(hasattr(f, 'x'))", lacks, Some("print(False)"));
        check("y = getattr(f, 'x', 0)", lacks, Some("y=(0)"));
        check("y = getattr(f, 'x')", lacks, None);
        check("y = f.x", lacks, None);
        // Those before it were there, or were not.
        let first = "y = [hasattr(f, 'b'), hasattr(f, 'a'), hasattr(f, 'x')]";
        check(first, lacks, Some("y=[False, True, False]"));
        check("print(hasattr(f, 'x'))", "ValueError: x", None);
    }
}
