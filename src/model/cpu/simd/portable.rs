//! Plain code, for machines without the vector instructions that are known here.

use std::array::from_fn;

use super::{LANES, Lanes, Panel, Simd};
use crate::activations::Row;

/// See [`super::Set::Portable`].
#[derive(Clone, Copy)]
pub struct Portable;

impl Simd for Portable {
    type Vector = [f32; LANES];

    fn splat(value: f32) -> [f32; LANES] {
        [value; LANES]
    }

    fn load(values: &[f32; LANES]) -> [f32; LANES] {
        *values
    }

    fn store(vector: [f32; LANES], values: &mut [f32; LANES]) {
        *values = vector;
    }

    fn add(a: [f32; LANES], b: [f32; LANES]) -> [f32; LANES] {
        from_fn(|lane| a[lane] + b[lane])
    }

    fn mul(a: [f32; LANES], b: [f32; LANES]) -> [f32; LANES] {
        from_fn(|lane| a[lane] * b[lane])
    }

    fn div(a: [f32; LANES], b: [f32; LANES]) -> [f32; LANES] {
        from_fn(|lane| a[lane] / b[lane])
    }

    fn mul_add(a: [f32; LANES], b: [f32; LANES], c: [f32; LANES]) -> [f32; LANES] {
        from_fn(|lane| a[lane] * b[lane] + c[lane])
    }

    fn max(a: [f32; LANES], b: [f32; LANES]) -> [f32; LANES] {
        from_fn(|lane| if a[lane] > b[lane] { a[lane] } else { b[lane] })
    }

    fn min(a: [f32; LANES], b: [f32; LANES]) -> [f32; LANES] {
        from_fn(|lane| if a[lane] < b[lane] { a[lane] } else { b[lane] })
    }

    fn scale(value: [f32; LANES], power: [f32; LANES]) -> [f32; LANES] {
        let bits = |lane: usize| (power[lane].to_bits() << 23).wrapping_add(value[lane].to_bits());
        from_fn(|lane| f32::from_bits(bits(lane)))
    }

    fn pack(low: [f32; LANES], high: [f32; LANES]) -> [i32; LANES] {
        let bits = |lane: usize| low[lane].to_bits() & 0xffff | high[lane].to_bits() << 16;
        from_fn(|lane| bits(lane).cast_signed())
    }

    #[inline(never)]
    fn product<const TOKENS: usize>(panel: Panel<'_>, rows: [Row<'_>; TOKENS]) -> [Lanes; TOKENS] {
        let mut results = [Lanes::default(); TOKENS];
        for (totals, row) in results.iter_mut().zip(rows) {
            let row = row.checked(panel.tiles.len());
            let blocks = row.pairs.iter().zip(row.scales);
            let tiles = panel.tiles.iter().zip(panel.scales);
            for ((tile, scales), (pairs, unit)) in tiles.zip(blocks) {
                let mut sums = [0_i32; LANES];
                for (weights, pair) in tile.0.iter().zip(pairs) {
                    let (low, high) = (i32::from(*pair as i16), *pair >> 16);
                    for (sum, [a, b]) in sums.iter_mut().zip(weights) {
                        *sum += i32::from(*a) * low + i32::from(*b) * high;
                    }
                }
                for ((total, sum), scale) in totals.0.iter_mut().zip(sums).zip(scales.0) {
                    *total += sum as f32 * (scale * unit);
                }
            }
        }
        results
    }
}
