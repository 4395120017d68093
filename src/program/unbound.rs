//! What surely raises no `NameError`: names that a frame has by then, and the variables of comprehensions and lambdas.

use crate::visitor::{Visitor, walk_elif_else_clause, walk_expr, walk_stmt};
use ruff_python_ast::{
    Alias, Comprehension, ElifElseClause, Expr, ExprDictComp, ExprGenerator, ExprLambda,
    ExprListComp, ExprSetComp, Stmt,
};
use ruff_text_size::Ranged;

use super::positions::Positions;
use super::scope::{is_built_in, variables};
use super::{MODULE, Program, mentions};
use crate::state::{Event, State};

impl Program {
    /// Whether an exception cannot be raised at a state because it says that a name is not defined which is.
    pub fn contradicts(&self, at: &State, message: &str) -> bool {
        unknown_name(message).is_some_and(|name| {
            let (top, lowest) = (at.top(), at.frames.first());
            let mut seen = [top, lowest.filter(|one| one.function == MODULE)]
                .into_iter()
                .flatten();
            seen.any(|frame| frame.known(name).is_some())
                || self.has_name(at, name)
                || is_built_in(name) && !self.binds(name)
                || top.is_some_and(|frame| self.keeps_to_itself(frame.line, name))
        })
    }

    /// Whether a line that is about to run has not the name which an exception says is not defined.
    pub fn lacks_name(&self, at: &State, message: &str) -> bool {
        let line = at.line().filter(|_| at.event == Event::Line);
        let line = line.and_then(|number| self.line(number));
        let name = unknown_name(message);
        line.zip(name).is_some_and(|(line, name)| {
            !mentions(&line.text, name) || !self.reads(line.number, name).any()
        })
    }

    /// Whether the module surely has a name at a state, because a definition or an import that has run binds it.
    fn has_name(&self, at: &State, name: &str) -> bool {
        let Some(line) = at
            .frames
            .first()
            .filter(|frame| frame.function == MODULE)
            .map(|frame| frame.line)
        else {
            return false;
        };
        let imported = |alias: &Alias| {
            let known = alias.asname.as_ref().unwrap_or(&alias.name).as_str();
            known.split('.').next() == Some(name)
        };
        let deleted = self.lines.iter().any(|line| line.text.starts_with("del "));
        let binds = |statement: &Stmt| match statement {
            Stmt::FunctionDef(function) => function.name.as_str() == name,
            Stmt::ClassDef(class) => class.name.as_str() == name,
            Stmt::Import(import) => import.names.iter().any(imported),
            Stmt::ImportFrom(import) => import.names.iter().any(imported),
            _ => false,
        };
        let positions = Positions::new(&self.text);
        let before = |statement: &Stmt| positions.line(statement.start().into()) < line;
        !deleted && self.body().iter().any(|one| binds(one) && before(one))
    }

    /// Whether the statement or header in a line reads a name only where a comprehension or a lambda within it has bound it.
    fn keeps_to_itself(&self, line: u32, name: &str) -> bool {
        let reads = self.reads(line, name);
        reads.within && !reads.free
    }

    fn reads<'n>(&self, line: u32, name: &'n str) -> Reads<'n> {
        let mut reads = Reads {
            name,
            line,
            positions: Positions::new(&self.text),
            here: false,
            bound: false,
            within: false,
            free: false,
        };
        reads.visit_body(self.body());
        reads
    }
}

/// The name that an exception says is not defined.
fn unknown_name(message: &str) -> Option<&str> {
    let name = message.strip_prefix("NameError: name '")?;
    name.strip_suffix("' is not defined")
}

/// How the statement or header in a line reads a name.
struct Reads<'n> {
    name: &'n str,
    line: u32,
    positions: Positions,
    /// Whether what is visited belongs to the line.
    here: bool,
    /// Whether what is visited is within what binds the name.
    bound: bool,
    /// Whether the name is read where it is bound, and where it is not.
    within: bool,
    free: bool,
}

impl<'a> Reads<'_> {
    fn any(&self) -> bool {
        self.within || self.free
    }

    /// Visits a statement or a clause that begins at an offset.
    fn beginning(&mut self, part: &impl Ranged, visit: impl FnOnce(&mut Self)) {
        let here = self.positions.line(part.start().into()) == self.line;
        let outer = std::mem::replace(&mut self.here, here);
        visit(self);
        self.here = outer;
    }

    /// Visits what binds the name, if it `binds` it.
    fn inside(&mut self, binds: bool, visit: impl FnOnce(&mut Self)) {
        let outer = self.bound;
        self.bound |= binds;
        visit(self);
        self.bound = outer;
    }

    fn comprehend(&mut self, generators: &'a [Comprehension], elements: &[&'a Expr]) {
        // What the first `for` goes through is read outside.
        if let Some(first) = generators.first() {
            self.visit_expr(&first.iter);
        }
        let binds = variables(generators).iter().any(|one| one == self.name);
        self.inside(binds, |reads| {
            for (index, generator) in generators.iter().enumerate() {
                if index > 0 {
                    reads.visit_expr(&generator.iter);
                }
                generator.ifs.iter().for_each(|test| reads.visit_expr(test));
            }
            elements.iter().for_each(|one| reads.visit_expr(one));
        });
    }
}

impl<'a> Visitor<'a> for Reads<'_> {
    fn visit_stmt(&mut self, statement: &'a Stmt) {
        self.beginning(statement, |reads| {
            // An operator reads what it sets.
            if let Stmt::AugAssign(assign) = statement
                && let Expr::Name(name) = &*assign.target
            {
                reads.free |= reads.here && name.id.as_str() == reads.name;
            }
            walk_stmt(reads, statement);
        });
    }

    fn visit_elif_else_clause(&mut self, clause: &'a ElifElseClause) {
        self.beginning(clause, |reads| walk_elif_else_clause(reads, clause));
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            // What is only bound, or declared with its type, is not read.
            Expr::Name(one) if self.here && one.id.as_str() == self.name && !one.ctx.is_store() => {
                match self.bound {
                    true => self.within = true,
                    false => self.free = true,
                }
            }
            Expr::ListComp(ExprListComp {
                elt, generators, ..
            })
            | Expr::SetComp(ExprSetComp {
                elt, generators, ..
            })
            | Expr::Generator(ExprGenerator {
                elt, generators, ..
            }) => {
                self.comprehend(generators, &[elt]);
            }
            Expr::DictComp(ExprDictComp {
                key,
                value,
                generators,
                ..
            }) => {
                let elements: Vec<&Expr> = key.iter().chain([value]).map(|one| &**one).collect();
                self.comprehend(generators, &elements);
            }
            Expr::Lambda(ExprLambda {
                parameters, body, ..
            }) => {
                let parameters = parameters.as_deref();
                parameters.iter().for_each(|all| self.visit_parameters(all));
                let binds = parameters.is_some_and(|all| all.includes(self.name));
                self.inside(binds, |reads| reads.visit_expr(body));
            }
            _ => walk_expr(self, expr),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Event, Frame};

    #[test]
    fn what_has_run_has_bound_its_names() {
        let source = "import os.path\nfrom math import pi as circle\nclass Own(ValueError):\n    pass\ndef f(n):\n    return n\nx = f(1)\ndef later():\n    pass\n";
        let program = Program::parse(source).unwrap();
        let at = State {
            event: Event::Line,
            frames: vec![Frame::new(MODULE, 7), Frame::new("f", 6)],
            ..State::start()
        };
        for (name, expected) in [
            ("os", true),
            ("circle", true),
            ("pi", false),
            ("Own", true),
            ("f", true),
            ("later", false),
            ("x", false),
        ] {
            assert_eq!(program.has_name(&at, name), expected, "{name}");
        }
    }

    #[test]
    fn a_comprehension_has_its_variables() {
        let check = |source: &str, line: u32, name: &str, expected: bool| {
            let program = Program::parse(source).unwrap();
            let at = State {
                event: Event::Line,
                frames: vec![Frame::new(MODULE, line)],
                ..State::start()
            };
            let message = format!("NameError: name '{name}' is not defined");
            assert_eq!(program.contradicts(&at, &message), expected, "{source}");
        };
        check("n = sum(k * k for k in range(50))", 1, "k", true);
        check("n = [\n    k\n    for k in 'ab'\n    if k\n]", 1, "k", true);
        check("d = {k: v for k, v in [(1, 2)]}", 1, "v", true);
        check("f = sorted([2, 1], key=lambda k: -k)", 1, "k", true);
        check("if any(k for k in [1]):\n    print(k)", 1, "k", true);
        check("x = [a for b in [[1]] for a in b]", 1, "b", true);
        // Read outside, in another line, or not at all.
        check("if any(k for k in [1]):\n    print(k)", 2, "k", false);
        check("n = [k for k in k]", 1, "k", false);
        check("n = [k for k in [1]] + k", 1, "k", false);
        check("n = [k for j in [1]]", 1, "k", false);
        check("f = lambda k=k: k", 1, "k", false);
        check("n = 1", 1, "k", false);
    }

    #[test]
    fn what_a_line_does_not_read_is_not_missing() {
        let check = |source: &str, name: &str, expected: bool| {
            let program = Program::parse(source).unwrap();
            let at = State {
                event: Event::Line,
                frames: vec![Frame::new(MODULE, 1)],
                ..State::start()
            };
            let message = format!("NameError: name '{name}' is not defined");
            assert_eq!(program.lacks_name(&at, &message), expected, "{source}");
        };
        check("print(len(b'x'))", "b", true);
        check("print(len(b'x'), b)", "b", false);
        check("print(rb'x')", "r", true);
        check("print(x)", "x", false);
        check("print(x)", "y", true);
        check("x: int", "x", true);
        check("x: x", "x", false);
        check("x = 1", "x", true);
        check("x += 1", "x", false);
        check("del x", "x", false);
        check("for x in xs: pass", "x", true);
    }

    #[test]
    fn a_name_with_a_value_is_defined() {
        let program = Program::parse("y = x").unwrap();
        let mut frame = Frame::new(MODULE, 1);
        let locals = [("x".to_owned(), Some("1".to_owned()))];
        frame.locals = Some(locals.into_iter().collect());
        let at = State {
            event: Event::Line,
            frames: vec![frame],
            ..State::start()
        };
        assert!(program.contradicts(&at, "NameError: name 'x' is not defined"));
        assert!(program.contradicts(&at, "NameError: name 'dir' is not defined"));
        assert!(!program.contradicts(&at, "NameError: name 'z' is not defined"));
        assert!(program.lacks_name(&at, "NameError: name 'z' is not defined"));
        assert!(!program.lacks_name(&at, "NameError: name 'x' is not defined"));
    }
}
