//! WebAssembly's vectors, of four values each. That they are there was decided when this was compiled.
#![allow(unsafe_code)]

use std::arch::wasm32::*;

use super::formulas::gather;
use super::instructions::Instructions;
use super::lanes::{LANES, Lanes, ZEROS};
use super::packed::Tile;

pub struct Simd128;

impl Instructions for Simd128 {
    const GROUP: usize = 2;
    type Vector = [v128; 4];

    #[inline(always)]
    fn splat(value: f32) -> [v128; 4] {
        [f32x4_splat(value); 4]
    }

    #[inline(always)]
    fn load(lanes: &Lanes) -> [v128; 4] {
        let quarters = lanes.0.as_chunks::<4>().0;
        // SAFETY: a quarter is four values, the 16 bytes that are read; no alignment is asked for. There are four.
        std::array::from_fn(|part| unsafe { v128_load(quarters[part].as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(vector: [v128; 4]) -> Lanes {
        let mut lanes = ZEROS;
        for (quarter, vector) in lanes.0.as_chunks_mut::<4>().0.iter_mut().zip(vector) {
            // SAFETY: a quarter is four values, the 16 bytes that are written; no alignment is asked for.
            unsafe { v128_store(quarter.as_mut_ptr().cast(), vector) };
        }
        lanes
    }

    #[inline(always)]
    fn add(a: [v128; 4], b: [v128; 4]) -> [v128; 4] {
        std::array::from_fn(|part| f32x4_add(a[part], b[part]))
    }

    #[inline(always)]
    fn mul(a: [v128; 4], b: [v128; 4]) -> [v128; 4] {
        std::array::from_fn(|part| f32x4_mul(a[part], b[part]))
    }

    #[inline(always)]
    fn mul_add(a: [v128; 4], b: [v128; 4], c: [v128; 4]) -> [v128; 4] {
        Self::add(Self::mul(a, b), c)
    }

    #[inline(always)]
    fn scalar_mul_add(a: f32, b: f32, c: f32) -> f32 {
        a * b + c
    }

    #[inline(always)]
    fn products(tile: &Tile, groups: &[i32], start: i32) -> [v128; 4] {
        let mut sums = [i32x4_splat(start); 4];
        for (weights, group) in tile.0.as_chunks::<{ 2 * LANES }>().0.iter().zip(groups) {
            // SAFETY: a group is the four bytes that are read; no alignment is asked for.
            let group = unsafe { v128_load32_splat((&raw const *group).cast()) };
            for (sum, weights) in sums.iter_mut().zip(weights.as_chunks::<8>().0) {
                // SAFETY: eight weights are the eight bytes that are read; no alignment is asked for.
                let weights = unsafe { i16x8_load_extend_i8x8(weights.as_ptr().cast()) };
                *sum = i32x4_add(*sum, i32x4_dot_i16x8(weights, group));
            }
        }
        sums.map(|sums| f32x4_convert_i32x4(sums))
    }

    #[inline(always)]
    fn gather<const PARTS: usize>(weights: &[f32], vectors: &[[Lanes; PARTS]]) -> [Lanes; PARTS] {
        gather::<Self, 1, PARTS>(weights, vectors)
    }
}
