//! The quiz: what a learner is asked before a step is shown, and what their answer is worth.
//!
//! Answers are compared as Python compares values, not as text. [`choose`] finds what is worth asking about a step whose
//! outcome is predicted; lessons bring questions of their own. A [`Question`] holds all that its card shows, and
//! [`Question::grade`] says what an answer is worth, or kindly why it is none.

mod answer;
mod choice;
mod compare;
mod line;
mod question;
mod read;
mod repr;
mod score;
mod source;
mod topic;
mod value;

pub use answer::AnswerError;
pub use choice::choose;
pub use compare::{Comparison, Difference, Remark, compare};
pub use question::{Expected, Grade, Mark, Question, QuestionKind};
pub use score::{Record, Score, Tally};
pub use topic::{Asked, Clues, Topic};
pub(crate) use value::as_float;
pub use value::{PythonValue, put};
