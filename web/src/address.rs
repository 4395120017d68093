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

/// An address relative to the page as an absolute one, for a worker, whose own address is another.
pub fn absolute(relative: &str) -> Option<String> {
    let base = web_sys::window()?.document()?.base_uri().ok()??;
    Some(web_sys::Url::new_with_base(relative, &base).ok()?.href())
}
