//! What the model reads before it predicts: the program, a key frame, and the steps since then.

use super::encode::{encode_action, encode_difference};
use super::shortening::{Opening, Reader, Room, STEADY};
use super::{LanguageError, Tokenizer};
use crate::action::Action;
use crate::program::{Program, mentions};
use crate::request::HistoryEntry;
use crate::state::{Event, State};

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

/// The characters of values that every reserve has room for.
const COMMON: usize = 128;

/// What an action or a question is given counts in steps of so many tokens where something is left out of the program: a document that has
/// room for one has room for nearly all, and the same is left out for each.
const STEADIER: usize = 256;

/// How many tokens more than others a step from a state may take, since its line has to do with values that are written with many
/// characters, each of which may be said anew: those that it names, and what is returned to it. Where there is no room for them in the
/// document, the step would be brought to its end before all is said that changes.
fn long_values(program: &Program, state: &State) -> usize {
    let Some(top) = state.depth().checked_sub(1) else {
        return 0;
    };
    let (index, returned) = match (state.event, state.value.as_deref()) {
        (Event::Return, Some(value)) => (top.saturating_sub(1), value.chars().count()),
        _ => (top, 0),
    };
    let frame = &state.frames[index];
    let Some(line) = program.line(frame.line) else {
        return 0;
    };
    let named = frame.locals.iter().flatten().filter_map(|(name, value)| {
        let value = value.as_deref().filter(|_| mentions(&line.text, name));
        Some(value?.chars().count())
    });
    (named.sum::<usize>() + returned).saturating_sub(COMMON)
}

/// What the model reads at `state`.
///
/// `history` is oldest first: each action was taken at its state, and the last one led to `state`. Evaluations in it
/// are passed over, since they change nothing. Whenever fewer than `reserve` tokens of the model's context (`limit`)
/// would be left for an action's result (more where its line has to do with long values), the document starts again
/// with a key frame of the state reached; the place depends on that action alone of all that comes later, so a
/// session's documents are prefixes of each other as long as possible. `given` is how many tokens the action or question
/// takes that will be appended to the document.
///
/// Where the program and a state do not fit, what says least about the next state is left out (`shortening.rs`), and the document starts
/// again where other functions run.
///
/// # Errors
/// [`LanguageError::ContextTooLong`] if what cannot be left out of the program and the last state, what is given and `reserve` do not fit;
/// else as encoding.
pub fn context(
    tokenizer: &Tokenizer,
    program: &Program,
    history: &[HistoryEntry],
    state: &State,
    limit: usize,
    given: usize,
    reserve: usize,
) -> Result<Context, LanguageError> {
    let needed = given + reserve;
    // One that is given somewhat more than the last one begins as that did, and is not read again from there on.
    let room = |step: usize| limit.saturating_sub(given.next_multiple_of(step) + reserve);
    let room = Room {
        whole: room(STEADY),
        shortened: room(STEADIER),
    };
    let reader = Reader::new(tokenizer, program)?;
    let begin = |state: &State| reader.open(state, room);
    // The document that starts again at a state, where one of `taken` tokens has no room for its long values and the new one has.
    let roomier = |state: &State, taken: usize, needed: usize| {
        let needed = needed + long_values(program, state);
        if taken + needed <= limit {
            return Ok(None);
        }
        let anew = begin(state)?;
        Ok::<_, LanguageError>(Some(anew).filter(|anew| anew.ids.len() + needed <= limit))
    };
    let reached = |entries: usize| history.get(entries).map_or(state, |entry| &entry.state);
    let mut first = 0;
    let Opening {
        mut ids,
        mut hidden,
    } = begin(reached(0))?;
    for (index, entry) in history.iter().enumerate() {
        let (action, before) = (&entry.action, &entry.state);
        if matches!(action, Action::Evaluate { .. }) {
            continue;
        }
        let told = encode_action(tokenizer, program, before, action)?;
        let needed = told.len() + reserve;
        let anew = match ids.len() + needed > limit || !reader.shows(&hidden, before) {
            true => Some(begin(before)?),
            false => roomier(before, ids.len(), needed)?,
        };
        if let Some(anew) = anew {
            first = index;
            Opening { ids, hidden } = anew;
        }
        ids.extend(told);
        if action.is_step() {
            let after = reached(index + 1);
            ids.extend(encode_difference(tokenizer, program, before, after)?);
        }
    }
    let anew = match ids.len() + needed > limit || !reader.shows(&hidden, state) {
        true => Some(begin(state)?),
        false => roomier(state, ids.len(), needed)?,
    };
    if let Some(anew) = anew {
        first = history.len();
        ids = anew.ids;
    }
    if ids.len() + needed > limit {
        return Err(LanguageError::ContextTooLong {
            tokens: ids.len() + needed,
            limit,
        });
    }
    Ok(Context {
        ids,
        told: history.len() - first,
    })
}
