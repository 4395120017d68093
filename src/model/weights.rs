//! The shipped weights: int8 matrices in blocks of 32 with f16 scales, in one safetensors file.
//!
//! Reading checks everything that can be wrong with the file before a tensor is made, so that a half-downloaded or
//! foreign file is a message and never a wrong prediction.

use half::f16;
use safetensors::tensor::{Dtype, SafeTensors, TensorView};
use std::collections::HashSet;

use super::ModelError;
use super::config::{BLOCK, Config, LANGUAGE_VERSION};

/// The `format` that the file's metadata must name.
const FORMAT: &str = "hunch-int8-32";

/// An int8 matrix in row-major order; a linear layer's rows are its outputs.
#[derive(Clone, Debug, PartialEq)]
pub struct Matrix {
    /// Number of rows.
    pub rows: usize,
    /// Number of columns.
    pub columns: usize,
    /// `rows * columns` weights, in units of their block's scale.
    pub values: Vec<i8>,
    /// One for each [`BLOCK`] of weights.
    pub scales: Vec<f32>,
}

impl Matrix {
    /// One matrix with the rows of all of these, in order; all have equally many columns.
    fn stack(parts: Vec<Matrix>) -> Matrix {
        let columns = parts.first().map_or(0, |part| part.columns);
        let rows = parts.iter().map(|part| part.rows).sum();
        let mut stacked = Matrix {
            rows,
            columns,
            values: Vec::with_capacity(rows * columns),
            scales: Vec::with_capacity(rows * columns / BLOCK),
        };
        for part in parts {
            stacked.values.extend(part.values);
            stacked.scales.extend(part.scales);
        }
        stacked
    }

    /// The weights as f32, `rows * columns` of them.
    #[must_use]
    pub fn to_f32(&self) -> Vec<f32> {
        let blocks = self.values.chunks_exact(BLOCK).zip(&self.scales);
        blocks
            .flat_map(|(block, scale)| block.iter().map(move |&weight| f32::from(weight) * scale))
            .collect()
    }
}

/// The weights of one transformer block.
#[derive(Clone, Debug, PartialEq)]
pub struct LayerWeights {
    /// RMS norm before attention, `[D]`.
    pub attention_norm: Vec<f32>,
    /// The short convolution before attention, if the model has any: the shares of the neighbours, of the farthest
    /// first, `[reach, D]`.
    pub attention_convolution: Option<Vec<f32>>,
    /// Query, key and value projections under one another, `[3D, D]`.
    pub query_key_value: Matrix,
    /// RMS norm of each query head, `[head]`.
    pub query_norm: Vec<f32>,
    /// RMS norm of each key head, `[head]`.
    pub key_norm: Vec<f32>,
    /// Projection of the attended values, `[D, D]`.
    pub output: Matrix,
    /// RMS norm before the feed-forward part, `[D]`.
    pub mlp_norm: Vec<f32>,
    /// The short convolution before the feed-forward part, likewise.
    pub mlp_convolution: Option<Vec<f32>>,
    /// Gate and up projections under one another, `[2 hidden, D]`.
    pub gate_up: Matrix,
    /// Projection back, `[D, hidden]`.
    pub down: Matrix,
}

/// All weights of a model, in host memory as they are stored.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// The sizes they were checked against.
    pub config: Config,
    /// Token vectors, also the output projection, `[V, D]`.
    pub embedding: Matrix,
    /// One entry a block.
    pub layers: Vec<LayerWeights>,
    /// RMS norm before the output projection, `[D]`.
    pub norm: Vec<f32>,
}

impl Weights {
    /// Reads a whole weights file.
    ///
    /// # Errors
    /// A [`ModelError`] that names what is wrong: damage, format, language version, or the tensor at fault.
    pub fn read(config: &Config, bytes: &[u8]) -> Result<Self, ModelError> {
        let mut file = File::open(bytes)?;
        let width = config.width;
        let embedding = file.matrix("embedding", config.vocabulary_size, width)?;
        let mut layers = Vec::with_capacity(config.layers);
        for index in 0..config.layers {
            layers.push(LayerWeights::read(
                config,
                &mut file,
                &format!("layers.{index}"),
            )?);
        }
        let norm = file.vector("norm", width)?;
        file.finish()?;
        Ok(Self {
            config: config.clone(),
            embedding,
            layers,
            norm,
        })
    }
}

impl LayerWeights {
    fn read(config: &Config, file: &mut File<'_>, at: &str) -> Result<Self, ModelError> {
        let Config { width, hidden, .. } = *config;
        let head = config.head_size();
        let mut square = |name: &str| file.matrix(&format!("{at}.attention.{name}"), width, width);
        let query_key_value =
            Matrix::stack(vec![square("query")?, square("key")?, square("value")?]);
        let output = square("output")?;
        let gate_up = Matrix::stack(vec![
            file.matrix(&format!("{at}.mlp.gate"), hidden, width)?,
            file.matrix(&format!("{at}.mlp.up"), hidden, width)?,
        ]);
        Ok(Self {
            attention_norm: file.vector(&format!("{at}.attention_norm"), width)?,
            attention_convolution: file.convolution(config, &format!("{at}.attention"))?,
            query_key_value,
            query_norm: file.vector(&format!("{at}.attention.query_norm"), head)?,
            key_norm: file.vector(&format!("{at}.attention.key_norm"), head)?,
            output,
            mlp_norm: file.vector(&format!("{at}.mlp_norm"), width)?,
            mlp_convolution: file.convolution(config, &format!("{at}.mlp"))?,
            gate_up,
            down: file.matrix(&format!("{at}.mlp.down"), width, hidden)?,
        })
    }
}

/// The open file and which of its tensors have not been asked for.
struct File<'data> {
    tensors: SafeTensors<'data>,
    unread: HashSet<String>,
}

impl<'data> File<'data> {
    fn open(bytes: &'data [u8]) -> Result<Self, ModelError> {
        let damaged = |error: safetensors::SafeTensorError| ModelError::Damaged(error.to_string());
        let (_, header) = SafeTensors::read_metadata(bytes).map_err(damaged)?;
        let entry = |name: &str| {
            let entries = header.metadata().as_ref();
            entries
                .and_then(|entries| entries.get(name))
                .cloned()
                .unwrap_or_default()
        };
        let format = entry("format");
        if format != FORMAT {
            return Err(ModelError::Format {
                found: format,
                expected: FORMAT,
            });
        }
        let version = entry("language_version");
        if version != LANGUAGE_VERSION.to_string() {
            return Err(ModelError::LanguageVersion {
                found: version,
                expected: LANGUAGE_VERSION,
            });
        }
        let tensors = SafeTensors::deserialize(bytes).map_err(damaged)?;
        let unread = tensors.names().into_iter().map(str::to_owned).collect();
        Ok(Self { tensors, unread })
    }

    fn tensor(
        &mut self,
        name: String,
        kind: Dtype,
        kind_name: &'static str,
        shape: &[usize],
    ) -> Result<TensorView<'data>, ModelError> {
        let Ok(tensor) = self.tensors.tensor(&name) else {
            return Err(ModelError::Missing(name));
        };
        self.unread.remove(&name);
        if tensor.dtype() != kind {
            let found = format!("{:?}", tensor.dtype());
            return Err(ModelError::Type {
                name,
                found,
                expected: kind_name,
            });
        }
        if tensor.shape() != shape {
            let (found, expected) = (tensor.shape().to_vec(), shape.to_vec());
            return Err(ModelError::Shape {
                name,
                found,
                expected,
            });
        }
        Ok(tensor)
    }

    /// `{name}.weight` as f32, `[size]`.
    fn vector(&mut self, name: &str, size: usize) -> Result<Vec<f32>, ModelError> {
        self.values(name, &[size])
    }

    /// `{name}_convolution.weight`, stored `[D, 1, reach]` with the nearest neighbour first, as
    /// [`LayerWeights::attention_convolution`] has it.
    fn convolution(&mut self, config: &Config, name: &str) -> Result<Option<Vec<f32>>, ModelError> {
        let (width, reach) = (config.width, config.convolution);
        if reach == 0 {
            return Ok(None);
        }
        let stored = self.values(&format!("{name}_convolution"), &[width, 1, reach])?;
        let farthest_first = (0..reach).rev();
        let rows = farthest_first.flat_map(|back| stored.iter().skip(back).step_by(reach));
        Ok(Some(rows.copied().collect()))
    }

    /// `{name}.weight` as f32, in row-major order.
    fn values(&mut self, name: &str, shape: &[usize]) -> Result<Vec<f32>, ModelError> {
        let tensor = self.tensor(format!("{name}.weight"), Dtype::F32, "F32", shape)?;
        let values: Vec<f32> = tensor
            .data()
            .chunks_exact(4)
            .map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]]))
            .collect();
        finite(values, || format!("{name}.weight"))
    }

    /// `{name}.weight` and `{name}.scale`, `[rows, columns]`.
    fn matrix(&mut self, name: &str, rows: usize, columns: usize) -> Result<Matrix, ModelError> {
        let blocks = columns / BLOCK;
        let scales = self.tensor(format!("{name}.scale"), Dtype::F16, "F16", &[rows, blocks])?;
        let scales: Vec<f32> = scales
            .data()
            .chunks_exact(2)
            .map(|b| f16::from_le_bytes([b[0], b[1]]).to_f32())
            .collect();
        let scales = finite(scales, || format!("{name}.scale"))?;
        let weights = self.tensor(format!("{name}.weight"), Dtype::I8, "I8", &[rows, columns])?;
        let values = weights.data().iter().map(|byte| byte.cast_signed());
        Ok(Matrix {
            rows,
            columns,
            values: values.collect(),
            scales,
        })
    }

    /// Fails when the file holds a tensor that nothing asked for: it belongs to another model.
    fn finish(self) -> Result<(), ModelError> {
        match self.unread.into_iter().min() {
            Some(name) => Err(ModelError::Unexpected(name)),
            None => Ok(()),
        }
    }
}

fn finite(values: Vec<f32>, name: impl Fn() -> String) -> Result<Vec<f32>, ModelError> {
    if values.iter().all(|value| value.is_finite()) {
        Ok(values)
    } else {
        Err(ModelError::NotFinite(name()))
    }
}
