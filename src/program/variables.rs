//! Which variables the frames of a definition can have: its parameters and the names that its statements bind.

use ruff_python_ast::visitor::{Visitor, walk_except_handler, walk_expr, walk_pattern, walk_stmt};
use ruff_python_ast::{Comprehension, ExceptHandler, Expr, ExprContext, Parameters, Pattern, Stmt};
use ruff_text_size::Ranged;

use super::Positions;

/// A variable of a definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// The first line that binds it; for a parameter the line of the function's first statement or decorator.
    pub line: u32,
    /// Whether the caller gives it.
    pub is_parameter: bool,
}

/// The variables of a body, each once, parameters first. Imports, functions and classes are not among them, since states
/// do not show those under their own names, nor are names that the body declares as `global` or `nonlocal`.
pub(super) fn variables(
    positions: &Positions,
    first: u32,
    parameters: Option<&Parameters>,
    body: &[Stmt],
) -> Vec<Variable> {
    let mut collector = Collector {
        positions,
        found: Vec::new(),
        foreign: Vec::new(),
    };
    for parameter in parameters.iter().flat_map(|parameters| parameters.iter()) {
        collector.add(parameter.name().as_str(), first, true);
    }
    collector.visit_body(body);
    let foreign = collector.foreign;
    collector
        .found
        .retain(|variable| !foreign.contains(&variable.name));
    collector.found
}

struct Collector<'p> {
    positions: &'p Positions,
    found: Vec<Variable>,
    /// Declared to belong to another frame.
    foreign: Vec<String>,
}

impl Collector<'_> {
    fn add(&mut self, name: &str, line: u32, is_parameter: bool) {
        if !self.found.iter().any(|variable| variable.name == name) {
            self.found.push(Variable {
                name: name.to_owned(),
                line,
                is_parameter,
            });
        }
    }

    fn bind(&mut self, name: &ruff_python_ast::Identifier) {
        let line = self.positions.line(name.start().to_usize());
        self.add(name.as_str(), line, false);
    }
}

impl<'a> Visitor<'a> for Collector<'_> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        match stmt {
            // Their bodies are frames of their own.
            Stmt::FunctionDef(_) | Stmt::ClassDef(_) => {}
            Stmt::Global(global) => self
                .foreign
                .extend(global.names.iter().map(|name| name.to_string())),
            Stmt::Nonlocal(nonlocal) => {
                self.foreign
                    .extend(nonlocal.names.iter().map(|name| name.to_string()));
            }
            _ => walk_stmt(self, stmt),
        }
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Lambda(_) => {}
            Expr::Name(name) if name.ctx == ExprContext::Store => {
                let line = self.positions.line(name.start().to_usize());
                self.add(name.id.as_str(), line, false);
            }
            _ => walk_expr(self, expr),
        }
    }

    /// The variables of a comprehension are not the frame's.
    fn visit_comprehension(&mut self, comprehension: &'a Comprehension) {
        self.visit_expr(&comprehension.iter);
    }

    fn visit_except_handler(&mut self, handler: &'a ExceptHandler) {
        let ExceptHandler::ExceptHandler(one) = handler;
        if let Some(name) = &one.name {
            self.bind(name);
        }
        walk_except_handler(self, handler);
    }

    fn visit_pattern(&mut self, pattern: &'a Pattern) {
        let name = match pattern {
            Pattern::MatchAs(capture) => &capture.name,
            Pattern::MatchStar(star) => &star.name,
            Pattern::MatchMapping(mapping) => &mapping.rest,
            _ => &None,
        };
        if let Some(name) = name {
            self.bind(name);
        }
        walk_pattern(self, pattern);
    }
}

#[cfg(test)]
mod tests {
    use crate::program::Program;

    #[test]
    fn a_definition_has_its_parameters_and_what_it_binds() {
        let source = "\
import math
def f(a, /, b=1, *rest, key, **more):
    global seen
    seen = total = 0
    for i, (x, y) in rest:
        total += (z := x)
    squares = [q * q for q in rest]
    try:
        with open(a) as file:
            k = lambda w: w
    except ValueError as error:
        pass
    match key:
        case [first, *others]:
            del first
    def inner():
        hidden = 1
class C:
    size = 3
seen = f(1)
";
        let program = Program::parse(source).unwrap();
        let check = |name: &str, expected: &str| {
            let definition = program
                .definitions()
                .iter()
                .find(|definition| definition.name == name)
                .unwrap();
            let found: Vec<String> = definition
                .variables
                .iter()
                .map(|variable| {
                    format!(
                        "{}{}",
                        variable.name,
                        if variable.is_parameter { "*" } else { "" }
                    )
                })
                .collect();
            assert_eq!(found.join(" "), expected);
        };
        check("<module>", "seen");
        check(
            "f",
            "a* b* rest* key* more* total i x y z squares file k error first others",
        );
        check("C", "size");
        check("inner", "hidden");
        let line = |name: &str| {
            let variables = &program.definitions()[1].variables;
            variables
                .iter()
                .find(|variable| variable.name == name)
                .map(|variable| variable.line)
        };
        assert_eq!(
            (line("a"), line("x"), line("file")),
            (Some(2), Some(5), Some(9))
        );
    }
}
