//! Classes that extend a type of Python's (`class Stack(list):`). States show their objects as those of that type, so that only what
//! gives one a name, or is asked of one, tells that it is no plain list.

use ruff_python_ast::{Expr, ExprCall};
use ruff_text_size::Ranged;

use super::found;
use crate::program::decorators::Decoration;
use crate::program::lacking::default_value;
use crate::program::misuse::known_attributes;
use crate::program::{Definition, DefinitionKind, Program, is_identifier};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Frame, State};

/// Types of `collections` that are dictionaries, with the methods that they have beside those of one.
const DICTIONARIES: [(&str, &[&str]); 3] = [
    ("Counter", &["elements", "most_common", "subtract", "total"]),
    ("OrderedDict", &["move_to_end"]),
    ("defaultdict", &["default_factory"]),
];

/// Types of Python's that states show the objects of a class as that extends one.
fn is_type(name: &str) -> bool {
    let others = [
        "float", "int", "str", "list", "dict", "set", "tuple", "deque",
    ];
    others.contains(&name) || DICTIONARIES.iter().any(|(one, _)| *one == name)
}

impl Program {
    /// What a new object of a class that extends a type of Python's is shown as, where nothing of the program's has a say in how it is made.
    pub(in crate::program) fn extended_new(&self, at: &State, expression: &str) -> Option<String> {
        let name = expression
            .strip_suffix("()")
            .filter(|name| is_identifier(name))?;
        let class = self
            .visible(at, name)
            .filter(|_| found(at, name).is_none())?;
        let makes = |method: &str| self.method(class, method).is_some();
        if makes("__init__") || makes("__new__") || makes("__repr__") {
            return None;
        }
        let begun = self.extended_begun(class);
        begun.or_else(|| default_value(self.extended(class)?).map(str::to_owned))
    }

    /// What an object is shown as that a class has made by extending a type which is filled afterwards.
    pub(in crate::program) fn extended_begun(&self, class: &Definition) -> Option<String> {
        if self.method(class, "__repr__").is_some() {
            return None;
        }
        match self.extended(class)? {
            base @ ("OrderedDict" | "Counter") => Some(format!("{base}()")),
            "defaultdict" => Some("defaultdict(None, {})".to_owned()),
            "deque" => Some("deque([])".to_owned()),
            base @ ("dict" | "list" | "set") => default_value(base).map(str::to_owned),
            _ => None,
        }
    }

    /// The class of an object that a name stands for, if that surely extends a type of Python's: what a method is called on that stands in
    /// such a class, and what a name is only given by a call of it.
    pub(in crate::program) fn class_extending(
        &self,
        at: &State,
        expr: &Expr,
    ) -> Option<&Definition> {
        let name = expr.as_name_expr()?.id.as_str();
        if !self.extends {
            return None;
        }
        let has = |index: &usize| {
            let locals = at
                .frames
                .get(*index)
                .and_then(|frame| frame.locals.as_ref());
            locals.is_some_and(|all| all.contains_key(name))
        };
        let index = [at.depth().checked_sub(1)?, 0].into_iter().find(has)?;
        // One object may have several names.
        let others = || {
            let own = AliasName::new(index, name);
            let mut groups = at.aliases.iter().flatten();
            let group = groups.find(|group| group.contains(&own))?;
            let mut classes = group.iter().filter_map(|one| {
                let frame = at.frames.get(one.frame)?;
                self.class_extending_in(frame, &one.name)
            });
            classes.next()
        };
        self.class_extending_in(&at.frames[index], name)
            .or_else(others)
    }

    /// The same of a name in a frame, by what stands there.
    fn class_extending_in(&self, frame: &Frame, name: &str) -> Option<&Definition> {
        let shown = frame.known(name)?;
        // What a state shows the beginning of tells its type where that has a name.
        let kind = match PythonValue::read(shown) {
            Ok(value) => value.kind().to_owned(),
            Err(_) => shown.strip_suffix('…')?.split_once('(')?.0.to_owned(),
        };
        let fits = |class: &&Definition| {
            let base = self.extended(class);
            base == Some(&*kind) && !self.has_metaclass(class)
        };
        let definition = self.definition_at(&frame.function, frame.line)?;
        let line = definition.scope.only_line_of(name);
        let parameter = definition.scope.variables.first();
        let parameter = parameter.filter(|one| one.is_parameter && one.name == name);
        if parameter.is_some() {
            let class = self.class_around(definition.line)?;
            let own = self.is_method_of(definition, class)
                && definition.name != "__new__"
                && self.decoration(definition) != Decoration::Static
                && self.decoration(definition) != Decoration::Class;
            return Some(class).filter(|_| own && line.is_none()).filter(fits);
        }
        let given = self
            .line(line?)?
            .text
            .strip_prefix(name)?
            .strip_prefix('=')?;
        let parsed = ruff_python_parser::parse_expression(given).ok()?;
        let called = parsed.expr().as_call_expr()?.func.as_name_expr()?;
        self.class(&called.id).filter(fits)
    }

    /// Whether a class extends a type of Python's.
    fn extends_type(&self, class: &Definition) -> bool {
        self.extended(class).is_some_and(is_type)
    }

    /// Whether some class extends a type of Python's.
    pub(in crate::program) fn extends_types(&self) -> bool {
        self.definitions.iter().any(|one| self.extends_type(one))
    }

    /// Whether a class that extends a type of Python's has a method of this name, which is asked where that of the type would be.
    pub(in crate::program) fn overrides(&self, method: &str) -> bool {
        let mut classes = self.definitions.iter();
        classes.any(|class| self.extends_type(class) && self.method(class, method).is_some())
    }

    /// Whether a function is a method of a class that extends a type of Python's, which may stand in the place of one of that type.
    pub fn stands_for_a_type_s(&self, method: &Definition) -> bool {
        let class = self.class_around(method.line);
        class.is_some_and(|class| self.is_method_of(method, class) && self.extends_type(class))
    }

    /// Whether a call only makes an object of a class that extends a type of Python's, as a call of that type does.
    pub(in crate::program) fn makes_as_base(&self, at: &State, call: &ExprCall) -> Option<&str> {
        let name = call.func.as_name_expr()?.id.as_str();
        let class = self
            .visible(at, name)
            .filter(|_| found(at, name).is_none())?;
        self.made_by_base(class)
    }

    /// The type of Python's that makes the objects of a class which extends it, where nothing of the program's has a say in that.
    pub(in crate::program) fn made_by_base(&self, class: &Definition) -> Option<&str> {
        let base = self.extended(class).filter(|base| is_type(base))?;
        let own = ["__init__", "__new__", "__repr__"];
        let plain = !own.iter().any(|one| self.method(class, one).is_some());
        (plain && !self.has_metaclass(class) && class.first == class.line).then_some(base)
    }

    /// Whether a class of the program extends the type of a value that can be changed: what looks like a list may be one of that class.
    pub(in crate::program) fn extends_type_of(&self, shown: &str) -> bool {
        let kind = || PythonValue::read(shown).ok();
        let mut classes = self.definitions.iter();
        classes.any(|class| {
            let base = self.extended(class);
            base.is_some_and(|base| !["float", "int", "str", "tuple"].contains(&base))
                && kind().is_some_and(|value| base == Some(value.kind()))
        })
    }

    /// A call that makes such an object of what it is given, as one of the type.
    pub(in crate::program) fn made_as_base(&self, at: &State, expression: &str) -> Option<String> {
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let base = self.makes_as_base(at, call)?;
        let values = ["float", "int", "str", "list", "dict", "set", "tuple"];
        let given = expression.get(std::ops::Range::<usize>::from(call.arguments.range()))?;
        let fits = values.contains(&base) && !self.binds(base);
        fits.then(|| format!("{base}{given}"))
    }

    fn has_metaclass(&self, class: &Definition) -> bool {
        let header = self.line(class.line);
        header.is_none_or(|header| header.text.contains("metaclass="))
    }

    /// The type of Python's, or what else the program does not define, that a class extends.
    pub(in crate::program) fn extended(&self, class: &Definition) -> Option<&str> {
        if class.kind != DefinitionKind::Class {
            return None;
        }
        let last = self.lineage(class).pop()?;
        let base = self.bases(last)?;
        Some(base.strip_prefix("collections.").unwrap_or(base))
    }

    /// The only class of the program that extends a type of Python's and has a method of this name, which the type itself has not.
    pub(in crate::program) fn extending(&self, kind: &str, method: &str) -> Option<&Definition> {
        let dictionary = DICTIONARIES.iter().find(|(name, _)| *name == kind);
        let own = dictionary.map_or(&[][..], |(_, own)| *own);
        let known = known_attributes(dictionary.map_or(kind, |_| "dict"))?;
        if known.contains(&method) || own.contains(&method) {
            return None;
        }
        let extends = |class: &&Definition| {
            self.extended(class) == Some(kind) && self.method(class, method).is_some()
        };
        let mut classes = self.definitions.iter().filter(extends);
        classes.next().filter(|_| classes.next().is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn a_method_that_a_type_of_pythons_lacks_is_that_of_the_class_which_extends_it() {
        let source = "\
class Stack(list):
    def push(self, x):
        self.append(x)
    def pop(self):
        return 1
class Cache(OrderedDict):
    def put(self, x):
        pass
class Plain:
    def show(self):
        pass
print()
";
        let program = Program::parse(source).unwrap();
        let check = |kind: &str, method: &str, expected: Option<&str>| {
            let found = program.extending(kind, method);
            assert_eq!(
                found.map(|one| one.name.as_str()),
                expected,
                "{kind} {method}"
            );
        };
        check("list", "push", Some("Stack"));
        check("OrderedDict", "put", Some("Cache"));
        check("dict", "put", None);
        check("list", "pop", None);
        check("list", "show", None);
        check("OrderedDict", "move_to_end", None);
        let at = state(Event::Line, &[("<module>", 12, &[("s", "[1]")])], None);
        assert!(program.may_call(&at, "s.push(3)", "push"));
        assert!(!program.may_call(&at, "s.pop()", "pop"));
        let made = |expression: &str| program.extended_new(&at, expression);
        assert_eq!(made("Stack()").as_deref(), Some("[]"));
        assert_eq!(made("Cache()").as_deref(), Some("OrderedDict()"));
        assert_eq!(made("Plain()"), None);
    }

    #[test]
    fn what_a_name_stands_for_tells_its_class_where_that_is_sure() {
        let source = "\
class Money(float):
    def cents(self):
        return self * 100
    @staticmethod
    def read(text):
        return text
class Bag(dict):
    def __setitem__(self, k, v):
        pass
m = Money(2.5)
b = Bag()
p = {}
q = Bag()
q = {}
class Late(int):
    def __new__(cls, x):
        return x
print()
";
        let program = Program::parse(source).unwrap();
        let check = |frame: (&str, u32), name: &str, shown: &str, expected: Option<&str>| {
            let names: [(&str, &str); 1] = [(name, shown)];
            let outer: &[(&str, &str)] = &[];
            let at = match frame {
                ("<module>", line) => state(Event::Line, &[("<module>", line, &names)], None),
                (function, line) => {
                    let frames = [("<module>", 18, outer), (function, line, &names[..])];
                    state(Event::Line, &frames, None)
                }
            };
            let parsed = ruff_python_parser::parse_expression(name).unwrap();
            let class = program.class_extending(&at, parsed.expr());
            assert_eq!(
                class.map(|one| one.name.as_str()),
                expected,
                "{name} {shown}"
            );
        };
        let module = ("<module>", 18);
        check(module, "m", "2.5", Some("Money"));
        check(module, "m", "'a'", None);
        check(module, "b", "{}", Some("Bag"));
        check(module, "p", "{}", None);
        check(module, "q", "{}", None);
        check(("cents", 3), "self", "2.5", Some("Money"));
        check(("read", 6), "text", "2.5", None);
        assert!(program.overrides("__setitem__"));
        assert!(!program.overrides("__getitem__"));
        let at = state(Event::Line, &[("<module>", 18, &[])], None);
        let made = |expression: &str| program.made_as_base(&at, expression);
        assert_eq!(made("Money(1)").as_deref(), Some("float(1)"));
        assert_eq!(made("Late(1)"), None);
        assert!(!program.may_enter(&at, "x=Money(1)"));
        assert!(program.may_enter(&at, "x=Late(1)"));
    }
}
