//! What the model reads before it predicts: the program, a key frame, and the steps since then.

use super::encode::{encode_action, encode_difference, encode_key};
use super::source::encode_source;
use super::{Control, LanguageError, Tokenizer};
use crate::action::Action;
use crate::program::Program;
use crate::request::HistoryEntry;
use crate::state::State;

/// A document from `<bos>` to the last known state, to which an action or a question is appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Context {
    /// Its tokens.
    pub ids: Vec<u32>,
    /// How many entries at the end of the history it tells; what the older ones led to is in its key frame. These alone
    /// make the same document, and the same documents later, as the whole history does: so a session of any length
    /// has to keep and to read no more than fits the model's context.
    pub told: usize,
}

/// What the model reads at `state`.
///
/// `history` is oldest first: each action was taken at its state, and the last one led to `state`. Evaluations in it
/// are passed over, since they change nothing. Whenever fewer than `reserve` tokens of the model's context (`limit`)
/// would be left for an action's result, the document starts again with a key frame of the state reached; the place
/// depends on that action alone of all that comes later, so a session's documents are prefixes of each other as long as
/// possible. `given` is how many tokens the action or question takes that will be appended to the document.
///
/// # Errors
/// [`LanguageError::ContextTooLong`] if the program, the last state, what is given and `reserve` do not fit; else as
/// encoding.
pub fn context(
    tokenizer: &Tokenizer,
    program: &Program,
    history: &[HistoryEntry],
    state: &State,
    limit: usize,
    given: usize,
    reserve: usize,
) -> Result<Context, LanguageError> {
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
    let reached = |entries: usize| history.get(entries).map_or(state, |entry| &entry.state);
    let mut first = 0;
    let mut ids = begin(reached(0))?;
    for (index, entry) in history.iter().enumerate() {
        let (action, before) = (&entry.action, &entry.state);
        if matches!(action, Action::Evaluate { .. }) {
            continue;
        }
        let told = encode_action(tokenizer, program, before, action)?;
        if ids.len() + told.len() + reserve > limit {
            first = index;
            ids = begin(before)?;
        }
        ids.extend(told);
        if action.is_step() {
            let after = reached(index + 1);
            ids.extend(encode_difference(tokenizer, program, before, after)?);
        }
    }
    let needed = given + reserve;
    if ids.len() + needed > limit {
        first = history.len();
        ids = begin(state)?;
        if ids.len() + needed > limit {
            return Err(LanguageError::ContextTooLong {
                tokens: ids.len() + needed,
                limit,
            });
        }
    }
    Ok(Context {
        ids,
        told: history.len() - first,
    })
}
