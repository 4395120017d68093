//! Edits: a state with locals that the user sets, how long a local counts as edited, and another prediction in the place of the one that is
//! shown.

use std::collections::BTreeSet;

use indexmap::IndexMap;

use crate::action::Action;
use crate::request::{Alternative, Prediction};
use crate::state::{Locals, State};

use super::{Debugger, Moment, Provenance};

impl Debugger {
    pub(super) fn edit(&mut self, action: Action) {
        let Action::Edit { frame, locals } = &action else {
            return;
        };
        self.keep();
        let before = self.timeline.current_id();
        let current = self.moment();
        let mut edited = current.edited.clone();
        edited.extend(locals.keys().map(|name| (*frame, name.clone())));
        let moment = Moment {
            edited,
            from: Some((before, action.clone())),
            alternatives: Vec::new(),
            checked: None,
            jump: None,
            state: edited_state(&current.state, *frame, locals),
            ..current.clone()
        };
        self.timeline.append(moment, &action);
        self.before = Some(before);
        self.replayed = false;
    }

    pub(super) fn choose(&mut self, index: usize) {
        let current = self.moment();
        let mut alternatives = current.alternatives.clone();
        let Some(chosen) = alternatives.get_mut(index) else {
            return;
        };
        let chosen = std::mem::replace(
            chosen,
            Prediction {
                checked: current.checked,
                jump: current.jump.clone(),
                ..Prediction::new(
                    current.state.clone(),
                    current.probability.unwrap_or_default(),
                    current.confidence.clone().unwrap_or_default(),
                )
            },
        );
        let moment = Moment {
            edited: still_edited(current, &chosen.state),
            state: chosen.state,
            probability: Some(chosen.probability),
            confidence: Some(chosen.confidence),
            checked: chosen.checked,
            jump: chosen.jump,
            alternatives,
            ..current.clone()
        };
        self.keep();
        self.timeline.replace(moment);
        self.replayed = false;
    }

    pub(super) fn instead(&mut self, other: Alternative) {
        let current = self.moment();
        let inferred = current.origin == Provenance::Inferred;
        let moment = Moment {
            edited: still_edited(current, &other.state),
            state: other.state,
            probability: Some(other.probability),
            confidence: Some(other.confidence),
            checked: None,
            jump: None,
            ..current.clone()
        };
        self.keep();
        if inferred {
            self.timeline.replace(moment);
        } else {
            self.timeline.replace_from_here(moment);
        }
        self.replayed = false;
    }
}

/// `state` with locals of frame `frame` (counted from 0) set. A local that is set leaves its group of aliases, since
/// it is bound to a new object; nothing has been printed since the edit.
pub(crate) fn edited_state(
    state: &State,
    frame: usize,
    locals: &IndexMap<String, String>,
) -> State {
    let mut state = state.clone();
    state.output.clear();
    if let Some(frame) = state.frames.get_mut(frame) {
        let values = frame.locals.get_or_insert_with(Locals::new);
        for (name, value) in locals {
            values.insert(name.clone(), Some(value.clone()));
        }
    }
    if let Some(groups) = &mut state.aliases {
        for group in groups.iter_mut() {
            group.retain(|alias| alias.frame != frame || !locals.contains_key(&alias.name));
        }
        groups.retain(|group| group.len() > 1);
    }
    state
}

/// The edited locals of `moment` that have the same value in `state`.
pub(super) fn still_edited(moment: &Moment, state: &State) -> BTreeSet<(usize, String)> {
    let surviving = moment.state.frames_shared_with(state);
    moment
        .edited
        .iter()
        .filter(|(frame, name)| {
            *frame < surviving
                && moment.state.frames[*frame].known(name).is_some()
                && moment.state.frames[*frame].known(name) == state.frames[*frame].known(name)
        })
        .cloned()
        .collect()
}
