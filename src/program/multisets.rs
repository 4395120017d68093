//! `Counter`s that are put together or asked for what is in them (Python's library reference, "collections.Counter"). One is shown by what
//! there is most of, and of equally many by what came first. It does not show which of two came first that it has not equally many of:
//! where that makes a difference, nothing is told.

mod tally;

use ruff_python_ast::{CmpOp, Expr, ExprCall, Keyword, Operator, UnaryOp};
use ruff_text_size::Ranged;

use self::tally::{Counted, Tally, dictionary, number, ordered};
use super::changes::changeable;
use super::classes::value;
use super::counted::by_arrival;
use super::displays::literal;
use super::expressions::written;
use super::lacking::held_or_made;
use super::library::of_collections;
use super::reach::Reach;
use super::rewriting::with_told;
use super::sequences::items;
use super::targets::{Origin, Target};
use super::told::whole;
use super::{Program, canonical_expression};
use crate::quiz::PythonValue;
use crate::state::State;

impl Program {
    /// An expression with what is asked of `Counter`s in it that it makes itself, and with what comes of several of them; `None` where it
    /// has none that can be told.
    pub fn with_multisets(&self, at: &State, expression: &str) -> Option<String> {
        if !self.imports_any(&["collections"]) {
            return None;
        }
        let end = expression.len();
        let told = with_told(expression, |expr| {
            let alone =
                expr.range().start().to_usize() == 0 && expr.range().end().to_usize() == end;
            self.asked_of_multiset(at, expr, alone)
        })?;
        canonical_expression(&told).ok()
    }

    /// Whether an expression compares two `Counter`s that it makes: they are looked at together, once what they count is known.
    pub(super) fn compares_tallies(&self, expression: &str) -> bool {
        let compares = expression.contains("Counter(") && expression.contains('=');
        if !compares || !self.imports_any(&["collections"]) || self.defines_or_hides("Counter") {
            return false;
        }
        let parsed = ruff_python_parser::parse_expression(expression);
        let makes = |expr: &Expr| {
            let call = expr.as_call_expr();
            call.is_some_and(|call| of_collections(&call.func) == Some("Counter"))
        };
        parsed.is_ok_and(|parsed| {
            let comparison = parsed.expr().as_compare_expr();
            comparison.is_some_and(|one| makes(&one.left) && one.comparators.iter().all(makes))
        })
    }

    /// What an expression comes to that asks a `Counter` for something; `alone`: it is the whole.
    fn asked_of_multiset(&self, at: &State, expr: &Expr, alone: bool) -> Option<String> {
        let made = |expr: &Expr| match expr {
            Expr::Call(_) | Expr::BinOp(_) => self.tally(at, expr),
            _ => None,
        };
        let truth = |truth: bool| PythonValue::Bool(truth).to_string();
        match expr {
            Expr::BinOp(_) => made(expr)?.text(),
            Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => {
                Some(truth(made(&unary.operand)?.0.is_empty()))
            }
            Expr::Compare(compare) => {
                let ([operator], [other]) = (&*compare.ops, &*compare.comparators) else {
                    return None;
                };
                let (one, other) = (self.tally(at, &compare.left)?, self.tally(at, other)?);
                let same = |one: &Tally, other: &Tally| {
                    one.0
                        .iter()
                        .all(|own| own.count == other.count(&own.element))
                };
                let equal = same(&one, &other) && same(&other, &one);
                match operator {
                    CmpOp::Eq => Some(truth(equal)),
                    CmpOp::NotEq => Some(truth(!equal)),
                    _ => None,
                }
            }
            Expr::Subscript(item) => {
                let key = literal(&item.slice)?;
                Some(made(&item.value)?.count(&key).to_string())
            }
            Expr::Call(call) => match &*call.func {
                Expr::Attribute(method) => {
                    let tally = match method.attr.as_str() {
                        "total" | "elements" => self.tally(at, &method.value)?,
                        _ => made(&method.value)?,
                    };
                    let value = by_method(&tally, method.attr.as_str(), call)?;
                    // A view is shown as such.
                    let listed = matches!(
                        method.attr.as_str(),
                        "elements" | "items" | "keys" | "values"
                    );
                    (!listed || !alone).then(|| value.to_string())
                }
                Expr::Name(function) if call.arguments.keywords.is_empty() => {
                    let [one] = &*call.arguments.args else {
                        return None;
                    };
                    let tally = match function.id.as_str() {
                        // One that has a name is shown in another order than it has as a dictionary.
                        "dict" => self.tally(at, one)?,
                        _ => made(one)?,
                    };
                    match function.id.as_str() {
                        "len" => Some(tally.0.len().to_string()),
                        "bool" => Some(truth(!tally.0.is_empty())),
                        "dict" => Some(dictionary(&tally.in_order()?).to_string()),
                        _ => None,
                    }
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// What a `Counter` has counted that an expression names or makes.
    fn tally(&self, at: &State, expr: &Expr) -> Option<Tally> {
        match expr {
            Expr::Name(name) => {
                let held = value(at, expr)?;
                let order = self.counter_order(at, &name.id);
                match order.and_then(|order| by_arrival(&held.to_string(), order)) {
                    Some(pairs) => match PythonValue::read(&pairs).ok()? {
                        PythonValue::Dict(pairs) => Tally::given(&pairs),
                        _ => None,
                    },
                    None => Tally::read(&held),
                }
            }
            Expr::Attribute(_) => Tally::read(&value(at, expr)?),
            Expr::Call(call) => {
                let is_counter =
                    self.of_library(at, &call.func)? == ("collections", "Counter".to_owned());
                match (&*call.arguments.args, &*call.arguments.keywords) {
                    _ if !is_counter => None,
                    ([], []) => Some(Tally::default()),
                    ([], named) => {
                        let pair = |keyword: &Keyword| {
                            let key = PythonValue::Str(keyword.arg.as_ref()?.to_string());
                            Some((key, literal(&keyword.value)?))
                        };
                        Tally::given(&named.iter().map(pair).collect::<Option<Vec<_>>>()?)
                    }
                    ([given], []) => match literal(given).or_else(|| value(at, given))? {
                        PythonValue::Dict(pairs) => Tally::given(&pairs),
                        given => Tally::counting(items(&given)?),
                    },
                    _ => None,
                }
            }
            Expr::BinOp(binary) => {
                let (one, other) = (
                    self.tally(at, &binary.left)?,
                    self.tally(at, &binary.right)?,
                );
                Some(match binary.op {
                    Operator::Add => one.combined(&other, |one, other| one + other),
                    Operator::Sub => one.combined(&other, |one, other| one - other),
                    Operator::BitAnd => one.combined(&other, i64::min),
                    Operator::BitOr => one.combined(&other, i64::max),
                    _ => return None,
                })
            }
            _ => None,
        }
    }
}

/// What a method of a `Counter` gives.
fn by_method(tally: &Tally, method: &str, call: &ExprCall) -> Option<PythonValue> {
    let given: Vec<PythonValue> = call
        .arguments
        .args
        .iter()
        .map(literal)
        .collect::<Option<_>>()?;
    if !call.arguments.keywords.is_empty() {
        return None;
    }
    let pair = |one: &&Counted| PythonValue::Tuple(vec![one.element.clone(), number(one.count)]);
    let listed = |all: Vec<PythonValue>| Some(PythonValue::List(all));
    match (method, given.as_slice()) {
        ("most_common", []) => listed(tally.by_count()?.iter().map(pair).collect()),
        ("most_common", [most]) => {
            let most = usize::try_from(whole(most)?).ok()?;
            listed(tally.by_count()?.iter().take(most).map(pair).collect())
        }
        ("total", []) => Some(number(tally.0.iter().map(|one| one.count).sum())),
        ("get", [key]) => Some(
            tally
                .find(key)
                .map_or(PythonValue::None, |one| number(one.count)),
        ),
        ("get", [key, default]) => Some(
            tally
                .find(key)
                .map_or(default.clone(), |one| number(one.count)),
        ),
        ("keys", []) => listed(
            tally
                .in_order()?
                .iter()
                .map(|one| one.element.clone())
                .collect(),
        ),
        ("values", []) => listed(
            tally
                .in_order()?
                .iter()
                .map(|one| number(one.count))
                .collect(),
        ),
        ("items", []) => listed(tally.in_order()?.iter().map(pair).collect()),
        ("elements", []) => {
            let all = tally.in_order()?;
            let each = |one: &&Counted| {
                let count = usize::try_from(one.count).unwrap_or_default();
                std::iter::repeat_n(one.element.clone(), count)
            };
            listed(all.iter().flat_map(each).collect())
        }
        _ => None,
    }
}

/// What `counts.update(…)` and `counts.subtract(…)` change, and what the `Counter` is then.
pub(super) fn counted_anew(
    call: &ExprCall,
    text: &str,
    reach: &Reach<'_>,
) -> Option<(Target, Origin)> {
    let method = call.func.as_attribute_expr()?;
    let sign = match method.attr.as_str() {
        "update" => 1,
        "subtract" => -1,
        _ => return None,
    };
    let ([given], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
        return None;
    };
    let mut tally = Tally::read(&held_or_made(&method.value, reach)?)?;
    let Some(given) = reach.value(given) else {
        // What is counted has to be worked out: the same is added, where all that there is stays.
        let stays = tally.0.iter().all(|one| one.count > 0);
        let made = stays && sign > 0 && !given.is_name_expr();
        let added = written(given, text).filter(|_| made)?;
        let sum = format!("{}+Counter({added})", written(&*method.value, text)?);
        let sum = canonical_expression(&sum).ok()?;
        let target = changeable(&method.value, text, reach)?;
        return Some((target, Origin::Expression(sum)));
    };
    let more = match (&given, Tally::read(&given)) {
        (_, Some(tally)) => tally,
        (PythonValue::Dict(pairs), _) => Tally::given(pairs)?,
        _ => Tally::counting(items(&given)?)?,
    };
    // In which order those come that are new.
    let new = more
        .0
        .iter()
        .filter(|one| tally.find(&one.element).is_none());
    ordered(new.collect())?;
    for one in more.0 {
        tally.add(one.element, sign * one.count);
    }
    Some((
        changeable(&method.value, text, reach)?,
        Origin::Shown(tally.text()?),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    const IMPORT: &str = "from collections import Counter\nx = 1\n";

    #[test]
    fn what_is_asked_of_counters_is_told() {
        let program = Program::parse(IMPORT).unwrap();
        let locals = [
            ("c", "Counter({'a': 2, 'b': 1, 'z': 1})"),
            ("d", "Counter({'b': 3})"),
            ("xs", "[2, 1, 2]"),
        ];
        let at = state(Event::Line, &[("<module>", 2, &locals)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.with_multisets(&at, expression);
            let expected = expected.map(|text| canonical_expression(text).unwrap());
            assert_eq!(found, expected, "{expression}");
        };
        check(
            "Counter('aab')-Counter('a')",
            Some("Counter({'a': 1, 'b': 1})"),
        );
        check(
            "Counter('aab')+Counter('bc')",
            Some("Counter({'a': 2, 'b': 2, 'c': 1})"),
        );
        check("c&d", Some("Counter({'b': 1})"));
        check("c|d", Some("Counter({'b': 3, 'a': 2, 'z': 1})"));
        // Which of `a` and `b` came first is not shown.
        check("c-Counter('a')", None);
        check("c-Counter('aa')", Some("Counter({'b': 1, 'z': 1})"));
        check("not Counter('a')-Counter('ab')", Some("True"));
        check("Counter('ab')==Counter('ba')", Some("True"));
        check("Counter('hello').most_common(1)[0]", Some("[('l', 2)][0]"));
        check("Counter(xs)[2]", Some("2"));
        check("sorted(c.elements())", None);
        check(
            "sorted(Counter(b=2, a=1).elements())",
            Some("sorted(['b', 'b', 'a'])"),
        );
        check("Counter('ab').elements()", None);
        check("d.total()+1", Some("3+1"));
        check("c.most_common(1)", None);
        check("len(xs)", None);
    }

    #[test]
    fn what_came_first_is_told_by_the_states_before() {
        let source = "from collections import Counter\nc = Counter('aab')\nx = c - Counter('a')\n";
        let program = Program::parse(source).unwrap();
        let locals = [("c", "Counter({'a': 2, 'b': 1})")];
        let states = [
            state(Event::Line, &[("<module>", 2, &[])], None),
            state(Event::Line, &[("<module>", 3, &locals)], None),
        ];
        let past: Vec<&State> = states.iter().collect();
        let program = program.with_arrivals(&past).unwrap();
        let check = |expression: &str, expected: &str| {
            let found = program.with_multisets(past[1], expression);
            assert_eq!(found.as_deref(), Some(expected), "{expression}");
        };
        check("c-Counter('a')", "Counter({'a': 1, 'b': 1})");
        check("c&Counter(b=1, a=1)", "Counter({'a': 1, 'b': 1})");
        check("list(c.elements())", "list(['a', 'a', 'b'])");
        check("dict(c)", "{'a': 2, 'b': 1}");
    }

    #[test]
    fn counters_are_counted_on() {
        let program = Program::parse(IMPORT).unwrap();
        let check = |shown: &str, expression: &str, expected: Option<&str>| {
            let locals = [("c", shown), ("xs", "['b', 'b']")];
            let at = state(Event::Line, &[("<module>", 2, &locals)], None);
            let reach = Reach::of(&program, &at).unwrap();
            let parsed = ruff_python_parser::parse_expression(expression).unwrap();
            let call = parsed.expr().as_call_expr().unwrap();
            let found = counted_anew(call, expression, &reach);
            let shown = found.map(|(_, origin)| match origin {
                Origin::Shown(text) | Origin::Expression(text) => text,
                other => panic!("{other:?}"),
            });
            assert_eq!(shown.as_deref(), expected, "{expression}");
        };
        // What is not looked up is added.
        let split = "c.update(s.split())";
        check("Counter({'a': 1})", split, Some("c+Counter(s.split())"));
        check("Counter({'a': -1})", split, None);
        let counts = "Counter({'a': 1, 'b': 1})";
        check(counts, "c.update(xs)", Some("Counter({'b': 3, 'a': 1})"));
        check(
            counts,
            "c.update({'z': 2})",
            Some("Counter({'z': 2, 'a': 1, 'b': 1})"),
        );
        check(counts, "c.subtract('a')", Some("Counter({'b': 1, 'a': 0})"));
        check("Counter({'b': 2, 'a': 1})", "c.update('a')", None);
        check(
            "Counter()",
            "c.update('ab')",
            Some("Counter({'a': 1, 'b': 1})"),
        );
        check(counts, "c.clear()", None);
    }
}
