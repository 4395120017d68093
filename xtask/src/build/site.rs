//! Putting the parts together in `dist/`, with the service worker that names all of them.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::engine::{Backend, Engine, SCRIPT, WASM};
use super::offline;
use crate::failure::Failure;
use crate::project::Project;
use crate::stamp::Fingerprint;

/// Makes `dist/` anew: the page, the engines there are, and the model.
pub fn assemble(
    project: &Project,
    page: &Path,
    cpu: &Engine,
    webgpu: Option<&Engine>,
) -> Result<(), Failure> {
    let site = project.parts().join("new");
    remove(&site)?;
    copy_folder(page, &site)?;
    copy_model(project, &site.join("models"))?;
    add_engine(&site, cpu)?;
    let mut build = Fingerprint::default().content(&site).finish();
    build.truncate(12);
    if let Some(webgpu) = webgpu {
        add_engine(&site, webgpu)?;
    }
    let manifest = json!({
        "build": build,
        "cpu": entry(cpu),
        "webgpu": webgpu.map(entry),
    });
    write_manifest(&site, &manifest)?;
    offline::write(project, &site, |_| false)?;

    let dist = project.dist();
    let old = project.parts().join("old");
    remove(&old)?;
    if dist.exists() {
        fs::rename(&dist, &old).map_err(Failure::file("move away", &dist))?;
    }
    fs::rename(&site, &dist).map_err(Failure::file("put in place", &dist))?;
    remove(&old)
}

/// Adds the WebGPU engine to a `dist/` that was made without it, or replaces it there.
pub fn add_webgpu(project: &Project, engine: &Engine) -> Result<(), Failure> {
    let dist = project.dist();
    let path = manifest_path(&dist);
    let text = fs::read_to_string(&path).map_err(Failure::file("read", &path))?;
    let mut manifest: Value = serde_json::from_str(&text).map_err(|error| {
        let path = path.display();
        Failure::Advice(format!(
            "{path} is broken ({error}): remove dist/ and build again"
        ))
    })?;
    let entry = entry(engine);
    if manifest[Backend::WebGpu.name()] == entry {
        return Ok(());
    }
    add_engine(&dist, engine)?;
    manifest[Backend::WebGpu.name()] = entry;
    write_manifest(&dist, &manifest)?;
    // The one before may still be loading somewhere, and stays until the next build.
    let [all, this] = ["webgpu-", &folder_name(engine)].map(|name| format!("engine/{name}"));
    offline::write(project, &dist, |path| {
        path.starts_with(&all) && !path.starts_with(&this)
    })
}

/// What the manifest says of an engine; paths are relative to the manifest.
fn entry(engine: &Engine) -> Value {
    let folder = folder_name(engine);
    json!({"script": format!("{folder}/{SCRIPT}"), "wasm": format!("{folder}/{WASM}")})
}

/// The name holds the content's id: browsers may then keep the files, and never mix those of two builds.
fn folder_name(engine: &Engine) -> String {
    format!("{}-{}", engine.backend.name(), engine.id)
}

fn add_engine(site: &Path, engine: &Engine) -> Result<(), Failure> {
    copy_folder(
        &engine.folder,
        &site.join("engine").join(folder_name(engine)),
    )
}

fn manifest_path(site: &Path) -> PathBuf {
    site.join("engine/manifest.json")
}

/// Replaces the manifest in one go: the page may be reading it.
fn write_manifest(site: &Path, manifest: &Value) -> Result<(), Failure> {
    let path = manifest_path(site);
    let new = path.with_extension("new");
    fs::write(&new, format!("{manifest:#}\n")).map_err(Failure::file("write", &new))?;
    fs::rename(&new, &path).map_err(Failure::file("replace", &path))
}

/// Copies the model: configuration, tokenizer, weights, golden logits, and the manifest that names them.
fn copy_model(project: &Project, to: &Path) -> Result<(), Failure> {
    let models = project.path("models");
    fs::create_dir_all(to).map_err(Failure::file("create", to))?;
    let entries = fs::read_dir(&models).map_err(Failure::file("read", &models))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        let shipped = path
            .extension()
            .is_some_and(|extension| extension == "json" || extension == "safetensors");
        if shipped {
            let name = path.file_name().unwrap_or_default();
            fs::copy(&path, to.join(name)).map_err(Failure::file("copy", &path))?;
        }
    }
    if !to.join("weights.safetensors").is_file() {
        println!(
            "    models/weights.safetensors is missing: the page will say so instead of predicting"
        );
    }
    Ok(())
}

/// Removes a folder, if it is there.
pub fn remove(folder: &Path) -> Result<(), Failure> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(Failure::file("remove", folder))?;
    }
    Ok(())
}

/// Copies a folder with all that is in it.
pub fn copy_folder(from: &Path, to: &Path) -> Result<(), Failure> {
    fs::create_dir_all(to).map_err(Failure::file("create", to))?;
    for entry in fs::read_dir(from).map_err(Failure::file("read", from))? {
        let path = entry.map_err(Failure::file("read", from))?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy_folder(&path, &target)?;
        } else {
            fs::copy(&path, &target).map_err(Failure::file("copy", &path))?;
        }
    }
    Ok(())
}
