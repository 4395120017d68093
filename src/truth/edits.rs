//! What the user sets on the way, and the runs that go on from there.

use std::sync::Arc;

use indexmap::IndexMap;
use serde::Serialize;

use crate::action::Action;
use crate::debugger::Uncaught;
use crate::state::State;

use super::place::Place;
use super::{Counterpart, Incomparable, Judgement, Run, judge};

/// Locals that are set at a state of a run, which goes on from there with them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Edit {
    /// The state's number in the run.
    pub at: usize,
    /// The frame, counted from 0 at the outermost.
    pub frame: usize,
    /// The new values by name.
    pub locals: IndexMap<String, String>,
}

/// What is known of the run in which some edits are made.
#[derive(Clone, Debug)]
pub enum Edited {
    /// The run. The states that edits were made at are in it as they were then.
    Run(Arc<Run>),
    /// Nobody has asked for it, or it is awaited.
    Awaited,
    /// CPython cannot be given what was set.
    Impossible,
}

/// The runs that a session's states lie in: the program's own, and others that go on from what was set.
pub(crate) struct Courses<'a> {
    known: Vec<Course>,
    edited: &'a dyn Fn(&[Edit]) -> Edited,
    /// The edits of the runs that are wanted and not there yet.
    pub awaited: Vec<Vec<Edit>>,
}

/// A run, and the edits made in it, in the order of its states.
struct Course {
    run: Arc<Run>,
    edits: Vec<Edit>,
    /// The first state that is the session's too.
    begin: usize,
    /// How many frames lie below those of the session, which knows nothing of them.
    below: usize,
}

impl<'a> Courses<'a> {
    pub fn new(run: Arc<Run>, edited: &'a dyn Fn(&[Edit]) -> Edited) -> Courses<'a> {
        let course = Course {
            run,
            edits: Vec::new(),
            begin: 0,
            below: 0,
        };
        Courses {
            known: vec![course],
            edited,
            awaited: Vec::new(),
        }
    }

    /// The counterpart of the state that `action` led to from one whose counterpart is known. Where it lies in a run that is
    /// not there, that is `wanted` or not.
    pub fn follow(&mut self, before: Counterpart, action: &Action, wanted: bool) -> Counterpart {
        let Counterpart::At { course, to: at, .. } = before else {
            return before;
        };
        let none = Counterpart::None;
        if let Action::Edit { frame, locals } = action {
            let (frame, locals) = (*frame, locals.clone());
            return match self.edit(course, Edit { at, frame, locals }, wanted) {
                Ok(course) => Counterpart::At {
                    course,
                    from: at,
                    to: at,
                },
                Err(reason) => none(reason),
            };
        }
        let Course {
            run,
            edits,
            begin,
            below,
        } = &self.known[course];
        match run.target(at, &action.clone().normalized()) {
            Some(to) if to < *begin && edits.is_empty() => none(Incomparable::BeforeStart),
            // The session knows nothing of what called its outermost function.
            Some(to) if *below > 0 && run.depth(to) <= *below => none(Incomparable::Over),
            // The run came there with the values that it had before.
            Some(to) if to < *begin => none(Incomparable::BeforeEdit),
            Some(to) => Counterpart::At {
                course,
                from: at,
                to,
            },
            None => none(Incomparable::Over),
        }
    }

    /// The counterpart of a state that nothing led to. What the user typed lies where the program's own run has the same
    /// stack; what it has other values for, CPython is given there.
    pub fn begin(&mut self, state: &State, wanted: bool) -> Counterpart {
        let at = |course, at| Counterpart::At {
            course,
            from: at,
            to: at,
        };
        if state.is_start() {
            return at(0, 0);
        }
        let Some(place) = Place::of(state, &self.known[0].run) else {
            return Counterpart::None(Incomparable::Given);
        };
        let course = Course {
            run: self.known[0].run.clone(),
            edits: Vec::new(),
            begin: if place.many_pasts { place.at } else { 0 },
            below: place.below,
        };
        self.known.push(course);
        let mut course = self.known.len() - 1;
        for (frame, locals) in place.set {
            let edit = Edit {
                at: place.at,
                frame,
                locals,
            };
            course = match self.edit(course, edit, wanted) {
                Ok(course) => course,
                Err(reason) => return Counterpart::None(reason),
            };
        }
        at(course, place.at)
    }

    /// The run that goes on from an edit in another one.
    fn edit(&mut self, course: usize, edit: Edit, wanted: bool) -> Result<usize, Incomparable> {
        let Course {
            run, edits, below, ..
        } = &self.known[course];
        let below = *below;
        let frame = edit.frame + below;
        let edit = Edit { frame, ..edit };
        let state = run.state(edit.at);
        let frame = state.frames.get(edit.frame);
        let locals = frame.and_then(|frame| frame.locals.as_ref());
        let is_there = |name| locals.is_some_and(|locals| locals.contains_key(name));
        if !edit.locals.keys().all(is_there) {
            return Err(Incomparable::Edited);
        }
        let begin = edit.at;
        let edits: Vec<Edit> = edits.iter().cloned().chain([edit]).collect();
        if let Some(known) = self
            .known
            .iter()
            .position(|course| course.edits == edits && course.below == below)
        {
            return Ok(known);
        }
        match (self.edited)(&edits) {
            Edited::Run(run) => {
                let course = Course {
                    run,
                    edits,
                    begin,
                    below,
                };
                self.known.push(course);
                Ok(self.known.len() - 1)
            }
            Edited::Awaited => {
                if wanted && !self.awaited.contains(&edits) {
                    self.awaited.push(edits);
                }
                Err(Incomparable::Awaited)
            }
            Edited::Impossible => Err(Incomparable::Edited),
        }
    }

    /// Compares a state with its counterpart; `None` where it has none. `uncaught`: what has ended the program there.
    pub fn judge(
        &self,
        state: &State,
        uncaught: Option<&Uncaught>,
        counterpart: Counterpart,
    ) -> Option<Judgement> {
        let Counterpart::At { course, .. } = counterpart else {
            return None;
        };
        let Course { run, below, .. } = &self.known[course];
        judge(state, uncaught, run, counterpart, *below)
    }
}
