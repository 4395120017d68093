//! Attributes that cannot be set: those of objects that cannot change, which `@dataclass(frozen=True)` sees to (Python's library reference,
//! "dataclasses"), and properties without a setter.

use ruff_python_ast::Stmt;

use crate::program::classes::{parsed, value};
use crate::program::decorators::Decoration;
use crate::program::displays::is_display;
use crate::program::lines::LogicalLine;
use crate::program::{Definition, DefinitionKind, Program};
use crate::state::State;

impl Program {
    /// What is raised where the line that is about to run at a state sets or deletes an attribute that cannot be, if the values that it
    /// gives are read alone.
    pub(in crate::program) fn unsettable(&self, at: &State) -> Option<String> {
        let line = &self.line(at.line()?)?.text;
        let mut definitions = self.definitions.iter();
        let refuses = |one| self.is_frozen(one) || self.decoration(one) == Decoration::Property;
        if !line.contains('.') || !definitions.any(refuses) {
            return None;
        }
        let module = parsed(line)?;
        let [statement] = module.syntax().body.as_slice() else {
            return None;
        };
        let (target, given, does) = match statement {
            Stmt::Assign(assign) => match assign.targets.as_slice() {
                [target] => (target, Some(&*assign.value), "assign to"),
                _ => return None,
            },
            Stmt::AugAssign(assign) => (&*assign.target, Some(&*assign.value), "assign to"),
            Stmt::Delete(delete) => match delete.targets.as_slice() {
                [target] => (target, None, "delete"),
                _ => return None,
            },
            _ => return None,
        };
        let attribute = target.as_attribute_expr()?;
        let plain = given.is_none_or(|given| is_display(given) || given.is_name_expr());
        let class = self.class_of(at, &attribute.value).filter(|_| plain)?;
        if self.method(class, "__setattr__").is_some() {
            return None;
        }
        let name = attribute.attr.as_str();
        let owns = statement.is_assign_stmt() || value(at, target).is_some();
        if owns && self.is_frozen(class) {
            return Some(format!("FrozenInstanceError: cannot {does} field '{name}'"));
        }
        // What is added to is read first.
        let property = self.method(class, name)?;
        let only_read = self.decoration(property) == Decoration::Property
            && self.is_never_set(name)
            && statement.is_assign_stmt();
        only_read.then(|| {
            let class = &class.name;
            format!("AttributeError: property '{name}' of '{class}' object has no setter")
        })
    }

    /// Whether properties of this name have no setter anywhere, and none that a call makes (`x = property(...)`).
    fn is_never_set(&self, name: &str) -> bool {
        let setter = format!("{name}.setter");
        let made = |line: &LogicalLine| {
            line.text.contains(&setter)
                || line.text.contains("cached_property")
                || line.text.contains("property(")
        };
        !self.lines.iter().any(made)
    }

    /// Whether objects of a class cannot change.
    fn is_frozen(&self, class: &Definition) -> bool {
        let mut above = self.decorators(class);
        class.kind == DefinitionKind::Class
            && above.any(|line| {
                let decorates = line.text.starts_with("@dataclass(");
                decorates && line.text.contains("frozen=True")
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn objects_that_cannot_change_refuse() {
        let check = |line: &str, expected: Option<&str>| {
            let source = format!(
                "@dataclass(frozen=True)\nclass P:\n    x: int\n@dataclass\nclass Q:\n    x: int\n{line}\n"
            );
            let program = Program::parse(&source).unwrap();
            let known: [(&str, &str); 3] = [("p", "P(x=1)"), ("q", "Q(x=1)"), ("n", "2")];
            let at = state(Event::Line, &[("<module>", 7, &known)], None);
            let found = program.misused(&at);
            let said = found
                .as_deref()
                .map(|text| text.trim_start_matches("FrozenInstanceError: "));
            assert_eq!(said, expected, "{line}");
        };
        check("p.x = n", Some("cannot assign to field 'x'"));
        check("p.z = 5", Some("cannot assign to field 'z'"));
        check("p.x += 1", Some("cannot assign to field 'x'"));
        check("del p.x", Some("cannot delete field 'x'"));
        check("q.x = 3", None);
        check("p.x = f(n)", None);
    }

    #[test]
    fn properties_without_a_setter_refuse() {
        let check = |line: &str, expected: Option<&str>| {
            let source = format!(
                "class P:\n    @property\n    def x(self):\n        return 1\n    @property\n    def y(self):\n        return 1\n    \
                 @y.setter\n    def y(self, v):\n        pass\nclass Q(P):\n    pass\n{line}\n"
            );
            let program = Program::parse(&source).unwrap();
            let known: [(&str, &str); 3] = [("p", "P(_x=1)"), ("q", "Q(_x=1)"), ("n", "2")];
            let at = state(Event::Line, &[("<module>", 13, &known)], None);
            assert_eq!(program.unsettable(&at).as_deref(), expected, "{line}");
        };
        let no =
            |class: &str| format!("AttributeError: property 'x' of '{class}' object has no setter");
        check("p.x = n", Some(&no("P")));
        check("q.x = 5", Some(&no("Q")));
        check("p.y = 5", None);
        check("p.z = 5", None);
        check("p.x += 1", None);
        check("p.x = f(n)", None);
    }
}
