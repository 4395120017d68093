//! `sys.exit(1)`, which raises an exception (Python's library reference, "sys.exit"): such a statement is read as `raise SystemExit(1)`, so that
//! all that is known about a `raise` is known about it.

use std::ops::Range;

use ruff_python_ast::{Expr, ExprCall, Stmt};
use ruff_text_size::Ranged;

use super::Program;
use crate::visitor::{Visitor, walk_stmt};

/// Finds the statements that leave the program, with what raises the same.
struct Leaving<'p> {
    program: &'p Program,
    found: Vec<(Range<usize>, String)>,
}

impl Program {
    /// The program with a `raise` in the place of each `sys.exit(…)` that is a statement.
    pub fn with_exits_raised(self) -> Program {
        let named = |name: &str| self.identifiers.iter().any(|one| one == name);
        if !named("exit") || self.binds("SystemExit") || !self.imports_any(&["sys"]) {
            return self;
        }
        let mut leaving = Leaving {
            program: &self,
            found: Vec::new(),
        };
        leaving.visit_body(self.body());
        let places = leaving.found;
        self.reread_with(places)
    }
}

impl Leaving<'_> {
    /// What raises the same as a call, where that is told by what is written: `None` and a tuple are not what the exception is given.
    fn raised(&self, call: &ExprCall) -> Option<String> {
        let (own, module, name) = self.program.imported(&call.func)?;
        let mut scopes = self.program.definitions.iter();
        let alone = !scopes.any(|one| {
            let module = one.kind == super::DefinitionKind::Module;
            !module && one.scope.names().any(|bound| bound == own)
        });
        if (module, name.as_str()) != ("sys", "exit") || !alone {
            return None;
        }
        let given = match (&*call.arguments.args, &*call.arguments.keywords) {
            ([], []) => "",
            (
                [
                    one @ (Expr::NumberLiteral(_)
                    | Expr::StringLiteral(_)
                    | Expr::BooleanLiteral(_)
                    | Expr::FString(_)),
                ],
                [],
            ) => &self.program.text[Range::<usize>::from(one.range())],
            _ => return None,
        };
        Some(format!("raise SystemExit({given})"))
    }
}

impl<'a> Visitor<'a> for Leaving<'_> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if let Stmt::Expr(statement) = stmt
            && let Expr::Call(call) = &*statement.value
            && let Some(text) = self.raised(call)
        {
            let place = Range::<usize>::from(call.range());
            if !self.program.text[place.clone()].contains('\n') {
                self.found.push((place, text));
            }
            return;
        }
        walk_stmt(self, stmt);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_leaves_a_program_is_a_raise() {
        let check = |source: &str, expected: &str| {
            let program = Program::parse(source).unwrap().with_exits_raised();
            assert_eq!(program.text, expected);
        };
        check(
            "import sys\nsys.exit(1)\n",
            "import sys\nraise SystemExit(1)\n",
        );
        check(
            "from sys import exit\nif x: exit('bad')\n",
            "from sys import exit\nif x: raise SystemExit('bad')\n",
        );
        check(
            "import sys\nsys.exit()\n",
            "import sys\nraise SystemExit()\n",
        );
        for same in [
            "import sys\nsys.exit(code)\n",
            "import sys\nsys.exit(None)\n",
            "import sys\ny = sys.exit(1)\n",
            "import sys\ndef f(sys):\n    sys.exit(1)\n",
            "sys.exit(1)\n",
        ] {
            check(same, same);
        }
    }
}
