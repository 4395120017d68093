//! Decoding without the grammar: what the model says by itself. For evaluation only, where it shows how much the grammar
//! does and can be compared with the recipe, which has none.

use crate::language::{Control, TokenMask, decode_step, encode_action};
use crate::request::{Confidence, Prediction, Request};
use crate::state::State;

use super::chooser::Chooser;
use super::shares::Shares;
use super::{PredictError, Predictor, trajectory};

impl Predictor {
    /// The most likely tokens after a step's action, up to `most`, and the state that they say; `None` if they say none.
    ///
    /// # Errors
    /// Why the model cannot be asked.
    pub async fn predict_unconstrained(
        &mut self,
        request: &Request,
        most: usize,
    ) -> Result<Option<Prediction>, PredictError> {
        let program = self.program_of(request)?;
        request.check_against(&program)?;
        let at = request.state.clone().unwrap_or_else(State::start);
        let action = request.action.clone().normalized();
        let history = trajectory(&request.history, action.is_inverse());
        let given = encode_action(&self.tokenizer, &program, &at, &action)?;
        let mut document = self.context(&program, history, &at, given.len())?.ids;
        document.extend(given);
        let end = self.tokenizer.control(Control::End);
        let mut unread = self.session.rewind(&document).to_vec();
        let mut every = TokenMask::new(self.tokenizer.size());
        (0..self.tokenizer.size()).for_each(|id| every.allow(id as u32));
        let mut said = Vec::new();
        let mut probability = 1.0;
        while said.last() != Some(&end) && said.len() < most && self.session.room() >= unread.len()
        {
            let logits = self.session.step(&unread).await?;
            let Shares { ids, probabilities } = Shares::of(&logits, &every);
            let best = Chooser::Greedy.choose(&probabilities);
            said.push(ids[best]);
            probability *= probabilities[best];
            unread = vec![ids[best]];
        }
        Ok(decode_step(&self.tokenizer, &program, &at, &said)
            .ok()
            .map(|state| Prediction::new(state, probability, Confidence::default())))
    }
}
