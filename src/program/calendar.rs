//! `datetime` and `calendar`: what their operations come to, where all that they are given is written out. That is counting days in a table of
//! months and writing down what a calendar says, which is looked up: it is no matter of the program's.
//!
//! Values are those that states show, `datetime.date(2024, 3, 31)`; days are counted as Python's library reference has it ("datetime", the
//! proleptic Gregorian calendar), and what is raised has the words of CPython 3.11 (`Modules/_datetimemodule.c`). The clock and time zones are
//! no part of it.

mod asked;
mod counted;
mod days;
mod made;
mod scanned;
mod values;
mod written;

use super::told::{Given, Told, Untold, raises};
use crate::quiz::PythonValue;

pub(super) use self::asked::{attribute, method};
pub(super) use self::counted::{compared, computed, divided, is_before, negated, size};
pub(super) use self::made::{constant, made, made_by};
pub(super) use self::values::Dated;
pub(super) use self::written::formatted;

/// The classes of `datetime` whose objects are known here.
pub(super) const CLASSES: [&str; 4] = ["date", "datetime", "time", "timedelta"];

/// What `str` makes of a value of `datetime`.
pub(super) fn said(value: &PythonValue) -> Option<String> {
    Dated::of(value).map(|dated| dated.said())
}

/// What a function of the module `calendar` comes to (Python's library reference, "calendar").
pub(super) fn called(name: &str, given: &Given) -> Told<PythonValue> {
    match name {
        "isleap" => {
            let [year] = given.numbers(["year"])?;
            Ok(PythonValue::Bool(days::is_leap(year)))
        }
        "leapdays" => {
            let [first, last] = given.numbers(["y1", "y2"])?;
            Ok(number(
                days::leap_days(last.saturating_sub(1)) - days::leap_days(first.saturating_sub(1)),
            ))
        }
        "weekday" => {
            let [year, month, day] = given.numbers(["year", "month", "day"])?;
            let date = in_calendar(year).and_then(|year| values::Date::new(year, month, day))?;
            Ok(number(date.weekday()))
        }
        "monthrange" => {
            let [year, month] = given.numbers(["year", "month"])?;
            if !(1..=12).contains(&month) {
                return raises(
                    "IllegalMonthError",
                    &format!("bad month number {month}; must be 1-12"),
                );
            }
            let first = in_calendar(year).and_then(|year| values::Date::new(year, month, 1))?;
            let all = [first.weekday(), days::in_month(year, month)];
            Ok(PythonValue::Tuple(all.map(number).to_vec()))
        }
        _ => Err(Untold::Unknown),
    }
}

/// A year that there is; of others `calendar` knows something, too.
fn in_calendar(year: i64) -> Told<i64> {
    let is_there = (1..=days::LAST_YEAR).contains(&year);
    is_there.then_some(year).ok_or(Untold::Unknown)
}

/// The names that the module `calendar` has in a list.
pub(super) fn names(list: &str) -> Option<Vec<PythonValue>> {
    let short = |name: &&str| name.chars().take(3).collect();
    let texts: Vec<String> = match list {
        "month_name" => std::iter::once("")
            .chain(written::MONTHS)
            .map(str::to_owned)
            .collect(),
        "month_abbr" => std::iter::once(String::new())
            .chain(written::MONTHS.iter().map(short))
            .collect(),
        "day_name" => written::DAYS.map(str::to_owned).to_vec(),
        "day_abbr" => written::DAYS.iter().map(short).collect(),
        _ => return None,
    };
    Some(texts.into_iter().map(PythonValue::Str).collect())
}

/// A whole number as a value.
fn number(number: impl ToString) -> PythonValue {
    PythonValue::Int(number.to_string())
}
