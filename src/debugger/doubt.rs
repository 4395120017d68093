//! Doubt: what the model was unsure of.

use crate::request::Confidence;

use super::Moment;

/// What the model gives less than this is doubtful.
pub const DOUBTFUL: f64 = 0.6;

/// A part of what the program has printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Printed {
    /// The text.
    pub text: String,
    /// Whether the model was unsure of it.
    pub doubtful: bool,
    /// Whether it was typed: a terminal shows what its user types where the program prints.
    pub typed: bool,
}

impl Moment {
    /// How sure the model is of the prediction: of its parts all have to be right, so no more than of the least sure. `None`
    /// where nothing was predicted.
    pub fn sureness(&self) -> Option<f64> {
        let probability = self.probability?;
        let parts = self.confidence.iter().flat_map(Confidence::parts);
        Some(parts.fold(probability, f64::min))
    }

    /// Whether what it printed is doubtful.
    pub(super) fn prints_doubtfully(&self) -> bool {
        let output = self.confidence.as_ref().and_then(|sure| sure.output);
        output.is_some_and(|output| output < DOUBTFUL)
    }
}

/// Puts one part after others, of which it may go on.
pub(super) fn join(mut parts: Vec<Printed>, text: &str, doubtful: bool) -> Vec<Printed> {
    match parts.last_mut() {
        _ if text.is_empty() => {}
        Some(last) if last.doubtful == doubtful && !last.typed => last.text.push_str(text),
        _ => parts.push(Printed {
            text: text.to_owned(),
            doubtful,
            typed: false,
        }),
    }
    parts
}
