//! The truth: what CPython does with a program, and what of a session's states that confirms or contradicts.
//!
//! Nothing here runs a program. A [`Run`] is what the recipe's canonical tracer has recorded; the commands of a session
//! are taken on it once more ([`Run::target`]), which gives each state its [`Counterpart`], and [`judge`] compares the
//! two value by value.

mod counterpart;
mod judgement;
mod run;
mod score;

pub use counterpart::{Counterpart, Incomparable};
pub(crate) use counterpart::{follow, given};
pub use judgement::{Finding, Judgement, judge};
pub use run::{Run, RunError};
pub use score::{Judged, Score};
