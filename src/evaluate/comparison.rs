//! Jumps against careful predictions of the same steps: which of the two is right, and how often both say the same.

use std::collections::BTreeMap;

use crate::calibration::{Calibration, Kind, Made};
use crate::debugger::Goal;
use crate::request::Prediction;
use crate::state::State;

use super::{Case, Errors, Horizon, Ratings, Tally};

/// What came of the cases of one action and horizon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Row {
    all: usize,
    jump: usize,
    careful: usize,
    /// Cases in which both say the same state, and those of them in which it is the right one.
    agree: usize,
    agree_right: usize,
}

impl Row {
    fn add(&mut self, other: Row) {
        self.all += other.all;
        self.jump += other.jump;
        self.careful += other.careful;
        self.agree += other.agree;
        self.agree_right += other.agree_right;
    }

    /// Its tallies with their names.
    fn tallies(&self) -> [(&'static str, Tally); 4] {
        let tally = |right, all| Tally { right, all };
        [
            ("jump", tally(self.jump, self.all)),
            ("careful", tally(self.careful, self.all)),
            ("agree", tally(self.agree, self.all)),
            (
                "right where they agree",
                tally(self.agree_right, self.agree),
            ),
        ]
    }

    /// How much better careful is, in points of exact match.
    fn margin(&self) -> f64 {
        100.0 * (self.careful as f64 - self.jump as f64) / self.all.max(1) as f64
    }
}

/// Both ways on the jumps of a suite over 5 to 64 states.
#[derive(Clone, Debug, Default)]
pub struct Comparison {
    rows: BTreeMap<(&'static str, Horizon), Row>,
    /// Of the careful predictions.
    ratings: Ratings,
    /// The model's own curves; the predictions come without them.
    calibration: Option<Calibration>,
}

impl Comparison {
    /// A comparison that also measures what a calibration makes of careful predictions' probabilities.
    pub fn with_calibration(calibration: Option<Calibration>) -> Comparison {
        Comparison {
            calibration,
            ..Comparison::default()
        }
    }

    /// Whether a case is one that careful predictions go to state by state, however far.
    pub fn is_way(case: &Case) -> bool {
        !case.action.is_inverse() && Goal::of(&case.action, &case.state) != Goal::Neighbour
    }

    /// Takes note of how sure a careful prediction is of its parts, and whether they are right.
    pub fn rate(&mut self, case: &Case, careful: Option<&Prediction>) {
        self.ratings.add(Made::OnTheWay, case, careful);
    }

    /// What was taken note of.
    pub fn ratings(&self) -> &Ratings {
        &self.ratings
    }

    /// Whether a case is one to compare on.
    pub fn takes(case: &Case) -> bool {
        matches!(case.horizon.name(), "5-16" | "17-64")
    }

    /// Counts a case and what was predicted in either way; `None`: nothing was.
    pub fn add(&mut self, case: &Case, jump: Option<&State>, careful: Option<&State>) {
        let right = |state: Option<&State>| state == Some(&case.target);
        let agree = jump.is_some() && jump == careful;
        let row = Row {
            all: 1,
            jump: right(jump).into(),
            careful: right(careful).into(),
            agree: agree.into(),
            agree_right: (agree && right(jump)).into(),
        };
        let key = (case.action.name(), case.horizon);
        self.rows.entry(key).or_default().add(row);
    }

    fn total(&self) -> Row {
        let mut total = Row::default();
        self.rows.values().for_each(|row| total.add(*row));
        total
    }

    /// The rows by name, the total first.
    fn named(&self) -> impl Iterator<Item = (String, Row)> {
        let rows = self.rows.iter();
        let each =
            rows.map(|((action, horizon), row)| (format!("{action} {}", horizon.name()), *row));
        std::iter::once(("all".to_owned(), self.total())).chain(each)
    }

    /// The comparison as one JSON object.
    pub fn to_json(&self) -> serde_json::Value {
        let errors = serde_json::json!(self.calibration_errors());
        self.named()
            .map(|(name, row)| {
                let tallies = row
                    .tallies()
                    .map(|(name, tally)| (name.to_owned(), tally.to_json()));
                let mut json: serde_json::Map<_, _> = tallies.into_iter().collect();
                json.insert("margin".to_owned(), row.margin().into());
                (name, json.into())
            })
            .chain([("calibration".to_owned(), errors)])
            .collect::<serde_json::Map<_, _>>()
            .into()
    }

    /// The comparison as a text table.
    pub fn to_text(&self) -> String {
        let mut text = format!(
            "{:<24} {:>5} {:>7} {:>8} {:>7} {:>6} {:>22}\n",
            "jumps over 5-64 states",
            "cases",
            "jump",
            "careful",
            "margin",
            "agree",
            "right where they agree"
        );
        for (name, row) in self.named() {
            let [jump, careful, agree, both] =
                row.tallies().map(|(_, tally)| 100.0 * tally.share());
            text += &format!(
                "{name:<24} {:>5} {jump:>5.1} % {careful:>6.1} % {:>+7.1} {agree:>4.0} % {both:>20.1} %\n",
                row.all,
                row.margin()
            );
        }
        let errors = self.calibration_errors();
        text + &format!("{:<24} {errors}\n", "careful calibration error")
    }

    /// The calibration errors of whole careful predictions, see [`Ratings::errors`].
    fn calibration_errors(&self) -> Errors {
        let own = self.calibration.as_ref();
        self.ratings.errors(Kind::Whole, own)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluate::Trajectory;
    use crate::state::Exit;

    fn case(horizon: usize) -> Case {
        let json = serde_json::json!({
            "id": 1, "source": "x = 1\n", "action": {"kind": "continue"}, "horizon": horizon,
            "state": State::start(), "target": State::exit(Exit::Normal, ""),
        });
        Trajectory::parse(&json.to_string())
            .unwrap()
            .cases
            .remove(0)
    }

    #[test]
    fn only_jumps_over_many_states_are_compared() {
        let taken = [1, 4, 5, 16, 64, 65].map(|horizon| Comparison::takes(&case(horizon)));
        assert_eq!(taken, [false, false, true, true, true, false]);
    }

    #[test]
    fn both_ways_are_counted() {
        let right = State::exit(Exit::Normal, "");
        let wrong = State::exit(Exit::Error, "");
        let mut comparison = Comparison::default();
        comparison.add(&case(5), Some(&right), Some(&right));
        comparison.add(&case(5), Some(&wrong), Some(&right));
        comparison.add(&case(20), Some(&wrong), Some(&wrong));
        comparison.add(&case(20), None, None);
        let json = comparison.to_json();
        let counts = |row: &str, name: &str| {
            let tally = &json[row][name];
            (
                tally["right"].as_u64().unwrap(),
                tally["all"].as_u64().unwrap(),
            )
        };
        assert_eq!(counts("all", "jump"), (1, 4));
        assert_eq!(counts("all", "careful"), (2, 4));
        assert_eq!(counts("all", "agree"), (2, 4));
        assert_eq!(counts("all", "right where they agree"), (1, 2));
        assert_eq!(counts("continue 5-16", "careful"), (2, 2));
        assert_eq!(json["all"]["margin"], 25.0);
        assert!(comparison.to_text().contains("+25.0"));
    }
}
