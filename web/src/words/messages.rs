//! What an embed says to the page around it, for the people who write that page.

/// It has too many characters.
pub const TOO_LONG: &str = "The message is too long.";
/// It is none of those that docs/embedding.md lists.
pub const NOT_UNDERSTOOD: &str = "The message is none that an embed understands.";
/// It is of another version.
pub const OTHER_VERSION: &str = "The message is of another version: `hunch` must be 1.";
/// Something is under way.
pub const BUSY: &str = "The step before is still under way.";
/// The command does not apply.
pub const NOT_NOW: &str = "This step is not possible here.";
