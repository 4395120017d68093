//! `cargo xtask bench`: how fast the shipped model is on this machine, and what a step costs.

use std::fs;
use std::path::Path;

use crate::build::{self, Backend, Level};
use crate::failure::Failure;
use crate::process::Process;
use crate::project::Project;
use crate::server::Server;
use crate::setup::{self, Python, WASM_TRIPLE, WasmTarget};
use crate::step::step;

const PACKAGE: &str = "hunch-bench";

/// Measures speed, natively and in a browser, and the sizes of the engines; the tables go to standard output.
/// `candle` adds candle to what the engine is compared with.
pub fn bench(project: &Project, candle: bool) -> Result<(), Failure> {
    let features: &[&str] = if candle {
        &["--features", "candle"]
    } else {
        &[]
    };
    build(project, features)?;
    println!("\nNative:\n");
    run(project, features).args(["speed", "models"]).run()?;
    let target = setup::wasm_target(project)?;
    setup::wasm_bindgen(project)?;
    in_browser(project, &target, features)?;
    sizes(project, &target)
}

/// Measures steps against sizes and in long sessions; the plots go to docs/benchmarks, the numbers to standard output.
pub fn plots(project: &Project) -> Result<(), Failure> {
    build(project, &[])?;
    let folder = project.path("docs/benchmarks");
    let run = run(project, &[]).args(["plots", "models"]).arg(folder);
    step("measure steps", "6 minutes", || run.run())
}

fn build(project: &Project, features: &[&str]) -> Result<(), Failure> {
    step("build the benchmarks", "10 minutes", || {
        cargo(project, "build", features).run()
    })
}

fn cargo(project: &Project, action: &str, features: &[&str]) -> Process {
    project
        .cargo()
        .args([action, "--release", "--package", PACKAGE])
        .args(features)
}

/// The benchmarks, on one core: candle would take all.
fn run(project: &Project, features: &[&str]) -> Process {
    cargo(project, "run", features)
        .env("RAYON_NUM_THREADS", "1")
        .env("CANDLE_NUM_THREADS", "1")
        .args(["--quiet", "--"])
}

/// The same as WebAssembly, in a worker of Chromium, with onnxruntime-web beside it.
fn in_browser(project: &Project, target: &WasmTarget, features: &[&str]) -> Result<(), Failure> {
    let parts = project.parts().join("bench");
    let (engine, onnx) = (parts.join("engine"), parts.join("onnx"));
    step("build the benchmarks for WebAssembly", "10 minutes", || {
        target
            .process(project, "cargo")
            .args(["build", "--release", "--lib", "--package", PACKAGE])
            .args(["--target", WASM_TRIPLE])
            .args(features)
            .run()?;
        let built = project.target().join(WASM_TRIPLE).join("release");
        project
            .process("wasm-bindgen")
            .args(["--target", "web", "--no-typescript", "--out-dir"])
            .arg(&engine)
            .arg(built.join("hunch_bench.wasm"))
            .run()
    })?;
    export_onnx(project, &onnx)?;
    let chromium = setup::chromium()?;
    let bench = project.path("tests/bench");
    setup::packages(project, &bench, "20 seconds")?;
    setup::packages(project, &project.path("tests/e2e"), "10 seconds")?;
    let runtime = bench.join("node_modules/onnxruntime-web/dist");
    let server = Server::bind(bench.join("web"), 0)?
        .mount("/engine/", engine)
        .mount("/models/", project.path("models"))
        .mount("/onnx/", onnx)
        .mount("/onnxruntime/", runtime);
    let node = |script: &str| {
        project
            .process("node")
            .env("HUNCH_URL", server.url())
            .env("CHROMIUM", &chromium)
            .arg(bench.join(script))
    };
    let (times, counts) = (node("browser.mjs"), node("gpu.mjs"));
    server.start();
    println!("\nWebAssembly:\n");
    times.run()?;
    println!("\nWebGPU, what is asked of it:\n");
    counts.run()
}

/// The model as onnxruntime reads it.
fn export_onnx(project: &Project, folder: &Path) -> Result<(), Failure> {
    let python = setup::python(project, Python::Plain)?;
    fs::create_dir_all(folder).map_err(Failure::file("create", folder))?;
    Process::new(python)
        .folder(&project.path("models/recipe"))
        .args(["-m", "hunch_recipe.export_onnx", "..", "--to"])
        .arg(folder.join("model.onnx"))
        .run()
}

/// The engines as they are published. The one for WebGPU is only measured if it is there.
fn sizes(project: &Project, target: &WasmTarget) -> Result<(), Failure> {
    let level = Level::Optimized;
    let mut engines = vec![build::engine(project, target, Backend::Cpu, level, false)?];
    match build::existing(project, target, Backend::WebGpu, level)? {
        Some(engine) => engines.push(engine),
        None => println!("no WebGPU engine to measure: `cargo xtask build --optimize` builds it"),
    }
    let mut node = project
        .process("node")
        .arg(project.path("tests/bench/sizes.mjs"));
    for engine in &engines {
        node = node.arg(engine.backend.name()).arg(&engine.folder);
    }
    println!("\nEngines:\n");
    node.run()
}
