//! Lessons: a program with steps that explain, ask and go on. `format` and `read` are the file, `play` is taking one,
//! `card` shows that, `author` makes one, `handout` prints one. Answers are graded by the lesson, never by the model.

mod adoption;
mod answer;
mod author;
mod card;
mod checking;
mod draft;
#[cfg(test)]
pub mod fixtures;
pub mod format;
mod handout;
mod index;
mod kept;
mod link;
mod making;
mod menu;
mod play;
mod progress;
mod prose;
mod question;
mod read;
mod truth;

use hunch::state::State;
use leptos::html::Input;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

pub use adoption::Adopted;
pub use author::AuthorCard;
pub use card::LessonCard;
pub use checking::Checked;
pub use draft::Next;
pub use handout::HandOut;
pub use making::Filled;
pub use menu::{LessonFile, LessonsMenu};
pub use truth::Answered;

use crate::address;
use crate::notices::{Notice, Topic};
use crate::session::{Session, shows};
use crate::words::lessons as words;
use checking::Verdicts;
use format::Lesson;
use index::Entry;
use play::{Origin, Play, says};
use progress::Progress;

/// Handles to what there is of lessons; a copy is the same.
#[derive(Clone, Copy)]
pub struct Lessons {
    /// The lessons of the course.
    pub list: RwSignal<Vec<Entry>>,
    /// The lesson that is being taken.
    pub play: RwSignal<Option<Play>>,
    /// How far the learner came.
    pub progress: RwSignal<Progress>,
    /// The lesson that is being made.
    pub draft: RwSignal<Option<Lesson>>,
    /// Where the steps come from that it began with.
    pub filled: RwSignal<Filled>,
    /// Whether the browser keeps it.
    pub draft_kept: RwSignal<bool>,
    /// The draft that something else has taken the place of.
    aside: StoredValue<Option<Lesson>>,
    /// What CPython says of the draft.
    verdicts: Memo<Verdicts>,
    /// Whether the author's view is open.
    pub making: RwSignal<bool>,
    /// The model was wrong about the step that led to where the lesson is.
    pub erred: RwSignal<bool>,
    /// Counts the steps of the learner, each of which moves the focus.
    pub moved: RwSignal<u32>,
    /// The chooser of a file.
    pub chooser: NodeRef<Input>,
    /// Whether the browser keeps how far the learner came.
    progress_kept: StoredValue<bool>,
    session: Session,
    /// A lesson's command is being predicted; what was shown before it.
    under_way: RwSignal<Option<Option<(usize, State)>>>,
}

impl Lessons {
    /// The page's lessons, provided to all components.
    pub fn provide(session: Session) -> Lessons {
        let draft = RwSignal::new(None);
        let lessons = Lessons {
            list: RwSignal::new(Vec::new()),
            play: RwSignal::new(None),
            progress: RwSignal::new(Progress::load()),
            draft,
            filled: RwSignal::new(Filled::Nothing),
            draft_kept: RwSignal::new(true),
            aside: StoredValue::new(None),
            verdicts: checking::verdicts(session, draft),
            making: RwSignal::new(false),
            erred: RwSignal::new(false),
            moved: RwSignal::new(0),
            chooser: NodeRef::new(),
            progress_kept: StoredValue::new(true),
            session,
            under_way: RwSignal::new(None),
        };
        provide_context(lessons);
        Effect::new(move |_| {
            if lessons.under_way.with(Option::is_some) && !session.waiting() {
                untrack(|| lessons.arrived());
            }
        });
        lessons
    }

    /// The page's lessons.
    pub fn get() -> Lessons {
        expect_context()
    }

    /// Fetches the list, and opens the lesson that the address names, or goes on with the one that was left open.
    pub fn open_first(self, opened: bool) {
        let asked = address::parameter("lesson");
        let left = self.session.lesson().filter(|id| !id.is_empty());
        let is_asked = asked.is_some();
        let wanted = asked.or(left).filter(|_| !opened);
        spawn_local(async move {
            match index::fetch_list().await {
                Ok(list) => self.list.set(list),
                Err(text) => return self.tell(text),
            }
            let Some(id) = wanted else { return };
            if self.knows(&id) {
                self.fetch(id).await;
            } else if is_asked {
                // Who followed a link to it must not take what is opened instead for it.
                self.session.open_without_lesson();
                self.tell(words::no_such_lesson(&id));
            }
        });
    }

    /// The name of the lesson that is taken, for the menu.
    pub fn title(self) -> Option<String> {
        let id = self.session.lesson()?;
        let taken = self
            .play
            .with(|play| play.as_ref().map(|play| play.lesson.title.clone()));
        let listed = || {
            self.list.with(|list| {
                let entry = list.iter().find(|entry| entry.id == id);
                entry.map(|entry| entry.title.clone())
            })
        };
        taken.or_else(listed)
    }

    fn knows(self, id: &str) -> bool {
        self.list
            .with_untracked(|list| list.iter().any(|entry| entry.id == id))
    }

    /// Opens a lesson of the course where its learner left it.
    pub fn choose(self, id: String) {
        spawn_local(async move {
            self.fetch(id).await;
            card::focus_begins();
        });
    }

    async fn fetch(self, id: String) {
        match index::fetch(&id).await {
            Ok(lesson) => {
                let at = self
                    .progress
                    .with_untracked(|progress| progress.of(&id).map_or(0, |reached| reached.step));
                self.open(lesson, Origin::Course, at);
            }
            Err(text) => self.tell(text),
        }
    }

    /// Opens the lesson of a fragment of the address; `false`: it has none, or none that can be opened, which is told.
    pub fn open_fragment(self, fragment: &str) -> bool {
        match link::decode(fragment) {
            Some(Ok(lesson)) => {
                self.open(lesson, Origin::Given, 0);
                true
            }
            Some(Err(error)) => {
                self.tell(words::not_opened(&error));
                false
            }
            None => false,
        }
    }

    /// Opens a lesson from the text of a file.
    pub fn open_text(self, text: &str) {
        match read::read(text) {
            Ok(lesson) if self.making.get_untracked() => self.edit(lesson),
            Ok(lesson) => self.open(lesson, Origin::Given, 0),
            Err(error) => self.tell(words::not_opened(&error)),
        }
    }

    /// Shows a lesson at one of its steps. Nothing is predicted before its learner goes on.
    fn open(self, lesson: Lesson, origin: Origin, at: usize) {
        self.clear();
        self.making.set(false);
        // What is in the editor while a lesson is taken is the lesson's, also where its learner has changed it; and a preview
        // leads back to where it is made.
        if origin != Origin::Preview && self.play.with_untracked(Option::is_none) {
            self.session.make_room_for_lesson();
        }
        self.show_program(&lesson, origin);
        let mut play = Play::new(lesson, origin);
        play.go_to(at);
        self.play.set(Some(play));
        self.stand();
        self.moved.update(|moved| *moved += 1);
    }

    fn show_program(self, lesson: &Lesson, origin: Origin) {
        // One that is not of the course cannot be found again after a reload.
        let id = if origin == Origin::Course {
            lesson.id.as_str()
        } else {
            ""
        };
        self.session
            .open_lesson(id, &lesson.source(), &lesson.breakpoints);
        if let Some(start) = &lesson.start {
            // Only the course's own states are known to be CPython's.
            self.session.stand_at(start, origin == Origin::Course);
        }
    }

    /// Brings the lesson's program back after it was changed.
    pub fn bring_back(self) {
        if let Some((lesson, origin)) = self.with_play(|play| (play.lesson.clone(), play.origin)) {
            self.show_program(&lesson, origin);
            self.stand();
        }
    }

    fn with_play<T>(self, read: impl FnOnce(&Play) -> T) -> Option<T> {
        self.play.with_untracked(|play| play.as_ref().map(read))
    }

    /// Shows the state that the current step stands at, if the lesson tells it.
    fn stand(self) {
        if let Some(state) = self.with_play(|play| play.stands_at(play.at())).flatten() {
            self.session.stand_at(&state, self.is_course());
        }
    }

    /// Whether the page shows another state than the one that the current step is about: the debugger's own buttons, which
    /// are all there, have led away.
    pub fn is_astray(self) -> bool {
        let busy = self.under_way.with(Option::is_some) || self.session.waiting();
        let place = self.play.with(|play| {
            let play = play.as_ref().filter(|play| play.step().is_some())?;
            play.stands_at(play.at())
        });
        !busy && place.is_some_and(|place| !self.session.is_at(&place))
    }

    /// Leads back to the state that the current step is about.
    pub fn return_to_place(self) {
        self.session.stop();
        self.stand();
    }

    fn is_course(self) -> bool {
        self.with_play(|play| play.origin == Origin::Course) == Some(true)
    }

    /// Takes the current step's command, and goes on to the next step.
    pub fn go_on(self) {
        let go = self.with_play(|play| play.step().and_then(|step| step.go.clone()));
        match go {
            None => {}
            Some(None) => self.move_to(self.with_play(Play::at).unwrap_or_default() + 1),
            Some(Some(action)) => {
                self.stand();
                self.under_way.set(Some(self.session.shown_state()));
                self.session.take_action(action);
            }
        }
    }

    /// Where the command led, or that it was given up.
    fn arrived(self) {
        let before = self.under_way.get_untracked().flatten();
        self.under_way.set(None);
        let now = self.session.shown_state();
        let moved = now != before;
        let then = self.with_play(|play| play.step().and_then(|step| step.then.clone()));
        let Some(then) = then else { return };
        if !moved && then.is_none() {
            // What went wrong is told elsewhere; the learner may try again.
            return;
        }
        let said = now.map(|(_, state)| state).filter(|_| moved);
        let erred = matches!((&said, &then), (Some(said), Some(then)) if !says(said, then));
        let other = then.filter(|then| !said.as_ref().is_some_and(|said| shows(said, then)));
        self.play.update(|play| {
            if let (Some(play), Some(said)) = (play.as_mut(), said) {
                play.hear(said);
            }
        });
        let next = self.with_play(Play::at).unwrap_or_default() + 1;
        let is_course = self.is_course();
        match other {
            Some(state) if is_course && moved => self.session.follow(state),
            Some(state) => self.session.stand_at(&state, is_course),
            None => {}
        }
        self.step_to(next);
        self.erred.set(erred);
    }

    /// The lesson of the course that comes after the one that is taken.
    pub fn following(self) -> Option<Entry> {
        let id =
            self.with_play(|play| (play.origin == Origin::Course).then(|| play.lesson.id.clone()));
        let id = id.flatten()?;
        self.list.with(|list| {
            let at = list.iter().position(|entry| entry.id == id)?;
            list.get(at + 1).cloned()
        })
    }

    /// Goes to a step by the learner's own choice.
    pub fn move_to(self, at: usize) {
        self.under_way.set(None);
        self.step_to(at);
        self.stand();
    }

    fn step_to(self, at: usize) {
        self.erred.set(false);
        self.play
            .update(|play| play.iter_mut().for_each(|play| play.go_to(at)));
        self.note();
        self.moved.update(|moved| *moved += 1);
    }

    /// Changes something of the lesson that is taken, and keeps the progress.
    pub fn act(self, change: impl FnOnce(&mut Play)) {
        self.play.update(|play| {
            if let Some(play) = play {
                change(play);
            }
        });
        self.note();
    }

    fn note(self) {
        let course = |play: &Play| (play.origin == Origin::Course).then(|| play.clone());
        let Some(play) = self.with_play(course).flatten() else {
            return;
        };
        let news = self.progress.try_update(|progress| progress.note(&play));
        if news != Some(true) {
            return;
        }
        let kept = self.progress.with_untracked(Progress::keep);
        // Told once: who has dismissed it knows.
        if !kept && self.progress_kept.get_value() {
            self.session.notify(Notice {
                topic: Topic::Progress,
                error: false,
                text: words::PROGRESS_NOT_KEPT.to_owned(),
                remedy: None,
            });
        }
        self.progress_kept.set_value(kept);
    }

    /// Begins the lesson again; what was answered is forgotten.
    pub fn again(self) {
        if let Some((lesson, origin)) = self.with_play(|play| (play.lesson.clone(), play.origin)) {
            self.open(lesson, origin, 0);
        }
    }

    /// Leaves the lesson; a preview leads back to its author's view.
    pub fn leave(self) {
        let preview = self.with_play(|play| play.origin == Origin::Preview) == Some(true);
        self.under_way.set(None);
        self.play.set(None);
        self.making.set(preview);
        if preview {
            self.stand_at_end();
            author::focus_preview();
        } else {
            self.session.leave_lesson();
        }
    }

    /// Another program is opened: the lesson is over.
    pub fn close(self) {
        self.under_way.set(None);
        self.play.set(None);
        self.making.set(false);
    }

    fn tell(self, text: String) {
        self.session.notify(Notice {
            topic: Topic::Lesson,
            error: true,
            text,
            remedy: None,
        });
    }

    fn clear(self) {
        self.under_way.set(None);
        self.erred.set(false);
        self.session.clear_lesson_notice();
    }
}

/// An element's id with a number.
fn index_of(name: &str, index: usize) -> String {
    format!("{name}-{index}")
}
