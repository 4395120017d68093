//! A model with what it has read: feed it tokens, get the logits of the next one.
//!
//! Everything is asynchronous because a browser's GPU can only be read that way; on the CPU nothing ever waits, and
//! [`super::block_on`] drives it from ordinary code.

use burn::tensor::{Device, Tensor};
use std::fmt;
use std::future::Future;
use std::pin::Pin;

use super::cache::Branch;
use super::{Cache, Compute, Config, ModelError, Transformer, Weights};

/// Tokens read in one go: long enough for matrix products to be efficient, short enough for the scores of all heads
/// to stay small and for a cancellation to be noticed.
const CHUNK: usize = 256;

/// Asked between chunks and tokens: gives other tasks of a single-threaded host a turn, and says whether to stop.
pub type Checkpoint = Box<dyn Fn() -> Pin<Box<dyn Future<Output = bool>>>>;

/// A model, its key-value cache and the tokens in it.
pub struct Session {
    transformer: Transformer,
    cache: Cache,
    tokens: Vec<u32>,
    checkpoint: Option<Checkpoint>,
}

impl Session {
    /// A session that has read nothing.
    #[must_use]
    pub fn new(transformer: Transformer) -> Self {
        let cache = transformer.cache();
        Self {
            transformer,
            cache,
            tokens: Vec::new(),
            checkpoint: None,
        }
    }

    /// Loads a model from the contents of `config.json` and `weights.safetensors`, in the form that is fastest on the
    /// device.
    ///
    /// # Errors
    /// A [`ModelError`] that says which file is wrong and how.
    pub fn load(config: &str, weights: &[u8], device: &Device) -> Result<Self, ModelError> {
        let weights = Weights::read(&Config::from_json(config)?, weights)?;
        Ok(Self::new(Transformer::new(weights, Compute::on(device))))
    }

    /// Sets what is asked between chunks and tokens; when it answers true, reading ends with
    /// [`ModelError::Cancelled`].
    pub fn set_checkpoint(&mut self, checkpoint: Checkpoint) {
        self.checkpoint = Some(checkpoint);
    }

    /// The model's sizes.
    #[must_use]
    pub fn config(&self) -> &Config {
        self.transformer.config()
    }

    /// The tokens read so far.
    #[must_use]
    pub fn tokens(&self) -> &[u32] {
        &self.tokens
    }

    /// Tokens that still fit.
    #[must_use]
    pub fn room(&self) -> usize {
        self.cache.context() - self.cache.len()
    }

    /// Forgets all but the first `length` tokens, at no cost.
    pub fn truncate(&mut self, length: usize) {
        self.cache.truncate(length);
        self.tokens.truncate(length);
    }

    /// Reads tokens after those already read. Returns the logits of the token that follows, one for each token of
    /// the vocabulary.
    ///
    /// # Errors
    /// As [`Transformer::forward`], and [`ModelError::Device`] when the result cannot be read back. What was read
    /// before the error stays read: [`Session::tokens`] tells.
    pub async fn step(&mut self, tokens: &[u32]) -> Result<Vec<f32>, ModelError> {
        self.step_rating(tokens, 1).await
    }

    /// Like [`Session::step`], with the logits after each of the last `count` tokens, row after row: what the model
    /// thinks of tokens that are known, all at once.
    ///
    /// # Errors
    /// As [`Session::step`].
    pub async fn step_rating(
        &mut self,
        tokens: &[u32],
        count: usize,
    ) -> Result<Vec<f32>, ModelError> {
        let (length, context) = (self.tokens.len() + tokens.len(), self.cache.context());
        if length > context {
            return Err(ModelError::ContextFull { length, context });
        }
        if tokens.is_empty() {
            return Err(ModelError::NoTokens);
        }
        let mut logits = Vec::new();
        let mut left = tokens.len();
        for chunk in tokens.chunks(CHUNK) {
            self.check_in().await?;
            let read = self.transformer.read(chunk, &mut self.cache)?;
            self.tokens.extend_from_slice(chunk);
            left -= chunk.len();
            let rated = count.saturating_sub(left).min(chunk.len());
            if rated > 0 {
                let rows = read.narrow(0, chunk.len() - rated, rated);
                logits.extend(self.read_back(self.transformer.logits(rows)).await?);
            }
        }
        Ok(logits)
    }

    /// Gives others a turn.
    async fn check_in(&self) -> Result<(), ModelError> {
        match &self.checkpoint {
            Some(checkpoint) if checkpoint().await => Err(ModelError::Cancelled),
            _ => Ok(()),
        }
    }

    async fn read_back(&self, logits: Tensor<2>) -> Result<Vec<f32>, ModelError> {
        let lost = |reason: String| ModelError::Device {
            device: format!("{:?}", self.transformer.device()),
            reason,
        };
        let data = logits
            .into_data_async()
            .await
            .map_err(|error| lost(error.to_string()))?;
        data.try_into_vec::<f32>()
            .map_err(|error| lost(error.to_string()))
    }

    /// Forgets what is not the beginning of `sequence`, and gives the rest of it, which is to be read next. That is at
    /// least its last token, since the logits after it are not kept.
    pub fn rewind<'a>(&mut self, sequence: &'a [u32]) -> &'a [u32] {
        let before_last = sequence.len().saturating_sub(1);
        let common = self.keep_common(&sequence[..before_last]);
        &sequence[common..]
    }

    /// Forgets what is not the beginning of `sequence`; how many tokens are left.
    fn keep_common(&mut self, sequence: &[u32]) -> usize {
        let pairs = self.tokens.iter().zip(sequence);
        let common = pairs.take_while(|(read, wanted)| read == wanted).count();
        self.truncate(common);
        common
    }

    /// Reads a whole sequence, keeping what it has in common with the tokens read so far.
    ///
    /// # Errors
    /// As [`Session::step`].
    pub async fn read(&mut self, sequence: &[u32]) -> Result<Vec<f32>, ModelError> {
        let unread = self.rewind(sequence);
        self.step(unread).await
    }
}

impl Session {
    /// Whether [`Session::branches`] are computed side by side; if not, there are none.
    #[must_use]
    pub fn has_branches(&self) -> bool {
        self.transformer.has_branches()
    }

    /// Reads `stem`, keeping what it has in common with the tokens read so far; then `count` sequences go on from there,
    /// each by itself. Nothing that they read is kept.
    ///
    /// # Errors
    /// As [`Session::step`]; and [`ModelError::Cache`] where there are no branches.
    pub async fn branches(
        &mut self,
        stem: &[u32],
        count: usize,
    ) -> Result<Branches<'_>, ModelError> {
        let common = self.keep_common(stem);
        if common < stem.len() {
            self.step_rating(&stem[common..], 0).await?;
        }
        let branches: Option<Vec<Branch>> = (0..count).map(|_| self.cache.branch()).collect();
        Ok(Branches {
            branches: branches.ok_or(ModelError::Cache)?,
            session: self,
        })
    }
}

/// Sequences that begin alike and are read side by side: every weight is fetched once for all of them.
pub struct Branches<'a> {
    /// Its tokens are the beginning; it stays as it is as long as there are branches.
    session: &'a mut Session,
    branches: Vec<Branch>,
}

impl Branches<'_> {
    /// Reads the next tokens of each branch, of some none. Returns the logits after each of the others, row after row:
    /// those that [`Session::step`] gives for the same sequence.
    ///
    /// # Errors
    /// As [`Session::step`]; the branches are of no more use then.
    pub async fn step(&mut self, tokens: &[&[u32]]) -> Result<Vec<f32>, ModelError> {
        self.session.check_in().await?;
        let mut read: Vec<(&mut Branch, &[u32])> = self
            .branches
            .iter_mut()
            .zip(tokens.iter().copied())
            .filter(|(_, tokens)| !tokens.is_empty())
            .collect();
        let Session {
            transformer, cache, ..
        } = &mut *self.session;
        let last = transformer.read_branches(cache, &mut read)?;
        let logits = transformer.logits(last);
        self.session.read_back(logits).await
    }
}

impl fmt::Debug for Session {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Session")
            .field("config", self.config())
            .field("device", self.transformer.device())
            .field("tokens", &self.tokens.len())
            .finish_non_exhaustive()
    }
}
