//! What the page remembers between visits. Storage can be forbidden, full or written by an older version: then
//! nothing is remembered, and everything else works.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use web_sys::Storage;

const WORK: &str = "hunch.work";
/// Read by `boot.js`, too, which applies it before the first paint; plain text, not JSON.
const THEME: &str = "hunch.theme";
/// `off` if keys give no commands.
const KEYS: &str = "hunch.keys";

/// The user's program as it was left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Work {
    /// The text in the editor.
    pub text: String,
    /// Lines with breakpoints, from 1.
    pub breakpoints: Vec<u32>,
    /// Their conditions, by line.
    #[serde(default)]
    pub conditions: BTreeMap<u32, String>,
    /// Watched expressions.
    #[serde(default)]
    pub watches: Vec<String>,
    /// Whether jumps are predicted state by state.
    #[serde(default)]
    pub careful: bool,
    /// Whether several pasts are drawn when one is inferred.
    #[serde(default)]
    pub several: bool,
    /// The example that the text is, as long as it was not edited.
    pub example: Option<String>,
    /// The last text that is not an example's: choosing an example must not lose it.
    pub own: Option<String>,
}

/// Asking for the storage throws where cookies are forbidden, so it is asked for anew each time and never assumed.
fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// Reads the work of the last visit.
pub fn load_work() -> Option<Work> {
    let json = storage()?.get_item(WORK).ok().flatten()?;
    serde_json::from_str(&json).ok()
}

/// Keeps the work; `false` if the browser refused.
pub fn save_work(work: &Work) -> bool {
    let (Some(storage), Ok(json)) = (storage(), serde_json::to_string(work)) else {
        return false;
    };
    storage.set_item(WORK, &json).is_ok()
}

/// Reads the chosen theme, `light` or `dark`; `None`: the system's.
pub fn load_theme() -> Option<String> {
    storage()?.get_item(THEME).ok().flatten()
}

/// Keeps the chosen theme. That it may be forgotten is harmless.
pub fn save_theme(theme: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(THEME, theme);
    }
}

/// Whether keys give commands; they do until they are switched off.
pub fn load_keys_on() -> bool {
    let kept = storage().and_then(|storage| storage.get_item(KEYS).ok().flatten());
    kept.as_deref() != Some("off")
}

/// Keeps whether they do. That it may be forgotten is harmless.
pub fn save_keys_on(on: bool) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(KEYS, if on { "on" } else { "off" });
    }
}
