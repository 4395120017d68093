//! What a suite's file holds.

use serde::Deserialize;

use crate::action::Action;
use crate::request::{HistoryEntry, Request};
use crate::state::{Event, State};

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
    /// The request for the greedy prediction.
    pub fn request(&self) -> Request {
        Request {
            id: self.id.clone(),
            history: self.history.clone(),
            ..Request::new(self.source.clone(), self.state.clone(), self.action.clone())
        }
    }
}

/// A line of a suite: the gold steps of one trajectory, each with those before it as its history.
///
/// In JSON `{"id", "source", "state", "steps": [{"action", "target", "horizon"}, ...]}`, where the first step is taken at
/// `state` and every other one at the target before it; or a single [`Case`].
#[derive(Clone, Debug, PartialEq)]
pub struct Trajectory {
    /// The steps, in order; at least one.
    pub cases: Vec<Case>,
}

#[derive(Deserialize)]
struct TrajectoryJson {
    id: serde_json::Value,
    source: String,
    state: State,
    steps: Vec<StepJson>,
}

#[derive(Deserialize)]
struct StepJson {
    action: Action,
    target: State,
    horizon: Horizon,
}

impl Trajectory {
    /// Reads a line of a suite.
    ///
    /// # Errors
    /// [`CaseError`] names the field that is missing or of the wrong type.
    pub fn parse(json: &str) -> Result<Trajectory, CaseError> {
        let failed = |error: serde_json::Error| CaseError(error.to_string());
        let line: serde_json::Value = serde_json::from_str(json).map_err(failed)?;
        if line.get("steps").is_none() {
            let case = serde_json::from_value(line).map_err(failed)?;
            return Ok(Trajectory { cases: vec![case] });
        }
        let told: TrajectoryJson = serde_json::from_value(line).map_err(failed)?;
        if told.steps.is_empty() {
            return Err(CaseError("`steps` is empty".to_owned()));
        }
        let (mut state, mut history) = (told.state, Vec::new());
        let mut cases = Vec::new();
        for step in told.steps {
            cases.push(Case {
                id: told.id.clone(),
                source: told.source.clone(),
                state: state.clone(),
                action: step.action.clone(),
                target: step.target.clone(),
                horizon: step.horizon,
                history: history.clone(),
            });
            let action = step.action;
            history.push(HistoryEntry { action, state });
            state = step.target;
        }
        Ok(Trajectory { cases })
    }

    /// Whether it is a whole run: from the start to the exit, state by state.
    pub fn is_run(&self) -> bool {
        let starts = self.cases.first().is_some_and(|case| case.state.is_start());
        let ends = self.cases.last().map(|case| case.target.event) == Some(Event::Exit);
        let mut steps = self.cases.iter();
        starts && ends && steps.all(|case| case.action == Action::StepInto)
    }
}

/// A line that is not one of a suite.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a line of a suite: {0}")]
pub struct CaseError(String);

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_line_is_named() {
        for line in ["{\"id\": 1}", "{\"id\": 1, \"steps\": []}"] {
            let error = Trajectory::parse(line).unwrap_err().to_string();
            assert!(error.contains("source"), "{error}");
        }
    }

    #[test]
    fn the_steps_of_a_trajectory_have_those_before_them_as_history() {
        let target = |event: &str| serde_json::json!({"event": event, "frames": [{"function": "<module>", "line": 1, "locals": {}}]});
        let exit = serde_json::json!({"event": "exit", "exit": "normal", "aliases": []});
        let step = |target| serde_json::json!({"action": {"kind": "step_into"}, "horizon": "1", "target": target});
        let json = serde_json::json!({
            "id": 1, "source": "x = 1\n", "state": State::start(),
            "steps": [step(target("line")), step(exit)],
        });
        let run = Trajectory::parse(&json.to_string()).unwrap();
        assert!(run.is_run());
        assert_eq!(run.cases[1].state, run.cases[0].target);
        assert_eq!(run.cases[1].history[0].state, State::start());
        assert!(
            !Trajectory {
                cases: vec![run.cases[1].clone()]
            }
            .is_run()
        );
    }
}
