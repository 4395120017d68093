//! `hunch eval`: greedy predictions on a suite of gold steps, and how many of them are exact.

use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use hunch::evaluate::{Case, Report};
use hunch::model::block_on;
use hunch::request::Reply;

use super::{CommandError, models};

/// Measure predictions on a suite of gold steps.
#[derive(Args)]
pub struct Eval {
    /// The suite: JSON lines with `id`, `source`, `state`, `action`, `target` and `horizon`
    #[arg(value_name = "SUITE.jsonl")]
    suite: PathBuf,

    /// Use only the first cases
    #[arg(long, value_name = "N")]
    limit: Option<usize>,

    /// Write the report as a JSON object
    #[arg(long)]
    json: bool,
}

impl Eval {
    pub fn run(self, models: Option<&Path>) -> Result<(), CommandError> {
        let cases = self.cases()?;
        let mut predictor = models::load(models)?;
        let mut report = Report::default();
        for case in &cases {
            let reply = block_on(predictor.predict(&case.request()));
            let prediction = match &reply {
                Ok(Reply::Predictions { predictions, .. }) => predictions.first(),
                Ok(_) => None,
                Err(error) => {
                    eprintln!("{}: {error}", case.id);
                    None
                }
            };
            report.add(case, prediction);
        }
        let mut output = io::stdout().lock();
        if self.json {
            writeln!(output, "{}", report.to_json())?;
        } else {
            write!(output, "{}", report.to_text())?;
        }
        Ok(output.flush()?)
    }

    fn cases(&self) -> Result<Vec<Case>, CommandError> {
        let failed = |error| CommandError::Read {
            path: self.suite.clone(),
            error,
        };
        let file = std::fs::File::open(&self.suite).map_err(failed)?;
        let mut cases = Vec::new();
        for (index, line) in BufReader::new(file).lines().enumerate() {
            let line = line.map_err(failed)?;
            if line.trim().is_empty() || self.limit.is_some_and(|limit| cases.len() >= limit) {
                continue;
            }
            cases.push(Case::parse(&line).map_err(|error| CommandError::Case {
                path: self.suite.clone(),
                line: index + 1,
                error,
            })?);
        }
        Ok(cases)
    }
}
