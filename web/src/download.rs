//! A text file of the site, fetched.

use gloo::net::http::Request;
use wasm_bindgen_futures::JsFuture;

/// The bindings. Generated code; `raw_module` keeps the module the one that the page's loader uses.
mod javascript {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen(raw_module = "./early.js")]
    extern "C" {
        /// The text that the loader has asked for, once.
        pub fn take(address: &str) -> Option<js_sys::Promise>;
    }
}

/// The text of a file; the address is relative to the page.
///
/// # Errors
/// The reason in words, without the address or advice.
pub async fn text(address: &str) -> Result<String, String> {
    if let Some(early) = javascript::take(address)
        && let Ok(text) = JsFuture::from(early).await
        && let Some(text) = text.as_string()
    {
        return Ok(text);
    }
    // Nobody has asked yet, or in vain: that may have changed, and if not, the reason is told.
    let response = Request::get(address)
        .send()
        .await
        .map_err(|error| error.to_string())?;
    if !response.ok() {
        return Err(format!("status {}", response.status()));
    }
    response.text().await.map_err(|error| error.to_string())
}
