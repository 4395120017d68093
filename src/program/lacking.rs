//! Items that a `defaultdict` lacks and has after it was asked for them: `if counts[c] > 0:` puts `c: 0` into it.

use ruff_python_ast::{Expr, Stmt};

use super::changes::item;
use super::expressions::{Header, written};
use super::reach::Reach;
use super::targets::{Origin, Target};
use super::{Program, canonical_expression};
use crate::quiz::{PythonValue, compare};
use crate::state::State;

/// What makes an item where one is lacking, as far as that can be told without a call of the program's.
const MAKERS: [&str; 6] = ["dict", "float", "int", "list", "set", "str"];

impl Program {
    /// The items that the line which is about to run surely asks of `defaultdict`s that lack them, in the order in which they are made,
    /// but for those that `found` gives a value to.
    pub(super) fn made_by_asking(
        &self,
        at: &State,
        reach: &Reach<'_>,
        found: &[(Target, Origin)],
    ) -> Vec<(Target, Origin)> {
        let Some(frame) = at.top() else {
            return Vec::new();
        };
        let mut made: Vec<(Target, Origin)> = Vec::new();
        let look = |header: &Header<'_>| {
            for operand in evaluated(header) {
                let text = canonical_expression(written(operand, &self.text)?).ok()?;
                let parsed = ruff_python_parser::parse_expression(&text).ok()?;
                let mut parts = Vec::new();
                collect(parsed.expr(), &mut parts);
                for part in parts {
                    let Some(target) = lacking(part, &text, reach) else {
                        continue;
                    };
                    let is_there = |(other, _): &(Target, Origin)| begins_with(other, &target);
                    if made.iter().chain(found).any(is_there) {
                        continue;
                    }
                    made.push((target, Origin::Expression(written(part, &text)?.to_owned())));
                }
            }
            Some(())
        };
        self.with_evaluated(frame, look);
        made
    }
}

/// What a statement evaluates before it gives anything a value.
fn evaluated<'e>(header: &Header<'e>) -> Vec<&'e Expr> {
    match header {
        Header::Statement(Stmt::Assign(assign)) => vec![&*assign.value],
        Header::Statement(Stmt::AugAssign(assign)) => vec![&*assign.value],
        Header::Statement(Stmt::AnnAssign(assign)) => assign.value.as_deref().into_iter().collect(),
        other => other.operands(),
    }
}

/// The subscripts that evaluating an expression surely asks for, in their order.
fn collect<'e>(expr: &'e Expr, found: &mut Vec<&'e Expr>) {
    match expr {
        Expr::Subscript(subscript) => {
            collect(&subscript.value, found);
            collect(&subscript.slice, found);
            found.push(expr);
        }
        Expr::Attribute(attribute) => collect(&attribute.value, found),
        Expr::BinOp(binary) => {
            collect(&binary.left, found);
            collect(&binary.right, found);
        }
        Expr::UnaryOp(unary) => collect(&unary.operand, found),
        Expr::Compare(compare) => {
            collect(&compare.left, found);
            compare
                .comparators
                .iter()
                .take(1)
                .for_each(|one| collect(one, found));
        }
        // What stands behind may not be asked any more.
        Expr::BoolOp(several) => several
            .values
            .iter()
            .take(1)
            .for_each(|one| collect(one, found)),
        Expr::If(choice) => collect(&choice.test, found),
        Expr::Call(call) => {
            collect(&call.func, found);
            call.arguments
                .args
                .iter()
                .for_each(|one| collect(one, found));
        }
        Expr::Starred(starred) => collect(&starred.value, found),
        Expr::Tuple(tuple) => tuple.elts.iter().for_each(|one| collect(one, found)),
        Expr::List(list) => list.elts.iter().for_each(|one| collect(one, found)),
        _ => {}
    }
}

/// The item of a `defaultdict` that a subscript asks for and that is lacking there.
fn lacking(expr: &Expr, text: &str, reach: &Reach<'_>) -> Option<Target> {
    let subscript = expr.as_subscript_expr().filter(|one| one.ctx.is_load())?;
    let held = reach.value(&subscript.value)?;
    let (maker, there) = asked(&held, &reach.value(&subscript.slice)?)?;
    let makes = MAKERS.iter().any(|one| maker == format!("<class '{one}'>"));
    item(expr, text, reach).filter(|_| makes && !there)
}

/// What makes the items of a `defaultdict`, as it is shown, and whether it has one for a key already; `None` for anything else.
pub(super) fn asked(held: &PythonValue, key: &PythonValue) -> Option<(String, bool)> {
    let PythonValue::Object { name, parts } = held else {
        return None;
    };
    let [(None, maker), (None, PythonValue::Dict(pairs))] = parts.as_slice() else {
        return None;
    };
    let there = pairs.iter().any(|(one, _)| compare(one, key).is_equal());
    (name == "defaultdict").then(|| (maker.to_string(), there))
}

/// Whether a target is an item of a local, or something in it.
fn begins_with(target: &Target, item: &Target) -> bool {
    match (target, item) {
        (
            Target::Changed { local, keys },
            Target::Changed {
                local: own,
                keys: known,
            },
        ) => local == own && keys.starts_with(known),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::program::targets::tests::shown_change;
    use crate::state::Event;

    #[test]
    fn what_is_asked_for_is_made() {
        let counts = "defaultdict(<class 'int'>, {'a': 1})";
        let check = |line: &str, expected: &[(&str, &str)]| {
            let program = Program::parse(&format!("{line}\n")).unwrap();
            let locals = [
                ("d", counts),
                ("g", "defaultdict(<class 'list'>, {})"),
                ("p", "{'a': 1}"),
                ("c", "'b'"),
                ("n", "'a'"),
                ("self", "A(d=defaultdict(<class 'int'>, {}))"),
            ];
            let mut at = state(Event::Line, &[("<module>", 1, &locals[..])], None);
            at.frames[0].loops = Some([(1, Some(0))].into_iter().collect());
            let reach = Reach::of(&program, &at).unwrap();
            let found = program.made_by_asking(&at, &reach, &[]);
            let found: Vec<(String, String)> = found
                .into_iter()
                .map(|(target, origin)| match (target, origin) {
                    (Target::Changed { local, keys }, Origin::Expression(origin)) => {
                        (shown_change(&local, &keys), origin)
                    }
                    other => panic!("{other:?}"),
                })
                .collect();
            let expected = expected
                .iter()
                .map(|(key, value)| ((*key).into(), (*value).into()));
            assert_eq!(found, expected.collect::<Vec<_>>(), "{line}");
        };
        check("if d[c] > 0:\n    pass", &[("d[c]", "d[c]")]);
        check("x = d[c] + d[n] + d[c]", &[("d[c]", "d[c]")]);
        check("for x in g[c]:\n    pass", &[("g[c]", "g[c]")]);
        check("while self.d[c]:\n    pass", &[("self.d[c]", "self.d[c]")]);
        check(
            "print(len(g['x']), d['y'])",
            &[("g['x']", "g['x']"), ("d['y']", "d['y']")],
        );
        check("if c in d and d[c]:\n    pass", &[]);
        check("x = d[c] if n in d else 0", &[]);
        check("x = d.get(c)", &[]);
        check("d[c] = 1", &[]);
        check("x = p[c]", &[]);
        check("x = [d[one] for one in 'xy']", &[]);
    }
}
