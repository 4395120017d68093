//! What a line asks of modules whose answers are looked up at a state: days of the calendar (`calendar.rs`) and values in another notation
//! (`json.rs`). What its names stand for is put in, and what these modules make of that takes the place of the question.
//!
//! Nothing else is worked out here: of `date(year + 1, 1, 1)` somebody else says the sum first.

#[cfg(test)]
mod cases;

mod look;

use std::cell::Cell;

use ruff_python_ast::Expr;
use ruff_python_ast::helpers::any_over_expr;

use self::look::Look;
use super::calendar::{self, Dated};
use super::expressions::written;
use super::rewriting::with_told;
use super::told::{Outcome, Untold};
use super::{Program, canonical_expression};
use crate::quiz::PythonValue;
use crate::state::{MAX_WHOLE, State};

/// The modules that are asked.
const MODULES: [&str; 3] = ["datetime", "calendar", "json"];

impl Program {
    /// Whether the program has values of `datetime`.
    pub(super) fn has_dates(&self) -> bool {
        self.imports_any(&["datetime"])
    }

    /// What an expression comes to that asks such a module for something; `None` where it asks none, or nothing that can be told.
    pub fn consulted(&self, at: &State, expression: &str) -> Option<Outcome> {
        if !self.imports_any(&MODULES) {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        self.consulted_by(at, parsed.expr())
    }

    fn consulted_by(&self, at: &State, expr: &Expr) -> Option<Outcome> {
        let look = Look {
            program: self,
            at,
            plain: !self.disguises(),
            asked: Cell::new(false),
        };
        let told = look.of(expr);
        if !look.asked.get() {
            return None;
        }
        match told {
            Ok(value) => {
                let text = value.to_string();
                (text.chars().count() <= MAX_WHOLE).then_some(Outcome::Value(text))
            }
            Err(Untold::Raises(message)) => Some(Outcome::Raised(message)),
            Err(Untold::Unknown) => None,
        }
    }

    /// The value of a part of an expression that asks such a module for something.
    pub(super) fn consulted_part(&self, at: &State, expr: &Expr) -> Option<String> {
        if !self.imports_any(&MODULES) {
            return None;
        }
        self.consulted_by(at, expr)?.value()
    }

    /// An expression with the values of the parts that ask such a module for something; `None` where it has none that can be told.
    pub fn with_consulted(&self, at: &State, expression: &str) -> Option<String> {
        if !self.imports_any(&MODULES) {
            return None;
        }
        // Within one text, another one would have to be quoted otherwise.
        let quotes = |text: &str| text.contains(['\'', '"']);
        let within = ruff_python_parser::parse_expression(expression).ok();
        let within = any_over_expr(within?.expr(), |part: &Expr| part.is_f_string_expr());
        let told = with_told(expression, |expr| {
            match expr {
                Expr::Call(_)
                | Expr::Attribute(_)
                | Expr::Subscript(_)
                | Expr::BinOp(_)
                | Expr::UnaryOp(_)
                | Expr::Compare(_)
                | Expr::FString(_) => {}
                _ => return None,
            }
            let Outcome::Value(text) = self.consulted_by(at, expr)? else {
                return None;
            };
            let same = written(expr, expression) == Some(&text);
            let fits = expr.is_f_string_expr() || !within || !quotes(&text);
            (!same && fits && is_written(&text)).then_some(text)
        })?;
        canonical_expression(&told).ok()
    }

    /// What `str` makes of a value of `datetime`, or of one that holds such.
    pub fn said_of_dates(&self, shown: &str) -> Option<String> {
        if !shown.contains("datetime.") || !self.has_dates() {
            return None;
        }
        let value = PythonValue::read(shown).ok()?;
        // A text is said without its quotes, whatever stands in it.
        let text = matches!(value, PythonValue::Str(_));
        let within = || {
            let whole = !text && is_plainly(&value) && value.to_string() == shown;
            whole.then(|| shown.to_owned())
        };
        calendar::said(&value).or_else(within)
    }

    /// Whether a value that is shown so holds nothing but plain ones and such of `datetime`, some of these.
    pub fn holds_dates(&self, shown: &str) -> bool {
        shown.contains("datetime.") && self.has_dates() && is_written(shown)
    }

    /// Whether one value of `datetime` comes before another one.
    pub fn is_dated_before(&self, one: &str, other: &str) -> Option<bool> {
        if !one.starts_with("datetime.") || !self.has_dates() {
            return None;
        }
        let read = |text: &str| PythonValue::read(text).ok();
        calendar::is_before(&read(one)?, &read(other)?)
    }
}

/// Whether a text is an expression, too, that writes out plain values and such of `datetime`.
fn is_written(text: &str) -> bool {
    PythonValue::read(text).is_ok_and(|value| is_plainly(&value) && value.to_string() == text)
}

/// Whether a value holds nothing but plain ones and such of `datetime`; sets have an order of their own.
fn is_plainly(value: &PythonValue) -> bool {
    match value {
        PythonValue::None
        | PythonValue::Bool(_)
        | PythonValue::Int(_)
        | PythonValue::Float(_)
        | PythonValue::Str(_) => true,
        PythonValue::List(items) | PythonValue::Tuple(items) => items.iter().all(is_plainly),
        PythonValue::Dict(pairs) => pairs
            .iter()
            .all(|(key, value)| is_plainly(key) && is_plainly(value)),
        value => Dated::of(value).is_some(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_a_line_asks_of_the_calendar_is_told() {
        let source = "\
from datetime import date, datetime as dt, timedelta
import datetime
import json
x = 1
";
        let program = Program::parse(source).unwrap();
        let locals = [
            ("d", "datetime.date(2024, 2, 28)"),
            ("loan", "Loan(title='Emma', due=datetime.date(2024, 3, 5))"),
            ("n", "3"),
            (
                "spans",
                "[datetime.timedelta(days=1), datetime.timedelta(seconds=5)]",
            ),
            ("data", "{'a': [1, None]}"),
        ];
        let at = state(Event::Line, &[("<module>", 4, &locals)], None);
        let check = |expression: &str, shown: Option<&str>, put_in: Option<&str>| {
            let found = program.consulted(&at, expression).map(|found| match found {
                Outcome::Value(text) => text,
                Outcome::Raised(message) => format!("! {message}"),
            });
            assert_eq!(found.as_deref(), shown, "{expression}");
            let told = program.with_consulted(&at, expression);
            assert_eq!(told.as_deref(), put_in, "{expression}");
        };
        let later = "datetime.date(2024, 3, 2)";
        check("d+timedelta(days=n)", Some(later), Some(later));
        check("(loan.due-d).days", Some("6"), Some("6"));
        check("(loan.due-d).days*n", None, Some("6*n"));
        check("d<loan.due<=date.max", Some("True"), Some("True"));
        check(
            "dt.strptime('5/3/24', '%d/%m/%y').date()==loan.due",
            Some("True"),
            Some("True"),
        );
        check("f'{d:%d %b}'", Some("'28 Feb'"), Some("'28 Feb'"));
        check(
            "datetime.date(2024, 2, 30)",
            Some("! ValueError: day is out of range for month"),
            None,
        );
        check(
            "date(d.year+1, d.month, 1)",
            None,
            Some("date(2024+1, 2, 1)"),
        );
        check("date.today()", None, None);
        check(
            "sum(spans, timedelta())",
            Some("datetime.timedelta(days=1, seconds=5)"),
            Some("datetime.timedelta(days=1, seconds=5)"),
        );
        check(
            "json.dumps(data)",
            Some("'{\"a\": [1, null]}'"),
            Some("'{\"a\": [1, null]}'"),
        );
        check(
            "json.loads('[1')",
            Some("! JSONDecodeError: Expecting ',' delimiter: line 1 column 3 (char 2)"),
            None,
        );
        check("json.dumps(loan)", None, None);
        check(
            "json.dumps({'d': d})",
            Some("! TypeError: Object of type date is not JSON serializable"),
            None,
        );
        check(
            "json.dumps({'d': str(d)})",
            Some("'{\"d\": \"2024-02-28\"}'"),
            Some("'{\"d\": \"2024-02-28\"}'"),
        );
        check(
            "f'{str(d):>12}'",
            Some("'  2024-02-28'"),
            Some("'  2024-02-28'"),
        );
        check("f'{(loan.due-d).days/7:.1f}'", None, Some("f'{6/7:.1f}'"));
        check("f'{str(d)+x}'", None, None);
        check("loan.due", None, None);
        check("[d, n]", None, None);
        check("n+1", None, None);
        let said = |shown: &str| program.said_of_dates(shown);
        assert_eq!(said("datetime.time(9, 30)").as_deref(), Some("09:30:00"));
        assert_eq!(
            said("[datetime.time(9, 30)]").as_deref(),
            Some("[datetime.time(9, 30)]")
        );
        assert_eq!(said("'datetime.time(9, 30)'"), None);
    }
}
