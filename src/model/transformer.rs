//! The transformer: decoder only, RMS norms, SwiGLU, no biases, one matrix for reading and writing tokens.
//!
//! This is the definition of the model, in burn's tensors, for whatever device; its blocks are in `layer`. On the CPU they are
//! computed by `cpu`, which says the same operations over plain slices and int8 weights; tokens become vectors and vectors
//! logits here in both forms. On a GPU all of it is computed by `gpu`. Which it is, `form` decides.

use burn::tensor::{Device, Tensor, TensorData};
use std::ops::Range;

use super::cache::{Branch, BranchKept, Cache, Kept};
#[cfg(feature = "definition")]
use super::convolution::Near;
use super::device::Tensors;
#[cfg(feature = "definition")]
use super::layer::Layers;
use super::linear::{self, Linear};
use super::weights::Weights;
use super::{Config, ModelError, cpu};

/// A model in tensors.
#[derive(Debug)]
pub(super) struct Transformer {
    config: Config,
    device: Device,
    /// `[V, D]`: a token's vector is a row, and its logit that row's product with the last vector.
    embedding: Linear,
    blocks: Blocks,
    /// `[1, D]`.
    norm: Tensor<2>,
}

/// The blocks, in the form in which they are computed.
#[derive(Debug)]
enum Blocks {
    #[cfg(feature = "definition")]
    F32(Box<Layers>),
    Int8(cpu::Blocks),
}

impl Transformer {
    /// Moves the weights to where they are computed with.
    pub(super) fn new(weights: Weights, compute: &Tensors) -> Self {
        let Weights {
            config,
            embedding,
            layers,
            norm,
        } = weights;
        let device = compute.device();
        let blocks = match compute {
            #[cfg(feature = "definition")]
            Tensors::F32(_) => Blocks::F32(Box::new(Layers::new(&config, layers, compute))),
            Tensors::Int8(isa) => Blocks::Int8(cpu::Blocks::new(&config.shape(), layers, *isa)),
        };
        Self {
            embedding: Linear::new(&embedding, compute),
            blocks,
            norm: row(norm, &device),
            config,
            device,
        }
    }

    /// The device that its logits are on.
    pub(super) fn device(&self) -> &Device {
        &self.device
    }

    /// Whether a cache of this model has branches.
    pub(super) fn has_branches(&self) -> bool {
        matches!(self.blocks, Blocks::Int8(_))
    }

    /// Reads tokens after those in the cache; returns what the last block makes of each, `[tokens, D]`.
    ///
    /// # Errors
    /// [`ModelError::Cache`] for the cache of another model; it is then as it was.
    pub(super) fn read(&self, tokens: &[u32], cache: &mut Cache) -> Result<Tensor<2>, ModelError> {
        let start = cache.len();
        let x = self.embedding.select(tokens); // [tokens, D]
        cache.extend(tokens);
        let read = self.read_vectors(x, start..start + tokens.len(), cache);
        read.inspect_err(|_| cache.truncate(start))
    }

    /// Reads tokens after those of each branch of a cache; returns what the last block makes of each branch's last one,
    /// `[branches, D]`.
    ///
    /// # Errors
    /// [`ModelError::Cache`] in the form that has no branches.
    pub(super) fn read_branches(
        &self,
        cache: &mut Cache,
        branches: &mut [(&mut Branch, &[u32])],
    ) -> Result<Tensor<2>, ModelError> {
        #[cfg_attr(
            not(any(feature = "definition", feature = "webgpu")),
            expect(irrefutable_let_patterns, reason = "the only kind there is")
        )]
        let (Blocks::Int8(blocks), Kept::Int8 { kept, room }) = (&self.blocks, &mut cache.kept)
        else {
            return Err(ModelError::Cache);
        };
        let all: Vec<u32> = branches
            .iter()
            .flat_map(|(_, tokens)| *tokens)
            .copied()
            .collect();
        let mut x = linear::values(self.embedding.select(&all)); // [tokens, D]
        let reach = self.config.convolution;
        let mut spans: Vec<cpu::Span<'_>> = Vec::new();
        for (Branch { kept, parts, .. }, tokens) in branches.iter_mut() {
            #[cfg_attr(
                not(feature = "webgpu"),
                expect(irrefutable_let_patterns, reason = "the only kind there is")
            )]
            let BranchKept::Int8(kept) = kept else {
                return Err(ModelError::Cache);
            };
            let start = parts.len();
            parts.extend(tokens);
            spans.push(cpu::Span {
                start,
                reached: parts.reached(start..start + tokens.len(), reach),
                kept,
            });
        }
        blocks.forward(&mut x, Some(kept), &mut spans, room);
        let width = self.config.width;
        let mut end = 0;
        let mut last = Vec::with_capacity(branches.len() * width);
        for (_, tokens) in branches {
            end += tokens.len() * width;
            last.extend_from_slice(&x[end - width..end]);
        }
        Ok(linear::tensor(last, width))
    }

    /// The logits after tokens of which the last block has made `x`: `[tokens, D]` to `[tokens, V]`.
    pub(super) fn logits(&self, x: Tensor<2>) -> Tensor<2> {
        self.embedding
            .forward(normalise(x, self.config.norm_epsilon) * self.norm.clone())
    }

    /// Takes `x`, `[tokens, D]`, of the tokens at these positions through all blocks.
    fn read_vectors(
        &self,
        x: Tensor<2>,
        range: Range<usize>,
        cache: &mut Cache,
    ) -> Result<Tensor<2>, ModelError> {
        let Config {
            convolution, width, ..
        } = self.config;
        let reached = cache.parts.reached(range.clone(), convolution);
        match (&self.blocks, &mut cache.kept) {
            (Blocks::Int8(blocks), Kept::Int8 { kept, room }) => {
                let mut values = linear::values(x);
                let span = cpu::Span {
                    start: range.start,
                    reached,
                    kept,
                };
                blocks.forward(&mut values, None, &mut [span], room);
                Ok(linear::tensor(values, width))
            }
            #[cfg(feature = "definition")]
            (Blocks::F32(layers), Kept::F32(kept)) => {
                let near = Near::new(range.clone(), reached, convolution, &self.device);
                Ok(layers.forward(x, range, &near, kept))
            }
            #[cfg_attr(
                not(any(feature = "definition", feature = "webgpu")),
                expect(unreachable_patterns, reason = "the only kind there is")
            )]
            _ => Err(ModelError::Cache),
        }
    }
}

/// Divides by the root mean square over the last dimension.
pub(super) fn normalise<const N: usize>(x: Tensor<N>, epsilon: f64) -> Tensor<N> {
    let mean = x.clone().square().mean_dim(N - 1);
    x / mean.add_scalar(epsilon).sqrt()
}

/// A vector as a row.
pub(super) fn row(values: Vec<f32>, device: &Device) -> Tensor<2> {
    let size = values.len();
    Tensor::from_data(TensorData::new(values, [1, size]), device)
}
