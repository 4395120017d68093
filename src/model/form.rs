//! A model in the form in which it is computed: in tensors, or on a GPU by kernels of its own.

use super::ahead::{Ahead, Rated};
use super::cache::{Branch, Cache};
#[cfg(feature = "webgpu")]
use super::cache::{BranchKept, Kept};
use super::device::{Compute, Tensors};
#[cfg(feature = "webgpu")]
use super::gpu;
use super::transformer::Transformer;
use super::{Config, ModelError, Weights};
use crate::language::TokenMask;
use burn::tensor::Tensor;

/// Tokens that a GPU reads of its own choice after those that it is given: so many that waiting for an answer costs
/// little of each, and not many more than are asked for in a step of the debugger, since those after its end are for
/// nothing. Steps of simple programs ask for two or three at a time (docs/benchmarks.md, "WebGPU").
#[cfg(feature = "webgpu")]
const AHEAD: usize = 4;

/// The most tokens of all branches that a GPU reads at once.
#[cfg(feature = "webgpu")]
const TOGETHER: usize = 256;

/// A model on a device.
#[derive(Debug)]
pub(super) struct Model {
    config: Config,
    form: Form,
}

#[derive(Debug)]
enum Form {
    Tensors(Box<Transformer>),
    #[cfg(feature = "webgpu")]
    Gpu(Box<gpu::Model>),
}

/// What a branch reads next, and what may follow it.
pub(super) struct Reading<'a> {
    pub(super) branch: &'a mut Branch,
    pub(super) tokens: &'a [u32],
    /// For who goes on with the likeliest of these.
    #[cfg_attr(not(feature = "webgpu"), expect(dead_code, reason = "no other does"))]
    pub(super) allowed: Option<&'a TokenMask>,
}

impl Model {
    /// Moves the weights to where they are computed with; and an empty cache.
    pub(super) fn new(weights: Weights, compute: &Compute) -> (Self, Cache) {
        let config = weights.config.clone();
        let cache = Cache::new(&config, compute);
        let tensors =
            |weights, tensors| Form::Tensors(Box::new(Transformer::new(weights, &tensors)));
        let form = match compute {
            #[cfg(feature = "definition")]
            Compute::F32(device) => tensors(weights, Tensors::F32(device.clone())),
            Compute::Int8(isa) => tensors(weights, Tensors::Int8(*isa)),
            #[cfg(feature = "webgpu")]
            Compute::Gpu(gpu) => Form::Gpu(Box::new(gpu::Model::new(weights, gpu))),
        };
        (Self { config, form }, cache)
    }

    /// The model's sizes.
    pub(super) fn config(&self) -> &Config {
        &self.config
    }

    /// What it is computed on.
    pub(super) fn device(&self) -> String {
        match &self.form {
            Form::Tensors(model) => format!("{:?}", model.device()),
            #[cfg(feature = "webgpu")]
            Form::Gpu(model) => model.gpu().name().to_owned(),
        }
    }

    /// Whether a cache of this model has branches.
    pub(super) fn has_branches(&self) -> bool {
        match &self.form {
            Form::Tensors(model) => model.has_branches(),
            #[cfg(feature = "webgpu")]
            Form::Gpu(_) => true,
        }
    }

    /// Reads tokens after those in the cache; the logits after each of the last `count`, row after row.
    ///
    /// # Errors
    /// [`ModelError::NoTokens`], [`ModelError::Token`] for an id outside the vocabulary, [`ModelError::ContextFull`]; and
    /// [`ModelError::Device`] when the device is lost.
    pub(super) async fn rate(
        &self,
        tokens: &[u32],
        count: usize,
        cache: &mut Cache,
    ) -> Result<Vec<f32>, ModelError> {
        self.check(tokens, cache.len())?;
        match &self.form {
            Form::Tensors(model) => {
                let read = model.read(tokens, cache)?;
                if count == 0 {
                    return Ok(Vec::new());
                }
                let rated = read.narrow(0, tokens.len() - count, count);
                self.read_back(model.logits(rated)).await
            }
            #[cfg(feature = "webgpu")]
            Form::Gpu(model) => {
                let answers = self.ask(model, tokens, count, 0, None, cache).await?;
                Ok(answers
                    .into_iter()
                    .flat_map(|answer| answer.logits)
                    .collect())
            }
        }
    }

    /// Reads tokens after those in the cache, where one of `allowed` is to follow; the logits after the last.
    ///
    /// # Errors
    /// As [`Model::rate`].
    pub(super) async fn decode(
        &self,
        tokens: &[u32],
        allowed: Option<&TokenMask>,
        cache: &mut Cache,
    ) -> Result<Rated, ModelError> {
        match &self.form {
            Form::Tensors(_) => {
                // Nothing is gained by going on: nobody has to wait for an answer that is there.
                let _ = allowed;
                Ok(Rated {
                    logits: self.rate(tokens, 1, cache).await?,
                    ahead: Ahead::default(),
                })
            }
            #[cfg(feature = "webgpu")]
            Form::Gpu(model) => {
                self.check(tokens, cache.len())?;
                let room = self.config.context - cache.len() - tokens.len();
                let ahead = AHEAD.min(room);
                let answers = self.ask(model, tokens, 1, ahead, allowed, cache).await?;
                rated(answers.into_iter())
            }
        }
    }

    /// Reads tokens after those of each branch of a cache, where one of the allowed ones is to follow; the logits after
    /// each branch's last.
    ///
    /// # Errors
    /// As [`Model::rate`]; and [`ModelError::Cache`] in the form that has no branches.
    pub(super) async fn decode_branches(
        &self,
        cache: &mut Cache,
        mut readings: Vec<Reading<'_>>,
    ) -> Result<Vec<Rated>, ModelError> {
        for reading in &readings {
            self.check(reading.tokens, reading.branch.parts.len())?;
        }
        match &self.form {
            Form::Tensors(model) => {
                let mut branches: Vec<(&mut Branch, &[u32])> = readings
                    .iter_mut()
                    .map(|reading| (&mut *reading.branch, reading.tokens))
                    .collect();
                let last = model.read_branches(cache, &mut branches)?;
                let logits = self.read_back(model.logits(last)).await?;
                let rows = logits.chunks_exact(self.config.vocabulary_size);
                let rated = rows.map(|row| Rated {
                    logits: row.to_vec(),
                    ahead: Ahead::default(),
                });
                Ok(rated.collect())
            }
            #[cfg(feature = "webgpu")]
            Form::Gpu(model) => self.ask_branches(model, cache, readings).await,
        }
    }

    /// Whether tokens can be read after the first `start`.
    fn check(&self, tokens: &[u32], start: usize) -> Result<(), ModelError> {
        let (length, vocabulary) = (start + tokens.len(), self.config.vocabulary_size);
        if tokens.is_empty() {
            return Err(ModelError::NoTokens);
        }
        if let Some(&id) = tokens.iter().find(|&&id| id as usize >= vocabulary) {
            return Err(ModelError::Token { id, vocabulary });
        }
        let context = self.config.context;
        if length > context {
            return Err(ModelError::ContextFull { length, context });
        }
        Ok(())
    }

    async fn read_back(&self, logits: Tensor<2>) -> Result<Vec<f32>, ModelError> {
        let lost = |reason: String| ModelError::Device {
            device: self.device(),
            reason,
        };
        let data = logits
            .into_data_async()
            .await
            .map_err(|error| lost(error.to_string()))?;
        data.try_into_vec::<f32>()
            .map_err(|error| lost(error.to_string()))
    }
}

#[cfg(feature = "webgpu")]
impl Model {
    /// Reads tokens after those in the cache, then `ahead` more of the GPU's choice; what follows the last `count`, and
    /// each of the latter.
    async fn ask(
        &self,
        model: &gpu::Model,
        tokens: &[u32],
        count: usize,
        ahead: usize,
        allowed: Option<&TokenMask>,
        cache: &mut Cache,
    ) -> Result<Vec<gpu::Answer>, ModelError> {
        let start = cache.len();
        let Kept::Gpu(kept) = &mut cache.kept else {
            return Err(ModelError::Cache);
        };
        let reach = self.config.convolution;
        let mut span = [gpu::Span {
            tokens,
            start,
            reached: cache.parts.extend_ahead(tokens, ahead, reach),
            branch: None,
            allowed,
        }];
        let answers = model.read(&mut span, count, kept).await;
        answers.inspect_err(|_| cache.truncate(start))
    }

    async fn ask_branches(
        &self,
        model: &gpu::Model,
        cache: &mut Cache,
        mut readings: Vec<Reading<'_>>,
    ) -> Result<Vec<Rated>, ModelError> {
        let Kept::Gpu(kept) = &mut cache.kept else {
            return Err(ModelError::Cache);
        };
        let (reach, context) = (self.config.convolution, self.config.context);
        let count = readings.len();
        let most = (TOGETHER / count.max(1)).max(1);
        let mut ahead = AHEAD;
        for reading in &mut readings {
            // What is long is read before, by itself.
            while reading.tokens.len() > most {
                let early = (reading.tokens.len() - 1).min(TOGETHER);
                let (tokens, rest) = reading.tokens.split_at(early);
                let mut span = [span(reading.branch, tokens, 0, None, reach)?];
                model.read(&mut span, 0, kept).await?;
                reading.tokens = rest;
            }
            let length = reading.branch.parts.len() + reading.tokens.len();
            ahead = ahead.min(context - length);
        }
        let mut spans = Vec::with_capacity(count);
        for reading in &mut readings {
            let Reading {
                branch,
                tokens,
                allowed,
            } = reading;
            spans.push(span(branch, tokens, ahead, *allowed, reach)?);
        }
        let answers = model.read(&mut spans, 1, kept).await?;
        // Those after the first step come step by step, branch after branch.
        (0..count)
            .map(|index| rated(answers.iter().skip(index).step_by(count).cloned()))
            .collect()
    }
}

/// What a branch is to read.
#[cfg(feature = "webgpu")]
fn span<'a>(
    branch: &'a mut Branch,
    tokens: &'a [u32],
    ahead: usize,
    allowed: Option<&'a TokenMask>,
    reach: usize,
) -> Result<gpu::Span<'a>, ModelError> {
    let BranchKept::Gpu(kept) = &mut branch.kept else {
        return Err(ModelError::Cache);
    };
    Ok(gpu::Span {
        tokens,
        start: branch.parts.len(),
        reached: branch.parts.extend_ahead(tokens, ahead, reach),
        branch: Some(kept),
        allowed,
    })
}

/// Answers about tokens that follow one another.
#[cfg(feature = "webgpu")]
fn rated(mut answers: impl Iterator<Item = gpu::Answer>) -> Result<Rated, ModelError> {
    let first = answers.next().ok_or(ModelError::NoTokens)?;
    let mut chosen = first.chosen;
    let ahead = answers.map(|answer| {
        let read = std::mem::replace(&mut chosen, answer.chosen);
        (read, answer.logits)
    });
    Ok(Rated {
        logits: first.logits,
        ahead: Ahead::new(ahead),
    })
}
