//! What a lesson's file holds; `docs/lessons.md` describes it, `read.rs` reads and checks it.

use hunch::action::Action;
use hunch::state::State;
use serde::{Deserialize, Serialize};

/// The version of the format that is written here.
pub const VERSION: u32 = 1;

/// A lesson: a program, and the steps through it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Of the format.
    pub version: u32,
    /// Its name in links, files and the kept progress: small letters, digits and hyphens.
    pub id: String,
    /// Its name in lists.
    pub title: String,
    /// What its learner can do after it.
    pub goal: String,
    /// How long it takes, about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// What is told before the first step, by paragraphs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub text: Vec<String>,
    /// The program, by lines.
    pub program: Vec<String>,
    /// Lines with breakpoints, ascending.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub breakpoints: Vec<u32>,
    /// Where it begins; left out: at the start of the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<State>,
    /// Lines that, put behind the program, lead to `start` under CPython: for checks of the lesson, and never shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reached_by: Vec<String>,
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// What is told at the end, by paragraphs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub summary: Vec<String>,
}

/// A step stands at a state: it explains that, asks about the next one, and goes there.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// An explanation, by paragraphs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub text: Vec<String>,
    /// What is asked before the command is taken, about the state that it leads to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<Question>,
    /// The command to go on with; left out: the next step stands at the same state.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub go: Option<Action>,
    /// The state that the command leads to under CPython, as far as its learner may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub then: Option<State>,
}

/// A question about the state that a step's command leads to; with a command that goes backward, about the past.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// What is asked for.
    pub ask: Ask,
    /// The local, if the value of one is asked for; it is one of the innermost frame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The question in words; left out: the page's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// The expected answer: a line's number or `end`, a value as `repr` writes it, or printed text.
    pub answer: String,
    /// What helps, the vaguest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hints: Vec<String>,
    /// Why the answer is what it is.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
}

/// What a question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// The line where the command stops.
    Line,
    /// The value that a local has there.
    Value,
    /// What is printed on the way.
    Output,
    /// What the function hands back there.
    Result,
}

impl Lesson {
    /// The program's text.
    pub fn source(&self) -> String {
        let mut text = self.program.join("\n");
        text.push('\n');
        text
    }

    /// All questions with the numbers of their steps, from 0.
    pub fn questions(&self) -> impl Iterator<Item = (usize, &Question)> {
        let steps = self.steps.iter().enumerate();
        steps.flat_map(|(index, step)| step.questions.iter().map(move |question| (index, question)))
    }
}

impl Step {
    /// Whether its questions are about the past.
    pub fn goes_back(&self) -> bool {
        self.go.as_ref().is_some_and(Action::is_inverse)
    }
}

/// The answer that a state gives to a question, as a file writes it; `None`: it gives none, or does not know.
pub fn answer_in(state: &State, question: &Question) -> Option<String> {
    match question.ask {
        Ask::Line => Some(match state.line() {
            Some(line) => line.to_string(),
            None => END.to_owned(),
        }),
        Ask::Value => {
            let name = question.name.as_deref()?;
            Some(state.top()?.known(name)?.to_owned())
        }
        Ask::Output => Some(state.output.trim_end_matches('\n').to_owned()),
        Ask::Result => state.value.clone(),
    }
}

/// The answer to a question about the next line after which none comes.
pub const END: &str = "end";
