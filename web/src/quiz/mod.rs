//! The quiz: before a step is shown the learner says what it will bring.
//!
//! [`QuestionCard`] asks any [`hunch::quiz::Question`] and shows what its answer is worth; the quiz gives it questions about
//! steps ([`QuizPanel`], `session/quiz.rs`), a lesson those of its author:
//!
//! ```text
//! <QuestionCard
//!     question=question          // hunch::quiz::Question: kind, prompt, expected, hints, explanation
//!     judge=Judge::Author        // the expected answer is the truth, and not a prediction of the model's
//!     lines=lines                // those with code, so that a line without is kindly refused; empty: any
//!     model=Some("[1, 2]".into())  // what the model says, for its column; None: no such column
//!     on_done=move |attempt: Attempt| …   // once: answered, or shown without an answer
//!     on_next=Some(Callback::new(move |()| …))  // the button below the verdict; None: there is none
//! />
//! ```
//!
//! An answer is graded by `question.grade(answer, lines)`; what cannot be read is explained and does not end the question.

mod card;
mod panel;
mod score;
mod truth;
mod verdict;

pub use card::{Attempt, Judge, QuestionCard};
pub use panel::QuizPanel;
pub use score::ScorePanel;
pub use verdict::{PythonSays, Verdict};
