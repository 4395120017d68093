//! The session: the text, the debugger, the engine and what the page shows of them. Components read its signals and
//! call its methods; only here do they meet.

use gloo::timers::callback::Timeout;
use hunch::debugger::{Arrival, Command as Step, Debugger, DebuggerError, Outcome, StateView};
use hunch::program::Program;
use hunch::request::{Answer, Mode};
use hunch::state::Event;
use leptos::prelude::*;

use crate::command::Command;
use crate::editor::{Editor, Place};
use crate::engine::{Engine, EngineEvent};
use crate::examples::Example;
use crate::notices::{Notice, Remedy, Topic};
use crate::storage::{Work, load_work, save_work};
use crate::timeline::Tick;
use crate::words;

/// How long the text rests before it is stored.
const SAVE_AFTER_MS: u32 = 300;

/// What is done by itself when an example opens, so that there is something to see: with breakpoints, and without.
const OPENING_WITH_BREAKPOINTS: [Command; 3] = [Command::Continue, Command::Over, Command::Over];
const OPENING: [Command; 4] = [Command::Into, Command::Over, Command::Over, Command::Into];

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

    // The editor and the text.

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

    /// Begins the session of an unedited example, with its first steps.
    pub fn play_opening(self) {
        self.begin();
        let steps: &[Command] = if self.breakpoints.with_untracked(Vec::is_empty) {
            &OPENING
        } else {
            &OPENING_WITH_BREAKPOINTS
        };
        self.opening
            .set_value(steps.iter().rev().copied().collect());
        self.next_opening_step();
    }

    fn next_opening_step(self) {
        let next = self.opening.try_update_value(Vec::pop).flatten();
        if let Some(command) = next
            && self.paused_untracked()
            && untrack(|| self.can(command))
        {
            self.step(command);
        }
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

    // Breakpoints.

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

    // Commands.

    /// Carries out a command, or says why not.
    pub fn run(self, command: Command) {
        self.opening.set_value(Vec::new());
        match command {
            Command::Help => self.help.set(true),
            Command::Breakpoint => self.with_editor(Editor::toggle_breakpoint_at_cursor),
            Command::Restart => {
                self.stop();
                self.begin();
            }
            _ if !self.paused_untracked() => {
                if self.begin() && untrack(|| self.can(command)) {
                    self.step(command);
                }
            }
            _ => self.step(command),
        }
    }

    /// Whether a step is possible now, as far as can be said without predicting.
    pub fn can(self, command: Command) -> bool {
        self.debugger
            .with(|debugger| match (debugger, command.step()) {
                (Some(debugger), Some(step)) => {
                    !debugger.is_waiting() && debugger.check(&step).is_ok()
                }
                (None, _) => Command::FORWARD.contains(&command),
                (Some(_), None) => true,
            })
    }

    /// Reads the program and stands at its start; `false`: it cannot be read, and the user was told why.
    fn begin(self) -> bool {
        self.clear_notice(Topic::Prediction);
        self.selected.set(None);
        match self.text.with_untracked(|text| Program::parse(text)) {
            Ok(program) => {
                let mut debugger = Debugger::new(program);
                debugger.set_mode(Mode::Jump);
                self.debugger.set(Some(debugger));
                self.set_breakpoints(self.breakpoints.get_untracked());
                self.clear_notice(Topic::Program);
                true
            }
            Err(error) => {
                self.debugger.set(None);
                self.notify(Notice {
                    topic: Topic::Program,
                    error: true,
                    text: format!("Hunch cannot read this program: {error}."),
                    remedy: error.line().map(Remedy::GoTo),
                });
                false
            }
        }
    }

    fn step(self, command: Command) {
        if let Some(step) = command.step() {
            self.command(step);
        }
    }

    /// Shows another state of the timeline.
    pub fn go_to(self, position: usize) {
        if self.position_untracked() != Some(position) {
            self.engine.cancel();
            self.command(Step::GoTo(position));
        }
    }

    fn command(self, step: Step) {
        let outcome = self
            .debugger
            .try_update(|debugger| debugger.as_mut().map(|debugger| debugger.command(step)));
        match outcome.flatten() {
            Some(Ok(Outcome::Moved)) => self.arrived(),
            Some(Ok(Outcome::NeedsPrediction(request))) => self.engine.predict(*request),
            Some(Err(error)) => self.prediction_failed(&error),
            None => {}
        }
    }

    /// Gives up the prediction that is under way.
    pub fn stop(self) {
        self.engine.cancel();
        self.opening.set_value(Vec::new());
        self.debugger.update(|debugger| {
            if let Some(debugger) = debugger {
                debugger.cancel();
            }
        });
    }

    fn arrived(self) {
        self.selected.set(None);
        self.clear_notice(Topic::Prediction);
        self.next_opening_step();
    }

    fn prediction_failed(self, error: &DebuggerError) {
        self.opening.set_value(Vec::new());
        self.notify(Notice {
            topic: Topic::Prediction,
            error: true,
            text: format!("This step could not be predicted: {error}."),
            remedy: None,
        });
    }

    // The engine.

    /// Loads the model.
    pub fn start_engine(self) {
        self.engine.start(move |event| self.on_engine(event));
    }

    /// Loads the model again after a failure.
    pub fn restart_engine(self) {
        self.clear_notice(Topic::Engine);
        self.start_engine();
    }

    fn on_engine(self, event: EngineEvent) {
        match event {
            EngineEvent::Answer(answer) => self.answered(*answer),
            EngineEvent::Notice { text, fatal } => {
                if fatal {
                    self.stop();
                }
                let remedy = fatal.then_some(Remedy::RestartEngine);
                self.notify(Notice {
                    topic: Topic::Engine,
                    error: fatal,
                    text,
                    remedy,
                });
            }
        }
    }

    fn answered(self, answer: Answer) {
        let arrival = self
            .debugger
            .try_update(|debugger| debugger.as_mut().map(|debugger| debugger.accept(answer)));
        match arrival.flatten() {
            Some(Ok(Arrival::Moved)) => self.arrived(),
            // An answer to a question that nobody asks any more.
            Some(Ok(Arrival::Value { .. }) | Err(DebuggerError::Stale)) | None => {}
            Some(Err(error)) => self.prediction_failed(&error),
        }
    }

    // Messages.

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

    // What there is to see.

    /// Whether there is a session with this text.
    pub fn paused(self) -> bool {
        self.debugger.with(Option::is_some)
    }

    /// The same, outside of effects.
    pub fn paused_untracked(self) -> bool {
        self.debugger.with_untracked(Option::is_some)
    }

    /// Whether a prediction is under way.
    pub fn waiting(self) -> bool {
        self.debugger
            .with(|debugger| debugger.as_ref().is_some_and(Debugger::is_waiting))
    }

    /// The states of the timeline.
    pub fn ticks(self) -> Vec<Tick> {
        self.debugger.with(|debugger| {
            let moments = debugger.iter().flat_map(Debugger::timeline);
            moments
                .map(|moment| Tick {
                    depth: moment.state.depth(),
                    provenance: words::provenance_name(moment.origin),
                    exception: moment.state.event == Event::Exception,
                })
                .collect()
        })
    }

    /// The position on the timeline, from 0.
    pub fn position(self) -> Option<usize> {
        self.debugger
            .with(|debugger| debugger.as_ref().map(Debugger::position))
    }

    fn position_untracked(self) -> Option<usize> {
        self.debugger
            .with_untracked(|debugger| debugger.as_ref().map(Debugger::position))
    }

    /// All that was printed up to the current state.
    pub fn output(self) -> String {
        self.debugger.with(|debugger| match debugger {
            Some(debugger) => {
                let seen = debugger.timeline().take(debugger.position() + 1);
                seen.map(|moment| moment.state.output.as_str()).collect()
            }
            None => String::new(),
        })
    }

    /// The selected frame, from 0 at the outermost: the innermost unless the user chose another.
    pub fn selected_frame(self) -> Option<usize> {
        let innermost = self
            .view
            .with(|view| view.as_ref()?.frames.len().checked_sub(1))?;
        Some(self.selected.get().unwrap_or(innermost).min(innermost))
    }

    /// Selects a frame of the stack.
    pub fn select_frame(self, index: usize) {
        self.selected.set(Some(index));
    }

    /// Where the editor shows the session.
    pub fn place(self) -> Option<Place> {
        let index = self.selected_frame()?;
        self.view.with(|view| words::place(view.as_ref()?, index))
    }

    /// The text of the current line.
    pub fn code(self) -> String {
        let line = self.view.with(|view| view.as_ref()?.line);
        let text = |line: u32| {
            self.text.with(|text| {
                text.lines()
                    .nth(line as usize - 1)
                    .map(|text| text.trim().to_owned())
            })
        };
        line.and_then(text).unwrap_or_default()
    }

    /// The current state in words.
    pub fn words(self) -> String {
        let code = self.code();
        self.view
            .with(|view| view.as_ref().map(|view| words::announcement(view, &code)))
            .unwrap_or_default()
    }
}
