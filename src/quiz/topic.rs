//! What a question about a step is about, and what hints at its answer.

use crate::state::{Event, State};

use super::{Expected, QuestionKind};

/// What is asked about a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// What it is about.
    pub topic: Topic,
    /// The answer, by the state that the step is predicted to lead to.
    pub expected: Expected,
    /// What hints are made from.
    pub clues: Clues,
}

/// What a question about a step is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Which line comes next.
    NextLine,
    /// At which of the breakpoints it stops.
    StopLine,
    /// What a variable will hold.
    Local {
        /// The variable.
        name: String,
        /// What it holds now; `None`: it is not there yet, or not known.
        now: Option<String>,
        /// The line that sets it; `None`: more than one line runs.
        line: Option<u32>,
    },
    /// What an argument is.
    Argument {
        /// The argument.
        name: String,
        /// The function that is entered.
        function: String,
    },
    /// What is printed.
    Printed {
        /// The line that prints; `None`: more than one line runs.
        line: Option<u32>,
    },
    /// What a function returns.
    Returned {
        /// The function.
        function: String,
    },
    /// Which exception is raised.
    Raised {
        /// The line that raises it; `None`: more than one line runs.
        line: Option<u32>,
    },
    /// Which line came before.
    LineBefore,
    /// What a variable held before.
    ValueBefore {
        /// The variable.
        name: String,
        /// What it holds now.
        now: Option<String>,
    },
    /// What an argument was when the function was called.
    ArgumentBefore {
        /// The argument.
        name: String,
        /// The function.
        function: String,
    },
}

impl Topic {
    /// What the score counts it as.
    pub fn kind(&self) -> QuestionKind {
        match self {
            Topic::NextLine | Topic::StopLine => QuestionKind::NextLine,
            Topic::Local { .. } | Topic::Argument { .. } => QuestionKind::Local,
            Topic::Printed { .. } => QuestionKind::Printed,
            Topic::Returned { .. } => QuestionKind::Returned,
            Topic::Raised { .. } => QuestionKind::Raised,
            Topic::LineBefore => QuestionKind::LineBefore,
            Topic::ValueBefore { .. } | Topic::ArgumentBefore { .. } => QuestionKind::ValueBefore,
        }
    }

    /// What the answer to it is by the state that the step leads to; `None`: that state does not say it. Whoever has
    /// another such state, as Python has, gets that one's answer.
    pub fn answer(&self, after: &State) -> Option<Expected> {
        let known = |name: &str| {
            let frame = after.top()?;
            Some(Expected::Value(frame.known(name)?.to_owned()))
        };
        match self {
            Topic::NextLine | Topic::StopLine | Topic::LineBefore => match after.line() {
                None => Some(Expected::End),
                Some(0) => None,
                Some(line) => Some(Expected::Line(line)),
            },
            Topic::Local { name, .. }
            | Topic::Argument { name, .. }
            | Topic::ValueBefore { name, .. }
            | Topic::ArgumentBefore { name, .. } => known(name),
            Topic::Printed { .. } => Some(Expected::Printed(after.output.clone())),
            Topic::Returned { .. } => match after.event {
                Event::Return => Some(Expected::Value(after.value.clone()?)),
                _ => None,
            },
            Topic::Raised { .. } => match after.event {
                Event::Exception => Some(Expected::Raised(after.value.clone()?)),
                _ => None,
            },
        }
    }
}

/// What hints are made from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clues {
    /// The line that decides the answer.
    pub line: Option<u32>,
    /// The variables that it reads, with what they hold.
    pub reads: Vec<(String, String)>,
    /// The type of the answer, and how many elements or characters it has.
    pub kind: Option<(String, Option<usize>)>,
    /// The lines that can be the answer.
    pub lines: Vec<u32>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Exit, Frame};

    #[test]
    fn another_state_has_its_own_answer() {
        let topic = Topic::Local {
            name: "total".to_owned(),
            now: None,
            line: None,
        };
        let answer = |state: &State| topic.answer(state).map(|answer| answer.text("end"));
        let mut frame = Frame::new("f", 3);
        frame.locals = Some([("total".to_owned(), Some("4".to_owned()))].into());
        let mut state = State::start();
        state.frames.push(frame);
        assert_eq!(answer(&state), Some("4".to_owned()));
        assert_eq!(answer(&State::start()), None);
        assert_eq!(
            Topic::NextLine.answer(&State::exit(Exit::Normal, "")),
            Some(Expected::End)
        );
    }
}
