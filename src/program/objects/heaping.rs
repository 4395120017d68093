//! Heaps of `heapq` whose items are known: what a call makes of a list that is one. The algorithm is the library's own (Williams' heap as
//! `Lib/heapq.py` has it: the last item goes down to a leaf and from there up again), since among equal items it decides which comes first.

use std::cmp::Ordering;

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, ExprCall};

use super::Objects;
use crate::program::Program;
use crate::program::heap::{Cell, Held};
use crate::program::reading::Reading;

/// A heap of items, and how any two of them compare.
struct Items<'r, 'p> {
    items: Vec<Held>,
    reading: &'r Reading<'p>,
}

impl Objects {
    /// What a function of `heapq` that an expression calls makes of its list. Where it cannot be told which of two items is the smaller one,
    /// the list stays as it was: the objects in it are the same ones.
    pub(super) fn change_heap(&mut self, program: &Program, expr: &Expr, text: &str) {
        let mut found = Vec::new();
        let mut branches = false;
        let _ = any_over_expr(expr, |part| {
            branches |= matches!(part, Expr::If(_) | Expr::BoolOp(_) | Expr::Lambda(_));
            if let Expr::Call(call) = part
                && let Some(name) = program.heap_function(&call.func)
            {
                found.push((name, call.clone()));
            }
            false
        });
        let [(name, call)] = found.as_slice() else {
            return;
        };
        if branches {
            return;
        }
        let Some((index, items)) = self.heaped(program, name, call, text) else {
            return;
        };
        self.heap.changes += 1;
        let items = items.into_iter().map(|one| self.heap.keep(one)).collect();
        self.heap.cells[index] = Cell::List(items);
    }

    /// The list that a call changes, and its items then.
    fn heaped(
        &self,
        program: &Program,
        name: &str,
        call: &ExprCall,
        text: &str,
    ) -> Option<(usize, Vec<Held>)> {
        let reading = self.reading(program, text);
        let list = call.arguments.args.first()?;
        let Held::Object(index) = reading.held(list) else {
            return None;
        };
        let Cell::List(items) = &self.heap.cells[index] else {
            return None;
        };
        let mut heap = Items {
            items: items.clone(),
            reading: &reading,
        };
        let given = call.arguments.args.get(1).map(|one| reading.held(one));
        match (name, given) {
            ("heappush", Some(item)) => {
                heap.items.push(item);
                heap.rise(0, heap.items.len() - 1)?;
            }
            ("heappop", None) => {
                let last = heap.items.pop()?;
                if let Some(first) = heap.items.first_mut() {
                    *first = last;
                    heap.sink(0)?;
                }
            }
            ("heapreplace", Some(item)) => heap.replace(item)?,
            ("heappushpop", Some(item)) => {
                if !heap.items.is_empty() && heap.less(&heap.items[0], &item)? {
                    heap.replace(item)?;
                }
            }
            ("heapify", None) => {
                for at in (0..heap.items.len() / 2).rev() {
                    heap.sink(at)?;
                }
            }
            _ => return None,
        }
        Some((index, heap.items))
    }
}

impl Items<'_, '_> {
    fn replace(&mut self, item: Held) -> Option<()> {
        *self.items.first_mut()? = item;
        self.sink(0)
    }

    /// Moves the item at a place down to where nothing is below it, and up again to its place.
    fn sink(&mut self, first: usize) -> Option<()> {
        let (mut at, end) = (first, self.items.len());
        while 2 * at + 1 < end {
            let mut child = 2 * at + 1;
            if child + 1 < end && !self.less(&self.items[child], &self.items[child + 1])? {
                child += 1;
            }
            self.items.swap(at, child);
            at = child;
        }
        self.rise(first, at)
    }

    /// Moves the item at a place up, no further than to `first`, as long as it is smaller than the one above it.
    fn rise(&mut self, first: usize, mut at: usize) -> Option<()> {
        while at > first {
            let above = (at - 1) / 2;
            if !self.less(&self.items[at], &self.items[above])? {
                break;
            }
            self.items.swap(at, above);
            at = above;
        }
        Some(())
    }

    fn less(&self, one: &Held, other: &Held) -> Option<bool> {
        self.reading.ordered(one, other).map(Ordering::is_lt)
    }
}
