//! Methods that are values: `f = m.one` is a function together with the object that it is called on, which a state shows behind it
//! (`<bound method M.one of M(n=1)>`).

use ruff_python_ast::Expr;

use super::arguments::Receiver;
use super::classes::{shown, value};
use super::decorators::Decoration;
use super::{Definition, Program};
use crate::quiz::PythonValue;
use crate::state::{AliasName, State, cut_value};

/// How a method is shown whose object is given with it.
const SHOWN: &str = "<bound method ";

/// How what is inside of itself is written there.
const INSIDE: &str = "...";

/// What stands between the name of the method and the object.
const OF: &str = " of ";

impl Program {
    /// What a method of the program is shown as that an expression reads and does not call: with its object, or with its class where it is a
    /// `@classmethod`; one that is read of a class, or needs no object, is the function alone.
    pub fn shown_method(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains('.') || self.disguises() {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let read = parsed.expr().as_attribute_expr()?;
        let function = |method: &Definition| format!("<function {}>", self.qualified(method));
        let bound = |method: &Definition, to: &str| {
            let begun = format!("{SHOWN}{}{OF}", self.qualified(method));
            match to.strip_suffix('…') {
                // What is known of the object is more than is shown of it here.
                Some(to) => cut_value(format!("{begun}{to}…")),
                None => format!("{begun}{to}>"),
            }
        };
        if let Some(class) = self.class_meant(at, &read.value) {
            let method = self.method(class, &read.attr)?;
            return match self.decoration(method) {
                Decoration::Plain | Decoration::Static => Some(function(method)),
                Decoration::Class => Some(bound(method, &self.shown_class(class)?)),
                _ => None,
            };
        }
        // One that the expression makes itself, without anything of the program's, is new.
        let made = read.value.as_call_expr();
        if let Some(class) = made.and_then(|call| self.made_bare(call))
            && let Some(method) = self.method(class, &read.attr)
            && self.decoration(method) == Decoration::Plain
        {
            return Some(bound(method, &self.shown_new(class)?));
        }
        let class = self.class_of(at, &read.value)?;
        let method = self.method(class, &read.attr)?;
        // An attribute of its own goes before what its class has.
        if value(at, parsed.expr()).is_some() || self.members(class).is_some() {
            return None;
        }
        match self.decoration(method) {
            Decoration::Plain => Some(bound(method, &shown(at, &read.value)?)),
            Decoration::Static => Some(function(method)),
            Decoration::Class => Some(bound(method, &self.shown_class(class)?)),
            _ => None,
        }
    }

    /// The method that a value is which is shown so, and the object that it is called on.
    pub(super) fn method_shown(&self, at: &State, shown: &str) -> Option<(&Definition, Receiver)> {
        let (name, object) = parts(shown)?;
        let method = self.function(name)?;
        if object.starts_with("<class '__main__.") {
            return Some((method, Receiver::Shown(object.to_owned())));
        }
        Some((method, self.shown_so(at, object)?))
    }

    /// The same of an item of a container, or of an attribute.
    pub(super) fn held_method(&self, at: &State, part: &Expr) -> Option<(&Definition, Receiver)> {
        if !(part.is_subscript_expr() || part.is_attribute_expr()) || self.disguises() {
            return None;
        }
        let PythonValue::Opaque(shown) = value(at, part)? else {
            return None;
        };
        match parts(&shown) {
            // What is inside of itself is not written again: it is what the way there begins with.
            Some((name, INSIDE)) => {
                let (root, method) = (root(part)?, self.function(name)?);
                let class = self.class_of(at, root).filter(|_| root.is_name_expr())?;
                let own = self.method(class, &method.name)?.line == method.line;
                let root = root.as_name_expr()?.id.to_string();
                own.then_some((method, Receiver::Named(root)))
            }
            _ => self.method_shown(at, &shown),
        }
    }

    /// The object that is shown so, by its name where only one object that has one is: the frame that runs comes first.
    fn shown_so(&self, at: &State, object: &str) -> Option<Receiver> {
        let top = at.depth().checked_sub(1)?;
        // Where the object holds the method, that is not written again inside of it.
        let whole = object
            .split(INSIDE)
            .next()
            .filter(|begun| begun.len() < object.len());
        let cut = whole.or_else(|| object.strip_suffix('…'));
        let is_it = |text: &str| match cut {
            Some(begun) => text.starts_with(begun),
            None => text == object,
        };
        let mut named: Vec<(AliasName, &str)> = Vec::new();
        let order = [top, 0].into_iter().chain(1..top.max(1));
        for index in order {
            for (name, text) in at.frames.get(index)?.locals.iter().flatten() {
                let text = text.as_deref().filter(|text| is_it(text));
                let local = AliasName::new(index, name);
                if let Some(text) = text.filter(|_| named.iter().all(|(one, _)| *one != local)) {
                    named.push((local, text));
                }
            }
        }
        let Some((first, text)) = named.first() else {
            // What has no name is told where all of it is shown.
            return cut.is_none().then(|| Receiver::Shown(object.to_owned()));
        };
        let mut groups = at.aliases.iter().flatten();
        let group = groups.find(|group| group.contains(first));
        let same = |(one, _): &(AliasName, &str)| {
            one == first || group.is_some_and(|group| group.contains(one))
        };
        if named.iter().all(same) {
            return Some(match first.frame == top {
                true => Receiver::Named(first.name.clone()),
                false => Receiver::Elsewhere(first.clone()),
            });
        }
        let alike = named.iter().all(|(_, other)| other == text);
        alike.then(|| Receiver::Shown((*text).to_owned()))
    }
}

/// What the way to an item or an attribute begins with.
fn root(part: &Expr) -> Option<&Expr> {
    match part {
        Expr::Subscript(item) => root(&item.value),
        Expr::Attribute(attribute) => root(&attribute.value),
        part => Some(part),
    }
}

/// The name of the method that is shown so, and what its object is shown as, which is cut where all of it is.
fn parts(shown: &str) -> Option<(&str, &str)> {
    let (name, object) = shown.strip_prefix(SHOWN)?.split_once(OF)?;
    let object = match object.strip_suffix('>') {
        None if !object.ends_with('…') => return None,
        None => object,
        Some(object) => object,
    };
    Some((name, object))
}

/// What a method is shown as whose object was shown as `old`, and is shown as `new` now.
pub fn with_object(shown: &str, old: &str, new: &str) -> Option<String> {
    let (name, _) = parts(shown).filter(|(_, object)| *object == old)?;
    Some(format!("{SHOWN}{name}{OF}{new}>"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    const SOURCE: &str = "\
class Base:
    def one(self):
        return 1
class M(Base):
    def __init__(self):
        self.go = 1
    def two(self):
        return self.one
    @staticmethod
    def free():
        pass
    @classmethod
    def made(cls):
        pass
    @property
    def size(self):
        return 2
print()
";

    #[test]
    fn a_method_is_shown_with_its_object() {
        let program = Program::parse(SOURCE).unwrap();
        let long = format!("M(go='{}…", "x".repeat(114));
        let locals = [
            ("m", "M(go=1)"),
            ("ms", "[M(go=1)]"),
            ("n", "1"),
            ("k", &*long),
        ];
        let at = state(Event::Line, &[("<module>", 18, &locals)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let shown = program.shown_method(&at, expression);
            assert_eq!(shown.as_deref(), expected, "{expression}");
        };
        check("m.two", Some("<bound method M.two of M(go=1)>"));
        check("m.one", Some("<bound method Base.one of M(go=1)>"));
        check("ms[0].two", Some("<bound method M.two of M(go=1)>"));
        check("m.free", Some("<function M.free>"));
        check("M.two", Some("<function M.two>"));
        check(
            "m.made",
            Some("<bound method M.made of <class '__main__.M'>>"),
        );
        let cut = format!("<bound method M.two of M(go='{}…", "x".repeat(91));
        check("k.two", Some(&*cut));
        for other in ["m.go", "m.size", "m.three", "n.one", "m", "m.two()"] {
            check(other, None);
        }
    }

    #[test]
    fn what_a_method_is_called_on_is_found_by_what_it_is_shown_as() {
        let program = Program::parse(SOURCE).unwrap();
        let shown = "<bound method Base.one of M(go=1)>";
        let locals = [("m", "M(go=1)"), ("f", shown), ("k", "M(go=2)")];
        let inner = [("f", shown)];
        let frames: [(&str, u32, &[_]); 2] = [("<module>", 18, &locals), ("one", 3, &inner)];
        let check = |at: &State, expected: &str| {
            let (method, receiver) = program.method_shown(at, shown).unwrap();
            assert_eq!(
                (method.line, format!("{receiver:?}").as_str()),
                (2, expected)
            );
        };
        check(&state(Event::Line, &frames[..1], None), "Named(\"m\")");
        let nested = state(Event::Line, &frames, None);
        assert!(matches!(
            program.method_shown(&nested, shown),
            Some((_, Receiver::Elsewhere(local))) if local == AliasName::new(0, "m")
        ));
        let moved = with_object(shown, "M(go=1)", "M(go=5)");
        assert_eq!(moved.as_deref(), Some("<bound method Base.one of M(go=5)>"));
        assert_eq!(with_object(shown, "M(go=2)", "M(go=5)"), None);
    }
}
