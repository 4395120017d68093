//! What decorators of Python's make of a method: `@property`, `@staticmethod`, `@classmethod`, and the setter of a property.

use super::{Definition, DefinitionKind, Program, is_identifier};
use crate::state::{Event, State};

/// What stands for a function where its class is asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Decoration {
    /// The function itself.
    Plain,
    /// What it gives is the attribute.
    Property,
    /// It is called where the attribute is set.
    Setter,
    /// It gets no object.
    Static,
    /// It gets the class.
    Class,
    /// Whatever a decorator makes of it.
    Other,
}

impl Program {
    /// What the decorators of a function make of it.
    pub(super) fn decoration(&self, function: &Definition) -> Decoration {
        if function.first == function.line {
            return Decoration::Plain;
        }
        let lines = self.lines.iter();
        let mut above = lines.filter(|line| (function.first..function.line).contains(&line.number));
        let (Some(decorator), None) = (above.next(), above.next()) else {
            return Decoration::Other;
        };
        if function.kind != DefinitionKind::Function {
            return Decoration::Other;
        }
        match decorator.text.as_str() {
            "@property" => Decoration::Property,
            "@staticmethod" => Decoration::Static,
            "@classmethod" => Decoration::Class,
            text if text
                .strip_prefix('@')
                .and_then(|text| text.strip_suffix(".setter"))
                == Some(&function.name) =>
            {
                Decoration::Setter
            }
            _ => Decoration::Other,
        }
    }

    /// The function with one decorator, a name, that begins in a line.
    pub(super) fn decorated(&self, line: u32) -> Option<(&Definition, &str)> {
        let mut definitions = self.definitions.iter();
        let function = definitions.find(|one| one.first == line && one.line > line)?;
        let name = self.line(line)?.text.strip_prefix('@')?;
        let single = function.kind == DefinitionKind::Function
            && self.decoration(function) == Decoration::Other
            && is_identifier(name)
            && self
                .lines
                .iter()
                .filter(|one| (line..function.line).contains(&one.number))
                .count()
                == 1;
        single.then_some((function, name))
    }

    /// The function of the program that the line of a decorator, about to run at a state, enters, with its parameter and what that gets.
    pub(super) fn decorating(&self, at: &State) -> Option<(&Definition, &str, String)> {
        let line = at.line().filter(|_| at.event == Event::Line)?;
        let (function, name) = self.decorated(line)?;
        let decorator = self.visible(at, name)?;
        let plain = decorator.first == decorator.line && decorator.kind == DefinitionKind::Function;
        let waits = self
            .lines
            .iter()
            .any(|one| decorator.contains(one.number) && one.waits());
        let mut parameters = decorator
            .scope
            .variables
            .iter()
            .filter(|one| one.is_parameter);
        let (parameter, None) = (parameters.next()?, parameters.next()) else {
            return None;
        };
        let shown = format!("<function {}>", self.qualified(function));
        (plain && !waits).then_some((decorator, parameter.name.as_str(), shown))
    }

    /// Whether an attribute of this name may be a property of some class.
    pub(super) fn may_be_property(&self, name: &str) -> bool {
        let mut named = self.definitions.iter().filter(|one| one.name == name);
        named.any(|one| {
            matches!(
                self.decoration(one),
                Decoration::Property | Decoration::Setter
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decorators_of_python_s_are_known() {
        let source = "\
def own(f):
    return f
class A:
    @property
    def size(self):
        return 1
    @size.setter
    def size(self, n):
        pass
    @staticmethod
    def made():
        return 2
    @classmethod
    def of(cls):
        return cls()
    @own
    def other(self):
        return 3
    @own
    @property
    def both(self):
        return 4
    def plain(self):
        return 5
";
        let program = Program::parse(source).unwrap();
        let found: Vec<Decoration> = program
            .definitions()
            .iter()
            .filter(|one| one.line > 3)
            .map(|one| program.decoration(one))
            .collect();
        let expected = [
            Decoration::Property,
            Decoration::Setter,
            Decoration::Static,
            Decoration::Class,
            Decoration::Other,
            Decoration::Other,
            Decoration::Plain,
        ];
        assert_eq!(found, expected);
        assert!(program.may_be_property("size") && !program.may_be_property("made"));
    }
}
