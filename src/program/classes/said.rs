//! What Python says of objects whose classes do not: `<__main__.Person object at 0x…>`, which is without the address wherever states and
//! outputs show it.

use crate::program::{Definition, DefinitionKind, Program};
use crate::quiz::PythonValue;

impl Program {
    /// What `str` says of an object of a class that does not say it, or of something with such objects in it.
    pub fn said_of_object(&self, shown: &str) -> Option<String> {
        let value = PythonValue::read(shown).ok()?;
        if let PythonValue::Object { name, .. } = &value {
            let class = self.class(name)?;
            let own = |method: &str| self.method(class, method).is_some();
            if own("__str__") || own("__format__") {
                return None;
            }
        }
        self.said_inside(&value)
            .filter(|_| self.names_objects(&value))
    }

    /// What `repr` says of a value whose objects do not say it themselves.
    pub(in crate::program) fn said_inside(&self, value: &PythonValue) -> Option<String> {
        let all = |items: &[PythonValue]| -> Option<String> {
            let texts: Option<Vec<String>> =
                items.iter().map(|one| self.said_inside(one)).collect();
            Some(texts?.join(", "))
        };
        match value {
            PythonValue::List(items) => Some(format!("[{}]", all(items)?)),
            PythonValue::Tuple(items) if items.len() == 1 => Some(format!("({},)", all(items)?)),
            PythonValue::Tuple(items) => Some(format!("({})", all(items)?)),
            PythonValue::Dict(pairs) => {
                let pair = |(key, one): &(PythonValue, PythonValue)| {
                    Some(format!(
                        "{}: {}",
                        self.said_inside(key)?,
                        self.said_inside(one)?
                    ))
                };
                let pairs: Option<Vec<String>> = pairs.iter().map(pair).collect();
                Some(format!("{{{}}}", pairs?.join(", ")))
            }
            PythonValue::Object { name, .. } => {
                let class = self.class(name)?;
                self.is_silent(class)
                    .then(|| format!("<__main__.{}>", self.qualified(class)))
            }
            PythonValue::Set { .. }
            | PythonValue::Name(_)
            | PythonValue::Opaque(_)
            | PythonValue::Ellipsis => None,
            plain => Some(plain.to_string()),
        }
    }

    /// Whether a value is, or holds, an object of a class of the program.
    fn names_objects(&self, value: &PythonValue) -> bool {
        let own = matches!(value, PythonValue::Object { name, .. } if self.class(name).is_some());
        own || value.held().into_iter().any(|one| self.names_objects(one))
    }

    /// Whether a class, and all that it inherits from, leave it to Python how objects are written.
    pub(in crate::program) fn is_silent(&self, class: &Definition) -> bool {
        let made = |one: &Definition| {
            self.is_dataclass(one) || !self.stays_itself(one) || self.members(one).is_some()
        };
        let lineage = self.whole_lineage(class);
        class.kind == DefinitionKind::Class
            && self.method(class, "__repr__").is_none()
            && lineage.is_some_and(|lineage| !lineage.into_iter().any(made))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_that_do_not_say_how_they_are_written_are_named_by_their_class() {
        let source = "class A:\n    class B:\n        pass\nclass Said:\n    def __repr__(self):\n        return 'said'\nclass Str:\n    def __str__(self):\n        return 'str'\nclass Error(ValueError):\n    pass\n";
        let program = Program::parse(source).unwrap();
        let check = |shown: &str, expected: Option<&str>| {
            let said = program.said_of_object(shown);
            assert_eq!(said.as_deref(), expected, "{shown}");
        };
        check("A(n=1)", Some("<__main__.A>"));
        check("B()", Some("<__main__.A.B>"));
        check(
            "[A(n=1), 'x', A()]",
            Some("[<__main__.A>, 'x', <__main__.A>]"),
        );
        check("{'k': (A(),)}", Some("{'k': (<__main__.A>,)}"));
        check("[Str()]", Some("[<__main__.Str>]"));
        check("Str()", None);
        check("[A(), Said()]", None);
        check("Error('x')", None);
        check("[1, 2]", None);
    }
}
