//! Kinds of characters: `'ab1'.isalpha()`. What a text of several is follows from what each of them is, and that is in a table (Python's
//! library reference, "String Methods"; The Unicode Standard, "General Category"). Told are ASCII, and letters that have two cases.

use super::told::Outcome;
use crate::quiz::PythonValue;

/// Whether a text that is written out is of the kind that an operation asks for.
pub(super) fn kind_of_text(operation: &str) -> Option<Outcome> {
    if !operation.ends_with("()") || !operation.contains(".is") {
        return None;
    }
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    let call = parsed.expr().as_call_expr()?;
    let method = call.func.as_attribute_expr()?;
    let PythonValue::Str(text) = PythonValue::of_literal(&method.value)? else {
        return None;
    };
    let holds = is_kind(&text, &method.attr)?;
    Some(Outcome::Value(PythonValue::Bool(holds).to_string()))
}

fn is_kind(text: &str, method: &str) -> Option<bool> {
    // Behind the Cyrillic letters there are numbers with two cases, too.
    let cased =
        |letter: char| letter < '\u{530}' && (letter.is_lowercase() || letter.is_uppercase());
    let known = |letter: char| letter.is_ascii() || cased(letter);
    if !text.chars().all(known) {
        return None;
    }
    let every = |is_it: fn(char) -> bool| !text.is_empty() && text.chars().all(is_it);
    let word = |letter: char| letter == '_' || letter.is_alphanumeric();
    Some(match method {
        "isalnum" => every(char::is_alphanumeric),
        "isalpha" => every(char::is_alphabetic),
        "isascii" => text.is_ascii(),
        "isdecimal" | "isdigit" | "isnumeric" => every(|letter| letter.is_ascii_digit()),
        "isidentifier" => {
            let digit = text.starts_with(|first: char| first.is_ascii_digit());
            !digit && !text.is_empty() && text.chars().all(word)
        }
        "islower" => has_one_case(text, char::is_lowercase, char::is_uppercase),
        "isprintable" => !text.chars().any(|letter| letter.is_ascii_control()),
        "isspace" => every(is_space),
        "istitle" => is_title(text),
        "isupper" => has_one_case(text, char::is_uppercase, char::is_lowercase),
        _ => return None,
    })
}

/// What Python takes for white space in ASCII: also the four separators, 1C to 1F.
fn is_space(letter: char) -> bool {
    matches!(letter, '\t'..='\r' | '\u{1c}'..=' ')
}

/// Whether a text has letters of one case, and none of the other.
fn has_one_case(text: &str, one: fn(char) -> bool, other: fn(char) -> bool) -> bool {
    text.chars().any(one) && !text.chars().any(other)
}

/// Whether each word of a text begins with its only capital letter; a word is what letters follow one another in.
fn is_title(text: &str) -> bool {
    let (mut within, mut any) = (false, false);
    for letter in text.chars() {
        let capital = letter.is_uppercase();
        if (capital && within) || (letter.is_lowercase() && !within) {
            return false;
        }
        within = capital || letter.is_lowercase();
        any |= within;
    }
    any
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_texts_are_those_of_their_characters() {
        let check = |operation: &str, expected: Option<bool>| {
            let expected = expected.map(|holds| {
                let holds = if holds { "True" } else { "False" };
                Outcome::Value(holds.to_owned())
            });
            assert_eq!(kind_of_text(operation), expected, "{operation}");
        };
        for (operation, expected) in [
            ("'ab1'.isalpha()", false),
            ("\"äB\".isalpha()", true),
            ("''.isalpha()", false),
            ("'ab1'.isalnum()", true),
            ("'a b'.isalnum()", false),
            ("'042'.isdigit()", true),
            ("'-4'.isdigit()", false),
            ("'4.5'.isnumeric()", false),
            ("'foo is MiXeD'.islower()", false),
            ("'a1!'.islower()", true),
            ("'12'.islower()", false),
            ("'N/A'.isupper()", true),
            ("' \\t\\n'.isspace()", true),
            ("''.isspace()", false),
            ("'x_1'.isidentifier()", true),
            ("'1x'.isidentifier()", false),
            ("'class'.isidentifier()", true),
            ("'Hello World'.istitle()", true),
            ("'Hello world'.istitle()", false),
            ("'McDonald'.istitle()", false),
            ("''.isascii()", true),
            ("'a\\n'.isprintable()", false),
        ] {
            check(operation, Some(expected));
        }
        // Digits of other writings, and letters without case, are in longer tables.
        check("'²'.isdigit()", None);
        check("'字'.isalpha()", None);
        check("'ⅷ'.isalpha()", None);
        check("name.isalpha()", None);
        check("'a'.isalpha(1)", None);
        check("'a'.is_open()", None);
    }
}
