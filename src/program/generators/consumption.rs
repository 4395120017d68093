//! What is asked for its values where an expression is evaluated, at once and by whom: by a loop, a `list`, a `sum`.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{
    Expr, ExprCall, ExprDictComp, ExprList, ExprListComp, ExprSetComp, ExprTuple, Stmt,
};
use ruff_text_size::Ranged;

use crate::program::reduction::goes_through;

/// The names and calls of a line, and what objects have there.
#[derive(Default)]
pub(super) struct Reads<'e> {
    pub found: Vec<&'e Expr>,
    /// What is gone through.
    pub drawn: Consumed,
}

impl<'e> Visitor<'e> for Reads<'e> {
    fn visit_stmt(&mut self, stmt: &'e Stmt) {
        if let Stmt::For(stmt) = stmt {
            self.drawn.visit_expr(&stmt.iter);
            self.drawn.take(&stmt.iter);
            self.visit_expr(&stmt.iter);
        } else {
            self.drawn.visit_stmt(stmt);
            crate::visitor::walk_stmt(self, stmt);
        }
    }

    fn visit_expr(&mut self, expr: &'e Expr) {
        if matches!(
            expr,
            Expr::Name(_) | Expr::Call(_) | Expr::Attribute(_) | Expr::Subscript(_)
        ) {
            self.found.push(expr);
        }
        walk_expr(self, expr);
    }
}

/// The calls whose generators are asked for their values at once, where an expression is evaluated.
#[derive(Default)]
pub(in crate::program) struct Consumed {
    /// Where they are.
    pub places: Vec<Range<usize>>,
    /// Those that a function takes all values of, before anything else is called.
    pub drained: Vec<Range<usize>>,
    /// Those of which a list is made: an object is asked for its length before.
    pub listed: Vec<Range<usize>>,
    /// Those whose iterator a list is made of.
    pub joined: Vec<Range<usize>>,
    /// What is asked for its iterator at once, be it for its values or not.
    pub iterated: Vec<Range<usize>>,
}

impl Consumed {
    /// Something is asked for its values: so is what it only hands on the values of.
    pub fn take(&mut self, expr: &Expr) {
        self.places.push(expr.range().into());
        self.iterated.push(expr.range().into());
        let inside: Vec<&Expr> = match expr {
            Expr::Call(call) => {
                let name = call.func.as_name_expr().map(|name| name.id.as_str());
                let given = call.arguments.args.iter();
                match name {
                    Some("map" | "filter") => given.skip(1).take(1).collect(),
                    Some("enumerate" | "zip" | "iter") => given.take(1).collect(),
                    _ => Vec::new(),
                }
            }
            Expr::Generator(made) => made
                .generators
                .iter()
                .take(1)
                .map(|one| &one.iter)
                .collect(),
            _ => Vec::new(),
        };
        for expr in inside {
            self.take(expr);
        }
    }

    /// Notes what a call asks for iterators, whoever asks these for values.
    fn ask_for_iterators(&mut self, call: &ExprCall) {
        let name = call.func.as_name_expr().map(|name| name.id.as_str());
        let (first, most) = match name {
            Some("map") => (1, usize::MAX),
            Some("filter") => (1, 1),
            Some("zip") => (0, usize::MAX),
            Some("enumerate") => (0, 1),
            _ => return,
        };
        let asked = call.arguments.args.iter().skip(first).take(most);
        self.iterated
            .extend(asked.map(|one| Range::<usize>::from(one.range())));
    }

    /// Notes what stands behind stars: a list or a tuple is made of it.
    fn unpack(&mut self, parts: &[Expr]) {
        for part in parts {
            if let Expr::Starred(starred) = part {
                let place = Range::<usize>::from(starred.value.range());
                self.iterated.push(place.clone());
                self.listed.push(place);
            }
        }
    }
}

impl<'e> Visitor<'e> for Consumed {
    fn visit_expr(&mut self, expr: &'e Expr) {
        match expr {
            Expr::Call(call) => {
                self.ask_for_iterators(call);
                self.unpack(&call.arguments.args);
                if let Some(method) = call.func.as_attribute_expr()
                    && method.attr.as_str() == "send"
                {
                    self.take(&method.value);
                }
                let next = call
                    .func
                    .as_name_expr()
                    .is_some_and(|name| matches!(name.id.as_str(), "next" | "tuple"));
                if let Some(first) = call.arguments.args.first()
                    && (next || goes_through(&call.func))
                {
                    let name = call.func.as_name_expr().map(|name| name.id.as_str());
                    let plain = call.arguments.keywords.is_empty();
                    let drains = ["list", "tuple", "set", "sorted", "sum", "max", "min"];
                    if plain && name.is_none_or(|name| drains.contains(&name)) {
                        self.drained.push(first.range().into());
                    }
                    // `join` lists what the iterator gives, and asks that for its length.
                    if name.is_none() {
                        self.joined.push(first.range().into());
                    }
                    if name.is_some_and(|name| ["list", "tuple", "sorted"].contains(&name)) {
                        self.listed.push(first.range().into());
                    }
                    self.take(first);
                    // What is asked for its next value is the iterator.
                    let name = call.func.as_name_expr().map(|name| name.id.as_str());
                    if name == Some("next") {
                        let own = Range::<usize>::from(first.range());
                        self.iterated.retain(|place| *place != own);
                    }
                }
            }
            Expr::YieldFrom(from) => self.take(&from.value),
            Expr::List(ExprList { elts, ctx, .. }) | Expr::Tuple(ExprTuple { elts, ctx, .. })
                if ctx.is_load() =>
            {
                self.unpack(elts);
            }
            Expr::ListComp(ExprListComp { generators, .. })
            | Expr::SetComp(ExprSetComp { generators, .. })
            | Expr::DictComp(ExprDictComp { generators, .. }) => generators
                .first()
                .into_iter()
                .for_each(|one| self.take(&one.iter)),
            _ => {}
        }
        walk_expr(self, expr);
    }
}
