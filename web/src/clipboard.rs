//! The clipboard.

use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The bindings. Generated code; it throws where the page is not served securely, since there is no clipboard then.
mod javascript {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(catch, js_namespace = ["navigator", "clipboard"], js_name = writeText)]
        pub fn write_text(text: &str) -> Result<js_sys::Promise, JsValue>;
    }
}

/// Copies a text, and tells whether that was possible.
pub fn copy(text: String, done: impl FnOnce(bool) + 'static) {
    spawn_local(async move {
        let copied = match javascript::write_text(&text) {
            Ok(promise) => JsFuture::from(promise).await.is_ok(),
            Err(_) => false,
        };
        done(copied);
    });
}
