//! `hunch eval`: greedy predictions on a suite of gold steps, and how many of them are exact.

use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use hunch::evaluate::{Case, Report, Trajectory};
use hunch::model::block_on;
use hunch::predict::{PredictError, Predictor};
use hunch::request::{Prediction, Reply};

use super::{CommandError, models};

/// Tokens of one step without the grammar, which ends every step; no gold step of the suites has so many.
const LONGEST_FREE_STEP: usize = 144;

/// Measure predictions on a suite of gold steps.
#[derive(Args)]
pub struct Eval {
    /// The suite: JSON lines with `id`, `source`, `state`, and `steps` of `action`, `target` and `horizon`
    #[arg(value_name = "SUITE.jsonl")]
    suite: PathBuf,

    /// Use only the first trajectories
    #[arg(long, value_name = "N")]
    limit: Option<usize>,

    /// Decode without the grammar; what is malformed counts as wrong. The recipe's evaluation gives the same figures
    #[arg(long)]
    unconstrained: bool,

    /// Write the report as a JSON object
    #[arg(long)]
    json: bool,
}

impl Eval {
    pub fn run(self, models: Option<&Path>) -> Result<(), CommandError> {
        let trajectories = self.trajectories()?;
        let mut predictor = models::load(models)?;
        let mut report = Report::default();
        for trajectory in &trajectories {
            let mut exact = Vec::new();
            for case in &trajectory.cases {
                let prediction = self.predict(&mut predictor, case).unwrap_or_else(|error| {
                    eprintln!("{}: {error}", case.id);
                    None
                });
                exact.push(report.add(case, prediction.as_ref()));
            }
            if trajectory.is_run() {
                report.add_run(&exact);
            }
        }
        let mut output = io::stdout().lock();
        if self.json {
            writeln!(output, "{}", report.to_json())?;
        } else {
            write!(output, "{}", report.to_text())?;
        }
        Ok(output.flush()?)
    }

    /// The greedy prediction; none if there is nothing that can be read.
    fn predict(
        &self,
        predictor: &mut Predictor,
        case: &Case,
    ) -> Result<Option<Prediction>, PredictError> {
        let request = case.request();
        if self.unconstrained {
            return block_on(predictor.predict_unconstrained(&request, LONGEST_FREE_STEP));
        }
        Ok(match block_on(predictor.predict(&request))? {
            Reply::Predictions { predictions, .. } => predictions.into_iter().next(),
            Reply::Value { .. } | Reply::Error { .. } => None,
        })
    }

    fn trajectories(&self) -> Result<Vec<Trajectory>, CommandError> {
        let failed = |error| CommandError::Read {
            path: self.suite.clone(),
            error,
        };
        let file = std::fs::File::open(&self.suite).map_err(failed)?;
        let mut found = Vec::new();
        for (index, line) in BufReader::new(file).lines().enumerate() {
            let line = line.map_err(failed)?;
            if line.trim().is_empty() || self.limit.is_some_and(|limit| found.len() >= limit) {
                continue;
            }
            found.push(
                Trajectory::parse(&line).map_err(|error| CommandError::Case {
                    path: self.suite.clone(),
                    line: index + 1,
                    error,
                })?,
            );
        }
        Ok(found)
    }
}
