//! Node.js and npm packages.

use std::path::Path;

use super::{apt, on_path};
use crate::failure::Failure;
use crate::project::Project;
use crate::stamp::{Fingerprint, Stamp};
use crate::step::step;

/// The oldest major version that will do; Debian 12 has 18.
const MAJOR: u32 = 20;
/// What npm brings where the system's is older.
const RELEASE: &str = "node@22";

/// Node.js and npm.
pub fn node(project: &Project) -> Result<(), Failure> {
    if on_path(&["npm"]).is_none() {
        apt::install(&["nodejs", "npm"], "bundling the editor", "2 minutes")?;
    }
    if version(project) >= MAJOR {
        return Ok(());
    }
    step(&format!("npm install {RELEASE}"), "20 seconds", || {
        let folder = project.cache().join("node");
        std::fs::create_dir_all(&folder).map_err(Failure::file("create", &folder))?;
        project
            .process("npm")
            .args(["install", "--no-audit", "--no-fund", "--prefix"])
            .arg(&folder)
            .arg(RELEASE)
            .run()
    })?;
    match version(project) {
        found if found >= MAJOR => Ok(()),
        found => Err(Failure::Advice(format!(
            "Node.js {MAJOR} or newer is needed, `node --version` says {found}: install a newer one, then try again"
        ))),
    }
}

/// The major version of the Node.js in use; 0 without any.
fn version(project: &Project) -> u32 {
    let text = project.process("node").arg("--version").output();
    let text = text.unwrap_or_default();
    let major = text.trim().trim_start_matches('v').split('.').next();
    major.and_then(|major| major.parse().ok()).unwrap_or(0)
}

/// The packages of `folder`'s package-lock.json, in its node_modules.
pub fn packages(project: &Project, folder: &Path, expectation: &str) -> Result<(), Failure> {
    node(project)?;
    let inputs = Fingerprint::default()
        .content(&folder.join("package.json"))
        .content(&folder.join("package-lock.json"));
    let stamp = Stamp::new(folder.join("node_modules/.hunch-stamp"), inputs);
    if stamp.is_current() {
        return Ok(());
    }
    let name = folder.strip_prefix(project.root()).unwrap_or(folder);
    step(
        &format!("npm ci in {}", name.display()),
        expectation,
        || {
            project
                .process("npm")
                .folder(folder)
                .args(["ci", "--no-audit", "--no-fund"])
                .run()?;
            stamp.set()
        },
    )
}
