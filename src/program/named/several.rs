//! Several things that a line does to one list, dictionary or `deque`: `if letters.pop(0) != letters.pop():`, or one beside what it asks of it
//! (`print(nums.append(4), len(nums))`): what each part gives is told by what there is at its turn. That stands in the places of the parts
//! then, and what is left is known as well. What `print` is handed as it is, it writes when everything is evaluated.

use std::ops::Range;

use ruff_python_ast::{
    BoolOp, Expr, ExprCall, ExprListComp, ExprSubscript, InterpolatedStringElement,
};
use ruff_text_size::{Ranged, TextRange};

use super::changing::{self, is_changing};
use super::{Plain, replaced};
use crate::program::arguments::truth;
use crate::program::changes::{changeable, is_taking, item};
use crate::program::expressions::{call_in_turn, has_own_names, operands, written};
use crate::program::identity::is_fixed;
use crate::program::iterators::asking::MOST_IN_TURN;
use crate::program::lacking::{asked, default_value};
use crate::program::mentions;
use crate::program::order::{compared, meets, operand};
use crate::program::queues::Queue;
use crate::program::reach::Reach;
use crate::program::reduction::named_type;
use crate::program::targets::{Origin, Target};
use crate::quiz::{PythonValue, put};
use crate::visitor::{Visitor, walk_expr};

/// Functions of Python's that have looked at all that they are given when they return.
const LOOKING: [&str; 13] = [
    "all", "any", "bool", "list", "max", "min", "repr", "set", "sorted", "str", "sum", "tuple",
    "type",
];

/// Methods of lists and dictionaries that do the same.
const LOOKING_METHODS: [&str; 4] = ["copy", "count", "get", "index"];

/// What something is done to, as far as the line has come.
struct Source<'e> {
    /// Where it is written first.
    expr: &'e Expr,
    name: &'e str,
    held: PythonValue,
    /// Whether it was changed, and whether it was asked again then.
    taken: bool,
    again: bool,
    /// Where it has got items by being asked for them, with what they are, if nothing else was done to it.
    made: Vec<(Target, Origin)>,
    /// Whether something else was done to it.
    called: bool,
}

/// A call of a method.
pub(super) struct Call<'a> {
    pub method: &'a str,
    /// What it is given in its place, and by its name.
    pub given: Vec<PythonValue>,
    pub named: Vec<(String, PythonValue)>,
}

/// A line that does several things to one.
pub(super) struct Several<'e> {
    text: &'e str,
    reach: &'e Reach<'e>,
    /// What the line changes, as it is written.
    changing: Vec<&'e str>,
    sources: Vec<Source<'e>>,
    puts: Vec<(Range<usize>, String)>,
    /// What `print` is handed as it is, by its place and its name.
    handed: Vec<(Range<usize>, &'e str)>,
    /// The argument of `print` that is gone through.
    argument: Option<TextRange>,
}

impl<'e> Several<'e> {
    /// The line without what it changes on the way, where it does that more than once to one thing, or also asks that for something; `evaluated`
    /// is what it evaluates, and `around` whatever else stands in it. `None` where an item is no number, text or the like, or where something
    /// may look at what is being changed in another way.
    pub fn told(
        text: &'e str,
        reach: &'e Reach<'e>,
        evaluated: &'e Expr,
        around: &str,
    ) -> Option<Plain> {
        let mut several = Several {
            text,
            reach,
            changing: Vec::new(),
            sources: Vec::new(),
            puts: Vec::new(),
            handed: Vec::new(),
            argument: None,
        };
        let mut changes = Changes {
            several: &several,
            whole: evaluated,
            found: Vec::new(),
        };
        changes.visit_expr(evaluated);
        several.changing = changes.found;
        match evaluated {
            Expr::Call(call) if several.prints(call) => several.visit_printed(call)?,
            evaluated => several.visit(evaluated)?,
        }
        several.hand_over()?;
        let Several { sources, puts, .. } = several;
        if !sources.iter().any(|source| source.again && source.taken) {
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
            if !source.called {
                changed.extend(source.made);
                continue;
            }
            let shown = source.held.to_string();
            let target = changeable(source.expr, text, reach)?;
            changed.push((target, Origin::Shown(shown)));
        }
        Some(Plain {
            text: replaced(text, &puts),
            statements: Vec::new(),
            gives_nothing: false,
            changed,
        })
    }

    /// Whether an expression is a name of something that the line changes.
    fn touches(&self, expr: &Expr) -> bool {
        self.changed_name(expr).is_some()
    }

    /// The name by which the line changes what an expression names, which may have another one.
    fn changed_name(&self, expr: &Expr) -> Option<&'e str> {
        let name = written(expr, self.text).filter(|_| is_path(expr))?;
        let mut changing = self.changing.iter();
        let same = |one: &&&'e str| **one == name || self.reach.are_one(name, one);
        changing.find(same).copied()
    }

    /// Goes through what a call of `print` is given: what it is handed as it is, it writes as that is in the end.
    fn visit_printed(&mut self, call: &'e ExprCall) -> Option<()> {
        for argument in &call.arguments.args {
            match argument {
                Expr::Starred(starred) if self.touches(&starred.value) => {
                    self.look(&starred.value, false)?;
                }
                argument if let Some(name) = self.changed_name(argument) => {
                    self.handed.push((argument.range().into(), name));
                }
                argument => {
                    self.argument = Some(argument.range());
                    self.visit(argument)?;
                }
            }
        }
        self.argument = None;
        let mut named = call.arguments.keywords.iter();
        named.try_for_each(|one| self.visit(&one.value))
    }

    /// Whether a call is one of Python's `print`.
    fn prints(&self, call: &ExprCall) -> bool {
        let name = call.func.as_name_expr();
        name.is_some_and(|name| name.id.as_str() == "print") && self.reach.plain("print")
    }

    /// Puts what `print` is handed as it is in its place.
    fn hand_over(&mut self) -> Option<()> {
        for (place, name) in std::mem::take(&mut self.handed) {
            let Some(source) = self.sources.iter_mut().find(|one| one.name == name) else {
                continue;
            };
            source.again = true;
            let shown = shown(&source.held, self.reach)?;
            self.puts.push((place, shown));
        }
        Some(())
    }

    /// Whether a value may stand where an expression does: it is a number, a text or the like, or what `print` is given and nothing else can change.
    fn may_stand(&self, expr: &Expr, value: &PythonValue) -> bool {
        let listed = matches!(value, PythonValue::List(_) | PythonValue::Dict(_));
        let printed = self.argument == Some(expr.range());
        is_fixed(value) || printed && listed && value.can_be_typed()
    }

    /// Puts what something is by now where it is looked at; in brackets, where a brace would mean something else.
    fn look(&mut self, expr: &'e Expr, in_brackets: bool) -> Option<()> {
        let index = self.source(expr)?;
        let source = self.sources.get_mut(index)?;
        source.again = true;
        let shown = shown(&source.held, self.reach)?;
        let put = if in_brackets {
            format!("({shown})")
        } else {
            shown
        };
        self.puts.push((expr.range().into(), put));
        Some(())
    }

    /// Goes through operands, which are looked at when all of them are there.
    fn visit_all(&mut self, operands: &[&'e Expr]) -> Option<()> {
        let (touched, others): (Vec<&'e Expr>, Vec<&'e Expr>) =
            operands.iter().partition(|one| self.touches(one));
        others.into_iter().try_for_each(|one| self.visit(one))?;
        touched
            .into_iter()
            .try_for_each(|one| self.look(one, false))
    }

    /// Where something is among what is changed.
    fn source(&mut self, of: &'e Expr) -> Option<usize> {
        let name = match self.changed_name(of) {
            Some(name) => name,
            None => written(of, self.text)?,
        };
        if let Some(index) = self.sources.iter().position(|one| one.name == name) {
            return Some(index);
        }
        let held = self.reach.value(of)?;
        self.sources.push(Source {
            expr: of,
            name,
            held,
            taken: false,
            again: false,
            made: Vec::new(),
            called: false,
        });
        Some(self.sources.len() - 1)
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
            // What becomes of it there is not known.
            expr if self.touches(expr) => None,
            Expr::Subscript(subscript) if self.touches(&subscript.value) => {
                self.visit(&subscript.slice)?;
                self.look_at_item(expr, subscript)
            }
            Expr::FString(text) => {
                for element in text.value.elements() {
                    let InterpolatedStringElement::Interpolation(part) = element else {
                        continue;
                    };
                    match self.touches(&part.expression) {
                        true if part.debug_text.is_some() => return None,
                        true => self.look(&part.expression, true)?,
                        false => self.visit(&part.expression)?,
                    }
                }
                Some(())
            }
            Expr::BinOp(both) => self.visit_all(&[&both.left, &both.right]),
            Expr::Compare(compare) if let [right] = &*compare.comparators => {
                self.visit_all(&[&compare.left, right])
            }
            Expr::BoolOp(either) => {
                let mut values = either.values.iter();
                for operand in values.by_ref() {
                    // One that does not decide is only asked whether there is something in it.
                    if self.touches(operand) {
                        let index = self.source(operand)?;
                        let filled = size(&self.sources.get(index)?.held)? > 0;
                        match filled && either.op == BoolOp::And {
                            true => continue,
                            false => return None,
                        }
                    }
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
                    let given = operands(expr).into_iter();
                    given.into_iter().try_for_each(|one| match asked {
                        Asked::Size(_) => Some(()),
                        Asked::Item(_) => self.visit(one),
                    })?;
                    return self.answer(expr, call, &asked);
                }
                let given = operands(expr);
                match &*call.func {
                    Expr::Name(name)
                        if LOOKING.contains(&name.id.as_str()) && self.reach.plain(&name.id) =>
                    {
                        self.visit_all(&given)
                    }
                    Expr::Attribute(method) if method.attr.as_str() == "join" => {
                        self.visit(&method.value)?;
                        self.visit_all(&given)
                    }
                    Expr::Attribute(method)
                        if LOOKING_METHODS.contains(&&*method.attr)
                            && self.touches(&method.value) =>
                    {
                        given.into_iter().try_for_each(|one| self.visit(one))?;
                        self.look(&method.value, false)
                    }
                    function => {
                        self.visit(function)?;
                        given.into_iter().try_for_each(|one| self.visit(one))
                    }
                }
            }
            _ => operands(expr)
                .into_iter()
                .try_for_each(|one| self.visit(one)),
        }
    }

    /// What may not be evaluated takes nothing.
    fn visit_unsure(&self, expr: &Expr) -> Option<()> {
        let text = written(expr, self.text)?;
        let touched = self.changing.iter().any(|name| text.contains(name));
        (!text.contains("pop") && !touched).then_some(())
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
        match (&*call.func, &*call.arguments.args) {
            (Expr::Attribute(method), _)
                if is_taking(&method.attr)
                    || self.touches(&method.value) && is_changing(&method.attr) =>
            {
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
        let index = self.source(of)?;
        let answer = match takes {
            true => {
                let given = call.arguments.args.iter().map(|one| self.given(one));
                let named = call.arguments.keywords.iter().map(|one| {
                    let name = one.arg.as_ref()?.to_string();
                    Some((name, self.given(&one.value)?))
                });
                let call = Call {
                    method: call.func.as_attribute_expr()?.attr.as_str(),
                    given: given.collect::<Option<_>>()?,
                    named: named.collect::<Option<_>>()?,
                };
                let source = self.sources.get_mut(index)?;
                source.called = true;
                let given = changing::call(&mut source.held, &call)?;
                Some(given).filter(|given| self.may_stand(expr, given))?
            }
            false => PythonValue::Int(size(&self.sources.get(index)?.held)?.to_string()),
        };
        let source = self.sources.get_mut(index)?;
        source.again |= source.taken;
        source.taken |= takes;
        self.puts.push((expr.range().into(), operand(&answer)));
        Some(())
    }

    /// The value of a part as it is written by now.
    fn given(&self, part: &Expr) -> Option<PythonValue> {
        let text = self.now(part)?;
        let parsed = ruff_python_parser::parse_expression(&text).ok()?;
        self.reach.value(parsed.expr())
    }

    /// Puts the item that something has at a key by now in its place, which a `defaultdict` makes where it lacks it.
    fn look_at_item(&mut self, expr: &'e Expr, subscript: &'e ExprSubscript) -> Option<()> {
        if subscript.slice.is_slice_expr() {
            return self.look(&subscript.value, false);
        }
        let key = self.given(&subscript.slice)?;
        let index = self.source(&subscript.value)?;
        let source = self.sources.get_mut(index)?;
        let answer = match asked(&source.held, &key) {
            Some((maker, there)) => {
                let PythonValue::Object { parts, .. } = &mut source.held else {
                    return None;
                };
                let Some((None, PythonValue::Dict(pairs))) = parts.last_mut() else {
                    return None;
                };
                if !there {
                    let made = default_value(named_type(&maker)?)?;
                    put(pairs, key.clone(), PythonValue::read(made).ok()?);
                    let target = item(expr, self.text, self.reach)?;
                    let origin = Origin::Expression(written(expr, self.text)?.to_owned());
                    source.made.push((target, origin));
                }
                source.again |= source.taken;
                source.taken |= !there;
                changing::item(&PythonValue::Dict(pairs.clone()), &key)?
            }
            None => {
                source.again = true;
                changing::item(&source.held, &key)?
            }
        };
        let answer = Some(answer).filter(|answer| self.may_stand(expr, answer))?;
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

/// Whether something makes what it lacks.
fn is_defaultdict(held: &PythonValue) -> bool {
    matches!(held, PythonValue::Object { name, .. } if name == "defaultdict")
}

/// An expression for what something is by now: lists and dictionaries of plain values are written out, and so are containers of the library
/// that the program has by their names.
fn shown(held: &PythonValue, reach: &Reach<'_>) -> Option<String> {
    let text = held.to_string();
    match held {
        PythonValue::List(_) | PythonValue::Dict(_) => held.can_be_typed().then_some(text),
        PythonValue::Object { name, .. } if name == "deque" => {
            let function = ruff_python_parser::parse_expression(name).ok()?;
            let known = reach.of_library(function.expr())?;
            (known == ("collections", "deque".to_owned()) && held.can_be_typed()).then_some(text)
        }
        _ => None,
    }
}

/// Finds what a line changes, as it is written: by a method, or by asking for an item that a `defaultdict` makes.
struct Changes<'a, 'e> {
    several: &'a Several<'e>,
    /// What a statement consists of, which is a matter of its own.
    whole: &'e Expr,
    found: Vec<&'e str>,
}

impl<'e> Visitor<'e> for Changes<'_, 'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        let Several { text, reach, .. } = self.several;
        let source = match expr {
            Expr::Call(call) => {
                let method = call.func.as_attribute_expr();
                let whole = expr.range() == self.whole.range();
                let changes = |name: &str| is_taking(name) || !whole && is_changing(name);
                method
                    .filter(|method| changes(&method.attr))
                    .map(|method| &*method.value)
            }
            Expr::Subscript(subscript) => {
                let held = reach.value(&subscript.value);
                held.filter(is_defaultdict).map(|_| &*subscript.value)
            }
            _ => None,
        };
        let path = source.filter(|source| is_path(source));
        self.found.extend(path.and_then(|path| written(path, text)));
        walk_expr(self, expr);
    }
}
