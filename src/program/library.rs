//! Containers of the standard library: what a new one is shown as. What it holds is only counted and put in order.

use ruff_python_ast::Expr;

use super::Program;
use super::calls::BUILT_IN;
use super::parameters::is_display;
use crate::quiz::{PythonValue, compare};

impl Program {
    /// What an expression makes that calls a container of the standard library on what is written out: `Counter('aab')` counts, and
    /// shows what there is most of first (Python's library reference, "collections").
    pub fn made_container(&self, expression: &str) -> Option<String> {
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let name = call.func.as_name_expr()?.id.as_str();
        let imported = !self.definitions.iter().any(|one| one.name == name);
        if !imported || !call.arguments.keywords.is_empty() {
            return None;
        }
        match (name, &*call.arguments.args) {
            ("defaultdict", [Expr::Name(maker)]) if BUILT_IN.contains(&maker.id.as_str()) => {
                Some(format!("defaultdict(<class '{}'>, {{}})", maker.id))
            }
            ("deque", []) => Some("deque([])".to_owned()),
            ("Counter", []) => Some("Counter()".to_owned()),
            ("Counter", [held]) => {
                let items = match PythonValue::of_literal(held).filter(|_| is_display(held))? {
                    PythonValue::List(items) | PythonValue::Tuple(items) => items,
                    PythonValue::Str(text) => {
                        let one = |character: char| PythonValue::Str(character.to_string());
                        text.chars().map(one).collect()
                    }
                    _ => return None,
                };
                Some(counted(items))
            }
            _ => None,
        }
    }
}

/// A `Counter` of these.
fn counted(items: Vec<PythonValue>) -> String {
    let mut counts: Vec<(PythonValue, usize)> = Vec::new();
    for item in items {
        match counts
            .iter_mut()
            .find(|(known, _)| compare(known, &item).is_equal())
        {
            Some((_, count)) => *count += 1,
            None => counts.push((item, 1)),
        }
    }
    if counts.is_empty() {
        return "Counter()".to_owned();
    }
    // Those that there are equally many of stay in the order in which they came.
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let pairs = counts
        .iter()
        .map(|(item, count)| format!("{item}: {count}"));
    let pairs: Vec<String> = pairs.collect();
    format!("Counter({{{}}})", pairs.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn containers_are_shown_with_what_they_hold() {
        let program =
            Program::parse("from collections import *\ndef deque():\n    pass\n").unwrap();
        let check = |expression: &str, expected: Option<&str>| {
            let made = program.made_container(expression);
            assert_eq!(made.as_deref(), expected, "{expression}");
        };
        check(
            "Counter('banana')",
            Some("Counter({'a': 3, 'n': 2, 'b': 1})"),
        );
        check("Counter([2, 1, 2])", Some("Counter({2: 2, 1: 1})"));
        check("Counter('')", Some("Counter()"));
        check("defaultdict(list)", Some("defaultdict(<class 'list'>, {})"));
        check("defaultdict(f)", None);
        check("Counter(a=1)", None);
        check("Counter(xs)", None);
        check("deque()", None);
        check("Counter", None);
    }
}
