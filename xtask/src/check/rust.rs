//! Checks of the Rust code.

use std::path::Path;

use super::summary::{Count, cargo_count};
use crate::failure::Failure;
use crate::project::Project;
use crate::setup::{self, WASM_TRIPLE};

/// All of it is formatted.
pub fn formatting(project: &Project) -> Result<Count, Failure> {
    project.cargo().args(["fmt", "--all", "--check"]).run()?;
    Ok(Count::success())
}

/// All of it is free of warnings, tests included, as compiled for this machine.
pub fn clippy(project: &Project) -> Result<Count, Failure> {
    project
        .cargo()
        .args(["clippy", "--workspace", "--all-targets"])
        .args(["--", "-D", "warnings"])
        .run()?;
    Ok(Count::success())
}

/// So is what runs in the browser as compiled for it, the engine with each of its backends.
pub fn clippy_for_wasm(project: &Project) -> Result<Count, Failure> {
    let target = setup::wasm_target(project)?;
    let check = |package: &[&str]| {
        let process = target
            .process(project, "cargo")
            .args([target.check(), "--target", WASM_TRIPLE])
            .args(package);
        match target.check() {
            "clippy" => process.args(["--", "-D", "warnings"]).run(),
            _ => process.run(),
        }
    };
    check(&["--package", "hunch-web"])?;
    check(&[
        "--package",
        "hunch-worker",
        "--no-default-features",
        "--features",
        "cpu",
    ])?;
    check(&[
        "--package",
        "hunch-worker",
        "--no-default-features",
        "--features",
        "webgpu",
    ])?;
    Ok(Count::success())
}

/// The tests of all crates, on this machine; what needs a browser is tested in one.
pub fn tests(project: &Project) -> Result<Count, Failure> {
    let cargo = project
        .cargo()
        .args(["test", "--workspace", "--no-fail-fast"]);
    Count::of_tests(cargo, cargo_count)
}

/// The tests of the model once more, with its form for graphics adapters: on the software adapter that Chromium brings,
/// or else on the machine's own.
pub fn webgpu_tests(project: &Project) -> Result<Count, Failure> {
    setup::chromium()?;
    let mut cargo = project
        .cargo()
        .args(["test", "--package", "hunch", "--features", "webgpu"])
        .args(["--test", "model"]);
    let folders = ADAPTERS.iter().map(Path::new);
    if let Some(folder) = folders
        .into_iter()
        .find(|folder| folder.join(DRIVER).is_file())
    {
        cargo = cargo
            .env("VK_DRIVER_FILES", folder.join(DRIVER))
            .env("LD_LIBRARY_PATH", folder);
    }
    Count::of_tests(cargo, cargo_count)
}

/// Where a Chromium with a software adapter is.
const ADAPTERS: [&str; 3] = [
    "/usr/lib/chromium",
    "/usr/lib/chromium-browser",
    "/opt/google/chrome",
];
/// What names the adapter to Vulkan; Vulkan's loader is beside it.
const DRIVER: &str = "vk_swiftshader_icd.json";
