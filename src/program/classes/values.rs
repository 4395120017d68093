//! What names, attributes and items are at a state, by the texts that it shows.

use std::borrow::Cow;

use ruff_python_ast::{Expr, ExprAttribute, ModModule};
use ruff_python_parser::Parsed;

use crate::program::Program;
use crate::program::displays::displays;
use crate::program::heap::place_in;
use crate::program::library::opened;
use crate::program::rewriting::with_told;
use crate::quiz::{PythonValue, compare};
use crate::state::State;

/// What a name stands for in the frame that runs, or else in the module: `None` if neither has it, `Some(None)` if that is not known.
pub(in crate::program) fn found<'s>(at: &'s State, name: &str) -> Option<Option<&'s str>> {
    for frame in [at.top(), at.frames.first()].into_iter().flatten() {
        let Some(locals) = &frame.locals else {
            return Some(None);
        };
        if let Some(value) = locals.get(name) {
            return Some(value.as_deref());
        }
    }
    None
}

/// What a name, or an attribute or item of one, is shown as: of a name whatever it says.
pub(in crate::program) fn shown<'s>(at: &'s State, expr: &Expr) -> Option<Cow<'s, str>> {
    Some(match expr {
        Expr::Name(name) => found(at, &name.id)??.into(),
        expr => value(at, expr)?.to_string().into(),
    })
}

/// A statement or an expression, read; a header without its block.
pub(in crate::program) fn parsed(text: &str) -> Option<Parsed<ModModule>> {
    let whole = match text.strip_suffix(':') {
        Some(_) => format!("{text} pass"),
        None => text.to_owned(),
    };
    ruff_python_parser::parse_module(as_if(&whole)).ok()
}

/// An `elif` as the `if` that it is; anything else as it stands.
pub(in crate::program) fn as_if(text: &str) -> &str {
    let rest = text.strip_prefix("el");
    rest.filter(|rest| rest.starts_with("if")).unwrap_or(text)
}

impl Program {
    /// An expression with the attributes and items of what has functions in it that stand in others (`<function f.<locals>.g>`): the look-up
    /// that the model is taught with leaves such values alone.
    pub fn with_parts_beside(&self, at: &State, expression: &str) -> Option<String> {
        let mut locals = at.frames.iter().filter_map(|frame| frame.locals.as_ref());
        let nested = |text: &String| text.contains(".<locals>.");
        if self.disguises() || !locals.any(|locals| locals.values().flatten().any(nested)) {
            return None;
        }
        with_told(expression, |expr| {
            let part = expr.is_attribute_expr() || expr.is_subscript_expr();
            let text = value(at, expr).filter(|_| part)?.to_string();
            displays(&text).then_some(text)
        })
    }
}

/// What a name, or an attribute or item of one, is.
pub(in crate::program) fn value(at: &State, expr: &Expr) -> Option<PythonValue> {
    match expr {
        Expr::Name(name) => PythonValue::read(found(at, &name.id)??).ok(),
        Expr::Attribute(ExprAttribute {
            value: object,
            attr,
            ..
        }) => match value(at, object)? {
            PythonValue::Object { parts, .. } => {
                let named = |(name, _): &(Option<String>, PythonValue)| {
                    name.as_deref() == Some(attr.as_str())
                };
                parts.into_iter().find(named).map(|(_, value)| value)
            }
            _ => None,
        },
        Expr::Subscript(item) => {
            // A name alone would be read as what it is called.
            let key = value(at, &item.slice);
            let key = key.or_else(|| PythonValue::of_literal(&item.slice))?;
            match (opened(value(at, &item.value)?), &key) {
                (
                    PythonValue::List(mut items) | PythonValue::Tuple(mut items),
                    PythonValue::Int(index),
                ) => Some(items.swap_remove(place_in(items.len(), index)?)),
                (PythonValue::Dict(pairs), key) => {
                    let mut pairs = pairs.into_iter();
                    let found = pairs.find(|(one, _)| compare(one, key).is_equal());
                    found.map(|(_, value)| value)
                }
                _ => None,
            }
        }
        _ => None,
    }
}
