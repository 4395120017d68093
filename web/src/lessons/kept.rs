//! The draft between its author's hands: the browser keeps it at every change, and one that something else takes the place of
//! can be brought back, as long as the page is open.

use leptos::prelude::*;

use super::adoption::is_touched;
use super::format::Lesson;
use super::{Filled, Lessons};
use crate::notices::{Notice, Remedy, Topic};
use crate::storage;

/// The draft that was left in this browser; `None`: there is none, or none that can be read.
pub(super) fn left() -> Option<Lesson> {
    serde_json::from_str(&storage::load_draft()?).ok()
}

impl Lessons {
    /// Keeps the draft in the browser.
    pub(super) fn keep_draft(self) {
        let json = self.draft.with_untracked(serde_json::to_string);
        let kept = json.is_ok_and(|json| storage::save_draft(&json));
        self.draft_kept.set(kept);
    }

    /// Puts the draft aside before something else takes its place, and says so, with a way back: a question before every such
    /// click would be in the way of all who meant it.
    pub(super) fn set_aside(self, text: String) {
        let Some(draft) = self.draft.get_untracked().filter(is_touched) else {
            return;
        };
        self.aside.set_value(Some(draft));
        self.session.notify(Notice {
            topic: Topic::Draft,
            error: false,
            text,
            remedy: Some(Remedy::BringDraftBack),
        });
    }

    /// Brings the draft back that was put aside.
    pub fn bring_draft_back(self) {
        let Some(draft) = self.aside.try_update_value(Option::take).flatten() else {
            return;
        };
        self.session.clear_draft_notice();
        self.filled.set(Filled::Nothing);
        self.draft.set(Some(draft));
        self.keep_draft();
    }
}
