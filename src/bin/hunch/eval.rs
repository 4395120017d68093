//! `hunch eval`: greedy predictions on a suite of gold steps, and how many of them are exact; jumps against careful
//! predictions; and the calibration of their probabilities.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use hunch::calibration::{Curve, Kind, Made};
use hunch::evaluate::{Case, Comparison, Ratings, Report, Trajectory};
use hunch::model::block_on;
use hunch::predict::{PredictError, Predictor};
use hunch::request::{Mode, Prediction, Reply, Request};

use super::{CommandError, models};

/// Tokens of one step without the grammar, which ends every step; no gold step of the suites has so many.
const LONGEST_FREE_STEP: usize = 144;

/// States after which a careful prediction of at most 64 has lost its way.
const LONGEST_WAY: usize = 128;

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

    /// Predict steps without asking a condition, or working out a value, first
    #[arg(long)]
    undecided: bool,

    /// Compare jumps over 5 to 64 states with careful predictions of the same, instead of measuring every step
    #[arg(long, conflicts_with = "unconstrained")]
    careful: bool,

    /// Fit the probabilities' calibration on this suite, of steps forward and of all else apart, with --careful that of
    /// careful predictions alone, and write it with what the model has of that which the suite has too little of: as
    /// `calibration.json` of the models folder it is used from then on
    #[arg(long, value_name = "OUT.json", conflicts_with = "unconstrained")]
    calibrate: Option<PathBuf>,

    /// Write the report as a JSON object
    #[arg(long)]
    json: bool,
}

impl Eval {
    pub fn run(self, models: Option<&Path>) -> Result<(), CommandError> {
        let trajectories = self.trajectories()?;
        // The report tells the probabilities before and after calibration.
        let mut model = models::load_uncalibrated(models)?;
        let predictor = &mut model.predictor;
        predictor.set_asks_first(!self.undecided);
        let mut fitted = model.calibration.clone().unwrap_or_default();
        fitted.weights = model.weights;
        let (text, json) = if self.careful {
            let mut comparison = Comparison::with_calibration(model.calibration);
            self.compare(predictor, &trajectories, &mut comparison);
            fit(comparison.ratings(), Made::OnTheWay, &mut fitted.ways);
            (comparison.to_text(), comparison.to_json())
        } else {
            let mut report = Report::with_calibration(model.calibration);
            self.measure(predictor, &trajectories, &mut report);
            fit(report.ratings(), Made::Alone, &mut fitted.curves);
            fit(report.ratings(), Made::Step, &mut fitted.steps);
            (report.to_text(), report.to_json())
        };
        if let Some(path) = &self.calibrate {
            let json = serde_json::to_string(&fitted).map_err(io::Error::from)?;
            std::fs::write(path, json + "\n").map_err(|error| CommandError::Write {
                path: path.clone(),
                error,
            })?;
        }
        let mut output = io::stdout().lock();
        if self.json {
            writeln!(output, "{json}")?;
        } else {
            write!(output, "{text}")?;
        }
        Ok(output.flush()?)
    }

    /// Predicts every step, its gold history given.
    fn measure(&self, predictor: &mut Predictor, trajectories: &[Trajectory], report: &mut Report) {
        for trajectory in trajectories {
            let mut exact = Vec::new();
            for case in &trajectory.cases {
                let request = case.request();
                let prediction = if self.unconstrained {
                    block_on(predictor.predict_unconstrained(&request, LONGEST_FREE_STEP))
                } else {
                    best(predictor, &request)
                };
                exact.push(report.add(case, told(case, prediction).as_ref()));
            }
            if trajectory.is_run() {
                report.add_run(&exact);
            }
        }
    }

    /// Predicts the jumps over many states in both ways; curves are fitted on careful predictions of all jumps.
    fn compare(
        &self,
        predictor: &mut Predictor,
        trajectories: &[Trajectory],
        comparison: &mut Comparison,
    ) {
        predictor.set_longest_way(LONGEST_WAY);
        let fits = self.calibrate.is_some();
        let cases = trajectories
            .iter()
            .flat_map(|trajectory| &trajectory.cases)
            .filter(|case| Comparison::takes(case) || fits && Comparison::is_way(case));
        for case in cases {
            let mut predict = |mode| {
                let request = Request {
                    mode,
                    ..case.request()
                };
                told(case, best(predictor, &request))
            };
            let careful = predict(Mode::Careful);
            if Comparison::is_way(case) {
                comparison.rate(case, careful.as_ref());
            }
            if Comparison::takes(case) {
                let jump = predict(Mode::Jump).map(|prediction| prediction.state);
                let careful = careful.map(|prediction| prediction.state);
                comparison.add(case, jump.as_ref(), careful.as_ref());
            }
        }
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

/// The curves of what was predicted in one way, where there is enough of that to fit some; else what there was stays.
fn fit(ratings: &Ratings, made: Made, curves: &mut BTreeMap<Kind, Curve>) {
    let fitted = ratings.fit(made);
    if !fitted.is_empty() {
        *curves = fitted;
    }
}

/// The greedy prediction; none if there is nothing that can be read.
fn best(predictor: &mut Predictor, request: &Request) -> Result<Option<Prediction>, PredictError> {
    Ok(match block_on(predictor.predict(request))? {
        Reply::Predictions { predictions, .. } => predictions.into_iter().next(),
        Reply::Value { .. } | Reply::Error { .. } => None,
    })
}

/// The prediction; where there is none for an error, that is said.
fn told(case: &Case, prediction: Result<Option<Prediction>, PredictError>) -> Option<Prediction> {
    prediction.unwrap_or_else(|error| {
        eprintln!("{}: {error}", case.id);
        None
    })
}
