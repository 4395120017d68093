//! What of the tokenizers library `tokenizer.json` has use for: how text is split, and the vocabulary. The library's own
//! `Tokenizer` can be of any kind, and would bring all of them to the page.

use serde::Deserialize;
use serde::de::IgnoredAny;
use tokenizers::models::bpe::BPE;
use tokenizers::pre_tokenizers::split::Split;
use tokenizers::{Model, OffsetReferential, OffsetType, PreTokenizedString, PreTokenizer};

/// A `tokenizer.json`; it can be read where it has no other part: `()` is null alone.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Library {
    #[serde(rename = "version")]
    _version: IgnoredAny,
    #[serde(rename = "truncation")]
    _truncation: (),
    #[serde(rename = "padding")]
    _padding: (),
    #[serde(rename = "added_tokens")]
    _added_tokens: [IgnoredAny; 0],
    #[serde(rename = "normalizer")]
    _normalizer: (),
    pre_tokenizer: Split,
    #[serde(rename = "post_processor")]
    _post_processor: (),
    #[serde(rename = "decoder")]
    _decoder: (),
    model: BPE,
}

impl Library {
    /// The number of tokens.
    pub fn size(&self) -> usize {
        self.model.get_vocab_size()
    }

    /// What a token is called.
    pub fn name(&self, id: u32) -> Option<String> {
        self.model.id_to_token(id)
    }

    /// The ids of a text.
    ///
    /// # Errors
    /// If the regular expression gives up: its backtracking is limited.
    pub fn encode(&self, text: &str) -> tokenizers::Result<Vec<u32>> {
        let mut text = PreTokenizedString::from(text);
        self.pre_tokenizer.pre_tokenize(&mut text)?;
        let mut ids = Vec::new();
        for (piece, ..) in text.get_splits(OffsetReferential::Original, OffsetType::None) {
            ids.extend(self.model.tokenize(piece)?.iter().map(|token| token.id));
        }
        Ok(ids)
    }
}
