//! Functions with some of their arguments given beforehand (`functools.partial`, Python's library reference): `square(5)` is `power(5, exponent=2)`
//! where `square` is `partial(power, exponent=2)`.

use ruff_python_ast::{Arguments, Expr, Stmt};

use super::calls::Search;
use crate::program::Program;
use crate::program::classes::{found, parsed};
use crate::program::displays::literal;
use crate::program::expressions::{canonical, written};
use crate::program::imports::is_function;
use crate::program::reduction::{named_type, shown_type};
use crate::quiz::PythonValue;
use crate::state::State;

/// How such a function is shown, before what it calls.
const SHOWN: &str = "functools.partial(";

/// How functions of Python's are shown, and those of `operator`, before their names.
const BUILT_IN: &str = "<built-in function ";

/// How methods are shown that are read from their objects, before their names, and what stands before the objects.
const METHOD: &str = "<bound method ";
const OF: &str = " of ";

/// A function, and what it is given beforehand.
pub(super) struct Partial {
    /// Its name in the program, of a method with the object; of a function or a type of Python's what it is shown as.
    function: String,
    by_place: Vec<String>,
    by_name: Vec<(String, String)>,
}

impl Program {
    /// What a function, or a type of Python's, is shown as that is given arguments beforehand: `partial(int, base=2)`. `known` has the values of
    /// names, items and attributes.
    pub fn shown_partial(
        &self,
        at: &State,
        expression: &str,
        known: impl Fn(&str) -> Option<String>,
    ) -> Option<String> {
        if !expression.contains("partial(") {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let (function, given) = call.arguments.args.split_first()?;
        let own = self.is_partial(at, &call.func);
        let of_program = || {
            let shown = known(written(function, expression)?)?;
            match shown.strip_prefix(METHOD) {
                Some(method) => self.said_of_method(method),
                None => shown.starts_with("<function ").then_some(shown),
            }
        };
        let mut shown = self
            .shown_of_python(at, function, expression)
            .or_else(of_program)
            .filter(|_| own)?;
        let worth = |one: &Expr| {
            let text = written(one, expression).filter(|_| !one.is_starred_expr())?;
            known(text).or_else(|| Some(literal(one)?.to_string()))
        };
        for one in given {
            shown.push_str(", ");
            shown.push_str(&worth(one)?);
        }
        for keyword in &call.arguments.keywords {
            shown.push_str(&format!(
                ", {}={}",
                keyword.arg.as_ref()?,
                worth(&keyword.value)?
            ));
        }
        Some(format!("{SHOWN}{shown})"))
    }

    /// What `repr` says of a method, of which the name and the object are shown: an object that does not say itself how it is written has only
    /// its class there.
    fn said_of_method(&self, method: &str) -> Option<String> {
        let (name, object) = method.strip_suffix('>')?.split_once(OF)?;
        let value = PythonValue::read(object).ok()?;
        let said = self.said_inside(&value)?;
        Some(format!("{METHOD}{name}{OF}{said}>"))
    }

    /// The method with its object, as it is written, which the only statement that binds a name is given for a function with arguments given
    /// beforehand (`partial(self.add, 1)`), where the object has its name only from one statement, too.
    fn method_of_partial(&self, at: &State, name: &str) -> Option<String> {
        let own = at.top()?.locals.as_ref()?.contains_key(name);
        let frame = if own { at.top()? } else { at.frames.first()? };
        let definition = self.definition_at(&frame.function, frame.line)?;
        let line = definition.scope.only_line_of(name)?;
        let module = parsed(&self.line(line)?.text)?;
        let [Stmt::Assign(assign)] = module.syntax().body.as_slice() else {
            return None;
        };
        let call = assign.value.as_call_expr()?;
        let method = call.arguments.args.first()?.as_attribute_expr()?;
        let object = method.value.as_name_expr()?.id.as_str();
        let scope = &definition.scope;
        let mut parameters = scope.variables.iter();
        let given = parameters.any(|one| one.is_parameter && one.name == object);
        let once = match scope.only_line_of(object) {
            Some(_) => !given,
            None => given && !scope.binds(object, 0..=u32::MAX),
        };
        // Further in, a local may have the object's name.
        let seen = own || found(at, object) == Some(frame.known(object));
        (once && seen && self.is_partial(at, &call.func))
            .then(|| format!("{object}.{}", method.attr))
    }

    /// What a function of Python's or of `operator`, or a type, is shown as that an expression names.
    fn shown_of_python(&self, at: &State, function: &Expr, text: &str) -> Option<String> {
        let text = written(function, text)?;
        let of_library = self
            .shown_of_library(at, text)
            .filter(|shown| shown.starts_with(BUILT_IN));
        of_library.or_else(|| {
            let shown = match text {
                "print" => Some(format!("{BUILT_IN}print>")),
                text => shown_type(text),
            };
            shown.filter(|_| self.is_free(at, text))
        })
    }
}

impl Search<'_> {
    /// A call of what was given arguments beforehand with more of them; those by name take the place of those that were given beforehand.
    pub(super) fn called(
        &self,
        partial: &Partial,
        by_place: &[String],
        by_name: &[(String, String)],
    ) -> Option<String> {
        let given = |name: &String| by_name.iter().any(|(one, _)| one == name);
        let before = partial.by_name.iter().filter(|(name, _)| !given(name));
        let by_name: Vec<String> = before
            .chain(by_name)
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        let by_place = partial.by_place.iter().chain(by_place).cloned();
        let by_place: Vec<String> = by_place.collect();
        let function = match partial.function.strip_prefix(BUILT_IN) {
            // `math` has another one of this name, which gives floats.
            Some("pow>") if self.program.imports_any(&["math"]) => return None,
            Some(name) => {
                let name = name.strip_suffix('>')?;
                let parsed = ruff_python_parser::parse_expression(name).ok()?;
                let shown = Some(partial.function.as_str());
                let operates = || {
                    self.program
                        .operated(self.at, parsed.expr(), shown, &by_place)
                };
                if let Some(operation) = by_name.is_empty().then(operates).flatten() {
                    return Some(operation);
                }
                let of_python = is_function(name) && self.program.is_free(self.at, name);
                of_python.then_some(name)?
            }
            None => named_type(&partial.function).unwrap_or(&partial.function),
        };
        let all = [by_place, by_name].concat().join(", ");
        Some(format!("{function}({all})"))
    }

    /// The function that an expression is which was given arguments beforehand: by its name, or where it is made.
    pub(super) fn partial(&self, expr: &Expr) -> Option<Partial> {
        match expr {
            Expr::Name(name) if !self.names.iter().any(|one| *one == *name.id) => {
                let shown = found(self.at, &name.id)??.strip_prefix(SHOWN)?;
                let method = shown.starts_with(METHOD);
                let end = if method { ">>" } else { ">" };
                let (function, given) = shown.split_once(end)?;
                let given = given.strip_prefix(", ").unwrap_or(given);
                let call = format!("partial({given}");
                let parsed = ruff_python_parser::parse_expression(&call).ok()?;
                let call_of = parsed.expr().as_call_expr()?;
                let function = match function.strip_prefix("<function ") {
                    _ if method => self.program.method_of_partial(self.at, &name.id)?,
                    Some(name) => name.to_owned(),
                    None => format!("{function}>"),
                };
                self.given(function, &call_of.arguments, 0, &call)
            }
            Expr::Call(call) => {
                let (_, module, original) = self.program.imported(&call.func)?;
                let text = self.program.text();
                let function = call.arguments.args.first()?;
                let function = match self.program.shown_of_python(self.at, function, text) {
                    Some(shown) => shown,
                    None => function.as_name_expr()?.id.to_string(),
                };
                let own = (module, &*original) == ("functools", "partial");
                self.given(function, &call.arguments, 1, text)
                    .filter(|_| own)
            }
            _ => None,
        }
    }

    /// A function of the program, or one of Python's as it is shown, with what a call gives it, but for the first `skipped` arguments.
    fn given(
        &self,
        function: String,
        arguments: &Arguments,
        skipped: usize,
        text: &str,
    ) -> Option<Partial> {
        match named_type(&function) {
            Some(of_python) => self.program.is_free(self.at, of_python).then_some(())?,
            None if function.starts_with(BUILT_IN) => {}
            // A method with its object.
            None if let Some((object, _)) = function.split_once('.') => {
                found(self.at, object)??;
            }
            None => {
                self.program.visible(self.at, &function)?;
            }
        }
        Some(Partial {
            function,
            by_place: by_place(arguments.args.get(skipped..)?, text)?,
            by_name: by_name(arguments, text)?,
        })
    }
}

/// Arguments by place, in canonical spelling; `None` where a star puts some there.
pub(super) fn by_place(arguments: &[Expr], text: &str) -> Option<Vec<String>> {
    let spelled = |one: &Expr| canonical(written(one, text)?).filter(|_| !one.is_starred_expr());
    arguments.iter().map(spelled).collect()
}

/// The arguments by name of a call, in canonical spelling.
pub(super) fn by_name(arguments: &Arguments, text: &str) -> Option<Vec<(String, String)>> {
    let keywords = arguments.keywords.iter();
    let pair = keywords.map(|one| {
        let name = one.arg.as_ref()?.to_string();
        Some((name, canonical(written(&one.value, text)?)?))
    });
    pair.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    const SOURCE: &str = "\
from functools import partial
class A:
    def add(self, a, b=2):
        return a + b
a = A(1)
f = partial(a.add, b=3)
";

    #[test]
    fn methods_are_given_arguments_beforehand() {
        let shown = "functools.partial(<bound method A.add of <__main__.A>>, b=3)";
        let check = |source: &str, line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{source}{line}\n")).unwrap();
            let number = u32::try_from(source.lines().count()).unwrap() + 1;
            let known = [("a", "A(n=1)"), ("f", shown), ("x", "4")];
            let at = state(Event::Line, &[("<module>", number, &known)], None);
            let told = program.with_lambdas(&at, None);
            let told = told.map(|told| told.line(number).unwrap().text.clone());
            assert_eq!(told.as_deref(), expected, "{line}");
        };
        check(SOURCE, "y = f(x)", Some("y=a.add(x, b=3)"));
        check(SOURCE, "print(f(1, b=5))", Some("print(a.add(1, b=5))"));
        // It may be another object by now.
        check(&format!("{SOURCE}a = A(2)\n"), "y = f(x)", None);
        let program = Program::parse(SOURCE).unwrap();
        let at = state(Event::Line, &[("<module>", 6, &[])], None);
        let method = |name: &str| {
            let known = name == "a.add";
            known.then(|| "<bound method A.add of A(n=1)>".to_owned())
        };
        let found = program.shown_partial(&at, "partial(a.add, b=3)", method);
        assert_eq!(found.as_deref(), Some(shown));
    }
}
