//! The self-test of a backend: known prompts must give known logits.
//!
//! Some GPUs compute wrong numbers without an error, so no backend is used before it has passed.

use serde::Deserialize;
use thiserror::Error;

use super::{ModelError, Session};

/// Largest difference of a logit for f32 on a CPU, relative to the largest logit.
pub const CPU_TOLERANCE: f32 = 0.02;
/// The same for GPUs, whose products may be of lower precision.
pub const GPU_TOLERANCE: f32 = 0.05;

/// Stored prompts with the logits that the exported weights give, from `golden.json`.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Golden {
    /// SHA-256 of the weights file they belong to, in hexadecimal.
    pub sha256: String,
    /// Prompts with the logits after them.
    pub prompts: Vec<GoldenPrompt>,
    /// A prompt with the tokens that greedy decoding gives.
    pub continuation: Continuation,
}

/// A prompt and the logits after its last token.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct GoldenPrompt {
    /// The prompt's tokens.
    pub ids: Vec<u32>,
    /// One logit for each token of the vocabulary.
    pub logits: Vec<f32>,
}

/// A prompt and its greedy continuation.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Continuation {
    /// The prompt's tokens.
    pub ids: Vec<u32>,
    /// The tokens that follow, each the likeliest.
    pub greedy: Vec<u32>,
}

/// How much of the self-test to run.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Extent {
    /// All prompts and the continuation.
    Full,
    /// The shortest prompt alone: one pass, for adapters that need a second for each.
    Brief,
}

/// Why a backend failed the self-test.
#[derive(Clone, Debug, Error, PartialEq)]
pub enum GoldenError {
    /// `golden.json` is not in its format.
    #[error("golden.json is not valid ({0}). Use the models folder as it was exported")]
    Format(String),
    /// The model could not be run.
    #[error(transparent)]
    Model(#[from] ModelError),
    /// The number of logits is another.
    #[error(
        "the model gives {found} logits where golden.json has {expected}. \
         Both must come from one export"
    )]
    Size {
        /// Given by the model.
        found: usize,
        /// Stored.
        expected: usize,
    },
    /// A logit is off by more than the tolerance.
    #[error(
        "this device computes wrong numbers: prompt {prompt}, token {token} gives {found} \
         instead of {expected}. Use another backend"
    )]
    Logit {
        /// Index of the prompt.
        prompt: usize,
        /// The token whose logit is worst.
        token: usize,
        /// Given by the model.
        found: f32,
        /// Stored.
        expected: f32,
    },
    /// Greedy decoding takes another way, and not because two tokens are about equally likely.
    #[error(
        "this device computes wrong numbers: token {index} of the continuation is {found} \
         instead of {expected}. Use another backend"
    )]
    Greedy {
        /// Index in the continuation.
        index: usize,
        /// The model's token.
        found: usize,
        /// The stored token.
        expected: u32,
    },
}

impl Golden {
    /// Reads `golden.json`.
    ///
    /// # Errors
    /// [`GoldenError::Format`].
    pub fn from_json(text: &str) -> Result<Self, GoldenError> {
        let golden: Self =
            serde_json::from_str(text).map_err(|error| GoldenError::Format(error.to_string()))?;
        if golden.prompts.is_empty() {
            return Err(GoldenError::Format("there are no prompts".to_owned()));
        }
        Ok(golden)
    }
}

/// Runs the self-test; the session has read nothing afterwards.
///
/// `tolerance` is relative to the largest logit of a prompt (but at least 1): [`CPU_TOLERANCE`] or [`GPU_TOLERANCE`].
///
/// # Errors
/// [`GoldenError`] names the first difference found.
pub async fn check_golden(
    session: &mut Session,
    golden: &Golden,
    tolerance: f32,
    extent: Extent,
) -> Result<(), GoldenError> {
    let mut prompts: Vec<_> = golden.prompts.iter().enumerate().collect();
    prompts.sort_by_key(|(_, prompt)| prompt.ids.len());
    if extent == Extent::Brief {
        prompts.truncate(1);
    }
    for (index, prompt) in prompts {
        session.truncate(0);
        let logits = session.step(&prompt.ids).await?;
        compare(index, &logits, &prompt.logits, tolerance)?;
    }
    if extent == Extent::Full {
        check_continuation(session, &golden.continuation, tolerance).await?;
    }
    session.truncate(0);
    Ok(())
}

fn compare(
    prompt: usize,
    found: &[f32],
    expected: &[f32],
    tolerance: f32,
) -> Result<(), GoldenError> {
    if found.len() != expected.len() {
        return Err(GoldenError::Size {
            found: found.len(),
            expected: expected.len(),
        });
    }
    let allowed = allowed(expected, tolerance);
    for (token, (&found, &expected)) in found.iter().zip(expected).enumerate() {
        let difference = (found - expected).abs();
        // Not `>`: a logit that is not a number must fail.
        if difference.is_nan() || difference > allowed {
            return Err(GoldenError::Logit {
                prompt,
                token,
                found,
                expected,
            });
        }
    }
    Ok(())
}

async fn check_continuation(
    session: &mut Session,
    continuation: &Continuation,
    tolerance: f32,
) -> Result<(), GoldenError> {
    session.truncate(0);
    let mut logits = session.step(&continuation.ids).await?;
    for (index, &expected) in continuation.greedy.iter().enumerate() {
        let size = logits.len();
        let Some(&given) = logits.get(expected as usize) else {
            return Err(ModelError::Token {
                id: expected,
                vocabulary: size,
            }
            .into());
        };
        let best = logits
            .iter()
            .copied()
            .enumerate()
            .max_by(|a, b| a.1.total_cmp(&b.1));
        let (found, likeliest) = best.ok_or(GoldenError::Size {
            found: 0,
            expected: size,
        })?;
        if likeliest.is_nan() || likeliest - given > allowed(&logits, tolerance) {
            return Err(GoldenError::Greedy {
                index,
                found,
                expected,
            });
        }
        logits = session.step(&[expected]).await?;
    }
    Ok(())
}

fn allowed(logits: &[f32], tolerance: f32) -> f32 {
    tolerance
        * logits
            .iter()
            .fold(1.0, |most: f32, logit| most.max(logit.abs()))
}
