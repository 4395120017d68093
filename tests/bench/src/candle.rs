//! The model in candle, with its 8-bit matrices (`q8_0`: blocks of 32 and a scale in f16, as the shipped weights are),
//! written as candle's own models of this kind are.
//!
//! The short convolutions know no parts, as in the bare decoder: the benchmark reads no token that begins one.

use candle_core::quantized::{GgmlDType, QMatMul, QTensor};
use candle_core::{D, Device, Module, Result, Tensor};
use candle_nn::kv_cache::KvCache;
use candle_nn::ops::{rms_norm, silu, softmax_last_dim};
use candle_nn::rotary_emb::rope;

use hunch::model::{Config, LayerWeights, Matrix, Weights};

use crate::error::BenchError;

/// The model and what it keeps. In shapes T is tokens, W the width.
pub struct Candle {
    config: Config,
    embedding: Tensor,
    layers: Vec<Layer>,
    norm: Norm,
    logits: QMatMul,
    cosines: Tensor,
    sines: Tensor,
    position: usize,
}

impl Candle {
    /// The model of these weights.
    ///
    /// # Errors
    /// [`BenchError::Threads`] if candle would take several cores, or what it does not like about the weights.
    pub fn new(weights: &Weights) -> std::result::Result<Candle, BenchError> {
        let threads = candle_core::utils::get_num_threads();
        if threads > 1 {
            return Err(BenchError::Threads(threads));
        }
        let config = weights.config.clone();
        let (head, context) = (config.head_size(), config.context);
        let angles = (0..context).flat_map(|position| {
            let base = config.rope_base;
            (0..head / 2).map(move |index| {
                (position as f64 * base.powf(-2.0 * index as f64 / head as f64)) as f32
            })
        });
        let angles = Tensor::from_iter(angles, &Device::Cpu)?.reshape((context, head / 2))?;
        let layers = weights
            .layers
            .iter()
            .map(|layer| Layer::new(&config, layer));
        Ok(Candle {
            embedding: dense(&weights.embedding)?,
            layers: layers.collect::<Result<_>>()?,
            norm: Norm::new(&config, &weights.norm)?,
            logits: quantised(&weights.embedding)?,
            cosines: angles.cos()?,
            sines: angles.sin()?,
            position: 0,
            config,
        })
    }

    /// Forgets all that was read.
    pub fn forget(&mut self) {
        self.position = 0;
        for layer in &mut self.layers {
            layer.cache.reset();
            layer.attention_convolution.inputs = None;
            layer.mlp_convolution.inputs = None;
        }
    }

    /// Reads tokens; the logits after the last one.
    ///
    /// # Errors
    /// What candle does not like.
    pub fn step(&mut self, tokens: &[u32]) -> Result<Vec<f32>> {
        let count = tokens.len();
        let tokens = Tensor::new(tokens, &Device::Cpu)?;
        let turn = [&self.cosines, &self.sines].map(|table| table.narrow(0, self.position, count));
        let [cosines, sines] = turn;
        let turn = [cosines?, sines?];
        let unseen = (count > 1)
            .then(|| unseen(self.position, count))
            .transpose()?;
        let mut x = self.embedding.index_select(&tokens, 0)?.unsqueeze(0)?; // [1, T, W]
        for layer in &mut self.layers {
            x = layer.forward(&self.config, &x, &turn, unseen.as_ref())?;
        }
        self.position += count;
        let last = x.narrow(1, count - 1, 1)?.contiguous()?;
        let logits = self.logits.forward(&self.norm.forward(&last)?)?;
        logits.flatten_all()?.to_vec1()
    }
}

struct Layer {
    attention_norm: Norm,
    attention_convolution: Convolution,
    query_key_value: QMatMul,
    query_norm: Norm,
    key_norm: Norm,
    output: QMatMul,
    mlp_norm: Norm,
    mlp_convolution: Convolution,
    gate_up: QMatMul,
    down: QMatMul,
    cache: KvCache,
}

impl Layer {
    fn new(config: &Config, weights: &LayerWeights) -> Result<Layer> {
        // The scale of attention is in the query's norm, which saves an operation.
        let scale = 1.0 / (config.head_size() as f32).sqrt();
        let query: Vec<f32> = weights
            .query_norm
            .iter()
            .map(|weight| weight * scale)
            .collect();
        Ok(Layer {
            attention_norm: Norm::new(config, &weights.attention_norm)?,
            attention_convolution: Convolution::new(config, &weights.attention_convolution)?,
            query_key_value: quantised(&weights.query_key_value)?,
            query_norm: Norm::new(config, &query)?,
            key_norm: Norm::new(config, &weights.key_norm)?,
            output: quantised(&weights.output)?,
            mlp_norm: Norm::new(config, &weights.mlp_norm)?,
            mlp_convolution: Convolution::new(config, &weights.mlp_convolution)?,
            gate_up: quantised(&weights.gate_up)?,
            down: quantised(&weights.down)?,
            cache: KvCache::new(2, config.context),
        })
    }

    fn forward(
        &mut self,
        config: &Config,
        x: &Tensor,
        [cosines, sines]: &[Tensor; 2],
        unseen: Option<&Tensor>,
    ) -> Result<Tensor> {
        let (_, count, width) = x.dims3()?;
        let h = self.attention_norm.forward(x)?;
        let h = self.attention_convolution.forward(&h)?;
        let mixed = self.query_key_value.forward(&h)?; // [1, T, 3 W]
        let heads = |part: usize| {
            let part = mixed.narrow(D::Minus1, part * width, width)?;
            let split = part.reshape((1, count, config.heads, config.head_size()))?;
            split.transpose(1, 2)?.contiguous() // [1, heads, T, head]
        };
        let query = rope(&self.query_norm.forward(&heads(0)?)?, cosines, sines)?;
        let key = rope(&self.key_norm.forward(&heads(1)?)?, cosines, sines)?;
        let (keys, values) = self.cache.append(&key, &heads(2)?)?;
        let mut scores = query.matmul(&keys.t()?)?;
        if let Some(unseen) = unseen {
            scores = scores.broadcast_add(unseen)?;
        }
        let attended = softmax_last_dim(&scores)?.matmul(&values.contiguous()?)?;
        let attended = attended.transpose(1, 2)?.reshape((1, count, width))?;
        let x = (x + self.output.forward(&attended)?)?;

        let h = self.mlp_norm.forward(&x)?;
        let h = self.mlp_convolution.forward(&h)?;
        let gate_up = self.gate_up.forward(&h)?;
        let gate = gate_up.narrow(D::Minus1, 0, config.hidden)?;
        let up = gate_up.narrow(D::Minus1, config.hidden, config.hidden)?;
        let hidden = (silu(&gate)? * up)?;
        x + self.down.forward(&hidden)?
    }
}

struct Norm {
    weight: Tensor,
    epsilon: f32,
}

impl Norm {
    fn new(config: &Config, weight: &[f32]) -> Result<Norm> {
        Ok(Norm {
            weight: Tensor::new(weight, &Device::Cpu)?,
            epsilon: config.norm_epsilon as f32,
        })
    }

    fn forward(&self, x: &Tensor) -> Result<Tensor> {
        rms_norm(x, &self.weight, self.epsilon)
    }
}

/// A short convolution and its last inputs; without shares it does nothing.
struct Convolution {
    /// Of the farthest neighbour first, each [W].
    shares: Vec<Tensor>,
    /// What the tokens before were, [1, reach, W].
    inputs: Option<Tensor>,
}

impl Convolution {
    fn new(config: &Config, shares: &Option<Vec<f32>>) -> Result<Convolution> {
        let shares = shares.as_deref().unwrap_or_default();
        let shares = shares.chunks_exact(config.width);
        let shares = shares.map(|share| Tensor::new(share, &Device::Cpu));
        Ok(Convolution {
            shares: shares.collect::<Result<_>>()?,
            inputs: None,
        })
    }

    fn forward(&mut self, h: &Tensor) -> Result<Tensor> {
        let (_, count, width) = h.dims3()?;
        let reach = self.shares.len();
        if reach == 0 {
            return Ok(h.clone());
        }
        let before = match self.inputs.take() {
            Some(inputs) => inputs,
            None => Tensor::zeros((1, reach, width), h.dtype(), h.device())?,
        };
        let every = Tensor::cat(&[&before, h], 1)?; // [1, reach + T, W]
        let mut sum = h.clone();
        for (place, share) in self.shares.iter().enumerate() {
            sum = (sum + every.narrow(1, place, count)?.broadcast_mul(share)?)?;
        }
        self.inputs = Some(every.narrow(1, count, reach)?.contiguous()?);
        Ok(sum)
    }
}

/// What is added to the scores of tokens [T, position + T]: nothing, or so much that a later token is not seen.
fn unseen(position: usize, count: usize) -> Result<Tensor> {
    let keys = position + count;
    let values = (0..count).flat_map(|query| {
        (0..keys).map(move |key| {
            if key > position + query {
                f32::NEG_INFINITY
            } else {
                0.0
            }
        })
    });
    Tensor::from_iter(values, &Device::Cpu)?.reshape((count, keys))
}

fn dense(matrix: &Matrix) -> Result<Tensor> {
    Tensor::from_vec(matrix.to_f32(), (matrix.rows, matrix.columns), &Device::Cpu)
}

/// The matrix in candle's own 8 bits: the same blocks, scales and, but for rounding, numbers.
fn quantised(matrix: &Matrix) -> Result<QMatMul> {
    QMatMul::from_qtensor(QTensor::quantize(&dense(matrix)?, GgmlDType::Q8_0)?)
}
