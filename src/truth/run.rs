//! A true run: the states that the tracer recorded, from the start on, and where actions lead in it.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::debugger::{Goal, Uncaught};
use crate::program::Program;
use crate::state::{
    AliasName, Event, Exit, Frame, MAX_DEPTH, State, StateError, Value, cut_output,
};

/// A run under CPython. Neighbouring states have most of their frames in common, and a recursion has as many frames as
/// states; so frames are kept once, and states are made of them when they are asked for.
///
/// Its JSON is `{"frames": [frame, ...], "states": [state, ...]}`, with frames and states as everywhere, but that a
/// state names its frames by their numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    frames: Vec<Frame>,
    states: Vec<Recorded>,
    /// The same program under another hash seed, where that can matter.
    #[serde(skip)]
    reseeded: Option<Box<Run>>,
}

/// A state, by the numbers of its frames.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Recorded {
    event: Event,
    frames: Vec<usize>,
    #[serde(default)]
    aliases: Option<Vec<Vec<AliasName>>>,
    #[serde(default)]
    value: Value,
    #[serde(default)]
    output: String,
    #[serde(default)]
    exit: Option<Exit>,
}

/// Why what the tracer said is no run of the program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RunError {
    /// A state names a frame that is not there.
    #[error("a frame of the tracer's run is missing")]
    NoFrame,
    /// A state that no run of this program has.
    #[error("the tracer's state {index} is not one of this program: {source}")]
    State {
        /// The state, counted from 0.
        index: usize,
        /// What is wrong with it.
        source: StateError,
    },
    /// A run begins at the start of the program.
    #[error("the tracer's run does not begin at the start")]
    NoStart,
}

impl Run {
    /// A run as it was read. Each state is still to be checked, see [`Run::check`].
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn whole(self) -> Result<Run, RunError> {
        let known = self.frames.len();
        if self
            .states
            .iter()
            .any(|state| state.frames.iter().any(|frame| *frame >= known))
        {
            return Err(RunError::NoFrame);
        }
        if self.states.is_empty() || !self.state(0).is_start() {
            return Err(RunError::NoStart);
        }
        Ok(self)
    }

    /// Checks some of the states, by their numbers: all of a long run would keep a page busy. Those that are too deep are
    /// never shown.
    ///
    /// # Errors
    /// The first that no run of `program` has.
    pub fn check(&self, states: Range<usize>, program: &Program) -> Result<(), RunError> {
        for index in states.start..states.end.min(self.len()) {
            if self.is_deep(index) {
                continue;
            }
            let check = self.state(index).check(program);
            check.map_err(|source| RunError::State { index, source })?;
        }
        Ok(())
    }

    /// The run with these states; the first one is the start.
    pub fn of(states: &[State]) -> Run {
        let mut frames: Vec<Frame> = Vec::new();
        let recorded = states
            .iter()
            .map(|state| {
                let first = frames.len();
                frames.extend(state.frames.iter().cloned());
                Recorded {
                    event: state.event,
                    frames: (first..frames.len()).collect(),
                    aliases: state.aliases.clone(),
                    value: state.value.clone(),
                    output: state.output.clone(),
                    exit: state.exit,
                }
            })
            .collect();
        Run {
            frames,
            states: recorded,
            reseeded: None,
        }
    }

    /// The run, and the same program's under another hash seed.
    pub fn with_reseeded(self, other: Run) -> Run {
        Run {
            reseeded: Some(Box::new(other)),
            ..self
        }
    }

    /// The number of states.
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// Whether there is no state at all; a run that was read has some.
    pub fn is_empty(&self) -> bool {
        self.states.is_empty()
    }

    /// A state, by its number from 0; its output is what was printed since the one before. Past the end it is the last.
    ///
    /// # Panics
    /// If the run is empty.
    pub fn state(&self, index: usize) -> State {
        let recorded = &self.states[index.min(self.states.len() - 1)];
        State {
            event: recorded.event,
            frames: recorded
                .frames
                .iter()
                .map(|frame| self.frames[*frame].clone())
                .collect(),
            aliases: recorded.aliases.clone(),
            value: recorded.value.clone(),
            output: recorded.output.clone(),
            exit: recorded.exit,
        }
    }

    /// All states, in order.
    pub fn states(&self) -> impl Iterator<Item = State> {
        (0..self.len()).map(|index| self.state(index))
    }

    /// The states that have another one's event, its value if it has one, and a stack that ends in its functions and lines,
    /// by their numbers.
    pub(super) fn with_place_of(&self, state: &State) -> impl Iterator<Item = usize> {
        let is_same = |recorded: &Recorded| {
            let stack = recorded.frames.iter().rev();
            recorded.event == state.event
                && (state.value.is_none() || state.value == recorded.value)
                && recorded.frames.len() >= state.frames.len()
                && stack.zip(state.frames.iter().rev()).all(|(ours, other)| {
                    let ours = &self.frames[*ours];
                    ours.line == other.line && ours.function == other.function
                })
        };
        (0..self.len()).filter(move |index| !self.is_deep(*index) && is_same(&self.states[*index]))
    }

    /// The frames of a state, outermost first; none past the end.
    pub(super) fn frames(&self, index: usize) -> impl Iterator<Item = &Frame> {
        let numbers = self.states.get(index).map(|state| state.frames.as_slice());
        let numbers = numbers.unwrap_or_default().iter();
        numbers.map(|frame| &self.frames[*frame])
    }

    /// How many frames a state has.
    pub(super) fn depth(&self, index: usize) -> usize {
        self.states.get(index).map_or(0, |state| state.frames.len())
    }

    /// How the program ended.
    pub fn exit(&self) -> Option<Exit> {
        self.states.last()?.exit
    }

    /// Whether a state is deeper than a session's can be.
    fn is_deep(&self, index: usize) -> bool {
        self.depth(index) > MAX_DEPTH
    }

    /// Whether the run passes states that are deeper than a session's can be.
    pub fn goes_deep(&self) -> bool {
        (0..self.len()).any(|index| self.is_deep(index))
    }

    /// The state that `action` leads to from state `at`, by the rules of the state tree; `None` where it leads nowhere, or
    /// to a state that is deeper than a session's can be.
    pub fn target(&self, at: usize, action: &Action) -> Option<usize> {
        if !action.is_step() {
            return None;
        }
        let from = self.states.get(at)?;
        let goal = Goal::at(action, from.event, from.frames.len());
        let meets = |index: &usize| {
            let state = &self.states[*index];
            let top = state.frames.last().map(|frame| self.frames[*frame].line);
            goal.is_met_by(state.event, state.frames.len(), top)
        };
        let found = if action.is_inverse() {
            (0..at).rev().find(meets)
        } else {
            (at + 1..self.len()).find(meets)
        };
        found.filter(|index| !self.is_deep(*index))
    }

    /// State `to`, as a command shows it that came from state `from`: with all that was printed on the way, and with
    /// nothing printed on a way back.
    pub fn reached(&self, from: usize, to: usize) -> State {
        let passed = self.states.get(from + 1..=to).unwrap_or_default();
        let output = passed.iter().map(|state| state.output.as_str()).collect();
        State {
            output: cut_output(output),
            ..self.state(to)
        }
    }

    /// State `to` as [`Run::reached`] has it, under the other hash seed. `Err` where the two runs had parted before, so
    /// that nothing can be said; `Ok(None)` where no hash seed matters.
    pub(super) fn reseeded(&self, from: usize, to: usize) -> Result<Option<State>, Parted> {
        let Some(other) = &self.reseeded else {
            return Ok(None);
        };
        let place = |run: &Run, index: usize| {
            let state = run.states.get(index)?;
            let lines: Vec<u32> = state.frames.iter().map(|f| run.frames[*f].line).collect();
            Some((state.event, state.exit, lines))
        };
        let last = to.max(from);
        if (0..=last).all(|index| place(self, index) == place(other, index)) {
            Ok(Some(other.reached(from, to)))
        } else {
            Err(Parted)
        }
    }

    /// The exception that leaves a frame, if state `to` is the `return` that this gives, or that has ended the program, if it is
    /// the exit.
    pub fn leaving(&self, to: usize) -> Option<Uncaught> {
        let over = self.states.get(to)?.exit == Some(Exit::Error);
        let raised = if over {
            let last = to.checked_sub(1)?;
            self.left_by(last).or_else(|| self.last_raised(last))?
        } else {
            self.left_by(to)?
        };
        let first = over.then(|| self.first_of(raised));
        Some(Uncaught {
            message: self.states[raised].value.clone(),
            line: first.and_then(|first| self.line(first)),
            within: false,
        })
    }

    /// The state that tells of the exception which leaves the frame whose `return` state `at` is.
    fn left_by(&self, at: usize) -> Option<usize> {
        let before = at.checked_sub(1)?;
        let (left, raised) = (self.states.get(at)?, &self.states[before]);
        let leaves = left.event == Event::Return
            && raised.event == Event::Exception
            && raised.frames.len() == left.frames.len();
        leaves.then_some(before)
    }

    /// The state that tells last of an exception in the frame whose `return` state `at` is: if one leaves it, that does, when a `finally`
    /// has run.
    fn last_raised(&self, at: usize) -> Option<usize> {
        let returning = self.states.get(at)?;
        let depth = returning.frames.len();
        let mut own = (0..at)
            .rev()
            .take_while(|index| self.states[*index].frames.len() >= depth)
            .filter(|index| self.states[*index].frames.len() == depth);
        let last = own.find(|index| self.states[*index].event != Event::Line)?;
        let raised = self.states[last].event == Event::Exception;
        (returning.event == Event::Return && raised).then_some(last)
    }

    /// The state that first tells of an exception which has come to state `raised`, out of one frame after another.
    fn first_of(&self, mut raised: usize) -> usize {
        let left_by = |left| self.left_by(left).or_else(|| self.last_raised(left));
        while let Some(inner) = raised.checked_sub(1).and_then(left_by)
            && self.states[inner].value == self.states[raised].value
        {
            raised = inner;
        }
        raised
    }

    /// The line of a state's innermost frame.
    fn line(&self, index: usize) -> Option<u32> {
        self.frames(index).last().map(|frame| frame.line)
    }

    /// What was returned and raised, in order.
    pub fn values(&self) -> impl Iterator<Item = &str> {
        self.states
            .iter()
            .filter_map(|state| state.value.as_deref())
    }
}

/// Under another hash seed the program goes another way.
pub(super) struct Parted;

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "def f(n):\n    return n\nx = f(1)\nprint(x)\n";
    const START: &str =
        r#"{"function": "<module>", "line": 0, "locals": {}, "loops": {}, "pending": []}"#;
    const LINE: &str =
        r#"{"function": "<module>", "line": 3, "locals": {}, "loops": {}, "pending": []}"#;
    const CALL: &str =
        r#"{"function": "f", "line": 1, "locals": {"n": "1"}, "loops": {}, "pending": []}"#;

    fn parsed(frames: &[&str], states: &[(&str, &str, &str)]) -> Result<Run, RunError> {
        let states: Vec<String> = states
            .iter()
            .map(|(event, frames, rest)| {
                format!(r#"{{"event": "{event}", "frames": [{frames}], "aliases": []{rest}}}"#)
            })
            .collect();
        let (frames, states) = (frames.join(", "), states.join(", "));
        let json = format!(r#"{{"frames": [{frames}], "states": [{states}]}}"#);
        let run: Run = serde_json::from_str(&json).unwrap();
        let run = run.whole()?;
        run.check(0..run.len(), &Program::parse(SOURCE).unwrap())?;
        Ok(run)
    }

    #[test]
    fn a_run_is_read_with_its_frames_in_common() {
        let run = parsed(
            &[START, LINE, CALL],
            &[
                ("call", "0", ""),
                ("line", "1", r#", "output": "a""#),
                ("call", "1, 2", r#", "output": "b""#),
                ("exit", "", r#", "exit": "normal", "output": "c""#),
            ],
        )
        .unwrap();
        assert_eq!(run.len(), 4);
        assert_eq!(run.state(2).depth(), 2);
        assert_eq!(run.exit(), Some(Exit::Normal));
        // All that was printed on the way, and nothing on the way back.
        assert_eq!(run.reached(0, 2).output, "ab");
        assert_eq!(run.reached(3, 1).output, "");
        let check = |at, action: Action, to| assert_eq!(run.target(at, &action), to, "{action:?}");
        check(0, Action::StepInto, Some(1));
        check(1, Action::StepOver, Some(3));
        check(0, Action::Breakpoint { lines: vec![3] }, Some(1));
        check(1, Action::Breakpoint { lines: vec![3] }, Some(3));
        check(2, Action::InvStepCall, Some(0));
        check(3, Action::StepInto, None);
        check(0, Action::InvStepInto, None);
    }

    #[test]
    fn what_leaves_a_frame_was_raised_there() {
        let state = |event: Event, value: &str| State {
            event,
            value: Some(value.to_owned()),
            ..State::start()
        };
        let raised = state(Event::Exception, "KeyError: 1");
        let left = state(Event::Return, "None");
        let run = Run::of(&[State::start(), raised, left.clone(), left]);
        let leaving = |to| run.leaving(to)?.message;
        assert_eq!(leaving(2).as_deref(), Some("KeyError: 1"));
        assert_eq!(
            [leaving(0), leaving(1), leaving(3), leaving(9)],
            [const { None }; 4]
        );
    }

    #[test]
    fn what_a_finally_has_held_up_ends_the_program() {
        let state = |event: Event, value: Option<&str>| State {
            event,
            value: value.map(str::to_owned),
            ..State::start()
        };
        let raised = state(Event::Exception, Some("KeyError: 1"));
        let line = state(Event::Line, None);
        let left = state(Event::Return, Some("None"));
        let over = State::exit(Exit::Error, "");
        let check = |states: &[&State], expected: Option<&str>| {
            let states: Vec<State> = states.iter().map(|state| (*state).clone()).collect();
            let found = Run::of(&states).leaving(states.len() - 1);
            assert_eq!(found.and_then(|found| found.message).as_deref(), expected);
        };
        let start = State::start();
        check(
            &[&start, &raised, &line, &line, &left, &over],
            Some("KeyError: 1"),
        );
        check(&[&start, &line, &left, &over], None);
        // Nothing leaves a frame that goes on and returns.
        check(&[&start, &raised, &line, &left], None);
    }

    #[test]
    fn what_has_ended_the_program_was_raised_somewhere() {
        let exit = r#", "exit": "error""#;
        let (raised, left) = (r#", "value": "E: 1""#, r#", "value": "None""#);
        let run = parsed(
            &[START, LINE, CALL],
            &[
                ("call", "0", ""),
                ("exception", "1, 2", raised),
                ("return", "1, 2", left),
                ("exception", "1", raised),
                ("return", "1", left),
                ("exit", "", exit),
            ],
        );
        let found = run.unwrap().leaving(5).unwrap();
        assert_eq!(
            (found.message.as_deref(), found.line),
            (Some("E: 1"), Some(1))
        );
    }

    #[test]
    fn what_is_no_run_of_the_program_is_refused() {
        let check = |frames: &[&str], states: &[(&str, &str, &str)], expected: &str| {
            let error = parsed(frames, states).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        };
        check(&[START], &[("call", "1", "")], "is missing");
        check(&[LINE], &[("line", "0", "")], "does not begin at the start");
        check(&[], &[], "does not begin at the start");
        let odd = LINE.replace('3', "9");
        check(
            &[START, &odd],
            &[("call", "0", ""), ("line", "1", "")],
            "state 1 is not one",
        );
    }

    #[test]
    fn states_that_are_too_deep_are_passed_by() {
        let deep = vec!["1"; MAX_DEPTH + 1].join(", ");
        let run = parsed(
            &[START, LINE],
            &[
                ("call", "0", ""),
                ("line", "1", ""),
                ("line", &deep, ""),
                ("exit", "", r#", "exit": "normal""#),
            ],
        )
        .unwrap();
        assert!(run.goes_deep());
        assert_eq!(run.exit(), Some(Exit::Normal));
        assert_eq!(run.target(1, &Action::StepOver), Some(3));
        assert_eq!(run.target(1, &Action::StepInto), None);
        assert_eq!(run.target(1, &Action::Breakpoint { lines: vec![3] }), None);
    }
}
