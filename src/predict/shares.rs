//! What the model thinks of the tokens that the grammar allows: the probability of each among them.

use crate::language::{Token, TokenMask, Tokenizer};

use super::decoder::Choice;

/// The most other tokens that are kept of a choice.
pub(super) const RIVALS: usize = 3;

/// Tokens that are less likely than the chosen one by more than this are not worth telling.
const UNLIKELY: f64 = 0.01;

/// The allowed tokens, and the probability of each among them.
pub(super) struct Shares {
    pub ids: Vec<u32>,
    pub probabilities: Vec<f64>,
}

impl Shares {
    /// A logit that is not a number counts as the least one, and infinite ones are equal, so that the probabilities are
    /// some whatever a model gives.
    pub fn of(logits: &[f32], mask: &TokenMask) -> Shares {
        let ids: Vec<u32> = mask.ids().collect();
        let logit = |id: &u32| {
            let logit = logits.get(*id as usize).copied().map(f64::from);
            logit
                .filter(|logit| !logit.is_nan())
                .unwrap_or(f64::NEG_INFINITY)
        };
        let highest = ids.iter().map(logit).fold(f64::NEG_INFINITY, f64::max);
        let weight = |logit: f64| match logit {
            _ if logit == highest => 1.0,
            _ => (logit - highest).exp(),
        };
        let mut probabilities: Vec<f64> = ids.iter().map(|id| weight(logit(id))).collect();
        let total: f64 = probabilities.iter().sum();
        for probability in &mut probabilities {
            *probability /= total;
        }
        Shares { ids, probabilities }
    }

    /// The probability that what is being said ends: of any token that is not text.
    pub fn ends(&self, tokenizer: &Tokenizer) -> f64 {
        let rated = self.ids.iter().zip(&self.probabilities);
        rated
            .filter(|(id, _)| tokenizer.token(**id) != Some(Token::Text))
            .map(|(_, probability)| probability)
            .sum()
    }

    pub fn choice(&self, index: usize, ends: f64) -> Choice {
        Choice {
            id: self.ids.get(index).copied().unwrap_or_default(),
            probability: self.probabilities.get(index).copied().unwrap_or_default(),
            ends,
        }
    }

    /// The likeliest beside the chosen one.
    pub fn rivals(&self, chosen: usize, ends: f64) -> Vec<Choice> {
        let least = UNLIKELY * self.choice(chosen, ends).probability;
        let mut others: Vec<Choice> = (0..self.ids.len())
            .filter(|other| *other != chosen && self.probabilities[*other] >= least)
            .map(|other| self.choice(other, ends))
            .collect();
        others.sort_by(|a, b| b.probability.total_cmp(&a.probability));
        others.truncate(RIVALS);
        others
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::predict::chooser::Chooser;

    #[test]
    fn the_likeliest_token_comes_with_its_share() {
        let mut mask = TokenMask::new(4);
        (0..3).for_each(|id| mask.allow(id));
        let shares = Shares::of(&[0.0, 2.0_f32.ln(), 0.0, 9.0], &mask);
        let choice = shares.choice(Chooser::Greedy.choose(&shares.probabilities), 0.0);
        assert_eq!(choice.id, 1);
        assert!((choice.probability - 0.5).abs() < 1e-6);
        let rivals = shares.rivals(1, 0.0);
        assert_eq!(
            rivals.iter().map(|rival| rival.id).collect::<Vec<_>>(),
            [0, 2]
        );
    }
}
