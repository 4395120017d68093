//! What displays and calls take in of others: `[*xs, 4]` is `[1, 2, 4]` where `xs` is `[1, 2]`, and `{'a': 1, **{'a': 2}}` is `{'a': 2}`. Nothing new is made: the
//! items are those that stand there (Python's language reference, "Displays for lists, sets and dictionaries").

use ruff_python_ast::{DictItem, Expr};

use super::arrangement::Operands;
use super::displays::{is_display, spelled};
use super::expressions::written;
use super::rewriting::with_told;
use crate::quiz::{PythonValue, put};

/// An expression with the displays in it written out that take in others, as far as these are written out; `None` where there are none.
pub fn spliced(expression: &str) -> Option<String> {
    if !expression.contains('*') {
        return None;
    }
    with_told(expression, |expr| match expr {
        Expr::List(list) => Some(format!("[{}]", items(&list.elts, expression)?.join(", "))),
        Expr::Set(set) => Some(format!("{{{}}}", items(&set.elts, expression)?.join(", "))),
        Expr::Tuple(tuple) => {
            let items = items(&tuple.elts, expression)?;
            Some(match items.as_slice() {
                [one] => format!("({one},)"),
                items => format!("({})", items.join(", ")),
            })
        }
        Expr::Dict(dict) => Some(format!("{{{}}}", pairs(&dict.items, expression)?)),
        Expr::Call(call) if call.arguments.keywords.is_empty() => {
            let function = written(&*call.func, expression)?;
            let given = items(&call.arguments.args, expression)?;
            Some(format!("{function}({})", given.join(", ")))
        }
        _ => None,
    })
}

/// The items of a display of which at least one is starred.
fn items(elements: &[Expr], text: &str) -> Option<Vec<String>> {
    if !elements.iter().any(Expr::is_starred_expr) {
        return None;
    }
    let operands = Operands {
        text,
        known: &|_| None,
        plainly: &|_| None,
    };
    let mut all = Vec::new();
    for element in elements {
        match element {
            Expr::Starred(starred) => {
                let taken = operands.listed(&starred.value)?;
                for item in &taken {
                    all.push(spelled(item)?);
                }
            }
            element => all.push(written(element, text)?.to_owned()),
        }
    }
    (!all.is_empty()).then_some(all)
}

/// The pairs of a display that takes in at least one dictionary: a key stands where it came first, and has what it got last.
fn pairs(items: &[DictItem], text: &str) -> Option<String> {
    if items.iter().all(|item| item.key.is_some()) {
        return None;
    }
    let mut all: Vec<(PythonValue, String)> = Vec::new();
    for item in items {
        match &item.key {
            Some(key) => {
                let key = PythonValue::of_literal(key).filter(|_| is_display(key))?;
                put(&mut all, key, written(&item.value, text)?.to_owned());
            }
            None => {
                let PythonValue::Dict(taken) = PythonValue::of_literal(&item.value)? else {
                    return None;
                };
                for (key, value) in taken {
                    put(&mut all, key, spelled(&value)?);
                }
            }
        }
    }
    let pair = |(key, value): &(PythonValue, String)| Some(format!("{}: {value}", spelled(key)?));
    let pairs: Option<Vec<String>> = all.iter().map(pair).collect();
    Some(pairs?.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn displays_take_in_what_is_written_out() {
        let check = |expression: &str, expected: Option<&str>| {
            assert_eq!(spliced(expression).as_deref(), expected, "{expression}");
        };
        check("[*'hi', *[1, 2]]", Some("['h', 'i', 1, 2]"));
        check("[*range(3), x]", Some("[0, 1, 2, x]"));
        check("(*[1], )", Some("(1,)"));
        check("f([*(1, 2)])+1", Some("f([1, 2])+1"));
        check("{*[1, 2], 3}", Some("{1, 2, 3}"));
        check("{**{'a': 1}, 'a': 2, 'b': x+1}", Some("{'a': 2, 'b': x+1}"));
        check("{'y': 5, **{'x': 1, 'y': 2}}", Some("{'y': 2, 'x': 1}"));
        // Not written out, or nothing to take in.
        check("[*xs]", None);
        check("{**d}", None);
        check("{k: 1, **{'a': 1}}", None);
        check("[1, 2*3]", None);
        check("f(*[1], x)", Some("f(1, x)"));
    }
}
