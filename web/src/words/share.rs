//! Sharing: links, embeds, files.

use crate::link::LinkError;

/// The link's field.
pub const LINK: &str = "Link";
/// About embeds.
pub const IN_A_PAGE: &str = "In a page of yours";
/// The snippet's field.
pub const EMBED: &str = "Embed code";
/// What the frame is in the other page, for screen readers.
pub const EMBED_TITLE: &str = "Hunch: a program, step by step";
/// Copies it.
pub const COPY_EMBED: &str = "Copy code";
/// Stands before the choice of a theme.
pub const LOOKS: &str = "It looks";
/// That choice.
pub const LOOK: &str = "Look of the embed";
/// One of them.
pub const AS_READERS_LIKE: &str = "light or dark as its reader likes";
/// One of them.
pub const LIGHT: &str = "light";
/// One of them.
pub const DARK: &str = "dark";
/// About the clean view.
pub const ON_A_SLIDE: &str = "On a slide";
/// What that is.
pub const CLEAN_MEANS: &str = "Program and values alone. Keys step on, Escape leaves it.";
/// About files.
pub const AS_A_FILE: &str = "The timeline as a file";
/// Why there is neither yet.
pub const NO_STATE: &str = "There is no state yet: start the program first.";
/// A link was copied by a key.
pub const LINK_COPIED: &str = "The link is copied.";

/// A link is of no use.
pub fn not_opened(error: &LinkError) -> String {
    format!("This link cannot be opened: {error}.")
}

/// A link holds so many steps, none of which has been taken.
pub fn leads(steps: usize) -> String {
    let name = if steps == 1 { "step" } else { "steps" };
    format!("This link leads {steps} {name} into the program. Nothing is predicted by itself.")
}
