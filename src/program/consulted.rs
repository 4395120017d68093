//! What a line asks of modules whose answers are looked up at a state: days of the calendar (`calendar.rs`) and values in another notation
//! (`json.rs`). What its names stand for is put in, and what these modules make of that takes the place of the question.
//!
//! Nothing else is worked out here: of `date(year + 1, 1, 1)` somebody else says the sum first.

#[cfg(test)]
mod cases;

use std::cell::Cell;

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{
    Arguments, CmpOp, Expr, ExprAttribute, ExprCall, ExprCompare, ExprFString,
    InterpolatedStringElement, UnaryOp,
};

use super::calendar::{self, Dated};
use super::classes::found;
use super::cutting::filled_up;
use super::expressions::written;
use super::heap::place_in;
use super::json;
use super::rewriting::with_told;
use super::told::{Given, Told, Untold};
use super::{Program, canonical_expression};
use crate::quiz::{PythonValue, compare};
use crate::state::{MAX_WHOLE, State};

/// The modules that are asked.
const MODULES: [&str; 3] = ["datetime", "calendar", "json"];

/// What a question comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consulted {
    /// A value, as it is shown.
    Value(String),
    /// An exception that says this.
    Raised(String),
}

impl Program {
    /// Whether the program has values of `datetime`.
    pub(super) fn has_dates(&self) -> bool {
        self.imports_any(&["datetime"])
    }

    /// What an expression comes to that asks such a module for something; `None` where it asks none, or nothing that can be told.
    pub fn consulted(&self, at: &State, expression: &str) -> Option<Consulted> {
        if !self.imports_any(&MODULES) {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        self.consulted_by(at, parsed.expr())
    }

    fn consulted_by(&self, at: &State, expr: &Expr) -> Option<Consulted> {
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
                (text.chars().count() <= MAX_WHOLE).then_some(Consulted::Value(text))
            }
            Err(Untold::Raises(message)) => Some(Consulted::Raised(message)),
            Err(Untold::Unknown) => None,
        }
    }

    /// The value of a part of an expression that asks such a module for something.
    pub(super) fn consulted_part(&self, at: &State, expr: &Expr) -> Option<String> {
        if !self.imports_any(&MODULES) {
            return None;
        }
        match self.consulted_by(at, expr)? {
            Consulted::Value(text) => Some(text),
            Consulted::Raised(_) => None,
        }
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
            let Consulted::Value(text) = self.consulted_by(at, expr)? else {
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

/// A look at an expression.
struct Look<'p> {
    program: &'p Program,
    at: &'p State,
    /// Whether the program's objects are shown with what they have.
    plain: bool,
    /// Whether something was looked up that one of the modules says.
    asked: Cell<bool>,
}

impl Look<'_> {
    /// What an expression comes to.
    fn of(&self, expr: &Expr) -> Told<PythonValue> {
        match expr {
            Expr::Name(name) => match found(self.at, &name.id) {
                Some(shown) => shown
                    .and_then(|shown| PythonValue::read(shown).ok())
                    .ok_or(Untold::Unknown),
                None => Err(Untold::Unknown),
            },
            Expr::Attribute(attribute) => self.attribute(attribute),
            Expr::Subscript(item) => {
                if let Some((module, list)) = self.program.of_library(self.at, &item.value)
                    && module == "calendar"
                {
                    let names = calendar::names(&list).ok_or(Untold::Unknown)?;
                    let key = self.of(&item.slice)?;
                    return self.by(self.item(PythonValue::List(names), &key));
                }
                let held = self.of(&item.value)?;
                self.item(held, &self.of(&item.slice)?)
            }
            Expr::List(list) => Ok(PythonValue::List(self.all(&list.elts)?)),
            Expr::Tuple(tuple) => Ok(PythonValue::Tuple(self.all(&tuple.elts)?)),
            Expr::Dict(dict) => {
                let mut pairs = Vec::new();
                for item in &dict.items {
                    let key = item.key.as_ref().ok_or(Untold::Unknown)?;
                    let (key, value) = (self.of(key)?, self.of(&item.value)?);
                    crate::quiz::put(&mut pairs, key, value);
                }
                Ok(PythonValue::Dict(pairs))
            }
            Expr::UnaryOp(unary) => match PythonValue::of_literal(expr) {
                Some(value) => Ok(value),
                None if unary.op == UnaryOp::Not => Err(Untold::Unknown),
                None => {
                    let value = self.of(&unary.operand)?;
                    self.by(calendar::negated(unary.op, &value))
                }
            },
            Expr::BinOp(both) => {
                let (left, right) = (self.of(&both.left)?, self.of(&both.right)?);
                match self.dated([&left, &right]) {
                    true => self.by(calendar::computed(both.op, &left, &right)),
                    false => Err(Untold::Unknown),
                }
            }
            Expr::Compare(compare) => self.comparison(compare),
            Expr::FString(formatted) => self.formatted(formatted),
            Expr::Call(call) => self.call(call),
            expr if expr.is_literal_expr() || expr.is_set_expr() => {
                PythonValue::of_literal(expr).ok_or(Untold::Unknown)
            }
            _ => Err(Untold::Unknown),
        }
    }

    fn all(&self, parts: &[Expr]) -> Told<Vec<PythonValue>> {
        parts.iter().map(|part| self.of(part)).collect()
    }

    /// What one of the modules says.
    fn by<T>(&self, said: Told<T>) -> Told<T> {
        if !matches!(said, Err(Untold::Unknown)) {
            self.asked.set(true);
        }
        said
    }

    /// Whether one of two values is of `datetime`.
    fn dated(&self, values: [&PythonValue; 2]) -> bool {
        values.iter().any(|value| Dated::of(value).is_some())
    }

    fn attribute(&self, attribute: &ExprAttribute) -> Told<PythonValue> {
        let name = attribute.attr.as_str();
        if let Some((module, class)) = self.program.of_library(self.at, &attribute.value) {
            let constant = (module == "datetime").then(|| calendar::constant(&class, name));
            return self.by(constant.flatten().ok_or(Untold::Unknown));
        }
        let object = self.of(&attribute.value)?;
        if let Some(part) = json::attribute(&object, name) {
            return self.by(Ok(part));
        }
        match &object {
            PythonValue::Object { name: class, parts } if !class.starts_with("datetime.") => {
                let part = parts.iter().find(|(own, _)| own.as_deref() == Some(name));
                part.map(|(_, part)| part.clone()).ok_or(Untold::Unknown)
            }
            PythonValue::Object { .. } => self.by(calendar::attribute(&object, name)),
            _ => Err(Untold::Unknown),
        }
    }

    fn item(&self, held: PythonValue, key: &PythonValue) -> Told<PythonValue> {
        match (held, key) {
            (
                PythonValue::List(mut items) | PythonValue::Tuple(mut items),
                PythonValue::Int(index),
            ) => {
                let place = place_in(items.len(), index).ok_or(Untold::Unknown)?;
                Ok(items.swap_remove(place))
            }
            (PythonValue::Dict(pairs), key) => {
                let mut pairs = pairs.into_iter();
                let found = pairs.find(|(one, _)| compare(one, key).is_equal());
                found.map(|(_, value)| value).ok_or(Untold::Unknown)
            }
            (PythonValue::Object { name, parts }, PythonValue::Int(index))
                if name == "datetime.IsoCalendarDate" =>
            {
                let place = place_in(parts.len(), index).ok_or(Untold::Unknown)?;
                let part = parts.into_iter().nth(place);
                self.by(part.map(|(_, part)| part).ok_or(Untold::Unknown))
            }
            _ => Err(Untold::Unknown),
        }
    }

    /// A comparison, or several in a row, of which the first one that fails decides.
    fn comparison(&self, compare: &ExprCompare) -> Told<PythonValue> {
        let mut left = self.of(&compare.left)?;
        for (operator, right) in compare.ops.iter().zip(&compare.comparators) {
            if matches!(
                operator,
                CmpOp::In | CmpOp::NotIn | CmpOp::Is | CmpOp::IsNot
            ) {
                return Err(Untold::Unknown);
            }
            let right = self.of(right)?;
            if !self.dated([&left, &right]) {
                return Err(Untold::Unknown);
            }
            if !self.by(calendar::compared(*operator, &left, &right))? {
                return Ok(PythonValue::Bool(false));
            }
            left = right;
        }
        Ok(PythonValue::Bool(true))
    }

    /// One value in a format.
    fn formatted(&self, formatted: &ExprFString) -> Told<PythonValue> {
        let parts: Vec<_> = formatted.value.elements().collect();
        let [InterpolatedStringElement::Interpolation(part)] = parts.as_slice() else {
            return Err(Untold::Unknown);
        };
        let mut format = String::new();
        let elements = part.format_spec.as_ref().map(|format| &format.elements);
        for element in elements.into_iter().flatten() {
            match element {
                InterpolatedStringElement::Literal(literal) => format.push_str(&literal.value),
                InterpolatedStringElement::Interpolation(_) => return Err(Untold::Unknown),
            }
        }
        if part.debug_text.is_some() || part.conversion != ruff_python_ast::ConversionFlag::None {
            return Err(Untold::Unknown);
        }
        let value = self.of(&part.expression)?;
        if Dated::of(&value).is_none() {
            let filled = filled_up(&value, &format).filter(|_| !format.is_empty());
            return filled.map(PythonValue::Str).ok_or(Untold::Unknown);
        }
        self.by(calendar::formatted(&value, &format).map(PythonValue::Str))
    }

    fn call(&self, call: &ExprCall) -> Told<PythonValue> {
        // A value as it is shown, whatever the name before the point is the program's for.
        if let Some(value) = PythonValue::of_literal(&Expr::Call(call.clone()))
            && Dated::of(&value).is_some()
        {
            return self.by(Ok(value));
        }
        if let Some((module, name)) = self.program.of_library(self.at, &call.func) {
            return match module {
                "datetime" if calendar::CLASSES.contains(&&*name) => {
                    self.by(calendar::made(&name, &self.given(&call.arguments)?))
                }
                "calendar" => self.by(calendar::called(&name, &self.given(&call.arguments)?)),
                "json" => self.converted(&name, &call.arguments),
                _ => Err(Untold::Unknown),
            };
        }
        match &*call.func {
            Expr::Name(name) => self.of_python(&name.id, &call.arguments),
            Expr::Attribute(method) => {
                let name = method.attr.as_str();
                if let Some((module, class)) = self.program.of_library(self.at, &method.value) {
                    return match module {
                        "datetime" => {
                            let given = self.given(&call.arguments)?;
                            self.by(calendar::made_by(&class, name, &given))
                        }
                        _ => Err(Untold::Unknown),
                    };
                }
                let object = self.of(&method.value)?;
                if Dated::of(&object).is_none() {
                    return Err(Untold::Unknown);
                }
                self.by(calendar::method(
                    &object,
                    name,
                    &self.given(&call.arguments)?,
                ))
            }
            _ => Err(Untold::Unknown),
        }
    }

    fn given(&self, arguments: &Arguments) -> Told<Given> {
        let mut given = Given {
            places: self.all(&arguments.args)?,
            named: Vec::new(),
        };
        for keyword in &arguments.keywords {
            let name = keyword.arg.as_ref().ok_or(Untold::Unknown)?.to_string();
            let value = match &keyword.value {
                // A function of Python's that is handed on.
                Expr::Name(own) if own.id == "str" && !self.program.binds("str") => {
                    PythonValue::Name("str".to_owned())
                }
                value => self.of(value)?,
            };
            given.named.push((name, value));
        }
        Ok(given)
    }

    /// What a function of `json` comes to.
    fn converted(&self, name: &str, arguments: &Arguments) -> Told<PythonValue> {
        let given = self.given(arguments)?;
        match (name, given.places.as_slice()) {
            // An object of the program may be more than what it is shown as.
            ("dumps", [_]) if self.plain => {
                let kind = |value: &PythonValue| self.bare_kind(value);
                self.by(json::dumps(&given, &kind))
            }
            ("loads", [text]) if given.named.is_empty() => self.by(json::loads(text)),
            _ => Err(Untold::Unknown),
        }
    }

    /// The name of the type of a value that inherits nothing that JSON knows.
    fn bare_kind(&self, value: &PythonValue) -> Option<String> {
        let PythonValue::Object { name, .. } = value else {
            return None;
        };
        if Dated::of(value).is_some() {
            return name.strip_prefix("datetime.").map(str::to_owned);
        }
        let class = self.program.class(name)?;
        matches!(self.program.bases(class), None | Some("" | "object")).then(|| name.clone())
    }

    /// What a function of Python's makes of a value of `datetime`.
    fn of_python(&self, name: &str, arguments: &Arguments) -> Told<PythonValue> {
        if found(self.at, name).is_some() || self.program.binds(name) {
            return Err(Untold::Unknown);
        }
        let known = |value: &PythonValue| match Dated::of(value) {
            Some(_) => Ok(()),
            None => Err(Untold::Unknown),
        };
        match (name, &*arguments.args, &*arguments.keywords) {
            ("str" | "repr" | "abs" | "bool", [one], []) => {
                let value = self.of(one)?;
                known(&value)?;
                self.by(match name {
                    "str" => calendar::formatted(&value, "").map(PythonValue::Str),
                    "repr" => Ok(PythonValue::Str(value.to_string())),
                    "bool" => value
                        .is_true()
                        .map(PythonValue::Bool)
                        .ok_or(Untold::Unknown),
                    _ => calendar::size(&value),
                })
            }
            ("format", [one, format], []) => {
                let (value, format) = (self.of(one)?, self.of(format)?);
                known(&value)?;
                match format {
                    PythonValue::Str(format) => {
                        self.by(calendar::formatted(&value, &format).map(PythonValue::Str))
                    }
                    _ => Err(Untold::Unknown),
                }
            }
            ("isinstance", [one, class], []) => {
                let value = self.of(one)?;
                let is = self.is_of(&value, class)?;
                self.by(Ok(PythonValue::Bool(is)))
            }
            ("divmod", [one, other], []) => {
                let (one, other) = (self.of(one)?, self.of(other)?);
                known(&one)?;
                known(&other)?;
                self.by(calendar::divided(&one, &other))
            }
            ("sum", [all, first], []) => {
                let (PythonValue::List(all) | PythonValue::Tuple(all), first) =
                    (self.of(all)?, self.of(first)?)
                else {
                    return Err(Untold::Unknown);
                };
                known(&first)?;
                let mut sum = first;
                for one in all {
                    let added = calendar::computed(ruff_python_ast::Operator::Add, &sum, &one);
                    sum = self.by(added)?;
                }
                self.by(Ok(sum))
            }
            _ => Err(Untold::Unknown),
        }
    }

    /// Whether a value is of a class of `datetime`.
    fn is_of(&self, value: &PythonValue, class: &Expr) -> Told<bool> {
        if let Expr::Tuple(all) = class {
            for one in &all.elts {
                if self.is_of(value, one)? {
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        let (module, name) = self
            .program
            .of_library(self.at, class)
            .ok_or(Untold::Unknown)?;
        if module != "datetime" || !calendar::CLASSES.contains(&&*name) {
            return Err(Untold::Unknown);
        }
        let kind = match value {
            PythonValue::Name(_) | PythonValue::Opaque(_) => return Err(Untold::Unknown),
            value => value.kind().strip_prefix("datetime."),
        };
        // A `datetime` is a date as well.
        Ok(kind == Some(&*name) || (kind == Some("datetime") && name == "date"))
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
                Consulted::Value(text) => text,
                Consulted::Raised(message) => format!("! {message}"),
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
