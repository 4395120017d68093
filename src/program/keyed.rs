//! What sets and dictionaries call of the program's objects that come into them, or that are looked for there: `__hash__`, and then `__eq__` of
//! each object inside that has the same hash, until one is equal (Python's library reference, "`object.__hash__`"; `Objects/dictobject.c`). No
//! call in the text says so. Which objects have been hashed, and what that gave, is told by the states before.

mod contents;
mod ending;
mod operation;

use self::ending::{bind, change};
use self::operation::{Form, Keys, Operation, Place, is_made};
use super::heap::{Cell, Held};
use super::objects::Objects;
use super::{Program, Resumption, calling};
use crate::quiz::PythonValue;
use crate::state::{Event, State};

/// The methods that are called.
const HASH: &str = "__hash__";
const EQUAL: &str = "__eq__";

/// The method that makes an object which is a key.
const MAKING: &str = "__init__";

/// How far an operation has come.
enum Stage {
    /// A method of an object is called, with another one or without.
    Calls(&'static str, usize, Option<usize>),
    /// All keys have been looked for: each with the one inside that it is equal to.
    Done(Vec<Option<usize>>),
}

/// An operation that is under way in a line.
struct Run<'p> {
    operation: Operation<'p>,
    /// The state in which the line goes on.
    state: State,
    /// The objects then.
    objects: Objects,
    /// What is inside at first.
    inside: Vec<usize>,
    keys: Vec<usize>,
    stage: Stage,
}

impl Program {
    /// The state that comes next where a line calls methods of objects that are keys, or where that brings a statement to its end.
    pub(super) fn keyed_goes_on(&self, at: &State, objects: &Objects) -> Option<State> {
        let run = self.keyed_run(at, objects)?;
        match run.stage {
            Stage::Calls(method, object, other) => {
                self.calls_with(&run.state, &run.objects, (object, method), other)
            }
            Stage::Done(ref found) => {
                let text = self.changed_to(&run, found)?;
                let mut next = run.state.clone();
                let to = self.sole_way(&next)?;
                match run.operation.place()? {
                    Place::Bound(name) => bind(&mut next, name, text)?,
                    Place::Held(held) => change(&mut next, held, text)?,
                }
                self.at_line(next, to, None)
            }
        }
    }

    /// The rest of the line that goes on when such methods have been called, with what was looked for in its place.
    pub fn keyed_rest(&self, at: &State, objects: &Objects) -> Option<Resumption> {
        if at.event != Event::Return {
            return None;
        }
        let run = self.keyed_run(at, objects)?;
        let Stage::Done(found) = &run.stage else {
            return None;
        };
        let (place, text) = match &run.operation.form {
            Form::Tests { place, negated } => {
                let holds = found.first()?.is_some() != *negated;
                let text = if holds { "True" } else { "False" };
                (place.clone(), text.to_owned())
            }
            Form::Counts { place } => {
                let new = found.iter().filter(|one| one.is_none()).count();
                (place.clone(), new.to_string())
            }
            Form::Reads(read) => (read.place.clone(), self.read_by(&run, read, found)?),
            _ => return None,
        };
        let mut state = run.state;
        state.frames.last_mut()?.pending = Some(Vec::new());
        let mut whole = self.text.clone();
        whole.replace_range(place, &text);
        Some(Resumption::of(self.rewritten(&whole)?, &state))
    }

    /// Notes which objects have come into a set or a dictionary where a statement comes to its end, or have left it.
    pub(super) fn note_keys(&self, before: &State, after: &State, objects: &mut Objects) {
        let ends = before.event == Event::Return
            && after.depth() < before.depth()
            && self.has_method(HASH);
        let Some(run) = ends.then(|| self.keyed_run(before, objects)).flatten() else {
            return;
        };
        let Stage::Done(found) = &run.stage else {
            return;
        };
        let held = match run.operation.place() {
            Some(Place::Held(held)) => held,
            Some(Place::Bound(name)) => {
                objects.keyed.retain(|(place, _)| place != name);
                name
            }
            None => return,
        };
        for (place, (key, found)) in run.keys.iter().zip(found).enumerate() {
            match found {
                Some(lost) if matches!(run.operation.form, Form::Discards { .. }) => {
                    objects
                        .keyed
                        .retain(|(place, one)| place != held || one != lost);
                }
                None if run.operation.inserts(place) => {
                    objects.keyed.push((held.to_owned(), *key));
                }
                _ => {}
            }
        }
    }

    fn keyed_run(&self, at: &State, objects: &Objects) -> Option<Run<'_>> {
        if !self.has_method(HASH) {
            return None;
        }
        let state = match at.event {
            Event::Line => at.clone(),
            Event::Return if [HASH, EQUAL, MAKING].contains(&&*at.top()?.function) => {
                let mut state = calling(at);
                let frame = state.frames.last_mut()?;
                frame.pending.as_mut()?.push(at.value.clone());
                state
            }
            _ => return None,
        };
        let operation = self.keyed_operation(state.line()?)?;
        // Where it returns, the frame has given what it is worth.
        let objects = objects.behind(self, &[at]);
        let is_key = |object: &usize| {
            let Cell::Instance { class, .. } = &objects.heap.cells[*object] else {
                return false;
            };
            let class = self.class(class);
            let has = |class, name| self.method(class, name).is_some();
            class.is_some_and(|class| has(class, HASH) && has(class, EQUAL))
        };
        let keys: Vec<usize> = match &operation.keys {
            Keys::Written(all) => {
                let given = state.depth().checked_sub(1).map(|top| objects.given(top));
                let mut made = given?.iter().filter(|(name, _)| name == MAKING);
                let mut read = |one: &&str| match is_made(one) {
                    true => match made.next()?.1 {
                        Held::Object(object) => Some(object),
                        _ => None,
                    },
                    false => objects.read(self, one),
                };
                all.iter().map(&mut read).collect::<Option<_>>()?
            }
            Keys::Of(list) => objects.items_of(objects.read(self, list)?)?,
        };
        if keys.is_empty() || !keys.iter().all(is_key) {
            return None;
        }
        let inside = match &operation.held {
            Some(held) => objects.hashed_in(self, held, &shown(&state, held)?)?,
            None => Vec::new(),
        };
        // All that are made are, before the first one is hashed.
        let made = operation.made();
        let pending = state.top()?.pending.clone()?;
        let mut results = pending.into_iter().skip(made);
        let stage = stage(&operation, &keys, &inside, &objects, &mut results)?;
        Some(Run {
            operation,
            state,
            inside,
            keys,
            stage,
            objects,
        })
    }
}

/// What a name, or an attribute of one, is shown as.
fn shown(state: &State, held: &str) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(held).ok()?;
    Some(super::classes::shown(state, parsed.expr())?.into_owned())
}

/// How far an operation has come that has had these results.
fn stage(
    operation: &Operation<'_>,
    keys: &[usize],
    inside: &[usize],
    objects: &Objects,
    results: &mut impl Iterator<Item = Option<String>>,
) -> Option<Stage> {
    let mut inside = inside.to_vec();
    let mut all = Vec::new();
    for (place, key) in keys.iter().enumerate() {
        let Some(hash) = results.next() else {
            return Some(Stage::Calls(HASH, *key, None));
        };
        let hash = hash?;
        let mut found = None;
        for one in &inside {
            if one == key {
                found = Some(*one);
                break;
            }
            if objects.hash(*one)? != hash {
                continue;
            }
            match results.next() {
                None => return Some(Stage::Calls(EQUAL, *one, Some(*key))),
                Some(equal) => {
                    if PythonValue::read(&equal?).ok()?.is_true()? {
                        found = Some(*one);
                        break;
                    }
                }
            }
        }
        if found.is_none() && operation.inserts(place) {
            inside.push(*key);
        }
        all.push(found);
    }
    // Something else in the line has called, too.
    results.next().is_none().then_some(Stage::Done(all))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::program::fixtures::state;

    /// Eight lines, before the one that is tried.
    const SOURCE: &str = "\
class A:
    def __init__(self, n):
        self.n = n
    def __eq__(self, other):
        return self.n == other.n
    def __hash__(self):
        return hash(self.n)
a = A(1)
";

    /// What a line does that runs where `a` is an object that has not been hashed: what comes next after that was.
    fn told(line: &str, held: &[(&str, &str)]) -> Option<State> {
        let program = Program::parse(&format!("{SOURCE}{line}\nz = 1\n")).unwrap();
        let own = [("self", "A(n=1)")];
        let names: Vec<(&str, &str)> = [("a", "A(n=1)")].iter().chain(held).copied().collect();
        let module =
            |line, names: &[(&str, &str)]| state(Event::Line, &[("<module>", line, names)], None);
        let inside = |event,
                      line,
                      names: &[(&str, &str)],
                      function: &str,
                      at,
                      own: &[(&str, &str)],
                      value| {
            state(
                event,
                &[("<module>", line, names), (function, at, own)],
                value,
            )
        };
        let given = [("self", "A()"), ("n", "1")];
        let made = [("self", "A(n=1)"), ("n", "1")];
        let states = [
            State::start(),
            module(8, &[]),
            inside(Event::Call, 8, &[], "__init__", 2, &given, None),
            inside(Event::Line, 8, &[], "__init__", 3, &given, None),
            inside(Event::Return, 8, &[], "__init__", 3, &made, Some("None")),
            module(9, &names),
            inside(Event::Call, 9, &names, "__hash__", 6, &own, None),
            inside(Event::Line, 9, &names, "__hash__", 7, &own, None),
            inside(Event::Return, 9, &names, "__hash__", 7, &own, Some("1")),
        ];
        let mut states = states.to_vec();
        for state in &mut states {
            for frame in &mut state.frames {
                frame.pending = Some(Vec::new());
            }
        }
        let past: Vec<&State> = states.iter().collect();
        let objects = Objects::followed(&program, &past, &BTreeMap::new());
        program.keyed_goes_on(past[past.len() - 1], &objects)
    }

    #[test]
    fn statements_end_with_what_their_keys_have_made() {
        let check = |line: &str, held: &[(&str, &str)], expected: &[(&str, &str)]| {
            let next = told(line, held);
            let top = next.as_ref().and_then(|next| next.top());
            let locals = top.and_then(|top| top.locals.as_ref());
            for (name, value) in expected {
                let found = locals.and_then(|locals| locals.get(*name)?.as_deref());
                assert_eq!(found, Some(*value), "{line}");
            }
            assert_eq!(top.map(|top| top.line), Some(10), "{line}");
        };
        check("s.add(a)", &[("s", "set()")], &[("s", "{A(n=1)}")]);
        check("d[a] = 7", &[("d", "{}")], &[("d", "{A(n=1): 7}")]);
        check("s = {a}", &[], &[("s", "{A(n=1)}")]);
        check("d = {a: 'x'}", &[], &[("d", "{A(n=1): 'x'}")]);
    }
}
