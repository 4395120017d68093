//! The page: the bundles of the editor and of CPython by npm, the application and its files by trunk.

use std::fs;
use std::path::{Path, PathBuf};

use super::engine::Level;
use super::wasm_opt::wasm_opt;
use crate::failure::Failure;
use crate::project::Project;
use crate::setup::{self, WasmTarget};
use crate::stamp::{Fingerprint, Stamp};
use crate::step::step;

/// The cargo profile, and where trunk puts the page.
fn place(project: &Project, level: Level) -> (&'static str, PathBuf) {
    match level {
        Level::Quick => ("release", project.parts().join("page")),
        Level::Optimized => ("small", project.parts().join("page-small")),
    }
}

/// Builds the page, unless it is there already, and returns its folder.
pub fn page(project: &Project, target: &WasmTarget, level: Level) -> Result<PathBuf, Failure> {
    bundle(project)?;
    let (profile, folder) = place(project, level);
    let inputs = Fingerprint::default()
        .text(&target.process(project, "rustc").arg("--version").output()?)
        .path(&project.path("src"))
        .path(&project.path("vendor"))
        .path(&project.path("web"))
        .path(&project.path("public"))
        // The tracer, which the bundle has in it.
        .path(&project.path("models/recipe/hunch_recipe"))
        .path(&project.path("Trunk.toml"))
        .path(&project.path("Cargo.toml"))
        .path(&project.path("Cargo.lock"))
        .path(&project.path(".cargo/config.toml"));
    let stamp = Stamp::new(folder.with_extension("stamp"), inputs);
    if stamp.is_current() && folder.join("index.html").is_file() {
        return Ok(folder);
    }
    step("build the page", "4 minutes", || {
        // Cargo first, which shows its progress and may download crates; trunk then finds all of it done.
        target
            .process(project, "cargo")
            .args(["build", "--profile", profile, "--package", "hunch-web"])
            .args(["--target", setup::WASM_TRIPLE])
            .run()?;
        target
            .process(project, "trunk")
            // Trunk takes this variable for a flag of its own, and stops at the usual value 1.
            .without_env("NO_COLOR")
            .args(["build", "--offline", "--skip-version-check"])
            .args(["--cargo-profile", profile, "--dist"])
            .arg(&folder)
            .run()?;
        if level == Level::Optimized {
            for wasm in files(&folder, "wasm")? {
                wasm_opt(project, "-Oz", &wasm)?;
            }
        }
        stamp.set()
    })?;
    Ok(folder)
}

/// The files of a folder with this extension.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(Failure::file("read", folder))?;
    let paths = entries.flatten().map(|entry| entry.path());
    Ok(paths
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect())
}

/// Bundles into web/generated what the page has from npm: the editor, and CPython for checking predictions.
fn bundle(project: &Project) -> Result<(), Failure> {
    let web = project.path("web");
    setup::packages(project, &web, "10 seconds")?;
    let inputs = Fingerprint::default()
        .path(&web.join("editor"))
        .path(&web.join("reference"))
        // Its frame's script must be one that the page's policy allows.
        .path(&web.join("index.html"))
        .path(&project.path("models/recipe/hunch_recipe"))
        .path(&web.join("package.json"))
        .path(&web.join("package-lock.json"));
    let stamp = Stamp::new(web.join("generated/.hunch-stamp"), inputs);
    if stamp.is_current() {
        return Ok(());
    }
    step("bundle the editor and CPython", "5 seconds", || {
        project
            .process("npm")
            .folder(&web)
            .args(["run", "--silent", "build"])
            .run()?;
        stamp.set()
    })
}
