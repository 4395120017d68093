//! What probabilities were given and what came of it: the data that calibration is measured and fitted on.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use crate::calibration::{Calibration, Curve, Kind, Made};
use crate::request::{Confidence, Prediction};
use crate::state::{Frame, State};

use super::Case;

/// The number of classes that the calibration error sorts probabilities into.
const BINS: usize = 10;

/// Probabilities, and whether what they were said of was right.
type Observed = Vec<(f64, bool)>;

/// Probabilities by kind, of the programs of a suite.
#[derive(Clone, Debug, Default)]
pub struct Ratings {
    /// By how it was predicted, kind and, for cross-fitting, whether the program's number in the suite is odd.
    observed: BTreeMap<(Made, Kind, bool), Observed>,
    source: String,
    odd: bool,
}

/// Calibration errors of a kind, see [`Ratings::error`].
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Errors {
    #[serde(rename = "error")]
    predicted: f64,
    cross_fitted: f64,
    #[serde(rename = "calibrated")]
    own: Option<f64>,
}

impl fmt::Display for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Errors {
            predicted,
            cross_fitted,
            own,
        } = self;
        write!(
            f,
            "{predicted:>6.3}, {cross_fitted:.3} after curves of other programs"
        )?;
        match own {
            Some(own) => write!(f, ", {own:.3} by the model's own"),
            None => Ok(()),
        }
    }
}

impl Ratings {
    /// Takes note of a prediction, or that there is none. The cases of a program come one after the other.
    pub fn add(&mut self, made: Made, case: &Case, prediction: Option<&Prediction>) {
        if case.source != self.source {
            self.source.clone_from(&case.source);
            self.odd = !self.odd;
        }
        let Some(prediction) = prediction else {
            return self.note(made, Kind::Whole, 0.0, false);
        };
        let mut note = |kind, probability, right| self.note(made, kind, probability, right);
        let (state, target) = (&prediction.state, &case.target);
        let agreement = target.compare(state);
        note(Kind::Whole, prediction.probability, agreement.exact());
        let confidence = &prediction.confidence;
        let parts = [
            (Kind::Event, confidence.event, agreement.event),
            (Kind::Line, confidence.line, agreement.line),
            (Kind::Value, confidence.value, agreement.value),
            (Kind::Output, confidence.output, agreement.output),
        ];
        for (kind, probability, right) in parts {
            if let Some(probability) = probability {
                note(kind, probability, right);
            }
        }
        for (key, probability) in &confidence.locals {
            note(
                Kind::Local,
                *probability,
                is_local_right(state, target, key),
            );
        }
    }

    fn note(&mut self, made: Made, kind: Kind, probability: f64, right: bool) {
        let observed = self.observed.entry((made, kind, self.odd)).or_default();
        observed.push((probability, right));
    }

    /// All of a kind, with how they were predicted.
    fn of(&self, kind: Kind) -> impl Iterator<Item = (Made, &(f64, bool))> {
        let observed = self.observed.iter();
        let own = observed.filter(move |((_, one, _), _)| *one == kind);
        own.flat_map(|((made, ..), all)| all.iter().map(|one| (*made, one)))
    }

    /// How many probabilities of a kind there are.
    pub fn count(&self, kind: Kind) -> usize {
        self.of(kind).count()
    }

    /// The expected calibration error of a kind: how far, on average, a probability is from the share of right ones
    /// among those with about the same probability. 0 is best, 1 worst. After calibration, if one is given.
    pub fn error(&self, kind: Kind, calibration: Option<&Calibration>) -> f64 {
        let worth = |(made, (said, right)): (Made, &(f64, bool))| {
            let said = calibration.map_or(*said, |curves| curves.of(kind, made, *said));
            (said, *right)
        };
        error(&self.of(kind).map(worth).collect::<Observed>())
    }

    /// The same after calibration by curves that were fitted on the other half of the programs: what to expect of
    /// [`Ratings::fit`] on programs that it has not seen.
    pub fn cross_fitted_error(&self, kind: Kind) -> f64 {
        let mut all = Vec::new();
        let own = self.observed.keys().filter(|(_, one, _)| *one == kind);
        for (made, _, odd) in own {
            let half = |odd: bool| {
                let found = self.observed.get(&(*made, kind, odd));
                found.map_or(&[][..], Vec::as_slice)
            };
            let (odd, curve) = (*odd, Curve::fit(half(!odd)));
            let at = |probability| curve.as_ref().map_or(probability, |c| c.at(probability));
            all.extend(half(odd).iter().map(|(said, right)| (at(*said), *right)));
        }
        error(&all)
    }

    /// All of these: as predicted, after curves fitted on other programs, and after a model's own, if it has some.
    pub fn errors(&self, kind: Kind, own: Option<&Calibration>) -> Errors {
        Errors {
            predicted: self.error(kind, None),
            cross_fitted: self.cross_fitted_error(kind),
            own: own.map(|own| self.error(kind, Some(own))),
        }
    }

    /// The curves of all kinds that there are enough probabilities of among what was predicted in one way.
    pub fn fit(&self, made: Made) -> BTreeMap<Kind, Curve> {
        let curve = |kind: Kind| {
            let own = self.of(kind).filter(|(one, _)| *one == made);
            let own: Observed = own.map(|(_, observed)| *observed).collect();
            Some((kind, Curve::fit(&own)?))
        };
        Kind::ALL.into_iter().filter_map(curve).collect()
    }
}

/// Whether the local of a key of [`Confidence::locals`] has the value that it should have.
fn is_local_right(state: &State, target: &State, key: &str) -> bool {
    let (index, name) = Confidence::local_of(key, state.depth());
    let (Some(told), Some(real)) = (state.frames.get(index), target.frames.get(index)) else {
        return false;
    };
    let local = |frame: &Frame| frame.locals.as_ref()?.get(name).cloned();
    told.function == real.function && local(told) == local(real)
}

fn error(observed: &[(f64, bool)]) -> f64 {
    let mut bins = [0.0; BINS];
    for (probability, right) in observed {
        let bin = ((probability * BINS as f64) as usize).min(BINS - 1);
        bins[bin] += probability - f64::from(u8::from(*right));
    }
    let total: f64 = bins.iter().map(|bin| bin.abs()).sum();
    total / observed.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluate::Trajectory;

    fn case(program: usize, target: &State) -> Case {
        let json = serde_json::json!({
            "id": 1, "source": format!("x = {program}\n"), "action": {"kind": "step_into"},
            "horizon": 1, "state": State::start(), "target": target,
        });
        Trajectory::parse(&json.to_string())
            .unwrap()
            .cases
            .remove(0)
    }

    fn state(line: u32, x: &str) -> State {
        let mut state = State::start();
        state.frames[0].line = line;
        state.frames[0].locals = Some([("x".to_owned(), Some(x.to_owned()))].into());
        state
    }

    #[test]
    fn each_part_is_rated_by_itself() {
        let mut ratings = Ratings::default();
        let confidence = Confidence {
            line: Some(0.8),
            locals: [("x".to_owned(), 0.6)].into(),
            ..Confidence::default()
        };
        let prediction = Prediction::new(state(1, "2"), 0.5, confidence);
        ratings.add(Made::Step, &case(1, &state(1, "3")), Some(&prediction));
        let check = |kind, expected: f64| {
            assert!(
                (ratings.error(kind, None) - expected).abs() < 1e-12,
                "{kind:?}"
            );
        };
        check(Kind::Whole, 0.5);
        check(Kind::Line, 0.2);
        check(Kind::Local, 0.6);
        check(Kind::Output, 0.0);
        assert_eq!(ratings.count(Kind::Value), 0);
        ratings.add(Made::Step, &case(1, &state(1, "3")), None);
        assert!((ratings.error(Kind::Whole, None) - 0.25).abs() < 1e-12);
    }

    #[test]
    fn fitting_mends_overconfidence_also_on_the_other_half() {
        let mut ratings = Ratings::default();
        for program in 0..400 {
            let right = program % 4 < 2;
            let said = state(1, if right { "1" } else { "2" });
            let prediction = Prediction::new(said, 0.9, Confidence::default());
            ratings.add(
                Made::Step,
                &case(program, &state(1, "1")),
                Some(&prediction),
            );
        }
        assert!(ratings.fit(Made::Alone).is_empty());
        let calibration = Calibration {
            steps: ratings.fit(Made::Step),
            ..Calibration::default()
        };
        assert!((ratings.error(Kind::Whole, None) - 0.4).abs() < 1e-9);
        assert!(ratings.error(Kind::Whole, Some(&calibration)) < 0.01);
        assert!(ratings.cross_fitted_error(Kind::Whole) < 0.01);
    }
}
