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
}

/// What a call of `print` writes; `None` where that is no matter of the values alone. `text` is the line of the call.
pub(super) fn printed(call: &ExprCall, text: &str) -> Option<Vec<Piece>> {
    if !call.arguments.keywords.is_empty() {
        return None;
    }
    let mut pieces = Vec::new();
    for (index, argument) in call.arguments.args.iter().enumerate() {
        if index > 0 {
            pieces.push(Piece::Text(" ".to_owned()));
        }
        match argument {
            Expr::Starred(_) => return None,
            Expr::FString(formatted) => pieces.extend(pieces_of(formatted, text)?),
            argument => pieces.push(Piece::Value(spelled_at(argument, text)?)),
        }
    }
    pieces.push(Piece::Text("\n".to_owned()));
    Some(pieces)
}

/// The pieces of an f-string; what is formatted by more than `str` is an f-string of its own among them.
pub(super) fn pieces_of(formatted: &ExprFString, text: &str) -> Option<Vec<Piece>> {
    let single = formatted.as_single_part_fstring()?;
    let piece = |element: &InterpolatedStringElement| match element {
        InterpolatedStringElement::Literal(literal) => Some(Piece::Text(literal.value.to_string())),
        InterpolatedStringElement::Interpolation(part) => {
            if part.debug_text.is_some() {
                return None;
            }
            let plain = part.format_spec.is_none() && part.conversion == ConversionFlag::None;
            let value = if plain {
                spelled_at(&part.expression, text)?
            } else {
                format!("f'{}'", written(part, text)?)
            };
            Some(Piece::Value(value))
        }
    };
    single.elements.iter().map(piece).collect()
}

fn spelled_at(expr: &Expr, text: &str) -> Option<String> {
    spelled(written(expr, text)?)
}
