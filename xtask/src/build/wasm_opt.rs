//! wasm-opt: rewrites what rustc made, for sites that are published.

use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::project::Project;
use crate::setup;
use crate::step::step;

/// What rustc uses of WebAssembly. Not `--all-features`: wasm-opt would then write what browsers do not read yet.
const FEATURES: [&str; 7] = [
    "bulk-memory",
    "multivalue",
    "mutable-globals",
    "nontrapping-float-to-int",
    "reference-types",
    "sign-ext",
    "simd",
];

/// Rewrites a file at a level of wasm-opt, e.g. `-Oz`. The names of functions, which no visitor needs, are dropped.
pub fn wasm_opt(project: &Project, level: &str, wasm: &Path) -> Result<(), Failure> {
    let tools = project.path("xtask/tools");
    setup::packages(project, &tools, "20 seconds")?;
    let slim = wasm.with_extension("slim");
    step("wasm-opt", "1 to 10 minutes", || {
        project
            .process("node")
            .arg(tools.join("node_modules/binaryen/bin/wasm-opt"))
            .args([level, "--strip-debug", "--strip-producers"])
            .args(FEATURES.map(|feature| format!("--enable-{feature}")))
            .arg("-o")
            .arg(&slim)
            .arg(wasm)
            .run()?;
        fs::rename(&slim, wasm).map_err(Failure::file("replace", wasm))
    })
}
