//! Checks of the recipe's Python.

use super::summary::{Count, pytest_count};
use crate::failure::Failure;
use crate::process::Process;
use crate::project::Project;
use crate::setup::{self, Python, python};

const FOLDER: &str = "models/recipe";

/// It is formatted and free of warnings.
pub fn ruff(project: &Project) -> Result<Count, Failure> {
    let python = python(project, Python::Plain)?;
    let ruff = |args: &[&str]| {
        Process::new(&python)
            .folder(project.root())
            .args(["-m", "ruff"])
            .args(args)
            .arg(FOLDER)
            .run()
    };
    ruff(&["check"])?;
    ruff(&["format", "--check"])?;
    Ok(Count::success())
}

/// The tests that do without PyTorch.
pub fn tests(project: &Project) -> Result<Count, Failure> {
    // Pyodide is among the page's packages; without it the tests compare the other Pythons, and say so.
    if let Err(failure) = setup::packages(project, &project.path("web"), "10 seconds") {
        println!("the recipe is not tested with Pyodide: {failure}");
    }
    pytest(project, Python::Plain, "not training")
}

/// The tests that train.
pub fn training_tests(project: &Project) -> Result<Count, Failure> {
    pytest(project, Python::Training, "training")
}

fn pytest(project: &Project, kind: Python, marks: &str) -> Result<Count, Failure> {
    let python = python(project, kind)?;
    let pytest = Process::new(&python)
        .folder(&project.path(FOLDER))
        // Values may depend on the order of sets, which depends on this.
        .env("PYTHONHASHSEED", "0")
        .args(["-m", "pytest", "-m", marks, "--durations", "5"]);
    Count::of_tests(pytest, pytest_count)
}
