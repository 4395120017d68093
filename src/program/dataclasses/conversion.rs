//! Objects of dataclasses and named tuples as plain containers: `asdict(p)`, `astuple(p)`, `p._asdict()` (Python's library reference,
//! "dataclasses").

use ruff_python_ast::Expr;

use crate::program::Program;
use crate::program::classes::value;
use crate::program::rewriting::with_told;
use crate::quiz::PythonValue;
use crate::state::State;

/// What a dataclass becomes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Container {
    Dict,
    Tuple,
}

impl Container {
    fn of(self, parts: Vec<(String, PythonValue)>) -> PythonValue {
        match self {
            Container::Tuple => {
                PythonValue::Tuple(parts.into_iter().map(|(_, value)| value).collect())
            }
            Container::Dict => {
                let pair = |(name, value)| (PythonValue::Str(name), value);
                PythonValue::Dict(parts.into_iter().map(pair).collect())
            }
        }
    }
}

impl Program {
    /// What a call comes to that makes a plain container of an object with fields.
    pub fn converted(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains("asdict(") && !expression.contains("astuple(") {
            return None;
        }
        let module = ruff_python_parser::parse_expression(expression).ok()?;
        let call = module.expr().as_call_expr()?;
        if !call.arguments.keywords.is_empty() {
            return None;
        }
        let converted = match (&*call.func, &*call.arguments.args) {
            (Expr::Attribute(method), []) if method.attr.as_str() == "_asdict" => {
                let object = self.object_there(at, &method.value, expression)?;
                let (tuple, parts) = self.record(&object)?;
                let own = self
                    .class(object.kind())
                    .is_some_and(|class| self.method(class, "_asdict").is_some());
                let named = |(name, value): &(Option<String>, PythonValue)| {
                    Some((name.clone()?, value.clone()))
                };
                let parts: Option<Vec<_>> = parts.iter().map(named).collect();
                Container::Dict.of(parts.filter(|_| tuple && !own)?)
            }
            (function, [object]) => {
                let (module, name) = self.of_library(at, function)?;
                let container = match (module, name.as_str()) {
                    ("dataclasses", "asdict") => Container::Dict,
                    ("dataclasses", "astuple") => Container::Tuple,
                    _ => return None,
                };
                let object = self.object_there(at, object, expression)?;
                let (tuple, _) = self.record(&object)?;
                self.plain_copy(&object, container).filter(|_| !tuple)?
            }
            _ => return None,
        };
        Some(converted.to_string())
    }

    /// An expression with the names of the fields of named tuples in the places where it reads these; `None` where it reads none.
    pub fn with_fields_named(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains("._fields") {
            return None;
        }
        with_told(expression, |expr| {
            let read = expr.as_attribute_expr()?;
            let asked = read.attr.as_str() == "_fields";
            asked.then(|| self.field_names(at, &read.value))?
        })
    }

    /// The names of the fields of a class of named tuples, or of such an object: `P._fields`.
    fn field_names(&self, at: &State, asked: &Expr) -> Option<String> {
        let of_class = || {
            let name = asked.as_name_expr()?.id.as_str();
            // A name that has another value is no class.
            let free = value(at, asked).is_none_or(|held| matches!(held, PythonValue::Opaque(_)));
            self.tuple_fields_of(name).filter(|_| free)
        };
        let of_object = || {
            let object = value(at, asked)?;
            self.record(&object).filter(|(tuple, _)| *tuple)?;
            self.tuple_fields_of(object.kind())
        };
        let fields = of_object().or_else(of_class)?.into_iter();
        let names = fields.map(|field| PythonValue::Str(field.name)).collect();
        Some(PythonValue::Tuple(names).to_string())
    }

    /// A copy of a value in which objects of dataclasses are containers, however deep they are in it; `None` where it holds something that may
    /// have a say in how it is copied.
    fn plain_copy(&self, value: &PythonValue, container: Container) -> Option<PythonValue> {
        let all = |items: &[PythonValue]| -> Option<Vec<PythonValue>> {
            let copies = items.iter().map(|one| self.plain_copy(one, container));
            copies.collect()
        };
        Some(match value {
            PythonValue::List(items) => PythonValue::List(all(items)?),
            PythonValue::Tuple(items) => PythonValue::Tuple(all(items)?),
            PythonValue::Dict(pairs) => {
                let pair = |(key, value): &(PythonValue, PythonValue)| {
                    let key = self.plain_copy(key, container)?;
                    Some((key, self.plain_copy(value, container)?))
                };
                PythonValue::Dict(pairs.iter().map(pair).collect::<Option<_>>()?)
            }
            PythonValue::Object { name, parts } => {
                let (tuple, _) = self.record(value)?;
                let class = self.class(name);
                // What all objects have together is shown with each, and is no field.
                let shared = class.is_some_and(|class| self.has_shared_fields(class));
                if shared || !self.has_all_fields(value) {
                    return None;
                }
                let part = |(name, value): &(Option<String>, PythonValue)| {
                    Some((name.clone()?, self.plain_copy(value, container)?))
                };
                let copies: Vec<_> = parts.iter().map(part).collect::<Option<_>>()?;
                if !tuple {
                    return Some(container.of(copies));
                }
                let named = |(name, value)| (Some(name), value);
                PythonValue::Object {
                    name: name.clone(),
                    parts: copies.into_iter().map(named).collect(),
                }
            }
            PythonValue::Opaque(shown) => {
                self.member(shown)?;
                value.clone()
            }
            PythonValue::Name(_) | PythonValue::Ellipsis => return None,
            plain => plain.clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn objects_with_fields_become_containers() {
        let source = "\
from dataclasses import dataclass, asdict, astuple
from typing import NamedTuple
@dataclass
class P:
    x: int
    tags: list
@dataclass
class Line:
    a: P
    b: int = 0
class T(NamedTuple):
    x: int
print()
";
        let program = Program::parse(source).unwrap();
        let known: [(&str, &str); 4] = [
            ("p", "P(x=1, tags=['a'])"),
            ("l", "Line(a=P(x=1, tags=[]), b=2)"),
            ("t", "T(x=3)"),
            ("part", "P(x=1)"),
        ];
        let at = state(Event::Line, &[("<module>", 13, &known)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.converted(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("asdict(p)", Some("{'x': 1, 'tags': ['a']}"));
        check("astuple(p)", Some("(1, ['a'])"));
        check("asdict(P(3, ['b']))", Some("{'x': 3, 'tags': ['b']}"));
        check("asdict(l)", Some("{'a': {'x': 1, 'tags': []}, 'b': 2}"));
        check("astuple(l)", Some("((1, []), 2)"));
        check("t._asdict()", Some("{'x': 3}"));
        check("T(5)._asdict()", Some("{'x': 5}"));
        check("p._asdict()", None);
        check("asdict(t)", None);
        check("asdict(part)", None);
        check("asdict(p, dict_factory=list)", None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.with_fields_named(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("len(t._fields)", Some("len(('x',))"));
        check("T._fields", Some("('x',)"));
        check("p._fields", None);
    }
}
