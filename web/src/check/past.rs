//! Pasts that were inferred, checked by running forward from them: CPython either comes to the state that they were inferred
//! from, or it does not.

use hunch::action::Action;
use hunch::debugger::{Debugger, Provenance};
use hunch::state::State;
use leptos::prelude::*;
use serde::Deserialize;
use wasm_bindgen_futures::spawn_local;

use super::Check;
use super::reference::Question;
use super::runs::Runs;

/// What came of running forward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It leads to the state.
    Valid,
    /// It does not.
    Invalid,
    /// CPython cannot be put there: the program never has this stack, or a value is no literal.
    Unchecked,
}

/// A past and where it came from.
#[derive(Clone, Debug, PartialEq)]
struct Inferred {
    source: String,
    past: State,
    given: State,
    action: Action,
}

impl Inferred {
    fn at(debugger: &Debugger, position: usize) -> Option<Inferred> {
        let moment = debugger.timeline().nth(position)?;
        let (given, action) = debugger.came_from(position)?;
        (moment.provenance() == Provenance::Inferred && action.is_inverse()).then(|| Inferred {
            source: debugger.program().text().to_owned(),
            past: moment.state.clone(),
            given: given.clone(),
            action: action.clone(),
        })
    }
}

/// The pasts that were asked for, and what came of those that were answered.
#[derive(Clone, Copy)]
pub struct Pasts {
    runs: Runs,
    asked: RwSignal<Vec<(Inferred, Option<Verdict>)>>,
}

impl Pasts {
    pub fn new(runs: Runs) -> Pasts {
        Pasts {
            runs,
            asked: RwSignal::new(Vec::new()),
        }
    }

    /// What came of a past; `None` where none was asked for, or is not there yet.
    pub fn verdict(self, debugger: &Debugger, position: usize) -> Option<Verdict> {
        if self.asked.with(Vec::is_empty) {
            return None;
        }
        let inferred = Inferred::at(debugger, position)?;
        self.asked.with(|asked| {
            let mut entries = asked.iter();
            entries.find(|(other, _)| *other == inferred)?.1
        })
    }

    fn ask(self, inferred: Inferred) {
        let known = |asked: &Vec<(Inferred, _)>| asked.iter().any(|(other, _)| *other == inferred);
        if self.asked.with_untracked(known) {
            return;
        }
        self.asked
            .update(|asked| asked.push((inferred.clone(), None)));
        spawn_local(async move {
            let question = Question::Past {
                source: inferred.source.clone(),
                past: Box::new(inferred.past.clone()),
                given: Box::new(inferred.given.clone()),
                action: inferred.action.clone(),
            };
            // A past that makes CPython run without end, or crash, could not be checked.
            let reply = self.runs.ask(&question).await.unwrap_or_default();
            let verdict = reply.verdict.unwrap_or(Verdict::Unchecked);
            self.asked.update(|asked| {
                if let Some(entry) = asked.iter_mut().find(|(other, _)| *other == inferred) {
                    entry.1 = Some(verdict);
                }
            });
        });
    }
}

impl Check {
    /// Asks for every inferred past of the timeline that the true run does not confirm as it comes.
    pub(super) fn check_pasts(self) {
        Effect::new(move |_| {
            let Some(judged) = self.judged.get() else {
                return;
            };
            let wanted: Vec<Inferred> = self.debugger.with(|debugger| {
                let Some(debugger) = debugger else {
                    return Vec::new();
                };
                let unsure = judged
                    .judgements
                    .iter()
                    .enumerate()
                    .filter(|(_, judgement)| {
                        let right = judgement.as_ref().map(|judgement| judgement.overall());
                        right != Some(hunch::truth::Finding::Confirmed)
                    });
                unsure
                    .filter_map(|(position, _)| Inferred::at(debugger, position))
                    .collect()
            });
            wanted
                .into_iter()
                .for_each(|inferred| self.pasts.ask(inferred));
        });
    }

    /// What came of running forward from a state of the timeline, if that is an inferred past.
    pub fn verdict(self, position: usize) -> Option<Verdict> {
        self.debugger
            .with(|debugger| self.pasts.verdict(debugger.as_ref()?, position))
    }
}
