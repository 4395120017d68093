//! What is stored of a block: int8 matrices in blocks of 32 with a scale each, and vectors.

/// Weights of this many neighbouring inputs share one scale.
pub const BLOCK: usize = 32;

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
    #[must_use]
    pub fn stack(parts: Vec<Matrix>) -> Matrix {
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
