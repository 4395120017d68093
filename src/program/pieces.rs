//! What a text is put together of: the pieces of an f-string, or of what `print` is called with.

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{
    ConversionFlag, Expr, ExprCall, ExprFString, FStringPart, InterpolatedElement,
    InterpolatedStringElement,
};

use super::expressions::{canonical, written};
use super::keeping::HARMLESS;
use crate::quiz::PythonValue;

/// The value of an expression that is written out, or whose value is looked up.
pub(super) type Known<'k> = &'k dyn Fn(&Expr) -> Option<PythonValue>;

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// These characters.
    Text(String),
    /// The value of an expression in canonical spelling, as `str` writes it.
    Value(String),
    /// The value of an expression, as `repr` writes it.
    Shown(String),
    /// The value of an expression in a format that has to be put together, or of which the format is of a text that is made first.
    Filled {
        /// The value, as `str` or as `repr` writes it.
        value: Box<Piece>,
        /// Whether what is filled up is that text (`{x!r:>5}`), and not the value itself (`{x:>{width}}`).
        written: bool,
        /// The format.
        format: Vec<Piece>,
    },
    /// The elements of what an expression gives to go through, each as `str` writes it.
    Each {
        /// The expression, in canonical spelling.
        iterated: String,
        /// What stands between two of them.
        between: String,
        /// What is written before them, if there are any.
        before: String,
        /// What is written behind them, if there are any.
        behind: String,
    },
}

impl Piece {
    /// Whether it surely has no characters.
    fn is_nothing(&self) -> bool {
        matches!(self, Piece::Text(text) if text.is_empty())
    }

    /// The expressions that it depends on, with those of its format.
    pub(super) fn expressions(&self) -> Vec<&str> {
        match self {
            Piece::Text(_) => Vec::new(),
            Piece::Value(expression)
            | Piece::Shown(expression)
            | Piece::Each {
                iterated: expression,
                ..
            } => vec![expression],
            Piece::Filled { value, format, .. } => {
                let all = std::iter::once(&**value).chain(format);
                all.flat_map(Piece::expressions).collect()
            }
        }
    }
}

/// The pieces of an expression that is an f-string, if it has several, or one that is not a format.
pub fn pieces(expression: &str) -> Option<Vec<Piece>> {
    let parsed = ruff_python_parser::parse_expression(expression).ok()?;
    let pieces = pieces_of(parsed.expr().as_f_string_expr()?, expression)?;
    let itself = |piece: &Piece| matches!(piece, Piece::Value(value) if value == expression);
    (!pieces.iter().any(itself)).then_some(pieces)
}

/// What a call of `print` writes; `None` where that is no matter of the values alone. `text` is the line of the call, where names have the values
/// that are `known`.
pub(super) fn printed(call: &ExprCall, text: &str, known: Known<'_>) -> Option<Vec<Piece>> {
    let (between, ending) = around(call, text, known)?;
    let mut pieces = Vec::new();
    // What is printed for the arguments is printed first.
    for argument in call.arguments.args.iter().filter_map(printing) {
        pieces.extend(printed(argument, text, known)?);
    }
    pieces.extend(all_argued(&call.arguments.args, &between, text)?);
    if !ending.is_nothing() {
        pieces.push(ending);
    }
    // Where nothing is written, there is nothing to tell.
    (!pieces.is_empty()).then_some(pieces)
}

/// The call of `print` that an expression is: it gives nothing.
pub(super) fn printing(expr: &Expr) -> Option<&ExprCall> {
    let call = expr.as_call_expr()?;
    (call.func.as_name_expr()?.id.as_str() == "print").then_some(call)
}

/// What a call of `print` writes before its argument at a place.
pub(super) fn printed_before(
    call: &ExprCall,
    place: usize,
    text: &str,
    known: Known<'_>,
) -> Option<Vec<Piece>> {
    let (between, _) = around(call, text, known)?;
    let arguments = call.arguments.args.get(..place)?;
    let mut pieces = all_argued(arguments, &between, text)?;
    let last = arguments.last().filter(|_| !between.is_nothing());
    match last {
        // Of no elements there is nothing that could stand before others.
        Some(Expr::Starred(_)) => return None,
        Some(_) => pieces.push(between),
        None => {}
    }
    Some(pieces)
}

/// What a call of `print` writes between two of its arguments, and behind the last one.
fn around(call: &ExprCall, text: &str, known: Known<'_>) -> Option<(Piece, Piece)> {
    let mut between = Piece::Text(" ".to_owned());
    let mut ending = Piece::Text("\n".to_owned());
    // Each with its value, if that is known, and its expression, if it has one of its own.
    let mut given = Vec::new();
    for keyword in &call.arguments.keywords {
        let value = known(&keyword.value);
        match (&keyword.arg, value) {
            (Some(name), value) => given.push((name.to_string(), value, Some(&keyword.value))),
            (None, Some(PythonValue::Dict(pairs))) => {
                for (name, value) in pairs {
                    let PythonValue::Str(name) = name else {
                        return None;
                    };
                    given.push((name, Some(value), None));
                }
            }
            (None, _) => return None,
        }
    }
    for (name, value, expr) in given {
        let place = match name.as_str() {
            "sep" => &mut between,
            "end" => &mut ending,
            "flush" if matches!(value, Some(PythonValue::Bool(_))) => continue,
            _ => return None,
        };
        match (value, expr) {
            (Some(PythonValue::Str(text)), _) => *place = Piece::Text(text),
            // It stands for what is written without it.
            (Some(PythonValue::None), _) => {}
            (None, Some(expr)) if is_text(expr, known) => {
                *place = Piece::Value(spelled_at(expr, text)?);
            }
            _ => return None,
        }
    }
    Some((between, ending))
}

/// Whether an expression surely comes to a text, if to anything, and calls only what makes a value of values: of others, nothing tells that they
/// are not `None`.
fn is_text(expr: &Expr, known: Known<'_>) -> bool {
    match expr {
        Expr::FString(_) => !acts(expr),
        Expr::If(choice) => {
            let branches = [&*choice.body, &*choice.orelse];
            branches.into_iter().all(|one| is_text(one, known)) && !acts(&choice.test)
        }
        Expr::BinOp(binary) => {
            let both = [&*binary.left, &*binary.right];
            both.into_iter().any(|one| is_text(one, known)) && !acts(expr)
        }
        expr => matches!(known(expr), Some(PythonValue::Str(_))),
    }
}

/// Whether an expression calls anything but functions of Python's that only look at what they are given.
fn acts(expr: &Expr) -> bool {
    any_over_expr(expr, |part| {
        part.as_call_expr().is_some_and(|call| {
            let name = call.func.as_name_expr().map(|name| name.id.as_str());
            !name.is_some_and(|name| name != "print" && HARMLESS.contains(&name))
        })
    })
}

/// What `print` writes for arguments, one after the other; where all stand behind stars, for all of their elements. Of no elements behind a
/// star there is nothing that could stand between them and others, so that what stands there is theirs, where something else is surely written.
fn all_argued(arguments: &[Expr], between: &Piece, text: &str) -> Option<Vec<Piece>> {
    let first = arguments.iter().position(|one| !one.is_starred_expr());
    if first.is_none() && arguments.len() > 1 {
        return Some(vec![together(arguments, between, text)?]);
    }
    let mut pieces = Vec::new();
    for (index, argument) in arguments.iter().enumerate() {
        let follows = first.is_some_and(|first| index > first);
        if let Expr::Starred(starred) = argument {
            let Piece::Text(between) = between else {
                return None;
            };
            let around = |is_there: bool| if is_there { between.as_str() } else { "" }.to_owned();
            pieces.push(Piece::Each {
                iterated: gone_through(&starred.value, text)?,
                between: between.clone(),
                before: around(follows),
                behind: around(first.is_some() && !follows),
            });
            continue;
        }
        if follows && !between.is_nothing() {
            pieces.push(between.clone());
        }
        match argument {
            argument if printing(argument).is_some() => {
                pieces.push(Piece::Text(PythonValue::None.to_string()));
            }
            Expr::FString(formatted) => pieces.extend(pieces_of(formatted, text)?),
            argument => pieces.push(Piece::Value(spelled_at(argument, text)?)),
        }
    }
    Some(pieces)
}

/// The elements of all that stands behind several stars, as those of one list.
fn together(arguments: &[Expr], between: &Piece, text: &str) -> Option<Piece> {
    let Piece::Text(between) = between else {
        return None;
    };
    let parts = arguments.iter().map(|argument| {
        let starred = argument.as_starred_expr()?;
        Some(format!("*{}", gone_through(&starred.value, text)?))
    });
    let parts: Option<Vec<String>> = parts.collect();
    Some(Piece::Each {
        iterated: canonical(&format!("[{}]", parts?.join(", ")))?,
        between: between.clone(),
        before: String::new(),
        behind: String::new(),
    })
}

/// What is gone through behind a star; a generator, whose elements are all made there, as the list of them.
fn gone_through(iterated: &Expr, text: &str) -> Option<String> {
    let spelled = spelled_at(iterated, text)?;
    if !iterated.is_generator_expr() {
        return Some(spelled);
    }
    let bare = spelled
        .strip_prefix('(')
        .and_then(|bare| bare.strip_suffix(')'));
    Some(format!("[{}]", bare.unwrap_or(&spelled)))
}

/// Items between brackets.
pub(super) fn listed(
    items: impl Iterator<Item = Vec<Piece>>,
    [begin, end]: [&str; 2],
) -> Vec<Piece> {
    let mut all = vec![Piece::Text(begin.to_owned())];
    for (index, item) in items.enumerate() {
        if index > 0 {
            all.push(Piece::Text(", ".to_owned()));
        }
        all.extend(item);
    }
    all.push(Piece::Text(end.to_owned()));
    all
}

/// Items as those of a tuple.
pub(super) fn tupled(items: Vec<Vec<Piece>>) -> Vec<Piece> {
    let end = if items.len() == 1 { ",)" } else { ")" };
    listed(items.into_iter(), ["(", end])
}

/// The pieces of an f-string, or of several texts and f-strings that stand one behind the other; what is formatted by more than `str` is an
/// f-string of its own among them.
pub(super) fn pieces_of(formatted: &ExprFString, text: &str) -> Option<Vec<Piece>> {
    let mut pieces = Vec::new();
    for part in &formatted.value {
        match part {
            FStringPart::Literal(literal) => pieces.push(Piece::Text(literal.as_str().to_owned())),
            FStringPart::FString(one) => add_pieces(&mut pieces, &one.elements, text)?,
        }
    }
    Some(pieces)
}

/// Adds the pieces of an f-string.
fn add_pieces(
    pieces: &mut Vec<Piece>,
    elements: &[InterpolatedStringElement],
    text: &str,
) -> Option<()> {
    for element in elements {
        let part = match element {
            InterpolatedStringElement::Literal(literal) => {
                pieces.push(Piece::Text(literal.value.to_string()));
                continue;
            }
            InterpolatedStringElement::Interpolation(part) => part,
        };
        let bare = part.format_spec.is_none();
        let value = match (&part.debug_text, part.conversion) {
            (Some(debug), ConversionFlag::None) if bare => {
                let spelling = written(&*part.expression, text)?;
                let said = [debug.leading(), spelling, debug.trailing()].concat();
                pieces.push(Piece::Text(said));
                Piece::Shown(spelled_at(&part.expression, text)?)
            }
            (Some(_), _) => return None,
            (None, ConversionFlag::None) if bare => {
                Piece::Value(spelled_at(&part.expression, text)?)
            }
            (None, ConversionFlag::Str) if bare => {
                Piece::Value(spelled_at(&part.expression, text)?)
            }
            (None, ConversionFlag::Repr) if bare => {
                Piece::Shown(spelled_at(&part.expression, text)?)
            }
            (None, _) if let Some(filled) = filled(part, text) => filled,
            _ => Piece::Value(format!("f'{}'", written(part, text)?)),
        };
        pieces.push(value);
    }
    Some(())
}

/// A value in a format that is put together itself, or one that is written as a text before it is formatted, or that has texts in it, which an
/// f-string of its own would have to quote otherwise.
fn filled(part: &InterpolatedElement, text: &str) -> Option<Piece> {
    let mut format = Vec::new();
    for element in &part.format_spec.as_ref()?.elements {
        format.push(match element {
            InterpolatedStringElement::Literal(literal) => Piece::Text(literal.value.to_string()),
            InterpolatedStringElement::Interpolation(inner) => {
                let plain = inner.format_spec.is_none() && inner.debug_text.is_none();
                let plain = plain && inner.conversion == ConversionFlag::None;
                Piece::Value(spelled_at(&inner.expression, text).filter(|_| plain)?)
            }
        });
    }
    let value = spelled_at(&part.expression, text)?;
    let written = part.conversion != ConversionFlag::None;
    let value = match part.conversion {
        ConversionFlag::None | ConversionFlag::Str => Piece::Value(value),
        ConversionFlag::Repr => Piece::Shown(value),
        ConversionFlag::Ascii => return None,
    };
    let fixed = format.iter().all(|one| matches!(one, Piece::Text(_)));
    let quotes = matches!(&value, Piece::Value(value) if value.contains(['\'', '"']));
    (written || quotes || !fixed).then(|| Piece::Filled {
        value: Box::new(value),
        written,
        format,
    })
}

fn spelled_at(expr: &Expr, text: &str) -> Option<String> {
    canonical(written(expr, text)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_print_ends_with_may_be_worked_out() {
        let check = |call: &str, expected: Option<&[Piece]>| {
            let parsed = ruff_python_parser::parse_expression(call).unwrap();
            let known = |expr: &Expr| match expr {
                Expr::Name(name) if name.id == "s" => Some(PythonValue::Str("-".to_owned())),
                Expr::Name(name) if name.id == "none" => Some(PythonValue::None),
                Expr::Name(name) if name.id == "opts" => {
                    PythonValue::read("{'sep': ', ', 'end': '!'}").ok()
                }
                expr => PythonValue::of_literal(expr),
            };
            let found = printed(parsed.expr().as_call_expr().unwrap(), call, &known);
            assert_eq!(found.as_deref(), expected, "{call}");
        };
        let value = |text: &str| Piece::Value(text.to_owned());
        let ending = "', 'if i<2 else '\\n'";
        let call = format!("print(i, end={ending})");
        check(&call, Some(&[value("i"), value("', ' if i<2 else '\\n'")]));
        check("print(i, end='-'*n)", Some(&[value("i"), value("'-'*n")]));
        // It may be `None`, which stands for the end of the line; and what calls something may print before.
        check("print(i, end=e)", None);
        check("print(i, end='' if f(i) else ' ')", None);
        check("print(*xs, sep=','*n)", None);
        let text = |text: &str| Piece::Text(text.to_owned());
        check("print(i, end=s)", Some(&[value("i"), text("-")]));
        check("print(i, end=none)", Some(&[value("i"), text("\n")]));
        check("print(i, end=s*n)", Some(&[value("i"), value("s*n")]));
        let spread = [value("i"), text(", "), value("j"), text("!")];
        check("print(i, j, **opts)", Some(&spread));
        check("print(i, **n)", None);
        let nested = [value("i"), text("\n"), text("None"), text("\n")];
        check("print(print(i))", Some(&nested));
        let all = Piece::Each {
            iterated: "[*xs, *ys]".to_owned(),
            between: "-".to_owned(),
            before: String::new(),
            behind: String::new(),
        };
        check("print(*xs, *ys, sep=s)", Some(&[all, text("\n")]));
    }

    #[test]
    fn what_is_formatted_is_made_of_pieces() {
        let filled = |value: Piece, written: bool, format: &[Piece]| Piece::Filled {
            value: Box::new(value),
            written,
            format: format.to_vec(),
        };
        let (text, value) = (
            |text: &str| Piece::Text(text.to_owned()),
            |text: &str| Piece::Value(text.to_owned()),
        );
        let check = |expression: &str, expected: Option<&[Piece]>| {
            assert_eq!(pieces(expression).as_deref(), expected, "{expression}");
        };
        let shown = || Piece::Shown("s".to_owned());
        check("f'{s!r}'", Some(&[shown()]));
        check("f'{s!s}'", Some(&[value("s")]));
        check("f'{s!r:>9}'", Some(&[filled(shown(), true, &[text(">9")])]));
        check(
            "f'{n:>{w}}|'",
            Some(&[
                filled(value("n"), false, &[text(">"), value("w")]),
                text("|"),
            ]),
        );
        check("f'{s:>9}|'", Some(&[value("f'{s:>9}'"), text("|")]));
        let both = [text("a"), value("f'{s:>9}'"), text("="), value("n")];
        check("'a' f'{s:>9}' f'={n}'", Some(&both));
        // It would be what it is made of.
        check("f'{s:>9}'", None);
    }
}
