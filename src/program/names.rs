//! The names in an expression, and other texts in their places.

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, ExprName, StringFlags};
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

/// The same, also where names stand in f-strings: quotes of what is put there are others than those around it. `None` as well where that cannot
/// be, or where the text of a name is shown (`{name=}`).
pub(super) fn with_names_anywhere(
    expression: &str,
    put: impl Fn(&str) -> Option<Option<String>>,
) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(expression).ok()?;
    let mut places = Places::default();
    places.visit_expr(parsed.expr());
    if places.refused {
        return None;
    }
    let parts = places.found.into_iter().filter_map(|(name, quote)| {
        let text = put(name.id.as_str())?;
        let text = text.and_then(|text| match quote {
            Some(quote) => within_quotes(&text, quote),
            None => Some(text),
        });
        Some(text.map(|text| (name.range().into(), text)))
    });
    Some(with_all(expression, parts.collect::<Option<Vec<_>>>()?))
}

/// An expression as it stands in an f-string with such quotes.
fn within_quotes(text: &str, quote: char) -> Option<String> {
    let other = if quote == '"' { '\'' } else { '"' };
    if text.contains(['\\', '\n', '#']) || text.contains(quote) && text.contains(other) {
        return None;
    }
    let text = text.replace(quote, &other.to_string());
    Some(match text.starts_with('{') || text.contains(['!', ':']) {
        true => format!("({text})"),
        false => text,
    })
}

/// The names that an expression reads, each with the quotes of the f-string around it.
#[derive(Default)]
struct Places<'e> {
    found: Vec<(&'e ExprName, Option<char>)>,
    quote: Option<char>,
    /// Whether something has names of its own, or shows the text of one.
    refused: bool,
}

impl<'e> Visitor<'e> for Places<'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        match expr {
            Expr::Name(name) => self.found.push((name, self.quote)),
            Expr::Named(_) => self.refused = true,
            expr if has_own_names(expr) => self.refused = true,
            Expr::FString(text) => {
                let outer = self.quote;
                let mut quotes = text.value.f_strings().map(|one| one.flags.quote_style());
                let first = quotes.next().map(|quote| quote.as_char());
                let same = quotes.all(|quote| Some(quote.as_char()) == first);
                let mut elements = text
                    .value
                    .elements()
                    .filter_map(|one| one.as_interpolation());
                let shown = elements.any(|one| one.debug_text.is_some());
                // What is inside of two has no quotes left.
                self.refused |= outer.is_some() || !same || shown;
                self.quote = first;
                walk_expr(self, expr);
                self.quote = outer;
            }
            _ => walk_expr(self, expr),
        }
    }
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

    #[test]
    fn texts_stand_in_f_strings_with_other_quotes() {
        let check = |expression: &str, expected: Option<&str>| {
            let put = |name: &str| match name {
                "x" => Some(Some("'Bob'".to_owned())),
                "d" => Some(Some("{'a': 1}".to_owned())),
                "no" => Some(Some("\"it's\"".to_owned())),
                _ => None,
            };
            let found = with_names_anywhere(expression, put);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("f'Hi {x}' + x", Some("f'Hi {\"Bob\"}' + 'Bob'"));
        check("f\"Hi {x}\"", Some("f\"Hi {'Bob'}\""));
        check("f'{x:>5}{n}'", Some("f'{\"Bob\":>5}{n}'"));
        check("f'{d}'", Some("f'{({\"a\": 1})}'"));
        check("f'{x=}'", None);
        check("f'{no}'", None);
    }
}
