//! What a handler asks of the exception that it has caught: `type(e).__name__`, `str(e)`, `e.args` (Python's library reference, "Built-in
//! Exceptions").

use ruff_python_ast::{Expr, ExprAttribute};

use super::classes::{found, value};
use super::displays::is_display;
use super::plainly::given;
use super::rewriting::with_told;
use super::thrown::said_of_given;
use super::types::typed;
use super::{Definition, Program, canonical_expression};
use crate::quiz::PythonValue;
use crate::state::State;

impl Program {
    /// An expression with the answers in the place of what it asks of exceptions; `None` where it asks nothing that can be told.
    pub fn with_exceptions(&self, at: &State, expression: &str) -> Option<String> {
        let asks = ["type(", "str(", "repr(", ".args", ".code", "__class__"];
        if !asks.iter().any(|one| expression.contains(one)) {
            return None;
        }
        let quoted = |text: &str| text.contains(['\'', '"']);
        let within = ["f'", "f\""].iter().any(|one| expression.contains(one));
        let told = with_told(expression, |expr| {
            let answer = self.of_exception(at, expr)?.to_string();
            (!within || !quoted(&answer)).then_some(answer)
        })?;
        canonical_expression(&told).ok()
    }

    /// What an exception is shown as that an expression makes of what is written out: one of Python's, or of a class that leaves it to Python's how
    /// its objects are made and written.
    pub fn exception_made(&self, at: &State, expression: &str) -> Option<String> {
        let (name, _) = expression.split_once('(')?;
        let shows = match self.class(name) {
            Some(class) => self.is_bare_exception(class) && self.shows_given(class),
            None => self.is_key_error(name) || self.shows_its_value(name),
        };
        if !shows || found(at, name).is_some() {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let values = given(call).filter(|_| call.arguments.args.iter().all(is_display))?;
        let made = PythonValue::Object {
            name: name.to_owned(),
            parts: values.into_iter().map(|value| (None, value)).collect(),
        };
        Some(made.to_string())
    }

    /// What `repr` writes for an exception that is shown so, and for a member of an enumeration, where its class leaves that to Python's.
    pub fn repr_of_shown(&self, shown: &str) -> Option<String> {
        if self.member(shown).is_some() {
            return Some(shown.to_owned());
        }
        let exception = PythonValue::read(shown).ok()?;
        let name = self.exception_read(exception.clone())?.name;
        self.written_with_args(&name, exception)
    }

    /// Whether a name is that of Python's exception for a key that is not there.
    pub(super) fn is_key_error(&self, name: &str) -> bool {
        name == "KeyError" && !self.binds(name)
    }

    /// What `type` says of an exception.
    pub(super) fn type_of_exception(&self, at: &State, expr: &Expr) -> Option<String> {
        let name = self.exception(at, expr)?.name;
        let own = if self.class(&name).is_some() {
            "__main__."
        } else {
            ""
        };
        Some(format!("<class '{own}{name}'>"))
    }

    fn of_exception(&self, at: &State, expr: &Expr) -> Option<PythonValue> {
        match expr {
            Expr::Attribute(attribute) => match attribute.attr.as_str() {
                "__name__" | "__qualname__" => {
                    let of_object = || {
                        let class = attribute.value.as_attribute_expr()?;
                        (class.attr.as_str() == "__class__").then_some(&*class.value)
                    };
                    let object = typed(&attribute.value).or_else(of_object)?;
                    Some(PythonValue::Str(self.exception(at, object)?.name))
                }
                "args" => self.args_of_exception(at, attribute),
                "code" => {
                    let caught = self.exception(at, &attribute.value)?;
                    match caught
                        .given
                        .filter(|_| caught.name == "SystemExit")?
                        .as_slice()
                    {
                        [] => Some(PythonValue::None),
                        [one] => Some(one.clone()),
                        several => Some(PythonValue::Tuple(several.to_vec())),
                    }
                }
                _ => None,
            },
            Expr::Subscript(item) => {
                let attribute = item.value.as_attribute_expr()?;
                let PythonValue::Int(place) = PythonValue::of_literal(&item.slice)? else {
                    return None;
                };
                let given = self.given_exception(at, &attribute.value)?;
                let part = given.into_iter().nth(place.parse().ok()?)?;
                (attribute.attr.as_str() == "args").then_some(part)
            }
            Expr::Call(call) => {
                let ([one], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
                    return None;
                };
                let function = call.func.as_name_expr()?.id.as_str();
                // One of the program's may be told with its attributes.
                if function == "str"
                    && self.exception(at, one)?.given.is_none()
                    && let Some(said) = self.said_of_exception(&value(at, one)?.to_string())
                {
                    return Some(PythonValue::Str(said));
                }
                if function == "repr" {
                    let caught = self.exception(at, one)?;
                    let shown = self.written_with_args(&caught.name, value(at, one)?)?;
                    return Some(PythonValue::Str(shown));
                }
                let caught = self.plain_exception(at, one)?;
                match function {
                    "str" => Some(PythonValue::Str(match &*caught.given? {
                        // A key is written so that it is seen to be one.
                        [key] if caught.name == "KeyError" => key.to_string(),
                        given => said_of_given(given)?,
                    })),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// How `repr` writes an exception, if its class leaves that to Python's: with its `args`, which it shows alone or among its attributes.
    fn written_with_args(&self, name: &str, exception: PythonValue) -> Option<String> {
        let own = |class| self.method(class, "__repr__").is_some();
        if self.class(name).is_some_and(own) {
            return None;
        }
        let PythonValue::Object { parts, .. } = &exception else {
            return None;
        };
        if parts.iter().all(|(name, _)| name.is_none()) {
            return Some(exception.to_string());
        }
        let args = |(name, _): &&(Option<String>, PythonValue)| name.as_deref() == Some("args");
        let (_, PythonValue::Tuple(given)) = parts.iter().find(args)? else {
            return None;
        };
        let given: Vec<String> = given.iter().map(PythonValue::to_string).collect();
        Some(format!("{name}({})", given.join(", ")))
    }

    /// What the `args` of an exception are, where an attribute is that.
    pub(super) fn args_of_exception(
        &self,
        at: &State,
        attribute: &ExprAttribute,
    ) -> Option<PythonValue> {
        let args = attribute.attr.as_str() == "args";
        args.then(|| self.given_exception(at, &attribute.value))?
            .map(PythonValue::Tuple)
    }

    /// Whether making an exception of a class runs nothing of the program, which leaves that to Python's.
    pub(super) fn is_bare_exception(&self, class: &Definition) -> bool {
        let mut makes = ["__init__", "__new__"].iter();
        self.is_exception(class)
            && self.stays_itself(class)
            && !makes.any(|name| self.method(class, name).is_some())
    }

    /// Whether exceptions of a class are shown with what they were given, whatever they say of themselves.
    fn shows_given(&self, class: &Definition) -> bool {
        let own = |class: &Definition| {
            let mut asked = ["__repr__", "args", "__getattribute__"].iter();
            asked.any(|name| self.body_has(class, name))
        };
        !self.lineage(class).into_iter().any(own)
    }

    /// What the exception was given that an expression reads, where `repr` shows that.
    fn given_exception(&self, at: &State, expr: &Expr) -> Option<Vec<PythonValue>> {
        let caught = self.exception(at, expr)?;
        let shows = match self.class(&caught.name) {
            Some(class) => self.shows_given(class),
            None => caught.name == "KeyError" || self.shows_its_value(&caught.name),
        };
        caught.given.filter(|_| shows)
    }

    /// The exception that an expression reads, where it shows what it was given and says nothing else of itself.
    fn plain_exception(&self, at: &State, expr: &Expr) -> Option<Caught> {
        let caught = self.exception(at, expr)?;
        let plain = caught.name == "KeyError" || self.shows_its_value(&caught.name);
        caught.given.is_some().then_some(caught).filter(|_| plain)
    }

    /// The exception that an expression reads.
    fn exception(&self, at: &State, expr: &Expr) -> Option<Caught> {
        if !expr.is_name_expr() && !expr.is_attribute_expr() {
            return None;
        }
        self.exception_read(value(at, expr)?)
    }

    /// A value as an exception, if it is one.
    fn exception_read(&self, value: PythonValue) -> Option<Caught> {
        let PythonValue::Object { name, parts } = value else {
            return None;
        };
        let is_exception = match self.class(&name) {
            Some(class) => self.is_exception(class),
            None => {
                let known = matches!(
                    &*name,
                    "Exception" | "StopIteration" | "KeyboardInterrupt" | "SystemExit"
                );
                known || (name.ends_with("Error") && !name.contains(['.', ',', ' ']))
            }
        };
        let plainly = |(name, value): (Option<String>, PythonValue)| match name {
            None => Some(value),
            Some(_) => None,
        };
        let given = parts.into_iter().map(plainly).collect();
        is_exception.then_some(Caught { name, given })
    }
}

/// An exception that a name stands for.
struct Caught {
    /// Its class.
    name: String,
    /// What it was given, if it shows that.
    given: Option<Vec<PythonValue>>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_is_asked_of_an_exception_is_told() {
        let source = "class Own(ValueError):\n    pass\nclass Late(Own):\n    def __init__(self, n):\n        self.n = n\nclass Said(Own):\n    def __str__(self):\n        return self.args[0]\nx = 1\n";
        let program = Program::parse(source).unwrap();
        let locals: [(&str, &str); 8] = [
            ("said", "Said('bad', 3)"),
            ("told", "Late(n=3, args=(3, 'x'))"),
            ("made", "Late(3)"),
            ("e", "TypeError(\"'int' and 'str'\")"),
            ("k", "KeyError('b')"),
            ("own", "Own('bad', 3)"),
            ("late", "Late(n=1)"),
            ("n", "1"),
        ];
        let at = state(Event::Line, &[("<module>", 9, &locals[..])], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.with_exceptions(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("type(e).__name__", Some("'TypeError'"));
        check("e.__class__.__name__+'!'", Some("'TypeError'+'!'"));
        check("str(e)", Some("\"'int' and 'str'\""));
        check("str(k)", Some("\"'b'\""));
        check("repr(k)", Some("\"KeyError('b')\""));
        check("own.args", Some("('bad', 3)"));
        check("own.args[1]", Some("3"));
        check("said.args[0]+'!'", Some("'bad'+'!'"));
        check("str(said)", None);
        check("str(own)", Some("\"('bad', 3)\""));
        check("type(late).__name__", Some("'Late'"));
        check("str(late)", None);
        check("repr(made)", Some("'Late(3)'"));
        check("repr(told)", Some("\"Late(3, 'x')\""));
        check("repr(late)", None);
        check("str(n)", None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.type_told(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("type(e)", Some("<class 'TypeError'>"));
        check("type(own)", Some("<class '__main__.Own'>"));
        check("type(n)", Some("<class 'int'>"));
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.exception_made(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("ValueError('bad')", Some("ValueError('bad')"));
        check("TypeError(\"can't\", 2)", Some("TypeError(\"can't\", 2)"));
        check("ValueError()", Some("ValueError()"));
        check("ValueError(n)", None);
        check("Own('bad')", Some("Own('bad')"));
        check("Said('bad', 2)", Some("Said('bad', 2)"));
        check("KeyError('a')", Some("KeyError('a')"));
        check("Late(2)", None);
        let check = |shown: &str, expected: Option<&str>| {
            let found = program.repr_of_shown(shown);
            assert_eq!(found.as_deref(), expected, "{shown}");
        };
        check("TypeError('a')", Some("TypeError('a')"));
        check("Late(n=3, args=(3,))", Some("Late(3)"));
        check("Late(n=3)", None);
        check("[1]", None);
    }
}
