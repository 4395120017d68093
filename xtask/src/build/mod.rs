//! The site: the page, its engines and its model, put together in `dist/`.
//!
//! Parts are made in `target/site` and only a finished site replaces `dist/`, so that a site being served stays whole.

mod engine;
mod page;
mod site;

pub use engine::{Backend, Level, engine, existing};
pub use site::{add_webgpu, assemble};

use crate::failure::Failure;
use crate::project::Project;
use crate::setup;

/// Builds the page with the CPU engine, which is all that it needs to work, and puts it in `dist/`. The WebGPU engine
/// is there if it has been built before from the same source.
pub fn cpu_site(project: &Project, level: Level) -> Result<(), Failure> {
    let target = setup::wasm_target(project)?;
    setup::wasm_bindgen(project)?;
    setup::trunk(project)?;
    page::page(project, &target)?;
    let cpu = engine(project, &target, Backend::Cpu, level, false)?;
    let webgpu = engine::existing(project, &target, Backend::WebGpu, level)?;
    assemble(project, &cpu, webgpu.as_ref())
}

/// Builds the WebGPU engine, which takes long, and adds it to `dist/`.
pub fn webgpu_engine(project: &Project, level: Level, background: bool) -> Result<(), Failure> {
    let target = setup::wasm_target(project)?;
    setup::wasm_bindgen(project)?;
    let webgpu = engine(project, &target, Backend::WebGpu, level, background)?;
    add_webgpu(project, &webgpu)
}

/// Builds everything, for publishing if `optimize` says so.
pub fn whole_site(project: &Project, optimize: bool) -> Result<(), Failure> {
    let level = if optimize {
        Level::Optimized
    } else {
        Level::Quick
    };
    cpu_site(project, level)?;
    webgpu_engine(project, level, false)?;
    println!("The site is in {}.", project.dist().display());
    Ok(())
}
