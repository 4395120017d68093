//! Answers: what is asked before a step, so that the step does not have to work it out in the tokens of the next state.

use crate::action::Action;
use crate::program::Resumption;
use crate::state::State;

use super::decision::Side;
use super::place::Place;
use super::working::Worked;
use super::{PredictError, Predictor};

/// What was found out about the statement that is about to run; nothing where nothing was asked.
#[derive(Default)]
pub(super) struct Answers<'p> {
    /// The state of the line that was asked about, if it is the rest of one that called the frame which is returning.
    pub resumed: Option<&'p State>,
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
    /// Asks what can be asked before an action; `rest` is the rest of the line that called the frame which is returning.
    pub(super) async fn ask_first<'p>(
        &mut self,
        place: Place<'p>,
        action: &Action,
        rest: Option<&'p Resumption>,
    ) -> Result<Answers<'p>, PredictError> {
        if !self.asks_first {
            return Ok(Answers::default());
        }
        let mut action = action;
        let mut place = place;
        if let Some(rest) = rest {
            (place.program, place.at) = (&rest.program, &rest.at);
            // No frame is less deep than the one that returns, but those below it.
            if *action == Action::StepOver {
                action = &Action::StepInto;
            }
        }
        let sure = rest.is_none_or(|rest| rest.sure);
        Ok(Answers {
            resumed: rest.map(|rest| &rest.at),
            side: match sure {
                true => self.decide(place, action).await?,
                false => None,
            },
            worked: self.work_out(place, action).await?,
            entered: match action {
                Action::StepInto if sure => place.program.entered(place.at),
                _ => None,
            },
        })
    }
}
