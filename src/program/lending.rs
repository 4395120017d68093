//! Lists, dictionaries and sets that nothing else holds: where a name only ever stands for a new one, and all that is done with it lends it for
//! the moment (`path.pop()`, `result.append(path[:])`, `len(path)`, `go(path)` of a function that does no more), what it stands for is in no other
//! list. That tells what stays where it changes: backtracking keeps copies of a list that looks like one of them.

use crate::visitor::{Visitor, walk_expr, walk_stmt};
use ruff_python_ast::{
    Comprehension, Expr, ExprCall, InterpolatedStringElement, Stmt, StmtFunctionDef,
};
use ruff_text_size::Ranged;

use super::classes::parsed;
use super::positions::Positions;
use super::{Definition, DefinitionKind, Program};
use crate::quiz::PythonValue;
use crate::state::{AliasName, State};

/// Functions of Python's that keep nothing of what they are given but its items.
const LENT_TO: [&str; 18] = [
    "all",
    "any",
    "bool",
    "dict",
    "frozenset",
    "id",
    "isinstance",
    "len",
    "list",
    "max",
    "min",
    "print",
    "repr",
    "set",
    "sorted",
    "str",
    "sum",
    "tuple",
];

/// Methods that take only the items of what they are given.
const TAKING_ITEMS: [&str; 4] = ["extend", "join", "update", "union"];

/// Functions of Python's that make something new.
const MAKING: [&str; 8] = [
    "Counter",
    "OrderedDict",
    "defaultdict",
    "deque",
    "dict",
    "list",
    "set",
    "sorted",
];

/// Functions that are followed into at most.
const DEEPEST: usize = 8;

impl Program {
    /// Whether the list, dictionary or set that a local has is surely in no other object.
    pub fn is_held_by_names(&self, at: &State, local: &AliasName) -> bool {
        let text = |one: &AliasName| at.frames.get(one.frame)?.known(&one.name);
        let container = |text: &str| {
            matches!(
                PythonValue::read(text),
                Ok(PythonValue::List(_) | PythonValue::Dict(_) | PythonValue::Set { .. })
            )
        };
        let Some(groups) = at
            .aliases
            .as_ref()
            .filter(|_| text(local).is_some_and(container))
        else {
            return false;
        };
        let alone = vec![local.clone()];
        let group = groups.iter().find(|group| group.contains(local));
        let mut done: Vec<(u32, &str)> = Vec::new();
        for one in group.unwrap_or(&alone) {
            let frame = at.frames.get(one.frame);
            let own = frame.and_then(|frame| self.definition_at(&frame.function, frame.line));
            let Some(own) = own else { return false };
            let owner = self.capturing(own, &one.name).unwrap_or(own);
            let mut variables = owner.scope.variables.iter();
            let Some(variable) = variables.find(|variable| variable.name == one.name) else {
                return false;
            };
            // What a parameter is given has a name below, or is made for it.
            let lower = || group.is_some_and(|all| all.iter().any(|other| other.frame < one.frame));
            if variable.is_parameter && !lower() && !self.is_given_anew(at, one, own) {
                return false;
            }
            let of = (owner.line, one.name.as_str());
            if !done.contains(&of) {
                if !self.only_lends(owner, &one.name, !variable.is_parameter) {
                    return false;
                }
                done.push(of);
            }
        }
        true
    }

    /// Whether a function puts what a name of its stands for into nothing else; `returns`: whether it may return it.
    pub(super) fn only_lends(&self, function: &Definition, name: &str, returns: bool) -> bool {
        let mut functions = Functions {
            positions: Positions::new(&self.text),
            found: Vec::new(),
        };
        functions.visit_body(self.body());
        let mut uses = Uses {
            program: self,
            functions: &functions.found,
            name,
            returns,
            inside: 0,
            done: Vec::new(),
            lost: false,
        };
        match function.kind {
            DefinitionKind::Module => uses.visit_body(self.body()),
            _ => uses.follow(function.line),
        }
        !uses.lost
    }

    /// Whether the call that has entered a frame gives a parameter of it something new.
    fn is_given_anew(&self, at: &State, parameter: &AliasName, function: &Definition) -> bool {
        let caller = parameter.frame.checked_sub(1);
        let line = caller.and_then(|caller| self.line(at.frames.get(caller)?.line));
        let Some(module) = line.and_then(|line| parsed(&line.text)) else {
            return false;
        };
        let mut calls = CallsOf {
            name: &function.name,
            found: Vec::new(),
        };
        calls.visit_body(&module.syntax().body);
        let [call] = calls.found.as_slice() else {
            return false;
        };
        let mut parameters = function.scope.variables.iter();
        let place = parameters.position(|one| one.name == parameter.name);
        let mut named = call.arguments.keywords.iter();
        let named = named.find(|one| one.arg.as_ref().is_some_and(|arg| **arg == *parameter.name));
        let given = match named {
            Some(named) => Some(&named.value),
            None => place.and_then(|place| call.arguments.args.get(place)),
        };
        let starred = call.arguments.args.iter().any(Expr::is_starred_expr);
        given.is_some_and(|given| !starred && self.makes_anew(given))
    }

    /// Whether an expression makes a new list, dictionary or set.
    pub(super) fn makes_anew(&self, expr: &Expr) -> bool {
        match expr {
            Expr::List(_) | Expr::Dict(_) | Expr::Set(_) | Expr::BinOp(_) => true,
            Expr::ListComp(_) | Expr::DictComp(_) | Expr::SetComp(_) => true,
            Expr::Subscript(item) => item.slice.is_slice_expr(),
            Expr::Call(call) => match &*call.func {
                Expr::Name(name) => !self.binds(&name.id) && MAKING.contains(&name.id.as_str()),
                Expr::Attribute(method) => matches!(method.attr.as_str(), "copy" | "split"),
                _ => false,
            },
            _ => false,
        }
    }
}

/// All functions of a program, with the lines of their names.
struct Functions<'a> {
    positions: Positions,
    found: Vec<(u32, &'a StmtFunctionDef)>,
}

impl<'a> Visitor<'a> for Functions<'a> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if let Stmt::FunctionDef(function) = stmt {
            let line = self.positions.line(usize::from(function.name.start()));
            self.found.push((line, function));
        }
        walk_stmt(self, stmt);
    }
}

/// Finds the calls of a function by its name.
struct CallsOf<'n, 'a> {
    name: &'n str,
    found: Vec<&'a ExprCall>,
}

impl<'a> Visitor<'a> for CallsOf<'_, 'a> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        if let Expr::Call(call) = expr
            && call
                .func
                .as_name_expr()
                .is_some_and(|name| name.id == *self.name)
        {
            self.found.push(call);
        }
        walk_expr(self, expr);
    }
}

/// Looks for a use of a name by which something else gets hold of what it stands for, or the name of what has others.
struct Uses<'a, 'p> {
    program: &'p Program,
    functions: &'a [(u32, &'a StmtFunctionDef)],
    name: &'a str,
    /// Whether the function that the name is of may return it.
    returns: bool,
    /// How many functions within that are being looked at.
    inside: usize,
    /// The functions, and their parameters, that have been looked into, and whether what they return was for nobody.
    done: Vec<(u32, String, bool)>,
    lost: bool,
}

impl<'a> Uses<'a, '_> {
    /// Looks into a function.
    fn follow(&mut self, line: u32) {
        let mut all = self.functions.iter();
        match all.find(|(own, _)| *own == line) {
            Some((_, function)) => self.visit_body(&function.body),
            None => self.lost = true,
        }
    }

    fn is_it(&self, expr: &Expr) -> bool {
        expr.as_name_expr()
            .is_some_and(|name| name.id == *self.name)
    }

    /// Visits an expression that may be the name itself.
    fn lend(&mut self, expr: &'a Expr) {
        if !self.is_it(expr) {
            self.visit_expr(expr);
        }
    }

    /// Visits what is asked for true or false.
    fn test(&mut self, expr: &'a Expr) {
        match expr {
            Expr::BoolOp(all) => all.values.iter().for_each(|one| self.test(one)),
            Expr::UnaryOp(one) => self.test(&one.operand),
            expr => self.lend(expr),
        }
    }

    /// Visits what is returned.
    fn leave(&mut self, expr: &'a Expr) {
        match expr {
            Expr::If(choice) => {
                self.test(&choice.test);
                self.leave(&choice.body);
                self.leave(&choice.orelse);
            }
            Expr::Tuple(tuple) => tuple.elts.iter().for_each(|one| self.leave(one)),
            expr if self.returns && self.inside == 0 => self.lend(expr),
            expr => self.visit_expr(expr),
        }
    }

    /// Visits a target and what it gets.
    fn bind(&mut self, target: &'a Expr, value: &'a Expr) {
        match (target, value) {
            (Expr::Tuple(targets), Expr::Tuple(values)) if targets.len() == values.len() => {
                for (target, value) in targets.elts.iter().zip(&values.elts) {
                    self.bind(target, value);
                }
            }
            (target, value) if self.is_it(target) => {
                self.lost |= !self.program.makes_anew(value);
                self.visit_expr(value);
            }
            (target, value) => {
                self.visit_expr(value);
                self.visit_expr(target);
            }
        }
    }

    /// Visits the arguments of a call; `dropped`: whether what it gives is for nobody.
    fn give(&mut self, call: &'a ExprCall, dropped: bool) {
        let arguments = &call.arguments;
        let keeps_nothing = match &*call.func {
            Expr::Name(name) => {
                // The greatest of several is one of them.
                let chooses = matches!(name.id.as_str(), "max" | "min") && arguments.args.len() > 1;
                !self.program.binds(&name.id) && LENT_TO.contains(&name.id.as_str()) && !chooses
            }
            Expr::Attribute(method) => {
                let mut own = self.program.definitions.iter();
                TAKING_ITEMS.contains(&method.attr.as_str())
                    && !own.any(|one| one.name == method.attr.as_str())
            }
            _ => false,
        };
        let function = call
            .func
            .as_name_expr()
            .and_then(|name| self.function(&name.id));
        let starred = arguments.args.iter().any(Expr::is_starred_expr);
        for (place, given) in arguments.args.iter().enumerate() {
            match function.filter(|_| self.is_it(given) && !starred) {
                Some((line, function)) => {
                    let parameter = function.parameters.iter_non_variadic_params().nth(place);
                    self.hand(
                        line,
                        parameter.map(|one| one.parameter.name.as_str()),
                        dropped,
                    );
                }
                None if keeps_nothing => self.lend(given),
                None => self.visit_expr(given),
            }
        }
        for keyword in &arguments.keywords {
            match (
                function.filter(|_| self.is_it(&keyword.value)),
                &keyword.arg,
            ) {
                (Some((line, _)), Some(name)) => self.hand(line, Some(name.as_str()), dropped),
                _ => self.visit_expr(&keyword.value),
            }
        }
    }

    /// The only function of the program that has a name, which nothing else has.
    fn function(&self, name: &str) -> Option<(u32, &'a StmtFunctionDef)> {
        let binds = |one: &Definition| one.scope.variables.iter().any(|own| own.name == name);
        let mut named = self.functions.iter().filter(|(_, one)| *one.name == *name);
        let (line, function) = named.next().filter(|_| named.next().is_none())?;
        let plain = function.decorator_list.is_empty() && !function.is_async;
        let known = self.program.definition(*line)?;
        let plain = plain && !self.program.is_method(known) && !self.program.is_generator(known);
        let bound = self.program.definitions.iter().any(binds);
        (plain && !bound).then_some((*line, function))
    }

    /// Looks at what a function does with what it is given; `dropped`: whether nobody gets what it returns.
    fn hand(&mut self, line: u32, parameter: Option<&'a str>, dropped: bool) {
        let Some(parameter) = parameter.filter(|_| self.done.len() < DEEPEST) else {
            self.lost = true;
            return;
        };
        let of = (line, parameter.to_owned(), dropped);
        if self.done.contains(&of) {
            return;
        }
        self.done.push(of);
        let mut uses = Uses {
            name: parameter,
            returns: dropped,
            inside: 0,
            done: std::mem::take(&mut self.done),
            ..*self
        };
        uses.follow(line);
        self.lost |= uses.lost;
        self.done = uses.done;
    }
}

impl<'a> Visitor<'a> for Uses<'a, '_> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        match stmt {
            Stmt::FunctionDef(function) => {
                let mut all = self.functions.iter();
                let line = all.find(|(_, one)| one.name.range == function.name.range);
                let known = line.and_then(|(line, _)| self.program.definition(*line));
                // What has the name there is something else.
                let own = known.is_some_and(|one| one.scope.names().any(|own| own == self.name));
                if !own {
                    self.inside += 1;
                    walk_stmt(self, stmt);
                    self.inside -= 1;
                }
            }
            Stmt::Return(returned) => returned.value.iter().for_each(|one| self.leave(one)),
            Stmt::Assign(assign) => {
                let values = assign.targets.iter();
                values.for_each(|target| self.bind(target, &assign.value));
            }
            Stmt::AnnAssign(assign) => {
                let value = assign.value.iter();
                value.for_each(|value| self.bind(&assign.target, value));
            }
            Stmt::AugAssign(assign) => {
                self.lend(&assign.target);
                self.lend(&assign.value);
            }
            Stmt::For(repeated) => {
                self.visit_expr(&repeated.target);
                self.lend(&repeated.iter);
                self.visit_body(&repeated.body);
                self.visit_body(&repeated.orelse);
            }
            Stmt::While(repeated) => {
                self.test(&repeated.test);
                self.visit_body(&repeated.body);
                self.visit_body(&repeated.orelse);
            }
            Stmt::If(branch) => {
                self.test(&branch.test);
                self.visit_body(&branch.body);
                for clause in &branch.elif_else_clauses {
                    clause.test.iter().for_each(|test| self.test(test));
                    self.visit_body(&clause.body);
                }
            }
            Stmt::Expr(statement) if let Expr::Call(call) = &*statement.value => {
                self.visit_expr(&call.func);
                self.give(call, true);
            }
            stmt => walk_stmt(self, stmt),
        }
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Name(_) => self.lost |= self.is_it(expr),
            Expr::Attribute(attribute) => self.lend(&attribute.value),
            Expr::Subscript(item) => {
                self.lend(&item.value);
                self.visit_expr(&item.slice);
            }
            Expr::Starred(starred) => self.lend(&starred.value),
            Expr::Compare(compared) => {
                self.lend(&compared.left);
                compared.comparators.iter().for_each(|one| self.lend(one));
            }
            Expr::BinOp(operation) => {
                self.lend(&operation.left);
                self.lend(&operation.right);
            }
            Expr::UnaryOp(_) => self.test(expr),
            Expr::If(choice) => {
                self.test(&choice.test);
                self.visit_expr(&choice.body);
                self.visit_expr(&choice.orelse);
            }
            Expr::Call(call) => {
                self.visit_expr(&call.func);
                self.give(call, false);
            }
            expr => walk_expr(self, expr),
        }
    }

    fn visit_comprehension(&mut self, comprehension: &'a Comprehension) {
        self.visit_expr(&comprehension.target);
        self.lend(&comprehension.iter);
        comprehension.ifs.iter().for_each(|test| self.test(test));
    }

    fn visit_interpolated_string_element(&mut self, element: &'a InterpolatedStringElement) {
        if let InterpolatedStringElement::Interpolation(shown) = element {
            self.lend(&shown.expression);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_lent_for_the_moment_is_in_nothing_else() {
        let check = |line: &str, expected: bool| {
            let source = format!(
                "def f(n):\n    path = []\n    out = []\n    def go(k):\n        {line}\n    go(n)\n    return path\n\
                 def length(xs):\n    return len(xs)\ndef same(xs):\n    return xs\ndef keep(xs, ys):\n    ys.append(xs)\nf(1)\n"
            );
            let program = Program::parse(&source).unwrap();
            let function = program.definition(1).unwrap();
            assert_eq!(
                program.only_lends(function, "path", true),
                expected,
                "{line}"
            );
        };
        check("path.append(k)", true);
        check("out.append(path[:])", true);
        check("out.append(list(path)); path.pop()", true);
        check("out.append(path + [k])", true);
        check("out.extend(path)", true);
        check("if path and k in path: return length(path)", true);
        check("print(f'{path}', *path)", true);
        check("for x in path: out.append(x)", true);
        check("out.append(max(path))", true);
        check("keep(out, path)", true);
        check("same(path)", true);
        check("out.append(same(path))", false);
        // What takes it, or may.
        check("out.append(path)", false);
        check("out.append((k, path))", false);
        check("out[0] = path", false);
        check("out.append(max(path, [k]))", false);
        check("return path", false);
        check("keep(path, out)", false);
        check("other(path)", false);
        check("same = path", false);
        check("nonlocal path; path = out", false);
    }
}
