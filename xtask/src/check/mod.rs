//! `cargo xtask test`: every check, in the order in which a mistake shows soonest.

mod browser;
mod recipe;
mod rust;
mod summary;

use std::process::ExitCode;
use std::time::Instant;

use crate::build::{self, Level};
use crate::failure::Failure;
use crate::project::Project;
use crate::step::readable;
use summary::{Count, Outcome};

/// Which checks to run.
#[derive(Debug, Clone)]
pub struct Options {
    /// Leaves out the site and the browser.
    pub fast: bool,
    /// Adds the tests that train.
    pub training: bool,
    /// Keeps those with this in their name.
    pub only: Option<String>,
}

/// A check's name, and what it does; it returns how many tests passed and failed.
type Check = (&'static str, fn(&Project) -> Result<Count, Failure>);

const FAST: [Check; 6] = [
    ("cargo fmt", rust::formatting),
    ("ruff", recipe::ruff),
    ("clippy", rust::clippy),
    ("clippy for wasm", rust::clippy_for_wasm),
    ("cargo test", rust::tests),
    ("recipe tests", recipe::tests),
];
const SITE: [Check; 3] = [
    ("build the site", site),
    ("browser tests", browser::tests),
    ("cargo test for WebGPU", rust::webgpu_tests),
];
const TRAINING: [Check; 1] = [("training tests", recipe::training_tests)];

/// Runs the checks, all of them even when one fails, and ends with the line `N passed, N failed`.
pub fn test(project: &Project, options: Options) -> Result<ExitCode, Failure> {
    let mut checks = FAST.to_vec();
    if !options.fast {
        checks.extend(SITE);
    }
    if options.training {
        checks.extend(TRAINING);
    }
    if let Some(only) = options.only {
        checks.retain(|(name, _)| name.contains(&only));
        if checks.is_empty() {
            return Err(Failure::Usage(format!("no check has `{only}` in its name")));
        }
    }
    let start = Instant::now();
    let mut outcomes = Vec::new();
    for (name, check) in checks {
        println!("\n===== {name}");
        let start = Instant::now();
        let result = check(project);
        let outcome = Outcome::new(name, result, start.elapsed());
        println!("{outcome}");
        outcomes.push(outcome);
    }
    println!("\n===== summary, {}", readable(start.elapsed()));
    for outcome in &outcomes {
        println!("{outcome}");
    }
    let total: Count = outcomes.iter().map(|outcome| outcome.count).sum();
    println!("\n{total}");
    Ok(if total.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn site(project: &Project) -> Result<Count, Failure> {
    build::cpu_site(project, Level::Quick)?;
    build::webgpu_engine(project, Level::Quick, false)?;
    Ok(Count::success())
}
