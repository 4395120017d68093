//! Exceptions that nothing catches. That one leaves a frame, CPython tells as a `return` of `None`, and so do the states;
//! that one has ended the program stands in the exit without its name. What it was is told by the states before.

use serde::Serialize;

use crate::program::{Caught, Program};
use crate::state::{Event, Exit, State, Value};

use super::timeline::Place;
use super::{Debugger, Goal};

/// An exception that leaves a frame, or has ended the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Uncaught {
    /// `Type: message`; `None`: not known.
    pub message: Value,
    /// The line that raised it, as far as known.
    pub line: Option<u32>,
    /// Whether something that the line calls may have raised it: a step over the line does not tell.
    pub within: bool,
}

impl Debugger {
    /// The exception that leaves the frame, or has ended the program, at a position of the timeline; `None` where none
    /// does, or the timeline does not tell. States that a careful prediction has passed tell as much as those shown.
    pub fn uncaught(&self, position: usize) -> Option<Uncaught> {
        let place = Place::at(position);
        let raised = match self.timeline.at(position)?.state.event {
            Event::Return => self.left_by(place)?,
            _ => self.ending(place)?,
        };
        let message = &self.timeline.known(raised).state.value;
        let first = self.first_of(raised);
        Some(Uncaught {
            message: message.clone(),
            line: self.timeline.known(first).state.line(),
            within: self.may_come_from_within(first),
        })
    }

    /// Where the exception was first told that has ended the program in the current state.
    pub(super) fn raised(&self) -> Option<Place> {
        let raised = self.ending(Place::at(self.position()))?;
        Some(self.first_of(raised))
    }

    /// The exception that has ended the program here, where it is told last.
    fn ending(&self, place: Place) -> Option<Place> {
        let state = &self.timeline.known(place).state;
        let is_error = state.event == Event::Exit && state.exit == Some(Exit::Error);
        is_error.then(|| self.ended_by(self.timeline.before(place)?))?
    }

    /// Keeps what has ended the program in the current state: also when that has left the timeline, the score is to know it.
    pub(super) fn note_end(&mut self) {
        if self.state().event == Event::Exit {
            let ended_by = self.uncaught(self.position());
            self.timeline.current_mut().ended_by = ended_by;
        }
    }

    /// The exception that leaves the frame whose `return` is here.
    fn left_by(&self, place: Place) -> Option<Place> {
        let before = self.timeline.before(place)?;
        let (returning, raised) = (self.timeline.known(place), self.timeline.known(before));
        let (returning, raised) = (&returning.state, &raised.state);
        let function = |state: &State| Some(state.top()?.function.clone());
        let of_one_frame = returning.event == Event::Return
            && raised.event == Event::Exception
            && raised.depth() == returning.depth()
            && function(raised) == function(returning)
            && returning
                .value
                .as_deref()
                .is_none_or(|value| value == "None");
        // With handlers on the way, a frame may go on and return in the end.
        let at_once = || {
            let goal = Goal::DepthAtMost(returning.depth());
            !self.timeline.may_hide_before(place, &goal)
        };
        let leaves = || at_once() || self.program.caught(raised) == Some(Caught::Leaves);
        (of_one_frame && leaves()).then_some(before)
    }

    /// The exception that has ended the program after the state here.
    fn ended_by(&self, place: Place) -> Option<Place> {
        let state = &self.timeline.known(place).state;
        let (raised, frames) = match state.event {
            Event::Exception => (place, state.depth()),
            _ => {
                let module = state.depth() == 1;
                let held_up = || self.last_raised(place).filter(|_| module);
                let raised = self.left_by(place).or_else(held_up)?;
                (raised, state.depth().checked_sub(1)?)
            }
        };
        is_caught_nowhere(&self.program, state, frames).then_some(raised)
    }

    /// The last exception that a frame tells of before its `return` here: if one leaves it, that does, when a `finally` has run.
    fn last_raised(&self, place: Place) -> Option<Place> {
        let returning = &self.timeline.known(place).state;
        if returning.event != Event::Return {
            return None;
        }
        let depth = returning.depth();
        let goal = Goal::DepthAtMost(depth);
        let mut after = place;
        loop {
            let before = self.timeline.before(after)?;
            let state = &self.timeline.known(before).state;
            if self.timeline.may_hide_before(after, &goal) || state.depth() < depth {
                return None;
            }
            match state.event {
                Event::Exception if state.depth() == depth => return Some(before),
                // The frame begins here, or another one of its depth ends.
                Event::Call | Event::Return if state.depth() == depth => return None,
                _ => after = before,
            }
        }
    }

    /// Where an exception was first told that has come here, out of one frame after another.
    fn first_of(&self, mut place: Place) -> Place {
        let message = |place: Place| &self.timeline.known(place).state.value;
        while let Some(left) = self.timeline.before(place)
            && let Some(inner) = self.left_by(left).or_else(|| self.last_raised(left))
            && message(inner) == message(place)
        {
            place = inner;
        }
        place
    }

    /// Whether what is raised here may come from a frame that a step has passed by.
    fn may_come_from_within(&self, place: Place) -> bool {
        self.timeline.before(place).is_some_and(|before| {
            let inner = Goal::DepthAtMost(self.timeline.known(before).state.depth() + 1);
            self.timeline.may_hide_before(place, &inner)
        })
    }
}

/// Whether none of the outermost `frames` of a state has a handler for what is raised in its line.
fn is_caught_nowhere(program: &Program, state: &State, frames: usize) -> bool {
    (1..=frames).all(|depth| {
        let raised = State {
            event: Event::Exception,
            frames: state.frames.iter().take(depth).cloned().collect(),
            ..State::start()
        };
        program.caught(&raised) == Some(Caught::Leaves)
    })
}

#[cfg(test)]
mod tests {
    use super::super::walk::tests::{arrive, asked};
    use super::*;
    use crate::action::Action;
    use crate::debugger::{Command, Outcome};
    use crate::request::{Answer, Confidence, Prediction, Reply};
    use crate::state::Frame;

    const SOURCE: &str = "\
def f(x):
    return 1 / x
def g(x):
    try:
        f(x)
    except KeyError:
        return None
g(0)
f(0)
";
    const ZERO: &str = "ZeroDivisionError: division by zero";

    /// A state in the frames of these functions and lines.
    fn state(event: Event, frames: &[(&str, u32)]) -> State {
        let frame = |(function, line): &(&str, u32)| Frame::new(*function, *line);
        State {
            event,
            frames: frames.iter().map(frame).collect(),
            value: match event {
                Event::Exception => Some(ZERO.to_owned()),
                Event::Return => Some("None".to_owned()),
                _ => None,
            },
            ..State::start()
        }
    }

    /// What is uncaught after these steps from a state on.
    fn uncaught(first: State, steps: &[(Action, State)]) -> Option<(u32, bool)> {
        let mut debugger = Debugger::new(Program::parse(SOURCE).unwrap());
        debugger.command(Command::StartAt(first)).unwrap();
        for (action, state) in steps {
            let asked = debugger.command(Command::Act(action.clone())).unwrap();
            let Outcome::NeedsPrediction(request) = asked else {
                panic!("it is on the timeline already");
            };
            let best = Prediction::new(state.clone(), 0.9, Confidence::default());
            let reply = Reply::Predictions {
                predictions: vec![best],
                milliseconds: 1.0,
                history_used: 0,
            };
            let id = request.id;
            debugger.accept(Answer { id, reply }).unwrap();
        }
        let found = debugger.uncaught(debugger.position())?;
        assert_eq!(found.message.as_deref(), Some(ZERO));
        Some((found.line.unwrap(), found.within))
    }

    #[test]
    fn an_exception_leaves_a_frame() {
        use Event::{Exception, Line, Return};
        const M: &str = "<module>";
        let in_f = [(M, 9), ("f", 2)];
        let (line, raised) = (state(Line, &in_f), state(Exception, &in_f));
        let left = state(Return, &in_f);
        let into = |state: &State| (Action::StepInto, state.clone());
        let check = |first: &State, steps: &[(Action, State)], expected| {
            assert_eq!(uncaught(first.clone(), steps), expected);
        };
        check(&line, &[into(&raised), into(&left)], Some((2, false)));
        check(&line, &[into(&left)], None);
        check(&line, &[into(&raised)], None);
        // A frame with a handler is left where the exception is followed by nothing else of it.
        let in_g = [(M, 8), ("g", 5)];
        let (raised_in_g, left_g) = (state(Exception, &in_g), state(Return, &in_g));
        check(&raised_in_g, &[into(&left_g)], Some((5, false)));
        let out = (Action::StepReturn, left_g);
        check(&raised_in_g, &[out], None);
        // Out of `f` and of the module, to the end.
        let (at_call, over) = (state(Exception, &[(M, 9)]), state(Return, &[(M, 9)]));
        let exit = State::exit(Exit::Error, "");
        let way = [
            into(&raised),
            into(&left),
            into(&at_call),
            into(&over),
            into(&exit),
        ];
        check(&line, &way, Some((2, false)));
        check(&line, &way[..3], None);
        // A step over the call does not tell what raised it, and a jump to the end nothing at all.
        let call = state(Line, &[(M, 9)]);
        let by = (Action::StepOver, at_call.clone());
        let end = (Action::Continue, exit);
        check(&call, &[by, end.clone()], Some((9, true)));
        check(&raised, std::slice::from_ref(&end), Some((2, false)));
        check(&call, std::slice::from_ref(&end), None);
        check(&raised_in_g, &[end], None);
    }

    #[test]
    fn an_exception_that_a_finally_holds_up_ends_the_program() {
        use Event::{Call, Exception, Line, Return};
        const M: &str = "<module>";
        const HELD: &str = "\
def f(x):
    try:
        return 1 / x
    finally:
        print(x)
try:
    f(0)
finally:
    print(1)
";
        let frames = |line| [(M, 7), ("f", line)];
        let mut debugger = Debugger::new(Program::parse(HELD).unwrap());
        let call = state(Call, &frames(1));
        debugger.command(Command::StartAt(call)).unwrap();
        let request = asked(&mut debugger, Action::Continue);
        let passed = [
            state(Line, &frames(2)),
            state(Line, &frames(3)),
            state(Exception, &frames(3)),
            state(Line, &frames(5)),
            state(Return, &frames(5)),
            state(Exception, &[(M, 7)]),
            state(Line, &[(M, 9)]),
            state(Return, &[(M, 9)]),
        ];
        arrive(
            &mut debugger,
            &request,
            &passed,
            State::exit(Exit::Error, ""),
            9,
        );
        let found = debugger.uncaught(debugger.position()).unwrap();
        assert_eq!(
            (found.message.as_deref(), found.line, found.within),
            (Some(ZERO), Some(3), false)
        );
    }

    #[test]
    fn a_careful_way_to_the_end_tells_what_has_ended_it() {
        use Event::{Exception, Line, Return};
        const M: &str = "<module>";
        let in_f = [(M, 9), ("f", 2)];
        let passed = [
            state(Line, &in_f),
            state(Exception, &in_f),
            state(Return, &in_f),
            state(Exception, &[(M, 9)]),
            state(Return, &[(M, 9)]),
        ];
        let mut debugger = Debugger::new(Program::parse(SOURCE).unwrap());
        let call = state(Event::Call, &in_f);
        debugger.command(Command::StartAt(call)).unwrap();
        let request = asked(&mut debugger, Action::Continue);
        let exit = State::exit(Exit::Error, "");
        arrive(&mut debugger, &request, &passed, exit, 6);
        let told = |debugger: &Debugger| {
            let found = debugger.uncaught(debugger.position())?;
            Some((found.message?, found.line?, found.within))
        };
        let expected = Some((ZERO.to_owned(), 2, false));
        assert_eq!(told(&debugger), expected);
        // To where it was raised, and back.
        debugger.command(Command::GoToRaise).unwrap();
        assert_eq!(*debugger.state(), passed[1]);
        debugger.check(&Command::GoToRaise).unwrap_err();
        debugger.command(Command::Undo).unwrap();
        // Also of the states that were passed, once they are shown.
        debugger.command(Command::Act(Action::InvStepInto)).unwrap();
        assert_eq!(told(&debugger), expected);
    }
}
