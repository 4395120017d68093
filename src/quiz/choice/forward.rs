//! What is worth asking about a step forward: where it leads, and what it returns, raises, prints, passes or sets.

use crate::action::Action;
use crate::program::DefinitionKind;
use crate::quiz::source::SourceLine;
use crate::quiz::{PythonValue, Topic};
use crate::state::{Event, Frame};

use super::{Candidate, LONGEST, Step, is_short};

/// The most printed lines that are asked for.
const MOST_LINES: usize = 3;

impl Step<'_> {
    pub(super) fn forward(&self) -> Vec<Candidate> {
        let mut found = Vec::new();
        found.extend(self.next_line());
        found.extend(self.returned());
        found.extend(self.raised());
        found.extend(self.printed());
        found.extend(if self.after.event == Event::Call {
            self.argument()
        } else {
            self.local()
        });
        found
    }

    fn next_line(&self) -> Option<Candidate> {
        if let Action::Breakpoint { lines } = self.action {
            return (lines.len() > 1)
                .then(|| self.candidate(6, Topic::StopLine))
                .flatten();
        }
        let stops = matches!(self.after.event, Event::Line | Event::Call);
        if self.is_jump() || !stops {
            return None;
        }
        let (from, to) = (self.before.line()?, self.after.line()?);
        let worth = match self.before.event {
            Event::Line if self.line()?.decides() => 8,
            Event::Line if self.after.event == Event::Call => 5,
            // A jump that the order of the text does not show.
            Event::Line if self.program.next_line_with_code(from + 1) != Some(to) => 6,
            Event::Exception => 7,
            Event::Return => 4,
            _ => return None,
        };
        self.candidate(worth, Topic::NextLine)
    }

    fn returned(&self) -> Option<Candidate> {
        let frame = self.after.top()?;
        let is_function = self
            .definition(frame)
            .is_some_and(|definition| definition.kind == DefinitionKind::Function);
        if self.after.event != Event::Return || !is_function {
            return None;
        }
        let value = self.after.value.as_deref().filter(|text| is_short(text))?;
        let value = PythonValue::written(value);
        let line = SourceLine::of(self.program, frame.line);
        let unchanged = |before: &Frame| before.line == frame.line && before.locals == frame.locals;
        let says = line.returns(&value, frame) && self.before.top().is_some_and(unchanged);
        let falls_off = value == PythonValue::None && !line.text.starts_with("return");
        if says || falls_off || !value.can_be_typed() {
            return None;
        }
        let function = frame.function.clone();
        self.candidate(9, Topic::Returned { function })
    }

    fn raised(&self) -> Option<Candidate> {
        let new = self.before.event != Event::Exception && self.after.event == Event::Exception;
        let line = self.number();
        new.then(|| self.candidate(8, Topic::Raised { line }))
            .flatten()
    }

    fn printed(&self) -> Option<Candidate> {
        let output = self.after.output.trim_end();
        let count = output.lines().count();
        let fits = (1..=MOST_LINES).contains(&count) && output.chars().count() <= count * LONGEST;
        let frame = self.before.top()?;
        let says = self.line().is_some_and(|line| line.prints_plainly(frame));
        if !fits || output.ends_with('…') || (says && !self.is_jump()) {
            return None;
        }
        let line = self.number();
        self.candidate(8, Topic::Printed { line })
    }

    fn argument(&self) -> Option<Candidate> {
        let frame = self.after.top()?;
        let caller = self.before.top()?;
        let line = self.line();
        let (name, _) = self
            .typed(frame)
            .find(|(_, value)| line.as_ref().is_none_or(|line| !line.passes(value, caller)))?;
        let function = frame.function.clone();
        self.candidate(6, Topic::Argument { name, function })
    }

    /// A variable of the frame where the step ends that has another value than before.
    fn local(&self) -> Option<Candidate> {
        let index = self.after.depth().checked_sub(1)?;
        if self.before.frames_shared_with(self.after) <= index {
            return None;
        }
        let (old, new) = (self.before.frames.get(index)?, self.after.top()?);
        let line = self.line().filter(|_| !self.is_jump());
        let shown = |value: &PythonValue| {
            let mut values = old.pending.iter().flatten().chain([&self.before.value]);
            values.any(|known| known.as_deref().map(PythonValue::written).as_ref() == Some(value))
        };
        let (name, _) = self.typed(new).find(|(name, value)| {
            let same = old.known(name) == new.known(name);
            let says = line
                .as_ref()
                .is_some_and(|line| line.assigns(name, value, old));
            let returned = self.before.event == Event::Return && shown(value);
            !same && !says && !returned
        })?;
        let now = old.known(&name).map(str::to_owned);
        let line = self.number();
        self.candidate(7, Topic::Local { name, now, line })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quiz::choice::fixtures::{at, inside, printing, state, told, valued, with_count};
    use crate::state::{Exit, State};

    #[test]
    fn what_changes_and_is_not_said_is_asked() {
        use Action::{StepInto, StepOver, StepReturn};
        let check = |before: &State, action: Action, after: &State, expected: &[&str]| {
            assert_eq!(told(before, action, after), expected, "{before:?}");
        };
        // A literal, a copy, a function: nothing to work out.
        check(
            &at(10, &[]),
            StepInto,
            &at(11, &[("numbers", "[3, 1]")]),
            &[],
        );
        check(
            &at(12, &[("first", "5")]),
            StepInto,
            &at(13, &[("first", "5"), ("double", "5")]),
            &[],
        );
        check(
            &at(16, &[]),
            StepInto,
            &state(
                Event::Return,
                &[("<module>", 16, &[("f", "<function add>")])],
            ),
            &[],
        );
        // A call: where it goes, and later what it comes to.
        let call = inside(Event::Call, 1, &[("xs", "[3, 1]"), ("start", "0")]);
        check(
            &at(13, &[("numbers", "[3, 1]")]),
            StepInto,
            &call,
            &["Local start: 0"],
        );
        let after = at(14, &[("numbers", "[3, 1]"), ("result", "3")]);
        check(
            &at(13, &[("numbers", "[3, 1]")]),
            StepOver,
            &after,
            &["Local result: 3"],
        );
        // Branches and loops.
        let young = with_count(
            inside(Event::Line, 3, &[("xs", "[3, 1]"), ("total", "0")]),
            3,
            0,
        );
        let body = with_count(
            inside(
                Event::Line,
                4,
                &[("xs", "[3, 1]"), ("total", "0"), ("x", "3")],
            ),
            3,
            1,
        );
        check(&young, StepInto, &body, &["NextLine: 4", "Local x: 3"]);
        let old = with_count(
            inside(
                Event::Line,
                3,
                &[("xs", "[3, 1]"), ("total", "3"), ("x", "3")],
            ),
            3,
            2,
        );
        let again = with_count(
            inside(
                Event::Line,
                4,
                &[("xs", "[3, 1]"), ("total", "3"), ("x", "1")],
            ),
            3,
            3,
        );
        check(&old, StepInto, &again, &["NextLine: 4"]);
        let over = inside(
            Event::Line,
            8,
            &[("xs", "[3, 1]"), ("total", "3"), ("x", "1")],
        );
        check(&old, StepInto, &over, &["NextLine: 8"]);
        let test = inside(Event::Line, 4, &[("x", "3"), ("total", "0")]);
        check(
            &test,
            StepInto,
            &inside(Event::Line, 5, &[("x", "3"), ("total", "0")]),
            &["NextLine: 5"],
        );
        let adds = inside(Event::Line, 5, &[("x", "3"), ("total", "0")]);
        check(
            &adds,
            StepInto,
            &inside(Event::Line, 3, &[("x", "3"), ("total", "3")]),
            &["Local total: 3"],
        );
        let goes_on = inside(Event::Line, 7, &[("x", "1"), ("total", "3")]);
        check(
            &goes_on,
            StepInto,
            &inside(Event::Line, 3, &[("x", "1"), ("total", "3")]),
            &["NextLine: 3"],
        );
        // Returning: what is shown is not asked, and neither is a module's.
        let leaves = inside(Event::Line, 8, &[("total", "3")]);
        check(
            &leaves,
            StepInto,
            &valued(inside(Event::Return, 8, &[("total", "3")]), "3"),
            &[],
        );
        check(
            &adds,
            StepReturn,
            &valued(inside(Event::Return, 8, &[("total", "4")]), "4"),
            &["Returned: 4"],
        );
        let back = at(14, &[("numbers", "[3, 1]"), ("result", "3")]);
        let returns = valued(inside(Event::Return, 8, &[("total", "3")]), "3");
        check(&returns, StepInto, &back, &["NextLine: 14"]);
        let ends = valued(state(Event::Return, &[("<module>", 16, &[])]), "None");
        check(&at(15, &[]), StepInto, &ends, &[]);
        check(&ends, StepInto, &State::exit(Exit::Normal, ""), &[]);
        // Output.
        check(
            &at(14, &[("result", "3")]),
            StepInto,
            &printing(at(15, &[("result", "3")]), "sum 3\n"),
            &["Printed: sum 3"],
        );
        check(
            &at(15, &[]),
            StepInto,
            &printing(at(16, &[]), "done\n"),
            &[],
        );
        check(
            &at(10, &[]),
            Action::Continue,
            &State::exit(Exit::Normal, "sum 3\ndone\n"),
            &["Printed: sum 3\ndone"],
        );
        // Exceptions.
        let raises = valued(
            inside(Event::Exception, 4, &[("x", "'a'")]),
            "TypeError: no",
        );
        check(
            &inside(Event::Line, 4, &[("x", "'a'")]),
            StepInto,
            &raises,
            &["Raised: TypeError"],
        );
        // Breakpoints.
        let stops = |lines: &[u32]| Action::Breakpoint {
            lines: lines.to_vec(),
        };
        check(&at(10, &[]), stops(&[5, 14]), &adds, &["NextLine: 5"]);
        check(
            &at(10, &[]),
            stops(&[14]),
            &at(14, &[("result", "3")]),
            &["Local result: 3"],
        );
    }
}
