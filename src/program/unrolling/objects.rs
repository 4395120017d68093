//! Objects that Python goes through by itself: those of a list that is written (`print(wallet)`), looked through (`x in wallet`) or asked for
//! its least. What it calls for each is written out: `'['+repr(wallet[0])+', '+repr(wallet[1])+']'`.

use std::ops::Range;

use ruff_python_ast::{CmpOp, Expr, ExprCall, ExprCompare};
use ruff_text_size::Ranged;

use super::Search;
use crate::program::Program;
use crate::program::classes::value;
use crate::program::expressions::written;
use crate::quiz::PythonValue;

/// Methods that are called so.
const IMPLIED: [&str; 3] = ["__eq__", "__lt__", "__repr__"];

/// The most objects that the least is looked for among: each of them makes twice as many ways.
const MOST_COMPARED: usize = 6;

impl Program {
    /// Whether Python calls a method of the program for what it goes through.
    pub(super) fn goes_through_objects(&self) -> bool {
        let mut names = self.definitions.iter().map(|one| one.name.as_str());
        names.any(|name| IMPLIED.contains(&name))
    }
}

impl Search<'_> {
    /// What Python goes through in an expression by itself, and what that is written out.
    pub(super) fn by_itself(&self, expr: &Expr) -> Option<(Range<usize>, String)> {
        match expr {
            Expr::Call(call) => self.called_by_itself(call),
            Expr::Compare(compare) => self.looked_through(compare),
            _ => None,
        }
    }

    fn called_by_itself(&self, call: &ExprCall) -> Option<(Range<usize>, String)> {
        let name = call.func.as_name_expr()?.id.as_str();
        let own = self.program.definitions.iter().any(|one| one.name == name);
        let first = call.arguments.args.first().filter(|_| !own)?;
        let alone = call.arguments.len() == 1;
        match name {
            // What stands before it is printed first; all that is printed is evaluated before anything of it is written.
            "print" => {
                let mut others = call.arguments.args.iter().skip(1);
                let calm = |one: &Expr| {
                    written(one, &self.program.text)
                        .is_some_and(|text| !self.program.may_enter(self.at, text))
                };
                let calm = others.all(calm);
                calm.then(|| Some((first.range().into(), self.shown(first)?)))?
            }
            "str" | "repr" if alone => Some((call.range().into(), self.shown(first)?)),
            "min" | "max" if alone => {
                let objects = self.objects_with(first, "__lt__")?;
                let operator = if name == "min" { "<" } else { ">" };
                let few = objects.len() <= MOST_COMPARED;
                few.then(|| (call.range().into(), furthest(&objects, 0, 1, operator)))
            }
            _ => None,
        }
    }

    /// A list or a tuple of objects as it is written.
    fn shown(&self, list: &Expr) -> Option<String> {
        let objects = self.objects_with(list, "__repr__")?;
        let tuple = match list {
            Expr::List(_) => false,
            Expr::Tuple(_) => true,
            expr => matches!(value(self.at, expr)?, PythonValue::Tuple(_)),
        };
        let (begin, end) = match (tuple, objects.len()) {
            (false, _) => ("[", "]"),
            (true, 1) => ("(", ",)"),
            (true, _) => ("(", ")"),
        };
        let each: Vec<String> = objects.iter().map(|one| format!("repr({one})")).collect();
        Some(format!("('{begin}'+{}+'{end}')", each.join("+', '+")))
    }

    /// Whether something is in a list of objects.
    fn looked_through(&self, compare: &ExprCompare) -> Option<(Range<usize>, String)> {
        let ([operator], [list]) = (&*compare.ops, &*compare.comparators) else {
            return None;
        };
        // It stands for itself as often as it is compared.
        let sought = compare.left.as_name_expr()?.id.as_str();
        let objects = self.objects_with(list, "__eq__")?;
        let shown = |place: &str| {
            let parsed = ruff_python_parser::parse_expression(place).ok()?;
            value(self.at, parsed.expr())
        };
        let own = shown(sought)?;
        // What shows something else is another object.
        let each = |one: &String| match shown(one) {
            Some(other) if other != own => format!("({one}=={sought})"),
            _ => format!("({one} is {sought} or {one}=={sought})"),
        };
        let each: Vec<String> = objects.iter().map(each).collect();
        let found = format!("bool({})", each.join(" or "));
        let text = match operator {
            CmpOp::In => found,
            CmpOp::NotIn => format!("(not {found})"),
            _ => return None,
        };
        Some((compare.range().into(), text))
    }

    /// Where the objects of a list are, if the classes of all have a method.
    fn objects_with(&self, list: &Expr, method: &str) -> Option<Vec<String>> {
        let places = self.objects(list)?;
        let has = |place: &String| {
            let parsed = ruff_python_parser::parse_expression(place).ok()?;
            let class = self.program.class_of(self.at, parsed.expr())?;
            self.program.method(class, method)
        };
        written(list, &self.program.text)?;
        places
            .iter()
            .all(|place| has(place).is_some())
            .then_some(places)
    }
}

/// The object that is the least, or the greatest, of the one at `best` and those from `next` on, by comparing one after the other.
fn furthest(objects: &[String], best: usize, next: usize, operator: &str) -> String {
    if next == objects.len() {
        return objects[best].clone();
    }
    format!(
        "({} if {}{operator}{} else {})",
        furthest(objects, next, next + 1, operator),
        objects[next],
        objects[best],
        furthest(objects, best, next + 1, operator)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Event, Frame, State};

    #[test]
    fn what_python_calls_for_each_object_is_written_out() {
        let source = |line: &str| {
            format!(
                "class P:\n    def __init__(self, x):\n        self.x = x\n    def __eq__(self, other):\n        return self.x == other.x\n    def __lt__(self, other):\n        return self.x < other.x\n    def __repr__(self):\n        return 'P'\n{line}\n"
            )
        };
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&source(line)).unwrap().telling();
            let frame = Frame::new("<module>", 10).knowing(&[
                ("ps", "[P(x=1), P(x=2)]"),
                ("p", "P(x=2)"),
                ("xs", "[1]"),
            ]);
            let at = State {
                event: Event::Line,
                frames: vec![frame],
                ..State::start()
            };
            let found = program.unrolled(&at);
            let found = found.map(|found| found.program.line(10).unwrap().text.clone());
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        check(
            "print(ps, p)",
            Some("print(('['+repr(ps[0])+', '+repr(ps[1])+']'), p)"),
        );
        check("print(p, ps)", None);
        check("y = min(ps)", Some("y=(ps[1] if ps[1]<ps[0] else ps[0])"));
        check(
            "y = p not in ps",
            Some("y=(not bool((ps[0]==p) or (ps[1] is p or ps[1]==p)))"),
        );
        check("y = 1 in xs", None);
        check("print(xs)", None);
    }
}
