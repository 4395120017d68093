//! Functions within a function that are only called there: nothing hands them on, so that a frame of one is entered from a frame of the call of
//! the function around that made it, or of another one which that call made.

use crate::visitor::{Visitor, walk_expr, walk_stmt};
use ruff_python_ast::{Decorator, Expr, ExprName, Stmt};
use ruff_text_size::Ranged;

use super::caches::CACHES;
use super::positions::Positions;
use super::{Definition, DefinitionKind, Program};

impl Program {
    /// The lines of the functions around others which nothing hands on.
    pub(super) fn closed_functions(&self) -> Vec<u32> {
        let is_function = |one: &&Definition| one.kind == DefinitionKind::Function;
        let mut functions = self.definitions.iter().filter(is_function);
        let nested = functions.any(|one| self.functions_around(one).next().is_some());
        if !nested {
            return Vec::new();
        }
        let closed = |around: &&Definition| {
            let inside = |one: &&Definition| one.line != around.line && around.contains(one.line);
            let mut all = self.definitions.iter().filter(inside);
            let names = all.clone().map(|one| one.name.as_str()).collect();
            let mut uses = Uses {
                positions: Positions::new(&self.text),
                around,
                names,
                handed_on: all.any(|one| one.kind == DefinitionKind::Class),
            };
            uses.visit_body(self.body());
            !uses.names.is_empty() && !uses.handed_on
        };
        let functions = self.definitions.iter().filter(is_function);
        functions.filter(closed).map(|one| one.line).collect()
    }
}

/// Looks for what hands on functions by their names.
struct Uses<'p> {
    positions: Positions,
    around: &'p Definition,
    names: Vec<&'p str>,
    handed_on: bool,
}

impl Uses<'_> {
    fn is_inside(&self, place: &impl Ranged) -> bool {
        let line = self.positions.line(usize::from(place.start()));
        self.around.contains(line)
    }

    fn is_one(&self, name: &ExprName) -> bool {
        self.names.contains(&name.id.as_str()) && self.is_inside(name)
    }
}

impl<'a> Visitor<'a> for Uses<'_> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if let Stmt::FunctionDef(function) = stmt
            && self.names.contains(&function.name.as_str())
            && self.is_inside(&function.name)
        {
            let cache = |one: &Decorator| {
                let named = one.expression.as_call_expr().map(|call| &*call.func);
                let name = match named.unwrap_or(&one.expression) {
                    Expr::Name(name) => name.id.as_str(),
                    Expr::Attribute(attribute) => attribute.attr.as_str(),
                    _ => "",
                };
                CACHES.contains(&name)
            };
            self.handed_on |= !function.decorator_list.iter().all(cache);
        }
        walk_stmt(self, stmt);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Name(name) => self.handed_on |= self.is_one(name),
            Expr::Call(call) if call.func.is_name_expr() => {
                self.visit_arguments(&call.arguments);
            }
            // What it calls may be called from anywhere.
            Expr::Lambda(lambda) => {
                let mut names = super::names::all_names(&lambda.body).into_iter();
                self.handed_on |= names.any(|name| self.is_one(name));
            }
            expr => walk_expr(self, expr),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_calls_functions_within_hands_none_on() {
        let check = |line: &str, expected: &[u32]| {
            let source = format!(
                "def f(n):\n    def go(k):\n        return go(k - 1)\n    {line}\ngo = 1\nprint(go)\n"
            );
            let program = Program::parse(&source).unwrap();
            assert_eq!(program.closed_functions(), expected, "{line}");
        };
        check("return go(n)", &[1]);
        check("return [go(x) for x in n]", &[1]);
        check("return go", &[]);
        check("return map(go, n)", &[]);
        check("return lambda: go(n)", &[]);
        check("print(go(go))", &[]);
    }
}
