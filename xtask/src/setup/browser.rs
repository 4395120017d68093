//! Chromium, for the browser tests.

use std::env;
use std::path::PathBuf;

use super::{apt, on_path};
use crate::failure::Failure;

/// Returns the path of Chromium: `$CHROMIUM`, or what is installed.
pub fn chromium() -> Result<PathBuf, Failure> {
    if let Some(path) = env::var_os("CHROMIUM") {
        return Ok(path.into());
    }
    let find = || on_path(&["chromium", "chromium-browser", "google-chrome"]);
    if let Some(path) = find() {
        return Ok(path);
    }
    apt::install(&["chromium"], "testing in a browser", "1 minute")?;
    find().ok_or_else(|| {
        Failure::Advice(
            "Chromium is installed but not on the PATH: set CHROMIUM to its path".into(),
        )
    })
}
