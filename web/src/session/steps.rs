//! Carrying out commands: the debugger says what to predict, the engine predicts, the debugger takes it in.

use hunch::debugger::{Arrival, Command as Step, Debugger, DebuggerError, Outcome};
use hunch::program::Program;
use hunch::request::Answer;
use leptos::prelude::*;

use super::Session;
use crate::command::Command;
use crate::editor::Editor;
use crate::engine::EngineEvent;
use crate::notices::{Notice, Remedy, Topic};

/// How many single steps an example takes by itself when it opens, so that there is something to see: usually some
/// definitions and the first lines of a call. Single steps are what the model is best at.
const OPENING_STEPS: usize = 5;

impl Session {
    /// Begins the session of an unedited example, with its first steps.
    pub fn play_opening(self) {
        self.begin();
        self.opening.set_value(vec![Command::Into; OPENING_STEPS]);
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
    pub(super) fn begin(self) -> bool {
        self.clear_notice(Topic::Prediction);
        self.selected.set(None);
        match self.text.with_untracked(|text| Program::parse(text)) {
            Ok(program) => {
                self.debugger.set(Some(Debugger::new(program)));
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
}
