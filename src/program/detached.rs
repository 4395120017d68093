//! Methods of Python's types that are read from the type, so that they have no object of their own: `str.upper` is a value like others, and
//! `str.upper(x)` is `x.upper()` (Python's tutorial, "Method Objects").

use ruff_python_ast::Expr;

use super::Program;
use super::classes::found;
use super::imports::operand;
use super::misuse::known_attributes;
use crate::quiz::PythonValue;
use crate::state::State;

/// What is an attribute of a type, but no method that is given an object.
const NO_METHODS: [&str; 8] = [
    "denominator",
    "from_bytes",
    "fromhex",
    "fromkeys",
    "imag",
    "maketrans",
    "numerator",
    "real",
];

impl Program {
    /// What a method is shown as that an expression reads from a type.
    pub(super) fn shown_of_type(&self, at: &State, expr: &Expr) -> Option<String> {
        self.shown_of_type_where(expr, |of| found(at, of).is_none())
    }

    /// The same where a name is no local's.
    pub(super) fn shown_of_type_where(
        &self,
        expr: &Expr,
        is_free: impl Fn(&str) -> bool,
    ) -> Option<String> {
        let (of, method) = self.method_read(expr, is_free)?;
        Some(format!("<method '{method}' of '{of}' objects>"))
    }

    /// What a call comes to of such a method; `shown` is what stands for it, where that is told.
    pub(super) fn called_on_object(
        &self,
        at: &State,
        function: &Expr,
        shown: Option<&str>,
        given: &[String],
    ) -> Option<String> {
        let read = self.method_read(function, |of| found(at, of).is_none());
        let (of, method) = shown.and_then(parts).or(read)?;
        let (object, given) = given.split_first()?;
        let parsed = ruff_python_parser::parse_expression(object).ok()?;
        let known = match parsed.expr() {
            Expr::Name(name) => found(at, &name.id)?.map(PythonValue::read),
            expr => PythonValue::of_literal(expr).map(Ok),
        };
        // Of an object of another type it raises.
        let known = known.and_then(Result::ok);
        if known.is_some_and(|value| value.kind() != of) {
            return None;
        }
        let object = operand(object)?;
        Some(format!("{object}.{method}({})", given.join(", ")))
    }

    /// The type and the method that an expression reads from it.
    fn method_read<'e>(
        &self,
        expr: &'e Expr,
        is_free: impl Fn(&str) -> bool,
    ) -> Option<(&'e str, &'e str)> {
        let attribute = expr.as_attribute_expr()?;
        let of = attribute.value.as_name_expr()?.id.as_str();
        let method = attribute.attr.as_str();
        let free = is_method(of, method) && is_free(of) && !self.defines(of);
        free.then_some((of, method))
    }
}

/// The type and the method that are shown so.
fn parts(shown: &str) -> Option<(&str, &str)> {
    let named = shown
        .strip_prefix("<method '")?
        .strip_suffix("' objects>")?;
    let (method, of) = named.split_once("' of '")?;
    is_method(of, method).then_some((of, method))
}

fn is_method(of: &str, name: &str) -> bool {
    let all = known_attributes(of).unwrap_or_default();
    of != "bool" && all.contains(&name) && !NO_METHODS.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn methods_of_types_are_shown_and_called() {
        let known: &[(&str, &str)] = &[
            ("box", "Box(to=<class 'int'>, by=<built-in function len>)"),
            ("just", "<method 'rjust' of 'str' objects>"),
            ("kinds", "{'a': <class 'str'>}"),
            ("steps", "[<method 'strip' of 'str' objects>]"),
            ("n", "7"),
            ("xs", "[]"),
        ];
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("x = 'ab'\n{line}\n")).unwrap();
            let mut at = state(Event::Line, &[("<module>", 2, known)], None);
            at.frames[0].loops = Some([].into());
            let told = program.with_lambdas(&at, None);
            let told = told.and_then(|told| Some(told.line(2)?.text.clone()));
            assert_eq!(told.as_deref(), expected, "{line}");
        };
        check("y = just('a', 5)", Some("y='a'.rjust(5)"));
        check("y = steps[0](a + b)", Some("y=(a+b).strip()"));
        check("y = str.upper('a')", Some("y='a'.upper()"));
        check("y = box.to('12')", Some("y=int('12')"));
        check("y = box.by(a + b)", Some("y=len(a+b)"));
        check("y = kinds['a'](3)", Some("y=str(3)"));
        check("y = box.to('12', base=3)", None);
        check(
            "list.append(xs, str.strip(' a'))",
            Some("xs.append(' a'.strip())"),
        );
        check("y = just(n, 5)", None);
        check("y = str.maketrans('a', 'b')", None);
        let program = Program::parse("x = 1\n").unwrap();
        let at = state(Event::Line, &[("<module>", 1, known)], None);
        let shown = |expression: &str, expected: Option<&str>| {
            let found = program.shown_display(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        let method = "<method 'upper' of 'str' objects>";
        shown("str.upper", Some(method));
        shown("{'u': str.upper}", Some(&format!("{{'u': {method}}}")));
        shown("xs+[str.upper]", Some(&format!("[{method}]")));
        shown("str.fromkeys", None);
    }
}
