//! What a batch answers.

/// What follows a token, as a batch says it.
#[derive(Clone, Debug)]
pub struct Answer {
    pub logits: Vec<f32>,
    /// The token that the batch read next, if it went on.
    pub chosen: u32,
}

impl Answer {
    /// The answers in a buffer, each of so many words, the last of which is the chosen token.
    pub(super) fn all(bytes: &[u8], size: usize) -> Vec<Self> {
        let (words, _) = bytes.as_chunks::<4>();
        let answers = words.chunks_exact(size).map(|words| {
            let (logits, chosen) = words.split_at(size - 1);
            Self {
                logits: logits.iter().copied().map(f32::from_le_bytes).collect(),
                chosen: f32::from_le_bytes(chosen[0]) as u32,
            }
        });
        answers.collect()
    }
}
