//! Files that the user chooses.

use wasm_bindgen_futures::JsFuture;

/// Why a file was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It has too many bytes.
    TooLarge,
    /// The browser does not give its text.
    NotText,
}

/// The text of the file that was chosen in a field, if it has at most so many bytes; `None`: none was. The field is empty
/// afterwards, so that the same file can be chosen again.
///
/// # Errors
/// [`Unread`].
pub async fn chosen(
    field: &web_sys::HtmlInputElement,
    most: usize,
) -> Result<Option<String>, Unread> {
    let Some(file) = field.files().and_then(|files| files.get(0)) else {
        return Ok(None);
    };
    field.set_value("");
    if file.size() > most as f64 {
        return Err(Unread::TooLarge);
    }
    let text = JsFuture::from(file.text()).await;
    let text = text.ok().and_then(|text| text.as_string());
    text.map(Some).ok_or(Unread::NotText)
}
