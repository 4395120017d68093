//! Values read from what people type and from what `repr` writes.
//!
//! The page has a reader of its own that finds the parts to draw (`web/src/value`). The parser is that of programs; what
//! stands between `<` and `>`, which no parser takes, becomes a name first.

use std::fmt::Write;

use ruff_python_ast::{Expr, ExprCall, Number, Operator, UnaryOp};
use ruff_python_parser::{ParseErrorType, parse_expression};
use ruff_text_size::Ranged;

use super::compare::compare;
use super::value::{as_float, put};
use super::{AnswerError, PythonValue};
use crate::program::check_nesting;

/// The longest text that is read, in bytes.
const LONGEST: usize = 2_000;

/// Stands for what was between `<` and `>` while the parser reads the rest; its number follows.
const OPAQUE: &str = "opaque__";

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

    /// The value of an expression of a program that is written out in it; `None` for one that is worked out.
    pub(crate) fn of_literal(expr: &Expr) -> Option<PythonValue> {
        let reader = Reader {
            text: "",
            opaque: &[],
        };
        reader.value(expr).ok()
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
                    put(&mut pairs, key, value);
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
            (real, PythonValue::Complex(0.0, imaginary)) => {
                let real = as_float(&real).ok_or(AnswerError::Calculation)?;
                // A whole number has one zero, but `(-0-1j)` has a real part with a sign.
                let real = if real == 0.0 && left.is_unary_op_expr() {
                    -0.0
                } else {
                    real
                };
                Ok(PythonValue::Complex(real, sign * imaginary))
            }
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
}
