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
use hunch::truth::{Counterpart, Judged, Judgement, Run};
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
use runs::Runs;

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
        let text = Memo::new(move |_| {
            debugger.with(|debugger| Some(debugger.as_ref()?.program().text().to_owned()))
        });
        let judged = Memo::new(move |_| {
            let run = on
                .get()
                .then(|| text.get())
                .flatten()
                .and_then(|text| runs.known(&text))?;
            let run = run.ok()?;
            debugger.with(|debugger| Some(Arc::new(debugger.as_ref()?.judged(&run))))
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
            if let Some(text) = text.get().filter(|_| on.get()) {
                check.trace(text, |_| {});
            }
        });
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
        self.runs.trace(text, done);
    }

    /// The true run of the session's program, if it was asked for and is there.
    pub fn run(self) -> Option<Arc<Run>> {
        let text = self.text()?;
        self.runs.known(&text)?.ok()
    }

    /// The true state that a state of the timeline (by its position from 0) is to be compared with: the one that CPython
    /// reaches by the same commands from the start. `None`: not known, or there is none.
    pub fn truth_at(self, position: usize) -> Option<State> {
        let run = self.run()?;
        self.counterpart(position)?.state(&run)
    }

    /// Where a state of the timeline lies in the true run; `None` while that is not known.
    pub fn counterpart(self, position: usize) -> Option<Counterpart> {
        let known = |judged: &Judged| judged.counterparts.get(position).copied();
        if let Some(judged) = self.judged.get() {
            return known(&judged);
        }
        // Without the mode nothing is kept: it was asked for by somebody else.
        let run = self.run()?;
        self.debugger
            .with(|debugger| known(&debugger.as_ref()?.judged(&run)))
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
        self.text().is_some_and(|text| self.runs.is_asked(&text))
    }

    /// Why there is no true run of the session's program.
    pub fn error(self) -> Option<Unanswered> {
        self.runs.known(&self.text()?)?.err()
    }

    fn text(self) -> Option<String> {
        self.debugger
            .with(|debugger| Some(debugger.as_ref()?.program().text().to_owned()))
    }
}
