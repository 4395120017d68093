//! Operators whose method declines (`return NotImplemented`): the other operand is asked then, and where that is of Python's own, which does
//! not know what the program defines, two things are not equal, and anything else raises (Python's language reference, "Emulating numeric
//! types").

use ruff_python_ast::{CmpOp, Expr, Operator};
use ruff_text_size::Ranged;

use super::Program;
use super::classes::value;
use super::expressions::Header;
use crate::quiz::PythonValue;
use crate::state::{Frame, State};

/// What a method returns that declines.
pub(super) const DECLINED: &str = "NotImplemented";

impl Program {
    /// The program's text with what comes of an operator whose method, that of a frame, has declined; `None` where the other operand may know.
    pub(super) fn declined(
        &self,
        at: &State,
        line: u32,
        operation: &Expr,
        frame: &Frame,
    ) -> Option<String> {
        let method = self.definition_at(&frame.function, frame.line)?;
        let own = method.scope.variables.first()?;
        let one = &self.class_shown(frame.known(&own.name)?)?.name;
        let kind = |expr: &Expr| {
            let value = value(at, expr).or_else(|| PythonValue::of_literal(expr))?;
            let pythons = !self.holds_objects(&value) && value.kind() != "object";
            pythons.then(|| value.kind().to_owned())
        };
        let said = match operation {
            Expr::BinOp(both) if both.op != Operator::Pow && !frame.function.starts_with("__r") => {
                let other = kind(&both.right)?;
                // A list may be repeated by what is no number of Python's.
                let repeats = ["list", "tuple", "str", "bytes"].contains(&other.as_str());
                if both.op == Operator::Mult && repeats {
                    return None;
                }
                let sign = both.op.as_str();
                format!("unsupported operand type(s) for {sign}: '{one}' and '{other}'")
            }
            Expr::Compare(compare) => {
                let ([op], [right]) = (&*compare.ops, &*compare.comparators) else {
                    return None;
                };
                let other = kind(right)?;
                match op {
                    CmpOp::Eq => return self.put(operation, "False"),
                    CmpOp::NotEq => return self.put(operation, "True"),
                    CmpOp::Lt | CmpOp::LtE | CmpOp::Gt | CmpOp::GtE => {
                        let sign = op.as_str();
                        format!("'{sign}' not supported between instances of '{one}' and '{other}'")
                    }
                    _ => return None,
                }
            }
            _ => return None,
        };
        let place = self.with_header(line, |header| match header {
            Header::Statement(statement) => Some(statement.range()),
            Header::Elif(_) => None,
        })?;
        // Only a statement in one line is nothing but what it raises.
        let said = PythonValue::Str(said);
        self.line(line).filter(|line| !line.text.ends_with(':'))?;
        self.text_with(&place.into(), &format!("raise TypeError({said})"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_the_other_operand_does_not_know_raises() {
        let check = |line: &str, function: &str, expected: Option<&str>| {
            let source = format!(
                "class V:\n    def {function}(self, other):\n        return NotImplemented\n{line}\n"
            );
            let program = Program::parse(&source).unwrap();
            let known: [(&str, &str); 2] = [("v", "V(x=1)"), ("n", "2")];
            let own: [(&str, &str); 2] = [("self", "V(x=1)"), ("other", "2")];
            let frames = [("<module>", 4, &known[..]), (function, 3, &own)];
            let at = state(Event::Return, &frames, Some(DECLINED));
            let rest = program.resumed(&at, &[]);
            let told = rest.map(|rest| rest.program.line(4).unwrap().text.clone());
            assert_eq!(told.as_deref(), expected, "{line}");
        };
        let raises = |said: &str| format!("raise TypeError({said})");
        check(
            "w = v + n",
            "__add__",
            Some(&raises(
                "\"unsupported operand type(s) for +: 'V' and 'int'\"",
            )),
        );
        check(
            "v < 'a'",
            "__lt__",
            Some(&raises(
                "\"'<' not supported between instances of 'V' and 'str'\"",
            )),
        );
        check("w = v == n", "__eq__", Some("w=False"));
        check("w = v == v", "__eq__", None);
        check("w = v * [1]", "__mul__", None);
    }
}
