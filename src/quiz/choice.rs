//! What is worth asking about a step: of all that the step changes, what a learner has to work out. What the line says in so
//! many words, or the page shows already, is not asked.

use crate::action::Action;
use crate::program::{Definition, DefinitionKind, Program, mentions};
use crate::state::{Event, Frame, State};

use super::source::SourceLine;
use super::{Asked, Clues, Expected, PythonValue, Topic};

/// Longer answers are typing, not thinking.
const LONGEST: usize = 48;

/// The most printed lines that are asked for.
const MOST_LINES: usize = 3;

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

    fn forward(&self) -> Vec<Candidate> {
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

    /// The variables of a frame whose values can be typed, in their order.
    fn typed<'f>(&self, frame: &'f Frame) -> impl Iterator<Item = (String, PythonValue)> + use<'f> {
        let locals = frame.locals.iter().flatten();
        locals.filter_map(|(name, value)| {
            let text = value.as_deref().filter(|text| is_short(text))?;
            let value = PythonValue::written(text);
            value.can_be_typed().then(|| (name.clone(), value))
        })
    }

    fn backward(&self) -> Vec<Candidate> {
        let (Some(now), Some(then)) = (self.before.top(), self.after.top()) else {
            return Vec::new();
        };
        let index = self.after.depth() - 1;
        let same_frame = self.before.frames_shared_with(self.after) > index;
        let mut found = Vec::new();
        if *self.action == Action::InvStepCall {
            let was = self.typed(then).find(|(name, _)| {
                same_frame && now.function == then.function && now.known(name) != then.known(name)
            });
            let function = then.function.clone();
            found.extend(
                was.and_then(|(name, _)| {
                    self.candidate(8, Topic::ArgumentBefore { name, function })
                }),
            );
            return found;
        }
        let held = self.before.frames.get(index).filter(|_| same_frame);
        let was = held.and_then(|held| {
            self.typed(then)
                .find(|(name, _)| held.known(name) != then.known(name))
        });
        found.extend(was.and_then(|(name, _)| {
            let now = held.and_then(|held| held.known(&name)).map(str::to_owned);
            self.candidate(8, Topic::ValueBefore { name, now })
        }));
        let ways = self.possible_lines().len();
        let worth = match self.after.event {
            Event::Line if ways > 1 => 7,
            Event::Return => 5,
            _ => 0,
        };
        found.extend(self.candidate(worth, Topic::LineBefore));
        found
    }

    /// The definition that a frame runs.
    fn definition(&self, frame: &Frame) -> Option<&Definition> {
        self.program.definition_at(&frame.function, frame.line)
    }

    /// The lines that can come next, or that can have come before, by the statements alone; with them the functions that
    /// the line may enter, or may have left.
    fn possible_lines(&self) -> Vec<u32> {
        if let Action::Breakpoint { lines } = self.action {
            return lines.clone();
        }
        let back = self.action.is_inverse();
        let frame = match self.before.event {
            Event::Return if !back => self.before.frames.iter().rev().nth(1),
            _ => self.before.top(),
        };
        let Some((frame, definition)) =
            frame.and_then(|frame| Some((frame, self.definition(frame)?)))
        else {
            return Vec::new();
        };
        // A frame that waits for a call is as one at a line.
        let event = match self.before.event {
            Event::Exception => Event::Exception,
            Event::Call => Event::Call,
            _ => Event::Line,
        };
        let leads = |line: &u32| {
            if back {
                definition
                    .flow
                    .leads(Event::Line, *line, Event::Line, frame.line)
            } else {
                definition.flow.leads(event, frame.line, Event::Line, *line)
            }
        };
        let mut lines = self.program.lines_of(definition);
        lines.retain(leads);
        if self.after.event == Event::Call && !back {
            lines.extend(self.entered(frame.line));
        }
        let answer = self.after.line().filter(|line| *line > 0);
        lines.extend(answer);
        lines.sort_unstable();
        lines.dedup();
        lines
    }

    /// The first lines of the functions that a line names.
    fn entered(&self, line: u32) -> Vec<u32> {
        let text = SourceLine::of(self.program, line).text;
        self.program
            .definitions()
            .iter()
            .filter(|definition| definition.kind == DefinitionKind::Function)
            .filter(|definition| mentions(&text, &definition.name))
            .map(|definition| definition.first)
            .collect()
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
    use super::*;
    use crate::state::{Exit, Locals};

    const SOURCE: &str = "\
def add(xs, start=0):
    total = start
    for x in xs:
        if x > 1:
            total += x
        else:
            continue
    return total

numbers = [3, 1]
first = 5
double = first
result = add(numbers)
print('sum', result)
print('done')
f = add
";

    type Place = (&'static str, u32, &'static [(&'static str, &'static str)]);

    fn state(event: Event, frames: &[Place]) -> State {
        let frame = |(function, line, locals): &Place| {
            let mut frame = Frame::new(*function, *line);
            let local =
                |(name, value): &(&str, &str)| ((*name).to_owned(), Some((*value).to_owned()));
            frame.locals = Some(locals.iter().map(local).collect::<Locals>());
            frame
        };
        State {
            event,
            frames: frames.iter().map(frame).collect(),
            ..State::start()
        }
    }

    fn at(line: u32, locals: &'static [(&'static str, &'static str)]) -> State {
        state(Event::Line, &[("<module>", line, locals)])
    }

    fn inside(event: Event, line: u32, locals: &'static [(&'static str, &'static str)]) -> State {
        state(
            event,
            &[
                ("<module>", 13, &[("numbers", "[3, 1]")]),
                ("add", line, locals),
            ],
        )
    }

    fn with_count(mut state: State, header: u32, count: u32) -> State {
        if let Some(frame) = state.frames.last_mut() {
            frame.loops = Some([(header, Some(count))].into());
        }
        state
    }

    fn valued(mut state: State, value: &str) -> State {
        state.value = Some(value.to_owned());
        state
    }

    fn printing(mut state: State, output: &str) -> State {
        state.output = output.to_owned();
        state
    }

    fn told(before: &State, action: Action, after: &State) -> Vec<String> {
        let program = Program::parse(SOURCE).unwrap();
        let asked = choose(&program, before, &action, after);
        let told = asked.into_iter().map(|asked| {
            let about = match &asked.topic {
                Topic::Local { name, .. }
                | Topic::Argument { name, .. }
                | Topic::ValueBefore { name, .. }
                | Topic::ArgumentBefore { name, .. } => format!(" {name}"),
                _ => String::new(),
            };
            format!(
                "{:?}{about}: {}",
                asked.topic.kind(),
                asked.expected.text("end")
            )
        });
        told.collect()
    }

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

    #[test]
    fn the_past_is_asked_too() {
        use Action::{InvStepCall, InvStepInto, InvStepOver};
        let check = |before: &State, action: Action, after: &State, expected: &[&str]| {
            assert_eq!(told(before, action, after), expected, "{before:?}");
        };
        let header = inside(Event::Line, 3, &[("x", "3"), ("total", "3")]);
        let added = inside(Event::Line, 5, &[("x", "3"), ("total", "0")]);
        check(&header, InvStepInto, &added, &["ValueBefore total: 0"]);
        let skipped = inside(Event::Line, 7, &[("x", "3"), ("total", "3")]);
        check(&header, InvStepOver, &skipped, &["LineBefore: 7"]);
        let only = inside(Event::Line, 3, &[("x", "3"), ("total", "3")]);
        check(
            &inside(Event::Line, 4, &[("x", "3"), ("total", "3")]),
            InvStepInto,
            &only,
            &[],
        );
        let call = inside(Event::Call, 1, &[("xs", "[3]"), ("start", "1")]);
        let now = inside(Event::Line, 5, &[("xs", "[3]"), ("start", "7")]);
        check(&now, InvStepCall, &call, &["ValueBefore start: 1"]);
        let same = inside(Event::Line, 5, &[("xs", "[3]"), ("start", "1")]);
        check(&same, InvStepCall, &call, &[]);
        // From the end nothing is known to compare with.
        check(
            &State::exit(Exit::Normal, ""),
            InvStepInto,
            &at(16, &[]),
            &[],
        );
    }

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
