//! `cargo xtask bench`: how fast the shipped model is on this machine.

use crate::failure::Failure;
use crate::project::Project;
use crate::setup::{self, WASM_TRIPLE};
use crate::step::step;

const PACKAGE: &str = "hunch-bench";

/// Runs every benchmark; the tables go to standard output.
pub fn bench(project: &Project) -> Result<(), Failure> {
    let cargo = |action: &str| {
        project
            .cargo()
            .args([action, "--release", "--package", PACKAGE])
    };
    step("build the benchmarks", "8 minutes", || cargo("build").run())?;
    println!("\nNative:\n");
    cargo("run").arg("--quiet").args(["--", "models"]).run()?;
    in_javascript(project)
}

/// The same as WebAssembly, under Node.js: its engine is Chromium's.
fn in_javascript(project: &Project) -> Result<(), Failure> {
    let target = setup::wasm_target(project)?;
    setup::wasm_bindgen(project)?;
    setup::node(project)?;
    let folder = project.parts().join("bench");
    step("build the benchmarks for WebAssembly", "8 minutes", || {
        target
            .process(project, "cargo")
            .args(["build", "--release", "--lib", "--package", PACKAGE])
            .args(["--target", WASM_TRIPLE])
            .run()?;
        let built = project.target().join(WASM_TRIPLE).join("release");
        project
            .process("wasm-bindgen")
            .args(["--target", "nodejs", "--no-typescript", "--out-dir"])
            .arg(&folder)
            .arg(built.join("hunch_bench.wasm"))
            .run()
    })?;
    println!("\nWebAssembly:\n");
    project
        .process("node")
        .arg("tests/bench/node.mjs")
        .arg(folder.join("hunch_bench.js"))
        .arg("models")
        .run()
}
