//! Containers that are attributes of a class, and of its objects only by it: `items = []` in a class body. No state shows one; what is done to
//! it changes nothing that a state shows, as long as the program hands it on nowhere.

use ruff_python_ast::{Comprehension, ElifElseClause, Expr, InterpolatedStringElement, Stmt};

use super::calls::HARMLESS;
use crate::program::{Definition, Program, mentions};
use crate::state::State;
use crate::visitor::{Visitor, walk_expr, walk_interpolated_string_element, walk_stmt};

/// Methods that say what is shown of an object.
const WRITING: [&str; 4] = ["__repr__", "__str__", "__format__", "__getattr__"];

/// What takes attributes by texts.
const BY_TEXT: [&str; 4] = ["getattr", "setattr", "vars", "__dict__"];

impl Program {
    /// Whether an expression is a container that only a class has, by its name or by an object of it, and that nothing else can have.
    pub(super) fn is_of_class_alone(&self, at: &State, expr: &Expr) -> bool {
        let Some(attribute) = expr.as_attribute_expr() else {
            return false;
        };
        let name = attribute.attr.as_str();
        let class = || {
            let meant = self.class_meant(at, &attribute.value);
            let class = meant.or_else(|| self.class_of(at, &attribute.value))?;
            let plain = !self.is_dataclass(class)
                && !self.is_named_tuple(class)
                && self.members(class).is_none();
            let binds = |class: &&Definition| class.scope.names().any(|own| own == name);
            self.lineage(class).iter().any(binds).then_some(plain)
        };
        class() == Some(true) && !self.hands_on(name)
    }

    /// Whether an attribute of this name is given to objects, or to anything that could keep what it is. One that objects write of themselves
    /// is as good as given to them.
    fn hands_on(&self, name: &str) -> bool {
        if BY_TEXT.iter().any(|one| mentions(&self.text, one)) {
            return true;
        }
        let mut uses = Uses {
            name,
            writing: false,
            hands_on: false,
        };
        uses.visit_body(self.body());
        uses.hands_on
    }
}

/// Looks for places where what an attribute is may be kept.
struct Uses<'n> {
    name: &'n str,
    /// Whether what is looked at says what is shown of an object.
    writing: bool,
    hands_on: bool,
}

impl Uses<'_> {
    /// Goes on with what an expression reads, of which one that is the attribute itself is asked there and not kept.
    fn asks(&mut self, expr: &Expr) {
        match expr {
            Expr::Attribute(one) if one.attr == *self.name && !self.writing => {
                self.visit_expr(&one.value);
            }
            other => self.visit_expr(other),
        }
    }
}

impl<'a> Visitor<'a> for Uses<'_> {
    fn visit_stmt(&mut self, statement: &'a Stmt) {
        match statement {
            Stmt::FunctionDef(function) if WRITING.contains(&function.name.as_str()) => {
                self.writing = true;
                walk_stmt(self, statement);
                self.writing = false;
            }
            Stmt::For(repeated) => {
                self.visit_expr(&repeated.target);
                self.asks(&repeated.iter);
                self.visit_body(&repeated.body);
                self.visit_body(&repeated.orelse);
            }
            Stmt::If(branch) => {
                self.asks(&branch.test);
                self.visit_body(&branch.body);
                let others = branch.elif_else_clauses.iter();
                others.for_each(|one| self.visit_elif_else_clause(one));
            }
            Stmt::While(repeated) => {
                self.asks(&repeated.test);
                self.visit_body(&repeated.body);
                self.visit_body(&repeated.orelse);
            }
            other => walk_stmt(self, other),
        }
    }

    fn visit_elif_else_clause(&mut self, clause: &'a ElifElseClause) {
        clause.test.iter().for_each(|test| self.asks(test));
        self.visit_body(&clause.body);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Attribute(one) if one.attr == *self.name => {
                self.hands_on = true;
            }
            Expr::Attribute(outer) => self.asks(&outer.value),
            Expr::Subscript(item) => {
                self.asks(&item.value);
                self.visit_expr(&item.slice);
            }
            Expr::Compare(comparison) => {
                self.asks(&comparison.left);
                comparison.comparators.iter().for_each(|one| self.asks(one));
            }
            Expr::UnaryOp(unary) => self.asks(&unary.operand),
            Expr::Call(call)
                if call
                    .func
                    .as_name_expr()
                    .is_some_and(|name| HARMLESS.contains(&name.id.as_str())) =>
            {
                call.arguments.args.iter().for_each(|one| self.asks(one));
                let keywords = call.arguments.keywords.iter();
                keywords.for_each(|one| self.visit_expr(&one.value));
            }
            other => walk_expr(self, other),
        }
    }

    fn visit_comprehension(&mut self, clause: &'a Comprehension) {
        self.asks(&clause.iter);
        clause.ifs.iter().for_each(|one| self.asks(one));
    }

    fn visit_interpolated_string_element(&mut self, element: &'a InterpolatedStringElement) {
        match element {
            InterpolatedStringElement::Interpolation(part) => self.asks(&part.expression),
            literal => walk_interpolated_string_element(self, literal),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_a_class_has_is_handed_on_nowhere() {
        let check = |line: &str, expected: bool| {
            let source =
                format!("class M:\n    items = []\n    def add(self, x):\n        {line}\n");
            let program = Program::parse(&source).unwrap();
            assert_eq!(program.hands_on("items"), expected, "{line}");
        };
        check("self.items.append(x)", false);
        check("print(len(self.items), f'{M.items}', self.items[0])", false);
        check("return x in self.items and not M.items", false);
        check("return [y for y in self.items if y]", false);
        check("self.items = []", true);
        check("self.items += [x]", true);
        check("return self.items", true);
        check("return self.items or x", true);
        check("x.other = self.items", true);
        check("f(self.items)", true);
        check("setattr(self, x, 1)", true);
    }
}
