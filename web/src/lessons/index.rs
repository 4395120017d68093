//! The course: a list in `lessons/index.json`, each lesson a file beside it.

use serde::Deserialize;

use super::format::Lesson;
use super::read::read;
use crate::download;
use crate::words::lessons as words;

/// An entry of the list; what it says is also in the lesson's own file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Entry {
    /// The lesson's name in links, in storage, and of its file.
    pub id: String,
    /// Its name in the menu.
    pub title: String,
    /// What its learner can do after it.
    pub goal: String,
    /// How long it takes, about.
    pub minutes: u32,
}

/// Fetches the list.
///
/// # Errors
/// What went wrong, for the user.
pub async fn fetch_list() -> Result<Vec<Entry>, String> {
    let address = "lessons/index.json";
    let text = download::text(address).await;
    let text = text.map_err(|reason| words::not_loaded(address, &reason))?;
    serde_json::from_str(&text).map_err(|error| words::not_loaded(address, &error.to_string()))
}

/// Fetches a lesson.
///
/// # Errors
/// What went wrong, for the user.
pub async fn fetch(id: &str) -> Result<Lesson, String> {
    let address = format!("lessons/{id}.json");
    let text = download::text(&address).await;
    let text = text.map_err(|reason| words::not_loaded(&address, &reason))?;
    read(&text).map_err(|error| words::not_opened(&error))
}
