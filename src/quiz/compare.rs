//! Whether an answer is the value, as Python's `==` has it, and what there is to say about it.

use super::PythonValue;
use super::repr::float_repr;
use super::value::as_float;
use crate::state::MAX_VALUE;

/// What ends a value that was cut.
const CUT: char = '…';

/// Classes that are a `dict` with more methods: equal to one with the same entries, which is the last part of their `repr`.
const DICTS: [&str; 3] = ["Counter", "OrderedDict", "defaultdict"];

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

/// Compares an answer with a value that was cut after so many characters: the answer is right if it begins so, or if it
/// was cut, too, and not much earlier.
pub(super) fn compare_cut(answer: &str, value: &str) -> Comparison {
    let value = squeezed(value.trim_end_matches(CUT));
    let told = PythonValue::read(answer).map(|answer| squeezed(&answer.to_string()));
    let told = told.unwrap_or_else(|_| {
        let cut = answer.trim_end().trim_end_matches([CUT, '.']);
        squeezed(cut.trim_end_matches([',', ' ']))
    });
    let enough = told.chars().count() >= MAX_VALUE / 4;
    if told.starts_with(&value) || (enough && value.starts_with(&told)) {
        Comparison::Equal(None)
    } else {
        Comparison::Different(None)
    }
}

/// Whether a value was cut.
pub(super) fn is_cut(value: &str) -> bool {
    value.ends_with(CUT)
}

/// A value's text in one notation as far as that can be had without reading it: no spaces outside of strings.
fn squeezed(text: &str) -> String {
    let mut quote = None;
    let mut escaped = false;
    let mut kept = |character: &char| {
        let inside = quote.is_some();
        match quote {
            Some(open) if *character == open && !escaped => quote = None,
            None if matches!(character, '\'' | '"') => quote = Some(*character),
            _ => {}
        }
        escaped = inside && *character == '\\' && !escaped;
        inside || *character != ' '
    };
    text.chars().filter(|character| kept(character)).collect()
}

/// Compares part by part, and keeps what there is to say.
#[derive(Clone, Debug, Default)]
struct Equality {
    other_type: Option<Remark>,
    rounded: Option<String>,
}

impl Equality {
    fn equal(&mut self, answer: &PythonValue, value: &PythonValue) -> bool {
        use PythonValue as V;
        match (answer, value) {
            (V::None, V::None) | (V::Ellipsis, V::Ellipsis) => true,
            (V::Str(answer), V::Str(value)) => answer == value,
            (V::Bytes(answer), V::Bytes(value)) => answer == value,
            (V::List(answer), V::List(value)) | (V::Tuple(answer), V::Tuple(value)) => {
                self.all(answer, value)
            }
            (
                V::Set { items, frozen },
                V::Set {
                    items: others,
                    frozen: other,
                },
            ) => {
                if frozen != other {
                    self.remark(value);
                }
                self.same_items(items, others)
            }
            (V::Dict(answer), V::Dict(value)) => self.same_entries(answer, value),
            (V::Dict(answer), V::Object { name, parts }) if DICTS.contains(&name.as_str()) => {
                self.remark(value);
                let empty = Vec::new();
                let entries = match parts.last() {
                    Some((None, V::Dict(entries))) => entries,
                    None => &empty,
                    Some(_) => return false,
                };
                self.same_entries(answer, entries)
            }
            (
                V::Object { name, parts },
                V::Object {
                    name: other,
                    parts: others,
                },
            ) => name == other && self.same_parts(parts, others),
            (V::Name(answer), V::Name(value)) => answer == value,
            (V::Opaque(answer), V::Opaque(value)) => squeezed(answer) == squeezed(value),
            // Who names the function that is a value says what it is.
            (V::Name(answer), V::Opaque(value)) => is_called(value, answer),
            _ => self.same_number(answer, value),
        }
    }

    fn remark(&mut self, value: &PythonValue) {
        self.other_type.get_or_insert_with(|| Remark::OtherType {
            kind: value.kind().to_owned(),
            value: value.to_string(),
        });
    }

    fn all(&mut self, answer: &[PythonValue], value: &[PythonValue]) -> bool {
        answer.len() == value.len()
            && answer
                .iter()
                .zip(value)
                .all(|(answer, value)| self.equal(answer, value))
    }

    /// Tries a comparison: what it has to say counts only if it succeeds.
    fn tries(&mut self, compare: impl FnOnce(&mut Equality) -> bool) -> bool {
        let mut trial = self.clone();
        let equal = compare(&mut trial);
        if equal {
            *self = trial;
        }
        equal
    }

    fn same_items(&mut self, answer: &[PythonValue], value: &[PythonValue]) -> bool {
        let mut left: Vec<&PythonValue> = value.iter().collect();
        answer.len() == value.len()
            && answer.iter().all(|item| {
                let found = left
                    .iter()
                    .position(|other| self.tries(|trial| trial.equal(item, other)));
                found.map(|index| left.swap_remove(index)).is_some()
            })
    }

    fn same_entries(
        &mut self,
        answer: &[(PythonValue, PythonValue)],
        value: &[(PythonValue, PythonValue)],
    ) -> bool {
        let mut left: Vec<&(PythonValue, PythonValue)> = value.iter().collect();
        answer.len() == value.len()
            && answer.iter().all(|(key, item)| {
                let found = left.iter().position(|(other, value)| {
                    self.tries(|trial| trial.equal(key, other) && trial.equal(item, value))
                });
                found.map(|index| left.swap_remove(index)).is_some()
            })
    }

    /// The parts of an object: those with a name in any order; in the answer the names may be left out.
    fn same_parts(
        &mut self,
        answer: &[(Option<String>, PythonValue)],
        value: &[(Option<String>, PythonValue)],
    ) -> bool {
        let named = |name: &Option<String>| {
            value
                .iter()
                .find(|(other, _)| other.is_some() && other == name)
        };
        answer.len() == value.len()
            && answer
                .iter()
                .zip(value)
                .all(|((name, part), (_, in_order))| match name {
                    Some(_) => named(name).is_some_and(|(_, value)| self.equal(part, value)),
                    None => self.equal(part, in_order),
                })
    }

    fn same_number(&mut self, answer: &PythonValue, value: &PythonValue) -> bool {
        let (Some(one), Some(other)) = (Number::of(answer), Number::of(value)) else {
            return false;
        };
        if one.equals(&other) {
            if answer.kind() != value.kind() {
                self.remark(value);
            }
            return true;
        }
        let (Some(one), PythonValue::Float(other)) = (as_float(answer), value) else {
            return false;
        };
        let close = is_close(one, *other);
        if close {
            self.rounded.get_or_insert_with(|| float_repr(*other));
        }
        close
    }
}

/// Whether an answer is a float as far as it is written, with two decimals at least, or as near as makes no difference but
/// to `==`: 0.3 for 0.1 + 0.2.
fn is_close(answer: f64, value: f64) -> bool {
    if !answer.is_finite() || !value.is_finite() {
        return false;
    }
    if (answer - value).abs() <= value.abs() * 1e-9 {
        return true;
    }
    let written = float_repr(answer);
    let decimals = written
        .split_once('.')
        .map_or(0, |(_, decimals)| decimals.len());
    decimals >= 2 && !written.contains('e') && format!("{value:.decimals$}") == written
}

/// Whether `<function f>`, `<class 'C'>` or `<Color.RED: 1>` is what `name` stands for.
fn is_called(opaque: &str, name: &str) -> bool {
    let inside = opaque.trim_start_matches('<').trim_end_matches('>');
    inside.split_once(' ').is_some_and(|(first, called)| {
        called.trim_matches('\'') == name || first.strip_suffix(':') == Some(name)
    })
}

/// Numbers of all types, to be compared with one another.
#[derive(Clone, Debug)]
enum Number {
    /// Sign and digits.
    Whole(String),
    Float(f64),
    Complex(f64, f64),
}

impl Number {
    fn of(value: &PythonValue) -> Option<Number> {
        Some(match value {
            PythonValue::Bool(truth) => Number::Whole(u8::from(*truth).to_string()),
            PythonValue::Int(digits) => Number::Whole(digits.clone()),
            PythonValue::Float(float) => Number::Float(*float),
            PythonValue::Complex(real, imaginary) if *imaginary == 0.0 => Number::Float(*real),
            PythonValue::Complex(real, imaginary) => Number::Complex(*real, *imaginary),
            _ => return None,
        })
    }

    fn equals(&self, other: &Number) -> bool {
        match (self, other) {
            (Number::Whole(one), Number::Whole(other)) => one == other,
            // Not by way of a float: Python compares exactly, and so many digits do not fit into one.
            (Number::Whole(digits), Number::Float(float))
            | (Number::Float(float), Number::Whole(digits)) => {
                let whole = float.is_finite() && float.fract() == 0.0;
                whole && format!("{:.0}", float + 0.0) == *digits
            }
            // `nan` is not equal to itself; as an answer it is right.
            (Number::Float(one), Number::Float(other)) => {
                one == other || (one.is_nan() && other.is_nan())
            }
            (Number::Complex(real, imaginary), Number::Complex(other, part)) => {
                real == other && imaginary == part
            }
            _ => false,
        }
    }
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

    #[test]
    fn a_cut_value_is_compared_as_far_as_it_goes() {
        let whole: Vec<String> = (0..60).map(|number| number.to_string()).collect();
        let whole = format!("[{}]", whole.join(", "));
        let cut: String = whole.chars().take(120).chain(['…']).collect();
        let check = |answer: &str, expected: bool| {
            assert_eq!(compare_cut(answer, &cut).is_equal(), expected, "{answer}");
        };
        check(&whole, true);
        check(&whole.replace(", ", ","), true);
        check(&cut, true);
        let part: String = whole.chars().take(60).collect();
        check(&format!("{part}…"), true);
        check(&format!("{part}..."), true);
        check("[0, 1…", false);
        check(&whole.replace("[0, 1", "[0, 7"), false);
        check("[]", false);
    }

    #[test]
    fn spaces_in_strings_count() {
        let value = format!("['a b', {}…", "1, ".repeat(40));
        let answer = |text: &str| format!("['{text}',{}…", "1,".repeat(30));
        assert!(compare_cut(&answer("a b"), &value).is_equal());
        assert!(!compare_cut(&answer("ab"), &value).is_equal());
    }
}
