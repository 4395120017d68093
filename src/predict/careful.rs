//! The careful mode: a jump taken state by state, each predicted from the one before, until the goal is reached.

use crate::action::Action;
use crate::debugger::Goal;
use crate::request::{HistoryEntry, Prediction};

use super::chooser::Chooser;
use super::{PredictError, Predictor, Ways};

/// The most states on the way to one goal.
const LONGEST_WAY: usize = 1_000;

/// Goes to the goal of `ways.action` state by state.
pub(super) async fn predict(
    predictor: &mut Predictor,
    ways: &Ways<'_>,
    chooser: &mut Chooser,
) -> Result<Prediction, PredictError> {
    let goal = Goal::of(ways.action, ways.at);
    let inverse = ways.action.is_inverse();
    let single = if inverse {
        Action::InvStepInto
    } else {
        Action::StepInto
    };
    let mut history = ways.history.to_vec();
    let mut at = ways.at.clone();
    let mut output = String::new();
    let mut parts = None;
    for _ in 0..LONGEST_WAY {
        let (state, step) = predictor
            .step(ways.program, &history, &at, &single, chooser)
            .await?;
        let so_far = match parts {
            None => step,
            Some(before) => step.after(before, state.depth()),
        };
        output.push_str(&state.output);
        if goal.is_met(&state) {
            let mut state = state;
            state.output = output;
            return Ok(so_far.prediction(state));
        }
        parts = Some(so_far);
        let entry = HistoryEntry {
            action: single.clone(),
            state: std::mem::replace(&mut at, state),
        };
        entry.add_to(&mut history);
    }
    Err(PredictError::Unreached(LONGEST_WAY))
}
