//! What Python makes of operators between objects of the program: one that their class lacks is another one's (`a > b` is `b < a`, or what
//! `total_ordering` says), and `sum` adds them one after the other. The line is told with what is asked of the objects.

use ruff_python_ast::{CmpOp, Expr, ExprCall, ExprCompare, ExprList, ExprTuple};
use ruff_text_size::Ranged;

use std::ops::Range;

use crate::program::classes::value;
use crate::program::displays::literal;
use crate::program::expressions::written;
use crate::program::rewriting::first_told;
use crate::program::{Definition, Program};
use crate::quiz::PythonValue;
use crate::state::State;

/// The most objects that are added one by one.
const MOST_ADDED: usize = 8;

/// Methods that say which of two objects comes first.
const ORDERING: [&str; 4] = ["__lt__", "__le__", "__gt__", "__ge__"];

impl Program {
    /// Whether a line may compare or add up objects of the program in a way that is told with other operators.
    pub(super) fn has_operators(&self, line: &str) -> bool {
        let defines = |names: &[&str]| {
            let mut definitions = self.definitions.iter();
            definitions.any(|one| names.contains(&one.name.as_str()))
        };
        line.contains("isinstance(")
            || (line.contains("!=") && defines(&["__eq__"]))
            || (line.contains(" not in ") && defines(&["__contains__"]))
            || (line.contains(['<', '>']) && defines(&ORDERING))
            || (line.contains("sum(") && defines(&["__add__", "__radd__"]))
    }

    /// The first part of some expressions that is such an operator, and what it is told as.
    pub(super) fn told_operator(
        &self,
        at: &State,
        operands: &[&Expr],
    ) -> Option<(Range<usize>, String)> {
        first_told(operands, |expr| {
            let told = match expr {
                Expr::Compare(compare) => self.told_comparison(at, compare),
                Expr::Call(call) => {
                    let kind = self.is_kind(at, call);
                    let kind = kind.map(|holds| if holds { "True" } else { "False" }.to_owned());
                    kind.or_else(|| self.told_sum(at, call))
                }
                _ => None,
            };
            Some((expr.range().into(), told?))
        })
    }

    /// A comparison of two objects whose class has no method for it, with those that it has.
    pub(in crate::program) fn told_comparison(
        &self,
        at: &State,
        compare: &ExprCompare,
    ) -> Option<String> {
        let ([operator], [right]) = (&*compare.ops, &*compare.comparators) else {
            return None;
        };
        let read = |expr: &Expr| {
            let reads = expr.is_name_expr() || expr.is_attribute_expr();
            let class = self.class_of(at, expr).filter(|_| reads)?;
            Some((class, written(expr, &self.text)?))
        };
        // Without a method of its own it is what the other one says, turned round.
        let turned_round = match operator {
            CmpOp::NotEq => Some((&*compare.left, "__eq__", "==")),
            CmpOp::NotIn => Some((right, "__contains__", " in ")),
            _ => None,
        };
        if let Some((asked, name, sign)) = turned_round {
            let (class, _) = read(asked)?;
            self.method(class, name)?;
            let left = written(&*compare.left, &self.text)?;
            let right = written(right, &self.text)?;
            let own = name == "__eq__" && self.may_have(&class.name, "__ne__");
            return (!own).then(|| format!("(not {left}{sign}{right})"));
        }
        let ((class, left), (other, right)) = (read(&compare.left)?, read(right)?);
        let has = |name: &str| self.may_have(&class.name, name);
        let (own, turned, sign) = match operator {
            CmpOp::Lt => ("__lt__", "__gt__", ">"),
            CmpOp::LtE => ("__le__", "__ge__", ">="),
            CmpOp::Gt => ("__gt__", "__lt__", "<"),
            CmpOp::GtE => ("__ge__", "__le__", "<="),
            _ => return None,
        };
        if class.line != other.line || has(own) {
            return None;
        }
        if !self.is_totally_ordered(class) {
            self.method(class, turned)?;
            return Some(format!("{right}{sign}{left}"));
        }
        // The module `functools` of Python's library takes the first of these that there is.
        let root = match (has("__lt__"), has("__le__"), has("__gt__")) {
            (true, ..) => "<",
            (false, false, true) => ">",
            _ => return None,
        };
        self.method(class, "__eq__").filter(|_| !has("__ne__"))?;
        let before = format!("{left}{root}{right}");
        Some(match (root, operator) {
            ("<", CmpOp::GtE) | (">", CmpOp::LtE) => format!("(not {before})"),
            ("<", CmpOp::LtE) | (">", CmpOp::GtE) => format!("({before} or {left}=={right})"),
            _ => format!("(not {before} and not {left}=={right})"),
        })
    }

    /// Whether the comparisons that a class lacks are made of those that it has.
    pub(in crate::program) fn is_totally_ordered(&self, class: &Definition) -> bool {
        let mut above = self.decorators(class);
        above.any(|line| line.text.ends_with("total_ordering"))
    }

    /// A sum of objects, one after the other, from what it begins with on.
    pub(in crate::program) fn told_sum(&self, at: &State, call: &ExprCall) -> Option<String> {
        let (items, start) = self.summed(call)?;
        let (classes, texts): (Vec<&Definition>, Vec<String>) = match items {
            Expr::List(ExprList { elts, .. }) | Expr::Tuple(ExprTuple { elts, .. }) => {
                let read = |expr: &Expr| self.summand(at, expr);
                let all: Option<Vec<_>> = elts.iter().map(read).collect();
                all?.into_iter().unzip()
            }
            Expr::Name(_) | Expr::Attribute(_) => {
                let (PythonValue::List(found) | PythonValue::Tuple(found)) = value(at, items)?
                else {
                    return None;
                };
                let name = written(items, &self.text)?;
                let read = |(index, item): (usize, &PythonValue)| match item {
                    PythonValue::Object { name: class, .. } => {
                        Some((self.class(class)?, format!("{name}[{index}]")))
                    }
                    _ => None,
                };
                let all: Option<Vec<_>> = found.iter().enumerate().map(read).collect();
                all?.into_iter().unzip()
            }
            _ => return None,
        };
        let adds = |class: &&Definition| self.method(class, "__add__").is_some();
        let first = classes.first()?;
        let start = match start {
            Some(start) if let Some((class, text)) = self.summand(at, start) => {
                adds(&class).then_some(text)?
            }
            // What is no object leaves it to the first one.
            start => {
                self.method(first, "__radd__")?;
                match start {
                    None => "0".to_owned(),
                    Some(start) => {
                        literal(start)?;
                        written(start, &self.text)?.to_owned()
                    }
                }
            }
        };
        let fits = classes.len() <= MOST_ADDED && classes.iter().all(adds);
        fits.then(|| format!("({start}+{})", texts.join("+")))
    }

    /// What a call of `sum` adds up, and what it begins with.
    fn summed<'e>(&self, call: &'e ExprCall) -> Option<(&'e Expr, Option<&'e Expr>)> {
        let own = call.func.as_name_expr()?.id.as_str() == "sum" && !self.binds("sum");
        let found = match (&*call.arguments.args, &*call.arguments.keywords) {
            ([items], []) => (items, None),
            ([items, start], []) => (items, Some(start)),
            ([items], [one]) if one.arg.as_deref() == Some("start") => (items, Some(&one.value)),
            _ => return None,
        };
        own.then_some(found)
    }

    /// An object that a sum adds, by its name or as it is made where that enters nothing, with its class.
    fn summand(&self, at: &State, expr: &Expr) -> Option<(&Definition, String)> {
        let text = written(expr, &self.text)?;
        let plain = expr.is_name_expr() || (expr.is_call_expr() && !self.may_enter(at, text));
        let class = self.class_of(at, expr).filter(|_| plain)?;
        Some((class, text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    const SOURCE: &str = "\
@total_ordering
class V:
    def __eq__(self, other):
        return self.n == other.n
    def __lt__(self, other):
        return self.n < other.n
class W:
    def __lt__(self, other):
        return self.n < other.n
    def __add__(self, other):
        return self
    __radd__ = __add__
";

    #[test]
    fn operators_are_told_with_those_that_there_are() {
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{SOURCE}{line}\n")).unwrap();
            let known: [(&str, &str); 5] = [
                ("a", "V(n=1)"),
                ("b", "V(n=2)"),
                ("c", "W(n=1)"),
                ("d", "W(n=2)"),
                ("ws", "[W(n=1), W(n=2)]"),
            ];
            let at = state(Event::Line, &[("<module>", 13, &known)], None);
            let plain = program.with_plain_parts(&at);
            let text = plain.map(|plain| plain.line(13).unwrap().text.clone());
            assert_eq!(text.as_deref(), expected, "{line}");
        };
        check("x = a < b", None);
        check("x = a >= b", Some("x=(not a<b)"));
        check("x = a <= b", Some("x=(a<b or a==b)"));
        check("x = a > b", Some("x=(not a<b and not a==b)"));
        check("x = c > d", Some("x=d<c"));
        check("x = c >= d", None);
        check("x = a > c", None);
        check("x = sum(ws)", Some("x=(0+ws[0]+ws[1])"));
        check("x = sum([c, d])", Some("x=(0+c+d)"));
        check("x = sum((c, d), 0)", Some("x=(0+c+d)"));
        check("x = sum([c, d], c)", Some("x=(c+c+d)"));
        check("x = sum(ws, start=d)", Some("x=(d+ws[0]+ws[1])"));
        check("x = sum([a, b], 0)", None);
        check("x = sum([a, b], a)", None);
        check("x = sum([c, len(ws)])", None);
        check("x = sum([a])", None);
    }
}
