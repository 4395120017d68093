//! A model with what it has read: feed it tokens, get the logits of the next one.
//!
//! Everything is asynchronous because a browser's GPU can only be read that way; on the CPU nothing ever waits, and
//! [`super::block_on`] drives it from ordinary code.

use std::fmt;
use std::future::Future;
use std::pin::Pin;

use super::ahead::{Ahead, Rated};
use super::cache::Branch;
use super::form::{Model, Reading};
use super::shelf::{Sequence, Shelf};
use super::{Compute, Config, ModelError, Weights};
use crate::language::TokenMask;

/// Tokens read in one go: long enough for matrix products to be efficient, short enough for the scores of all heads
/// to stay small and for a cancellation to be noticed.
const CHUNK: usize = 256;

/// Asked between chunks and tokens: gives other tasks of a single-threaded host a turn, and says whether to stop.
pub type Checkpoint = Box<dyn Fn() -> Pin<Box<dyn Future<Output = bool>>>>;

/// A model, its key-value cache and the tokens in it; and those that it has read before and may come back to.
pub struct Session {
    model: Model,
    present: Sequence,
    shelf: Shelf,
    /// What the device has read after them of its own choice.
    ahead: Ahead,
    decoded: u64,
    read: u64,
    checkpoint: Option<Checkpoint>,
}

impl Session {
    /// A session that has read nothing.
    #[must_use]
    pub fn new(weights: Weights, compute: &Compute) -> Self {
        let (model, cache) = Model::new(weights, compute);
        Self {
            model,
            present: Sequence {
                cache,
                tokens: Vec::new(),
            },
            shelf: Shelf::default(),
            ahead: Ahead::default(),
            decoded: 0,
            read: 0,
            checkpoint: None,
        }
    }

    /// Loads a model from the contents of `config.json` and `weights.safetensors`.
    ///
    /// # Errors
    /// A [`ModelError`] that says which file is wrong and how.
    pub fn load(config: &str, weights: &[u8], compute: &Compute) -> Result<Self, ModelError> {
        let weights = Weights::read(&Config::from_json(config)?, weights)?;
        Ok(Self::new(weights, compute))
    }

    /// Sets what is asked between chunks and tokens; when it answers true, reading ends with
    /// [`ModelError::Cancelled`].
    pub fn set_checkpoint(&mut self, checkpoint: Checkpoint) {
        self.checkpoint = Some(checkpoint);
    }

    /// The model's sizes.
    #[must_use]
    pub fn config(&self) -> &Config {
        self.model.config()
    }

    /// The tokens read so far.
    #[must_use]
    pub fn tokens(&self) -> &[u32] {
        &self.present.tokens
    }

    /// How many tokens were chosen by what [`Session::decode`] and [`Branches`] gave, over the session's life.
    #[must_use]
    pub fn decoded(&self) -> u64 {
        self.decoded
    }

    /// How many tokens the model has read, over the session's life: what it keeps of a sequence is not read again.
    #[must_use]
    pub fn tokens_read(&self) -> u64 {
        self.read
    }

    /// Tokens that still fit.
    #[must_use]
    pub fn room(&self) -> usize {
        self.present.cache.context() - self.present.cache.len()
    }

    /// Forgets all but the first `length` tokens, and whatever was read before.
    pub fn truncate(&mut self, length: usize) {
        if length < self.present.tokens.len() {
            self.ahead.clear();
        }
        self.present.truncate(length);
        self.shelf.clear();
    }

    /// Reads tokens after those already read. Returns the logits of the token that follows, one for each token of
    /// the vocabulary.
    ///
    /// # Errors
    /// [`ModelError::NoTokens`], [`ModelError::Token`] for an id outside the vocabulary, [`ModelError::ContextFull`], and
    /// [`ModelError::Device`] when the result cannot be read back. What was read before the error stays read:
    /// [`Session::tokens`] tells.
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
        self.check_room(tokens)?;
        self.ahead.clear();
        let mut logits = Vec::new();
        let mut left = tokens.len();
        for chunk in tokens.chunks(CHUNK) {
            self.check_in().await?;
            left -= chunk.len();
            let rated = count.saturating_sub(left).min(chunk.len());
            let Sequence { cache, tokens } = &mut self.present;
            logits.extend(self.model.rate(chunk, rated, cache).await?);
            self.read += chunk.len() as u64;
            tokens.extend_from_slice(chunk);
        }
        Ok(logits)
    }

    /// Like [`Session::step`], in order to choose one of `allowed` by the logits and to read that next. A device that
    /// answers slowly makes a choice itself meanwhile and goes on; where it was the right one, the next answer is there.
    ///
    /// # Errors
    /// As [`Session::step`].
    pub async fn decode(
        &mut self,
        tokens: &[u32],
        allowed: &TokenMask,
    ) -> Result<Vec<f32>, ModelError> {
        self.check_room(tokens)?;
        self.decoded += 1;
        let (known, logits) = self.ahead.take(tokens);
        let (read, unread) = tokens.split_at(known);
        self.present.cache.extend(read);
        self.present.tokens.extend_from_slice(read);
        if let (Some(logits), []) = (logits, unread) {
            self.check_in().await?;
            return Ok(logits);
        }
        let last = unread.chunks(CHUNK).next_back().unwrap_or_default();
        let (early, last) = unread.split_at(unread.len() - last.len());
        if !early.is_empty() {
            self.step_rating(early, 0).await?;
        }
        self.check_in().await?;
        let Sequence { cache, tokens } = &mut self.present;
        let decoded = self.model.decode(last, Some(allowed), cache);
        let Rated { logits, ahead } = decoded.await?;
        self.read += last.len() as u64;
        tokens.extend_from_slice(last);
        self.ahead = ahead;
        Ok(logits)
    }

    fn check_room(&self, tokens: &[u32]) -> Result<(), ModelError> {
        let Sequence {
            cache,
            tokens: read,
        } = &self.present;
        let (length, context) = (read.len() + tokens.len(), cache.context());
        if length > context {
            return Err(ModelError::ContextFull { length, context });
        }
        if tokens.is_empty() {
            return Err(ModelError::NoTokens);
        }
        Ok(())
    }

    /// Gives others a turn.
    async fn check_in(&self) -> Result<(), ModelError> {
        match &self.checkpoint {
            Some(checkpoint) if checkpoint().await => Err(ModelError::Cancelled),
            _ => Ok(()),
        }
    }

    /// Forgets what is not the beginning of `sequence`, and gives the rest of it, which is to be read next. That is at
    /// least its last token, since the logits after it are not kept.
    pub fn rewind<'a>(&mut self, sequence: &'a [u32]) -> &'a [u32] {
        let before_last = sequence.len().saturating_sub(1);
        let common = self.keep_common(&sequence[..before_last]);
        &sequence[common..]
    }

    /// Keeps what has been read of `sequence` alone, of the present one or of one before; how many tokens that is.
    fn keep_common(&mut self, sequence: &[u32]) -> usize {
        let read = self.present.tokens.len();
        let goes_on = self.present.common(sequence) == read;
        let common = self.shelf.fetch(&mut self.present, sequence);
        if !goes_on || common != read {
            self.ahead.clear();
        }
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
        self.model.has_branches()
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
        // They are read where the device has read ahead.
        self.ahead.clear();
        Ok(Branches {
            branches: self
                .present
                .cache
                .branches(count)
                .ok_or(ModelError::Cache)?,
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
    /// The logits after a branch has read these tokens, if a device has already read them of its own choice.
    pub fn known(&mut self, branch: usize, tokens: &[u32]) -> Option<Vec<f32>> {
        let branch = self.branches.get_mut(branch)?;
        let (known, logits) = branch.ahead.take(tokens);
        if known < tokens.len() {
            return None;
        }
        branch.parts.extend(tokens);
        self.session.decoded += 1;
        logits
    }

    /// Reads the next tokens of each branch, of some none, where one of the allowed ones is to follow. Returns the logits
    /// after each of the others: those that [`Session::step`] gives for the same sequence.
    ///
    /// # Errors
    /// As [`Session::step`]; the branches are of no more use then.
    pub async fn decode(
        &mut self,
        tokens: &[(&[u32], &TokenMask)],
    ) -> Result<Vec<Vec<f32>>, ModelError> {
        self.session.check_in().await?;
        let (mut read, mut ahead) = (Vec::new(), Vec::new());
        for (branch, (tokens, allowed)) in self.branches.iter_mut().zip(tokens) {
            branch.ahead.clear();
            if !tokens.is_empty() {
                read.push(Reading {
                    branch,
                    tokens,
                    allowed: Some(allowed),
                });
            }
        }
        let Session { model, present, .. } = &mut *self.session;
        let mut logits = Vec::new();
        for rated in model.decode_branches(&mut present.cache, read).await? {
            logits.push(rated.logits);
            ahead.push(rated.ahead);
        }
        let reading = self.branches.iter_mut().zip(tokens);
        let reading = reading.filter(|(_, (tokens, _))| !tokens.is_empty());
        for ((branch, _), ahead) in reading.zip(ahead) {
            branch.ahead = ahead;
        }
        let read: usize = tokens.iter().map(|(tokens, _)| tokens.len()).sum();
        self.session.read += read as u64;
        self.session.decoded += logits.len() as u64;
        Ok(logits)
    }
}

impl fmt::Debug for Session {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Session")
            .field("config", self.config())
            .field("device", &self.model.device())
            .field("tokens", &self.present.tokens.len())
            .finish_non_exhaustive()
    }
}
