//! A comprehension or generator expression taken apart: what it iterates over, and what it evaluates for each element.

use std::ops::Range;

use ruff_python_ast::Expr;
use ruff_text_size::Ranged;

use super::Function;

/// A comprehension with one `for`; all expressions are in canonical spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comprehension {
    /// What each element is called.
    pub targets: Targets,
    /// What it iterates over.
    pub iterated: String,
    /// What has to be true of an element.
    pub conditions: Vec<String>,
    /// What is made of an element; of a dictionary, the pair of key and value.
    pub element: String,
    /// What the elements are put into.
    pub made: Made,
    /// Whether each element is a list of those that there are: of several `for`, the others make it.
    pub flattened: bool,
}

/// What a comprehension makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// A list, or elements one after the other.
    List,
    /// A set.
    Set,
    /// A dictionary.
    Dict,
}

/// The names that an element is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Targets {
    /// One name.
    Name(String),
    /// Names for each item of it.
    Tuple(Vec<Targets>),
    /// Among these, the name of a list of all items that the others leave.
    Rest(String),
}

impl Targets {
    /// The names that a target is written with, if there is nothing else in it.
    pub(super) fn of(target: &Expr) -> Option<Targets> {
        match target {
            Expr::Name(name) => Some(Targets::Name(name.id.to_string())),
            Expr::Tuple(parts) => {
                let part = |one: &Expr| match one {
                    Expr::Starred(rest) => {
                        let name = rest.value.as_name_expr()?;
                        Some(Targets::Rest(name.id.to_string()))
                    }
                    one => Targets::of(one),
                };
                let parts: Option<Vec<Targets>> = parts.elts.iter().map(part).collect();
                parts.map(Targets::Tuple)
            }
            _ => None,
        }
    }

    /// The names, in the order of the text.
    pub fn names(&self) -> Vec<&str> {
        match self {
            Targets::Name(name) | Targets::Rest(name) => vec![name],
            Targets::Tuple(parts) => parts.iter().flat_map(Targets::names).collect(),
        }
    }
}

impl Comprehension {
    /// The list of what a function gives for each element.
    pub fn applying(function: Function, iterated: String) -> Comprehension {
        Comprehension {
            targets: Targets::Name(function.parameter),
            iterated,
            conditions: Vec::new(),
            element: function.expression,
            made: Made::List,
            flattened: false,
        }
    }

    /// Takes an expression in canonical spelling apart, if it is such a one.
    pub fn of(expression: &str) -> Option<Comprehension> {
        // A generator expression may be alone in the brackets of a call.
        let parsed = ruff_python_parser::parse_expression(expression)
            .ok()
            .filter(|parsed| {
                let expr = parsed.expr();
                expr.is_list_comp_expr()
                    || expr.is_generator_expr()
                    || expr.is_set_comp_expr()
                    || expr.is_dict_comp_expr()
            });
        let (parsed, shift) = match parsed {
            Some(parsed) => (parsed, 0),
            None => {
                let bracketed = format!("({expression})");
                (ruff_python_parser::parse_expression(&bracketed).ok()?, 1)
            }
        };
        let (element, clauses, made) = match parsed.expr() {
            Expr::ListComp(list) => (vec![&*list.elt], &list.generators, Made::List),
            Expr::Generator(one) => (vec![&*one.elt], &one.generators, Made::List),
            Expr::SetComp(set) => (vec![&*set.elt], &set.generators, Made::Set),
            Expr::DictComp(dict) => {
                let key = dict.key.as_deref()?;
                (vec![key, &*dict.value], &dict.generators, Made::Dict)
            }
            _ => return None,
        };
        let (clause, others) = clauses.split_first()?;
        let spelled = |expr: &Expr| {
            let Range { start, end } = Range::<usize>::from(expr.range());
            expression
                .get(start - shift..end - shift)
                .map(str::to_owned)
        };
        let conditions: Option<Vec<String>> = clause.ifs.iter().map(spelled).collect();
        let parts: Option<Vec<String>> = element.into_iter().map(spelled).collect();
        let element = match parts?.as_slice() {
            [one] => one.clone(),
            parts => format!("({})", parts.join(", ")),
        };
        let element = match others {
            [] => element,
            [first, ..] => {
                let last = others.last().unwrap_or(first);
                let (start, end) = (first.start().to_usize(), last.end().to_usize());
                format!(
                    "[{element} {}]",
                    expression.get(start - shift..end - shift)?
                )
            }
        };
        (!clause.is_async).then_some(Comprehension {
            targets: Targets::of(&clause.target)?,
            iterated: spelled(&clause.iter)?,
            conditions: conditions?,
            element,
            made,
            flattened: !others.is_empty(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comprehensions_come_apart() {
        let check = |expression: &str, expected: Option<(&[&str], &str, &[&str], &str)>| {
            let shown = |found: Comprehension| {
                let names = found
                    .targets
                    .names()
                    .into_iter()
                    .map(str::to_owned)
                    .collect();
                (names, found.iterated, found.conditions, found.element)
            };
            let owned = |texts: &[&str]| -> Vec<String> {
                texts.iter().map(|text| (*text).to_owned()).collect()
            };
            let expected = expected.map(|(names, iterated, conditions, element)| {
                (
                    owned(names),
                    iterated.to_owned(),
                    owned(conditions),
                    element.to_owned(),
                )
            });
            assert_eq!(
                Comprehension::of(expression).map(shown),
                expected,
                "{expression}"
            );
        };
        check("[x*2 for x in xs]", Some((&["x"], "xs", &[], "x*2")));
        check(
            "[c for i, c in enumerate(s) if i>1 if c]",
            Some((&["i", "c"], "enumerate(s)", &["i>1", "c"], "c")),
        );
        check("(x for x in xs)", Some((&["x"], "xs", &[], "x")));
        check("x+1 for x in xs", Some((&["x"], "xs", &[], "x+1")));
        check(
            "[x for x in xs if x for y in x]",
            Some((&["x"], "xs", &["x"], "[x for y in x]")),
        );
        check(
            "{x for x in xs for y in x}",
            Some((&["x"], "xs", &[], "[x for y in x]")),
        );
        check(
            "[y for x, (y, z) in xs]",
            Some((&["x", "y", "z"], "xs", &[], "y")),
        );
        check("[x for x, *y in xs]", Some((&["x", "y"], "xs", &[], "x")));
        check("[x for x[0] in xs]", None);
        check("{x for x in xs}", Some((&["x"], "xs", &[], "x")));
        check(
            "{k: v+1 for k, v in d.items()}",
            Some((&["k", "v"], "d.items()", &[], "(k, v+1)")),
        );
        check("[1, 2]", None);
    }
}
