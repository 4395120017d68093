//! The site: the page, its engines and its model, put together in `dist/`.
//!
//! Parts are made in `target/site` and only a finished site replaces `dist/`, so that a site being served stays whole.

mod engine;
mod offline;
mod page;
mod site;
mod wasm_opt;

pub use engine::{Backend, Level, engine, existing};
pub use offline::sha256;
pub use site::{add_webgpu, assemble, copy_folder, remove};

use crate::failure::Failure;
use crate::project::Project;
use crate::setup;

/// Builds the page with the CPU engine, which is all that it needs to work, and puts it in `dist/`. The WebGPU engine
/// is there if it has been built before from the same source.
pub fn cpu_site(project: &Project, level: Level) -> Result<(), Failure> {
    let target = setup::wasm_target(project)?;
    setup::wasm_bindgen(project)?;
    setup::trunk(project)?;
    let page = page::page(project, &target, level)?;
    let cpu = engine(project, &target, Backend::Cpu, level, false)?;
    let webgpu = engine::existing(project, &target, Backend::WebGpu, level)?;
    assemble(project, &page, &cpu, webgpu.as_ref())
}

/// Builds the WebGPU engine, which takes long, and adds it to `dist/`.
pub fn webgpu_engine(project: &Project, level: Level, background: bool) -> Result<(), Failure> {
    let target = setup::wasm_target(project)?;
    setup::wasm_bindgen(project)?;
    let webgpu = engine(project, &target, Backend::WebGpu, level, background)?;
    add_webgpu(project, &webgpu)
}

/// Builds everything.
pub fn whole_site(project: &Project, level: Level) -> Result<(), Failure> {
    cpu_site(project, level)?;
    webgpu_engine(project, level, false)?;
    println!("The site is in {}.", project.dist().display());
    Ok(())
}
