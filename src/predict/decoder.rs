//! Constrained decoding: the tokens of one step or reply, each with its probability among those that the grammar
//! allows there.

use crate::language::{Grammar, Token, TokenMask, Tokenizer};
use crate::model::Session;

use super::chooser::Chooser;
use super::{CLOSING, LONGEST_STEP, PredictError};

/// A decoded token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Choice {
    pub id: u32,
    /// Of this token among the allowed ones.
    pub probability: f64,
    /// Of any allowed token that is not text: that the text before it ends here.
    pub ends: f64,
}

/// The tokens after an action or a question, `<end>` included.
pub(super) struct Decoded {
    pub choices: Vec<Choice>,
}

impl Decoded {
    pub fn ids(&self) -> Vec<u32> {
        self.choices.iter().map(|choice| choice.id).collect()
    }

    /// Of all tokens together.
    pub fn probability(&self) -> f64 {
        self.choices
            .iter()
            .map(|choice| choice.probability)
            .product()
    }
}

/// Decodes what follows `document`. What the session has read already is not read again.
pub(super) async fn decode(
    session: &mut Session,
    tokenizer: &Tokenizer,
    grammar: Grammar<'_>,
    document: &[u32],
    chooser: &mut Chooser,
) -> Result<Decoded, PredictError> {
    let room = session.config().context.saturating_sub(document.len());
    let mut grammar = grammar.with_budget(room.saturating_sub(CLOSING).min(LONGEST_STEP));
    let mut unread = session.rewind(document).to_vec();
    let mut mask = TokenMask::new(tokenizer.size());
    let mut choices = Vec::new();
    while !grammar.is_finished() {
        grammar.allowed(&mut mask);
        let choice = match mask.only() {
            // The model need not be asked; the token is read together with the next one that is in question.
            Some(id) => Choice {
                id,
                probability: 1.0,
                ends: 1.0,
            },
            None => {
                let logits = session.step(&unread).await?;
                unread.clear();
                choose(tokenizer, &logits, &mask, chooser)
            }
        };
        grammar.advance(choice.id)?;
        unread.push(choice.id);
        choices.push(choice);
    }
    Ok(Decoded { choices })
}

/// Chooses one of the allowed tokens by their logits.
fn choose(
    tokenizer: &Tokenizer,
    logits: &[f32],
    mask: &TokenMask,
    chooser: &mut Chooser,
) -> Choice {
    let ids: Vec<u32> = mask.ids().collect();
    let logit = |id: &u32| {
        logits
            .get(*id as usize)
            .copied()
            .map_or(f64::NEG_INFINITY, f64::from)
    };
    let highest = ids.iter().map(logit).fold(f64::NEG_INFINITY, f64::max);
    let mut probabilities: Vec<f64> = ids.iter().map(|id| (logit(id) - highest).exp()).collect();
    let total: f64 = probabilities.iter().sum();
    for probability in &mut probabilities {
        *probability /= total;
    }
    let index = chooser.choose(&probabilities);
    let ends = ids
        .iter()
        .zip(&probabilities)
        .filter(|(id, _)| tokenizer.token(**id) != Some(Token::Text))
        .map(|(_, probability)| probability)
        .sum();
    Choice {
        id: ids.get(index).copied().unwrap_or_default(),
        probability: probabilities.get(index).copied().unwrap_or_default(),
        ends,
    }
}
