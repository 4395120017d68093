//! Which attributes a line reads whose values may be put in for them, and how far it asks for these.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{
    CmpOp, Comprehension, Expr, ExprAttribute, ExprCall, ExprDictComp, ExprGenerator, ExprListComp,
    ExprSetComp,
};
use ruff_text_size::Ranged;

use crate::program::docstrings::DOCSTRING;
use crate::program::effects::CHANGING;
use crate::program::expressions::has_own_names;
use crate::program::scope::variables;
use crate::program::types::typed;

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
    /// What is taken out of what is read.
    pub taken: Vec<Taken<'e>>,
    /// Whether what comprehensions read counts, too, but for what their own names stand for.
    pub inside: bool,
    /// The names of the comprehensions around.
    pub own: Vec<String>,
}

/// What stands in a dictionary under a key, as a line takes it out: `read[key]`, `read.get(key, default)`.
pub(super) struct Taken<'e> {
    /// What takes it.
    pub whole: &'e Expr,
    /// The attribute that is the dictionary.
    pub read: &'e Expr,
    pub key: &'e Expr,
    pub lacking: Lacking<'e>,
}

/// What is taken where there is nothing under a key.
#[derive(Clone, Copy)]
pub(super) enum Lacking<'e> {
    /// A `KeyError` is raised.
    Raises,
    None,
    Default(&'e Expr),
}

impl<'e> Taken<'e> {
    /// What an expression takes out of an attribute, if it does nothing else.
    fn of(whole: &'e Expr) -> Option<Taken<'e>> {
        let (read, key, lacking) = match whole {
            Expr::Subscript(item) if item.ctx.is_load() => {
                (&*item.value, &*item.slice, Lacking::Raises)
            }
            Expr::Call(call) if call.arguments.keywords.is_empty() => {
                let method = call.func.as_attribute_expr()?;
                let get = method.attr.as_str() == "get";
                match &*call.arguments.args {
                    [key] if get => (&*method.value, key, Lacking::None),
                    [key, default] if get => (&*method.value, key, Lacking::Default(default)),
                    _ => return None,
                }
            }
            _ => return None,
        };
        let taken = Taken {
            whole,
            read,
            key,
            lacking,
        };
        read.is_attribute_expr().then_some(taken)
    }
}

impl<'e> Visitor<'e> for Reads<'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        self.taken.extend(Taken::of(expr));
        match expr {
            Expr::ListComp(ExprListComp {
                elt, generators, ..
            })
            | Expr::SetComp(ExprSetComp {
                elt, generators, ..
            })
            | Expr::Generator(ExprGenerator {
                elt, generators, ..
            }) if self.inside => self.comprehend(generators, [Some(&**elt), None]),
            Expr::DictComp(ExprDictComp {
                key,
                value,
                generators,
                ..
            }) if self.inside => self.comprehend(generators, [key.as_deref(), Some(&**value)]),
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
                        || read.attr.as_str() == DOCSTRING
                        || typed(&read.value).is_some()) =>
            {
                let own = |part: &Expr| {
                    let name = part.as_name_expr();
                    name.is_some_and(|name| self.own.iter().any(|own| own == name.id.as_str()))
                };
                if !any_over_expr(&read.value, own) {
                    self.found.push(read);
                }
            }
            Expr::Call(call) => {
                self.note_keyed(call);
                walk_expr(self, expr);
            }
            _ => walk_expr(self, expr),
        }
    }
}

impl<'e> Reads<'e> {
    fn comprehend(&mut self, generators: &'e [Comprehension], elements: [Option<&'e Expr>; 2]) {
        let outer = self.own.len();
        self.own.extend(variables(generators));
        for generator in generators {
            // A dictionary is gone through by its keys.
            if generator.iter.is_attribute_expr() {
                self.keyed.push(generator.iter.range().into());
            }
            self.visit_expr(&generator.iter);
            generator.ifs.iter().for_each(|test| self.visit_expr(test));
        }
        for element in elements.into_iter().flatten() {
            self.visit_expr(element);
        }
        self.own.truncate(outer);
    }

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
