//! Which attributes a line reads whose values may be put in for them, and how far it asks for these.

use std::ops::Range;

use ruff_python_ast::visitor::{Visitor, walk_expr};
use ruff_python_ast::{CmpOp, Expr, ExprAttribute, ExprCall, ExprSubscript};
use ruff_text_size::Ranged;

use super::typed;
use crate::program::effects::CHANGING;
use crate::program::expressions::has_own_names;

/// Functions and methods that ask what they are given for its elements alone.
const GOING_THROUGH: [&str; 6] = ["join", "len", "list", "set", "sorted", "tuple"];

/// The attributes that are read, in the order of the text.
#[derive(Default)]
pub(super) struct Reads<'e> {
    pub found: Vec<&'e ExprAttribute>,
    /// Whether what a method changes is one of them.
    pub changed: bool,
    /// The places of what is only asked for its elements, of a dictionary for its keys.
    pub keyed: Vec<Range<usize>>,
    /// The items that are taken out of what is read.
    pub items: Vec<&'e ExprSubscript>,
}

impl<'e> Visitor<'e> for Reads<'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        match expr {
            // What has names of its own may mean its own elements.
            expr if has_own_names(expr) => {}
            // Whether it is in a dictionary is asked of the keys.
            Expr::Compare(compare)
                if compare
                    .ops
                    .iter()
                    .all(|op| matches!(op, CmpOp::In | CmpOp::NotIn)) =>
            {
                let objects = compare
                    .comparators
                    .iter()
                    .filter(|one| one.is_attribute_expr());
                self.keyed
                    .extend(objects.map(|one| Range::<usize>::from(one.range())));
                walk_expr(self, expr);
            }
            Expr::Subscript(item) if item.ctx.is_load() && item.value.is_attribute_expr() => {
                self.items.push(item);
                walk_expr(self, expr);
            }
            // A method is no value.
            Expr::Call(call) if call.func.is_attribute_expr() => {
                self.note_keyed(call);
                if let Some(method) = call.func.as_attribute_expr()
                    && (self.changed || !CHANGING.contains(&method.attr.as_str()))
                {
                    self.visit_expr(&method.value);
                }
                call.arguments
                    .args
                    .iter()
                    .for_each(|one| self.visit_expr(one));
                call.arguments
                    .keywords
                    .iter()
                    .for_each(|one| self.visit_expr(&one.value));
            }
            Expr::Attribute(read)
                if read.ctx.is_load()
                    && (read.value.is_name_expr()
                        || read.value.is_subscript_expr()
                        || typed(&read.value).is_some()) =>
            {
                self.found.push(read);
            }
            Expr::Call(call) => {
                self.note_keyed(call);
                walk_expr(self, expr);
            }
            _ => walk_expr(self, expr),
        }
    }
}

impl Reads<'_> {
    /// Notes what a call goes through.
    fn note_keyed(&mut self, call: &ExprCall) {
        let name = match &*call.func {
            Expr::Name(name) => name.id.as_str(),
            Expr::Attribute(method) => method.attr.as_str(),
            _ => return,
        };
        if GOING_THROUGH.contains(&name) {
            let given = call
                .arguments
                .args
                .iter()
                .filter(|one| one.is_attribute_expr());
            self.keyed
                .extend(given.map(|one| Range::<usize>::from(one.range())));
        }
    }
}
