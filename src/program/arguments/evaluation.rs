//! The order of evaluation: which call of the program's an expression comes to first, where all that is evaluated before it calls nothing
//! and changes nothing.

use ruff_python_ast::{
    BoolOp, CmpOp, ConversionFlag, Expr, ExprBoolOp, ExprCompare, ExprDictComp, ExprFString,
    ExprGenerator, ExprListComp, ExprSetComp, UnaryOp,
};
use ruff_text_size::Ranged;

use super::{CallWorth, Calls, Entered};
use crate::program::displays::literal;
use crate::program::effect;
use crate::program::expressions::{operands, written};
use crate::program::heap::place_in;
use crate::program::printing::waits;
use crate::quiz::{PythonValue, compare};

/// What evaluating an expression comes to first.
pub(super) enum First<'e> {
    /// Nothing that enters a frame or changes something.
    Nothing,
    /// This call, which enters a function of the program.
    Call(&'e Expr, Entered<'e>),
    /// What cannot be told.
    Unclear,
}

/// The same method, for an object with a conversion.
fn converted(entered: Option<Entered<'_>>) -> Option<Entered<'_>> {
    let worth = CallWorth::Converted;
    entered.map(|entered| Entered { worth, ..entered })
}

/// Whether a value that is written out, or an item of one, is true, whether two are the same, one is in the other or a number is less than zero, and
/// what comes of several such with `and`, `or` and `not`.
pub(in crate::program) fn truth(expr: &Expr) -> Option<bool> {
    match expr {
        Expr::BoolOp(either) => {
            let passed = either.op == BoolOp::And;
            let mut left = either.values.iter().map(truth);
            // The first that decides, or that is not known, if all before let it through.
            return left
                .find(|one| *one != Some(passed))
                .unwrap_or(Some(passed));
        }
        Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => {
            return truth(&unary.operand).map(|holds| !holds);
        }
        _ => {}
    }
    let Expr::Compare(ExprCompare {
        left,
        ops,
        comparators,
        ..
    }) = expr
    else {
        return standing(expr)?.is_true();
    };
    let ([op], [right]) = (&**ops, &**comparators) else {
        return None;
    };
    let (left, right) = (standing(left)?, standing(right)?);
    let equal = |one: &PythonValue| compare(&left, one).is_equal();
    match op {
        CmpOp::Eq => Some(equal(&right)),
        CmpOp::NotEq => Some(!equal(&right)),
        CmpOp::Is | CmpOp::IsNot if right == PythonValue::None => {
            Some((left == PythonValue::None) == (*op == CmpOp::Is))
        }
        CmpOp::In | CmpOp::NotIn => {
            let found = match &right {
                PythonValue::List(items) | PythonValue::Tuple(items) => items.iter().any(equal),
                PythonValue::Dict(pairs) => pairs.iter().any(|(key, _)| equal(key)),
                _ => return None,
            };
            Some(found == (*op == CmpOp::In))
        }
        CmpOp::Lt if right == PythonValue::Int("0".to_owned()) => left.is_negative(),
        _ => None,
    }
}

/// The value of an expression that is written out, or of an item of such a one.
fn standing(expr: &Expr) -> Option<PythonValue> {
    let Expr::Subscript(item) = expr else {
        return literal(expr);
    };
    match (standing(&item.value)?, literal(&item.slice)?) {
        (
            PythonValue::List(mut items) | PythonValue::Tuple(mut items),
            PythonValue::Int(number),
        ) => Some(items.swap_remove(place_in(items.len(), &number)?)),
        (PythonValue::Dict(pairs), key) => {
            let mut pairs = pairs.into_iter();
            let found = pairs.find(|(one, _)| compare(one, &key).is_equal());
            found.map(|(_, value)| value)
        }
        _ => None,
    }
}

impl<'p> Calls<'p> {
    /// What evaluating these one after the other comes to first.
    pub(super) fn first_of<'e>(&self, expressions: impl IntoIterator<Item = &'e Expr>) -> First<'e>
    where
        'p: 'e,
    {
        for expr in expressions {
            match self.first(expr) {
                First::Nothing => {}
                found => return found,
            }
        }
        First::Nothing
    }

    fn first<'e>(&self, expr: &'e Expr) -> First<'e>
    where
        'p: 'e,
    {
        if let Some(entered) = self.drawn(expr) {
            return First::Call(expr, entered);
        }
        let inside = match expr {
            Expr::Name(_) | Expr::Lambda(_) => return First::Nothing,
            // Places that something is cut by are no value that could be asked anything.
            Expr::Slice(slice) => {
                let bounds = [&slice.lower, &slice.upper, &slice.step];
                return self.first_of(bounds.into_iter().filter_map(|one| one.as_deref()));
            }
            Expr::YieldFrom(from) => self.first(&from.value),
            Expr::Yield(given) => self.first_of(given.value.as_deref()),
            Expr::Starred(starred) => return self.first(&starred.value),
            // What is evaluated after the first part is decided by it.
            Expr::BoolOp(either) => return self.either(either, expr),
            Expr::If(choice) => match truth(&choice.test) {
                Some(true) => return self.first(&choice.body),
                Some(false) => return self.first(&choice.orelse),
                None => match self.first(&choice.test) {
                    First::Nothing => self.first_tested(&choice.test),
                    found => found,
                },
            },
            Expr::Compare(compare) => self.first_of(
                [&*compare.left]
                    .into_iter()
                    .chain(compare.comparators.first()),
            ),
            Expr::Call(call) => {
                let object = match &*call.func {
                    Expr::Attribute(method) => Some(&*method.value),
                    Expr::Name(_) | Expr::Lambda(_) => None,
                    // What a call gives may be called in turn, what stands under a key, and what an operator makes.
                    called => Some(called),
                };
                let prints = call
                    .func
                    .as_name_expr()
                    .is_some_and(|name| &*name.id == "print");
                let now = |one: &&'e Expr| !(prints && waits(one));
                let found = self.first_of(object.into_iter().chain(operands(expr)).filter(now));
                match found {
                    First::Nothing if prints => self.first_shown(&call.arguments.args),
                    found => found,
                }
            }
            Expr::FString(formatted) => self.first_written(formatted),
            // What the first `for` goes through is evaluated before anything else.
            Expr::ListComp(ExprListComp { generators, .. })
            | Expr::SetComp(ExprSetComp { generators, .. })
            | Expr::DictComp(ExprDictComp { generators, .. })
            | Expr::Generator(ExprGenerator { generators, .. }) => {
                self.first_of(generators.first().map(|one| &one.iter))
            }
            _ => self.first_of(operands(expr)),
        };
        let First::Nothing = inside else {
            return inside;
        };
        if let Expr::UnaryOp(unary) = expr
            && unary.op == UnaryOp::Not
            && let tested @ First::Call(..) = self.first_tested(&unary.operand)
        {
            return tested;
        }
        let found = match expr {
            Expr::Call(call) => self.called(call),
            _ => None,
        };
        // What makes a generator runs nothing of it.
        if let Some(entered) = &found
            && self.program.is_generator(entered.definition)
            && !self.consumed.contains(&expr.range().into())
        {
            return First::Nothing;
        }
        if let Expr::Compare(compare) = expr
            && let Some((object, entered)) = self.searched(compare)
        {
            return First::Call(object, entered);
        }
        match found.or_else(|| self.implied(expr)) {
            Some(entered) => First::Call(expr, entered),
            None => self.itself(expr),
        }
    }

    /// What it comes to to ask whether something is true.
    pub(super) fn first_tested<'e>(&self, test: &'e Expr) -> First<'e>
    where
        'p: 'e,
    {
        let tested = self.tested(test);
        tested.map_or(First::Nothing, |entered| First::Call(test, entered))
    }

    /// What showing these one after the other comes to first.
    fn first_shown<'e>(&self, values: &'e [Expr]) -> First<'e>
    where
        'p: 'e,
    {
        let printed = |entered| Entered {
            worth: CallWorth::Printed,
            ..entered
        };
        for value in values {
            let first = match waits(value) {
                true => self.first(value),
                false => match self.shown(value) {
                    Some(entered) => First::Call(value, printed(entered)),
                    None => First::Nothing,
                },
            };
            if !matches!(first, First::Nothing) {
                return first;
            }
        }
        First::Nothing
    }

    /// What writing the parts of a text one after the other comes to first.
    fn first_written<'e>(&self, formatted: &'e ExprFString) -> First<'e>
    where
        'p: 'e,
    {
        let mut parts = formatted
            .value
            .elements()
            .filter_map(|one| one.as_interpolation());
        parts
            .find_map(|part| match self.first(&part.expression) {
                First::Nothing => {
                    let bare = part.format_spec.is_none();
                    let object = &*part.expression;
                    let shown = match part.conversion {
                        ConversionFlag::None if self.formats(object) => {
                            self.formatted(object, part.format_spec.as_deref())
                        }
                        ConversionFlag::None if bare || self.is_member(object) => {
                            self.shown(object)
                        }
                        ConversionFlag::Str => converted(self.shown(object)),
                        ConversionFlag::Repr => converted(self.represented(object)),
                        ConversionFlag::None | ConversionFlag::Ascii => None,
                    };
                    Some(First::Call(object, shown?))
                }
                found => Some(found),
            })
            .unwrap_or(First::Nothing)
    }

    /// The first of the operands of an `and` or an `or` that are evaluated.
    fn either<'e>(&self, either: &'e ExprBoolOp, whole: &Expr) -> First<'e>
    where
        'p: 'e,
    {
        let last = either.values.len().saturating_sub(1);
        for (place, operand) in either.values.iter().enumerate() {
            match truth(operand) {
                Some(truth) if truth == (either.op == BoolOp::Or) => return First::Nothing,
                Some(_) => {}
                None => {
                    return match (self.first(operand), self.tested(operand)) {
                        (First::Nothing, Some(entered)) if place < last => {
                            let worth = CallWorth::Tested;
                            First::Call(operand, Entered { worth, ..entered })
                        }
                        (First::Nothing, _) => self.itself(whole),
                        (found, _) => found,
                    };
                }
            }
        }
        First::Nothing
    }

    /// What an expression comes to whose operands come to nothing.
    fn itself<'e>(&self, expr: &Expr) -> First<'e> {
        let harmless = written(expr, &self.program.text).is_some_and(|text| {
            expr.is_literal_expr()
                || (!self.program.may_enter(self.at, text) && effect(text, None).is_none())
        });
        if harmless {
            First::Nothing
        } else {
            First::Unclear
        }
    }
}
