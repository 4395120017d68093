//! What makes the items of a `defaultdict`, where that is a `lambda` of the program's: it is told by the line that makes the `defaultdict`, and
//! by what that is called.

use std::borrow::Cow;

use ruff_python_ast::{DictItem, Expr, ExprLambda, Stmt};

use super::MAKERS;
use crate::program::displays::literal;
use crate::program::expressions::written;
use crate::program::{Program, canonical_expression, is_word_part};

/// Containers that a `lambda` may make.
const CONTAINERS: [&str; 4] = ["Counter", "OrderedDict", "defaultdict", "deque"];

impl Program {
    /// A value as it is shown without the `lambda`s that make the items of its `defaultdict`s, where all of the program make what
    /// is written out: asking them runs nothing of the program's.
    pub(in crate::program) fn without_plain_makers<'t>(&self, shown: &'t str) -> Cow<'t, str> {
        const BEGINS: &str = "defaultdict(<function ";
        const ENDS: &str = "<lambda>>";
        let plain = || {
            let lines = self.lines.iter();
            let mut makers = lines.filter(|line| line.text.contains("defaultdict(lambda"));
            makers.all(|line| maker_in(&line.text).is_some())
        };
        if !shown.contains(BEGINS) || !plain() {
            return shown.into();
        }
        let mut left = String::new();
        let mut rest = shown;
        while let Some((before, behind)) = rest.split_once(BEGINS) {
            left.push_str(before);
            let name = |maker: &str| {
                maker
                    .chars()
                    .all(|one| is_word_part(one) || "<>.".contains(one))
            };
            rest = match behind.split_once(ENDS) {
                Some((maker, behind)) if name(maker) => {
                    left.push_str("defaultdict(0");
                    behind
                }
                _ => {
                    left.push_str(BEGINS);
                    behind
                }
            };
        }
        left.push_str(rest);
        left.into()
    }

    /// What the `lambda` of a `defaultdict` makes, in canonical spelling, where the text tells which one that is and it names nothing but
    /// containers of Python's.
    pub(super) fn default_by_lambda(&self, container: &Expr, maker: &str) -> Option<String> {
        if !maker.starts_with("<function ") || !maker.ends_with("<lambda>>") {
            return None;
        }
        let name = last_name(container);
        let lines = self.lines.iter();
        let all: Vec<(String, String)> = lines.filter_map(|line| maker_in(&line.text)).collect();
        let named: Vec<&(String, String)> = all
            .iter()
            .filter(|(own, _)| Some(own.as_str()) == name)
            .collect();
        match (named.as_slice(), all.as_slice()) {
            ([(_, made)], _) | ([], [(_, made)]) => Some(made.clone()),
            _ => None,
        }
    }
}

/// What a line gives a `defaultdict` to that a `lambda` makes the items of, and what it makes.
fn maker_in(line: &str) -> Option<(String, String)> {
    if !line.contains("defaultdict(lambda") {
        return None;
    }
    let parsed = ruff_python_parser::parse_module(line).ok()?;
    let (target, made) = match parsed.syntax().body.as_slice() {
        [Stmt::Assign(assign)] => match assign.targets.as_slice() {
            [target] => (target, &*assign.value),
            _ => return None,
        },
        [Stmt::AnnAssign(assign)] => (&*assign.target, assign.value.as_deref()?),
        _ => return None,
    };
    let lambda = made
        .as_call_expr()?
        .arguments
        .args
        .first()?
        .as_lambda_expr()?;
    let made = written(made_plainly(lambda)?, line)?;
    Some((
        last_name(target)?.to_owned(),
        canonical_expression(made).ok()?,
    ))
}

/// What a `lambda` makes that takes nothing, if that is the same whenever it is called.
pub(in crate::program) fn made_plainly(lambda: &ExprLambda) -> Option<&Expr> {
    let plain = lambda.parameters.is_none() && is_plain(&lambda.body);
    plain.then_some(&*lambda.body)
}

/// Whether an expression makes the same wherever it is evaluated: it is written out, but for empty containers of Python's.
fn is_plain(expr: &Expr) -> bool {
    let names = |expr: &Expr| {
        expr.as_name_expr()
            .is_some_and(|name| MAKERS.contains(&name.id.as_str()))
    };
    match expr {
        Expr::List(list) => list.elts.iter().all(is_plain),
        Expr::Tuple(tuple) => tuple.elts.iter().all(is_plain),
        Expr::Dict(dict) => {
            let pair =
                |item: &DictItem| item.key.as_ref().is_some_and(is_plain) && is_plain(&item.value);
            dict.items.iter().all(pair)
        }
        Expr::Call(call) => {
            let function = call.func.as_name_expr().map(|name| name.id.as_str());
            let held =
                function.is_some_and(|name| CONTAINERS.contains(&name) || MAKERS.contains(&name));
            let given = |one: &Expr| names(one) || is_plain(one);
            held && call.arguments.keywords.is_empty() && call.arguments.args.iter().all(given)
        }
        expr => literal(expr).is_some(),
    }
}

/// The last name of what has one: `counts` of `self.counts`.
fn last_name(expr: &Expr) -> Option<&str> {
    match expr {
        Expr::Name(name) => Some(name.id.as_str()),
        Expr::Attribute(attribute) => Some(attribute.attr.as_str()),
        _ => None,
    }
}
