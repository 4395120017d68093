//! What a lesson wants of the session: its program, the states it stands at, and its commands.

use hunch::action::Action;
use hunch::debugger::{Command as Step, Debugger};
use hunch::state::State;
use leptos::prelude::*;

use super::Session;
use crate::notices::Topic;

/// What stands before a lesson's id where others have the id of an example.
const LESSON: &str = "lesson:";

/// A step that was taken with the debugger.
#[derive(Clone, Debug, PartialEq)]
pub struct Taken {
    /// The state that it was taken at.
    pub from: State,
    /// What was asked for.
    pub action: Action,
    /// Where that led.
    pub to: State,
}

impl Session {
    /// Shows a lesson's program at the state that it begins at; nothing is predicted. The user's own program stays kept.
    pub fn open_lesson(self, id: &str, text: &str, breakpoints: &[u32]) {
        let before = self.before.try_update_value(Option::take).flatten();
        self.example.set(Some(format!("{LESSON}{id}")));
        self.open(text, breakpoints);
        self.before.set_value(before);
        self.unasked.set_value(true);
    }

    /// The lesson that the text is, as long as it was not edited; empty for one that was left.
    pub fn lesson(self) -> Option<String> {
        let is = |example: &Option<String>| lesson_of(example).map(str::to_owned);
        self.example.with(is)
    }

    /// The lesson is left: what it took the place of comes back. Where it was the first that there was, its program stays.
    pub fn leave_lesson(self) {
        if self
            .example
            .with_untracked(|example| lesson_of(example).is_some())
        {
            self.example.set(Some(LESSON.to_owned()));
            self.save_soon();
        }
        self.bring_back_from_lesson();
    }

    /// What was wrong with a lesson concerns nobody any more.
    pub fn clear_lesson_notice(self) {
        self.clear_notice(Topic::Lesson);
    }

    /// The draft that was put aside is back, or of no interest any more.
    pub fn clear_draft_notice(self) {
        self.clear_notice(Topic::Draft);
    }

    /// Shows a state that the lesson tells: where it is on the timeline, or else as a new beginning. `is_true`: it is known to
    /// be CPython's.
    pub fn stand_at(self, state: &State, is_true: bool) {
        let find = |debugger: &Debugger| {
            let same = |other: &State| shows(other, state);
            if same(debugger.state()) {
                return None;
            }
            let moments: Vec<_> = debugger.timeline().collect();
            // What a step has only passed may look alike.
            let mut landings = debugger.landings(moments.len() - 1).into_iter();
            let there = landings.find(|at| same(&moments[*at].state));
            Some(there.map_or_else(|| Step::StandAt(state.clone()), Step::GoTo))
        };
        let Some(step) = untrack(|| self.with_debugger(find)).flatten() else {
            return;
        };
        let is_new = matches!(step, Step::StandAt(_));
        self.carry_out(step);
        if is_new && is_true {
            self.carry_out(Step::Follow(Box::new(state.clone())));
        }
    }

    /// Whether a state is the one that is shown.
    pub fn is_at(self, state: &State) -> bool {
        self.with_debugger(|debugger| shows(debugger.state(), state)) == Some(true)
    }

    /// Takes an action of a lesson.
    pub fn take_action(self, action: Action) {
        self.stop();
        self.command(Step::Act(action));
    }

    /// The state that is shown, and its position.
    pub fn shown_state(self) -> Option<(usize, State)> {
        untrack(|| self.with_debugger(|debugger| (debugger.position(), debugger.state().clone())))
    }

    /// The run up to the state that is shown, as a lesson tells it: where it begins, if not at the start of the program, and
    /// each action with the state that it led to. What was not reached by going forward begins it anew.
    pub fn run_so_far(self) -> (Option<State>, Vec<(Action, State)>) {
        let read = |debugger: &Debugger| {
            let mut start = None;
            let mut steps = Vec::new();
            let moments: Vec<_> = debugger.timeline().collect();
            for at in debugger.landings(debugger.position()) {
                let moment = moments[at];
                match moment.action() {
                    Some(action) if action.is_step() && !action.is_inverse() => {
                        steps.push((action.clone(), moment.state.clone()));
                    }
                    _ => {
                        steps.clear();
                        start = Some(moment.state.clone()).filter(|start| !start.is_start());
                    }
                }
            }
            (start, steps)
        };
        untrack(|| self.with_debugger(read)).unwrap_or_default()
    }

    /// The last step that was asked for, with the state that is shown.
    pub fn last_step(self) -> Option<Taken> {
        let (from, action) = self.last.get_value()?;
        let to = untrack(|| self.with_debugger(|debugger| debugger.state().clone()))?;
        Some(Taken { from, action, to })
    }

    /// Remembers what is asked for, if that is a step.
    pub(super) fn note_step(self, step: &Step) {
        let taken = |debugger: &Debugger| {
            let action = debugger.action_of(step).filter(Action::is_step)?;
            Some((debugger.state().clone(), action))
        };
        self.last
            .set_value(untrack(|| self.with_debugger(taken)).flatten());
    }
}

fn lesson_of(example: &Option<String>) -> Option<&str> {
    example.as_deref()?.strip_prefix(LESSON)
}

/// Whether two states look alike: all but running loops, pending results and aliases.
pub fn shows(one: &State, other: &State) -> bool {
    let agreement = one.compare(other);
    agreement.event && agreement.line && agreement.locals && agreement.value
}
