//! WebAssembly: 8-bit weights widened to 16, products of pairs by `i32x4.dot_i16x8_s`, 4 numbers a register.
#![allow(unsafe_code)]

use std::arch::wasm32::*;
use std::array::from_fn;

use super::{LANES, Lanes, Panel, Simd};
use crate::activations::{Blocks, Row};

/// See [`super::Set::Simd128`].
#[derive(Clone, Copy)]
pub struct Simd128;

/// Registers of a vector.
const PARTS: usize = 4;

impl Simd for Simd128 {
    type Vector = [v128; PARTS];

    #[inline(always)]
    fn splat(value: f32) -> [v128; PARTS] {
        [f32x4_splat(value); PARTS]
    }

    #[inline(always)]
    fn load(values: &[f32; LANES]) -> [v128; PARTS] {
        // SAFETY: 16 numbers are four registers.
        from_fn(|part| unsafe { v128_load(values.as_ptr().add(4 * part).cast()) })
    }

    #[inline(always)]
    fn store(vector: [v128; PARTS], values: &mut [f32; LANES]) {
        for (part, register) in vector.into_iter().enumerate() {
            // SAFETY: 16 numbers are four registers.
            unsafe { v128_store(values.as_mut_ptr().add(4 * part).cast(), register) };
        }
    }

    #[inline(always)]
    fn add(a: [v128; PARTS], b: [v128; PARTS]) -> [v128; PARTS] {
        from_fn(|part| f32x4_add(a[part], b[part]))
    }

    #[inline(always)]
    fn mul(a: [v128; PARTS], b: [v128; PARTS]) -> [v128; PARTS] {
        from_fn(|part| f32x4_mul(a[part], b[part]))
    }

    #[inline(always)]
    fn div(a: [v128; PARTS], b: [v128; PARTS]) -> [v128; PARTS] {
        from_fn(|part| f32x4_div(a[part], b[part]))
    }

    #[inline(always)]
    fn mul_add(a: [v128; PARTS], b: [v128; PARTS], c: [v128; PARTS]) -> [v128; PARTS] {
        from_fn(|part| f32x4_add(f32x4_mul(a[part], b[part]), c[part]))
    }

    #[inline(always)]
    fn max(a: [v128; PARTS], b: [v128; PARTS]) -> [v128; PARTS] {
        from_fn(|part| f32x4_pmax(a[part], b[part]))
    }

    #[inline(always)]
    fn min(a: [v128; PARTS], b: [v128; PARTS]) -> [v128; PARTS] {
        from_fn(|part| f32x4_pmin(a[part], b[part]))
    }

    #[inline(always)]
    fn scale(value: [v128; PARTS], power: [v128; PARTS]) -> [v128; PARTS] {
        from_fn(|part| i32x4_add(value[part], i32x4_shl(power[part], 23)))
    }

    #[inline(always)]
    fn pack(low: [v128; PARTS], high: [v128; PARTS]) -> [i32; LANES] {
        let mut packed = [0; LANES];
        for (part, packed) in packed.chunks_exact_mut(4).enumerate() {
            let low = v128_and(low[part], i32x4_splat(0xffff));
            let both = v128_or(low, i32x4_shl(high[part], 16));
            // SAFETY: four numbers are a register.
            unsafe { v128_store(packed.as_mut_ptr().cast(), both) };
        }
        packed
    }

    #[inline(never)]
    fn product<const TOKENS: usize>(panel: Panel<'_>, rows: [Row<'_>; TOKENS]) -> [Lanes; TOKENS] {
        let mut results = [Lanes::default(); TOKENS];
        let rows = rows.map(|row| row.checked(panel.tiles.len()));
        // What is summed at a time has to fit into the 16 registers of x86-64.
        if TOKENS == 1 {
            part::<TOKENS, 4>(panel, &rows, 0, &mut results);
        } else {
            part::<TOKENS, 2>(panel, &rows, 0, &mut results);
            part::<TOKENS, 2>(panel, &rows, 8, &mut results);
        }
        results
    }
}

/// The products of `4 * REGISTERS` outputs, from the output `first` of the panel on.
#[inline(always)]
fn part<const TOKENS: usize, const REGISTERS: usize>(
    panel: Panel<'_>,
    rows: &[Blocks<'_>; TOKENS],
    first: usize,
    results: &mut [Lanes; TOKENS],
) {
    assert!(first + 4 * REGISTERS <= LANES);
    let mut totals = [[f32x4_splat(0.0); REGISTERS]; TOKENS];
    for (index, (tile, scales)) in panel.tiles.iter().zip(panel.scales).enumerate() {
        let mut sums = [[i32x4_splat(0); REGISTERS]; TOKENS];
        for (group, weights) in tile.0.iter().enumerate() {
            let start = weights.as_ptr().cast::<i8>();
            // SAFETY: the eight bytes are inside the array, as asserted above.
            let weights: [v128; REGISTERS] = from_fn(|register| unsafe {
                i16x8_load_extend_i8x8(start.add(2 * first + 8 * register))
            });
            for (sums, row) in sums.iter_mut().zip(rows) {
                // SAFETY: a row has as many blocks as the panel tiles: `checked` has looked.
                let pairs = unsafe { row.pairs.get_unchecked(index) };
                let pair = i32x4_splat(pairs[group]);
                for (sum, weights) in sums.iter_mut().zip(weights) {
                    *sum = i32x4_add(*sum, i32x4_dot_i16x8(weights, pair));
                }
            }
        }
        let scales = Simd128::load(&scales.0);
        for ((totals, sums), row) in totals.iter_mut().zip(&sums).zip(rows) {
            // SAFETY: as above.
            let unit = f32x4_splat(unsafe { *row.scales.get_unchecked(index) });
            for ((total, sum), scales) in totals.iter_mut().zip(sums).zip(&scales[first / 4..]) {
                let product = f32x4_mul(f32x4_convert_i32x4(*sum), f32x4_mul(*scales, unit));
                *total = f32x4_add(*total, product);
            }
        }
    }
    for (result, totals) in results.iter_mut().zip(&totals) {
        for (result, total) in result.0[first..].chunks_exact_mut(4).zip(totals) {
            // SAFETY: four numbers are a register.
            unsafe { v128_store(result.as_mut_ptr().cast(), *total) };
        }
    }
}
