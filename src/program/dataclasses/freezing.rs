//! Objects that cannot change: `@dataclass(frozen=True)` refuses what is assigned to their attributes (Python's library reference,
//! "dataclasses").

use ruff_python_ast::Stmt;

use crate::program::classes::{parsed, value};
use crate::program::displays::is_display;
use crate::program::{Definition, DefinitionKind, Program};
use crate::state::State;

impl Program {
    /// What is raised where the line that is about to run at a state sets or deletes an attribute of an object which cannot change
    /// (`@dataclass(frozen=True)`), if the values that it gives are read alone.
    pub(in crate::program) fn frozen(&self, at: &State) -> Option<String> {
        let line = &self.line(at.line()?)?.text;
        let mut classes = self.definitions.iter();
        if !line.contains('.') || !classes.any(|one| self.is_frozen(one)) {
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
        let class = self.class_of(at, &attribute.value)?;
        let owns = statement.is_assign_stmt() || value(at, target).is_some();
        let sets = self.method(class, "__setattr__").is_some();
        let raises = plain && owns && !sets && self.is_frozen(class);
        let name = attribute.attr.as_str();
        raises.then(|| format!("FrozenInstanceError: cannot {does} field '{name}'"))
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
}
