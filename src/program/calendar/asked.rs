//! What values of `datetime` are asked: their attributes and methods.

use super::counted::seconds;
use super::made::{OF_DATE, OF_TIME, constant, index, of_stamp};
use super::values::{Date, Dated, Time, parts_of};
use super::written::{formatted, isoformat, spelled_out, strftime};
use super::{days, number};
use crate::program::told::{Given, Told, Untold, wrong_type};
use crate::quiz::PythonValue;

/// Methods that are known here, or that there are: others are no attributes at all.
const METHODS: [&str; 24] = [
    "astimezone",
    "combine",
    "ctime",
    "date",
    "dst",
    "fromisocalendar",
    "fromisoformat",
    "fromordinal",
    "fromtimestamp",
    "isocalendar",
    "isoformat",
    "isoweekday",
    "now",
    "replace",
    "strftime",
    "strptime",
    "time",
    "timestamp",
    "timetuple",
    "timetz",
    "today",
    "toordinal",
    "total_seconds",
    "weekday",
];

/// Others that a `datetime` has.
const OTHERS: [&str; 9] = [
    "fold",
    "max",
    "min",
    "resolution",
    "tzinfo",
    "tzname",
    "utcfromtimestamp",
    "utcoffset",
    "utctimetuple",
];

/// What an attribute of a value is.
pub(in crate::program) fn attribute(value: &PythonValue, name: &str) -> Told<PythonValue> {
    if let PythonValue::Object { name: class, parts } = value
        && class == "datetime.IsoCalendarDate"
    {
        let part = parts.iter().find(|(own, _)| own.as_deref() == Some(name));
        return part.map(|(_, part)| part.clone()).ok_or(Untold::Unknown);
    }
    let dated = Dated::of(value).ok_or(Untold::Unknown)?;
    let found = match dated {
        Dated::Date(date) => of_date(date, name),
        Dated::Stamp(date, time) => of_date(date, name).or_else(|| of_time(time, name)),
        Dated::Time(time) => of_time(time, name),
        Dated::Span(count) => {
            let names = ["days", "seconds", "microseconds"];
            let place = names.iter().position(|one| *one == name);
            place.map(|place| number(parts_of(count)[place]))
        }
    };
    let class = dated.kind().trim_start_matches("datetime.");
    if let Some(found) = found.or_else(|| constant(class, name)) {
        return Ok(found);
    }
    if METHODS.contains(&name) || OTHERS.contains(&name) || name.starts_with('_') {
        return Err(Untold::Unknown);
    }
    lacks(dated, name)
}

fn lacks<T>(dated: Dated, name: &str) -> Told<T> {
    Err(Untold::Raises(format!(
        "AttributeError: '{}' object has no attribute '{name}'",
        dated.kind()
    )))
}

fn of_date(date: Date, name: &str) -> Option<PythonValue> {
    Some(number(match name {
        "year" => date.year,
        "month" => date.month,
        "day" => date.day,
        _ => return None,
    }))
}

fn of_time(time: Time, name: &str) -> Option<PythonValue> {
    Some(match name {
        "hour" => number(time.hour),
        "minute" => number(time.minute),
        "second" => number(time.second),
        "microsecond" => number(time.microsecond),
        "tzinfo" => PythonValue::None,
        "fold" => number(0),
        _ => return None,
    })
}

/// What a method of a value comes to.
pub(in crate::program) fn method(
    value: &PythonValue,
    name: &str,
    given: &Given,
) -> Told<PythonValue> {
    let dated = Dated::of(value).ok_or(Untold::Unknown)?;
    let text = |text: String| Ok(PythonValue::Str(text));
    match name {
        "strftime" => return said_by(dated, given).map(PythonValue::Str),
        "__format__" => {
            let spec = given.only_text().ok_or(Untold::Unknown)?;
            return formatted(value, spec).map(PythonValue::Str);
        }
        "replace" => return replaced(dated, given),
        "isoformat" => return isoformat(dated, given).map(PythonValue::Str),
        _ => {}
    }
    let date = match dated {
        Dated::Date(date) | Dated::Stamp(date, _) => Some(date),
        _ => None,
    };
    let answer = match (name, dated, date) {
        ("weekday", _, Some(date)) => Ok(number(date.weekday())),
        ("isoweekday", _, Some(date)) => Ok(number(date.weekday() + 1)),
        ("toordinal", _, Some(date)) => Ok(number(date.ordinal())),
        ("isocalendar", _, Some(date)) => {
            let (year, week, day) = days::iso(date.ordinal());
            let parts = [("year", year), ("week", week), ("weekday", day)];
            let part = |(name, value): (&str, i64)| (Some(name.to_owned()), number(value));
            Ok(PythonValue::Object {
                name: "datetime.IsoCalendarDate".to_owned(),
                parts: parts.map(part).to_vec(),
            })
        }
        ("ctime", Dated::Date(date), _) => text(spelled_out(date, Time::default())),
        ("ctime", Dated::Stamp(date, time), _) => text(spelled_out(date, time)),
        ("date", Dated::Stamp(date, _), _) => Ok(Dated::Date(date).shown()),
        ("time", Dated::Stamp(_, time), _) => Ok(Dated::Time(time).shown()),
        ("total_seconds", Dated::Span(count), _) => Ok(PythonValue::Float(seconds(count)?)),
        ("__str__", dated, _) => text(dated.said()),
        _ => return no_method(dated, name),
    };
    match given.is_empty() {
        true => answer,
        false => Err(Untold::Unknown),
    }
}

/// What calling an attribute comes to that is no method known here.
fn no_method<T>(dated: Dated, name: &str) -> Told<T> {
    match attribute(&dated.shown(), name) {
        Ok(value) => wrong_type(&format!("'{}' object is not callable", value.kind())),
        Err(untold) => Err(untold),
    }
}

fn said_by(dated: Dated, given: &Given) -> Told<String> {
    if matches!(dated, Dated::Span(_)) {
        return lacks(dated, "strftime");
    }
    match given.bound(["format"])? {
        [Some(PythonValue::Str(format))] => strftime(dated, format),
        [None] => wrong_type("strftime() missing required argument 'format' (pos 1)"),
        [Some(other)] if !matches!(other, PythonValue::Object { .. }) => wrong_type(&format!(
            "strftime() argument 1 must be str, not {}",
            other.kind()
        )),
        _ => Err(Untold::Unknown),
    }
}

/// A value with other numbers in some places.
fn replaced(dated: Dated, given: &Given) -> Told<PythonValue> {
    let names: &[&str] = match dated {
        Dated::Date(_) => &OF_DATE,
        Dated::Stamp(..) => &of_stamp(),
        Dated::Time(_) => &OF_TIME,
        Dated::Span(_) => return lacks(dated, "replace"),
    };
    let count = given.places.len() + given.named.len();
    if matches!(dated, Dated::Date(_)) && count > names.len() {
        return wrong_type(&format!(
            "replace() takes at most 3 arguments ({count} given)"
        ));
    }
    if given.places.len() > names.len() {
        return Err(Untold::Unknown);
    }
    let (mut date, mut time) = match dated {
        Dated::Date(date) => ([date.year, date.month, date.day], [0; 4]),
        Dated::Stamp(date, time) => ([date.year, date.month, date.day], numbers(time)),
        Dated::Time(time) => ([1, 1, 1], numbers(time)),
        Dated::Span(_) => return Err(Untold::Unknown),
    };
    let by_place = names.iter().copied().zip(&given.places);
    let by_name = given
        .named
        .iter()
        .map(|(name, value)| (name.as_str(), value));
    for (name, value) in by_place.chain(by_name) {
        let slot = if !names.contains(&name) {
            None
        } else if let Some(place) = OF_DATE.iter().position(|one| *one == name) {
            Some(&mut date[place])
        } else {
            let place = OF_TIME.iter().position(|one| *one == name);
            place.map(|place| &mut time[place])
        };
        match slot {
            Some(slot) => *slot = index(value)?,
            // Of no zone at all.
            None if name == "tzinfo" && *value == PythonValue::None => {}
            None if matches!(name, "tzinfo" | "fold") => return Err(Untold::Unknown),
            None => {
                return wrong_type(&format!(
                    "'{name}' is an invalid keyword argument for replace()"
                ));
            }
        }
    }
    let [year, month, day] = date;
    let replaced = match dated {
        Dated::Date(_) => Dated::Date(Date::new(year, month, day)?),
        Dated::Stamp(..) => Dated::Stamp(Date::new(year, month, day)?, Time::new(time)?),
        _ => Dated::Time(Time::new(time)?),
    };
    Ok(replaced.shown())
}

fn numbers(time: Time) -> [i64; 4] {
    [time.hour, time.minute, time.second, time.microsecond]
}
