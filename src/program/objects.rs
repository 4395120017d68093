//! What has become of objects that states do not show: of one whose class says itself how it is written (`__repr__`), or of an exception
//! with an `__init__` of its own, a state has no attributes. The states before have what they were given. So the way is followed statement by
//! statement: which object each name stands for, and what its attributes are.
//!
//! What the states show goes before what was followed: a text that is another one than the object's is another object, or unknown.

mod agreeing;
mod asked;
mod assigning;
mod changes;
mod contents;
mod copying;
mod frames;
mod giving;
pub(super) mod heaping;
mod moving;
mod places;
mod sorting;

use std::collections::BTreeMap;

use ruff_python_ast::Expr;

use self::heaping::HeapCall;
use self::sorting::Sort;
use super::classes::MOST_BASES;
use super::heap::{Cell, Heap, Held, Style};
use super::reading::{Given, Names, Reading};
use super::unrolling::Sorting;
use super::{Definition, DefinitionKind, Program};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, State, cut_value};

/// A frame on the way.
#[derive(Clone, Debug, Default)]
struct Followed {
    names: Names,
    line: u32,
    /// What the calls of its line have given.
    given: Vec<Given>,
    /// The object that it makes, of an `__init__`.
    makes: Option<usize>,
    /// The sort that its line is doing.
    sorts: Option<Sort>,
    /// The change of a heap that its line is making, which asks objects.
    heaps: Option<HeapCall>,
    /// How many changes of objects there were when its line began.
    changes: usize,
    /// Names that the last statement has bound.
    bound: Vec<String>,
    /// The iterators of its `for` loops, and what its `with` have entered, by line.
    iterators: BTreeMap<u32, usize>,
    /// The elements that its `for` loops go through which were made for them, by line.
    made: BTreeMap<u32, Vec<Held>>,
    managers: BTreeMap<u32, Vec<usize>>,
    /// The generator that a call of its line has handed on, by its function's line, with what that was given.
    handed: Option<(u32, Names)>,
    /// Whether an exception leaves it.
    left: bool,
    /// Which state has entered it, the first one being 0.
    entered: usize,
}

/// The objects of a run after some states.
#[derive(Clone, Debug, Default)]
pub struct Objects {
    pub(super) heap: Heap,
    frames: Vec<Followed>,
    /// The frames of generators that have given something up, by the function's line.
    suspended: Vec<(u32, Followed)>,
    /// The defaults of functions that can be changed, by the function's line and the parameter.
    defaults: BTreeMap<(u32, String), Held>,
    /// What the frame that returns is worth.
    returned: Option<Held>,
    /// What was raised last.
    raised: Option<Held>,
    /// The objects whose `__hash__` has returned, in that order, with what it gave.
    pub(super) hashes: Vec<(usize, String)>,
    /// The objects that have come into sets and dictionaries as keys, by what these are called where that happened.
    pub(super) keyed: Vec<(String, usize)>,
    /// Which version of CPython sorts, once that is known.
    pub(super) version: Option<Sorting>,
    /// The name of the function whose frame runs.
    function: String,
    /// The line of the statement that has come to its end last; 0 where none has.
    completed: u32,
    /// How many states have been gone through by now.
    step: usize,
    /// Where functions are followed: of states that enter one, which state has entered the frame that has made it.
    made_in: BTreeMap<usize, usize>,
    /// Where functions are followed: what the names of frames that have returned stood for, by which state has entered each.
    left: BTreeMap<usize, Names>,
    /// The names of the module that never change, whose values are not known yet (`constants.rs`).
    constants: Vec<String>,
}

impl Program {
    /// Whether states do not show what objects of some class have.
    pub(super) fn has_hidden_objects(&self) -> bool {
        let mut classes = self
            .definitions
            .iter()
            .filter(|one| one.kind == DefinitionKind::Class);
        classes.any(|class| self.hides_objects_of(&class.name))
    }

    /// Whether states do not show what objects of a class have: it says itself how they are written, or they are exceptions that are
    /// given attributes.
    pub(super) fn hides_objects_of(&self, class: &str) -> bool {
        let Some(class) = self.class(class) else {
            return false;
        };
        let own = |name: &str| self.method(class, name).is_some();
        own("__repr__") || own("__init__") && self.is_exception(class)
    }

    /// Whether objects of a class are exceptions.
    pub(super) fn is_exception(&self, class: &Definition) -> bool {
        let mut class = class;
        for _ in 0..MOST_BASES {
            match self.bases(class).map(|base| (base, self.class(base))) {
                Some((_, Some(base))) => class = base,
                Some((base, None)) => {
                    return base == "Exception"
                        || base.ends_with("Error")
                        || base == "BaseException";
                }
                None => return false,
            }
        }
        false
    }

    /// Whether the body of a class gives it something under a name.
    pub(super) fn body_has(&self, class: &Definition, name: &str) -> bool {
        let mut methods = self.definitions.iter();
        class.scope.names().any(|own| own == name)
            || methods.any(|method| method.name == name && class.contains(method.line))
    }

    /// Whether objects of a class may have something under a name that no statement has given them.
    pub(super) fn may_have(&self, class: &str, name: &str) -> bool {
        let asks = ["__getattr__", "__getattribute__", name];
        let has = |one: &&Definition| {
            let mut asks = asks.iter();
            asks.any(|asked| self.body_has(one, asked) || self.is_put_into(one, asked))
        };
        let lineage = self
            .class(class)
            .and_then(|class| self.whole_lineage(class));
        lineage.is_none_or(|lineage| lineage.iter().any(has))
    }
}

impl Objects {
    /// The objects of a run after these states, the first of which is its start. `answers` are the values of expressions without names
    /// that are known.
    pub fn followed(
        program: &Program,
        past: &[&State],
        answers: &BTreeMap<String, String>,
    ) -> Objects {
        Objects::following(program, past, answers, false)
    }

    /// The same with functions among them, each with what it was made with.
    pub(super) fn followed_with_functions(
        program: &Program,
        past: &[&State],
        answers: &BTreeMap<String, String>,
    ) -> Objects {
        Objects::following(program, past, answers, true)
    }

    fn following(
        program: &Program,
        past: &[&State],
        answers: &BTreeMap<String, String>,
        follows_functions: bool,
    ) -> Objects {
        let mut objects = Objects {
            heap: Heap {
                answers: answers.clone(),
                follows_functions,
                has_amounts: program.has_amounts(),
                ..Heap::default()
            },
            constants: program.constants(),
            ..Objects::default()
        };
        if let Some(start) = past.first() {
            objects.frames = start.frames.iter().map(|_| Followed::default()).collect();
        }
        for pair in past.windows(2) {
            if let [before, after] = pair {
                objects.follow(program, before, after);
            }
        }
        objects
    }

    /// What the names of a frame stand for.
    pub(super) fn names(&self, frame: usize) -> Option<&Names> {
        Some(&self.frames.get(frame)?.names)
    }

    /// Which state has entered a frame.
    pub(super) fn entered_by(&self, frame: usize) -> Option<usize> {
        Some(self.frames.get(frame)?.entered)
    }

    /// Of states that enter functions whose origin is known, which state has entered the frame that has made each.
    pub(super) fn made_in(&self) -> &BTreeMap<usize, usize> {
        &self.made_in
    }

    /// What the names stand for, or stood for last, of the frame that a state has entered.
    pub(super) fn names_entered_by(&self, entered: usize) -> Option<&Names> {
        let mut running = self.frames.iter();
        let running = running.find(|frame| frame.entered == entered);
        running
            .map(|frame| &frame.names)
            .or_else(|| self.left.get(&entered))
    }

    /// An object of the heap.
    pub(super) fn cell(&self, object: usize) -> Option<&Cell> {
        self.heap.cells.get(object)
    }

    /// How something is written that is known, and that nothing changes.
    pub(super) fn key(&self, held: &Held) -> Option<String> {
        self.heap.key(held)
    }

    /// What is read of a text with such names in the last frame, which does not go on behind a call of its line; `None` where it does.
    pub(super) fn read_with<R>(
        &self,
        program: &Program,
        names: &Names,
        text: &str,
        look: impl FnOnce(&Reading<'_>) -> R,
    ) -> Option<R> {
        let reading = Reading {
            own: names,
            ..self.reading(program, text)
        };
        let found = look(&reading);
        (reading.read.get() == 0).then_some(found)
    }

    /// What the calls of a frame's line have given.
    pub(super) fn given(&self, frame: usize) -> &[Given] {
        self.frames
            .get(frame)
            .map_or(&[], |frame| frame.given.as_slice())
    }

    /// What the frame that returns is worth.
    pub(super) fn returned(&self) -> Option<&Held> {
        self.returned.as_ref()
    }

    /// The expressions that attributes are worth whose values are not known, with the names of the attributes.
    pub(super) fn questions(&self) -> Vec<(String, String)> {
        let mut found = Vec::new();
        let mut note = |name: &str, held: &Held| {
            if let Held::Worked(text) = held
                && !self.heap.answers.contains_key(text)
            {
                found.push((name.to_owned(), text.clone()));
            }
        };
        for cell in &self.heap.cells {
            match cell {
                Cell::Instance { attributes, .. } => {
                    attributes.iter().for_each(|(name, held)| note(name, held));
                }
                Cell::List(items) => items.iter().for_each(|held| note("", held)),
                Cell::Dict(pairs) => pairs.iter().for_each(|(_, held)| note("", held)),
                Cell::Method(..) | Cell::Function(_) | Cell::Other(_) => {}
            }
        }
        found
    }

    /// The expressions without names that something is written with, and whose values are not known.
    pub fn wanted(&self) -> Vec<String> {
        self.heap.wanted.borrow().iter().cloned().collect()
    }

    /// How what was raised last is shown, if it is an object of the program that does not show what it has, or says itself what is wrong.
    pub fn raised_shown(&self, program: &Program) -> Option<String> {
        self.heap
            .text(program, self.raised.as_ref()?, Style::Shown)
            .ok()
    }

    /// What was raised last, if it is such an object.
    pub(super) fn raised(&self) -> Option<&Held> {
        self.raised.as_ref()
    }

    /// The objects of classes of the program which are shown so, if it is known of all of them how they are shown. What nothing has any
    /// more is shown nowhere.
    pub(super) fn alike(&self, program: &Program, text: &str) -> Option<Vec<usize>> {
        self.alike_outside(program, text, None)
    }

    /// The same, where what has one of them is not known itself: it is asked for what is shown of it.
    fn alike_outside(
        &self,
        program: &Program,
        text: &str,
        asking: Option<usize>,
    ) -> Option<Vec<usize>> {
        let waiting = self.suspended.iter().map(|(_, frame)| frame);
        let frames = self.frames.iter().chain(waiting).flat_map(|frame| {
            let made = frame.made.values().flatten();
            let given = frame.given.iter().map(|(_, held)| held);
            let heaps = frame.heaps.iter().flat_map(HeapCall::held);
            frame.names.values().chain(made).chain(given).chain(heaps)
        });
        let held = frames.chain(&self.returned).chain(&self.raised);
        // Of a class it may not be known what it has, which none of its objects needs.
        let of_classes = self.heap.of_classes.values();
        let held = held.chain(of_classes.filter(|held| **held != Held::Unknown));
        let mut kept = self.heap.reached(held, asking);
        let others = self.frames.iter().flat_map(|frame| {
            let managers = frame.managers.values().flatten();
            let goes_through = frame.iterators.values().chain(managers);
            goes_through.copied().chain(frame.makes)
        });
        if let Some(kept) = &mut kept {
            kept.extend(others);
        }
        let left = |index: usize| kept.as_ref().is_none_or(|kept| kept.contains(&index));
        self.heap.alike(program, text, left)
    }

    /// The iterator that the last frame's `for` in a line goes through.
    pub(super) fn iterator(&self, line: u32) -> Option<usize> {
        self.frames.last()?.iterators.get(&line).copied()
    }

    /// The object whose block the last frame's `with` in a line has entered.
    pub(super) fn manager(&self, line: u32) -> Option<usize> {
        self.frames.last()?.managers.get(&line)?.last().copied()
    }

    /// The objects of a run behind the return of its last frame: `past` ends with that.
    pub(super) fn behind(&self, program: &Program, past: &[&State]) -> Objects {
        let mut after = self.clone();
        if let Some(at) = past.last().filter(|at| at.event == Event::Return) {
            after.leave(program, at);
        }
        after
    }

    /// The same without the first values that calls of the line have given to which a frame returns, or which is about to go on.
    pub(super) fn without_given(&self, count: usize) -> Objects {
        let mut left = self.clone();
        for frame in left.frames.iter_mut().rev().take(2) {
            let count = count.min(frame.given.len());
            frame.given.drain(..count);
        }
        left
    }

    /// The object that an expression stands for in the last frame, which calls nothing of the program.
    pub(super) fn read(&self, program: &Program, text: &str) -> Option<usize> {
        let parsed = ruff_python_parser::parse_expression(text).ok()?;
        match self.reading(program, text).held(parsed.expr()) {
            Held::Object(index) => Some(index),
            _ => None,
        }
    }

    /// The object that an expression stands for in the frame below the last one, which is about to return to it.
    pub(super) fn read_after(&self, program: &Program, text: &str) -> Option<usize> {
        let parsed = ruff_python_parser::parse_expression(text).ok()?;
        let mut after = self.clone();
        let (frame, name) = (after.frames.pop()?, self.function.clone());
        let held = match (frame.makes, after.returned.take()) {
            (Some(made), _) => Held::Object(made),
            (None, held) => held?,
        };
        after.frames.last_mut()?.given.push((name, held));
        match after.evaluated(program, parsed.expr(), text) {
            Held::Object(index) => Some(index),
            _ => None,
        }
    }

    /// The heap with the exception that an expression in the last frame makes, or that a name is shown as, which says itself what is wrong, and has
    /// nothing but what it is made with: its class leaves that to Python's.
    pub(super) fn with_exception(&self, program: &Program, text: &str) -> Option<(Heap, usize)> {
        let parsed = ruff_python_parser::parse_expression(text).ok()?;
        let reading = self.reading(program, text);
        let mut heap = self.heap.clone();
        let called = match parsed.expr() {
            Expr::Call(call) => &*call.func,
            class => class,
        };
        let class = match called {
            Expr::Name(name) => reading.class_held(&name.id),
            Expr::Attribute(inner) => program.class(&inner.attr),
            _ => None,
        };
        let (class, given) = match (parsed.expr(), class) {
            (Expr::Call(call), Some(class)) => {
                let starred = call.arguments.args.iter().any(Expr::is_starred_expr);
                if starred || !call.arguments.keywords.is_empty() {
                    return None;
                }
                let given = call.arguments.args.iter();
                (class, given.map(|one| reading.held(one)).collect())
            }
            (_, Some(class)) => (class, Vec::new()),
            (shown, None) => {
                let shown = match reading.held(shown) {
                    Held::Text(shown) => shown,
                    Held::Object(index) => match self.heap.cells.get(index)? {
                        Cell::Other(shown) => shown.clone()?,
                        _ => return None,
                    },
                    _ => return None,
                };
                let PythonValue::Object { name, parts } = PythonValue::read(&shown).ok()? else {
                    return None;
                };
                let part = |(name, value): &(Option<String>, PythonValue)| match name {
                    None => Some(heap.of_value(value, &value.to_string())),
                    Some(_) => None,
                };
                let given = parts.iter().map(part).collect::<Option<Vec<Held>>>()?;
                (program.class(&name)?, given)
            }
        };
        let makes = |name: &str| program.method(class, name).is_some();
        let own = makes("__init__") || makes("__new__") || !program.stays_itself(class);
        if own || !program.says_what_it_raises(class) {
            return None;
        }
        let given = given.into_iter().map(|held| heap.keep(held)).collect();
        match heap.add(Cell::Instance {
            class: class.name.clone(),
            attributes: Vec::new(),
            arguments: Some(given),
        }) {
            Held::Object(index) => Some((heap, index)),
            _ => None,
        }
    }

    /// Notes that a local is the same object as others that have names.
    pub(super) fn share(&self, state: &mut State, held: &Held, one: &AliasName) {
        let Held::Object(object) = held else { return };
        let Some(groups) = state.aliases.as_mut() else {
            return;
        };
        let same = |name: &AliasName| {
            let frame = self.frames.get(name.frame);
            frame.and_then(|frame| frame.names.get(&name.name)) == Some(&Held::Object(*object))
        };
        let known = state.frames.iter().enumerate().flat_map(|(index, frame)| {
            let names = frame.locals.iter().flat_map(|locals| locals.keys());
            names.map(move |name| AliasName::new(index, name.clone()))
        });
        let others: Vec<AliasName> = known.filter(|name| name != one && same(name)).collect();
        for group in groups.iter_mut() {
            group.retain(|name| name != one);
        }
        if !others.is_empty() {
            match groups
                .iter_mut()
                .find(|group| group.iter().any(|name| others.contains(name)))
            {
                Some(group) => group.push(one.clone()),
                None => groups.push([others, vec![one.clone()]].concat()),
            }
        }
        groups.retain(|group| group.len() > 1);
        groups.iter_mut().for_each(|group| group.sort());
        groups.sort();
    }

    /// Notes in the state after a single step from `at` which names stand for one object because the statement says so.
    pub fn share_bound(&self, program: &Program, at: &State, next: &mut State) {
        let shown = State {
            aliases: Some(Vec::new()),
            ..next.clone()
        };
        let mut after = self.clone();
        after.follow(program, at, &shown);
        let index = after.frames.len().wrapping_sub(1);
        let Some(frame) = after.frames.last() else {
            return;
        };
        let enters = next.event == Event::Call;
        // What a call gives its parameters that no name was told for.
        let alone = |name: &str| {
            let one = AliasName::new(index, name);
            let mut groups = next.aliases.iter().flatten();
            !groups.any(|group| group.contains(&one))
        };
        // What is written out in the call is an object of its own.
        let entered = next.top().filter(|_| enters);
        let entered = entered.and_then(|top| program.definition_at(&top.function, top.line));
        let told = entered.map(|function| self.arguments(program, function));
        let written_out = |name: &str| match told.as_ref().and_then(|told| told.get(name)) {
            Some(Held::List(_) | Held::Dict(_)) => true,
            Some(Held::Text(text)) => text == "{}",
            _ => false,
        };
        let given = frame.names.keys();
        let given = given.filter(|name| enters && (alone(name) || written_out(name)));
        let bound = frame.bound.iter().filter(|_| !enters);
        let names: Vec<String> = given.chain(bound).cloned().collect();
        for name in &names {
            let held = frame.names.get(name);
            let one = AliasName::new(index, name);
            if let Some(held @ Held::Object(object)) = held
                && !matches!(
                    after.heap.cells[*object],
                    Cell::Method(..) | Cell::Function(_) | Cell::Other(_)
                )
                && (self.heap.cells.len() > *object || after.is_other(next, *object, &one))
            {
                after.share(next, held, &one);
            }
        }
    }

    /// Whether a state has a name of an object together with one that stands for another object.
    fn is_other(&self, state: &State, object: usize, one: &AliasName) -> bool {
        let other = |name: &AliasName| {
            let frame = self.frames.get(name.frame);
            let held = frame.and_then(|frame| frame.names.get(&name.name));
            matches!(held, Some(Held::Object(index)) if *index != object)
        };
        let mut groups = state.aliases.iter().flatten();
        groups.any(|group| group.contains(one) && group.iter().any(other))
    }

    /// What states show of an object that is told so, with what is inside of itself left out; the same of all that are.
    pub fn shown_of_told(&self, program: &Program, told: &str) -> Option<String> {
        if !told.contains("...") {
            return None;
        }
        let mut found: Option<String> = None;
        for (index, cell) in self.heap.cells.iter().enumerate() {
            let held = Held::Object(index);
            if !matches!(cell, Cell::Instance { .. })
                || self.heap.text(program, &held, Style::Told).as_deref() != Ok(told)
            {
                continue;
            }
            let shown = cut_value(self.heap.text(program, &held, Style::Shown).ok()?);
            if found.as_ref().is_some_and(|found| *found != shown) {
                return None;
            }
            found = Some(shown);
        }
        found
    }

    /// Whether there are values of expressions without names that are not known to these.
    pub fn lacks_answers(&self, known: &BTreeMap<String, String>) -> bool {
        let mut texts = known.keys();
        texts.any(|text| !self.heap.answers.contains_key(text))
    }

    /// The same objects with these values of expressions without names.
    pub fn with_answers(&self, known: &BTreeMap<String, String>) -> Objects {
        let mut objects = self.clone();
        for (text, value) in known {
            objects.learn_answer(text, value.clone());
        }
        objects
    }

    /// Takes the value of an expression without names.
    pub fn learn_answer(&mut self, text: &str, value: String) {
        self.heap.answers.insert(text.to_owned(), value);
    }
}
