//! Which locals the names of a statement stand for: those of its own frame, or those of the module.

use ruff_python_ast::{Expr, ExprCall, UnaryOp};

use super::classes::value;
use super::decimal::Decimal;
use super::displays::literal;
use super::sets::first_in_table;
use super::{MODULE, Program, Scope, mentions};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, Frame, State};

/// What the statement that is about to run at a state reaches by name.
pub(super) struct Reach<'s> {
    program: &'s Program,
    at: &'s State,
    /// The index of its frame.
    top: usize,
    frame: &'s Frame,
    scope: &'s Scope,
    /// The names that functions around its own bind, and that are not the module's for it.
    around: Vec<&'s str>,
}

impl<'s> Reach<'s> {
    /// What is reached at a `line` event; `None` where its frame is not known.
    pub fn of(program: &'s Program, at: &'s State) -> Option<Reach<'s>> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let own = program.definition_at(&frame.function, frame.line)?;
        let around = program.functions_around(own);
        // What the function declares as the module's is none of a function around.
        let theirs = |name: &&str| !program.is_global(own, name);
        let around = around.flat_map(|one| one.scope.names()).filter(theirs);
        Some(Reach {
            program,
            at,
            top: at.depth().checked_sub(1)?,
            frame,
            scope: &own.scope,
            around: around.collect(),
        })
    }

    /// The local that a name stands for, and its value.
    pub fn held(&self, name: &str) -> Option<(AliasName, &'s str)> {
        let locals = self.frame.locals.as_ref()?;
        if locals.contains_key(name) {
            return Some((AliasName::new(self.top, name), self.frame.known(name)?));
        }
        if self.scope.names().any(|own| own == name) {
            return None;
        }
        Some((AliasName::new(0, name), self.module(name)?.known(name)?))
    }

    /// The local that a statement binds which gives a name a value.
    pub fn bound(&self, name: &str) -> Option<AliasName> {
        // A variable of a function around its own is shown by the frame, too; one of the module is not.
        let captured = self.frame.locals.as_ref();
        let captured = captured.is_some_and(|locals| locals.contains_key(name)) && self.top > 0;
        if captured || !self.scope.foreign.iter().any(|foreign| foreign == name) {
            return Some(AliasName::new(self.top, name));
        }
        let module = self.module(name)?;
        let known = module.known(name).is_some();
        // The module gets what a function declares as its own, whether it had it before or not.
        let new = || {
            let lacks = module.locals.as_ref()?;
            let own = self
                .program
                .definition_at(&self.frame.function, self.frame.line)?;
            Some(!lacks.contains_key(name) && self.program.is_global(own, name))
        };
        (known || new() == Some(true)).then(|| AliasName::new(0, name))
    }

    /// The value of an expression that is written out, or looked up.
    pub fn value(&self, expr: &Expr) -> Option<PythonValue> {
        match expr {
            Expr::Name(name) => PythonValue::read(self.held(&name.id)?.1).ok(),
            Expr::Attribute(_) | Expr::Subscript(_) => value(self.at, expr),
            expr => literal(expr).or_else(|| self.negated(expr)),
        }
    }

    /// The value of an expression that is a number with a minus in front (`xs[-n:]`).
    fn negated(&self, expr: &Expr) -> Option<PythonValue> {
        let unary = expr.as_unary_op_expr()?;
        let minus = unary.op == UnaryOp::USub;
        let number = Decimal::of(&self.value(&unary.operand).filter(|_| minus)?)?;
        PythonValue::read(&number.negated(true).text()).ok()
    }

    /// Whether a name is what Python gives it.
    pub fn plain(&self, name: &str) -> bool {
        !self.program.defines(name)
    }

    /// The module and the name in it of what an expression reads of the standard library.
    pub fn of_library(&self, expr: &Expr) -> Option<(&'s str, String)> {
        self.program.of_library(self.at, expr)
    }

    /// Whether a call asks an enumeration for a member, or reads JSON: what does not fit there is known to raise.
    pub fn may_refuse(&self, call: &ExprCall) -> bool {
        let member = call.func.as_name_expr().is_some_and(|name| {
            let class = self.program.visible(self.at, &name.id);
            class.is_some_and(|class| self.program.members(class).is_some())
        });
        let library = || self.of_library(&call.func);
        member || library().is_some_and(|(module, name)| module == "json" && name == "loads")
    }

    /// Whether two names surely stand for one object.
    pub fn are_one(&self, name: &str, other: &str) -> bool {
        let local = |name: &str| Some(self.held(name)?.0);
        let (Some(one), Some(other)) = (local(name), local(other)) else {
            return false;
        };
        let mut groups = self.at.aliases.iter().flatten();
        groups.any(|group| group.contains(&one) && group.contains(&other))
    }

    /// The item that `pop` takes out of a set, where that is told: the only one, or the first in the set's table, from where the last one was
    /// taken. What is never added to stays in that order.
    pub fn first_taken(&self, set: &PythonValue) -> Option<PythonValue> {
        let first = first_in_table(set)?;
        let adding = [".add(", ".update(", "|=", "^=", "_update("];
        let mut lines = self.program.lines.iter();
        let adds = lines.any(|line| adding.iter().any(|one| line.text.contains(one)));
        (set.size() == Some(1) || !adds).then_some(first)
    }

    /// Whether an expression reads what may be an object that is, or holds, what has this text: one of the names has such a value.
    pub fn may_hold(&self, text: &str, held: &str) -> bool {
        let locals = |frame: &'s Frame| frame.locals.iter().flatten();
        let frames = self.module_frame().into_iter().chain([self.frame]);
        frames.flat_map(locals).any(|(name, value)| {
            let holds = value.as_ref().is_none_or(|value| value.contains(held));
            holds && mentions(text, name)
        })
    }

    /// The module's frame, if no function in between has the name.
    fn module(&self, name: &str) -> Option<&'s Frame> {
        self.module_frame().filter(|_| !self.around.contains(&name))
    }

    fn module_frame(&self) -> Option<&'s Frame> {
        let outermost = self.at.frames.first();
        outermost.filter(|outer| outer.function == MODULE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn a_name_that_is_declared_to_be_the_module_s_is_none_of_a_function_around() {
        let check = |declared: &str, expected: Option<AliasName>| {
            let source = format!(
                "def outer():\n    n = 1\n    def inner():\n        {declared}\n        n = 2\n    inner()\nouter()\n"
            );
            let program = Program::parse(&source).unwrap();
            let frames = [
                (MODULE, 7, &[][..]),
                ("outer", 6, &[("n", "1")][..]),
                ("inner", 5, &[][..]),
            ];
            let at = state(Event::Line, &frames, None);
            let reach = Reach::of(&program, &at).unwrap();
            assert_eq!(reach.bound("n"), expected, "{declared}");
        };
        check("global n", Some(AliasName::new(0, "n")));
        check("nonlocal n", None);
        check("pass", Some(AliasName::new(2, "n")));
    }
}
