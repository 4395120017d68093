//! What the page remembers between visits, but for the work (`work.rs`): the theme, and whether keys give commands.
//! Storage can be forbidden, full or written by an older version: then nothing is remembered, and everything else works.

use web_sys::Storage;

/// Read by `boot.js`, too, which applies it before the first paint; plain text, not JSON.
const THEME: &str = "hunch.theme";
/// `off` if keys give no commands.
const KEYS: &str = "hunch.keys";
/// There once somebody has given a command here.
const KNOWN: &str = "hunch.known";

/// How far the learner came in the lessons, as JSON.
const LESSONS: &str = "hunch.lessons";
/// The lesson that is being made, as JSON.
const DRAFT: &str = "hunch.draft";

/// What all tabs share, and what outlives them. Asking for the storage throws where cookies are forbidden, so it is
/// asked for anew each time and never assumed.
pub fn of_all_tabs() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// What belongs to this tab alone: it outlives a reload, and not the tab.
pub fn of_this_tab() -> Option<Storage> {
    web_sys::window()?.session_storage().ok().flatten()
}

/// Reads the chosen theme, `light` or `dark`; `None`: the system's.
pub fn load_theme() -> Option<String> {
    of_all_tabs()?.get_item(THEME).ok().flatten()
}

/// Keeps the chosen theme. That it may be forgotten is harmless.
pub fn save_theme(theme: &str) {
    if let Some(storage) = of_all_tabs() {
        let _ = storage.set_item(THEME, theme);
    }
}

/// Whether keys give commands; they do until they are switched off.
pub fn load_keys_on() -> bool {
    let kept = of_all_tabs().and_then(|storage| storage.get_item(KEYS).ok().flatten());
    kept.as_deref() != Some("off")
}

/// Keeps whether they do. That it may be forgotten is harmless.
pub fn save_keys_on(on: bool) {
    if let Some(storage) = of_all_tabs() {
        let _ = storage.set_item(KEYS, if on { "on" } else { "off" });
    }
}

/// Whether somebody has given a command here before.
pub fn load_known() -> bool {
    of_all_tabs().is_some_and(|storage| matches!(storage.get_item(KNOWN), Ok(Some(_))))
}

/// Keeps that. That it may be forgotten is harmless.
pub fn save_known() {
    if let Some(storage) = of_all_tabs() {
        let _ = storage.set_item(KNOWN, "yes");
    }
}

/// Reads how far the learner came in the lessons.
pub fn load_lessons() -> Option<String> {
    of_all_tabs()?.get_item(LESSONS).ok().flatten()
}

/// Keeps it; `false`: it cannot be kept, and its learner should save it as a file.
pub fn save_lessons(progress: &str) -> bool {
    of_all_tabs().is_some_and(|storage| storage.set_item(LESSONS, progress).is_ok())
}

/// Reads the lesson that is being made.
pub fn load_draft() -> Option<String> {
    of_all_tabs()?.get_item(DRAFT).ok().flatten()
}

/// Keeps it; `false`: it cannot be kept, and its author should save it as a file.
pub fn save_draft(draft: &str) -> bool {
    of_all_tabs().is_some_and(|storage| storage.set_item(DRAFT, draft).is_ok())
}
