//! The Python environment of the recipe, in the cache.

use std::path::{Path, PathBuf};

use super::{apt, on_path};
use crate::failure::Failure;
use crate::process::Process;
use crate::project::Project;
use crate::stamp::{Fingerprint, Stamp};
use crate::step::step;

/// How much of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Python {
    /// What tracing, export and their tests need.
    Plain,
    /// PyTorch as well.
    Training,
}

impl Python {
    fn requirements(self) -> &'static str {
        match self {
            Python::Plain => "models/recipe/requirements.txt",
            Python::Training => "models/recipe/requirements-training.txt",
        }
    }

    fn expectation(self) -> &'static str {
        match self {
            Python::Plain => "30 seconds",
            Python::Training => "5 minutes, 5.4 GB",
        }
    }
}

/// Returns the path of the environment's `python`, with the recipe's packages installed.
pub fn python(project: &Project, kind: Python) -> Result<PathBuf, Failure> {
    let folder = project.cache().join("python");
    let program = folder.join("bin/python");
    if !program.is_file() {
        create(&folder)?;
    }
    let requirements = project.path(kind.requirements());
    let inputs = Fingerprint::default()
        .content(&project.path(Python::Plain.requirements()))
        .content(&requirements);
    let stamp = Stamp::new(
        folder.join(format!("stamp-{kind:?}").to_lowercase()),
        inputs,
    );
    if !stamp.is_current() {
        let title = format!("pip install -r {}", kind.requirements());
        step(&title, kind.expectation(), || {
            Process::new(&program)
                .args([
                    "-m",
                    "pip",
                    "install",
                    "--quiet",
                    "--disable-pip-version-check",
                ])
                .arg("-r")
                .arg(&requirements)
                .run()?;
            stamp.set()
        })?;
    }
    Ok(program)
}

/// Makes an empty virtual environment.
fn create(folder: &Path) -> Result<(), Failure> {
    if on_path(&["python3"]).is_none() || !can_make_environments() {
        apt::install(&["python3", "python3-venv"], "the recipe", "30 seconds")?;
    }
    let recent = "import sys; sys.exit(sys.version_info < (3, 11))";
    if !Process::new("python3").args(["-c", recent]).succeeds() {
        return Err(Failure::Advice(
            "the recipe needs Python 3.11 or newer as `python3`: install one, then try again"
                .into(),
        ));
    }
    Process::new("python3")
        .args(["-m", "venv"])
        .arg(folder)
        .run()
}

/// Debian keeps the part of `venv` that installs pip in a package of its own.
fn can_make_environments() -> bool {
    Process::new("python3")
        .args(["-c", "import venv, ensurepip"])
        .succeeds()
}
