//! What a program takes from outside, of which nothing can be predicted.

use hunch::program::{Outside, Source};

/// Says which lines take something from outside, and what that means.
pub fn told(outside: &[Outside]) -> String {
    let word = |index| if index == 0 { "Line" } else { "line" };
    let part = |(index, one)| format!("{} {}", word(index), does(one));
    let parts: Vec<String> = outside.iter().enumerate().map(part).collect();
    let lines = match parts.as_slice() {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        parts => parts.concat(),
    };
    format!("{lines}: Hunch can only guess what comes. You can change a variable that it guessed.")
}

/// The number of a line, and what it does.
fn does(Outside { line, source }: &Outside) -> String {
    match source {
        Source::Input => format!("{line} reads input"),
        Source::Chance => format!("{line} draws at random"),
        Source::Time => format!("{line} asks for the time"),
        Source::Files => format!("{line} uses files"),
        Source::Module(name) => format!("{line} imports {name}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_is_told_with_what_it_does() {
        let check = |outside: &[(u32, Source)], expected: &str| {
            let outside = outside.iter().cloned();
            let outside: Vec<_> = outside
                .map(|(line, source)| Outside { line, source })
                .collect();
            assert!(told(&outside).starts_with(expected), "{}", told(&outside));
        };
        let module = || Source::Module("numpy".to_owned());
        check(
            &[(4, Source::Input)],
            "Line 4 reads input: Hunch can only guess",
        );
        check(
            &[(1, module()), (4, Source::Input)],
            "Line 1 imports numpy and line 4 reads input: Hunch",
        );
        check(
            &[(1, module()), (4, Source::Files), (5, Source::Time)],
            "Line 1 imports numpy, line 4 uses files and line 5 asks for the time: Hunch",
        );
    }
}
