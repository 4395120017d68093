//! What is settled on as the next state: what the model says by itself, unless an answer to a question that was asked
//! before the step is surer (`answers.rs`).

mod correction;
mod destination;
mod speech;

pub(super) use destination::RAISED;

use crate::action::Action;
use crate::language::encode_difference;
use crate::state::{Event, State};

use super::amendments::amend;
use super::chooser::Chooser;
use super::confidence::Parts;
use super::decision::Side;
use super::decoder::{Choice, Decoded};
use super::working::Worked;
use super::{PredictError, Predictor, Ways};

/// How sure it is that a function is entered where the text says so: something may be raised before.
pub(super) const ENTERED: f64 = 0.98;

/// How many times the doubt of the step an answer to the condition may have, and still decides. What is asked is taken apart into simple
/// operations, and is right more often than it says ("Forty-four programs that a stranger brought" in `models/recipe/LOG.md`).
const DOUBT: f64 = 30.0;

/// How sure it has to be where a line goes on that is both header and block, whatever the step says.
const UNUSED_TO: f64 = 0.6;

/// A state, the tokens that say it, and how sure they are.
pub(super) struct Settled {
    pub decoded: Decoded,
    pub state: State,
    pub parts: Parts,
}

impl Predictor {
    /// What the model says after `document`, which ends with the action. The greedy way takes the side of a header that the
    /// condition's value says, unless what the model says by itself is far surer, and the surer values.
    pub(super) async fn settle(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        chooser: &mut Chooser,
    ) -> Result<Settled, PredictError> {
        let settled = self.settle_on(ways, document, chooser).await?;
        if matches!(chooser, Chooser::Greedy) && self.asks_first {
            self.wholes.keep(ways, &settled.state);
        }
        Ok(settled)
    }

    async fn settle_on(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        chooser: &mut Chooser,
    ) -> Result<Settled, PredictError> {
        if matches!(chooser, Chooser::Greedy)
            && let Some(known) = self.known(ways, document).await?
        {
            return Ok(known);
        }
        let said = self.say(ways, document, None, &[], chooser).await?;
        if !matches!(chooser, Chooser::Greedy) {
            return Ok(said);
        }
        let surer = |side: &Side<'_>| {
            // A loop in one line is a form that the model hardly knows.
            let sure = match ways.answers.alone {
                true => side.probability > UNUSED_TO,
                false => {
                    let doubt = 1.0 - said.parts.event * said.parts.line;
                    1.0 - side.probability < DOUBT * doubt
                }
            };
            sure && !side.leads(ways.goes_on(), &said.state)
        };
        let side = ways.answers.side.filter(surer);
        let mut settled = match side {
            None => self.redirected(ways, document, said).await?,
            side => self.say(ways, document, side, &[], chooser).await?,
        };
        // What follows a corrected value is said anew, new locals in any order among themselves: the second time finds what was
        // corrected before that.
        for _ in 0..2 {
            let mut left: Vec<&Worked> = ways.answers.worked.iter().collect();
            while let Some(worked) = self.take_first(&mut left, &settled) {
                settled = self.correct(ways, document, side, settled, worked).await?;
            }
        }
        if let Some(side) = side {
            settled.parts = settled.parts.given(side.probability);
        }
        if let Some(chosen) = ways.answers.chosen.filter(|chosen| *chosen < 1.0) {
            settled.parts = settled.parts.given(chosen);
        }
        if self.asks_first && *ways.action == Action::StepInto {
            amend(ways, &mut settled);
        }
        Ok(settled)
    }

    /// The next state, where the states before tell all of it: a generator goes on, a function begins, the program is over.
    async fn known(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
    ) -> Result<Option<Settled>, PredictError> {
        let single = self.asks_first && *ways.action == Action::StepInto;
        let next = || {
            let told = ways.answers.next.clone();
            let told = told.or_else(|| ways.program.generator_goes_on(&ways.past()?, ways.at));
            let told = told.or_else(|| ways.program.suppressed(&ways.past()?));
            let told = told.or_else(|| ways.program.class_goes_on(&ways.past()?));
            let told = told.or_else(|| ways.program.called(ways.at));
            let last = || Some(vec![&ways.history.last()?.state, ways.at]);
            told.or_else(|| ways.program.is_over(&ways.past().or_else(last)?))
        };
        // What a `return` returns may be open.
        let whole = |next: &State| next.event != Event::Return || next.value.is_some();
        let Some(next) = single.then(next).flatten().filter(whole) else {
            return Ok(None);
        };
        let tokens = encode_difference(&self.tokenizer, ways.program, ways.at, &next);
        let Ok(tokens) = tokens else { return Ok(None) };
        let over = next.event == Event::Exit;
        let given = |(index, id): (usize, u32)| {
            let entered = index == 0 && !over;
            Choice::given(id, if entered { ENTERED } else { 1.0 })
        };
        let beginning: Vec<Choice> = tokens.into_iter().enumerate().map(given).collect();
        let said = self
            .say(ways, document, None, &beginning, &mut Chooser::Greedy)
            .await;
        let said = PredictError::alone(said)?.ok();
        Ok(said.filter(|said| said.state == next))
    }
}
