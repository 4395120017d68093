//! Texts as files that the browser saves.

use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

/// Lets the browser save a text as a file.
///
/// # Errors
/// What the browser throws where it does not allow it.
pub fn save(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    let blob =
        web_sys::Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options)?;
    let address = web_sys::Url::create_object_url_with_blob(&blob)?;
    let anchor: web_sys::HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    web_sys::Url::revoke_object_url(&address)
}
