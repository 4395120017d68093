//! Values that are said of what nobody has seen: a state shows the first 120 characters of a value, and where the rest was not followed
//! (`wholes.rs`), what a line reads of it can only be guessed, however sure the model is of its guess.

use crate::program::{Target, is_read_inside};
use crate::state::{Event, State};

use super::Ways;
use super::wholes::is_cut;

/// How sure a guess can be at most.
pub(super) const GUESSED: f64 = 0.5;

/// Whether the state after a single step has a value that nothing has worked out, from a line which reads what is inside of a value that is
/// not known as a whole.
pub(super) fn is_guessed(ways: &Ways<'_>, next: &State) -> bool {
    let (answers, at) = (ways.answers, ways.goes_on());
    let program = answers.program.unwrap_or(ways.program);
    let line = at.line().and_then(|number| program.line(number));
    let (Some(top), Some(line)) = (at.top(), line) else {
        return false;
    };
    let mut locals = top.locals.iter().flatten();
    let reads = locals.any(|(name, value)| {
        value.as_deref().is_some_and(is_cut) && is_read_inside(&line.text, name)
    });
    if !reads || next.depth() != at.depth() {
        return false;
    }
    let mut worked = answers.worked.iter().map(|one| &one.target);
    match next.event {
        Event::Return => {
            let told = worked.any(|target| matches!(target, Target::Value | Target::End));
            !told && next.value.as_deref() != Some("None")
        }
        Event::Line => {
            let told: Vec<&str> = worked
                .filter_map(|target| match target {
                    Target::Element(name) => Some(name.as_str()),
                    target => target.local().map(|local| local.name.as_str()),
                })
                .collect();
            let now = next.top().and_then(|frame| frame.locals.as_ref());
            now.into_iter().flatten().any(|(name, value)| {
                let shown = value.as_deref().filter(|text| !is_cut(text));
                shown.is_some_and(|shown| {
                    top.known(name) != Some(shown) && !told.contains(&name.as_str())
                })
            })
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Action;
    use crate::predict::answers::Answers;
    use crate::predict::fixtures::{before, ways};
    use crate::predict::working::Worked;
    use crate::program::Program;
    use crate::state::{AliasName, cut_value};

    #[test]
    fn what_is_read_behind_the_end_of_what_is_shown_is_guessed() {
        let check = |line: &str, told: Option<&str>, whole: bool, expected: bool| {
            let program = Program::parse(&format!("xs = list(range(99))\n{line}\n")).unwrap();
            let numbers = "1, ".repeat(99);
            let items = format!("[{numbers}1]");
            let shown = match whole {
                true => items,
                false => cut_value(items),
            };
            let mut at = before(2);
            let locals = at.frames[0].locals.get_or_insert_default();
            locals.insert("xs".to_owned(), Some(shown));
            locals.insert("k".to_owned(), Some("1".to_owned()));
            let mut next = at.clone();
            let locals = next.frames[0].locals.get_or_insert_default();
            locals.insert("y".to_owned(), Some("3".to_owned()));
            let worked = told.map(|value| Worked {
                target: Target::Local(AliasName::new(0, "y")),
                value: value.to_owned(),
                probability: 1.0,
            });
            let answers = Answers {
                worked: worked.into_iter().collect(),
                ..Answers::default()
            };
            let guessed = is_guessed(&ways(&program, &at, &Action::StepInto, &answers), &next);
            assert_eq!(guessed, expected, "{line} {told:?} {whole}");
        };
        check("y = xs[80]", None, false, true);
        check("y = xs[80]", Some("3"), false, false);
        check("y = xs[80]", None, true, false);
        check("y = k + 2", None, false, false);
    }
}
