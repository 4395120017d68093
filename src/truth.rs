//! The truth: what CPython does with a program, and what of a session's states that confirms or contradicts.
//!
//! Nothing here runs a program. A [`Run`] is what the recipe's canonical tracer has recorded; the commands of a session
//! are taken on it once more ([`Run::target`]), which gives each state its [`Counterpart`], and [`judge`] compares the
//! two value by value. Where the user set a local, they go on in another run, in which CPython was given it ([`Edit`]).

mod counterpart;
mod edits;
mod judgement;
mod run;
mod score;

pub(crate) use counterpart::given;
pub use counterpart::{Counterpart, Incomparable};
pub(crate) use edits::Courses;
pub use edits::{Edit, Edited};
pub use judgement::{Finding, Judgement, judge};
pub use run::{Run, RunError};
pub use score::{Judged, Score};
