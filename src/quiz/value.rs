//! Values of Python's, read from what people type and from what `repr` writes, and written as `repr` writes them.
//!
//! The page has a reader of its own that finds the parts to draw (`web/src/value`); here text becomes what Python would
//! hold, so that `1.50` is `1.5` and `"a"` is `'a'`. The parser is that of programs; what stands between `<` and `>`,
//! which no parser takes, becomes a name first.

use std::fmt::{self, Display, Write};

use ruff_python_ast::{Expr, ExprCall, Number, Operator, UnaryOp};
use ruff_python_parser::{ParseErrorType, parse_expression};
use ruff_text_size::Ranged;

use super::AnswerError;
use super::compare::compare;
use crate::program::check_nesting;

/// The longest text that is read, in bytes.
const LONGEST: usize = 2_000;

/// Stands for what was between `<` and `>` while the parser reads the rest; its number follows.
const OPAQUE: &str = "opaque__";

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

impl PythonValue {
    /// Reads a value.
    ///
    /// # Errors
    /// Why it is none, for its author.
    pub fn read(text: &str) -> Result<PythonValue, AnswerError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(AnswerError::Empty);
        }
        if text.len() > LONGEST {
            return Err(AnswerError::TooLong);
        }
        let (text, opaque) = without_angles(text);
        check_nesting(&text).map_err(|_| AnswerError::TooLong)?;
        let parsed = parse_expression(&text).map_err(|error| refusal(&text, &error.error))?;
        Reader {
            text: &text,
            opaque: &opaque,
        }
        .value(parsed.expr())
    }

    /// Reads what Python or the model has written: what cannot be taken apart is compared as a whole.
    pub fn written(text: &str) -> PythonValue {
        PythonValue::read(text).unwrap_or_else(|_| PythonValue::Opaque(text.trim().to_owned()))
    }

    /// The value of an expression of a program that is written out in it; `None` for one that is worked out.
    pub(super) fn of_literal(expr: &Expr) -> Option<PythonValue> {
        let reader = Reader {
            text: "",
            opaque: &[],
        };
        reader.value(expr).ok()
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
            PythonValue::Name(_) | PythonValue::Opaque(_) => return None,
            sized => sized.size()? > 0,
        })
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

    /// The first name in it that stands for nothing that can be known.
    pub(super) fn loose_name(&self) -> Option<&str> {
        match self {
            PythonValue::Name(name) => Some(name),
            PythonValue::List(items)
            | PythonValue::Tuple(items)
            | PythonValue::Set { items, .. } => items.iter().find_map(PythonValue::loose_name),
            PythonValue::Dict(pairs) => pairs
                .iter()
                .find_map(|(key, value)| key.loose_name().or_else(|| value.loose_name())),
            PythonValue::Object { parts, .. } => {
                parts.iter().find_map(|(_, part)| part.loose_name())
            }
            _ => None,
        }
    }
}

/// The text with a name in the place of each `<…>`, and what stood there.
fn without_angles(text: &str) -> (String, Vec<String>) {
    let (mut out, mut opaque) = (String::new(), Vec::new());
    let mut at = 0;
    while let Some(character) = text[at..].chars().next() {
        let length = match character {
            '\'' | '"' => string_length(&text[at..], character),
            '<' => angle_length(&text[at..]).unwrap_or(1),
            other => other.len_utf8(),
        };
        let part = &text[at..at + length];
        if character == '<' && length > 1 {
            let _ = write!(out, "{OPAQUE}{}", opaque.len());
            opaque.push(part.to_owned());
        } else {
            out.push_str(part);
        }
        at += length;
    }
    (out, opaque)
}

/// How long the string is that begins here, up to the end if it is not closed.
fn string_length(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, character) in text.char_indices().skip(1) {
        if character == quote && !escaped {
            return at + 1;
        }
        escaped = character == '\\' && !escaped;
    }
    text.len()
}

/// How long the `<…>` is that begins here; `None`: it is not closed. An arrow does not close it.
fn angle_length(text: &str) -> Option<usize> {
    let (mut depth, mut previous, mut at) = (0_usize, ' ', 0);
    while let Some(character) = text[at..].chars().next() {
        match character {
            '\'' | '"' => at += string_length(&text[at..], character),
            _ => {
                depth += usize::from(character == '<');
                if character == '>' && previous != '-' {
                    depth -= 1;
                }
                at += character.len_utf8();
            }
        }
        if depth == 0 {
            return Some(at);
        }
        previous = character;
    }
    None
}

/// Why the parser refuses a text, for its author.
fn refusal(text: &str, error: &ParseErrorType) -> AnswerError {
    let mut open: Vec<char> = Vec::new();
    let mut at = 0;
    while let Some(character) = text[at..].chars().next() {
        let mut length = character.len_utf8();
        match character {
            '\'' | '"' => {
                length = string_length(&text[at..], character);
                let closed = length > 1 && text[at..at + length].ends_with(character);
                if !closed {
                    return AnswerError::Open("quote");
                }
            }
            '(' | '[' | '{' => open.push(character),
            ')' | ']' | '}' => drop(open.pop()),
            _ => {}
        }
        at += length;
    }
    match (open.is_empty(), error) {
        (false, _) => AnswerError::Open("bracket"),
        _ => AnswerError::Syntax,
    }
}

/// Turns what the parser has read into values.
struct Reader<'a> {
    text: &'a str,
    opaque: &'a [String],
}

impl Reader<'_> {
    fn value(&self, expr: &Expr) -> Result<PythonValue, AnswerError> {
        Ok(match expr {
            Expr::NoneLiteral(_) => PythonValue::None,
            Expr::EllipsisLiteral(_) => PythonValue::Ellipsis,
            Expr::BooleanLiteral(literal) => PythonValue::Bool(literal.value),
            Expr::NumberLiteral(literal) => number(&literal.value),
            Expr::StringLiteral(literal) => PythonValue::Str(literal.value.to_str().to_owned()),
            Expr::BytesLiteral(literal) => PythonValue::Bytes(literal.value.bytes().collect()),
            Expr::List(list) => PythonValue::List(self.values(&list.elts)?),
            Expr::Tuple(tuple) => PythonValue::Tuple(self.values(&tuple.elts)?),
            Expr::Set(set) => set_of(self.values(&set.elts)?, false),
            Expr::Dict(dict) => {
                let mut pairs: Vec<(PythonValue, PythonValue)> = Vec::new();
                for item in &dict.items {
                    let key = item.key.as_ref().ok_or(AnswerError::Calculation)?;
                    let (key, value) = (self.value(key)?, self.value(&item.value)?);
                    match pairs
                        .iter_mut()
                        .find(|(old, _)| compare(&key, old).is_equal())
                    {
                        Some((_, old)) => *old = value,
                        None => pairs.push((key, value)),
                    }
                }
                PythonValue::Dict(pairs)
            }
            Expr::UnaryOp(unary) => match (unary.op, self.value(&unary.operand)?) {
                (UnaryOp::USub, value) => negative(value).ok_or(AnswerError::Calculation)?,
                (UnaryOp::UAdd, value @ (PythonValue::Int(_) | PythonValue::Float(_))) => value,
                _ => return Err(AnswerError::Calculation),
            },
            Expr::BinOp(binary) => self.binary(binary.op, &binary.left, &binary.right, expr)?,
            Expr::Name(_) | Expr::Attribute(_) => self.name(expr)?,
            Expr::Call(call) => self.call(call)?,
            _ => return Err(AnswerError::Calculation),
        })
    }

    fn values(&self, exprs: &[Expr]) -> Result<Vec<PythonValue>, AnswerError> {
        exprs.iter().map(|expr| self.value(expr)).collect()
    }

    /// The two parts of a complex number, or types with `|` between them; anything else is to be worked out.
    fn binary(
        &self,
        operator: Operator,
        left: &Expr,
        right: &Expr,
        whole: &Expr,
    ) -> Result<PythonValue, AnswerError> {
        if operator == Operator::BitOr {
            let range = std::ops::Range::<usize>::from(whole.range());
            let names = |expr: &Expr| {
                matches!(
                    expr,
                    Expr::Name(_) | Expr::NoneLiteral(_) | Expr::Attribute(_)
                )
            };
            let text = self.text.get(range).filter(|_| names(left) || names(right));
            return text
                .map(|text| PythonValue::Opaque(text.to_owned()))
                .ok_or(AnswerError::Calculation);
        }
        let sign = match operator {
            Operator::Add => 1.0,
            Operator::Sub => -1.0,
            _ => return Err(AnswerError::Calculation),
        };
        match (self.value(left)?, self.value(right)?) {
            (left, PythonValue::Complex(0.0, imaginary)) => as_float(&left)
                .map(|left| PythonValue::Complex(left, sign * imaginary))
                .ok_or(AnswerError::Calculation),
            _ => Err(AnswerError::Calculation),
        }
    }

    fn name(&self, expr: &Expr) -> Result<PythonValue, AnswerError> {
        let name = dotted(expr).ok_or(AnswerError::Calculation)?;
        let opaque = name
            .strip_prefix(OPAQUE)
            .and_then(|number| self.opaque.get(number.parse::<usize>().ok()?));
        if let Some(opaque) = opaque {
            return Ok(PythonValue::Opaque(opaque.clone()));
        }
        let meant = match name.as_str() {
            "nan" => return Ok(PythonValue::Float(f64::NAN)),
            "inf" => return Ok(PythonValue::Float(f64::INFINITY)),
            "true" | "TRUE" => "True",
            "false" | "FALSE" => "False",
            "none" | "NONE" | "null" | "nil" | "undefined" => "None",
            _ => return Ok(PythonValue::Name(name)),
        };
        Err(AnswerError::Spelling { typed: name, meant })
    }

    /// `Name(…)`. What is only another way to write a literal becomes that: `set()`, `frozenset([1])`, `range(3)`.
    fn call(&self, call: &ExprCall) -> Result<PythonValue, AnswerError> {
        let name = dotted(&call.func).ok_or(AnswerError::Calculation)?;
        let mut parts = Vec::new();
        for argument in &call.arguments.args {
            parts.push((None, self.value(argument)?));
        }
        for keyword in &call.arguments.keywords {
            let named = keyword.arg.as_ref().ok_or(AnswerError::Calculation)?;
            parts.push((Some(named.to_string()), self.value(&keyword.value)?));
        }
        let only = match parts.as_slice() {
            [] => Some(None),
            [(None, value)] => Some(Some(value)),
            _ => None,
        };
        let items = |value: Option<&PythonValue>| match value {
            None => Some(Vec::new()),
            Some(
                PythonValue::List(items)
                | PythonValue::Tuple(items)
                | PythonValue::Set { items, .. },
            ) => Some(items.clone()),
            Some(_) => None,
        };
        let simple = only.and_then(|only| match (name.as_str(), only) {
            ("set", only) => Some(set_of(items(only)?, false)),
            ("frozenset", only) => Some(set_of(items(only)?, true)),
            ("list", only) => Some(PythonValue::List(items(only)?)),
            ("tuple", only) => Some(PythonValue::Tuple(items(only)?)),
            ("dict", None) => Some(PythonValue::Dict(Vec::new())),
            ("str", None) => Some(PythonValue::Str(String::new())),
            ("float", Some(PythonValue::Str(text))) => {
                text.trim().parse().ok().map(PythonValue::Float)
            }
            ("range", Some(stop)) => Some(PythonValue::Object {
                name: "range".to_owned(),
                parts: vec![
                    (None, PythonValue::Int("0".to_owned())),
                    (None, stop.clone()),
                ],
            }),
            _ => None,
        });
        Ok(simple.unwrap_or(PythonValue::Object { name, parts }))
    }
}

/// Whether Python takes `name(parts)` for true, where that is of a library's class that `repr` tells the contents of.
fn is_true_object(name: &str, parts: &[(Option<String>, PythonValue)]) -> Option<bool> {
    let by_place = || {
        let parts = parts.iter().filter(|(name, _)| name.is_none());
        parts.map(|(_, part)| part)
    };
    match name {
        "Counter" | "OrderedDict" | "deque" | "dict_keys" | "dict_values" | "dict_items"
        | "defaultdict" => {
            // A `defaultdict` tells its factory first, a `deque` its length by name.
            by_place()
                .next_back()
                .map_or(Some(false), |held| held.size().map(|size| size > 0))
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

/// A set holds each value once.
fn set_of(values: Vec<PythonValue>, frozen: bool) -> PythonValue {
    let mut items: Vec<PythonValue> = Vec::new();
    for value in values {
        if !items.iter().any(|old| compare(&value, old).is_equal()) {
            items.push(value);
        }
    }
    PythonValue::Set { items, frozen }
}

fn number(number: &Number) -> PythonValue {
    match number {
        Number::Int(int) => PythonValue::Int(int.to_string()),
        Number::Float(float) => PythonValue::Float(*float),
        Number::Complex { real, imag } => PythonValue::Complex(*real, *imag),
    }
}

fn negative(value: PythonValue) -> Option<PythonValue> {
    Some(match value {
        PythonValue::Int(digits) if digits == "0" => PythonValue::Int(digits),
        PythonValue::Int(digits) if !digits.starts_with('-') => {
            PythonValue::Int(format!("-{digits}"))
        }
        PythonValue::Float(float) => PythonValue::Float(-float),
        PythonValue::Complex(real, imaginary) => PythonValue::Complex(-real, -imaginary),
        _ => return None,
    })
}

/// A number as a float, as near as that can be.
pub(super) fn as_float(value: &PythonValue) -> Option<f64> {
    match value {
        PythonValue::Int(digits) => digits.parse().ok(),
        PythonValue::Float(float) => Some(*float),
        PythonValue::Bool(truth) => Some(f64::from(u8::from(*truth))),
        _ => None,
    }
}

/// A name, or names with dots between them.
fn dotted(expr: &Expr) -> Option<String> {
    match expr {
        Expr::Name(name) => Some(name.id.to_string()),
        Expr::Attribute(attribute) => {
            Some(format!("{}.{}", dotted(&attribute.value)?, attribute.attr))
        }
        _ => None,
    }
}

/// As `repr` writes it.
impl Display for PythonValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PythonValue::None => f.write_str("None"),
            PythonValue::Ellipsis => f.write_str("..."),
            PythonValue::Bool(true) => f.write_str("True"),
            PythonValue::Bool(false) => f.write_str("False"),
            PythonValue::Int(digits) => f.write_str(digits),
            PythonValue::Float(float) => f.write_str(&float_repr(*float)),
            PythonValue::Complex(real, imaginary) => {
                let part = |float: f64| {
                    let text = float_repr(float);
                    text.strip_suffix(".0").unwrap_or(&text).to_owned()
                };
                if *real == 0.0 && real.is_sign_positive() {
                    return write!(f, "{}j", part(*imaginary));
                }
                let sign = if imaginary.is_sign_negative() {
                    ""
                } else {
                    "+"
                };
                write!(f, "({}{sign}{}j)", part(*real), part(*imaginary))
            }
            PythonValue::Str(text) => f.write_str(&quoted(text)),
            PythonValue::Bytes(bytes) => {
                let text: String = bytes.iter().map(|byte| char::from(*byte)).collect();
                let quoted =
                    quoted(&text)
                        .chars()
                        .try_fold(String::new(), |mut out, character| match character as u32 {
                            code @ 0x7f..=0xff => write!(out, "\\x{code:02x}").map(|()| out),
                            _ => {
                                out.push(character);
                                Ok(out)
                            }
                        })?;
                write!(f, "b{quoted}")
            }
            PythonValue::List(items) => between(f, "[", items, "]"),
            PythonValue::Tuple(items) if items.len() == 1 => between(f, "(", items, ",)"),
            PythonValue::Tuple(items) => between(f, "(", items, ")"),
            PythonValue::Set { items, frozen } => match (items.is_empty(), frozen) {
                (true, true) => f.write_str("frozenset()"),
                (true, false) => f.write_str("set()"),
                (false, true) => between(f, "frozenset({", items, "})"),
                (false, false) => between(f, "{", items, "}"),
            },
            PythonValue::Dict(pairs) => {
                let pairs = pairs.iter().map(|(key, value)| format!("{key}: {value}"));
                write!(f, "{{{}}}", pairs.collect::<Vec<_>>().join(", "))
            }
            PythonValue::Object { name, parts } => {
                let part = |(name, value): &(Option<String>, PythonValue)| match name {
                    Some(name) => format!("{name}={value}"),
                    None => value.to_string(),
                };
                write!(
                    f,
                    "{name}({})",
                    parts.iter().map(part).collect::<Vec<_>>().join(", ")
                )
            }
            PythonValue::Name(name) => f.write_str(name),
            PythonValue::Opaque(text) => f.write_str(text),
        }
    }
}

fn between(
    f: &mut fmt::Formatter<'_>,
    open: &str,
    items: &[PythonValue],
    close: &str,
) -> fmt::Result {
    let items: Vec<String> = items.iter().map(PythonValue::to_string).collect();
    write!(f, "{open}{}{close}", items.join(", "))
}

/// A float as `repr` writes it. Rust and Python agree on the digits and on where an exponent begins, and write it otherwise.
pub(super) fn float_repr(float: f64) -> String {
    if float.is_nan() {
        return "nan".to_owned();
    }
    let text = format!("{float:?}");
    match text.split_once('e') {
        None => text,
        Some((digits, exponent)) => {
            let (sign, exponent) = exponent
                .strip_prefix('-')
                .map_or(('+', exponent), |exponent| ('-', exponent));
            format!("{digits}e{sign}{exponent:0>2}")
        }
    }
}

/// Text as `repr` writes it: in double quotes if there are single ones in it and no double ones.
fn quoted(text: &str) -> String {
    let quote = if text.contains('\'') && !text.contains('"') {
        '"'
    } else {
        '\''
    };
    let mut out = String::from(quote);
    for character in text.chars() {
        match character {
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            '\\' => out.push_str("\\\\"),
            _ if character == quote => {
                out.push('\\');
                out.push(character);
            }
            _ if character.is_ascii_control() => {
                let _ = write!(out, "\\x{:02x}", character as u32);
            }
            _ => out.push(character),
        }
    }
    out.push(quote);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As typed, and as `repr` writes it; a line each.
    const NOTATIONS: &str = r#"
5 → 5
 -5 → -5
+5 → 5
-0 → 0
0x10 → 16
1_000 → 1000
123456789012345678901234567890 → 123456789012345678901234567890
1.50 → 1.5
.5 → 0.5
1e16 → 1e+16
1e-5 → 1e-05
-0.0 → -0.0
nan → nan
-inf → -inf
float('inf') → inf
2j → 2j
(1+2j) → (1+2j)
1 - 2j → (1-2j)
"a" → 'a'
"it's" → "it's"
'say "it\'s"' → 'say "it\'s"'
'a\tb\n' → 'a\tb\n'
'<b>' → '<b>'
b"\x00\xffa" → b'\x00\xffa'
[1,2 , 3] → [1, 2, 3]
[ ] → []
1, 2 → (1, 2)
(1,) → (1,)
(1) → 1
{2,1,1} → {2, 1}
set() → set()
set([1, 2]) → {1, 2}
frozenset([1]) → frozenset({1})
{} → {}
{'a':1,"a":2} → {'a': 2}
Point(x = 3,y=[1]) → Point(x=3, y=[1])
range(3) → range(0, 3)
range(0, 3) → range(0, 3)
datetime.date(2020,1,1) → datetime.date(2020, 1, 1)
Counter({'a': 2}) → Counter({'a': 2})
<function add> → <function add>
[<Color.RED: 1>, 'a > b'] → [<Color.RED: 1>, 'a > b']
defaultdict(<class 'int'>, {'a': 1}) → defaultdict(<class 'int'>, {'a': 1})
<Signature (a, b) -> int> → <Signature (a, b) -> int>
[...] → [...]
True → True
None → None
int → int
int | None → int | None
"#;

    #[test]
    fn every_notation_is_the_value_that_repr_writes() {
        for line in NOTATIONS.lines().filter(|line| !line.is_empty()) {
            let (typed, written) = line.split_once(" → ").unwrap();
            let value = PythonValue::read(typed);
            assert_eq!(
                value.map(|value| value.to_string()),
                Ok(written.to_owned()),
                "{typed}"
            );
        }
    }

    #[test]
    fn what_is_no_value_says_why() {
        let check = |text: &str, expected: AnswerError| {
            assert_eq!(PythonValue::read(text), Err(expected), "{text}");
        };
        let spelling = |typed: &str, meant| AnswerError::Spelling {
            typed: typed.to_owned(),
            meant,
        };
        check("", AnswerError::Empty);
        check("  ", AnswerError::Empty);
        check("[1, 2", AnswerError::Open("bracket"));
        check("'abc", AnswerError::Open("quote"));
        check("{'a': (1}", AnswerError::Open("bracket"));
        check("[1 2]", AnswerError::Syntax);
        check("it was 5", AnswerError::Syntax);
        check("1 + 2", AnswerError::Calculation);
        check("xs[0]", AnswerError::Calculation);
        check("1 < 2", AnswerError::Calculation);
        check("not True", AnswerError::Calculation);
        check("[x for x in y]", AnswerError::Calculation);
        check("{**a}", AnswerError::Calculation);
        check("f'{x}'", AnswerError::Calculation);
        check("true", spelling("true", "True"));
        check("[null]", spelling("null", "None"));
        check(&"9".repeat(3_000), AnswerError::TooLong);
        check(&"[".repeat(1_500), AnswerError::TooLong);
        check(&format!("{}1", "-".repeat(1_500)), AnswerError::TooLong);
    }

    #[test]
    fn reading_never_panics() {
        let alphabet: Vec<char> = "01.ej-+'\"\\<>()[]{}:,= aé…_".chars().collect();
        let mut random = 7_u64;
        for _ in 0..20_000 {
            let mut text = String::new();
            for _ in 0..12 {
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                text.push(alphabet[(random % alphabet.len() as u64) as usize]);
            }
            if let Ok(value) = PythonValue::read(&text) {
                let written = value.to_string();
                let again = PythonValue::written(&written);
                assert!(
                    compare(&again, &value).is_equal(),
                    "{text} {written} {again:?} {value:?}"
                );
            }
        }
    }

    #[test]
    fn truth_is_as_in_python() {
        let check = |text: &str, expected: Option<bool>| {
            assert_eq!(PythonValue::written(text).is_true(), expected, "{text}");
        };
        let falsy = "False None 0 0.0 -0.0 0j '' \"\" b'' [] () {} set() frozenset() Counter() OrderedDict() deque([]) \
            range(0,0) range(3,3) range(0,5,-1) dict_keys([]) defaultdict(<class'int'>,{}) deque([],maxlen=3)";
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
