//! Whether the page is touched: what is typed then comes from a keyboard that covers half of it, and there are no keys for commands.

use leptos::prelude::window;

/// Whether the main way to point is a finger.
pub fn is_touched() -> bool {
    let query = window().match_media("(pointer: coarse)").ok().flatten();
    query.is_some_and(|query| query.matches())
}
