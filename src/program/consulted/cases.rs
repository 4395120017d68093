//! What Python 3.11 says to the same expressions.

use crate::program::Outcome;
use crate::program::Program;
use crate::program::fixtures::state;
use crate::state::Event;

/// Compares what is told of each expression with what Python says; what is raised stands behind a `!`.
fn check(cases: &[(&str, &str)]) {
    let source = "\
import calendar, datetime, json
from datetime import date, datetime as dt, time, timedelta
x = 1
";
    let program = Program::parse(source).unwrap();
    let at = state(Event::Line, &[("<module>", 3, &[])], None);
    for (expression, expected) in cases {
        let found = program.consulted(&at, expression).map(|found| match found {
            Outcome::Value(text) => text,
            Outcome::Raised(message) => format!("! {message}"),
        });
        assert_eq!(found.as_deref(), Some(*expected), "{expression}");
    }
}

#[test]
fn dates_are_made() {
    check(&[
        ("date(2024, 3, 31)", "datetime.date(2024, 3, 31)"),
        (
            "dt(2024, 3, 31, 10)",
            "datetime.datetime(2024, 3, 31, 10, 0)",
        ),
        (
            "dt(2024, 3, 31, 10, 0, 5)",
            "datetime.datetime(2024, 3, 31, 10, 0, 5)",
        ),
        ("time(9, 30)", "datetime.time(9, 30)"),
        ("timedelta(weeks=2)", "datetime.timedelta(days=14)"),
        (
            "timedelta(hours=1.5, minutes=-200)",
            "datetime.timedelta(days=-1, seconds=79800)",
        ),
        (
            "timedelta(microseconds=2.5)",
            "datetime.timedelta(microseconds=2)",
        ),
        ("timedelta()", "datetime.timedelta(0)"),
        (
            "date(2023, 2, 29)",
            "! ValueError: day is out of range for month",
        ),
        ("date(2024, 13, 1)", "! ValueError: month must be in 1..12"),
        ("date(0, 1, 1)", "! ValueError: year 0 is out of range"),
        (
            "date('2024', 1, 1)",
            "! TypeError: 'str' object cannot be interpreted as an integer",
        ),
        (
            "date(2024, 1)",
            "! TypeError: function missing required argument 'day' (pos 3)",
        ),
        ("dt(2024, 1, 1, 24)", "! ValueError: hour must be in 0..23"),
        (
            "timedelta('3')",
            "! TypeError: unsupported type for timedelta days component: str",
        ),
        (
            "timedelta(days=1000000000)",
            "! OverflowError: days=1000000000; must have magnitude <= 999999999",
        ),
        ("date.max", "datetime.date(9999, 12, 31)"),
        (
            "dt.combine(date(2024, 1, 1), time(9, 30))",
            "datetime.datetime(2024, 1, 1, 9, 30)",
        ),
        ("date.fromordinal(738000)", "datetime.date(2021, 7, 29)"),
        ("date.fromordinal(0)", "! ValueError: ordinal must be >= 1"),
    ]);
}

#[test]
fn dates_are_asked() {
    check(&[
        ("date(2024, 3, 31).year", "2024"),
        ("dt(2024, 3, 31, 10, 5).minute", "5"),
        ("timedelta(hours=-1).days", "-1"),
        ("timedelta(hours=-1).seconds", "82800"),
        (
            "date(2024, 3, 31).hour",
            "! AttributeError: 'datetime.date' object has no attribute 'hour'",
        ),
        (
            "timedelta(1).hours",
            "! AttributeError: 'datetime.timedelta' object has no attribute 'hours'",
        ),
        ("date(2024, 3, 31).weekday()", "6"),
        (
            "date(2024, 12, 30).isocalendar()",
            "datetime.IsoCalendarDate(year=2025, week=1, weekday=1)",
        ),
        ("date(2024, 12, 30).isocalendar()[1]", "1"),
        ("date(2024, 3, 31).toordinal()", "738976"),
        (
            "date(2024, 3, 31).replace(month=2)",
            "! ValueError: day is out of range for month",
        ),
        (
            "date(2024, 3, 31).replace(year=2025)",
            "datetime.date(2025, 3, 31)",
        ),
        (
            "dt(2024, 3, 31, 10, 5).replace(hour=0, minute=7)",
            "datetime.datetime(2024, 3, 31, 0, 7)",
        ),
        ("dt(2024, 3, 31, 10).date()", "datetime.date(2024, 3, 31)"),
        ("dt(2024, 3, 31, 10).isoformat()", "'2024-03-31T10:00:00'"),
        (
            "dt(2024, 3, 31, 10).isoformat(sep=' ', timespec='minutes')",
            "'2024-03-31 10:00'",
        ),
        ("timedelta(minutes=90).total_seconds()", "5400.0"),
        ("str(timedelta(days=-1, seconds=60))", "'-1 day, 0:01:00'"),
        ("repr(date(2024, 3, 1))", "'datetime.date(2024, 3, 1)'"),
        ("isinstance(dt(2024, 1, 1), date)", "True"),
        ("bool(timedelta())", "False"),
    ]);
}

#[test]
fn dates_are_counted() {
    check(&[
        (
            "date(2024, 3, 1) - date(2024, 2, 1)",
            "datetime.timedelta(days=29)",
        ),
        (
            "date(2024, 2, 28) + timedelta(days=2)",
            "datetime.date(2024, 3, 1)",
        ),
        (
            "date(2024, 3, 1) - timedelta(hours=25)",
            "datetime.date(2024, 2, 29)",
        ),
        (
            "dt(2024, 12, 31, 23, 30) + timedelta(hours=1)",
            "datetime.datetime(2025, 1, 1, 0, 30)",
        ),
        (
            "dt(2024, 1, 1) - dt(2023, 1, 1, 12)",
            "datetime.timedelta(days=364, seconds=43200)",
        ),
        ("timedelta(days=1) * 3", "datetime.timedelta(days=3)"),
        (
            "timedelta(days=1) / 7",
            "datetime.timedelta(seconds=12342, microseconds=857143)",
        ),
        (
            "timedelta(days=5) * 1.5",
            "datetime.timedelta(days=7, seconds=43200)",
        ),
        ("timedelta(hours=5) // timedelta(hours=2)", "2"),
        (
            "timedelta(hours=5) % timedelta(hours=2)",
            "datetime.timedelta(seconds=3600)",
        ),
        ("timedelta(hours=5) / timedelta(hours=2)", "2.5"),
        (
            "divmod(timedelta(hours=-5), timedelta(hours=2))",
            "(-3, datetime.timedelta(seconds=3600))",
        ),
        (
            "-timedelta(hours=1)",
            "datetime.timedelta(days=-1, seconds=82800)",
        ),
        (
            "abs(timedelta(hours=-1))",
            "datetime.timedelta(seconds=3600)",
        ),
        (
            "sum([timedelta(1), timedelta(2)], timedelta())",
            "datetime.timedelta(days=3)",
        ),
        ("date(2024, 1, 1) < date(2024, 1, 2)", "True"),
        (
            "date(2024, 1, 1) < date(2024, 1, 2) < date(2024, 1, 1)",
            "False",
        ),
        ("date(2024, 1, 1) == dt(2024, 1, 1)", "False"),
        ("timedelta(hours=24) == timedelta(1)", "True"),
        (
            "date(2024, 1, 1) + 1",
            "! TypeError: unsupported operand type(s) for +: 'datetime.date' and 'int'",
        ),
        (
            "date(2024, 1, 1) + date(2024, 1, 1)",
            "! TypeError: unsupported operand type(s) for +: 'datetime.date' and 'datetime.date'",
        ),
        (
            "'on ' + date(2024, 1, 1)",
            r#"! TypeError: can only concatenate str (not "datetime.date") to str"#,
        ),
        (
            "date(2024, 1, 1) < dt(2024, 1, 1)",
            "! TypeError: can't compare datetime.datetime to datetime.date",
        ),
        (
            "date(2024, 1, 1) < 5",
            "! TypeError: '<' not supported between instances of 'datetime.date' and 'int'",
        ),
        (
            "timedelta(1) / 0",
            "! ZeroDivisionError: integer division or modulo by zero",
        ),
        (
            "timedelta(1) // timedelta(0)",
            "! ZeroDivisionError: integer division or modulo by zero",
        ),
        (
            "date.max + timedelta(1)",
            "! OverflowError: date value out of range",
        ),
        (
            "-date(2024, 1, 1)",
            "! TypeError: bad operand type for unary -: 'datetime.date'",
        ),
    ]);
}

#[test]
fn dates_are_written() {
    check(&[
        (
            "date(2024, 3, 5).strftime('%d.%m.%Y %A %j')",
            "'05.03.2024 Tuesday 065'",
        ),
        ("f'{date(2024, 3, 5):%d %b %y}'", "'05 Mar 24'"),
        ("f'{dt(2024, 3, 5, 13, 7):%I:%M %p}'", "'01:07 PM'"),
        ("f'{date(2024, 3, 5):%-d/%-m}'", "'5/3'"),
        (
            "f'{timedelta(1):>5}'",
            "! TypeError: unsupported format string passed to datetime.timedelta.__format__",
        ),
        ("format(date(2024, 3, 5), '%B')", "'March'"),
        ("date(2024, 3, 5).ctime()", "'Tue Mar  5 00:00:00 2024'"),
        (
            "dt(2024, 3, 5, 13, 7).strftime('%x %X %U %W %V %%')",
            "'03/05/24 13:07:00 09 10 10 %'",
        ),
    ]);
}

#[test]
fn dates_are_read() {
    check(&[
        (
            "date.fromisoformat('2024-02-28')",
            "datetime.date(2024, 2, 28)",
        ),
        (
            "date.fromisoformat('2024-2-8')",
            "! ValueError: Invalid isoformat string: '2024-2-8'",
        ),
        (
            "date.fromisoformat('2024-02-30')",
            "! ValueError: day is out of range for month",
        ),
        (
            "dt.fromisoformat('2024-02-28T10:15')",
            "datetime.datetime(2024, 2, 28, 10, 15)",
        ),
        (
            "dt.fromisoformat('2024-02-28 10:75')",
            "! ValueError: minute must be in 0..59",
        ),
        (
            "time.fromisoformat('10:15:00.5')",
            "datetime.time(10, 15, 0, 500000)",
        ),
        (
            "dt.strptime('2024-03-01 09:15', '%Y-%m-%d %H:%M')",
            "datetime.datetime(2024, 3, 1, 9, 15)",
        ),
        (
            "dt.strptime('5 jan 24', '%d %b %y')",
            "datetime.datetime(2024, 1, 5, 0, 0)",
        ),
        (
            "dt.strptime('12:30 PM', '%I:%M %p')",
            "datetime.datetime(1900, 1, 1, 12, 30)",
        ),
        (
            "dt.strptime('111', '%d%m')",
            "datetime.datetime(1900, 1, 11, 0, 0)",
        ),
        (
            "dt.strptime('soon', '%Y')",
            "! ValueError: time data 'soon' does not match format '%Y'",
        ),
        (
            "dt.strptime('2024-02-30', '%Y-%m-%d')",
            "! ValueError: day is out of range for month",
        ),
        (
            "dt.strptime('2024-01-05x', '%Y-%m-%d')",
            "! ValueError: unconverted data remains: x",
        ),
        (
            "dt.strptime('1', '%Q')",
            "! ValueError: 'Q' is a bad directive in format '%Q'",
        ),
    ]);
}

#[test]
fn the_calendar_is_asked() {
    check(&[
        ("calendar.monthrange(2024, 2)", "(3, 29)"),
        (
            "calendar.monthrange(2024, 13)",
            "! IllegalMonthError: bad month number 13; must be 1-12",
        ),
        ("calendar.isleap(1900)", "False"),
        ("calendar.leapdays(2000, 2024)", "6"),
        ("calendar.weekday(2024, 3, 5)", "1"),
        ("calendar.month_name[3]", "'March'"),
        ("calendar.day_abbr[-1]", "'Sun'"),
    ]);
}

#[test]
fn values_are_written_as_json() {
    check(&[
        (
            r#"json.dumps({'a': [1, 2.5, None, True], 3: 'é"'})"#,
            r#"'{"a": [1, 2.5, null, true], "3": "\\u00e9\\""}'"#,
        ),
        (
            "json.dumps({'b': 1, 'a': []}, indent=2, sort_keys=True)",
            r#"'{\n  "a": [],\n  "b": 1\n}'"#,
        ),
        (
            "json.dumps([1, {'a': 2}], separators=(',', ':'))",
            r#"'[1,{"a":2}]'"#,
        ),
        ("json.dumps('é', ensure_ascii=False)", r#"'"é"'"#),
        (
            "json.dumps({'day': date(2024, 1, 1)}, default=str)",
            r#"'{"day": "2024-01-01"}'"#,
        ),
        (
            "json.dumps({'day': date(2024, 1, 1)})",
            "! TypeError: Object of type date is not JSON serializable",
        ),
        (
            "json.dumps({(1, 2): 3})",
            "! TypeError: keys must be str, int, float, bool or None, not tuple",
        ),
        (
            "json.dumps([{1}])",
            "! TypeError: Object of type set is not JSON serializable",
        ),
        ("json.dumps([], indent=2)", "'[]'"),
        ("json.dumps([[], {}], indent=1)", r#"'[\n [],\n {}\n]'"#),
    ]);
}

#[test]
fn values_are_read_from_json() {
    check(&[
        (
            r#"json.loads('{"a": [1, -2.5e1, null, true], "b": {}}')"#,
            "{'a': [1, -25.0, None, True], 'b': {}}",
        ),
        (r#"json.loads('"a\\u00e9\\n"')"#, r#"'aé\n'"#),
        (r#"json.loads('{"a": 1, "a": 2}')"#, "{'a': 2}"),
        (
            "json.loads('')",
            "! JSONDecodeError: Expecting value: line 1 column 1 (char 0)",
        ),
        (
            "json.loads('[1, 2')",
            "! JSONDecodeError: Expecting ',' delimiter: line 1 column 6 (char 5)",
        ),
        (
            r#"json.loads('{"a": 1,}')"#,
            "! JSONDecodeError: Expecting property name enclosed in double quotes: line 1 column 9 (char 8)",
        ),
        (
            r#"json.loads("{'a': 1}")"#,
            "! JSONDecodeError: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)",
        ),
        (
            "json.loads('[1] 2')",
            "! JSONDecodeError: Extra data: line 1 column 5 (char 4)",
        ),
        (
            r#"json.loads('{"a"\n 1}')"#,
            "! JSONDecodeError: Expecting ':' delimiter: line 2 column 2 (char 6)",
        ),
        (
            r#"json.loads('"a')"#,
            "! JSONDecodeError: Unterminated string starting at: line 1 column 1 (char 0)",
        ),
        (
            "json.loads('nul')",
            "! JSONDecodeError: Expecting value: line 1 column 1 (char 0)",
        ),
        (
            "json.loads(None)",
            "! TypeError: the JSON object must be str, bytes or bytearray, not NoneType",
        ),
    ]);
}
