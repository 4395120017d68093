//! The names in an expression, and other texts in their places.

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, ExprName};
use ruff_text_size::Ranged;

use super::expressions::has_own_names;
use super::rewriting::with_all;

/// The names that an expression reads, in the order of the text, but for those in parts that have names of their own.
#[derive(Default)]
pub(super) struct Names<'e> {
    pub found: Vec<&'e ExprName>,
    /// Whether something in it has names of its own.
    pub own: bool,
    /// Whether there is an f-string in it.
    pub formats: bool,
}

impl<'e> Names<'e> {
    pub fn of(expr: &'e Expr) -> Names<'e> {
        let mut names = Names::default();
        names.visit_expr(expr);
        names.found.sort_by_key(|name| name.start());
        names
    }
}

impl<'e> Visitor<'e> for Names<'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        self.formats |= expr.is_f_string_expr();
        match expr {
            Expr::Name(name) => self.found.push(name),
            Expr::Named(_) => self.own = true,
            expr if has_own_names(expr) => self.own = true,
            _ => walk_expr(self, expr),
        }
    }
}

/// All names in an expression, whatever they are there for.
pub(super) fn all_names(expr: &Expr) -> Vec<&ExprName> {
    let mut all = All(Vec::new());
    all.visit_expr(expr);
    all.0
}

struct All<'e>(Vec<&'e ExprName>);

impl<'e> Visitor<'e> for All<'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        if let Expr::Name(name) = expr {
            self.0.push(name);
        }
        walk_expr(self, expr);
    }
}

/// An expression with what `put` gives for its names in their places, where that gives anything (`Some(None)` is what cannot be written). `None`
/// where it has names of its own, or an f-string, in which a text may not stand as it is.
pub(super) fn with_names(
    expression: &str,
    put: impl Fn(&str) -> Option<Option<String>>,
) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(expression).ok()?;
    let names = Names::of(parsed.expr());
    if names.own || names.formats {
        return None;
    }
    let parts = names.found.into_iter().filter_map(|name| {
        let text = put(name.id.as_str())?;
        Some(text.map(|text| (name.range().into(), text)))
    });
    Some(with_all(expression, parts.collect::<Option<Vec<_>>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_stand_in_the_places_of_names() {
        let check = |expression: &str, expected: Option<&str>| {
            let put = |name: &str| match name {
                "x" => Some(Some("(-10)".to_owned())),
                "no" => Some(None),
                _ => None,
            };
            let found = with_names(expression, put);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("x + y * x", Some("(-10) + y * (-10)"));
        // What is evaluated first does not stand first.
        check("x if x > 0 else -x", Some("(-10) if (-10) > 0 else -(-10)"));
        check("x + no", None);
        check("[x for x in y]", None);
        check("f'{x}'", None);
        check("y.x", Some("y.x"));
    }
}
