//! Members of an enumeration whose `__init__` takes their value apart (documentation of Python's `enum`, "Planet"): `Planet.EARTH.mass`.

use ruff_python_ast::Expr;

use super::shown;
use crate::program::{Definition, Program, classes};
use crate::quiz::PythonValue;
use crate::state::State;

impl Program {
    /// What an attribute of a member is that its `__init__` has given what it got for a parameter, and that nothing else sets.
    pub(super) fn part_initialised(&self, at: &State, member: &Expr, part: &str) -> Option<String> {
        let (class, value) = self.member_initialised(at, member)?;
        let init = self.method(class, "__init__")?;
        let mut parameters = init.scope.variables.iter().filter(|one| one.is_parameter);
        let own = &parameters.next()?.name;
        let given = match PythonValue::read(&value).ok()? {
            PythonValue::Tuple(items) => items,
            one => vec![one],
        };
        let outside = format!(".{part}");
        let sets = |text: &str| {
            let behind = text.split(&outside).skip(1);
            let mut behind = behind.map(|rest| rest.trim_start_matches(['+', '-', '*', '/']));
            text.contains("setattr(") || behind.any(|rest| rest.starts_with(['=', ',', ':']))
        };
        let mut setting = self.lines.iter().filter(|line| sets(&line.text));
        let line = setting.next().filter(|_| setting.next().is_none())?;
        // What stands within a block may not have run.
        let depth = self.line(init.body)?.depth;
        let always = init.contains(line.number) && line.depth == depth;
        let name = line.text.strip_prefix(&format!("{own}{outside}="))?;
        let place = parameters.position(|one| one.name == name);
        Some(given.get(place.filter(|_| always)?)?.to_string())
    }

    /// The class and the value of a member that an expression names or stands for, of an enumeration with an `__init__`.
    fn member_initialised(&self, at: &State, expr: &Expr) -> Option<(&Definition, String)> {
        let named = |class: &Definition, is: &dyn Fn(&(String, String)) -> bool| {
            self.method(class, "__init__")?;
            let mut members = self.members_initialised(class)?.into_iter();
            members.find(is).map(|(_, value)| value)
        };
        if let Expr::Attribute(read) = expr
            && let Some(class) = read.value.as_name_expr()
            && let Some(class) = self.class_named(at, &class.id)
        {
            let value = named(class, &|(name, _)| *name == read.attr.as_str())?;
            return Some((class, value));
        }
        let held = classes::shown(at, expr)?;
        let class = self.class_of_shown(&held)?;
        let value = named(class, &|member| shown(class, member) == held)?;
        Some((class, value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn parts_of_a_members_value_are_told_by_what_takes_them() {
        let source = "\
from enum import Enum
class P(Enum):
    A = (1, 2)
    B = (3, 4)
    def __init__(self, m, r):
        self.m = m
        self.r = r * 2
        if r > 2:
            self.big = r
x = 1
";
        let program = Program::parse(source).unwrap();
        let names = [("p", "<P.B: (3, 4)>"), ("n", "3")];
        let at = state(Event::Line, &[("<module>", 10, &names)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.with_members(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("P.A.m", Some("1"));
        check("p.m+1", Some("3+1"));
        check("p.r", None);
        check("p.big", None);
        check("n.m", None);
    }
}
