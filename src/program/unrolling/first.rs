//! The first of what a generator expression gives: `next((x for x in xs if f(x)), None)` goes on as `(1 if f(1) else 2 if f(2) else None)`
//! would, since nothing is asked any more once one was given.

use ruff_python_ast::{Expr, ExprCall};

use super::Search;
use crate::program::expressions::written;

/// The most elements of which one may be the first.
const MOST: usize = 40;

/// What gives nothing, so that `next` raises.
const NONE: &str = "next(iter([]))";

/// Whether a call asks a generator expression for its first value.
pub(super) fn is_next(call: &ExprCall) -> bool {
    let named = call
        .func
        .as_name_expr()
        .is_some_and(|name| name.id == "next");
    let given = call.arguments.args.first();
    named && given.is_some_and(Expr::is_generator_expr) && call.arguments.keywords.is_empty()
}

impl Search<'_> {
    /// The first value of a generator expression with one `for`, or what `next` gives instead, as a choice; `None` where evaluating the latter
    /// does something itself, which comes before the first element.
    pub(super) fn first(&self, call: &ExprCall) -> Option<String> {
        let (Expr::Generator(generator), instead) = (match &*call.arguments.args {
            [generator] => (generator, None),
            [generator, instead] => (generator, Some(instead)),
            _ => return None,
        }) else {
            return None;
        };
        let instead = match instead {
            None => NONE,
            Some(instead) if is_plain(instead) => written(instead, &self.program.text)?,
            Some(_) => return None,
        };
        let elements = self.elements_of(&generator.generators)?;
        if self.program.binds("next") || elements.len() > MOST {
            return None;
        }
        let mut text = String::new();
        for element in &elements {
            let value = self.put(&generator.elt, element)?;
            if element.conditions.is_empty() {
                return Some(format!("({value})"));
            }
            let holds = self.conditions(element)?.join(" and ");
            text.push_str(&format!("({value}) if {holds} else "));
        }
        Some(format!("({text}{instead})"))
    }
}

/// Whether evaluating an expression only reads a name or makes something of literals.
fn is_plain(expr: &Expr) -> bool {
    match expr {
        Expr::Name(_) => true,
        Expr::UnaryOp(signed) => signed.operand.is_number_literal_expr(),
        Expr::Tuple(tuple) => tuple.elts.iter().all(is_plain),
        Expr::List(list) => list.elts.iter().all(is_plain),
        Expr::Dict(dict) => dict.items.is_empty(),
        expr => expr.is_literal_expr(),
    }
}

#[cfg(test)]
mod tests {
    use crate::program::unrolling::tests::last_line_written_out;

    #[test]
    fn the_first_that_is_given_is_a_choice() {
        let check = |line: &str, expected: Option<&str>| {
            let found = last_line_written_out(
                &format!("def f(x):\n    return x\n{line}\n"),
                &[("xs", "[1, 2]"), ("ps", "[P(x=1)]"), ("none", "[]")],
            );
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        check(
            "y = next((x for x in xs if f(x)), None)",
            Some("y=((1) if (f(1)) else (2) if (f(2)) else None)"),
        );
        check(
            "y = next(p.x for p in ps if p.x and f(p))",
            Some("y=((ps[0].x) if (ps[0].x and f(ps[0])) else next(iter([])))"),
        );
        check("y = next(f(x) for x in xs)", Some("y=(f(1))"));
        check("y = next((f(x) for x in none), [])", Some("y=([])"));
        // What is given instead does something first, more than one `for`, too many.
        check("y = next((x for x in xs if f(x)), f(3))", None);
        check("y = next((z for x in xs for z in xs if f(z)), 0)", None);
        check("y = next(x for x in range(41) if f(x))", None);
    }
}
