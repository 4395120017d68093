//! The shipped weights: int8 matrices in blocks of 32 with f16 scales, in one safetensors file.
//!
//! Reading checks everything that can be wrong with the file before a tensor is made, so that a half-downloaded or
//! foreign file is a message and never a wrong prediction.

use half::f16;
use safetensors::tensor::{Dtype, SafeTensors, TensorView};
use std::collections::HashSet;

use super::config::{Config, LANGUAGE_VERSION};
use super::{BLOCK, LayerWeights, Matrix, ModelError};

/// The `format` that the file's metadata must name.
const FORMAT: &str = "hunch-int8-32";

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
            layers.push(file.layer(config, &format!("layers.{index}"))?);
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

    /// The weights of the block whose names begin with `at`.
    fn layer(&mut self, config: &Config, at: &str) -> Result<LayerWeights, ModelError> {
        let Config { width, hidden, .. } = *config;
        let head = config.head_size();
        let mut square = |name: &str| self.matrix(&format!("{at}.attention.{name}"), width, width);
        let query_key_value =
            Matrix::stack(vec![square("query")?, square("key")?, square("value")?]);
        let output = square("output")?;
        let gate_up = Matrix::stack(vec![
            self.matrix(&format!("{at}.mlp.gate"), hidden, width)?,
            self.matrix(&format!("{at}.mlp.up"), hidden, width)?,
        ]);
        Ok(LayerWeights {
            attention_norm: self.vector(&format!("{at}.attention_norm"), width)?,
            attention_convolution: self.convolution(config, &format!("{at}.attention"))?,
            query_key_value,
            query_norm: self.vector(&format!("{at}.attention.query_norm"), head)?,
            key_norm: self.vector(&format!("{at}.attention.key_norm"), head)?,
            output,
            mlp_norm: self.vector(&format!("{at}.mlp_norm"), width)?,
            mlp_convolution: self.convolution(config, &format!("{at}.mlp"))?,
            gate_up,
            down: self.matrix(&format!("{at}.mlp.down"), width, hidden)?,
        })
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
