//! What `type` says of an object: the class that it is of, as `repr` shows classes. Most of what is asked about shows its class itself: values
//! as Python writes them, functions (`<function f>`), what gives its values later (`<generator object f>`, `<zip>`).

use ruff_python_ast::{Expr, ExprCall};

use super::classes::{found, value};
use super::displays::literal;
use super::reduction::{named_class, shown_type};
use super::views::view_made;
use super::{Definition, Program, is_identifier, is_word_part};
use crate::quiz::PythonValue;
use crate::state::State;

/// How what is callable is shown, and the name of its type.
const CALLABLE: [(&str, &str); 5] = [
    ("<function ", "function"),
    ("<bound method ", "method"),
    ("<built-in function ", "builtin_function_or_method"),
    ("<built-in method ", "builtin_function_or_method"),
    ("<method '", "method_descriptor"),
];

/// Types of Python's and of the library that show their names, as values of them begin, and where they are found.
const NAMED: [(&str, &str); 11] = [
    ("Counter", "collections.Counter"),
    ("Decimal", "decimal.Decimal"),
    ("Fraction", "fractions.Fraction"),
    ("OrderedDict", "collections.OrderedDict"),
    ("defaultdict", "collections.defaultdict"),
    ("deque", "collections.deque"),
    ("dict_items", "dict_items"),
    ("dict_keys", "dict_keys"),
    ("dict_values", "dict_values"),
    ("range", "range"),
    ("slice", "slice"),
];

/// Types of Python's that are called to make what gives its values later.
const MAKERS: [&str; 5] = ["enumerate", "filter", "map", "range", "zip"];

impl Program {
    /// What `type(x)` and `x.__class__` are shown as, where the state shows which class that is.
    pub fn type_told(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.starts_with("type(") && !expression.ends_with(".__class__") {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        self.type_asked(at, parsed.expr())
    }

    /// The same of an expression that asks for a type.
    pub(super) fn type_asked(&self, at: &State, asking: &Expr) -> Option<String> {
        let object = typed(asking)?;
        let free = asking.is_attribute_expr() || self.is_free(at, "type");
        let shown = || self.type_of_exception(at, object);
        shown()
            .or_else(|| self.type_of_object(at, object))
            .filter(|_| free)
    }

    /// What the class of an object is shown as that is no exception.
    pub(super) fn type_of_object(&self, at: &State, object: &Expr) -> Option<String> {
        let written_out = literal(object);
        // What the program writes itself may look like anything.
        if self.writes_values() && written_out.is_none() {
            return None;
        }
        if let Some(class) = self.class_of(at, object) {
            return self.shown_class(class);
        }
        if let Some(name) = object
            .as_call_expr()
            .and_then(|call| self.kind_made(at, call))
        {
            return Some(format!("<class '{name}'>"));
        }
        let shown = match written_out.or_else(|| value(at, object)) {
            Some(PythonValue::Opaque(text)) => text,
            Some(known) => return self.type_of_value(&known),
            None => match object.as_name_expr().and_then(|name| found(at, &name.id)) {
                Some(text) => text?.to_owned(),
                None => self.callable_shown(at, &path_of(object)?)?,
            },
        };
        self.type_shown_as(&shown)
    }

    /// A text without what `type` is asked of by its name: to ask runs nothing, whatever the object is.
    pub(super) fn without_types(&self, at: &State, text: &str) -> Option<String> {
        const ASKED: &str = "type(";
        if !text.contains(ASKED) || !self.is_free(at, "type") {
            return None;
        }
        let mut told = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(place) = rest.find(ASKED) {
            let (before, behind) = rest.split_at(place + ASKED.len());
            let own = !rest[..place].ends_with(|last| is_word_part(last) || last == '.');
            told.push_str(before);
            let name = behind.split_once(')').map(|(name, _)| name);
            let name = name.filter(|name| own && is_identifier(name));
            rest = &behind[name.map_or(0, str::len)..];
        }
        told.push_str(rest);
        Some(told)
    }

    /// What a function, a method or a class is shown as that is named by `path`.
    fn callable_shown(&self, at: &State, path: &str) -> Option<String> {
        self.shown_definition(at, path)
            .or_else(|| self.shown_method(at, path))
            .or_else(|| self.shown_of_library(at, path))
            .or_else(|| shown_type(path).filter(|_| self.is_free(at, path)))
    }

    /// The type of what a call makes that evaluates nothing but names: `range(3)`, `zip(a, b)`, `d.keys()`.
    fn kind_made(&self, at: &State, call: &ExprCall) -> Option<&'static str> {
        let plain = |one: &Expr| one.is_name_expr() || literal(one).is_some();
        if !call.arguments.keywords.is_empty() || !call.arguments.args.iter().all(plain) {
            return None;
        }
        match &*call.func {
            Expr::Name(name) if self.is_free(at, &name.id) => {
                let mut makers = MAKERS.iter();
                makers.find(|maker| **maker == name.id.as_str()).copied()
            }
            Expr::Attribute(method) if call.arguments.is_empty() => {
                let held = value(at, &method.value).or_else(|| literal(&method.value));
                held.filter(|held| matches!(held, PythonValue::Dict(_)))?;
                view_made(&method.attr)
            }
            _ => None,
        }
    }

    fn type_of_value(&self, known: &PythonValue) -> Option<String> {
        let name = match known {
            PythonValue::Object { name, .. } if self.class(name).is_some() => return None,
            PythonValue::Object { name, .. } => NAMED.iter().find(|(shown, _)| shown == name)?.1,
            PythonValue::Name(_) | PythonValue::Opaque(_) => return None,
            plain => plain.kind(),
        };
        Some(format!("<class '{name}'>"))
    }

    /// What the class of something is shown as that is shown so.
    fn type_shown_as(&self, shown: &str) -> Option<String> {
        let mut callable = CALLABLE.iter();
        let name = match callable.find(|(begin, _)| shown.starts_with(begin)) {
            Some((_, name)) => name,
            None => match named_class(shown) {
                Some(class) => self.metaclass(class)?,
                None => path_shown(shown)?,
            },
        };
        Some(format!("<class '{name}'>"))
    }

    /// What a class is of, that is shown with this name: `type`, unless something that it inherits from says otherwise.
    fn metaclass(&self, shown: &str) -> Option<&'static str> {
        let Some(own) = shown.strip_prefix("__main__.") else {
            return shown_type(shown).map(|_| "type");
        };
        let lineage = self.whole_lineage(self.class(own)?)?;
        let plain = |class: &&Definition| {
            let header = self.line(class.line);
            header.is_some_and(|header| !header.text.contains("metaclass="))
        };
        lineage.iter().all(plain).then_some("type")
    }
}

/// What `type` is asked of, also as `x.__class__`.
pub(super) fn typed(expr: &Expr) -> Option<&Expr> {
    match expr {
        Expr::Call(call) => {
            let own = call.func.as_name_expr()?.id.as_str() == "type";
            match (&*call.arguments.args, &*call.arguments.keywords) {
                ([object], []) if own => Some(object),
                _ => None,
            }
        }
        Expr::Attribute(read) => (read.attr.as_str() == "__class__").then_some(&*read.value),
        _ => None,
    }
}

/// How a name, or an attribute of one, is written.
fn path_of(expr: &Expr) -> Option<String> {
    match expr {
        Expr::Name(name) => Some(name.id.to_string()),
        Expr::Attribute(read) => Some(format!("{}.{}", path_of(&read.value)?, read.attr)),
        _ => None,
    }
}

/// The type of Python's that is shown by its name alone, with its module, such as that of what gives its values later:
/// `<generator object f>`, `<zip>`, `<itertools.count>`.
pub(super) fn path_shown(text: &str) -> Option<&str> {
    if text.starts_with("<generator object ") {
        return Some("generator");
    }
    let path = text.strip_prefix('<')?.strip_suffix('>')?;
    path.split('.').all(is_identifier).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Event, Frame};

    #[test]
    fn what_a_type_is_shown_as_is_what_an_object_shows() {
        let source = "class A:\n    def go(self):\n        pass\nclass M(type):\n    pass\nclass B(metaclass=M):\n    pass\ndef f():\n    yield 1\nx = 1\n";
        let program = Program::parse(source).unwrap();
        let module = Frame::new("<module>", 10).knowing(&[
            ("a", "A()"),
            ("g", "<generator object f>"),
            ("z", "<zip>"),
            ("m", "<bound method A.go of A()>"),
            ("h", "<function <lambda>>"),
            ("kind", "<class '__main__.A'>"),
            ("d", "deque([1])"),
            ("n", "1.5"),
        ]);
        let at = State {
            event: Event::Line,
            frames: vec![module],
            ..State::start()
        };
        let check = |expression: &str, expected: Option<&str>| {
            let shown = expected.map(|name| format!("<class '{name}'>"));
            assert_eq!(program.type_told(&at, expression), shown, "{expression}");
        };
        check("type(a)", Some("__main__.A"));
        check("a.__class__", Some("__main__.A"));
        check("type(g)", Some("generator"));
        check("type(z)", Some("zip"));
        check("type(m)", Some("method"));
        check("type(a.go)", Some("method"));
        check("type(h)", Some("function"));
        check("type(f)", Some("function"));
        check("type(len)", Some("builtin_function_or_method"));
        check("type(kind)", Some("type"));
        check("type(A)", Some("type"));
        check("type(int)", Some("type"));
        check("type(B)", None);
        check("type(d)", Some("collections.deque"));
        check("type(n)", Some("float"));
        check("type(b'x')", Some("bytes"));
        check("type(range(3))", Some("range"));
        check("type(zip(d, d))", Some("zip"));
        check("type({}.keys())", Some("dict_keys"));
        check("type(d.keys())", None);
        check("type(unknown)", None);
        for (text, expected) in [
            ("t = type(g)", Some("t = type()")),
            (
                "print(type(g), type(g()))",
                Some("print(type(), type(g()))"),
            ),
            ("a.type(g)", Some("a.type(g)")),
            ("g", None),
        ] {
            assert_eq!(program.without_types(&at, text).as_deref(), expected);
        }
        assert!(!program.may_enter(&at, "t = type(g)"));
        assert!(program.may_enter(&at, "t = next(g)"));
    }
}
