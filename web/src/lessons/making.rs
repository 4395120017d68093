//! Making a lesson: the draft is kept in the browser at every change, previewed by the card that its learners will see, and
//! shared as a link or a file.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::draft::{self, draft};
use super::format::{Lesson, Step};
use super::play::{Origin, Play};
use super::read::{LessonError, MAX_BYTES, check};
use super::{Lessons, link};
use crate::link::LinkError;
use crate::words::lessons as words;
use crate::{address, files, save, storage};

impl Lessons {
    /// Opens the author's view: with the draft that was left, if it is one of this program, or with a new one.
    pub fn make(self) {
        let session = self.session;
        let left = self.draft.get_untracked().or_else(|| {
            let kept = storage::load_draft()?;
            serde_json::from_str(&kept).ok()
        });
        let text = session.text.get_untracked();
        let same = |lesson: &Lesson| lesson.source().trim_end() == text.trim_end();
        let left = left.filter(same);
        self.close();
        self.draft
            .set(Some(left.unwrap_or_else(|| self.new_draft())));
        self.making.set(true);
        self.moved.update(|moved| *moved += 1);
    }

    fn new_draft(self) -> Lesson {
        let session = self.session;
        let text = session.text.get_untracked();
        let breakpoints = session.breakpoints.get_untracked();
        let (start, run) = session.run_so_far();
        draft(&text, breakpoints, start, run)
    }

    /// Forgets the draft, and begins one of the program and its run as they are now.
    pub fn discard(self) {
        self.draft.set(Some(self.new_draft()));
        self.keep_draft();
    }

    /// A lesson from a file goes on being made.
    pub(super) fn edit(self, lesson: Lesson) {
        self.show_program(&lesson, Origin::Given);
        self.draft.set(Some(lesson));
        self.keep_draft();
        self.making.set(true);
    }

    /// Changes the draft.
    pub fn change(self, change: impl FnOnce(&mut Lesson)) {
        self.draft.update(|draft| {
            if let Some(lesson) = draft {
                change(lesson);
                lesson.id = draft::id_of(&lesson.title);
            }
        });
        self.keep_draft();
    }

    fn keep_draft(self) {
        let json = self.draft.with_untracked(serde_json::to_string);
        let kept = json.is_ok_and(|json| storage::save_draft(&json));
        self.draft_kept.set(kept);
    }

    /// Whether the author has taken a step that the lesson does not end with already.
    pub fn can_add(self) -> bool {
        let is_at_rest = self.session.position().is_some() && !self.session.waiting();
        let Some((go, then)) = self.session.last_step().filter(|_| is_at_rest) else {
            return false;
        };
        self.draft.with(|draft| {
            let last = draft.as_ref().and_then(|lesson| lesson.steps.last());
            last.is_none_or(|last| last.go != Some(go) || last.then != Some(then))
        })
    }

    /// Adds the last step that the author took with the debugger.
    pub fn add_step(self) {
        if let Some(step) = self.session.last_step() {
            self.change(|lesson| lesson.steps.push(draft::taken(step)));
        }
    }

    /// Adds a step that only explains.
    pub fn add_text(self) {
        self.change(|lesson| lesson.steps.push(Step::default()));
    }

    /// What the draft still lacks; `None`: nothing.
    pub fn lacks(self) -> Option<LessonError> {
        self.draft
            .with(|draft| draft.as_ref().and_then(|lesson| check(lesson).err()))
    }

    /// Shows the draft as its learners will see it.
    pub fn preview(self) {
        if let Some(lesson) = self.sound_draft() {
            self.making.set(false);
            self.show_program(&lesson, Origin::Preview);
            self.play.set(Some(Play::new(lesson, Origin::Preview)));
            self.moved.update(|moved| *moved += 1);
        }
    }

    fn sound_draft(self) -> Option<Lesson> {
        let lesson = self.draft.get_untracked()?;
        check(&lesson).is_ok().then_some(lesson)
    }

    /// The draft as a link.
    ///
    /// # Errors
    /// It does not fit into one.
    pub fn draft_link(self) -> Option<Result<String, LinkError>> {
        let lesson = self.sound_draft()?;
        let fragment = match link::encode(&lesson) {
            Ok(fragment) => fragment,
            Err(error) => return Some(Err(error)),
        };
        address::with_fragment("", &fragment).map(Ok)
    }

    /// Saves the draft as a file; `false`: the browser does not allow it.
    pub fn save_draft_file(self) -> bool {
        let Some(lesson) = self.draft.get_untracked() else {
            return false;
        };
        let json = serde_json::to_string_pretty(&lesson).unwrap_or_default() + "\n";
        save::save(&format!("{}.json", lesson.id), "application/json", &json).is_ok()
    }

    /// Lets the user choose a lesson's file.
    pub fn choose_file(self) {
        if let Some(chooser) = self.chooser.get_untracked() {
            chooser.click();
        }
    }

    /// Opens the file that was chosen.
    pub fn open_chosen(self) {
        let Some(chooser) = self.chooser.get_untracked() else {
            return;
        };
        spawn_local(async move {
            match files::chosen(&chooser, MAX_BYTES).await {
                Ok(Some(text)) => self.open_text(&text),
                Ok(None) => {}
                Err(files::Unread::TooLarge) => {
                    self.tell(words::not_opened(&LessonError::TooLarge));
                }
                Err(files::Unread::NotText) => self.tell(words::NOT_TEXT.to_owned()),
            }
        });
    }
}
