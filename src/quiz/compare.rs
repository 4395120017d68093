//! Whether an answer is the value, as Python's `==` has it, and what there is to say about it.

mod cut;
mod equality;
mod number;

use super::PythonValue;
pub(super) use cut::{compare_cut, is_cut};
use equality::Equality;
use number::Number;

/// What a comparison comes to.
#[derive(Clone, Debug, PartialEq)]
pub enum Comparison {
    /// Equal by `==`.
    Equal(Option<Remark>),
    /// Not equal, but the same number as far as it was written, or as near as floats are to what they stand for.
    Close(Remark),
    /// Something else.
    Different(Option<Difference>),
}

/// What is worth knowing of a right answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// It equals the answer, and is of another type: `1.0` for `1`.
    OtherType {
        /// The value's type.
        kind: String,
        /// The value, or the part of it.
        value: String,
    },
    /// The whole number behind a rounded one.
    Exactly(String),
}

/// What a wrong answer differs in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// Its type.
    Kind {
        /// The answer's.
        answer: String,
        /// The value's.
        value: String,
    },
    /// The order of its elements alone.
    Order,
    /// How many elements or characters it has.
    Length {
        /// The answer.
        answer: usize,
        /// The value.
        value: usize,
    },
    /// It is right up to this element, counted from 0.
    At(usize),
    /// Upper and lower case alone.
    Case,
}

impl Comparison {
    /// Whether both are equal by `==`.
    pub fn is_equal(&self) -> bool {
        matches!(self, Comparison::Equal(_))
    }
}

/// Compares an answer with the value.
pub fn compare(answer: &PythonValue, value: &PythonValue) -> Comparison {
    let mut equality = Equality::default();
    if equality.equal(answer, value) {
        return match equality.rounded {
            Some(whole) => Comparison::Close(Remark::Exactly(whole)),
            None => Comparison::Equal(equality.other_type),
        };
    }
    Comparison::Different(difference(answer, value))
}

/// What is worth saying of an answer that is not the value.
fn difference(answer: &PythonValue, value: &PythonValue) -> Option<Difference> {
    use PythonValue as V;
    let is_number = |value: &V| Number::of(value).is_some();
    if answer.kind() != value.kind() && !(is_number(answer) && is_number(value)) {
        return Some(Difference::Kind {
            answer: answer.kind().to_owned(),
            value: value.kind().to_owned(),
        });
    }
    let equal = |one: &V, other: &V| compare(one, other).is_equal();
    match (answer, value) {
        (V::Str(answer), V::Str(value)) if answer.to_lowercase() == value.to_lowercase() => {
            return Some(Difference::Case);
        }
        (V::List(items), V::List(others)) | (V::Tuple(items), V::Tuple(others)) => {
            if Equality::default().same_items(items, others) {
                return Some(Difference::Order);
            }
            if items.len() == others.len() {
                let first = items
                    .iter()
                    .zip(others)
                    .position(|(one, other)| !equal(one, other));
                return first.filter(|index| *index > 0).map(Difference::At);
            }
        }
        _ => {}
    }
    let (answer, value) = (answer.size()?, value.size()?);
    (answer != value).then_some(Difference::Length { answer, value })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How a comparison of two values is told.
    fn told(answer: &str, value: &str) -> String {
        let answer = PythonValue::read(answer).unwrap();
        match compare(&answer, &PythonValue::written(value)) {
            Comparison::Equal(None) => "equal".to_owned(),
            Comparison::Equal(Some(Remark::OtherType { kind, value })) => {
                format!("equal, a {kind}: {value}")
            }
            Comparison::Equal(Some(Remark::Exactly(_))) => "never".to_owned(),
            Comparison::Close(remark) => match remark {
                Remark::Exactly(whole) => format!("close to {whole}"),
                Remark::OtherType { .. } => "never".to_owned(),
            },
            Comparison::Different(None) => "different".to_owned(),
            Comparison::Different(Some(difference)) => match difference {
                Difference::Kind { answer, value } => format!("{answer}, not {value}"),
                Difference::Order => "other order".to_owned(),
                Difference::Length { answer, value } => format!("{answer} of {value}"),
                Difference::At(index) => format!("at {index}"),
                Difference::Case => "other case".to_owned(),
            },
        }
    }

    /// Answer, value, what comes of it.
    const TABLE: &[(&str, &str, &str)] = &[
        // Notation does not count.
        ("[1,2]", "[1, 2]", "equal"),
        ("[ 1 , 2 , ]", "[1, 2]", "equal"),
        ("\"a\"", "'a'", "equal"),
        ("'it\\'s'", "\"it's\"", "equal"),
        ("'a' 'b'", "'ab'", "equal"),
        ("(1, 2)", "(1, 2)", "equal"),
        ("1, 2", "(1, 2)", "equal"),
        ("0xff", "255", "equal"),
        ("1_000", "1000", "equal"),
        ("b\"a\"", "b'a'", "equal"),
        ("None", "None", "equal"),
        // Order counts in lists alone.
        ("{1, 2}", "{2, 1}", "equal"),
        ("{1, 1, 2}", "{1, 2}", "equal"),
        ("{'b': 2, 'a': 1}", "{'a': 1, 'b': 2}", "equal"),
        ("[2, 1]", "[1, 2]", "other order"),
        ("(2, 1)", "(1, 2)", "other order"),
        ("set()", "set()", "equal"),
        ("frozenset({1})", "frozenset({1})", "equal"),
        (
            "{1}",
            "frozenset({1})",
            "equal, a frozenset: frozenset({1})",
        ),
        // Numbers of different types.
        ("1", "1.0", "equal, a float: 1.0"),
        ("1.0", "1", "equal, a int: 1"),
        ("1", "True", "equal, a bool: True"),
        ("True", "1", "equal, a int: 1"),
        ("0", "False", "equal, a bool: False"),
        ("0.0", "-0.0", "equal"),
        ("0", "-0.0", "equal, a float: -0.0"),
        ("[1, 2]", "[1.0, 2]", "equal, a float: 1.0"),
        ("{1: 'a'}", "{1.0: 'a'}", "equal, a float: 1.0"),
        ("1e3", "1000.0", "equal"),
        ("(1+0j)", "1", "equal, a int: 1"),
        ("(1+2j)", "(1+2j)", "equal"),
        ("nan", "nan", "equal"),
        ("float('inf')", "inf", "equal"),
        (
            "9007199254740993",
            "9007199254740992.0",
            "close to 9007199254740992.0",
        ),
        (
            "9007199254740992",
            "9007199254740992.0",
            "equal, a float: 9007199254740992.0",
        ),
        ("100000000000000000000", "1e+20", "equal, a float: 1e+20"),
        // Floats by their repr.
        ("0.1", "0.1", "equal"),
        ("0.3", "0.30000000000000004", "close to 0.30000000000000004"),
        ("3.33", "3.3333333333333335", "close to 3.3333333333333335"),
        ("3.3", "3.3333333333333335", "different"),
        ("3.34", "3.3333333333333335", "different"),
        ("3", "3.3333333333333335", "different"),
        (
            "-0.67",
            "-0.6666666666666666",
            "close to -0.6666666666666666",
        ),
        ("2", "3", "different"),
        // Objects.
        ("Point(x = 3, y=4)", "Point(x=3, y=4)", "equal"),
        ("Point(y=4, x=3)", "Point(x=3, y=4)", "equal"),
        ("Point(3, 4)", "Point(x=3, y=4)", "equal"),
        ("Point(3, 5)", "Point(x=3, y=4)", "different"),
        ("Pair(3, 4)", "Point(x=3, y=4)", "Pair, not Point"),
        ("Point(3)", "Point(x=3, y=4)", "different"),
        ("deque([1,2])", "deque([1, 2])", "equal"),
        ("[1, 2]", "deque([1, 2])", "list, not deque"),
        ("range(3)", "range(0, 3)", "equal"),
        (
            "{'a': 2}",
            "Counter({'a': 2})",
            "equal, a Counter: Counter({'a': 2})",
        ),
        (
            "{'a': 1}",
            "defaultdict(<class 'int'>, {'a': 1})",
            "equal, a defaultdict: defaultdict(<class 'int'>, {'a': 1})",
        ),
        ("{}", "Counter()", "equal, a Counter: Counter()"),
        ("<function add>", "<function add>", "equal"),
        ("add", "<function add>", "equal"),
        ("Point", "<class 'Point'>", "equal"),
        ("Color.RED", "<Color.RED: 1>", "equal"),
        ("Color.BLUE", "<Color.RED: 1>", "different"),
        // What differs.
        ("[1, 2]", "(1, 2)", "list, not tuple"),
        ("'5'", "5", "str, not int"),
        ("5", "'5'", "int, not str"),
        ("None", "0", "NoneType, not int"),
        ("{}", "set()", "dict, not set"),
        ("'Hello'", "'hello'", "other case"),
        ("'helo'", "'hello'", "4 of 5"),
        ("[1, 2]", "[1, 2, 3]", "2 of 3"),
        ("[1, 2, 4]", "[1, 2, 3]", "at 2"),
        ("[5, 2, 3]", "[1, 2, 3]", "different"),
        ("{'a': 1}", "{'a': 2}", "different"),
        ("{1}", "{1, 2}", "1 of 2"),
    ];

    #[test]
    fn answers_are_compared_as_values() {
        for (answer, value, expected) in TABLE {
            assert_eq!(told(answer, value), *expected, "{answer} for {value}");
        }
    }
}
