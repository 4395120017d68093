//! Dates, times and spans of time, as states show them (`datetime.date(2024, 3, 31)`) and as `str` writes them.

use std::fmt::Write;

use super::days::{self, LAST_YEAR};
use crate::program::told::{Told, raises, whole, wrong_value};
use crate::quiz::PythonValue;

/// Microseconds of a second, a day.
pub(super) const SECOND: i128 = 1_000_000;
pub(super) const DAY: i128 = 86_400 * SECOND;

/// The most days of a span.
const MOST_DAYS: i128 = 999_999_999;

/// A day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::program) struct Date {
    pub year: i64,
    pub month: i64,
    pub day: i64,
}

/// A time of the day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::program) struct Time {
    pub hour: i64,
    pub minute: i64,
    pub second: i64,
    pub microsecond: i64,
}

/// A value of `datetime`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::program) enum Dated {
    /// `date`
    Date(Date),
    /// `datetime`
    Stamp(Date, Time),
    /// `time`
    Time(Time),
    /// `timedelta`, in microseconds.
    Span(i128),
}

impl Date {
    /// A day, or what Python says of it.
    pub(super) fn new(year: i64, month: i64, day: i64) -> Told<Date> {
        if !(1..=LAST_YEAR).contains(&year) {
            return wrong_value(&format!("year {year} is out of range"));
        }
        if !(1..=12).contains(&month) {
            return wrong_value("month must be in 1..12");
        }
        if !(1..=days::in_month(year, month)).contains(&day) {
            return wrong_value("day is out of range for month");
        }
        Ok(Date { year, month, day })
    }

    pub(super) fn ordinal(self) -> i64 {
        days::ordinal(self.year, self.month, self.day)
    }

    /// The day of this number, if there is one.
    pub(super) fn of_ordinal(ordinal: i64) -> Option<Date> {
        let last = days::ordinal(LAST_YEAR, 12, 31);
        let (year, month, day) = days::of_ordinal(ordinal);
        (1..=last)
            .contains(&ordinal)
            .then_some(Date { year, month, day })
    }

    /// The day of the week; Monday is 0.
    pub(super) fn weekday(self) -> i64 {
        (self.ordinal() + 6).rem_euclid(7)
    }

    pub(super) fn said(self) -> String {
        format!("{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl Time {
    /// A time, or what Python says of it.
    pub(super) fn new([hour, minute, second, microsecond]: [i64; 4]) -> Told<Time> {
        for (value, name, most) in [
            (hour, "hour", 23),
            (minute, "minute", 59),
            (second, "second", 59),
            (microsecond, "microsecond", 999_999),
        ] {
            if !(0..=most).contains(&value) {
                return wrong_value(&format!("{name} must be in 0..{most}"));
            }
        }
        Ok(Time {
            hour,
            minute,
            second,
            microsecond,
        })
    }

    /// Microseconds since midnight.
    pub(super) fn count(self) -> i128 {
        let seconds = (self.hour * 60 + self.minute) * 60 + self.second;
        i128::from(seconds) * SECOND + i128::from(self.microsecond)
    }

    /// The time so many microseconds, which are less than a day's, after midnight.
    pub(super) fn of_count(count: i128) -> Time {
        let part = |unit: i128, most: i128| {
            let value = count / unit % most;
            i64::try_from(value).unwrap_or(0)
        };
        Time {
            hour: part(3_600 * SECOND, 24),
            minute: part(60 * SECOND, 60),
            second: part(SECOND, 60),
            microsecond: part(1, SECOND),
        }
    }

    pub(super) fn said(self) -> String {
        let mut text = format!("{:02}:{:02}:{:02}", self.hour, self.minute, self.second);
        if self.microsecond > 0 {
            let _ = write!(text, ".{:06}", self.microsecond);
        }
        text
    }

    /// What `repr` tells of it: hour and minute at least.
    fn parts(self) -> Vec<i64> {
        let mut parts = vec![self.hour, self.minute];
        if self.second > 0 || self.microsecond > 0 {
            parts.push(self.second);
        }
        if self.microsecond > 0 {
            parts.push(self.microsecond);
        }
        parts
    }
}

/// Days, seconds and microseconds of a span; only the days may be negative.
pub(super) fn parts_of(span: i128) -> [i128; 3] {
    let rest = span.rem_euclid(DAY);
    [span.div_euclid(DAY), rest / SECOND, rest % SECOND]
}

/// A span of so many microseconds, if it is none too long.
pub(super) fn span(count: i128) -> Told<Dated> {
    let days = count.div_euclid(DAY);
    if days.abs() > MOST_DAYS {
        let message = format!("days={days}; must have magnitude <= {MOST_DAYS}");
        return raises("OverflowError", &message);
    }
    Ok(Dated::Span(count))
}

impl Dated {
    /// The value that is shown so, as only such values are.
    pub(in crate::program) fn of(value: &PythonValue) -> Option<Dated> {
        let PythonValue::Object { name, parts } = value else {
            return None;
        };
        let numbers: Option<Vec<i64>> = parts.iter().map(|(_, part)| whole(part)).collect();
        let numbers = numbers?;
        let dated = match (name.strip_prefix("datetime.")?, numbers.as_slice()) {
            ("date", [year, month, day]) => Dated::Date(Date::new(*year, *month, *day).ok()?),
            ("datetime", [year, month, day, time @ ..]) => {
                Dated::Stamp(Date::new(*year, *month, *day).ok()?, time_of(time)?)
            }
            ("time", time) => Dated::Time(time_of(time)?),
            ("timedelta", _) => {
                let mut count = 0;
                for ((name, _), number) in parts.iter().zip(&numbers) {
                    let unit = match name.as_deref() {
                        Some("days") => DAY,
                        Some("seconds") => SECOND,
                        Some("microseconds") => 1,
                        Some(_) => return None,
                        // Of nothing at all.
                        None => 0,
                    };
                    count += unit * i128::from(*number);
                }
                span(count).ok()?
            }
            _ => return None,
        };
        (dated.shown() == *value).then_some(dated)
    }

    /// The name of its class, as Python's messages have it.
    pub(super) fn kind(self) -> &'static str {
        match self {
            Dated::Date(_) => "datetime.date",
            Dated::Stamp(..) => "datetime.datetime",
            Dated::Time(_) => "datetime.time",
            Dated::Span(_) => "datetime.timedelta",
        }
    }

    /// As states show it.
    pub(in crate::program) fn shown(self) -> PythonValue {
        let by_place = |numbers: Vec<i64>| {
            let numbers = numbers.into_iter();
            numbers.map(|one| (None, super::number(one))).collect()
        };
        let parts = match self {
            Dated::Date(date) => by_place(vec![date.year, date.month, date.day]),
            Dated::Stamp(date, time) => {
                by_place([vec![date.year, date.month, date.day], time.parts()].concat())
            }
            Dated::Time(time) => by_place(time.parts()),
            Dated::Span(0) => by_place(vec![0]),
            Dated::Span(count) => {
                let names = ["days", "seconds", "microseconds"].into_iter();
                let parts = names.zip(parts_of(count)).filter(|(_, part)| *part != 0);
                let named = |(name, part): (&str, i128)| {
                    (Some(name.to_owned()), PythonValue::Int(part.to_string()))
                };
                parts.map(named).collect()
            }
        };
        PythonValue::Object {
            name: self.kind().to_owned(),
            parts,
        }
    }

    /// As `str` writes it.
    pub(super) fn said(self) -> String {
        match self {
            Dated::Date(date) => date.said(),
            Dated::Stamp(date, time) => format!("{} {}", date.said(), time.said()),
            Dated::Time(time) => time.said(),
            Dated::Span(count) => {
                let [days, seconds, rest] = parts_of(count);
                let mut text = match days {
                    0 => String::new(),
                    1 | -1 => format!("{days} day, "),
                    days => format!("{days} days, "),
                };
                let (minutes, seconds) = (seconds / 60, seconds % 60);
                let _ = write!(text, "{}:{:02}:{seconds:02}", minutes / 60, minutes % 60);
                if rest > 0 {
                    let _ = write!(text, ".{rest:06}");
                }
                text
            }
        }
    }
}

/// The time of the day that these numbers show.
fn time_of(numbers: &[i64]) -> Option<Time> {
    let mut all = [0; 4];
    if !(2..=4).contains(&numbers.len()) {
        return None;
    }
    for (slot, number) in all.iter_mut().zip(numbers) {
        *slot = *number;
    }
    Time::new(all).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_and_said() {
        let check = |shown: &str, said: Option<&str>| {
            let value = PythonValue::read(shown).unwrap();
            let dated = Dated::of(&value);
            assert_eq!(dated.map(Dated::said).as_deref(), said, "{shown}");
            if let Some(dated) = dated {
                assert_eq!(dated.shown().to_string(), shown);
            }
        };
        check("datetime.date(2024, 3, 31)", Some("2024-03-31"));
        check(
            "datetime.datetime(2024, 3, 31, 10, 0)",
            Some("2024-03-31 10:00:00"),
        );
        check(
            "datetime.datetime(999, 3, 31, 0, 0, 0, 5)",
            Some("0999-03-31 00:00:00.000005"),
        );
        check("datetime.time(9, 30)", Some("09:30:00"));
        check("datetime.timedelta(0)", Some("0:00:00"));
        check("datetime.timedelta(days=14)", Some("14 days, 0:00:00"));
        check(
            "datetime.timedelta(days=-1, seconds=86340)",
            Some("-1 day, 23:59:00"),
        );
        check(
            "datetime.timedelta(seconds=5400, microseconds=20)",
            Some("1:30:00.000020"),
        );
        check("datetime.timedelta(seconds=86400)", None);
        check("datetime.timedelta(3)", None);
        check("datetime.date(2024, 2, 30)", None);
        check("datetime.date(2024, 2)", None);
        check("datetime.datetime(2024, 3, 31)", None);
        check("date(2024, 3, 31)", None);
    }
}
