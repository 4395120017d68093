//! What only hands on what there is: it calls nothing, whatever objects it handles.

use ruff_python_ast::{CmpOp, Expr, Operator, Stmt};

use super::is_identity;
use super::values::{parsed, value};
use crate::program::Program;
use crate::quiz::PythonValue;
use crate::state::State;

impl Program {
    /// Whether running a text only hands on what there is, so that nothing is called.
    pub(in crate::program) fn only_moves(&self, at: &State, text: &str) -> bool {
        let moves = Moves { program: self, at };
        let text = text.strip_prefix("return ").unwrap_or(text);
        parsed(text).is_some_and(|parsed| match parsed.syntax().body.as_slice() {
            [statement] => moves.is_all_of(statement),
            _ => false,
        })
    }
}

/// Reads what only hands on what there is.
struct Moves<'p> {
    program: &'p Program,
    at: &'p State,
}

impl Moves<'_> {
    /// Whether a statement, or an expression, only hands on what there is: to put an object into a list calls none of its methods.
    fn is_all_of(&self, statement: &Stmt) -> bool {
        let stored = |target: &Expr| match target {
            Expr::Name(_) => true,
            Expr::Tuple(tuple) => tuple.elts.iter().all(Expr::is_name_expr),
            Expr::Attribute(_) => !self.program.has_method("__setattr__") && self.takes(target),
            _ => false,
        };
        match statement {
            Stmt::Expr(statement) => self.takes(&statement.value),
            Stmt::Assign(assign) => assign.targets.iter().all(stored) && self.takes(&assign.value),
            Stmt::If(branch) if branch.test.is_compare_expr() => self.takes(&branch.test),
            Stmt::Return(returned) => returned.value.as_ref().is_none_or(|one| self.takes(one)),
            _ => false,
        }
    }

    fn takes(&self, expr: &Expr) -> bool {
        let all = |parts: &[Expr]| parts.iter().all(|one| self.takes(one));
        let is_list = |expr: &Expr| {
            let known = || value(self.at, expr);
            expr.is_list_expr() || matches!(known(), Some(PythonValue::List(_)))
        };
        // Keys that are no objects are looked for without a method of theirs.
        let keys_are_plain = |expr: &Expr| match value(self.at, expr) {
            Some(PythonValue::Dict(pairs)) => {
                !pairs.iter().any(|(key, _)| self.program.holds_objects(key))
            }
            _ => false,
        };
        let is_plain = |expr: &Expr| {
            let known = || value(self.at, expr);
            expr.is_literal_expr()
                || known().is_some_and(|value| !self.program.holds_objects(&value))
        };
        match expr {
            Expr::Name(_) | Expr::Lambda(_) => true,
            Expr::Dict(dict) => dict.items.iter().all(|item| {
                item.key.as_ref().is_some_and(Expr::is_literal_expr) && self.takes(&item.value)
            }),
            Expr::Compare(looked) if matches!(&*looked.ops, [CmpOp::In | CmpOp::NotIn]) => {
                is_plain(&looked.left) && looked.comparators.iter().all(keys_are_plain)
            }
            expr if self.program.is_bare_call(self.at, expr) => true,
            Expr::Call(call) if self.program.makes_as_base(self.at, call).is_some() => {
                let given = &call.arguments;
                given.keywords.is_empty() && given.args.iter().all(is_plain)
            }
            Expr::Compare(same) => {
                let identity = same.ops.iter().all(is_identity);
                identity && self.takes(&same.left) && all(&same.comparators)
            }
            Expr::Call(call) if call.arguments.keywords.is_empty() => {
                let method = call.func.as_attribute_expr();
                method.is_some_and(|method| {
                    let given = match (method.attr.as_str(), &*call.arguments.args) {
                        ("items" | "keys" | "values", []) => true,
                        ("get", [key, default @ ..]) => {
                            default.len() < 2 && is_plain(key) && all(default)
                        }
                        _ => false,
                    };
                    given && keys_are_plain(&method.value)
                })
            }
            Expr::Attribute(attribute) => {
                let plain = !self.program.may_be_property(&attribute.attr)
                    && !self.program.has_method("__getattribute__");
                // What an object lacks is asked of `__getattr__`.
                let there = !self.program.has_method("__getattr__")
                    || !attribute.ctx.is_load()
                    || value(self.at, expr).is_some();
                plain && there && self.takes(&attribute.value)
            }
            Expr::List(list) => all(&list.elts),
            Expr::Tuple(tuple) => all(&tuple.elts),
            Expr::BinOp(sum) if sum.op == Operator::Add => [&*sum.left, &*sum.right]
                .into_iter()
                .all(|one| is_list(one) && self.takes(one)),
            Expr::Subscript(item) => {
                let known = value(self.at, &item.value);
                let ordered = matches!(known, Some(PythonValue::Tuple(_))) || is_list(&item.value);
                let keyed = || keys_are_plain(&item.value);
                match &*item.slice {
                    Expr::NumberLiteral(_) | Expr::Slice(_) if ordered => true,
                    key => is_plain(key) && (ordered || keyed()),
                }
            }
            expr => expr.is_literal_expr(),
        }
    }
}
