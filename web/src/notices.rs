//! Messages to the user: what happened and what to do, each dismissed or replaced by its next version.

use hunch::debugger::Dropped;
use leptos::prelude::*;

use crate::command::Command;
use crate::icons::{Glyph, Icon};
use crate::lessons::Lessons;
use crate::offline;
use crate::session::Session;
use crate::words::{page, running};

/// What a message is about; a new one replaces the old one of its topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The program's text.
    Program,
    /// What is wrong with it while it is typed.
    Typing,
    /// What the program takes from outside.
    Outside,
    /// The engines and the weights.
    Engine,
    /// A single prediction.
    Prediction,
    /// States that a step has dropped.
    Dropped,
    /// A breakpoint.
    Breakpoints,
    /// The examples.
    Examples,
    /// The browser's storage.
    Storage,
    /// The link that the page was opened with.
    Link,
    /// A link or a file that was made.
    Sharing,
    /// Newer versions of the page, and visits without a network.
    Version,
    /// A lesson.
    Lesson,
    /// What came back when a lesson was left.
    Left,
    /// The user's other program.
    Other,
    /// How far the learner came in the lessons.
    Progress,
    /// A lesson that is being made.
    Draft,
}

/// A message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What it is about.
    pub topic: Topic,
    /// Whether something does not work, or is only good to know.
    pub error: bool,
    /// The text: what happened, and what to do.
    pub text: String,
    /// What the user can do about it here.
    pub remedy: Option<Remedy>,
}

/// A button in a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Start the engine again.
    RestartEngine,
    /// Go to the line.
    GoTo(u32),
    /// Take the steps that a link holds.
    TakeWay,
    /// Keep this tab's work, or open another tab's.
    ChooseWork,
    /// Fetch the examples again.
    Examples,
    /// Load the page anew, in its newest version.
    NewVersion,
    /// Bring back the draft of a lesson that something else took the place of.
    BringDraftBack,
    /// Go on with the program of the lesson that was left.
    LessonsProgram,
    /// Go on with the program that the user had before they changed an example.
    OtherProgram,
    /// Go on with the program that a link has taken the place of.
    OwnProgram,
    /// Predict the step again, or go back to before the last one.
    Retry,
    /// Take the last command back, and with it these states that it has dropped.
    BringBack(Dropped),
}

/// Where messages stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Above everything.
    Page,
    /// Below the code, so that what the pointer is on stays where it is.
    Program,
    /// Over the timeline, while it is empty: so nothing moves at all.
    Timeline,
}

impl Topic {
    /// Where its message stands: what is about the program, in the program's card.
    fn shelf(self) -> Shelf {
        match self {
            Topic::Typing => Shelf::Timeline,
            Topic::Program
            | Topic::Outside
            | Topic::Prediction
            | Topic::Dropped
            | Topic::Left
            | Topic::Other
            | Topic::Breakpoints => Shelf::Program,
            _ => Shelf::Page,
        }
    }

    /// Whether screen readers are told otherwise: with the state, or at a better time.
    fn is_told_otherwise(self) -> bool {
        matches!(self, Topic::Typing | Topic::Dropped)
    }
}

impl Notice {
    /// How screen readers are told: an alert interrupts, a status waits.
    fn role(&self) -> Option<&'static str> {
        match (self.topic.is_told_otherwise(), self.error) {
            (true, _) => None,
            (false, true) => Some("alert"),
            (false, false) => Some("status"),
        }
    }
}

/// A button's label, and what it does.
type Act = (String, Box<dyn Fn(Session)>);

impl Remedy {
    /// Its buttons.
    fn acts(self, session: Session) -> Vec<Act> {
        let act = |label: &str, act: fn(Session)| -> Act { (label.to_owned(), Box::new(act)) };
        let undo = |label: &str| act(label, |session| session.run(Command::Undo));
        match self {
            Remedy::RestartEngine => vec![act(page::TRY_AGAIN, Session::restart_engine)],
            Remedy::TakeWay => vec![act(page::TAKE_STEPS, Session::take_way)],
            Remedy::ChooseWork => vec![
                act(page::KEEP_THIS, Session::keep_mine),
                act(page::OPEN_OTHER, Session::open_others_work),
            ],
            Remedy::Examples => vec![act(page::TRY_AGAIN, Session::load_examples)],
            Remedy::NewVersion => vec![act(page::RELOAD, offline::take_new_version)],
            Remedy::BringDraftBack => {
                let lessons = Lessons::get();
                vec![(
                    page::BRING_BACK.to_owned(),
                    Box::new(move |_| lessons.bring_draft_back()),
                )]
            }
            Remedy::LessonsProgram => {
                vec![act(page::LESSONS_PROGRAM, Session::take_lessons_program)]
            }
            Remedy::OtherProgram => vec![act(page::OTHER_INSTEAD, Session::open_other)],
            Remedy::OwnProgram => vec![act(page::OWN_INSTEAD, Session::open_other)],
            Remedy::Retry => {
                let again = act(page::TRY_AGAIN, Session::retry);
                let undo = session
                    .can_untracked(Command::Undo)
                    .then(|| undo(page::UNDO_LAST));
                std::iter::once(again).chain(undo).collect()
            }
            Remedy::BringBack(states) => vec![undo(running::bring_back(states))],
            Remedy::GoTo(line) => vec![(
                page::go_to_line(line),
                Box::new(move |session| session.with_editor(|editor| editor.go_to(line))),
            )],
        }
    }
}

/// The messages of a place.
#[component]
pub fn Notices(
    /// Which place.
    on: Shelf,
) -> impl IntoView {
    let session = Session::get();
    let shown = move || {
        let mut notices = session.notices.get();
        notices.retain(|notice| notice.topic.shelf() == on);
        notices
    };
    let dismiss = move |topic: Topic| {
        session
            .notices
            .update(|notices| notices.retain(|notice| notice.topic != topic))
    };
    view! {
        <div class="messages" class:over-timeline=on == Shelf::Timeline>
            <For
                each=shown
                key=|notice| (notice.topic, notice.text.clone())
                children=move |notice| {
                    let (topic, role) = (notice.topic, notice.role());
                    let brief = topic == Topic::Dropped;
                    view! {
                        <div class="message" class:error=notice.error class:brief=brief class:draft=topic == Topic::Draft role=role>
                            <p>{notice.text}</p>
                            {notice
                                .remedy
                                .map(|remedy| {
                                    let button = |(label, act): Act| {
                                        view! {
                                            <button class="button outlined" on:click=move |_| act(session)>
                                                {label}
                                            </button>
                                        }
                                    };
                                    remedy.acts(session).into_iter().map(button).collect_view()
                                })}
                            <button class="button icon" aria-label=page::DISMISS on:click=move |_| dismiss(topic)>
                                <Glyph icon=Icon::Close />
                            </button>
                        </div>
                    }
                }
            />
        </div>
    }
}
