//! Templates of `%`, as f-strings (Python's library reference, "printf-style String Formatting").

use ruff_python_ast::{Expr, ExprBinOp, ExprDict, Operator};

use super::are_digits;
use super::templates::{Made, under};
use crate::program::exact::Number;
use crate::program::expressions::written;
use crate::quiz::PythonValue;

/// What `%` makes of a template that is written out, as an f-string; `text` is what the values stand in.
pub(in crate::program) fn filled_in(sum: &ExprBinOp, text: &str) -> Option<String> {
    let template = sum.left.as_string_literal_expr()?.value.to_str();
    let (named, values): (Option<&ExprDict>, Vec<&Expr>) = match &*sum.right {
        _ if sum.op != Operator::Mod => return None,
        Expr::Tuple(tuple) => (None, tuple.elts.iter().collect()),
        Expr::Dict(named) if template.contains("%(") => (Some(named), Vec::new()),
        one => (None, vec![one]),
    };
    let mut values = values.into_iter();
    let made = with_fields(template, |made, key, field| {
        let value = match named {
            Some(named) => under(named, key?)?,
            None if key.is_none() => values.next()?,
            None => return None,
        };
        let shown = written(value, text)?;
        let known = PythonValue::of_literal(value)?;
        let plain = field.places.is_none();
        let spec = match (field.kind, &known) {
            ("s" | "r", _) if !field.sign.is_empty() => return None,
            ("s", PythonValue::Str(_)) if plain => field.filled(""),
            ("s", PythonValue::Object { .. }) => {
                let said = Number::shown(&known.to_string())?.said();
                return made.value(&PythonValue::Str(said).to_string(), &field.filled(""));
            }
            ("s" | "r", _) if plain => {
                let shown = PythonValue::Str(known.to_string());
                return made.value(&shown.to_string(), &field.filled(""));
            }
            ("d" | "i", PythonValue::Int(_)) if plain => field.filled(""),
            ("x" | "X" | "o", PythonValue::Int(_)) if plain => field.filled(field.kind),
            ("f" | "e" | "g", PythonValue::Int(_) | PythonValue::Float(_)) => {
                let places = field.places.unwrap_or("6");
                field.filled(&format!(".{places}{}", field.kind))
            }
            _ => return None,
        };
        made.value(shown, &spec)
    })?;
    values.next().is_none().then(|| made.finished())
}

/// The message of the exception that `%` raises for a template and what it is given; `None` where that fits, or cannot be told.
pub(in crate::program) fn unfilled(template: &str, given: &PythonValue) -> Option<String> {
    use PythonValue::{Bool, Float, Int, None as Nothing, Str, Tuple};
    let values = match given {
        Tuple(items) => items.as_slice(),
        Int(_) | Float(_) | Bool(_) | Str(_) | Nothing => std::slice::from_ref(given),
        // It may be asked for by its keys.
        _ => return None,
    };
    let mut values = values.iter();
    let mut refused = None;
    let filled = with_fields(template, |_, key, field| {
        if key.is_some() {
            return None;
        }
        let Some(value) = values.next() else {
            refused = Some("not enough arguments for format string".to_owned());
            return None;
        };
        let (kind, other) = (field.kind, value.kind());
        let whole = matches!(value, Int(_) | Bool(_));
        let fits = match kind {
            "s" | "r" | "a" => true,
            "x" | "X" | "o" => whole,
            _ => whole || matches!(value, Float(_)),
        };
        refused = match kind {
            _ if fits => return Some(()),
            _ if !matches!(value, Float(_) | Str(_) | Nothing) => None,
            "d" | "i" | "u" => Some(format!(
                "%{kind} format: a real number is required, not {other}"
            )),
            "x" | "X" | "o" => Some(format!(
                "%{kind} format: an integer is required, not {other}"
            )),
            "f" | "F" | "e" | "E" | "g" | "G" => Some(format!("must be real number, not {other}")),
            _ => None,
        };
        None
    });
    let left = filled.is_some() && values.next().is_some();
    let all = || left.then(|| "not all arguments converted during string formatting".to_owned());
    Some(format!("TypeError: {}", refused.or_else(all)?))
}

/// A template of `%` with what `put` writes for each field, which is told the key that stands before it, if there is one.
fn with_fields(
    template: &str,
    mut put: impl FnMut(&mut Made, Option<&str>, Specifier<'_>) -> Option<()>,
) -> Option<Made> {
    let mut made = Made::default();
    let mut rest = template;
    while let Some(at) = rest.find('%') {
        made.literal(&rest[..at])?;
        rest = &rest[at + 1..];
        if let Some(behind) = rest.strip_prefix('%') {
            made.literal("%")?;
            rest = behind;
            continue;
        }
        let mut key = None;
        if let Some(keyed) = rest.strip_prefix('(') {
            let (name, behind) = keyed.split_once(')')?;
            (key, rest) = (Some(name), behind);
        }
        let (field, behind) = Specifier::begun(rest)?;
        rest = behind;
        put(&mut made, key, field)?;
    }
    made.literal(rest)?;
    Some(made)
}

/// The same with values as they are written, names too, of which `whole` says whether one surely is a whole number; `None` where it surely is no number.
/// `single` says of what is no display of a tuple whether it surely is one value.
pub(super) fn filled_with(
    sum: &ExprBinOp,
    text: &str,
    whole: &dyn Fn(&Expr) -> Option<bool>,
    single: &dyn Fn(&Expr) -> bool,
) -> Option<String> {
    let template = sum.left.as_string_literal_expr()?.value.to_str();
    let values = match &*sum.right {
        _ if sum.op != Operator::Mod => return None,
        Expr::Tuple(tuple) => &*tuple.elts,
        one if single(one) => std::slice::from_ref(one),
        _ => return None,
    };
    let mut values = values.iter();
    let made = with_fields(template, |made, key, field| {
        let value = values
            .next()
            .filter(|value| key.is_none() && !value.is_starred_expr())?;
        let shown = written(value, text)?;
        let places = (field.places).map_or_else(String::new, |places| format!(".{places}"));
        let (value, spec) = match field.kind {
            "s" | "r" if field.sign.is_empty() && !field.width.starts_with('0') => {
                let conversion = field.kind;
                (format!("{shown}!{conversion}"), field.filled(&places))
            }
            "d" | "i" if places.is_empty() => {
                let shown = match whole(value)? {
                    true => shown.to_owned(),
                    false => format!("int({shown})"),
                };
                (shown, field.filled(""))
            }
            "f" | "e" | "g" => {
                whole(value)?;
                let spec = field.filled(&format!("{places}{}", field.kind));
                (shown.to_owned(), spec)
            }
            _ => return None,
        };
        made.value(&value, &spec)
    })?;
    values.next().is_none().then(|| made.finished())
}

/// A field of a template of `%`, behind that: `-8.2f` (Python's library reference, "printf-style String Formatting").
struct Specifier<'t> {
    /// Where the value stands in its width: `<` or `>`.
    side: &'static str,
    /// `+` where a sign is always written.
    sign: &'static str,
    /// Digits, of which the first may be the zero that fills up.
    width: &'t str,
    /// The digits behind the point, if there is one; a point alone is none of them.
    places: Option<&'t str>,
    /// A letter.
    kind: &'t str,
}

impl<'t> Specifier<'t> {
    /// The field that a text begins with, and what is behind it.
    fn begun(text: &'t str) -> Option<(Specifier<'t>, &'t str)> {
        let end = text.find(|one: char| one.is_ascii_alphabetic())?;
        let (flags, kind) = (&text[..end], &text[end..=end]);
        let (side, size) = match flags.strip_prefix('-') {
            Some(size) => ("<", size),
            None => (">", flags),
        };
        let (sign, size) = match size.strip_prefix('+') {
            Some(size) => ("+", size),
            None => ("", size),
        };
        let (width, places) = match size.split_once('.') {
            Some((width, "")) => (width, Some("0")),
            Some((width, places)) => (width, Some(places)),
            None => (size, None),
        };
        let are_numbers = are_digits(width) && places.is_none_or(are_digits);
        let field = Specifier {
            side,
            sign,
            width,
            places,
            kind,
        };
        are_numbers.then(|| (field, &text[end + 1..]))
    }

    /// The format of an f-string that fills a value up as this field does; `kind` is the end of it.
    fn filled(&self, kind: &str) -> String {
        let Specifier {
            side, sign, width, ..
        } = self;
        match (width.is_empty(), width.starts_with('0')) {
            (true, _) => format!("{sign}{kind}"),
            (false, true) if *side == "<" => {
                format!("<{sign}{}{kind}", width.trim_start_matches('0'))
            }
            (false, true) => format!("{sign}{width}{kind}"),
            (false, false) => format!("{side}{sign}{width}{kind}"),
        }
    }
}
