//! Why a text is no lesson: what is wrong, and where in the file.

use hunch::program::ProgramError;
use hunch::state::StateError;

use super::MAX_BYTES;
use crate::lessons::format::VERSION;
use crate::words::refusals;

/// Why a text is no lesson.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonError {
    /// It is too large.
    #[error("{}", refusals::too_large(MAX_BYTES / 1024))]
    TooLarge,
    /// It is not JSON, or not in the shape of a lesson.
    #[error("{}", refusals::no_lesson(.0))]
    Shape(String),
    /// It is of a version that is not known here.
    #[error("{}", refusals::lesson_version(*.0, VERSION.into()))]
    Version(u64),
    /// Its program cannot be debugged.
    #[error("{}", refusals::program(.0))]
    Program(ProgramError),
    /// Something in it cannot be.
    #[error("{place}: {fault}")]
    At {
        /// Where: `steps[2].questions[0].answer`.
        place: String,
        /// What.
        fault: Fault,
    },
}

/// What cannot be in a lesson.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// There must be something.
    #[error("{}", refusals::EMPTY)]
    Empty,
    /// There is too much.
    #[error("{}", refusals::too_many(*.0, .1))]
    TooMany(usize, &'static str),
    /// What cannot be seen can mislead: it turns the direction of writing, or ends a line.
    #[error("{}", refusals::CONTROL)]
    Control,
    /// It may be a part of an address and of a file's name.
    #[error("{}", refusals::NOT_AN_ID)]
    NotAnId,
    /// It must be in minutes.
    #[error("{}", refusals::MINUTES)]
    Minutes,
    /// Not a line that execution can stop at.
    #[error("{}", refusals::no_code(*.0))]
    NoCode(u32),
    /// They must be in order.
    #[error("{}", refusals::NOT_ASCENDING)]
    NotAscending,
    /// It leads nowhere.
    #[error("{}", refusals::not_a_step(.0))]
    NotAStep(&'static str),
    /// There is nothing that it could be about.
    #[error("{}", refusals::NO_COMMAND)]
    NoCommand,
    /// A state has nothing to be compared with.
    #[error("{}", refusals::NO_WAY)]
    NoWay,
    /// The value of what?
    #[error("{}", refusals::NO_NAME)]
    NoName,
    /// There is nothing to name.
    #[error("{}", refusals::NAME)]
    Name,
    /// Nothing is printed backward.
    #[error("{}", refusals::BACKWARD_OUTPUT)]
    BackwardOutput,
    /// Not what is asked for.
    #[error("{}", refusals::NOT_A_LINE)]
    NotALine,
    /// Not what is asked for.
    #[error("{}", refusals::NOT_A_VALUE)]
    NotAValue,
    /// Two answers to one question.
    #[error("{}", refusals::contradiction(answer, then))]
    Contradiction {
        /// The expected one.
        answer: String,
        /// That of the state.
        then: String,
    },
    /// The state is not possible.
    #[error("{0}")]
    State(StateError),
}

pub(super) fn at<T>(place: &str, fault: Fault) -> Result<T, LessonError> {
    Err(LessonError::At {
        place: place.to_owned(),
        fault,
    })
}
