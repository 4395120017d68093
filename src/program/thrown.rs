//! Exceptions of the program that are made with an `__init__` of their own: what they are made with, what `Exception` makes of that, and
//! what they say.

use std::borrow::Cow;

use ruff_python_ast::{Expr, Stmt};

use super::expressions::written;
use super::heap::{Cell, Gap, Held};
use super::objects::Objects;
use super::pieces::{Piece, tupled};
use super::reading::Reading;
use super::targets::{Key, Origin, Target};
use super::{Definition, Program, calling};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, State};

impl Program {
    /// What a line raises, as its event says it, where it has made an exception of the program's or raises one that there is.
    pub fn thrown(&self, past: &[&State], objects: &Objects) -> Option<String> {
        let at = *past.last()?;
        let raising = |state: &State| {
            let line = state.line().and_then(|number| self.line(number))?;
            let text = line.text.strip_prefix("raise ")?;
            Some(text.split(" from ").next().unwrap_or(text))
        };
        let (heap, object) = match at.event {
            Event::Line => {
                let text = raising(at)?;
                let read = objects.read(self, text);
                let followed = |object: &usize| {
                    matches!(objects.heap.cells.get(*object), Some(Cell::Instance { .. }))
                };
                match read.filter(followed) {
                    Some(object) => (Cow::Borrowed(&objects.heap), object),
                    None => {
                        let (heap, object) = objects.with_exception(self, text)?;
                        (Cow::Owned(heap), object)
                    }
                }
            }
            Event::Return => {
                let before = past
                    .len()
                    .checked_sub(2)
                    .and_then(|index| past.get(index))?;
                let left = before.event == Event::Exception && before.depth() == at.depth();
                if left {
                    return None;
                }
                let object = objects.read_after(self, raising(&calling(at))?)?;
                (Cow::Borrowed(&objects.heap), object)
            }
            _ => return None,
        };
        let Cell::Instance {
            class,
            arguments: Some(_),
            ..
        } = heap.cells.get(object)?
        else {
            return None;
        };
        let said = Reading::of(self, &heap).as_text(&Held::Object(object), false, &mut Vec::new());
        if let Cow::Owned(heap) = &heap {
            // What it says may still have to be worked out.
            let wanted = heap.wanted.borrow().iter().cloned().collect::<Vec<_>>();
            objects.heap.wanted.borrow_mut().extend(wanted);
        }
        match said {
            Ok(said) if said.is_empty() => Some(class.clone()),
            Ok(said) => Some(format!("{class}: {said}")),
            Err(Gap::Missing | Gap::Unknown) => None,
        }
    }

    /// Whether objects of a class are exceptions that say themselves what is wrong.
    pub(super) fn says_what_it_raises(&self, class: &Definition) -> bool {
        self.method(class, "__str__").is_some() && self.is_exception(class)
    }

    /// What an exception of the program is shown as when its `__init__` is entered: with what it is made with.
    pub(super) fn made_exception(&self, shown: &str, given: &[Option<String>]) -> Option<Origin> {
        let name = shown.strip_suffix("()").filter(|_| self.tells)?;
        if !self.is_exception(self.class(name)?) {
            return None;
        }
        let mut pieces = vec![Piece::Text(format!("{name}(args="))];
        pieces.extend(tuple(given)?);
        pieces.push(Piece::Text(")".to_owned()));
        Some(Origin::Written(pieces))
    }

    /// What `super().__init__(…)` makes of an exception whose base class is one of Python's: it shows these arguments.
    pub(super) fn initialised(&self, at: &State) -> Option<(Target, Origin)> {
        let frame = at.top().filter(|_| self.tells && at.event == Event::Line)?;
        let text = &self.line(frame.line)?.text;
        let parsed = text
            .starts_with("super()")
            .then(|| super::classes::parsed(text))??;
        let [Stmt::Expr(statement)] = parsed.syntax().body.as_slice() else {
            return None;
        };
        let call = statement.value.as_call_expr()?;
        let method = call.func.as_attribute_expr()?;
        let class = self.class_around(frame.line)?;
        let base = self
            .base(class)
            .and_then(|base| self.method(base, "__init__"));
        let own = method.attr.as_str() == "__init__" && self.is_exception(class) && base.is_none();
        if !own || !call.arguments.keywords.is_empty() {
            return None;
        }
        let init = self.definition_at(&frame.function, frame.line)?;
        let first = init.scope.variables.first()?;
        let spelled = |one: &Expr| written(one, text).map(str::to_owned);
        let given: Vec<Option<String>> = call.arguments.args.iter().map(spelled).collect();
        let keys = vec![Key::Attribute("args".to_owned())];
        let local = AliasName::new(at.depth().checked_sub(1)?, &first.name);
        Some((
            Target::Changed { local, keys },
            Origin::Written(tuple(&given)?),
        ))
    }

    /// What `str` says of an exception that is told with its attributes, if its class does not say it.
    pub fn said_of_exception(&self, value: &str) -> Option<String> {
        let begins = value.split('(').next()?;
        let class = self.class(begins).filter(|_| self.tells)?;
        let own = ["__str__", "__repr__"]
            .iter()
            .any(|name| self.method(class, name).is_some());
        if own || !self.is_exception(class) {
            return None;
        }
        let PythonValue::Object { parts, .. } = PythonValue::read(value).ok()? else {
            return None;
        };
        let args = parts
            .into_iter()
            .find(|(name, _)| name.as_deref() == Some("args"));
        let Some((_, PythonValue::Tuple(items))) = args else {
            return None;
        };
        said_of_given(&items)
    }
}

/// What `str` says of an exception that was given these, if its class does not say it.
pub(super) fn said_of_given(given: &[PythonValue]) -> Option<String> {
    match given {
        [] => Some(String::new()),
        [PythonValue::Str(text)] => Some(text.clone()),
        [PythonValue::Object { .. } | PythonValue::Opaque(_) | PythonValue::Name(_)] => None,
        [one] => Some(one.to_string()),
        several => Some(PythonValue::Tuple(several.to_vec()).to_string()),
    }
}

/// A tuple of expressions, written.
fn tuple(given: &[Option<String>]) -> Option<Vec<Piece>> {
    let items: Option<Vec<Vec<Piece>>> = given
        .iter()
        .map(|one| Some(vec![Piece::Shown(one.clone()?)]))
        .collect();
    Some(tupled(items?))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::program::fixtures::{Shown, state};

    const SOURCE: &str = "\
class Empty(Exception):
    def __init__(self, name, left):
        super().__init__(f'{name} is empty')
        self.left = left
raise Empty('box', 0)
";

    #[test]
    fn an_exception_shows_what_exception_was_given() {
        let program = Program::parse(SOURCE).unwrap().telling();
        let check = |told: &str, expected: Option<&str>| {
            assert_eq!(
                program.said_of_exception(told).as_deref(),
                expected,
                "{told}"
            );
        };
        check("Empty(left=0, args=('no',))", Some("no"));
        check("Empty(args=('a', 1))", Some("('a', 1)"));
        check("Empty(args=())", Some(""));
        check("Empty(left=0)", None);
        check("ValueError('no')", None);
        let names = [("self", "Empty(args=('box', 0))"), ("name", "'box'")];
        let frames: [Shown<'_>; 2] = [("<module>", 5, &[]), ("__init__", 3, &names)];
        let at = state(Event::Line, &frames, None);
        let Some((Target::Changed { local, keys }, Origin::Written(pieces))) =
            program.initialised(&at)
        else {
            panic!("nothing is initialised");
        };
        assert_eq!(local, AliasName::new(1, "self"));
        assert_eq!(keys, [Key::Attribute("args".to_owned())]);
        assert_eq!(pieces[1], Piece::Shown("f'{name} is empty'".to_owned()));
    }

    #[test]
    fn what_is_raised_says_what_its_object_shows() {
        let program = Program::parse(SOURCE).unwrap();
        let init = |event, line, shown: &str, value| {
            let names = [("self", shown), ("name", "'box'"), ("left", "0")];
            let frames: [Shown<'_>; 2] = [("<module>", 5, &[]), ("__init__", line, &names)];
            state(event, &frames, value)
        };
        let (new, said) = ("Empty('box', 0)", "Empty('box is empty')");
        let states = [
            State::start(),
            state(Event::Line, &[("<module>", 5, &[])], None),
            init(Event::Call, 2, new, None),
            init(Event::Line, 3, new, None),
            init(Event::Line, 4, said, None),
            init(Event::Return, 4, said, Some("None")),
        ];
        let past: Vec<&State> = states.iter().collect();
        let objects = Objects::followed(&program, &past, &BTreeMap::new());
        let thrown = program.thrown(&past, &objects);
        assert_eq!(thrown.as_deref(), Some("Empty: box is empty"));
        let earlier = Objects::followed(&program, &past[..5], &BTreeMap::new());
        assert_eq!(program.thrown(&past[..5], &earlier), None);
    }

    #[test]
    fn what_says_itself_what_is_wrong_is_asked_as_it_is_raised() {
        let check = |line: &str, expected: Option<&str>| {
            let source = format!(
                "class Bad(Exception):\n    def __str__(self):\n        return 'bad ' + self.args[0]\n{line}\n"
            );
            let program = Program::parse(&source).unwrap();
            let shown = [("name", "'box'"), ("bad", "Bad('x')")];
            let states = [
                State::start(),
                state(Event::Line, &[("<module>", 1, &[])], None),
                state(Event::Line, &[("<module>", 4, &shown)], None),
            ];
            let past: Vec<&State> = states.iter().collect();
            let objects = Objects::followed(&program, &past, &BTreeMap::new());
            let thrown = program.thrown(&past, &objects);
            assert_eq!(thrown.as_deref(), expected, "{line}");
        };
        check("raise Bad('a')", Some("Bad: bad a"));
        check("raise Bad(name) from None", Some("Bad: bad box"));
        check("raise Bad(f'{name}!')", Some("Bad: bad box!"));
        // What is not there to be said raises within, and a number is not added to a text.
        check("raise Bad", None);
        check("raise Bad(3)", None);
        check("raise Bad(*name)", None);
        check("raise ValueError('a')", None);
    }
}
