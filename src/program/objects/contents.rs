//! Calls of methods that change what a list, a set or a dictionary holds.

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, ExprCall};

use super::Objects;
use crate::program::effects::CHANGING;
use crate::program::heap::{Cell, Held, place_in};
use crate::program::lacking::collect;
use crate::program::reading::Reading;
use crate::program::{DefinitionKind, Program};
use crate::quiz::{PythonValue, compare};

impl Objects {
    /// What the calls in an expression change.
    pub(super) fn apply_changes(&mut self, program: &Program, expr: &Expr, text: &str) {
        self.set_defaults(program, expr, text);
        self.change_contents(program, expr, text);
    }

    /// Puts in what `setdefault` gives, so that what an expression makes of it is the object that the dictionary has.
    pub(super) fn set_defaults(&mut self, program: &Program, expr: &Expr, text: &str) {
        self.make_lacking(program, expr, text);
        let mut calls = Calls::default();
        calls.visit_expr(expr);
        for (object, _, call) in calls.found.iter().filter(|one| one.1 == "setdefault") {
            let arguments = &*call.arguments.args;
            let reading = self.reading(program, text);
            let held = reading.held(object);
            let (key, default) = match arguments {
                [key] => (reading.plain(key), Held::Text("None".to_owned())),
                [key, default, ..] => (reading.plain(key), reading.held(default)),
                [] => continue,
            };
            let Held::Object(index) = held else {
                self.forget_contents();
                continue;
            };
            let known = match (&self.heap.cells[index], &key) {
                (Cell::Instance { .. }, _) => continue,
                (Cell::Dict(pairs), Some(key)) => {
                    let key = Held::Text(key.clone());
                    Some(pairs.iter().any(|(one, _)| *one == key))
                }
                _ => None,
            };
            if known == Some(true) {
                continue;
            }
            self.heap.changes += 1;
            let default = self.heap.keep(default);
            match (&mut self.heap.cells[index], key.filter(|_| known.is_some())) {
                (Cell::Dict(pairs), Some(key)) => pairs.push((Held::Text(key), default)),
                (cell, _) => *cell = Cell::Other(None),
            }
        }
    }

    /// Puts in what `defaultdict`s make which an expression surely asks for what they lack.
    pub(super) fn make_lacking(&mut self, program: &Program, expr: &Expr, text: &str) {
        let mut asked = Vec::new();
        collect(expr, &mut asked);
        for item in asked.into_iter().filter_map(Expr::as_subscript_expr) {
            let reading = self.reading(program, text);
            let (object, key) = (reading.held(&item.value), reading.held(&item.slice));
            let (Held::Object(index), Some(made)) = (&object, reading.lacking(&object, &key))
            else {
                continue;
            };
            let key = self.heap.key(&key).map(Held::Text);
            let made = self.heap.keep(made);
            if let (Cell::Dict(pairs), Some(key)) = (&mut self.heap.cells[*index], key) {
                pairs.push((key, made));
                self.heap.changes += 1;
            }
        }
    }

    /// What the other calls in an expression change.
    pub(super) fn change_contents(&mut self, program: &Program, expr: &Expr, text: &str) {
        if self.end_sort() {
            return;
        }
        self.count_on(program, expr, text);
        self.change_heap(program, expr, text);
        let mut calls = Calls::default();
        calls.visit_expr(expr);
        calls.found.retain(|one| one.1 != "setdefault");
        let several = calls.found.len() > 1;
        let single = !several || self.is_each_alone(program, expr, &calls, text);
        // All of them are read before the first one changes anything.
        let read = |(object, _, call): &(&Expr, &str, &ExprCall)| {
            let reading = self.reading(program, text);
            let held = reading.held(object);
            let given = call.arguments.args.iter().map(|one| match several {
                true => self.evaluated(program, one, text),
                false => reading.held(one),
            });
            (held, given.collect())
        };
        let read: Vec<(Held, Vec<Held>)> = calls.found.iter().map(read).collect();
        for ((_, method, call), (held, given)) in calls.found.into_iter().zip(read) {
            let plain = call.arguments.keywords.is_empty();
            // What calls have given has been read where the method was one of the program's.
            let Held::Object(index) = held else {
                let text = matches!(held, Held::Text(_));
                let own = program
                    .definitions
                    .iter()
                    .any(|one| one.name == method && one.kind == DefinitionKind::Function);
                if !text && !own {
                    self.forget_contents();
                }
                continue;
            };
            if matches!(self.heap.cells[index], Cell::Instance { .. }) {
                continue;
            }
            let last = match method {
                "popitem" | "move_to_end" => self.reading(program, text).takes_last(call),
                _ => None,
            };
            self.heap.changes += 1;
            let given: Vec<Held> = given.into_iter().map(|one| self.heap.keep(one)).collect();
            let changed = match (&self.heap.cells[index], method) {
                (Cell::List(items), "sort") if single && given.is_empty() => {
                    let reading = self.reading(program, text);
                    reading.sorted(items.clone(), call).ok().map(Cell::List)
                }
                (Cell::Dict(pairs), "popitem" | "move_to_end") if single => {
                    last.and_then(|last| turned(pairs, given.first(), last))
                }
                _ if single && plain => self.changed(program, index, method, &given),
                _ => None,
            };
            self.heap.cells[index] = changed.unwrap_or(Cell::Other(None));
        }
    }

    /// Whether several calls that may change something in an expression can be told each by itself (`self.done.append(self.todo.pop())`): each
    /// changes a list or a dictionary of its own, which nothing else there reads, so that what was there before all of them tells what each is
    /// given. Methods of the program's objects that are called so have frames of their own, which have returned by then.
    fn is_each_alone(&self, program: &Program, expr: &Expr, calls: &Calls<'_>, text: &str) -> bool {
        let mut reads = Reads {
            reading: self.reading(program, text),
            changed: Vec::new(),
            owners: Vec::new(),
            any: false,
        };
        for (object, ..) in &calls.found {
            let held = reads.reading.held(object);
            match held {
                Held::Text(_) => {}
                Held::Object(_) if self.heap.class_of(&held).is_some() => {}
                Held::Object(index) if !reads.changed.contains(&index) => {
                    reads.changed.push(index);
                    reads.owners.push(*object);
                }
                _ => return false,
            }
        }
        if reads.changed.len() > 1 {
            reads.visit_expr(expr);
        }
        !reads.any
    }

    /// Counters of `itertools` that an expression asks for their next numbers are behind these.
    fn count_on(&mut self, program: &Program, expr: &Expr, text: &str) {
        let mut asked = Vec::new();
        let _ = any_over_expr(expr, |part| {
            if let Some(call) = part.as_call_expr()
                && call
                    .func
                    .as_name_expr()
                    .is_some_and(|name| &*name.id == "next")
            {
                asked.extend(
                    call.arguments
                        .args
                        .first()
                        .cloned()
                        .map(|one| (one, call.clone())),
                );
            }
            false
        });
        let single = asked.len() == 1;
        for (counter, call) in asked {
            let reading = self.reading(program, text);
            let rest = reading.counted_on(&call).map(|(_, rest)| rest);
            if let Held::Object(index) = reading.held(&counter)
                && let (Cell::Other(_), Some(rest)) = (&self.heap.cells[index], rest)
            {
                self.heap.changes += 1;
                self.heap.cells[index] = Cell::Other(Some(rest).filter(|_| single));
            }
        }
    }

    /// A list or a dictionary after a method has changed it.
    pub(super) fn changed(
        &self,
        program: &Program,
        index: usize,
        method: &str,
        given: &[Held],
    ) -> Option<Cell> {
        let place = |held: &Held, length: usize| match held {
            Held::Text(number) => place_in(length, number),
            _ => None,
        };
        match (&self.heap.cells[index], method, given) {
            (Cell::List(items), "append", [one]) => {
                let all = [items.as_slice(), std::slice::from_ref(one)].concat();
                Some(Cell::List(self.heap.within(index, all, false)))
            }
            (Cell::List(items), "appendleft", [one]) => {
                let all = [std::slice::from_ref(one), items.as_slice()].concat();
                Some(Cell::List(self.heap.within(index, all, true)))
            }
            (Cell::List(items), "popleft", []) => Some(Cell::List(items.get(1..)?.to_vec())),
            (Cell::List(items), "rotate", given @ ([] | [Held::Text(_)])) => {
                let steps: i64 = match given {
                    [Held::Text(steps)] => steps.parse().ok()?,
                    _ => 1,
                };
                let mut items = items.clone();
                if let Ok(length @ 1..) = i64::try_from(items.len()) {
                    items.rotate_right(usize::try_from(steps.rem_euclid(length)).ok()?);
                }
                Some(Cell::List(items))
            }
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
                let Held::Text(at) = at else { return None };
                let at = at.parse().ok().filter(|at| *at <= items.len())?;
                items.insert(at, one.clone());
                Some(Cell::List(items))
            }
            (Cell::List(items), "remove", [one @ Held::Object(_)]) => {
                let reading = self.reading(program, "");
                let itself = |held: &Held| reading.compares_itself(held);
                // What a class says itself has returned by then.
                let given = self.frames.last().map_or(&[][..], |frame| &frame.given);
                let mut said = given.iter().filter(|(name, _)| name == "__eq__");
                let says = |held: &Held| {
                    let class = program.class(self.heap.class_of(held)?)?;
                    program.method(class, "__eq__")
                };
                let is_it = |item: &Held| match item == one {
                    true => Some(true),
                    false if says(item).is_some() => match said.next() {
                        Some((_, Held::Text(said))) => PythonValue::read(said).ok()?.is_true(),
                        _ => None,
                    },
                    false if itself(item) || itself(one) => reading.has_equal_fields(item, one),
                    false => Some(false),
                };
                let mut found = items.iter().map(is_it).enumerate();
                let (at, equal) = found.find(|(_, equal)| *equal != Some(false))?;
                let mut items = items.clone();
                equal.filter(|equal| *equal).map(|_| items.remove(at))?;
                Some(Cell::List(items))
            }
            (Cell::List(items), "remove", [Held::Text(one)]) => {
                let is_it = |item: &Held| match item {
                    Held::Text(text) => {
                        let values = PythonValue::read(text)
                            .ok()
                            .zip(PythonValue::read(one).ok());
                        values.map(|(item, one)| compare(&item, &one).is_equal())
                    }
                    _ => None,
                };
                // None before it may be equal to it.
                let found = items.iter().map(is_it).enumerate();
                let (at, _) = found
                    .take_while(|(_, equal)| equal.is_some())
                    .find(|(_, equal)| *equal == Some(true))?;
                let mut items = items.clone();
                items.remove(at);
                Some(Cell::List(items))
            }
            (Cell::Dict(pairs), "update", [Held::Object(other)]) => {
                let Cell::Dict(added) = &self.heap.cells[*other] else {
                    return None;
                };
                let mut pairs = pairs.clone();
                for (key, held) in added {
                    match pairs.iter_mut().find(|(one, _)| one == key) {
                        Some((_, old)) => old.clone_from(held),
                        None => pairs.push((key.clone(), held.clone())),
                    }
                }
                Some(Cell::Dict(pairs))
            }
            (Cell::List(_), "clear", []) => Some(Cell::List(Vec::new())),
            (Cell::List(items), "reverse", []) => {
                Some(Cell::List(items.iter().rev().cloned().collect()))
            }
            (Cell::List(items), "extend", [Held::Object(other)]) => {
                match &self.heap.cells[*other] {
                    Cell::List(added) => {
                        let all = [items.as_slice(), added.as_slice()].concat();
                        Some(Cell::List(self.heap.within(index, all, false)))
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
}

/// A dictionary without its last pair, or its first one, or with the one under a key there.
fn turned(pairs: &[(Held, Held)], key: Option<&Held>, last: bool) -> Option<Cell> {
    let mut pairs = pairs.to_vec();
    let end = if last { pairs.len().checked_sub(1)? } else { 0 };
    match key {
        Some(key) => {
            let place = pairs.iter().position(|(one, _)| one == key)?;
            let pair = pairs.remove(place);
            pairs.insert(end, pair);
        }
        None => {
            pairs.get(end)?;
            pairs.remove(end);
        }
    }
    Some(Cell::Dict(pairs))
}

/// Whether anything in an expression but the calls that change objects reads one of these, or may call something first.
struct Reads<'a, 'e> {
    reading: Reading<'a>,
    changed: Vec<usize>,
    /// What the methods are called on that change them.
    owners: Vec<&'e Expr>,
    any: bool,
}

impl<'e> Visitor<'e> for Reads<'_, 'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        if self.owners.iter().any(|owner| std::ptr::eq(*owner, expr)) {
            return;
        }
        match expr {
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => {
                let held = self.reading.held(expr);
                let reached = self.reading.heap.reached([&held].into_iter(), None);
                self.any |=
                    reached.is_none_or(|all| self.changed.iter().any(|one| all.contains(one)));
            }
            Expr::Call(call) if self.reading.has_given(call) => self.any = true,
            // What is read of the object is its method.
            Expr::Call(call) => {
                if let Expr::Attribute(method) = &*call.func {
                    self.visit_expr(&method.value);
                }
                call.arguments
                    .args
                    .iter()
                    .for_each(|one| self.visit_expr(one));
                let keywords = call.arguments.keywords.iter();
                keywords.for_each(|one| self.visit_expr(&one.value));
            }
            _ => walk_expr(self, expr),
        }
    }
}

/// The calls of methods that may change what they are called on.
#[derive(Default)]
struct Calls<'e> {
    found: Vec<(&'e Expr, &'e str, &'e ExprCall)>,
}

impl<'e> Visitor<'e> for Calls<'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        if let Expr::Call(call) = expr
            && let Some(method) = call.func.as_attribute_expr()
            && CHANGING.contains(&method.attr.as_str())
        {
            self.found.push((&method.value, method.attr.as_str(), call));
        }
        walk_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::program::fixtures::state;
    use crate::program::heap::Style;
    use crate::state::{Event, State};

    #[test]
    fn several_lists_are_changed_in_one_expression() {
        let check = |line: &str, expected: [Option<&str>; 2]| {
            let source = format!("a = [1, 2]\nb = [3]\n{line}\nx = 0\n");
            let program = Program::parse(&source).unwrap();
            let shown: [&[(&str, &str)]; 3] =
                [&[], &[("a", "[1, 2]")], &[("a", "[1, 2]"), ("b", "[3]")]];
            let at = |(before, locals): (usize, &&[(&str, &str)])| {
                state(
                    Event::Line,
                    &[("<module>", before as u32 + 1, locals)],
                    None,
                )
            };
            let states: Vec<State> = shown.iter().enumerate().map(at).collect();
            let start = State::start();
            let past: Vec<&State> = [&start].into_iter().chain(&states).collect();
            let mut objects = Objects::followed(&program, &past, &BTreeMap::new());
            objects.go_on(&program, &states[2], &at((3, &shown[2])));
            let now = ["a", "b"].map(|name| {
                let held = Held::Object(objects.read(&program, name).unwrap());
                objects.heap.text(&program, &held, Style::Shown).ok()
            });
            assert_eq!(now.each_ref().map(Option::as_deref), expected, "{line}");
        };
        check("b.append(a.pop())", [Some("[1]"), Some("[3, 2]")]);
        check(
            "b.append((a.pop(0), 5))",
            [Some("[2]"), Some("[3, (1, 5)]")],
        );
        // What is read behind the call is what it has left.
        check("b.append(a.pop() + len(a))", [None, None]);
        check("b.append(b.pop())", [Some("[1, 2]"), None]);
        check("b.append(a.pop() + a.pop())", [None, None]);
    }

    #[test]
    fn what_a_lambda_makes_for_a_dictionary_is_in_it() {
        let check = |made: &str, shown: &str, change: &str, expected: &str| {
            let source = format!(
                "from collections import defaultdict\nd = defaultdict(lambda: {made})\ne = d['a']\n{change}\nx = 0\n"
            );
            let program = Program::parse(&source).unwrap();
            let begun = "defaultdict(<function <lambda>>, {})";
            let asked = format!("defaultdict(<function <lambda>>, {{'a': {shown}}})");
            let at = |line: u32, locals: &[(&str, &str)]| {
                state(Event::Line, &[("<module>", line, locals)], None)
            };
            let changing = at(4, &[("d", &asked), ("e", shown)]);
            let states = [
                State::start(),
                at(1, &[]),
                at(2, &[]),
                at(3, &[("d", begun)]),
                changing.clone(),
            ];
            let past: Vec<&State> = states.iter().collect();
            let mut objects = Objects::followed(&program, &past, &BTreeMap::new());
            let mut after = changing.clone();
            after.frames[0].line = 5;
            objects.go_on(&program, &changing, &after);
            let held = Held::Object(objects.read(&program, "d").unwrap());
            let text = objects.heap.text(&program, &held, Style::Shown).unwrap();
            assert_eq!(
                text,
                format!("defaultdict(<function <lambda>>, {{'a': {expected}}})"),
                "{made}"
            );
        };
        check("[0, 0]", "[0, 0]", "e.append(5)", "[0, 0, 5]");
        check("{'n': []}", "{'n': []}", "e['n'].append(1)", "{'n': [1]}");
        let inner = "defaultdict(<class 'int'>, {'y': 0})";
        let empty = "defaultdict(<class 'int'>, {})";
        check("defaultdict(int)", empty, "e['y']", inner);
    }
}
