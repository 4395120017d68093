//! What Python's own values have of the special methods that programs ask for by name (`hasattr(x, '__iter__')`; Python's library reference,
//! "collections.abc").

use ruff_python_ast::Expr;

use crate::program::Program;
use crate::program::classes::value;
use crate::quiz::PythonValue;
use crate::state::State;

/// Special methods, and the kinds of values that have them, of those that are told here.
const HAVING: [(&str, &[&str]); 5] = [
    (
        "__iter__",
        &["list", "tuple", "dict", "set", "str", GENERATOR],
    ),
    ("__next__", &[GENERATOR]),
    ("__len__", &["list", "tuple", "dict", "set", "str"]),
    ("__getitem__", &["list", "tuple", "dict", "str"]),
    ("__contains__", &["list", "tuple", "dict", "set", "str"]),
];

/// A generator, among the kinds.
const GENERATOR: &str = "generator";

/// The kinds of values that are told.
const KINDS: [&str; 10] = [
    "list", "tuple", "dict", "set", "str", "int", "float", "bool", "NoneType", GENERATOR,
];

impl Program {
    /// Whether one of Python's own values has the special method that an expression names; `None` of anything else.
    pub(super) fn has_of_python(&self, at: &State, object: &Expr, name: &Expr) -> Option<bool> {
        let Some(PythonValue::Str(name)) = PythonValue::of_literal(name) else {
            return None;
        };
        let (_, having) = HAVING.iter().find(|(method, _)| *method == name)?;
        // What the program writes itself, or what extends one of Python's types, may look like anything.
        if self.writes_values() || self.disguises() || self.class_of(at, object).is_some() {
            return None;
        }
        let known = value(at, object).or_else(|| PythonValue::of_literal(object))?;
        let kind = match &known {
            PythonValue::Opaque(text) if text.starts_with("<generator object ") => GENERATOR,
            PythonValue::None => "NoneType",
            known => known.kind(),
        };
        KINDS.contains(&kind).then(|| having.contains(&kind))
    }
}
