//! The truth: what CPython does with a program, and what of a session's states that confirms or contradicts.
//!
//! Nothing here runs a program. A [`Run`] is what the recipe's canonical tracer has recorded; the commands of a session
//! are taken on it once more ([`Run::target`]), which gives each state its [`Counterpart`], and [`judge`] compares the
//! two value by value. Where the user set a local, they go on in another run, in which CPython was given it ([`Edit`]); where a session began at
//! a state that the user typed, the run begins where it comes by such a one.

mod counterpart;
mod edits;
mod judgement;
mod place;
mod run;
mod score;

pub use counterpart::{Counterpart, Incomparable};
pub(crate) use edits::Courses;
pub use edits::{Edit, Edited};
pub use judgement::{Finding, Judgement, judge};
pub use run::{Run, RunError};
pub use score::{Judged, Score};
