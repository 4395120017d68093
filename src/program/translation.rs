//! `str.maketrans` and `translate`: letters by their numbers, and what stands for them (Python's library reference, "Text Sequence Type").

use std::ops::Range;

use ruff_python_ast::{Expr, ExprCall};
use ruff_text_size::Ranged;

use super::Program;
use super::classes::value;
use super::rewriting::with_told;
use super::told::Outcome;
use crate::quiz::PythonValue;
use crate::state::State;

impl Program {
    /// What an operation comes to that translates a text by a table which a state has under a name, or that is made of texts which it has:
    /// what is of some length is not put in.
    pub fn translated(&self, at: &State, operation: &str) -> Option<Outcome> {
        if !operation.contains(".translate(") || self.disguises() {
            return None;
        }
        let named = |part: &Expr| {
            let reads = part.is_name_expr() || part.is_attribute_expr();
            Some(value(at, part).filter(|_| reads)?.to_string())
        };
        let told = with_told(operation, named);
        let operation = told.as_deref().unwrap_or(operation);
        let parsed = ruff_python_parser::parse_expression(operation).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let [table] = &*call.arguments.args else {
            return None;
        };
        let place = Range::<usize>::from(table.range());
        let shown = match table {
            Expr::Call(_) if !self.binds("str") => {
                translated(&operation[place.clone()])?.value()?
            }
            _ => told.as_ref().map(|_| operation[place.clone()].to_owned())?,
        };
        translated(&[&operation[..place.start], &shown, &operation[place.end..]].concat())
    }
}

/// What an operation in canonical spelling comes to that makes such a table or goes by one.
pub(super) fn translated(operation: &str) -> Option<Outcome> {
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    let call = parsed.expr().as_call_expr()?;
    let method = call.func.as_attribute_expr()?;
    let value = match method.attr.as_str() {
        "maketrans" if method.value.as_name_expr()?.id.as_str() == "str" => {
            PythonValue::Dict(table(call)?)
        }
        "translate" => {
            let text = text(&method.value)?;
            let ([table], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
                return None;
            };
            PythonValue::Str(by_table(&text, table)?)
        }
        _ => return None,
    };
    Some(Outcome::Value(value.to_string()))
}

fn text(expr: &Expr) -> Option<String> {
    match PythonValue::of_literal(expr)? {
        PythonValue::Str(text) => Some(text),
        _ => None,
    }
}

fn code(letter: char) -> PythonValue {
    PythonValue::Int(u32::from(letter).to_string())
}

/// The table that `str.maketrans` makes, in the order in which its keys came first.
fn table(call: &ExprCall) -> Option<Vec<(PythonValue, PythonValue)>> {
    let mut table: Vec<(PythonValue, PythonValue)> = Vec::new();
    let mut put = |key: PythonValue, value: PythonValue| match table
        .iter_mut()
        .find(|(one, _)| *one == key)
    {
        Some((_, old)) => *old = value,
        None => table.push((key, value)),
    };
    if !call.arguments.keywords.is_empty() {
        return None;
    }
    match &*call.arguments.args {
        [one] => {
            let PythonValue::Dict(pairs) = PythonValue::of_literal(one)? else {
                return None;
            };
            for (key, value) in pairs {
                let key = match key {
                    PythonValue::Str(letter) => {
                        let mut letters = letter.chars();
                        let (first, None) = (letters.next()?, letters.next()) else {
                            return None;
                        };
                        code(first)
                    }
                    key @ PythonValue::Int(_) => key,
                    _ => return None,
                };
                put(key, value);
            }
        }
        [from, to, left_out @ ..] => {
            let (from, to) = (text(from)?, text(to)?);
            if from.chars().count() != to.chars().count() {
                return None;
            }
            for (one, other) in from.chars().zip(to.chars()) {
                put(code(one), code(other));
            }
            match left_out {
                [] => {}
                [letters] => text(letters)?
                    .chars()
                    .for_each(|one| put(code(one), PythonValue::None)),
                _ => return None,
            }
        }
        [] => return None,
    }
    Some(table)
}

/// A text with what a table has for its letters.
fn by_table(text: &str, table: &Expr) -> Option<String> {
    let PythonValue::Dict(table) = PythonValue::of_literal(table)? else {
        return None;
    };
    let mut made = String::new();
    for letter in text.chars() {
        let own = code(letter);
        match table
            .iter()
            .find(|(key, _)| *key == own)
            .map(|(_, value)| value)
        {
            None => made.push(letter),
            Some(PythonValue::None) => {}
            Some(PythonValue::Str(other)) => made.push_str(other),
            Some(PythonValue::Int(number)) => made.push(char::from_u32(number.parse().ok()?)?),
            Some(_) => return None,
        }
    }
    Some(made)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn letters_are_what_the_table_has_for_them() {
        let check = |operation: &str, expected: Option<&str>| {
            let found = translated(operation).and_then(Outcome::value);
            assert_eq!(found.as_deref(), expected, "{operation}");
        };
        check("str.maketrans('ab', 'xy')", Some("{97: 120, 98: 121}"));
        check("str.maketrans('', '', ',.,')", Some("{44: None, 46: None}"));
        check(
            "str.maketrans({'a': 'xy', 98: None})",
            Some("{97: 'xy', 98: None}"),
        );
        check("str.maketrans('ab', 'x')", None);
        check(
            "'a, b.'.translate({44: None, 46: None, 97: 'xy'})",
            Some("'xy b'"),
        );
        check("'ab'.translate({97: 120})", Some("'xb'"));
        check("x.translate({})", None);
    }

    #[test]
    fn what_is_long_is_read_under_its_name() {
        let program = Program::parse("x = 1\n").unwrap();
        let low = "'abcdefghijklmnopqrstuvwxyz'";
        let names = [("low", low), ("t", "{97: 98}"), ("word", "'hal'")];
        let at = state(Event::Line, &[("<module>", 1, &names)], None);
        let check = |operation: &str, expected: Option<&str>| {
            let found = program.translated(&at, operation);
            let found = found.and_then(Outcome::value);
            assert_eq!(found.as_deref(), expected, "{operation}");
        };
        let moved = "'bcdefghijklmnopqrstuvwxyza'";
        let by_call = format!("'hal'.translate(str.maketrans(low,{moved}))");
        check(&by_call, Some("'ibm'"));
        check("word.translate(t)", Some("'hbl'"));
        check("word.translate(other)", None);
    }
}
