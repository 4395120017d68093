//! Effects of an expression: what would be different after it was evaluated. A watch should have none: the model has
//! learned watches without, and what one would do is not done.
//!
//! Only what can be told from the text is found: a method by its name, a function of the program by its body.

use std::collections::HashSet;

use crate::visitor::{Visitor, walk_expr, walk_stmt};
use ruff_python_ast::{Expr, ExprCall, Stmt, StmtFunctionDef};
use ruff_text_size::Ranged;

use super::Program;

/// What evaluating an expression does besides giving a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The function or class of the program that does it when it is called; `None`: the expression itself.
    pub by: Option<String>,
    /// What is done.
    pub kind: EffectKind,
}

/// What is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EffectKind {
    /// This name gets a value.
    Assigns(String),
    /// What this expression stands for changes.
    Changes(String),
    /// Something is printed.
    Prints,
    /// The user is asked for input.
    Asks,
    /// This function of Python's does something that is not in its value.
    Calls(String),
}

/// Methods of builtin and standard objects that change their object.
pub(super) const CHANGING: [&str; 27] = [
    "add",
    "append",
    "appendleft",
    "clear",
    "difference_update",
    "discard",
    "extend",
    "extendleft",
    "insert",
    "intersection_update",
    "move_to_end",
    "pop",
    "popitem",
    "popleft",
    "remove",
    "reverse",
    "rotate",
    "send",
    "setdefault",
    "sort",
    "subtract",
    "symmetric_difference_update",
    "throw",
    "update",
    "write",
    "writelines",
    "close",
];

/// Whether a text calls a method that changes its object, by its name.
pub(super) fn calls_changing(text: &str) -> bool {
    let called = |method: &&str| text.contains(&format!(".{method}("));
    CHANGING.iter().any(called)
}

/// Functions that change their first argument.
const CHANGING_FUNCTIONS: [&str; 9] = [
    "delattr",
    "heapify",
    "heappop",
    "heappush",
    "heappushpop",
    "heapreplace",
    "next",
    "setattr",
    "shuffle",
];

/// Functions that do something else.
const ACTING: [&str; 6] = ["breakpoint", "eval", "exec", "exit", "open", "quit"];

/// The first effect of an expression that can be told; `None` too for what is no expression. `program`: the one whose
/// functions it may call.
pub fn effect(expression: &str, program: Option<&Program>) -> Option<Effect> {
    let parsed = ruff_python_parser::parse_expression(expression.trim()).ok()?;
    let mut definitions = Definitions::default();
    definitions.visit_body(program.map_or(&[], Program::body));
    let mut search = Search {
        text: expression.trim(),
        program: program.map_or("", Program::text),
        definitions: &definitions,
        inside: false,
        own: HashSet::new(),
        called: HashSet::new(),
        found: None,
    };
    search.visit_expr(parsed.expr());
    search.found
}

/// A function of the program, and the class whose method it is.
type Function<'a> = (&'a StmtFunctionDef, Option<&'a str>);

/// All functions of a program.
#[derive(Default)]
struct Definitions<'a> {
    functions: Vec<Function<'a>>,
    class: Option<&'a str>,
}

impl<'a> Visitor<'a> for Definitions<'a> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        let class = self.class;
        match stmt {
            Stmt::FunctionDef(function) => {
                self.functions.push((function, class));
                self.class = None;
            }
            Stmt::ClassDef(definition) => self.class = Some(definition.name.as_str()),
            _ => {}
        }
        walk_stmt(self, stmt);
        self.class = class;
    }

    // Only statements define something.
    fn visit_expr(&mut self, _: &'a Expr) {}
}

impl<'a> Definitions<'a> {
    /// What a call of a name runs: functions of that name, or the constructor of the class.
    fn of_name(&self, name: &str) -> Vec<Function<'a>> {
        let runs = |(function, class): &Function<'a>| {
            let constructs = *class == Some(name) && function.name.as_str() == "__init__";
            constructs || (class.is_none() && function.name.as_str() == name)
        };
        self.functions.iter().copied().filter(runs).collect()
    }

    /// The methods of a name, of whatever class.
    fn of_method(&self, name: &str) -> Vec<Function<'a>> {
        let runs =
            |(function, class): &Function<'a>| class.is_some() && function.name.as_str() == name;
        self.functions.iter().copied().filter(runs).collect()
    }
}

/// Looks for an effect in an expression or in the body of a function.
struct Search<'a> {
    /// The text that is looked at.
    text: &'a str,
    /// The program's.
    program: &'a str,
    definitions: &'a Definitions<'a>,
    /// Whether this is the body of a function.
    inside: bool,
    /// Names that stand for what the function has made itself.
    own: HashSet<&'a str>,
    /// The functions that have been looked into.
    called: HashSet<String>,
    found: Option<Effect>,
}

impl<'a> Visitor<'a> for Search<'a> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        match stmt {
            // What is only defined here has not run.
            Stmt::FunctionDef(_) | Stmt::ClassDef(_) => return,
            Stmt::Global(names) => self.assigned(names.names.first().map(|name| name.as_str())),
            Stmt::Nonlocal(names) => self.assigned(names.names.first().map(|name| name.as_str())),
            Stmt::Assign(stmt) => stmt.targets.iter().for_each(|target| self.target(target)),
            Stmt::AugAssign(stmt) => self.target(&stmt.target),
            Stmt::AnnAssign(stmt) => self.target(&stmt.target),
            Stmt::Delete(stmt) => stmt.targets.iter().for_each(|target| self.target(target)),
            _ => {}
        }
        walk_stmt(self, stmt);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Named(named) if !self.inside => {
                let name = named.target.as_name_expr();
                self.assigned(name.map(|name| name.id.as_str()));
            }
            Expr::Call(call) => self.call(call),
            _ => {}
        }
        walk_expr(self, expr);
    }
}

impl<'a> Search<'a> {
    fn find(&mut self, kind: EffectKind) {
        self.found.get_or_insert(Effect { by: None, kind });
    }

    fn assigned(&mut self, name: Option<&str>) {
        if let Some(name) = name {
            self.find(EffectKind::Assigns(name.to_owned()));
        }
    }

    /// Something else is put in the place of a part of an object.
    fn target(&mut self, target: &Expr) {
        match target {
            Expr::Attribute(_) | Expr::Subscript(_) => self.changed(target),
            Expr::Tuple(tuple) => tuple.elts.iter().for_each(|target| self.target(target)),
            _ => {}
        }
    }

    /// An object changes: an effect, unless it was made here.
    fn changed(&mut self, object: &Expr) {
        if self.is_made_here(object) {
            return;
        }
        let range = std::ops::Range::<usize>::from(object.range());
        let text = self.text.get(range).unwrap_or_default();
        self.find(EffectKind::Changes(text.to_owned()));
    }

    fn is_made_here(&self, object: &Expr) -> bool {
        root(object).is_none_or(|root| self.own.contains(root))
    }

    fn call(&mut self, call: &'a ExprCall) {
        let (name, functions, changes) = match &*call.func {
            Expr::Name(name) => {
                let name = name.id.as_str();
                (name, self.definitions.of_name(name), None)
            }
            Expr::Attribute(method) => {
                let name = method.attr.as_str();
                let changes = CHANGING.contains(&name).then_some(&*method.value);
                (name, self.definitions.of_method(name), changes)
            }
            _ => return,
        };
        if !functions.is_empty() {
            let object = call.func.as_attribute_expr().map(|method| &*method.value);
            let is_new = object.is_none_or(|object| self.is_made_here(object));
            for function in functions {
                self.look_into(name, function, is_new);
            }
            return;
        }
        let first = || call.arguments.args.first();
        let changes = changes.or_else(|| first().filter(|_| CHANGING_FUNCTIONS.contains(&name)));
        let is_builtin = call.func.is_name_expr();
        match name {
            _ if changes.is_some() => changes.into_iter().for_each(|object| self.changed(object)),
            "print" if is_builtin => self.find(EffectKind::Prints),
            "input" if is_builtin => self.find(EffectKind::Asks),
            _ if is_builtin && ACTING.contains(&name) => {
                self.find(EffectKind::Calls(name.to_owned()));
            }
            _ => {}
        }
    }

    /// Looks for an effect in a function of the program. `is_new`: what it is a method of was made by the caller, or by
    /// the call.
    fn look_into(&mut self, name: &str, (function, class): Function<'a>, is_new: bool) {
        let key = format!("{}.{}", class.unwrap_or_default(), function.name);
        if self.found.is_some() || !self.called.insert(key) {
            return;
        }
        let mut made = Made::default();
        made.visit_body(&function.body);
        // The call of a generator runs nothing yet.
        if made.yields {
            return;
        }
        let mut own: HashSet<&str> = made.names.difference(&made.borrowed).copied().collect();
        let this = function.parameters.iter().next();
        let this = this.filter(|_| class.is_some() && is_new);
        own.extend(this.map(|parameter| parameter.name().as_str()));
        let mut search = Search {
            text: self.program,
            program: self.program,
            definitions: self.definitions,
            inside: true,
            own,
            called: std::mem::take(&mut self.called),
            found: None,
        };
        search.visit_body(&function.body);
        self.called = search.called;
        self.found = search.found.map(|effect| Effect {
            by: Some(name.to_owned()),
            ..effect
        });
    }
}

/// The names that a function binds.
#[derive(Default)]
struct Made<'a> {
    names: HashSet<&'a str>,
    /// Those that may stand for what was there before.
    borrowed: HashSet<&'a str>,
    yields: bool,
}

impl<'a> Visitor<'a> for Made<'a> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        match stmt {
            Stmt::FunctionDef(_) | Stmt::ClassDef(_) => return,
            Stmt::Assign(stmt) => {
                for target in stmt.targets.iter().filter_map(Expr::as_name_expr) {
                    self.names.insert(target.id.as_str());
                    if root(&stmt.value).is_some() {
                        self.borrowed.insert(target.id.as_str());
                    }
                }
            }
            _ => {}
        }
        walk_stmt(self, stmt);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        self.yields |= matches!(expr, Expr::Yield(_) | Expr::YieldFrom(_));
        walk_expr(self, expr);
    }
}

/// The name at the beginning of what stands for a part of an object; `None` for what is made anew.
pub(super) fn root(expr: &Expr) -> Option<&str> {
    match expr {
        Expr::Name(name) => Some(name.id.as_str()),
        Expr::Attribute(part) => root(&part.value),
        Expr::Subscript(part) if part.slice.is_slice_expr() => None,
        Expr::Subscript(part) => root(&part.value),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
total = 0
class Account:
    def __init__(self, balance):
        self.balance = balance
    def deposit(self, amount):
        self.balance += amount
        return self.balance
    def doubled(self):
        return self.balance * 2
def count():
    global total
    total += 1
    return total
def again(n):
    return count() + n
def show(n):
    print(n)
def squares(xs):
    found = []
    for x in xs:
        found.append(x * x)
    found[0] = 1
    return found
def drop(xs):
    same = xs
    same.pop()
def endless(n):
    return endless(n - 1)
def each(xs):
    for x in xs:
        print(x)
        yield x
";

    fn told(expression: &str, program: Option<&Program>) -> String {
        let Some(Effect { by, kind }) = effect(expression, program) else {
            return "none".to_owned();
        };
        let kind = match kind {
            EffectKind::Assigns(name) => format!("assigns {name}"),
            EffectKind::Changes(object) => format!("changes {object}"),
            EffectKind::Prints => "prints".to_owned(),
            EffectKind::Asks => "asks".to_owned(),
            EffectKind::Calls(name) => format!("calls {name}"),
        };
        by.map_or(kind.clone(), |by| format!("{by} {kind}"))
    }

    #[test]
    fn effects_are_told_from_the_text() {
        let check = |expression: &str, expected: &str| {
            assert_eq!(told(expression, None), expected, "{expression}");
        };
        for pure in [
            "len(xs) > 3",
            "sorted(xs)[0]",
            "xs.index(2) + d.get('a', 0)",
            "sum(x for x in xs)",
            "xs[:].pop()",
            "sorted(xs).pop()",
            "xs +",
            "",
        ] {
            check(pure, "none");
        }
        check("(n := 5) > 3", "assigns n");
        check("xs.append(1)", "changes xs");
        check("self.items[0].sort()", "changes self.items[0]");
        check("1 + max(d.pop('a'), 2)", "changes d");
        check("print(x)", "prints");
        check("int(input())", "asks");
        check("next(it)", "changes it");
        check("heapq.heappop(queue)", "changes queue");
        check("[print(x) for x in xs]", "prints");
        check("exec('x = 1')", "calls exec");
        check("log.print(x)", "none");
        // Nothing is known of a function without its program.
        check("count()", "none");
    }

    #[test]
    fn functions_of_the_program_are_looked_into() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |expression: &str, expected: &str| {
            assert_eq!(told(expression, Some(&program)), expected, "{expression}");
        };
        check("count()", "count assigns total");
        check("again(2)", "again assigns total");
        check("show(1)", "show prints");
        check("account.deposit(5)", "deposit changes self.balance");
        check("account.doubled()", "none");
        check("drop(xs)", "drop changes same");
        // What is made by the call is nobody else's.
        check("Account(5)", "none");
        check("Account(5).deposit(2)", "none");
        check("squares(xs)", "none");
        check("endless(3)", "none");
        check("each(xs)", "none");
    }
}
