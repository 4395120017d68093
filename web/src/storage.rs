//! What the page remembers between visits, but for the work (`work.rs`): the theme, and whether keys give commands.
//! Storage can be forbidden, full or written by an older version: then nothing is remembered, and everything else works.

use web_sys::Storage;

/// Read by `boot.js`, too, which applies it before the first paint; plain text, not JSON.
const THEME: &str = "hunch.theme";
/// `off` if keys give no commands.
const KEYS: &str = "hunch.keys";

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
