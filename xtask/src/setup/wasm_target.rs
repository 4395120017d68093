//! A compiler for wasm32-unknown-unknown.

use std::path::Path;

use super::{debian_wasm, on_path};
use crate::failure::Failure;
use crate::process::Process;
use crate::project::Project;
use crate::step::step;

/// The name of the target.
pub const TRIPLE: &str = "wasm32-unknown-unknown";

/// The compiler that builds for wasm.
#[derive(Debug, Clone)]
pub enum WasmTarget {
    /// The toolchain in use has the target.
    Rustup,
    /// A linked toolchain around Debian's compiler, see [`debian_wasm`].
    Debian,
}

impl WasmTarget {
    /// A program that builds for wasm, in the environment that this compiler needs.
    pub fn process(&self, project: &Project, program: &str) -> Process {
        let process = project
            .process(program)
            .env("CARGO_TARGET_DIR", project.target());
        match self {
            WasmTarget::Rustup => process,
            WasmTarget::Debian => process
                .env("RUSTUP_TOOLCHAIN", debian_wasm::TOOLCHAIN)
                // Cargo sets these for what it runs; they would lead back to the other toolchain.
                .without_env("CARGO")
                .without_env("RUSTC")
                .without_env("LD_LIBRARY_PATH"),
        }
    }

    /// Cargo's subcommand for the strictest check that the toolchain offers: Debian's comes without clippy.
    pub fn check(&self) -> &'static str {
        match self {
            WasmTarget::Rustup => "clippy",
            WasmTarget::Debian => "check",
        }
    }
}

/// Finds or makes a compiler for wasm.
pub fn wasm_target(project: &Project) -> Result<WasmTarget, Failure> {
    if has_target(project.process("rustc").arg("--print").arg("sysroot"))? {
        return Ok(WasmTarget::Rustup);
    }
    if debian_wasm::is_ready(project) {
        return Ok(WasmTarget::Debian);
    }
    let added = on_path(&["rustup"]).is_some()
        && step(&format!("rustup target add {TRIPLE}"), "20 seconds", || {
            project
                .process("rustup")
                .args(["target", "add", TRIPLE])
                .run()
        })
        .is_ok();
    if added {
        return Ok(WasmTarget::Rustup);
    }
    println!("    rustup cannot add the target here; building its library with Debian's compiler");
    debian_wasm::make(project)?;
    Ok(WasmTarget::Debian)
}

/// Whether the toolchain whose sysroot this prints has the target's library.
fn has_target(print_sysroot: Process) -> Result<bool, Failure> {
    let sysroot = print_sysroot.output()?;
    let library = Path::new(sysroot.trim()).join("lib/rustlib").join(TRIPLE);
    Ok(library.join("lib").is_dir())
}
