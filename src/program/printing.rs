//! What `print` has written where it asks an object of the program for its text: its arguments are written one after the other, each with
//! what stands before it, so that those before the object are written by then.

use ruff_python_ast::{Expr, ExprCall, Stmt};
use ruff_text_size::Ranged;

use super::arguments::CallWorth;
use super::expressions::Header;
use super::pieces::printed_before;
use super::{Origin, Program, Target};
use crate::state::State;

impl Program {
    /// What is written before the method is entered that gives the text of an argument of `print`.
    pub(super) fn begun(&self, at: &State) -> Option<(Target, Origin)> {
        let (_, place) = self.with_sure_call(at, |call, worth| {
            (worth == CallWorth::Printed).then(|| call.start())
        })?;
        let pieces = self.with_print(at.line()?, |print| {
            let mut arguments = print.arguments.args.iter();
            let count = arguments.position(|one| one.start() == place)?;
            printed_before(print, count, &self.text)
        })?;
        (!pieces.is_empty()).then_some((Target::Begun, Origin::Text(pieces)))
    }

    /// The program whose `print` goes on with `result` for one of its arguments, without those that are written by then.
    pub(super) fn going_on_printing(
        &self,
        line: u32,
        argument: &Expr,
        result: &str,
    ) -> Option<String> {
        let whole = self.put(argument, result)?;
        let written = self.with_print(line, |print| {
            let arguments = &print.arguments.args;
            let own = arguments.iter().any(|one| one.range() == argument.range());
            let first = arguments.first().filter(|_| own)?;
            Some(usize::from(first.start())..usize::from(argument.start()))
        });
        let Some(written) = written else {
            return Some(whole);
        };
        // Lines keep their numbers.
        let gone = whole.get(written.clone())?;
        let lines = "\n".repeat(gone.matches('\n').count());
        let (before, behind) = (whole.get(..written.start)?, whole.get(written.end..)?);
        Some([before, &lines, behind].concat())
    }

    /// What `look` finds in the call of `print` that the statement on a line is.
    fn with_print<R>(&self, line: u32, look: impl FnOnce(&ExprCall) -> Option<R>) -> Option<R> {
        self.with_header(line, |header| match header {
            Header::Statement(Stmt::Expr(statement)) => {
                let call = statement.value.as_call_expr()?;
                let name = call.func.as_name_expr()?;
                (name.id.as_str() == "print").then(|| look(call))?
            }
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::program::pieces::Piece;
    use crate::state::Event;

    const SOURCE: &str = "\
class Pile:
    def __str__(self):
        return 'pile'
p = Pile()
";

    #[test]
    fn arguments_before_an_object_are_written_before_it_is_asked() {
        let check = |line: &str, expected: Option<&[&str]>| {
            let program = Program::parse(&format!("{SOURCE}{line}\n")).unwrap();
            let known: [(&str, &str); 2] = [("p", "Pile(x=1)"), ("n", "2")];
            let at = state(Event::Line, &[("<module>", 5, &known)], None);
            let texts = program.begun(&at).map(|(_, origin)| match origin {
                Origin::Text(pieces) => pieces,
                other => panic!("{other:?}"),
            });
            let texts = texts.map(|pieces| {
                let text = |piece: Piece| match piece {
                    Piece::Text(text) | Piece::Value(text) => text,
                    other => panic!("{other:?}"),
                };
                pieces.into_iter().map(text).collect::<Vec<_>>()
            });
            let expected = expected.map(|all| all.iter().map(|one| (*one).to_owned()).collect());
            assert_eq!(texts, expected, "{line}");
        };
        check("print('a', n, p, n)", Some(&["'a'", " ", "n", " "]));
        check("print(n, p, sep='-')", Some(&["n", "-"]));
        check("print(p, n)", None);
        check("print(n, str(p))", None);
        check("print(n, f'{p}')", None);
        check("x = n, p", None);
    }
}
