//! Functions that stand for others: what is called by the name of a decorated function of which states show nothing, because what the
//! program's decorators have made of it has the same name.

use super::Decoration;
use crate::program::{Definition, DefinitionKind, Program, is_identifier};
use crate::state::State;

impl Program {
    /// The innermost function that another one is written in.
    pub(in crate::program) fn function_around(&self, function: &Definition) -> Option<&Definition> {
        self.functions_around(function).last()
    }

    /// The function that is called by the name of one which the program's decorators have made something of, where states do not show what: it
    /// has the same name. `None` where that cannot be told.
    pub(in crate::program) fn standing_for<'p>(
        &'p self,
        at: &State,
        function: &'p Definition,
    ) -> Option<&'p Definition> {
        if self.decoration(function) != Decoration::Other {
            return None;
        }
        let made = self.unwrapped(at, function)?;
        let itself = made.line == function.line;
        (!itself || self.is_handed_back(function)).then_some(made)
    }

    /// Whether all that decorates a function are functions of the program that return what they are given (`def register(f): …; return f`).
    fn is_handed_back(&self, function: &Definition) -> bool {
        let mut above = self.decorators(function);
        above.all(|line| self.handing_back(&line.text).is_some())
    }

    /// Whether a decorator hands back the class that it is given, as a class whose objects are made and written as its text says.
    pub(in crate::program) fn keeps_class(&self, decorator: &str) -> bool {
        self.handing_back(decorator).is_some_and(|function| {
            let mut lines = self.lines.iter();
            !lines.any(|line| {
                let own = function.is_in_body(line.number);
                own && (line.text.contains("setattr(") || line.text.contains(".__"))
            })
        })
    }

    /// The function of the program that a decorator calls with what it decorates, if it returns that.
    fn handing_back(&self, decorator: &str) -> Option<&Definition> {
        let text = decorator.trim_start_matches('@');
        let (name, given) = text
            .split_once('(')
            .map_or((text, false), |(name, _)| (name, true));
        // What an object is asked for is a method of its class.
        let (object, name) = match name.rsplit_once('.') {
            Some((_, method)) => (true, method),
            None => (false, name),
        };
        let mut named = self.definitions.iter().filter(|one| one.name == name);
        let decorator = named.next().filter(|_| named.next().is_none())?;
        if object != self.is_method(decorator) {
            return None;
        }
        let inner = || {
            let name = self.returned_name(decorator)?;
            let mut inner = self.definitions.iter();
            inner.find(|one| {
                one.name == name && decorator.is_in_body(one.line) && one.first == one.line
            })
        };
        // A method is given the object first.
        let function = match (given, object) {
            (true, _) => inner()?,
            (false, true) => return None,
            (false, false) => decorator,
        };
        self.returns_what_it_gets(function).then_some(function)
    }

    /// Whether a function returns its only parameter.
    fn returns_what_it_gets(&self, function: &Definition) -> bool {
        let parameters = || {
            let variables = function.scope.variables.iter();
            variables.filter(|one| one.is_parameter)
        };
        let name = parameters().next().map(|one| one.name.as_str());
        let binds = |text: &str| {
            name.and_then(|name| text.strip_prefix(name))
                .is_some_and(|rest| rest.starts_with('='))
        };
        let mut lines = self.lines.iter();
        let keeps = !lines.any(|line| function.is_in_body(line.number) && binds(&line.text));
        let plain = function.first == function.line && parameters().count() == 1;
        plain && keeps && name.is_some() && self.returned_name(function) == name
    }

    /// The name that a function returns, whichever way it goes.
    pub(in crate::program) fn returned_name(&self, function: &Definition) -> Option<&str> {
        if function.kind != DefinitionKind::Function {
            return None;
        }
        let depth = self.line(function.body)?.depth;
        let mut own = self
            .lines
            .iter()
            .filter(|line| self.is_line_of(function, line.number) && line.number != function.line);
        let last = own.clone().next_back().filter(|line| line.depth == depth)?;
        let name = last
            .text
            .strip_prefix("return ")
            .filter(|name| is_identifier(name))?;
        let other = own.any(|line| {
            line.text.starts_with("return") && line.text != last.text || line.text.contains("yield")
        });
        (!other).then_some(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn a_decorated_function_is_what_its_decorators_return() {
        let source = "\
def traced(f):
    @wraps(f)
    def inner(*args):
        return f(*args)
    return inner
def times(n):
    def deco(f):
        @functools.wraps(f)
        def again(*args):
            return f(*args)
        return again
    return deco
def register(f):
    TABLE.append(f)
    return f
def named(name):
    def keep(f):
        TABLE[name] = f
        return f
    return keep
def either(f):
    @wraps(f)
    def other(*args):
        return 1
    if DEBUG:
        return f
    return other
def bare(f):
    def hidden(*args):
        return f(*args)
    return hidden
@traced
def a(): pass
@times(3)
def b(): pass
@register
def c(): pass
@named('d')
def d(): pass
@either
def e(): pass
@bare
def f(): pass
@register
@traced
def g(): pass
def h(): pass
x = 1
";
        let program = Program::parse(source).unwrap();
        let last = source.lines().count() as u32;
        let at = state(Event::Line, &[("<module>", last, &[])], None);
        let check = |name: &str, expected: Option<&str>| {
            let function = program.definitions().iter().find(|one| one.name == name);
            let made = program.standing_for(&at, function.unwrap());
            assert_eq!(made.map(|one| one.name.as_str()), expected, "{name}");
        };
        check("a", Some("inner"));
        check("b", Some("again"));
        check("c", Some("c"));
        check("d", Some("d"));
        check("e", None);
        check("f", None);
        check("g", Some("inner"));
        check("h", None);
    }
}
