//! Cargo tools, kept in the cache.

use std::fs;

use crate::failure::Failure;
use crate::project::Project;
use crate::step::step;

/// Newer versions need a newer Rust than the project does.
const TRUNK: &str = "0.21.14";

/// Trunk, which builds the page.
pub fn trunk(project: &Project) -> Result<(), Failure> {
    install(project, "trunk", TRUNK, &["--locked"], "5 minutes")
}

/// The wasm-bindgen command line, of exactly the version that the project's crates use.
pub fn wasm_bindgen(project: &Project) -> Result<(), Failure> {
    let version = locked_version(project, "wasm-bindgen")?;
    // Not `--locked`: its lock file wants a crate that has been yanked.
    install(project, "wasm-bindgen-cli", &version, &[], "3 minutes")
}

fn install(
    project: &Project,
    name: &str,
    version: &str,
    options: &[&str],
    expectation: &str,
) -> Result<(), Failure> {
    let tools = project.tools();
    // Cargo's own list of what it installed below this root.
    let installed = fs::read_to_string(tools.join(".crates.toml")).unwrap_or_default();
    if installed.contains(&format!("\"{name} {version} (")) {
        return Ok(());
    }
    step(&format!("install {name} {version}"), expectation, || {
        // A target folder that survives an interruption, and goes when the tool is there.
        let target = tools.join("target");
        project
            .cargo()
            .env("CARGO_TARGET_DIR", &target)
            .args(["install", name, "--version", version, "--root"])
            .arg(&tools)
            .args(options)
            .run()?;
        if target.exists() {
            fs::remove_dir_all(&target).map_err(Failure::file("remove", &target))?;
        }
        Ok(())
    })
}

/// The version of a package in Cargo.lock.
fn locked_version(project: &Project, package: &str) -> Result<String, Failure> {
    let path = project.path("Cargo.lock");
    let lock = fs::read_to_string(&path).map_err(Failure::file("read", &path))?;
    version_in_lock(&lock, package).ok_or_else(|| {
        Failure::Advice(format!(
            "{} does not name a version of {package}: restore it with `cargo update --workspace`",
            path.display()
        ))
    })
}

fn version_in_lock(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    let version = lines.nth(1)?.strip_prefix("version = \"")?;
    version.strip_suffix('"').map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_the_lock_file() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.1.0\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\nsource = \"x\"\n";
        let check = |package, expected: Option<&str>| {
            assert_eq!(version_in_lock(lock, package).as_deref(), expected);
        };
        check("wasm-bindgen", Some("0.2.130"));
        check("wasm-bindgen-macro", Some("0.1.0"));
        check("trunk", None);
    }
}
