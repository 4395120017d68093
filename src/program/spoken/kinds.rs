//! Of which kind an object is that `isinstance` is asked for: what its class inherits from is written in the program.

use ruff_python_ast::{CmpOp, Expr, ExprCall};

use crate::program::classes::{found, value};
use crate::program::expressions::written;
use crate::program::raising::PLAIN;
use crate::program::reduction::TYPES;
use crate::program::sequences::is_of;
use crate::program::slices::is_slice;
use crate::program::types::typed;
use crate::program::{DefinitionKind, Program};
use crate::quiz::PythonValue;
use crate::state::State;

/// Types of Python's that nothing is of whose class is the program's, and inherits from none of them.
const KINDS: [&str; 11] = [
    "int", "float", "str", "bool", "list", "dict", "tuple", "set", "complex", "bytes", "slice",
];

/// What has elements, and tells how many.
const COLLECTIONS: [&str; 6] = ["dict", "frozenset", "list", "set", "str", "tuple"];

/// Abstract classes of the library, and which of Python's types are of them (Python's library reference, "collections.abc" and "numbers").
const ABSTRACT: [(&str, &[&str]); 13] = [
    ("Callable", &[]),
    ("Collection", &COLLECTIONS),
    ("Container", &COLLECTIONS),
    (
        "Hashable",
        &[
            "NoneType",
            "bool",
            "float",
            "frozenset",
            "int",
            "str",
            "tuple",
        ],
    ),
    ("Integral", &["bool", "int"]),
    ("Iterable", &COLLECTIONS),
    ("Mapping", &["dict"]),
    ("MutableMapping", &["dict"]),
    ("MutableSequence", &["list"]),
    ("Number", &["bool", "float", "int"]),
    ("Real", &["bool", "float", "int"]),
    ("Sequence", &["list", "str", "tuple"]),
    ("Sized", &COLLECTIONS),
];

/// Types that only the library has a name for, by what is shown of theirs, and by the abstract classes that these are of.
const SHOWN: [(&str, &[(&str, &str)]); 3] = [
    (
        "<generator object ",
        &[
            ("types", "GeneratorType"),
            ("collections.abc", "Generator"),
            ("collections.abc", "Iterator"),
            ("collections.abc", "Iterable"),
        ],
    ),
    (
        "<function ",
        &[
            ("types", "FunctionType"),
            ("types", "LambdaType"),
            ("collections.abc", "Callable"),
        ],
    ),
    (
        "<bound method ",
        &[("types", "MethodType"), ("collections.abc", "Callable")],
    ),
];

impl Program {
    /// Whether an object is of one of the types that `isinstance` is asked for, where classes of the program have to do with it.
    pub(super) fn is_kind(&self, at: &State, call: &ExprCall) -> Option<bool> {
        let [object, types] = self.arguments_of(call, "isinstance")? else {
            return None;
        };
        let reads = object.is_name_expr() || object.is_attribute_expr();
        let object = value(at, object).filter(|_| reads)?;
        self.is_of_any(at, &object, types)
    }

    /// The same of an operation, whose object may be written out; and whether a class is a subclass of another one.
    pub fn kind_told(&self, at: &State, operation: &str) -> Option<bool> {
        if !["isinstance(", "issubclass("]
            .iter()
            .any(|one| operation.starts_with(one))
        {
            return self.same_class(at, operation);
        }
        let parsed = ruff_python_parser::parse_expression(operation).ok()?;
        let call = parsed.expr().as_call_expr()?;
        if let Some([object, types]) = self.arguments_of(call, "isinstance") {
            let written = || PythonValue::read(written(object, operation)?).ok();
            let object = value(at, object).or_else(written)?;
            return self.is_of_any(at, &object, types);
        }
        let [class, other] = self.arguments_of(call, "issubclass")? else {
            return None;
        };
        let named = |expr: &Expr| {
            let name = expr.as_name_expr()?.id.as_str();
            self.class(name).filter(|_| found(at, name).is_none())
        };
        self.descends(named(class)?, Some(named(other)?))
    }

    /// Whether two names or attributes are the same class, where both are surely classes (`kind is ValueError`).
    fn same_class(&self, at: &State, operation: &str) -> Option<bool> {
        if !operation.contains([' ', '=']) {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(operation).ok()?;
        let comparison = parsed.expr().as_compare_expr()?;
        let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
            return None;
        };
        let same = match operator {
            CmpOp::Is | CmpOp::Eq => true,
            CmpOp::IsNot | CmpOp::NotEq => false,
            _ => return None,
        };
        let left = self.class_text(at, &comparison.left)?;
        Some((left == self.class_text(at, right)?) == same)
    }

    /// What the class is shown as that a name or an attribute stands for, or that `type` is asked for.
    fn class_text(&self, at: &State, expr: &Expr) -> Option<String> {
        if typed(expr).is_some() {
            return self.type_asked(at, expr);
        }
        let held = match expr {
            Expr::Name(name) => found(at, &name.id),
            Expr::Attribute(_) => {
                let Some(PythonValue::Opaque(text)) = value(at, expr) else {
                    return None;
                };
                return Some(text).filter(|text| text.starts_with("<class '"));
            }
            _ => return None,
        };
        if let Some(text) = held {
            return text
                .filter(|text| text.starts_with("<class '"))
                .map(str::to_owned);
        }
        let name = expr.as_name_expr()?.id.as_str();
        if let Some(class) = self.visible(at, name) {
            let is_class = class.kind == DefinitionKind::Class;
            return is_class.then(|| self.shown_class(class))?;
        }
        let known = TYPES.contains(&name) || name == "KeyError" || PLAIN.contains(&name);
        (known && !self.binds(name)).then(|| format!("<class '{name}'>"))
    }

    /// Whether a value is of one of the types that a name or a tuple of names stands for.
    fn is_of_any(&self, at: &State, object: &PythonValue, types: &Expr) -> Option<bool> {
        let types = match types {
            Expr::Tuple(tuple) => tuple.elts.as_slice(),
            one => std::slice::from_ref(one),
        };
        let abstracts = types
            .iter()
            .any(|one| self.abstract_types(at, one).is_some());
        let is_of = |one: &Expr| {
            if let Some(is_of) = self.is_shown_of(at, object, one) {
                return Some(is_of);
            }
            if let Some(types) = self.abstract_types(at, one) {
                let plain = is_shown_plainly(object) || matches!(object, PythonValue::Set { .. });
                return plain.then(|| types.contains(&object.kind()));
            }
            let name = one.as_name_expr()?.id.as_str();
            let free = || found(at, name).is_none() && !self.binds(name);
            let of_python = || is_of(object, one).filter(|_| abstracts && free());
            self.is_of_kind(at, object, name).or_else(of_python)
        };
        let all: Option<Vec<bool>> = types.iter().map(is_of).collect();
        Some(all?.contains(&true))
    }

    /// Whether a value is of a type that the library has a name for, where what it is shown as tells.
    fn is_shown_of(&self, at: &State, object: &PythonValue, class: &Expr) -> Option<bool> {
        let (module, name) = self.of_library(at, class)?;
        let is_it = |known: &(&str, &str)| *known == (module, name.as_str());
        if !SHOWN.iter().any(|(_, types)| types.iter().any(is_it)) {
            return None;
        }
        match object {
            PythonValue::Opaque(text) => {
                let shown = SHOWN.iter().find(|(begun, _)| text.starts_with(begun));
                shown.map(|(_, types)| types.iter().any(is_it))
            }
            object => {
                let of_types = module == "types" && is_shown_plainly(object);
                (of_types && !self.disguises()).then_some(false)
            }
        }
    }

    /// Which of Python's types are of an abstract class, if an expression reads one of the library's.
    fn abstract_types(&self, at: &State, class: &Expr) -> Option<&'static [&'static str]> {
        let (module, name) = self.of_library(at, class)?;
        let found = ABSTRACT.iter().find(|(one, _)| *one == name);
        let types = found.map(|(_, types)| *types);
        types.filter(|_| matches!(module, "collections.abc" | "numbers" | "typing"))
    }

    /// Whether a value is of a type; `None` where the text does not tell, and for two that are Python's.
    fn is_of_kind(&self, at: &State, value: &PythonValue, kind: &str) -> Option<bool> {
        if found(at, kind).is_some() {
            return None;
        }
        if kind == "object" && !self.binds(kind) {
            return Some(true);
        }
        let of_python = KINDS.contains(&kind) && !self.binds(kind);
        if is_slice(&value.to_string()) && self.class("slice").is_none() {
            return of_python.then_some(kind == "slice");
        }
        let own = match value {
            PythonValue::Object { name, .. } => Some(self.class(name)?),
            _ => None,
        };
        let asked = self.class(kind);
        match (own, asked) {
            (Some(class), asked) if asked.is_some() || of_python => {
                let is_of = self.descends(class, asked)?;
                // A protocol may take others, too.
                let plain = asked.is_none_or(|asked| self.descends(asked, None).is_some());
                (is_of || plain).then_some(is_of)
            }
            (None, Some(asked)) => {
                // A class that inherits from one of Python's has objects which are shown like that one's.
                let other = is_shown_plainly(value) && !self.disguises();
                self.descends(asked, None).filter(|_| other)
            }
            _ => None,
        }
    }
}

/// Whether a value is of one of Python's types that are shown as they are written.
fn is_shown_plainly(value: &PythonValue) -> bool {
    matches!(
        value,
        PythonValue::None
            | PythonValue::Bool(_)
            | PythonValue::Int(_)
            | PythonValue::Float(_)
            | PythonValue::Str(_)
            | PythonValue::List(_)
            | PythonValue::Tuple(_)
            | PythonValue::Dict(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    const SOURCE: &str = "\
class Shape:
    def area(self):
        return 0
class Square(Shape):
    def __init__(self):
        self.side = 1
class Late(Unknown):
    pass
class Odd(int):
    pass
";

    #[test]
    fn what_the_library_has_a_name_for_is_told_by_how_it_is_shown() {
        let check = |test: &str, expected: Option<&str>| {
            let begun = "import types\nfrom collections.abc import Iterator, Callable\n";
            let program = Program::parse(&format!("{begun}x = {test}\n")).unwrap();
            let known: [(&str, &str); 3] = [
                ("it", "<generator object f>"),
                ("go", "<function <lambda>>"),
                ("n", "1"),
            ];
            let at = state(Event::Line, &[("<module>", 3, &known)], None);
            let plain = program.with_plain_parts(&at);
            let text = plain.map(|plain| plain.line(3).unwrap().text.clone());
            let expected = expected.map(|value| format!("x={value}"));
            assert_eq!(text, expected, "{test}");
        };
        check("isinstance(it, types.GeneratorType)", Some("True"));
        check("isinstance(it, Iterator)", Some("True"));
        check("isinstance(it, Callable)", Some("False"));
        check("isinstance(go, types.FunctionType)", Some("True"));
        check(
            "isinstance(go, (types.MethodType, Iterator))",
            Some("False"),
        );
        check("isinstance(n, types.GeneratorType)", Some("False"));
        check("isinstance(n, types.ModuleType)", None);
    }

    #[test]
    fn kinds_are_told_by_what_classes_inherit_from() {
        let check = |test: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{SOURCE}x = {test}\n")).unwrap();
            let known: [(&str, &str); 3] =
                [("s", "Square(side=1)"), ("n", "1"), ("late", "Late(x=1)")];
            let at = state(Event::Line, &[("<module>", 11, &known)], None);
            let plain = program.with_plain_parts(&at);
            let text = plain.map(|plain| plain.line(11).unwrap().text.clone());
            let expected = expected.map(|value| format!("x={value}"));
            assert_eq!(text, expected, "{test}");
        };
        check("isinstance(s, Shape)", Some("True"));
        check("isinstance(s, Square)", Some("True"));
        check("isinstance(s, (int, float))", Some("False"));
        check("isinstance(s, Late)", None);
        check("isinstance(n, Shape)", Some("False"));
        check("isinstance(n, Odd)", None);
        check("isinstance(n, int)", None);
        check("isinstance(late, Shape)", None);
        check("isinstance(late, Late)", Some("True"));
        let check = |operation: &str, expected: Option<bool>| {
            let program = Program::parse(SOURCE).unwrap();
            let list: [(&str, &str); 1] = [("xs", "[Square(side=1), 2]")];
            let at = state(Event::Line, &[("<module>", 1, &list)], None);
            assert_eq!(program.kind_told(&at, operation), expected, "{operation}");
        };
        check("isinstance(Square(side=1), Shape)", Some(true));
        check("isinstance(xs[0], (int, Square))", Some(true));
        check("isinstance(xs[1], Shape)", Some(false));
        check("isinstance(xs[1], int)", None);
        check("isinstance(5, Iterable)", None);
        check("issubclass(Square, Shape)", Some(true));
        check("issubclass(Shape, Square)", Some(false));
        check("issubclass(Late, Shape)", None);
    }

    #[test]
    fn abstract_classes_are_known_by_their_imports() {
        let source = "from collections.abc import Iterable, Mapping as M\nimport numbers\nclass Sized:\n    pass\nx = 1\n";
        let program = Program::parse(source).unwrap();
        let known: [(&str, &str); 1] = [("o", "Sized()")];
        let at = state(Event::Line, &[("<module>", 5, &known)], None);
        let check = |operation: &str, expected: Option<bool>| {
            assert_eq!(program.kind_told(&at, operation), expected, "{operation}");
        };
        check("isinstance(5, Iterable)", Some(false));
        check("isinstance('ab', Iterable)", Some(true));
        check("isinstance({}, (int, M))", Some(true));
        check("isinstance(True, numbers.Number)", Some(true));
        check("isinstance(o, Iterable)", None);
        // It is the program's own, or nobody's.
        check("isinstance([1], Sized)", Some(false));
        check("isinstance([1], Sequence)", None);
    }
}
