//! Calibration: what the model's probabilities are worth, by kind of part. Of all values that are said to be 80 % sure,
//! 80 % should be right.
//!
//! The probability of a part is the product of its tokens' probabilities. A [`Curve`] turns it into the share of such
//! parts that were right on gold steps: isotonic regression, that is the monotone step function nearest to what was
//! observed, found by pooling adjacent violators (Ayer et al. 1955; for classifiers Zadrozny and Elkan 2002), here over
//! classes of equal size and with straight lines between them, so that a few steps do not decide a value.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::debugger::Goal;
use crate::request::{Confidence, Mode, Passed, Prediction};
use crate::state::State;

/// The fewest observations in a class.
const CLASS: usize = 50;

/// The fewest observations that a curve is fitted to: fewer make one of so few classes that it does harm.
const FEWEST: usize = 4 * CLASS;

/// Probabilities are told apart to one in so many.
const FINEST: f64 = 1e9;

/// The most classes.
const CLASSES: usize = 20;

/// A kind of thing that has a probability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A whole prediction.
    Whole,
    /// The event, and the kind of exit.
    Event,
    /// The stack: depth, functions and lines.
    Line,
    /// A local.
    Local,
    /// The return value or the exception's message.
    Value,
    /// The printed text.
    Output,
}

impl Kind {
    /// All kinds, in the order of reports.
    pub const ALL: [Kind; 6] = [
        Kind::Whole,
        Kind::Event,
        Kind::Line,
        Kind::Local,
        Kind::Value,
        Kind::Output,
    ];

    /// The kind's name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Whole => "whole",
            Kind::Event => "event",
            Kind::Line => "line",
            Kind::Local => "local",
            Kind::Value => "value",
            Kind::Output => "output",
        }
    }
}

/// The curves of one model, as in `calibration.json`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calibration {
    /// SHA-256 of the weights that the curves were fitted for, in hexadecimal.
    pub weights: String,
    /// Of single predictions, by kind; probabilities of a kind without a curve stay as they are.
    pub curves: BTreeMap<Kind, Curve>,
    /// Of steps forward to the next state, by kind; kinds without one have that of single predictions. Where a jump that is
    /// told with 70 % is right seven times in ten, such a step is nine times.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub steps: BTreeMap<Kind, Curve>,
    /// Of careful ways, by kind; kinds without one have that of single predictions. What is right on a way is right
    /// together, and so more often than the product of its steps' probabilities says.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub ways: BTreeMap<Kind, Curve>,
}

/// How a prediction is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Made {
    /// In one prediction, over several states or backward.
    Alone,
    /// Of the next state.
    Step,
    /// State by state, to where a careful action leads.
    OnTheWay,
}

impl Made {
    /// How what `action` leads to from `at` is predicted.
    pub fn of(mode: Mode, action: &Action, at: &State) -> Made {
        let is_next = Goal::of(action, at) == Goal::Neighbour;
        match mode {
            _ if is_next && !action.is_inverse() => Made::Step,
            Mode::Careful if !is_next => Made::OnTheWay,
            Mode::Jump | Mode::Careful => Made::Alone,
        }
    }
}

impl Calibration {
    /// Reads `calibration.json`.
    ///
    /// # Errors
    /// [`CalibrationError`] says what is wrong with it.
    pub fn from_json(text: &str) -> Result<Calibration, CalibrationError> {
        let read: Calibration = serde_json::from_str(text)
            .map_err(|error| CalibrationError::Json(error.to_string()))?;
        let mut all = read.curves.iter().chain(&read.steps).chain(&read.ways);
        match all.find(|(_, curve)| !curve.is_sound()) {
            Some((kind, _)) => Err(CalibrationError::Curve(kind.name())),
            None => Ok(read),
        }
    }

    /// What a probability of a kind is worth.
    pub fn of(&self, kind: Kind, made: Made, probability: f64) -> f64 {
        let own = match made {
            Made::Alone => None,
            Made::Step => self.steps.get(&kind),
            Made::OnTheWay => self.ways.get(&kind),
        };
        let curve = own.or_else(|| self.curves.get(&kind));
        curve.map_or(probability, |curve| curve.at(probability))
    }

    /// Calibrates all probabilities of a prediction but [`Prediction::forward`] and those of what is opened, for which
    /// nothing is fitted.
    pub fn apply(&self, prediction: &mut Prediction, made: Made) {
        prediction.probability = self.of(Kind::Whole, made, prediction.probability);
        self.apply_to_parts(&mut prediction.confidence, made, prediction.probability);
        if let Some(jump) = &mut prediction.jump {
            jump.probability = self.of(Kind::Whole, Made::Alone, jump.probability);
        }
        for other in &mut prediction.alternatives {
            other.probability = self.of(Kind::Whole, made, other.probability);
            self.apply_to_parts(&mut other.confidence, made, other.probability);
        }
    }

    /// Calibrates the probabilities of a state on a careful way: that of the way so far, and those of its own step.
    pub fn apply_to_passed(&self, passed: &mut Passed) {
        passed.probability = self.of(Kind::Whole, Made::OnTheWay, passed.probability);
        self.apply_to_parts(&mut passed.confidence, Made::Step, passed.probability);
    }

    /// A part is right wherever the `whole` is, so that it is as sure at least: each curve by itself does not know of the
    /// others.
    fn apply_to_parts(&self, confidence: &mut Confidence, made: Made, whole: f64) {
        let worth = |kind, probability| self.of(kind, made, probability).max(whole);
        let parts = [
            (Kind::Event, &mut confidence.event),
            (Kind::Line, &mut confidence.line),
            (Kind::Value, &mut confidence.value),
            (Kind::Output, &mut confidence.output),
        ];
        for (kind, part) in parts {
            *part = part.map(|probability| worth(kind, probability));
        }
        for probability in confidence.locals.values_mut() {
            *probability = worth(Kind::Local, *probability);
        }
    }
}

/// A monotone function from probabilities to probabilities: straight lines from (0, 0) through its points, and level
/// after the last of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Curve {
    points: Vec<(f64, f64)>,
}

/// Observations of about the same probability.
#[derive(Clone, Copy)]
struct Class {
    count: f64,
    /// The mean of the probabilities.
    said: f64,
    /// The share of right ones.
    right: f64,
}

impl Class {
    /// Both classes as one.
    fn pooled(self, other: Class) -> Class {
        let count = self.count + other.count;
        let mean = |a: f64, b: f64| (a * self.count + b * other.count) / count;
        Class {
            count,
            said: mean(self.said, other.said),
            right: mean(self.right, other.right),
        }
    }
}

impl Curve {
    /// The curve of observations: probabilities, and whether what they were said of was right. `None` if there are too
    /// few of them.
    pub fn fit(observed: &[(f64, bool)]) -> Option<Curve> {
        let mut pooled: Vec<Class> = Vec::new();
        for class in classes(observed) {
            let mut class = class;
            let above = |last: &Class, class: &Class| last.right >= class.right;
            while let Some(last) = pooled.last().copied().filter(|last| above(last, &class)) {
                class = last.pooled(class);
                pooled.pop();
            }
            pooled.push(class);
        }
        let points: Vec<(f64, f64)> = pooled
            .iter()
            .map(|class| (class.said, class.right))
            .collect();
        (!points.is_empty()).then_some(Curve { points })
    }

    /// What a probability is worth.
    pub fn at(&self, probability: f64) -> f64 {
        let (mut x, mut y) = (0.0, 0.0);
        for (next_x, next_y) in &self.points {
            if probability < *next_x {
                return y + (next_y - y) * (probability - x) / (next_x - x);
            }
            (x, y) = (*next_x, *next_y);
        }
        y
    }

    /// Whether it is monotone, from probabilities to probabilities.
    fn is_sound(&self) -> bool {
        let inside = |value: &f64| (0.0..=1.0).contains(value);
        let all_inside = self.points.iter().all(|(x, y)| inside(x) && inside(y));
        let mut pairs = self.points.windows(2);
        all_inside
            && !self.points.is_empty()
            && pairs.all(|pair| pair[0].0 < pair[1].0 && pair[0].1 <= pair[1].1)
    }
}

/// The observations in classes of about equal size, by ascending probability. Equal probabilities are in one class.
fn classes(observed: &[(f64, bool)]) -> Vec<Class> {
    if observed.len() < FEWEST {
        return Vec::new();
    }
    // Products and quotients of probabilities may come out a bit above 1, and numbers that differ in their last digit alone are read back
    // as one.
    let rounded = |said: f64| (said.min(1.0) * FINEST).round() / FINEST;
    let within = observed
        .iter()
        .map(|(said, right)| (rounded(*said), *right));
    let mut sorted: Vec<(f64, bool)> = within.collect();
    sorted.sort_by(|a, b| a.0.total_cmp(&b.0));
    let size = sorted.len().div_ceil(CLASSES).max(CLASS);
    let mut found = Vec::new();
    let mut rest = sorted.as_slice();
    while !rest.is_empty() {
        let mut end = size.min(rest.len());
        while end < rest.len() && (rest[end].0 == rest[end - 1].0 || rest.len() - end < CLASS) {
            end += 1;
        }
        let (class, after) = rest.split_at(end);
        let count = class.len() as f64;
        let right = class.iter().filter(|(_, right)| *right).count() as f64;
        found.push(Class {
            count,
            said: class.iter().map(|(said, _)| said).sum::<f64>() / count,
            // Half an observation of either kind more: no class is certain.
            right: (right + 0.5) / (count + 1.0),
        });
        rest = after;
    }
    found
}

/// Why a `calibration.json` cannot be used.
#[derive(Debug, PartialEq, thiserror::Error)]
pub enum CalibrationError {
    /// It is not the JSON of one.
    #[error("it is not valid: {0}; `hunch eval --calibrate` writes it")]
    Json(String),
    /// A curve is none.
    #[error("curves.{0}: the points of a curve ascend, from 0 to 1 in both numbers")]
    Curve(&'static str),
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Observations of which the share `worth` is right, for each of some probabilities.
    fn observed(count: usize, worth: fn(f64) -> f64) -> Vec<(f64, bool)> {
        let said = |index: usize| (index % 100) as f64 / 100.0 + 0.005;
        // The golden ratio's multiples fill the unit interval evenly.
        let luck = |index: usize| (index as f64 * 0.618_033_988_75).fract();
        (0..count)
            .map(|index| (said(index), luck(index) < worth(said(index))))
            .collect()
    }

    #[test]
    fn a_curve_finds_what_probabilities_are_worth() {
        let check = |worth: fn(f64) -> f64| {
            let curve = Curve::fit(&observed(5_000, worth)).unwrap();
            assert!(curve.is_sound());
            for said in [0.1, 0.3, 0.5, 0.7, 0.9] {
                let found = curve.at(said);
                assert!(
                    (found - worth(said)).abs() < 0.06,
                    "{said} is worth {found}"
                );
            }
        };
        check(|said| said);
        check(|said| said * said);
        check(|said| 0.5 + said / 3.0);
        check(|_| 0.25);
    }

    #[test]
    fn a_curve_is_monotone_whatever_was_observed() {
        let falling = observed(3_000, |said| 1.0 - said);
        let curve = Curve::fit(&falling).unwrap();
        let values: Vec<f64> = (0..=20)
            .map(|said| curve.at(f64::from(said) / 20.0))
            .collect();
        assert!(
            values.windows(2).all(|pair| pair[0] <= pair[1]),
            "{values:?}"
        );
        assert!(values.iter().all(|value| (0.0..=1.0).contains(value)));
        let above: Vec<_> = (0..400)
            .map(|i| (1.0 + f64::from(i % 2) * f64::EPSILON, true))
            .collect();
        assert!(Curve::fit(&above).unwrap().is_sound());
        let same = vec![(1.0, true); 200];
        let curve = Curve::fit(&same).unwrap();
        assert!(curve.at(1.0) > 0.99 && curve.at(1.0) < 1.0);
        assert_eq!(Curve::fit(&same[..199]), None);
    }

    #[test]
    fn a_file_reads_back_and_a_wrong_one_is_named() {
        let curve = Curve {
            points: vec![(0.25, 0.5), (1.0, 0.75)],
        };
        let calibration = Calibration {
            weights: "ab".to_owned(),
            curves: [(Kind::Local, curve.clone())].into(),
            steps: [(Kind::Line, curve.clone())].into(),
            ways: [(Kind::Whole, curve)].into(),
        };
        let json = serde_json::to_string(&calibration).unwrap();
        assert_eq!(Calibration::from_json(&json), Ok(calibration));
        let check = |json: &str, expected: &str| {
            let error = Calibration::from_json(json).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        };
        check("{}", "weights");
        check(r#"{"weights": "", "curves": {"frame": []}}"#, "frame");
        for points in [
            "[]",
            "[[0.5, 0.2], [0.5, 0.3]]",
            "[[0.2, 0.9], [0.3, 0.8]]",
            "[[0.1, 2]]",
        ] {
            let json = format!(r#"{{"weights": "", "curves": {{"line": {points}}}}}"#);
            check(&json, "curves.line");
        }
    }

    #[test]
    fn a_step_to_the_next_state_is_one_in_either_mode() {
        let check = |mode, action: Action, expected| {
            assert_eq!(
                Made::of(mode, &action, &State::start()),
                expected,
                "{action:?}"
            );
        };
        check(Mode::Jump, Action::StepInto, Made::Step);
        check(Mode::Careful, Action::StepInto, Made::Step);
        check(Mode::Jump, Action::Continue, Made::Alone);
        check(Mode::Careful, Action::Continue, Made::OnTheWay);
        check(Mode::Jump, Action::InvStepInto, Made::Alone);
        check(Mode::Careful, Action::InvStepInto, Made::Alone);
    }

    #[test]
    fn only_kinds_with_a_curve_are_changed() {
        let [half, third, fifth] = [0.5, 1.0 / 3.0, 0.2].map(|worth| Curve {
            points: vec![(1.0, worth)],
        });
        let calibration = Calibration {
            weights: String::new(),
            curves: [(Kind::Whole, half.clone()), (Kind::Local, half)].into(),
            steps: [(Kind::Whole, fifth)].into(),
            ways: [(Kind::Whole, third)].into(),
        };
        let confidence = Confidence {
            line: Some(0.8),
            locals: [("x".to_owned(), 0.9), ("y".to_owned(), 0.1)].into(),
            ..Confidence::default()
        };
        let all = [
            (Made::Alone, 0.3),
            (Made::OnTheWay, 0.2),
            (Made::Step, 0.12),
        ];
        for (made, whole) in all {
            let mut prediction = Prediction::new(State::start(), 0.6, confidence.clone());
            calibration.apply(&mut prediction, made);
            assert!((prediction.probability - whole).abs() < 1e-12);
            assert!((prediction.confidence.locals["x"] - 0.45).abs() < 1e-12);
            // It is right where the whole is.
            assert!((prediction.confidence.locals["y"] - whole).abs() < 1e-12);
            assert_eq!(prediction.confidence.line, Some(0.8));
        }
    }
}
