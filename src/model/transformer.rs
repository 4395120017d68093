//! The transformer: decoder only, RMS norms, SwiGLU, no biases, one matrix for reading and writing tokens.
//!
//! One source for both devices: the device is chosen at run time, where the tensors are made.

use burn::tensor::{Device, Tensor, TensorData, activation::silu};

use super::attention::{Attention, Position, Rope, ids};
use super::cache::{Cache, LayerCache};
use super::convolution::{Convolution, Inputs, Near};
use super::weights::{LayerWeights, Matrix, Weights};
use super::{Config, ModelError};

/// A model on a device.
#[derive(Debug)]
pub struct Transformer {
    config: Config,
    device: Device,
    rope: Rope,
    /// `[V, D]`.
    embedding: Tensor<2>,
    layers: Vec<Layer>,
    /// `[1, D]`.
    norm: Tensor<2>,
}

impl Transformer {
    /// Moves the weights to the device.
    #[must_use]
    pub fn new(weights: Weights, device: &Device) -> Self {
        let Weights {
            config,
            mut embedding,
            layers,
            norm,
        } = weights;
        let layer = |mut weights| Layer::new(&config, &mut weights, device);
        Self {
            rope: Rope::new(&config, device),
            embedding: matrix(&mut embedding, device),
            layers: layers.into_iter().map(layer).collect(),
            norm: row(norm, device),
            device: device.clone(),
            config,
        }
    }

    /// The model's sizes.
    #[must_use]
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The device it runs on.
    #[must_use]
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// Reads tokens after those in the cache; returns the logits after the last one, `[1, V]`, still on the device.
    ///
    /// # Errors
    /// [`ModelError::NoTokens`], [`ModelError::Token`] for an id outside the vocabulary, and
    /// [`ModelError::ContextFull`]; the cache is then as it was.
    pub fn forward(&self, tokens: &[u32], cache: &mut Cache) -> Result<Tensor<2>, ModelError> {
        let (start, vocabulary) = (cache.len(), self.config.vocabulary_size);
        let end = start + tokens.len();
        if tokens.is_empty() {
            return Err(ModelError::NoTokens);
        }
        if let Some(&id) = tokens.iter().find(|&&id| id as usize >= vocabulary) {
            return Err(ModelError::Token { id, vocabulary });
        }
        if end > cache.context() {
            return Err(ModelError::ContextFull {
                length: end,
                context: cache.context(),
            });
        }
        let at = self.rope.at(start..end);
        let mut x = self.embedding.clone().select(0, ids(tokens, &self.device)); // [tokens, D]
        cache.extend(tokens);
        let near = Near::new(
            &cache.parts,
            start..end,
            self.config.convolution,
            &self.device,
        );
        let kept = std::mem::take(&mut cache.layers);
        for (layer, kept) in self.layers.iter().zip(kept) {
            let (next, kept) = layer.forward(x, &at, &near, kept);
            x = next;
            cache.layers.push(kept);
        }
        let last = x.narrow(0, tokens.len() - 1, 1);
        let last = normalise(last, self.config.norm_epsilon) * self.norm.clone();
        Ok(last.matmul(self.embedding.clone().transpose()))
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
    fn new(config: &Config, weights: &mut LayerWeights, device: &Device) -> Self {
        let convolution = |weights: &mut Option<Matrix>| {
            weights
                .take()
                .map(|weights| Convolution::new(weights, device))
        };
        Self {
            attention_norm: row(std::mem::take(&mut weights.attention_norm), device),
            attention_convolution: convolution(&mut weights.attention_convolution),
            attention: Attention::new(config, weights, device),
            mlp_norm: row(std::mem::take(&mut weights.mlp_norm), device),
            mlp_convolution: convolution(&mut weights.mlp_convolution),
            gate_up: Linear::new(&mut weights.gate_up, device),
            down: Linear::new(&mut weights.down, device),
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

/// A linear layer without bias.
#[derive(Debug)]
pub(super) struct Linear {
    /// `[out, in]` as stored: a product with one row then walks each output's weights in order, the fastest way
    /// through memory for a token at a time.
    weight: Tensor<2>,
}

impl Linear {
    /// Takes the matrix's values.
    pub(super) fn new(weights: &mut Matrix, device: &Device) -> Self {
        Self {
            weight: matrix(weights, device),
        }
    }

    /// `[tokens, in]` to `[tokens, out]`.
    pub(super) fn forward(&self, x: Tensor<2>) -> Tensor<2> {
        x.matmul(self.weight.clone().transpose())
    }
}

/// Divides by the root mean square over the last dimension.
pub(super) fn normalise<const N: usize>(x: Tensor<N>, epsilon: f64) -> Tensor<N> {
    let mean = x.clone().square().mean_dim(N - 1);
    x / mean.add_scalar(epsilon).sqrt()
}

fn matrix(weights: &mut Matrix, device: &Device) -> Tensor<2> {
    let values = std::mem::take(&mut weights.values);
    Tensor::from_data(
        TensorData::new(values, [weights.rows, weights.columns]),
        device,
    )
}

fn row(values: Vec<f32>, device: &Device) -> Tensor<2> {
    let size = values.len();
    Tensor::from_data(TensorData::new(values, [1, size]), device)
}
