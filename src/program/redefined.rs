//! Names that the module defines again: functions under a name that another one had, and methods that its statements put into classes
//! (`Shape.area = round_area`). Which one is meant is told by how far the module is.

use super::classes::value;
use super::{Definition, DefinitionKind, LogicalLine, MODULE, Program, is_identifier};
use crate::quiz::PythonValue;
use crate::state::State;
use ruff_python_ast::Expr;

impl Program {
    /// The function that the module has defined last under a name, where all that defines it are functions of the module which always runs
    /// these lines.
    pub(super) fn defined_last(&self, at: &State, name: &str) -> Option<&Definition> {
        self.defined_before(name, reached(at)?)
    }

    /// The function that a name of the module stands for which is shown so, if one statement alone gives it that name
    /// (`old = area`): by then another one may have the function's.
    pub(super) fn defined_as(&self, name: &str, shown: &str) -> Option<&Definition> {
        let line = self.definition(0)?.scope.only_line_of(name)?;
        let line = self.line(line).filter(|line| line.depth == 0)?;
        let given = line.text.strip_prefix(name)?.strip_prefix('=')?;
        self.defined_before(given, line.number)
            .filter(|_| given == shown)
    }

    /// The function that has a name where the module runs a line.
    fn defined_before(&self, name: &str, line: u32) -> Option<&Definition> {
        let module = self.definition(0)?;
        let elsewhere = |one: &Definition| one.scope.foreign.iter().any(|own| own == name);
        if module.scope.variables.iter().any(|one| one.name == name)
            || self.definitions.iter().any(elsewhere)
        {
            return None;
        }
        let plain = |one: &&Definition| {
            let always = self.line(one.line).is_some_and(|line| line.depth == 0);
            one.kind == DefinitionKind::Function && one.first == one.line && always
        };
        let named = self.definitions.iter().filter(|one| one.name == name);
        if !named.clone().all(|one| plain(&one)) {
            return None;
        }
        named
            .filter(|one| one.line < line)
            .max_by_key(|one| one.line)
    }

    /// Whether a statement may put something into a class under a name.
    pub(super) fn is_put_into(&self, class: &Definition, name: &str) -> bool {
        self.lines.iter().any(|line| puts(line, class, name))
    }

    /// The function that statements of the module have put into the first of these classes that has something under a name. The inner `None`
    /// is for what cannot be told; the outer one where no statement has.
    pub(super) fn put_among(
        &self,
        at: &State,
        classes: &[&Definition],
        name: &str,
    ) -> Option<Option<&Definition>> {
        for class in classes {
            let mut lines = self.lines.iter().filter(|line| puts(line, class, name));
            if lines.clone().next().is_some() {
                let Some(reached) = reached(at) else {
                    return Some(None);
                };
                if lines.clone().any(|line| line.depth > 0) {
                    return Some(None);
                }
                if let Some(last) = lines.rfind(|line| line.number < reached) {
                    let given = last.text.split_once('=').map_or("", |(_, given)| given);
                    let function = self.visible(at, given);
                    let plain = |one: &&Definition| {
                        one.kind == DefinitionKind::Function && one.first == one.line
                    };
                    return Some(function.filter(plain).filter(|_| is_identifier(given)));
                }
            }
            if self.body_has(class, name) {
                return None;
            }
        }
        None
    }

    /// Whether an object shows that it has an attribute of its own, which comes before a method of its class.
    pub(super) fn has_itself(&self, at: &State, object: &Expr, name: &str) -> bool {
        match value(at, object) {
            Some(PythonValue::Object { parts, .. }) => {
                let mut names = parts.iter().filter_map(|(own, _)| own.as_deref());
                names.any(|own| own == name)
            }
            _ => false,
        }
    }
}

/// The line that the module is at.
fn reached(at: &State) -> Option<u32> {
    let module = at.frames.first().filter(|frame| frame.function == MODULE)?;
    Some(module.line)
}

/// Whether a line puts something into a class under a name: `Shape.area=round_area`, `setattr(Shape, 'area', …)`.
fn puts(line: &LogicalLine, class: &Definition, name: &str) -> bool {
    let named = || {
        let rest = line.text.strip_prefix(class.name.as_str())?;
        let rest = rest.strip_prefix('.')?.strip_prefix(name)?;
        Some(rest.starts_with('=') && !rest.starts_with("=="))
    };
    let called = || {
        let rest = line.text.strip_prefix("setattr(")?;
        let rest = rest.strip_prefix(class.name.as_str())?;
        let known = rest.split(['\'', '"']).nth(1);
        Some(known.is_none_or(|known| known == name))
    };
    named() == Some(true) || called() == Some(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    const SOURCE: &str = "\
def f():
    return 1
g = f
def f():
    return 2
class A:
    def hi(self):
        return 3
class B(A):
    pass
def new(self):
    return 4
x = 1
A.hi = new
x = 2
A.hi = lambda self: 5
x = 3
";

    #[test]
    fn the_last_definition_that_was_reached_is_meant() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |line: u32, expected: Option<u32>| {
            let at = state(Event::Line, &[("<module>", line, &[])], None);
            let found = program.visible(&at, "f").map(|one| one.line);
            assert_eq!(found, expected, "{line}");
        };
        check(1, None);
        check(3, Some(1));
        check(4, Some(1));
        check(6, Some(4));
        let given = program.defined_as("g", "f").map(|one| one.line);
        assert_eq!(given, Some(1));
        assert!(program.defined_as("x", "f").is_none());
    }

    #[test]
    fn a_method_is_the_one_that_was_put_into_the_class_last() {
        let program = Program::parse(SOURCE).unwrap();
        let class = |name: &str| program.class(name).unwrap();
        let classes = [class("B"), class("A")];
        let check = |line: u32, name: &str, expected: Option<Option<u32>>| {
            let at = state(Event::Line, &[("<module>", line, &[])], None);
            let found = program.put_among(&at, &classes, name);
            let found = found.map(|one| one.map(|one| one.line));
            assert_eq!(found, expected, "{line}, {name}");
        };
        check(13, "hi", None);
        check(14, "hi", None);
        check(15, "hi", Some(Some(11)));
        check(17, "hi", Some(None));
        check(17, "other", None);
        assert!(program.is_put_into(class("A"), "hi"));
        assert!(!program.is_put_into(class("B"), "hi"));
    }
}
