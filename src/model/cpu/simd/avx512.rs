//! AVX-512 with VNNI: 8-bit weights widened to 16, products of pairs added up by `vpdpwssd`, 16 numbers a register.
#![allow(unsafe_code)]

use std::arch::x86_64::*;

use super::{LANES, Lanes, Panel, Simd};
use crate::activations::Row;

/// See [`super::Set::Avx512Vnni`]. SAFETY of all that follows: the features are there, since only `Isa::run` calls kernels
/// with this type; and what is loaded and stored is as long as a register.
#[derive(Clone, Copy)]
pub struct Avx512;

impl Simd for Avx512 {
    type Vector = __m512;

    #[inline(always)]
    fn splat(value: f32) -> __m512 {
        unsafe { _mm512_set1_ps(value) }
    }

    #[inline(always)]
    fn load(values: &[f32; LANES]) -> __m512 {
        unsafe { _mm512_loadu_ps(values.as_ptr()) }
    }

    #[inline(always)]
    fn store(vector: __m512, values: &mut [f32; LANES]) {
        unsafe { _mm512_storeu_ps(values.as_mut_ptr(), vector) }
    }

    #[inline(always)]
    fn add(a: __m512, b: __m512) -> __m512 {
        unsafe { _mm512_add_ps(a, b) }
    }

    #[inline(always)]
    fn mul(a: __m512, b: __m512) -> __m512 {
        unsafe { _mm512_mul_ps(a, b) }
    }

    #[inline(always)]
    fn div(a: __m512, b: __m512) -> __m512 {
        unsafe { _mm512_div_ps(a, b) }
    }

    #[inline(always)]
    fn mul_add(a: __m512, b: __m512, c: __m512) -> __m512 {
        unsafe { _mm512_fmadd_ps(a, b, c) }
    }

    #[inline(always)]
    fn max(a: __m512, b: __m512) -> __m512 {
        unsafe { _mm512_max_ps(a, b) }
    }

    #[inline(always)]
    fn min(a: __m512, b: __m512) -> __m512 {
        unsafe { _mm512_min_ps(a, b) }
    }

    #[inline(always)]
    fn scale(value: __m512, power: __m512) -> __m512 {
        unsafe {
            let power = _mm512_slli_epi32::<23>(_mm512_castps_si512(power));
            _mm512_castsi512_ps(_mm512_add_epi32(_mm512_castps_si512(value), power))
        }
    }

    #[inline(always)]
    fn pack(low: __m512, high: __m512) -> [i32; LANES] {
        let mut packed = [0; LANES];
        unsafe {
            let high = _mm512_slli_epi32::<16>(_mm512_castps_si512(high));
            let both = _mm512_mask_blend_epi16(0xaaaa_aaaa, _mm512_castps_si512(low), high);
            _mm512_storeu_si512(packed.as_mut_ptr().cast(), both);
        }
        packed
    }

    #[inline(always)]
    fn product<const TOKENS: usize>(panel: Panel<'_>, rows: [Row<'_>; TOKENS]) -> [Lanes; TOKENS] {
        unsafe { product(panel, rows) }
    }
}

#[target_feature(enable = "avx2,fma,avx512f,avx512bw,avx512vnni")]
#[inline(never)]
fn product<const TOKENS: usize>(panel: Panel<'_>, rows: [Row<'_>; TOKENS]) -> [Lanes; TOKENS] {
    let mut results = [Lanes::default(); TOKENS];
    let rows = rows.map(|row| row.checked(panel.tiles.len()));
    let mut totals = [_mm512_setzero_ps(); TOKENS];
    for (index, (tile, scales)) in panel.tiles.iter().zip(panel.scales).enumerate() {
        let mut sums = [_mm512_setzero_si512(); TOKENS];
        for (group, weights) in tile.0.iter().enumerate() {
            // SAFETY: 32 bytes, and a tile is aligned to 64.
            let weights = unsafe { _mm256_load_si256(weights.as_ptr().cast()) };
            let weights = _mm512_cvtepi8_epi16(weights);
            for (sum, row) in sums.iter_mut().zip(&rows) {
                // SAFETY: a row has as many blocks as the panel tiles: `checked` has looked.
                let pair = _mm512_set1_epi32(unsafe { row.pairs.get_unchecked(index) }[group]);
                *sum = _mm512_dpwssd_epi32(*sum, weights, pair);
            }
        }
        let scales = Avx512::load(&scales.0);
        for ((total, sum), row) in totals.iter_mut().zip(&sums).zip(&rows) {
            // SAFETY: as above.
            let unit = _mm512_set1_ps(unsafe { *row.scales.get_unchecked(index) });
            let sum = _mm512_cvtepi32_ps(*sum);
            *total = _mm512_fmadd_ps(sum, _mm512_mul_ps(scales, unit), *total);
        }
    }
    for (result, total) in results.iter_mut().zip(totals) {
        Avx512::store(total, &mut result.0);
    }
    results
}
