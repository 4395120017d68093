//! Watches that need no prediction: a constant is its own value, and a local of the top frame is the value that the state
//! has for it.

use crate::state::State;

/// The value of an expression in canonical spelling, where it is certain.
pub(super) fn certain(at: &State, expression: &str) -> Option<String> {
    if matches!(expression, "True" | "False" | "None") || is_number(expression) {
        return Some(expression.to_owned());
    }
    at.top()?.known(expression).map(str::to_owned)
}

/// Whether a text is a whole number as `repr` writes it.
fn is_number(text: &str) -> bool {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    digits && !text.is_empty() && (text == "0" || !text.starts_with('0'))
}

#[cfg(test)]
mod tests {
    use super::certain;
    use crate::state::{Frame, State};

    #[test]
    fn constants_and_known_locals_are_certain() {
        let mut frame = Frame::new("f", 1);
        let known = [("x", Some("[1]")), ("hidden", None)];
        let known = known.map(|(name, value)| (name.to_owned(), value.map(str::to_owned)));
        frame.locals = Some(known.into_iter().collect());
        let mut at = State::start();
        at.frames.push(frame);
        let check = |expression: &str, expected: Option<&str>| {
            assert_eq!(
                certain(&at, expression).as_deref(),
                expected,
                "{expression}"
            );
        };
        check("False", Some("False"));
        check("None", Some("None"));
        check("0", Some("0"));
        check("120", Some("120"));
        check("x", Some("[1]"));
        check("hidden", None);
        check("y", None);
        check("x[0]", None);
        check("007", None);
        check("-1", None);
        check("", None);
    }
}
