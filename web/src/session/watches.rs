//! Questions beside the steps: watches and the conditions of breakpoints. The engine answers one request at a time; a
//! question waits until no step is under way, and is given up when one comes.

use hunch::program::{Program, canonical_expression, effect};
use hunch::request::{Answer, Reply, Request};
use leptos::prelude::*;

use super::Session;
use crate::engine::Phase;
use crate::words::{self, panels};

/// A watched expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Watch {
    /// Names it.
    pub id: u32,
    /// As typed.
    pub expression: String,
    /// What it came to the last time.
    pub watched: Watched,
    /// Whether that was at the state that is shown.
    pub current: bool,
}

/// What an expression came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Watched {
    /// It was not asked yet.
    Nothing,
    /// Its value.
    Value {
        /// As Python writes it.
        text: String,
        /// Of the value, 0 to 1.
        probability: f64,
    },
    /// Evaluating it raises this.
    Exception {
        /// `Type: message`.
        text: String,
        /// Of the exception, 0 to 1.
        probability: f64,
    },
    /// It cannot be evaluated here, and why.
    Impossible(String),
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// A watch, by its id.
    Watch(u32),
    /// Whether a run stops.
    Condition,
    /// What else a value could be.
    Alternatives,
    /// What the parts of the current line come to.
    Line,
}

/// A question that the engine is answering.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Asked {
    /// The request's `id`.
    id: serde_json::Value,
    question: Question,
}

impl Session {
    /// Watches an expression.
    ///
    /// # Errors
    /// Why it is none, for the user.
    pub fn add_watch(self, text: &str) -> Result<(), String> {
        let expression = checked(text)?;
        self.watches
            .update(|watches| watches.push(unanswered(next_id(watches), expression)));
        self.save_soon();
        self.unasked.set_value(false);
        self.rest();
        Ok(())
    }

    /// Watches the expressions of a link, beside those of the user that are not among them.
    pub(super) fn watch_also(self, wanted: &[String]) {
        self.watches.update(|watches| {
            let old = expressions(watches);
            for expression in wanted.iter().filter(|wanted| !old.contains(wanted)) {
                watches.push(unanswered(next_id(watches), expression.clone()));
            }
        });
        self.save_soon();
    }

    /// What evaluating an expression would do besides giving a value, as a warning; `None`: nothing.
    pub fn effect_of(self, expression: &str) -> Option<String> {
        let paused = self.with_debugger(|debugger| effect(expression, Some(debugger.program())));
        let found = paused.unwrap_or_else(|| {
            let program = self.text.with(|text| Program::parse(text));
            effect(expression, program.as_ref().ok())
        });
        found.map(|effect| words::effect(&effect))
    }

    /// Watches it no longer.
    pub fn remove_watch(self, id: u32) {
        self.watches
            .update(|watches| watches.retain(|watch| watch.id != id));
        self.save_soon();
    }

    /// Sets the condition of a breakpoint; empty for none.
    ///
    /// # Errors
    /// Why it is no expression, for the user.
    pub fn set_condition(self, line: u32, text: &str) -> Result<(), String> {
        if text.trim().is_empty() {
            self.conditions
                .update(|conditions| drop(conditions.remove(&line)));
        } else {
            let expression = checked(text)?;
            self.conditions
                .update(|conditions| drop(conditions.insert(line, expression)));
        }
        self.save_soon();
        Ok(())
    }

    /// The state changed: what the watches came to is of another one.
    pub(super) fn outdate_watches(self) {
        self.change_watches(|watch| watch.current = false);
    }

    /// What they came to in another program says nothing of this one.
    pub(super) fn blank_watches(self) {
        self.change_watches(|watch| {
            watch.current = false;
            watch.watched = Watched::Nothing;
        });
    }

    fn change_watches(self, change: impl Fn(&mut Watch)) {
        if self.watches.with_untracked(Vec::is_empty) {
            return;
        }
        self.watches
            .update(|watches| watches.iter_mut().for_each(change));
    }

    /// Nothing else is under way: asks for the next watch that is not current.
    pub(super) fn rest(self) {
        let busy = self.unasked.get_value()
            || self.run.with_untracked(Option::is_some)
            || self.asked.with_value(Option::is_some)
            || self.opening.with_value(|opening| !opening.is_empty())
            || untrack(|| self.waiting())
            || matches!(untrack(|| self.engine.phase()), Phase::Failed)
            || !self.paused_untracked();
        if busy {
            return;
        }
        let next = self.watches.with_untracked(|watches| {
            let next = watches.iter().find(|watch| !watch.current)?;
            Some((next.id, next.expression.clone()))
        });
        if let Some((id, expression)) = next {
            self.ask(Question::Watch(id), &expression);
        }
    }

    /// Another frame is selected, whose variables the watches read from now on.
    pub(super) fn ask_watches_anew(self) {
        self.outdate_watches();
        let asks_one = |asked: &Option<Asked>| {
            let question = asked.as_ref().map(|asked| asked.question);
            matches!(question, Some(Question::Watch(_)))
        };
        if self.asked.with_value(asks_one) {
            self.interrupt();
        }
        self.rest();
    }

    /// Asks for an expression's value; `false`: it has none here. A watch reads the variables of the selected frame.
    pub(super) fn ask(self, question: Question, expression: &str) -> bool {
        let is_watch = matches!(question, Question::Watch(_));
        let frame = untrack(|| self.selected_frame()).filter(|_| is_watch);
        let request = self.debugger.try_update_untracked(|debugger| {
            debugger.as_mut().map(|debugger| match frame {
                Some(frame) => debugger.watch_in(frame, expression),
                None => debugger.watch(expression),
            })
        });
        match request.flatten() {
            Some(Ok(request)) => {
                self.asks(question, request);
                true
            }
            Some(Err(error)) => {
                if let Question::Watch(id) = question {
                    self.watched(id, Watched::Impossible(words::refusal(&error)));
                    self.rest();
                }
                false
            }
            None => false,
        }
    }

    /// Has the engine answer a question.
    pub(super) fn asks(self, question: Question, request: Request) {
        let id = request.id.clone();
        self.asked.set_value(Some(Asked { id, question }));
        self.engine.predict(request);
    }

    /// Gives up what is being asked, for something else.
    pub(super) fn interrupt(self) {
        self.engine.cancel();
        self.give_question_up();
        let asked = self.asked.get_value();
        self.asked.set_value(None);
        match asked.map(|asked| asked.question) {
            Some(Question::Alternatives) => self.doubt.set(None),
            Some(Question::Line) => self.opened.set(None),
            Some(Question::Watch(_) | Question::Condition) | None => {}
        }
    }

    /// Gives up a question that the user does not ask any more.
    pub(super) fn unask(self, question: Question) {
        let is_it = |asked: &Option<Asked>| {
            asked
                .as_ref()
                .is_some_and(|asked| asked.question == question)
        };
        if self.asked.with_value(is_it) {
            self.interrupt();
            self.rest();
        }
    }

    /// Takes in an answer to a question; gives back one to something else.
    pub(super) fn take_value(self, answer: Answer) -> Option<Answer> {
        let asked = self.asked.get_value().filter(|asked| asked.id == answer.id);
        let Some(asked) = asked else {
            return Some(answer);
        };
        self.asked.set_value(None);
        match asked.question {
            Question::Condition => self.condition_answered(&answer.reply),
            Question::Alternatives => {
                self.alternatives_answered(answer.reply);
                self.rest();
            }
            Question::Line => {
                self.line_answered(answer.reply);
                self.rest();
            }
            Question::Watch(id) => {
                self.watched(id, Watched::of(answer.reply));
                self.rest();
            }
        }
        None
    }

    fn watched(self, id: u32, watched: Watched) {
        self.watches.update(|watches| {
            if let Some(watch) = watches.iter_mut().find(|watch| watch.id == id) {
                watch.watched = watched;
                watch.current = true;
            }
        });
        self.tell_watches();
    }
}

impl Watched {
    fn of(reply: Reply) -> Watched {
        match reply {
            Reply::Value {
                exception: Some(text),
                probability,
                ..
            } => Watched::Exception { text, probability },
            Reply::Value {
                value, probability, ..
            } => Watched::Value {
                text: value.unwrap_or_else(|| words::UNKNOWN.to_owned()),
                probability,
            },
            Reply::Error { error, .. } => Watched::Impossible(error),
            Reply::Predictions { .. } => Watched::Impossible(panels::NO_VALUE.to_owned()),
        }
    }
}

/// Watches of the last visit.
pub(super) fn restored(expressions: Vec<String>) -> Vec<Watch> {
    (0..)
        .zip(expressions)
        .map(|(id, expression)| unanswered(id, expression))
        .collect()
}

/// The watched expressions, as they are kept and shared.
pub(super) fn expressions(watches: &[Watch]) -> Vec<String> {
    watches
        .iter()
        .map(|watch| watch.expression.clone())
        .collect()
}

fn unanswered(id: u32, expression: String) -> Watch {
    Watch {
        id,
        expression,
        watched: Watched::Nothing,
        current: false,
    }
}

fn next_id(watches: &[Watch]) -> u32 {
    watches.iter().map(|watch| watch.id + 1).max().unwrap_or(0)
}

/// An expression without space around it.
fn checked(text: &str) -> Result<String, String> {
    let text = text.trim();
    if text.is_empty() {
        return Err(panels::TYPE_AN_EXPRESSION.to_owned());
    }
    canonical_expression(text)
        .map(|_| text.to_owned())
        .map_err(|_| words::NOT_AN_EXPRESSION.to_owned())
}
