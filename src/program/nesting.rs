//! Names of what is inside of something: after `row = grid[0]`, in `for row in grid` and after `grid.append(row)`, what is done to `row`
//! is done to `grid`. No state shows that, for its groups of names are of whole objects; the statements on the way tell it (`objects.rs`).

use std::collections::BTreeSet;

use crate::visitor::{Visitor, walk_expr, walk_stmt};
use ruff_python_ast::{Comprehension, Expr, ExprList, Operator, Parameter, Stmt};

use super::effects::CHANGING;

/// Methods that hand out what is inside.
const GIVING: [&str; 5] = ["get", "pop", "popleft", "setdefault", "values"];

/// Functions that select one of what is inside.
const SELECTING: [&str; 3] = ["max", "min", "next"];

/// Methods that put what they are given inside.
const TAKING: [&str; 6] = [
    "add",
    "append",
    "appendleft",
    "insert",
    "push",
    "setdefault",
];

/// Whether statements change something by its name that may be inside of something else, or where it stands in that while it has a name.
pub(super) fn nests(body: &[Stmt]) -> bool {
    let mut names = Inside::default();
    names.visit_body(body);
    if names.gives_items {
        names.inside.append(&mut names.parameters);
    }
    for (name, function) in std::mem::take(&mut names.called) {
        if names.handing.contains(&function) {
            names.inside.insert(name);
        }
    }
    let shares = names.copies && names.changes_inside;
    let keeps = !names.defaults.is_disjoint(&names.inside);
    let hands_out = !names.listing.is_disjoint(&names.gone_through);
    let named = (names.names_inside || names.puts_names) && names.changes_inside;
    let twice = names.moves_items && names.changes_inside;
    hands_out
        || named
        || twice
        || names.repeats
        || shares
        || keeps
        || names.collects
        || !names.inside.is_disjoint(&names.changed)
}

/// Names by what is done with them.
#[derive(Default)]
struct Inside {
    /// What may be inside of something.
    inside: BTreeSet<String>,
    /// What is changed by its name.
    changed: BTreeSet<String>,
    parameters: BTreeSet<String>,
    /// Whether something inside of something has a name.
    names_inside: bool,
    /// Whether an item of something is put into something as well: `rows.append(rows[0])`, `d['b'] = d['a']`.
    moves_items: bool,
    /// Whether something that has a name is put inside of something: `[row, row]`.
    puts_names: bool,
    /// Whether calls are given items, so that parameters may be inside of something.
    gives_items: bool,
    /// Whether something has one object at several places: `[row] * 3`, `dict.fromkeys(days, [])`, `[row for _ in days]`.
    repeats: bool,
    /// Whether something is copied with what is inside (`rows[:]`), which both have then.
    copies: bool,
    /// Parameters with defaults that can be changed, one object for all calls.
    defaults: BTreeSet<String>,
    /// Whether functions collect what they are given: `*args`, `**kwargs`.
    collects: bool,
    /// Functions that return what is inside of something.
    handing: BTreeSet<String>,
    /// Functions that return something with what has a name inside: `return [items]`.
    listing: BTreeSet<String>,
    /// Functions whose results loops go through.
    gone_through: BTreeSet<String>,
    /// Names that get what a function returns.
    called: Vec<(String, String)>,
    /// The functions around what is visited.
    within: Vec<String>,
    /// Whether something inside of something is changed where it stands: `rows[0][1] = 2`, `rows[0].append(3)`.
    changes_inside: bool,
}

impl Inside {
    /// The names that a target binds.
    fn bind(&mut self, target: &Expr) {
        self.names_inside = true;
        match target {
            Expr::Name(name) => {
                self.inside.insert(name.id.to_string());
            }
            Expr::Starred(starred) => self.bind(&starred.value),
            Expr::Tuple(tuple) => tuple.elts.iter().for_each(|one| self.bind(one)),
            _ => {}
        }
    }

    /// A name, or what is an item already, is put inside of something.
    fn put(&mut self, expr: &Expr) {
        if let Expr::Name(name) = expr {
            self.puts_names = true;
            self.inside.insert(name.id.to_string());
        }
        self.moves_items |= is_item(expr);
    }

    /// An item of something is changed; by the name of this, if it has one.
    fn change(&mut self, expr: &Expr) {
        match expr {
            Expr::Name(name) => {
                self.changed.insert(name.id.to_string());
            }
            Expr::Subscript(item) => {
                self.changes_inside = true;
                self.change(&item.value);
            }
            _ => {}
        }
    }

    fn assign(&mut self, target: &Expr, value: &Expr) {
        match (target, value) {
            (Expr::Tuple(targets), Expr::Tuple(values))
                if targets.elts.len() == values.elts.len() =>
            {
                for (target, value) in targets.elts.iter().zip(&values.elts) {
                    self.assign(target, value);
                }
            }
            (Expr::Subscript(_) | Expr::Attribute(_), value) => self.put(value),
            (Expr::Tuple(_), _) => self.bind(target),
            (_, value) if is_item(value) => self.bind(target),
            (Expr::Name(name), Expr::Call(call)) => {
                let function = match &*call.func {
                    Expr::Name(function) => &function.id,
                    Expr::Attribute(method) => &method.attr.id,
                    _ => return,
                };
                let called = (name.id.to_string(), function.to_string());
                self.called.push(called);
            }
            _ => {}
        }
        if let Some(item) = target.as_subscript_expr() {
            self.change(&item.value);
        }
    }
}

/// Whether an expression is something inside of something.
fn is_item(expr: &Expr) -> bool {
    match expr {
        Expr::Subscript(item) => !item.slice.is_slice_expr(),
        Expr::Call(call) => match &*call.func {
            Expr::Name(function) => SELECTING.contains(&function.id.as_str()),
            method => {
                let method = method.as_attribute_expr();
                method.is_some_and(|method| GIVING.contains(&method.attr.as_str()))
            }
        },
        _ => false,
    }
}

/// Whether an expression is a list or a tuple that is written out, with what has a name inside.
fn lists_names(expr: &Expr) -> bool {
    let items = match expr {
        Expr::List(list) => &list.elts,
        Expr::Tuple(tuple) => &tuple.elts,
        _ => return false,
    };
    items.iter().any(Expr::is_name_expr)
}

/// Whether a comprehension has its own elements in it, as they are: `{row['id']: row for row in rows}`.
fn keeps_elements(expr: &Expr) -> bool {
    let (element, clauses) = match expr {
        Expr::ListComp(list) => (&list.elt, &list.generators),
        Expr::DictComp(dict) => (&dict.value, &dict.generators),
        _ => return false,
    };
    let Expr::Name(name) = &**element else {
        return false;
    };
    let own = |clause: &Comprehension| {
        clause
            .target
            .as_name_expr()
            .is_some_and(|one| one.id == name.id)
    };
    clauses.iter().any(own)
}

/// The keys and the value of `dict.fromkeys(keys, value)`, which puts one object under all of them.
pub(super) fn same_under_keys(expr: &Expr) -> Option<(&Expr, &Expr)> {
    let call = expr.as_call_expr()?;
    let method = call.func.as_attribute_expr()?;
    let of = method.value.as_name_expr()?;
    match (&*call.arguments.args, of.id.as_str(), method.attr.as_str()) {
        ([keys, value], "dict", "fromkeys") => Some((keys, value)),
        _ => None,
    }
}

/// What is gone through and the name in `[row for _ in range(3)]`, which has one object everywhere.
pub(super) fn same_for_each(expr: &Expr) -> Option<(&Expr, &Expr)> {
    let list = expr.as_list_comp_expr()?;
    let ([one], Expr::Name(name)) = (list.generators.as_slice(), &*list.elt) else {
        return None;
    };
    let target = one.target.as_name_expr()?;
    let same = one.ifs.is_empty() && !one.is_async && target.id != name.id;
    same.then_some((&one.iter, &list.elt))
}

/// What an expression makes a copy of that has the same objects inside: `rows[:]`, `list(rows)`, `rows.copy()`, `copy.copy(rows)`, `{**rows}`.
pub(super) fn copied(expr: &Expr) -> Option<&Expr> {
    match expr {
        Expr::Dict(dict) => match &*dict.items {
            [item] if item.key.is_none() => Some(&item.value),
            _ => None,
        },
        Expr::Subscript(item) => {
            let slice = item.slice.as_slice_expr()?;
            let bounds = [&slice.lower, &slice.upper, &slice.step];
            let whole = item.ctx.is_load() && bounds.iter().all(|bound| bound.is_none());
            whole.then_some(&*item.value)
        }
        Expr::Call(call) if call.arguments.keywords.is_empty() => {
            match (&*call.func, &*call.arguments.args) {
                (Expr::Name(name), [given]) => {
                    let copies = matches!(name.id.as_str(), "list" | "dict" | "copy");
                    copies.then_some(given)
                }
                (Expr::Attribute(method), []) if method.attr.as_str() == "copy" => {
                    Some(&*method.value)
                }
                (Expr::Attribute(function), [given]) => {
                    let module = function.value.as_name_expr()?.id.as_str() == "copy";
                    (module && function.attr.as_str() == "copy").then_some(given)
                }
                _ => None,
            }
        }
        _ => None,
    }
}

impl<'a> Visitor<'a> for Inside {
    fn visit_stmt(&mut self, statement: &'a Stmt) {
        match statement {
            Stmt::Assign(assign) => {
                let inside =
                    |target: &Expr| target.is_subscript_expr() || target.is_attribute_expr();
                let both = assign.targets.iter().any(inside);
                for target in &assign.targets {
                    self.assign(target, &assign.value);
                    // `d[k] = one = {}` gives both the same.
                    if both && target.is_name_expr() {
                        self.put(target);
                    }
                }
            }
            Stmt::AugAssign(assign) => {
                let list = assign.value.is_list_expr() || assign.value.is_list_comp_expr();
                match &*assign.target {
                    Expr::Subscript(item) if !list => self.change(&item.value),
                    target if list => self.change(target),
                    _ => {}
                }
            }
            Stmt::FunctionDef(function) => {
                for one in function.parameters.iter_non_variadic_params() {
                    let default = one.default.as_deref();
                    if default.is_some_and(|one| one.is_list_expr() || one.is_dict_expr()) {
                        self.defaults.insert(one.parameter.name.to_string());
                    }
                }
                let parameters = &function.parameters;
                self.collects |= parameters.vararg.is_some() || parameters.kwarg.is_some();
                self.within.push(function.name.to_string());
                walk_stmt(self, statement);
                self.within.pop();
                return;
            }
            Stmt::Return(returned) if returned.value.as_deref().is_some_and(is_item) => {
                self.handing.extend(self.within.last().cloned());
            }
            Stmt::Return(returned) if returned.value.as_deref().is_some_and(lists_names) => {
                self.listing.extend(self.within.last().cloned());
            }
            Stmt::Delete(deleted) => {
                let items = deleted.targets.iter().filter_map(Expr::as_subscript_expr);
                items.for_each(|item| self.change(&item.value));
            }
            Stmt::For(repeated) => {
                let call = repeated.iter.as_call_expr();
                let name = call.and_then(|call| call.func.as_name_expr());
                if name.is_none_or(|name| name.id.as_str() != "range") {
                    self.bind(&repeated.target);
                }
                self.gone_through
                    .extend(name.map(|name| name.id.to_string()));
            }
            _ => {}
        }
        walk_stmt(self, statement);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        let lists_items = |list: &ExprList| list.elts.iter().any(Expr::is_starred_expr);
        self.copies |= copied(expr).is_some()
            || keeps_elements(expr)
            || expr.as_list_expr().is_some_and(lists_items);
        match expr {
            Expr::List(list) => list.elts.iter().for_each(|one| self.put(one)),
            Expr::Tuple(tuple) if tuple.ctx.is_load() => {
                tuple.elts.iter().for_each(|one| self.put(one));
            }
            Expr::Dict(dict) => dict.items.iter().for_each(|item| self.put(&item.value)),
            Expr::BinOp(product) if product.op == Operator::Mult => {
                let list = product.left.as_list_expr().or(product.right.as_list_expr());
                let mut items = list.into_iter().flat_map(|list| &list.elts);
                self.repeats |= items.any(|one| !one.is_literal_expr() && !one.is_unary_op_expr());
            }
            Expr::Call(call) => {
                let arguments = &*call.arguments.args;
                if let Some(method) = call.func.as_attribute_expr() {
                    if CHANGING.contains(&method.attr.as_str()) {
                        self.change(&method.value);
                    }
                    if TAKING.contains(&method.attr.as_str()) {
                        arguments.iter().for_each(|one| self.put(one));
                    }
                }
                let keywords = call.arguments.keywords.iter();
                let mut unpacked = keywords.filter(|one| one.arg.is_none());
                self.gives_items |= arguments
                    .iter()
                    .any(|one| is_item(one) || one.is_starred_expr())
                    || unpacked.next().is_some();
                self.repeats |= same_under_keys(expr).is_some_and(|(_, value)| {
                    !value.is_literal_expr() && !value.is_unary_op_expr()
                });
            }
            Expr::ListComp(_) => self.repeats |= same_for_each(expr).is_some(),
            _ => {}
        }
        walk_expr(self, expr);
    }

    fn visit_parameter(&mut self, parameter: &'a Parameter) {
        self.parameters.insert(parameter.name.to_string());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_inside_of_something_may_be_changed_by_its_name() {
        let check = |source: &str, expected: bool| {
            let parsed = ruff_python_parser::parse_module(source).unwrap();
            assert_eq!(nests(&parsed.syntax().body), expected, "{source}");
        };
        check("row = grid[0]\nrow.append(1)\n", true);
        check("row = grid[0]\nprint(row)\n", false);
        check("row = grid[1:]\nrow.append(1)\n", false);
        check("for row in grid:\n    row[0] += 1\n", true);
        check("for i in range(3):\n    xs[i] = i\n", false);
        check("last = done[-1]\nlast[1] = max(last[1], end)\n", true);
        check("path.append(x)\nall.append(path)\n", true);
        check("path.append(x)\nall.append(path[:])\n", false);
        check("def f(row):\n    row.pop()\nf(grid[0])\n", true);
        check("def f(row):\n    row.pop()\nf(grid)\n", false);
        check("def f(row):\n    row.pop()\nf(*grid)\n", true);
        check("def f(*rows):\n    print(rows)\n", true);
        check("grid = [[0] * 2] * 3\n", true);
        check("rows = {**grid}\nrows[0].append(1)\n", true);
        check("rows = [*grid]\nrows[0].append(1)\n", true);
        check("rows = [*grid]\nrows.append(1)\n", false);
        check("row = [0] * 3\n", false);
        let handed =
            "def team(k):\n    return teams.setdefault(k, {})\nt = team('a')\nt['n'] = 1\n";
        check(handed, true);
        check("def add(x, xs=[]):\n    all['k'] = xs\n", true);
        check("def add(x, xs=[]):\n    return xs\n", false);
        check("plan = dict.fromkeys(days, [])\n", true);
        check("plan = dict.fromkeys(days, 0)\n", false);
        check("grid = [row for _ in range(3)]\n", true);
        check("grid = [row for row in rows]\n", false);
        check("other = grid[:]\ngrid[0][1] = 2\n", true);
        check("other = copy.copy(grid)\nother[0].append(2)\n", true);
        check("other = list(grid)\ngrid[0] = 2\n", false);
        check("other = copy.deepcopy(grid)\ngrid[0][1] = 2\n", false);
        check(
            "by = {row['id']: row for row in rows}\nby[1]['n'] += 5\n",
            true,
        );
        check("low = min(rows, key=f)\nlow['n'] = 0\n", true);
        check("a, b = pairs[0]\nb += [1]\n", true);
        check("d = {'x': xs}\ndel xs[0]\n", true);
        check("bucket = d.setdefault(k, [])\nbucket.append(1)\n", true);
        let listed = "def wrap(x):\n    return [x]\nfor one in wrap(xs):\n    print(one)\n";
        check(listed, true);
        check(&listed.replace("[x]", "[1]"), false);
        check("info = users['bob']\nusers['bob']['age'] += 1\n", true);
        check("for row in grid:\n    print(row)\ngrid[0][1] = 2\n", true);
        check("for i in range(2):\n    grid[i][0] = 2\n", false);
        check("rows.append(rows[0])\nrows[0][0] = 2\n", true);
        check("rows.append(rows[0])\nrows[0] = 2\n", false);
        check("d['b'] = d['a']\nd['a'].append(2)\n", true);
        check("both = [rows[0], rows[1]]\nrows[0].append(2)\n", true);
        let put = "def f(grid):\n    grid[0][1] = 2\n";
        check(&format!("{put}f([row, row])\n"), true);
        check(&format!("{put}f([[1], [2]])\n"), false);
    }
}
