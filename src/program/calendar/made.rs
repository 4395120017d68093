//! How values of `datetime` are made: by their classes, and by the classes' own methods.

use super::counted::exact;
use super::scanned::{parsed, scanned_date, scanned_stamp, scanned_time};
use super::values::{DAY, Date, Dated, SECOND, Time, span};
use crate::program::told::{Given, Told, Untold, raises, whole, wrong_type, wrong_value};
use crate::quiz::PythonValue;

/// The parameters of the classes.
pub(super) const OF_DATE: [&str; 3] = ["year", "month", "day"];
pub(super) const OF_TIME: [&str; 4] = ["hour", "minute", "second", "microsecond"];

/// The parameters of a span in their order, with their lengths.
const OF_SPAN: [(&str, i128); 7] = [
    ("days", DAY),
    ("seconds", SECOND),
    ("microseconds", 1),
    ("milliseconds", 1_000),
    ("minutes", 60 * SECOND),
    ("hours", 3_600 * SECOND),
    ("weeks", 7 * DAY),
];

/// What a call of a class makes.
pub(in crate::program) fn made(class: &str, given: &Given) -> Told<PythonValue> {
    let dated = match class {
        "date" => {
            let [year, month, day] = arguments(given, OF_DATE, 3)?;
            Dated::Date(Date::new(year, month, day)?)
        }
        "datetime" => {
            let [year, month, day, time @ ..] = arguments(given, of_stamp(), 3)?;
            Dated::Stamp(Date::new(year, month, day)?, Time::new(time)?)
        }
        "time" => Dated::Time(Time::new(arguments(given, OF_TIME, 0)?)?),
        "timedelta" => length(given)?,
        _ => return Err(Untold::Unknown),
    };
    Ok(dated.shown())
}

/// The parameters of a `datetime`.
pub(super) fn of_stamp() -> [&'static str; 7] {
    let [year, month, day] = OF_DATE;
    let [hour, minute, second, microsecond] = OF_TIME;
    [year, month, day, hour, minute, second, microsecond]
}

/// The numbers that parameters get, of which the first `needed` have no default.
fn arguments<const N: usize>(
    given: &Given,
    parameters: [&str; N],
    needed: usize,
) -> Told<[i64; N]> {
    let count = given.places.len() + given.named.len();
    if parameters.len() == 3 && count > 3 {
        return wrong_type(&format!(
            "function takes at most 3 arguments ({count} given)"
        ));
    }
    let known = |name: &str| parameters.contains(&name);
    let places = given.places.len();
    let missing = (0..needed).find(|place| {
        let name = parameters[*place];
        *place >= places && !given.named.iter().any(|(own, _)| own == name)
    });
    if let Some(place) = missing {
        return wrong_type(&format!(
            "function missing required argument '{}' (pos {})",
            parameters[place],
            place + 1
        ));
    }
    if let Some((name, _)) = given.named.iter().find(|(name, _)| !known(name)) {
        return match name.as_str() {
            "tzinfo" | "fold" => Err(Untold::Unknown),
            name => wrong_type(&format!(
                "'{name}' is an invalid keyword argument for this function"
            )),
        };
    }
    let mut numbers = [0; N];
    for (number, value) in numbers.iter_mut().zip(given.bound(parameters)?) {
        if let Some(value) = value {
            *number = index(value)?;
        }
    }
    Ok(numbers)
}

/// The whole number that a value is, or what Python says that it is none.
pub(super) fn index(value: &PythonValue) -> Told<i64> {
    match value {
        PythonValue::Int(_) | PythonValue::Bool(_) => match whole(value) {
            // A C int is shorter.
            Some(number) if i32::try_from(number).is_ok() => Ok(number),
            _ => raises("OverflowError", "Python int too large to convert to C int")
                .or(Err(Untold::Unknown)),
        },
        PythonValue::Object { .. } | PythonValue::Name(_) | PythonValue::Opaque(_)
            if Dated::of(value).is_none() =>
        {
            Err(Untold::Unknown)
        }
        other => wrong_type(&format!(
            "'{}' object cannot be interpreted as an integer",
            other.kind()
        )),
    }
}

/// The span that a call of `timedelta` makes. Fractions are rounded once, where all is added up (`accum` in `Modules/_datetimemodule.c`).
fn length(given: &Given) -> Told<Dated> {
    let count = given.places.len() + given.named.len();
    if count > OF_SPAN.len() {
        return wrong_type(&format!(
            "__new__() takes at most 7 arguments ({count} given)"
        ));
    }
    if let Some((name, _)) = given
        .named
        .iter()
        .find(|(name, _)| !OF_SPAN.iter().any(|(own, _)| own == name))
    {
        return wrong_type(&format!(
            "'{name}' is an invalid keyword argument for __new__()"
        ));
    }
    let all = given.bound(OF_SPAN.map(|(name, _)| name))?;
    let (mut sum, mut left) = (0_i128, 0.0_f64);
    // The shortest come first, days and weeks last.
    for place in [2, 3, 1, 4, 5, 0, 6] {
        let ((name, unit), Some(value)) = (OF_SPAN[place], all[place]) else {
            continue;
        };
        match value {
            PythonValue::Int(_) | PythonValue::Bool(_) => {
                let number = whole(value).ok_or(Untold::Unknown)?;
                sum += i128::from(number) * unit;
            }
            PythonValue::Float(float) => {
                if float.is_nan() {
                    return wrong_value("cannot convert float NaN to integer");
                }
                if float.is_infinite() {
                    return raises("OverflowError", "cannot convert float infinity to integer");
                }
                sum += units(float.trunc())? * unit;
                let parts = exact(unit)? * float.fract();
                left += parts.fract();
                sum += units(parts.trunc())?;
            }
            PythonValue::Object { .. } | PythonValue::Name(_) | PythonValue::Opaque(_)
                if Dated::of(value).is_none() =>
            {
                return Err(Untold::Unknown);
            }
            other => {
                return wrong_type(&format!(
                    "unsupported type for timedelta {name} component: {}",
                    other.kind()
                ));
            }
        }
    }
    if left != 0.0 {
        let mut rounded = left.round();
        if (rounded - left).abs() == 0.5 {
            // A half goes to the even sum.
            let odd = if sum.rem_euclid(2) == 1 { 1.0 } else { 0.0 };
            rounded = 2.0 * ((left + odd) * 0.5).round() - odd;
        }
        sum += units(rounded)?;
    }
    span(sum)
}

/// A whole float as a number.
fn units(float: f64) -> Told<i128> {
    // Whole, and far less than a number of 128 bits holds.
    #[allow(clippy::cast_possible_truncation)]
    if float.abs() < 1e18 {
        Ok(float as i128)
    } else {
        Err(Untold::Unknown)
    }
}

/// What a class's own method makes, or another one that is called on the class.
pub(in crate::program) fn made_by(class: &str, method: &str, given: &Given) -> Told<PythonValue> {
    let text = |name: &str| match (given.places.as_slice(), given.named.as_slice()) {
        ([PythonValue::Str(text)], []) => Ok(text.as_str()),
        ([_], []) => wrong_type(&format!("{name}: argument must be str")),
        _ => Err(Untold::Unknown),
    };
    let dated = match (class, method) {
        ("date", "fromisoformat") => Dated::Date(scanned_date(text(method)?)?),
        ("time", "fromisoformat") => Dated::Time(scanned_time(text(method)?)?),
        ("datetime", "fromisoformat") => scanned_stamp(text(method)?)?,
        ("datetime", "strptime") => {
            let [said, format] = given.bound(["date_string", "format"])?;
            match (said, format) {
                (Some(PythonValue::Str(said)), Some(PythonValue::Str(format))) => {
                    parsed(said, format)?
                }
                (Some(PythonValue::Str(_)), Some(other)) => return not_text("2", other),
                (Some(other), Some(_)) => return not_text("1", other),
                _ => return Err(Untold::Unknown),
            }
        }
        ("date" | "datetime", "fromordinal") => {
            let [number] = given.bound(["ordinal"])?;
            let ordinal = index(number.ok_or(Untold::Unknown)?)?;
            if ordinal < 1 {
                return wrong_value("ordinal must be >= 1");
            }
            let date = Date::of_ordinal(ordinal).ok_or(Untold::Unknown)?;
            match class {
                "date" => Dated::Date(date),
                _ => Dated::Stamp(date, Time::default()),
            }
        }
        ("datetime", "combine") => {
            let [date, time] = given.bound(["date", "time"])?;
            let (date, time) = (date.and_then(Dated::of), time.and_then(Dated::of));
            match (date, time) {
                (Some(Dated::Date(date) | Dated::Stamp(date, _)), Some(Dated::Time(time))) => {
                    Dated::Stamp(date, time)
                }
                _ => return Err(Untold::Unknown),
            }
        }
        _ => return Err(Untold::Unknown),
    };
    Ok(dated.shown())
}

fn not_text<T>(place: &str, value: &PythonValue) -> Told<T> {
    match value {
        PythonValue::Object { .. } | PythonValue::Name(_) | PythonValue::Opaque(_)
            if Dated::of(value).is_none() =>
        {
            Err(Untold::Unknown)
        }
        value => wrong_type(&format!(
            "strptime() argument {place} must be str, not {}",
            value.kind()
        )),
    }
}

/// A constant that a class has.
pub(in crate::program) fn constant(class: &str, name: &str) -> Option<PythonValue> {
    let (first, last) = (Date::of_ordinal(1)?, Date::of_ordinal(3_652_059)?);
    let end = Time::of_count(DAY - 1);
    let most = 1_000_000_000 * DAY - 1;
    let dated = match (class, name) {
        ("date", "min") => Dated::Date(first),
        ("date", "max") => Dated::Date(last),
        ("datetime", "min") => Dated::Stamp(first, Time::default()),
        ("datetime", "max") => Dated::Stamp(last, end),
        ("time", "min") => Dated::Time(Time::default()),
        ("time", "max") => Dated::Time(end),
        ("timedelta", "max") => Dated::Span(most),
        ("timedelta", "min") => Dated::Span(1 - 1_000_000_000 * DAY + DAY - 1),
        ("date", "resolution") => Dated::Span(DAY),
        ("datetime" | "time" | "timedelta", "resolution") => Dated::Span(1),
        _ => return None,
    };
    Some(dated.shown())
}
