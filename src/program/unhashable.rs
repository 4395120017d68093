//! Keys and elements that have no hash: what can be changed is no key of a dictionary and no element of a set (Python's language reference,
//! "object.__hash__").

use ruff_python_ast::{Expr, ExprCall, ExprSubscript, Stmt};

use super::Program;
use super::displays::is_display;
use super::library::opened;
use super::reach::Reach;
use super::sequences::items;
use crate::quiz::PythonValue;

/// Methods of sets and of dictionaries that look for what they are given first.
const LOOKING: [&str; 6] = ["add", "discard", "get", "pop", "remove", "setdefault"];

/// Functions that make keys or elements of all that they are given.
const COLLECTING: [&str; 2] = ["set", "frozenset"];

impl Program {
    /// What a statement raises that makes a key or an element of something without a hash, if nothing before that runs anything.
    pub(super) fn unhashed(&self, statement: &Stmt, reach: &Reach<'_>) -> Option<String> {
        let plain = |value: &Expr| is_display(value) || reach.value(value).is_some();
        match statement {
            Stmt::Assign(assign) => match &*assign.targets {
                [Expr::Subscript(item)] if plain(&assign.value) => self.unhashed_key(item, reach),
                _ => self.unhashed_in(&assign.value, reach),
            },
            Stmt::AugAssign(assign) if plain(&assign.value) => {
                self.unhashed_key(assign.target.as_subscript_expr()?, reach)
            }
            Stmt::Return(returned) => self.unhashed_in(returned.value.as_deref()?, reach),
            Stmt::Expr(statement) => self.unhashed_in(&statement.value, reach),
            _ => None,
        }
    }

    fn unhashed_in(&self, expr: &Expr, reach: &Reach<'_>) -> Option<String> {
        let mut parts: Box<dyn Iterator<Item = &Expr>> = match expr {
            Expr::Subscript(item) => return self.unhashed_key(item, reach),
            Expr::Call(call) => return self.unhashed_by_call(call, reach),
            Expr::Dict(dict) => {
                let plain = dict.items.iter().all(|item| is_display(&item.value));
                let keys = dict.items.iter().filter_map(|item| item.key.as_ref());
                Box::new(keys.take_while(move |_| plain))
            }
            Expr::Set(set) => Box::new(set.elts.iter()),
            _ => return None,
        };
        parts.find_map(|part| match reach.value(part) {
            Some(value) => self.refuses_hash(&value).map(Some),
            // What stands behind it is not reached if this raises.
            None => Some(None),
        })?
    }

    fn unhashed_key(&self, item: &ExprSubscript, reach: &Reach<'_>) -> Option<String> {
        let held = opened(reach.value(&item.value)?);
        let key = reach
            .value(&item.slice)
            .filter(|_| matches!(held, PythonValue::Dict(_)))?;
        self.refuses_hash(&key)
    }

    fn unhashed_by_call(&self, call: &ExprCall, reach: &Reach<'_>) -> Option<String> {
        let [given, rest @ ..] = &*call.arguments.args else {
            return None;
        };
        let plain = call.arguments.keywords.is_empty() && rest.iter().all(is_display);
        let given = reach.value(given).filter(|_| plain)?;
        match &*call.func {
            Expr::Name(name) if COLLECTING.contains(&&*name.id) && reach.plain(&name.id) => {
                let elements = items(&given).filter(|_| rest.is_empty())?;
                elements.iter().find_map(|one| self.refuses_hash(one))
            }
            Expr::Attribute(method) if LOOKING.contains(&&*method.attr) => {
                let held = opened(reach.value(&method.value)?);
                let keyed = match held {
                    PythonValue::Dict(_) => true,
                    // A set that is looked for is taken for a frozen one.
                    PythonValue::Set { .. } => !matches!(given, PythonValue::Set { .. }),
                    _ => false,
                };
                self.refuses_hash(&given).filter(|_| keyed)
            }
            _ => None,
        }
    }

    /// What asking a value for its hash raises.
    fn refuses_hash(&self, value: &PythonValue) -> Option<String> {
        let name = match value {
            PythonValue::List(_)
            | PythonValue::Dict(_)
            | PythonValue::Set { frozen: false, .. } => value.kind(),
            PythonValue::Tuple(parts) => {
                return parts.iter().find_map(|part| self.refuses_hash(part));
            }
            // A class that says what its objects are equal to, and not what their hash is, has taken it from them.
            PythonValue::Object { name, .. } => {
                let class = self.class(name)?;
                let own = |name: &str| class.scope.names().any(|one| one == name);
                (own("__eq__") && !own("__hash__")).then_some(name.as_str())?
            }
            _ => return None,
        };
        Some(format!("TypeError: unhashable type: '{name}'"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_can_be_changed_is_no_key() {
        let check = |line: &str, expected: Option<&str>| {
            let source = format!(
                "class P:\n    def __eq__(self, other):\n        return True\nclass Q(P):\n    def __hash__(self):\n        return 1\n{line}\n"
            );
            let program = Program::parse(&source).unwrap();
            let known = [
                ("d", "{}"),
                ("c", "Counter()"),
                ("s", "{1}"),
                ("xs", "[1]"),
                ("rows", "[(1, 2), [3]]"),
                ("t", "(1, [2])"),
                ("p", "P(x=1)"),
                ("q", "Q(x=1)"),
            ];
            let at = state(Event::Line, &[("<module>", 7, &known)], None);
            let expected = expected.map(|name| format!("TypeError: unhashable type: '{name}'"));
            assert_eq!(program.unfit(&at), expected, "{line}");
        };
        check("d[xs] = 1", Some("list"));
        check("d[t] = xs", Some("list"));
        check("d[{}] = 1", Some("dict"));
        check("c[xs] += 1", Some("list"));
        check("x = d[xs]", Some("list"));
        check("x = {1, xs}", Some("list"));
        check("x = {(1, s): 2}", None);
        check("x = {s: 2}", Some("set"));
        check("x = {1: xs}", None);
        check("s.add(xs)", Some("list"));
        check("s.remove(s)", None);
        check("x = d.get(xs, 0)", Some("list"));
        check("x = set(rows)", Some("list"));
        check("d[p] = 1", Some("P"));
        check("d[q] = 1", None);
        check("xs[t] = 1", None);
        check("d[1] = xs", None);
        check("x = {f(), xs}", None);
    }
}
