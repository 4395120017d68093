//! Answers: what is asked before a step, so that the step does not have to work it out in the tokens of the next state.

use crate::action::Action;

use super::decision::Side;
use super::place::Place;
use super::working::Worked;
use super::{PredictError, Predictor};

/// What was found out about the statement that is about to run; nothing where nothing was asked.
#[derive(Default)]
pub(super) struct Answers<'p> {
    /// Which way the header goes.
    pub side: Option<Side<'p>>,
    /// What it gives values to, with these values.
    pub worked: Vec<Worked>,
    /// The function that is surely entered next, if nothing is raised before.
    pub entered: Option<&'p str>,
}

impl Answers<'_> {
    /// Whether nothing was found out.
    pub fn is_empty(&self) -> bool {
        self.side.is_none() && self.worked.is_empty() && self.entered.is_none()
    }
}

impl Predictor {
    /// Asks what can be asked before an action.
    pub(super) async fn ask_first<'p>(
        &mut self,
        place: Place<'p>,
        action: &Action,
    ) -> Result<Answers<'p>, PredictError> {
        if !self.asks_first {
            return Ok(Answers::default());
        }
        Ok(Answers {
            side: self.decide(place, action).await?,
            worked: self.work_out(place, action).await?,
            entered: match action {
                Action::StepInto => place.program.entered(place.at),
                _ => None,
            },
        })
    }
}
