//! Descriptors: objects in the bodies of classes which say themselves what an attribute of that name comes to (`__get__`) and what happens
//! where it is set (`__set__`). No state shows what a class has, so they are known by what they were when the class was made and by the
//! frames of their methods since (Python's language reference, "Implementing Descriptors").

use std::collections::BTreeMap;

use ruff_python_ast::{Expr, Stmt};

use super::class_name;
use super::values::parsed;
use crate::program::{Definition, DefinitionKind, LogicalLine, Program};
use crate::quiz::PythonValue;
use crate::state::{Event, Frame, State};

/// What gives an attribute, or takes what it is set to.
const METHODS: [&str; 2] = ["__get__", "__set__"];

/// What descriptors are shown as by now, by the class and the name; `None` where that cannot be told.
pub(in crate::program) type Descriptors = BTreeMap<(String, String), Option<String>>;

impl Program {
    /// Whether there are any.
    pub(in crate::program) fn has_descriptors(&self) -> bool {
        METHODS.iter().any(|name| self.has_method(name))
    }

    /// Whether the body of some class gives a name such an object.
    pub(in crate::program) fn may_be_described(&self, name: &str) -> bool {
        let put = self.unseen.put.as_deref() == Some(name);
        self.has_descriptors() && !put && {
            let mut classes = self.definitions.iter();
            classes.any(|class| self.own_descriptor(class, name).is_some())
        }
    }

    /// The class whose body gives a name such an object, which an attribute of objects of `class` is, and the class of that.
    pub(in crate::program) fn descriptor(
        &self,
        class: &Definition,
        name: &str,
    ) -> Option<(&Definition, &Definition)> {
        if !self.has_descriptors() || self.unseen.put.as_deref() == Some(name) {
            return None;
        }
        let lineage = self.lineage(class);
        let having = lineage.into_iter().find(|class| {
            let mut methods = self.definitions.iter();
            class.scope.names().any(|one| one == name)
                || methods.any(|one| one.name == name && self.is_method_of(one, class))
        })?;
        Some((having, self.own_descriptor(having, name)?))
    }

    /// The class of the object that the body of a class gives a name, once, if it is a descriptor.
    fn own_descriptor(&self, class: &Definition, name: &str) -> Option<&Definition> {
        if class.kind != DefinitionKind::Class {
            return None;
        }
        let binds = |line: &&LogicalLine| {
            let own = class.is_in_body(line.number) && self.is_line_of(class, line.number);
            let rest = line.text.strip_prefix(name).filter(|_| own);
            rest.is_some_and(|rest| rest.starts_with(['=', ':']))
        };
        let mut lines = self.lines.iter().filter(binds);
        let line = lines.next().filter(|_| lines.next().is_none())?;
        let module = parsed(&line.text)?;
        let given = match module.syntax().body.as_slice() {
            [Stmt::Assign(assign)] => &*assign.value,
            [Stmt::AnnAssign(assign)] => assign.value.as_deref()?,
            _ => return None,
        };
        let Expr::Name(called) = &*given.as_call_expr()?.func else {
            return None;
        };
        let kind = self.class(&called.id)?;
        let describes = |name: &&str| self.method(kind, name).is_some();
        METHODS.iter().any(describes).then_some(kind)
    }

    /// What the descriptors of classes are after these states, the first of which is the start.
    pub(in crate::program) fn descriptors(&self, past: &[&State]) -> Descriptors {
        let mut known = Descriptors::new();
        // What the objects of the frames that run were when these were entered.
        let mut begun: Vec<Option<String>> = Vec::new();
        for at in past {
            begun.resize(at.depth(), None);
            let Some(top) = at.top() else { continue };
            let Some(definition) = self.definition_at(&top.function, top.line) else {
                continue;
            };
            match (definition.kind, at.event) {
                (DefinitionKind::Class, Event::Return) => {
                    let own = top.locals.iter().flatten();
                    let own =
                        own.filter(|(name, _)| self.own_descriptor(definition, name).is_some());
                    known.extend(own.map(|(name, shown)| {
                        ((definition.name.clone(), name.clone()), shown.clone())
                    }));
                }
                (DefinitionKind::Function, Event::Call) => {
                    if let Some(one) = begun.last_mut() {
                        *one = self.described_by(definition, top);
                    }
                }
                (DefinitionKind::Function, Event::Return) => {
                    let before = begun.last().cloned().flatten();
                    let now = self.described_by(definition, top);
                    if let (Some(before), Some(now)) = (before, now) {
                        let named = named_by(definition, top);
                        changed(&mut known, named, before, now);
                    }
                }
                _ => {}
            }
        }
        known
    }

    /// What the object of a frame is shown as, if that runs a method of a descriptor.
    fn described_by(&self, function: &Definition, frame: &Frame) -> Option<String> {
        let class = self.class_around(function.line)?;
        let describes = |name: &&str| self.method(class, name).is_some();
        let own = function.scope.variables.first();
        let own = own.filter(|one| one.is_parameter && self.is_method_of(function, class))?;
        let shown = frame.known(&own.name)?;
        METHODS.iter().any(describes).then(|| shown.to_owned())
    }
}

/// The class and the name that a frame of `__set_name__` is given.
fn named_by(function: &Definition, frame: &Frame) -> Option<(String, String)> {
    let parameters = function.scope.variables.iter();
    let mut parameters = parameters.filter(|one| one.is_parameter).skip(1);
    let (owner, name) = (parameters.next()?, parameters.next()?);
    let owner = class_name(frame.known(&owner.name)?)?;
    match PythonValue::read(frame.known(&name.name)?).ok()? {
        PythonValue::Str(name) if function.name == "__set_name__" => Some((owner.to_owned(), name)),
        _ => None,
    }
}

/// Notes what a method has made of a descriptor, whose name is told where that is given to it; of several that look alike it may be any.
fn changed(known: &mut Descriptors, named: Option<(String, String)>, before: String, now: String) {
    if before == now {
        return;
    }
    if let Some(one) = named.and_then(|key| known.get_mut(&key)) {
        *one = Some(now);
        return;
    }
    let mut alike: Vec<&mut Option<String>> = known
        .values_mut()
        .filter(|one| one.as_ref() == Some(&before))
        .collect();
    match alike.as_mut_slice() {
        [one] => **one = Some(now),
        several => several.iter_mut().for_each(|one| **one = None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    const SOURCE: &str = "\
class Field:
    def __set_name__(self, owner, name):
        self.name = name
    def __set__(self, obj, value):
        self.last = value
class Plain:
    pass
class Form:
    a = Field()
    b: int = Field()
    c = Plain()
class Wide(Form):
    b = 3
";

    #[test]
    fn descriptors_are_found_in_the_bodies_of_classes() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |class: &str, name: &str, expected: Option<&str>| {
            let found = program.descriptor(program.class(class).unwrap(), name);
            let found = found.map(|(owner, kind)| format!("{} {}", owner.name, kind.name));
            assert_eq!(found.as_deref(), expected, "{class} {name}");
        };
        check("Form", "a", Some("Form Field"));
        check("Form", "b", Some("Form Field"));
        check("Form", "c", None);
        check("Wide", "a", Some("Form Field"));
        check("Wide", "b", None);
        assert!(program.may_be_property("a") && !program.may_be_property("c"));
    }

    #[test]
    fn what_a_descriptor_is_by_now_is_told_by_its_frames() {
        let program = Program::parse(SOURCE).unwrap();
        let body = [("a", "Field()"), ("b", "Field()"), ("c", "Plain()")];
        let ended = state(
            Event::Return,
            &[("<module>", 8, &[]), ("Form", 11, &body)],
            Some("None"),
        );
        let run = |event, function: &str, line, own: &str, others: &[(&str, &str)]| {
            let locals = [&[("self", own)], others].concat();
            state(
                event,
                &[("<module>", 8, &[]), (function, line, &locals)],
                None,
            )
        };
        let naming = [("owner", "<class '__main__.Form'>"), ("name", "'b'")];
        let setting = [("value", "7")];
        let past = [
            State::start(),
            ended,
            run(Event::Call, "__set_name__", 2, "Field()", &naming),
            run(Event::Return, "__set_name__", 3, "Field(name='b')", &naming),
            run(Event::Call, "__set__", 4, "Field(name='b')", &setting),
            run(
                Event::Return,
                "__set__",
                5,
                "Field(name='b', last=7)",
                &setting,
            ),
        ];
        let check = |count: usize, name: &str, expected: Option<&str>| {
            let past: Vec<&State> = past[..count].iter().collect();
            let known = program.descriptors(&past);
            let key = ("Form".to_owned(), name.to_owned());
            let found = known.get(&key).cloned().flatten();
            assert_eq!(found.as_deref(), expected, "{count} {name}");
        };
        check(1, "a", None);
        check(2, "b", Some("Field()"));
        check(4, "b", Some("Field(name='b')"));
        check(4, "a", Some("Field()"));
        check(6, "b", Some("Field(name='b', last=7)"));
        check(6, "c", None);
    }
}
