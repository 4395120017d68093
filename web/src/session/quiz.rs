//! The quiz beside the steps. While it is on, a step's outcome is held back: what the model predicts, or the timeline knows,
//! is asked first, and shown when the learner has answered or wants to see it.

use std::cell::Cell;

use hunch::action::Action;
use hunch::debugger::{Command as Step, Debugger};
use hunch::quiz::{Asked, Expected, Mark, Question, Record, Topic, choose};
use hunch::request::{Answer, Reply};
use hunch::state::State;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;

use super::Session;
use crate::command::Command;
use crate::quiz::Attempt;
use crate::words::quiz as words;
use crate::{address, storage};

/// Where this tab keeps the quiz.
const KEY: &str = "hunch.quiz";

/// The quiz; a copy is the same one.
#[derive(Clone, Copy)]
pub struct Quiz {
    /// Whether steps are asked about.
    pub on: RwSignal<bool>,
    /// The questions about the last step.
    pub round: RwSignal<Option<Round>>,
    /// There was nothing to ask about the last step.
    pub nothing: RwSignal<bool>,
    /// What was asked and answered, oldest first.
    pub records: RwSignal<Vec<Record>>,
    /// The command that the user has just given: what it leads to is to be asked.
    given: StoredValue<Option<Command>>,
    /// The same, while its outcome is being predicted.
    predicting: StoredValue<Option<(Command, Step)>>,
    /// What had the focus before the first question.
    focus: StoredValue<Option<web_sys::HtmlElement>, LocalStorage>,
}

/// The questions about a step.
#[derive(Clone, Debug)]
pub struct Round {
    /// Tells it from others.
    pub id: u32,
    /// The questions, in their order.
    pub posed: Vec<Posed>,
    /// The state that the step leads to, as it is predicted or known.
    pub after: State,
    /// The step, and until it is shown what it leads to.
    command: Command,
    held: Option<Held>,
}

/// A question about a step.
#[derive(Clone, Debug)]
pub struct Posed {
    /// What it is about.
    pub topic: Topic,
    /// The question.
    pub question: Question,
    /// Whether the learner is done with it.
    pub done: bool,
    /// Where it is recorded; `None`: it is not, or not any more.
    pub record: Option<usize>,
}

/// A step that is not shown yet.
#[derive(Clone, Debug)]
enum Held {
    /// The timeline knows where it leads.
    Known(Step),
    /// The model has predicted it.
    Predicted(Box<Answer>),
}

/// The quiz as it outlives a reload.
#[derive(Default, Serialize, Deserialize)]
struct Stored {
    on: bool,
    records: Vec<Record>,
}

impl Quiz {
    /// The quiz of this tab, as it was left.
    pub fn load() -> Quiz {
        let kept = storage::of_this_tab()
            .filter(|_| !address::is_embed())
            .and_then(|storage| storage.get_item(KEY).ok().flatten())
            .and_then(|text| serde_json::from_str(&text).ok());
        let Stored { on, records } = kept.unwrap_or_default();
        Quiz {
            on: RwSignal::new(on),
            round: RwSignal::new(None),
            nothing: RwSignal::new(false),
            records: RwSignal::new(records),
            given: StoredValue::new(None),
            predicting: StoredValue::new(None),
            focus: StoredValue::new_local(None),
        }
    }

    /// Whether a question waits for its answer, and a step with it.
    pub fn is_asking(self) -> bool {
        self.round
            .with(|round| round.as_ref().is_some_and(|round| round.held.is_some()))
    }

    /// Keeps the quiz for a reload. That it may be forgotten is harmless.
    fn save(self) {
        let stored = Stored {
            on: self.on.get_untracked(),
            records: self.records.get_untracked(),
        };
        let text = serde_json::to_string(&stored).unwrap_or_default();
        if let Some(storage) = storage::of_this_tab().filter(|_| !address::is_embed()) {
            let _ = storage.set_item(KEY, &text);
        }
    }

    /// The questions are about a step that is not the last one any more.
    pub(super) fn end(self) {
        if self.round.with_untracked(Option::is_some) {
            self.round.set(None);
        }
        if self.nothing.get_untracked() {
            self.nothing.set(false);
        }
    }

    /// The user gives a command that is to be asked about.
    pub(super) fn expect(self, command: Command) {
        let asks = self.on.get_untracked()
            && (Command::FORWARD.contains(&command)
                || Command::BACKWARD.contains(&command)
                || command == Command::RunToCursor);
        self.given.set_value(asks.then_some(command));
    }

    /// That command, once.
    pub(super) fn take_given(self) -> Option<Command> {
        self.given.try_update_value(Option::take).flatten()
    }

    /// Its outcome is being predicted.
    pub(super) fn awaits(self, asked: Option<(Command, Step)>) {
        self.predicting.set_value(asked);
    }
}

impl Round {
    /// Those that are answered, and the one after them.
    pub fn visible(&self) -> usize {
        let answered = self.posed.iter().take_while(|posed| posed.done);
        (answered.count() + 1).min(self.posed.len())
    }
}

impl Session {
    /// Switches the quiz on or off. A question that is open is given up, and its step shown.
    pub fn switch_quiz(self) {
        self.quiz.on.update(|on| *on = !*on);
        if !self.quiz.on.get_untracked() {
            self.show_held();
            self.quiz.end();
        }
        self.quiz.save();
    }

    /// Asks about a step to a state that the timeline knows; `false`: there is nothing to ask.
    pub(super) fn ask_about_known(self, command: Command, step: &Step) -> bool {
        let read = |debugger: &Debugger| {
            let after = debugger.known(step)?.clone();
            Some((debugger.action_of(step)?, after))
        };
        let known = untrack(|| self.with_debugger(read)).flatten();
        known.is_some_and(|(action, after)| {
            self.pose(command, &action, &after, Held::Known(step.clone()))
        })
    }

    /// Holds a prediction back that is to be asked about; gives back any other.
    pub(super) fn hold(self, answer: Answer) -> Option<Answer> {
        let awaited = |debugger: &Debugger| debugger.awaits(&answer);
        if untrack(|| self.with_debugger(awaited)) != Some(true) {
            return Some(answer);
        }
        let asked = self
            .quiz
            .predicting
            .try_update_value(Option::take)
            .flatten();
        let Some((command, step)) = asked else {
            return Some(answer);
        };
        let after = match &answer.reply {
            Reply::Predictions { predictions, .. } => predictions.first(),
            _ => None,
        };
        let after = after.map(|best| best.state.clone());
        let action = |debugger: &Debugger| debugger.action_of(&step);
        let action = untrack(|| self.with_debugger(action)).flatten();
        match after.zip(action) {
            Some((after, action)) => {
                let held = Held::Predicted(Box::new(answer.clone()));
                (!self.pose(command, &action, &after, held)).then_some(answer)
            }
            None => Some(answer),
        }
    }

    /// Poses the questions about a step; `false`: there are none.
    fn pose(self, command: Command, action: &Action, after: &State, held: Held) -> bool {
        thread_local! {
            static NEXT: Cell<u32> = const { Cell::new(0) };
        }
        let read =
            |debugger: &Debugger| choose(debugger.program(), debugger.state(), action, after);
        let asked = untrack(|| self.with_debugger(read)).unwrap_or_default();
        if asked.is_empty() {
            // Who waits for a question would wait in vain.
            self.quiz.nothing.set(true);
            self.announcer.say(words::NO_QUESTION.to_owned());
            return false;
        }
        let focused = document()
            .active_element()
            .and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
        self.quiz.focus.set_value(focused);
        let posed = asked.into_iter().map(|asked| self.posed(asked)).collect();
        let id = NEXT.replace(NEXT.get() + 1);
        self.quiz.round.set(Some(Round {
            id,
            posed,
            after: after.clone(),
            command,
            held: Some(held),
        }));
        true
    }

    /// A question with its words.
    fn posed(self, asked: Asked) -> Posed {
        let Asked {
            topic,
            expected,
            clues,
        } = asked;
        let explanation = clues
            .line
            .map(|line| words::explanation(line, &self.code_of(line)));
        Posed {
            question: Question {
                kind: topic.kind(),
                prompt: words::prompt(&topic),
                expected,
                hints: words::hints(&clues, |line| self.code_of(line)),
                explanation,
            },
            topic,
            done: false,
            record: None,
        }
    }

    fn code_of(self, line: u32) -> String {
        let text = |text: &String| {
            let line = text.lines().nth((line as usize).checked_sub(1)?)?;
            Some(line.trim().to_owned())
        };
        self.text.with_untracked(text).unwrap_or_default()
    }

    /// A question is answered, or given up. After the last one the step is shown, and the focus goes back.
    pub fn finish_question(self, round: u32, index: usize, attempt: Attempt) {
        let is_it = |shown: &Option<Round>| shown.as_ref().is_some_and(|shown| shown.id == round);
        if !self.quiz.round.with_untracked(is_it) {
            return;
        }
        let question = self.quiz.round.with_untracked(|round| {
            let posed = round.as_ref()?.posed.get(index)?;
            Some(posed.question.clone())
        });
        let Some(question) = question else { return };
        let grade = |answer: &String| question.grade(answer, &[]).map(|grade| grade.mark);
        let mark = attempt
            .answer
            .as_ref()
            .map(|answer| grade(answer).unwrap_or(Mark::Wrong));
        let record = Record {
            kind: question.kind,
            prompt: question.prompt,
            answer: attempt.answer,
            model: Some(question.expected.text(words::END)),
            python: None,
            mark,
            model_right: None,
            hints: attempt.hints,
        };
        let shown = record.answer.is_none();
        let place = self.quiz.records.with_untracked(Vec::len);
        self.quiz.records.update(|records| records.push(record));
        self.quiz.save();
        let mut over = false;
        self.quiz.round.update(|round| {
            if let Some(round) = round {
                // Who wants to see the step is not asked on.
                if shown {
                    round.posed.truncate(index + 1);
                }
                if let Some(posed) = round.posed.get_mut(index) {
                    posed.done = true;
                    posed.record = Some(place);
                }
                over = round.posed.iter().all(|posed| posed.done);
            }
        });
        if over {
            self.show_held();
            self.give_focus_back();
        }
    }

    /// Python has answered a question that is done with: it has the last word.
    pub fn judge_by_python(self, index: usize, truth: &Expected) {
        let place = self.quiz.round.with_untracked(|round| {
            let posed = round.as_ref()?.posed.get(index)?;
            Some((posed.record?, posed.question.expected.says(truth)))
        });
        let Some((place, model_right)) = place else {
            return;
        };
        let text = truth.text(words::END);
        self.quiz.records.update(|records| {
            if let Some(record) = records.get_mut(place) {
                let grade = |answer: &String| truth.grade(answer, &[]).map(|grade| grade.mark);
                record.mark = record
                    .answer
                    .as_ref()
                    .map(|answer| grade(answer).unwrap_or(Mark::Wrong));
                record.python = Some(text);
                record.model_right = Some(model_right);
            }
        });
        self.quiz.save();
    }

    /// Shows the step that was held back.
    fn show_held(self) {
        let held = self
            .quiz
            .round
            .try_update(|round| round.as_mut()?.held.take())
            .flatten();
        match held {
            Some(Held::Known(step)) => self.take_step(step, None),
            Some(Held::Predicted(answer)) => self.take_prediction(*answer),
            None => {}
        }
    }

    /// Has CPython run the program.
    pub fn ask_python(self) {
        self.check.trace_session();
    }

    /// Puts the verdict away.
    pub fn close_quiz(self) {
        self.quiz.end();
        self.give_focus_back();
    }

    /// Something else is wanted than an answer: the step is given up, and its question with it.
    pub(super) fn give_question_up(self) {
        self.quiz.awaits(None);
        if untrack(|| self.quiz.is_asking()) {
            self.quiz.round.set(None);
            self.debugger
                .update(|debugger| debugger.iter_mut().for_each(Debugger::cancel));
        }
    }

    /// The focus goes to where it was before the question: the step's button, for one.
    fn give_focus_back(self) {
        let Some(element) = self.quiz.focus.get_value() else {
            return;
        };
        let is_editor = element.class_list().contains("editor");
        let lost = !element.is_connected() || element.tag_name() == "BODY";
        if is_editor {
            self.with_editor(|editor| editor.focus());
        } else if !lost {
            // Only elements that left the page refuse the focus.
            let _ = element.focus();
        } else if let Some(command) = self
            .quiz
            .round
            .with_untracked(|round| Some(round.as_ref()?.command))
        {
            let name = command.name();
            let wanted = format!(".toolbar [aria-label='{name}']");
            let button = document().query_selector(&wanted).ok().flatten();
            if let Some(button) =
                button.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok())
            {
                let _ = button.focus();
            }
        }
    }

    /// Begins the score anew.
    pub fn reset_score(self) {
        self.quiz.records.set(Vec::new());
        self.quiz.round.update(|round| {
            let posed = round.iter_mut().flat_map(|round| &mut round.posed);
            posed.for_each(|posed| posed.record = None);
        });
        self.quiz.save();
    }
}
