//! The attributes of Python's own types, and what is raised where a statement sets or deletes an attribute of one of their objects, which
//! have room for no others, and refuse to have those changed that they have.

use ruff_python_ast::{Expr, Stmt};

use crate::program::classes::{is_read, parsed, value};
use crate::program::expressions::written;
use crate::program::private::is_private;
use crate::program::{Program, canonical_expression};
use crate::state::{Event, State};

/// Those of the numbers' attributes that are values, not methods.
const PARTS: [&str; 4] = ["denominator", "imag", "numerator", "real"];

impl Program {
    /// What has to be worked out before the line that is about to run at a state sets or deletes an attribute of an object of Python's own, or of an
    /// element that is not there (`None` where that only reads what there is), and the message of the exception with which that ends.
    pub fn refused_attribute(&self, at: &State) -> Option<(Option<String>, String)> {
        let number = at.line().filter(|_| at.event == Event::Line)?;
        let line = &self.line(number)?.text;
        if !line.contains(['.', '[']) || !(line.contains('=') || line.starts_with("del ")) {
            return None;
        }
        let module = parsed(line)?;
        let [statement] = module.syntax().body.as_slice() else {
            return None;
        };
        let (target, given) = match statement {
            Stmt::Assign(assign) => match assign.targets.as_slice() {
                [target] => (target, Some(&*assign.value)),
                _ => return None,
            },
            Stmt::AnnAssign(assign) => (&*assign.target, Some(assign.value.as_deref()?)),
            // What it has is read first.
            Stmt::AugAssign(assign) => {
                let missing = self.element_missing(at, of_what(&assign.target)?)?;
                return Some((None, missing));
            }
            Stmt::Delete(delete) => match delete.targets.as_slice() {
                [target] => (target, None),
                _ => return None,
            },
            _ => return None,
        };
        // The first of several targets is set before all others.
        let target = match target {
            Expr::Tuple(targets) => {
                let values = given?.as_tuple_expr()?;
                let fit =
                    values.len() == targets.len() && !values.iter().any(Expr::is_starred_expr);
                targets.elts.first().filter(|_| fit)?
            }
            target => target,
        };
        let missing = self.element_missing(at, of_what(target)?);
        let message = missing.or_else(|| {
            let attribute = target.as_attribute_expr()?;
            self.refusal_of_attribute(at, &attribute.value, attribute.attr.as_str())
        })?;
        match given.filter(|given| !is_read(at, given)) {
            Some(given) => {
                let text = written(given, line)?;
                let given = match given.is_tuple_expr() && !text.starts_with('(') {
                    true => canonical_expression(&format!("({text})")),
                    false => canonical_expression(text),
                };
                let given = given.ok()?;
                self.can_ask(at, &given).then_some((Some(given), message))
            }
            None => Some((None, message)),
        }
    }

    /// What an object of Python's own says where an attribute of it is set or deleted.
    fn refusal_of_attribute(&self, at: &State, object: &Expr, name: &str) -> Option<String> {
        // An object of the program may be written like anything then.
        if self.disguises() || name.starts_with("__") && !is_private(name) {
            return None;
        }
        let object = value(at, object)?;
        let kind = object.kind();
        let known = known_attributes(kind)?;
        // An object of a class that extends the type is shown like one of the type, and has room for attributes.
        let mut classes = self.definitions.iter();
        if classes.any(|class| self.extended(class) == Some(kind)) {
            return None;
        }
        Some(if !known.contains(&name) {
            format!("AttributeError: '{kind}' object has no attribute '{name}'")
        } else if PARTS.contains(&name) {
            let kind = if kind == "bool" { "int" } else { kind };
            format!("AttributeError: attribute '{name}' of '{kind}' objects is not writable")
        } else {
            format!("AttributeError: '{kind}' object attribute '{name}' is read-only")
        })
    }
}

/// What has an attribute or an item set.
fn of_what(target: &Expr) -> Option<&Expr> {
    match target {
        Expr::Attribute(attribute) => Some(&attribute.value),
        Expr::Subscript(item) => Some(&item.value),
        _ => None,
    }
}

/// The attributes of a type of Python's, but for those between two underscores; `None` for one that is not told here.
pub(in crate::program) fn known_attributes(kind: &str) -> Option<&'static [&'static str]> {
    Some(match kind {
        "NoneType" => &[],
        "int" | "bool" => &[
            "as_integer_ratio",
            "bit_count",
            "bit_length",
            "conjugate",
            "denominator",
            "from_bytes",
            "imag",
            "numerator",
            "real",
            "to_bytes",
        ],
        "float" => &[
            "as_integer_ratio",
            "conjugate",
            "fromhex",
            "hex",
            "imag",
            "is_integer",
            "real",
        ],
        "str" => &[
            "capitalize",
            "casefold",
            "center",
            "count",
            "encode",
            "endswith",
            "expandtabs",
            "find",
            "format",
            "format_map",
            "index",
            "isalnum",
            "isalpha",
            "isascii",
            "isdecimal",
            "isdigit",
            "isidentifier",
            "islower",
            "isnumeric",
            "isprintable",
            "isspace",
            "istitle",
            "isupper",
            "join",
            "ljust",
            "lower",
            "lstrip",
            "maketrans",
            "partition",
            "removeprefix",
            "removesuffix",
            "replace",
            "rfind",
            "rindex",
            "rjust",
            "rpartition",
            "rsplit",
            "rstrip",
            "split",
            "splitlines",
            "startswith",
            "strip",
            "swapcase",
            "title",
            "translate",
            "upper",
            "zfill",
        ],
        "list" => &[
            "append", "clear", "copy", "count", "extend", "index", "insert", "pop", "remove",
            "reverse", "sort",
        ],
        "tuple" => &["count", "index"],
        "dict" => &[
            "clear",
            "copy",
            "fromkeys",
            "get",
            "items",
            "keys",
            "pop",
            "popitem",
            "setdefault",
            "update",
            "values",
        ],
        "set" => &[
            "add",
            "clear",
            "copy",
            "difference",
            "difference_update",
            "discard",
            "intersection",
            "intersection_update",
            "isdisjoint",
            "issubset",
            "issuperset",
            "pop",
            "remove",
            "symmetric_difference",
            "symmetric_difference_update",
            "union",
            "update",
        ],
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn objects_of_pythons_own_have_no_room_for_attributes() {
        let classes = "class P:\n    pass\nclass Words(set):\n    pass\n";
        let check = |line: &str, expected: Option<(Option<&str>, &str)>| {
            let program = Program::parse(&format!("{classes}{line}\n")).unwrap();
            let known = [
                ("n", "3"),
                ("s", "'abc'"),
                ("p", "P(x=1, next=None)"),
                ("words", "{'a'}"),
                ("f", "<function f>"),
            ];
            let at = state(Event::Line, &[("<module>", 5, &known)], None);
            let found = program.refused_attribute(&at);
            let found = found.as_ref().map(|(given, message)| {
                let message = message.trim_start_matches("AttributeError: ");
                (given.as_deref(), message)
            });
            assert_eq!(found, expected, "{line}");
        };
        let none = "'NoneType' object has no attribute 'x'";
        check("p.next.x = n + 1", Some((None, none)));
        check("p.next.x = n * n", Some((None, none)));
        check("p.next.x = len(s)", Some((Some("len(s)"), none)));
        check("p.next.x: int = n", Some((None, none)));
        check("p.next.x, n = n, 1", Some((Some("(n, 1)"), none)));
        check("n, p.next.x = n, 1", None);
        check(
            "n.bar = 3",
            Some((None, "'int' object has no attribute 'bar'")),
        );
        check(
            "s.upper = n",
            Some((None, "'str' object attribute 'upper' is read-only")),
        );
        check(
            "del n.real",
            Some((None, "attribute 'real' of 'int' objects is not writable")),
        );
        check("p.x = 3", None);
        check("f.x = 3", None);
        check("words.x = 3", None);
        check("n.__doc__ = 3", None);
    }
}
