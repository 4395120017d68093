//! Runs: commands that go on by themselves, from stop to stop, until something holds. Each stop is a state of the
//! timeline; the whole run is one command to undo, and can be stopped at any time.

use gloo::timers::callback::Timeout;
use hunch::action::Action;
use hunch::debugger::{Command as Step, Debugger};
use hunch::quiz::PythonValue;
use hunch::request::Reply;
use hunch::state::{Event, State};
use leptos::prelude::*;

use super::Session;
use super::changes::{Change, change};
use super::watches::Question;
use crate::local::LocalName;
use crate::notices::{Notice, Topic};
use crate::words::running;

/// A run gives up after so many stops.
const LONGEST: usize = 500;

/// Which way a run goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// On.
    Forward,
    /// Back.
    Backward,
}

/// A step that could not be predicted.
#[derive(Clone, Debug)]
pub(super) struct Failed {
    step: Step,
    /// The depth of the state that it was taken at.
    depth: usize,
    /// What it was a step of.
    run: Option<Run>,
}

/// A run that is under way.
#[derive(Clone, Debug)]
pub struct Run {
    step: Step,
    until: Until,
    /// The state before the last step.
    before: State,
    /// The states at which it has gone on.
    pub stops: usize,
    /// The position on the timeline that it began at.
    pub began: usize,
}

impl Run {
    /// Which way it goes.
    pub fn direction(&self) -> Direction {
        match &self.step {
            Step::ContinueBack => Direction::Backward,
            Step::Act(action) if action.is_inverse() => Direction::Backward,
            _ => Direction::Forward,
        }
    }
}

/// What ends a run, besides the program's end.
#[derive(Clone, Debug)]
enum Until {
    /// The line that is run to, a breakpoint that has no condition, or one that holds, or the change of a variable that has
    /// a breakpoint.
    Stop {
        /// That line.
        target: Option<u32>,
    },
    /// A step over a call, or out of it, is at its end: the stack is no deeper, and where that is asked for, the frame `returns`.
    Out { depth: usize, returns: bool },
    /// A local has another value, or its frame is left.
    Changed { local: LocalName, was: Frozen },
}

/// Whether a run stops at a state.
enum Stop {
    /// It goes on.
    None,
    /// Only if this holds.
    If(String),
    /// It does.
    Certain,
    /// It does, since a variable has changed.
    Changed(Change),
}

/// A local at the start of a run.
#[derive(Clone, Debug, PartialEq)]
struct Frozen {
    function: Option<String>,
    value: Option<String>,
}

impl Session {
    /// Goes on (to the next breakpoint, or to a line) or back until there is a reason to stop.
    pub(super) fn run_to_breakpoint(self, step: Step) {
        let target = match step {
            Step::RunTo(line) => self.line_with_code(line),
            _ => None,
        };
        let backward = step == Step::ContinueBack;
        let conditions = self
            .conditions
            .with_untracked(|conditions| !conditions.is_empty());
        let changes = self.change_stops.with_untracked(|stops| !stops.is_empty());
        // What changes on the way of a jump is not told: then it is state by state.
        let step = match (changes, backward) {
            (false, _) => step,
            (true, false) => Step::Act(Action::StepInto),
            (true, true) => Step::Act(Action::InvStepInto),
        };
        // Forward it is one prediction where every breakpoint stops; backward it is as many as there are states.
        if conditions || changes || backward {
            self.start_run(step, Until::Stop { target }, 0);
        } else {
            self.command(step);
        }
    }

    /// The step that is asked for could not be predicted, and a run is over with it.
    pub(super) fn note_failure(self) {
        let run = self.run.get_untracked();
        self.failed.update_value(|failed| {
            if let Some(failed) = failed {
                failed.run = run;
            }
        });
        self.end_run();
    }

    /// Remembers a step that the model is asked for.
    pub(super) fn note_asked(self, step: Step) {
        let depth = |debugger: &Debugger| debugger.state().depth();
        let depth = untrack(|| self.with_debugger(depth)).unwrap_or_default();
        self.failed.set_value(Some(Failed {
            step,
            depth,
            run: None,
        }));
    }

    /// Takes the step again that could not be predicted, and goes on with what it was a part of.
    pub fn retry(self) {
        self.clear_notice(Topic::Prediction);
        match self.failed.get_value() {
            Some(Failed { run: Some(run), .. }) => self.start_run(run.step, run.until, 0),
            Some(Failed {
                step: Step::Infer(_),
                ..
            }) => self.infer_pasts(),
            Some(Failed { step, .. }) => self.command(step),
            None => {}
        }
    }

    /// Goes on with the command that has waited for a line of input.
    pub(super) fn go_on_with_input(self) {
        let Some(Failed { step, depth, run }) = self.failed.get_value() else {
            return;
        };
        let until = match (run, &step) {
            (Some(run), _) => run.until,
            // It may have come into a call that was to be stepped over: the rest of it is the way out.
            (None, Step::Act(action @ (Action::StepOver | Action::StepReturn))) => Until::Out {
                depth,
                returns: *action == Action::StepReturn,
            },
            (None, _) => return self.command(step),
        };
        let state = untrack(|| self.with_debugger(|debugger| debugger.state().clone()));
        match (&until, state) {
            (Until::Out { depth, .. }, Some(state)) if state.depth() > *depth => {
                self.start_run(Step::Act(out_of(&state)), until, 1);
            }
            (Until::Out { .. }, _) => self.command(step),
            _ => self.start_run(step, until, 0),
        }
    }

    /// Steps until a local changes.
    pub fn run_to_change(self, local: &LocalName, direction: Direction) {
        let action = match direction {
            Direction::Forward => Action::StepInto,
            Direction::Backward => Action::InvStepInto,
        };
        let was = self.debugger.with_untracked(|debugger| {
            debugger
                .as_ref()
                .map(|debugger| frozen(debugger.state(), local))
        });
        if let Some(was) = was {
            self.editing.set(None);
            let local = local.clone();
            self.start_run(Step::Act(action), Until::Changed { local, was }, 0);
        }
    }

    /// Takes a step again and again; `stops`: how often it has stopped and gone on before.
    fn start_run(self, step: Step, until: Until, stops: usize) {
        let Some(before) = untrack(|| self.with_debugger(|debugger| debugger.state().clone()))
        else {
            return;
        };
        self.engine.cancel();
        self.run.set(Some(Run {
            step: step.clone(),
            until,
            before,
            stops,
            began: self.position_untracked().unwrap_or_default(),
        }));
        self.command(step);
    }

    /// After each stop of a run: goes on, or is done. `false`: no run is under way.
    pub(super) fn go_on(self) -> bool {
        let Some(run) = self.run.get_untracked() else {
            return false;
        };
        if run.stops > 0 {
            self.debugger
                .update(|debugger| debugger.iter_mut().for_each(Debugger::join_last));
        }
        let state = self
            .debugger
            .with_untracked(|debugger| debugger.as_ref().map(|debugger| debugger.state().clone()));
        let Some(state) = state else {
            return self.end_run();
        };
        let ended = state.event == Event::Exit || state.is_start();
        match &run.until {
            _ if ended => self.end_run(),
            Until::Changed { local, was } if frozen(&state, local) == *was => self.next_stop(),
            Until::Changed { .. } => self.end_run(),
            Until::Out { depth, returns } => {
                let deeper = state.depth() > *depth;
                let returned = !returns || state.event == Event::Return;
                if !deeper && (returned || state.depth() < *depth) {
                    return self.end_run();
                }
                let step = match deeper {
                    true => out_of(&state),
                    false => Action::StepReturn,
                };
                self.run.update(|run| {
                    run.iter_mut()
                        .for_each(|run| run.step = Step::Act(step.clone()))
                });
                self.next_stop()
            }
            Until::Stop { target } => match self.stop_at(*target, &run, &state) {
                Stop::None => self.next_stop(),
                Stop::If(condition) => self.ask(Question::Condition, &condition) || self.end_run(),
                Stop::Certain => self.end_run(),
                Stop::Changed(change) => {
                    self.notify(Notice {
                        topic: Topic::Prediction,
                        error: false,
                        text: running::changed(&change),
                        remedy: None,
                    });
                    self.end_run()
                }
            },
        }
    }

    /// Whether a run stops at a state that it has come to.
    fn stop_at(self, target: Option<u32>, run: &Run, state: &State) -> Stop {
        let (earlier, later) = match run.direction() {
            Direction::Forward => (&run.before, state),
            Direction::Backward => (state, &run.before),
        };
        let changed = self
            .change_stops
            .with_untracked(|stops| change(stops, earlier, later));
        if let Some(change) = changed {
            return Stop::Changed(change);
        }
        let Some(line) = state.line().filter(|_| state.event == Event::Line) else {
            return Stop::None;
        };
        if Some(line) == target {
            return Stop::Certain;
        }
        if !self
            .breakpoints
            .with_untracked(|lines| lines.contains(&line))
        {
            return Stop::None;
        }
        self.conditions
            .with_untracked(|conditions| conditions.get(&line).cloned())
            .map_or(Stop::Certain, Stop::If)
    }

    /// What a condition's value means for the run.
    pub(super) fn condition_answered(self, reply: &Reply) {
        // As in other debuggers, a condition that cannot be told, or raises, stops.
        let holds = match reply {
            Reply::Value {
                value: Some(value),
                exception: None,
                ..
            } => PythonValue::written(value).is_true().unwrap_or(true),
            _ => true,
        };
        if holds {
            self.end_run();
            self.rest();
        } else {
            self.debugger
                .update(|debugger| debugger.iter_mut().for_each(Debugger::miss));
            self.next_stop();
        }
    }

    /// Takes the run's step again, after the page has been drawn; `true`.
    fn next_stop(self) -> bool {
        let went = self
            .run
            .try_update(|run| {
                let run = run.as_mut()?;
                run.stops += 1;
                Some((run.stops, run.direction()))
            })
            .flatten();
        let stops = went.map(|(stops, _)| stops);
        if let Some((LONGEST.., direction)) = went {
            self.notify(Notice {
                topic: Topic::Prediction,
                error: false,
                text: running::stopped_after(LONGEST, direction),
                remedy: None,
            });
            return self.end_run();
        }
        let before = untrack(|| self.with_debugger(|debugger| debugger.state().clone()));
        self.run.update(|run| {
            if let (Some(run), Some(before)) = (run, before) {
                run.before = before;
            }
        });
        Timeout::new(0, move || {
            let run = self.run.get_untracked();
            if let Some(run) = run.filter(|run| Some(run.stops) == stops) {
                self.command(run.step);
            }
        })
        .forget();
        true
    }

    /// The run is over; `false`, since none is under way any more.
    pub(super) fn end_run(self) -> bool {
        if self.run.with_untracked(Option::is_some) {
            self.run.set(None);
        }
        false
    }
}

/// What leads out of the call in which a state is: to its return, and from there to the caller.
fn out_of(state: &State) -> Action {
    match state.event {
        Event::Return => Action::StepOver,
        _ => Action::StepReturn,
    }
}

fn frozen(state: &State, local: &LocalName) -> Frozen {
    let frame = state.frames.get(local.frame);
    Frozen {
        function: frame.map(|frame| frame.function.clone()),
        value: frame
            .and_then(|frame| frame.locals.as_ref()?.get(&local.name).cloned())
            .flatten(),
    }
}
