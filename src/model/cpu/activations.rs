//! What a product reads: rows of f32 values as 16-bit integers, in blocks of 32 with a scale each.
//!
//! The weights have blocks of the same 32 inputs, so a pair of blocks needs one integer sum and two scales. That is the
//! idea of ggml's q8_0 products; but there inputs have 8 bits too, and here 16: machines that multiply 16-bit integers
//! (WebAssembly, AVX2) take both equally fast, and on the shipped model 8 bits put logits off by up to 1.3 % of the
//! largest, 16 by 0.01 %.

use crate::simd::{LANES, Simd};
use crate::vector::reduce;
use crate::weights::BLOCK;

/// Largest magnitude of a quantised value; -32768 is left out, so that the range is symmetric. With it a block's sum is
/// at most 32 * 128 * 32767 < 2^31.
const LARGEST: f32 = 32_767.0;

/// 1.5 * 2^23: added to a number of magnitude below 2^22, it leaves the nearest integer (ties to even) in the low bits
/// of the sum. The same in every instruction set, and quicker than converting.
pub const MAGIC: f32 = 12_582_912.0;

/// Quantised rows, `[rows, columns]`.
#[derive(Debug, Default)]
pub struct Activations {
    /// Of each block, the 16 pairs of values that are 16 apart, the first in the low half.
    pairs: Vec<[i32; BLOCK / 2]>,
    /// One a block.
    scales: Vec<f32>,
    /// Blocks of a row.
    blocks: usize,
}

impl Activations {
    /// Quantises `rows`, `[rows, columns]`; what was here before is forgotten.
    #[inline(always)]
    pub fn quantise<S: Simd>(&mut self, rows: &[f32], columns: usize) {
        let (values, _) = rows.as_chunks::<BLOCK>();
        self.blocks = columns / BLOCK;
        self.pairs.resize(values.len(), [0; BLOCK / 2]);
        self.scales.resize(values.len(), 0.0);
        let blocks = self.pairs.iter_mut().zip(&mut self.scales);
        for (values, (pairs, scale)) in values.iter().zip(blocks) {
            (*pairs, *scale) = quantise::<S>(values);
        }
    }

    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.scales.len() / self.blocks.max(1)
    }

    /// The row at an index.
    #[inline(always)]
    pub fn row(&self, index: usize) -> Row<'_> {
        let blocks = index * self.blocks..(index + 1) * self.blocks;
        Row {
            pairs: &self.pairs[blocks.clone()],
            scales: &self.scales[blocks],
        }
    }
}

/// A block's values, as pairs, and its scale.
#[inline(always)]
fn quantise<S: Simd>(values: &[f32; BLOCK]) -> ([i32; BLOCK / 2], f32) {
    let (values, _) = values.as_chunks::<LANES>();
    let [low, high] = [0, 1].map(|half| S::load(&values[half]));
    let size = |values| S::max(values, S::mul(values, S::splat(-1.0)));
    let largest = reduce::<S>(
        S::max(size(low), size(high)),
        |a, b| if a > b { a } else { b },
    );
    let inverse = if largest > 0.0 {
        LARGEST / largest
    } else {
        0.0
    };
    // Rounded twice, even where that could be once: then every instruction set gives the same integers.
    let rounded = |values| S::add(S::mul(values, S::splat(inverse)), S::splat(MAGIC));
    (S::pack(rounded(low), rounded(high)), largest / LARGEST)
}

/// One quantised row.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    pairs: &'a [[i32; BLOCK / 2]],
    scales: &'a [f32],
}

impl<'a> Row<'a> {
    /// The blocks of the row.
    ///
    /// # Panics
    /// Unless there are `count` of them.
    #[inline(always)]
    pub fn checked(self, count: usize) -> Blocks<'a> {
        assert!(self.pairs.len() == count && self.scales.len() == count);
        Blocks {
            pairs: self.pairs,
            scales: self.scales,
        }
    }
}

/// The blocks of a row, as many as asked for.
#[derive(Clone, Copy, Debug)]
pub struct Blocks<'a> {
    pub pairs: &'a [[i32; BLOCK / 2]],
    pub scales: &'a [f32],
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simd::{Isa, Kernel};

    struct Quantise([f32; BLOCK]);

    impl Kernel for Quantise {
        type Output = ([i32; BLOCK / 2], f32);
        #[inline(always)]
        fn run<S: Simd>(self) -> Self::Output {
            quantise::<S>(&self.0)
        }
    }

    #[test]
    fn a_value_is_off_by_at_most_half_a_scale() {
        let mut values = [0.0; BLOCK];
        for isa in Isa::all() {
            assert_eq!(isa.run(Quantise(values)), ([0; BLOCK / 2], 0.0));
        }
        for (index, value) in values.iter_mut().enumerate() {
            *value = (index as f32 - 11.3) * 0.37;
        }
        let expected = Isa::all()[0].run(Quantise(values));
        for isa in Isa::all() {
            let (pairs, scale) = isa.run(Quantise(values));
            assert_eq!((pairs, scale), expected, "{isa:?}");
            let halves = [|pair: i32| i32::from(pair as i16), |pair: i32| pair >> 16];
            for (values, half) in values.chunks_exact(LANES).zip(halves) {
                for (value, quantised) in values.iter().zip(pairs.map(half)) {
                    let off = (value - quantised as f32 * scale).abs();
                    assert!(off <= scale * 0.51, "{isa:?}: {value} is off by {off}");
                }
            }
            assert_eq!(pairs[LANES - 1] >> 16, 32_767, "{isa:?}: the largest");
        }
    }
}
