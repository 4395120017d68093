//! What can be done at the end of a program.

/// The buttons.
pub const FROM_HERE: &str = "From the end";
/// To its last states.
pub const STEP_BACK: &str = "Step back";
/// From the start.
pub const START_AGAIN: &str = "Start again";
/// Switches the check on.
pub const CHECK: &str = "Ask CPython";
/// A lesson goes on otherwise.
pub const IN_LESSON: &str = "The lesson goes on in its own card.";
/// Where that is.
pub const PRINTED: &str = "All that it printed is under Output.";
