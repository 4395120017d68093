//! What statements bind: names, attributes and items, and the elements that loops go through.

use crate::visitor::{Visitor, walk_expr};
use std::iter::repeat_n;

use ruff_python_ast::{Expr, Operator};

use super::Objects;
use crate::program::Program;
use crate::program::attributes::combined;
use crate::program::heap::{Cell, Held, Style, place_in};
use crate::program::nesting::{copied, same_for_each, same_under_keys};
use crate::program::reading::{MOST_REPEATED, Reading, class_told, letters};
use crate::quiz::PythonValue;

impl Objects {
    /// What an expression of the last frame's line stands for, where its calls have returned.
    pub(super) fn evaluated(&self, program: &Program, expr: &Expr, text: &str) -> Held {
        if let Some(sorted) = self.sorted_anew(expr) {
            return sorted;
        }
        let reading = self.reading(program, text);
        let held = reading.held(expr);
        let Some(frame) = self.frames.last() else {
            return Held::Unknown;
        };
        let all = reading.read.get() == frame.given.len();
        // What was read before a call may have been changed by it.
        let mut reads = ReadsAttributes {
            reading: &reading,
            any: false,
        };
        reads.visit_expr(expr);
        let changed = !frame.given.is_empty()
            && self.heap.changes != frame.changes
            && reads.any
            && !matches!(held, Held::Object(_))
            && !reading.is_taken_anew(expr);
        if all && !changed { held } else { Held::Unknown }
    }

    /// What has the same objects several times, or that others have: `[row] * 3`, `dict.fromkeys(days, [])`, `[row for _ in range(3)]`,
    /// `rows[:]`.
    pub(super) fn repeated(&mut self, program: &Program, expr: &Expr, text: &str) -> Option<Held> {
        if let Some(copy) = self.copied_object(program, expr, text) {
            return Some(copy);
        }
        if let Some(original) = copied(expr) {
            let Held::Object(index) = self.reading(program, text).held(original) else {
                return None;
            };
            let function = expr
                .as_call_expr()
                .and_then(|call| call.func.as_name_expr());
            let function = function.map(|name| name.id.as_str());
            let cell = match (&self.heap.cells[index], function) {
                (Cell::List(items), None | Some("list" | "copy")) => Cell::List(items.clone()),
                (Cell::Dict(pairs), None | Some("dict" | "copy")) => Cell::Dict(pairs.clone()),
                _ => return None,
            };
            let kind = self.heap.containers.get(&index).cloned();
            let kind = kind.filter(|_| function != Some("list") && function != Some("dict"));
            let copy = self.heap.add(cell);
            return Some(match kind {
                Some(kind) => self.heap.contained(kind, copy),
                None => copy,
            });
        }
        if let Some((keys, value)) = same_under_keys(expr) {
            let reading = self.reading(program, text);
            let keys = reading.elements(keys, &mut Vec::new()).ok()?;
            let value = reading.held(value);
            let keys: Option<Vec<String>> = keys.iter().map(|one| self.heap.key(one)).collect();
            let value = self.heap.keep(value);
            let mut pairs: Vec<(Held, Held)> = Vec::new();
            for key in keys?.into_iter().map(Held::Text) {
                if pairs.iter().all(|(one, _)| *one != key) {
                    pairs.push((key, value.clone()));
                }
            }
            return Some(self.heap.add(Cell::Dict(pairs)));
        }
        let reading = self.reading(program, text);
        let (items, times) = if let Some((over, one)) = same_for_each(expr) {
            (vec![reading.held(one)], reading.count(over)?)
        } else {
            let product = expr.as_bin_op_expr()?;
            let (list, times) = match (&*product.left, &*product.right) {
                (list @ Expr::List(_), times) | (times, list @ Expr::List(_)) => (list, times),
                _ => return None,
            };
            let (list, times) = (reading.held(list), reading.held(times));
            let (Held::List(items), Held::Text(times), Operator::Mult) = (list, times, product.op)
            else {
                return None;
            };
            (items, times.parse().ok()?)
        };
        let items: Vec<Held> = items.into_iter().map(|one| self.heap.keep(one)).collect();
        let fits = items.len().saturating_mul(times) <= MOST_REPEATED;
        fits.then(|| {
            self.heap
                .add(Cell::List(repeat_n(items, times).flatten().collect()))
        })
    }

    /// What an operator makes of two values.
    pub(super) fn summed(
        &self,
        program: &Program,
        old: &Held,
        operator: &str,
        given: &Held,
    ) -> Held {
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
            "+" => Operator::Add,
            "-" => Operator::Sub,
            "*" => Operator::Mult,
            "/" => Operator::Div,
            "//" => Operator::FloorDiv,
            "%" => Operator::Mod,
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

    pub(super) fn bind(&mut self, name: &str, held: Held) {
        if let Some(frame) = self.frames.last_mut() {
            frame.bound.push(name.to_owned());
            frame.names.insert(name.to_owned(), held);
        }
    }

    pub(super) fn rebind(&mut self, name: &str) {
        if let Some(frame) = self.frames.last_mut() {
            frame.bound.push(name.to_owned());
            frame.names.remove(name);
        }
    }

    /// Gives a target what is held.
    pub(super) fn assign(&mut self, program: &Program, target: &Expr, held: Held, text: &str) {
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
                    Held::Text(text) => letters(text),
                    _ => None,
                };
                let items = items.and_then(|items| self.taken_apart(items, &names.elts));
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
                    object => match class_told(&object) {
                        Some(class) => self.set_of_class(class, name, held),
                        None => self.forget_attribute(name),
                    },
                }
            }
            // What is put among the attributes of an object asks none of its methods.
            Expr::Subscript(item) if is_attributes(&item.value) => {
                let reading = self.reading(program, text);
                let object = item.value.as_attribute_expr();
                let object = object.map(|object| reading.held(&object.value));
                let name = reading.held(&item.slice).string();
                match (object, name) {
                    (Some(Held::Object(index)), Some(name)) => self.put(index, &name, held),
                    (_, Some(name)) => self.forget_attribute(&name),
                    (_, None) => self.forget_all(),
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
                let key = self.heap.key(&key).map(Held::Text);
                let lost = match (&mut self.heap.cells[index], key) {
                    (Cell::List(items), Some(Held::Text(number))) => {
                        match place_in(items.len(), &number) {
                            Some(place) => {
                                items[place] = held;
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
            Expr::Starred(starred) => self.assign(program, &starred.value, held, text),
            _ => {}
        }
    }

    /// Items, one for each target; one with a star gets the list of what the others leave.
    fn taken_apart(&mut self, items: Vec<Held>, targets: &[Expr]) -> Option<Vec<Held>> {
        let Some(place) = targets.iter().position(Expr::is_starred_expr) else {
            return (items.len() == targets.len()).then_some(items);
        };
        let behind = targets.len() - place - 1;
        let end = items
            .len()
            .checked_sub(behind)
            .filter(|end| *end >= place)?;
        let rest = self.heap.keep(Held::List(items[place..end].to_vec()));
        Some([&items[..place], &[rest], &items[end..]].concat())
    }

    /// A list, set or dictionary stays the same object where an operator changes it.
    pub(super) fn take_up(&mut self, index: usize, operator: &str, given: Held) {
        self.heap.changes += 1;
        let given = self.heap.keep(given);
        let added = match (&given, operator) {
            (Held::Object(other), "+") => match &self.heap.cells[*other] {
                Cell::List(added) => Some(added.clone()),
                _ => None,
            },
            _ => None,
        };
        self.heap.cells[index] = match (&self.heap.cells[index], added) {
            (Cell::List(items), Some(added)) => {
                let all = [items.clone(), added].concat();
                Cell::List(self.heap.within(index, all, false))
            }
            _ => Cell::Other(None),
        };
    }

    /// A name, an item or an attribute is deleted.
    pub(super) fn delete(&mut self, program: &Program, target: &Expr, text: &str) {
        self.heap.changes += 1;
        match target {
            Expr::Name(name) => self.rebind(name.id.as_str()),
            Expr::Subscript(item) => {
                let reading = self.reading(program, text);
                let (object, key) = (reading.held(&item.value), reading.held(&item.slice));
                let Held::Object(index) = object else {
                    self.forget_contents();
                    return;
                };
                let left = match (&self.heap.cells[index], key) {
                    (Cell::List(items), Held::Text(number)) => {
                        place_in(items.len(), &number).map(|place| {
                            let mut items = items.clone();
                            items.remove(place);
                            Cell::List(items)
                        })
                    }
                    (Cell::Dict(pairs), key @ Held::Text(_)) => {
                        let others = pairs.iter().filter(|(one, _)| *one != key);
                        Some(Cell::Dict(others.cloned().collect()))
                    }
                    // Its `__delitem__` has a frame of its own.
                    (cell @ Cell::Instance { .. }, _) => Some(cell.clone()),
                    _ => None,
                };
                self.heap.cells[index] = left.unwrap_or(Cell::Other(None));
            }
            Expr::Attribute(attribute) => {
                let object = self.reading(program, text).held(&attribute.value);
                match object {
                    Held::Object(index) => {
                        self.delete_attribute(program, index, attribute.attr.as_str());
                    }
                    _ => self.forget_all(),
                }
            }
            // What is deleted may be anything.
            _ => self.forget_all(),
        }
    }

    /// An attribute of an object is deleted.
    fn delete_attribute(&mut self, program: &Program, index: usize, name: &str) {
        let Cell::Instance {
            class, attributes, ..
        } = &mut self.heap.cells[index]
        else {
            self.forget_all();
            return;
        };
        match program.class(class) {
            Some(class) if program.forgets_attribute(class, name) => {
                attributes.retain(|(one, _)| one != name);
            }
            // The method that deletes it has a frame of its own.
            Some(class) if program.deleter(class, name).is_some() => {}
            _ => self.forget_attribute(name),
        }
    }

    /// An attribute of a class gets what is held.
    pub(super) fn set_of_class(&mut self, class: &str, name: &str, held: Held) {
        self.heap.changes += 1;
        let place = (class.to_owned(), name.to_owned());
        self.heap.of_classes.insert(place, held);
    }

    pub(super) fn set(&mut self, program: &Program, index: usize, name: &str, held: Held) {
        self.heap.changes += 1;
        let Cell::Instance { class, .. } = &self.heap.cells[index] else {
            return;
        };
        let class = program.class(class);
        if class.is_some_and(|class| program.keeps_attribute(class, name)) {
            self.put(index, name, held);
        }
    }

    /// The attribute of an object gets another value, whatever its class says.
    fn put(&mut self, index: usize, name: &str, held: Held) {
        self.heap.changes += 1;
        let Cell::Instance { attributes, .. } = &mut self.heap.cells[index] else {
            return;
        };
        match attributes.iter_mut().find(|(one, _)| one == name) {
            Some((_, old)) => *old = held,
            None => attributes.push((name.to_owned(), held)),
        }
    }

    /// Whether a statement sets an attribute by its name (`setattr(node, side, child)`), which is done then.
    pub(super) fn sets_attribute(&mut self, program: &Program, expr: &Expr, text: &str) -> bool {
        let Some(call) = expr.as_call_expr() else {
            return false;
        };
        let named = call.func.as_name_expr().map(|name| name.id.as_str()) == Some("setattr");
        let ([object, name, given], true) = (
            &*call.arguments.args,
            named && call.arguments.keywords.is_empty() && !program.binds("setattr"),
        ) else {
            return false;
        };
        let reading = self.reading(program, text);
        let (object, name) = (reading.held(object), reading.held(name).string());
        let given = self.evaluated(program, given, text);
        let given = self.heap.keep(given);
        match (object, name) {
            (Held::Object(index), Some(name)) => self.set(program, index, &name, given),
            (_, Some(name)) => self.forget_attribute(&name),
            (_, None) => self.forget_all(),
        }
        true
    }

    /// An attribute of an object is set that is not known: of any it may be another one.
    pub(super) fn forget_attribute(&mut self, name: &str) {
        self.heap.changes += 1;
        let of_classes = self.heap.of_classes.iter_mut();
        for (_, held) in of_classes.filter(|((_, one), _)| one == name) {
            *held = Held::Unknown;
        }
        for cell in &mut self.heap.cells {
            if let Cell::Instance { attributes, .. } = cell
                && let Some((_, held)) = attributes.iter_mut().find(|(one, _)| one == name)
            {
                *held = Held::Unknown;
            }
        }
    }

    /// Something is changed that is not known: any list or dictionary may be another one.
    pub(super) fn forget_contents(&mut self) {
        self.heap.changes += 1;
        for cell in &mut self.heap.cells {
            if !matches!(cell, Cell::Instance { .. }) {
                *cell = Cell::Other(None);
            }
        }
    }

    /// Something is deleted that is not known.
    pub(super) fn forget_all(&mut self) {
        self.forget_contents();
        let of_classes = self.heap.of_classes.values_mut();
        of_classes.for_each(|held| *held = Held::Unknown);
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
    pub(super) fn initialises(&mut self, program: &Program, expr: &Expr, text: &str) -> bool {
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

    /// The element that the last frame's loop in a line goes through at a place. What is made for the loop is made once, where it begins.
    pub(super) fn element(
        &mut self,
        program: &Program,
        (line, iter): (u32, &Expr),
        count: usize,
        text: &str,
    ) -> Held {
        if stays(iter) {
            let items = self.gone_through(program, iter, text);
            return items.get(count).cloned().unwrap_or(Held::Unknown);
        }
        if count == 0 {
            let items = self.gone_through(program, iter, text);
            let items = items.into_iter().map(|one| self.heap.keep(one)).collect();
            if let Some(frame) = self.frames.last_mut() {
                frame.made.insert(line, items);
            }
        }
        let frame = self.frames.last();
        let items = frame.and_then(|frame| frame.made.get(&line));
        items
            .and_then(|items| items.get(count))
            .cloned()
            .unwrap_or(Held::Unknown)
    }

    /// The elements that a loop goes through; none where they are not known, or where an object of the program gives them.
    fn gone_through(&self, program: &Program, iter: &Expr, text: &str) -> Vec<Held> {
        let reading = self.reading(program, text);
        if self.heap.class_of(&reading.held(iter)).is_some() {
            return Vec::new();
        }
        let reading = self.reading(program, text);
        reading.elements(iter, &mut Vec::new()).unwrap_or_default()
    }
}

/// Whether what is gone through is there before a loop begins, and is gone through as it becomes.
fn stays(iter: &Expr) -> bool {
    match iter {
        Expr::Call(call) => match &*call.func {
            Expr::Name(name) => {
                let views = ["enumerate", "reversed", "zip"];
                views.contains(&name.id.as_str()) && call.arguments.args.iter().all(stays)
            }
            Expr::Attribute(view) => {
                let views = ["items", "keys", "values"];
                views.contains(&view.attr.as_str()) && stays(&view.value)
            }
            _ => false,
        },
        Expr::Subscript(item) => !item.slice.is_slice_expr(),
        expr => matches!(expr, Expr::Name(_) | Expr::Attribute(_)) || expr.is_literal_expr(),
    }
}

/// Whether an expression is the dictionary of an object's attributes.
fn is_attributes(expr: &Expr) -> bool {
    let attribute = expr.as_attribute_expr();
    attribute.is_some_and(|attribute| attribute.attr.as_str() == "__dict__")
}

/// Whether attributes or items are read, besides by calls that have returned: those are worth what they gave.
struct ReadsAttributes<'a> {
    reading: &'a Reading<'a>,
    any: bool,
}

impl<'a> Visitor<'a> for ReadsAttributes<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Call(call) if self.reading.has_given(call) => {}
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
