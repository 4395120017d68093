//! A lesson that is being made: which program it is about, what became of its draft, and what CPython says of its answers.

use hunch::program::ProgramError;

use super::check::{self, Difference};
use super::lessons::SOUND;
use crate::lessons::{Adopted, Answered, Checked};

/// Another program is in the editor than the lesson's.
pub const OTHER_PROGRAM: &str = "The program has changed: the editor shows another one than this lesson is about. Until you choose, the lesson cannot be previewed or shared.";
/// The lesson is about what is in the editor from now on.
pub const USE_PROGRAM: &str = "Use this program";
/// What that does.
pub const USE_MEANS: &str = "The title, the texts and the steps that still fit are kept.";
/// The draft is another lesson's, and the program is for a new one.
pub const NEW_LESSON: &str = "Begin a new lesson";
/// What to do before a step can be added.
pub const CHOOSE_FIRST: &str = "Choose first, above, which program the lesson is about.";
/// The draft was thrown away.
pub const DISCARDED: &str = "The draft was thrown away, and a new one begun.";
/// The steps were taken away.
pub const CLEARED: &str = "The path was cleared, with what was written at its steps.";
/// A file's lesson is the draft now.
pub const REPLACED: &str = "The lesson from the file took the place of your draft.";
/// What CPython has is in the draft now.
pub const ALL_TAKEN: &str = "CPython's answers took the place of those that it contradicts.";

/// The program cannot be the lesson's.
pub fn not_usable(error: &ProgramError) -> String {
    format!("This program cannot be used yet: {error}.")
}

/// The draft is about another program now.
pub fn adopted(adopted: Adopted) -> String {
    let Adopted {
        kept,
        dropped,
        unanswered,
    } = adopted;
    let mut told = vec!["The lesson is about this program now.".to_owned()];
    told.extend(match (kept, dropped) {
        (_, 0) => None,
        (_, 1) => {
            Some("1 step does not fit it and was dropped; its explanation is kept.".to_owned())
        }
        (0, _) => Some(
            "None of its steps fits it, so they were dropped; their explanations are kept."
                .to_owned(),
        ),
        _ => Some(format!(
            "{dropped} steps do not fit it and were dropped; their explanations are kept."
        )),
    });
    told.extend(match unanswered {
        0 => None,
        1 => Some("1 question has no answer there and was dropped.".to_owned()),
        _ => Some(format!(
            "{unanswered} questions have no answer there and were dropped."
        )),
    });
    told.join(" ")
}

/// The lesson is as it should be; and how far its answers can be trusted.
pub fn ready(checked: &Checked) -> String {
    match told(checked) {
        Some(told) => format!("{SOUND} {told}"),
        None => SOUND.to_owned(),
    }
}

/// What is known of the answers of a draft; `None`: there is nothing to check.
pub fn told(checked: &Checked) -> Option<String> {
    let told = match checked {
        Checked::Nothing => return None,
        Checked::Not => "Its answers come from the model until they are checked.".to_owned(),
        Checked::Loading => format!("{} …", check::LOADING),
        Checked::Asked => check::STARTING.to_owned(),
        Checked::Failed(error) => format!(
            "Its answers come from the model, and could not be checked. {}",
            check::failure(error)
        ),
        Checked::Differs(1) => {
            "CPython contradicts 1 step of it; what it has stands there.".to_owned()
        }
        Checked::Differs(count) => {
            format!("CPython contradicts {count} steps of it; what it has stands there.")
        }
        Checked::Agrees => "CPython has the same answers.".to_owned(),
        Checked::Partly => {
            "CPython has the same answers as far as it comes; where it does not, they are the model's."
                .to_owned()
        }
    };
    Some(told)
}

/// Asks CPython.
pub const CHECK: &str = "Check with CPython";
/// Puts what CPython has in the place of what it contradicts, in the whole lesson.
pub const TAKE_ALL: &str = "Use CPython's answers";
/// The same, at one step.
pub const TAKE_STATE: &str = "Use CPython's state";
/// The same, at a question.
pub const TAKE_ANSWER: &str = "Use CPython's answer";

/// What is known of an expected answer; `None`: nobody has asked CPython.
pub fn answered(answered: Option<&Answered>) -> String {
    match answered {
        None => "Predicted by the model, unless you wrote it: not checked.".to_owned(),
        Some(Answered::Same) => "CPython has the same.".to_owned(),
        Some(Answered::Other(answer)) => {
            format!("CPython has another: {}", super::lessons::answer(answer))
        }
        Some(Answered::Unspecified) => {
            "Python does not specify it: it differs from one hash seed to the next.".to_owned()
        }
        Some(Answered::Nothing) => {
            "CPython comes to a state that has no answer to this.".to_owned()
        }
    }
}

/// CPython comes to another state at a step.
pub fn other_state(differences: &[Difference]) -> String {
    let parts: Vec<String> = differences
        .iter()
        .map(|one| {
            format!(
                "{} is {}, not {}",
                one.what,
                one.truth.trim_end(),
                one.predicted.trim_end()
            )
        })
        .collect();
    format!("CPython comes to another state here: {}.", parts.join("; "))
}
