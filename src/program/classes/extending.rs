//! Classes that extend a type of Python's (`class Stack(list):`). States show their objects as those of that type, so that nothing but what is
//! asked of one tells that it is no plain list.

use super::found;
use crate::program::lacking::default_value;
use crate::program::misuse::known_attributes;
use crate::program::{Definition, DefinitionKind, Program, is_identifier};
use crate::state::State;

/// Types of `collections` that are dictionaries, with the methods that they have beside those of one.
const DICTIONARIES: [(&str, &[&str]); 3] = [
    ("Counter", &["elements", "most_common", "subtract", "total"]),
    ("OrderedDict", &["move_to_end"]),
    ("defaultdict", &["default_factory"]),
];

impl Program {
    /// What a new object of a class that extends a type of Python's is shown as, where nothing of the program's has a say in how it is made.
    pub(in crate::program) fn extended_new(&self, at: &State, expression: &str) -> Option<String> {
        let name = expression
            .strip_suffix("()")
            .filter(|name| is_identifier(name))?;
        let class = self
            .visible(at, name)
            .filter(|_| found(at, name).is_none())?;
        let makes = |method: &str| self.method(class, method).is_some();
        if makes("__init__") || makes("__new__") || makes("__repr__") {
            return None;
        }
        match self.extended(class)? {
            base @ ("OrderedDict" | "Counter") => Some(format!("{base}()")),
            "deque" => Some("deque([])".to_owned()),
            base => default_value(base).map(str::to_owned),
        }
    }

    /// The type of Python's, or what else the program does not define, that a class extends.
    fn extended(&self, class: &Definition) -> Option<&str> {
        let last = self
            .lineage(class)
            .pop()
            .filter(|_| class.kind == DefinitionKind::Class)?;
        let base = self.bases(last)?;
        Some(base.strip_prefix("collections.").unwrap_or(base))
    }

    /// The only class of the program that extends a type of Python's and has a method of this name, which the type itself has not.
    pub(in crate::program) fn extending(&self, kind: &str, method: &str) -> Option<&Definition> {
        let dictionary = DICTIONARIES.iter().find(|(name, _)| *name == kind);
        let own = dictionary.map_or(&[][..], |(_, own)| *own);
        let known = known_attributes(dictionary.map_or(kind, |_| "dict"))?;
        if known.contains(&method) || own.contains(&method) {
            return None;
        }
        let extends = |class: &&Definition| {
            self.extended(class) == Some(kind) && self.method(class, method).is_some()
        };
        let mut classes = self.definitions.iter().filter(extends);
        classes.next().filter(|_| classes.next().is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn a_method_that_a_type_of_pythons_lacks_is_that_of_the_class_which_extends_it() {
        let source = "\
class Stack(list):
    def push(self, x):
        self.append(x)
    def pop(self):
        return 1
class Cache(OrderedDict):
    def put(self, x):
        pass
class Plain:
    def show(self):
        pass
print()
";
        let program = Program::parse(source).unwrap();
        let check = |kind: &str, method: &str, expected: Option<&str>| {
            let found = program.extending(kind, method);
            assert_eq!(
                found.map(|one| one.name.as_str()),
                expected,
                "{kind} {method}"
            );
        };
        check("list", "push", Some("Stack"));
        check("OrderedDict", "put", Some("Cache"));
        check("dict", "put", None);
        check("list", "pop", None);
        check("list", "show", None);
        check("OrderedDict", "move_to_end", None);
        let at = state(Event::Line, &[("<module>", 12, &[("s", "[1]")])], None);
        assert!(program.may_call(&at, "s.push(3)", "push"));
        assert!(!program.may_call(&at, "s.pop()", "pop"));
        let made = |expression: &str| program.extended_new(&at, expression);
        assert_eq!(made("Stack()").as_deref(), Some("[]"));
        assert_eq!(made("Cache()").as_deref(), Some("OrderedDict()"));
        assert_eq!(made("Plain()"), None);
    }
}
