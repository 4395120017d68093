//! From which classes objects have their methods, in which order: Python's method resolution order, which is "C3" (Barrett and others, "A
//! Monotonic Superclass Linearization for Dylan", 1996; Python's how-to "The Python 2.3 Method Resolution Order").

use ruff_python_ast::ExprAttribute;

use super::{MOST_BASES, class_name};
use crate::program::{Definition, DefinitionKind, Program, mentions};
use crate::state::State;

impl Program {
    /// The class and those that it inherits from, in the order in which they are asked for a method; up to the first that the program does
    /// not define.
    pub(in crate::program) fn lineage<'p>(&'p self, class: &Definition) -> Vec<&'p Definition> {
        self.whole_lineage(class).unwrap_or_else(|| {
            let next = |one: &&Definition| self.base(one);
            let chain = std::iter::successors(self.definition(class.line), next);
            chain.take(MOST_BASES).collect()
        })
    }

    /// The same, if the program defines all of them.
    pub(in crate::program) fn whole_lineage<'p>(
        &'p self,
        class: &Definition,
    ) -> Option<Vec<&'p Definition>> {
        self.linear(class, MOST_BASES)
    }

    /// Whether all objects of a class are true: none of its classes says `__bool__` or `__len__`, and the program defines all of them.
    pub fn is_always_true(&self, class: &str) -> bool {
        self.class(class).is_some_and(|class| {
            let says = |name: &str| self.method(class, name).is_some();
            self.whole_lineage(class).is_some() && !says("__bool__") && !says("__len__")
        })
    }

    fn linear<'p>(&'p self, class: &Definition, most: usize) -> Option<Vec<&'p Definition>> {
        let most = most.checked_sub(1)?;
        let mut found = vec![self.definition(class.line)?];
        let written = self.bases(class).unwrap_or_default();
        let names = written.split(',').map(str::trim);
        let names = names.filter(|name| !matches!(*name, "" | "object"));
        let bases: Vec<&Definition> = names.map(|name| self.class(name)).collect::<Option<_>>()?;
        let mut lists: Vec<Vec<&Definition>> = bases
            .iter()
            .map(|base| self.linear(base, most))
            .collect::<Option<_>>()?;
        lists.push(bases);
        // The first that is not behind the head of any list comes next.
        while lists.iter().any(|list| !list.is_empty()) {
            let is = |one: &Definition, other: &Definition| one.line == other.line;
            let waits = |one: &Definition| {
                let mut behind = lists.iter().flat_map(|list| list.iter().skip(1));
                behind.any(|other| is(one, other))
            };
            let mut heads = lists.iter().filter_map(|list| list.first().copied());
            let next = heads.find(|head| !waits(head))?;
            for list in &mut lists {
                list.retain(|one| !is(one, next));
            }
            found.push(next);
        }
        Some(found)
    }

    /// Whether an attribute is `super().__init__`, or `super().__init_subclass__`, where no class above has such a method: what it calls then
    /// is Python's.
    pub(in crate::program) fn is_pythons_above(
        &self,
        at: &State,
        attribute: &ExprAttribute,
    ) -> bool {
        self.made_above(at, attribute).is_some()
    }

    /// Whether that does nothing: all classes above are the program's.
    pub(in crate::program) fn makes_nothing_above(
        &self,
        at: &State,
        attribute: &ExprAttribute,
    ) -> bool {
        let class = self.made_above(at, attribute);
        class.is_some_and(|class| self.whole_lineage(class).is_some())
    }

    /// The class of the object that `super().__init__` is asked of, or that `super().__init_subclass__` is given, if no class of the program
    /// above has such a method.
    fn made_above(&self, at: &State, attribute: &ExprAttribute) -> Option<&Definition> {
        let call = attribute.value.as_call_expr()?;
        let name = attribute.attr.as_str();
        let asks = ["__init__", "__init_subclass__"].contains(&name)
            && call.func.as_name_expr()?.id.as_str() == "super";
        let frame = at.top().filter(|_| asks && call.arguments.is_empty())?;
        let around = self.class_around(frame.line)?;
        let method = self.definition_at(&frame.function, frame.line)?;
        let own = method.scope.variables.first()?;
        let shown = frame.known(&own.name).filter(|_| own.is_parameter)?;
        let class = match name {
            "__init__" => self.class_shown(shown)?,
            _ => self.class(class_name(shown)?)?,
        };
        let lineage = match self.whole_lineage(class) {
            Some(lineage) => lineage,
            // Behind the program's come those of Python's.
            None => self
                .lineage(class)
                .into_iter()
                .filter(|_| self.is_exception(class))
                .collect(),
        };
        let place = lineage.iter().position(|one| one.line == around.line)?;
        let has = |one: &&Definition| {
            let mut methods = self.definitions.iter();
            let method = methods.any(|method| method.name == name && one.contains(method.line));
            // What decorates a class may give it one.
            method || one.scope.names().any(|own| own == name) || one.first != one.line
        };
        (!lineage[place + 1..].iter().any(has)).then_some(class)
    }

    /// The abstract methods that a class still has, because of which no object of it is made; by their names (Python's library reference,
    /// "abc"). `None` where the program does not define all that it inherits from.
    pub(in crate::program) fn abstract_methods(&self, class: &Definition) -> Option<Vec<&str>> {
        let lineage = self.whole_lineage(class)?;
        let header = |one: &Definition| self.line(one.line).map(|line| line.text.as_str());
        let mut headers = lineage.iter().filter_map(|one| header(one));
        if !headers.any(|text| mentions(text, "ABC") || mentions(text, "ABCMeta")) {
            return Some(Vec::new());
        }
        let mut left: Vec<&str> = Vec::new();
        for one in lineage.into_iter().rev() {
            for name in one.scope.names() {
                left.retain(|other| *other != name);
            }
            let methods = self.definitions.iter().filter(|method| {
                let own = self.class_around(method.line);
                method.kind == DefinitionKind::Function
                    && own.is_some_and(|own| own.line == one.line)
            });
            for method in methods {
                left.retain(|other| *other != method.name);
                let mut above = self.decorators(method);
                if above.any(|line| mentions(&line.text, "abstractmethod")) {
                    left.push(&method.name);
                }
            }
        }
        left.sort_unstable();
        Some(left)
    }

    /// Whether a class is another one of the program, or inherits from it; `None` where it may inherit from more than is written.
    pub(in crate::program) fn descends(
        &self,
        class: &Definition,
        from: Option<&Definition>,
    ) -> Option<bool> {
        let lineage = self.lineage(class);
        let found = from.is_some_and(|from| lineage.iter().any(|one| one.line == from.line));
        // What a program imports inherits from none of its classes.
        let imports = |text: &str| text.starts_with("from ") || text.starts_with("import ");
        let of_library = |name: &str| {
            let mut lines = self.lines.iter().filter(|line| imports(&line.text));
            self.class(name).is_some() || lines.any(|line| mentions(&line.text, name))
        };
        let bases = lineage.last().and_then(|one| self.bases(one));
        let ends = || {
            let mut names = bases.unwrap_or_default().split(',').map(str::trim);
            from.is_some() && names.all(of_library)
        };
        (found || self.whole_lineage(class).is_some() || ends()).then_some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn classes_are_asked_in_the_order_of_python() {
        let source = "\
class A(ABC):
    pass
class B(A, metaclass=ABCMeta):
    pass
class C(A):
    pass
class D(B, C, Generic[T]):
    pass
class E(C, B, object):
    pass
class Odd(D, E):
    pass
class Late(D, Unknown):
    pass
class Near(Unknown):
    pass
class Below(Near):
    pass
";
        let program = Program::parse(source).unwrap();
        assert!(program.is_always_true("E"));
        assert!(!program.is_always_true("Late"));
        let check = |name: &str, expected: &[&str], whole: bool| {
            let class = program.class(name).unwrap();
            let found = program.lineage(class);
            let found: Vec<&str> = found.iter().map(|one| one.name.as_str()).collect();
            assert_eq!(found, expected, "{name}");
            assert_eq!(program.whole_lineage(class).is_some(), whole, "{name}");
        };
        check("A", &["A"], true);
        check("D", &["D", "B", "C", "A"], true);
        check("E", &["E", "C", "B", "A"], true);
        check("Odd", &["Odd"], false);
        check("Late", &["Late"], false);
        check("Below", &["Below", "Near"], false);
    }

    #[test]
    fn what_no_class_above_defines_is_pythons() {
        let source = "\
class Base:
    def __init_subclass__(cls, **kw):
        super().__init_subclass__(**kw)
class Low(Base):
    def __init_subclass__(cls, **kw):
        super().__init_subclass__(**kw)
class Form(Low, key=1):
    pass
";
        let program = Program::parse(source).unwrap();
        let check = |line: u32, expected: bool| {
            let own = [("cls", "<class '__main__.Form'>"), ("kw", "{}")];
            let frames = [("<module>", 7, &[][..]), ("__init_subclass__", line, &own)];
            let at = state(Event::Line, &frames, None);
            let enters = program.may_enter(&at, "super().__init_subclass__(**kw)");
            assert_eq!(enters, expected, "{line}");
        };
        check(3, false);
        check(6, true);
    }

    #[test]
    fn what_is_abstract_stays_so_until_a_class_defines_it() {
        let source = "\
class Shape(ABC):
    @abstractmethod
    def area(self): ...
    @property
    @abc.abstractmethod
    def name(self): ...
class Square(Shape):
    def area(self):
        return 1
class Named(Square):
    name = 'x'
class Plain:
    @abstractmethod
    def area(self): ...
";
        let program = Program::parse(source).unwrap();
        let check = |name: &str, expected: &[&str]| {
            let class = program.class(name).unwrap();
            let found = program.abstract_methods(class).unwrap();
            assert_eq!(found, expected, "{name}");
        };
        check("Shape", &["area", "name"]);
        check("Square", &["name"]);
        check("Named", &[]);
        check("Plain", &[]);
    }
}
