//! The blocks in tensors: the definition of what `cpu` and `gpu` compute, and slower than both. For tests and benchmarks,
//! which compare the forms; engines are built without it.

use burn::tensor::{Device, Tensor, activation::silu};
use std::mem;
use std::ops::Range;

use super::Config;
use super::LayerWeights;
use super::attention::{Attention, Position, Rope};
use super::convolution::{Convolution, Inputs, Near};
use super::device::Tensors;
use super::linear::Linear;
use super::transformer::{normalise, row};

/// All blocks.
#[derive(Debug)]
pub(super) struct Layers {
    layers: Vec<Layer>,
    rope: Rope,
}

impl Layers {
    /// Moves the weights to a device.
    pub(super) fn new(config: &Config, weights: Vec<LayerWeights>, compute: &Tensors) -> Self {
        let layers = weights.into_iter();
        Self {
            layers: layers
                .map(|weights| Layer::new(config, weights, compute))
                .collect(),
            rope: Rope::new(config, &compute.device()),
        }
    }

    /// Takes `x`, `[tokens, D]`, of the tokens at these positions through all blocks, each of which adds to what is kept.
    pub(super) fn forward(
        &self,
        mut x: Tensor<2>,
        range: Range<usize>,
        near: &Near,
        kept: &mut Vec<LayerCache>,
    ) -> Tensor<2> {
        let at = self.rope.at(range);
        for (layer, before) in self.layers.iter().zip(mem::take(kept)) {
            let (next, after) = layer.forward(x, &at, near, before);
            x = next;
            kept.push(after);
        }
        x
    }
}

/// One block: attention, then the feed-forward part, each added to what it reads.
#[derive(Debug)]
struct Layer {
    attention_norm: Tensor<2>,
    attention_convolution: Option<Convolution>,
    attention: Attention,
    mlp_norm: Tensor<2>,
    mlp_convolution: Option<Convolution>,
    gate_up: Linear,
    down: Linear,
    epsilon: f64,
}

impl Layer {
    fn new(config: &Config, weights: LayerWeights, compute: &Tensors) -> Self {
        let device = compute.device();
        let convolution = |shares: Option<Vec<f32>>| {
            shares.map(|shares| Convolution::new(shares, config.width, &device))
        };
        Self {
            attention: Attention::new(config, &weights, compute),
            attention_norm: row(weights.attention_norm, &device),
            attention_convolution: convolution(weights.attention_convolution),
            mlp_norm: row(weights.mlp_norm, &device),
            mlp_convolution: convolution(weights.mlp_convolution),
            gate_up: Linear::new(&weights.gate_up, compute),
            down: Linear::new(&weights.down, compute),
            epsilon: config.norm_epsilon,
        }
    }

    /// `x` is `[tokens, D]`.
    fn forward(
        &self,
        x: Tensor<2>,
        at: &Position,
        near: &Near,
        cache: LayerCache,
    ) -> (Tensor<2>, LayerCache) {
        let read = normalise(x.clone(), self.epsilon) * self.attention_norm.clone();
        let (read, attention_inputs) = convolve(
            self.attention_convolution.as_ref(),
            read,
            near,
            cache.attention_inputs,
        );
        let (attended, attention) = self.attention.forward(read, at, cache.attention);
        let x = x + attended;
        let read = normalise(x.clone(), self.epsilon) * self.mlp_norm.clone();
        let (read, mlp_inputs) =
            convolve(self.mlp_convolution.as_ref(), read, near, cache.mlp_inputs);
        let mixed = self.gate_up.forward(read); // [tokens, 2 hidden]
        let hidden = mixed.dims()[1] / 2;
        let gate = silu(mixed.clone().narrow(1, 0, hidden));
        let x = x + self.down.forward(gate * mixed.narrow(1, hidden, hidden));
        let cache = LayerCache {
            attention,
            attention_inputs,
            mlp_inputs,
        };
        (x, cache)
    }
}

/// The convolution, where the model has one; `h` is `[tokens, D]`.
fn convolve(
    convolution: Option<&Convolution>,
    h: Tensor<2>,
    near: &Near,
    inputs: Option<Inputs>,
) -> (Tensor<2>, Option<Inputs>) {
    match (convolution, inputs) {
        (Some(convolution), Some(inputs)) => {
            let (mixed, inputs) = convolution.forward(h, near, inputs);
            (mixed, Some(inputs))
        }
        (_, inputs) => (h, inputs),
    }
}

/// What one layer keeps.
#[derive(Debug)]
pub(super) struct LayerCache {
    pub(super) attention: KeysValues,
    pub(super) attention_inputs: Option<Inputs>,
    pub(super) mlp_inputs: Option<Inputs>,
}

impl LayerCache {
    pub(super) fn new(config: &Config, device: &Device) -> Self {
        let shape = [config.heads, config.context, config.head_size()];
        let reach = config.convolution;
        let inputs =
            || (reach > 0).then(|| Inputs::new(reach, config.context, config.width, device));
        Self {
            attention: KeysValues {
                keys: Tensor::zeros(shape, device),
                values: Tensor::zeros(shape, device),
            },
            attention_inputs: inputs(),
            mlp_inputs: inputs(),
        }
    }
}

/// Keys and values of one layer, both `[heads, context, head]`.
#[derive(Debug)]
pub(super) struct KeysValues {
    keys: Tensor<3>,
    values: Tensor<3>,
}

impl KeysValues {
    /// Writes keys and values, `[heads, tokens, head]`, from position `start` on. By value, since only a tensor
    /// that nobody else holds is written in place.
    pub(super) fn write(self, start: usize, keys: Tensor<3>, values: Tensor<3>) -> Self {
        let [heads, tokens, head] = keys.dims();
        let place = [0..heads, start..start + tokens, 0..head];
        Self {
            keys: self.keys.slice_assign(place.clone(), keys),
            values: self.values.slice_assign(place, values),
        }
    }

    /// Keys and values of the first `length` tokens, `[heads, length, head]`.
    pub(super) fn read(&self, length: usize) -> (Tensor<3>, Tensor<3>) {
        (
            self.keys.clone().narrow(1, 0, length),
            self.values.clone().narrow(1, 0, length),
        )
    }
}
