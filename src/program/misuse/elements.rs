//! Elements that are not there of which a statement sets something: `tasks[9].done = True`, `prices[name].low = 3`. They are looked for once what
//! is to be set has been worked out (Python's language reference, "Assignment statements").

use ruff_python_ast::{Expr, ExprSubscript};

use crate::program::Program;
use crate::program::classes::value;
use crate::program::displays::literal;
use crate::program::failing::item_missing;
use crate::state::State;

impl Program {
    /// What is raised as something is looked for that is to have an attribute or an item set, since a list has no such place or a dictionary
    /// no such key.
    pub(super) fn element_missing(&self, at: &State, object: &Expr) -> Option<String> {
        match object {
            // An object of the program may be written like a list.
            _ if self.disguises() => None,
            Expr::Attribute(attribute) => self.element_missing(at, &attribute.value),
            Expr::Subscript(item) => self
                .element_missing(at, &item.value)
                .or_else(|| self.own_item_missing(at, item)),
            _ => None,
        }
    }

    fn own_item_missing(&self, at: &State, item: &ExprSubscript) -> Option<String> {
        let container = value(at, &item.value)?;
        // A name alone would be read as what it is called.
        let key = value(at, &item.slice).or_else(|| literal(&item.slice))?;
        // What extends one of them is shown like it, and may have another method for that.
        let kind = container.kind();
        let mut classes = self.definitions.iter();
        if classes.any(|class| self.extended(class) == Some(kind)) {
            return None;
        }
        item_missing(&container, &key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_is_not_there_has_nothing_set() {
        let check = |source: &str, expected: Option<(Option<&str>, &str)>| {
            let source = format!("class P:\n    pass\n{source}\n");
            let program = Program::parse(&source).unwrap();
            let line = u32::try_from(source.lines().count()).unwrap();
            let known = [
                ("ps", "[P(x=1), P(x=2)]"),
                ("d", "{'a': P(x=1)}"),
                ("more", "defaultdict(<class 'list'>, {})"),
                ("h", "P(ps=[P(x=1)])"),
                ("long", "[P(x=1), …"),
                ("n", "2"),
                ("k", "'b'"),
            ];
            let at = state(Event::Line, &[("<module>", line, &known)], None);
            let found = program.refused_attribute(&at);
            let found = found
                .as_ref()
                .map(|(given, message)| (given.as_deref(), &**message));
            assert_eq!(found, expected, "{source}");
        };
        let index = "IndexError: list index out of range";
        check("ps[n].x = True", Some((None, index)));
        check("ps[-3].x = len(k)", Some((Some("len(k)"), index)));
        check("h.ps[n].x += len(k)", Some((None, index)));
        check("h.ps[1].y.x = n", Some((None, index)));
        check("del ps[n].x", Some((None, index)));
        check("d[k].x = n", Some((None, "KeyError: 'b'")));
        check("d['c'][n] = n", Some((None, "KeyError: 'c'")));
        check("ps[1].x = n", None);
        check("ps[-2].x = n", None);
        check("d['a'].x = n", None);
        check("ps[n] = n", None);
        check("long[n].x = n", None);
        check("more[k][n] = 1", None);
        check("class D(dict):\n    pass\nd[k].x = n", None);
    }
}
