//! What `for` and `with` call by themselves of objects of the program: an iterator is asked for with `__iter__`, and for one value after
//! the other with `__next__`; a block is entered with `__enter__` and left with `__exit__` (Python's language reference, "The for
//! statement", "The with statement"). No call in the text says so, and which object it is stands in the states before.

mod blocks;
mod iterators;
mod several;

pub(super) use self::blocks::{Block, leaving};
use super::heap::{Cell, Held};
use super::objects::Objects;
use super::{Definition, Program, calling};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, Frame, State, cut_value};

impl Program {
    /// Whether it has objects that are gone through, or whose blocks are entered and left.
    pub(super) fn has_protocols(&self) -> bool {
        let mut names = self.definitions.iter().map(|one| one.name.as_str());
        names.any(|name| matches!(name, "__next__" | "__exit__"))
    }

    /// The state that comes next where a `for` or a `with` calls a method by itself, or goes on after that: `past` ends with the state that
    /// there is.
    pub fn protocol_goes_on(&self, past: &[&State], objects: &Objects) -> Option<State> {
        let at = *past.last()?;
        if !self.has_protocols() {
            return None;
        }
        if let Some(next) = self.several_goes_on(past, Some(objects)) {
            return Some(next);
        }
        match at.event {
            Event::Line => {
                let line = self.line(at.line()?)?;
                if line.text.starts_with("for ") {
                    let count = at.top()?.loops.as_ref()?.get(&line.number).copied()??;
                    let object = match count {
                        0 => objects.read(self, &self.iterated(line.number)?)?,
                        _ => objects.iterator(line.number)?,
                    };
                    let method = if count == 0 { "__iter__" } else { "__next__" };
                    return self.calls(at, objects, object, method, &[]);
                }
                let with = line.text.starts_with("with ");
                let block = with.then(|| self.block(line.number))??;
                match leaving(past, &block) {
                    Some(raised) => {
                        let object = objects.manager(line.number)?;
                        let given = match raised {
                            None => ["None"; 3].map(str::to_owned),
                            Some(message) => self.raised_as(message, objects)?,
                        };
                        self.calls(at, objects, object, "__exit__", &given)
                    }
                    None => {
                        let context = block.context.as_deref()?;
                        match objects.read(self, context) {
                            Some(object) => self.calls(at, objects, object, "__enter__", &[]),
                            None => self.enters_new(at, context),
                        }
                    }
                }
            }
            Event::Return => self.after_protocol(past, at, objects),
            _ => None,
        }
    }

    /// The same where a frame returns.
    fn after_protocol(&self, past: &[&State], at: &State, objects: &Objects) -> Option<State> {
        let returning = at.top()?;
        // A frame that is left by an exception returns, too.
        let before = past
            .len()
            .checked_sub(2)
            .and_then(|index| past.get(index))?;
        if before.event == Event::Exception && before.depth() == at.depth() {
            return None;
        }
        let next = calling(at);
        let caller = next.top()?;
        let line = self.line(caller.line)?;
        let value = at.value.as_deref()?;
        let protocol = returning.function.as_str();
        let method = self.definition_at(protocol, returning.line)?;
        let own = self.is_method(method);
        let waiting = |state: State, result: &str| {
            let mut state = state;
            let frame = state.frames.last_mut()?;
            frame.pending.as_mut()?.push(Some(result.to_owned()));
            Some(state)
        };
        if line.text.starts_with("for ") {
            let count = caller.loops.as_ref()?.get(&line.number).copied()??;
            if count > 0 {
                return None;
            }
            return match protocol {
                "__iter__" if own => {
                    let Held::Object(object) = *objects.returned()? else {
                        return None;
                    };
                    self.calls(&waiting(next, value)?, objects, object, "__next__", &[])
                }
                "__next__" => None,
                _ => {
                    let object = objects.read_after(self, &self.iterated(line.number)?)?;
                    self.calls(&waiting(next, value)?, objects, object, "__iter__", &[])
                }
            };
        }
        let with = line.text.starts_with("with ");
        let block = with.then(|| self.block(line.number))??;
        match protocol {
            "__enter__" if own => {
                let mut state = block.entered(self, next, value)?;
                if let Some(name) = block.bound.flatten() {
                    let one = AliasName::new(state.depth().checked_sub(1)?, name);
                    objects.share(&mut state, objects.returned()?, &one);
                }
                Some(state)
            }
            "__exit__" if own => {
                let caller_past: Vec<&State> = past
                    .iter()
                    .copied()
                    .filter(|state| state.depth() <= next.depth())
                    .collect();
                let raised = leaving(&caller_past, &block)?.is_some();
                let swallowed = PythonValue::read(value).ok()?.is_true()?;
                self.after_block(
                    next,
                    &block,
                    raised && !swallowed,
                    Some(value),
                    &caller_past,
                )
            }
            _ => {
                let object = objects.read_after(self, block.context.as_deref()?)?;
                self.calls(&waiting(next, value)?, objects, object, "__enter__", &[])
            }
        }
    }

    /// The state in which a `with` has entered an object that its expression makes without a frame of the program's: `with Timer():`.
    fn enters_new(&self, at: &State, context: &str) -> Option<State> {
        let parsed = ruff_python_parser::parse_expression(context).ok()?;
        let class = self.made_bare_at(at, parsed.expr())?;
        let method = self.method(class, "__enter__")?;
        let plain = !self.is_generator(method) && method.first == method.line;
        let mut parameters = method.scope.variables.iter();
        let own = parameters.next().filter(|one| one.is_parameter && plain)?;
        if parameters.next().is_some_and(|one| one.is_parameter) {
            return None;
        }
        let mut frame = Frame::new(method.name.clone(), method.first);
        let shown = self.shown_new(class)?;
        let locals = frame.locals.as_mut()?;
        locals.insert(own.name.clone(), Some(shown));
        let mut next = State {
            event: Event::Call,
            value: None,
            output: String::new(),
            ..at.clone()
        };
        next.frames.push(frame);
        Some(next)
    }

    /// The state in which a method of an object has been called by a statement.
    pub(super) fn calls(
        &self,
        at: &State,
        objects: &Objects,
        object: usize,
        method: &str,
        given: &[String],
    ) -> Option<State> {
        let Cell::Instance { class, .. } = objects.heap.cells.get(object)? else {
            return None;
        };
        let definition = self.method(self.class(class)?, method)?;
        if self.is_generator(definition) || definition.first != definition.line {
            return None;
        }
        let frame = self.entered_with(definition, objects, object, given)?;
        let mut next = State {
            event: Event::Call,
            value: None,
            output: String::new(),
            ..at.clone()
        };
        let first = definition.scope.variables.first()?.name.clone();
        next.frames.push(frame);
        let own = AliasName::new(next.depth() - 1, first);
        objects.share(&mut next, &Held::Object(object), &own);
        Some(next)
    }

    /// The same of a method that is given another object, or nothing.
    pub(super) fn calls_with(
        &self,
        at: &State,
        objects: &Objects,
        (object, method): (usize, &str),
        other: Option<usize>,
    ) -> Option<State> {
        let shown = |one: usize| objects.heap.shown(self, one).map(cut_value);
        let given: Option<Vec<String>> = other.into_iter().map(shown).collect();
        let mut next = self.calls(at, objects, object, method, &given?)?;
        let own = next.top()?;
        let function = self.definition_at(&own.function, own.line)?;
        if let Some(other) = other {
            let second = function.scope.variables.get(1)?.name.clone();
            let second = AliasName::new(next.depth() - 1, second);
            objects.share(&mut next, &Held::Object(other), &second);
        }
        Some(next)
    }

    fn entered_with(
        &self,
        definition: &Definition,
        objects: &Objects,
        object: usize,
        given: &[String],
    ) -> Option<Frame> {
        let mut frame = Frame::new(definition.name.clone(), definition.first);
        let header = &self.line(definition.line)?.text;
        let parameters = definition
            .scope
            .variables
            .iter()
            .filter(|one| one.is_parameter);
        let names: Vec<&str> = parameters.map(|one| one.name.as_str()).collect();
        let locals = frame.locals.as_mut()?;
        let shown = objects.heap.shown(self, object)?;
        let (first, rest) = names.split_first()?;
        locals.insert((*first).to_owned(), Some(cut_value(shown)));
        if let [all] = rest
            && header.contains(&format!("*{all}"))
            && !header.contains("**")
        {
            let all = (*all).to_owned();
            locals.insert(all, Some(format!("({})", given.join(", "))));
            return Some(frame);
        }
        if rest.len() != given.len() || header.contains('*') {
            return None;
        }
        for (name, value) in rest.iter().zip(given) {
            locals.insert((*name).to_owned(), Some(value.clone()));
        }
        Some(frame)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::program::fixtures::state;

    const SOURCE: &str = "\
class Timer:
    def __enter__(self):
        return self
    def __exit__(self, *args):
        pass
t = Timer()
with t as u:
    x = 1
y = 2
";

    #[test]
    fn a_with_enters_what_it_makes() {
        let check = |making: &str, line: &str, expected: bool| {
            let source = format!(
                "class Timer:\n    {making}\n    def __enter__(self):\n        return self\n    def __exit__(self, *args):\n        pass\n{line}\n    x = 1\n"
            );
            let program = Program::parse(&source).unwrap();
            let states = [
                State::start(),
                state(Event::Line, &[("<module>", 7, &[])], None),
            ];
            let past: Vec<&State> = states.iter().collect();
            let objects = Objects::followed(&program, &past, &BTreeMap::new());
            let told = program.protocol_goes_on(&past, &objects);
            let own = told.as_ref().and_then(|told| told.top()?.known("self"));
            assert_eq!(own, expected.then_some("Timer()"), "{making} {line}");
        };
        check("n = 1", "with Timer() as t:", true);
        check("n = 1", "with Timer():", true);
        check("def __init__(self): pass", "with Timer() as t:", false);
        check("def __new__(cls): pass", "with Timer() as t:", false);
        check("n = 1", "with Timer(1) as t:", false);
    }

    #[test]
    fn a_with_enters_and_leaves_its_block() {
        let program = Program::parse(SOURCE).unwrap();
        let timer = ("t", "Timer()");
        let entered = ("u", "Timer()");
        let own = [("self", "Timer()")];
        let left = [("self", "Timer()"), ("args", "(None, None, None)")];
        let module =
            |line, names: &[(&str, &str)]| state(Event::Line, &[("<module>", line, names)], None);
        let inside =
            |event, names: &[(&str, &str)], function: &str, line, own: &[(&str, &str)], value| {
                state(
                    event,
                    &[("<module>", 7, names), (function, line, own)],
                    value,
                )
            };
        let states = [
            State::start(),
            module(6, &[]),
            module(7, &[timer]),
            inside(Event::Call, &[timer], "__enter__", 2, &own, None),
            inside(Event::Line, &[timer], "__enter__", 3, &own, None),
            inside(
                Event::Return,
                &[timer],
                "__enter__",
                3,
                &own,
                Some("Timer()"),
            ),
            module(8, &[timer, entered]),
            module(7, &[timer, entered, ("x", "1")]),
            inside(
                Event::Call,
                &[timer, entered, ("x", "1")],
                "__exit__",
                4,
                &left,
                None,
            ),
            inside(
                Event::Line,
                &[timer, entered, ("x", "1")],
                "__exit__",
                5,
                &left,
                None,
            ),
            inside(
                Event::Return,
                &[timer, entered, ("x", "1")],
                "__exit__",
                5,
                &left,
                Some("None"),
            ),
            module(9, &[timer, entered, ("x", "1")]),
        ];
        for (index, next) in states.iter().enumerate().skip(1) {
            let past: Vec<&State> = states[..index].iter().collect();
            let objects = Objects::followed(&program, &past, &BTreeMap::new());
            let told = program.protocol_goes_on(&past, &objects);
            let tells = [3, 6, 8, 11].contains(&index);
            assert_eq!(told.is_some(), tells, "{index}");
            if let Some(told) = told {
                assert_eq!(
                    (told.event, &told.value),
                    (next.event, &next.value),
                    "{index}"
                );
                let shown = |state: &State| {
                    let frames = state.frames.iter();
                    frames
                        .map(|frame| (frame.function.clone(), frame.line, frame.locals.clone()))
                        .collect::<Vec<_>>()
                };
                assert_eq!(shown(&told), shown(next), "{index}");
            }
        }
    }
}
