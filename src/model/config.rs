//! The model's sizes, as `config.json` gives them.

use serde::{Deserialize, Serialize};

use super::cpu::Shape;
use super::{BLOCK, ModelError};

/// The version of the neural-debugger language that this program speaks; weights are bound to it.
pub const LANGUAGE_VERSION: u32 = 3;

/// Upper bound of every size, far above any model a page could run: keeps products of sizes from overflowing.
const LARGEST: usize = 1 << 16;

/// Sizes and constants of a decoder-only transformer.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Config {
    /// Version of the language the model was trained on.
    pub language_version: u32,
    /// Number of tokens; rows of the embedding.
    pub vocabulary_size: usize,
    /// Size of a token's vector, D.
    pub width: usize,
    /// Number of transformer blocks.
    pub layers: usize,
    /// Attention heads; they share the width evenly.
    pub heads: usize,
    /// Size of the feed-forward part's hidden vector.
    pub hidden: usize,
    /// Longest sequence, in tokens.
    pub context: usize,
    /// Base of the rotary position frequencies.
    pub rope_base: f64,
    /// Added under the root of every RMS norm.
    pub norm_epsilon: f64,
    /// Tokens before its own that the short convolutions of a block reach; 0: it has none.
    #[serde(default)]
    pub convolution: usize,
}

impl Config {
    /// Reads and checks `config.json`.
    ///
    /// # Errors
    /// [`ModelError::Config`] when a field is missing or the sizes do not fit together,
    /// [`ModelError::LanguageVersion`] when the model speaks another language.
    pub fn from_json(text: &str) -> Result<Self, ModelError> {
        let config: Self =
            serde_json::from_str(text).map_err(|error| ModelError::Config(error.to_string()))?;
        config.check()?;
        Ok(config)
    }

    fn check(&self) -> Result<(), ModelError> {
        if self.language_version != LANGUAGE_VERSION {
            return Err(ModelError::LanguageVersion {
                found: self.language_version.to_string(),
                expected: LANGUAGE_VERSION,
            });
        }
        let sizes = [
            ("vocabulary_size", self.vocabulary_size),
            ("width", self.width),
            ("layers", self.layers),
            ("heads", self.heads),
            ("hidden", self.hidden),
            ("context", self.context),
        ];
        for (name, size) in sizes {
            if size == 0 || size > LARGEST {
                return Err(ModelError::Config(format!(
                    "{name} is {size}, outside 1 to {LARGEST}"
                )));
            }
        }
        if self.convolution > self.context {
            return Err(ModelError::Config(format!(
                "convolution is {}, more than the context of {}",
                self.convolution, self.context
            )));
        }
        for (name, size) in [("width", self.width), ("hidden", self.hidden)] {
            if !size.is_multiple_of(BLOCK) {
                return Err(ModelError::Config(format!(
                    "{name} is {size}, not a multiple of {BLOCK}"
                )));
            }
        }
        if !self.width.is_multiple_of(2 * self.heads) {
            return Err(ModelError::Config(format!(
                "a width of {} does not give {} heads of an even size",
                self.width, self.heads
            )));
        }
        for (name, value) in [
            ("rope_base", self.rope_base),
            ("norm_epsilon", self.norm_epsilon),
        ] {
            if !(value.is_finite() && value > 0.0) {
                return Err(ModelError::Config(format!(
                    "{name} is {value}, not above zero"
                )));
            }
        }
        Ok(())
    }

    /// Size of one head's vectors.
    #[must_use]
    pub fn head_size(&self) -> usize {
        self.shape().head_size()
    }

    /// What the blocks need of it.
    pub(super) fn shape(&self) -> Shape {
        Shape {
            width: self.width,
            layers: self.layers,
            heads: self.heads,
            context: self.context,
            rope_base: self.rope_base,
            norm_epsilon: self.norm_epsilon,
            convolution: self.convolution,
        }
    }

    /// Number of weights.
    #[must_use]
    pub fn parameters(&self) -> usize {
        let attention = 4 * self.width * self.width + 2 * self.head_size();
        let feed_forward = 3 * self.width * self.hidden;
        let convolutions = 2 * self.convolution * self.width;
        let layer = attention + feed_forward + convolutions + 2 * self.width;
        self.vocabulary_size * self.width + self.layers * layer + self.width
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = r#"{"language_version": 3, "vocabulary_size": 1024, "width": 192, "layers": 6, "heads": 6,
        "hidden": 512, "context": 1024, "rope_base": 10000.0, "norm_epsilon": 1e-6}"#;

    #[test]
    fn reads_the_exported_form() {
        let config = Config::from_json(GOOD).unwrap();
        assert_eq!(config.head_size(), 32);
        assert_eq!(config.parameters(), 2_853_696);
    }

    #[test]
    fn names_the_faulty_field() {
        let check = |from: &str, to: &str, said: &str| {
            let error = Config::from_json(&GOOD.replace(from, to)).unwrap_err();
            assert!(error.to_string().contains(said), "{error}");
        };
        check("\"width\": 192", "\"width\": 190", "width is 190");
        check("\"heads\": 6", "\"heads\": 7", "7 heads");
        check("\"layers\": 6", "\"layers\": 0", "layers is 0");
        check("\"hidden\": 512, ", "", "missing field `hidden`");
        check("1e-6", "0.0", "norm_epsilon is 0");
        check("1e-6", "1e-6, \"convolution\": 4000", "convolution is 4000");
        check(
            "\"language_version\": 3",
            "\"language_version\": 4",
            "language version 4",
        );
        check("{", "", "config.json is not valid");
    }
}
