//! The blocks of the transformer, as `transformer.rs` has them in tensors: attention, then the feed-forward part, each
//! added to what it reads.

use super::activations::Activations;
use super::attention::{KeysValues, Rope, Turn, attend};
use super::matrix::PackedMatrix;
use super::simd::{Isa, Kernel, LANES, Simd};
use super::vector::{convolve, gate, normalise};
use crate::model::{Config, LayerWeights};

/// All blocks of a model, and the positions that they share.
#[derive(Debug)]
pub struct Blocks {
    blocks: Vec<Block>,
    rope: Rope,
    isa: Isa,
}

impl Blocks {
    /// Arranges the weights for an instruction set.
    pub fn new(config: &Config, layers: Vec<LayerWeights>, isa: Isa) -> Self {
        let block = |weights| Block::new(config, weights, isa);
        Self {
            blocks: layers.into_iter().map(block).collect(),
            rope: Rope::new(config),
            isa,
        }
    }

    /// Reads tokens from position `start` on: `x`, `[tokens, D]`, becomes what the last block makes of it. `reached` is
    /// how many neighbours before it each token's convolutions may read.
    pub fn forward(&self, x: &mut [f32], start: usize, reached: &[usize], kept: &mut Kept) {
        let at = At {
            rope: &self.rope,
            start,
            reached,
        };
        let blocks = &self.blocks;
        self.isa.run(Forward {
            blocks,
            x,
            at,
            kept,
        });
    }
}

/// [`Blocks::forward`], to be compiled for each instruction set.
struct Forward<'a> {
    blocks: &'a [Block],
    x: &'a mut [f32],
    at: At<'a>,
    kept: &'a mut Kept,
}

impl Kernel for Forward<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self) {
        let Kept { blocks, room } = self.kept;
        for (block, kept) in self.blocks.iter().zip(blocks) {
            block.forward::<S>(self.x, &self.at, kept, room);
        }
    }
}

/// The tokens being read.
struct At<'a> {
    rope: &'a Rope,
    start: usize,
    reached: &'a [usize],
}

/// What the blocks keep of the tokens read.
#[derive(Debug)]
pub struct Kept {
    blocks: Vec<KeptBlock>,
    room: Room,
}

#[derive(Debug)]
struct KeptBlock {
    attention: KeysValues,
    /// What the short convolutions have read, `[reach + context, D]`, the first rows zeros; empty without convolutions.
    attention_inputs: Vec<f32>,
    mlp_inputs: Vec<f32>,
}

impl Kept {
    /// For the configuration's whole context; nothing has been read yet.
    pub fn new(config: &Config) -> Self {
        let rows = match config.convolution {
            0 => 0,
            reach => reach + config.context,
        };
        let inputs = || vec![0.0; rows * config.width];
        let block = |_| KeptBlock {
            attention: KeysValues::new(config),
            attention_inputs: inputs(),
            mlp_inputs: inputs(),
        };
        Self {
            blocks: (0..config.layers).map(block).collect(),
            room: Room::default(),
        }
    }
}

/// Memory for what lies between two operations, used again for every block and token.
#[derive(Debug, Default)]
struct Room {
    read: Vec<f32>,
    mixed: Vec<f32>,
    attended: Vec<f32>,
    gated: Vec<f32>,
    hidden: Vec<f32>,
    quantised: Activations,
    scores: Vec<[f32; LANES]>,
}

#[derive(Debug)]
struct Block {
    attention: Reading,
    query_key_value: PackedMatrix,
    turn: Turn,
    output: PackedMatrix,
    mlp: Reading,
    gate_up: PackedMatrix,
    down: PackedMatrix,
}

impl Block {
    fn new(config: &Config, weights: LayerWeights, isa: Isa) -> Self {
        let epsilon = config.norm_epsilon as f32;
        let reading = |norm, shares: Option<Vec<f32>>| Reading {
            norm,
            shares: shares.unwrap_or_default(),
            reach: config.convolution,
            epsilon,
        };
        Self {
            attention: reading(weights.attention_norm, weights.attention_convolution),
            query_key_value: PackedMatrix::new(&weights.query_key_value, isa),
            turn: Turn::new(config, &weights.query_norm, weights.key_norm),
            output: PackedMatrix::new(&weights.output, isa),
            mlp: reading(weights.mlp_norm, weights.mlp_convolution),
            gate_up: PackedMatrix::new(&weights.gate_up, isa),
            down: PackedMatrix::new(&weights.down, isa),
        }
    }

    /// `x` is `[tokens, D]`.
    #[inline(always)]
    fn forward<S: Simd>(&self, x: &mut [f32], at: &At<'_>, kept: &mut KeptBlock, room: &mut Room) {
        let Room {
            read,
            mixed,
            attended,
            gated,
            hidden,
            quantised,
            scores,
        } = room;
        self.attention
            .forward::<S>(x, at, &mut kept.attention_inputs, read);
        multiply::<S>(&self.query_key_value, read, quantised, mixed); // [tokens, 3D]
        attended.resize(x.len(), 0.0);
        let cache = &mut kept.attention;
        attend::<S>(
            &self.turn, at.rope, at.start, mixed, cache, scores, attended,
        );
        multiply_onto::<S>(&self.output, attended, quantised, x);

        self.mlp.forward::<S>(x, at, &mut kept.mlp_inputs, read);
        multiply::<S>(&self.gate_up, read, quantised, gated); // [tokens, 2 hidden]
        hidden.resize(gated.len() / 2, 0.0);
        let rows = gated.chunks_exact(self.gate_up.rows());
        for (gated, hidden) in rows.zip(hidden.chunks_exact_mut(self.down.columns())) {
            gate::<S>(gated, hidden);
        }
        multiply_onto::<S>(&self.down, hidden, quantised, x);
    }
}

/// What a part reads of `x`: normalised, and mixed with the neighbours before.
#[derive(Debug)]
struct Reading {
    norm: Vec<f32>,
    /// Of the neighbours, the farthest first, `[reach, D]`; empty without a convolution.
    shares: Vec<f32>,
    reach: usize,
    epsilon: f32,
}

impl Reading {
    #[inline(always)]
    fn forward<S: Simd>(&self, x: &[f32], at: &At<'_>, inputs: &mut [f32], read: &mut Vec<f32>) {
        let width = self.norm.len();
        read.resize(x.len(), 0.0);
        for (x, read) in x.chunks_exact(width).zip(read.chunks_exact_mut(width)) {
            normalise::<S>(x, &self.norm, self.epsilon, read);
        }
        if self.reach == 0 {
            return;
        }
        let first = (at.start + self.reach) * width;
        inputs[first..first + read.len()].copy_from_slice(read);
        for (token, (read, reached)) in read.chunks_exact_mut(width).zip(at.reached).enumerate() {
            let (here, near) = (first + token * width, reached * width);
            let shares = &self.shares[self.shares.len() - near..];
            convolve::<S>(read, &inputs[here - near..here], shares);
        }
    }
}

/// `out` becomes the layer's outputs for the rows of `x`.
#[inline(always)]
fn multiply<S: Simd>(
    layer: &PackedMatrix,
    x: &[f32],
    quantised: &mut Activations,
    out: &mut Vec<f32>,
) {
    quantised.quantise::<S>(x, layer.columns());
    out.resize(quantised.rows() * layer.rows(), 0.0);
    layer.multiply::<S, false>(quantised, out);
}

/// The layer's outputs are added to `out`.
#[inline(always)]
fn multiply_onto<S: Simd>(
    layer: &PackedMatrix,
    x: &[f32],
    quantised: &mut Activations,
    out: &mut [f32],
) {
    quantised.quantise::<S>(x, layer.columns());
    layer.multiply::<S, true>(quantised, out);
}
