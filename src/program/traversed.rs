//! Containers of the library where an expression goes through them: what they hold stands there as well as they do themselves.

use std::ops::Range;

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, ExprCall};
use ruff_text_size::Ranged;

use super::displays::spelled;
use super::library::{gone_through, opened};
use super::reduction::{ITERATORS, VIEWS, goes_through};
use crate::quiz::PythonValue;

/// What an expression may have at some bytes instead of the container of the library that stands there, shown as `value`: in
/// `sorted(table['a'])` the dictionary that a `defaultdict` is. `None` where the container itself is meant, and where no program can write
/// what it holds.
pub fn traversed(expression: &str, at: &Range<usize>, value: &str) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(expression).ok()?;
    let is_part = |expr: &Expr| Range::<usize>::from(expr.range()) == *at;
    let goes = |expr: &Expr| expr.as_call_expr().is_some_and(|call| takes(call, is_part));
    // `key=table['a'].get` asks for items, in whatever order these are.
    let asks = |expr: &Expr| {
        let method = expr.as_attribute_expr();
        method.is_some_and(|method| method.attr.as_str() == "get" && is_part(&method.value))
    };
    let held = if any_over_expr(parsed.expr(), goes) {
        gone_through
    } else if any_over_expr(parsed.expr(), asks) {
        opened
    } else {
        return None;
    };
    let container = PythonValue::read(value).ok()?;
    matches!(container, PythonValue::Object { .. }).then_some(())?;
    spelled(&held(container))
}

/// Whether a call takes the elements of that part, and nothing else of it.
fn takes(call: &ExprCall, is_part: impl Fn(&Expr) -> bool) -> bool {
    let given = &*call.arguments.args;
    match &*call.func {
        Expr::Attribute(method) if is_part(&method.value) => {
            VIEWS.contains(&method.attr.as_str()) && call.arguments.is_empty()
        }
        function if goes_through(function) => {
            // `max` of several compares these.
            let compares = given.len() > 1
                && function
                    .as_name_expr()
                    .is_some_and(|name| matches!(name.id.as_str(), "max" | "min"));
            given.first().is_some_and(&is_part) && !compares
        }
        Expr::Name(name) => match name.id.as_str() {
            "len" => given.first().is_some_and(&is_part),
            "map" | "filter" => given.iter().skip(1).any(&is_part),
            name => ITERATORS.contains(&name) && given.iter().any(&is_part),
        },
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_through_a_container_takes_what_it_holds() {
        let check = |expression: &str, value: &str, expected: Option<&str>| {
            let at = expression.find("t['a']").unwrap();
            let found = traversed(expression, &(at..at + 6), value);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        let counts = "defaultdict(<class 'int'>, {'x': 1})";
        for expression in [
            "sorted(t['a'])[0]",
            "max(t['a'], key=len)",
            "', '.join(t['a'])",
            "sum(t['a'].values())+1",
            "list(zip([1], t['a']))",
        ] {
            check(expression, counts, Some("{'x': 1}"));
        }
        check("max(x, key=t['a'].get)", counts, Some("{'x': 1}"));
        check(
            "max(x, key=t['a'].get)",
            "Counter({'x': 2})",
            Some("{'x': 2}"),
        );
        check("sum(t['a'])", "deque([1, 2], maxlen=3)", Some("[1, 2]"));
        // A `Counter` is not shown in its order, and what it holds may be written nowhere.
        check("sorted(t['a'])", "Counter({'x': 2})", None);
        check("sorted(t['a'])", "deque([<A>])", None);
        check("sorted(t['a'])", "{'x': 1}", None);
        // The container itself.
        for expression in [
            "max(t['a'], t['b'])",
            "str(t['a'])",
            "t['a'].copy()",
            "f(t['a'])",
        ] {
            check(expression, counts, None);
        }
    }
}
