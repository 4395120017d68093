//! Where the values of a state come from, besides how they came to be known: how sure the model was when it predicted them, and
//! which line changed them last. Both stay with a value until it is assigned anew: that nothing has touched a doubtful value
//! since makes it no surer, and beside another line it would read as if that had given it.

use std::collections::BTreeMap;

use crate::action::Action;
use crate::program::Program;
use crate::request::Confidence;
use crate::state::{Event, State};

use super::{DOUBTFUL, Moment};

/// Of the locals of a state, by frame, counted from 0, and name.
#[derive(Clone, Debug, Default)]
pub(super) struct Origins {
    /// How sure the model was of those that are doubtful.
    doubts: BTreeMap<(usize, String), f64>,
    /// The lines that changed them last, as far as known.
    lines: BTreeMap<(usize, String), u32>,
}

impl Origins {
    /// Those of a state that was predicted with `confidence` from the one of `before`. `by`: what was done there; `None`: it
    /// is the last state before.
    pub fn after(
        program: &Program,
        before: &Moment,
        by: Option<&Action>,
        state: &State,
        confidence: &Confidence,
    ) -> Origins {
        let depth = state.depth();
        let mut origins = before.origins.clone();
        origins.retain(|frame, name| is_same(before, state, frame, name));
        // Of a way of many states, it is said of all that has changed on it.
        origins.doubts.retain(|(frame, name), _| {
            let key = Confidence::local_key(*frame, depth, name);
            !confidence.locals.contains_key(&key)
        });
        for (key, sure) in &confidence.locals {
            if *sure < DOUBTFUL {
                let (frame, name) = Confidence::local_of(key, depth);
                origins.doubts.insert((frame, name.to_owned()), *sure);
            }
        }
        // What runs on the way of another step is not told.
        if matches!(by, None | Some(Action::StepInto | Action::StepOver)) {
            origins.note_changes(program, before, state);
        }
        origins
    }

    /// Notes the lines that have changed what is not the same as before: those that the frames stood at.
    fn note_changes(&mut self, program: &Program, before: &Moment, state: &State) {
        let surviving = before.state.frames_shared_with(state);
        for (index, frame) in state.frames.iter().enumerate() {
            let is_called = state.event == Event::Call
                && index + 1 == state.depth()
                && (program.definition_at(&frame.function, frame.line))
                    .is_some_and(|definition| definition.first == frame.line);
            let line = match before.state.frames.get(index) {
                _ if is_called => frame.line,
                Some(earlier) if index < surviving => earlier.line,
                _ => continue,
            };
            for name in frame.locals.iter().flat_map(|locals| locals.keys()) {
                if line > 0 && !is_same(before, state, index, name) {
                    self.lines.insert((index, name.clone()), line);
                }
            }
        }
    }

    /// Forgets those of other locals than these.
    pub fn retain(&mut self, keep: impl Fn(usize, &str) -> bool) {
        self.doubts.retain(|(frame, name), _| keep(*frame, name));
        self.lines.retain(|(frame, name), _| keep(*frame, name));
    }

    /// How sure the model was of a local, if it is doubtful.
    pub fn doubt(&self, frame: usize, name: &str) -> Option<f64> {
        self.doubts.get(&(frame, name.to_owned())).copied()
    }

    /// The line that changed a local last.
    pub fn line(&self, frame: usize, name: &str) -> Option<u32> {
        self.lines.get(&(frame, name.to_owned())).copied()
    }
}

/// Whether a local has the value that it had.
fn is_same(before: &Moment, state: &State, frame: usize, name: &str) -> bool {
    frame < before.state.frames_shared_with(state)
        && before.state.frames[frame].known(name).is_some()
        && before.state.frames[frame].known(name) == state.frames[frame].known(name)
}

#[cfg(test)]
mod tests {
    use super::super::walk::tests::asked;
    use super::*;
    use crate::debugger::{Command, Debugger, LocalView, Printed};
    use crate::request::{Answer, Prediction, Reply};
    use crate::state::Frame;

    /// The next step comes to a line with these locals, of which the model is so sure.
    fn step(
        debugger: &mut Debugger,
        line: u32,
        locals: &[(&str, &str)],
        sure: &[(&str, f64)],
        printed: Option<(&str, f64)>,
    ) {
        let request = asked(debugger, Action::StepInto);
        let mut frame = Frame::new("<module>", line);
        let local = |(name, value): &(&str, &str)| ((*name).to_owned(), Some((*value).to_owned()));
        frame.locals = Some(locals.iter().map(local).collect());
        let state = State {
            event: Event::Line,
            frames: vec![frame],
            output: printed.map(|(text, _)| text.to_owned()).unwrap_or_default(),
            ..State::start()
        };
        let sure = sure.iter().map(|(name, sure)| ((*name).to_owned(), *sure));
        let confidence = Confidence {
            locals: sure.collect(),
            output: printed.map(|(_, sure)| sure),
            ..Confidence::default()
        };
        let reply = Reply::Predictions {
            predictions: vec![Prediction::new(state, 0.9, confidence)],
            milliseconds: 1.0,
            history_used: 0,
        };
        let id = request.id;
        debugger.accept(Answer { id, reply }).unwrap();
    }

    /// The doubt of `r`, and the line that it comes from.
    fn of_r(debugger: &Debugger) -> (Option<f64>, Option<u32>) {
        let locals = debugger.shown().frames.remove(0).locals;
        let is_r = |local: &LocalView| local.name == "r";
        let r = locals.unwrap().into_iter().find(is_r).unwrap();
        (r.doubt, r.line)
    }

    #[test]
    fn a_value_is_doubtful_until_it_is_assigned_anew() {
        let program = Program::parse("r = 1\nprint(r)\nr = 2\nprint(r)\n").unwrap();
        let mut debugger = Debugger::new(program);
        step(&mut debugger, 1, &[], &[], None);
        step(&mut debugger, 2, &[("r", "1")], &[("r", 0.1)], None);
        assert_eq!(of_r(&debugger), (Some(0.1), Some(1)));
        assert_eq!(debugger.moment().sureness(), Some(0.1));
        step(&mut debugger, 3, &[("r", "1")], &[], Some(("1\n", 0.3)));
        assert_eq!(of_r(&debugger), (Some(0.1), Some(1)));
        assert_eq!(debugger.moment().sureness(), Some(0.3));
        // Also of what is gone back to.
        debugger.command(Command::GoTo(2)).unwrap();
        assert_eq!(of_r(&debugger), (Some(0.1), Some(1)));
        debugger.command(Command::GoTo(3)).unwrap();
        step(&mut debugger, 4, &[("r", "2")], &[("r", 0.9)], None);
        assert_eq!(of_r(&debugger), (None, Some(3)));
        let said = Printed {
            text: "1\n".to_owned(),
            doubtful: true,
            typed: false,
        };
        assert_eq!(debugger.printed(), (vec![said], Vec::new()));
    }
}
