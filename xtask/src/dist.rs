//! `cargo xtask dist`: the site as it is published and handed on, optimised, with what a teacher needs to use it, as a
//! folder and as a zip with its checksum; and how large it is.

use std::fs;
use std::path::Path;

use crate::build::{self, Level, copy_folder, remove, sha256};
use crate::failure::Failure;
use crate::process::Process;
use crate::project::Project;
use crate::setup::{self, Python};
use crate::step::step;

/// The folder's name, also in the zip.
const NAME: &str = "hunch";

/// What stands beside the site: its name there, and where it comes from.
const BESIDE: [(&str, &str); 4] = [
    ("README.md", "docs/teachers.md"),
    ("serve.py", "xtask/tools/serve.py"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
];

/// Builds it; without `webgpu` for hosts and tests that do without the large engine.
pub fn dist(project: &Project, webgpu: bool) -> Result<(), Failure> {
    if webgpu {
        build::whole_site(project, Level::Optimized)?;
    } else {
        build::cpu_site(project, Level::Optimized)?;
    }
    let package = project.path("target/package");
    let folder = package.join(NAME);
    remove(&folder)?;
    copy_folder(&project.dist(), &folder.join("site"))?;
    for (name, source) in BESIDE {
        let source = project.path(source);
        fs::copy(&source, folder.join(name)).map_err(Failure::file("copy", &source))?;
    }
    zip(project, &package)?;
    println!("\nThe package is in {}.\n", package.display());
    sizes(project, &folder.join("site"))
}

/// Packs the folder, and writes the checksum beside the zip as `sha256sum -c` reads it.
fn zip(project: &Project, package: &Path) -> Result<(), Failure> {
    let name = format!("{NAME}.zip");
    let zip = package.join(&name);
    step("pack it", "10 seconds", || {
        // Python's, since it is there for the recipe; this program is kept small.
        Process::new(setup::python(project, Python::Plain)?)
            .folder(package)
            .args(["-m", "zipfile", "--create", &name, NAME])
            .run()
    })?;
    let bytes = fs::read(&zip).map_err(Failure::file("read", &zip))?;
    let checksum = package.join(format!("{name}.sha256"));
    fs::write(&checksum, format!("{}  {name}\n", sha256(&bytes)))
        .map_err(Failure::file("write", &checksum))
}

/// How large the parts are, against what they may be.
fn sizes(project: &Project, site: &Path) -> Result<(), Failure> {
    setup::node(project)?;
    project
        .process("node")
        .arg(project.path("xtask/tools/sizes.mjs"))
        .arg(site)
        .run()
}
