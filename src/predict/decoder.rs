//! Constrained decoding: the tokens of one step or reply, each with its probability among those that the grammar
//! allows there.

use crate::language::{Control, Grammar, Token, TokenMask, Tokenizer};
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
    /// The least certain choice; `None` if there was none at all.
    pub doubt: Option<Doubt>,
}

/// A choice, and what else could have been chosen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Doubt {
    /// The choice's place.
    pub index: usize,
    /// The other tokens, the likeliest first; at most [`RIVALS`].
    pub rivals: Vec<Choice>,
}

/// The most other tokens that are kept of the least certain choice.
const RIVALS: usize = 3;

/// Tokens that are less likely than the chosen one by more than this are not worth telling.
const UNLIKELY: f64 = 0.01;

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

/// Decodes what follows `document`, beginning with what is `said` already. What the session has read is not read again.
pub(super) async fn decode(
    session: &mut Session,
    tokenizer: &Tokenizer,
    grammar: Grammar<'_>,
    document: &[u32],
    said: &[Choice],
    chooser: &mut Chooser,
) -> Result<Decoded, PredictError> {
    let room = session.config().context.saturating_sub(document.len());
    let mut grammar = grammar.with_budget(room.saturating_sub(CLOSING).min(LONGEST_STEP));
    let mut choices = said.to_vec();
    let begun: Vec<u32> = document
        .iter()
        .copied()
        .chain(choices.iter().map(|choice| choice.id))
        .collect();
    for choice in said {
        grammar.advance(choice.id)?;
    }
    let mut unread = session.rewind(&begun).to_vec();
    let mut mask = TokenMask::new(tokenizer.size());
    let mut doubt = None;
    let mut least = 1.0;
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
                let (choice, rivals) = choose(tokenizer, &logits, &mask, chooser);
                if choice.probability < least {
                    least = choice.probability;
                    let index = choices.len();
                    doubt = Some(Doubt { index, rivals });
                }
                choice
            }
        };
        grammar.advance(choice.id)?;
        unread.push(choice.id);
        choices.push(choice);
    }
    Ok(Decoded { choices, doubt })
}

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
        let (ids, probabilities) = share(rows[index - first], mask);
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

/// The allowed tokens, and the probability of each among them. A logit that is not a number counts as the least one, and
/// infinite ones are equal, so that the probabilities are some whatever a model gives.
fn share(logits: &[f32], mask: &TokenMask) -> (Vec<u32>, Vec<f64>) {
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
    (ids, probabilities)
}

/// Chooses one of the allowed tokens by their logits; gives the likeliest others, too.
fn choose(
    tokenizer: &Tokenizer,
    logits: &[f32],
    mask: &TokenMask,
    chooser: &mut Chooser,
) -> (Choice, Vec<Choice>) {
    let (ids, probabilities) = share(logits, mask);
    let index = chooser.choose(&probabilities);
    let ends = ids
        .iter()
        .zip(&probabilities)
        .filter(|(id, _)| tokenizer.token(**id) != Some(Token::Text))
        .map(|(_, probability)| probability)
        .sum();
    let choice = |index: usize| Choice {
        id: ids.get(index).copied().unwrap_or_default(),
        probability: probabilities.get(index).copied().unwrap_or_default(),
        ends,
    };
    let chosen = choice(index);
    let least = UNLIKELY * chosen.probability;
    let mut others: Vec<Choice> = (0..ids.len())
        .filter(|other| *other != index && probabilities[*other] >= least)
        .map(choice)
        .collect();
    others.sort_by(|a, b| b.probability.total_cmp(&a.probability));
    others.truncate(RIVALS);
    (chosen, others)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Action;
    use crate::language::decode_step;
    use crate::program::Program;
    use crate::state::{Event, State};

    const SOURCE: &str = "class P:\n    def __init__(self, x):\n        self.x = x\n\ndef f(n):\n    try:\n        \
        for i in range(n):\n            yield [i, P(i)]\n    except ValueError as e:\n        n = 0\n    finally:\n        \
        print(n)\n\nxs = ys = [1]\nwith open('a') as g:\n    for a in f(2):\n        xs.append(a)\n";

    /// Logits of some kind for every token.
    fn wild(kind: usize, tokens: usize, random: &mut u64) -> Vec<f32> {
        const SPECIAL: [f32; 6] = [
            f32::NAN,
            f32::INFINITY,
            f32::NEG_INFINITY,
            f32::MAX,
            f32::MIN,
            0.0,
        ];
        let mut below = |limit: u64| {
            *random ^= *random << 13;
            *random ^= *random >> 7;
            *random ^= *random << 17;
            (*random % limit) as usize
        };
        (0..tokens)
            .map(|_| match kind {
                0..6 => SPECIAL[kind],
                6 => SPECIAL[below(6)],
                _ => (below(2_000) as f32 - 1_000.0) * 1e35,
            })
            .collect()
    }

    #[test]
    fn no_logits_make_a_malformed_state_or_a_probability_that_is_none() {
        let tokenizer =
            Tokenizer::from_bytes(include_bytes!("../../models/tokenizer.json")).unwrap();
        let program = Program::parse(SOURCE).unwrap();
        let actions = [
            Action::StepInto,
            Action::StepOver,
            Action::StepReturn,
            Action::Breakpoint { lines: vec![8, 17] },
            Action::Continue,
            Action::InvStepInto,
            Action::InvStepOver,
            Action::InvStepCall,
        ];
        let mut random = 5;
        let mut mask = TokenMask::new(tokenizer.size());
        let mut before = State::start();
        let mut steps = 0;
        for (kind, action) in
            (0..8).flat_map(|kind| actions.iter().map(move |action| (kind, action)))
        {
            for mut chooser in [Chooser::Greedy, Chooser::sampled()] {
                let Ok(grammar) = Grammar::for_step(&tokenizer, &program, &before, action) else {
                    continue;
                };
                let mut grammar = grammar.with_budget(16);
                let mut ids = Vec::new();
                while !grammar.is_finished() {
                    grammar.allowed(&mut mask);
                    let logits = wild(kind, tokenizer.size(), &mut random);
                    let (choice, _) = choose(&tokenizer, &logits, &mask, &mut chooser);
                    for share in [choice.probability, choice.ends] {
                        assert!(
                            (0.0..=1.0 + 1e-9).contains(&share),
                            "{share} of kind {kind}"
                        );
                    }
                    grammar.advance(choice.id).unwrap();
                    ids.push(choice.id);
                    assert!(ids.len() < 400, "{action:?} does not end");
                }
                let state = decode_step(&tokenizer, &program, &before, &ids).unwrap();
                state
                    .check(&program)
                    .unwrap_or_else(|error| panic!("{error} in {state:?}"));
                steps += 1;
                // What came out is where the next step begins.
                before = if state.event == Event::Exit {
                    State::start()
                } else {
                    state
                };
            }
        }
        assert!(steps > 60, "{steps}");
    }
}
