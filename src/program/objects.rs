//! What has become of objects that states do not show: of one whose class says itself how it is written (`__repr__`), or of an exception
//! with an `__init__` of its own, a state has no attributes. The states before have what they were given. So the way is followed statement by
//! statement: which object each name stands for, and what its attributes are.
//!
//! What the states show goes before what was followed: a text that is another one than the object's is another object, or unknown.

use std::cell::Cell as Counter;
use std::collections::BTreeMap;

use ruff_python_ast::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, ExprCall, Stmt};

use super::attributes::combined;
use super::classes::parsed;
use super::decorators::Decoration;
use super::effects::CHANGING;
use super::heap::{Cell, Heap, Held, Style};
use super::reading::{Given, Names, Reading};
use super::{Definition, DefinitionKind, Program};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, MAX_VALUE, State};

/// The longest chain of base classes that is followed.
const MOST_BASES: usize = 8;

/// A frame on the way.
#[derive(Clone, Debug, Default)]
struct Followed {
    names: Names,
    line: u32,
    /// What the calls of its line have given.
    given: Vec<Given>,
    /// The object that it makes, of an `__init__`.
    makes: Option<usize>,
    /// How many changes of objects there were when its line began.
    changes: usize,
    /// Names that the last statement has bound.
    bound: Vec<String>,
    /// The iterators of its `for` loops, and what its `with` have entered, by line.
    iterators: BTreeMap<u32, usize>,
    managers: BTreeMap<u32, usize>,
}

/// The objects of a run after some states.
#[derive(Clone, Debug, Default)]
pub struct Objects {
    pub(super) heap: Heap,
    frames: Vec<Followed>,
    /// What the frame that returns is worth.
    returned: Option<Held>,
    /// What was raised last.
    raised: Option<Held>,
    /// The name of the function whose frame runs.
    function: String,
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

    /// Whether objects of a class may have something under a name that no statement has given them.
    pub(super) fn may_have(&self, class: &str, name: &str) -> bool {
        let mut class = self.class(class);
        for _ in 0..MOST_BASES {
            let Some(one) = class else { return true };
            let asks = ["__getattr__", "__getattribute__", name];
            let own = asks.iter().any(|asked| {
                one.scope.names().any(|own| own == *asked)
                    || self
                        .definitions
                        .iter()
                        .any(|method| method.name == *asked && one.contains(method.line))
            });
            if own {
                return true;
            }
            match self.bases(one) {
                None | Some("" | "object") => return false,
                Some(base) => class = self.class(base),
            }
        }
        true
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
        let mut objects = Objects {
            heap: Heap {
                answers: answers.clone(),
                ..Heap::default()
            },
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
                Cell::Other(_) => {}
            }
        }
        found
    }

    /// What was raised last, if it is an object of the program that does not show what it has.
    pub(super) fn raised(&self) -> Option<&Held> {
        self.raised.as_ref()
    }

    /// The iterator that the last frame's `for` in a line goes through.
    pub(super) fn iterator(&self, line: u32) -> Option<usize> {
        self.frames.last()?.iterators.get(&line).copied()
    }

    /// The object whose block the last frame's `with` in a line has entered.
    pub(super) fn manager(&self, line: u32) -> Option<usize> {
        self.frames.last()?.managers.get(&line).copied()
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
        let Some(frame) = after.frames.last().filter(|_| next.event != Event::Call) else {
            return;
        };
        for name in &frame.bound {
            let held = frame.names.get(name);
            if let Some(held @ Held::Object(object)) = held
                && matches!(after.heap.cells[*object], Cell::Instance { .. })
                && self.heap.cells.len() > *object
            {
                after.share(next, held, &AliasName::new(index, name));
            }
        }
    }

    /// Takes the value of an expression without names.
    pub fn learn_answer(&mut self, text: &str, value: String) {
        self.heap.answers.insert(text.to_owned(), value);
    }

    fn follow(&mut self, program: &Program, before: &State, after: &State) {
        self.frames.iter_mut().for_each(|frame| frame.bound.clear());
        if before.event == Event::Return {
            self.leave(program, before);
        }
        if after.event == Event::Call {
            self.enter(program, after);
        } else if after.depth() == self.frames.len() {
            let entered = before.event == Event::Call;
            let raised = before.event == Event::Exception;
            match after.event {
                Event::Exception => self.raise(program, after),
                _ if entered || raised => {}
                _ => self.complete(program, after),
            }
            if let (Some(frame), Some(top)) = (self.frames.last_mut(), after.top())
                && after.event == Event::Line
            {
                frame.line = top.line;
                frame.given.clear();
                frame.changes = self.heap.changes;
            }
        }
        self.frames.truncate(after.depth());
        while self.frames.len() < after.depth() {
            self.frames.push(Followed::default());
        }
        self.compare(program, after);
        self.function = after
            .top()
            .map(|top| top.function.clone())
            .unwrap_or_default();
    }

    /// A frame returns to the line that has called it.
    fn leave(&mut self, program: &Program, at: &State) {
        let Some(frame) = self.frames.pop() else {
            return;
        };
        let returned = self.returned.take();
        let Some(top) = at.top() else { return };
        let value = at.value.as_deref();
        let held = match (frame.makes, returned) {
            (Some(made), _) => Held::Object(made),
            (None, Some(held)) => held,
            (None, None) => match value {
                Some(value) => self.of_text(program, value),
                None => Held::Unknown,
            },
        };
        let definition = program.definition_at(&top.function, top.line);
        let is_function = definition.is_some_and(|one| one.kind == DefinitionKind::Function);
        let first = definition.and_then(|one| one.scope.variables.first());
        let own = first.and_then(|first| frame.names.get(&first.name));
        if let Some(caller) = self.frames.last_mut().filter(|_| is_function) {
            match (top.function.as_str(), &held, own) {
                ("__iter__", Held::Object(index), _) => {
                    caller.iterators.insert(caller.line, *index);
                }
                ("__enter__", _, Some(Held::Object(index))) => {
                    caller.managers.insert(caller.line, *index);
                }
                _ => {}
            }
            caller.given.push((top.function.clone(), held));
        }
    }

    /// A frame is entered: its first names are its arguments.
    fn enter(&mut self, program: &Program, after: &State) {
        let Some(top) = after.top() else { return };
        let mut frame = Followed {
            line: top.line,
            changes: self.heap.changes,
            ..Followed::default()
        };
        let definition = program.definition_at(&top.function, top.line);
        let first =
            definition.and_then(|one| one.scope.variables.first().filter(|one| one.is_parameter));
        let index = after.depth().wrapping_sub(1);
        if let (Some(definition), Some(first)) = (definition, first)
            && definition.name == "__init__"
            && program.is_method(definition)
            && let Some(shown) = top.known(&first.name)
        {
            let own = AliasName::new(index, &first.name);
            let mut groups = after.aliases.iter().flatten();
            let is_new = after.aliases.is_some() && !groups.any(|group| group.contains(&own));
            if let Some(class) = self.made(program, definition, shown).filter(|_| is_new) {
                let arguments = program
                    .class(&class)
                    .filter(|one| program.is_exception(one));
                let arguments = arguments.map(|_| self.parts_of(shown));
                let cell = Cell::Instance {
                    class,
                    attributes: Vec::new(),
                    arguments,
                };
                if let Held::Object(made) = self.heap.add(cell) {
                    frame.makes = Some(made);
                    frame.names.insert(first.name.clone(), Held::Object(made));
                }
            }
        }
        if let Some(definition) = definition {
            for (name, held) in self.arguments(program, definition) {
                let held = self.heap.keep(held);
                frame.names.entry(name).or_insert(held);
            }
        }
        self.frames.push(frame);
    }

    /// What the only call of a function in the line that is about to enter it gives its parameters, as far as these are objects.
    fn arguments(&self, program: &Program, function: &Definition) -> Names {
        let line = self
            .frames
            .last()
            .and_then(|frame| program.line(frame.line));
        let text = line.map_or("", |line| line.text.as_str());
        let text = text.strip_prefix("return ").unwrap_or(text);
        let text = text.strip_prefix("raise ").unwrap_or(text);
        let Some(parsed) = parsed(text) else {
            return Names::new();
        };
        let mut calls = CallsOf {
            program,
            function,
            found: Vec::new(),
        };
        calls.visit_body(&parsed.syntax().body);
        let [call] = calls.found.as_slice() else {
            return Names::new();
        };
        let reading = self.reading(program, text);
        let parameters = function
            .scope
            .variables
            .iter()
            .filter(|one| one.is_parameter);
        let own = usize::from(program.is_method(function));
        let names: Vec<&str> = parameters.map(|one| one.name.as_str()).skip(own).collect();
        let by_place = names.iter().copied().zip(&call.arguments.args);
        let by_name = call.arguments.keywords.iter();
        let by_name = by_name.filter_map(|one| Some((one.arg.as_ref()?.as_str(), &one.value)));
        let plain = program.decoration(function) == Decoration::Plain
            && !call.arguments.args.iter().any(Expr::is_starred_expr);
        let held = by_place
            .chain(by_name)
            .map(|(name, given)| (name.to_owned(), reading.held(given)));
        let objects = |(_, held): &(String, Held)| {
            matches!(held, Held::Object(_) | Held::List(_) | Held::Tuple(_))
        };
        held.filter(|one| plain && objects(one)).collect()
    }

    /// The class of an object that an `__init__` is given which has no attributes yet.
    fn made(&self, program: &Program, init: &Definition, shown: &str) -> Option<String> {
        let classes = program
            .definitions
            .iter()
            .filter(|one| one.kind == DefinitionKind::Class);
        let mut fitting = classes.filter(|class| {
            if program.method(class, "__init__").map(|one| one.line) != Some(init.line) {
                return false;
            }
            if program.is_exception(class) && program.method(class, "__repr__").is_none() {
                return shown.split('(').next() == Some(class.name.as_str());
            }
            let mut heap = self.heap.clone();
            let empty = heap.add(Cell::Instance {
                class: class.name.clone(),
                attributes: Vec::new(),
                arguments: None,
            });
            heap.text(program, &empty, Style::Shown)
                .is_ok_and(|text| text == shown)
        });
        let class = fitting.next().filter(|_| fitting.next().is_none())?;
        Some(class.name.clone())
    }

    /// What an exception shows that it was made with.
    fn parts_of(&mut self, shown: &str) -> Vec<Held> {
        let Ok(PythonValue::Object { parts, .. }) = PythonValue::read(shown) else {
            return vec![Held::Unknown];
        };
        let held = |(_, value): &(Option<String>, PythonValue)| {
            self.heap.of_value(value, &value.to_string())
        };
        parts.iter().map(held).collect()
    }

    /// A line raises an exception, or is left by one.
    fn raise(&mut self, program: &Program, at: &State) {
        let Some(line) = at.line().and_then(|number| program.line(number)) else {
            return;
        };
        let Some(text) = line.text.strip_prefix("raise ") else {
            if line.text != "raise"
                && self
                    .frames
                    .last()
                    .is_some_and(|frame| frame.given.is_empty())
            {
                // What Python raises shows all that it has.
                self.raised = None;
            }
            return;
        };
        let text = text.split(" from ").next().unwrap_or(text);
        let held = ruff_python_parser::parse_expression(text).map(|parsed| {
            let call = parsed.expr().as_call_expr();
            let class = call
                .and_then(|call| call.func.as_name_expr())
                .and_then(|name| program.class(name.id.as_str()));
            match class {
                // It has nothing but what it is made with.
                Some(class) if program.method(class, "__init__").is_none() => None,
                _ => Some(self.reading(program, text).held(parsed.expr())),
            }
        });
        self.raised = held
            .ok()
            .flatten()
            .filter(|held| matches!(held, Held::Object(_)));
    }

    /// What expressions in a text are read with where the last frame runs.
    fn reading<'a>(&'a self, program: &'a Program, text: &'a str) -> Reading<'a> {
        static NONE: Names = Names::new();
        let frame = self.frames.last();
        Reading {
            program,
            heap: &self.heap,
            own: frame.map_or(&NONE, |frame| &frame.names),
            module: self.frames.first().map_or(&NONE, |frame| &frame.names),
            given: frame.map_or(&[], |frame| frame.given.as_slice()),
            read: Counter::new(0),
            text,
        }
    }

    /// The statement of the last frame's line has come to its end.
    fn complete(&mut self, program: &Program, after: &State) {
        let number = self.frames.last().map_or(0, |frame| frame.line);
        let Some(line) = program.line(number) else {
            return;
        };
        if line.text.starts_with("def ") || line.text.starts_with("class ") {
            return;
        }
        if after.event == Event::Return {
            self.returned = Some(Held::Text("None".to_owned()));
        }
        if let Some(text) = line.text.strip_prefix("return ") {
            let held = ruff_python_parser::parse_expression(text)
                .map(|parsed| self.evaluated(program, parsed.expr(), text));
            self.returned = held.ok().map(|held| self.heap.keep(held));
            let parsed = ruff_python_parser::parse_expression(text);
            if let Ok(parsed) = parsed {
                self.apply_changes(program, parsed.expr(), text);
            }
            if let Some(value) = after.value.as_deref() {
                self.agree_on_returned(program, value);
            }
            return;
        }
        if let Some(header) = line.text.strip_prefix("except ") {
            if let Some((_, name)) = header
                .strip_suffix(':')
                .and_then(|header| header.split_once(" as "))
                && let Some(held) = self.raised.clone()
                && after.top().is_some_and(|top| top.line > number)
            {
                self.bind(name, held);
            }
            return;
        }
        let Some(parsed) = parsed(&line.text) else {
            return;
        };
        let [statement] = parsed.syntax().body.as_slice() else {
            return;
        };
        let text = line.text.as_str();
        match statement {
            Stmt::Assign(assign) => {
                let held = self.evaluated(program, &assign.value, text);
                let held = self.heap.keep(held);
                for target in &assign.targets {
                    self.assign(program, target, held.clone(), text);
                }
                self.apply_changes(program, &assign.value, text);
            }
            Stmt::AnnAssign(assign) => {
                if let Some(value) = &assign.value {
                    let held = self.evaluated(program, value, text);
                    let held = self.heap.keep(held);
                    self.assign(program, &assign.target, held, text);
                }
            }
            Stmt::AugAssign(assign) => {
                let old = match &*assign.target {
                    Expr::Name(name) => {
                        // A list takes up what is added to it; what is shown tells it.
                        self.rebind(name.id.as_str());
                        return;
                    }
                    target => self.reading(program, text).held(target),
                };
                let given = self.evaluated(program, &assign.value, text);
                let new = self.summed(program, &old, assign.op.as_str(), &given);
                let new = self.heap.keep(new);
                self.assign(program, &assign.target, new, text);
            }
            Stmt::Expr(statement) => {
                let initialises = self.initialises(program, &statement.value, text);
                if !initialises {
                    self.apply_changes(program, &statement.value, text);
                }
            }
            Stmt::For(repeated) => {
                let top = after.top();
                let count = top.and_then(|top| top.loops.as_ref()?.get(&number).copied().flatten());
                if let Some(count) =
                    count.and_then(|count| usize::try_from(count).ok()?.checked_sub(1))
                {
                    let held = self.element(program, &repeated.iter, count, text);
                    self.assign(program, &repeated.target, held, text);
                }
            }
            Stmt::With(_) => {
                self.frames
                    .last_mut()
                    .into_iter()
                    .for_each(|frame| frame.given.clear());
            }
            Stmt::If(branch) => self.apply_changes(program, &branch.test, text),
            Stmt::While(repeated) => self.apply_changes(program, &repeated.test, text),
            Stmt::Delete(_) => {
                // What is deleted may be anything.
                self.forget_all();
            }
            _ => {}
        }
    }

    /// What an expression of the last frame's line stands for, where its calls have returned.
    fn evaluated(&self, program: &Program, expr: &Expr, text: &str) -> Held {
        let reading = self.reading(program, text);
        let held = reading.held(expr);
        let Some(frame) = self.frames.last() else {
            return Held::Unknown;
        };
        let all = reading.read.get() == frame.given.len();
        // What was read before a call may have been changed by it.
        let mut reads = ReadsAttributes { any: false };
        reads.visit_expr(expr);
        let changed = !frame.given.is_empty()
            && self.heap.changes != frame.changes
            && reads.any
            && !matches!(held, Held::Object(_));
        if all && !changed { held } else { Held::Unknown }
    }

    /// What an operator makes of two values.
    fn summed(&self, program: &Program, old: &Held, operator: &str, given: &Held) -> Held {
        let plain = |held: &Held| match held {
            Held::Text(text) => Some(text.clone()),
            Held::Worked(text) => Some(
                self.heap
                    .answers
                    .get(text)
                    .cloned()
                    .unwrap_or_else(|| format!("({text})")),
            ),
            held @ Held::Object(index)
                if !matches!(self.heap.cells[*index], Cell::Instance { .. }) =>
            {
                self.heap.text(program, held, Style::Shown).ok()
            }
            _ => None,
        };
        if let (Held::Object(list), "+") = (old, operator)
            && let Cell::List(items) = &self.heap.cells[*list]
        {
            let added = match given {
                Held::List(added) => Some(added.clone()),
                Held::Object(other) => match &self.heap.cells[*other] {
                    Cell::List(added) => Some(added.clone()),
                    _ => None,
                },
                _ => None,
            };
            return match added {
                Some(added) => Held::List([items.clone(), added].concat()),
                None => Held::Unknown,
            };
        }
        let (Some(old), Some(given)) = (plain(old), plain(given)) else {
            return Held::Unknown;
        };
        let operator = match operator {
            "+" => ruff_python_ast::Operator::Add,
            "-" => ruff_python_ast::Operator::Sub,
            "*" => ruff_python_ast::Operator::Mult,
            "/" => ruff_python_ast::Operator::Div,
            "//" => ruff_python_ast::Operator::FloorDiv,
            "%" => ruff_python_ast::Operator::Mod,
            _ => return Held::Unknown,
        };
        let Some(text) = combined(&old, operator, &given) else {
            return Held::Unknown;
        };
        let inside = text
            .strip_prefix('(')
            .and_then(|rest| rest.strip_suffix(')'));
        match PythonValue::read(&text) {
            Ok(_) => Held::Text(text),
            Err(_) => Held::Worked(inside.map_or(text.clone(), str::to_owned)),
        }
    }

    fn bind(&mut self, name: &str, held: Held) {
        if let Some(frame) = self.frames.last_mut() {
            frame.bound.push(name.to_owned());
            frame.names.insert(name.to_owned(), held);
        }
    }

    fn rebind(&mut self, name: &str) {
        if let Some(frame) = self.frames.last_mut() {
            frame.bound.push(name.to_owned());
            frame.names.remove(name);
        }
    }

    /// Gives a target what is held.
    fn assign(&mut self, program: &Program, target: &Expr, held: Held, text: &str) {
        match target {
            Expr::Name(name) => match held {
                Held::Unknown | Held::Missing => self.rebind(name.id.as_str()),
                held => self.bind(name.id.as_str(), held),
            },
            Expr::Tuple(names) => {
                let items = match &held {
                    Held::Tuple(items) => Some(items.clone()),
                    Held::Object(index) => match &self.heap.cells[*index] {
                        Cell::List(items) => Some(items.clone()),
                        _ => None,
                    },
                    _ => None,
                };
                let items = items.filter(|items| {
                    items.len() == names.elts.len() && !names.elts.iter().any(Expr::is_starred_expr)
                });
                for (index, name) in names.elts.iter().enumerate() {
                    let held = items
                        .as_ref()
                        .map_or(Held::Unknown, |items| items[index].clone());
                    self.assign(program, name, held, text);
                }
            }
            Expr::Attribute(attribute) => {
                let object = self.reading(program, text).held(&attribute.value);
                let name = attribute.attr.as_str();
                match object {
                    Held::Object(index) => self.set(program, index, name, held),
                    _ => self.forget_attribute(name),
                }
            }
            Expr::Subscript(item) => {
                let reading = self.reading(program, text);
                let object = reading.held(&item.value);
                let key = reading.held(&item.slice);
                let Held::Object(index) = object else {
                    if !matches!(object, Held::Text(_)) {
                        self.forget_contents();
                    }
                    return;
                };
                self.heap.changes += 1;
                let key = match key {
                    Held::Worked(text) => self.heap.answers.get(&text).cloned().map(Held::Text),
                    Held::Text(text) => Some(Held::Text(text)),
                    _ => None,
                };
                let lost = match (&mut self.heap.cells[index], key) {
                    (Cell::List(items), Some(Held::Text(place))) => {
                        let place = place.parse().ok();
                        match place.and_then(|place: usize| items.get_mut(place)) {
                            Some(slot) => {
                                *slot = held;
                                false
                            }
                            None => true,
                        }
                    }
                    (Cell::Dict(pairs), Some(key)) => {
                        match pairs.iter_mut().find(|(one, _)| *one == key) {
                            Some((_, slot)) => *slot = held,
                            None => pairs.push((key, held)),
                        }
                        false
                    }
                    // Its `__setitem__` has a frame of its own.
                    (Cell::Instance { .. }, _) => false,
                    _ => true,
                };
                if lost {
                    self.heap.cells[index] = Cell::Other(None);
                }
            }
            Expr::Starred(starred) => self.assign(program, &starred.value, Held::Unknown, text),
            _ => {}
        }
    }

    fn set(&mut self, program: &Program, index: usize, name: &str, held: Held) {
        self.heap.changes += 1;
        let Cell::Instance {
            class, attributes, ..
        } = &mut self.heap.cells[index]
        else {
            return;
        };
        let property = program.class(class).is_none_or(|class| {
            program.method(class, name).is_some()
                || program.setter(class, name).is_some()
                || program.method(class, "__setattr__").is_some()
        });
        if property {
            return;
        }
        match attributes.iter_mut().find(|(one, _)| one == name) {
            Some((_, old)) => *old = held,
            None => attributes.push((name.to_owned(), held)),
        }
    }

    /// An attribute of an object is set that is not known: of any it may be another one.
    fn forget_attribute(&mut self, name: &str) {
        self.heap.changes += 1;
        for cell in &mut self.heap.cells {
            if let Cell::Instance { attributes, .. } = cell
                && let Some((_, held)) = attributes.iter_mut().find(|(one, _)| one == name)
            {
                *held = Held::Unknown;
            }
        }
    }

    /// Something is changed that is not known: any list or dictionary may be another one.
    fn forget_contents(&mut self) {
        self.heap.changes += 1;
        for cell in &mut self.heap.cells {
            if !matches!(cell, Cell::Instance { .. }) {
                *cell = Cell::Other(None);
            }
        }
    }

    /// Something is deleted that is not known.
    fn forget_all(&mut self) {
        self.forget_contents();
        self.heap.cells.iter_mut().for_each(|cell| {
            if let Cell::Instance { attributes, .. } = cell {
                attributes
                    .iter_mut()
                    .for_each(|(_, held)| *held = Held::Unknown);
            }
        });
    }

    /// Whether a statement has an exception of Python's initialise an object of a class that inherits from it; its arguments are what it
    /// shows then.
    fn initialises(&mut self, program: &Program, expr: &Expr, text: &str) -> bool {
        let found = || {
            let call = expr.as_call_expr()?;
            let method = call
                .func
                .as_attribute_expr()
                .filter(|method| method.attr.as_str() == "__init__")?;
            let asked = method.value.as_call_expr()?.func.as_name_expr()?;
            let frame = self.frames.last()?;
            let definition = program.class_around(frame.line)?;
            let base = program.bases(definition)?;
            let of_python = asked.id.as_str() == "super"
                && program
                    .class(base)
                    .is_none_or(|base| program.method(base, "__init__").is_none());
            let init = program
                .definitions
                .iter()
                .find(|one| one.name == "__init__" && program.is_line_of(one, frame.line))?;
            let first = init.scope.variables.first()?;
            let Some(Held::Object(index)) = frame.names.get(&first.name) else {
                return None;
            };
            let reading = self.reading(program, text);
            let held: Vec<Held> = call
                .arguments
                .args
                .iter()
                .map(|one| reading.held(one))
                .collect();
            of_python.then_some((*index, held))
        };
        let Some((index, held)) = found() else {
            return false;
        };
        let held = held.into_iter().map(|one| self.heap.keep(one)).collect();
        self.heap.changes += 1;
        if let Cell::Instance {
            arguments: arguments @ Some(_),
            ..
        } = &mut self.heap.cells[index]
        {
            *arguments = Some(held);
        }
        true
    }

    /// The element that a loop goes through at a place.
    fn element(&self, program: &Program, iter: &Expr, count: usize, text: &str) -> Held {
        let reading = self.reading(program, text);
        let list = |expr: &Expr| match reading.held(expr) {
            Held::Object(index) => match &self.heap.cells[index] {
                Cell::List(items) => Some(items.clone()),
                Cell::Dict(pairs) => Some(pairs.iter().map(|(key, _)| key.clone()).collect()),
                _ => None,
            },
            Held::Tuple(items) | Held::List(items) => Some(items),
            _ => None,
        };
        let item = |expr: &Expr| list(expr)?.get(count).cloned();
        let found = match iter {
            Expr::Call(call) => match (&*call.func, &*call.arguments.args) {
                (Expr::Name(name), [one]) if name.id.as_str() == "enumerate" => {
                    let place = Held::Text(count.to_string());
                    item(one).map(|item| Held::Tuple(vec![place, item]))
                }
                (Expr::Name(name), [one]) if name.id.as_str() == "reversed" => {
                    list(one).and_then(|items| items.iter().rev().nth(count).cloned())
                }
                (Expr::Name(name), several) if name.id.as_str() == "zip" => {
                    let items: Option<Vec<Held>> = several.iter().map(item).collect();
                    items.map(Held::Tuple)
                }
                (Expr::Attribute(method), []) => match reading.held(&method.value) {
                    Held::Object(index) => match &self.heap.cells[index] {
                        Cell::Dict(pairs) => pairs.get(count).and_then(|(key, value)| match method
                            .attr
                            .as_str()
                        {
                            "items" => Some(Held::Tuple(vec![key.clone(), value.clone()])),
                            "values" => Some(value.clone()),
                            "keys" => Some(key.clone()),
                            _ => None,
                        }),
                        _ => None,
                    },
                    _ => None,
                },
                _ => None,
            },
            expr => item(expr),
        };
        // The counter of `enumerate` may begin elsewhere: what is shown tells it.
        match found {
            Some(Held::Tuple(items)) if iter.is_call_expr() => Held::Tuple(items),
            found => found.unwrap_or(Held::Unknown),
        }
    }

    /// What the calls in an expression change.
    fn apply_changes(&mut self, program: &Program, expr: &Expr, text: &str) {
        let mut calls = Calls::default();
        calls.visit_expr(expr);
        let single = calls.found.len() == 1;
        for (object, method, arguments) in calls.found {
            let reading = self.reading(program, text);
            let held = reading.held(object);
            let given: Vec<Held> = arguments.iter().map(|one| reading.held(one)).collect();
            // What calls have given has been read where the method was one of the program's.
            let Held::Object(index) = held else {
                let plain = matches!(held, Held::Text(_));
                let own = program
                    .definitions
                    .iter()
                    .any(|one| one.name == method && one.kind == DefinitionKind::Function);
                if !plain && !own {
                    self.forget_contents();
                }
                continue;
            };
            if matches!(self.heap.cells[index], Cell::Instance { .. }) {
                continue;
            }
            self.heap.changes += 1;
            let given: Vec<Held> = given.into_iter().map(|one| self.heap.keep(one)).collect();
            let changed = single
                .then(|| self.changed(index, method, &given))
                .flatten();
            self.heap.cells[index] = changed.unwrap_or(Cell::Other(None));
        }
    }

    /// A list or a dictionary after a method has changed it.
    fn changed(&self, index: usize, method: &str, given: &[Held]) -> Option<Cell> {
        let place = |held: &Held, length: usize| match held {
            Held::Text(text) => text.parse().ok().filter(|place: &usize| *place < length),
            _ => None,
        };
        match (&self.heap.cells[index], method, given) {
            (Cell::List(items), "append", [one]) => Some(Cell::List(
                [items.as_slice(), std::slice::from_ref(one)].concat(),
            )),
            (Cell::List(items), "pop", []) => {
                Some(Cell::List(items[..items.len().checked_sub(1)?].to_vec()))
            }
            (Cell::List(items), "pop", [at]) => {
                let mut items = items.clone();
                items.remove(place(at, items.len())?);
                Some(Cell::List(items))
            }
            (Cell::List(items), "insert", [at, one]) => {
                let mut items = items.clone();
                let at = place(at, items.len() + 1)?;
                items.insert(at, one.clone());
                Some(Cell::List(items))
            }
            (Cell::List(items), "remove", [one @ Held::Object(_)]) => {
                let mut items = items.clone();
                let at = items.iter().position(|item| item == one)?;
                // Others may be equal to it.
                items[..at]
                    .iter()
                    .all(|item| !matches!(item, Held::Object(_)))
                    .then(|| {
                        items.remove(at);
                    })?;
                Some(Cell::List(items))
            }
            (Cell::List(_), "clear", []) => Some(Cell::List(Vec::new())),
            (Cell::List(items), "reverse", []) => {
                Some(Cell::List(items.iter().rev().cloned().collect()))
            }
            (Cell::List(items), "extend", [Held::Object(other)]) => {
                match &self.heap.cells[*other] {
                    Cell::List(added) => {
                        Some(Cell::List([items.as_slice(), added.as_slice()].concat()))
                    }
                    _ => None,
                }
            }
            (Cell::Dict(_), "clear", []) => Some(Cell::Dict(Vec::new())),
            (Cell::Dict(pairs), "pop", [key, ..]) => matches!(key, Held::Text(_)).then(|| {
                Cell::Dict(
                    pairs
                        .iter()
                        .filter(|(one, _)| one != key)
                        .cloned()
                        .collect(),
                )
            }),
            _ => None,
        }
    }

    /// What a frame is worth is what is shown of it.
    fn agree_on_returned(&mut self, program: &Program, value: &str) {
        let Some(held) = self.returned.clone() else {
            return;
        };
        let agreed = self.agreed(program, held, value);
        self.returned = Some(agreed.unwrap_or_else(|| self.of_text(program, value)));
    }

    /// What is held, as far as a state that shows it as a text allows it.
    fn agreed(&mut self, program: &Program, held: Held, text: &str) -> Option<Held> {
        match &held {
            Held::Unknown | Held::Missing => return None,
            Held::Worked(_) => {
                let read = PythonValue::read(text).is_ok() && !text.ends_with('…');
                return read.then(|| Held::Text(text.to_owned()));
            }
            _ => {}
        }
        match self.heap.text(program, &held, Style::Shown) {
            Ok(shown) => {
                let cut = text
                    .strip_suffix('…')
                    .filter(|_| text.chars().count() > MAX_VALUE);
                let same = match cut {
                    Some(begun) => shown.starts_with(begun),
                    None => shown == text,
                };
                same.then_some(held)
            }
            Err(_) => {
                if let Held::Object(index) = &held {
                    self.learn(program, *index, text);
                }
                Some(held)
            }
        }
    }

    /// Takes what a text shows of the attributes of an object.
    fn learn(&mut self, program: &Program, index: usize, text: &str) {
        let Ok(PythonValue::Object { name, parts }) = PythonValue::read(text) else {
            return;
        };
        let Cell::Instance { class, .. } = &self.heap.cells[index] else {
            return;
        };
        if *class != name
            || program
                .class(class)
                .is_none_or(|class| program.method(class, "__repr__").is_some())
        {
            return;
        }
        let is_exception = matches!(
            &self.heap.cells[index],
            Cell::Instance {
                arguments: Some(_),
                ..
            }
        );
        if is_exception {
            let shown = self.parts_of(text);
            if let Cell::Instance { arguments, .. } = &mut self.heap.cells[index] {
                *arguments = Some(shown);
            }
            return;
        }
        for (name, value) in parts {
            let Some(name) = name else { continue };
            let Cell::Instance { attributes, .. } = &mut self.heap.cells[index] else {
                return;
            };
            let plain = !matches!(
                value,
                PythonValue::Object { .. }
                    | PythonValue::List(_)
                    | PythonValue::Dict(_)
                    | PythonValue::Set { .. }
                    | PythonValue::Tuple(_)
                    | PythonValue::Opaque(_)
                    | PythonValue::Name(_)
            );
            if let Some((_, held)) = attributes.iter_mut().find(|(one, _)| *one == name)
                && matches!(held, Held::Worked(_) | Held::Unknown)
                && plain
            {
                *held = Held::Text(value.to_string());
            }
        }
    }

    /// What something stands for that is shown so, where nothing else is known of it.
    fn of_text(&mut self, program: &Program, text: &str) -> Held {
        if text.ends_with('…') {
            return Held::Unknown;
        }
        let alike = self.heap.alike(program, text);
        let read = PythonValue::read(text);
        let plain = read
            .as_ref()
            .is_ok_and(|value| self.is_plain(program, value));
        match (alike.as_deref(), plain) {
            (Some([]), true) => {}
            (Some([one]), false) => return Held::Object(*one),
            (Some([]), false) => return self.instance_of(program, text).unwrap_or(Held::Unknown),
            // What looks like a number or a text is one, unless objects may look so.
            (_, true) if !program.disguises() => {}
            _ => return Held::Unknown,
        }
        match read {
            Ok(value) => self.heap.of_value(&value, text),
            Err(_) => Held::Unknown,
        }
    }

    /// An object whose class does not say how it is written, of which nothing but its text is known.
    fn instance_of(&mut self, program: &Program, text: &str) -> Option<Held> {
        let Ok(PythonValue::Object { name, parts }) = PythonValue::read(text) else {
            return None;
        };
        let class = program.class(&name)?;
        if program.hides_objects_of(&name) || program.is_exception(class) {
            return None;
        }
        let mut attributes = Vec::new();
        for (name, value) in parts {
            let held = match &value {
                PythonValue::Object { .. } => Held::Unknown,
                value if self.is_plain(program, value) => {
                    self.heap.of_value(value, &value.to_string())
                }
                _ => Held::Unknown,
            };
            attributes.push((name?, held));
        }
        Some(self.heap.add(Cell::Instance {
            class: name,
            attributes,
            arguments: None,
        }))
    }

    /// Whether a value has no objects in it that do not show what they have.
    fn is_plain(&self, program: &Program, value: &PythonValue) -> bool {
        let all = |values: &[PythonValue]| values.iter().all(|one| self.is_plain(program, one));
        match value {
            PythonValue::List(items)
            | PythonValue::Tuple(items)
            | PythonValue::Set { items, .. } => all(items),
            PythonValue::Dict(pairs) => pairs
                .iter()
                .all(|(key, value)| self.is_plain(program, key) && self.is_plain(program, value)),
            PythonValue::Object { name, parts } => {
                program.class(name).is_none()
                    && parts.iter().all(|(_, value)| self.is_plain(program, value))
            }
            PythonValue::Name(_) | PythonValue::Ellipsis => false,
            PythonValue::Opaque(text) => {
                text.starts_with("<function")
                    || text.starts_with("<class '")
                    || text.starts_with("<built-in")
            }
            _ => true,
        }
    }

    /// Brings the names of all frames together with what a state shows.
    fn compare(&mut self, program: &Program, at: &State) {
        let groups: Vec<&Vec<AliasName>> = at.aliases.iter().flatten().collect();
        for (index, frame) in at.frames.iter().enumerate() {
            let Some(locals) = &frame.locals else {
                self.frames[index].names.clear();
                continue;
            };
            self.frames[index]
                .names
                .retain(|name, _| locals.contains_key(name));
            for (name, text) in locals {
                let Some(text) = text else {
                    self.frames[index].names.insert(name.clone(), Held::Unknown);
                    continue;
                };
                let bound = self.frames[index].bound.contains(name);
                let held = self.frames[index].names.get(name).cloned();
                if let Some(held) = &held
                    && let Some(agreed) = self.agreed(program, held.clone(), text)
                {
                    if agreed != *held {
                        let kept = self.heap.keep(agreed);
                        self.frames[index].names.insert(name.clone(), kept);
                    }
                    continue;
                }
                let own = AliasName::new(index, name);
                let group = groups.iter().find(|group| group.contains(&own));
                let shared = group.and_then(|group| {
                    group
                        .iter()
                        .filter(|other| **other != own)
                        .find_map(|other| {
                            let frame = self.frames.get(other.frame)?;
                            let rebound = frame.bound.contains(&other.name);
                            let held = frame.names.get(&other.name).filter(|_| !rebound)?;
                            matches!(held, Held::Object(_)).then(|| held.clone())
                        })
                });
                if let Some(shared) = shared
                    && let Some(agreed) = self.agreed(program, shared, text)
                {
                    self.frames[index].names.insert(name.clone(), agreed);
                    continue;
                }
                let new = self.of_text(program, text);
                // What is shown of an object that has changed is what it has now.
                if let (Some(Held::Object(old)), Held::Object(made), false) = (&held, &new, bound)
                    && !matches!(self.heap.cells[*old], Cell::Instance { .. })
                    && *old != *made
                    && !matches!(self.heap.cells[*made], Cell::Instance { .. })
                {
                    self.heap.cells[*old] = self.heap.cells[*made].clone();
                    continue;
                }
                self.frames[index].names.insert(name.clone(), new);
            }
        }
    }
}

/// Whether attributes or items are read.
struct ReadsAttributes {
    any: bool,
}

impl<'a> Visitor<'a> for ReadsAttributes {
    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Call(call) => {
                if let Some(method) = call.func.as_attribute_expr() {
                    self.visit_expr(&method.value);
                }
                call.arguments
                    .args
                    .iter()
                    .for_each(|one| self.visit_expr(one));
            }
            Expr::Attribute(_) | Expr::Subscript(_) => self.any = true,
            _ => walk_expr(self, expr),
        }
    }
}

/// The calls of methods that may change what they are called on, with their arguments.
#[derive(Default)]
struct Calls<'e> {
    found: Vec<(&'e Expr, &'e str, &'e [Expr])>,
}

impl<'e> Visitor<'e> for Calls<'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        if let Expr::Call(call) = expr
            && let Some(method) = call.func.as_attribute_expr()
            && CHANGING.contains(&method.attr.as_str())
        {
            self.found
                .push((&method.value, method.attr.as_str(), &call.arguments.args));
        }
        walk_expr(self, expr);
    }
}

/// The calls of a function in a statement, or of the class whose objects it makes.
struct CallsOf<'p, 'e> {
    program: &'p Program,
    function: &'p Definition,
    found: Vec<&'e ExprCall>,
}

impl<'e> Visitor<'e> for CallsOf<'_, 'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        if let Expr::Call(call) = expr {
            let own = match &*call.func {
                Expr::Name(name) => match self.program.class(name.id.as_str()) {
                    Some(class) => {
                        let made = self.program.method(class, "__init__");
                        made.is_some_and(|made| made.line == self.function.line)
                    }
                    None => name.id.as_str() == self.function.name,
                },
                Expr::Attribute(method) => method.attr.as_str() == self.function.name,
                _ => false,
            };
            if own {
                self.found.push(call);
            }
        }
        walk_expr(self, expr);
    }
}
