//! Values that never change and are not plain: members of the program's enumerations, its named tuples, objects of its frozen dataclasses, the
//! library's decimals, fractions and values of `datetime`, and what Python's containers hold of them. Two of
//! them are the same where their texts are, but that a named tuple is equal to every tuple of its items, and a member of an `IntEnum` to
//! its number. So they can be keys that are looked for, and be put into the places of what comes to them.

use ruff_python_ast::{CmpOp, Expr};

use super::arrangement::{self, Arranged};
use super::calendar::Dated;
use super::displays::is_display;
use super::expressions::written;
use super::library::of_collections;
use super::reduction::{self, Reduction};
use super::rewriting::with_told;
use super::{Definition, Program, canonical_expression};
use crate::quiz::PythonValue;
use crate::state::State;

impl Program {
    /// Whether the program has such values.
    fn has_frozen(&self) -> bool {
        !self.disguises()
            && (self.has_enumerations() || self.has_frozen_records() || self.has_dates())
    }

    /// Whether the program has named tuples, or dataclasses whose objects cannot change.
    fn has_frozen_records(&self) -> bool {
        self.text.contains("frozen=True") || self.has_named_tuples()
    }

    /// Whether objects of a class cannot change, and are equal where all that they show is.
    fn is_frozen_by_fields(&self, class: &Definition) -> bool {
        let all = || self.fields(class).map(|fields| fields.len());
        let counted = self
            .is_frozen(class)
            .then(|| self.fields_of_equality(class));
        let counted = counted.flatten().map(|fields| fields.len());
        counted.is_some() && counted == all() && self.method(class, "__hash__").is_none()
    }

    /// A value that holds nothing but plain ones and such that never change, with what each of these is equal to in its place; `None` for
    /// all others.
    fn plainly(&self, value: &PythonValue) -> Option<PythonValue> {
        let all = |items: &[PythonValue]| -> Option<Vec<PythonValue>> {
            items.iter().map(|one| self.plainly(one)).collect()
        };
        Some(match value {
            PythonValue::None
            | PythonValue::Bool(_)
            | PythonValue::Int(_)
            | PythonValue::Float(_)
            | PythonValue::Str(_) => value.clone(),
            PythonValue::List(items) => PythonValue::List(all(items)?),
            PythonValue::Tuple(items) => PythonValue::Tuple(all(items)?),
            PythonValue::Set {
                items,
                frozen: false,
            } => PythonValue::Set {
                items: all(items)?,
                frozen: false,
            },
            PythonValue::Dict(pairs) => {
                let pair = |(key, value): &(PythonValue, PythonValue)| {
                    Some((self.plainly(key)?, self.plainly(value)?))
                };
                PythonValue::Dict(pairs.iter().map(pair).collect::<Option<_>>()?)
            }
            PythonValue::Opaque(shown) => match self.number_of_member(shown)? {
                Some(number) => number,
                None => value.clone(),
            },
            PythonValue::Object { .. } if Dated::of(value).is_some() => value.clone(),
            value if let Some(equal) = self.amount_plainly(value) => equal,
            PythonValue::Object { name, .. } => {
                let (tuple, parts) = self.record(value)?;
                if !tuple {
                    self.class(name)
                        .filter(|class| self.is_frozen_by_fields(class))?;
                    let part = |(name, part): &(Option<String>, PythonValue)| {
                        Some((name.clone(), self.plainly(part)?))
                    };
                    let parts = parts.iter().map(part).collect::<Option<_>>()?;
                    return self.has_all_fields(value).then(|| PythonValue::Object {
                        name: name.clone(),
                        parts,
                    });
                }
                let own = |method: &&str| {
                    let class = self.class(name);
                    class.is_some_and(|class| self.method(class, method).is_some())
                };
                let plain = !["__eq__", "__hash__", "__lt__"].iter().any(own);
                let items = parts.iter().filter(|_| plain);
                let items: Option<Vec<_>> = items.map(|(_, part)| self.plainly(part)).collect();
                PythonValue::Tuple(items.filter(|items| items.len() == parts.len())?)
            }
            _ => return None,
        })
    }

    /// What is equal to values that hold some of the program's own which never change, if it has such.
    fn equals(&self) -> impl Fn(&PythonValue) -> Option<PythonValue> {
        let frozen = self.has_frozen() || (!self.disguises() && self.has_amounts());
        move |value| frozen.then(|| self.plainly(value))?
    }

    /// The text of a value with what each of those that never change is equal to in its place; as it is where that cannot be told.
    pub fn text_plainly<'t>(&self, text: &'t str) -> std::borrow::Cow<'t, str> {
        let dated = text.contains("datetime.");
        if (!dated && !text.contains(['<', '='])) || !self.has_frozen() {
            return text.into();
        }
        let value = PythonValue::read(text).ok();
        let plain = value.and_then(|value| self.plainly(&value));
        plain.map_or(text.into(), |plain| plain.to_string().into())
    }

    /// What an operation comes to if it only arranges what is there, also values of the program's own that never change.
    pub fn arranged(
        &self,
        operation: &str,
        known: impl Fn(&str) -> Option<String>,
    ) -> Option<Arranged> {
        arrangement::arranged_with(operation, &known, &self.equals())
    }

    /// The message of the exception that looking for something raises that is not there, also in values that never change.
    pub fn missing(
        &self,
        operation: &str,
        known: impl Fn(&str) -> Option<String>,
    ) -> Option<String> {
        // What extends a dictionary may say what it gives then.
        if self.overrides("__getitem__") || self.overrides("__missing__") {
            return None;
        }
        arrangement::missing_with(operation, &known, &self.equals())
    }

    /// The next step of an expression in canonical spelling, of which a named tuple, a frozen object, a decimal, a fraction, and a value of `datetime`, that is
    /// written out is a value.
    pub fn reduction(&self, expression: &str) -> Option<Reduction> {
        let amounts = expression.contains("Decimal(") || expression.contains("Fraction(");
        let tuples = expression.contains('=') && self.has_frozen_records();
        let dates = expression.contains("datetime.") && self.has_dates();
        let tallies = self.compares_tallies(expression);
        if !amounts && !tuples && !dates && !tallies {
            return reduction::reduction(expression);
        }
        reduction::reduction_with(expression, &|expr| {
            let counts = tallies && of_collections(&expr.func) == Some("Counter");
            if counts && expr.arguments.args.iter().all(is_display) {
                return true;
            }
            if amounts && self.writes_amount(expr) {
                return true;
            }
            if !tuples && !dates {
                return false;
            }
            let told = written(expr, expression).and_then(|text| PythonValue::read(text).ok());
            let is_record = |value: &PythonValue| {
                tuples && self.plainly(value).is_some() && self.has_all_fields(value)
            };
            told.is_some_and(|value| Dated::of(&value).is_some() || is_record(&value))
        })
    }

    /// How an expression writes a value that is or holds some which never change; `None` for all others.
    pub fn spelled(&self, shown: &str) -> Option<String> {
        if let Some(written) = self.amounts_written(shown) {
            return canonical_expression(&written).ok();
        }
        if !self.has_frozen() {
            return None;
        }
        let value = PythonValue::read(shown).ok()?;
        self.plainly(&value)?;
        let text = self.with_names_of_members(shown);
        canonical_expression(&text).ok()
    }

    /// A comparison by order with what is equal to the values that never change in their places.
    pub fn compared_plainly(
        &self,
        operation: &str,
        known: impl Fn(&str) -> Option<String>,
    ) -> Option<String> {
        if !self.has_frozen() {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(operation).ok()?;
        let comparison = parsed.expr().as_compare_expr()?;
        let by_order = matches!(
            &*comparison.ops,
            [CmpOp::Lt | CmpOp::LtE | CmpOp::Gt | CmpOp::GtE]
        );
        by_order.then_some(())?;
        let plain = |expr: &Expr| {
            let text = written(expr, operation)?;
            let shown = match expr {
                Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => known(text)?,
                Expr::Call(_) => text.to_owned(),
                _ => return None,
            };
            let value = PythonValue::read(&shown).ok()?;
            self.plainly(&value).map(|plain| plain.to_string())
        };
        let told = with_told(operation, plain)?;
        canonical_expression(&told).ok()
    }

    /// The item of what a container holds whose keys never change, that an expression names (`TABLE[key]`).
    pub fn frozen_item(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.ends_with(']') || !self.has_frozen() {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        parsed.expr().as_subscript_expr()?;
        super::classes::value(at, parsed.expr()).map(|value| value.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    const SOURCE: &str = "\
from enum import Enum, IntEnum
from typing import NamedTuple
class Color(Enum):
    RED = 1
    GREEN = 2
class Level(IntEnum):
    LOW = 1
    HIGH = 2
class P(NamedTuple):
    x: int
    y: int = 0
@dataclass(frozen=True)
class Spot:
    x: int
@dataclass
class Loose:
    x: int
x = 1
";

    #[test]
    fn what_never_changes_is_looked_for() {
        let program = Program::parse(SOURCE).unwrap();
        let known: [(&str, &str); 9] = [
            ("c", "<Color.RED: 1>"),
            ("table", "{(<Color.RED: 1>, 'a'): <Color.GREEN: 2>}"),
            ("level", "<Level.HIGH: 2>"),
            ("p", "P(x=1, y=2)"),
            ("seen", "{P(x=1, y=2)}"),
            ("pairs", "[(1, 2)]"),
            ("q", "Spot(x=1)"),
            ("spots", "{Spot(x=1): 'a'}"),
            ("loose", "Loose(x=1)"),
        ];
        let at = state(Event::Line, &[("<module>", 18, &known)], None);
        let held = |name: &str| {
            let own = known.iter().find(|(one, _)| *one == name);
            own.map(|(_, value)| (*value).to_owned())
                .or_else(|| program.member_shown(&at, name))
        };
        let check = |operation: &str, expected: Option<&str>| {
            let found = program.arranged(operation, held).map(|found| match found {
                Arranged::Value(text) => text,
                Arranged::Set(items) => format!("set: {}", items.join(" ")),
            });
            assert_eq!(found.as_deref(), expected, "{operation}");
        };
        check("(c, 'a') in table", Some("True"));
        check("(c, 'b') in table", Some("False"));
        check("table[c, 'a']", Some("<Color.GREEN: 2>"));
        check("table.get((c, 'b'), Color.RED)", Some("<Color.RED: 1>"));
        check(
            "{(c, 'b'): Color.RED}",
            Some("{(<Color.RED: 1>, 'b'): <Color.RED: 1>}"),
        );
        check("p in seen", Some("True"));
        check("p in pairs", Some("True"));
        check("p==(1, 3)", Some("False"));
        check("seen|{p}", Some("set: P(x=1, y=2)"));
        check("level==2", Some("True"));
        check("str(c)", None);
        check("unknown in seen", None);
        check("q in spots", Some("True"));
        check("q!=q", Some("False"));
        check(
            "{q, Spot(x=1), Spot(x=2)}",
            Some("set: Spot(x=1) Spot(x=2)"),
        );
        check("{p, P(x=1, y=2), (1, 2)}", Some("set: P(x=1, y=2)"));
        check("{loose}", None);
        let missing = program.missing("table[c, 'b']", held);
        assert_eq!(missing.as_deref(), Some("KeyError: (<Color.RED: 1>, 'b')"));
        assert_eq!(
            program.compared_plainly("p<P(x=1, y=3)", held).as_deref(),
            Some("(1, 2)<(1, 3)")
        );
        assert_eq!(
            program.compared_plainly("level<x", held).as_deref(),
            Some("2<x")
        );
        assert_eq!(
            program.spelled("(<Color.RED: 1>, 2)").as_deref(),
            Some("(Color.RED, 2)")
        );
        assert_eq!(program.spelled("<function f>"), None);
        assert_eq!(program.reduction("[P(x=1, y=2)]"), None);
        assert!(program.reduction("[P(x=1)]").is_some());
    }
}
