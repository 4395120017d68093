//! What Python calls by itself once the body of a class has run: `__set_name__` of what the body gives a name, in its order, and
//! `__init_subclass__` of the class above (Python's language reference, "Creating the class object"). No text says these calls, and all that
//! they are given is known.

use ruff_python_ast::{Expr, Stmt};

use super::values::{found, parsed};
use crate::program::decorators::Decoration;
use crate::program::expressions::written;
use crate::program::given::Given;
use crate::program::parameters::{collected, pairs};
use crate::program::{Definition, DefinitionKind, Program, calling};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, Frame, State};

/// What is called of each object that the body of a class gives a name.
const NAMING: &str = "__set_name__";

/// What is called of the class above.
const SUBCLASSING: &str = "__init_subclass__";

/// What is called of each member of an enumeration, with its value (Python's library reference, "enum").
const INITIALISING: &str = "__init__";

impl Program {
    /// Whether something is called where a class is made.
    pub(in crate::program) fn asks_new_classes(&self) -> bool {
        let enumeration = |class: &Definition| {
            let initialised =
                self.is_enumeration(class) && self.method(class, INITIALISING).is_some();
            class.kind == DefinitionKind::Class && initialised
        };
        self.has_method(NAMING)
            || self.has_method(SUBCLASSING)
            || self.definitions.iter().any(enumeration)
    }

    /// The state that comes next where the body of a class has run, or one of the methods that are called then, and there is another one to
    /// call: `past` ends with the state that there is.
    pub fn class_goes_on(&self, past: &[&State]) -> Option<State> {
        let (at, before) = match past {
            [.., before, at] if at.event == Event::Return => (*at, *before),
            _ => return None,
        };
        let raised = before.event == Event::Exception && before.depth() == at.depth();
        if raised || !self.asks_new_classes() {
            return None;
        }
        let mut next = calling(at);
        let caller = next.top()?;
        let class = self.definitions.iter().find(|one| {
            one.kind == DefinitionKind::Class && one.first == caller.line && one.line == one.first
        })?;
        let runs = |state: &State, name: &str| {
            let top = state.top();
            top.is_some_and(|top| top.function == name)
        };
        let completing = [&*class.name, NAMING, SUBCLASSING, INITIALISING];
        if !completing.into_iter().any(|name| runs(at, name)) {
            return None;
        }
        let ended = past.iter().rev().find(|state| {
            state.event == Event::Return && state.depth() == at.depth() && runs(state, &class.name)
        })?;
        let waiting = |state: &State| {
            let caller = state.depth().checked_sub(2)?;
            Some(state.frames.get(caller)?.pending.as_ref()?.len())
        };
        let done = waiting(at).filter(|_| waiting(ended) == Some(0))?;
        let frame = self.completing(class, ended, done)?;
        next.event = Event::Call;
        let results = next.frames.last_mut()?.pending.as_mut()?;
        results.push(at.value.clone());
        next.frames.push(frame);
        Some(next)
    }

    /// The frame of the method that is called when so many have been: all of the objects come before the class above.
    fn completing(&self, class: &Definition, ended: &State, done: usize) -> Option<Frame> {
        if self.is_enumeration(class) {
            return self.initialising_member(class, done);
        }
        let shown = self.shown_class(class)?;
        let own = ended.top()?.locals.as_ref()?;
        let mut named = Vec::new();
        for (name, value) in own {
            let value = value.as_deref()?;
            let Some(kind) = self.class_shown(value) else {
                continue;
            };
            if let Some(method) = self.method(kind, NAMING) {
                // Its text is that of its attributes, and no other name has it.
                let one = AliasName::new(ended.depth().checked_sub(1)?, name.clone());
                let mut groups = ended.aliases.iter().flatten();
                if self.hides_objects_of(&kind.name) || groups.any(|group| group.contains(&one)) {
                    return None;
                }
                named.push((method, name, value));
            }
        }
        if let Some((method, name, value)) = named.get(done) {
            let given = Given {
                by_place: vec![
                    Some(shown),
                    Some(PythonValue::Str((*name).clone()).to_string()),
                ],
                by_name: Vec::new(),
                collected: None,
            };
            return self.called_with(method, value, &given);
        }
        if done > named.len() {
            return None;
        }
        let lineage = self.lineage(class);
        let method = self.method_among(lineage.get(1..)?, SUBCLASSING)?;
        let given = Given {
            by_place: Vec::new(),
            by_name: self.class_keywords(class, ended)?,
            collected: None,
        };
        self.called_with(method, &shown, &given)
    }

    /// The frame of the `__init__` of the member of an enumeration that comes behind so many: its value is given, or the parts of a tuple.
    fn initialising_member(&self, class: &Definition, done: usize) -> Option<Frame> {
        let method = self.method(class, INITIALISING)?;
        let members = self.members_initialised(class)?;
        let (name, value) = members.get(done)?;
        let parts = match PythonValue::read(value).ok()? {
            PythonValue::Tuple(parts) => parts,
            value => vec![value],
        };
        let given = Given {
            by_place: parts.iter().map(|part| Some(part.to_string())).collect(),
            by_name: Vec::new(),
            collected: None,
        };
        let shown = format!("<{}.{name}: {value}>", class.name);
        let plain = matches!(self.bases(class), Some("Enum" | "enum.Enum"));
        plain.then(|| self.called_with(method, &shown, &given))?
    }

    /// What stands beside the classes that a class inherits from, each as it is shown.
    fn class_keywords(
        &self,
        class: &Definition,
        at: &State,
    ) -> Option<Vec<(String, Option<String>)>> {
        let header = self.line(class.line)?.text.clone();
        let module = parsed(&header)?;
        let [Stmt::ClassDef(header)] = module.syntax().body.as_slice() else {
            return None;
        };
        let keywords = header.arguments.iter().flat_map(|all| &all.keywords);
        let mut all = Vec::new();
        for keyword in keywords {
            let name = keyword.arg.as_ref()?.to_string();
            let value = match &keyword.value {
                Expr::Name(name) => found(at, &name.id)??.to_owned(),
                value => PythonValue::of_literal(value)?.to_string(),
            };
            if name != "metaclass" {
                all.push((name, Some(value)));
            }
        }
        Some(all)
    }

    /// The frame of a method that is called on what is shown so, with values as they are shown; `None` where something of it is not told.
    fn called_with(&self, method: &Definition, object: &str, given: &Given) -> Option<Frame> {
        let plain = match self.decoration(method) {
            Decoration::Plain => true,
            Decoration::Class => method.name == SUBCLASSING,
            _ => false,
        };
        if !plain || self.is_generator(method) {
            return None;
        }
        self.with_own_header(method, |function, header| {
            let mut frame = Frame::new(method.name.clone(), method.first);
            let locals = frame.locals.as_mut()?;
            let first = function.parameters.iter_non_variadic_params().next()?;
            locals.insert(first.parameter.name.to_string(), Some(object.to_owned()));
            for (name, value) in pairs(function, given, true) {
                locals.insert(name.to_owned(), Some(value?));
            }
            for (name, value) in collected(function, given, true) {
                let value = ruff_python_parser::parse_expression(&value).ok()?;
                let value = PythonValue::of_literal(value.expr())?;
                locals.insert(name.to_owned(), Some(value.to_string()));
            }
            for parameter in function.parameters.iter_non_variadic_params() {
                let name = parameter.parameter.name.as_str();
                if !locals.contains_key(name) {
                    let default = written(parameter.default.as_deref()?, header)?;
                    let default = ruff_python_parser::parse_expression(default).ok()?;
                    let default = PythonValue::of_literal(default.expr())?;
                    locals.insert(name.to_owned(), Some(default.to_string()));
                }
            }
            Some(frame)
        })
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
class Base:
    def __init_subclass__(cls, /, key='', *, top=2, **rest):
        cls.key = key
class Form(Base, key='f', size=3):
    a = Field()
    n = 4
    b = Field()
class Other:
    pass
";

    #[test]
    fn methods_are_called_once_the_body_of_a_class_has_run() {
        let program = Program::parse(SOURCE).unwrap();
        let body = [("a", "Field()"), ("n", "4"), ("b", "Field()")];
        let ended = |done: usize| {
            let mut at = state(
                Event::Return,
                &[("<module>", 7, &[]), ("Form", 10, &body)],
                Some("None"),
            );
            at.frames[0].pending = Some(vec![Some("None".to_owned()); done]);
            at
        };
        let check = |function: &str, done: usize, expected: Option<&str>| {
            let mut at = ended(done);
            if function != "Form" {
                at.frames[1] = Frame::new(function, 3);
            }
            let line = State {
                event: Event::Line,
                ..at.clone()
            };
            let begun = ended(0);
            let next = program.class_goes_on(&[&begun, &line, &at]);
            let shown = next.map(|next| {
                let top = next.top().unwrap();
                let locals = top.locals.iter().flatten();
                let locals =
                    locals.map(|(name, value)| format!(" {name}={}", value.clone().unwrap()));
                format!("{}{}", top.function, locals.collect::<String>())
            });
            assert_eq!(shown.as_deref(), expected, "{function} {done}");
        };
        check(
            "Form",
            0,
            Some("__set_name__ self=Field() owner=<class '__main__.Form'> name='a'"),
        );
        check(
            "__set_name__",
            1,
            Some("__set_name__ self=Field() owner=<class '__main__.Form'> name='b'"),
        );
        check(
            "__set_name__",
            2,
            Some("__init_subclass__ cls=<class '__main__.Form'> key='f' rest={'size': 3} top=2"),
        );
        check("__init_subclass__", 3, None);
        check("helper", 1, None);
    }

    #[test]
    fn an_enumeration_initialises_its_members() {
        let source = "\
from enum import Enum
class P(Enum):
    A = (1, 2)
    B = 3
    def __init__(self, m, r=5):
        self.m = m
";
        let program = Program::parse(source).unwrap();
        assert!(program.asks_new_classes());
        let check = |done: usize, expected: Option<&[(&str, &str)]>| {
            let ended = state(Event::Return, &[("<module>", 2, &[]), ("P", 5, &[])], None);
            let class = program.definitions.iter().find(|one| one.name == "P");
            let frame = program.completing(class.unwrap(), &ended, done);
            let expected = expected.map(|own| Frame::new("__init__", 5).knowing(own));
            let locals = |frame: Option<Frame>| frame.map(|frame| frame.locals);
            assert_eq!(locals(frame), locals(expected), "{done}");
        };
        let first = [("m", "1"), ("r", "2"), ("self", "<P.A: (1, 2)>")];
        check(0, Some(&first));
        check(1, Some(&[("m", "3"), ("r", "5"), ("self", "<P.B: 3>")]));
        check(2, None);
    }
}
