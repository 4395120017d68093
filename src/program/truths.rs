//! What hangs on whether an object is true, where its class says nothing of that: `' -> ' if node.next else ''`, `node.left or node.right`. No
//! object can stand in an expression, so that what it decides is put in instead.

use ruff_python_ast::{BoolOp, Expr, ExprCall, UnaryOp};

use super::Program;
use super::classes::value;
use super::expressions::written;
use super::rewriting::with_told;
use crate::quiz::PythonValue;
use crate::state::State;

impl Program {
    /// The program with `not not x` where it asks for `bool(x)`, if it has objects that are true by their length: what that gives is no `bool`
    /// itself.
    pub fn with_truth_asked(self) -> Program {
        let asks = self.identifiers.iter().any(|name| name == "bool");
        if !asks || self.binds("bool") || !self.has_method("__len__") {
            return self;
        }
        let places = self.meant_otherwise(|expr| {
            let [object] = self.arguments_of(expr.as_call_expr()?, "bool")? else {
                return None;
            };
            let makes = |call: &ExprCall| {
                let name = call.func.as_name_expr();
                name.is_some_and(|name| self.class(&name.id).is_some())
            };
            let there = matches!(
                object,
                Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_)
            ) || object.as_call_expr().is_some_and(makes);
            let object = written(object, &self.text).filter(|_| there)?;
            Some(format!("(not not {object})"))
        });
        self.reread_with(places)
    }

    /// An expression with what objects in it decide, where a state shows these; `None` where they decide nothing.
    pub fn with_truths(&self, at: &State, expression: &str) -> Option<String> {
        let decides = [" if ", " or ", " and ", "not "];
        if self.disguises() || !decides.iter().any(|word| expression.contains(word)) {
            return None;
        }
        with_told(expression, |expr| {
            self.decided_by_object(at, expr, expression)
        })
    }

    fn decided_by_object(&self, at: &State, expr: &Expr, text: &str) -> Option<String> {
        let left = |part: &Expr| {
            let text = written(part, text)?;
            let told = self.with_truths(at, text);
            Some(format!("({})", told.as_deref().unwrap_or(text)))
        };
        match expr {
            Expr::If(choice) => {
                let chosen = match self.truth_of(at, &choice.test)? {
                    true => &choice.body,
                    false => &choice.orelse,
                };
                left(chosen)
            }
            Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => {
                let truth = !self.truth_of(at, &unary.operand)?;
                Some(PythonValue::Bool(truth).to_string())
            }
            Expr::BoolOp(either) => {
                let [first, second] = either.values.as_slice() else {
                    return None;
                };
                match (self.truth_of(at, first)?, either.op) {
                    (true, BoolOp::Or) | (false, BoolOp::And) => left(first),
                    _ => left(second),
                }
            }
            _ => None,
        }
    }

    /// Whether an object is true that an expression reads, or a list or the like of such; `None` for all others, which can be put in themselves.
    fn truth_of(&self, at: &State, expr: &Expr) -> Option<bool> {
        if let Expr::UnaryOp(unary) = expr
            && unary.op == UnaryOp::Not
        {
            return self.truth_of(at, &unary.operand).map(|truth| !truth);
        }
        if !matches!(
            expr,
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_)
        ) {
            return None;
        }
        let held = value(at, expr)?;
        if self.is_true_itself(&held) {
            return Some(true);
        }
        let held = Some(held).filter(|held| self.holds_objects(held))?;
        match &held {
            PythonValue::Object { name, .. } => self.is_always_true(name).then_some(true),
            held => held.is_true(),
        }
    }

    /// Whether a value is a class or an exception of Python's, neither of which says of itself whether it is true.
    fn is_true_itself(&self, held: &PythonValue) -> bool {
        match held {
            PythonValue::Opaque(text) => text.starts_with("<class '") && !self.has_metaclasses(),
            PythonValue::Object { name, .. } => {
                self.class(name).is_none() && self.shows_its_value(name)
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_is_true_by_its_length_is_asked_for_by_not() {
        let check = |line: &str, expected: &str| {
            let class = "class B:\n    def __len__(self):\n        return 0\n";
            let program = Program::parse(&format!("{class}{line}\n")).unwrap();
            let program = program.with_truth_asked();
            assert_eq!(program.text, format!("{class}{expected}\n"));
        };
        check("x = bool(b)", "x = (not not b)");
        check(
            "print(bool(B()), bool(a.b))",
            "print((not not B()), (not not a.b))",
        );
        check("x = bool(len(b))", "x = bool(len(b))");
        check("x = bool()", "x = bool()");
        check("bool = len\nx = bool(b)", "bool = len\nx = bool(b)");
    }

    #[test]
    fn objects_decide_what_is_evaluated() {
        let source =
            "class N:\n    pass\nclass B:\n    def __bool__(self):\n        return False\nx = 1\n";
        let program = Program::parse(source).unwrap();
        let known = [
            ("n", "N(v=1, next=N(v=2))"),
            ("b", "B(v=1)"),
            ("ns", "[N(v=1)]"),
            ("k", "3"),
            ("t", "<class 'ValueError'>"),
            ("e", "ValueError('x')"),
        ];
        let at = state(Event::Line, &[("<module>", 6, &known)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.with_truths(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("'a' if n.next else 'b'", Some("('a')"));
        check("k+(1 if not ns else 2 if n else 3)", Some("k+(((2)))"));
        check("n.next or n", Some("(n.next)"));
        check("n and n.v", Some("(n.v)"));
        check("not n", Some("False"));
        check("t.x if t else 'clean'", Some("(t.x)"));
        check("not e", Some("False"));
        // The object says itself whether it is true, or it is none.
        check("1 if b else 2", None);
        check("1 if k else 2", None);
        check("n.v or k", None);
    }
}
