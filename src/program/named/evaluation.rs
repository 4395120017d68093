//! The order of evaluation, gone through for what is named or taken out on the way, as far as it is sure that it is evaluated.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::comparable::ComparableExpr;
use ruff_python_ast::{
    BoolOp, CmpOp, Expr, ExprBoolOp, ExprCall, ExprContext, ExprListComp, ExprNamed, UnaryOp,
};
use ruff_text_size::Ranged;

use super::replaced;
use crate::program::changes::{changed, gives_nothing, is_taking, is_tight, popped};
use crate::program::classes::value;
use crate::program::expressions::{has_own_names, operands, written};
use crate::program::identity::is_fixed;
use crate::program::mentions;
use crate::program::priority::changes_heap;
use crate::program::reach::Reach;
use crate::program::sequences::{compared, numbers_of};
use crate::program::targets::Target;
use crate::quiz::PythonValue;
use crate::state::State;

/// Goes through what is evaluated, in that order.
pub(super) struct Naming<'a> {
    pub at: &'a State,
    pub text: &'a str,
    pub reach: &'a Reach<'a>,
    /// Whether items are looked for that are taken out of something.
    pub takes: bool,
    /// Whether the line is the header of an `if` or a `while`.
    pub decides: bool,
    /// The part that is looked at: the whole, or the operand of an `and` or an `or`.
    pub unit: Range<usize>,
    /// What stands where instead.
    pub puts: Vec<(Range<usize>, String)>,
    /// The names that have got something, with what stands for it.
    pub names: Vec<(String, String)>,
    pub statements: Vec<String>,
    /// Whether one of them is a call that gives nothing.
    pub gives_nothing: bool,
}

impl Naming<'_> {
    /// Notes what an expression names that is surely evaluated; `None` where something may be named that cannot be told.
    pub(super) fn visit(&mut self, expr: &Expr) -> Option<()> {
        match expr {
            Expr::Named(named) => self.name(named),
            Expr::Name(name) if name.ctx == ExprContext::Load => {
                let put = self.names.iter().find(|(one, _)| one == name.id.as_str());
                if let Some((_, put)) = put {
                    self.puts.push((name.range().into(), put.clone()));
                }
                Some(())
            }
            Expr::BoolOp(either) => {
                let ends = either.op == BoolOp::Or;
                for operand in &either.values {
                    let whole = std::mem::replace(&mut self.unit, operand.range().into());
                    self.visit(operand)?;
                    self.unit = whole;
                    let truth = self.truth(operand);
                    match truth {
                        // Nothing behind it is evaluated.
                        Some(truth) if truth == ends => {
                            let whole = written(operand, self.text)?.to_owned();
                            self.puts.push((expr.range().into(), whole));
                            return Some(());
                        }
                        Some(_) => {}
                        None => {
                            let mut later = Later::of(&either.values, operand);
                            later.reads(&self.names);
                            return self.put_later(later);
                        }
                    }
                }
                Some(())
            }
            Expr::If(choice) => {
                self.visit(&choice.test)?;
                let mut later = Later::default();
                later.visit_expr(&choice.body);
                later.visit_expr(&choice.orelse);
                later.reads(&self.names);
                self.put_later(later)
            }
            expr if has_own_names(expr) => {
                let mut later = Later::default();
                later.visit_expr(expr);
                later.reads(&self.names);
                match (expr, later.names) {
                    (Expr::ListComp(list), true) if self.takes && self.first_ones(list) => Some(()),
                    (Expr::ListComp(list), true) => {
                        let [clause] = list.generators.as_slice() else {
                            return None;
                        };
                        let named = clause.ifs.first().and_then(first_named)?;
                        self.name_of_each(expr, named, &clause.target, &clause.iter)
                    }
                    _ => self.put_later(later),
                }
            }
            Expr::Attribute(attribute) => self.visit(&attribute.value),
            Expr::Subscript(item) => {
                self.visit(&item.value)?;
                self.visit(&item.slice)
            }
            Expr::Starred(starred) => self.visit(&starred.value),
            Expr::Call(call) => {
                self.call(call)?;
                let source = match (&*call.func, &*call.arguments.args) {
                    (_, [heap, ..]) if changes_heap(call, self.reach) => Some(heap),
                    (Expr::Attribute(method), _)
                        if is_taking(&method.attr) || gives_nothing(&method.attr) =>
                    {
                        Some(&*method.value)
                    }
                    _ => None,
                };
                match source.filter(|_| self.takes) {
                    Some(source) => self.take(expr, source),
                    None => Some(()),
                }
            }
            _ => operands(expr)
                .into_iter()
                .try_for_each(|one| self.visit(one)),
        }
    }

    /// Whether an operand is true, where that is told by what there is: of a size, whether it is none.
    fn truth(&self, operand: &Expr) -> Option<bool> {
        match operand {
            Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => Some(!self.truth(&unary.operand)?),
            Expr::Compare(comparison) => {
                let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
                    return None;
                };
                let right = self.reach.value(right)?;
                let size = self.size(&comparison.left);
                match (operator, size, right.to_string().as_str()) {
                    (CmpOp::Gt, Some(size), "0") | (CmpOp::GtE, Some(size), "1") => Some(size > 0),
                    (CmpOp::LtE, Some(size), "0") | (CmpOp::Lt, Some(size), "1") => Some(size == 0),
                    (CmpOp::Eq | CmpOp::NotEq | CmpOp::In | CmpOp::NotIn, size, _) => {
                        let size = size.map(|size| PythonValue::Int(size.to_string()));
                        let left = size.or_else(|| self.reach.value(&comparison.left))?;
                        let plain = left.can_be_typed() && right.can_be_typed();
                        plain.then(|| compared(*operator, &left, &right))?
                    }
                    _ => None,
                }
            }
            operand => value(self.at, operand)?.is_true(),
        }
    }

    /// How many items there are, where that is what an expression asks.
    fn size(&self, expr: &Expr) -> Option<usize> {
        let call = expr.as_call_expr()?;
        let sized = call.func.as_name_expr()?.id.as_str() == "len";
        match &*call.arguments.args {
            [held] if sized => self.reach.value(held)?.size(),
            _ => None,
        }
    }

    /// Goes through what a call evaluates first.
    fn call(&mut self, call: &ExprCall) -> Option<()> {
        self.visit(&call.func)?;
        let named = call.arguments.keywords.iter().map(|one| &one.value);
        let mut given = call.arguments.args.iter().chain(named);
        given.try_for_each(|one| self.visit(one))
    }

    /// Puts the item that a call takes out of something in the place of the call. What it is taken out of is read nowhere else, but by
    /// operands of an `and` or an `or` that have come to their values before.
    fn take(&mut self, expr: &Expr, from: &Expr) -> Option<()> {
        let item = match popped(expr, self.text, self.reach) {
            Some((_, item, _)) => item,
            None => self.nothing(expr.as_call_expr()?)?,
        };
        self.gives_nothing |= item == "None";
        let at = Range::<usize>::from(expr.range());
        let inside = |(one, _): &(Range<usize>, String)| at.start <= one.start && one.end <= at.end;
        let name = written(from, self.text)?;
        let held = self.reach.value(from)?.to_string();
        let first = if self.decides { self.unit.start } else { 0 };
        let before = self.text.get(first..at.start)?;
        // What stands before it has got its value by then, unless it waits for a condition: an item, or a size.
        let before = match self.decides || before.contains(" if ") || before.contains(" for ") {
            true => before.to_owned(),
            false => {
                let sized = before.replace(&format!("len({name})"), "0");
                sized.replace(&format!("{name}["), "[")
            }
        };
        let around = [before.as_str(), self.text.get(at.end..)?];
        // Of an object other attributes may be read.
        let root = name.split(['.', '[']).next()?;
        let alone = |text: &str| {
            let others = match root == name {
                true => text.to_owned(),
                false if text.contains(name) => return false,
                false => text.replace(&format!("{root}."), ""),
            };
            !mentions(&others, root) && !self.reach.may_hold(&others, &held)
        };
        if self.puts.iter().any(inside) || !around.into_iter().all(alone) {
            return None;
        }
        self.statements.push(written(expr, self.text)?.to_owned());
        self.puts.push((at, item));
        Some(())
    }

    /// What a call gives that changes something by a method which gives nothing.
    fn nothing(&self, call: &ExprCall) -> Option<String> {
        let method = call.func.as_attribute_expr()?;
        let (target, _) = changed(call, self.text, self.reach)?;
        let nothing = gives_nothing(&method.attr) && matches!(target, Target::Changed { .. });
        nothing.then(|| "None".to_owned())
    }

    /// Puts what is named in the place of the names that are read where it is not sure that it is evaluated.
    fn put_later(&mut self, later: Later) -> Option<()> {
        self.puts.extend(later.found);
        (!later.names).then_some(())
    }

    fn name(&mut self, named: &ExprNamed) -> Option<()> {
        let name = named.target.as_name_expr()?.id.to_string();
        match &*named.value {
            // What is taken out is told with the name.
            Expr::Call(call) => self.call(call)?,
            value => self.visit(value)?,
        }
        let again = self.names.iter().any(|(one, _)| *one == name);
        let (start, end) = (
            usize::from(named.value.start()),
            usize::from(named.value.end()),
        );
        let inside: Vec<(Range<usize>, String)> = self
            .puts
            .iter()
            .filter(|(range, _)| range.start >= start && range.end <= end)
            .map(|(range, put)| (range.start - start..range.end - start, put.clone()))
            .collect();
        let whole = replaced(self.text.get(start..end)?, &inside);
        let put = match popped(&named.value, self.text, self.reach) {
            Some((_, item, _)) => {
                // What something is taken out of is another one afterwards.
                let call = named.value.as_call_expr()?;
                let from = call.func.as_attribute_expr()?.value.as_name_expr()?;
                let behind = self.text.get(usize::from(named.end())..)?;
                if mentions(behind, &from.id) {
                    return None;
                }
                item
            }
            None if is_tight(&named.value) => whole.clone(),
            None => format!("({whole})"),
        };
        // The brackets that it must have stay.
        self.puts.push((named.range().into(), put.clone()));
        self.statements.push(format!("{name}={whole}"));
        self.names.push((name, put));
        (!again).then_some(())
    }

    /// Puts in the place of a condition that notes in a set what it has let through (`if not (x in seen or seen.add(x))`) that the set had it
    /// not before, and goes through each element once. In the end the set has all of them. Says whether it is such a condition.
    fn first_ones(&mut self, list: &ExprListComp) -> bool {
        let found = || {
            let [clause] = list.generators.as_slice() else {
                return None;
            };
            let ([test], Expr::Name(target)) = (&*clause.ifs, &clause.target) else {
                return None;
            };
            let seen = noting(test, &target.id).filter(|_| !clause.is_async)?;
            let all = match &clause.iter {
                Expr::List(_) | Expr::Tuple(_) => PythonValue::of_literal(&clause.iter),
                iterated => self.reach.value(iterated),
            };
            let keys = match all? {
                PythonValue::List(items) | PythonValue::Tuple(items) => items.iter().all(is_fixed),
                PythonValue::Str(_) => true,
                _ => false,
            };
            let set = matches!(
                self.reach.value(seen)?,
                PythonValue::Set { frozen: false, .. }
            );
            let (set_name, iterated) = (
                written(seen, self.text).filter(|_| set && keys)?,
                written(&clause.iter, self.text)?,
            );
            let mut element = Later::default();
            element.visit_expr(&list.elt);
            let apart = !element.names && !mentions(written(&*list.elt, self.text)?, set_name);
            let once = format!("dict.fromkeys({iterated})");
            let lacks = format!("{} not in {set_name}", target.id);
            apart.then(|| {
                let places: [(Range<usize>, String); 2] = [
                    (clause.iter.range().into(), once),
                    (test.range().into(), lacks),
                ];
                (places, format!("{set_name}.update({iterated})"))
            })
        };
        let Some((places, statement)) = found() else {
            return false;
        };
        self.puts.extend(places);
        self.statements.push(statement);
        true
    }

    /// What a comprehension names in its first condition: for each element what it is for that one, and in the end what it was for the last.
    fn name_of_each(
        &mut self,
        whole: &Expr,
        named: &ExprNamed,
        target: &Expr,
        iterated: &Expr,
    ) -> Option<()> {
        let name = named.target.as_name_expr()?.id.to_string();
        let put = format!("({})", written(&*named.value, self.text)?);
        let mut reads = Later::default();
        reads.visit_expr(whole);
        let other = |one: &ExprNamed| one.range() != named.range();
        let mut all = Named(Vec::new());
        all.visit_expr(whole);
        if all.0.iter().any(|one| other(one)) || !self.names.is_empty() {
            return None;
        }
        self.puts.push((named.range().into(), put.clone()));
        let inside = reads.all.into_iter().filter(|(one, _)| *one == name);
        self.puts
            .extend(inside.map(|(_, range)| (range, put.clone())));
        let number = |bound: &Expr| {
            let bound = value(self.at, bound).or_else(|| PythonValue::of_literal(bound))?;
            bound.to_string().parse().ok()
        };
        let numbers = || {
            let call = iterated.as_call_expr()?;
            let range = call.func.as_name_expr()?.id.as_str() == "range";
            let bounds: Option<Vec<i64>> = call.arguments.args.iter().map(number).collect();
            let bounds = bounds.filter(|_| range && self.reach.plain("range"))?;
            Some(numbers_of(&bounds)?.take(1).count())
        };
        let size = value(self.at, iterated).and_then(|all| all.size());
        if size.or_else(numbers)? > 0 {
            let (target, iterated) = (written(target, self.text)?, written(iterated, self.text)?);
            self.statements
                .push(format!("{name}=[{put} for {target} in {iterated}][-1]"));
        }
        Some(())
    }
}

/// The set in which a condition notes what it lets through: `not (x in seen or seen.add(x))`, `x not in seen and not seen.add(x)`.
fn noting<'e>(test: &'e Expr, element: &str) -> Option<&'e Expr> {
    let is_element = |one: &Expr| one.as_name_expr().is_some_and(|name| name.id == *element);
    let of_not = |expr: &'e Expr| match expr {
        Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => Some(&*unary.operand),
        _ => None,
    };
    let (either, asks, last): (&ExprBoolOp, _, _) = match test {
        Expr::BoolOp(either) if either.op == BoolOp::And => {
            (either, CmpOp::NotIn, of_not(either.values.last()?)?)
        }
        test => {
            let either = of_not(test)?.as_bool_op_expr()?;
            let or = either.op == BoolOp::Or;
            (either, CmpOp::In, either.values.last().filter(|_| or)?)
        }
    };
    let ([Expr::Compare(compared), _], Expr::Call(call)) = (&*either.values, last) else {
        return None;
    };
    let method = call.func.as_attribute_expr()?;
    let ([operator], [set], [added], []) = (
        &*compared.ops,
        &*compared.comparators,
        &*call.arguments.args,
        &*call.arguments.keywords,
    ) else {
        return None;
    };
    let (one, other) = (
        ComparableExpr::from(set),
        ComparableExpr::from(&*method.value),
    );
    let adds = method.attr.as_str() == "add" && one == other && !set.is_call_expr();
    (adds && *operator == asks && is_element(&compared.left) && is_element(added)).then_some(set)
}

/// What a condition names that is surely evaluated first.
fn first_named(expr: &Expr) -> Option<&ExprNamed> {
    match expr {
        Expr::Named(named) => Some(named),
        Expr::BoolOp(either) => first_named(either.values.first()?),
        Expr::If(_) | Expr::Lambda(_) => None,
        expr => operands(expr).into_iter().find_map(first_named),
    }
}

/// What is not surely evaluated.
#[derive(Default)]
struct Later {
    /// Whether it names something.
    names: bool,
    /// The names that it reads, with their places.
    all: Vec<(String, Range<usize>)>,
    /// What stands in the places of some of them.
    found: Vec<(Range<usize>, String)>,
}

impl Later {
    /// The operands behind one of them.
    fn of(all: &[Expr], last: &Expr) -> Later {
        let mut later = Later::default();
        let behind = all.iter().filter(|one| one.start() > last.start());
        behind.for_each(|one| later.visit_expr(one));
        later
    }

    fn reads(&mut self, names: &[(String, String)]) {
        for (name, range) in &self.all {
            if let Some((_, put)) = names.iter().find(|(one, _)| one == name) {
                self.found.push((range.clone(), put.clone()));
            }
        }
    }
}

impl<'a> Visitor<'a> for Later {
    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Named(named) => {
                self.names = true;
                self.visit_expr(&named.value);
            }
            Expr::Attribute(method) if is_taking(&method.attr) || gives_nothing(&method.attr) => {
                self.names = true;
            }
            Expr::Name(name) if is_taking(&name.id) => self.names = true,
            Expr::Name(name) if name.ctx == ExprContext::Load => {
                self.all.push((name.id.to_string(), name.range().into()));
            }
            _ => walk_expr(self, expr),
        }
    }
}

/// Finds what is named.
struct Named<'a>(Vec<&'a ExprNamed>);

impl<'a> Visitor<'a> for Named<'a> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        if let Expr::Named(named) = expr {
            self.0.push(named);
        }
        walk_expr(self, expr);
    }
}
