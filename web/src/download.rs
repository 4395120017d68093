//! A text file of the site, fetched.

use gloo::net::http::Request;

/// The text of a file; the address is relative to the page.
///
/// # Errors
/// The reason in words, without the address or advice.
pub async fn text(address: &str) -> Result<String, String> {
    let response = Request::get(address)
        .send()
        .await
        .map_err(|error| error.to_string())?;
    if !response.ok() {
        return Err(format!("status {}", response.status()));
    }
    response.text().await.map_err(|error| error.to_string())
}
