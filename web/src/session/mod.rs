//! The session: the text, the debugger, the engine and what the page shows of them. Components read its signals and
//! call its methods; only here do they meet.

mod alternatives;
mod aside;
mod breakpoints;
mod changes;
mod dropped;
mod input;
mod keeping;
mod lessons;
mod opened;
mod opening;
mod others;
mod pasts;
mod quiz;
mod reading;
mod replaced;
mod runs;
mod sharing;
mod starts;
mod steps;
mod telling;
mod variables;
mod view;
mod watches;

use std::collections::BTreeMap;

use gloo::timers::callback::Timeout;
use hunch::action::Action;
use hunch::debugger::{Debugger, Dropped, StateView};
use hunch::program::Source;
use hunch::request::Awaited;
use hunch::state::State;
use leptos::prelude::*;

use crate::address;
use crate::announcer::Announcer;
use crate::change::ChangeStop;
use crate::check::Check;
use crate::command::Command;
use crate::dialog::Dialog;
use crate::editor::Editor;
use crate::engine::Engine;
use crate::examples::Example;
use crate::local::LocalName;
use crate::notices::{Notice, Topic};
use crate::picker::LinePicker;
use crate::series::Series;
use crate::storage;
use crate::visible::visible_state;
use crate::work::{Keeper, Kept, Work};

pub use alternatives::{Candidate, Doubt, Found, Subject};
pub use changes::Change;
pub use lessons::{Taken, shows};
pub use opened::Opened;
pub use pasts::Past;
pub use quiz::{Quiz, Round};
pub use replaced::{Listed, Whose};
pub use runs::{Direction, Run};
pub use starts::Field;
pub use watches::{Watch, Watched};

use aside::Aside;
use others::Others;
use replaced::Replaced;
use runs::Failed;
use watches::Asked;

/// Handles to everything; a copy is the same session.
#[derive(Clone, Copy)]
pub struct Session {
    /// The text in the editor.
    pub text: RwSignal<String>,
    /// The example that the text is, as long as it was not edited.
    pub example: RwSignal<Option<String>>,
    /// The last text that is not an example's.
    pub own: RwSignal<Option<String>>,
    /// The examples there are.
    pub examples: RwSignal<Vec<Example>>,
    /// Lines with breakpoints, ascending.
    pub breakpoints: RwSignal<Vec<u32>>,
    /// Messages to the user.
    pub notices: RwSignal<Vec<Notice>>,
    /// The conditions of breakpoints, by line.
    pub conditions: RwSignal<BTreeMap<u32, String>>,
    /// Breakpoints on variables.
    pub change_stops: RwSignal<Vec<ChangeStop>>,
    /// Watched expressions, with what they came to.
    pub watches: RwSignal<Vec<Watch>>,
    /// Counts the wishes to type a watch.
    pub watch_asked: RwSignal<u32>,
    /// Whether jumps are predicted state by state.
    pub careful: RwSignal<bool>,
    /// Whether several pasts are drawn when one is inferred.
    pub several: RwSignal<bool>,
    /// The local whose value is being typed.
    pub editing: RwSignal<Option<LocalName>>,
    /// The value of which it is shown what else it could be.
    pub doubt: RwSignal<Option<Doubt>>,
    /// The line that is opened up.
    pub opened: RwSignal<Option<Opened>>,
    /// The breakpoint whose condition is being typed, by its line.
    pub condition_form: RwSignal<Option<u32>>,
    /// What the program's user types, a line each.
    pub input: RwSignal<Vec<String>>,
    /// The line of it that the program waits for.
    pub awaited: RwSignal<Option<Awaited>>,
    /// The lines of it that were taken back, to be typed again or otherwise.
    pub taken_back: RwSignal<Vec<String>>,
    /// The command that asks which variable it is for.
    pub wanting: RwSignal<Option<Command>>,
    /// The variable that is shown over time.
    pub series: Series,
    /// The questions about steps.
    pub quiz: Quiz,
    /// Who takes a clicked line for an answer.
    pub picker: LinePicker,
    /// The command that goes on by itself.
    pub run: RwSignal<Option<Run>>,
    /// Whether nothing but the program, its values and its output is shown.
    pub clean: RwSignal<bool>,
    /// The open dialog.
    pub dialog: RwSignal<Option<Dialog>>,
    /// Whether keys give commands.
    pub keys_on: RwSignal<bool>,
    /// Whether an example has played its first steps to somebody who has never given a command here.
    pub welcome: RwSignal<bool>,
    /// What there is to see at the current state; `None` before the start and after an edit of the text.
    pub view: Memo<Option<StateView>>,
    /// The model's workers.
    pub engine: Engine,
    /// What CPython says.
    pub check: Check,
    /// Tells screen readers what the state does not say.
    pub announcer: Announcer,
    debugger: RwSignal<Option<Debugger>>,
    selected: RwSignal<Option<usize>>,
    opening: StoredValue<Vec<Action>>,
    way: StoredValue<Vec<Action>>,
    /// A link was opened, and its reader has asked for nothing yet: then nothing is predicted, watches neither.
    unasked: StoredValue<bool>,
    asked: StoredValue<Option<Asked>>,
    /// The session that an edit of the text has ended.
    aside: StoredValue<Option<Aside>>,
    /// The step that could not be predicted, and its run.
    failed: StoredValue<Option<Failed>>,
    /// What the program asked with for which lines were typed.
    questions: StoredValue<Option<Vec<String>>>,
    /// What the user was told of that a program takes from outside: once is enough, also where its lines have moved since.
    outside_told: StoredValue<Vec<Source>>,
    /// Other pasts are being inferred: that there is none would be news.
    pasts_asked: StoredValue<bool>,
    /// What screen readers were told of the watches.
    watches_told: StoredValue<String>,
    /// The last step that was asked for, with the state that it was taken at; `None` after what is no step.
    last: StoredValue<Option<(State, Action)>>,
    /// The states that the last command has dropped.
    dropped: RwSignal<Dropped>,
    editor: StoredValue<Option<Editor>, LocalStorage>,
    /// What reads the text that is being typed.
    reading: StoredValue<Option<Timeout>, LocalStorage>,
    saving: StoredValue<Option<Timeout>, LocalStorage>,
    /// None in an embed: it shows what it was given, and its reader's own work is elsewhere.
    keeper: StoredValue<Option<Keeper>>,
    /// What became of the work the last time.
    kept: StoredValue<Kept>,
    /// What a lesson has taken the place of; once that is back, what was left of the lesson.
    before: StoredValue<Option<Replaced>>,
    /// The programs that wait to be chosen again.
    others: RwSignal<Others>,
}

impl Session {
    /// A session with the work of the last visit, provided to all components.
    pub fn provide() -> Session {
        let (keeper, work) = if address::is_embed() {
            (None, None)
        } else {
            let (keeper, work) = Keeper::load();
            (Some(keeper), work)
        };
        // Line by line is right more often than in one go, and can be watched.
        let work = work.unwrap_or_else(|| Work {
            careful: true,
            ..Work::default()
        });
        let debugger = RwSignal::new(None::<Debugger>);
        let check = Check::provide(debugger);
        let session = Session {
            text: RwSignal::new(work.text),
            example: RwSignal::new(work.example),
            own: RwSignal::new(work.own),
            examples: RwSignal::new(Vec::new()),
            breakpoints: RwSignal::new(work.breakpoints),
            notices: RwSignal::new(Vec::new()),
            conditions: RwSignal::new(work.conditions),
            change_stops: RwSignal::new(work.change_stops),
            watches: RwSignal::new(watches::restored(work.watches)),
            watch_asked: RwSignal::new(0),
            careful: RwSignal::new(work.careful),
            several: RwSignal::new(work.several),
            editing: RwSignal::new(None),
            doubt: RwSignal::new(None),
            opened: RwSignal::new(None),
            condition_form: RwSignal::new(None),
            input: RwSignal::new(work.input),
            awaited: RwSignal::new(None),
            taken_back: RwSignal::new(Vec::new()),
            questions: StoredValue::new(None),
            wanting: RwSignal::new(None),
            series: Series::default(),
            quiz: Quiz::load(),
            picker: LinePicker::default(),
            run: RwSignal::new(None),
            clean: RwSignal::new(false),
            dialog: RwSignal::new(None),
            keys_on: RwSignal::new(storage::load_keys_on()),
            welcome: RwSignal::new(false),
            view: Memo::new(move |_| {
                let shown = debugger.with(|debugger| {
                    let debugger = debugger.as_ref()?;
                    Some(debugger.shown_judged(check.judgement(debugger.position())))
                });
                shown.map(visible_state)
            }),
            engine: Engine::new(),
            check,
            announcer: Announcer::new(),
            watches_told: StoredValue::new(String::new()),
            debugger,
            selected: RwSignal::new(None),
            opening: StoredValue::new(Vec::new()),
            asked: StoredValue::new(None),
            aside: StoredValue::new(None),
            failed: StoredValue::new(None),
            outside_told: StoredValue::new(Vec::new()),
            pasts_asked: StoredValue::new(false),
            last: StoredValue::new(None),
            way: StoredValue::new(Vec::new()),
            unasked: StoredValue::new(false),
            dropped: RwSignal::new(Dropped::default()),
            editor: StoredValue::new_local(None),
            reading: StoredValue::new_local(None),
            saving: StoredValue::new_local(None),
            keeper: StoredValue::new(keeper),
            kept: StoredValue::new(Kept::Yes),
            before: StoredValue::new(work.before.map(Replaced::from)),
            others: RwSignal::new(Others::from(work.others)),
        };
        provide_context(session);
        session
    }

    /// The session of the page.
    pub fn get() -> Session {
        expect_context()
    }

    /// Takes the editor over, once it is there: fills it, or takes from it what was typed, and which breakpoints were set,
    /// before the application was there.
    pub fn attach(self, editor: Editor) {
        self.editor.set_value(Some(editor.clone()));
        if let Some(text) = editor.typed() {
            self.edited(text);
            self.set_breakpoints(editor.breakpoints());
        } else {
            let breakpoints = self.breakpoints.get_untracked();
            let text = self.text.get_untracked();
            // Before the first visit's example is fetched there is none, and what the editor shows already may stay.
            if !text.is_empty() {
                // The early editor shows it already, and its user may have put the cursor somewhere.
                if editor.text() != text {
                    editor.set_text(&text);
                    editor.set_breakpoints(&breakpoints);
                } else if let Some(marked) = editor.take_marked() {
                    self.set_breakpoints(marked);
                } else {
                    editor.set_breakpoints(&breakpoints);
                }
            }
        }
    }

    /// Does something with the editor, if it is there.
    pub fn with_editor(self, act: impl FnOnce(&Editor)) {
        // Cloned out: the editor calls back into the session.
        if let Some(editor) = self.editor.get_value() {
            act(&editor);
        }
    }

    /// The user changed the text: what was predicted no longer holds, unless that is the text again which it was of.
    pub fn edited(self, text: String) {
        if self.take_back(&text) {
            return;
        }
        self.put_aside();
        self.leave();
        self.selected.set(None);
        self.clear_notice(Topic::Program);
        self.clear_notice(Topic::Outside);
        self.clear_notice(Topic::Prediction);
        self.clear_notice(Topic::Left);
        self.forget_way();
        self.offer_other();
        // What is typed over the user's own program is that program still.
        if self.shows_own() {
            self.own.set(Some(text.clone()));
        } else {
            self.change_own(Some(text.clone()));
        }
        self.example.set(None);
        self.text.set(text);
        self.read_soon();
        self.save_soon();
    }

    /// Ends the session with this text.
    fn leave(self) {
        self.interrupt();
        self.quiz.end();
        self.opening.set_value(Vec::new());
        self.end_run();
        self.editing.set(None);
        self.doubt.set(None);
        self.opened.set(None);
        self.condition_form.set(None);
        self.awaited.set(None);
        self.debugger.set(None);
        self.forget_dropped();
        self.blank_watches();
    }

    fn open(self, text: &str, breakpoints: &[u32]) {
        self.leave();
        self.forget_aside();
        self.keep_before();
        self.clear_notice(Topic::Left);
        self.clear_notice(Topic::Other);
        self.forget_way();
        self.outside_told.set_value(Vec::new());
        self.clear_notice(Topic::Outside);
        self.input.set(Vec::new());
        self.taken_back.set(Vec::new());
        self.questions.set_value(None);
        self.conditions.set(BTreeMap::new());
        self.change_stops.set(Vec::new());
        self.text.set(text.to_owned());
        self.breakpoints.set(breakpoints.to_vec());
        let mut marked = None;
        self.with_editor(|editor| {
            // The first visit's example is shown before the application is there.
            marked = editor.take_marked().filter(|_| editor.text() == text);
            editor.set_text(text);
            editor.set_breakpoints(breakpoints);
        });
        self.begin();
        // What its breakpoints were is no news.
        self.announcer.clear();
        if let Some(marked) = marked {
            self.with_editor(|editor| editor.set_breakpoints(&marked));
        }
        self.save_soon();
    }

    /// Shows a message in place of the last one of its topic.
    pub fn notify(self, notice: Notice) {
        self.notices.update(|notices| {
            notices.retain(|other| other.topic != notice.topic);
            notices.push(notice);
        });
    }

    /// What does not work, of these topics, in words.
    pub fn error_of(self, topics: &[Topic]) -> Option<String> {
        let is_one = |notice: &&Notice| notice.error && topics.contains(&notice.topic);
        let find = |notices: &Vec<Notice>| Some(notices.iter().find(is_one)?.text.clone());
        self.notices.with(find)
    }

    /// Switches the keys on or off.
    pub fn switch_keys(self, on: bool) {
        self.keys_on.set(on);
        storage::save_keys_on(on);
    }

    fn clear_notice(self, topic: Topic) {
        if self
            .notices
            .with_untracked(|notices| notices.iter().any(|notice| notice.topic == topic))
        {
            self.notices
                .update(|notices| notices.retain(|notice| notice.topic != topic));
        }
    }
}
