//! Decisions: which way a header goes. Told in one token of the next state, that takes all the steps of reasoning at once;
//! asked as a watch, the same condition has tokens of its own. So the condition is asked as well, and where the two
//! disagree, it decides, unless it is far less sure (`settled.rs`). The question is taken back before the step, so that
//! what the model reads for that is the same as without.

use crate::action::Action;
use crate::debugger::Goal;
use crate::language::held;
use crate::program::{Branch, Condition, Program};
use crate::quiz::PythonValue;
use crate::request::Evaluated;
use crate::state::{Event, State};

use super::certain::certain;
use super::place::Place;
use super::settled::RAISED;
use super::{PredictError, Predictor};

/// The side of a header that the value of its condition says.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side<'p> {
    pub branch: &'p Branch,
    /// Whether the condition holds: into the block, or past it.
    pub holds: bool,
    pub probability: f64,
}

/// What was found out about the condition of a header.
pub(super) enum Decision<'p> {
    /// Which way the header goes; `None` where that is not told.
    Side(Option<Side<'p>>),
    /// It raises this, and how sure that is.
    Raised(String, f64),
}

/// What a condition comes to.
enum Met {
    Holds(bool),
    Raises(String),
}

impl Side<'_> {
    /// Whether a state is one that this side can lead to from `at`.
    pub fn leads(&self, at: &State, to: &State) -> bool {
        let (Some(from), Some(line)) = (at.line(), to.line()) else {
            return false;
        };
        at.depth() == to.depth() && self.branch.leads(from, to.event, line)
    }
}

impl Predictor {
    /// Which way the header goes that is about to run at a state, if it is one whose condition can be asked, and the action
    /// surely stops at what comes next.
    pub(super) async fn decide<'p>(
        &mut self,
        place: Place<'p>,
        action: &Action,
    ) -> Result<Decision<'p>, PredictError> {
        let Place { program, at, .. } = place;
        let stops = |branch: &Branch| stops_next(action, at, branch);
        let condition = program
            .condition(at)
            .filter(|Condition { outcomes, .. }| stops(&outcomes.holds) || stops(&outcomes.fails));
        let Some(condition) = condition else {
            let side = self.decide_by_elements(place, stops).await?;
            return Ok(Decision::Side(side));
        };
        let (holds, probability) = match self.met(place, &condition.expression).await? {
            Some((Met::Holds(holds), probability)) => (holds, probability),
            Some((Met::Raises(message), probability))
                if probability > RAISED && !program.contradicts(at, &message) =>
            {
                return Ok(Decision::Raised(message, probability));
            }
            _ => return Ok(Decision::Side(None)),
        };
        let branch = match holds {
            true => &condition.outcomes.holds,
            false => &condition.outcomes.fails,
        };
        let side = Side {
            branch,
            holds,
            probability,
        };
        Ok(Decision::Side(stops(branch).then_some(side)))
    }

    /// Whether a condition holds, and how sure that is; `None` where the answer is an exception or cannot be told for true or false.
    pub(super) async fn is_met(
        &mut self,
        place: Place<'_>,
        condition: &str,
    ) -> Result<Option<(bool, f64)>, PredictError> {
        Ok(match self.met(place, condition).await? {
            Some((Met::Holds(holds), probability)) => Some((holds, probability)),
            _ => None,
        })
    }

    /// What a condition comes to, and how sure that is; `None` where it cannot be told for true or false.
    async fn met(
        &mut self,
        place: Place<'_>,
        condition: &str,
    ) -> Result<Option<(Met, f64)>, PredictError> {
        let Place { program, at, .. } = place;
        let told = program.with_matches_there(at, condition);
        let condition = told.as_deref().unwrap_or(condition);
        let identity = || {
            let same = program.identity(at, condition)?;
            Some(if same { "True" } else { "False" }.to_owned())
        };
        // What is read as it is has the value that the state shows, unless that may be what an object says of itself.
        let read = || held(condition, at).filter(|_| !program.disguises());
        let answer = match certain(at, condition).or_else(identity).or_else(read) {
            Some(value) => Some((Evaluated::Value(Some(value)), 1.0)),
            None => self.value_of(place, condition).await?,
        };
        Ok(match answer {
            Some((Evaluated::Value(Some(value)), probability)) => {
                is_true(program, &value).map(|holds| (Met::Holds(holds), probability))
            }
            Some((Evaluated::Exception(Some(message)), probability)) => {
                Some((Met::Raises(message), probability))
            }
            _ => None,
        })
    }
}

impl Predictor {
    /// Whether the `for` that is about to run at a state goes on, by all the elements that there are.
    async fn decide_by_elements<'p>(
        &mut self,
        place: Place<'p>,
        stops: impl Fn(&Branch) -> bool,
    ) -> Result<Option<Side<'p>>, PredictError> {
        let found = place.program.loop_header(place.at);
        let Some((header, outcomes)) = found.zip(place.program.outcomes(place.at)) else {
            return Ok(None);
        };
        let Some(elements) = self.elements(place, &header.iterated).await? else {
            return Ok(None);
        };
        let holds = header.count < elements.texts.len();
        let branch = match holds {
            true => &outcomes.holds,
            false => &outcomes.fails,
        };
        Ok(stops(branch).then_some(Side {
            branch,
            holds,
            probability: elements.probability,
        }))
    }
}

/// Whether an action at a header surely stops at what a branch leads to.
fn stops_next(action: &Action, at: &State, branch: &Branch) -> bool {
    let goal = Goal::of(action, at);
    let met = |event: Event, line: Option<u32>| goal.is_met_by(event, at.depth(), line);
    !action.is_inverse()
        && branch
            .lines
            .iter()
            .all(|line| met(Event::Line, Some(*line)))
        && (!branch.ends || met(Event::Return, at.line()))
}

/// Whether Python takes the value of a condition for true.
pub(super) fn is_true(program: &Program, value: &str) -> Option<bool> {
    if let Some(truth) = program.truth_of_amount(value) {
        return Some(truth);
    }
    let value = PythonValue::written(value);
    match &value {
        PythonValue::Object { name, .. } if program.is_always_true(name) => Some(true),
        value => value.is_true(),
    }
}
