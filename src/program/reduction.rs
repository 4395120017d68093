//! Reduction: an expression worked out one operation at a time, as small-step semantics do it. The leftmost innermost
//! operation whose operands are all values is what is asked next; its value takes its place.
//!
//! `abs(1-5)*2` is reduced by `1-5`, `abs(-4)` and `4*2`. Which operand of an `and`, an `or` or a conditional expression is
//! left can be told by the value before it, and is not asked. What has names of its own (a comprehension, a `lambda`) is left to
//! whoever reduces.

use std::ops::Range;

use ruff_python_ast::{
    BoolOp, CmpOp, Expr, ExprBinOp, ExprCall, ExprCompare, Keyword, Operator, UnaryOp,
};
use ruff_text_size::Ranged;

use super::canonical_expression;
use super::columns::rooted;
use super::formats::{filled_in, formatted_by};
use super::itertools;
use crate::quiz::PythonValue;

/// Functions that take all elements of their first argument, as a list would give them.
const GOING_THROUGH: [&str; 13] = [
    "Counter",
    "all",
    "any",
    "deque",
    "dict",
    "frozenset",
    "list",
    "max",
    "min",
    "set",
    "sorted",
    "sum",
    "tuple",
];

/// Functions of Python's that give elements, and have no value of their own worth showing.
pub(super) const ITERATORS: [&str; 6] = ["enumerate", "filter", "map", "range", "reversed", "zip"];

/// Methods of a dictionary that do.
const VIEWS: [&str; 3] = ["items", "keys", "values"];

/// Types of Python's that `type` finds and that have a name in every program.
const TYPES: [&str; 8] = [
    "bool", "dict", "float", "int", "list", "set", "str", "tuple",
];

/// How an expression goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reduction {
    /// The value of the operation at these bytes is what is needed next.
    Ask(Range<usize>),
    /// At these bytes is a comprehension: its elements are needed next.
    Each(Range<usize>),
    /// At these bytes is a call that gives elements, which are needed next.
    Elements(Range<usize>),
    /// What stands at these bytes comes to this part of it.
    Put(Range<usize>, String),
}

/// The next step of an expression in canonical spelling; `None` where it is a value, or nothing that can be taken apart.
pub fn reduction(expression: &str) -> Option<Reduction> {
    reduction_with(expression, &|_| false)
}

/// The same where some calls are values as they stand: those that write objects out (`frozen.rs`).
pub(super) fn reduction_with(
    expression: &str,
    is_made: &dyn Fn(&ExprCall) -> bool,
) -> Option<Reduction> {
    let parsed = ruff_python_parser::parse_expression(expression).ok()?;
    let next = Next {
        text: expression,
        is_made,
    };
    match next.of(parsed.expr()) {
        Found::Value | Found::Stuck => None,
        Found::Step(step) => Some(step),
    }
}

/// An expression with `value` in the place of what stands at some bytes, in canonical spelling; `None` if the value cannot be
/// written there.
pub fn put(expression: &str, at: Range<usize>, value: &str) -> Option<String> {
    let (mut first, mut end) = (at.start, at.end);
    let bytes = expression.as_bytes();
    let called = |before: &u8| before.is_ascii_alphanumeric() || b"_)]'\"".contains(before);
    let grouped = first > 0
        && bytes[first - 1] == b'('
        && bytes.get(end) == Some(&b')')
        && !(first > 1 && called(&bytes[first - 2]));
    if grouped && !value.starts_with('-') && !clings(value, &bytes[end + 1..]) {
        (first, end) = (first - 1, end + 1);
    }
    let (open, close) = if clings(value, bytes.get(end..)?) {
        ("(", ")")
    } else {
        ("", "")
    };
    let text = [&expression[..first], open, value, close, &expression[end..]].concat();
    canonical_expression(&text).ok()
}

/// Whether a value without brackets would mean something else before what stands behind it: a number is no object there, and
/// a minus binds less than a power.
pub fn clings(value: &str, behind: &[u8]) -> bool {
    let number = value.ends_with(|last: char| last.is_ascii_digit() || last == '.');
    let power = behind.starts_with(b"**") && value.starts_with('-');
    power || (number && matches!(behind.first(), Some(b'.' | b'[')))
}

/// Whether an expression is an infinite float as `repr` writes it. No program has one so written; a name of its own is looked up before.
pub(super) fn is_infinite(expr: &Expr) -> bool {
    expr.as_name_expr().is_some_and(|name| name.id == "inf")
}

/// What a type of Python's is shown as, by its name.
pub fn shown_type(name: &str) -> Option<String> {
    TYPES.contains(&name).then(|| format!("<class '{name}'>"))
}

/// What there is to do for a part of an expression.
enum Found {
    /// It is a value as it stands.
    Value,
    /// It is none, and cannot be asked by itself.
    Stuck,
    Step(Reduction),
}

struct Next<'t> {
    text: &'t str,
    /// Whether a call writes an object out that is a value as it stands.
    is_made: &'t dyn Fn(&ExprCall) -> bool,
}

impl Next<'_> {
    fn of(&self, expr: &Expr) -> Found {
        match expr {
            Expr::NumberLiteral(_)
            | Expr::StringLiteral(_)
            | Expr::BytesLiteral(_)
            | Expr::BooleanLiteral(_)
            | Expr::NoneLiteral(_)
            | Expr::EllipsisLiteral(_) => Found::Value,
            Expr::Name(_) if is_infinite(expr) => Found::Value,
            Expr::UnaryOp(unary)
                if unary.op == UnaryOp::USub
                    && (unary.operand.is_number_literal_expr() || is_infinite(&unary.operand)) =>
            {
                Found::Value
            }
            Expr::List(list) => self.display(&list.elts),
            Expr::Tuple(tuple) => self.display(&tuple.elts),
            Expr::Set(set) => self.display(&set.elts),
            Expr::Dict(dict) => {
                let parts = dict
                    .items
                    .iter()
                    .flat_map(|item| item.key.iter().chain([&item.value]));
                self.all(parts).unwrap_or(Found::Value)
            }
            Expr::BoolOp(either) => self.either(either.op, &either.values, expr),
            Expr::If(choice) => match self.of(&choice.test) {
                Found::Step(step) => Found::Step(step),
                Found::Stuck => self.ask(expr),
                Found::Value => match self.truth(&choice.test) {
                    Some(true) => self.put(expr, &choice.body),
                    Some(false) => self.put(expr, &choice.orelse),
                    None => self.ask(expr),
                },
            },
            // A plus before a number says nothing.
            Expr::UnaryOp(unary)
                if unary.op == UnaryOp::UAdd && unary.operand.is_number_literal_expr() =>
            {
                self.put(expr, &unary.operand)
            }
            Expr::UnaryOp(unary) => self.operation(expr, [&*unary.operand]),
            Expr::BinOp(binary) => {
                let operands = [&*binary.left, &*binary.right];
                match self.all(operands) {
                    Some(Found::Step(step)) => Found::Step(step),
                    None if let Some(text) = filled_in(binary, self.text) => {
                        Found::Step(Reduction::Put(range(expr), text))
                    }
                    None if let Some(step) = counted(binary) => Found::Step(step),
                    _ => self.ask(expr),
                }
            }
            Expr::Compare(compare) if compare.ops.len() > 1 => self.chained(compare, expr),
            Expr::Compare(compare) => {
                // What is looked for in a view of a dictionary is looked for in that: a view is no value by itself.
                let contains = matches!(&*compare.ops, [CmpOp::In | CmpOp::NotIn]);
                let plain = |operand| match looked_through(operand) {
                    Some((object, _)) if contains => object,
                    _ => operand,
                };
                let right = compare.comparators.iter().map(plain);
                self.operation(expr, std::iter::once(&*compare.left).chain(right))
            }
            Expr::Call(call) if (self.is_made)(call) => Found::Value,
            Expr::Call(call) if let Some(iterated) = first_of(call) => {
                self.operation(expr, [iterated])
            }
            // It is a function, which is no value by itself.
            Expr::Call(call) if makes_function(call) => Found::Stuck,
            // The root itself has more digits than anybody asks for.
            Expr::Call(call) if rooted(call).is_some() => self.ask(expr),
            Expr::Call(call) if let Some(typed) = typed(call) => match self.of(typed) {
                Found::Step(step) => Found::Step(step),
                Found::Stuck => self.ask(expr),
                Found::Value => match self.value(typed).map(|value| value.kind().to_owned()) {
                    Some(kind) if TYPES.contains(&&*kind) => {
                        Found::Step(Reduction::Put(range(expr), kind))
                    }
                    _ => self.ask(expr),
                },
            },
            Expr::Call(call) if let Some(bound) = self.bound(call) => {
                Found::Step(Reduction::Put(range(expr), bound))
            }
            Expr::Call(call) => {
                let object = match &*call.func {
                    Expr::Attribute(method) => Some(&*method.value),
                    Expr::Name(_) => None,
                    _ => return Found::Stuck,
                };
                let named = call.arguments.keywords.iter().map(|one| &one.value);
                if let [Expr::Call(view), rest @ ..] = &*call.arguments.args
                    && goes_through(&call.func)
                    && gives_elements(view)
                {
                    // What is gone through by another function is no value by itself.
                    let inner = gone_through(view).into_iter();
                    return match self.all(inner.chain(rest).chain(named)) {
                        Some(Found::Step(step)) => Found::Step(step),
                        _ => Found::Step(Reduction::Elements(view.range().into())),
                    };
                }
                let operands = object.into_iter().chain(&call.arguments.args).chain(named);
                if let Some(text) = first_found(call, self.text) {
                    return Found::Step(Reduction::Put(range(expr), text));
                }
                match (self.all(operands), &*call.arguments.args) {
                    (Some(Found::Step(step)), _) => Found::Step(step),
                    (_, [Expr::Generator(elements), ..]) if goes_through(&call.func) => {
                        Found::Step(Reduction::Each(elements.range().into()))
                    }
                    (None, _) if let Some(text) = formatted_by(call, self.text) => {
                        Found::Step(Reduction::Put(range(expr), text))
                    }
                    (None, _) if let Some(text) = in_other_words(call, self.text) => {
                        Found::Step(Reduction::Put(range(expr), text))
                    }
                    (None, _) if let Some(text) = one_behind_the_other(call, self.text) => {
                        Found::Step(Reduction::Put(range(expr), text))
                    }
                    _ => self.ask(expr),
                }
            }
            Expr::Subscript(item) => {
                let parts: Vec<&Expr> = match &*item.slice {
                    Expr::Slice(slice) => [&slice.lower, &slice.upper, &slice.step]
                        .into_iter()
                        .filter_map(|bound| bound.as_deref())
                        .collect(),
                    index => vec![index],
                };
                self.operation(expr, std::iter::once(&*item.value).chain(parts))
            }
            Expr::Attribute(attribute) => match self.of(&attribute.value) {
                Found::Step(step) => Found::Step(step),
                _ => match &*attribute.value {
                    Expr::Name(name)
                        if attribute.attr.as_str() == "__name__"
                            && TYPES.contains(&name.id.as_str()) =>
                    {
                        Found::Step(Reduction::Put(range(expr), format!("'{}'", name.id)))
                    }
                    _ => Found::Stuck,
                },
            },
            Expr::ListComp(_) | Expr::SetComp(_) | Expr::DictComp(_) => {
                Found::Step(Reduction::Each(range(expr)))
            }
            Expr::FString(_) => self.ask(expr),
            _ => Found::Stuck,
        }
    }

    /// The first of these that there is something to do for, or that is stuck.
    fn all<'e>(&self, parts: impl IntoIterator<Item = &'e Expr>) -> Option<Found> {
        let mut stuck = None;
        for part in parts {
            match self.of(part) {
                Found::Value => {}
                Found::Stuck => stuck = Some(Found::Stuck),
                step => return Some(step),
            }
        }
        stuck
    }

    fn display(&self, elements: &[Expr]) -> Found {
        if elements.iter().any(Expr::is_starred_expr) {
            return Found::Stuck;
        }
        self.all(elements).unwrap_or(Found::Value)
    }

    /// An operation: it is asked when nothing is left to do for its operands.
    fn operation<'e>(&self, expr: &Expr, operands: impl IntoIterator<Item = &'e Expr>) -> Found {
        match self.all(operands) {
            Some(Found::Step(step)) => Found::Step(step),
            _ => self.ask(expr),
        }
    }

    /// Several comparisons in a row: `a<b<c` is `a<b and b<c`, where `b` is evaluated once, and `c` only if the first one holds.
    fn chained(&self, compare: &ExprCompare, expr: &Expr) -> Found {
        let [first, second, ..] = &*compare.comparators else {
            return Found::Stuck;
        };
        match self.all([&*compare.left, first]) {
            Some(Found::Step(step)) => Found::Step(step),
            Some(_) => self.ask(expr),
            None => {
                let (left, middle) = (&self.text[range(&*compare.left)], &self.text[range(first)]);
                let between = usize::from(first.end())..usize::from(second.start());
                // Brackets around an operand are not in its range, but around the operators.
                let plain = |part: &str| !part.contains(['(', ')']);
                let before = usize::from(compare.left.end())..usize::from(first.start());
                if !plain(&self.text[before.clone()]) || !plain(&self.text[between]) {
                    return self.ask(expr);
                }
                let rest = &self.text[usize::from(first.end())..usize::from(expr.end())];
                let sign = &self.text[before];
                let whole = format!("({left}{sign}{middle} and {middle}{rest})");
                Found::Step(Reduction::Put(range(expr), whole))
            }
        }
    }

    /// An `and` or `or`: the first operand decides whether it is the value.
    fn either(&self, operator: BoolOp, operands: &[Expr], expr: &Expr) -> Found {
        let [first, rest @ ..] = operands else {
            return Found::Stuck;
        };
        match self.of(first) {
            Found::Step(step) => Found::Step(step),
            Found::Stuck => self.ask(expr),
            Found::Value => match self.truth(first) {
                None => self.ask(expr),
                Some(truth) if truth == (operator == BoolOp::Or) => self.put(expr, first),
                Some(_) => match rest {
                    [] => Found::Stuck,
                    [second, ..] => {
                        let left = usize::from(second.start())..usize::from(expr.end());
                        // Brackets around the second operand are not in its range.
                        let opened = self.text[usize::from(first.end())..left.start]
                            .bytes()
                            .rev()
                            .take_while(|byte| *byte == b'(')
                            .count();
                        let text = self.text[left.start - opened..left.end].to_owned();
                        Found::Step(Reduction::Put(range(expr), text))
                    }
                },
            },
        }
    }

    /// A call of a method by its type (`str.upper(s)`), as one of the object's.
    fn bound(&self, call: &ExprCall) -> Option<String> {
        let method = call.func.as_attribute_expr()?;
        let kind = method.value.as_name_expr()?.id.as_str();
        let makes = ["fromkeys", "maketrans", "fromhex", "from_bytes"];
        let (object, rest) = call.arguments.args.split_first()?;
        if !TYPES.contains(&kind)
            || makes.contains(&method.attr.as_str())
            || object.is_starred_expr()
        {
            return None;
        }
        let rest: Vec<&str> = rest.iter().map(|one| &self.text[range(one)]).collect();
        let named = call.arguments.keywords.iter();
        let named = named.map(|one| &self.text[std::ops::Range::<usize>::from(one.range())]);
        let given: Vec<&str> = rest.into_iter().chain(named).collect();
        let object = match object {
            Expr::StringLiteral(_) | Expr::Name(_) => self.text[range(object)].to_owned(),
            object => format!("({})", &self.text[range(object)]),
        };
        Some(format!("{object}.{}({})", method.attr, given.join(",")))
    }

    /// Whether a value is true.
    fn truth(&self, value: &Expr) -> Option<bool> {
        self.value(value)?.is_true()
    }

    /// A value that is written out.
    fn value(&self, value: &Expr) -> Option<PythonValue> {
        PythonValue::read(&self.text[range(value)]).ok()
    }

    fn ask(&self, expr: &Expr) -> Found {
        Found::Step(Reduction::Ask(range(expr)))
    }

    fn put(&self, expr: &Expr, part: &Expr) -> Found {
        let text = self.text[range(part)].to_owned();
        Found::Step(Reduction::Put(range(expr), text))
    }
}

/// What a method of a text that is written out does in words that are known better: `'12'.isnumeric()` asks of plain characters what
/// `'12'.isdigit()` does.
fn in_other_words(call: &ExprCall, text: &str) -> Option<String> {
    let method = call.func.as_attribute_expr()?;
    let object = method.value.as_string_literal_expr()?;
    let said = text.get(range(&*method.value))?;
    let given = &call.arguments;
    let plain = given.is_empty() && object.value.to_str().is_ascii();
    Some(match method.attr.as_str() {
        "isnumeric" | "isdecimal" if plain => format!("{said}.isdigit()"),
        "casefold" if plain => format!("{said}.lower()"),
        "istitle" if plain => {
            format!("({said}.title()=={said} and {said}.upper()!={said}.lower())")
        }
        name @ ("split" | "rsplit") if !given.keywords.is_empty() => {
            let named = |name: &str, place: usize| match given.args.get(place) {
                Some(one) => text.get(range(one)),
                None => {
                    let mut all = given.keywords.iter();
                    let is = |one: &&Keyword| one.arg.as_ref().is_some_and(|own| own == name);
                    all.find(is).and_then(|one| text.get(range(&one.value)))
                }
            };
            let (mark, most) = (named("sep", 0), named("maxsplit", 1));
            let found = usize::from(mark.is_some()) + usize::from(most.is_some());
            if found != given.args.len() + given.keywords.len() {
                return None;
            }
            let most = most.map(|most| format!(", {most}")).unwrap_or_default();
            format!("{said}.{name}({}{most})", mark.unwrap_or("None"))
        }
        _ => return None,
    })
}

/// Lists that are added up, `sum([[1], [2]], [])`, as one sum: `[]+[1]+[2]`.
fn one_behind_the_other(call: &ExprCall, text: &str) -> Option<String> {
    let sums = call.func.as_name_expr()?.id.as_str() == "sum";
    let [added, Expr::List(first)] = &*call.arguments.args else {
        return None;
    };
    let lists = match added {
        Expr::List(added) => &added.elts,
        Expr::Tuple(added) => &added.elts,
        _ => return None,
    };
    let all = sums && call.arguments.keywords.is_empty() && lists.iter().all(Expr::is_list_expr);
    let parts = std::iter::once(range(first)).chain(lists.iter().map(range));
    let parts: Option<Vec<&str>> = parts.map(|part| text.get(part)).collect();
    parts.filter(|_| all).map(|parts| parts.join("+"))
}

/// Whether a function of Python's goes through all of its first argument at once, so that a list will do there.
pub(super) fn goes_through(function: &Expr) -> bool {
    match function {
        Expr::Name(name) => GOING_THROUGH.contains(&name.id.as_str()),
        Expr::Attribute(method) => method.attr.as_str() == "join",
        _ => false,
    }
}

/// Whether a call gives elements one after the other that can be listed.
pub(super) fn gives_elements(call: &ExprCall) -> bool {
    let plain = call.arguments.keywords.is_empty();
    plain
        && match &*call.func {
            Expr::Name(name) => {
                let name = name.id.as_str();
                ITERATORS.contains(&name) || itertools::FUNCTIONS.contains(&name)
            }
            Expr::Attribute(method) if VIEWS.contains(&method.attr.as_str()) => true,
            Expr::Attribute(function) => {
                let module = function.value.as_name_expr();
                module.is_some_and(|module| module.id.as_str() == "itertools")
                    && itertools::FUNCTIONS.contains(&function.attr.as_str())
            }
            _ => false,
        }
}

/// The operands of a call that gives elements, with those of such calls that it goes through.
fn gone_through(call: &ExprCall) -> Vec<&Expr> {
    let mut found = Vec::new();
    match &*call.func {
        Expr::Attribute(method) if VIEWS.contains(&method.attr.as_str()) => {
            found.push(&*method.value);
        }
        _ => {}
    }
    for one in &call.arguments.args {
        match one {
            Expr::Call(inner) if gives_elements(inner) => found.extend(gone_through(inner)),
            one => found.push(one),
        }
    }
    found.extend(call.arguments.keywords.iter().map(|one| &one.value));
    found
}

/// What `next` finds first in a generator expression, as the first of all that this gives.
fn first_found(call: &ExprCall, text: &str) -> Option<String> {
    let function = call.func.as_name_expr()?.id.as_str();
    let (generator, default) = match &*call.arguments.args {
        [Expr::Generator(generator)] => (generator, None),
        [Expr::Generator(generator), default] => (generator, Some(default)),
        _ => return None,
    };
    if function != "next" || !call.arguments.keywords.is_empty() {
        return None;
    }
    let whole = &text[range(generator)];
    let inside = match generator.parenthesized {
        true => whole.strip_prefix('(')?.strip_suffix(')')?,
        false => whole,
    };
    Some(match default {
        None => format!("next(iter([{inside}]))"),
        Some(default) => format!("([{inside}] or [{}])[0]", &text[range(default)]),
    })
}

/// The dictionary whose keys or values a call gives (`d.keys()`, `d.values()`), with the method's name.
pub(super) fn looked_through(expr: &Expr) -> Option<(&Expr, &str)> {
    let call = expr
        .as_call_expr()
        .filter(|call| call.arguments.is_empty())?;
    let method = call.func.as_attribute_expr()?;
    let name = method.attr.as_str();
    matches!(name, "keys" | "values").then_some((&*method.value, name))
}

/// What the first element is asked of (`next(iter(xs))`).
pub(super) fn first_of(call: &ExprCall) -> Option<&Expr> {
    let of = |call: &ExprCall, function: &str| {
        let named = call.func.as_name_expr()?.id.as_str() == function;
        named.then_some(())
    };
    of(call, "next")?;
    let ([Expr::Call(iterator)], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
        return None;
    };
    of(iterator, "iter")?;
    match (&*iterator.arguments.args, &*iterator.arguments.keywords) {
        ([iterated], []) => Some(iterated),
        _ => None,
    }
}

/// Whether a call makes a function of `operator` (`itemgetter('a')`).
fn makes_function(call: &ExprCall) -> bool {
    let name = match &*call.func {
        Expr::Name(name) => &name.id,
        Expr::Attribute(one) => &one.attr.id,
        _ => return false,
    };
    matches!(name.as_str(), "itemgetter" | "attrgetter")
}

/// What `type` is asked of.
fn typed(call: &ExprCall) -> Option<&Expr> {
    let function = call.func.as_name_expr()?;
    match &*call.arguments.args {
        [one] if function.id.as_str() == "type" && call.arguments.keywords.is_empty() => Some(one),
        _ => None,
    }
}

/// A truth value that is counted with: it is 0 or 1.
fn counted(binary: &ExprBinOp) -> Option<Reduction> {
    let sides = [&*binary.left, &*binary.right];
    let bits = matches!(
        binary.op,
        Operator::BitAnd | Operator::BitOr | Operator::BitXor
    );
    let truth = sides
        .into_iter()
        .find(|side| side.is_boolean_literal_expr() && !bits)?;
    let number = u8::from(truth.as_boolean_literal_expr()?.value);
    Some(Reduction::Put(range(truth), number.to_string()))
}

fn range(expr: &impl Ranged) -> Range<usize> {
    expr.range().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The operations that are asked of an expression, where `answers` are their values, and what is left in the end.
    fn reduced(expression: &str, answers: &[&str]) -> (Vec<String>, String) {
        let mut text = expression.to_owned();
        let mut asked = Vec::new();
        let mut answers = answers.iter();
        while let Some(step) = reduction(&text) {
            let (at, value) = match step {
                Reduction::Put(at, part) => (at, part),
                Reduction::Ask(at) | Reduction::Each(at) | Reduction::Elements(at) => {
                    asked.push(text[at.clone()].to_owned());
                    let Some(answer) = answers.next() else { break };
                    (at, (*answer).to_owned())
                }
            };
            text = put(&text, at, &value).unwrap();
        }
        (asked, text)
    }

    #[test]
    fn an_expression_is_taken_apart_from_the_inside() {
        let check = |expression: &str, answers: &[&str], asked: &[&str], left: &str| {
            let (found, text) = reduced(expression, answers);
            assert_eq!(found, asked, "{expression}");
            assert_eq!(text, left, "{expression}");
        };
        check("7", &[], &[], "7");
        check("'12'.isnumeric()", &["True"], &["'12'.isdigit()"], "True");
        check(
            "'a b c'.split(maxsplit=1)",
            &["['a', 'b c']"],
            &["'a b c'.split(None, 1)"],
            "['a', 'b c']",
        );
        check("[+7, -7]", &[], &[], "[7, -7]");
        check("-7", &[], &[], "-7");
        check("[1, -2]", &[], &[], "[1, -2]");
        check("1+2", &["3"], &["1+2"], "3");
        check("type(1+2)", &["3"], &["1+2"], "int");
        check(
            "type('a').__name__+'!'",
            &["'str!'"],
            &["'str'+'!'"],
            "'str!'",
        );
        check("type([])==list", &["True"], &["list==list"], "True");
        check(
            "sum([[1], []], [])",
            &["[1]", "[1]"],
            &["[]+[1]", "[1]+[]"],
            "[1]",
        );
        check(
            "abs(1-5)*2",
            &["-4", "4", "8"],
            &["1-5", "abs(-4)", "4*2"],
            "8",
        );
        check("2+True*3", &["3", "5"], &["1*3", "2+3"], "5");
        check("str.strip('ab','a')", &["'b'"], &["'ab'.strip('a')"], "'b'");
        check("(1+2)*3", &["3", "9"], &["1+2", "3*3"], "9");
        check("(1-2)*3", &["-1", "-3"], &["1-2", "(-1)*3"], "-3");
        check("2-(1-2)", &["-1", "3"], &["1-2", "2-(-1)"], "3");
        check("(1-2)**2", &["-1", "1"], &["1-2", "(-1)**2"], "1");
        check(
            "'abc'[:1+1].count('a')",
            &["2", "'ab'", "1"],
            &["1+1", "'abc'[:2]", "'ab'.count('a')"],
            "1",
        );
        check(
            "(1+2).bit_length()",
            &["3", "2"],
            &["1+2", "(3).bit_length()"],
            "2",
        );
        check(
            "sorted([3, 1])[0]",
            &["[1, 3]", "1"],
            &["sorted([3, 1])", "[1, 3][0]"],
            "1",
        );
        check(
            "max(1+1, 3, key=abs)",
            &["2", "3"],
            &["1+1", "max(2, 3, key=abs)"],
            "3",
        );
        check("[1+1, 2]", &["2"], &["1+1"], "[2, 2]");
        check("{'a': 1+1}", &["2"], &["1+1"], "{'a': 2}");
        check(
            "1<2+1<5",
            &["3", "True", "True"],
            &["2+1", "1<3", "3<5"],
            "True",
        );
        check("5<2+1<1/0", &["3", "False"], &["2+1", "5<3"], "False");
        check(
            "not 1<2<=3!=4",
            &["True", "True", "True", "False"],
            &["1<2", "2<=3", "3!=4", "not True"],
            "False",
        );
        check("not 0", &["True"], &["not 0"], "True");
        // What is not evaluated is not asked.
        check("0 and 1/0", &[], &[], "0");
        check("1 and 2+1", &["3"], &["2+1"], "3");
        check("[] or (2 or 3)", &[], &[], "2");
        check(
            "1>2 or 3>2 or 1/0",
            &["False", "True"],
            &["1>2", "3>2"],
            "True",
        );
        check("1+1 if 3>2 else 1/0", &["True", "2"], &["3>2", "1+1"], "2");
        check("(1 if 0 else 2)+3", &["5"], &["2+3"], "5");
        // What stays as it is.
        check("x", &[], &[], "x");
        check("x+(1+1)", &["2", "5"], &["1+1", "x+2"], "5");
        check(
            "sum(x*2 for x in [1, 2])",
            &["[2, 4]", "6"],
            &["x*2 for x in [1, 2]", "sum([2, 4])"],
            "6",
        );
        check(
            "next(iter([1+1]))",
            &["2", "2"],
            &["1+1", "next(iter([2]))"],
            "2",
        );
        check(
            "next(x for x in [1])",
            &["[1]", "1"],
            &["[x for x in [1]]", "next(iter([1]))"],
            "1",
        );
        check(
            "next((x for x in []), 7)",
            &["[]", "7"],
            &["[x for x in []]", "[7][0]"],
            "7",
        );
        check(
            "list(zip(reversed([1]), [2]))",
            &["[(1, 2)]", "[(1, 2)]"],
            &["zip(reversed([1]), [2])", "list([(1, 2)])"],
            "[(1, 2)]",
        );
        check(
            "sum(reversed([1, 2]))",
            &["[2, 1]", "3"],
            &["reversed([1, 2])", "sum([2, 1])"],
            "3",
        );
        check(
            "len([x for x in [1]])",
            &["[1]", "1"],
            &["[x for x in [1]]", "len([1])"],
            "1",
        );
        check(
            "sorted([2], key=lambda x:-x)",
            &["[2]"],
            &["sorted([2], key=lambda x:-x)"],
            "[2]",
        );
        check(
            "max([1+1], key=itemgetter(0))",
            &["2", "2"],
            &["1+1", "max([2], key=itemgetter(0))"],
            "2",
        );
        check(
            "f'{1+1}'+'a'",
            &["'2'", "'2a'"],
            &["f'{1+1}'", "'2'+'a'"],
            "'2a'",
        );
        check("[*xs]", &[], &[], "[*xs]");
        check("1 +", &[], &[], "1 +");
    }
}
