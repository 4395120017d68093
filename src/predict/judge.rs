//! What the model thinks of a step that is given, rather than decoded.

use crate::language::{Control, Grammar, TokenMask, Tokenizer};
use crate::model::Session;

use super::PredictError;
use super::chooser::Chooser;
use super::shares::Shares;

/// What the model thinks of a result that is given.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Judgement {
    /// Of the whole result.
    pub probability: f64,
    /// Whether it is what the model would say itself.
    pub likeliest: bool,
}

/// Judges `result`, the tokens of a step without printed text, as what follows `document`; whatever is printed is right.
pub(super) async fn judge(
    session: &mut Session,
    tokenizer: &Tokenizer,
    mut grammar: Grammar<'_>,
    document: &[u32],
    result: &[u32],
) -> Result<Judgement, PredictError> {
    let mut judgement = Judgement {
        probability: 1.0,
        likeliest: true,
    };
    // Where more than one token can stand, what can: only there the model is asked.
    let mut asked = Vec::new();
    let mut mask = TokenMask::new(tokenizer.size());
    for (index, id) in result.iter().enumerate() {
        grammar.allowed(&mut mask);
        if !mask.allows(*id) {
            return Ok(Judgement {
                probability: 0.0,
                likeliest: false,
            });
        }
        if mask.only().is_none() {
            asked.push((index, mask.clone()));
        }
        grammar.advance(*id)?;
    }
    let (Some((first, _)), Some((last, _))) = (asked.first(), asked.last()) else {
        return Ok(judgement);
    };
    // All that is asked is known, so it is read at once.
    let sequence = [document, &result[..*last]].concat();
    let begun = document.len() + first;
    let read = begun - session.rewind(&sequence[..begun]).len();
    let count = sequence.len() - begun + 1;
    let logits = session.step_rating(&sequence[read..], count).await?;
    let rows: Vec<&[f32]> = logits.chunks_exact(logits.len() / count).collect();
    let ends = [Control::End, Control::Output].map(|control| tokenizer.control(control));
    for (index, mask) in &asked {
        let id = result[*index];
        let Shares { ids, probabilities } = Shares::of(rows[index - first], mask);
        let same = |other: u32| other == id || (ends.contains(&id) && ends.contains(&other));
        let likeliest = Chooser::Greedy.choose(&probabilities);
        judgement.likeliest &= ids.get(likeliest).is_some_and(|other| same(*other));
        let rated = ids.iter().zip(&probabilities);
        judgement.probability *= rated
            .filter(|(other, _)| same(**other))
            .map(|(_, probability)| probability)
            .sum::<f64>();
    }
    Ok(judgement)
}
