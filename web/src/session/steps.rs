//! Carrying out commands: the debugger says what to predict, the engine predicts, the debugger takes it in.

use hunch::action::Action;
use hunch::debugger::{Arrival, Command as Step, Debugger, DebuggerError, Outcome};
use hunch::program::Program;
use hunch::request::Answer;
use hunch::state::State;
use leptos::prelude::*;

use super::Session;
use crate::command::Command;
use crate::dialog::Dialog;
use crate::editor::Editor;
use crate::engine::EngineEvent;
use crate::notices::{Notice, Remedy, Topic};
use crate::theme;
use crate::words::running;

impl Session {
    /// Takes actions one after the other, each when the one before has arrived, until one is not possible.
    pub(super) fn play(self, mut actions: Vec<Action>) {
        actions.reverse();
        self.opening.set_value(actions);
        self.next_opening_step();
    }

    fn next_opening_step(self) {
        let next = self.opening.try_update_value(Vec::pop).flatten();
        if let Some(action) = next {
            let step = Step::Act(action);
            let can = |debugger: &Debugger| !debugger.is_waiting() && debugger.check(&step).is_ok();
            if untrack(|| self.with_debugger(can)) == Some(true) {
                self.command(step);
            }
        }
    }

    /// Carries out a command, or says why not.
    pub fn run(self, command: Command) {
        self.opening.set_value(Vec::new());
        self.end_welcome();
        match command {
            Command::Help => self.dialog.set(Some(Dialog::Help)),
            Command::Palette => self.dialog.set(Some(Dialog::Palette)),
            Command::StartHere => self.open_start(Dialog::StartHere),
            Command::Traceback => self.open_start(Dialog::Traceback),
            Command::Watch => self.watch_asked.update(|asked| *asked += 1),
            Command::Careful => self.switch(self.careful),
            Command::Check => self.check.on.update(|on| *on = !*on),
            Command::Pasts => self.switch(self.several),
            Command::Quiz => self.switch_quiz(),
            Command::Open => self.toggle_line(),
            Command::Breakpoint => self.toggle_breakpoint(),
            Command::Clean => self.clean.update(|on| *on = !*on),
            Command::Theme => theme::switch(),
            Command::Share => self.dialog.set(Some(Dialog::Share)),
            Command::CopyLink => self.copy_link(),
            Command::ExportJson => self.tell_saved(self.save_json()),
            Command::ExportCsv => self.tell_saved(self.save_csv()),
            Command::NextValue => self.tell_more(1),
            Command::Condition => self.type_condition(),
            command if command.wants_variable() => self.ask_variable(command),
            Command::Stop => {
                let had_begun = untrack(|| self.waiting());
                let passed = self.stop_here();
                if had_begun {
                    self.announcer.say(running::stopped(passed));
                }
            }
            Command::Restart if !self.paused_untracked() => {
                self.begin();
            }
            Command::Undo if !self.paused_untracked() => self.with_editor(Editor::undo),
            _ if !self.paused_untracked() => {
                if self.begin() && untrack(|| self.can(command)) {
                    self.step(command);
                }
            }
            Command::Restart => {
                self.stop();
                self.step(command);
            }
            _ => self.step(command),
        }
    }

    fn tell_saved(self, told: Option<&'static str>) {
        told.into_iter()
            .for_each(|told| self.tell_shared(told.to_owned()));
    }

    /// Opens the field for the condition of the breakpoint at the cursor, where the program is paused, or else of the first.
    fn type_condition(self) {
        let lines = self.breakpoints.get_untracked();
        let paused = untrack(|| self.with_debugger(|debugger| debugger.state().line())).flatten();
        let near = [Some(self.cursor_line()), paused];
        let near = near.into_iter().flatten().find(|line| lines.contains(line));
        if let Some(line) = near.or(lines.first().copied()) {
            self.condition_form.set(Some(line));
        }
    }

    /// Switches how predictions are made.
    fn switch(self, setting: RwSignal<bool>) {
        setting.update(|on| *on = !*on);
        self.debugger.update(|debugger| {
            debugger
                .iter_mut()
                .for_each(|debugger| self.set_up(debugger))
        });
        self.save_soon();
    }

    /// Whether a step is possible now, as far as can be said without predicting.
    pub fn can(self, command: Command) -> bool {
        let waiting = self.waiting();
        self.debugger.with(|debugger| match (debugger, command) {
            (_, Command::Stop) => waiting,
            (Some(debugger), Command::RunToCursor) => {
                !waiting && debugger.check(&Step::Continue).is_ok()
            }
            (_, Command::NextValue) => self.more_to_tell() > 0,
            (_, Command::Condition) => !self.breakpoints.with(Vec::is_empty),
            (_, command) if command.wants_variable() => !self.variables(command).is_empty(),
            (None, Command::ExportJson | Command::ExportCsv) => false,
            (Some(debugger), Command::Open) => !waiting && Session::has_line_to_open(debugger),
            (None, Command::Open) => false,
            (Some(debugger), _) => command
                .step()
                .is_none_or(|step| !waiting && debugger.check(&step).is_ok()),
            // An edit of the text is taken back like a command.
            (None, Command::Undo) => self.has_aside(),
            (None, Command::OtherPasts) => false,
            (None, _) => !Command::BACKWARD.contains(&command),
        })
    }

    /// The same, outside of effects.
    pub fn can_untracked(self, command: Command) -> bool {
        untrack(|| self.can(command))
    }

    /// Reads the program and stands at its start; `false`: it cannot be read, and the user was told why.
    pub(super) fn begin(self) -> bool {
        self.clear_notice(Topic::Prediction);
        self.forget_reading();
        self.forget_dropped();
        self.selected.set(None);
        self.awaited.set(None);
        match self.text.with_untracked(|text| Program::parse(text)) {
            Ok(program) => {
                self.tell_outside(&program);
                self.forget_answers(&program);
                let mut debugger = Debugger::new(program);
                self.set_up(&mut debugger);
                self.debugger.set(Some(debugger));
                self.outdate_watches();
                self.set_breakpoints(self.breakpoints.get_untracked());
                self.clear_notice(Topic::Program);
                true
            }
            Err(error) => {
                self.debugger.set(None);
                let line = error.line();
                self.mark_problem(&error);
                self.notify(Notice {
                    topic: Topic::Program,
                    error: true,
                    text: running::cannot_read(&error),
                    remedy: line.map(Remedy::GoTo),
                });
                false
            }
        }
    }

    fn step(self, command: Command) {
        if !self.can_untracked(command) && command != Command::Restart {
            return;
        }
        self.quiz.expect(command);
        match command {
            Command::Continue => self.run_to_breakpoint(Step::Continue),
            Command::BackContinue => self.run_to_breakpoint(Step::ContinueBack),
            Command::OtherPasts => self.infer_pasts(),
            Command::RunToCursor => self.run_to_breakpoint(Step::RunTo(self.cursor_line())),
            _ => command
                .step()
                .into_iter()
                .for_each(|step| self.command(step)),
        }
    }

    /// Puts the true state into the current one's place, to go on from there.
    pub fn follow(self, truth: State) {
        self.stop();
        self.command(Step::Follow(Box::new(truth)));
    }

    /// Shows the state in which the exception was raised that has ended the program.
    pub fn go_to_raise(self) {
        self.end_run();
        self.command(Step::GoToRaise);
        // On a phone what was pressed is below it.
        self.with_editor(Editor::reveal);
    }

    /// Shows another state of the timeline.
    pub fn go_to(self, position: usize) {
        if self.position_untracked() != Some(position) {
            self.end_run();
            self.command(Step::GoTo(position));
        }
    }

    /// Tells the debugger what the user wants.
    pub(super) fn command(self, step: Step) {
        self.unasked.set_value(false);
        self.outdate_dropped();
        self.note_step(&step);
        self.carry_out(step);
    }

    pub(super) fn carry_out(self, step: Step) {
        // A run stops where it likes: it is not asked about.
        let run = self.run.with_untracked(Option::is_some);
        self.awaited.set(None);
        let asked = self.quiz.take_given().filter(|_| !run);
        self.interrupt();
        self.quiz.end();
        match asked {
            Some(command) if self.ask_about_known(command, &step) => {}
            asked => self.take_step(step, asked),
        }
    }

    /// Carries out a step; `asked`: what a prediction for it says is asked about first.
    pub(super) fn take_step(self, step: Step, asked: Option<Command>) {
        let asked = asked.map(|command| (command, step.clone()));
        let taken = step.clone();
        let outcome = self
            .debugger
            .try_update(|debugger| debugger.as_mut().map(|debugger| debugger.command(step)));
        match outcome.flatten() {
            Some(Ok(Outcome::Moved)) => self.arrived(),
            Some(Ok(Outcome::NeedsPrediction(request))) => {
                self.note_asked(taken);
                self.quiz.awaits(asked);
                self.engine.predict(*request);
            }
            Some(Err(error)) => self.prediction_failed(&error),
            None => {}
        }
    }

    /// Gives up the prediction that is under way.
    pub fn stop(self) {
        self.give_up(Debugger::cancel);
        self.rest();
    }

    /// Gives up the prediction that is under way, and stays at the last of the states that it has passed. Says how many they
    /// are.
    fn stop_here(self) -> usize {
        let is_further_on = self.is_further_on();
        let passed = self.give_up(|debugger| {
            let passed = debugger.stop_here();
            // A run is one command.
            if passed > 0 && is_further_on {
                debugger.join_last();
            }
            passed
        });
        let passed = passed.unwrap_or_default();
        if passed > 0 {
            self.came_elsewhere();
        }
        self.rest();
        passed
    }

    fn give_up<T>(self, by: impl FnOnce(&mut Debugger) -> T) -> Option<T> {
        self.interrupt();
        self.opening.set_value(Vec::new());
        self.end_run();
        let done = self
            .debugger
            .try_update(|debugger| debugger.as_mut().map(by));
        done.flatten()
    }

    /// Another state is shown: what was asked about the one before is of no interest.
    pub(super) fn came_elsewhere(self) {
        self.selected.set(None);
        self.awaited.set(None);
        self.editing.set(None);
        self.doubt.set(None);
        self.opened.set(None);
        self.outdate_watches();
        self.tell_dropped();
    }

    fn arrived(self) {
        self.take_lines_back();
        self.came_elsewhere();
        self.clear_notice(Topic::Prediction);
        self.tell_lonely_past();
        self.forget_way_taken();
        if !self.go_on() {
            self.next_opening_step();
            self.rest();
        }
    }

    fn prediction_failed(self, error: &DebuggerError) {
        self.opening.set_value(Vec::new());
        self.pasts_asked.set_value(false);
        let is_given_up = matches!(error, DebuggerError::GivenUp { .. });
        if is_given_up {
            if self.is_further_on() {
                self.debugger
                    .update(|debugger| debugger.iter_mut().for_each(Debugger::join_last));
            }
            self.came_elsewhere();
        }
        self.note_failure();
        self.notify(Notice {
            topic: Topic::Prediction,
            error: !is_given_up,
            text: running::not_predicted(error),
            remedy: (!is_given_up).then_some(Remedy::Retry),
        });
        self.rest();
    }

    /// Loads the model.
    pub fn start_engine(self) {
        self.engine.start(move |event| self.on_engine(event));
    }

    /// Loads the model when something is predicted for the first time.
    pub fn start_engine_later(self) {
        self.engine.sleep(move |event| self.on_engine(event));
    }

    /// Loads the model again after a failure.
    pub fn restart_engine(self) {
        self.clear_notice(Topic::Engine);
        self.start_engine();
    }

    fn on_engine(self, event: EngineEvent) {
        match event {
            // Nothing of it is shown before the answer is there.
            EngineEvent::Passed(passed) => self.debugger.update_untracked(|debugger| {
                if let Some(debugger) = debugger {
                    debugger.pass(*passed);
                }
            }),
            EngineEvent::Answer(answer) => self.answered(*answer),
            EngineEvent::Recovered => self.clear_notice(Topic::Engine),
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
        let answer = self.take_value(answer);
        if let Some(answer) = answer.and_then(|answer| self.hold(answer)) {
            self.take_prediction(answer);
        }
    }

    /// Takes in what the model predicts.
    pub(super) fn take_prediction(self, answer: Answer) {
        let arrival = self
            .debugger
            .try_update(|debugger| debugger.as_mut().map(|debugger| debugger.accept(answer)));
        match arrival.flatten() {
            Some(Ok(Arrival::Moved)) => self.arrived(),
            Some(Ok(Arrival::Awaited { awaited, passed })) => self.input_awaited(awaited, passed),
            // An answer to a question that nobody asks any more.
            Some(Ok(Arrival::Value { .. }) | Err(DebuggerError::Stale)) | None => {}
            Some(Err(error)) => self.prediction_failed(&error),
        }
    }
}
