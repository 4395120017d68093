//! Heaps of `heapq`: what a call changes in a list that is one, as expressions that other modules work out (Python's library reference,
//! "heapq").

mod asking;
mod items;

use ruff_python_ast::{Expr, ExprCall};

pub use self::items::HeapItems;
use super::Program;
use super::changes::changeable;
use super::expressions::written;
use super::reach::Reach;
use super::targets::{Origin, Target};
use crate::quiz::PythonValue;

/// The module.
const MODULE: &str = "heapq";

/// Functions of `heapq` that change the list that they are given first.
const CHANGING: [&str; 5] = [
    "heapify",
    "heappop",
    "heappush",
    "heappushpop",
    "heapreplace",
];

/// What stands behind the name of such a function where what the list is afterwards is meant.
const AFTER: &str = "__";

/// What the list of a heap is after a call has changed it; expressions are in canonical spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeapChange {
    /// A list is put into the order of a heap.
    Made {
        /// The list.
        list: String,
    },
    /// The smallest item is taken out.
    Popped {
        /// The heap.
        list: String,
    },
    /// An item is added.
    Pushed {
        /// The heap.
        list: String,
        /// The item.
        item: String,
    },
    /// An item takes the place of the smallest one.
    Replaced {
        /// The heap.
        list: String,
        /// The item.
        item: String,
        /// Whether the item itself is given back, and the heap stays, where none is smaller.
        stays: bool,
    },
}

impl HeapChange {
    /// Takes an expression apart that stands for what a heap is after it was changed.
    pub fn of(expression: &str) -> Option<HeapChange> {
        let called = |name: &&str| {
            let rest = expression.strip_prefix(*name);
            let rest = rest.and_then(|rest| rest.strip_prefix(AFTER));
            rest.is_some_and(|rest| rest.starts_with('('))
        };
        let name = CHANGING.into_iter().find(|name| called(name))?;
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let given = parsed.expr().as_call_expr()?.arguments.args.iter();
        let given: Option<Vec<&str>> = given.map(|one| written(one, expression)).collect();
        Some(match (name, given?.as_slice()) {
            ("heapify", [list]) => HeapChange::Made {
                list: (*list).to_owned(),
            },
            ("heappop", [list]) => HeapChange::Popped {
                list: (*list).to_owned(),
            },
            ("heappush", [list, item]) => HeapChange::Pushed {
                list: (*list).to_owned(),
                item: (*item).to_owned(),
            },
            (name @ ("heappushpop" | "heapreplace"), [list, item]) => HeapChange::Replaced {
                list: (*list).to_owned(),
                item: (*item).to_owned(),
                stays: name == "heappushpop",
            },
            _ => return None,
        })
    }
}

/// What a call of a function of `heapq` changes, and an expression for what that is then.
pub(super) fn heaped(call: &ExprCall, text: &str, reach: &Reach<'_>) -> Option<(Target, Origin)> {
    let name = function(call, reach)?;
    let arguments = &call.arguments;
    let list = arguments.args.first()?;
    let PythonValue::List(items) = reach.value(list)? else {
        return None;
    };
    let fits = match name.as_str() {
        "heappush" | "heappushpop" => arguments.args.len() == 2,
        "heapreplace" => arguments.args.len() == 2 && !items.is_empty(),
        "heappop" => arguments.args.len() == 1 && !items.is_empty(),
        _ => arguments.args.len() == 1,
    };
    let plain = arguments.keywords.is_empty() && !arguments.args.iter().any(Expr::is_starred_expr);
    let given: Option<Vec<&str>> = arguments
        .args
        .iter()
        .map(|one| written(one, text))
        .collect();
    let whole = format!("{name}{AFTER}({})", given?.join(", "));
    let target = changeable(list, text, reach).filter(|_| fits && plain)?;
    Some((target, Origin::Expression(whole)))
}

/// An expression for the item that a call takes out of a heap.
pub(super) fn taken(call: &ExprCall, text: &str, reach: &Reach<'_>) -> Option<String> {
    let name = function(call, reach)?;
    let given = &*call.arguments.args;
    let list = given.first()?;
    let heap = written(list, text)?;
    let first = format!("{heap}[0]");
    match (name.as_str(), given) {
        ("heappop" | "heapreplace", _) => Some(first),
        ("heappushpop", [_, pushed]) => {
            let pushed = written(pushed, text)?;
            Some(match reach.value(list)?.size()? {
                0 => pushed.to_owned(),
                _ => format!("min({pushed}, {first})"),
            })
        }
        _ => None,
    }
}

impl Program {
    /// The function of `heapq` that an expression means wherever the program does not bind its name itself, if it changes a list.
    pub(super) fn heap_function(&self, function: &Expr) -> Option<&'static str> {
        // Most programs have none, and are not read for it.
        if !self.identifiers.iter().any(|name| name == MODULE) {
            return None;
        }
        let (own, module, name) = self.imported(function)?;
        let mut changing = CHANGING.into_iter();
        changing.find(|one| *one == name && module == MODULE && !self.defines_or_hides(own))
    }
}

/// Whether a call is one of a function that changes a heap.
pub(super) fn changes_heap(call: &ExprCall, reach: &Reach<'_>) -> bool {
    function(call, reach).is_some()
}

/// The function of `heapq` that a call means, if it changes a list.
fn function(call: &ExprCall, reach: &Reach<'_>) -> Option<String> {
    let (module, name) = reach.of_library(&call.func)?;
    (module == MODULE && CHANGING.contains(&name.as_str())).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::{Program, Target};
    use crate::state::State;

    #[test]
    fn heaps_are_changed_by_functions() {
        let check = |line: &str, value: &str, expected: &[&str]| {
            let source = format!("import heapq\nfrom heapq import heappop as take\n{line}\n");
            let program = Program::parse(&source).unwrap();
            let state = format!(
                r#"{{"event": "line", "frames": [{{"function": "<module>", "line": 3, "locals": {{"h": "{value}"}}}}], "aliases": []}}"#
            );
            let at = State::parse(&state).unwrap();
            let found = program.targets(&at).into_iter().map(|(target, origin)| {
                let name = match target {
                    Target::Local(local) | Target::Changed { local, .. } => local.name,
                    other => panic!("{other:?}"),
                };
                match origin {
                    Origin::Expression(text) => format!("{name}={text}"),
                    other => panic!("{other:?}"),
                }
            });
            let found: Vec<String> = found.collect();
            assert_eq!(found, expected, "{line}");
        };
        check(
            "heapq.heappush(h, (1, 'a'))",
            "[]",
            &["h=heappush__(h, (1, 'a'))"],
        );
        check("x = heapq.heappop(h)", "[1]", &["x=h[0]", "h=heappop__(h)"]);
        let both = ["a=h[0][0]", "b=h[0][1]", "h=heappop__(h)"];
        check("a, b = take(h)", "[(1, 2)]", &both);
        check("take(h)", "[]", &[]);
        check("heapq.heapify(h)", "[2, 1]", &["h=heapify__(h)"]);
        check("heapq.heappush(h)", "[]", &[]);
        let replaced = ["x=h[0]", "h=heapreplace__(h, 5)"];
        check("x = heapq.heapreplace(h, 5)", "[1]", &replaced);
        check("x = heapq.heapreplace(h, 5)", "[]", &[]);
        let pushed = ["x=min(5, h[0])", "h=heappushpop__(h, 5)"];
        check("x = heapq.heappushpop(h, 5)", "[1]", &pushed);
        let first = ["x=5", "h=heappushpop__(h, 5)"];
        check("x = heapq.heappushpop(h, 5)", "[]", &first);
    }

    #[test]
    fn changes_of_heaps_come_apart() {
        let list = || "[1, 2]".to_owned();
        let check = |text: &str, expected: Option<HeapChange>| {
            assert_eq!(HeapChange::of(text), expected, "{text}");
        };
        check("heapify__([1, 2])", Some(HeapChange::Made { list: list() }));
        check(
            "heappop__([1, 2])",
            Some(HeapChange::Popped { list: list() }),
        );
        let item = "3".to_owned();
        check(
            "heappush__([1, 2], 3)",
            Some(HeapChange::Pushed { list: list(), item }),
        );
        check("heappush([1, 2], 3)", None);
    }
}
