//! Finding and loading the model.

use std::path::{Path, PathBuf};

use hunch::calibration::Calibration;
use hunch::model::{Compute, Golden};
use hunch::predict::Predictor;

use super::{CommandError, read};

/// The files of a models folder.
const FILES: [&str; 3] = ["config.json", "tokenizer.json", "weights.safetensors"];

/// What the probabilities are worth; a folder may be without it.
const CALIBRATION: &str = "calibration.json";

/// A model of which the calibration is not applied.
pub struct Model {
    pub predictor: Predictor,
    /// Of these weights; none if the folder has none, or one of other weights.
    pub calibration: Option<Calibration>,
    /// SHA-256 of the weights, as their golden logits name them; empty in a folder without those.
    pub weights: String,
}

/// Loads the model of the folder that was asked for, or of the first one found.
pub fn load(asked: Option<&Path>) -> Result<Predictor, CommandError> {
    let mut model = load_uncalibrated(asked)?;
    if let Some(calibration) = model.calibration {
        model.predictor.set_calibration(calibration);
    }
    Ok(model.predictor)
}

/// Loads the model with its calibration beside it.
pub fn load_uncalibrated(asked: Option<&Path>) -> Result<Model, CommandError> {
    let folder = folder(asked);
    if let Some(missing) = FILES.into_iter().find(|file| !folder.join(file).is_file()) {
        return Err(CommandError::Models {
            path: folder,
            missing,
        });
    }
    let [config, tokenizer, weights] = FILES.map(|file| folder.join(file));
    let config = String::from_utf8(read(&config)?).map_err(|_| CommandError::NotUtf8(config))?;
    let predictor = Predictor::load(
        &config,
        &read(&tokenizer)?,
        &read(&weights)?,
        &Compute::cpu(),
    )?;
    let weights = named_weights(&folder.join("golden.json"))?;
    let calibration = calibration(&folder.join(CALIBRATION), &weights)?;
    Ok(Model {
        predictor,
        calibration,
        weights,
    })
}

/// The weights that golden logits belong to.
fn named_weights(golden: &Path) -> Result<String, CommandError> {
    if !golden.is_file() {
        return Ok(String::new());
    }
    let text = String::from_utf8_lossy(&read(golden)?).into_owned();
    let golden_of = Golden::from_json(&text).map_err(|error| CommandError::ModelFile {
        path: golden.to_owned(),
        error: error.to_string(),
    })?;
    Ok(golden_of.sha256)
}

/// The calibration in a file, if there is one and it was fitted for these weights.
fn calibration(path: &Path, weights: &str) -> Result<Option<Calibration>, CommandError> {
    if !path.is_file() {
        return Ok(None);
    }
    let text = String::from_utf8_lossy(&read(path)?).into_owned();
    let found = Calibration::from_json(&text).map_err(|error| CommandError::ModelFile {
        path: path.to_owned(),
        error: error.to_string(),
    })?;
    if found.weights != weights {
        eprintln!(
            "{}: fitted for other weights, and not used; `hunch eval --calibrate` fits it anew",
            path.display()
        );
        return Ok(None);
    }
    Ok(Some(found))
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
