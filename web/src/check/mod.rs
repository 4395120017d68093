//! Checking with CPython: what really happens in the program, beside what was predicted.
//!
//! [`Check::trace`] asks for the true run of any program. When the mode is on, the session's own program is traced by
//! itself, and every state of the timeline is judged by it. CPython is Pyodide in a worker of a sandboxed iframe
//! (`web/reference/`); it is loaded when it is asked for the first time.

mod button;
mod card;
mod past;
mod reference;
mod runs;
mod true_value;

use std::sync::Arc;

use hunch::debugger::Debugger;
use hunch::state::State;
use hunch::truth::{Counterpart, Edit, Edited, Judged, Judgement, Run};
use leptos::prelude::*;

pub use button::CheckButton;
pub use card::CheckCard;
pub use past::Verdict;
#[cfg(test)]
pub use reference::Refused;
pub use reference::{Kind, Unanswered};
pub use true_value::TrueValue;

use past::Pasts;
use reference::Phase;
use runs::{Course, Runs};

/// So many edits in a row CPython is given.
const MOST_EDITS: usize = 8;

/// Handles to everything; a copy is the same one.
#[derive(Clone, Copy)]
pub struct Check {
    /// The mode: whether every state is checked.
    pub on: RwSignal<bool>,
    /// How far CPython is.
    phase: RwSignal<Phase>,
    runs: Runs,
    pasts: Pasts,
    /// The session beside the true run of its program; `None` while that is not known, and without the mode.
    judged: Memo<Option<Arc<Judged>>>,
    debugger: RwSignal<Option<Debugger>>,
}

impl Check {
    /// Provides it to all components, for this session.
    pub fn provide(debugger: RwSignal<Option<Debugger>>) -> Check {
        let on = RwSignal::new(false);
        let phase = RwSignal::new(Phase::Asleep);
        let runs = Runs::new(phase);
        let pasts = Pasts::new(runs);
        let course =
            Memo::new(move |_| debugger.with(|debugger| debugger.as_ref().map(Course::of)));
        let judged = Memo::new(move |_| {
            let run = on
                .get()
                .then(|| course.get())
                .flatten()
                .and_then(|course| runs.known(&course))?;
            let run = run.ok()?;
            debugger.with(|debugger| Some(Arc::new(beside(debugger.as_ref()?, &run, runs))))
        });
        let check = Check {
            on,
            phase,
            runs,
            pasts,
            judged,
            debugger,
        };
        Effect::new(move |_| {
            if let Some(course) = course.get().filter(|_| on.get()) {
                runs.trace(course, |_| {});
            }
        });
        check.run_edits();
        check.check_pasts();
        provide_context(check);
        check
    }

    /// The one of the page.
    pub fn get() -> Check {
        expect_context()
    }

    /// Asks for the true run of a program, whether the mode is on or not, and calls back with it, at once if it is known
    /// already. `text` has to be a program's: what `Program::parse` refuses is not asked for.
    pub fn trace(
        self,
        text: String,
        done: impl FnOnce(Result<Arc<Run>, Unanswered>) + Send + Sync + 'static,
    ) {
        self.runs.trace(Course::plain(&text), done);
    }

    /// Asks for the true run of the session's program.
    pub fn trace_session(self) {
        if let Some(course) = untrack(|| self.course()) {
            self.runs.trace(course, |_| {});
        }
    }

    /// The true run of the session's program, if it was asked for and is there.
    pub fn run(self) -> Option<Arc<Run>> {
        self.runs.known(&self.course()?)?.ok()
    }

    /// What the run of a program came to, if it was asked for and is there.
    pub fn known(self, text: &str) -> Option<Result<Arc<Run>, Unanswered>> {
        self.runs.known(&Course::plain(text))
    }

    /// Whether the run of a program is awaited.
    pub fn is_asked(self, text: &str) -> bool {
        self.runs.is_asked(&Course::plain(text))
    }

    /// Whether CPython itself is still on its way.
    pub fn is_loading(self) -> bool {
        matches!(self.phase.get(), Phase::Loading { .. })
    }

    /// The true state that a state of the timeline (by its position from 0) is to be compared with: the one that CPython
    /// reaches by the same commands. `None`: not known, or there is none.
    pub fn truth_at(self, position: usize) -> Option<State> {
        let judged = self.judged_anyway()?;
        let judgement = judged.judgements.get(position)?.as_ref()?;
        Some(judgement.truth.clone())
    }

    /// Where a state of the timeline lies in the true run; `None` while that is not known.
    pub fn counterpart(self, position: usize) -> Option<Counterpart> {
        let judged = self.judged_anyway()?;
        judged.counterparts.get(position).copied()
    }

    /// The session beside the true run, also without the mode, in which nothing is kept: somebody else asked for it then.
    fn judged_anyway(self) -> Option<Arc<Judged>> {
        self.judged.get().or_else(|| {
            let run = self.run()?;
            self.debugger
                .with(|debugger| Some(Arc::new(beside(debugger.as_ref()?, &run, self.runs))))
        })
    }

    /// What CPython says of the whole timeline, and the score; `None` while that is not known, and without the mode.
    pub fn judged(self) -> Option<Arc<Judged>> {
        self.judged.get()
    }

    /// What CPython says of a state of the timeline; `None` while that is not known, and without the mode.
    pub fn judgement(self, position: usize) -> Option<Judgement> {
        self.judged.get()?.judgements.get(position)?.clone()
    }

    /// Whether an answer is awaited for the session's program.
    pub fn busy(self) -> bool {
        self.course()
            .is_some_and(|course| self.runs.is_asked(&course))
    }

    /// Why there is no true run of the session's program.
    pub fn error(self) -> Option<Unanswered> {
        self.runs.known(&self.course()?)?.err()
    }

    /// Asks for the runs with what was set on the way to states of the timeline.
    fn run_edits(self) {
        Effect::new(move |_| {
            let Some((plain, judged)) = self.course().zip(self.judged.get()) else {
                return;
            };
            for edits in judged.awaited.clone() {
                let course = Course {
                    edits,
                    ..plain.clone()
                };
                if !untrack(|| self.runs.is_asked(&course)) {
                    self.runs.trace(course, |_| {});
                }
            }
        });
    }

    fn course(self) -> Option<Course> {
        self.debugger
            .with(|debugger| debugger.as_ref().map(Course::of))
    }
}

/// The session beside the true run of its program, and beside those with edits that are there.
fn beside(debugger: &Debugger, run: &Arc<Run>, runs: Runs) -> Judged {
    let plain = Course::of(debugger);
    debugger.judged(run, |edits: &[Edit]| {
        if edits.len() > MOST_EDITS {
            return Edited::Impossible;
        }
        let course = Course {
            edits: edits.to_vec(),
            ..plain.clone()
        };
        match runs.known(&course) {
            None => Edited::Awaited,
            Some(Ok(run)) => Edited::Run(run),
            Some(Err(_)) => Edited::Impossible,
        }
    })
}
