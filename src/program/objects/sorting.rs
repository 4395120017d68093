//! Sorts that ask objects of the program which one is less, or a function for keys: what they ask next, and in which order that leaves them.
//! While a list is sorted where it stands (`tasks.sort()`), CPython shows it empty (`Objects/listobject.c`, `list_sort_impl`): what it had is
//! known from before.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, ExprCall, Stmt};
use ruff_text_size::Ranged;

use super::Objects;
use crate::program::classes::parsed;
use crate::program::expressions::written;
use crate::program::heap::{Cell, Held, Style};
use crate::program::order::in_order;
use crate::program::unrolling::{LESS_THAN, pairs_compared, sorted_by};
use crate::program::{Definition, Program};
use crate::quiz::PythonValue;
use crate::state::{Event, MAX_WHOLE, State, cut_value};

/// A sort that the line of a frame is doing.
#[derive(Clone, Debug)]
pub(super) struct Sort {
    /// The list that stands empty meanwhile; `None` where another one is made of it.
    list: Option<usize>,
    /// What it puts in order.
    items: Vec<Held>,
    reverse: bool,
    /// Whether it asks the method of an object.
    bound: bool,
    /// What it compares by; `None` where it asks for keys.
    compares: Option<Comparing>,
}

/// The function by which a sort compares two objects.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Comparing {
    /// Their own method, which says whether the first is less.
    Method,
    /// One of this name, which gives a number below zero then (`key=cmp_to_key(f)`).
    Function(String),
}

impl Comparing {
    fn name(&self) -> &str {
        match self {
            Comparing::Method => LESS_THAN,
            Comparing::Function(name) => name,
        }
    }

    /// Whether the first is less, where this was given for two.
    fn is_less(&self, given: &PythonValue) -> Option<bool> {
        match self {
            Comparing::Method => given.is_true(),
            Comparing::Function(_) => given.is_negative(),
        }
    }
}

impl Program {
    /// Whether the line that goes on at a state puts a list in order where it stands, by what a function of the program gives, or anything by what one
    /// says of two.
    pub fn sorts_by_function(&self, at: &State) -> bool {
        let below = usize::from(at.event == Event::Return);
        let line = at.frames.iter().rev().nth(below);
        let line = line.and_then(|frame| self.line(frame.line));
        let Some(parsed) = line.and_then(|line| parsed(&line.text)) else {
            return false;
        };
        let body = &parsed.syntax().body;
        let own = sort_of(body);
        let key = own.and_then(key_of);
        // Without a key, objects are asked themselves.
        let asked = own.filter(|call| call.arguments.find_keyword("key").is_none());
        let method = asked.map(|_| LESS_THAN);
        let mut sorts = Sorts::default();
        sorts.visit_body(body);
        let keys = sorts
            .found
            .iter()
            .filter_map(|(call, _)| call.arguments.find_keyword("key"));
        let mut names = keys
            .filter_map(|key| self.compared_by(&key.value))
            .chain(key)
            .chain(method);
        names.any(|name| self.definitions.iter().any(|one| one.name == name))
    }

    /// The program with the line that goes on at a state, if that puts a list in order where it stands, as one that says what the list has then:
    /// `tasks.sort()` as `tasks[:] = sorted(tasks)`. `None` where that calls nothing of the program.
    pub(in crate::program) fn with_list_sorted(&self, at: &State) -> Option<Program> {
        let below = usize::from(at.event == Event::Return);
        let frame = at.frames.iter().rev().nth(below)?;
        let program = self.with_parts(frame, 1, |program, operands| {
            let [Expr::Call(call)] = operands else {
                return None;
            };
            let list = written(list_of(call)?, &program.text)?;
            let mut sorted = format!("{list}[:]=sorted({list}");
            for keyword in &call.arguments.keywords {
                sorted.push_str(", ");
                sorted.push_str(written(keyword, &program.text)?);
            }
            sorted.push(')');
            Some((Range::<usize>::from(call.range()), sorted))
        })?;
        match at.event {
            Event::Line => program.unroll(at)?.enters(at).then_some(program),
            _ => Some(program),
        }
    }
}

impl Objects {
    /// The line of the last frame calls something: if it is a sort that does, that has begun, and a list that it sorts where it stands is empty.
    pub(super) fn begin_sort(&mut self, program: &Program, after: &State) {
        let Some(sort) = self.sort_entering(program, after) else {
            return;
        };
        if let Some(list) = sort.list {
            self.heap.changes += 1;
            self.heap.cells[list] = Cell::List(Vec::new());
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.sorts = Some(sort);
        }
    }

    /// The sort of the last frame's line, if that has called what a state has just entered as the first thing.
    fn sort_entering(&self, program: &Program, after: &State) -> Option<Sort> {
        let frame = self.frames.last().filter(|frame| frame.sorts.is_none())?;
        let entered = after.top().filter(|_| after.event == Event::Call)?;
        let text = self.calling(program);
        let parsed = text.contains("sort").then(|| parsed(text))??;
        let mut sorts = Sorts::default();
        sorts.visit_body(&parsed.syntax().body);
        let [(call, iterated)] = sorts.found.as_slice() else {
            return None;
        };
        let reading = self.reading(program, text);
        let own = sort_of(&parsed.syntax().body).is_some();
        let list = match reading.held(iterated) {
            Held::Object(list) if own => Some(list),
            _ if own => return None,
            _ => None,
        };
        let items = reading.elements(iterated, &mut Vec::new()).ok()?;
        let compares = comparing(program, call);
        let asked = match &compares {
            Some(compares) => Some(compares.name()),
            None => key_of(call),
        };
        let asks = asked == Some(&entered.function) && frame.given.is_empty();
        (asks && !items.is_empty()).then(|| Sort {
            list,
            items,
            reverse: is_reverse(call),
            bound: is_bound(program, call),
            compares,
        })
    }

    /// What the sort of the last frame's line gives the function which it enters.
    pub(super) fn compared(
        &mut self,
        program: &Program,
        function: &Definition,
        after: &State,
    ) -> Vec<(String, Held)> {
        let Some((sort, asked)) = self.sorting() else {
            return Vec::new();
        };
        let parameters = function.scope.variables.iter();
        let names = parameters.filter(|one| one.is_parameter);
        let mut names = names
            .skip(usize::from(sort.bound))
            .map(|one| one.name.clone());
        let compares = sort.compares.as_ref();
        let compares = compares.is_some_and(|compares| compares.name() == function.name);
        let Some(known) = self.comparisons().filter(|_| compares) else {
            let item = sort.items.get(asked).cloned();
            return names.next().zip(item).into_iter().collect();
        };
        let (Some(one), Some(other)) = (names.next(), names.next()) else {
            return Vec::new();
        };
        // Which of CPython's versions sorts is told by what is shown.
        let shown = |name: &str, place: usize| {
            let text = self.heap.text(program, &sort.items[place], Style::Shown);
            let now = after.top().and_then(|top| top.known(name));
            text.is_ok_and(|text| now == Some(&*cut_value(text)))
        };
        let mut pairs = pairs_compared(sort.items.len(), sort.reverse, &known);
        let differ = pairs.windows(2).any(|two| two[0].1 != two[1].1);
        pairs.retain(|(_, (first, second))| shown(&one, *first) && shown(&other, *second));
        let given = match pairs.first() {
            Some((_, (first, second))) => vec![
                (one, sort.items[*first].clone()),
                (other, sort.items[*second].clone()),
            ],
            None => Vec::new(),
        };
        if let ([(version, _)], true) = (pairs.as_slice(), differ) {
            self.version = Some(*version);
        }
        given
    }

    /// The sort of the last frame's line, and how much it has asked by now.
    fn sorting(&self) -> Option<(&Sort, usize)> {
        let frame = self.frames.last()?;
        Some((frame.sorts.as_ref()?, frame.given.len()))
    }

    /// How the comparisons of the last frame's line have ended, if its sort compares.
    fn comparisons(&self) -> Option<Vec<bool>> {
        let compares = self.sorting()?.0.compares.as_ref()?;
        let given = self.frames.last()?.given.iter();
        let less = given.map(|(name, held)| match held {
            Held::Text(text) if name == compares.name() => {
                compares.is_less(&PythonValue::read(text).ok()?)
            }
            _ => None,
        });
        less.collect()
    }

    /// What the sort of the last frame's line has put in order.
    fn in_order(&self) -> Option<Vec<Held>> {
        let (sort, asked) = self.sorting()?;
        let items = &sort.items;
        if let Some(known) = self.comparisons() {
            let order = sorted_by(items.len(), sort.reverse, &known, self.version)?.into_iter();
            return Some(order.map(|place| items[place].clone()).collect());
        }
        let keys = self.frames.last()?.given.iter();
        let keys = keys.map(|(_, held)| match held {
            Held::Text(text) => PythonValue::read(text).ok(),
            _ => None,
        });
        let keys: Vec<PythonValue> = keys.collect::<Option<_>>()?;
        let pairs = items.iter().cloned().zip(keys).collect();
        (asked == items.len()).then(|| in_order(pairs, sort.reverse))?
    }

    /// What a call of `sorted` in the line of the last frame has given, if that has asked something.
    pub(super) fn sorted_anew(&self, expr: &Expr) -> Option<Held> {
        let called = expr.as_call_expr()?.func.as_name_expr()?;
        (called.id.as_str() == "sorted").then(|| self.in_order().map(Held::List))?
    }

    /// The line of the last frame has come to its end; says whether it has sorted a list where that stands.
    pub(super) fn end_sort(&mut self) -> bool {
        let Some(list) = self.sorting().and_then(|(sort, _)| sort.list) else {
            return false;
        };
        // In whatever order, it has the same again: what is shown tells that otherwise.
        let items = self.in_order();
        self.heap.cells[list] = items.map_or(Cell::Other(None), Cell::List);
        self.heap.changes += 1;
        if let Some(frame) = self.frames.last_mut() {
            frame.sorts = None;
        }
        true
    }

    /// The objects as they were before the line that goes on when the last frame returns has emptied a list; `None` where it has not.
    pub(in crate::program) fn refilled(&self, at: &State) -> Option<Objects> {
        let caller = at.depth().checked_sub(2);
        let caller = caller.filter(|_| at.event == Event::Return)?;
        let sort = self.frames.get(caller)?.sorts.clone()?;
        let mut full = self.clone();
        full.heap.cells[sort.list?] = Cell::List(sort.items);
        Some(full)
    }

    /// Writes what has the list that the line which goes on sorts where it stands as these objects have it.
    pub(in crate::program) fn show_refilled(
        &self,
        program: &Program,
        at: &mut State,
        style: Style,
    ) {
        let caller = at.depth().checked_sub(2);
        let sort = caller.and_then(|caller| self.frames.get(caller)?.sorts.as_ref());
        if let Some(list) = sort.and_then(|sort| sort.list) {
            self.show_list(program, list, at, style, whole);
        }
    }

    /// Shows in the state after a single step which enters what a sort asks that its list is empty meanwhile; gives the frames and names that
    /// this is shown of.
    pub fn show_emptied(&self, program: &Program, next: &mut State) -> Vec<(usize, String)> {
        if next.depth() != self.frames.len() + 1 {
            return Vec::new();
        }
        let sort = self.sort_entering(program, next);
        let Some(list) = sort.and_then(|sort| sort.list) else {
            return Vec::new();
        };
        let mut empty = self.clone();
        empty.heap.cells[list] = Cell::List(Vec::new());
        empty.show_list(program, list, next, Style::Shown, cut_value)
    }

    /// Writes what has a list, in the frames that are followed, as that is, as long as a text of it may be; gives the frames and names.
    fn show_list(
        &self,
        program: &Program,
        list: usize,
        at: &mut State,
        style: Style,
        as_long: impl Fn(String) -> String,
    ) -> Vec<(usize, String)> {
        let mut shown = Vec::new();
        for (index, (frame, followed)) in at.frames.iter_mut().zip(&self.frames).enumerate() {
            for (name, value) in frame.locals.iter_mut().flatten() {
                let held = followed.names.get(name);
                let Some(held) = held.filter(|held| self.heap.leads_to(held, list)) else {
                    continue;
                };
                if let Ok(text) = self.heap.text(program, held, style) {
                    *value = Some(as_long(text));
                    shown.push((index, name.clone()));
                }
            }
        }
        shown
    }
}

/// A value as it is looked up in: as a whole, if that is no longer than what is kept of any.
fn whole(text: String) -> String {
    match text.chars().count() > MAX_WHOLE {
        true => cut_value(text),
        false => text,
    }
}

/// The sorts in statements, each with what it goes through.
#[derive(Default)]
struct Sorts<'e> {
    found: Vec<(&'e ExprCall, &'e Expr)>,
}

impl<'e> Visitor<'e> for Sorts<'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        if let Expr::Call(call) = expr {
            let anew = match (&*call.func, &*call.arguments.args) {
                (Expr::Name(name), [iterated]) if name.id.as_str() == "sorted" => Some(iterated),
                _ => list_of(call),
            };
            self.found.extend(anew.map(|iterated| (call, iterated)));
        }
        walk_expr(self, expr);
    }
}

/// The call that a statement consists of, if it sorts a list where that stands.
fn sort_of(body: &[Stmt]) -> Option<&ExprCall> {
    let [Stmt::Expr(statement)] = body else {
        return None;
    };
    let call = statement.value.as_call_expr()?;
    list_of(call).map(|_| call)
}

/// What a call of `sort` sorts where it stands.
fn list_of(call: &ExprCall) -> Option<&Expr> {
    let method = call.func.as_attribute_expr()?;
    let own = method.attr.as_str() == "sort" && call.arguments.args.is_empty();
    let mut around = &*method.value;
    while let Expr::Attribute(attribute) = around {
        around = &attribute.value;
    }
    (own && around.is_name_expr()).then_some(&method.value)
}

/// The name of the function, or of the method, that a sort asks for keys.
fn key_of(call: &ExprCall) -> Option<&str> {
    match &call.arguments.find_keyword("key")?.value {
        Expr::Name(name) => Some(name.id.as_str()),
        Expr::Attribute(method) => Some(method.attr.as_str()),
        _ => None,
    }
}

/// Whether what a sort asks for keys is the method of an object, which is given that first.
fn is_bound(program: &Program, call: &ExprCall) -> bool {
    let key = call.arguments.find_keyword("key");
    let method = key.and_then(|key| key.value.as_attribute_expr());
    method.is_some_and(|method| {
        let class = method.value.as_name_expr();
        class.is_none_or(|class| program.class(&class.id).is_none())
    })
}

/// By what a sort compares; `None` where it asks a function for keys.
fn comparing(program: &Program, call: &ExprCall) -> Option<Comparing> {
    match call.arguments.find_keyword("key") {
        None => Some(Comparing::Method),
        Some(key) => {
            let name = program.compared_by(&key.value)?;
            Some(Comparing::Function(name.to_owned()))
        }
    }
}

/// Whether a sort puts the greatest first.
fn is_reverse(call: &ExprCall) -> bool {
    let reverse = call.arguments.find_keyword("reverse");
    let truth = reverse.and_then(|one| one.value.as_boolean_literal_expr());
    truth.is_some_and(|truth| truth.value)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::program::fixtures::state;

    /// A program that sorts a list by `call`.
    fn program(call: &str) -> Program {
        let source = format!(
            "class P:\n    def __init__(self, x):\n        self.x = x\n    def __lt__(self, other):\n        return self.x < other.x\nxs = [P(2), P(1)]\n{call}\nprint(xs)\n"
        );
        Program::parse(&source).unwrap()
    }

    /// What is followed of `xs` up to the state after this many.
    fn followed(program: &Program, states: &[State]) -> Objects {
        let start = State::start();
        let past: Vec<&State> = [&start].into_iter().chain(states).collect();
        Objects::followed(program, &past, &BTreeMap::new())
    }

    fn items(objects: &Objects) -> Vec<Held> {
        match objects.names(0).and_then(|names| names.get("xs")) {
            Some(Held::Object(list)) => match &objects.heap.cells[*list] {
                Cell::List(items) => items.clone(),
                other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_list_is_empty_while_it_is_sorted_and_has_its_objects_again() {
        let before = "[P(x=2), P(x=1)]";
        let (one, two) = ("P(x=1)", "P(x=2)");
        for (call, told, given, less, after) in [
            ("xs.sort()", "xs[:]=sorted(xs)", [one, two], "True", [1, 0]),
            (
                "xs.sort(reverse=True)",
                "xs[:]=sorted(xs, reverse=True)",
                [two, one],
                "False",
                [0, 1],
            ),
        ] {
            let given = [("self", given[0]), ("other", given[1])];
            let shown = after.map(|place| [two, one][place]).join(", ");
            let program = program(call);
            let module = |line: u32, xs: &str| {
                state(Event::Line, &[("<module>", line, &[("xs", xs)])], None)
            };
            let inside = |event: Event, line: u32, xs: &str, value: Option<&str>| {
                let listed: &[_] = &[("xs", xs)];
                let frames: &[_] = &[("<module>", 7, listed), ("__lt__", line, &given[..])];
                state(event, frames, value)
            };
            let states = [
                module(7, before),
                inside(Event::Call, 4, "[]", None),
                inside(Event::Line, 5, "[]", None),
                inside(Event::Return, 5, "[]", Some(less)),
                module(8, &format!("[{shown}]")),
            ];
            let began = followed(&program, &states[..1]);
            let mut entered = inside(Event::Call, 4, before, None);
            began.show_emptied(&program, &mut entered);
            assert_eq!(entered, states[1], "{call}");
            let returning = followed(&program, &states[..4]);
            let mut full = states[3].clone();
            let refilled = returning.refilled(&full).unwrap();
            refilled.show_refilled(&program, &mut full, Style::Shown);
            assert_eq!(full.frames[0].known("xs"), Some(before), "{call}");
            let sorted = program.with_list_sorted(&full).unwrap();
            assert_eq!(sorted.line(7).unwrap().text, told);
            let had = items(&began);
            let expected = after.map(|place| had[place].clone());
            assert_eq!(items(&followed(&program, &states)), expected, "{call}");
        }
    }

    #[test]
    fn only_a_list_that_a_line_sorts_where_it_stands_is_told_so() {
        let check = |call: &str, expected: Option<&str>| {
            let program = program(call);
            let xs: &[_] = &[("xs", "[P(x=2), P(x=1)]")];
            let at = state(Event::Line, &[("<module>", 7, xs)], None);
            let sorted = program.with_list_sorted(&at);
            let text = sorted.map(|sorted| sorted.line(7).unwrap().text.clone());
            assert_eq!(text.as_deref(), expected, "{call}");
        };
        check("xs.sort()", Some("xs[:]=sorted(xs)"));
        check(
            "xs.sort(reverse=True)",
            Some("xs[:]=sorted(xs, reverse=True)"),
        );
        check("xs[1:].sort()", None);
        check("xs.sort(1)", None);
        check("ys = xs.sort()", None);
        // Of one nothing is asked.
        check("[xs[0]].sort()", None);
    }
}
