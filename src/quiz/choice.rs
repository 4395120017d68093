//! What is worth asking about a step: of all that the step changes, what a learner has to work out. What the line says in so
//! many words, or the page shows already, is not asked.

mod backward;
#[cfg(test)]
mod fixtures;
mod forward;
mod lines;

use crate::action::Action;
use crate::program::{Definition, Program};
use crate::state::{Event, Frame, State};

use super::source::SourceLine;
use super::{Asked, Clues, Expected, PythonValue, Topic};

/// Longer answers are typing, not thinking.
const LONGEST: usize = 48;

/// Below this worth nothing is asked.
const ENOUGH: u8 = 4;

/// How often the body of a loop was entered when its variable is no longer asked for besides where the loop goes.
const FAMILIAR: u32 = 1;

/// What to ask about the step that `action` takes from `before` to `after`, which is predicted or known: nothing, one
/// question, or two where the first does not tell the answer to the second.
pub fn choose(program: &Program, before: &State, action: &Action, after: &State) -> Vec<Asked> {
    let step = Step {
        program,
        before,
        action,
        after,
    };
    let mut found = if action.is_inverse() {
        step.backward()
    } else {
        step.forward()
    };
    found.retain(|candidate| candidate.worth >= ENOUGH);
    // A stable sort: of equal worth the first found.
    found.sort_by_key(|candidate| std::cmp::Reverse(candidate.worth));
    let second = found.len() > 1 && step.asks_twice(&found[0], &found[1]);
    found.truncate(1 + usize::from(second));
    found.into_iter().map(|candidate| candidate.asked).collect()
}

/// A question, and how much it is worth asking.
struct Candidate {
    worth: u8,
    asked: Asked,
}

struct Step<'a> {
    program: &'a Program,
    before: &'a State,
    action: &'a Action,
    after: &'a State,
}

impl Step<'_> {
    /// At the header of a loop: where it goes, and while the loop is young what its variable becomes.
    fn asks_twice(&self, first: &Candidate, second: &Candidate) -> bool {
        let count = |frame: &Frame| frame.loops.as_ref()?.get(&frame.line).copied().flatten();
        let young = self.before.top().is_some_and(|frame| {
            self.line().is_some_and(|line| line.is_for())
                && count(frame).is_none_or(|count| count <= FAMILIAR)
        });
        first.asked.topic == Topic::NextLine
            && matches!(second.asked.topic, Topic::Local { .. })
            && young
    }

    /// Whether several lines run.
    fn is_jump(&self) -> bool {
        match self.action {
            Action::StepInto => false,
            // Past a call, but only this line's result is new to who sees this frame.
            Action::StepOver => false,
            _ => true,
        }
    }

    /// The line that is about to run, if one is.
    fn line(&self) -> Option<SourceLine> {
        let frame = self.before.top()?;
        (self.before.event == Event::Line).then(|| SourceLine::of(self.program, frame.line))
    }

    fn number(&self) -> Option<u32> {
        (!self.is_jump()).then(|| self.before.line()).flatten()
    }

    /// A question whose answer is in `after`, with clues about the line that runs.
    fn candidate(&self, worth: u8, topic: Topic) -> Option<Candidate> {
        let expected = topic.answer(self.after)?;
        let frame = self.before.top();
        let line = self.line();
        let reads = line.iter().flat_map(SourceLine::reads);
        let known = |name: String| Some((name.clone(), frame?.known(&name)?.to_owned()));
        let clues = Clues {
            line: self.number().filter(|_| line.is_some()),
            reads: reads.filter_map(known).collect(),
            kind: kind_of(&expected),
            lines: match expected {
                Expected::Line(_) | Expected::End => self.possible_lines(),
                _ => Vec::new(),
            },
        };
        let asked = Asked {
            topic,
            expected,
            clues,
        };
        Some(Candidate { worth, asked })
    }

    /// The variables of a frame whose values can be typed, in their order.
    fn typed<'f>(&self, frame: &'f Frame) -> impl Iterator<Item = (String, PythonValue)> + use<'f> {
        let locals = frame.locals.iter().flatten();
        locals.filter_map(|(name, value)| {
            let text = value.as_deref().filter(|text| is_short(text))?;
            let value = PythonValue::written(text);
            value.can_be_typed().then(|| (name.clone(), value))
        })
    }

    /// The definition that a frame runs.
    fn definition(&self, frame: &Frame) -> Option<&Definition> {
        self.program.definition_at(&frame.function, frame.line)
    }
}

fn is_short(text: &str) -> bool {
    text.chars().count() <= LONGEST
}

fn kind_of(expected: &Expected) -> Option<(String, Option<usize>)> {
    match expected {
        Expected::Value(text) => {
            let value = PythonValue::written(text);
            Some((value.kind().to_owned(), value.size()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::fixtures::{SOURCE, inside};
    use super::*;

    #[test]
    fn clues_are_about_the_line_that_runs() {
        let program = Program::parse(SOURCE).unwrap();
        let before = inside(Event::Line, 5, &[("x", "3"), ("total", "0")]);
        let after = inside(Event::Line, 3, &[("x", "3"), ("total", "3")]);
        let asked = choose(&program, &before, &Action::StepInto, &after);
        let clues = &asked[0].clues;
        assert_eq!(clues.line, Some(5));
        let owned = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(clues.reads, [owned("total", "0"), owned("x", "3")]);
        assert_eq!(clues.kind, Some(("int".to_owned(), None)));
        let test = inside(Event::Line, 4, &[("x", "3")]);
        let then = inside(Event::Line, 5, &[("x", "3")]);
        let asked = choose(&program, &test, &Action::StepInto, &then);
        assert_eq!(asked[0].clues.lines, [5, 7]);
        let asked = choose(
            &program,
            &after,
            &Action::InvStepInto,
            &inside(Event::Line, 7, &[("x", "3"), ("total", "3")]),
        );
        assert_eq!(asked[0].clues.lines, [2, 5, 7]);
    }
}
