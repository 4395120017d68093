//! Functions that are chosen by the type of what they are given first: `@singledispatch` above one, `@area.register(int)` above another
//! (Python's library reference, "functools").

use ruff_python_ast::ExprCall;

use crate::program::classes::value;
use crate::program::{Definition, DefinitionKind, Program};
use crate::quiz::PythonValue;
use crate::state::State;

/// Types of Python's under which functions are registered: others may be what several types have in common.
const TYPES: [&str; 12] = [
    "bool",
    "bytes",
    "complex",
    "dict",
    "float",
    "frozenset",
    "int",
    "list",
    "object",
    "set",
    "str",
    "tuple",
];

impl Program {
    /// The function that a call enters of one whose arguments decide, where it surely is one; `None` where the name means no such function.
    pub(in crate::program) fn dispatched(
        &self,
        at: &State,
        call: &ExprCall,
    ) -> Option<&Definition> {
        let name = call.func.as_name_expr()?.id.as_str();
        let all = self.visible(at, name)?;
        if !self.dispatches(all) {
            return None;
        }
        let given = call.arguments.args.first()?;
        let given = value(at, given).or_else(|| PythonValue::of_literal(given))?;
        let types = self.types_of(&given)?;
        let mut registered = Vec::new();
        let functions = self.definitions.iter();
        for function in functions.filter(|one| one.kind == DefinitionKind::Function) {
            for kind in self.registered(function, name)? {
                registered.push((kind, function));
            }
        }
        // What was registered last for a type is meant.
        let mut chosen = types.iter().filter_map(|kind| {
            let mut all = registered.iter().rev();
            all.find(|(one, _)| one == kind)
                .map(|(_, function)| *function)
        });
        Some(chosen.next().unwrap_or(all))
    }

    /// Whether what a function is given decides which one is called.
    fn dispatches(&self, function: &Definition) -> bool {
        let mut above = self.decorators(function);
        let own = |text: &str| matches!(text, "@singledispatch" | "@functools.singledispatch");
        let first = above.next().is_some_and(|line| own(&line.text));
        first && above.next().is_none() && self.imports_any(&["functools"])
    }

    /// The types for which a function is registered with another one; none where it is not, and `None` where that cannot be told.
    fn registered(&self, function: &Definition, with: &str) -> Option<Vec<String>> {
        let register = format!("@{with}.register");
        let mut kinds = Vec::new();
        for line in self.decorators(function) {
            let Some(behind) = line.text.strip_prefix(&register) else {
                continue;
            };
            let told = match behind.strip_prefix('(') {
                Some(kind) => kind.strip_suffix(')')?.to_owned(),
                None => self.first_annotation(function)?,
            };
            for kind in told.split('|') {
                let kind = kind.trim();
                let kind = if kind == "None" || kind == "type(None)" {
                    "NoneType"
                } else {
                    kind
                };
                let known =
                    kind == "NoneType" || TYPES.contains(&kind) || self.class(kind).is_some();
                kinds.push(kind.to_owned());
                known.then_some(())?;
            }
        }
        Some(kinds)
    }

    /// The annotation of the first parameter of a function, as it is written.
    fn first_annotation(&self, function: &Definition) -> Option<String> {
        let header = &self.line(function.line)?.text;
        let first = &function.scope.variables.first()?.name;
        let (_, behind) = header.split_once(&format!("({first}:"))?;
        let end = behind.find([',', ')', '='])?;
        Some(behind[..end].to_owned())
    }

    /// The types of a value, the nearest first.
    fn types_of(&self, value: &PythonValue) -> Option<Vec<String>> {
        if self.disguises() {
            return None;
        }
        let kinds: Vec<String> = match value {
            PythonValue::Bool(_) => vec!["bool".to_owned(), "int".to_owned()],
            PythonValue::Object { name, .. } => {
                let class = self.class(name)?;
                self.whole_lineage(class)?
                    .iter()
                    .map(|one| one.name.clone())
                    .collect()
            }
            PythonValue::Name(_) | PythonValue::Opaque(_) | PythonValue::Ellipsis => return None,
            other => vec![other.kind().to_owned()],
        };
        Some(kinds.into_iter().chain(["object".to_owned()]).collect())
    }
}

#[cfg(test)]
mod tests {
    use ruff_python_ast::Stmt;

    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn the_first_argument_decides_which_function_is_called() {
        let source = "\
from functools import singledispatch
class A:
    pass
class B(A):
    pass
@singledispatch
def f(x):
    pass
@f.register(int)
def whole(x):
    pass
@f.register
def _(x: list | None):
    pass
@f.register(A)
def of_a(x):
    pass
def g(x):
    pass
";
        let program = Program::parse(source).unwrap();
        let check = |call: &str, expected: Option<u32>| {
            let locals: &[(&str, &str)] = &[("b", "B()"), ("n", "3"), ("t", "<x>")];
            let at = state(Event::Line, &[("<module>", 18, locals)], None);
            let parsed = ruff_python_parser::parse_module(call).unwrap();
            let [Stmt::Expr(statement)] = parsed.syntax().body.as_slice() else {
                panic!("{call}");
            };
            let found = program.dispatched(&at, statement.value.as_call_expr().unwrap());
            assert_eq!(found.map(|one| one.line), expected, "{call}");
        };
        check("f(n)", Some(10));
        check("f(True)", Some(10));
        check("f([1])", Some(13));
        check("f(None)", Some(13));
        check("f(b)", Some(16));
        check("f('a')", Some(7));
        check("f(t)", None);
        check("f(h())", None);
        check("g(n)", None);
    }
}
