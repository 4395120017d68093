//! Steps: what there is to do next for an expression, or for the first of its parts that is no value yet.

use ruff_python_ast::{BoolOp, CmpOp, Expr, ExprBinOp, ExprCall, ExprCompare, Operator, UnaryOp};
use ruff_text_size::Ranged;

use super::calls::{
    first_found, first_of, formatted_as_said, gives_elements, goes_through, gone_through,
    in_other_words, is_empty_set, looked_through, makes_function, of_nothing, one_behind_the_other,
    within_range, without_default, written_by_names,
};
use super::{Reduction, TYPES, is_infinite, is_zero, range};
use crate::program::columns::rooted;
use crate::program::complexes::{is_complex, part_of};
use crate::program::displays::merged;
use crate::program::exact::Number;
use crate::program::formats::{filled_in, formatted_by};
use crate::program::splicing::spliced;
use crate::program::types::typed;
use crate::quiz::PythonValue;

/// What there is to do for a part of an expression.
pub(super) enum Found {
    /// It is a value as it stands.
    Value,
    /// It is none, and cannot be asked by itself.
    Stuck,
    Step(Reduction),
}

pub(super) struct Next<'t> {
    pub text: &'t str,
    /// Whether a call writes an object out that is a value as it stands.
    pub is_made: &'t dyn Fn(&ExprCall) -> bool,
}

impl Next<'_> {
    pub(super) fn of(&self, expr: &Expr) -> Found {
        match expr {
            Expr::NumberLiteral(_)
            | Expr::StringLiteral(_)
            | Expr::BytesLiteral(_)
            | Expr::BooleanLiteral(_)
            | Expr::NoneLiteral(_)
            | Expr::EllipsisLiteral(_) => Found::Value,
            Expr::Name(_) if is_infinite(expr) => Found::Value,
            Expr::BinOp(_) if is_complex(expr) => Found::Value,
            // As `repr` writes it, it has a real part, which is a zero with a sign.
            Expr::UnaryOp(unary) if unary.op == UnaryOp::USub && is_complex(&unary.operand) => {
                self.ask(expr)
            }
            // Of whole numbers there is one zero.
            Expr::UnaryOp(unary) if unary.op == UnaryOp::USub && is_zero(&unary.operand) => {
                self.put(expr, &unary.operand)
            }
            Expr::UnaryOp(unary)
                if unary.op == UnaryOp::USub
                    && (unary.operand.is_number_literal_expr() || is_infinite(&unary.operand)) =>
            {
                Found::Value
            }
            Expr::List(list) => self.display(expr, &list.elts),
            Expr::Tuple(tuple) => self.display(expr, &tuple.elts),
            Expr::Set(set) => self.display(expr, &set.elts),
            Expr::Dict(dict) => {
                let parts = dict
                    .items
                    .iter()
                    .flat_map(|item| item.key.iter().chain([&item.value]));
                self.all(parts).unwrap_or_else(|| match merged(expr) {
                    Some(text) => Found::Step(Reduction::Put(range(expr), text)),
                    None => Found::Value,
                })
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
            Expr::Compare(compare) if let Some(text) = within_range(compare, self.text) => {
                Found::Step(Reduction::Put(range(expr), text))
            }
            Expr::Compare(compare) => {
                // What is looked for in a view of a dictionary is looked for in that: a view is no value by itself.
                let contains = matches!(&*compare.ops, [CmpOp::In | CmpOp::NotIn]);
                let plain = |operand| match looked_through(operand) {
                    Some((object, _)) if contains => object,
                    _ => operand,
                };
                // What a generator expression gives is looked through as a list of that is.
                if contains && let [Expr::Generator(elements)] = &*compare.comparators {
                    return match self.all([&*compare.left]) {
                        Some(Found::Step(step)) => Found::Step(step),
                        _ => Found::Step(Reduction::Each(elements.range().into())),
                    };
                }
                let right = compare.comparators.iter().map(plain);
                self.operation(expr, std::iter::once(&*compare.left).chain(right))
            }
            Expr::Call(call) => self.call(call, expr),
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
                _ if let Some(part) = part_of(&attribute.value, &attribute.attr) => {
                    Found::Step(Reduction::Put(range(expr), part))
                }
                _ => match &*attribute.value {
                    Expr::Name(name)
                        if attribute.attr.as_str() == "__name__"
                            && TYPES.contains(&name.id.as_str()) =>
                    {
                        Found::Step(Reduction::Put(range(expr), format!("'{}'", name.id)))
                    }
                    // Of a value of `datetime`, which shows something else than it has.
                    Expr::Call(call) if (self.is_made)(call) => self.ask(expr),
                    _ => Found::Stuck,
                },
            },
            Expr::ListComp(_) | Expr::SetComp(_) | Expr::DictComp(_) => {
                Found::Step(Reduction::Each(range(expr)))
            }
            Expr::FString(_) => self.ask(expr),
            Expr::Starred(starred) => self.starred(&starred.value),
            _ => Found::Stuck,
        }
    }

    /// A call: the first of what it is given that there is something to do for, or what it is in other words.
    fn call(&self, call: &ExprCall, expr: &Expr) -> Found {
        if (self.is_made)(call) {
            return Found::Value;
        }
        // A set without items has no display: where it is a part of something, the call stands for it.
        let whole = range(expr) == (0..self.text.len());
        if is_empty_set(call) && !whole {
            return Found::Value;
        }
        if let Some(text) = of_nothing(call) {
            return Found::Step(Reduction::Put(range(expr), text.to_owned()));
        }
        if let Some(iterated) = first_of(call) {
            return self.operation(expr, [iterated]);
        }
        // It is a function, which is no value by itself.
        if makes_function(call) {
            return Found::Stuck;
        }
        // The root itself has more digits than anybody asks for.
        if rooted(call).is_some() {
            return self.ask(expr);
        }
        if let Some(typed) = typed(expr) {
            return match self.of(typed) {
                Found::Step(step) => Found::Step(step),
                Found::Stuck => self.ask(expr),
                Found::Value => match self.value(typed).map(|value| value.kind().to_owned()) {
                    Some(kind) if TYPES.contains(&&*kind) => {
                        Found::Step(Reduction::Put(range(expr), kind))
                    }
                    _ => self.ask(expr),
                },
            };
        }
        if let Some(bound) = self.bound(call) {
            return Found::Step(Reduction::Put(range(expr), bound));
        }
        let object = match &*call.func {
            Expr::Attribute(method) => Some(&*method.value),
            Expr::Name(_) => None,
            _ => return Found::Stuck,
        };
        let named = call.arguments.keywords.iter().map(|one| &one.value);
        if let [Expr::Call(view), rest @ ..] = &*call.arguments.args
            && (goes_through(&call.func) || counts_range(call, view))
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
            (None, given) if given.iter().any(Expr::is_starred_expr) => {
                self.spliced(expr).unwrap_or_else(|| self.ask(expr))
            }
            (None, _) if let Some(text) = formatted_as_said(call, self.text) => {
                Found::Step(Reduction::Put(range(expr), text))
            }
            _ if let Some(text) = without_default(call, self.text) => {
                Found::Step(Reduction::Put(range(expr), text))
            }
            (None, _) if let Some(text) = formatted_by(call, self.text) => {
                Found::Step(Reduction::Put(range(expr), text))
            }
            (None, _) if let Some(text) = in_other_words(call, self.text) => {
                Found::Step(Reduction::Put(range(expr), text))
            }
            (None, _) if let Some(text) = written_by_names(call, self.text) => {
                Found::Step(Reduction::Put(range(expr), text))
            }
            (None, _) if let Some(text) = one_behind_the_other(call, self.text) => {
                Found::Step(Reduction::Put(range(expr), text))
            }
            _ => self.ask(expr),
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

    fn display(&self, expr: &Expr, elements: &[Expr]) -> Found {
        match self.all(elements) {
            None if elements.iter().any(Expr::is_starred_expr) => {
                self.spliced(expr).unwrap_or(Found::Stuck)
            }
            found => found.unwrap_or(Found::Value),
        }
    }

    /// The same with what stands behind stars in its place.
    fn spliced(&self, expr: &Expr) -> Option<Found> {
        let text = spliced(&self.text[range(expr)])?;
        Some(Found::Step(Reduction::Put(range(expr), text)))
    }

    /// What stands behind a star: what gives elements is no value by itself.
    fn starred(&self, taken: &Expr) -> Found {
        match taken {
            Expr::Call(view) if gives_elements(view) => match self.all(gone_through(view)) {
                Some(Found::Step(step)) => Found::Step(step),
                _ => Found::Step(Reduction::Elements(view.range().into())),
            },
            Expr::Generator(elements) => Found::Step(Reduction::Each(elements.range().into())),
            taken => self.of(taken),
        }
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
        let exact = value.as_call_expr().filter(|call| (self.is_made)(call));
        match exact.and_then(Number::of_call) {
            Some(number) => Some(number.is_true()),
            None => self.value(value)?.is_true(),
        }
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

/// Whether a call asks how many numbers a `range` has.
fn counts_range(call: &ExprCall, view: &ExprCall) -> bool {
    let names = |call: &ExprCall, name: &str| {
        let function = call.func.as_name_expr();
        function.is_some_and(|function| function.id.as_str() == name)
    };
    names(call, "len") && names(view, "range")
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
