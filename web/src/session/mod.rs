//! The session: the text, the debugger, the engine and what the page shows of them. Components read its signals and
//! call its methods; only here do they meet.

mod steps;
mod view;

use gloo::timers::callback::Timeout;
use hunch::debugger::{Debugger, StateView};
use leptos::prelude::*;

use crate::command::Command;
use crate::editor::Editor;
use crate::engine::Engine;
use crate::examples::Example;
use crate::notices::{Notice, Topic};
use crate::storage::{Work, load_work, save_work};

/// How long the text rests before it is stored.
const SAVE_AFTER_MS: u32 = 300;

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
    /// Whether the list of keys is open.
    pub help: RwSignal<bool>,
    /// What there is to see at the current state; `None` before the start and after an edit of the text.
    pub view: Memo<Option<StateView>>,
    /// The model's workers.
    pub engine: Engine,
    debugger: RwSignal<Option<Debugger>>,
    selected: RwSignal<Option<usize>>,
    opening: StoredValue<Vec<Command>>,
    editor: StoredValue<Option<Editor>, LocalStorage>,
    saving: StoredValue<Option<Timeout>, LocalStorage>,
}

impl Session {
    /// A session with the work of the last visit, provided to all components.
    pub fn provide() -> Session {
        let work = load_work().unwrap_or_default();
        let debugger = RwSignal::new(None::<Debugger>);
        let session = Session {
            text: RwSignal::new(work.text),
            example: RwSignal::new(work.example),
            own: RwSignal::new(work.own),
            examples: RwSignal::new(Vec::new()),
            breakpoints: RwSignal::new(work.breakpoints),
            notices: RwSignal::new(Vec::new()),
            help: RwSignal::new(false),
            view: Memo::new(move |_| {
                debugger.with(|debugger| debugger.as_ref().map(Debugger::shown))
            }),
            engine: Engine::new(),
            debugger,
            selected: RwSignal::new(None),
            opening: StoredValue::new(Vec::new()),
            editor: StoredValue::new_local(None),
            saving: StoredValue::new_local(None),
        };
        provide_context(session);
        session
    }

    /// The session of the page.
    pub fn get() -> Session {
        expect_context()
    }

    /// Takes the editor over, once it is there, and fills it.
    pub fn attach(self, editor: Editor) {
        let breakpoints = self.breakpoints.get_untracked();
        editor.set_text(&self.text.get_untracked());
        self.editor.set_value(Some(editor.clone()));
        editor.set_breakpoints(&breakpoints);
    }

    /// Does something with the editor, if it is there.
    pub fn with_editor(self, act: impl FnOnce(&Editor)) {
        // Cloned out: the editor calls back into the session.
        if let Some(editor) = self.editor.get_value() {
            act(&editor);
        }
    }

    /// The user changed the text: what was predicted no longer holds.
    pub fn edited(self, text: String) {
        self.engine.cancel();
        self.opening.set_value(Vec::new());
        self.debugger.set(None);
        self.selected.set(None);
        self.clear_notice(Topic::Program);
        self.clear_notice(Topic::Prediction);
        self.example.set(None);
        self.own.set(Some(text.clone()));
        self.text.set(text);
        self.save_soon();
    }

    /// Shows an example's program and, as soon as the model can, its first steps.
    pub fn open_example(self, example: &Example, text: &str) {
        self.example.set(Some(example.id.clone()));
        self.open(text, &example.breakpoints);
        self.play_opening();
    }

    /// Shows the user's own program as it was left.
    pub fn open_own(self) {
        if let Some(text) = self.own.get_untracked() {
            self.example.set(None);
            self.open(&text, &[]);
        }
    }

    fn open(self, text: &str, breakpoints: &[u32]) {
        self.engine.cancel();
        self.opening.set_value(Vec::new());
        self.debugger.set(None);
        self.text.set(text.to_owned());
        self.breakpoints.set(breakpoints.to_vec());
        self.with_editor(|editor| {
            editor.set_text(text);
            editor.set_breakpoints(breakpoints);
        });
        self.begin();
        self.save_soon();
    }

    /// Stores the work after a moment of rest.
    fn save_soon(self) {
        self.saving
            .set_value(Some(Timeout::new(SAVE_AFTER_MS, move || self.save())));
    }

    /// Stores the work now.
    pub fn save(self) {
        let work = Work {
            text: self.text.get_untracked(),
            breakpoints: self.breakpoints.get_untracked(),
            example: self.example.get_untracked(),
            own: self.own.get_untracked(),
        };
        if save_work(&work) {
            self.clear_notice(Topic::Storage);
        } else {
            self.notify(Notice {
                topic: Topic::Storage,
                error: false,
                text: "The browser does not let Hunch keep this program. Copy it before you close the page.".to_owned(),
                remedy: None,
            });
        }
    }

    /// The editor's breakpoints changed; those on lines without code move to the next line that has some.
    pub fn set_breakpoints(self, lines: Vec<u32>) {
        let mut settled = lines.clone();
        self.debugger.update(|debugger| {
            if let Some(debugger) = debugger {
                debugger.set_breakpoints(lines.iter().copied());
                settled = debugger.breakpoints().collect();
            }
        });
        if settled != lines {
            // It calls back with the settled ones.
            self.with_editor(|editor| editor.set_breakpoints(&settled));
        } else if self.breakpoints.get_untracked() != settled {
            self.breakpoints.set(settled);
            self.save_soon();
        }
    }

    /// Removes one breakpoint.
    pub fn remove_breakpoint(self, line: u32) {
        let lines: Vec<u32> = self
            .breakpoints
            .get_untracked()
            .into_iter()
            .filter(|other| *other != line)
            .collect();
        self.with_editor(|editor| editor.set_breakpoints(&lines));
    }

    /// The lines with breakpoints and their texts.
    pub fn breakpoint_lines(self) -> Vec<(u32, String)> {
        let text = self.text.get();
        let line_text = |line: u32| {
            text.lines()
                .nth(line.saturating_sub(1) as usize)
                .unwrap_or_default()
                .trim()
                .to_owned()
        };
        self.breakpoints
            .get()
            .into_iter()
            .map(|line| (line, line_text(line)))
            .collect()
    }

    /// Shows a message in place of the last one of its topic.
    pub fn notify(self, notice: Notice) {
        self.notices.update(|notices| {
            notices.retain(|other| other.topic != notice.topic);
            notices.push(notice);
        });
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
