//! What there is to see of a session.

use hunch::debugger::{
    Command as Step, Debugger, FrameView, LocalView, Printed, Provenance, StateView,
};
use hunch::state::Event;
use hunch::truth::{Finding, Judgement};
use leptos::prelude::*;

use super::{Direction, Run, Session};
use crate::editor::Place;
use crate::engine::Phase;
use crate::words::{self, running};

impl Session {
    /// Whether there is a session with this text.
    pub fn paused(self) -> bool {
        self.debugger.with(Option::is_some)
    }

    /// The same, outside of effects.
    pub fn paused_untracked(self) -> bool {
        self.debugger.with_untracked(Option::is_some)
    }

    /// Reads the debugger, if there is a session with this text.
    pub fn with_debugger<T>(self, read: impl FnOnce(&Debugger) -> T) -> Option<T> {
        self.debugger.with(|debugger| debugger.as_ref().map(read))
    }

    /// Whether a step or a run of steps is under way.
    pub fn waiting(self) -> bool {
        let predicting = self
            .debugger
            .with(|debugger| debugger.as_ref().is_some_and(Debugger::is_waiting));
        predicting || self.run.with(Option::is_some) || self.quiz.is_asking()
    }

    /// Whether it is the model that is waited for, and not the learner's answer.
    pub fn predicting(self) -> bool {
        self.waiting() && !self.quiz.is_asking()
    }

    /// What is under way, in words.
    pub fn under_way(self) -> String {
        match (self.engine.phase(), self.going_run()) {
            (Phase::Loading { .. }, _) => running::WAITING.to_owned(),
            (_, None) => running::PREDICTING.to_owned(),
            (_, Some((_, direction))) => running::going_on(direction).to_owned(),
        }
    }

    /// How far it is, in words: the states that were passed so far, and the line of the last one.
    pub fn progress(self) -> Option<String> {
        let (states, line) = match (self.going_run(), self.engine.way()) {
            (None, None) => return None,
            (None, Some(way)) => (way.steps, way.line),
            (Some((states, _)), way) => {
                let here = || self.view.with(|view| view.as_ref()?.line);
                let steps = way.map_or(0, |way| way.steps);
                (states + steps, way.map_or_else(here, |way| way.line))
            }
        };
        Some(running::so_far(states, line))
    }

    /// The states that the run under way has passed, if it has come to one, and which way it goes.
    fn going_run(self) -> Option<(usize, Direction)> {
        let here = self.position()?;
        let told = |run: &Run| {
            // Each of its careful ways has passed more than the state where it has gone on.
            let passed = here.saturating_sub(run.began).max(run.stops);
            (run.stops > 0).then(|| (passed, run.direction()))
        };
        self.run.with(|run| run.as_ref().and_then(told))
    }

    /// The line that the careful prediction under way has come to.
    pub fn passing(self) -> Option<u32> {
        let way = self.engine.way().filter(|_| self.predicting());
        way?.line.filter(|line| *line > 0)
    }

    /// The position on the timeline, from 0.
    pub fn position(self) -> Option<usize> {
        self.debugger
            .with(|debugger| debugger.as_ref().map(Debugger::position))
    }

    pub(super) fn position_untracked(self) -> Option<usize> {
        self.debugger
            .with_untracked(|debugger| debugger.as_ref().map(Debugger::position))
    }

    /// Whether there are states that came about so.
    pub fn has(self, provenance: Provenance) -> bool {
        let has = |debugger: &Debugger| {
            let mut moments = debugger.timeline();
            moments.any(|moment| moment.provenance() == provenance)
        };
        self.with_debugger(has) == Some(true)
    }

    /// Whether there are states of which CPython says another thing from one run to the next.
    pub fn is_unspecified(self) -> bool {
        let judged = self.check.judged();
        let mut judgements = judged.iter().flat_map(|judged| judged.judgements.iter());
        judgements.any(|judgement| {
            let verdict = judgement.as_ref().and_then(|judgement| judgement.verdict());
            verdict == Some(Finding::Unspecified)
        })
    }

    /// What was printed before the current state's step, and by it.
    pub fn output(self) -> (Vec<Printed>, Vec<Printed>) {
        self.with_debugger(Debugger::printed).unwrap_or_default()
    }

    /// What CPython says of all that was printed up to the current state, and the last text of its own where it prints another one; `None`
    /// where it has not been compared.
    pub fn output_judged(self) -> Option<(Finding, Option<String>)> {
        let judged = self.check.judged()?;
        let position = self.position()?;
        let passed = judged.judgements.iter().take(position + 1).flatten();
        let found: Vec<_> = passed.filter(|one| one.output.is_some()).collect();
        let worst = found.iter().filter_map(|one| one.output).max()?;
        let wrong = |one: &&&Judgement| one.output == Some(Finding::Contradicted);
        let truly = found.iter().rev().find(wrong);
        Some((worst, truly.map(|one| one.truth.output.clone())))
    }

    /// What was printed by the current state's step.
    pub fn printed_now(self) -> String {
        let (_, now) = self.output();
        now.into_iter().map(|part| part.text).collect()
    }

    /// How likely everything is right that the current state rests on, since the last one that is known; `None` where it
    /// rests on nothing, or its own step is no surer than that.
    pub fn so_far(self) -> Option<f64> {
        let judged = self.check.judged();
        let confirmed = |position: usize| {
            let judgement = judged
                .as_ref()
                .and_then(|judged| judged.judgements.get(position));
            let verdict = judgement.and_then(|judgement| judgement.as_ref()?.verdict());
            verdict == Some(Finding::Confirmed)
        };
        self.with_debugger(|debugger| {
            let so_far = debugger.likelihood(confirmed)?;
            let own = debugger.moment().sureness();
            let lower =
                own.is_none_or(|own| so_far < own && words::percent(so_far) != words::percent(own));
            lower.then_some(so_far)
        })?
    }

    /// The line that raised what has ended the program, where the state is known in which it did.
    pub fn raised_at(self) -> Option<u32> {
        let line = self
            .view
            .with(|view| view.as_ref()?.uncaught.as_ref()?.line)?;
        let is_known = |debugger: &Debugger| debugger.check(&Step::GoToRaise).is_ok();
        (self.with_debugger(is_known) == Some(true)).then_some(line)
    }

    /// The last line of the traceback that Python writes at the end of the program, as far as known, and how the end is
    /// known.
    pub fn error_output(self) -> Option<(String, Provenance)> {
        self.view.with(|view| {
            let view = view.as_ref().filter(|view| view.event == Event::Exit)?;
            let message = view.uncaught.as_ref()?.message.clone()?;
            Some((message, view.provenance))
        })
    }

    /// The function of the selected frame, where that is not the innermost one.
    pub fn looks_elsewhere(self) -> Option<String> {
        let selected = self.selected_frame()?;
        self.view.with(|view| {
            let mut outer = view.as_ref()?.frames.iter().skip(1);
            let selected = outer.find(|frame| frame.index == selected)?;
            Some(selected.function.clone())
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
        let before = untrack(|| self.selected_frame());
        self.selected.set(Some(index));
        if before != Some(index) {
            self.ask_watches_anew();
        }
    }

    /// The values of a frame's parameters, as far as they are known.
    pub fn arguments(self, frame: &FrameView) -> Vec<LocalView> {
        let known = |debugger: &Debugger| {
            let definition = (debugger.program()).definition_at(&frame.function, frame.line)?;
            let variables = &definition.scope.variables;
            let is_parameter = |name: &str| {
                let named = variables.iter().find(|variable| variable.name == name);
                named.is_some_and(|variable| variable.is_parameter)
            };
            let locals = frame.locals.iter().flatten();
            let arguments =
                locals.filter(|local| local.value.is_some() && is_parameter(&local.name));
            Some(arguments.cloned().collect())
        };
        self.with_debugger(known).flatten().unwrap_or_default()
    }

    /// Where the editor shows the session.
    pub fn place(self) -> Option<Place> {
        let index = self.selected_frame();
        self.view.with(|view| {
            let view = view.as_ref()?;
            let Some(index) = index else {
                return words::place_of_error(view);
            };
            let frame = view.frames.iter().find(|frame| frame.index == index)?;
            self.with_debugger(|debugger| {
                let program = debugger.program();
                if index + 1 == view.frames.len() {
                    return words::place(view, frame, &view.inline, program);
                }
                let inline = debugger.inline_values(frame, &view.frames);
                words::place(view, frame, &inline, program)
            })
        })
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
        let dropped = self.dropped.get();
        let printed = self.printed_now();
        let words = |view: &StateView| words::announcement(view, &code, &printed, dropped);
        self.view
            .with(|view| view.as_ref().map(words))
            .unwrap_or_default()
    }
}
