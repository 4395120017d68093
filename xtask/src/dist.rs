//! `cargo xtask dist`: the site as it is published and handed on, optimised, with what a teacher needs to use it, as a
//! folder and as a zip with its checksum, how large it is in it. `cargo xtask dist --test` unpacks what was packed, serves
//! it as a teacher does and tests it in the browser.

use std::fs;
use std::path::{Path, PathBuf};

use crate::build::{self, Level, copy_folder, remove, sha256};
use crate::failure::Failure;
use crate::process::Process;
use crate::project::Project;
use crate::setup::{self, Python};
use crate::step::step;

/// The folder's name, also in the zip.
const NAME: &str = "hunch";

/// What stands beside the site: its name there, and where it comes from.
const BESIDE: [(&str, &str); 5] = [
    ("README.md", "docs/teachers.md"),
    (".github/workflows/publish.yml", "xtask/tools/publish.yml"),
    ("serve.py", "xtask/tools/serve.py"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
];

/// The site's folder in it.
const SITE: &str = "site";

/// How large the site is, in the folder.
const SIZES: &str = "sizes.md";

/// The browser tests that a package is put to: it loads, debugs, and stays when the network goes.
const TESTS: [&str; 3] = ["loading.test.mjs", "debugging.test.mjs", "offline.test.mjs"];

/// Builds it; without `webgpu` for hosts and tests that do without the large engine.
pub fn dist(project: &Project, webgpu: bool) -> Result<(), Failure> {
    if webgpu {
        build::whole_site(project, Level::Optimized)?;
    } else {
        build::cpu_site(project, Level::Optimized)?;
    }
    let package = package(project);
    let folder = package.join(NAME);
    remove(&folder)?;
    copy_folder(&project.dist(), &folder.join(SITE))?;
    for (name, source) in BESIDE {
        let (source, place) = (project.path(source), folder.join(name));
        if let Some(parent) = place.parent() {
            fs::create_dir_all(parent).map_err(Failure::file("make", parent))?;
        }
        fs::copy(&source, &place).map_err(Failure::file("copy", &source))?;
    }
    let report = sizes(project, &folder)?;
    zip(project, &package)?;
    println!("\nThe package is in {}.\n\n{report}", package.display());
    Ok(())
}

/// Tests what was packed.
pub fn test(project: &Project) -> Result<(), Failure> {
    let package = package(project);
    let zip = package.join(format!("{NAME}.zip"));
    if !zip.is_file() {
        return Err(Failure::Advice(format!(
            "there is no package to test, {} is missing: start `cargo xtask dist` first",
            zip.display()
        )));
    }
    let apart = package.join("test");
    remove(&apart)?;
    let python = setup::python(project, Python::Plain)?;
    Process::new(&python)
        .args(["-m", "zipfile", "--extract"])
        .args([&zip, &apart])
        .run()?;
    let chromium = setup::chromium()?;
    let tests = project.path("tests/e2e");
    setup::packages(project, &tests, "10 seconds")?;
    let (_serving, said) = Process::new(&python)
        .folder(&apart.join(NAME))
        .args(["serve.py", "--no-browser", "--port", "0"])
        .start()?;
    let address = said.trim().rsplit(' ').next().unwrap_or_default();
    project
        .process("node")
        .folder(&tests)
        .env("HUNCH_URL", address)
        .env("CHROMIUM", chromium)
        .args([
            "--test",
            "--test-reporter=spec",
            "--test-concurrency=1",
            "--test-force-exit",
        ])
        .args(TESTS)
        .run()
}

/// Where it is put.
fn package(project: &Project) -> PathBuf {
    project.path("target/package")
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

/// How large the parts are, against what they may be; written beside the site.
fn sizes(project: &Project, folder: &Path) -> Result<String, Failure> {
    setup::node(project)?;
    let report = project
        .process("node")
        .arg(project.path("xtask/tools/sizes.mjs"))
        .arg(folder.join(SITE))
        .output()?;
    let file = folder.join(SIZES);
    fs::write(&file, &report).map_err(Failure::file("write", &file))?;
    Ok(report)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_beside_the_site_is_there() {
        let project = Project::find().unwrap();
        for (name, source) in BESIDE {
            assert!(project.path(source).is_file(), "{name} is {source}");
        }
    }

    #[test]
    fn workflows_publish_a_folder_that_there_is() {
        let project = Project::find().unwrap();
        let check = |workflow: &str, expected: &str| {
            let text = fs::read_to_string(project.path(workflow)).unwrap();
            let (_, upload) = text.split_once("actions/upload-pages-artifact@").unwrap();
            let path = upload
                .lines()
                .find_map(|line| line.trim().strip_prefix("path: "));
            assert_eq!(path, Some(expected), "{workflow}");
        };
        let built = package(&project).join(NAME).join(SITE);
        let built = built.strip_prefix(project.root()).unwrap();
        check(".github/workflows/pages.yml", built.to_str().unwrap());
        let (place, source) = BESIDE
            .into_iter()
            .find(|(name, _)| name.ends_with(".yml"))
            .unwrap();
        // Where GitHub looks for it.
        assert!(place.starts_with(".github/workflows/"), "{place}");
        check(source, SITE);
    }
}
