//! Values that were cut: compared as far as their texts go.

use super::Comparison;
use crate::quiz::PythonValue;
use crate::state::MAX_VALUE;

/// What ends a value that was cut.
const CUT: char = '…';

/// Compares an answer with a value that was cut after so many characters: the answer is right if it begins so, or if it
/// was cut, too, and not much earlier.
pub(in crate::quiz) fn compare_cut(answer: &str, value: &str) -> Comparison {
    let value = squeezed(value.trim_end_matches(CUT));
    let told = PythonValue::read(answer).map(|answer| squeezed(&answer.to_string()));
    let told = told.unwrap_or_else(|_| {
        let cut = answer.trim_end().trim_end_matches([CUT, '.']);
        squeezed(cut.trim_end_matches([',', ' ']))
    });
    let enough = told.chars().count() >= MAX_VALUE / 4;
    if told.starts_with(&value) || (enough && value.starts_with(&told)) {
        Comparison::Equal(None)
    } else {
        Comparison::Different(None)
    }
}

/// Whether a value was cut.
pub(in crate::quiz) fn is_cut(value: &str) -> bool {
    value.ends_with(CUT)
}

/// A value's text in one notation as far as that can be had without reading it: no spaces outside of strings.
pub(super) fn squeezed(text: &str) -> String {
    let mut quote = None;
    let mut escaped = false;
    let mut kept = |character: &char| {
        let inside = quote.is_some();
        match quote {
            Some(open) if *character == open && !escaped => quote = None,
            None if matches!(character, '\'' | '"') => quote = Some(*character),
            _ => {}
        }
        escaped = inside && *character == '\\' && !escaped;
        inside || *character != ' '
    };
    text.chars().filter(|character| kept(character)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_value_is_compared_as_far_as_it_goes() {
        let whole: Vec<String> = (0..60).map(|number| number.to_string()).collect();
        let whole = format!("[{}]", whole.join(", "));
        let cut: String = whole.chars().take(120).chain(['…']).collect();
        let check = |answer: &str, expected: bool| {
            assert_eq!(compare_cut(answer, &cut).is_equal(), expected, "{answer}");
        };
        check(&whole, true);
        check(&whole.replace(", ", ","), true);
        check(&cut, true);
        let part: String = whole.chars().take(60).collect();
        check(&format!("{part}…"), true);
        check(&format!("{part}..."), true);
        check("[0, 1…", false);
        check(&whole.replace("[0, 1", "[0, 7"), false);
        check("[]", false);
    }

    #[test]
    fn spaces_in_strings_count() {
        let value = format!("['a b', {}…", "1, ".repeat(40));
        let answer = |text: &str| format!("['{text}',{}…", "1,".repeat(30));
        assert!(compare_cut(&answer("a b"), &value).is_equal());
        assert!(!compare_cut(&answer("ab"), &value).is_equal());
    }
}
