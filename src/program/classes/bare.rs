//! Objects that are made without anything of the program's: their class, and all that it inherits from, has no `__init__` and no `__new__`.
//! To make one enters no frame, and it has no attributes before a statement gives it one.

use ruff_python_ast::{Expr, ExprCall};

use super::{found, value};
use crate::program::{Definition, DefinitionKind, Program};
use crate::quiz::PythonValue;
use crate::state::State;

/// What has a say in how objects of a class are made.
const MAKING: [&str; 2] = ["__init__", "__new__"];

impl Program {
    /// Whether making an object of a class runs nothing of the program, and gives the object no attributes.
    pub(in crate::program) fn makes_bare(&self, class: &Definition) -> bool {
        let Some(lineage) = self.whole_lineage(class) else {
            return false;
        };
        let plain = |one: &Definition| {
            let header = self.line(one.line).map(|line| line.text.as_str());
            let named = header.and_then(|text| text.strip_prefix("class "));
            let rest = named.and_then(|text| text.strip_prefix(one.name.as_str()));
            rest.is_some_and(|rest| rest.starts_with(':'))
        };
        let known = |one: &&Definition| {
            one.kind == DefinitionKind::Class
                && self.stays_itself(one)
                && (self.bases(one).is_some() || plain(one))
        };
        if !lineage.iter().all(known) {
            return false;
        }
        !MAKING.iter().any(|name| self.may_have(&class.name, name))
    }

    /// The class of which a call makes an object that is made so.
    pub(in crate::program) fn made_bare(&self, call: &ExprCall) -> Option<&Definition> {
        let name = call.func.as_name_expr()?;
        let class = self.class(&name.id).filter(|_| call.arguments.is_empty())?;
        self.makes_bare(class).then_some(class)
    }

    /// What a new object is shown as, if an expression makes one of a dataclass of values that are told, or one without attributes.
    pub fn made_object(&self, at: &State, expression: &str) -> Option<String> {
        // One of Python's own is a mark of which it only matters that it is another one.
        let mark = expression == "object()" && !self.binds("object");
        mark.then(|| "<object>".to_owned())
            .or_else(|| self.bare_object(at, expression))
            .or_else(|| self.extended_new(at, expression))
            .or_else(|| self.allocated(at, expression))
            .or_else(|| self.made_dataclass(at, expression))
    }

    /// What a new object without attributes is shown as.
    fn bare_object(&self, at: &State, expression: &str) -> Option<String> {
        let parsed = expression.ends_with("()").then_some(expression)?;
        let parsed = ruff_python_parser::parse_expression(parsed).ok()?;
        self.shown_new(self.made_bare_at(at, parsed.expr())?)
    }

    /// Whether an expression is a call that only makes an object without attributes.
    pub(in crate::program) fn is_bare_call(&self, at: &State, expr: &Expr) -> bool {
        self.made_bare_at(at, expr).is_some()
    }

    /// The class of which an expression makes an object so: one that is called by its name, or by what it is the value of.
    pub(in crate::program) fn made_bare_at(&self, at: &State, expr: &Expr) -> Option<&Definition> {
        let call = expr
            .as_call_expr()
            .filter(|call| call.arguments.is_empty())?;
        let class = match &*call.func {
            Expr::Name(name) if found(at, &name.id).is_none() => {
                let class = self.visible(at, &name.id)?;
                self.class(&name.id).filter(|one| one.line == class.line)?
            }
            held => {
                let PythonValue::Opaque(text) = value(at, held)? else {
                    return None;
                };
                self.class_told(&text)?
            }
        };
        self.makes_bare(class).then_some(class)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    const SOURCE: &str = "\
class Solution(object):
    size = 2
    def run(self):
        return self.size
class Faster(Solution):
    pass
class Point:
    def __init__(self):
        self.x = 0
class Far(Point):
    pass
@dataclass
class Pair:
    x: int = 0
class Near(Pair):
    pass
class Odd(Exception):
    pass
class Both(Faster, Solution):
    pass
class Late(Faster, Far):
    pass
print()
";

    #[test]
    fn objects_are_made_without_attributes() {
        let check = |expression: &str, expected: Option<&str>, enters: bool| {
            let program = Program::parse(SOURCE).unwrap();
            let at = state(Event::Line, &[("<module>", 23, &[])], None);
            let made = program.bare_object(&at, expression);
            assert_eq!(made.as_deref(), expected, "{expression}");
            let line = format!("x={expression}");
            assert_eq!(program.may_enter(&at, &line), enters, "{line}");
        };
        check("Solution()", Some("Solution()"), false);
        check("Faster()", Some("Faster()"), false);
        check("Far()", None, true);
        check("Both()", Some("Both()"), false);
        check("Late()", None, true);
        // A class that inherits from a dataclass makes its objects as that does.
        check("Near()", None, false);
        // Nor does an exception enter anything that leaves it to Python's how it is made.
        check("Odd()", None, false);
        check("Solution(3)", None, true);
        check("Solution().run()", None, true);
    }
}
