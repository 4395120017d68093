//! Dates and times written by a format, as the C library writes them (Python's library reference, "strftime() and strptime() Format Codes"),
//! with the names that the locale "C" has.

use std::fmt::Write;

use super::days;
use super::values::{Date, Dated, Time};
use crate::program::told::{Given, Told, Untold, wrong_type, wrong_value};
use crate::quiz::PythonValue;

/// The names of the days, from Monday on.
pub(super) const DAYS: [&str; 7] = [
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
];

/// The names of the months.
pub(super) const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// Directives that are others in short.
const SHORT: [(char, &str); 9] = [
    ('D', "%m/%d/%y"),
    ('x', "%m/%d/%y"),
    ('F', "%Y-%m-%d"),
    ('T', "%H:%M:%S"),
    ('X', "%H:%M:%S"),
    ('R', "%H:%M"),
    ('r', "%I:%M:%S %p"),
    ('c', "%a %b %e %H:%M:%S %Y"),
    ('h', "%b"),
];

/// What a value is in a format of an f-string.
pub(in crate::program) fn formatted(value: &PythonValue, format: &str) -> Told<String> {
    let dated = Dated::of(value).ok_or(Untold::Unknown)?;
    match dated {
        dated if format.is_empty() => Ok(dated.said()),
        Dated::Span(_) => {
            wrong_type("unsupported format string passed to datetime.timedelta.__format__")
        }
        dated => strftime(dated, format),
    }
}

/// A date or a time by a format.
pub(super) fn strftime(dated: Dated, format: &str) -> Told<String> {
    let (date, time) = match dated {
        Dated::Date(date) => (date, Time::default()),
        Dated::Stamp(date, time) => (date, time),
        // A time alone is one of the first day of 1900.
        Dated::Time(time) => (Date::new(1900, 1, 1)?, time),
        Dated::Span(_) => return Err(Untold::Unknown),
    };
    // Years of less than four digits are written otherwise elsewhere.
    if date.year < 1000 {
        return Err(Untold::Unknown);
    }
    let mut text = String::new();
    let mut rest = format.chars();
    while let Some(character) = rest.next() {
        if character != '%' {
            text.push(character);
            continue;
        }
        match rest.next() {
            None => text.push('%'),
            Some('-') => {
                let directive = rest.next().filter(|one| "dmHIMSjyeUW".contains(*one));
                let written = directive.and_then(|one| written(one, date, time));
                let written = written.ok_or(Untold::Unknown)?;
                let bare = written.trim_start_matches(['0', ' ']);
                text.push_str(if bare.is_empty() { "0" } else { bare });
            }
            Some(directive) => match SHORT.iter().find(|(one, _)| *one == directive) {
                Some((_, long)) => text.push_str(&strftime(dated, long)?),
                None => text.push_str(&written(directive, date, time).ok_or(Untold::Unknown)?),
            },
        }
    }
    Ok(text)
}

/// What a directive writes; `None` for one that is not known everywhere.
fn written(directive: char, date: Date, time: Time) -> Option<String> {
    let ordinal = date.ordinal();
    let of_year = days::before_month(date.year, date.month) + date.day;
    let (year, week, weekday) = days::iso(ordinal);
    let hour = match time.hour % 12 {
        0 => 12,
        hour => hour,
    };
    let place = |index: i64| usize::try_from(index).ok();
    let day = *DAYS.get(place(date.weekday())?)?;
    let month = *MONTHS.get(place(date.month - 1)?)?;
    let two = |number: i64| format!("{number:02}");
    Some(match directive {
        'a' => day.get(..3)?.to_owned(),
        'A' => day.to_owned(),
        'b' => month.get(..3)?.to_owned(),
        'B' => month.to_owned(),
        'd' => two(date.day),
        'e' => format!("{:2}", date.day),
        'm' => two(date.month),
        'y' => two(date.year % 100),
        'Y' => date.year.to_string(),
        'C' => two(date.year / 100),
        'H' => two(time.hour),
        'I' => two(hour),
        'p' => if time.hour < 12 { "AM" } else { "PM" }.to_owned(),
        'M' => two(time.minute),
        'S' => two(time.second),
        'f' => format!("{:06}", time.microsecond),
        'j' => format!("{of_year:03}"),
        'w' => ((date.weekday() + 1) % 7).to_string(),
        'u' => weekday.to_string(),
        'G' => year.to_string(),
        'V' => two(week),
        // Weeks that begin with Sunday, and with Monday.
        'U' => two((of_year + 6 - (date.weekday() + 1) % 7) / 7),
        'W' => two((of_year + 6 - date.weekday()) / 7),
        'z' | 'Z' => String::new(),
        'n' => "\n".to_owned(),
        't' => "\t".to_owned(),
        '%' => "%".to_owned(),
        _ => return None,
    })
}

/// As `ctime` writes it.
pub(super) fn spelled_out(date: Date, time: Time) -> String {
    let part = |directive| written(directive, date, time).unwrap_or_default();
    let (day, month, number) = (part('a'), part('b'), part('e'));
    format!(
        "{day} {month} {number} {} {:04}",
        Time {
            microsecond: 0,
            ..time
        }
        .said(),
        date.year
    )
}

/// What `isoformat` writes.
pub(super) fn isoformat(dated: Dated, given: &Given) -> Told<String> {
    let part = |value: Option<&PythonValue>| match value {
        None => Ok(None),
        Some(PythonValue::Str(text)) => Ok(Some(text.clone())),
        Some(_) => Err(Untold::Unknown),
    };
    match dated {
        Dated::Date(date) if given.is_empty() => Ok(date.said()),
        Dated::Stamp(date, time) => {
            let [between, precision] = given.bound(["sep", "timespec"])?;
            let between = part(between)?.unwrap_or_else(|| "T".to_owned());
            if between.chars().count() != 1 {
                return Err(Untold::Unknown);
            }
            let time = cut(time, part(precision)?.as_deref())?;
            Ok(format!("{}{between}{time}", date.said()))
        }
        Dated::Time(time) => {
            let [precision] = given.bound(["timespec"])?;
            cut(time, part(precision)?.as_deref())
        }
        Dated::Date(_) | Dated::Span(_) => Err(Untold::Unknown),
    }
}

/// A time as precise as that.
fn cut(time: Time, precision: Option<&str>) -> Told<String> {
    let mut text = format!("{:02}", time.hour);
    let precision = match precision {
        None | Some("auto") => return Ok(time.said()),
        Some(precision) => precision,
    };
    let names = [
        "hours",
        "minutes",
        "seconds",
        "milliseconds",
        "microseconds",
    ];
    let Some(place) = names.iter().position(|one| *one == precision) else {
        return wrong_value("Unknown timespec value");
    };
    for part in [time.minute, time.second].iter().take(place) {
        let _ = write!(text, ":{part:02}");
    }
    match precision {
        "milliseconds" => {
            let _ = write!(text, ".{:03}", time.microsecond / 1_000);
        }
        "microseconds" => {
            let _ = write!(text, ".{:06}", time.microsecond);
        }
        _ => {}
    }
    Ok(text)
}
