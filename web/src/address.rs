//! The page's address: what its query asks for.

use web_sys::UrlSearchParams;

/// A parameter of the query, if it is there and not empty.
pub fn parameter(name: &str) -> Option<String> {
    let search = web_sys::window()?.location().search().ok()?;
    UrlSearchParams::new_with_str(&search)
        .ok()?
        .get(name)
        .filter(|value| !value.is_empty())
}

/// All values of a parameter that may be there several times.
pub fn parameters(name: &str) -> Vec<String> {
    let search = web_sys::window().and_then(|window| window.location().search().ok());
    let read = |search: String| Some(UrlSearchParams::new_with_str(&search).ok()?.get_all(name));
    let values = search.and_then(read).unwrap_or_default();
    values
        .iter()
        .filter_map(|value| value.as_string())
        .collect()
}

/// Whether the page is shown as a part of another one (`?embed`): smaller, and without what its reader has elsewhere.
pub fn is_embed() -> bool {
    let search = web_sys::window().and_then(|window| window.location().search().ok());
    let has = |search: String| Some(UrlSearchParams::new_with_str(&search).ok()?.has("embed"));
    search.and_then(has).unwrap_or(false)
}

/// Takes the fragment out of the address, so that a reload shows the work and not the link again; empty if there is
/// none. An embed has nothing but its link, and keeps it.
pub fn take_fragment() -> String {
    let Some(window) = web_sys::window() else {
        return String::new();
    };
    let location = window.location();
    let fragment = location.hash().unwrap_or_default();
    if is_embed() {
        return fragment.trim_start_matches('#').to_owned();
    }
    if let (false, Ok(history), Ok(path), Ok(search)) = (
        fragment.is_empty(),
        window.history(),
        location.pathname(),
        location.search(),
    ) {
        // A refusal leaves the fragment where it is: the next reload opens the link again.
        let _ = history.replace_state_with_url(
            &wasm_bindgen::JsValue::NULL,
            "",
            Some(&format!("{path}{search}")),
        );
    }
    fragment.trim_start_matches('#').to_owned()
}

/// The page's address with another query (with its `?`, or empty) and fragment. This visit's own query stays out of it.
pub fn with_fragment(query: &str, fragment: &str) -> Option<String> {
    let location = web_sys::window()?.location();
    let (origin, path) = (location.origin().ok()?, location.pathname().ok()?);
    Some(format!("{origin}{path}{query}#{fragment}"))
}

/// An address relative to the page as an absolute one, for a worker, whose own address is another.
pub fn absolute(relative: &str) -> Option<String> {
    let base = web_sys::window()?.document()?.base_uri().ok()??;
    Some(web_sys::Url::new_with_base(relative, &base).ok()?.href())
}
