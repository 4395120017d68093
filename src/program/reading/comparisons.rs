//! Comparisons whose sides are known: values that have an order, and objects that are one or two.

use std::cmp::Ordering;

use ruff_python_ast::{CmpOp, ExprCompare};

use super::Reading;
use crate::program::arrangement::{Arranged, arranged};
use crate::program::definitions::Definition;
use crate::program::heap::{Cell, Held};
use crate::program::order::{compared, meets};
use crate::quiz::{PythonValue, compare as same};

impl Reading<'_> {
    /// What a comparison comes to whose sides are known: values that have an order, or objects that are one or two.
    pub(super) fn compared(&self, comparison: &ExprCompare) -> Option<Held> {
        let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
            return None;
        };
        let before = self.read.get();
        let (left, right) = (self.held(&comparison.left), self.held(right));
        let truth = match operator {
            CmpOp::Is | CmpOp::IsNot => self.is_one(&left, &right),
            CmpOp::Eq | CmpOp::NotEq
                if self.compares_itself(&left) || self.compares_itself(&right) =>
            {
                self.has_equal_fields(&left, &right)
            }
            CmpOp::Eq | CmpOp::NotEq => self.are_one(&left, &right).or_else(|| {
                let (left, right) = (self.shown_plainly(&left)?, self.shown_plainly(&right)?);
                Some(same(&left, &right).is_equal())
            }),
            CmpOp::Lt | CmpOp::LtE | CmpOp::Gt | CmpOp::GtE => {
                let sides = self.shown_plainly(&left).zip(self.shown_plainly(&right));
                let order = sides.and_then(|(left, right)| compared(&left, &right));
                order.and_then(|order| meets(*operator, order))
            }
            CmpOp::In | CmpOp::NotIn => self.is_among(&left, &right),
        };
        let Some(truth) = truth else {
            self.read.set(before);
            return None;
        };
        let negated = matches!(operator, CmpOp::IsNot | CmpOp::NotEq | CmpOp::NotIn);
        let said = if truth != negated { "True" } else { "False" };
        Some(Held::Text(said.to_owned()))
    }

    /// How Python orders two things of which all is known that decides it: what comes behind the first difference is not asked.
    pub(in crate::program) fn ordered(&self, one: &Held, other: &Held) -> Option<Ordering> {
        if let (Held::Tuple(items), Held::Tuple(others)) = (one, other) {
            for (one, other) in items.iter().zip(others) {
                // What is the same may have no order.
                if one == other && *one != Held::Unknown {
                    continue;
                }
                match self.ordered(one, other)? {
                    Ordering::Equal => {}
                    order => return Some(order),
                }
            }
            return Some(items.len().cmp(&others.len()));
        }
        let value = |held: &Held| {
            let fields = self.fields_compared(held);
            fields.unwrap_or_else(|| self.value_of(held)).ok()
        };
        compared(&value(one)?, &value(other)?)
    }

    /// Whether two objects of the program are one.
    fn are_one(&self, one: &Held, other: &Held) -> Option<bool> {
        let both = self.heap.class_of(one).zip(self.heap.class_of(other));
        both.map(|_| one == other)
    }

    /// Whether an object that is equal to nothing but itself is in a list, a tuple, or among the keys of a dictionary.
    fn is_among(&self, one: &Held, all: &Held) -> Option<bool> {
        let items: Vec<&Held> = match all {
            Held::List(items) | Held::Tuple(items) => items.iter().collect(),
            Held::Dict(pairs) => pairs.iter().map(|(key, _)| key).collect(),
            Held::Object(index) => match &self.heap.cells[*index] {
                Cell::List(items) => items.iter().collect(),
                Cell::Dict(pairs) => pairs.iter().map(|(key, _)| key).collect(),
                _ => return None,
            },
            _ => return None,
        };
        self.first_place(one, items).map(|place| place.is_some())
    }

    /// The place of an object that is equal to nothing but itself among these, if it is there.
    fn first_place<'h>(
        &self,
        one: &Held,
        items: impl IntoIterator<Item = &'h Held>,
    ) -> Option<Option<usize>> {
        let itself = |held: &Held| {
            let class = self.program.class(self.heap.class_of(held)?)?;
            let asked = ["__eq__", "__hash__"];
            let says = asked
                .iter()
                .any(|name| self.program.may_have(&class.name, name));
            (!says && !self.compares_itself(held)).then_some(())
        };
        itself(one).filter(|()| matches!(one, Held::Object(_)))?;
        for (place, item) in items.into_iter().enumerate() {
            match item {
                _ if item == one => return Some(Some(place)),
                // What is a number or a text is no such object, unless objects look so.
                Held::Text(text) if !self.program.disguises() => {
                    PythonValue::read(text).ok()?;
                }
                Held::Object(_) => itself(item)?,
                _ => return None,
            }
        }
        Some(None)
    }

    /// What `index` or `count` of a list or a tuple says of an object that is equal to nothing but itself.
    pub(super) fn searched(&self, items: &[Held], method: &str, one: &Held) -> Option<Held> {
        let first = self.first_place(one, items)?;
        let number = match (method, first) {
            ("index", place) => place?,
            ("count", None) => 0,
            ("count", Some(place)) => {
                let mut behind = place + 1;
                let mut count = 1;
                while let Some(next) = self.first_place(one, items.get(behind..)?)? {
                    (behind, count) = (behind + next + 1, count + 1);
                }
                count
            }
            _ => return None,
        };
        Some(Held::Text(number.to_string()))
    }

    /// Whether what is held is one with another thing: objects of the program, or `None` and what is known.
    fn is_one(&self, one: &Held, other: &Held) -> Option<bool> {
        let none = |held: &Held| *held == Held::Text("None".to_owned());
        let kept = |held: &Held| matches!(held, Held::Object(_) | Held::Tuple(_) | Held::Text(_));
        // What the comparison makes is none of those that there are: `xs is xs[:]`.
        let made = |held: &Held| matches!(held, Held::List(_) | Held::Dict(_));
        if (made(one) && kept(other)) || (kept(one) && made(other)) {
            return Some(false);
        }
        match (none(one), none(other)) {
            (true, true) => Some(true),
            (true, false) if kept(other) => Some(false),
            (false, true) if kept(one) => Some(false),
            _ => self.are_one(one, other).or_else(|| {
                let sure = |held: &Held| match held {
                    Held::Object(index) => {
                        !self.heap.shown.contains(index)
                            && matches!(self.heap.cells[*index], Cell::List(_) | Cell::Dict(_))
                    }
                    _ => false,
                };
                (sure(one) && sure(other)).then_some(one == other)
            }),
        }
    }

    /// Whether an object says itself what it is equal to.
    pub(in crate::program) fn compares_itself(&self, held: &Held) -> bool {
        let Some(class) = self.heap.class_of(held) else {
            return false;
        };
        self.program.class(class).is_none_or(|class| {
            let own = self.program.method(class, "__eq__").is_some();
            own || self.program.is_dataclass(class) || self.program.is_exception(class)
        })
    }

    /// Whether two objects of one dataclass are equal, where their fields tell.
    pub(in crate::program) fn has_equal_fields(&self, one: &Held, other: &Held) -> Option<bool> {
        if self.heap.class_of(one)? != self.heap.class_of(other)? {
            return None;
        }
        let fields = |held: &Held| {
            let names = |class: &Definition| self.program.fields_of_equality(class);
            self.fields_of(held, names)?.ok()
        };
        let (one, other) = (fields(one)?, fields(other)?);
        // Objects in them may be equal to nothing but themselves.
        let plain = !self.program.holds_objects(&one) && !self.program.holds_objects(&other);
        plain.then(|| same(&one, &other).is_equal())
    }

    /// A value that has not to be worked out.
    fn shown_plainly(&self, held: &Held) -> Option<PythonValue> {
        match held {
            Held::Text(text) => PythonValue::read(text).ok(),
            Held::Worked(text) => match arranged(text, |_| None) {
                Some(Arranged::Value(value)) => PythonValue::read(&value).ok(),
                _ => PythonValue::read(self.heap.answers.get(text)?).ok(),
            },
            _ => None,
        }
    }
}
