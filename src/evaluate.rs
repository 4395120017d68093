//! Evaluation: suites of gold steps, and how many of them a model predicts exactly, by action, part and horizon.
//!
//! A suite is a file of JSON lines, one [`Trajectory`] each, written by the recipe from real runs. Nothing here predicts:
//! [`Report::add`] takes the prediction that a case got, or none.

mod comparison;
mod ratings;
mod suite;

use std::collections::BTreeMap;

use serde::Serialize;

use crate::calibration::{Calibration, Kind, Made};
use crate::request::{Mode, Prediction};

pub use comparison::Comparison;
pub use ratings::{Errors, Ratings};
pub use suite::{Case, CaseError, Horizon, Trajectory};

/// How many of some cases were right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// The right ones.
    pub right: usize,
    /// All.
    pub all: usize,
}

impl Tally {
    pub(crate) fn add(&mut self, right: bool) {
        self.right += usize::from(right);
        self.all += 1;
    }

    /// The share of right ones, 0 to 1; 0 if there are none at all.
    pub fn share(self) -> f64 {
        if self.all == 0 {
            0.0
        } else {
            self.right as f64 / self.all as f64
        }
    }

    /// With its share.
    fn to_json(self) -> serde_json::Value {
        serde_json::json!({"right": self.right, "all": self.all, "share": self.share()})
    }
}

/// The shares of the cases, the most confident ones first, that accuracy is reported at.
const COVERAGES: [f64; 4] = [0.5, 0.8, 0.9, 1.0];

/// What a model got right. A case without a prediction counts as wrong everywhere.
#[derive(Clone, Debug, Default)]
pub struct Report {
    exact: Tally,
    /// Whole runs, and the states of those up to the first mistake.
    runs: Tally,
    run_states: Tally,
    actions: BTreeMap<&'static str, Tally>,
    parts: BTreeMap<&'static str, Tally>,
    /// By action and the class of the horizon.
    horizons: BTreeMap<(&'static str, Horizon), Tally>,
    /// The probability of each prediction, and whether it was exact.
    probabilities: Vec<(f64, bool)>,
    ratings: Ratings,
    /// The model's own curves; the predictions come without them.
    calibration: Option<Calibration>,
}

impl Report {
    /// A report that also measures what a calibration makes of the probabilities. The predictions are to come without.
    pub fn with_calibration(calibration: Option<Calibration>) -> Report {
        Report {
            calibration,
            ..Report::default()
        }
    }

    /// The probabilities of all parts, and what came of them.
    pub fn ratings(&self) -> &Ratings {
        &self.ratings
    }

    /// Counts a whole run by which of its steps were exact. Up to its first mistake, a run on the model's own states is
    /// the run on the gold ones, so the gold histories of its cases measure it.
    pub fn add_run(&mut self, exact: &[bool]) {
        self.runs.add(exact.iter().all(|exact| *exact));
        self.run_states.right += exact.iter().take_while(|exact| **exact).count();
        self.run_states.all += exact.len();
    }

    /// Counts a case and the prediction it got; whether that is exact.
    pub fn add(&mut self, case: &Case, prediction: Option<&Prediction>) -> bool {
        let agreement = prediction.map(|prediction| case.target.compare(&prediction.state));
        let exact = agreement.is_some_and(|agreement| agreement.exact());
        let action = case.action.name();
        self.exact.add(exact);
        self.actions.entry(action).or_default().add(exact);
        let horizon = (action, case.horizon);
        self.horizons.entry(horizon).or_default().add(exact);
        let mut part = |name, right: Option<bool>| {
            self.parts
                .entry(name)
                .or_default()
                .add(right.unwrap_or(false));
        };
        part("event", agreement.map(|agreement| agreement.event));
        part("line", agreement.map(|agreement| agreement.line));
        part("locals", agreement.map(|agreement| agreement.locals));
        part(
            "bookkeeping",
            agreement.map(|agreement| agreement.bookkeeping),
        );
        part("value", agreement.map(|agreement| agreement.value));
        part("output", agreement.map(|agreement| agreement.output));
        let made = Made::of(Mode::Jump, &case.action, &case.state);
        self.ratings.add(made, case, prediction);
        self.probabilities.push((
            prediction.map_or(0.0, |prediction| prediction.probability),
            exact,
        ));
        exact
    }

    /// The expected calibration error of whole predictions, see [`Ratings::error`].
    pub fn calibration_error(&self) -> f64 {
        self.ratings.error(Kind::Whole, None)
    }

    /// See [`Ratings::errors`].
    fn calibration_errors(&self, kind: Kind) -> Errors {
        let own = self.calibration.as_ref();
        self.ratings.errors(kind, own)
    }

    /// The share of exact predictions among the most confident ones, by the share of cases that these are.
    pub fn coverage(&self) -> Vec<(f64, f64)> {
        let mut sorted = self.probabilities.clone();
        sorted.sort_by(|a, b| b.0.total_cmp(&a.0));
        COVERAGES
            .iter()
            .map(|share| {
                let count = (sorted.len() as f64 * share).ceil() as usize;
                let mut tally = Tally::default();
                sorted
                    .iter()
                    .take(count)
                    .for_each(|(_, exact)| tally.add(*exact));
                (*share, tally.share())
            })
            .collect()
    }

    /// The report as one JSON object.
    pub fn to_json(&self) -> serde_json::Value {
        let row = |tally: &Tally| tally.to_json();
        let table = |tallies: &BTreeMap<&'static str, Tally>| {
            tallies
                .iter()
                .map(|(name, tally)| ((*name).to_owned(), row(tally)))
                .collect::<serde_json::Map<_, _>>()
        };
        let mut horizons = serde_json::Map::new();
        for ((action, horizon), tally) in &self.horizons {
            horizons.insert(format!("{action} {}", horizon.name()), row(tally));
        }
        let coverage: Vec<_> = self
            .coverage()
            .into_iter()
            .map(|(share, exact)| serde_json::json!({"coverage": share, "exact": exact}))
            .collect();
        let calibration: serde_json::Map<_, _> = Kind::ALL
            .into_iter()
            .filter(|kind| self.ratings.count(*kind) > 0)
            .map(|kind| {
                let mut json = serde_json::json!(self.calibration_errors(kind));
                json["count"] = self.ratings.count(kind).into();
                (kind.name().to_owned(), json)
            })
            .collect();
        serde_json::json!({
            "exact": row(&self.exact),
            "action": table(&self.actions),
            "part": table(&self.parts),
            "horizon": horizons,
            "runs": row(&self.runs),
            "run_states": row(&self.run_states),
            "calibration_error": self.calibration_error(),
            "coverage": coverage,
            "calibration": calibration,
        })
    }

    /// The report as text tables.
    pub fn to_text(&self) -> String {
        use std::fmt::Write;
        let mut text = String::new();
        let mut row = |name: &str, tally: &Tally| {
            // Writing to a string cannot fail.
            let _ = writeln!(
                text,
                "{name:<24} {:>6.1} %  {:>6} of {}",
                100.0 * tally.share(),
                tally.right,
                tally.all
            );
        };
        row("exact next state", &self.exact);
        for (action, tally) in &self.actions {
            row(action, tally);
        }
        for (part, tally) in &self.parts {
            row(&format!("part: {part}"), tally);
        }
        for ((action, horizon), tally) in &self.horizons {
            row(&format!("{action} {}", horizon.name()), tally);
        }
        if self.runs.all > 0 {
            row("whole runs", &self.runs);
            row("before first mistake", &self.run_states);
        }
        let _ = writeln!(
            text,
            "{:<24} {:>6.3}",
            "calibration error",
            self.calibration_error()
        );
        for kind in Kind::ALL {
            let count = self.ratings.count(kind);
            if count == 0 {
                continue;
            }
            let name = format!("  {} ({count})", kind.name());
            let _ = writeln!(text, "{name:<24} {}", self.calibration_errors(kind));
        }
        for (share, exact) in self.coverage() {
            let name = format!("most confident {:.0} %", 100.0 * share);
            let _ = writeln!(text, "{name:<24} {:>6.1} %", 100.0 * exact);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request::Confidence;
    use crate::state::State;

    fn case(horizon: impl Serialize) -> Case {
        let json = serde_json::json!({
            "id": 1, "source": "x = 1\n", "action": {"kind": "step_into"}, "horizon": horizon,
            "state": State::start(), "target": {"event": "exit", "exit": "normal", "aliases": []},
        });
        Trajectory::parse(&json.to_string())
            .unwrap()
            .cases
            .remove(0)
    }

    fn prediction(state: State, probability: f64) -> Prediction {
        Prediction::new(state, probability, Confidence::default())
    }

    #[test]
    fn a_report_counts_by_action_part_and_horizon() {
        let mut report = Report::default();
        let right = prediction(case(1).target, 0.9);
        let wrong = prediction(State::start(), 0.4);
        report.add(&case(1), Some(&right));
        report.add(&case(3), Some(&wrong));
        report.add(&case("2-4"), None);
        let json = report.to_json();
        assert_eq!(json["exact"]["right"], 1);
        assert_eq!(json["action"]["step_into"]["all"], 3);
        assert_eq!(json["horizon"]["step_into 2-4"]["all"], 2);
        assert_eq!(json["part"]["event"]["right"], 1);
        assert_eq!(json["part"]["output"]["right"], 2);
        assert_eq!(json["coverage"][0]["exact"], 0.5);
        let error = (0.1 + 0.4 + 0.0) / 3.0;
        assert!((report.calibration_error() - error).abs() < 1e-9);
        assert!(report.to_text().contains("33.3 %"));
        assert_eq!(json["calibration"]["whole"]["count"], 3);
        assert_eq!(
            json["calibration"]["whole"]["calibrated"],
            serde_json::Value::Null
        );
    }

    #[test]
    fn a_run_is_exact_if_every_step_is() {
        let mut report = Report::default();
        report.add_run(&[true, true]);
        report.add_run(&[true, false]);
        let json = report.to_json();
        assert_eq!(json["runs"]["right"], 1);
        assert_eq!(json["run_states"]["right"], 3);
    }
}
