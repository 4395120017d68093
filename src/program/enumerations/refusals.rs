//! What enumerations have and what they refuse: `Color(7)` and `Color['PINK']` raise where no member has that value or that name.

use ruff_python_ast::Expr;

use crate::program::Program;
use crate::program::classes::value;
use crate::quiz::PythonValue;
use crate::state::State;

impl Program {
    /// The names of the members of the enumeration whose `__members__` an expression reads.
    pub(super) fn names_of(&self, at: &State, expr: &Expr) -> Option<Vec<String>> {
        let all = self.all_names(at, expr)?.into_iter();
        Some(all.map(|(name, _)| name).collect())
    }

    /// The message of the exception that is raised where an enumeration is asked for a member by a value or a name that none has.
    pub fn no_member(&self, at: &State, expression: &str) -> Option<String> {
        if !self.has_enumerations() {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let (class, asked) = match parsed.expr() {
            Expr::Call(call) if call.arguments.keywords.is_empty() => {
                let [asked] = &*call.arguments.args else {
                    return None;
                };
                (&*call.func, asked)
            }
            Expr::Subscript(item) => (&*item.value, &*item.slice),
            _ => return None,
        };
        let class = self.enumeration_named(at, &class.as_name_expr()?.id)?;
        // A name alone would be read as what it is called.
        let asked = value(at, asked).or_else(|| PythonValue::of_literal(asked))?;
        if self.is_flag(class) || self.qualified(class) != class.name {
            return None;
        }
        let members = self.members(class)?;
        if parsed.expr().is_subscript_expr() {
            let PythonValue::Str(name) = &asked else {
                return None;
            };
            let named = members.iter().any(|(one, _)| one == name);
            return (!named).then(|| format!("KeyError: {asked}"));
        }
        // Numbers of different types may be the same.
        let plain =
            |value: &PythonValue| matches!(value, PythonValue::Str(_) | PythonValue::Int(_));
        let values = members
            .iter()
            .map(|(_, value)| PythonValue::read(value).ok());
        let values: Vec<PythonValue> = values.collect::<Option<_>>()?;
        let told = plain(&asked) && values.iter().all(plain) && !values.contains(&asked);
        told.then(|| format!("ValueError: {asked} is not a valid {}", class.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_no_member_has_is_refused() {
        let source = "\
from enum import Enum
class Color(Enum):
    RED = 1
    GREEN = 'g'
class Own(Enum):
    A = 1
    @classmethod
    def _missing_(cls, value):
        return cls.A
x = 1
";
        let program = Program::parse(source).unwrap();
        let known: [(&str, &str); 2] = [("n", "7"), ("name", "'PINK'")];
        let at = state(Event::Line, &[("<module>", 10, &known)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.no_member(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("Color(7)", Some("ValueError: 7 is not a valid Color"));
        check("Color(n)", Some("ValueError: 7 is not a valid Color"));
        check(
            "Color('RED')",
            Some("ValueError: 'RED' is not a valid Color"),
        );
        check("Color['PINK']", Some("KeyError: 'PINK'"));
        check("Color[name]", Some("KeyError: 'PINK'"));
        check("Color(1)", None);
        // Whatever is the same number.
        check("Color(1.0)", None);
        check("Color['RED']", None);
        check("Own(7)", None);
        let check = |expression: &str, expected: &str| {
            let found = program.with_members(&at, expression);
            assert_eq!(found.as_deref(), Some(expected), "{expression}");
        };
        check("'RED' in Color.__members__", "True");
        check("'PINK' not in Color.__members__", "True");
        check("list(Color)", "[Color.RED, Color.GREEN]");
    }
}
