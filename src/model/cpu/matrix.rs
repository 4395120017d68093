//! An int8 matrix in the order in which the product reads it.

use crate::activations::Activations;
use crate::simd::{Isa, Kernel, LANES, Lanes, Panel, Simd, Tile};
use crate::weights::{BLOCK, Matrix};

/// Tokens whose rows a panel of weights is multiplied with at a time.
const TOKENS: usize = 4;

/// A linear layer's weights, `[rows, columns]`: panels of 16 rows, the last one filled up with zeros.
#[derive(Debug)]
pub struct PackedMatrix {
    rows: usize,
    columns: usize,
    isa: Isa,
    /// The blocks of the first panel, of the second, ...
    tiles: Vec<Tile>,
    /// The scales of each block's 16 rows.
    scales: Vec<Lanes>,
}

impl PackedMatrix {
    /// Arranges the weights for an instruction set.
    pub fn new(matrix: &Matrix, isa: Isa) -> Self {
        let Matrix { rows, columns, .. } = *matrix;
        let blocks = columns / BLOCK;
        let count = rows.div_ceil(LANES) * blocks;
        let mut packed = Self {
            rows,
            columns,
            isa,
            tiles: vec![Tile([[[0; 2]; LANES]; BLOCK / 2]); count],
            scales: vec![Lanes::default(); count],
        };
        let weights = matrix.values.chunks_exact(BLOCK).zip(&matrix.scales);
        for (index, (weights, &scale)) in weights.enumerate() {
            let (row, block) = (index / blocks, index % blocks);
            let (tile, lane) = (row / LANES * blocks + block, row % LANES);
            packed.scales[tile].0[lane] = scale;
            for (column, weight) in weights.iter().enumerate() {
                let (half, pair) = (column / LANES, column % LANES);
                packed.tiles[tile].0[pair][lane][half] = *weight;
            }
        }
        packed
    }

    /// Number of outputs.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Number of inputs.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The weights of one output as f32, `[columns]`.
    pub fn write_row(&self, row: usize, values: &mut [f32]) {
        let blocks = self.columns / BLOCK;
        for (block, values) in values.chunks_exact_mut(BLOCK).enumerate() {
            let (tile, lane) = (row / LANES * blocks + block, row % LANES);
            for (column, value) in values.iter_mut().enumerate() {
                let (half, pair) = (column / LANES, column % LANES);
                let weight = self.tiles[tile].0[pair][lane][half];
                *value = f32::from(weight) * self.scales[tile].0[lane];
            }
        }
    }

    /// The outputs for all rows of `x`, `[tokens, columns]`: `[tokens, rows]`.
    pub fn forward(&self, x: &[f32]) -> Vec<f32> {
        struct Forward<'a>(&'a PackedMatrix, &'a [f32]);
        impl Kernel for Forward<'_> {
            type Output = Vec<f32>;
            #[inline(always)]
            fn run<S: Simd>(self) -> Vec<f32> {
                let Self(matrix, x) = self;
                let mut inputs = Activations::default();
                inputs.quantise::<S>(x, matrix.columns);
                let mut out = vec![0.0; inputs.rows() * matrix.rows];
                matrix.multiply::<S, false>(&inputs, &mut out);
                out
            }
        }
        self.isa.run(Forward(self, x))
    }

    /// Writes the outputs for all rows of `inputs`, `[inputs.rows(), rows]`, to `out`, or adds them to what is there.
    #[inline(always)]
    pub fn multiply<S: Simd, const ADD: bool>(&self, inputs: &Activations, out: &mut [f32]) {
        let (blocks, tokens) = (self.columns / BLOCK, inputs.rows());
        let scales = self.scales.chunks_exact(blocks);
        let panels = self.tiles.chunks_exact(blocks).zip(scales);
        for (first, (tiles, scales)) in (0..self.rows).step_by(LANES).zip(panels) {
            let panel = Panel { tiles, scales };
            let mut token = 0;
            while token + TOKENS <= tokens {
                self.put_products::<S, TOKENS, ADD>(panel, first, inputs, token, out);
                token += TOKENS;
            }
            match tokens - token {
                1 => self.put_products::<S, 1, ADD>(panel, first, inputs, token, out),
                2 => self.put_products::<S, 2, ADD>(panel, first, inputs, token, out),
                3 => self.put_products::<S, 3, ADD>(panel, first, inputs, token, out),
                _ => {}
            }
        }
    }

    /// The outputs of one panel, which begin with the output `first`, for `COUNT` rows of `inputs`.
    #[inline(always)]
    fn put_products<S: Simd, const COUNT: usize, const ADD: bool>(
        &self,
        panel: Panel<'_>,
        first: usize,
        inputs: &Activations,
        token: usize,
        out: &mut [f32],
    ) {
        let rows: [_; COUNT] = std::array::from_fn(|index| inputs.row(token + index));
        for (index, outputs) in S::product(panel, rows).iter().enumerate() {
            let row = (token + index) * self.rows;
            let place = row + first..row + self.rows.min(first + LANES);
            put::<ADD>(outputs, &mut out[place]);
        }
    }
}

#[inline(always)]
fn put<const ADD: bool>(outputs: &Lanes, out: &mut [f32]) {
    let put = |(out, output): (&mut f32, &f32)| *out = if ADD { *out + output } else { *output };
    // All but a last panel that is not full are of known length, and so a few instructions.
    match out.first_chunk_mut::<LANES>() {
        Some(out) => out.iter_mut().zip(&outputs.0).for_each(put),
        None => out.iter_mut().zip(&outputs.0).for_each(put),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A number below `bound` that looks random: one of the multiples of a large prime.
    fn scattered(index: usize, bound: usize) -> usize {
        index.wrapping_mul(2_654_435_761) % 4_294_967_291 % bound
    }

    /// Weights from `-largest - 1` to `largest`, all scales 1.
    fn matrix(rows: usize, columns: usize, largest: usize) -> Matrix {
        let weight = |at| scattered(at, 2 * largest + 2) as i32 - largest as i32 - 1;
        Matrix {
            rows,
            columns,
            values: (0..rows * columns).map(|at| weight(at) as i8).collect(),
            scales: vec![1.0; rows * columns / BLOCK],
        }
    }

    /// Inputs that are integers below 256, but one of each block, which is 32767: then its scale is 1 and nothing is
    /// rounded.
    fn inputs(length: usize) -> Vec<f32> {
        let input = |at| scattered(at + 1_000_000, 511) as f32 - 255.0;
        let mut inputs: Vec<f32> = (0..length).map(input).collect();
        for (index, block) in inputs.chunks_exact_mut(BLOCK).enumerate() {
            block[scattered(index, BLOCK)] = 32_767.0;
        }
        inputs
    }

    fn plain_product(x: &[f32], weights: &[i8]) -> i32 {
        let product = |(x, weight): (&f32, &i8)| *x as i32 * i32::from(*weight);
        x.iter().zip(weights).map(product).sum()
    }

    #[test]
    fn every_instruction_set_gives_the_integers_of_a_plain_product() {
        // The sums stay below 2^24, where an f32 holds every integer: at most columns / 32 * largest * (32767 + 31 * 255).
        let cases = [
            (1, 32, 1, 127),
            (16, 64, 3, 127),
            (37, 96, 4, 127),
            (48, 512, 9, 15),
        ];
        for (rows, columns, tokens, largest) in cases {
            let matrix = matrix(rows, columns, largest);
            let x = inputs(tokens * columns);
            let mut expected = Vec::new();
            for x in x.chunks_exact(columns) {
                let rows = matrix.values.chunks_exact(columns);
                expected.extend(rows.map(|weights| plain_product(x, weights) as f32));
            }
            for isa in Isa::all() {
                let found = PackedMatrix::new(&matrix, isa).forward(&x);
                assert_eq!(
                    found, expected,
                    "{isa:?}, {rows} x {columns}, {tokens} tokens"
                );
            }
        }
    }

    #[test]
    fn the_largest_sum_of_a_block_does_not_overflow() {
        let matrix = Matrix {
            rows: 1,
            columns: BLOCK,
            values: vec![-128; BLOCK],
            scales: vec![1.0],
        };
        for isa in Isa::all() {
            let found = PackedMatrix::new(&matrix, isa).forward(&[32_767.0; BLOCK]);
            assert_eq!(found, [-128.0 * 32_767.0 * 32.0], "{isa:?}");
        }
    }

    #[test]
    fn a_row_comes_back_as_it_was_stored() {
        let mut matrix = matrix(37, 96, 127);
        for (at, scale) in matrix.scales.iter_mut().enumerate() {
            *scale = scattered(at, 1000) as f32 / 1000.0;
        }
        for isa in Isa::all() {
            let packed = PackedMatrix::new(&matrix, isa);
            let mut found = vec![0.0; 37 * 96];
            for (row, found) in found.chunks_exact_mut(96).enumerate() {
                packed.write_row(row, found);
            }
            assert_eq!(found, matrix.to_f32(), "{isa:?}");
        }
    }
}
