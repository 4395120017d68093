//! Days of the proleptic Gregorian calendar, counted from the first of January of the year 1, which is day 1. The formulas are those of
//! Python's own `datetime` (`Lib/datetime.py`: `_ymd2ord`, `_ord2ymd`, `_isoweek1monday`).

/// The last year that there is.
pub(super) const LAST_YEAR: i64 = 9999;

/// The days before each month of a common year.
const BEFORE: [i64; 12] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/// Days of four hundred, a hundred and four years.
const CYCLES: [i64; 3] = [146_097, 36_524, 1_461];

pub(super) fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

/// How many leap years there are up to a year.
pub(super) fn leap_days(year: i64) -> i64 {
    year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400)
}

/// How many days a month from 1 to 12 has.
pub(super) fn in_month(year: i64, month: i64) -> i64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// How many days of its year are before a month from 1 to 12.
pub(super) fn before_month(year: i64, month: i64) -> i64 {
    let index = usize::try_from(month - 1).unwrap_or(0);
    let days = BEFORE.get(index).copied().unwrap_or(0);
    days + i64::from(month > 2 && is_leap(year))
}

/// How many days are before a year.
fn before_year(year: i64) -> i64 {
    (year - 1) * 365 + leap_days(year - 1)
}

/// The number of a day.
pub(super) fn ordinal(year: i64, month: i64, day: i64) -> i64 {
    before_year(year) + before_month(year, month) + day
}

/// Year, month and day of a day's number, which is at least 1.
pub(super) fn of_ordinal(ordinal: i64) -> (i64, i64, i64) {
    let [four_hundred, hundred, four] = CYCLES;
    let rest = ordinal - 1;
    let (n400, rest) = (rest.div_euclid(four_hundred), rest.rem_euclid(four_hundred));
    let (n100, rest) = (rest / hundred, rest % hundred);
    let (n4, rest) = (rest / four, rest % four);
    let (n1, rest) = (rest / 365, rest % 365);
    let year = n400 * 400 + n100 * 100 + n4 * 4 + n1 + 1;
    // The last day of a leap year, and of four hundred years.
    if n1 == 4 || n100 == 4 {
        return (year - 1, 12, 31);
    }
    let months = (1..=12).rev();
    let month = months
        .into_iter()
        .find(|month| before_month(year, *month) <= rest)
        .unwrap_or(1);
    (year, month, rest - before_month(year, month) + 1)
}

/// The year, the week and the day of the week (ISO 8601) of a day's number.
pub(super) fn iso(ordinal: i64) -> (i64, i64, i64) {
    let (year, ..) = of_ordinal(ordinal);
    let year = match year {
        year if ordinal >= first_monday(year + 1) => year + 1,
        year if ordinal < first_monday(year) => year - 1,
        year => year,
    };
    let day = ordinal - first_monday(year);
    (year, day / 7 + 1, day % 7 + 1)
}

/// The Monday of the week that has the first Thursday of a year.
fn first_monday(year: i64) -> i64 {
    let first = ordinal(year, 1, 1);
    let weekday = (first + 6).rem_euclid(7);
    let monday = first - weekday;
    if weekday > 3 { monday + 7 } else { monday }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_numbered() {
        let check = |date: (i64, i64, i64), number: i64, week: (i64, i64, i64)| {
            assert_eq!(ordinal(date.0, date.1, date.2), number, "{date:?}");
            assert_eq!(of_ordinal(number), date, "{number}");
            assert_eq!(iso(number), week, "{date:?}");
        };
        check((1, 1, 1), 1, (1, 1, 1));
        check((2000, 12, 31), 730_485, (2000, 52, 7));
        check((2020, 12, 31), 737_790, (2020, 53, 4));
        check((2024, 2, 29), 738_945, (2024, 9, 4));
        check((2024, 12, 30), 739_250, (2025, 1, 1));
        check((2027, 1, 1), 739_982, (2026, 53, 5));
        check((9999, 12, 31), 3_652_059, (9999, 52, 5));
    }
}
