//! Letters in another case (`upper`, `title`, ...) of texts that the model is surely wrong about: such with letters that the language writes in
//! pieces, and such for which `repr` takes other quotes or escapes something, since the quote comes before what stands in the text; and where
//! every letter takes its own way (`swapcase`), or what a word is decides (`title`), which it sometimes loses sight of.
//! How Python does it is in its library reference, "String Methods"; which letters have which cases, in the Unicode Standard, 3.13.

use super::Program;
use super::classes::value;
use super::told::Outcome;
use crate::quiz::PythonValue;
use crate::state::State;

impl Program {
    /// What such a text comes to in another case, also one that a state has under a name: what has other quotes is not put in for that.
    pub fn cased(&self, at: &State, operation: &str) -> Option<Outcome> {
        if !operation.ends_with("()") {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(operation).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let method = call.func.as_attribute_expr()?;
        let text = value(at, &method.value).or_else(|| PythonValue::of_literal(&method.value))?;
        match text {
            PythonValue::Str(text) => {
                let made = in_another_case(&text, method.attr.as_str())?;
                Some(Outcome::Value(PythonValue::Str(made).to_string()))
            }
            _ => None,
        }
    }
}

/// A text that the model cannot write with its letters in another case; `None` for others, and where a letter has a third case.
pub(super) fn in_another_case(text: &str, method: &str) -> Option<String> {
    if is_simple(text) && !matches!(method, "swapcase" | "title") {
        return None;
    }
    Some(match method {
        "upper" => text.to_uppercase(),
        "lower" => text.to_lowercase(),
        "swapcase" if !text.contains('Σ') => text.chars().map(swapped).collect(),
        "capitalize" => {
            let mut letters = text.chars();
            let first = letters.next().map_or(Some(String::new()), initial)?;
            // As the letter before decides about a sigma at an end, it stays there.
            if text.contains('Σ') {
                return None;
            }
            [first, letters.as_str().to_lowercase()].concat()
        }
        "title" if !text.contains('Σ') => {
            let mut made = String::new();
            let mut within = false;
            for letter in text.chars() {
                if within {
                    made.extend(letter.to_lowercase());
                } else {
                    made.push_str(&initial(letter)?);
                }
                within = letter.is_uppercase() || letter.is_lowercase();
            }
            made
        }
        _ => return None,
    })
}

/// Whether a text is written as it stands, in single quotes.
fn is_simple(text: &str) -> bool {
    let simple = |letter: char| letter == ' ' || letter.is_ascii_graphic();
    text.chars().all(simple) && !text.contains(['\'', '"', '\\'])
}

/// A letter in the other case.
fn swapped(letter: char) -> String {
    if letter.is_uppercase() {
        letter.to_lowercase().collect()
    } else {
        letter.to_uppercase().collect()
    }
}

/// How a letter begins a word. Some double letters have a form for that which is neither of the two.
fn initial(letter: char) -> Option<String> {
    let mut upper = letter.to_uppercase();
    match (letter, upper.len()) {
        ('\u{1c4}'..='\u{1cc}' | '\u{1f1}'..='\u{1f3}', _) => None,
        ('ß', _) => Some("Ss".to_owned()),
        (_, 1) => upper.next().map(String::from),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_that_are_not_simple_are_told_in_another_case() {
        let check = |text: &str, method: &str, expected: Option<&str>| {
            let found = in_another_case(text, method);
            assert_eq!(found.as_deref(), expected, "{text}.{method}()");
        };
        check("it's o'neill", "title", Some("It'S O'Neill"));
        check("he said \"HI\"", "capitalize", Some("He said \"hi\""));
        check("ßé A", "title", Some("Ssé A"));
        check("éA\n", "swapcase", Some("Éa\n"));
        check("Éa", "lower", Some("éa"));
        check("Straße", "upper", Some("STRASSE"));
        check("Ǆa", "title", None);
        check("ΑΣ", "capitalize", None);
        check("it's", "strip", None);
        check("plain", "upper", None);
        check("Fox MiXeD", "swapcase", Some("fOX mIxEd"));
        check("a FUN 3d day", "title", Some("A Fun 3D Day"));
    }
}
