//! Making a lesson: the draft is previewed by the card that its learners will see, and shared as a link or a file; `kept` has
//! what becomes of it between visits, `checking` what CPython says of it.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::adoption::{self, Candidate};
use super::draft::{self, Next, draft};
use super::format::{Lesson, Step};
use super::play::{Origin, Play};
use super::read::{LessonError, MAX_BYTES, check};
use super::{Lessons, card, link};
use crate::link::LinkError;
use crate::words::{lessons as words, making};
use crate::{address, files, save};

/// Where the steps come from that a draft has before its author has added any: somebody else may have taken them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filled {
    /// There are none, or the author knows.
    Nothing,
    /// They led to the state that is shown.
    Session,
    /// The draft was left in this browser.
    Left,
}

impl Filled {
    /// Of a draft whose steps come from there, if it has some.
    fn of(draft: &Lesson, from: Filled) -> Filled {
        if draft.steps.is_empty() {
            Filled::Nothing
        } else {
            from
        }
    }
}

impl Lessons {
    /// Opens the author's view: with the draft that was left, or with a new one. Of a draft in which its author has written
    /// nothing there is nothing to keep, unless it is of this program.
    pub fn make(self) {
        let text = self.session.text.get_untracked();
        let left = self.draft.get_untracked().or_else(super::kept::left);
        let goes_on = |left: &Lesson| adoption::is_of(left, &text) || adoption::is_touched(left);
        self.close();
        match left.filter(goes_on) {
            Some(left) => {
                self.filled.set(Filled::of(&left, Filled::Left));
                self.draft.set(Some(left));
            }
            None => self.begin_draft(),
        }
        self.making.set(true);
        self.moved.update(|moved| *moved += 1);
    }

    /// Begins a draft of the program and of the way to the state that is shown.
    fn begin_draft(self) {
        let session = self.session;
        let text = session.text.get_untracked();
        let breakpoints = session.breakpoints.get_untracked();
        let (start, run) = session.run_so_far();
        let new = draft(&text, breakpoints, start, run);
        self.filled.set(Filled::of(&new, Filled::Session));
        self.draft.set(Some(new));
    }

    /// Forgets the draft, and begins one of the program and its run as they are now.
    pub fn discard(self) {
        self.set_aside(making::DISCARDED.to_owned());
        self.begin_draft();
        self.keep_draft();
    }

    /// Whether the editor shows another program than the one that the draft is of.
    pub fn is_other_program(self) -> bool {
        self.draft.with(|draft| {
            let Some(draft) = draft else { return false };
            let text = self.session.text;
            text.with(|text| !adoption::is_of(draft, text))
        })
    }

    /// The draft is of the program in the editor from now on, with what of its steps fits that.
    pub fn use_program(self) {
        let session = self.session;
        let (start, run) = session.run_so_far();
        let candidate = Candidate {
            text: session.text.get_untracked(),
            breakpoints: session.breakpoints.get_untracked(),
            start,
            run,
        };
        let Some(mut lesson) = self.draft.get_untracked() else {
            return;
        };
        // The view says why a program cannot be used, and offers it no sooner.
        if let Ok(adopted) = adoption::adopt(&mut lesson, candidate) {
            self.set_aside(making::adopted(adopted));
            self.filled.set(Filled::Nothing);
            self.change(|draft| *draft = lesson);
        }
    }

    /// Puts the draft's program back into the editor.
    pub fn return_to_program(self) {
        if let Some(lesson) = self.draft.get_untracked() {
            self.show_program(&lesson, Origin::Preview);
        }
    }

    /// A lesson from a file goes on being made.
    pub(super) fn edit(self, lesson: Lesson) {
        self.set_aside(making::REPLACED.to_owned());
        self.show_program(&lesson, Origin::Given);
        self.draft.set(Some(lesson));
        self.filled.set(Filled::Nothing);
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

    /// Whether the author has taken a step that can be the next one.
    pub fn next(self) -> Next {
        if self.is_other_program() {
            return Next::OtherProgram;
        }
        let is_at_rest = self.session.position().is_some() && !self.session.waiting();
        let taken = self.session.last_step().filter(|_| is_at_rest);
        let run = || self.session.run_so_far().1;
        let next = |lesson: &Lesson| draft::next(lesson, taken.as_ref(), run);
        self.draft
            .with(|draft| draft.as_ref().map_or(Next::None, next))
    }

    /// Adds the last step that the author took with the debugger, with those before it that the lesson lacks.
    pub fn add_step(self) {
        match untrack(|| self.next()) {
            Next::Behind(..) => {
                let (_, run) = self.session.run_so_far();
                self.change(|lesson| draft::add_since(lesson, &run));
            }
            _ => {
                let Some(taken) = self.session.last_step() else {
                    return;
                };
                self.change(|lesson| draft::add(lesson, taken));
            }
        }
        self.filled.set(Filled::Nothing);
    }

    /// Takes a step away.
    pub fn remove_step(self, index: usize) {
        self.change(|lesson| {
            if index < lesson.steps.len() {
                lesson.steps.remove(index);
            }
        });
        self.filled.set(Filled::Nothing);
    }

    /// Takes all steps away: the next one that is added is the first.
    pub fn clear_path(self) {
        self.set_aside(making::CLEARED.to_owned());
        self.change(draft::clear);
        self.filled.set(Filled::Nothing);
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
            card::focus_begins();
        }
    }

    /// Shows the state to which the draft's last step leads: there its author goes on after a preview.
    pub(super) fn stand_at_end(self) {
        let end = self.draft.with_untracked(|draft| {
            let steps = draft.as_ref()?.steps.iter();
            steps.rev().find_map(|step| step.then.clone())
        });
        if let Some(end) = end {
            self.session.stand_at(&end, false);
        }
    }

    /// The draft, if it can be shown to learners: as it is, and about what its author sees in the editor.
    fn sound_draft(self) -> Option<Lesson> {
        let is_other = untrack(|| self.is_other_program());
        let lesson = self.draft.get_untracked().filter(|_| !is_other)?;
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
