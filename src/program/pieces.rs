//! What a text is put together of: the pieces of an f-string, or of what `print` is called with.

use ruff_python_ast::{ConversionFlag, Expr, ExprCall, ExprFString, InterpolatedStringElement};

use super::expressions::{spelled, written};

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// These characters.
    Text(String),
    /// The value of an expression in canonical spelling, as `str` writes it.
    Value(String),
    /// The value of an expression, as `repr` writes it.
    Shown(String),
    /// The elements of what an expression gives to go through, each as `str` writes it.
    Each {
        /// The expression, in canonical spelling.
        iterated: String,
        /// What stands between two of them.
        between: String,
    },
}

/// The pieces of an expression that is an f-string, if it has several, or one that is not a format.
pub fn pieces(expression: &str) -> Option<Vec<Piece>> {
    let parsed = ruff_python_parser::parse_expression(expression).ok()?;
    let pieces = pieces_of(parsed.expr().as_f_string_expr()?, expression)?;
    let itself = |piece: &Piece| matches!(piece, Piece::Value(value) if value == expression);
    (!pieces.iter().any(itself)).then_some(pieces)
}

/// What a call of `print` writes; `None` where that is no matter of the values alone. `text` is the line of the call.
pub(super) fn printed(call: &ExprCall, text: &str) -> Option<Vec<Piece>> {
    let (between, ending) = around(call)?;
    let mut pieces = Vec::new();
    for (index, argument) in call.arguments.args.iter().enumerate() {
        if index > 0 && !between.is_empty() {
            pieces.push(Piece::Text(between.clone()));
        }
        pieces.extend(argued(call, argument, &between, text)?);
    }
    if !ending.is_empty() {
        pieces.push(Piece::Text(ending));
    }
    // Where nothing is written, there is nothing to tell.
    (!pieces.is_empty()).then_some(pieces)
}

/// What a call of `print` writes before its argument at a place.
pub(super) fn printed_before(call: &ExprCall, place: usize, text: &str) -> Option<Vec<Piece>> {
    let (between, _) = around(call)?;
    let mut pieces = Vec::new();
    for argument in call.arguments.args.iter().take(place) {
        pieces.extend(argued(call, argument, &between, text)?);
        if !between.is_empty() {
            pieces.push(Piece::Text(between.clone()));
        }
    }
    Some(pieces)
}

/// What a call of `print` writes between two of its arguments, and behind the last one.
fn around(call: &ExprCall) -> Option<(String, String)> {
    let (mut between, mut ending) = (" ".to_owned(), "\n".to_owned());
    for keyword in &call.arguments.keywords {
        let place = match keyword.arg.as_ref()?.as_str() {
            "sep" => &mut between,
            "end" => &mut ending,
            "flush" if keyword.value.is_boolean_literal_expr() => continue,
            _ => return None,
        };
        match &keyword.value {
            Expr::StringLiteral(text) => text.value.to_str().clone_into(place),
            // It stands for what is written without it.
            Expr::NoneLiteral(_) => {}
            _ => return None,
        }
    }
    Some((between, ending))
}

/// What a call of `print` writes for one of its arguments.
fn argued(call: &ExprCall, argument: &Expr, between: &str, text: &str) -> Option<Vec<Piece>> {
    Some(match argument {
        // Of no elements there is nothing that could stand between them and others.
        Expr::Starred(_) if call.arguments.args.len() > 1 => return None,
        Expr::Starred(starred) => vec![Piece::Each {
            iterated: spelled_at(&starred.value, text)?,
            between: between.to_owned(),
        }],
        Expr::FString(formatted) => pieces_of(formatted, text)?,
        argument => vec![Piece::Value(spelled_at(argument, text)?)],
    })
}

/// The pieces of an f-string; what is formatted by more than `str` is an f-string of its own among them.
pub(super) fn pieces_of(formatted: &ExprFString, text: &str) -> Option<Vec<Piece>> {
    let single = formatted.as_single_part_fstring()?;
    let mut pieces = Vec::new();
    for element in &single.elements {
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
            (None, ConversionFlag::Repr) if bare => {
                Piece::Shown(spelled_at(&part.expression, text)?)
            }
            _ => Piece::Value(format!("f'{}'", written(part, text)?)),
        };
        pieces.push(value);
    }
    Some(pieces)
}

fn spelled_at(expr: &Expr, text: &str) -> Option<String> {
    spelled(written(expr, text)?)
}
