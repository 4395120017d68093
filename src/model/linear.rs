//! A linear layer without bias, in the two forms in which a model is computed.

#[cfg(feature = "definition")]
use burn::tensor::Int;
use burn::tensor::{Tensor, TensorData};

use super::Matrix;
use super::cpu::PackedMatrix;
use super::device::{Tensors, cpu};

/// Weights, `[out, in]`.
#[derive(Debug)]
pub(super) enum Linear {
    /// As stored: a product with one row then walks each output's weights in order, the fastest way through memory for
    /// a token at a time. Expanded once: burn's own quantised linear expands the weights again at every call.
    #[cfg(feature = "definition")]
    F32(Box<Tensor<2>>),
    /// Never expanded; the rows that it reads are quantised instead.
    Int8(PackedMatrix),
}

impl Linear {
    /// Moves the weights to where they are computed with.
    pub(super) fn new(weights: &Matrix, compute: &Tensors) -> Self {
        match compute {
            #[cfg(feature = "definition")]
            Tensors::F32(device) => {
                let data = TensorData::new(weights.to_f32(), [weights.rows, weights.columns]);
                Self::F32(Box::new(Tensor::from_data(data, device)))
            }
            Tensors::Int8(isa) => Self::Int8(PackedMatrix::new(weights, *isa)),
        }
    }

    /// `[tokens, in]` to `[tokens, out]`.
    pub(super) fn forward(&self, x: Tensor<2>) -> Tensor<2> {
        match self {
            #[cfg(feature = "definition")]
            Self::F32(weight) => x.matmul(weight.as_ref().clone().transpose()),
            Self::Int8(weight) => tensor(weight.forward(&values(x)), weight.rows()),
        }
    }

    /// The weights of these outputs, `[indices, in]`: a token's vector, when the layer is an embedding.
    pub(super) fn select(&self, indices: &[u32]) -> Tensor<2> {
        match self {
            #[cfg(feature = "definition")]
            Self::F32(weight) => {
                let ids: Vec<i32> = indices.iter().map(|id| id.cast_signed()).collect();
                let data = TensorData::new(ids, [indices.len()]);
                let indices = Tensor::<1, Int>::from_data(data, &weight.device());
                weight.as_ref().clone().select(0, indices)
            }
            Self::Int8(weight) => {
                let width = weight.columns();
                let mut rows = vec![0.0; indices.len() * width];
                for (row, index) in rows.chunks_exact_mut(width).zip(indices) {
                    weight.write_row(*index as usize, row);
                }
                tensor(rows, width)
            }
        }
    }
}

/// The values of a tensor on the CPU, row by row; no copy when the tensor is the only one to hold them.
#[expect(clippy::expect_used, reason = "see beside the calls")]
pub(super) fn values(x: Tensor<2>) -> Vec<f32> {
    // All tensors of the model are f32, and those given here on the CPU, where reading cannot fail.
    x.into_data()
        .try_into_vec()
        .expect("a tensor of f32 on the CPU")
}

/// A tensor of these rows on the CPU; the values are not copied.
pub(super) fn tensor(values: Vec<f32>, width: usize) -> Tensor<2> {
    let rows = values.len() / width;
    Tensor::from_data(TensorData::new(values, [rows, width]), &cpu())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::random::Random;
    use crate::model::{BLOCK, Isa};

    /// A quantised input is off by at most half a unit, its block's largest magnitude over 32767; so an output is off by
    /// at most the sum, over the blocks, of half a unit times the magnitudes of the weights it meets. On top come the
    /// roundings of f32 in both forms: each term and each of the sums of up to 192 terms by 2^-24 of its magnitude.
    #[test]
    fn int8_differs_from_f32_by_no_more_than_the_rounding_of_its_inputs() {
        let (rows, columns, tokens) = (48, 192, 5);
        let mut random = Random::new(3);
        let weights = Matrix {
            rows,
            columns,
            values: (0..rows * columns)
                .map(|_| (random.below(255) as i32 - 127) as i8)
                .collect(),
            scales: (0..rows * columns / BLOCK)
                .map(|_| random.signed().abs() / 100.0)
                .collect(),
        };
        // Blocks of different sizes, as after a norm; one block of zeros.
        let x: Vec<f32> = (0..tokens * columns)
            .map(|index| random.signed() * (index / BLOCK % 7) as f32)
            .collect();
        let f32_form = Linear::new(&weights, &Tensors::F32(cpu()));
        let expected = values(f32_form.forward(tensor(x.clone(), columns)));

        let dense = weights.to_f32();
        let bound = |token: usize, row: usize| -> f32 {
            let x = x[token * columns..][..columns].chunks_exact(BLOCK);
            let weights = dense[row * columns..][..columns].chunks_exact(BLOCK);
            let block = |(x, weights): (&[f32], &[f32])| {
                let unit = x.iter().fold(0.0, |most: f32, x| most.max(x.abs())) / 32_767.0;
                let rounding = 2.0 * columns as f32 / (1 << 24) as f32;
                let term =
                    |(x, weight): (&f32, &f32)| weight.abs() * (unit / 2.0 + x.abs() * rounding);
                x.iter().zip(weights).map(term).sum::<f32>()
            };
            x.zip(weights).map(block).sum::<f32>()
        };
        for isa in Isa::all() {
            let form = Linear::new(&weights, &Tensors::Int8(isa));
            let found = values(form.forward(tensor(x.clone(), columns)));
            assert_eq!(found.len(), tokens * rows);
            let mut off = 0.0_f32;
            for (index, (found, expected)) in found.iter().zip(&expected).enumerate() {
                let (difference, bound) =
                    ((found - expected).abs(), bound(index / rows, index % rows));
                assert!(
                    difference <= bound,
                    "{isa:?}: output {index} is off by {difference} > {bound}"
                );
                off = off.max(difference);
            }
            assert!(off > 0.0, "{isa:?}: nothing was quantised");
        }
    }
}
