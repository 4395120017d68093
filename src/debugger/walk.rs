//! Walks: the states that a careful prediction passes on its way. They are told while it is under way. Once it has arrived,
//! those on the way to a breakpoint or to the end are on the timeline, as they are where it was stopped before: who lets a
//! program run looks at the run. Those of a step over a call, or out of one, are not, since that is asked for in order not to
//! see them: they are what lies between, and a command that leads to one shows it, as it was predicted then.

use crate::action::Action;
use crate::program::Program;
use crate::request::Passed;

use super::origins::Origins;
use super::prediction::Pending;
use super::timeline::MomentId;
use super::{Debugger, Moment, Provenance, edit};

impl Debugger {
    /// Takes in a state that the prediction under way has passed. When all of them have been taken in by the time of the
    /// answer, what lies between is known, and nobody needs to infer it. One that belongs to no request is ignored.
    pub fn pass(&mut self, passed: Passed) {
        let Some(pending) = &mut self.pending else {
            return;
        };
        if passed.id.as_u64() != Some(pending.id) {
            return;
        }
        if passed.steps == 1 {
            // Another engine may begin anew.
            pending.passed.clear();
        }
        pending.passed.push(passed);
    }

    /// Gives up the request that waits for its answer, and stays at the last of the states that a careful prediction has
    /// passed so far, all of which come onto the timeline. Says how many they are.
    pub fn stop_here(&mut self) -> usize {
        let pending = self.pending.take();
        pending.map_or(0, |pending| self.stay(pending))
    }

    /// Stays at the last of the states that were passed, which come onto the timeline. Says how many they are.
    pub(super) fn stay(&mut self, pending: Pending) -> usize {
        let Pending { action, passed, .. } = pending;
        let is_way = action.is_step() && !action.is_inverse();
        if !is_way || passed.is_empty() || !is_in_order(&passed, &self.program) {
            return 0;
        }
        self.keep();
        let (here, key) = (self.timeline.current_id(), self.moment().key);
        let way = self.note_walk(passed, here, key);
        let steps = way.len();
        self.before = Some(way.iter().rev().nth(1).copied().unwrap_or(here));
        self.dropped.later = self.timeline.append_way(way);
        self.replayed = false;
        steps
    }

    /// Takes in the states that a careful prediction has passed from a moment on, each predicted from the one before.
    pub(super) fn note_walk(
        &mut self,
        passed: Vec<Passed>,
        mut before: MomentId,
        key: Option<MomentId>,
    ) -> Vec<MomentId> {
        let mut way_before = 1.0;
        let note = |passed: Passed| {
            let earlier = self.timeline.moment(before);
            let moment = Moment {
                edited: edit::still_edited(earlier, &passed.state),
                origins: Origins::after(
                    &self.program,
                    earlier,
                    None,
                    &passed.state,
                    &passed.confidence,
                ),
                state: passed.state,
                origin: Provenance::Predicted,
                from: Some((before, Action::StepInto)),
                key,
                // What was told is how sure the way is so far; of it, this is the last step's part.
                probability: Some(share(passed.probability, way_before)),
                confidence: Some(passed.confidence),
                alternatives: Vec::new(),
                checked: None,
                asked: passed.asked,
                jump: None,
                passed: true,
                printed: None,
                ended_by: None,
            };
            way_before = passed.probability;
            before = self.timeline.note(moment);
            before
        };
        passed.into_iter().map(note).collect()
    }
}

/// Whether the states on the way of an action are to be seen.
pub(super) fn is_seen(action: &Action) -> bool {
    matches!(action, Action::Breakpoint { .. } | Action::Continue)
}

/// Whether these are all the states of a way but the last, in their order: of a way that has so many `steps`.
pub(super) fn is_whole(passed: &[Passed], steps: Option<usize>, program: &Program) -> bool {
    steps == Some(passed.len() + 1) && is_in_order(passed, program)
}

/// Whether these are the first states of a way, in their order.
fn is_in_order(passed: &[Passed], program: &Program) -> bool {
    let mut steps = passed.iter().zip(1..);
    steps.all(|(one, step)| one.steps == step && one.state.check(program).is_ok())
}

/// The probability of a way's last step, by those of the way with it and without it.
fn share(way: f64, way_before: f64) -> f64 {
    if way_before > 0.0 {
        (way / way_before).clamp(0.0, 1.0)
    } else {
        0.0
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::debugger::{Command, DebuggerError, Outcome, Printed};
    use crate::request::{Answer, Confidence, Mode, Prediction, Reply, Request};
    use crate::state::{Event, Frame, State};

    const SOURCE: &str = "\
def f(n):
    print(n)
    return n
x = f(1)
y = 2
";

    /// A state in the frames of these functions and lines, that has printed something.
    fn state(event: Event, frames: &[(&str, u32)], output: &str) -> State {
        let frame = |(function, line): &(&str, u32)| Frame::new(*function, *line);
        State {
            event,
            frames: frames.iter().map(frame).collect(),
            output: output.to_owned(),
            ..State::start()
        }
    }

    const M: &str = "<module>";

    /// What the call in line 4 passes.
    fn way() -> [State; 4] {
        let inside = |event, line, output| state(event, &[(M, 4), ("f", line)], output);
        [
            inside(Event::Call, 1, ""),
            inside(Event::Line, 2, ""),
            inside(Event::Line, 3, "1\n"),
            inside(Event::Return, 3, ""),
        ]
    }

    /// The state after it, reached in one go.
    fn after() -> State {
        state(Event::Line, &[(M, 5)], "1\n")
    }

    /// A careful session before the call.
    fn debugger() -> Debugger {
        let mut debugger = Debugger::new(Program::parse(SOURCE).unwrap());
        debugger.set_mode(Mode::Careful);
        let call = state(Event::Line, &[(M, 4)], "");
        debugger.command(Command::StandAt(call)).unwrap();
        debugger
    }

    pub fn asked(debugger: &mut Debugger, action: Action) -> Request {
        match debugger.command(Command::Act(action)).unwrap() {
            Outcome::NeedsPrediction(request) => *request,
            Outcome::Moved => panic!("it is known already"),
        }
    }

    /// Tells of the states on a way.
    fn pass(debugger: &mut Debugger, request: &Request, passed: &[State]) {
        for (state, steps) in passed.iter().zip(1..) {
            debugger.pass(Passed {
                id: request.id.clone(),
                steps,
                state: state.clone(),
                probability: 0.9_f64.powi(i32::try_from(steps).unwrap()),
                confidence: Confidence::default(),
                asked: Vec::new(),
            });
        }
    }

    /// Answers a request, after a way whose every step keeps nine tenths of the probability. `steps`: how many it says to
    /// have had.
    pub fn arrive(
        debugger: &mut Debugger,
        request: &Request,
        passed: &[State],
        to: State,
        steps: usize,
    ) {
        pass(debugger, request, passed);
        let best = Prediction {
            steps: Some(steps),
            ..Prediction::new(to, 0.5, Confidence::default())
        };
        let reply = Reply::Predictions {
            predictions: vec![best],
            milliseconds: 1.0,
            history_used: request.history.len(),
        };
        let id = request.id.clone();
        debugger.accept(Answer { id, reply }).unwrap();
    }

    /// What was printed before, and since.
    fn printed(debugger: &Debugger) -> (String, String) {
        let text = |parts: Vec<Printed>| parts.into_iter().map(|part| part.text).collect();
        let (earlier, now) = debugger.printed();
        (text(earlier), text(now))
    }

    #[test]
    fn a_way_that_is_stopped_or_given_up_stays_where_it_came_to() {
        let here = way()[2].clone();
        let mut debugger = debugger();
        let request = asked(&mut debugger, Action::StepOver);
        pass(&mut debugger, &request, &way()[..3]);
        assert_eq!(debugger.stop_here(), 3);
        assert_eq!((debugger.state(), debugger.position()), (&here, 3));
        goes(
            &mut debugger,
            Command::Act(Action::InvStepInto),
            &way()[1],
            Provenance::Visited,
        );
        debugger.command(Command::Undo).unwrap();
        // All of it is one command.
        debugger.command(Command::Undo).unwrap();
        assert_eq!((debugger.timeline().count(), debugger.position()), (1, 0));
        let request = asked(&mut debugger, Action::StepOver);
        pass(&mut debugger, &request, &way()[..3]);
        let error = "given up".to_owned();
        let reply = Answer::error(request.id.clone(), &error).reply;
        let id = request.id;
        let given_up = DebuggerError::GivenUp { error, passed: 3 };
        assert_eq!(debugger.accept(Answer { id, reply }), Err(given_up));
        assert_eq!(*debugger.state(), here);
        // Nothing was passed of a way that has not begun.
        asked(&mut debugger, Action::StepOver);
        assert_eq!(debugger.stop_here(), 0);
    }

    /// Has stepped over the call.
    fn stepped_over() -> Debugger {
        let mut debugger = debugger();
        let request = asked(&mut debugger, Action::StepOver);
        arrive(&mut debugger, &request, &way(), after(), 5);
        debugger
    }

    /// Goes to a state that must be known.
    fn goes(debugger: &mut Debugger, command: Command, to: &State, provenance: Provenance) {
        assert_eq!(debugger.known(&command), Some(to));
        assert_eq!(debugger.command(command).unwrap(), Outcome::Moved);
        assert_eq!((debugger.state(), debugger.provenance()), (to, provenance));
    }

    fn act(action: Action) -> Command {
        Command::Act(action)
    }

    #[test]
    fn what_was_passed_is_shown_as_it_was_predicted() {
        use Provenance::{Predicted, Visited};
        let mut debugger = stepped_over();
        let way = way();
        assert_eq!(debugger.timeline().count(), 2);
        goes(&mut debugger, act(Action::InvStepInto), &way[3], Predicted);
        assert_eq!((debugger.timeline().count(), debugger.position()), (3, 1));
        goes(&mut debugger, act(Action::InvStepInto), &way[2], Predicted);
        let probability = debugger.moment().probability.unwrap();
        assert!((probability - 0.9).abs() < 1e-9, "{probability}");
        assert_eq!(printed(&debugger), (String::new(), "1\n".to_owned()));
        goes(&mut debugger, act(Action::StepInto), &way[3], Visited);
        goes(&mut debugger, act(Action::InvStepCall), &way[0], Predicted);
        // Forward it is what was passed just as well, also on the way to a breakpoint.
        let line = Action::Breakpoint { lines: vec![2] };
        goes(&mut debugger, act(line), &way[1], Predicted);
        goes(&mut debugger, act(Action::StepReturn), &way[3], Visited);
        goes(&mut debugger, act(Action::StepInto), &after(), Visited);
        let told = ("1\n".to_owned(), String::new());
        assert_eq!(printed(&debugger), told);
        assert_eq!(debugger.timeline().count(), 6);
        // And all of it is taken back.
        (0..5).for_each(|_| assert!(debugger.command(Command::Undo).is_ok()));
        goes(&mut debugger, act(Action::InvStepInto), &way[1], Predicted);
        (0..3).for_each(|_| assert!(debugger.command(Command::Undo).is_ok()));
        assert_eq!((debugger.timeline().count(), debugger.position()), (2, 1));
        let told = (String::new(), "1\n".to_owned());
        assert_eq!(printed(&debugger), told);
    }

    #[test]
    fn a_way_to_a_breakpoint_is_on_the_timeline() {
        let mut debugger = debugger();
        debugger.set_breakpoints([5]);
        let request = asked(&mut debugger, Action::Breakpoint { lines: vec![5] });
        arrive(&mut debugger, &request, &way(), after(), 5);
        assert_eq!((debugger.timeline().count(), debugger.position()), (6, 5));
        // All that the way has printed is new, and one command has led along it.
        let told = (String::new(), "1\n".to_owned());
        assert_eq!(printed(&debugger), told);
        assert_eq!(debugger.way().1.len(), 1);
        assert_eq!(debugger.landings(5), [0, 5]);
        assert_eq!(debugger.landings(3), [0, 1, 2, 3]);
        goes(
            &mut debugger,
            act(Action::InvStepInto),
            &way()[3],
            Provenance::Visited,
        );
        assert_eq!(printed(&debugger), ("1\n".to_owned(), String::new()));
        goes(
            &mut debugger,
            act(Action::StepInto),
            &after(),
            Provenance::Visited,
        );
        // What is put in the place of its goal may have come from elsewhere.
        let mut other = after();
        other.output = "2\n".to_owned();
        debugger.command(Command::Follow(Box::new(other))).unwrap();
        assert_eq!(debugger.known(&act(Action::InvStepInto)), None);
        (0..3).for_each(|_| assert!(debugger.command(Command::Undo).is_ok()));
        assert_eq!(debugger.timeline().count(), 6);
        debugger.command(Command::Undo).unwrap();
        assert_eq!((debugger.timeline().count(), debugger.position()), (1, 0));
    }

    #[test]
    fn over_what_was_passed_it_goes_to_where_the_way_began() {
        let mut debugger = stepped_over();
        let call = debugger.timeline().next().unwrap().state.clone();
        let back = act(Action::InvStepOver);
        goes(&mut debugger, back, &call, Provenance::Visited);
        // A way without states between leads back to where it began, too.
        let mut debugger = self::debugger();
        let request = asked(&mut debugger, Action::StepOver);
        arrive(&mut debugger, &request, &[], after(), 1);
        let back = act(Action::InvStepInto);
        goes(&mut debugger, back, &call, Provenance::Visited);
        // And so does continuing back, but for a breakpoint that was passed.
        let mut debugger = stepped_over();
        debugger.set_breakpoints([3]);
        let back = debugger.command(Command::ContinueBack).unwrap();
        assert_eq!((back, debugger.state()), (Outcome::Moved, &way()[2]));
        debugger.command(Command::ContinueBack).unwrap();
        assert_eq!(debugger.state(), &call);
    }

    #[test]
    fn a_past_can_still_be_inferred() {
        let mut debugger = stepped_over();
        let infer = Command::Infer(Action::InvStepInto);
        assert_eq!(debugger.known(&infer), None);
        let outcome = debugger.command(infer).unwrap();
        assert!(matches!(outcome, Outcome::NeedsPrediction(_)));
    }

    #[test]
    fn what_goes_on_from_a_passed_state_has_its_history() {
        let mut debugger = stepped_over();
        debugger.command(act(Action::InvStepInto)).unwrap();
        debugger.command(act(Action::InvStepInto)).unwrap();
        let locals = [("n".to_owned(), "7".to_owned())].into_iter().collect();
        debugger
            .command(act(Action::Edit { frame: 1, locals }))
            .unwrap();
        assert_eq!(debugger.dropped().later, 2);
        let request = asked(&mut debugger, Action::StepInto);
        let lines = request.history.iter().map(|entry| entry.state.line());
        let lines: Vec<Option<u32>> = lines.collect();
        assert_eq!(lines, [Some(4), Some(1), Some(2), Some(3)]);
        assert_eq!(debugger.way().1.len(), 4);
    }

    #[test]
    fn what_was_not_told_in_full_is_not_known() {
        let check = |passed: &[State], steps: usize, expected: bool| {
            let mut debugger = debugger();
            let request = asked(&mut debugger, Action::StepOver);
            arrive(&mut debugger, &request, passed, after(), steps);
            let known = debugger.known(&act(Action::InvStepInto));
            assert_eq!(known.is_some(), expected, "{} of {steps}", passed.len());
        };
        check(&way(), 5, true);
        check(&way()[..3], 5, false);
        check(&[], 5, false);
        let unlike = state(Event::Line, &[(M, 4), ("g", 2)], "");
        check(&[unlike], 2, false);
        // Another engine begins anew; what another request has passed is nothing to this one.
        let mut debugger = debugger();
        let request = asked(&mut debugger, Action::StepOver);
        let pass = |debugger: &mut Debugger, id: serde_json::Value, steps| {
            debugger.pass(Passed {
                id,
                steps,
                state: way()[steps - 1].clone(),
                probability: 1.0,
                confidence: Confidence::default(),
                asked: Vec::new(),
            });
        };
        pass(&mut debugger, request.id.clone(), 1);
        pass(&mut debugger, request.id.clone(), 2);
        pass(&mut debugger, 99.into(), 3);
        arrive(&mut debugger, &request, &way(), after(), 5);
        assert!(debugger.known(&act(Action::InvStepInto)).is_some());
    }

    #[test]
    fn another_state_in_the_place_of_the_goal_has_another_way() {
        let mut debugger = stepped_over();
        let mut other = after();
        other.output = "2\n".to_owned();
        debugger.command(Command::Follow(Box::new(other))).unwrap();
        assert_eq!(debugger.known(&act(Action::InvStepInto)), None);
        debugger.command(Command::Undo).unwrap();
        assert!(debugger.known(&act(Action::InvStepInto)).is_some());
        // One that was passed follows the one before by its own step, whatever it is.
        debugger.command(act(Action::InvStepInto)).unwrap();
        let truth = Box::new(way()[3].clone());
        debugger.command(Command::Follow(truth)).unwrap();
        let before = debugger.known(&act(Action::InvStepInto));
        assert_eq!(before, Some(&way()[2]));
    }
}
