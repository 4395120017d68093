//! How predictions are made, and what else they say: several pasts, and the jump that a careful way disagrees with.

use hunch::action::Action;
use hunch::debugger::{Command as Step, Debugger};
use hunch::request::Mode;
use hunch::state::State;
use hunch::truth::Finding;
use leptos::prelude::*;

use super::Session;
use crate::notices::{Notice, Topic};
use crate::words::{self, panels};

/// So many pasts are drawn where several are wanted: those that are the same count once.
const SEVERAL: usize = 5;

/// What a jump gives less than this is no second answer.
const UNLIKELY: f64 = 0.1;

/// One of several pasts.
#[derive(Clone, Debug, PartialEq)]
pub struct Past {
    /// Its place among the alternatives; `None` for the one that is shown.
    pub index: Option<usize>,
    /// Where it is, and what is different in it.
    pub text: String,
    /// Of the past, 0 to 1.
    pub probability: f64,
    /// Whether going forward from it leads back, as far as that was tried.
    pub checked: Option<bool>,
}

impl Session {
    /// Tells the debugger how to predict.
    pub(super) fn set_up(self, debugger: &mut Debugger) {
        debugger.set_mode(if self.careful.get_untracked() {
            Mode::Careful
        } else {
            Mode::Jump
        });
        debugger.set_pasts(if self.several.get_untracked() {
            SEVERAL
        } else {
            1
        });
        debugger.set_input(Some(self.input.get_untracked()));
    }

    /// Infers several pasts of the current state, whatever is known of what came before it.
    pub(super) fn infer_pasts(self) {
        self.debugger.update(|debugger| {
            debugger
                .iter_mut()
                .for_each(|debugger| debugger.set_pasts(SEVERAL));
        });
        self.pasts_asked.set_value(true);
        self.command(Step::Infer(Action::InvStepInto));
        self.debugger.update(|debugger| {
            debugger
                .iter_mut()
                .for_each(|debugger| self.set_up(debugger));
        });
    }

    /// After other pasts were asked for: says so where there is none.
    pub(super) fn tell_lonely_past(self) {
        let asked = self
            .pasts_asked
            .try_update_value(std::mem::take)
            .unwrap_or_default();
        if asked && untrack(|| self.pasts()).is_empty() {
            self.notify(Notice {
                topic: Topic::Prediction,
                error: false,
                text: panels::NO_OTHER_PAST.to_owned(),
                remedy: None,
            });
        }
    }

    /// The pasts there are to choose from, likeliest first; none where there is one only. What rounds to nothing is no
    /// choice.
    pub fn pasts(self) -> Vec<Past> {
        self.debugger.with(|debugger| {
            let Some(debugger) = debugger else {
                return Vec::new();
            };
            let moment = debugger.moment();
            let others: Vec<&State> = moment
                .alternatives
                .iter()
                .map(|other| &other.state)
                .chain([&moment.state])
                .collect();
            let mut pasts: Vec<Past> = moment
                .alternatives
                .iter()
                .enumerate()
                .filter(|(_, other)| !words::is_nothing(other.probability))
                .map(|(index, other)| Past {
                    index: Some(index),
                    text: words::past(&other.state, &others),
                    probability: other.probability,
                    checked: other.checked,
                })
                .collect();
            if !pasts.is_empty() {
                pasts.push(Past {
                    index: None,
                    text: words::past(&moment.state, &others),
                    probability: moment.probability.unwrap_or_default(),
                    checked: moment.checked,
                });
            }
            pasts.sort_by(|one, other| other.probability.total_cmp(&one.probability));
            pasts
        })
    }

    /// Shows another past in place of the one that is shown.
    pub fn choose_past(self, index: usize) {
        self.end_run();
        self.command(Step::Choose(index));
    }

    /// Where a jump goes that disagrees with the careful way to the current state, in words; `None` also where that is settled:
    /// the careful way is not doubtful, the jump is unlikely, or CPython has confirmed the state.
    pub fn disagreement(self) -> Option<String> {
        self.debugger.with(|debugger| {
            let debugger = debugger.as_ref()?;
            let moment = debugger.moment();
            let jump = moment.jump.as_ref()?;
            let is_doubtful = moment.sureness().is_some_and(words::is_unsure);
            if !is_doubtful || jump.probability < UNLIKELY {
                return None;
            }
            let judgement = self.check.judgement(debugger.position());
            let found = judgement.map(|judgement| judgement.overall());
            if found == Some(Finding::Confirmed) {
                return None;
            }
            let place = words::past(&jump.state, &[&moment.state, &jump.state]);
            let printed = Some(jump.state.output.as_str());
            let printed = printed.filter(|text| *text != moment.state.output);
            Some(panels::disagreement(jump.probability, &place, printed))
        })
    }
}
