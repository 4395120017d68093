//! What must be on the machine. Every function checks first, and returns at once when all is there.

mod apt;
mod browser;
mod debian_wasm;
mod node;
mod python;
mod tools;
mod wasm_target;

use std::env;
use std::path::PathBuf;

pub use browser::chromium;
pub use node::{node, packages};
pub use python::{Python, python};
pub use tools::{trunk, wasm_bindgen};
pub use wasm_target::{TRIPLE as WASM_TRIPLE, WasmTarget, wasm_target};

use crate::failure::Failure;
use crate::project::Project;

/// Installs what any of the commands needs; with PyTorch for training.
pub fn everything(project: &Project, training: bool) -> Result<(), Failure> {
    wasm_target(project)?;
    wasm_bindgen(project)?;
    trunk(project)?;
    node(project)?;
    chromium()?;
    let kind = if training {
        Python::Training
    } else {
        Python::Plain
    };
    python(project, kind)?;
    println!("All is set up; tools are in {}.", project.cache().display());
    Ok(())
}

/// The first of these programs that is on the PATH.
fn on_path(programs: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    programs.iter().find_map(|program| {
        env::split_paths(&path)
            .map(|folder| folder.join(program))
            .find(|candidate| candidate.is_file())
    })
}
