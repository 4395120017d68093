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
fn folder(asked: Option<&Path>) -> PathBuf {
    if let Some(folder) = wanted(asked) {
        return folder;
    }
    let folders = folders(None);
    let found = folders
        .iter()
        .find(|folder| folder.join("weights.safetensors").is_file());
    found.or(folders.first()).cloned().unwrap_or_default()
}

/// The folder named by `--models`, else by the environment.
fn wanted(asked: Option<&Path>) -> Option<PathBuf> {
    let named = || std::env::var_os("HUNCH_MODELS").map(PathBuf::from);
    asked.map(Path::to_owned).or_else(named)
}

/// The folder of the Python package with the tracer, if it is in one of the usual places.
pub fn recipe(asked: Option<&Path>) -> Option<PathBuf> {
    folders(asked)
        .into_iter()
        .map(|folder| folder.join("recipe"))
        .find(|recipe| recipe.join("hunch_recipe/trace.py").is_file())
}

/// Where models can be, the most wanted first: what was asked for, `models` in the current folder, and beside and
/// above the executable (where it was built, that is the project's own folder).
fn folders(asked: Option<&Path>) -> Vec<PathBuf> {
    let executable = std::env::current_exe().unwrap_or_default();
    let above = executable
        .ancestors()
        .skip(1)
        .map(|folder| folder.join("models"));
    wanted(asked)
        .into_iter()
        .chain([PathBuf::from("models")])
        .chain(above)
        .collect()
}
