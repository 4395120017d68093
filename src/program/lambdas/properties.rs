//! Properties that the body of a class makes of a `lambda` (`alive = property(lambda self: self.hp > 0)`; Python's library reference,
//! "property"): to read one is to call that, with the object, and no state shows a frame of it.

use std::ops::Range;

use ruff_python_ast::helpers::any_over_body;
use ruff_python_ast::{Expr, ExprAttribute, ExprCall, ExprLambda};
use ruff_text_size::Ranged;

use super::Lambda;
use super::calls::Search;
use crate::program::expressions::{canonical, written};
use crate::program::{Definition, DefinitionKind, Program, mentions};
use crate::state::State;

/// What makes a property.
const PROPERTY: &str = "property(";

impl Program {
    /// What a property is shown as that a call makes.
    pub fn shown_property(&self, at: &State, expression: &str) -> Option<String> {
        let made = expression.starts_with(PROPERTY) && self.is_free(at, "property");
        let parsed = ruff_python_parser::parse_expression(expression).ok();
        let call = parsed.as_ref().filter(|_| made)?.expr().as_call_expr()?;
        self.makes_property(call).then(|| "<property>".to_owned())
    }

    /// Whether a call only makes a property of a `lambda`.
    pub(in crate::program) fn makes_property(&self, call: &ExprCall) -> bool {
        call.arguments.len() == 1 && self.getter_of(call).is_some()
    }

    /// The `lambda` that a call makes a property of.
    fn getter_of<'e>(&self, call: &'e ExprCall) -> Option<&'e ExprLambda> {
        let made = call.func.as_name_expr()?.id.as_str() == "property";
        let given = call.arguments.args.first().filter(|_| made)?;
        given.as_lambda_expr().filter(|_| !self.defines("property"))
    }

    /// Whether a class may make a property of this name by a call.
    pub(in crate::program) fn is_made_property(&self, name: &str) -> bool {
        let made = |text: &str| {
            let given = text
                .strip_prefix(name)
                .and_then(|rest| rest.strip_prefix('='));
            given.is_some_and(|given| given.contains(PROPERTY))
        };
        self.lines.iter().any(|line| made(&line.text))
    }

    /// Whether a class makes a property of a `lambda`.
    pub(super) fn has_lambda_properties(&self) -> bool {
        let made = |text: &str| text.contains("=property(lambda");
        self.lines.iter().any(|line| made(&line.text))
    }

    /// The `lambda` that is called where an attribute of an object of a class is read.
    fn lambda_of_property(&self, class: &Definition, name: &str) -> Option<Lambda> {
        let lineage = self.whole_lineage(class)?;
        let asks = |method: &str| self.method(class, method).is_some();
        let plain = lineage.iter().all(|one| self.stays_itself(one));
        if !plain || asks("__getattribute__") || asks("__getattr__") || self.has_metaclasses() {
            return None;
        }
        let binds = |one: &&&Definition| one.scope.names().any(|bound| bound == name);
        let having = lineage.iter().find(binds)?;
        // One line of the class says what the name is, and no other has to do with it.
        let inside = |number: u32| {
            let mut functions = self.definitions.iter();
            having.is_in_body(number)
                && !functions.any(|one| {
                    one.line > having.line
                        && one.kind == DefinitionKind::Function
                        && one.contains(number)
                        && one.name != name
                })
        };
        let read = format!(".{name}");
        let of_name = |text: &str| mentions(&text.replace(&read, ""), name);
        let mut lines = self
            .lines
            .iter()
            .filter(|line| inside(line.number) && of_name(&line.text));
        let line = lines.next().filter(|_| lines.next().is_none())?;
        let same_depth = self.line(having.body)?.depth == line.depth;
        let given = line.text.strip_prefix(name)?.strip_prefix('=')?;
        let parsed = ruff_python_parser::parse_expression(given).ok()?;
        let call = parsed.expr().as_call_expr().filter(|_| same_depth)?;
        let lambda = self.getter_of(call)?;
        // Nothing puts anything else in its place.
        let changes = any_over_body(self.body(), |part: &Expr| match part {
            Expr::Attribute(one) => one.attr.as_str() == name && !one.ctx.is_load(),
            Expr::Name(one) => matches!(one.id.as_str(), "setattr" | "delattr" | "__class__"),
            _ => false,
        });
        let home = self.function_around(having).map_or(0, |around| around.line);
        let lambda = self.lambda(lambda, given, home)?;
        let (first, _) = lambda.parameters.first()?;
        let fits = !first.starts_with('*') && !mentions(&lambda.body, "super");
        (fits && !changes).then_some(lambda)
    }
}

impl Search<'_> {
    /// The body of the `lambda` that is called where an attribute is read.
    pub(super) fn read_of_property(&self, read: &ExprAttribute) -> Option<(Range<usize>, String)> {
        let program = self.program;
        if !read.ctx.is_load() || !program.is_made_property(&read.attr) {
            return None;
        }
        let object = canonical(written(&*read.value, &program.text)?)?;
        // What a comprehension names is not what the state has under that name.
        if self.names.iter().any(|name| mentions(&object, name)) {
            return None;
        }
        let class = program.class_of(self.at, &read.value)?;
        let lambda = program.lambda_of_property(class, &read.attr)?;
        let body = self.applied(&lambda, &[object], &[])?;
        Some((read.range().into(), format!("({body})")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn a_property_of_a_lambda_is_its_body() {
        let check = |inside: &str, line: &str, expected: Option<&str>| {
            let source = format!("class A:\n    {inside}\nclass B(A):\n    pass\n{line}\n");
            let program = Program::parse(&source).unwrap();
            let number = source.lines().count() as u32;
            let locals = [
                ("a", "A(n=1)"),
                ("b", "B(n=2, a=A(n=1))"),
                ("xs", "[A(n=1)]"),
            ];
            let at = state(Event::Line, &[("<module>", number, &locals)], None);
            let told = program.with_lambdas(&at, None);
            let told = told.map(|told| told.line(number).unwrap().text.clone());
            assert_eq!(told.as_deref(), expected, "{inside} {line}");
        };
        let low = "low = property(lambda self: self.n < 2)";
        check(low, "x = a.low", Some("x=(a.n<2)"));
        check(low, "x = not b.a.low", Some("x=not (b.a.n<2)"));
        check(low, "x = b.low or a.low", Some("x=(b.n<2) or (a.n<2)"));
        check(low, "x = [a.low for a in xs]", None);
        check(low, "x = c.low", None);
        check(low, "a.low = 1", None);
        // Whatever else may stand for the name.
        check(
            "low = property(lambda self: 1)\n    low = 2",
            "x = a.low",
            None,
        );
        check(
            "low = property(lambda self: 1)\n    if b:\n        low = 2",
            "x = a.low",
            None,
        );
        check("low = prop(lambda self: 1)", "x = a.low", None);
        check(low, "A.low = 3\nx = a.low", None);
        check(low, "class B(A):\n    low = 1\nx = b.low", None);
    }

    #[test]
    fn it_is_shown_as_a_property() {
        let program = Program::parse("x = 1\n").unwrap();
        let own = Program::parse("def property(f):\n    return f\nx = 1\n").unwrap();
        let at = state(Event::Line, &[("<module>", 1, &[])], None);
        let made = "property(lambda self: self.n)";
        assert_eq!(
            program.shown_property(&at, made).as_deref(),
            Some("<property>")
        );
        assert_eq!(program.shown_property(&at, "property(f)"), None);
        assert_eq!(own.shown_property(&at, made), None);
    }
}
