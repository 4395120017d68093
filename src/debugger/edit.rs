//! Edits: a state with locals that the user sets, and how long a local counts as edited.

use std::collections::BTreeSet;

use indexmap::IndexMap;

use crate::state::{Locals, State};

use super::Moment;

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
    state.part(|alias| alias.frame == frame && locals.contains_key(&alias.name));
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
