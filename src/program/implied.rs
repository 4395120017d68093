//! The methods that Python calls by itself, where something is done with an object of the program: `len(x)` calls `x.__len__()`, `print(x)`
//! `x.__str__()`, and an attribute that is a property is what its method gives.

use ruff_python_ast::{
    CmpOp, Expr, ExprAttribute, ExprBinOp, ExprCall, ExprCompare, ExprSubscript,
    InterpolatedStringFormatSpec, UnaryOp,
};

use ruff_text_size::Ranged;

use std::ops::Range;

use super::Definition;
use super::arguments::{CallWorth, Calls, Entered, Receiver};
use super::classes::{method_of, shown, value};
use super::decorators::Decoration;
use super::displays::is_display;
use super::draining::{ITEM, NEXT, drained, taken_by_place};
use super::given::Given;
use super::library::as_mapping;
use crate::quiz::{PythonValue, compare};

/// The method that makes a text of an object under a format (Python's language reference, "Basic customization").
const FORMAT: &str = "__format__";

/// Methods of sets and dictionaries that are given what is in one, or may be.
const KEYED: [&str; 6] = ["add", "discard", "get", "pop", "remove", "setdefault"];

impl<'p> Calls<'p> {
    /// The method that Python calls by itself where an operation has to do with an object of the program: `len(x)` calls `x.__len__()`.
    /// Python's language reference, "Special method names".
    pub(super) fn implied(&self, expr: &Expr) -> Option<Entered<'p>> {
        self.asked(expr).or_else(|| self.hashed(expr))
    }

    /// The `__hash__` of an object that is put into a set or a dictionary, or looked for there, or of the first of several.
    fn hashed(&self, expr: &Expr) -> Option<Entered<'p>> {
        if !self.program.has_method("__hash__") {
            return None;
        }
        let hash = |object: &Expr| self.on(object, "__hash__", None, CallWorth::Other);
        let (held, key) = match expr {
            Expr::Set(set) => return hash(set.elts.first()?),
            Expr::Dict(dict) => return hash(dict.items.first()?.key.as_ref()?),
            Expr::Subscript(item) => (&*item.value, &*item.slice),
            Expr::Compare(compare) => match (&*compare.ops, &*compare.comparators) {
                ([CmpOp::In | CmpOp::NotIn], [held]) => (held, &*compare.left),
                _ => return None,
            },
            Expr::Call(call) => match (&*call.func, &*call.arguments.args) {
                (Expr::Attribute(method), [key, ..]) if KEYED.contains(&&*method.attr) => {
                    (&*method.value, key)
                }
                (Expr::Name(name), [listed]) if name.id == "set" && !self.program.binds("set") => {
                    let first = format!("{}[0]", self.spelled(listed)?);
                    let first = ruff_python_parser::parse_expression(&first).ok()?;
                    let PythonValue::List(_) = value(self.at, listed)? else {
                        return None;
                    };
                    return hash(first.expr());
                }
                _ => return None,
            },
            _ => return None,
        };
        let shown = shown(self.at, held)?;
        let keyed = shown.starts_with('{') || shown == "set()";
        keyed.then(|| hash(key))?
    }

    fn asked(&self, expr: &Expr) -> Option<Entered<'p>> {
        let (object, name, given, worth) = match expr {
            Expr::Call(call) => {
                let function = call.func.as_name_expr()?.id.as_str();
                if let Some(asked) = self.asked_for_named(call, function) {
                    return Some(asked);
                }
                match (function, &*call.arguments.args) {
                    ("len", [object]) => (object, "__len__", None, CallWorth::Returned),
                    ("str", [object]) => return self.shown(object),
                    ("repr", [object]) => (object, "__repr__", None, CallWorth::Returned),
                    ("int", [object]) => (object, "__int__", None, CallWorth::Returned),
                    ("float", [object]) => (object, "__float__", None, CallWorth::Returned),
                    ("hash", [object]) => (object, "__hash__", None, CallWorth::Returned),
                    ("abs", [object]) => (object, "__abs__", None, CallWorth::Returned),
                    ("bool", [object]) => (object, "__bool__", None, CallWorth::Returned),
                    ("iter", [object]) => (object, "__iter__", None, CallWorth::Returned),
                    ("format", [object, spec]) => (object, FORMAT, Some(spec), CallWorth::Returned),
                    ("format", [object]) => {
                        let given = vec![Some("''".to_owned())];
                        return self.on_given(object, FORMAT, given, CallWorth::Returned);
                    }
                    ("next", [object] | [object, _]) => {
                        (object, "__next__", None, CallWorth::Returned)
                    }
                    _ => return None,
                }
            }
            Expr::BinOp(ExprBinOp {
                left, op, right, ..
            }) => {
                let name = format!("__{}__", method_of(*op));
                // What is no object of the program leaves it to the one on its right.
                if value(self.at, left).is_some() || is_display(left) {
                    let own = self.program.class_of(self.at, left).is_some();
                    if !own {
                        let name = name.replacen("__", "__r", 1);
                        return self.on(right, &name, Some(left), CallWorth::Returned);
                    }
                }
                return self.on(left, &name, Some(right), CallWorth::Returned);
            }
            Expr::Compare(ExprCompare {
                left,
                ops,
                comparators,
                ..
            }) => {
                let ([op], [right]) = (&**ops, &**comparators) else {
                    return None;
                };
                match op {
                    CmpOp::Eq => (&**left, "__eq__", Some(right), CallWorth::Returned),
                    CmpOp::Lt => (&**left, "__lt__", Some(right), CallWorth::Returned),
                    CmpOp::LtE => (&**left, "__le__", Some(right), CallWorth::Returned),
                    CmpOp::Gt => (&**left, "__gt__", Some(right), CallWorth::Returned),
                    CmpOp::GtE => (&**left, "__ge__", Some(right), CallWorth::Returned),
                    CmpOp::In => (right, "__contains__", Some(&**left), CallWorth::Returned),
                    // What it returns is turned round.
                    CmpOp::NotEq => (&**left, "__eq__", Some(right), CallWorth::Other),
                    CmpOp::NotIn => (right, "__contains__", Some(&**left), CallWorth::Other),
                    _ => return None,
                }
            }
            Expr::Subscript(item) if item.ctx.is_store() && !self.augments => {
                let given = vec![self.spelled(&item.slice), Some(self.assigned.clone()?)];
                return self.on_given(&item.value, "__setitem__", given, CallWorth::Other);
            }
            Expr::Subscript(item) if item.ctx.is_del() => {
                let given = vec![self.spelled(&item.slice)];
                return self.on_given(&item.value, "__delitem__", given, CallWorth::Other);
            }
            Expr::Subscript(item) if (item.ctx.is_load() || self.augments) && self.lacks(item) => (
                &*item.value,
                "__missing__",
                Some(&*item.slice),
                CallWorth::Returned,
            ),
            Expr::Subscript(item) if item.ctx.is_load() || self.augments => {
                let given = vec![self.spelled(&item.slice)];
                return self.on_given(&item.value, "__getitem__", given, CallWorth::Returned);
            }
            Expr::Attribute(attribute) => return self.property(attribute),
            Expr::UnaryOp(unary) if unary.op == UnaryOp::USub => {
                (&*unary.operand, "__neg__", None, CallWorth::Returned)
            }
            Expr::UnaryOp(unary) if unary.op == UnaryOp::Invert => {
                (&*unary.operand, "__invert__", None, CallWorth::Returned)
            }
            _ => return None,
        };
        self.on(object, name, given, worth)
    }

    /// The generator that an object of the program is gone through with, where something asks for its values; to make a list, for its
    /// length first.
    pub(super) fn drawn(&self, object: &Expr) -> Option<Entered<'p>> {
        if let Some(iterator) = drained(object) {
            let entered = self.on(iterator, NEXT, None, CallWorth::Given)?;
            return Some(entered).filter(|one| !self.program.is_generator(one.definition));
        }
        if let Some((object, place)) = taken_by_place(object) {
            let given = vec![Some(place.to_string())];
            return self.on_given(object, ITEM, given, CallWorth::Given);
        }
        if self.iterated.contains(&object.range().into())
            && let Some(entered) = self.asked_for_iterator(object)
        {
            return Some(entered);
        }
        if !self.consumed.contains(&object.range().into()) {
            return None;
        }
        let named = matches!(
            object,
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_)
        );
        let place = Range::<usize>::from(object.range());
        if let Some(class) = self.program.class_of(self.at, object)
            && self.program.has_length(class)
            && (self.listed.contains(&place)
                || (self.joined.contains(&place) && self.program.giving_items(class).is_some()))
        {
            return self.on(object, "__len__", None, CallWorth::Other);
        }
        let class = self.program.class_of(self.at, object);
        if named && class.is_some_and(|class| self.program.giving_items(class).is_some()) {
            let given = vec![Some("0".to_owned())];
            return self.on_given(object, ITEM, given, CallWorth::Other);
        }
        let entered = named.then(|| self.on(object, "__iter__", None, CallWorth::Other));
        let entered = entered.flatten();
        entered.filter(|entered| self.program.is_generator(entered.definition))
    }

    /// The method that gives an iterator for an object of the program, if that has a frame of its own at once; to make a list, the object is
    /// asked for its length next.
    pub(super) fn asked_for_iterator(&self, object: &Expr) -> Option<Entered<'p>> {
        let named = matches!(
            object,
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_)
        );
        let class = self.program.class_of(self.at, object).filter(|_| named)?;
        self.program.iterating(class)?;
        let listed = self.listed.contains(&object.range().into());
        let worth = match listed && self.program.has_length(class) {
            true => CallWorth::Measured,
            false => CallWorth::Iterated,
        };
        self.on(object, "__iter__", None, worth)
    }

    /// The object that is gone through to look for something in it, if its class has no method for that.
    pub(super) fn searched<'e>(&self, compare: &'e ExprCompare) -> Option<(&'e Expr, Entered<'p>)> {
        let ([CmpOp::In | CmpOp::NotIn], [object]) = (&*compare.ops, &*compare.comparators) else {
            return None;
        };
        let class = self.program.class_of(self.at, object)?;
        let own = self.program.method(class, "__contains__").is_some();
        let entered = self.asked_for_iterator(object).filter(|_| !own)?;
        Some((object, entered))
    }

    /// The method that decides whether an object of the program is true, where a header or a `not` asks for that.
    pub(super) fn tested(&self, object: &Expr) -> Option<Entered<'p>> {
        let worth = CallWorth::Returned;
        let names = ["__bool__", "__len__"];
        names
            .into_iter()
            .find_map(|name| self.on(object, name, None, worth))
    }

    /// A method that an object of the program is asked for.
    fn on(
        &self,
        object: &Expr,
        name: &str,
        given: Option<&Expr>,
        worth: CallWorth,
    ) -> Option<Entered<'p>> {
        let given = given.into_iter().map(|one| self.spelled(one)).collect();
        self.on_given(object, name, given, worth)
    }

    /// The same with arguments as they are spelled, as far as that is known.
    fn on_given(
        &self,
        object: &Expr,
        name: &str,
        by_place: Vec<Option<String>>,
        worth: CallWorth,
    ) -> Option<Entered<'p>> {
        let class = self.program.class_of(self.at, object)?;
        Some(Entered {
            definition: self.program.method(class, name)?,
            bound: true,
            given: Some(Given {
                by_place,
                by_name: Vec::new(),
                collected: None,
            }),
            worth,
            itself: false,
            object: self.receiver(object),
        })
    }

    /// Whether a dictionary lacks a key that it is asked for, of a class that says what it gives then.
    fn lacks(&self, item: &ExprSubscript) -> bool {
        let class = self.program.class_of(self.at, &item.value);
        let says = class.is_some_and(|class| {
            let has = |name: &str| self.program.method(class, name).is_some();
            has("__missing__") && !has("__getitem__")
        });
        if !says {
            return false;
        }
        let key = value(self.at, &item.slice).or_else(|| PythonValue::of_literal(&item.slice));
        match (value(self.at, &item.value).map(as_mapping), key) {
            (Some(PythonValue::Dict(pairs)), Some(key)) => {
                let lacked = self.program.unseen.lacked.as_ref() == Some(&key.to_string());
                lacked || pairs.iter().all(|(one, _)| !compare(one, &key).is_equal())
            }
            _ => false,
        }
    }

    /// The method by which an object in the body of a class gives an attribute, or takes what that is set to.
    fn described(&self, class: &'p Definition, attribute: &ExprAttribute) -> Option<Entered<'p>> {
        let stores = attribute.ctx.is_store() && !self.augments;
        let name = attribute.attr.as_str();
        let (owner, kind) = self.program.descriptor(class, name)?;
        let key = (owner.name.clone(), name.to_owned());
        let shown = self.program.unseen.descriptors.get(&key)?.clone()?;
        let object = self.spelled(&attribute.value);
        let takes = self.program.method(kind, "__set__");
        let (definition, worth, other) = if stores {
            (takes?, CallWorth::Other, Some(self.assigned.clone()?))
        } else {
            // What the object has itself comes before what only gives.
            let own = takes.is_none()
                && match value(self.at, &attribute.value)? {
                    PythonValue::Object { parts, .. } => {
                        parts.iter().any(|(one, _)| one.as_deref() == Some(name))
                    }
                    _ => true,
                };
            let gives = self.program.method(kind, "__get__").filter(|_| !own)?;
            (gives, CallWorth::Returned, Some(class.name.clone()))
        };
        Some(Entered {
            definition,
            bound: true,
            given: Some(Given {
                by_place: vec![object, other],
                by_name: Vec::new(),
                collected: None,
            }),
            worth,
            itself: false,
            object: Some(Receiver::Shown(shown)),
        })
    }

    /// The method that gives an attribute, or sets or deletes it.
    fn property(&self, attribute: &ExprAttribute) -> Option<Entered<'p>> {
        let class = self.program.class_of(self.at, &attribute.value)?;
        let stores = attribute.ctx.is_store() && !self.augments;
        let watcher = self.program.method(class, "__setattr__");
        let watcher = watcher.filter(|_| stores);
        let (definition, worth, by_place) = if let Some(watcher) = watcher {
            let name = format!("'{}'", attribute.attr);
            let given = vec![Some(name), Some(self.assigned.clone()?)];
            (watcher, CallWorth::Other, given)
        } else if attribute.ctx.is_del() {
            let deleter = self.program.deleter(class, &attribute.attr)?;
            (deleter, CallWorth::Other, Vec::new())
        } else if let Some(described) = self.described(class, attribute) {
            return Some(described);
        } else if stores {
            let setter = self.program.setter(class, &attribute.attr)?;
            (setter, CallWorth::Other, vec![Some(self.assigned.clone()?)])
        } else if let Some(asked) = self.asked_for_lacking(class, attribute) {
            let name = format!("'{}'", attribute.attr);
            (asked, CallWorth::Returned, vec![Some(name)])
        } else {
            let method = self.program.method(class, &attribute.attr)?;
            (method, CallWorth::Returned, Vec::new())
        };
        if self.program.is_kept(self.at, attribute) {
            return None;
        }
        let gives = [
            Decoration::Property,
            Decoration::Kept,
            Decoration::Setter,
            Decoration::Deleter,
        ];
        let given = Given {
            by_place,
            by_name: Vec::new(),
            collected: None,
        };
        let lacking = definition.name == "__getattr__";
        let calls =
            watcher.is_some() || lacking || gives.contains(&self.program.decoration(definition));
        calls.then_some(Entered {
            definition,
            bound: true,
            given: Some(given),
            worth,
            itself: false,
            object: self.receiver(&attribute.value),
        })
    }

    /// The same where `hasattr` asks for the attribute, or `getattr` that has something else for one that there is not.
    fn asked_for_named(&self, call: &ExprCall, function: &str) -> Option<Entered<'p>> {
        let (object, name, worth) = match (function, &*call.arguments.args) {
            ("hasattr", [object, name]) => (object, name, CallWorth::Had),
            ("getattr", [object, name, _]) => (object, name, CallWorth::Returned),
            _ => return None,
        };
        if self.program.binds(function) {
            return None;
        }
        let class = self.program.class_of(self.at, object)?;
        let name = value(self.at, name).or_else(|| PythonValue::of_literal(name))?;
        let PythonValue::Str(attribute) = &name else {
            return None;
        };
        let asked = self.lacked(class, object, attribute)?;
        let given = vec![Some(name.to_string())];
        self.on_given(object, &asked.name, given, worth)
    }

    /// The method that a class asks for attributes which its objects lack (`__getattr__`), where an object that shows all that it has lacks one.
    fn asked_for_lacking(
        &self,
        class: &Definition,
        attribute: &ExprAttribute,
    ) -> Option<&'p Definition> {
        let asked = self.lacked(class, &attribute.value, &attribute.attr)?;
        attribute.ctx.is_load().then_some(asked)
    }

    fn lacked(&self, class: &Definition, object: &Expr, name: &str) -> Option<&'p Definition> {
        let asked = self.program.method(class, "__getattr__")?;
        let PythonValue::Object { parts, .. } = value(self.at, object)? else {
            return None;
        };
        let own =
            |(one, _): &(Option<String>, PythonValue)| one.as_ref().is_none_or(|one| one == name);
        let shows = self.program.shown_new(class).is_some() || self.program.is_dataclass(class);
        let lineage = self.program.whole_lineage(class)?;
        let has = |one: &&Definition| self.program.body_has(one, name);
        let lacks = !parts.iter().any(own) && !lineage.iter().any(has) && !name.starts_with("__");
        (shows && lacks).then_some(asked)
    }

    /// Whether an expression stands for a member of an enumeration, which is formatted as the text that it is written as.
    pub(super) fn is_member(&self, object: &Expr) -> bool {
        let class = self.program.class_of(self.at, object);
        class.is_some_and(|class| self.program.members(class).is_some())
    }

    /// Whether the class of an object says what becomes of it under a format.
    pub(super) fn formats(&self, object: &Expr) -> bool {
        let class = self.program.class_of(self.at, object);
        class.is_some_and(|class| self.program.method(class, FORMAT).is_some())
    }

    /// The method that gives the text of an object in an f-string, with the format that is written behind it.
    pub(super) fn formatted(
        &self,
        object: &Expr,
        spec: Option<&InterpolatedStringFormatSpec>,
    ) -> Option<Entered<'p>> {
        let parts = spec.into_iter().flat_map(|spec| spec.elements.iter());
        let parts: Option<String> = parts
            .map(|part| Some(part.as_literal()?.value.to_string()))
            .collect();
        let given = vec![Some(PythonValue::Str(parts?).to_string())];
        self.on_given(object, FORMAT, given, CallWorth::Formatted)
    }

    /// The method that gives the text of an object where it is printed, or stands in an f-string.
    pub(super) fn shown(&self, object: &Expr) -> Option<Entered<'p>> {
        let said = self.on(object, "__str__", None, CallWorth::Returned);
        said.or_else(|| self.represented(object))
    }

    /// The method that says how an object is written.
    pub(super) fn represented(&self, object: &Expr) -> Option<Entered<'p>> {
        self.on(object, "__repr__", None, CallWorth::Returned)
    }
}

#[cfg(test)]
mod tests {
    use crate::program::Program;
    use crate::program::fixtures::state;
    use crate::state::Event;

    const SOURCE: &str = "\
class Pile:
    def __call__(self, n):
        return n
    def __bool__(self):
        return True
    def __rmul__(self, n):
        return n
    def __setitem__(self, key, value):
        pass
    def __delitem__(self, key):
        pass
    def __abs__(self):
        return 1
    def __matmul__(self, n):
        return n
    def __setattr__(self, name, value):
        print(name, value)
p = Pile()
";

    #[test]
    fn python_calls_methods_where_an_object_stands() {
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{SOURCE}{line}\n")).unwrap();
            let known: [(&str, &str); 2] = [("p", "Pile(x=1)"), ("n", "2")];
            let at = state(Event::Line, &[("<module>", 19, &known)], None);
            let entered = program.entered(&at).map(|one| one.name.as_str());
            assert_eq!(entered, expected, "{line}");
        };
        check("x = p(3)", Some("__call__"));
        check("if p:\n    pass", Some("__bool__"));
        check("x = not p", Some("__bool__"));
        check("x = 'a' if p else 'b'", Some("__bool__"));
        check("x = 'a' if n else 'b'", None);
        check("del p[n]", Some("__delitem__"));
        check("x = n * p", Some("__rmul__"));
        check("p[n] = 4", Some("__setitem__"));
        check("p.x = n", Some("__setattr__"));
        check("x = abs(p)", Some("__abs__"));
        check("x = p @ n", Some("__matmul__"));
        check("x = n * 2", None);
        check("if n:\n    pass", None);
        check("x = p * n", None);
    }

    #[test]
    fn what_is_asked_for_its_next_value_is_asked_for_nothing_else() {
        let source = "class Few:\n    def __iter__(self):\n        return self\n    def __next__(self):\n        return 1\n";
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{source}{line}\n")).unwrap();
            let at = state(Event::Line, &[("<module>", 6, &[("p", "Few()")])], None);
            let entered = program.entered(&at).map(|one| one.name.as_str());
            assert_eq!(entered, expected, "{line}");
        };
        check("x = next(p)", Some("__next__"));
        check("x = next(p, None)", Some("__next__"));
        check("a, b = next(p)", Some("__next__"));
        check("x = next(p)[1]", Some("__next__"));
        check("x = next(zip(p, p))", Some("__iter__"));
        check("x = list(p)", Some("__iter__"));
    }

    #[test]
    fn a_method_gets_places_as_a_slice() {
        let source = "class Deck:\n    def __getitem__(self, pos):\n        return pos\n";
        let check = |line: &str, expected: &str| {
            let program = Program::parse(&format!("{source}{line}\n")).unwrap();
            let known = [("d", "Deck(x=1)"), ("n", "2")];
            let at = state(Event::Line, &[("<module>", 4, &known)], None);
            let given = program.arguments(&at).into_iter().map(|(_, text)| text);
            let given: Vec<String> = given.collect();
            assert!(given.iter().any(|one| one == expected), "{line}: {given:?}");
        };
        check("x = d[1:n]", "slice(1, n, None)");
        check("print(d[::-1])", "slice(None, None, -1)");
        check("x = d[n]", "n");
    }

    #[test]
    fn what_is_lacking_is_asked_for() {
        let source = "\
class Tally(dict):
    def __missing__(self, key):
        return 0
    def __len__(self):
        return 1
class Own:
    size = 3
    def __init__(self):
        self.x = 1
    def __getattr__(self, name):
        return name
    def run(self):
        return 1
t = Tally()
plain = {'a': 1}
";
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{source}{line}\n")).unwrap();
            let names = [("t", "{'a': 1}"), ("plain", "{'a': 1}"), ("o", "Own(x=1)")];
            let at = state(Event::Line, &[("<module>", 16, &names)], None);
            let entered = program.entered(&at);
            let found = entered.map(|one| one.name.as_str());
            assert_eq!(found, expected, "{line}");
        };
        check("x = t['b']", Some("__missing__"));
        check("t['b'] += 1", Some("__missing__"));
        check("x = t['a']", None);
        check("x = plain['b']", None);
        check("x = len(t)", Some("__len__"));
        check("x = len(plain)", None);
        check("x = o.y", Some("__getattr__"));
        check("x = o.x", None);
        check("x = o.size", None);
        check("o.y = 1", None);
    }
}
