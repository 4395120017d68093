//! Finding and loading the model.

use std::path::{Path, PathBuf};

use hunch::model::cpu;
use hunch::predict::Predictor;

use super::{CommandError, read};

/// The files of a models folder.
const FILES: [&str; 3] = ["config.json", "tokenizer.json", "weights.safetensors"];

/// Loads the model of the folder that was asked for, or of the first one found.
pub fn load(asked: Option<&Path>) -> Result<Predictor, CommandError> {
    let folder = folder(asked);
    if let Some(missing) = FILES.into_iter().find(|file| !folder.join(file).is_file()) {
        return Err(CommandError::Models {
            path: folder,
            missing,
        });
    }
    let [config, tokenizer, weights] = FILES.map(|file| folder.join(file));
    let config = String::from_utf8(read(&config)?).map_err(|_| CommandError::NotUtf8(config))?;
    Ok(Predictor::load(
        &config,
        &read(&tokenizer)?,
        &read(&weights)?,
        &cpu(),
    )?)
}

/// The folder that was asked for, or the first of the usual ones that holds weights.
pub fn folder(asked: Option<&Path>) -> PathBuf {
    if let Some(folder) = asked {
        return folder.to_owned();
    }
    if let Some(folder) = std::env::var_os("HUNCH_MODELS") {
        return folder.into();
    }
    let here = PathBuf::from("models");
    let executable = std::env::current_exe().unwrap_or_default();
    // Beside the executable, and above it: where it was built, that is the project's own folder.
    let above = executable
        .ancestors()
        .skip(1)
        .map(|folder| folder.join("models"));
    std::iter::once(here.clone())
        .chain(above)
        .find(|folder| folder.join("weights.safetensors").is_file())
        .unwrap_or(here)
}
