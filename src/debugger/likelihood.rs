//! How likely all is right that the current state rests on: a prediction's own probability supposes that the state it was
//! made from is right.
//!
//! ```text
//! P(state) = s(state | state before) · s(state before | …) · … · s(first predicted state | known state)
//! s = 1 − (1 − p)² for a single step forward that is predicted with the probability p, else p
//! ```
//!
//! The probabilities are the calibrated ones of the predictions that led here, one after the other, back to the last
//! state that is known: the start, one that was typed, edited or told, or one that CPython confirms. A careful jump is one
//! factor, calibrated as a whole way; of its passed states each has its share in that. Steps that are certain are factors
//! of 1, and leave it as it is.
//!
//! Calibrated probabilities say how often such predictions are right where the state before is right. On a way on which
//! all was right they are right more often: what is wrong in a program is wrong again each time that its cause comes
//! round, so that some programs have many errors and others none. The square is what came out of whole runs of programs
//! as people paste them for which no rule was written (`models/recipe/LOG.md`, "How likely all steps so far are right").
//! Backward, and of jumps, nothing is fitted: there it is rather too low than too high.

use std::collections::HashMap;

use super::{Debugger, Moment, Provenance};
use crate::action::Action;

impl Debugger {
    /// How likely all predictions are right that the current state rests on, 0 to 1; `None` where it rests on none.
    /// `is_confirmed`: whether CPython confirms the state at a position of the timeline.
    pub fn likelihood(&self, is_confirmed: impl Fn(usize) -> bool) -> Option<f64> {
        let positions: HashMap<usize, usize> = self
            .timeline
            .ids()
            .enumerate()
            .map(|(position, id)| (id.index(), position))
            .collect();
        let mut id = self.timeline.current_id();
        let mut likelihood = None;
        loop {
            let moment = self.timeline.moment(id);
            let position = positions.get(&id.index());
            if is_given(moment) || position.is_some_and(|position| is_confirmed(*position)) {
                return likelihood;
            }
            if let Some(probability) = moment.sureness() {
                let share = match is_step(moment) {
                    true => 1.0 - (1.0 - probability).powi(2),
                    false => probability,
                };
                likelihood = Some(likelihood.unwrap_or(1.0) * share);
            }
            match &moment.from {
                Some((before, _)) => id = *before,
                None => return likelihood,
            }
        }
    }
}

/// Whether a state was asked for as the next one after another.
fn is_step(moment: &Moment) -> bool {
    moment.action() == Some(&Action::StepInto) && !moment.passed
}

/// Whether a state was not predicted but given: nothing before it matters to how likely it is.
fn is_given(moment: &Moment) -> bool {
    match moment.provenance() {
        Provenance::Predicted | Provenance::Inferred => false,
        Provenance::Visited
        | Provenance::Edited
        | Provenance::Told
        | Provenance::Taken
        | Provenance::Confirmed
        | Provenance::Contradicted
        | Provenance::Unspecified => true,
    }
}

#[cfg(test)]
mod tests {
    use super::super::walk::tests::{arrive, asked};
    use super::*;
    use crate::action::Action;
    use crate::debugger::Command;
    use crate::program::Program;
    use crate::request::{Answer, Confidence, Prediction, Reply};
    use crate::state::{Event, Frame, State};

    fn line(line: u32) -> State {
        State {
            event: Event::Line,
            frames: vec![Frame::new("<module>", line)],
            ..State::start()
        }
    }

    fn debugger() -> Debugger {
        Debugger::new(Program::parse("a = 1\nb = 2\nc = 3\nd = 4\n").unwrap())
    }

    fn step(debugger: &mut Debugger, action: Action, to: u32, probability: f64) {
        let request = asked(debugger, action);
        let reply = Reply::Predictions {
            predictions: vec![Prediction::new(
                line(to),
                probability,
                Confidence::default(),
            )],
            milliseconds: 1.0,
            history_used: 0,
        };
        let id = request.id;
        debugger.accept(Answer { id, reply }).unwrap();
    }

    fn check(debugger: &Debugger, confirmed: &[usize], expected: Option<f64>) {
        let found = debugger.likelihood(|position| confirmed.contains(&position));
        let found = found.map(|found| (found * 1e6).round() / 1e6);
        assert_eq!(found, expected);
    }

    #[test]
    fn it_rests_on_all_steps_since_the_last_state_that_is_known() {
        let mut debugger = debugger();
        check(&debugger, &[], None);
        step(&mut debugger, Action::StepInto, 1, 0.9);
        check(&debugger, &[], Some(0.99));
        step(&mut debugger, Action::StepInto, 2, 0.8);
        check(&debugger, &[], Some(0.9504));
        // A certain step leaves it as it is.
        step(&mut debugger, Action::StepInto, 3, 1.0);
        check(&debugger, &[], Some(0.9504));
        // CPython confirms a state before, or the state itself.
        check(&debugger, &[1], Some(0.96));
        check(&debugger, &[2], Some(1.0));
        check(&debugger, &[3], None);
        // What was seen before is as likely as it was then.
        debugger.command(Command::GoTo(1)).unwrap();
        check(&debugger, &[], Some(0.99));
        // What was typed is given.
        let locals = [("a".to_owned(), "5".to_owned())].into_iter().collect();
        let edit = Action::Edit { frame: 0, locals };
        debugger.command(Command::Act(edit)).unwrap();
        check(&debugger, &[], None);
        step(&mut debugger, Action::StepInto, 2, 0.7);
        check(&debugger, &[], Some(0.91));
        debugger
            .command(Command::Follow(Box::new(line(2))))
            .unwrap();
        check(&debugger, &[], None);
    }

    #[test]
    fn backward_it_rests_on_the_state_that_it_was_inferred_from() {
        let mut debugger = debugger();
        debugger.command(Command::StartAt(line(3))).unwrap();
        step(&mut debugger, Action::InvStepInto, 2, 0.9);
        step(&mut debugger, Action::InvStepInto, 1, 0.5);
        check(&debugger, &[], Some(0.45));
        check(&debugger, &[1], Some(0.5));
    }

    #[test]
    fn on_a_careful_way_it_is_what_was_told_of_the_way() {
        let mut debugger = debugger();
        step(&mut debugger, Action::StepInto, 1, 0.9);
        let request = asked(&mut debugger, Action::Breakpoint { lines: vec![4] });
        arrive(&mut debugger, &request, &[line(2), line(3)], line(4), 3);
        check(&debugger, &[], Some(0.495));
        debugger.command(Command::Act(Action::InvStepInto)).unwrap();
        check(&debugger, &[], Some(0.8019));
        debugger.command(Command::Act(Action::InvStepInto)).unwrap();
        check(&debugger, &[], Some(0.891));
    }
}
