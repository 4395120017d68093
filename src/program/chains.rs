//! What a `ChainMap` tells of itself: its dictionaries (`scope.maps`), and the other ones that it makes (`scope.parents`, `scope.new_child()`;
//! Python's library reference, "collections.ChainMap").

use ruff_python_ast::Expr;

use super::classes::value;
use super::displays::spelled;
use super::expressions::written;
use super::library::opened;
use super::rewriting::with_told;
use super::{Program, mentions};
use crate::quiz::PythonValue;
use crate::state::State;

/// The class, and how its objects begin as states show them.
const CLASS: &str = "ChainMap";

impl Program {
    /// An expression with what it asks a `ChainMap` for in the places of that; `None` where it asks none.
    pub fn with_chains(&self, at: &State, expression: &str) -> Option<String> {
        let asks = ["maps", "parents", "new_child"];
        if !asks.iter().any(|one| mentions(expression, one)) || self.has_own_chains() {
            return None;
        }
        with_told(expression, |expr| match expr {
            Expr::Attribute(read) => {
                let maps = self.chained(at, &read.value)?;
                match read.attr.as_str() {
                    "maps" => Some(format!("[{}]", maps.join(", "))),
                    "parents" => Some(chain(maps.get(1..)?)),
                    _ => None,
                }
            }
            Expr::Call(call) => {
                let method = call.func.as_attribute_expr()?;
                let maps = self.chained(at, &method.value)?;
                let first = match (&*call.arguments.args, &*call.arguments.keywords) {
                    ([], []) => "{}",
                    ([first @ Expr::Dict(_)], []) => written(first, expression)?,
                    _ => return None,
                };
                let all = [&[first.to_owned()], maps.as_slice()].concat();
                (method.attr.as_str() == "new_child").then(|| chain(&all))
            }
            _ => None,
        })
    }

    /// Whether something of the program has that name.
    fn has_own_chains(&self) -> bool {
        self.definitions.iter().any(|one| one.name == CLASS)
    }

    /// The dictionaries of the `ChainMap` that an expression is, as they are written.
    fn chained(&self, at: &State, expr: &Expr) -> Option<Vec<String>> {
        let PythonValue::Object { name, parts } = value(at, expr)? else {
            return None;
        };
        let map = |(name, map): &(Option<String>, PythonValue)| match (name, map) {
            (None, PythonValue::Dict(_)) => spelled(map),
            _ => None,
        };
        (name == CLASS).then(|| parts.iter().map(map).collect())?
    }

    /// A `ChainMap` that is shown so as the dictionary that it is where it is gone through.
    pub fn chain_gone_through(&self, shown: &str) -> Option<String> {
        let plain = shown.starts_with("ChainMap(") && !self.has_own_chains();
        let value = PythonValue::read(shown).ok().filter(|_| plain)?;
        match opened(value) {
            dictionary @ PythonValue::Dict(_) => Some(dictionary.to_string()),
            _ => None,
        }
    }
}

/// How an expression makes one of these dictionaries.
fn chain(maps: &[String]) -> String {
    format!("{CLASS}({})", maps.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_a_chain_tells_of_itself_stands_where_it_is_asked() {
        let program = Program::parse("from collections import ChainMap\nx = 1\n").unwrap();
        let known = [
            ("c", "ChainMap({'b': 3}, {'a': 1, 'b': 2})"),
            ("d", "{'maps': 1}"),
            ("cut", "ChainMap({'b': 3}, {'a'…"),
        ];
        let at = state(Event::Line, &[("<module>", 2, &known)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let told = program.with_chains(&at, expression);
            assert_eq!(told.as_deref(), expected, "{expression}");
        };
        check("c.maps[0]", Some("[{'b': 3}, {'a': 1, 'b': 2}][0]"));
        check("c.parents", Some("ChainMap({'a': 1, 'b': 2})"));
        let child = "ChainMap({'x': 1}, {'b': 3}, {'a': 1, 'b': 2})";
        check("c.new_child({'x': 1})", Some(child));
        check("c.new_child(d)", None);
        check("cut.maps", None);
        check("d.maps", None);
        let through = program.chain_gone_through(known[0].1);
        assert_eq!(through.as_deref(), Some("{'a': 1, 'b': 3}"));
        assert_eq!(program.chain_gone_through(known[1].1), None);
        let own = Program::parse("class ChainMap:\n    pass\n").unwrap();
        assert_eq!(own.with_chains(&at, "c.maps"), None);
    }
}
