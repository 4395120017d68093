//! Values of Python's, as Python would hold them: `1.50` is `1.5`, and `"a"` is `'a'`. `read.rs` makes them of text, and
//! `repr.rs` text of them.

use super::compare::compare;
use crate::state::MATCH;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum PythonValue {
    /// `None`.
    None,
    /// `...`, also where a container holds itself.
    Ellipsis,
    /// `True` or `False`.
    Bool(bool),
    /// A whole number: its sign and its digits, of whatever length.
    Int(String),
    /// A number with a point.
    Float(f64),
    /// A number with an imaginary part.
    Complex(f64, f64),
    /// Text.
    Str(String),
    /// Bytes.
    Bytes(Vec<u8>),
    /// `[…]`
    List(Vec<PythonValue>),
    /// `(…)`
    Tuple(Vec<PythonValue>),
    /// `{…}` or `frozenset({…})`, each element once.
    Set {
        /// The elements.
        items: Vec<PythonValue>,
        /// Whether it cannot change.
        frozen: bool,
    },
    /// `{…: …}`, each key once.
    Dict(Vec<(PythonValue, PythonValue)>),
    /// `Name(…)`.
    Object {
        /// Of its class.
        name: String,
        /// Attributes, or arguments without a name.
        parts: Vec<(Option<String>, PythonValue)>,
    },
    /// A class, a function or a member of an enumeration, by its name.
    Name(String),
    /// `<…>`, or what has no other form.
    Opaque(String),
}

/// Gives a key of a dictionary a value: it stands where it came first, and has what it got last.
pub fn put<V>(pairs: &mut Vec<(PythonValue, V)>, key: PythonValue, value: V) {
    match pairs
        .iter_mut()
        .find(|(one, _)| compare(one, &key).is_equal())
    {
        Some((_, old)) => *old = value,
        None => pairs.push((key, value)),
    }
}

/// How values of Python's are shown that are true whatever they have.
const ALWAYS_TRUE: [&str; 5] = [
    "<built-in function ",
    "<class '",
    "<function ",
    "<generator object ",
    MATCH,
];

impl PythonValue {
    /// Reads what Python or the model has written: what cannot be taken apart is compared as a whole.
    pub fn written(text: &str) -> PythonValue {
        PythonValue::read(text).unwrap_or_else(|_| PythonValue::Opaque(text.trim().to_owned()))
    }

    /// The name of its type, as Python has it.
    pub fn kind(&self) -> &str {
        match self {
            PythonValue::None => "NoneType",
            PythonValue::Ellipsis => "ellipsis",
            PythonValue::Bool(_) => "bool",
            PythonValue::Int(_) => "int",
            PythonValue::Float(_) => "float",
            PythonValue::Complex(..) => "complex",
            PythonValue::Str(_) => "str",
            PythonValue::Bytes(_) => "bytes",
            PythonValue::List(_) => "list",
            PythonValue::Tuple(_) => "tuple",
            PythonValue::Set { frozen: true, .. } => "frozenset",
            PythonValue::Set { .. } => "set",
            PythonValue::Dict(_) => "dict",
            PythonValue::Object { name, .. } => name,
            PythonValue::Name(_) | PythonValue::Opaque(_) => "object",
        }
    }

    /// How many elements, entries or characters it has, if it is of a kind that has some.
    pub fn size(&self) -> Option<usize> {
        Some(match self {
            PythonValue::Str(text) => text.chars().count(),
            PythonValue::Bytes(bytes) => bytes.len(),
            PythonValue::List(items)
            | PythonValue::Tuple(items)
            | PythonValue::Set { items, .. } => items.len(),
            PythonValue::Dict(pairs) => pairs.len(),
            PythonValue::Object { name, parts } => return size_of_container(name, parts),
            _ => return None,
        })
    }

    /// Whether Python takes it for true; `None` where its text does not tell: an object decides for itself.
    pub fn is_true(&self) -> Option<bool> {
        Some(match self {
            PythonValue::None => false,
            PythonValue::Ellipsis => true,
            PythonValue::Bool(truth) => *truth,
            PythonValue::Int(digits) => digits != "0",
            PythonValue::Float(float) => *float != 0.0,
            PythonValue::Complex(real, imaginary) => *real != 0.0 || *imaginary != 0.0,
            PythonValue::Object { name, parts } => return is_true_object(name, parts),
            PythonValue::Opaque(text) => {
                let mut kinds = ALWAYS_TRUE.iter();
                return kinds.any(|kind| text.starts_with(kind)).then_some(true);
            }
            PythonValue::Name(_) => return None,
            sized => sized.size()? > 0,
        })
    }

    /// Whether it is less than zero; `None` where it is no number that can be.
    pub fn is_negative(&self) -> Option<bool> {
        match self {
            PythonValue::Bool(_) => Some(false),
            PythonValue::Int(digits) => Some(digits.starts_with('-')),
            PythonValue::Float(float) => Some(*float < 0.0),
            _ => None,
        }
    }

    /// Whether a learner can write it down: a name or `<…>` in it would be guessing at Python's wording.
    pub fn can_be_typed(&self) -> bool {
        match self {
            PythonValue::Name(_) | PythonValue::Opaque(_) | PythonValue::Ellipsis => false,
            PythonValue::List(items)
            | PythonValue::Tuple(items)
            | PythonValue::Set { items, .. } => items.iter().all(PythonValue::can_be_typed),
            PythonValue::Dict(pairs) => pairs
                .iter()
                .all(|(key, value)| key.can_be_typed() && value.can_be_typed()),
            PythonValue::Object { parts, .. } => parts.iter().all(|(_, part)| part.can_be_typed()),
            _ => true,
        }
    }

    /// The values that it holds itself, in their order: elements, keys and what they have, attributes.
    pub fn held(&self) -> Vec<&PythonValue> {
        match self {
            PythonValue::List(items)
            | PythonValue::Tuple(items)
            | PythonValue::Set { items, .. } => items.iter().collect(),
            PythonValue::Dict(pairs) => {
                let pairs = pairs.iter().map(|(key, value)| [key, value]);
                pairs.flatten().collect()
            }
            PythonValue::Object { parts, .. } => parts.iter().map(|(_, part)| part).collect(),
            _ => Vec::new(),
        }
    }

    /// The first name in it that stands for nothing that can be known.
    pub fn loose_name(&self) -> Option<&str> {
        match self {
            PythonValue::Name(name) => Some(name),
            other => other.held().into_iter().find_map(PythonValue::loose_name),
        }
    }
}

/// How many items a container of the library has that is shown as `name(parts)`.
fn size_of_container(name: &str, parts: &[(Option<String>, PythonValue)]) -> Option<usize> {
    let containers = [
        "Counter",
        "OrderedDict",
        "defaultdict",
        "deque",
        "dict_items",
        "dict_keys",
        "dict_values",
    ];
    // A `defaultdict` tells its factory first, a `deque` its length by name.
    let mut held = parts.iter().filter(|(name, _)| name.is_none());
    let last = held.next_back().map_or(Some(0), |(_, held)| held.size());
    last.filter(|_| containers.contains(&name))
}

/// Whether Python takes `name(parts)` for true, where that is of a library's class that `repr` tells the contents of.
fn is_true_object(name: &str, parts: &[(Option<String>, PythonValue)]) -> Option<bool> {
    let by_place = || {
        let parts = parts.iter().filter(|(name, _)| name.is_none());
        parts.map(|(_, part)| part)
    };
    if let Some(size) = size_of_container(name, parts) {
        return Some(size > 0);
    }
    match name {
        "datetime.date" | "datetime.datetime" | "datetime.time" => Some(true),
        "datetime.timedelta" => {
            let numbers: Option<Vec<f64>> = parts.iter().map(|(_, part)| as_float(part)).collect();
            numbers.map(|numbers| numbers.iter().any(|number| *number != 0.0))
        }
        "range" => {
            let bounds: Option<Vec<f64>> = by_place().map(as_float).collect();
            match bounds?.as_slice() {
                [start, stop] => Some(start < stop),
                [start, stop, step] => Some((stop - start) * step > 0.0),
                _ => None,
            }
        }
        _ => None,
    }
}

/// A number as a float, as near as that can be.
pub(crate) fn as_float(value: &PythonValue) -> Option<f64> {
    match value {
        PythonValue::Int(digits) => digits.parse().ok(),
        PythonValue::Float(float) => Some(*float),
        PythonValue::Bool(truth) => Some(f64::from(u8::from(*truth))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn truth_is_as_in_python() {
        let check = |text: &str, expected: Option<bool>| {
            assert_eq!(PythonValue::written(text).is_true(), expected, "{text}");
        };
        let falsy = "False None 0 0.0 -0.0 0j '' \"\" b'' [] () {} set() frozenset() Counter() OrderedDict() deque([]) \
            range(0,0) range(3,3) range(0,5,-1) dict_keys([]) defaultdict(<class'int'>,{}) deque([],maxlen=3) \
            datetime.timedelta(0)";
        for text in falsy.split(' ').filter(|text| !text.is_empty()) {
            check(text, Some(false));
        }
        for text in [
            "True",
            "1",
            "-1",
            "0.5",
            "nan",
            "-inf",
            "1j",
            "'0'",
            "b' '",
            "[0]",
            "(None,)",
            "{None}",
            "{0: 0}",
            "frozenset({0})",
            "Counter({'a': 0})",
            "deque([0], maxlen=3)",
            "defaultdict(<class 'int'>, {'a': 1})",
            "range(2, 3)",
            "range(3, 0, -1)",
            "datetime.date(2024, 1, 1)",
            "datetime.timedelta(days=-1)",
            "dict_items([(1, 2)])",
            "...",
        ] {
            check(text, Some(true));
        }
        for text in [
            "<Color.RED: 0>",
            "Fraction(0, 1)",
            "P(x=1)",
            "int",
            "'cut off…",
            "[1, 2…",
            "",
            "range(a, b)",
        ] {
            check(text, None);
        }
    }

    #[test]
    fn containers_have_a_size() {
        let check = |text: &str, expected: Option<usize>| {
            assert_eq!(PythonValue::written(text).size(), expected, "{text}");
        };
        check("deque([1, 2])", Some(2));
        check("deque([1, 2], maxlen=2)", Some(2));
        check("deque([])", Some(0));
        check("Counter()", Some(0));
        check("defaultdict(<class 'int'>, {'a': 1})", Some(1));
        check("range(0, 5)", None);
        check("P(x=[1])", None);
        check("5", None);
    }

    #[test]
    fn what_can_be_typed() {
        let check = |text: &str, expected: bool| {
            assert_eq!(
                PythonValue::written(text).can_be_typed(),
                expected,
                "{text}"
            );
        };
        for text in ["5", "'a'", "[1, (2, {3})]", "{'a': None}", "Point(x=3)"] {
            check(text, true);
        }
        for text in ["<function f>", "[<C>]", "int", "[...]", "P(f=<function f>)"] {
            check(text, false);
        }
    }
}
