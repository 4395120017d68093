//! Which lines can wait for a call of which definition, as far as the program's text can tell: most functions are called only by
//! lines that name them.
//!
//! What CPython can do is never left out. Operators call special methods, the library calls what it was given, and what a state
//! shows as one line may have called something that is not shown; so a function counts as called by its name alone only
//! where nothing else in the program can get hold of it.

use std::collections::{HashMap, HashSet};

use crate::visitor::{Visitor, walk_decorator, walk_expr, walk_stmt};
use ruff_python_ast::{Decorator, Expr, MatchCase, Stmt, StmtClassDef};

use crate::program::{Definition, DefinitionKind, Program, is_dunder, is_identifier, mentions};

/// Names by which a program can reach functions without writing theirs, or have them called at any time.
const REACHING: [&str; 22] = [
    "__dict__",
    "__getattr__",
    "__getattribute__",
    "__import__",
    "attrgetter",
    "compile",
    "doctest",
    "eval",
    "exec",
    "gc",
    "getattr",
    "globals",
    "importlib",
    "inspect",
    "locals",
    "methodcaller",
    "modules",
    "runpy",
    "signal",
    "sys",
    "unittest",
    "vars",
];

/// Names with which objects run code when they are dropped: any line can drop one.
const DROPPING: [&str; 3] = ["__del__", "finalize", "weakref"];

/// Modules that call methods of objects only if they are special, or were handed over.
const MODEST: [&str; 7] = [
    "abc",
    "dataclasses",
    "functools",
    "itertools",
    "math",
    "random",
    "typing",
];

/// Methods that built-in functions and displays call by these names: `print(file=…)`, `dict(…)`, `input()`.
const ASKED: [&str; 4] = ["flush", "keys", "readline", "write"];

/// What can call a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Called {
    /// Lines that name it.
    ByName,
    /// Lines that compute anything.
    Asked,
    /// Any line.
    Anywhere,
    /// The class statement: it is a class's body.
    AsBody,
}

/// What can call each definition of a program.
#[derive(Clone, Debug)]
pub(super) struct Callers {
    /// By the definition's line.
    called: HashMap<u32, Called>,
    /// The lines of class bodies: a metaclass may be asked for whatever they bind.
    of_classes: HashSet<u32>,
}

impl Callers {
    pub fn of(program: &Program) -> Callers {
        let mut uses = Uses::new(program);
        uses.visit_body(program.body());
        let functions = program.definitions().iter();
        let called = functions.map(|one| (one.line, uses.called(one))).collect();
        let classes = program.definitions().iter();
        let classes = classes.filter(|one| one.kind == DefinitionKind::Class);
        Callers {
            called,
            of_classes: classes.flat_map(|one| program.lines_of(one)).collect(),
        }
    }

    /// Whether a frame of that program which waits at a line can wait for one of this definition.
    pub fn can_call(&self, program: &Program, line: u32, definition: &Definition) -> bool {
        let text = match program.line(line) {
            Some(line) => line.text.as_str(),
            None => return true,
        };
        match self.called.get(&definition.line) {
            Some(Called::ByName) => mentions(text, &definition.name),
            Some(Called::Asked) => !is_inert(text) || self.of_classes.contains(&line),
            Some(Called::AsBody) => (definition.first..=definition.line).contains(&line),
            Some(Called::Anywhere) | None => true,
        }
    }
}

/// What a program does with its functions besides calling them by their names.
struct Uses<'p> {
    program: &'p Program,
    /// Names that stand for more than what is called there and then.
    handed_on: HashSet<String>,
    /// Whether code that is not shown can call functions by their names.
    open: bool,
    /// Whether objects can run code when they are dropped.
    drops: bool,
    /// Whether a module of the library can call methods by their names.
    imports: bool,
    /// Whether a class is made from one of the library, whose methods may call its own.
    inherits: bool,
    /// Whether what is visited runs in another line than its own, or does not say in which.
    elsewhere: bool,
}

impl<'p> Uses<'p> {
    fn new(program: &'p Program) -> Uses<'p> {
        let has = |names: &[&str]| {
            let mut identifiers = program.identifiers().iter();
            identifiers.any(|one| names.contains(&one.as_str()))
        };
        let scopes = || program.definitions().iter().map(|one| &one.scope);
        let unknown = |name: &String| {
            scopes().any(|scope| scope.reads_foreign(name))
                && !scopes().any(|scope| scope.names().any(|bound| bound == name))
        };
        Uses {
            program,
            handed_on: HashSet::new(),
            open: has(&REACHING) || program.identifiers().iter().any(unknown),
            drops: has(&DROPPING),
            imports: false,
            inherits: false,
            elsewhere: false,
        }
    }

    /// What can call a definition.
    fn called(&self, one: &Definition) -> Called {
        if one.kind == DefinitionKind::Class {
            return Called::AsBody;
        }
        let line = |number: u32| self.program.line(number);
        let asynchronous = line(one.line).is_some_and(|line| line.text.starts_with("async "));
        let lines = || self.program.lines_of(one).into_iter();
        let goes_on = lines().any(|number| line(number).is_some_and(|line| line.waits()));
        if self.drops || asynchronous || goes_on {
            return Called::Anywhere;
        }
        let decorated = one.first != one.line;
        let method = self.is_method(one)
            && (self.imports || self.inherits || ASKED.contains(&one.name.as_str()));
        match self.open || decorated || method {
            true => Called::Asked,
            false if is_dunder(&one.name) || self.handed_on.contains(&one.name) => Called::Asked,
            false => Called::ByName,
        }
    }

    fn is_method(&self, one: &Definition) -> bool {
        let around = self.program.definitions().iter();
        let around = around.filter(|other| other.line != one.line && other.contains(one.line));
        around
            .max_by_key(|other| other.line)
            .is_some_and(|other| other.kind == DefinitionKind::Class)
    }

    /// Visits what does not run where it is written.
    fn elsewhere(&mut self, visit: impl FnOnce(&mut Self)) {
        let outer = std::mem::replace(&mut self.elsewhere, true);
        visit(self);
        self.elsewhere = outer;
    }

    fn hand_on(&mut self, name: &str) {
        self.handed_on.insert(name.to_owned());
    }

    /// Whether a class is made only from such as call none of its methods by name.
    fn is_plain(&self, class: &StmtClassDef) -> bool {
        let plain = |base: &Expr| match base {
            Expr::Name(name) => {
                let name = name.id.as_str();
                let mut own = self.program.definitions().iter();
                matches!(name, "object" | "ABC" | "Exception")
                    || own.any(|one| one.kind == DefinitionKind::Class && one.name == name)
            }
            _ => false,
        };
        let arguments = class.arguments.as_ref();
        arguments.is_none_or(|given| given.keywords.is_empty() && given.args.iter().all(plain))
    }
}

impl<'a> Visitor<'a> for Uses<'_> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        let modest = |module: &str| MODEST.contains(&module);
        match stmt {
            Stmt::Import(import) => {
                let mut names = import.names.iter();
                self.imports |= !names.all(|alias| modest(alias.name.as_str()));
            }
            Stmt::ImportFrom(import) => {
                let module = import.module.as_ref();
                self.imports |= !module.is_some_and(|module| modest(module.as_str()));
            }
            Stmt::ClassDef(class) => self.inherits |= !self.is_plain(class),
            _ => {}
        }
        walk_stmt(self, stmt);
    }

    /// A decorator's call is shown at the first one's line.
    fn visit_decorator(&mut self, decorator: &'a Decorator) {
        self.elsewhere(|uses| walk_decorator(uses, decorator));
    }

    /// What a case asks may be shown at the line of its `match`.
    fn visit_match_case(&mut self, case: &'a MatchCase) {
        self.elsewhere(|uses| {
            uses.visit_pattern(&case.pattern);
            if let Some(guard) = &case.guard {
                uses.visit_expr(guard);
            }
        });
        self.visit_body(&case.body);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Call(call) if !self.elsewhere => {
                match &*call.func {
                    Expr::Name(_) => {}
                    Expr::Attribute(attribute) => self.visit_expr(&attribute.value),
                    other => self.visit_expr(other),
                }
                self.visit_arguments(&call.arguments);
                return;
            }
            Expr::Name(name) => self.hand_on(name.id.as_str()),
            Expr::Attribute(attribute) => self.hand_on(attribute.attr.as_str()),
            // A name in a text can be looked up.
            Expr::StringLiteral(text) => {
                let words = text.value.to_str();
                let words = words.split(|c: char| c != '_' && !c.is_alphanumeric());
                self.handed_on.extend(words.map(str::to_owned));
            }
            // Their bodies run where they are called, or gone through.
            Expr::Lambda(_) | Expr::Generator(_) => {
                self.elsewhere(|uses| walk_expr(uses, expr));
                return;
            }
            _ => {}
        }
        walk_expr(self, expr);
    }
}

/// Whether a statement computes nothing: it binds or returns a name or a constant.
fn is_inert(text: &str) -> bool {
    let plain = |part: &str| {
        let constant = matches!(part, "None" | "True" | "False");
        let number = part.starts_with(|first: char| first.is_ascii_digit())
            && part
                .chars()
                .all(|one| one.is_ascii_alphanumeric() || one == '.');
        let inside = ['\'', '"'].into_iter().find_map(|quote| {
            let inside = part.strip_prefix(quote)?.strip_suffix(quote)?;
            (!inside.contains(quote)).then_some(())
        });
        constant || number || inside.is_some() || is_identifier(part)
    };
    let declares = text.starts_with("global ") || text.starts_with("nonlocal ");
    let passes = matches!(text, "pass" | "break" | "continue" | "return" | "try:");
    let rest = text.strip_prefix("return ").unwrap_or(text);
    passes || declares || rest.split('=').all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of a program that can wait for a call of the definition in line `of`.
    fn lines(source: &str, of: u32) -> Vec<u32> {
        let program = Program::parse(source).unwrap();
        let callers = Callers::of(&program);
        let definition = program.definition(of).unwrap();
        let lines = program.lines_with_code().iter().copied();
        lines
            .filter(|line| callers.can_call(&program, *line, definition))
            .collect()
    }

    #[test]
    fn a_function_is_called_by_lines_that_name_it() {
        let check = |source: &str, of: u32, expected: &[u32]| {
            assert_eq!(lines(source, of), expected, "{source}");
        };
        let twice = "def twice(n):\n    m = n + n\n    return m\n";
        check(
            &format!("{twice}a = 1\nb = twice(a)\nc = a + b\nprint(c)\n"),
            1,
            &[1, 5],
        );
        check(
            &format!("{twice}a = [twice(x) for x in [1]]\nprint(f'{{twice(1)}}')\n"),
            1,
            &[1, 4, 5],
        );
        // What is handed on can be called by whatever computes something.
        check(
            &format!("{twice}a = map(twice, [1])\nb = 1\nfor c in a:\n    b = c\n"),
            1,
            &[1, 2, 4, 6],
        );
        check(
            &format!("{twice}f = lambda: twice(1)\ng = f\nf()\n"),
            1,
            &[1, 2, 4, 6],
        );
        check(
            &format!("{twice}g = (twice(x) for x in [1])\nb = 1\nsum(g)\n"),
            1,
            &[1, 2, 4, 6],
        );
        check(
            &format!("{twice}name = 'twice'\nb = g = name\neval(name + '(1)')\n"),
            1,
            &[1, 2, 6],
        );
        // A part of the program that is not shown may call it.
        check(&format!("{twice}b = 1\napply_all()\n"), 1, &[1, 2, 5]);
        // A decorator's call is shown at the line of the first one.
        let wraps = "def wraps(n):\n    return print\n@staticmethod\n@wraps(1)\ndef f(): pass\n";
        check(wraps, 1, &[1, 3, 4, 5]);
    }

    #[test]
    fn methods_are_called_by_lines_that_may_ask_an_object() {
        let check = |source: &str, of: u32, expected: &[u32]| {
            assert_eq!(lines(source, of), expected, "{source}");
        };
        let class = |name: &str, before: &str| {
            format!(
                "{before}class A:\n    def {name}(self, *rest):\n        return 1\na = A()\nb = a\nc = b + a\nb.{name}()\n"
            )
        };
        check(&class("add", ""), 2, &[2, 7]);
        check(&class("__add__", ""), 2, &[1, 2, 4, 6, 7]);
        check(&class("__del__", ""), 2, &[1, 2, 3, 4, 5, 6, 7]);
        check(&class("write", ""), 2, &[1, 2, 4, 6, 7]);
        check(&class("add", "import math\n"), 3, &[3, 8]);
        check(&class("add", "import json\n"), 3, &[1, 2, 3, 5, 7, 8]);
        let read = "class A:\n    @property\n    def size(self):\n        return 1\na = A()\nb = 2\nc = a.size\n";
        check(read, 3, &[1, 2, 3, 5, 7]);
        let library =
            "class A(Base):\n    x = 1\n    def add(self):\n        return 1\ny = 1\nprint(A())\n";
        check(library, 3, &[1, 2, 3, 6]);
        // A class's body is run by its statement alone.
        check("class A:\n    x = 1\nprint(A())\n", 1, &[1]);
    }

    #[test]
    fn what_waits_can_go_on_anywhere() {
        let source = "def g():\n    yield 1\na = g()\na = None\nfor b in g():\n    pass\n";
        assert_eq!(lines(source, 1), [1, 2, 3, 4, 5, 6]);
    }

    #[test]
    fn a_statement_that_binds_what_there_is_computes_nothing() {
        let check = |text: &str, expected: bool| assert_eq!(is_inert(text), expected, "{text}");
        for text in [
            "pass",
            "x=1",
            "x=y",
            "x=y='a b'",
            "return",
            "return x",
            "return None",
            "global x",
            "x=1.5e3",
        ] {
            check(text, true);
        }
        for text in [
            "x=-y",
            "x==y",
            "x+=1",
            "x=f'{y}'",
            "x=y.z",
            "x[0]=1",
            "return x+1",
            "if x:",
            "x='a'+y+'b'",
            "del x",
            "x=1;f()",
            "import x",
            "x=y==z",
        ] {
            check(text, false);
        }
    }
}
