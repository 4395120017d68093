//! Exceptions that nothing catches.

use hunch::debugger::Uncaught;

/// Stands before the exception that leaves the frame: what CPython calls a return of `None`, though nothing is returned.
pub const LEFT_BY: &str = "is left by";
/// The last line of a traceback, as Python writes it where errors go.
pub const ERROR_OUTPUT: &str = "Predicted error output";
/// Stands before it.
pub const ERROR: &str = "error";

/// What the button that goes there does.
pub const GO_TO_RAISE: &str = "Show the state in which it was raised, with the values that it had";

/// The button.
pub fn show_raise(line: u32) -> String {
    format!("Show where it was raised (line {line})")
}

/// The class of an exception, by its `Type: message`.
fn class(message: Option<&str>) -> &str {
    let class = message.and_then(|message| message.split(':').next());
    class.unwrap_or("An exception")
}

/// An exception leaves a frame.
pub fn leaves(message: Option<&str>, function: &str) -> String {
    format!("{} leaves {function}", class(message))
}

/// The end that an exception has brought, in a few words.
pub fn end(message: Option<&str>) -> String {
    match message {
        Some(message) => format!("the end: {}", super::cut(message, 80)),
        None => "the end: an exception".to_owned(),
    }
}

/// An exception has ended the program.
pub fn ends(uncaught: &Uncaught) -> String {
    super::sentence(&format!("The program ends with {}", raised(uncaught)))
}

/// An exception, and where it was raised.
pub fn raised(uncaught: &Uncaught) -> String {
    let Uncaught {
        message,
        line,
        within,
    } = uncaught;
    let what = message.as_deref().unwrap_or("an exception");
    let place = match line {
        Some(line) if *within => format!(", raised in line {line} or in what it calls"),
        Some(line) => format!(", raised in line {line}"),
        None => String::new(),
    };
    format!("{what}{place}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nothing_catches_is_told() {
        let check = |message: Option<&str>, line, within, expected: &str| {
            let message = message.map(str::to_owned);
            let uncaught = Uncaught {
                message,
                line,
                within,
            };
            assert_eq!(ends(&uncaught), expected);
        };
        let zero = Some("ZeroDivisionError: division by zero");
        check(
            zero,
            Some(2),
            false,
            "The program ends with ZeroDivisionError: division by zero, raised in line 2.",
        );
        check(
            Some("KeyError: 'a'"),
            Some(9),
            true,
            "The program ends with KeyError: 'a', raised in line 9 or in what it calls.",
        );
        check(None, None, false, "The program ends with an exception.");
        assert_eq!(leaves(zero, "f"), "ZeroDivisionError leaves f");
        assert_eq!(leaves(Some("StopIteration"), "f"), "StopIteration leaves f");
        assert_eq!(leaves(None, "f"), "An exception leaves f");
        assert_eq!(end(Some("KeyError: 'a'")), "the end: KeyError: 'a'");
        assert_eq!(end(None), "the end: an exception");
    }
}
