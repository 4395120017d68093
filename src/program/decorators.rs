//! What decorators of Python's make of a method: `@property`, `@staticmethod`, `@classmethod`, and the setter of a property.

mod dispatching;
mod standing;

use super::{
    Definition, DefinitionKind, LogicalLine, Program, Resumption, is_identifier, is_word_part,
};
use crate::state::{Event, Frame, State};

/// What stands for a function where its class is asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Decoration {
    /// The function itself.
    Plain,
    /// What it gives is the attribute.
    Property,
    /// What it gives is the attribute, and is kept: it is asked once.
    Kept,
    /// It is called where the attribute is set.
    Setter,
    /// It is called where the attribute is deleted.
    Deleter,
    /// It gets no object.
    Static,
    /// It gets the class.
    Class,
    /// Whatever a decorator makes of it.
    Other,
}

/// Decorators of the library that leave a function as it is.
const LEAVING: [&str; 3] = ["abstractmethod", "final", "override"];

impl Program {
    /// The lines of the decorators of a function or a class, the outermost first.
    pub(super) fn decorators(&self, definition: &Definition) -> impl Iterator<Item = &LogicalLine> {
        let above = definition.first..definition.line;
        let lines = self.lines.iter();
        lines.filter(move |line| above.contains(&line.number))
    }

    /// What the decorators of a function make of it.
    pub(super) fn decoration(&self, function: &Definition) -> Decoration {
        if function.first == function.line {
            return Decoration::Plain;
        }
        let leaves = |text: &str| {
            let name = text.rsplit(['@', '.']).next().unwrap_or(text);
            LEAVING.contains(&name) && self.definitions.iter().all(|one| one.name != name)
        };
        let mut above = self.decorators(function);
        let mut above = above.by_ref().filter(|line| !leaves(&line.text));
        let decorator = match (above.next(), above.next()) {
            (Some(decorator), None) => decorator,
            (None, _) => return Decoration::Plain,
            _ => return Decoration::Other,
        };
        if function.kind != DefinitionKind::Function {
            return Decoration::Other;
        }
        match decorator.text.as_str() {
            "@property" => Decoration::Property,
            "@cached_property" | "@functools.cached_property"
                if self.imports_any(&["functools"]) =>
            {
                Decoration::Kept
            }
            "@staticmethod" => Decoration::Static,
            "@classmethod" => Decoration::Class,
            _ if self.enters_cached && self.is_cached(function) => Decoration::Plain,
            text => match text.strip_prefix('@').and_then(|text| text.split_once('.')) {
                Some((name, "setter")) if name == function.name => Decoration::Setter,
                Some((name, "deleter")) if name == function.name => Decoration::Deleter,
                _ => Decoration::Other,
            },
        }
    }

    /// The function or class whose first decorator is a line.
    pub(super) fn decorated_from(&self, line: u32) -> Option<&Definition> {
        let mut definitions = self.definitions.iter();
        definitions.find(|one| one.first == line && one.line > line)
    }

    /// Whether a line is the decorator of a method that Python makes something of without a call: `@property`, `@classmethod`.
    pub(super) fn only_marks(&self, line: u32) -> bool {
        let method = self.decorated_from(line);
        method.is_some_and(|method| {
            let marked = [
                Decoration::Property,
                Decoration::Kept,
                Decoration::Setter,
                Decoration::Deleter,
                Decoration::Static,
                Decoration::Class,
            ];
            self.is_method(method) && marked.contains(&self.decoration(method))
        })
    }

    /// Whether a class is what its body says: no decorator puts anything else in its place.
    pub(super) fn stays_itself(&self, class: &Definition) -> bool {
        let mut above = self.decorators(class);
        let adds = |text: &str| {
            text.trim_start_matches('@').rsplit('.').next() == Some("total_ordering")
                && !self
                    .definitions
                    .iter()
                    .any(|one| one.name == "total_ordering")
        };
        above.all(|line| adds(&line.text) || self.keeps_class(&line.text))
    }

    /// The function with one decorator, a name, that begins in a line.
    pub(super) fn decorated(&self, line: u32) -> Option<(&Definition, &str)> {
        let function = self.decorated_from(line)?;
        let name = self.line(line)?.text.strip_prefix('@')?;
        let single = function.kind == DefinitionKind::Function
            && self.decoration(function) == Decoration::Other
            && is_identifier(name)
            && self.class(name).is_none()
            && self.decorators(function).count() == 1;
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

    /// The class with decorators that begins in a line, and how many calls of functions of the program make these: its body runs once they have
    /// returned, and what they have made is called after that.
    pub(super) fn class_decorated(&self, line: u32) -> Option<(&Definition, usize)> {
        let class = self.decorated_from(line);
        let class = class.filter(|one| one.kind == DefinitionKind::Class)?;
        let own = |line: &&LogicalLine| {
            let called = line.text.split_once('(').map_or("", |(called, _)| called);
            let name = called.rsplit(['@', '.']).next().unwrap_or_default();
            self.definitions.iter().any(|one| one.name == name)
        };
        Some((class, self.decorators(class).filter(own).count()))
    }

    /// The program with the header of a class in the place of its decorators: they are there, and its body is about to run.
    pub(super) fn without_decorators(&self, class: &Definition) -> Option<Program> {
        let header = &self.line(class.line)?.text;
        let inline = class.body == class.line;
        let text = self.text.lines().zip(1..).map(|(text, number)| {
            let indent = &text[..text.len() - text.trim_start().len()];
            match number {
                _ if number == class.first => format!("{indent}{header}"),
                _ if number > class.first
                    && (number < class.body || inline && number == class.line) =>
                {
                    String::new()
                }
                _ => text.to_owned(),
            }
        });
        let text: Vec<String> = text.collect();
        self.rewritten(&(text.join("\n") + "\n"))
    }

    /// The program with the decorators of the function or class that begins in the line of a frame written as calls of what they are:
    /// `@retry(3)` above `def get` is `get = retry(3)(function)`, with the name that the function itself has there, and what it is shown as.
    pub(super) fn with_decorators_called(
        &self,
        frame: &Frame,
    ) -> Option<(Program, String, String)> {
        let mut definitions = self.definitions.iter();
        let function = definitions.find(|one| {
            one.kind != DefinitionKind::Module && (one.first..one.line).contains(&frame.line)
        })?;
        if self.decoration(function) != Decoration::Other || self.decorated(frame.line).is_some() {
            return None;
        }
        let above = self.decorators(function);
        let decorators: Option<Vec<&str>> = above.map(|one| one.text.strip_prefix('@')).collect();
        let mut decorators = decorators?;
        let mut shown = match function.kind {
            DefinitionKind::Class => format!("<class '__main__.{}'>", self.qualified(function)),
            _ => format!("<function {}>", self.qualified(function)),
        };
        // What `wraps` makes has the name of what it is given.
        if let Some(wrapped) = decorators.last().and_then(|last| wrapped(last)) {
            decorators.pop();
            let other = frame.known(wrapped)?;
            other
                .starts_with("<function ")
                .then(|| other.clone_into(&mut shown))?;
        }
        let own = |text: &&str| {
            let root = text.split(|c| !is_word_part(c)).next().unwrap_or_default();
            let mut definitions = self.definitions.iter();
            let defined =
                definitions.any(|one| one.name == root && one.kind != DefinitionKind::Module);
            // What an object of the program is asked for: `@bus.on('start')`.
            let object = || frame.known(root).and_then(|shown| self.class_shown(shown));
            defined || object().is_some()
        };
        if !decorators.iter().all(own) {
            return None;
        }
        let mut made = "function_0".to_owned();
        while self.identifiers.contains(&made) {
            made.push('_');
        }
        let calls = decorators.iter().rev();
        let whole = calls.fold(made.clone(), |inner, one| format!("{one}({inner})"));
        let text = self.text.lines().zip(1..).map(|(text, number)| {
            if number == frame.line {
                let indent = &text[..text.len() - text.trim_start().len()];
                format!("{indent}{} = {whole}", function.name)
            } else if (function.first..function.line).contains(&number) {
                String::new()
            } else {
                text.to_owned()
            }
        });
        let text: Vec<String> = text.collect();
        Some((self.rewritten(&(text.join("\n") + "\n"))?, made, shown))
    }

    /// The line of decorators that is about to run at a state, written as calls, with a state that has the function.
    pub fn decorators_called(&self, at: &State) -> Option<Resumption> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        // The body of a class comes before what is called with it.
        if let Some((_, 0)) = self.class_decorated(frame.line) {
            return None;
        }
        let (program, made, shown) = self.with_decorators_called(frame)?;
        let mut at = at.clone();
        let locals = at.frames.last_mut()?.locals.as_mut()?;
        locals.insert(made, Some(shown));
        Some(Resumption::of(program, &at))
    }

    /// The function that is called by what is shown as `function` where the code of a state runs: decorators that use `wraps` show what they
    /// make as what they are given. `None` where that cannot be told.
    pub(super) fn unwrapped<'p>(
        &'p self,
        at: &State,
        function: &'p Definition,
    ) -> Option<&'p Definition> {
        if self.decoration(function) != Decoration::Other {
            return Some(function);
        }
        let definitions = || {
            let all = self.definitions.iter();
            all.filter(|one| one.kind == DefinitionKind::Function)
        };
        let above = self.decorators(function);
        let roots = above.map(|line| {
            let text = line.text.trim_start_matches('@');
            let root = text.split(|c| !is_word_part(c)).next();
            (root.unwrap_or_default(), text.contains('('))
        });
        let roots: Vec<(&str, bool)> = roots.collect();
        let wrapping = |one: &&Definition| {
            let mut decorators = self.decorators(one);
            decorators.any(|line| line.text.strip_prefix('@').and_then(wrapped).is_some())
        };
        // What one of them gets is what those below it have made.
        let running = at.line()?;
        let inside = |(root, _): &(&str, bool)| {
            let mut all = definitions();
            all.any(|one| one.name == *root && one.contains(running))
        };
        let first = roots.iter().position(inside).map_or(0, |index| index + 1);
        for (root, given) in &roots[first..] {
            let mut named = definitions().filter(|one| one.name == *root);
            let (Some(decorator), None) = (named.next(), named.next()) else {
                continue;
            };
            let mut made = definitions().filter(|one| {
                one.line != decorator.line && decorator.contains(one.line) && wrapping(one)
            });
            match (made.next(), made.next()) {
                // States show what a class has by its name alone.
                (None, _) if self.is_method(function) => {
                    if let Some(made) = self.made_by_calling(decorator, *given) {
                        return Some(made);
                    }
                }
                (None, _) => {}
                (Some(made), None) => {
                    let around = self.function_around(made)?;
                    let returned = self.returned_name(around) == Some(&made.name);
                    return returned.then_some(made);
                }
                _ => return None,
            }
        }
        Some(function)
    }

    /// The function that a decorator of the program makes and returns, or the one that this makes, where it is `given` something itself.
    fn made_by_calling(&self, decorator: &Definition, given: bool) -> Option<&Definition> {
        let inner = |around: &Definition| {
            let name = self.returned_name(around)?;
            let own = |one: &&Definition| {
                one.kind == DefinitionKind::Function && around.is_in_body(one.line)
            };
            let mut named = self
                .definitions
                .iter()
                .filter(own)
                .filter(|one| one.name == name);
            let made = named.next().filter(|_| named.next().is_none())?;
            (made.first == made.line).then_some(made)
        };
        let made = inner(decorator)?;
        if given { inner(made) } else { Some(made) }
    }

    /// Whether an attribute of this name may be a property of some class.
    pub(super) fn may_be_property(&self, name: &str) -> bool {
        let mut named = self.definitions.iter().filter(|one| one.name == name);
        let property = named.any(|one| {
            matches!(
                self.decoration(one),
                Decoration::Property | Decoration::Kept | Decoration::Setter | Decoration::Deleter
            )
        });
        let put = self.unseen.put.as_deref() == Some(name);
        property && !put || self.is_made_property(name) || self.may_be_described(name)
    }
}

/// The function whose name a decorator gives another one: `functools.wraps(f)`.
fn wrapped(decorator: &str) -> Option<&str> {
    let inside = decorator
        .strip_prefix("functools.wraps(")
        .or_else(|| decorator.strip_prefix("wraps("))?;
    inside.strip_suffix(')').filter(|name| is_identifier(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn decorators_are_calls_of_what_they_are() {
        let check = |decorators: &str, expected: Option<(&str, &str)>| {
            let source = format!(
                "def a(f):\n    return f\ndef b(n):\n    return a\n{decorators}\ndef g():\n    pass\nclass O:\n    def on(self, name):\n        return a\n"
            );
            let program = Program::parse(&source).unwrap();
            let known = [("h", "<function h>"), ("o", "O()"), ("n", "1")];
            let frame = Frame::new("<module>", 5).knowing(&known);
            let called = program.with_decorators_called(&frame);
            let called = called.map(|(program, _, shown)| {
                let line = program.line(5).unwrap();
                (line.text.clone(), shown)
            });
            let expected = expected.map(|(line, shown)| (line.to_owned(), shown.to_owned()));
            assert_eq!(called, expected, "{decorators}");
        };
        check("@b(1)", Some(("g=b(1)(function_0)", "<function g>")));
        check(
            "@a\n@b(n=2)",
            Some(("g=a(b(n=2)(function_0))", "<function g>")),
        );
        check(
            "@functools.wraps(h)",
            Some(("g=function_0", "<function h>")),
        );
        // What an object of the program is asked for.
        check(
            "@o.on('x')",
            Some(("g=o.on('x')(function_0)", "<function g>")),
        );
        check("@n.on('x')", None);
        // One that is a name alone is told otherwise.
        check("@a", None);
        check("@lru_cache(2)", None);
    }

    #[test]
    fn a_class_may_decorate_and_be_decorated() {
        let source = "\
class Counted:
    def __init__(self, f):
        self.f = f
def kept(cls):
    cls.open = False
    return cls
def named(name):
    def keep(cls):
        return cls
    return keep
def said(cls):
    cls.__repr__ = str
    return cls
@Counted
def g(): pass
@kept
class A:
    x = 1
@named('b')
@kept
class B:
    x = 1
@said
class C:
    x = 1
";
        let program = Program::parse(source).unwrap();
        let called = |line: u32| {
            let called = program.with_decorators_called(&Frame::new("<module>", line));
            called.map(|(program, _, shown)| (program.line(line).unwrap().text.clone(), shown))
        };
        let told = |text: &str, shown: &str| Some((text.to_owned(), shown.to_owned()));
        assert_eq!(called(14), told("g=Counted(function_0)", "<function g>"));
        assert_eq!(
            called(19),
            told("B=named('b')(kept(function_0))", "<class '__main__.B'>")
        );
        let calls = |line: u32| program.class_decorated(line).map(|(_, calls)| calls);
        assert_eq!((calls(14), calls(16), calls(19)), (None, Some(0), Some(1)));
        let class = |name: &str| program.class(name).unwrap();
        assert!(program.stays_itself(class("A")) && program.stays_itself(class("B")));
        assert!(!program.stays_itself(class("C")));
        let begun = program.without_decorators(class("B")).unwrap();
        assert_eq!(begun.line(19).unwrap().text, "class B:");
        assert_eq!(begun.line(22).unwrap().text, "x=1");
    }

    #[test]
    fn methods_are_what_their_decorators_make() {
        let source = "\
def own(f):
    def inner(*args):
        return f(*args)
    return inner
def given(n):
    def outer(f):
        def most(*args):
            return f(*args)
        return most
    return outer
def kept(f):
    return f
class A:
    @own
    def one(self):
        return 1
    @given(2)
    def two(self):
        return 2
    @kept
    def three(self):
        return 3
x = 1
";
        let program = Program::parse(source).unwrap();
        let at = state(Event::Line, &[("<module>", 23, &[])], None);
        let check = |name: &str, expected: &str| {
            let mut named = program.definitions().iter();
            let method = named.find(|one| one.name == name).unwrap();
            let made = program.standing_for(&at, method).unwrap();
            assert_eq!(made.name, expected, "{name}");
        };
        check("one", "inner");
        check("two", "most");
        check("three", "three");
    }

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
        let marks: Vec<u32> = (1..23).filter(|line| program.only_marks(*line)).collect();
        assert_eq!(marks, [4, 7, 10, 13]);
    }
}
