//! What `print` has written where it asks an object of the program for its text: its arguments are written one after the other, each with
//! what stands before it, so that those before the object are written by then.

use ruff_python_ast::{Expr, ExprCall, Operator, Stmt};
use ruff_text_size::{Ranged, TextRange};

use super::arguments::CallWorth;
use super::expressions::Header;
use super::pieces::{Piece, printed_before};
use super::reach::Reach;
use super::{Origin, Program, Target, mentions};
use crate::state::State;
use crate::visitor::{Visitor, walk_expr};

/// What stands behind a text that `print` is given which is not made before its turn comes: a list of objects, written out.
pub(super) const WAITING: &str = "+''";

/// A conversion of an f-string, behind its value.
const CONVERSION: &str = "!r";

/// Whether a text is not made before `print` comes to it.
pub(super) fn waits(argument: &Expr) -> bool {
    let Expr::BinOp(sum) = argument else {
        return false;
    };
    let empty = sum.right.as_string_literal_expr();
    sum.op == Operator::Add && empty.is_some_and(|text| text.value.is_empty())
}

impl Program {
    /// What is written before the method is entered that gives the text of an argument of `print`.
    pub(super) fn begun(&self, at: &State) -> Option<(Target, Origin)> {
        let pieces = self.written_by_then(at)?;
        (!pieces.is_empty()).then_some((Target::Begun, Origin::Text(pieces)))
    }

    /// Whether a function is surely entered next from the line that is about to run, before anything is written.
    pub fn enters_quietly(&self, at: &State) -> bool {
        let Some(line) = at.line().and_then(|number| self.line(number)) else {
            return false;
        };
        let text = &line.text;
        // What another `print` writes within the line, or `input` asks, is written by then.
        let calm = match self.with_print(line.number, |_| Some(())) {
            Some(()) => text.matches("print(").count() == 1,
            None => !mentions(text, "print") || self.only_hands_on(line.number),
        };
        let calm = calm && !text.contains("input(");
        calm && self
            .written_by_then(at)
            .is_some_and(|pieces| pieces.is_empty())
    }

    /// Whether a line makes one call that is no `print`: what a `lambda` writes that it hands on, it writes later.
    fn only_hands_on(&self, line: u32) -> bool {
        self.calls_made(line)
            .is_some_and(|calls| calls.made == 1 && !calls.prints)
    }

    /// Whether `print` is called in a line by nothing but a `lambda` that the line only makes.
    pub(super) fn prints_later(&self, line: u32) -> bool {
        self.calls_made(line)
            .is_some_and(|calls| calls.made == 0 && !calls.prints)
    }

    /// The calls that the only statement of a line, or its header, makes itself.
    fn calls_made(&self, line: u32) -> Option<Calls> {
        self.with_header(line, |header| {
            let mut calls = Calls::default();
            let operands = header.operands();
            operands.into_iter().for_each(|one| calls.visit_expr(one));
            Some(calls)
        })
    }

    /// What `print` has written when a function is entered next from its line: nothing where that is no `print`, or one that still evaluates its
    /// arguments; `None` where it cannot be told, and where none is surely entered.
    fn written_by_then(&self, at: &State) -> Option<Vec<Piece>> {
        let (_, (call, worth)) =
            self.with_sure_call(at, |call, worth| Some((call.range(), worth)))?;
        let number = at.line()?;
        let turn = |print: &ExprCall| {
            let mut arguments = print.arguments.args.iter();
            let own = arguments.position(|one| is_its_turn(one, call, worth));
            Some(own.map_or(Some(Vec::new()), |own| {
                let known = |expr: &Expr| Reach::of(self, at)?.value(expr);
                printed_before(print, own, &self.text, &known)
            }))
        };
        self.with_print(number, turn)
            .unwrap_or_else(|| Some(Vec::new()))
    }

    /// The program whose line goes on with `result` for a call; where that is one for an argument of `print`, without those that are
    /// written by then.
    pub(super) fn going_on(
        &self,
        line: u32,
        call: &Expr,
        worth: CallWorth,
        result: &str,
    ) -> Option<String> {
        if worth == CallWorth::Converted {
            let range = usize::from(call.start())..usize::from(call.end()) + CONVERSION.len();
            return self.text_with(&range, result);
        }
        if worth == CallWorth::Formatted {
            let start = usize::from(call.start());
            let end = usize::from(call.end());
            let end = end + self.text.get(end..)?.find('}')?;
            return self.text_with(&(start..end), result);
        }
        let whole = self.put(call, result)?;
        let written = self.with_print(line, |print| {
            let mut arguments = print.arguments.args.iter();
            let own = arguments.position(|one| is_its_turn(one, call.range(), worth))?;
            let first = usize::from(print.arguments.start()) + 1;
            let Some(last) = own.checked_sub(1) else {
                return Some(first..first);
            };
            // Arguments may be in brackets, which are no part of them.
            let last = usize::from(print.arguments.args[last].end());
            let comma = self.text.get(last..)?.find(',')?;
            Some(first..last + comma + 1)
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

/// Whether a call gives the text of an argument, or is a part of one that is made when its turn comes.
fn is_its_turn(argument: &Expr, call: TextRange, worth: CallWorth) -> bool {
    match worth {
        CallWorth::Printed => argument.range() == call,
        CallWorth::Returned => waits(argument) && argument.range().contains_range(call),
        _ => false,
    }
}

/// Counts the calls that an expression makes itself, and not later by a `lambda` of its own.
#[derive(Default)]
struct Calls {
    made: usize,
    /// Whether `print` is named among them.
    prints: bool,
}

impl<'e> Visitor<'e> for Calls {
    fn visit_expr(&mut self, expr: &'e Expr) {
        match expr {
            Expr::Lambda(_) => return,
            Expr::Call(_) => self.made += 1,
            Expr::Name(name) => self.prints |= name.id.as_str() == "print",
            _ => {}
        }
        walk_expr(self, expr);
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
    def __str__(self): return 'pile'
    def add(self, f): self.f = f
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
        // A list of objects that is written out is not made before its turn comes.
        check("print(n, ('['+str(p)+']'+''))", Some(&["n", " "]));
        check("print(n, ('['+str(p)+']'))", None);
        check("print(n, str(p))", None);
        check("print(n, f'{p}')", None);
        check("x = n, p", None);
    }

    #[test]
    fn nothing_is_written_before_what_is_asked_first() {
        let check = |line: &str, expected: bool| {
            let program = Program::parse(&format!("{SOURCE}{line}\n")).unwrap();
            let known: [(&str, &str); 2] = [("p", "Pile(x=1)"), ("n", "2")];
            let at = state(Event::Line, &[("<module>", 5, &known)], None);
            assert_eq!(program.enters_quietly(&at), expected, "{line}");
        };
        check("print(p, n)", true);
        check("print(n, str(p))", true);
        check("x = str(p)", true);
        check("print(n, p)", false);
        check("print(n)", false);
        check("print(print(n), p)", false);
        check("p.add(lambda x: print(x))", true);
        check("p.add(lambda x: x, print(n))", false);
        check("p.add(max(xs, key=lambda x: print(x)))", false);
    }
    #[test]
    fn what_a_lambda_writes_is_written_later() {
        let check = |line: &str, expected: bool| {
            let program = Program::parse(&format!("{SOURCE}{line}\n")).unwrap();
            assert_eq!(program.prints_later(5), expected, "{line}");
        };
        check("x = lambda n: print(n)", true);
        check("x = [lambda n, m: print(f'{n} {m}')]", true);
        check("x = print", false);
        check("print(n)", false);
        check("x = (lambda n: print(n))(3)", false);
        check("x = list(map(lambda n: print(n), n))", false);
        check("x = [print(n) for n in n]", false);
    }
}
