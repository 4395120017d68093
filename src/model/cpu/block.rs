//! The blocks of the transformer, as `transformer.rs` has them in tensors: attention, then the feed-forward part, each
//! added to what it reads.

use crate::activations::Activations;
use crate::attention::{Rope, Seen, Turn, attend};
use crate::kept::{Kept, KeptBlock};
use crate::matrix::PackedMatrix;
use crate::shape::Shape;
use crate::simd::{Isa, Kernel, LANES, Simd};
use crate::vector::{convolve, gate, normalise};
use crate::weights::LayerWeights;

/// All blocks of a model, and the positions that they share.
#[derive(Debug)]
pub struct Blocks {
    blocks: Vec<Block>,
    rope: Rope,
    isa: Isa,
}

impl Blocks {
    /// Arranges the weights for an instruction set.
    pub fn new(shape: &Shape, layers: Vec<LayerWeights>, isa: Isa) -> Self {
        let block = |weights| Block::new(shape, weights, isa);
        Self {
            blocks: layers.into_iter().map(block).collect(),
            rope: Rope::new(shape),
            isa,
        }
    }

    /// Reads the tokens of `spans`: `x`, `[tokens, D]`, becomes what the last block makes of them. The sequences are
    /// branches of `trunk`, if there is one.
    pub fn forward(
        &self,
        x: &mut [f32],
        trunk: Option<&Kept>,
        spans: &mut [Span<'_>],
        room: &mut Room,
    ) {
        for span in spans.iter_mut() {
            span.kept.reserve(span.start + span.reached.len());
        }
        self.isa.run(Forward {
            blocks: &self.blocks,
            rope: &self.rope,
            x,
            trunk,
            spans,
            room,
        });
    }
}

/// Tokens of one sequence that are read, one after the other; those of several sequences are read side by side.
#[derive(Debug)]
pub struct Span<'a> {
    /// The position of the first one.
    pub start: usize,
    /// How many neighbours before it the convolutions of each token may read.
    pub reached: Vec<usize>,
    /// What its sequence keeps.
    pub kept: &'a mut Kept,
}

/// [`Blocks::forward`], to be compiled for each instruction set.
struct Forward<'a, 's> {
    blocks: &'a [Block],
    rope: &'a Rope,
    x: &'a mut [f32],
    trunk: Option<&'a Kept>,
    spans: &'a mut [Span<'s>],
    room: &'a mut Room,
}

impl Kernel for Forward<'_, '_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self) {
        for (index, block) in self.blocks.iter().enumerate() {
            let mut at = At {
                index,
                rope: self.rope,
                trunk: self.trunk,
                spans: self.spans,
            };
            block.forward::<S>(self.x, &mut at, self.room);
        }
    }
}

/// The tokens being read, and the block that reads them.
struct At<'a, 's> {
    index: usize,
    rope: &'a Rope,
    trunk: Option<&'a Kept>,
    spans: &'a mut [Span<'s>],
}

/// Memory for what lies between two operations, used again for every block and token.
#[derive(Debug, Default)]
pub struct Room {
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
    fn new(shape: &Shape, weights: LayerWeights, isa: Isa) -> Self {
        let epsilon = shape.norm_epsilon as f32;
        let reading = |norm, shares: Option<Vec<f32>>| Reading {
            norm,
            shares: shares.unwrap_or_default(),
            reach: shape.convolution,
            epsilon,
        };
        Self {
            attention: reading(weights.attention_norm, weights.attention_convolution),
            query_key_value: PackedMatrix::new(&weights.query_key_value, isa),
            turn: Turn::new(shape, &weights.query_norm, weights.key_norm),
            output: PackedMatrix::new(&weights.output, isa),
            mlp: reading(weights.mlp_norm, weights.mlp_convolution),
            gate_up: PackedMatrix::new(&weights.gate_up, isa),
            down: PackedMatrix::new(&weights.down, isa),
        }
    }

    /// `x` is `[tokens, D]`.
    #[inline(always)]
    fn forward<S: Simd>(&self, x: &mut [f32], at: &mut At<'_, '_>, room: &mut Room) {
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
            .forward::<S>(x, at, |kept| &mut kept.attention_inputs, read);
        multiply::<S>(&self.query_key_value, read, quantised, mixed); // [tokens, 3D]
        attended.resize(x.len(), 0.0);
        self.attend::<S>(at, mixed, scores, attended);
        multiply_onto::<S>(&self.output, attended, quantised, x);

        self.mlp
            .forward::<S>(x, at, |kept| &mut kept.mlp_inputs, read);
        multiply::<S>(&self.gate_up, read, quantised, gated); // [tokens, 2 hidden]
        hidden.resize(gated.len() / 2, 0.0);
        let rows = gated.chunks_exact(self.gate_up.rows());
        for (gated, hidden) in rows.zip(hidden.chunks_exact_mut(self.down.columns())) {
            gate::<S>(gated, hidden);
        }
        multiply_onto::<S>(&self.down, hidden, quantised, x);
    }

    /// `mixed` is `[tokens, 3D]`, `attended` `[tokens, D]`.
    #[inline(always)]
    fn attend<S: Simd>(
        &self,
        at: &mut At<'_, '_>,
        mixed: &mut [f32],
        scores: &mut Vec<[f32; LANES]>,
        attended: &mut [f32],
    ) {
        let trunk = at.trunk.map(|trunk| &trunk.blocks[at.index].attention);
        let width = self.output.columns();
        let mut read = 0;
        for span in at.spans.iter_mut() {
            let tokens = read..read + span.reached.len();
            read = tokens.end;
            let mixed = &mut mixed[3 * width * tokens.start..3 * width * tokens.end];
            let attended = &mut attended[width * tokens.start..width * tokens.end];
            let own = &mut span.kept.blocks[at.index].attention;
            let seen = Seen { trunk, own };
            attend::<S>(
                &self.turn, at.rope, span.start, mixed, seen, scores, attended,
            );
        }
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
    /// `inputs` is where a block keeps what this part has read.
    #[inline(always)]
    fn forward<S: Simd>(
        &self,
        x: &[f32],
        at: &mut At<'_, '_>,
        inputs: impl Fn(&mut KeptBlock) -> &mut Vec<f32>,
        read: &mut Vec<f32>,
    ) {
        let width = self.norm.len();
        read.resize(x.len(), 0.0);
        for (x, read) in x.chunks_exact(width).zip(read.chunks_exact_mut(width)) {
            normalise::<S>(x, &self.norm, self.epsilon, read);
        }
        if self.reach == 0 {
            return;
        }
        let mut rows = read.as_mut_slice();
        for span in at.spans.iter_mut() {
            let own;
            (own, rows) = rows.split_at_mut(span.reached.len() * width);
            let first = span.kept.input_row(span.start) * width;
            let inputs = inputs(&mut span.kept.blocks[at.index]);
            inputs[first..first + own.len()].copy_from_slice(own);
            let tokens = own.chunks_exact_mut(width).zip(&span.reached);
            for (token, (row, reached)) in tokens.enumerate() {
                let (here, near) = (first + token * width, reached * width);
                let shares = &self.shares[self.shares.len() - near..];
                convolve::<S>(row, &inputs[here - near..here], shares);
            }
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
