//! What the model reads before it predicts: the program, a key frame, and the steps since then.

use super::encode::{encode_action, encode_difference, encode_key};
use super::source::encode_source;
use super::{Control, LanguageError, Tokenizer};
use crate::action::Action;
use crate::program::Program;
use crate::state::State;

/// The ids of a document from `<bos>` to the last known state, to which an action or question is appended.
///
/// `history` is oldest first: each action was taken at its state, and the last one led to `state`. Evaluations in it
/// are passed over, since they change nothing. Whenever fewer than `reserve` tokens of the model's context (`limit`)
/// would be left for an action and its result, the document starts again with a key frame of the state reached; the
/// place does not depend on what comes later, so a session's documents are prefixes of each other as long as possible.
///
/// # Errors
/// [`LanguageError::ContextTooLong`] if the program, the last state and `reserve` do not fit; else as encoding.
pub fn context(
    tokenizer: &Tokenizer,
    program: &Program,
    history: &[(Action, State)],
    state: &State,
    limit: usize,
    reserve: usize,
) -> Result<Vec<u32>, LanguageError> {
    let mut source = vec![tokenizer.control(Control::Bos)];
    source.extend(encode_source(tokenizer, program)?);
    let begin = |state: &State| -> Result<Vec<u32>, LanguageError> {
        // What was printed before says nothing about what comes, so the recipe's documents begin without it.
        let silent = State {
            output: String::new(),
            ..state.clone()
        };
        let mut ids = source.clone();
        ids.extend(encode_key(tokenizer, program, &silent)?);
        Ok(ids)
    };
    let steps: Vec<&(Action, State)> = history
        .iter()
        .filter(|(action, _)| !matches!(action, Action::Evaluate { .. }))
        .collect();
    let mut ids = begin(steps.first().map_or(state, |(_, first)| first))?;
    for (index, (action, before)) in steps.iter().enumerate() {
        let after = steps.get(index + 1).map_or(state, |(_, next)| next);
        if ids.len() + reserve > limit {
            ids = begin(before)?;
        }
        ids.extend(encode_action(tokenizer, action)?);
        if action.is_step() {
            ids.extend(encode_difference(tokenizer, program, before, after)?);
        }
    }
    if ids.len() + reserve > limit {
        ids = begin(state)?;
        if ids.len() + reserve > limit {
            return Err(LanguageError::ContextTooLong {
                tokens: ids.len() + reserve,
                limit,
            });
        }
    }
    Ok(ids)
}
