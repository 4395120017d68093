//! What the methods are given that Python asks objects for by itself: `self.total += n` asks `self.total` for `__iadd__`, `s.pitch = 3` may ask a
//! property, `d[k]` asks `d` (Python's language reference, "Special method names").

use crate::visitor::{Visitor, walk_expr, walk_stmt};
use ruff_python_ast::{CmpOp, Expr, Stmt};

use super::Objects;
use super::giving::is_followed;
use crate::program::classes::method_of;
use crate::program::reading::{Names, Reading};
use crate::program::{Definition, Program};

impl Objects {
    /// The object that a method is asked of by the only part of statements that can ask for it, and what else it is given, as far as these
    /// are objects.
    pub(super) fn asked(
        &self,
        program: &Program,
        method: &Definition,
        body: &[Stmt],
        reading: &Reading<'_>,
    ) -> Names {
        if !program.is_method(method) {
            return Names::new();
        }
        let mut asking = Asking {
            name: &method.name,
            found: Vec::new(),
        };
        asking.visit_body(body);
        let means = |given: &Vec<&Expr>| {
            let held = given.first().map(|object| reading.held(object));
            held.is_some_and(|held| self.means(program, &held, method))
        };
        asking.found.retain(means);
        let [given] = asking.found.as_slice() else {
            return Names::new();
        };
        let parameters = method.scope.variables.iter();
        let parameters = parameters.filter(|one| one.is_parameter);
        let given = given.iter().map(|given| reading.held(given));
        let names = parameters.map(|one| one.name.clone()).zip(given);
        names.filter(|(_, held)| is_followed(held)).collect()
    }
}

/// Looks for what may ask objects for a method of one name.
struct Asking<'e> {
    name: &'e str,
    /// What each gives the method: the object, and the rest.
    found: Vec<Vec<&'e Expr>>,
}

impl<'e> Asking<'e> {
    fn note(&mut self, method: &str, given: &[&'e Expr]) {
        if self.name == method {
            self.found.push(given.to_vec());
        }
    }
}

impl<'e> Visitor<'e> for Asking<'e> {
    fn visit_stmt(&mut self, stmt: &'e Stmt) {
        match stmt {
            Stmt::AugAssign(assign) => {
                let letters = method_of(assign.op);
                for method in [format!("__i{letters}__"), format!("__{letters}__")] {
                    self.note(&method, &[&*assign.target, &*assign.value]);
                }
            }
            Stmt::Assign(assign) => {
                if let [Expr::Subscript(item)] = assign.targets.as_slice() {
                    let given = [&*item.value, &*item.slice, &*assign.value];
                    self.note("__setitem__", &given);
                } else if let [Expr::Attribute(set)] = assign.targets.as_slice() {
                    self.note(&set.attr, &[&*set.value, &*assign.value]);
                    return self.visit_expr(&assign.value);
                }
            }
            _ => {}
        }
        walk_stmt(self, stmt);
    }

    fn visit_expr(&mut self, expr: &'e Expr) {
        match expr {
            Expr::Attribute(read) => self.note(&read.attr, &[&*read.value]),
            Expr::BinOp(pair) => {
                let letters = method_of(pair.op);
                self.note(&format!("__{letters}__"), &[&*pair.left, &*pair.right]);
                self.note(&format!("__r{letters}__"), &[&*pair.right, &*pair.left]);
            }
            Expr::Compare(compare) => {
                if let ([op], [right]) = (&*compare.ops, &*compare.comparators) {
                    let left = &*compare.left;
                    let (method, given) = match op {
                        CmpOp::Eq => ("__eq__", [left, right]),
                        CmpOp::NotEq => ("__ne__", [left, right]),
                        CmpOp::Lt => ("__lt__", [left, right]),
                        CmpOp::LtE => ("__le__", [left, right]),
                        CmpOp::Gt => ("__gt__", [left, right]),
                        CmpOp::GtE => ("__ge__", [left, right]),
                        CmpOp::In | CmpOp::NotIn => ("__contains__", [right, left]),
                        // Which object a name is, none is asked.
                        CmpOp::Is | CmpOp::IsNot => return walk_expr(self, expr),
                    };
                    self.note(method, &given);
                }
            }
            Expr::Subscript(item) => self.note("__getitem__", &[&*item.value, &*item.slice]),
            Expr::Call(call) => {
                self.note("__call__", &[&*call.func]);
                if let (Expr::Name(function), [object]) = (&*call.func, &*call.arguments.args) {
                    let methods: &[&str] = match function.id.as_str() {
                        "len" => &["__len__"],
                        "print" | "str" => &["__str__", "__repr__"],
                        "repr" => &["__repr__"],
                        _ => &[],
                    };
                    methods.iter().for_each(|one| self.note(one, &[object]));
                }
            }
            Expr::FString(text) => {
                let parts = text
                    .value
                    .elements()
                    .filter_map(|one| one.as_interpolation());
                for part in parts {
                    for method in ["__format__", "__str__", "__repr__"] {
                        self.note(method, &[&*part.expression]);
                    }
                }
            }
            _ => {}
        }
        walk_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::program::fixtures::{Shown, state};
    use crate::program::heap::{Cell, Held};
    use crate::state::{Event, State};

    const SOURCE: &str = "\
class T:
    def __init__(self, n):
        self.n = n
    def __iadd__(self, n):
        return self
    def __getitem__(self, key):
        return key
    @property
    def twice(self):
        return 2 * self.n
    @twice.setter
    def twice(self, n):
        self.n = n / 2
    def __repr__(self):
        return f'<{self.n}>'
ts = [T(1), T(2)]
";

    #[test]
    fn the_object_is_found_that_a_line_asks_for_a_method() {
        // Each line, the function that it enters with the line of that, and which object it is asked of.
        let check = |line: &str, function: (&str, u32), expected: Option<usize>| {
            let source = format!("{SOURCE}{line}\n");
            let program = Program::parse(&source).unwrap();
            let made = |n: &str| {
                let own = [("self", "T()"), ("n", n)];
                let after = format!("<{n}>");
                let done = [("self", &*after), ("n", n)];
                let module: (&str, u32, &[_]) = ("<module>", 16, &[]);
                [
                    state(Event::Call, &[module, ("__init__", 2, &own)], None),
                    state(Event::Line, &[module, ("__init__", 3, &own)], None),
                    state(
                        Event::Return,
                        &[module, ("__init__", 3, &done)],
                        Some("None"),
                    ),
                ]
            };
            let listed = [("ts", "[<1>, <2>]")];
            let given = [("self", ["<1>", "<2>"][expected.unwrap_or_default()])];
            let mut states = vec![
                State::start(),
                state(Event::Line, &[("<module>", 16, &[])], None),
            ];
            states.extend(made("1").into_iter().chain(made("2")));
            states.push(state(Event::Line, &[("<module>", 17, &listed)], None));
            let entered: &[Shown<'_>] =
                &[("<module>", 17, &listed), (function.0, function.1, &given)];
            states.push(state(Event::Call, entered, None));
            let past: Vec<&State> = states.iter().collect();
            let objects = Objects::followed(&program, &past, &BTreeMap::new());
            let own = objects.names(1).and_then(|names| names.get("self"));
            let items = match objects.names(0).and_then(|names| names.get("ts")) {
                Some(Held::Object(list)) => &objects.heap.cells[*list],
                other => panic!("{other:?}"),
            };
            let Cell::List(items) = items else {
                panic!("{items:?}");
            };
            let place = items.iter().position(|one| Some(one) == own);
            assert_eq!(place, expected, "{line}");
        };
        check("ts[1] += 3", ("__iadd__", 4), Some(1));
        check("ts[0].twice += 3", ("twice", 8), Some(0));
        check("ts[0].twice = 3", ("twice", 11), Some(0));
        check("print(ts[1][0])", ("__getitem__", 6), Some(1));
        check("x = f'{ts[1]}'", ("__repr__", 14), Some(1));
        check("print(ts[0])", ("__repr__", 14), Some(0));
    }
}
