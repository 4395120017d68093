//! Decoding without the grammar: what the model says by itself. For evaluation only, where it shows how much the grammar
//! does and can be compared with the recipe, which has none.

use crate::language::{Control, decode_step, encode_action};
use crate::request::{Confidence, Prediction, Request};
use crate::state::State;

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
        let program = self.program_of(&request.source)?;
        request.check_against(&program)?;
        let at = request.state.clone().unwrap_or_else(State::start);
        let action = request.action.clone().normalized();
        let history = trajectory(&request.history, action.is_inverse());
        let mut document = self.document(&program, history, &at)?;
        document.extend(encode_action(&self.tokenizer, &action)?);
        let end = self.tokenizer.control(Control::End);
        let mut unread = self.session.rewind(&document).to_vec();
        let mut said = Vec::new();
        let mut probability = 1.0;
        while said.last() != Some(&end) && said.len() < most && self.session.room() >= unread.len()
        {
            let logits = self.session.step(&unread).await?;
            let (id, share) = likeliest(&logits);
            said.push(id);
            probability *= share;
            unread = vec![id];
        }
        Ok(decode_step(&self.tokenizer, &program, &at, &said)
            .ok()
            .map(|state| Prediction::new(state, probability, Confidence::default())))
    }
}

/// The token with the highest logit, and its probability.
fn likeliest(logits: &[f32]) -> (u32, f64) {
    let mut best = (0, f64::NEG_INFINITY);
    for (id, logit) in (0..).zip(logits) {
        if f64::from(*logit) > best.1 {
            best = (id, f64::from(*logit));
        }
    }
    let total: f64 = logits
        .iter()
        .map(|logit| (f64::from(*logit) - best.1).exp())
        .sum();
    (best.0, 1.0 / total)
}

#[cfg(test)]
mod tests {
    use super::likeliest;

    #[test]
    fn the_likeliest_token_comes_with_its_share() {
        let (id, share) = likeliest(&[0.0, 2.0_f32.ln(), 0.0]);
        assert_eq!(id, 1);
        assert!((share - 0.5).abs() < 1e-6);
    }
}
