//! Several items that a line takes out of one thing, `if letters.pop(0) != letters.pop():`, or one beside its size: what each call gives is told
//! by what there is at its turn. The items stand in the places of the calls then, and what is left is known as well.

use std::ops::Range;

use ruff_python_ast::{BoolOp, Expr, ExprCall, ExprListComp};
use ruff_text_size::Ranged;

use super::{Plain, replaced};
use crate::program::arguments::truth;
use crate::program::changes::{changeable, is_taking};
use crate::program::expressions::{call_in_turn, has_own_names, operands, written};
use crate::program::identity::is_fixed;
use crate::program::iterators::asking::MOST_IN_TURN;
use crate::program::mentions;
use crate::program::order::{compared, meets, operand};
use crate::program::queues::Queue;
use crate::program::reach::Reach;
use crate::program::targets::Origin;
use crate::quiz::{PythonValue, compare};

/// What items are taken out of, as far as the line has come.
struct Source<'e> {
    /// Where it is written first.
    expr: &'e Expr,
    name: &'e str,
    held: PythonValue,
    /// Whether an item was taken out of it, and whether it was asked again then.
    taken: bool,
    again: bool,
}

/// A line that takes several items out of one thing.
pub(super) struct Several<'e> {
    text: &'e str,
    reach: &'e Reach<'e>,
    sources: Vec<Source<'e>>,
    puts: Vec<(Range<usize>, String)>,
}

impl<'e> Several<'e> {
    /// The line without what it takes out of something, where it does that more than once, or also asks how much there is; `evaluated` is what it
    /// evaluates, and `around` whatever else stands in it. `None` where an item is no number, text or the like, or where something may look at
    /// what is being changed in another way.
    pub fn told(
        text: &'e str,
        reach: &'e Reach<'e>,
        evaluated: &'e Expr,
        around: &str,
    ) -> Option<Plain> {
        let mut several = Several {
            text,
            reach,
            sources: Vec::new(),
            puts: Vec::new(),
        };
        several.visit(evaluated)?;
        let Several { sources, puts, .. } = several;
        if !sources.iter().any(|source| source.again) {
            return None;
        }
        let place = Range::<usize>::from(evaluated.range());
        let inside = |one: &Range<usize>| one.start - place.start..one.end - place.start;
        let blank = puts.iter().map(|(one, _)| (inside(one), "0".to_owned()));
        let others = replaced(text.get(place.clone())?, &blank.collect::<Vec<_>>());
        let others = [&others, around];
        let mut changed = Vec::new();
        for source in sources {
            let before = reach.value(source.expr)?.to_string();
            let root = source.name.split('.').next()?;
            let looks = |text: &&str| match root == source.name {
                true => mentions(text, root) || reach.may_hold(text, &before),
                // Of an object other attributes may be read.
                false => {
                    let apart = text.replace(&format!("{root}."), "");
                    text.contains(source.name)
                        || mentions(&apart, root)
                        || reach.may_hold(&apart, &before)
                }
            };
            if others.iter().any(looks) {
                return None;
            }
            let shown = source.held.to_string();
            let target = changeable(source.expr, text, reach)?;
            changed.push((target, Origin::Shown(shown)));
        }
        Some(Plain {
            text: replaced(text, &puts),
            statements: Vec::new(),
            changed,
        })
    }

    /// Goes through what is evaluated, in that order.
    fn visit(&mut self, expr: &'e Expr) -> Option<()> {
        match expr {
            Expr::Named(_) => None,
            Expr::ListComp(list) if let Some((call, count)) = self.taken_in_turn(list) => {
                self.visit(count)?;
                self.answer_in_turn(expr, call, count)
            }
            expr if has_own_names(expr) => self.visit_unsure(expr),
            Expr::BoolOp(either) => {
                let mut values = either.values.iter();
                for operand in values.by_ref() {
                    self.visit(operand)?;
                    let ends = either.op == BoolOp::Or;
                    match self.truth(operand) {
                        Some(truth) if truth == ends => break,
                        Some(_) => {}
                        None => return values.try_for_each(|one| self.visit_unsure(one)),
                    }
                }
                // What is not evaluated looks at nothing.
                let done = self.done(expr)?;
                self.puts.push((expr.range().into(), done));
                Some(())
            }
            Expr::If(choice) => {
                self.visit(&choice.test)?;
                let branches = [&*choice.body, &*choice.orelse];
                branches
                    .into_iter()
                    .try_for_each(|one| self.visit_unsure(one))
            }
            Expr::Compare(compare) if compare.comparators.len() > 1 => {
                self.visit(&compare.left)?;
                self.visit(compare.comparators.first()?)?;
                let mut behind = compare.comparators.iter().skip(1);
                behind.try_for_each(|one| self.visit_unsure(one))
            }
            Expr::Call(call) => {
                if let Some(asked) = self.asked(call) {
                    call.arguments.args.iter().try_for_each(|one| match asked {
                        Asked::Size(_) => Some(()),
                        Asked::Item(_) => self.visit(one),
                    })?;
                    return self.answer(expr, call, &asked);
                }
                self.visit(&call.func)?;
                operands(expr)
                    .into_iter()
                    .try_for_each(|one| self.visit(one))
            }
            _ => operands(expr)
                .into_iter()
                .try_for_each(|one| self.visit(one)),
        }
    }

    /// What may not be evaluated takes nothing.
    fn visit_unsure(&self, expr: &Expr) -> Option<()> {
        let text = written(expr, self.text)?;
        (!text.contains("pop")).then_some(())
    }

    /// What is left of an `and` or an `or` whose operands are told up to the one that decides.
    fn done(&self, expr: &Expr) -> Option<String> {
        let either = expr.as_bool_op_expr()?;
        let ends = either.op == BoolOp::Or;
        let decides = |one: &&Expr| self.truth(one) == Some(ends);
        let last = either
            .values
            .iter()
            .find(decides)
            .or(either.values.last())?;
        Some(format!("({})", self.now(last)?))
    }

    /// A part as it is written by now.
    fn now(&self, part: &Expr) -> Option<String> {
        let place = Range::<usize>::from(part.range());
        let within = self
            .puts
            .iter()
            .filter(|(one, _)| place.start <= one.start && one.end <= place.end);
        let inside: Vec<(Range<usize>, String)> = within
            .map(|(one, put)| (one.start - place.start..one.end - place.start, put.clone()))
            .collect();
        Some(replaced(self.text.get(place)?, &inside))
    }

    /// Whether an operand is true, once the items stand in it.
    fn truth(&self, operand: &Expr) -> Option<bool> {
        let text = self.now(operand)?;
        let parsed = ruff_python_parser::parse_expression(&text).ok()?;
        self.reach
            .value(parsed.expr())
            .and_then(|value| value.is_true())
            .or_else(|| truth(parsed.expr()))
            .or_else(|| self.in_order(parsed.expr()))
    }

    /// Whether one value comes before another one, where a comparison says so.
    fn in_order(&self, comparison: &Expr) -> Option<bool> {
        let comparison = comparison.as_compare_expr()?;
        let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
            return None;
        };
        let (left, right) = (
            self.reach.value(&comparison.left)?,
            self.reach.value(right)?,
        );
        meets(*operator, compared(&left, &right)?)
    }

    /// What a call asks something for.
    fn asked(&self, call: &'e ExprCall) -> Option<Asked<'e>> {
        if !call.arguments.keywords.is_empty() {
            return None;
        }
        match (&*call.func, &*call.arguments.args) {
            (Expr::Attribute(method), _) if is_taking(&method.attr) => {
                Some(Asked::Item(&method.value))
            }
            (Expr::Name(name), [one]) if name.id.as_str() == "len" && self.reach.plain("len") => {
                let path = matches!(one, Expr::Name(_) | Expr::Attribute(_));
                path.then_some(Asked::Size(one))
            }
            _ => None,
        }
    }

    /// The call that a comprehension consists of which takes an item out of something for each number of a range, and how many there are:
    /// `[stack.pop() for _ in range(2)]`.
    fn taken_in_turn(&self, list: &'e ExprListComp) -> Option<(&'e ExprCall, &'e Expr)> {
        let (call, count, counts) = call_in_turn(list)?;
        let other = !mentions(written(call, self.text)?, counts);
        let fixed = call.arguments.args.iter().all(Expr::is_literal_expr);
        let takes = matches!(self.asked(call)?, Asked::Item(_)) && fixed;
        (self.reach.plain("range") && other && takes).then_some((call, count))
    }

    /// Puts the items that a comprehension takes in its place.
    fn answer_in_turn(&mut self, expr: &'e Expr, call: &'e ExprCall, count: &Expr) -> Option<()> {
        let parsed = self.now(count)?;
        let parsed = ruff_python_parser::parse_expression(&parsed).ok()?;
        let PythonValue::Int(digits) = self.reach.value(parsed.expr())? else {
            return None;
        };
        let times: usize = digits.parse().ok().filter(|times| *times <= MOST_IN_TURN)?;
        let Asked::Item(of) = self.asked(call)? else {
            return None;
        };
        let mut items = Vec::new();
        for _ in 0..times {
            self.answer(expr, call, &Asked::Item(of))?;
            items.push(self.puts.pop()?.1);
        }
        // Even one makes a list of its own.
        let name = written(of, self.text)?;
        let source = self.sources.iter_mut().find(|one| one.name == name)?;
        source.again = true;
        self.puts
            .push((expr.range().into(), format!("[{}]", items.join(", "))));
        Some(())
    }

    /// Puts what a call comes to in its place.
    fn answer(&mut self, expr: &'e Expr, call: &'e ExprCall, asked: &Asked<'e>) -> Option<()> {
        let (of, takes) = match asked {
            Asked::Item(of) => (*of, true),
            Asked::Size(of) => (*of, false),
        };
        if !is_path(of) {
            return None;
        }
        let name = written(of, self.text)?;
        let index = match self.sources.iter().position(|one| one.name == name) {
            Some(index) => index,
            None => {
                let held = self.reach.value(of)?;
                self.sources.push(Source {
                    expr: of,
                    name,
                    held,
                    taken: false,
                    again: false,
                });
                self.sources.len() - 1
            }
        };
        let key = match &*call.arguments.args {
            [] => None,
            _ if !takes => None,
            [key] => {
                let text = self.now(key)?;
                let parsed = ruff_python_parser::parse_expression(&text).ok()?;
                Some(self.reach.value(parsed.expr())?)
            }
            _ => return None,
        };
        let source = self.sources.get_mut(index)?;
        source.again |= source.taken;
        source.taken |= takes;
        let answer = match takes {
            true => {
                let method = call.func.as_attribute_expr()?.attr.as_str();
                take(&mut source.held, method, key.as_ref()).filter(is_fixed)?
            }
            false => PythonValue::Int(size(&source.held)?.to_string()),
        };
        self.puts.push((expr.range().into(), operand(&answer)));
        Some(())
    }
}

/// What something is asked for.
enum Asked<'e> {
    Item(&'e Expr),
    Size(&'e Expr),
}

/// Whether an expression is a name, or an attribute behind one.
fn is_path(expr: &Expr) -> bool {
    match expr {
        Expr::Name(_) => true,
        Expr::Attribute(attribute) => is_path(&attribute.value),
        _ => false,
    }
}

/// How much there is in something.
fn size(held: &PythonValue) -> Option<usize> {
    match Queue::of(held) {
        Some(queue) => Some(queue.items.len()),
        None => held.size(),
    }
}

/// Takes an item out of a list, a queue or a dictionary; `None` where there is no such item.
fn take(held: &mut PythonValue, method: &str, key: Option<&PythonValue>) -> Option<PythonValue> {
    match held {
        PythonValue::List(items) if method == "pop" => {
            let place = match key {
                None => items.len().checked_sub(1)?,
                Some(PythonValue::Int(digits)) => {
                    let place: i64 = digits.parse().ok()?;
                    let size = i64::try_from(items.len()).ok()?;
                    let place = if place < 0 { place + size } else { place };
                    usize::try_from(place).ok()?
                }
                Some(_) => return None,
            };
            (place < items.len()).then(|| items.remove(place))
        }
        PythonValue::Dict(pairs) if method == "pop" => {
            let key = key.filter(|key| is_fixed(key))?;
            let place = pairs
                .iter()
                .position(|(one, _)| compare(one, key).is_equal())?;
            Some(pairs.remove(place).1)
        }
        PythonValue::Object { name, parts } if name == "deque" && key.is_none() => {
            let [(None, PythonValue::List(items)), ..] = parts.as_mut_slice() else {
                return None;
            };
            match method {
                "pop" => items.pop(),
                "popleft" if !items.is_empty() => Some(items.remove(0)),
                _ => None,
            }
        }
        _ => None,
    }
}
