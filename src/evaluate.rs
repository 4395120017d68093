//! Evaluation: suites of gold steps, and how many of them a model predicts exactly, by action, part and horizon.
//!
//! A suite is a file of JSON lines, one [`Case`] each, written by the recipe from real runs. Nothing here predicts:
//! [`Report::add`] takes the prediction that a case got, or none.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::request::{HistoryEntry, Prediction, Request};
use crate::state::State;

/// A gold step of a suite.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Case {
    /// Names the case in its suite.
    pub id: serde_json::Value,
    /// The program.
    pub source: String,
    /// Where the action is taken.
    pub state: State,
    /// What is done.
    pub action: Action,
    /// Where it leads, as CPython has it.
    pub target: State,
    /// How far the target is.
    pub horizon: Horizon,
    /// What led to `state`, oldest first.
    #[serde(default)]
    pub history: Vec<HistoryEntry>,
}

impl Case {
    /// Reads a line of a suite.
    ///
    /// # Errors
    /// [`CaseError`] names the field that is missing or of the wrong type.
    pub fn parse(json: &str) -> Result<Case, CaseError> {
        serde_json::from_str(json).map_err(|error| CaseError(error.to_string()))
    }

    /// The request for the greedy prediction.
    pub fn request(&self) -> Request {
        Request {
            id: self.id.clone(),
            history: self.history.clone(),
            ..Request::new(self.source.clone(), self.state.clone(), self.action.clone())
        }
    }
}

/// A line that is not a case of a suite.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a case of a suite: {0}")]
pub struct CaseError(String);

/// How many of some cases were right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// The right ones.
    pub right: usize,
    /// All.
    pub all: usize,
}

impl Tally {
    fn add(&mut self, right: bool) {
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
}

/// The classes of horizons: their last numbers of states, and their names.
const HORIZONS: [(usize, &str); 5] = [
    (1, "1"),
    (4, "2-4"),
    (16, "5-16"),
    (64, "17-64"),
    (usize::MAX, "65+"),
];

/// How many states further (or back) a target is, 1 being the neighbour, as one of the classes that reports have. In
/// JSON the class (`"2-4"`) or the number itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "HorizonJson")]
pub struct Horizon(usize);

#[derive(Deserialize)]
#[serde(untagged)]
enum HorizonJson {
    Class(String),
    States(usize),
}

impl Horizon {
    /// The class's name.
    pub fn name(self) -> &'static str {
        HORIZONS[self.0].1
    }
}

impl TryFrom<HorizonJson> for Horizon {
    type Error = String;

    fn try_from(json: HorizonJson) -> Result<Horizon, String> {
        let class = match &json {
            HorizonJson::Class(name) => HORIZONS.iter().position(|(_, other)| other == name),
            HorizonJson::States(states) => HORIZONS.iter().position(|(last, _)| states <= last),
        };
        class.map(Horizon).ok_or_else(|| {
            let names = HORIZONS.map(|(_, name)| name).join(", ");
            format!("horizon: it is a number of states or one of {names}")
        })
    }
}

/// The number of classes that calibration sorts probabilities into.
const BINS: usize = 10;

/// The shares of the cases, the most confident ones first, that accuracy is reported at.
const COVERAGES: [f64; 4] = [0.5, 0.8, 0.9, 1.0];

/// What a model got right. A case without a prediction counts as wrong everywhere.
#[derive(Clone, Debug, Default)]
pub struct Report {
    exact: Tally,
    actions: BTreeMap<&'static str, Tally>,
    parts: BTreeMap<&'static str, Tally>,
    /// By action and the class of the horizon.
    horizons: BTreeMap<(&'static str, Horizon), Tally>,
    /// The probability of each prediction, and whether it was exact.
    probabilities: Vec<(f64, bool)>,
}

impl Report {
    /// Counts a case and the prediction it got.
    pub fn add(&mut self, case: &Case, prediction: Option<&Prediction>) {
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
        self.probabilities.push((
            prediction.map_or(0.0, |prediction| prediction.probability),
            exact,
        ));
    }

    /// The expected calibration error: how far, on average, a probability is from the share of exact predictions
    /// among those with about the same one. 0 is best, 1 worst.
    pub fn calibration_error(&self) -> f64 {
        let mut bins = [(0.0, Tally::default()); BINS];
        for (probability, exact) in &self.probabilities {
            let bin = ((probability * BINS as f64) as usize).min(BINS - 1);
            bins[bin].0 += probability;
            bins[bin].1.add(*exact);
        }
        let total: f64 = bins
            .iter()
            .map(|(sum, tally)| (sum - tally.right as f64).abs())
            .sum();
        total / self.probabilities.len().max(1) as f64
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
        let row = |tally: &Tally| serde_json::json!({"right": tally.right, "all": tally.all, "share": tally.share()});
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
        serde_json::json!({
            "exact": row(&self.exact),
            "action": table(&self.actions),
            "part": table(&self.parts),
            "horizon": horizons,
            "calibration_error": self.calibration_error(),
            "coverage": coverage,
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
        let _ = writeln!(
            text,
            "{:<24} {:>6.3}",
            "calibration error",
            self.calibration_error()
        );
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

    fn case(horizon: impl Serialize) -> Case {
        let json = serde_json::json!({
            "id": 1, "source": "x = 1\n", "action": {"kind": "step_into"}, "horizon": horizon,
            "state": State::start(), "target": {"event": "exit", "exit": "normal", "aliases": []},
        });
        Case::parse(&json.to_string()).unwrap()
    }

    fn prediction(state: State, probability: f64) -> Prediction {
        Prediction {
            state,
            probability,
            confidence: Confidence::default(),
        }
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
    }

    #[test]
    fn a_bad_line_is_named() {
        let error = Case::parse("{\"id\": 1}").unwrap_err().to_string();
        assert!(error.contains("source"), "{error}");
    }
}
