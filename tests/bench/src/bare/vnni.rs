//! AVX-512 with VNNI: 64 products of 8 bits in one instruction.
//!
//! Every `unsafe` here needs the processor's features. [`Vnni`] is used by [`read`] alone, which has them, and all its
//! methods become part of that; who calls `read` must have asked [`available`].
#![allow(unsafe_code)]

use std::arch::x86_64::*;

use super::Bare;
use super::formulas::gather;
use super::instructions::Instructions;
use super::lanes::{Lanes, ZEROS};
use super::packed::Tile;

/// Whether this processor has the features that `read` is compiled for.
pub fn available() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("fma")
        && is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512vnni")
}

/// [`Bare::read`] with these instructions.
#[target_feature(enable = "avx2,fma,avx512f,avx512bw,avx512vl,avx512vnni")]
pub fn read(bare: &mut Bare, token: u32, logits: Option<&mut [f32]>) {
    bare.read::<Vnni>(token, logits);
}

pub struct Vnni;

impl Instructions for Vnni {
    const GROUP: usize = 4;
    type Vector = __m512;

    #[inline(always)]
    fn splat(value: f32) -> __m512 {
        // SAFETY: the features are there, see above; it touches no memory.
        unsafe { _mm512_set1_ps(value) }
    }

    #[inline(always)]
    fn load(lanes: &Lanes) -> __m512 {
        // SAFETY: the features are there, see above; a `Lanes` is 64 bytes, aligned to 64, as the instruction reads.
        unsafe { _mm512_load_ps(lanes.0.as_ptr()) }
    }

    #[inline(always)]
    fn store(vector: __m512) -> Lanes {
        let mut lanes = ZEROS;
        // SAFETY: the features are there, see above; a `Lanes` is 64 bytes, aligned to 64, as the instruction writes.
        unsafe { _mm512_store_ps(lanes.0.as_mut_ptr(), vector) };
        lanes
    }

    #[inline(always)]
    fn add(a: __m512, b: __m512) -> __m512 {
        // SAFETY: the features are there, see above; it touches no memory.
        unsafe { _mm512_add_ps(a, b) }
    }

    #[inline(always)]
    fn mul(a: __m512, b: __m512) -> __m512 {
        // SAFETY: the features are there, see above; it touches no memory.
        unsafe { _mm512_mul_ps(a, b) }
    }

    #[inline(always)]
    fn mul_add(a: __m512, b: __m512, c: __m512) -> __m512 {
        // SAFETY: the features are there, see above; it touches no memory.
        unsafe { _mm512_fmadd_ps(a, b, c) }
    }

    #[inline(always)]
    fn scalar_mul_add(a: f32, b: f32, c: f32) -> f32 {
        a.mul_add(b, c)
    }

    #[inline(always)]
    fn products(tile: &Tile, groups: &[i32], start: i32) -> __m512 {
        // SAFETY: the features are there, see above. `weights` are 64 bytes; the tile is aligned to 64, so that each of
        // its chunks of 64 is, as the load wants it. Nothing else touches memory.
        unsafe {
            let mut sums = _mm512_set1_epi32(start);
            for (weights, group) in tile.0.as_chunks::<64>().0.iter().zip(groups) {
                let weights = _mm512_load_si512(weights.as_ptr().cast());
                sums = _mm512_dpbusd_epi32(sums, weights, _mm512_set1_epi32(*group));
            }
            _mm512_cvtepi32_ps(sums)
        }
    }

    #[inline(always)]
    fn gather<const PARTS: usize>(weights: &[f32], vectors: &[[Lanes; PARTS]]) -> [Lanes; PARTS] {
        // A sum takes four cycles, and two a cycle can be begun.
        gather::<Self, 2, PARTS>(weights, vectors)
    }
}
