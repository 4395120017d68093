//! Attributes that cannot be set: those of objects that cannot change, which `@dataclass(frozen=True)` sees to (Python's library reference,
//! "dataclasses"), of named tuples, of objects that only have slots (Python's language reference, "__slots__"), and properties without a
//! setter.

use ruff_python_ast::{Expr, Operator, Stmt};

use crate::program::classes::{parsed, value};
use crate::program::decorators::Decoration;
use crate::program::displays::is_display;
use crate::program::lines::LogicalLine;
use crate::program::{Definition, DefinitionKind, Program};
use crate::quiz::PythonValue;
use crate::state::State;

/// What is written in programs in which an attribute cannot be set.
const REFUSING: [&str; 5] = [
    "NamedTuple",
    "frozen=True",
    "namedtuple(",
    "property",
    "slots",
];

/// What is done to an attribute, as the exceptions name it.
#[derive(Clone, Copy, PartialEq)]
enum Doing {
    Set,
    Delete,
}

impl Program {
    /// What is raised where the line that is about to run at a state sets or deletes an attribute that cannot be, if the values that it
    /// gives are read alone.
    pub(in crate::program) fn unsettable(&self, at: &State) -> Option<String> {
        let line = &self.line(at.line()?)?.text;
        if !line.contains('.') || !REFUSING.iter().any(|word| self.text.contains(word)) {
            return None;
        }
        let module = parsed(line)?;
        let [statement] = module.syntax().body.as_slice() else {
            return None;
        };
        let (target, given, doing) = match statement {
            Stmt::Assign(assign) => match assign.targets.as_slice() {
                [target] => (target, Some(&*assign.value), Doing::Set),
                _ => return None,
            },
            Stmt::AugAssign(assign) => (&*assign.target, Some(&*assign.value), Doing::Set),
            Stmt::Delete(delete) => match delete.targets.as_slice() {
                [target] => (target, None, Doing::Delete),
                _ => return None,
            },
            _ => return None,
        };
        let attribute = target.as_attribute_expr()?;
        let name = attribute.attr.as_str();
        if !given.is_none_or(|given| is_read(at, given)) {
            return None;
        }
        // What is added to is read first.
        let owns = || statement.is_assign_stmt() || value(at, target).is_some();
        let Some(class) = self.class_of(at, &attribute.value) else {
            let PythonValue::Object { name: class, .. } = value(at, &attribute.value)? else {
                return None;
            };
            let fields = self.tuple_fields_of(&class)?;
            let has = fields.iter().any(|field| field.name == name);
            return owns().then(|| not_of_tuple(&class, name, has, doing))?;
        };
        if self.method(class, "__setattr__").is_some() {
            return None;
        }
        if owns()
            && let Some(message) = self.says_no(class, name, doing)
        {
            return Some(message);
        }
        let property = self.method(class, name)?;
        let only_read = self.decoration(property) == Decoration::Property
            && self.is_never_set(name)
            && statement.is_assign_stmt();
        only_read.then(|| {
            let class = &class.name;
            format!("AttributeError: property '{name}' of '{class}' object has no setter")
        })
    }

    /// Whether objects of a class may refuse to have an attribute set.
    pub(in crate::program) fn refuses(&self, class: &Definition, name: &str) -> bool {
        let mut lineage = self.lineage(class).into_iter();
        lineage.any(|one| self.keeps_field(class, one, name) || self.is_tuple_class(one))
            || self.slots(class).is_some_and(|slots| !has(&slots, name))
    }

    /// What objects of a class say where an attribute of theirs is set or deleted that cannot be, whatever it is set to.
    fn says_no(&self, class: &Definition, name: &str, doing: Doing) -> Option<String> {
        let lineage = self.lineage(class);
        if lineage.iter().any(|one| self.keeps_field(class, one, name)) {
            let does = match doing {
                Doing::Set => "assign to",
                Doing::Delete => "delete",
            };
            return Some(format!("FrozenInstanceError: cannot {does} field '{name}'"));
        }
        if let Some(tuple) = lineage.iter().find(|one| self.is_tuple_class(one)) {
            let alone = tuple.line == class.line && !self.body_has(class, name);
            let field = self.has_field(tuple, name);
            return (field || alone).then(|| not_of_tuple(&class.name, name, field, doing))?;
        }
        let slots = self.slots(class)?;
        let own = |one: &&Definition| self.body_has(one, name);
        let outside = format!(".{name}");
        let given = |one: &LogicalLine| {
            let sets = lineage
                .iter()
                .any(|class| one.text.contains(&format!("{}{outside}", class.name)));
            sets || one.text.contains("setattr(")
        };
        if has(&slots, name) || self.lines.iter().any(given) {
            return None;
        }
        if !lineage.iter().any(own) {
            return Some(lacks(&class.name, name));
        }
        // A method is there for all of them.
        let method = self.method(class, name)?;
        let plain = self.decoration(method) == Decoration::Plain;
        plain.then(|| {
            let class = &class.name;
            format!("AttributeError: '{class}' object attribute '{name}' is read-only")
        })
    }

    /// Whether an attribute of objects of a class cannot be set for what one of its base classes, or the class itself, says: one that only
    /// inherits from what cannot change may change what it adds.
    fn keeps_field(&self, class: &Definition, base: &Definition, name: &str) -> bool {
        self.is_frozen(base) && (base.line == class.line || self.has_field(base, name))
    }

    fn has_field(&self, class: &Definition, name: &str) -> bool {
        let fields = self.fields(class);
        fields.is_some_and(|fields| fields.iter().any(|field| field.name == name))
    }

    /// Whether a class is made as the class of tuples with names.
    fn is_tuple_class(&self, class: &Definition) -> bool {
        matches!(self.bases(class), Some("NamedTuple" | "typing.NamedTuple"))
    }

    /// The names that there is room for in objects of a class, if they have slots and no dictionary; `None` also where that is not written
    /// out.
    fn slots(&self, class: &Definition) -> Option<Vec<String>> {
        if !self.text.contains("slots") {
            return None;
        }
        let mut all = Vec::new();
        for one in self.whole_lineage(class)? {
            let known = |line: &LogicalLine| {
                line.text.starts_with("@dataclass") || line.text.starts_with("@total_ordering")
            };
            if !self.decorators(one).all(known) {
                return None;
            }
            if self
                .decorators(one)
                .any(|line| line.text.contains("slots=True"))
            {
                let fields = self.fields(one)?.into_iter();
                all.extend(fields.map(|field| field.name));
                continue;
            }
            let own = |line: &&LogicalLine| {
                one.is_in_body(line.number)
                    && line.text.contains("__slots__")
                    && self.is_line_of(one, line.number)
            };
            let mut lines = self.lines.iter().filter(own);
            let line = lines.next().filter(|_| lines.next().is_none())?;
            let written = line.text.strip_prefix("__slots__=")?;
            let parsed = ruff_python_parser::parse_expression(written).ok()?;
            match PythonValue::of_literal(parsed.expr())? {
                PythonValue::Str(name) => all.push(name),
                PythonValue::Tuple(names) | PythonValue::List(names) => {
                    for name in names {
                        let PythonValue::Str(name) = name else {
                            return None;
                        };
                        all.push(name);
                    }
                }
                _ => return None,
            }
        }
        // Those that are private to a class have another name.
        let dict = all
            .iter()
            .any(|name| name.starts_with("__") && name != "__weakref__");
        (!dict).then_some(all)
    }

    /// Whether properties of this name have no setter anywhere, and none that a call makes (`x = property(...)`).
    fn is_never_set(&self, name: &str) -> bool {
        let setter = format!("{name}.setter");
        let made = |line: &LogicalLine| {
            line.text.contains(&setter)
                || line.text.contains("cached_property")
                || line.text.contains("property(")
        };
        !self.lines.iter().any(made)
    }

    /// Whether objects of a class cannot change.
    pub(in crate::program) fn is_frozen(&self, class: &Definition) -> bool {
        let mut above = self.decorators(class);
        class.kind == DefinitionKind::Class
            && above.any(|line| {
                let text = line.text.as_str();
                let named = text
                    .strip_prefix("@dataclasses.")
                    .or(text.strip_prefix('@'));
                named.is_some_and(|named| named.starts_with("dataclass("))
                    && text.contains("frozen=True")
            })
    }
}

/// Whether there is room for a name, or nothing can be said of it: one that is private to a class has another name.
fn has(slots: &[String], name: &str) -> bool {
    name.starts_with("__") || slots.iter().any(|one| one == name)
}

/// Whether an expression only reads what is there, so that it raises nothing: names, their attributes and items, and numbers with operators.
pub(in crate::program) fn is_read(at: &State, expr: &Expr) -> bool {
    let is_number = |expr: &Expr| {
        let number = value(at, expr).or_else(|| PythonValue::of_literal(expr));
        matches!(number, Some(PythonValue::Int(_)))
    };
    match expr {
        Expr::Name(_) => true,
        Expr::BinOp(operation) => {
            matches!(operation.op, Operator::Add | Operator::Sub | Operator::Mult)
                && is_number(&operation.left)
                && is_number(&operation.right)
        }
        expr => is_display(expr) || value(at, expr).is_some(),
    }
}

/// What a tuple with names says of an attribute, one of its own or another one, that is to be set or deleted.
fn not_of_tuple(class: &str, name: &str, field: bool, doing: Doing) -> Option<String> {
    let does = match doing {
        Doing::Set => "set",
        Doing::Delete => "delete",
    };
    match field {
        true => Some(format!("AttributeError: can't {does} attribute")),
        // All tuples have these, and more with underscores.
        false if name.starts_with('_') || matches!(name, "count" | "index") => None,
        false => Some(lacks(class, name)),
    }
}

fn lacks(class: &str, name: &str) -> String {
    format!("AttributeError: '{class}' object has no attribute '{name}'")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn objects_that_cannot_change_refuse() {
        let check = |line: &str, expected: Option<&str>| {
            let source = format!(
                "def f(n): return n\n@dataclass(frozen=True)\nclass P:\n    x: int\n@dataclass\nclass Q:\n    x: int\n{line}\n"
            );
            let program = Program::parse(&source).unwrap();
            let known: [(&str, &str); 3] = [("p", "P(x=1)"), ("q", "Q(x=1)"), ("n", "2")];
            let at = state(Event::Line, &[("<module>", 8, &known)], None);
            let found = program.misused(&at);
            let said = found
                .as_deref()
                .map(|text| text.trim_start_matches("FrozenInstanceError: "));
            assert_eq!(said, expected, "{line}");
        };
        check("p.x = n", Some("cannot assign to field 'x'"));
        check("p.z = 5", Some("cannot assign to field 'z'"));
        check("p.x += 1", Some("cannot assign to field 'x'"));
        check("del p.x", Some("cannot delete field 'x'"));
        check("q.x = 3", None);
        check("p.x = p.x + 1", Some("cannot assign to field 'x'"));
        check("p.x = f(n)", None);
    }

    #[test]
    fn what_has_no_room_refuses() {
        let check = |line: &str, expected: Option<&str>| {
            let source = format!(
                "from typing import NamedTuple\nclass P(NamedTuple):\n    x: int\nclass S:\n    __slots__ = ('x',)\n    def f(self):\n        pass\nclass T(S):\n    pass\nR = namedtuple('R', 'x')\nclass Q(P):\n    pass\n{line}\n"
            );
            let program = Program::parse(&source).unwrap();
            let known: [(&str, &str); 5] = [
                ("p", "P(x=1)"),
                ("s", "S(x=1)"),
                ("t", "T(x=1)"),
                ("r", "R(x=1)"),
                ("q", "Q(x=1)"),
            ];
            let at = state(Event::Line, &[("<module>", 13, &known)], None);
            let found = program.unsettable(&at);
            let said = found
                .as_deref()
                .map(|text| text.trim_start_matches("AttributeError: "));
            assert_eq!(said, expected, "{line}");
        };
        check("s.x = 2", None);
        check("s.y = 2", Some("'S' object has no attribute 'y'"));
        check("s.f = 2", Some("'S' object attribute 'f' is read-only"));
        check("t.y = 2", None);
        check("p.x = 2", Some("can't set attribute"));
        check("del p.x", Some("can't delete attribute"));
        check("p.y = 2", Some("'P' object has no attribute 'y'"));
        check("p.count = 2", None);
        check("q.x = 2", Some("can't set attribute"));
        check("q.y = 2", None);
        check("r.x = 2", Some("can't set attribute"));
        check("r.y = 2", Some("'R' object has no attribute 'y'"));
    }

    #[test]
    fn properties_without_a_setter_refuse() {
        let check = |line: &str, expected: Option<&str>| {
            let source = format!(
                "class P:\n    @property\n    def x(self):\n        return 1\n    @property\n    def y(self):\n        return 1\n    \
                 @y.setter\n    def y(self, v):\n        pass\nclass Q(P):\n    pass\n{line}\n"
            );
            let program = Program::parse(&source).unwrap();
            let known: [(&str, &str); 3] = [("p", "P(_x=1)"), ("q", "Q(_x=1)"), ("n", "2")];
            let at = state(Event::Line, &[("<module>", 13, &known)], None);
            assert_eq!(program.unsettable(&at).as_deref(), expected, "{line}");
        };
        let no =
            |class: &str| format!("AttributeError: property 'x' of '{class}' object has no setter");
        check("p.x = n", Some(&no("P")));
        check("q.x = 5", Some(&no("Q")));
        check("p.y = 5", None);
        check("p.z = 5", None);
        check("p.x += 1", None);
        check("p.x = f(n)", None);
    }
}
