//! Another state in the place of the one that is shown: with values that the user sets, or as it could be as well.

use crate::action::Action;
use crate::request::{Alternative, Confidence, Prediction};
use crate::state::State;

use super::origins::Origins;
use super::{Debugger, Moment, Provenance, edit, edited_state};

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
        let mut origins = current.origins.clone();
        origins.retain(|frame, name| !edited.contains(&(frame, name.to_owned())));
        let moment = Moment {
            edited,
            origins,
            from: Some((before, action.clone())),
            // Of the state as it was predicted.
            probability: None,
            alternatives: Vec::new(),
            checked: None,
            asked: Vec::new(),
            jump: None,
            passed: false,
            // Nothing has been printed since.
            printed: None,
            state: edited_state(&current.state, *frame, locals),
            ..current.clone()
        };
        self.dropped.later = self.timeline.append(moment, &action, None);
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
            edited: edit::still_edited(current, &chosen.state),
            origins: self.origins_instead(current, &chosen.state, &chosen.confidence),
            state: chosen.state,
            probability: Some(chosen.probability),
            confidence: Some(chosen.confidence),
            checked: chosen.checked,
            jump: chosen.jump,
            ended_by: None,
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
            edited: edit::still_edited(current, &other.state),
            origins: self.origins_instead(current, &other.state, &other.confidence),
            state: other.state,
            probability: Some(other.probability),
            confidence: Some(other.confidence),
            checked: None,
            asked: Vec::new(),
            jump: None,
            printed: None,
            ended_by: None,
            ..current.clone()
        };
        self.keep();
        if inferred {
            self.timeline.replace(moment);
        } else {
            self.dropped.later = self.timeline.replace_from_here(moment);
        }
        self.replayed = false;
    }

    /// Where the values of another state come from, that may be in the place of a moment's.
    fn origins_instead(&self, moment: &Moment, state: &State, confidence: &Confidence) -> Origins {
        match &moment.from {
            Some((before, action)) => {
                let before = self.timeline.moment(*before);
                Origins::after(&self.program, before, Some(action), state, confidence)
            }
            None => Origins::default(),
        }
    }
}
