//! Heaps of `heapq` whose items are known: what a call makes of a list that is one.

use std::cmp::Ordering;

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, ExprCall};

use super::Objects;
use crate::program::Program;
use crate::program::heap::{Cell, Held};
use crate::program::priority::HeapItems;

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
        let mut heap = HeapItems::new(items.clone(), |one, other| {
            reading.ordered(one, other).map(Ordering::is_lt)
        });
        let given = call.arguments.args.get(1).map(|one| reading.held(one));
        match (name, given) {
            ("heapify", None) => heap.make()?,
            ("heappop", None) => heap.pop()?,
            ("heappush", Some(item)) => heap.push(item)?,
            ("heapreplace", Some(item)) => heap.replace(item, false)?,
            ("heappushpop", Some(item)) => heap.replace(item, true)?,
            _ => return None,
        }
        Some((index, heap.into_items()))
    }
}
