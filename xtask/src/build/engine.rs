//! The inference engines: the worker crate, built once per backend.

use std::fs;
use std::path::PathBuf;

use super::wasm_opt::wasm_opt;
use crate::failure::Failure;
use crate::project::Project;
use crate::setup::{self, WasmTarget};
use crate::stamp::{Fingerprint, Stamp};
use crate::step::step;

/// What the engine computes with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Backend {
    /// The CPU: starts at once, and works everywhere.
    Cpu,
    /// Graphics adapters: only useful where there is one.
    WebGpu,
}

impl Backend {
    /// Its name as the worker's feature, in the manifest and in file names.
    pub fn name(self) -> &'static str {
        match self {
            Backend::Cpu => "cpu",
            Backend::WebGpu => "webgpu",
        }
    }

    /// How long a first build takes on 2 cores.
    fn expectation(self) -> &'static str {
        match self {
            Backend::Cpu => "6 minutes",
            Backend::WebGpu => "10 minutes",
        }
    }
}

/// How much to spend on a smaller and faster engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// For tests and for working on it: optimised by rustc only.
    Quick,
    /// For publishing: everything optimised by rustc, then by wasm-opt.
    Optimized,
}

impl Level {
    /// The one for publishing, or the other.
    pub fn of(optimize: bool) -> Level {
        if optimize {
            Level::Optimized
        } else {
            Level::Quick
        }
    }

    /// The cargo profile. An engine is always optimised: without that, the CPU's is too slow to be of use.
    fn profile(self) -> &'static str {
        match self {
            Level::Quick => "release",
            Level::Optimized => "small-engine",
        }
    }
}

/// A built engine.
#[derive(Debug)]
pub struct Engine {
    /// What it computes with.
    pub backend: Backend,
    /// Names its content.
    pub id: String,
    /// Holds its files.
    pub folder: PathBuf,
}

/// The script that a page starts as a worker; it loads the two files that wasm-bindgen makes.
pub const SCRIPT: &str = "worker.js";
/// The engine's code.
pub const WASM: &str = "hunch_worker_bg.wasm";

/// Builds an engine, unless it is there already.
pub fn engine(
    project: &Project,
    target: &WasmTarget,
    backend: Backend,
    level: Level,
    background: bool,
) -> Result<Engine, Failure> {
    if let Some(engine) = existing(project, target, backend, level)? {
        return Ok(engine);
    }
    // Taken before the build: what is edited during it belongs to the next one.
    let stamp = stamp(project, target, backend, level)?;
    let name = backend.name();
    step(
        &format!("build the {name} engine"),
        backend.expectation(),
        || {
            let cargo = target
                .process(project, "cargo")
                .args([
                    "build",
                    "--package",
                    "hunch-worker",
                    "--no-default-features",
                    "--features",
                    name,
                ])
                .args(["--target", setup::WASM_TRIPLE, "--profile", level.profile()]);
            let cargo = if background {
                cargo.in_background()
            } else {
                cargo
            };
            cargo.run()?;
            let built = project
                .target()
                .join(setup::WASM_TRIPLE)
                .join(level.profile());
            let folder = folder(project, backend);
            if folder.exists() {
                fs::remove_dir_all(&folder).map_err(Failure::file("remove", &folder))?;
            }
            project
                .process("wasm-bindgen")
                .args(["--target", "web", "--no-typescript"])
                .args(["--out-name", "hunch_worker", "--out-dir"])
                .arg(&folder)
                .arg(built.join("hunch_worker.wasm"))
                .run()?;
            let script = project.path("web/worker").join(SCRIPT);
            fs::copy(&script, folder.join(SCRIPT)).map_err(Failure::file("copy", &script))?;
            if level == Level::Optimized {
                // For speed: what makes it small is the profile.
                wasm_opt(project, "-O3", &folder.join(WASM))?;
            }
            let mut id = Fingerprint::default().content(&folder).finish();
            id.truncate(12);
            let id_file = id_file(project, backend);
            fs::write(&id_file, &id).map_err(Failure::file("write", &id_file))?;
            stamp.set()?;
            Ok(Engine {
                backend,
                id,
                folder,
            })
        },
    )
}

/// The engine, if it has been built from what the source is now.
pub fn existing(
    project: &Project,
    target: &WasmTarget,
    backend: Backend,
    level: Level,
) -> Result<Option<Engine>, Failure> {
    if !stamp(project, target, backend, level)?.is_current() {
        return Ok(None);
    }
    let id = fs::read_to_string(id_file(project, backend)).ok();
    Ok(id.map(|id| Engine {
        backend,
        id,
        folder: folder(project, backend),
    }))
}

fn folder(project: &Project, backend: Backend) -> PathBuf {
    project.parts().join(format!("engine-{}", backend.name()))
}

fn id_file(project: &Project, backend: Backend) -> PathBuf {
    folder(project, backend).with_extension("id")
}

fn stamp(
    project: &Project,
    target: &WasmTarget,
    backend: Backend,
    level: Level,
) -> Result<Stamp, Failure> {
    let inputs = Fingerprint::default()
        .text(&format!("{level:?}"))
        .text(&target.process(project, "rustc").arg("--version").output()?)
        .path(&project.path("src"))
        .path(&project.path("vendor"))
        .path(&project.path("web/worker"))
        .path(&project.path("Cargo.toml"))
        .path(&project.path("Cargo.lock"))
        .path(&project.path(".cargo/config.toml"));
    let path = folder(project, backend).with_extension("stamp");
    Ok(Stamp::new(path, inputs))
}
