//! Tables: dictionaries that the module gives a name once, whose keys are written out, and which nothing changes. Whether something is
//! in one is asked of the keys alone (`t in OPS` as `t in ('+', '-')`), whatever the values are: functions, most often, of which a
//! state does not tell that they run nothing there.

use crate::visitor::{Visitor, walk_expr, walk_stmt};
use ruff_python_ast::{CmpOp, Expr, ExprContext, Stmt};
use ruff_text_size::Ranged;

use super::displays::literal;
use super::{Program, canonical_expression};
use crate::state::{Frame, State};

/// The most keys of a table that are written out.
const MOST: usize = 24;

/// Methods that leave a dictionary as it is.
const READS: [&str; 4] = ["get", "keys", "values", "items"];

impl Program {
    /// The expression with the keys of a table in the place of its name, where it asks whether something is in one.
    pub(super) fn with_keys(&self, at: &State, expression: &str) -> Option<String> {
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let mut asked = Asked {
            program: self,
            at,
            found: Vec::new(),
        };
        asked.visit_expr(parsed.expr());
        if asked.found.is_empty() {
            return None;
        }
        let mut text = expression.to_owned();
        for (place, keys) in asked.found.into_iter().rev() {
            text.replace_range(place, &keys);
        }
        canonical_expression(&text).ok()
    }

    /// The keys of the table that a name stands for at a state, written as a tuple.
    fn keys_of(&self, at: &State, name: &str) -> Option<String> {
        let own = |frame: &Frame| {
            let locals = frame.locals.as_ref();
            locals.is_some_and(|locals| locals.contains_key(name))
        };
        let (module, others) = at.frames.split_first()?;
        if !own(module) || others.iter().any(own) {
            return None;
        }
        let (display, _) = self.display_of(at, name)?;
        let mut uses = Uses {
            name,
            times: 0,
            escapes: false,
        };
        uses.visit_body(self.body());
        let parsed = ruff_python_parser::parse_expression(&display).ok()?;
        let table = parsed.expr().as_dict_expr();
        let table = table.filter(|_| uses.times == 1 && !uses.escapes)?;
        let keys = table
            .items
            .iter()
            .map(|item| Some(literal(item.key.as_ref()?)?.to_string()));
        let keys: Option<Vec<String>> = keys.collect();
        match keys?.as_slice() {
            [] => None,
            [key] => Some(format!("({key},)")),
            keys => (keys.len() <= MOST).then(|| format!("({})", keys.join(", "))),
        }
    }
}

/// Looks for names that something may be in.
struct Asked<'p> {
    program: &'p Program,
    at: &'p State,
    found: Vec<(std::ops::Range<usize>, String)>,
}

impl<'e> Visitor<'e> for Asked<'_> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        if let Expr::Compare(compare) = expr
            && let ([CmpOp::In | CmpOp::NotIn], [Expr::Name(name)]) =
                (&*compare.ops, &*compare.comparators)
            && let Some(keys) = self.program.keys_of(self.at, &name.id)
        {
            self.found.push((name.range().into(), keys));
        }
        walk_expr(self, expr);
    }
}

/// What a program does with a name of a display, other than to change it in the ways that `display_of` knows of.
struct Uses<'n> {
    name: &'n str,
    /// How often it is given something, anywhere.
    times: usize,
    /// Whether what it stands for may be changed elsewhere, or get another name.
    escapes: bool,
}

impl Uses<'_> {
    fn is_it(&self, expr: &Expr) -> bool {
        expr.as_name_expr()
            .is_some_and(|name| name.id.as_str() == self.name)
    }
}

impl<'e> Visitor<'e> for Uses<'_> {
    fn visit_stmt(&mut self, stmt: &'e Stmt) {
        match stmt {
            Stmt::For(repeated) if self.is_it(&repeated.iter) => {
                self.visit_expr(&repeated.target);
                self.visit_body(&repeated.body);
                self.visit_body(&repeated.orelse);
            }
            _ => walk_stmt(self, stmt),
        }
    }

    fn visit_expr(&mut self, expr: &'e Expr) {
        match expr {
            Expr::Name(_) if self.is_it(expr) => {
                let stored = expr.as_name_expr().map(|name| name.ctx);
                match stored {
                    Some(ExprContext::Store) => self.times += 1,
                    _ => self.escapes = true,
                }
            }
            Expr::Subscript(item) if self.is_it(&item.value) => {
                self.escapes |= !item.ctx.is_load();
                self.visit_expr(&item.slice);
            }
            Expr::Attribute(method) if self.is_it(&method.value) => {
                self.escapes |= !READS.contains(&method.attr.as_str());
            }
            Expr::Compare(compare) if compare.comparators.iter().any(|one| self.is_it(one)) => {
                self.visit_expr(&compare.left);
                let others = compare.comparators.iter();
                let others: Vec<&'e Expr> = others.filter(|one| !self.is_it(one)).collect();
                others.into_iter().for_each(|one| self.visit_expr(one));
            }
            Expr::Call(call) if reads_only(&call.func) => {
                self.visit_expr(&call.func);
                let given = call.arguments.args.iter();
                let others: Vec<&'e Expr> = given.filter(|one| !self.is_it(one)).collect();
                others.into_iter().for_each(|one| self.visit_expr(one));
                for keyword in &call.arguments.keywords {
                    self.visit_expr(&keyword.value);
                }
            }
            _ => walk_expr(self, expr),
        }
    }
}

/// Whether a call only reads what it is given.
fn reads_only(function: &Expr) -> bool {
    let names = [
        "len",
        "list",
        "sorted",
        "tuple",
        "set",
        "print",
        "enumerate",
    ];
    function
        .as_name_expr()
        .is_some_and(|name| names.contains(&name.id.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_is_in_a_table_is_asked_of_its_keys() {
        let check = |rest: &str, asked: &str, expected: Option<&str>| {
            let source = format!("OPS = {{'+': add, '-': lambda a, b: a - b}}\n{rest}\n");
            let program = Program::parse(&source).unwrap();
            let known: [(&str, &str); 2] = [("OPS", "{'+': <function add>…"), ("t", "'+'")];
            let at = state(Event::Line, &[("<module>", 2, &known)], None);
            let told = program.with_keys(&at, asked);
            assert_eq!(told.as_deref(), expected, "{rest}");
        };
        let keys = Some("t in ('+', '-')");
        check("x = OPS[t](1, 2)", "t in OPS", keys);
        check("for k in OPS: print(k, len(OPS))", "t in OPS", keys);
        check(
            "x = OPS.get(t)",
            "t not in OPS",
            Some("t not in ('+', '-')"),
        );
        check("x = t", "t in other", None);
        check("OPS['*'] = mul", "t in OPS", None);
        check("del OPS['+']", "t in OPS", None);
        check("OPS.update(d)", "t in OPS", None);
        check("OPS = {}", "t in OPS", None);
        check("other = OPS", "t in OPS", None);
        check("f(OPS)", "t in OPS", None);
    }
}
