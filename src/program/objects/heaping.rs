//! Heaps of `heapq` whose items are known: what a call makes of a list that is one. Where it asks objects of the program which of two is less
//! (`__lt__`), each question enters a frame, and the list stands half done meanwhile (CPython, `Modules/_heapqmodule.c`): the call is begun anew with
//! the answers that there are by then, up to the next question.

use std::cmp::Ordering;

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, ExprCall, Stmt};

use super::Objects;
use crate::program::classes::parsed;
use crate::program::expressions::has_own_names;
use crate::program::heap::{Cell, Held};
use crate::program::priority::HeapItems;
use crate::program::reading::Reading;
use crate::program::unrolling::LESS_THAN;
use crate::program::{Definition, Program};
use crate::quiz::PythonValue;
use crate::state::{State, cut_value};

/// A call that changes a heap, with what there was when it began.
#[derive(Clone, Debug)]
pub(super) struct HeapCall {
    function: &'static str,
    list: usize,
    items: Vec<Held>,
    given: Option<Held>,
    /// How many calls of its line had returned before.
    returned: usize,
}

impl HeapCall {
    /// What it keeps alive: items that the list is without meanwhile, too.
    pub(super) fn held(&self) -> impl Iterator<Item = &Held> {
        self.items.iter().chain(&self.given)
    }
}

/// How far a call has come.
pub(in crate::program) struct HeapRun {
    /// The list, and its items by now.
    pub list: usize,
    pub items: Vec<Held>,
    /// How many questions were answered.
    pub answered: usize,
    /// Whether the first of these objects is less than the second is asked next; `None` where the call is done.
    pub asks: Option<(usize, usize)>,
    /// What the call gives then.
    pub gives: Held,
}

/// What tells which of two items is less.
enum Less {
    Known(bool),
    /// The method of the first of two objects.
    Asked(usize, usize),
}

impl Objects {
    /// What a function of `heapq` that an expression calls makes of its list. Where it cannot be told which of two items is the smaller one,
    /// the list stays as it was: the objects in it are the same ones.
    pub(super) fn change_heap(&mut self, program: &Program, expr: &Expr, text: &str) {
        let Some(call) = only_call(program, [expr]) else {
            return;
        };
        let begun = self.frames.last().and_then(|frame| frame.heaps.clone());
        let begun = begun.or_else(|| self.heap_call(program, &call, text));
        let Some(run) = begun.and_then(|begun| self.run_heap(program, &begun)) else {
            return;
        };
        self.heap.changes += 1;
        let items = run.items.into_iter().map(|one| self.heap.keep(one));
        let items = items.collect();
        self.heap.cells[run.list] = match run.asks {
            None => Cell::List(items),
            // It has been left by an exception, or something was not followed.
            Some(_) => Cell::Other(None),
        };
    }

    /// The line of the last frame calls something: if that is what a heap asks an object, the list is as that has left it by then.
    pub(super) fn ask_for_heap(&mut self, program: &Program, after: &State) {
        let entered = after.top().filter(|top| top.function == LESS_THAN);
        let Some(call) = entered.and_then(|_| self.heap_of_line(program)) else {
            return;
        };
        let run = self.run_heap(program, &call);
        if let Some(run) = run.filter(|run| run.asks.is_some()) {
            self.heap.changes += 1;
            let items = run.items.into_iter().map(|one| self.heap.keep(one));
            self.heap.cells[run.list] = Cell::List(items.collect());
            if let Some(frame) = self.frames.last_mut() {
                frame.heaps = Some(call);
            }
        }
    }

    /// What the heap of the last frame's line gives the method which it enters.
    pub(super) fn asked_by_heap(
        &self,
        program: &Program,
        function: &Definition,
    ) -> Vec<(String, Held)> {
        let run = || {
            let call = self.frames.last()?.heaps.as_ref()?;
            self.run_heap(program, call)?.asks
        };
        let Some((one, other)) = (function.name == LESS_THAN).then(run).flatten() else {
            return Vec::new();
        };
        let parameters = function.scope.variables.iter();
        let names = parameters.filter(|one| one.is_parameter);
        let names = names.map(|one| one.name.clone());
        names.zip([one, other].map(Held::Object)).collect()
    }

    /// How far the call has come that the line of the last frame makes of a function of `heapq`, if all is known that it is given.
    pub(in crate::program) fn heap_run(&self, program: &Program) -> Option<HeapRun> {
        self.run_heap(program, &self.heap_of_line(program)?)
    }

    /// That call, as it has begun.
    fn heap_of_line(&self, program: &Program) -> Option<HeapCall> {
        let frame = self.frames.last()?;
        if let Some(call) = &frame.heaps {
            return Some(call.clone());
        }
        let text = self.calling(program);
        let parsed = text.contains("heap").then(|| parsed(text))??;
        let mut found: Vec<&Expr> = Vec::new();
        match parsed.syntax().body.as_slice() {
            [Stmt::Expr(statement)] => found.push(&statement.value),
            [Stmt::Assign(assign)] => found.push(&assign.value),
            [Stmt::AnnAssign(assign)] => found.extend(assign.value.as_deref()),
            _ => return None,
        }
        self.heap_call(program, &only_call(program, found)?, text)
    }

    /// A call, with what it is given, where everything before it has returned.
    fn heap_call(&self, program: &Program, call: &ExprCall, text: &str) -> Option<HeapCall> {
        let function = program.heap_function(&call.func)?;
        let reading = self.reading(program, text);
        let list = call.arguments.args.first()?;
        let Held::Object(list) = reading.held(list) else {
            return None;
        };
        let Cell::List(items) = &self.heap.cells[list] else {
            return None;
        };
        let given = call.arguments.args.get(1).map(|one| reading.held(one));
        let fits = match function {
            "heapify" | "heappop" => given.is_none(),
            _ => given.is_some(),
        };
        fits.then(|| HeapCall {
            function,
            list,
            items: items.clone(),
            given,
            returned: reading.read.get(),
        })
    }

    /// Begins a call anew with the answers that the last frame has got, up to the next question; `None` where something is not known.
    fn run_heap(&self, program: &Program, call: &HeapCall) -> Option<HeapRun> {
        let frame = self.frames.last()?;
        let said = frame.given.get(call.returned..).unwrap_or_default();
        let said = said.iter().map_while(|(name, held)| match held {
            Held::Text(text) if name == LESS_THAN => PythonValue::read(text).ok()?.is_true(),
            _ => None,
        });
        let said: Vec<bool> = said.collect();
        let (mut asks, mut answered) = (None, 0);
        let reading = self.reading_in(frame, program, "");
        let mut heap = HeapItems::new(call.items.clone(), |one, other| {
            match less(&reading, one, other)? {
                Less::Known(known) => Some(known),
                Less::Asked(one, other) => match said.get(answered) {
                    Some(said) => {
                        answered += 1;
                        Some(*said)
                    }
                    None => {
                        asks = Some((one, other));
                        None
                    }
                },
            }
        });
        let first = call.items.first().cloned();
        let nothing = Held::Text("None".to_owned());
        let (done, gives) = match (call.function, call.given.clone()) {
            ("heapify", None) => (heap.make(), nothing),
            ("heappop", None) => (heap.pop(), first?),
            ("heappush", Some(item)) => (heap.push(item), nothing),
            ("heapreplace", Some(item)) => (heap.replace(item, false), first?),
            ("heappushpop", Some(item)) => (heap.replace(item.clone(), true), item),
            _ => return None,
        };
        let items = heap.into_items();
        // What is put in is given back where it is no greater than all others.
        let gives = match call.items.first() {
            Some(first) if call.function == "heappushpop" && items != call.items => first.clone(),
            _ => gives,
        };
        (done.is_some() || asks.is_some()).then_some(HeapRun {
            list: call.list,
            items,
            answered,
            asks,
            gives,
        })
    }

    /// What the call of `heapq` has given that the last frame's line has made, and how many of its calls have returned for that.
    pub(super) fn taken_from_heap(&self, program: &Program) -> Option<(usize, Held)> {
        let call = self.frames.last()?.heaps.as_ref()?;
        let run = self.run_heap(program, call)?;
        (run.asks.is_none()).then_some((run.answered, run.gives))
    }

    /// Whether a call has to do with objects of the program, also where it need not ask them anything.
    pub(in crate::program) fn is_of_objects(&self, run: &HeapRun) -> bool {
        let object = |held: &Held| match held {
            Held::Tuple(items) => items.iter().any(|one| self.heap.class_of(one).is_some()),
            held => self.heap.class_of(held).is_some(),
        };
        run.answered > 0 || run.items.iter().chain([&run.gives]).any(object)
    }

    /// Shows in a state that a list has these items; `false` where what has it cannot be shown.
    pub(in crate::program) fn show_items(
        &mut self,
        program: &Program,
        at: &mut State,
        (list, items): (usize, &[Held]),
    ) -> bool {
        let items = items.iter().map(|one| self.heap.keep(one.clone()));
        let items: Vec<Held> = items.collect();
        if matches!(&self.heap.cells[list], Cell::List(before) if *before == items) {
            return true;
        }
        self.heap.cells[list] = Cell::List(items);
        for (frame, followed) in at.frames.iter_mut().zip(&self.frames) {
            for (name, value) in frame.locals.iter_mut().flatten() {
                let held = followed.names.get(name);
                let Some(held) = held.filter(|held| self.heap.leads_to(held, list)) else {
                    continue;
                };
                match self.heap.shown_by_states(program, held) {
                    Ok(text) => *value = Some(cut_value(text)),
                    Err(_) => return false,
                }
            }
        }
        true
    }
}

/// The only call of a function that changes a heap in expressions which evaluate it once, if there is one.
pub(in crate::program) fn only_call<'e>(
    program: &Program,
    expressions: impl IntoIterator<Item = &'e Expr>,
) -> Option<ExprCall> {
    let changes = |part: &Expr| {
        let call = part.as_call_expr();
        call.is_some_and(|call| program.heap_function(&call.func).is_some())
    };
    let mut found = Vec::new();
    let mut branches = false;
    for expr in expressions {
        let _ = any_over_expr(expr, |part| {
            let branch = matches!(part, Expr::If(_) | Expr::BoolOp(_)) || has_own_names(part);
            branches |= branch && any_over_expr(part, changes);
            if let Expr::Call(call) = part
                && changes(part)
            {
                found.push(call.clone());
            }
            false
        });
    }
    let single = found.len() == 1 && !branches;
    found.pop().filter(|_| single)
}

/// Whether one item is less than another one, as Python compares them: tuples by what is the first to differ in them.
fn less(reading: &Reading<'_>, one: &Held, other: &Held) -> Option<Less> {
    if let (Held::Tuple(items), Held::Tuple(others)) = (one, other) {
        for (one, other) in items.iter().zip(others) {
            let object = |held: &Held| reading.heap.class_of(held).is_some();
            if one == other && *one != Held::Unknown {
                continue;
            }
            if object(one) || object(other) {
                // What says itself which others are equal to it is asked that first.
                let says = reading.compares_itself(one) || reading.compares_itself(other);
                return if says {
                    None
                } else {
                    less(reading, one, other)
                };
            }
            match reading.ordered(one, other)? {
                Ordering::Equal => {}
                order => return Some(Less::Known(order.is_lt())),
            }
        }
        return Some(Less::Known(items.len() < others.len()));
    }
    let class = |held: &Held| reading.program.class(reading.heap.class_of(held)?);
    if let (Held::Object(first), Held::Object(second)) = (one, other)
        && let (Some(own), Some(others)) = (class(one), class(other))
        && reading.program.method(own, LESS_THAN).is_some()
    {
        // One of a class below may be asked whether it is greater.
        let asked = own.line == others.line || !reading.program.has_method("__gt__");
        return asked.then_some(Less::Asked(*first, *second));
    }
    reading
        .ordered(one, other)
        .map(|order| Less::Known(order.is_lt()))
}
