//! A session beside the true run, and how many of its steps were right.

use std::collections::BTreeMap;

use crate::evaluate::Tally;

use super::{Counterpart, Edit, Judgement};

/// A session beside the true run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Where each state of the timeline lies in the run.
    pub counterparts: Vec<Counterpart>,
    /// What the run says of each state of the timeline; `None` of those without counterpart.
    pub judgements: Vec<Option<Judgement>>,
    /// Of all predictions so far.
    pub score: Score,
    /// The edits of the runs that states of the timeline lie in, and which are not there yet.
    pub awaited: Vec<Vec<Edit>>,
}

/// The steps that were predicted in a session, each from a state that was right itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// All of them.
    pub all: Tally,
    /// By the name of the action.
    pub actions: BTreeMap<&'static str, Tally>,
    /// Steps that began at a wrong state: of those nothing better can be expected, and they are not counted.
    pub misled: usize,
    /// Steps whose states Python does not specify.
    pub unspecified: usize,
}

impl Score {
    /// Counts a step.
    pub(crate) fn add(&mut self, action: &'static str, right: bool) {
        self.all.add(right);
        self.actions.entry(action).or_default().add(right);
    }
}
