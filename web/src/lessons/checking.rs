//! What CPython says of the draft: asked for by its author, or known since the page checks its states anyway.

use hunch::program::Program;
use hunch::truth::{Finding, Judgement};
use leptos::prelude::*;

use super::Lessons;
use super::adoption::is_of;
use super::format::{Lesson, Step};
use super::truth::{self, Answered};
use crate::check::Unanswered;
use crate::session::Session;
use crate::words::check::{Difference, differences};
use crate::words::making;

/// How far the draft's answers have been checked.
#[derive(Clone, Debug, PartialEq)]
pub enum Checked {
    /// There is nothing to check, or the editor shows another program.
    Nothing,
    /// Nobody has asked.
    Not,
    /// Python is on its way.
    Loading,
    /// It runs the program.
    Asked,
    /// It cannot say.
    Failed(Unanswered),
    /// It contradicts so many steps.
    Differs(usize),
    /// It has the same.
    Agrees,
    /// It has the same, and does not come to some of the steps.
    Partly,
}

/// What CPython says of each step of the draft; `None` while that is not known.
pub(super) type Verdicts = Option<Vec<Option<Judgement>>>;

/// What CPython says of the draft, as far as it is known for the program in the editor.
pub(super) fn verdicts(session: Session, draft: RwSignal<Option<Lesson>>) -> Memo<Verdicts> {
    Memo::new(move |_| {
        let text = session.text.get();
        draft.with(|draft| {
            let draft = draft.as_ref().filter(|draft| is_of(draft, &text))?;
            let run = session.check.known(&text)?.ok()?;
            Some(truth::judged(draft, &run))
        })
    })
}

impl Lessons {
    /// How far the answers have been checked.
    pub fn checked(self) -> Checked {
        let has_commands = |lesson: &Lesson| lesson.steps.iter().any(|step| step.go.is_some());
        let is_some = self
            .draft
            .with(|draft| draft.as_ref().is_some_and(has_commands));
        if !is_some || self.is_other_program() {
            return Checked::Nothing;
        }
        let check = self.session.check;
        let text = self.session.text.get();
        match check.known(&text) {
            Some(Err(error)) => Checked::Failed(error),
            Some(Ok(_)) => self.outcome(),
            None if !check.is_asked(&text) => Checked::Not,
            None if check.is_loading() => Checked::Loading,
            None => Checked::Asked,
        }
    }

    fn outcome(self) -> Checked {
        self.draft.with(|draft| {
            let steps = draft.iter().flat_map(|lesson| &lesson.steps);
            self.verdicts.with(|verdicts| {
                let judged = steps.zip(verdicts.iter().flatten());
                let commands = judged.filter(|(step, _)| step.go.is_some());
                let (mut contradicted, mut unknown) = (0, 0);
                for (step, judgement) in commands {
                    match judgement {
                        Some(judgement) if truth::is_contradicted(step, judgement) => {
                            contradicted += 1;
                        }
                        Some(_) => {}
                        None => unknown += 1,
                    }
                }
                match (contradicted, unknown) {
                    (0, 0) => Checked::Agrees,
                    (0, _) => Checked::Partly,
                    _ => Checked::Differs(contradicted),
                }
            })
        })
    }

    /// Asks CPython.
    pub fn check_draft(self) {
        let text = self.session.text.get_untracked();
        // What is no program is told by the line above the button.
        if Program::parse(&text).is_ok() {
            self.session.check.trace(text, |_| {});
        }
    }

    /// What CPython says of the expected answer to a question; `None` while that is not known.
    pub fn answered(self, step: usize, question: usize) -> Option<Answered> {
        self.of_step(step, |step, judgement| {
            let question = step.questions.get(question)?;
            Some(truth::answered(question, judgement))
        })
        .flatten()
    }

    /// In what CPython's state differs from the one that a step leads to; nothing while that is not known.
    pub fn differences(self, step: usize) -> Vec<Difference> {
        self.of_step(step, |step, judgement| match &step.then {
            Some(then) if judgement.overall() == Finding::Contradicted => {
                differences(then, None, judgement)
            }
            _ => Vec::new(),
        })
        .unwrap_or_default()
    }

    fn of_step<T>(self, step: usize, read: impl FnOnce(&Step, &Judgement) -> T) -> Option<T> {
        self.draft.with(|draft| {
            let of = draft.as_ref()?.steps.get(step)?;
            self.verdicts
                .with(|verdicts| Some(read(of, verdicts.as_ref()?.get(step)?.as_ref()?)))
        })
    }

    /// Puts CPython's state and answers into a step.
    pub fn take_truth(self, step: usize) {
        let judgement = |verdicts: &Verdicts| verdicts.as_ref()?.get(step)?.clone();
        if let Some(judgement) = self.verdicts.with_untracked(judgement) {
            self.change(|lesson| {
                if let Some(step) = lesson.steps.get_mut(step) {
                    truth::take(step, judgement.truth);
                }
            });
        }
    }

    /// The same in every step that CPython contradicts.
    pub fn take_all_truths(self) {
        let Some(verdicts) = self.verdicts.get_untracked() else {
            return;
        };
        self.set_aside(making::ALL_TAKEN.to_owned());
        self.change(|lesson| {
            for (step, judgement) in lesson.steps.iter_mut().zip(verdicts) {
                if let Some(judgement) =
                    judgement.filter(|judgement| truth::is_contradicted(step, judgement))
                {
                    truth::take(step, judgement.truth);
                }
            }
        });
    }
}
