//! Causal self-attention with rotary positions and normalised queries and keys.
//!
//! Written out rather than with burn's fused module, which is slower for one token at a time on the CPU.

use burn::tensor::{Device, Tensor, TensorData, activation::softmax};
use std::ops::Range;

use super::Config;
use super::LayerWeights;
use super::device::Tensors;
use super::layer::KeysValues;
use super::linear::Linear;
use super::transformer::normalise;

/// Added to the score of a key that a query may not see; finite, since GPU compilers may assume that no value is not.
const HIDDEN: f32 = -1e9;

/// The attention part of one block.
#[derive(Debug)]
pub(super) struct Attention {
    query_key_value: Linear,
    /// Weights of the query norm, divided by the root of the head size (the scale of the scores), then of the key
    /// norm: one row a head, `[1, 2 heads, head]`.
    query_key_norm: Tensor<3>,
    output: Linear,
    heads: usize,
    epsilon: f64,
}

impl Attention {
    /// Moves its part of the layer's weights to where they are computed with.
    pub(super) fn new(config: &Config, weights: &LayerWeights, compute: &Tensors) -> Self {
        let device = &compute.device();
        let (heads, head) = (config.heads, config.head_size());
        let scale = 1.0 / (head as f32).sqrt();
        let query = weights.query_norm.iter().map(|weight| weight * scale);
        let rows = query.collect::<Vec<_>>().repeat(heads).into_iter();
        let rows = rows.chain(weights.key_norm.repeat(heads)).collect();
        Self {
            query_key_value: Linear::new(&weights.query_key_value, compute),
            query_key_norm: Tensor::from_data(TensorData::new(rows, [1, 2 * heads, head]), device),
            output: Linear::new(&weights.output, compute),
            heads,
            epsilon: config.norm_epsilon,
        }
    }

    /// Attends from the tokens of `x`, `[tokens, D]`, to themselves and to the cached ones.
    pub(super) fn forward(
        &self,
        x: Tensor<2>,
        at: &Position,
        cache: KeysValues,
    ) -> (Tensor<2>, KeysValues) {
        let [tokens, width] = x.dims();
        let (heads, head) = (self.heads, width / self.heads);
        let mixed = self.query_key_value.forward(x); // [tokens, 3D]
        let rotated = mixed
            .clone()
            .narrow(1, 0, 2 * width)
            .reshape([tokens, 2 * heads, head]);
        let rotated = at.rotate(normalise(rotated, self.epsilon) * self.query_key_norm.clone());
        let query = rotated.clone().narrow(1, 0, heads).swap_dims(0, 1); // [heads, tokens, head]
        let key = rotated.narrow(1, heads, heads).swap_dims(0, 1);
        let value = mixed
            .narrow(1, 2 * width, width)
            .reshape([tokens, heads, head])
            .swap_dims(0, 1);

        let cache = cache.write(at.range.start, key, value);
        let (keys, values) = cache.read(at.range.end); // [heads, seen, head]
        let mut scores = query.matmul(keys.transpose()); // [heads, tokens, seen]
        if let Some(mask) = &at.mask {
            scores = scores + mask.clone();
        }
        let attended = softmax(scores, 2).matmul(values); // [heads, tokens, head]
        let attended = attended.swap_dims(0, 1).reshape([tokens, width]);
        (self.output.forward(attended), cache)
    }
}

/// Rotary position tables for the whole context.
#[derive(Debug)]
pub(super) struct Rope {
    /// `[context, 1, head]`, the first half repeated.
    cosine: Tensor<3>,
    sine: Tensor<3>,
    /// `x` times this is `x` with its halves swapped and the new first half negated, `[head, head]`: one product
    /// instead of two slices, a negation and a concatenation, each a dispatch on a GPU.
    half_turn: Tensor<2>,
}

impl Rope {
    pub(super) fn new(config: &Config, device: &Device) -> Self {
        let shape = config.shape();
        let (context, head) = (shape.context, shape.head_size());
        let half = head / 2;
        let angles: Vec<f64> = (0..context)
            .flat_map(|position| (0..head).map(move |index| shape.angle(position, index % half)))
            .collect();
        let table = |function: fn(f64) -> f64| {
            let values: Vec<f32> = angles.iter().map(|&angle| function(angle) as f32).collect();
            Tensor::from_data(TensorData::new(values, [context, 1, head]), device)
        };
        let mut turn = vec![0.0_f32; head * head];
        for index in 0..half {
            turn[(index + half) * head + index] = -1.0;
            turn[index * head + index + half] = 1.0;
        }
        Self {
            cosine: table(f64::cos),
            sine: table(f64::sin),
            half_turn: Tensor::from_data(TensorData::new(turn, [head, head]), device),
        }
    }

    /// What every layer needs to know of the tokens at these positions.
    pub(super) fn at(&self, range: Range<usize>) -> Position {
        let (start, tokens) = (range.start, range.len());
        let mask = (tokens > 1).then(|| causal_mask(&range, &self.cosine.device()));
        Position {
            cosine: self.cosine.clone().narrow(0, start, tokens),
            sine: self.sine.clone().narrow(0, start, tokens),
            half_turn: self.half_turn.clone(),
            mask,
            range,
        }
    }
}

/// The positions of the tokens being read, with what depends on them alone.
#[derive(Debug)]
pub(super) struct Position {
    range: Range<usize>,
    cosine: Tensor<3>,
    sine: Tensor<3>,
    half_turn: Tensor<2>,
    /// `[1, tokens, seen]`; none for a single token, which may see all there is.
    mask: Option<Tensor<3>>,
}

impl Position {
    /// Rotates every head of `x`, `[tokens, heads, head]`, by its token's position.
    fn rotate(&self, x: Tensor<3>) -> Tensor<3> {
        let [tokens, heads, head] = x.dims();
        let turned = x
            .clone()
            .reshape([tokens * heads, head])
            .matmul(self.half_turn.clone());
        x * self.cosine.clone() + turned.reshape([tokens, heads, head]) * self.sine.clone()
    }
}

fn causal_mask(range: &Range<usize>, device: &Device) -> Tensor<3> {
    let row = |query: usize| (0..range.end).map(move |key| if key > query { HIDDEN } else { 0.0 });
    let values: Vec<f32> = range.clone().flat_map(row).collect();
    Tensor::from_data(TensorData::new(values, [1, range.len(), range.end]), device)
}
