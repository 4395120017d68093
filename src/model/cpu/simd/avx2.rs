//! AVX2: 8-bit weights widened to 16, products of pairs by `vpmaddwd`, 8 numbers a register.
#![allow(unsafe_code)]

use std::arch::x86_64::*;

use super::{LANES, Lanes, Panel, Simd};
use crate::activations::Row;

/// See [`super::Set::Avx2`]. SAFETY of all that follows: the features are there, since only `Isa::run` calls kernels with
/// this type; and what is loaded and stored is as long as two registers.
#[derive(Clone, Copy)]
pub struct Avx2;

impl Simd for Avx2 {
    type Vector = [__m256; 2];

    #[inline(always)]
    fn splat(value: f32) -> [__m256; 2] {
        unsafe { [_mm256_set1_ps(value); 2] }
    }

    #[inline(always)]
    fn load(values: &[f32; LANES]) -> [__m256; 2] {
        let start = values.as_ptr();
        unsafe { [_mm256_loadu_ps(start), _mm256_loadu_ps(start.add(8))] }
    }

    #[inline(always)]
    fn store(vector: [__m256; 2], values: &mut [f32; LANES]) {
        let start = values.as_mut_ptr();
        unsafe {
            _mm256_storeu_ps(start, vector[0]);
            _mm256_storeu_ps(start.add(8), vector[1]);
        }
    }

    #[inline(always)]
    fn add(a: [__m256; 2], b: [__m256; 2]) -> [__m256; 2] {
        unsafe { [_mm256_add_ps(a[0], b[0]), _mm256_add_ps(a[1], b[1])] }
    }

    #[inline(always)]
    fn mul(a: [__m256; 2], b: [__m256; 2]) -> [__m256; 2] {
        unsafe { [_mm256_mul_ps(a[0], b[0]), _mm256_mul_ps(a[1], b[1])] }
    }

    #[inline(always)]
    fn div(a: [__m256; 2], b: [__m256; 2]) -> [__m256; 2] {
        unsafe { [_mm256_div_ps(a[0], b[0]), _mm256_div_ps(a[1], b[1])] }
    }

    #[inline(always)]
    fn mul_add(a: [__m256; 2], b: [__m256; 2], c: [__m256; 2]) -> [__m256; 2] {
        let half = |index: usize| unsafe { _mm256_fmadd_ps(a[index], b[index], c[index]) };
        [half(0), half(1)]
    }

    #[inline(always)]
    fn max(a: [__m256; 2], b: [__m256; 2]) -> [__m256; 2] {
        unsafe { [_mm256_max_ps(a[0], b[0]), _mm256_max_ps(a[1], b[1])] }
    }

    #[inline(always)]
    fn min(a: [__m256; 2], b: [__m256; 2]) -> [__m256; 2] {
        unsafe { [_mm256_min_ps(a[0], b[0]), _mm256_min_ps(a[1], b[1])] }
    }

    #[inline(always)]
    fn scale(value: [__m256; 2], power: [__m256; 2]) -> [__m256; 2] {
        let half = |index: usize| unsafe {
            let power = _mm256_slli_epi32::<23>(_mm256_castps_si256(power[index]));
            let value = _mm256_castps_si256(value[index]);
            _mm256_castsi256_ps(_mm256_add_epi32(value, power))
        };
        [half(0), half(1)]
    }

    #[inline(always)]
    fn pack(low: [__m256; 2], high: [__m256; 2]) -> [i32; LANES] {
        let mut packed = [0; LANES];
        for (packed, (low, high)) in packed.chunks_exact_mut(8).zip(low.into_iter().zip(high)) {
            unsafe {
                let high = _mm256_slli_epi32::<16>(_mm256_castps_si256(high));
                let both = _mm256_blend_epi16::<0xaa>(_mm256_castps_si256(low), high);
                _mm256_storeu_si256(packed.as_mut_ptr().cast(), both);
            }
        }
        packed
    }

    #[inline(always)]
    fn product<const TOKENS: usize>(panel: Panel<'_>, rows: [Row<'_>; TOKENS]) -> [Lanes; TOKENS] {
        unsafe { product(panel, rows) }
    }
}

#[target_feature(enable = "avx2,fma")]
#[inline(never)]
fn product<const TOKENS: usize>(panel: Panel<'_>, rows: [Row<'_>; TOKENS]) -> [Lanes; TOKENS] {
    let mut results = [Lanes::default(); TOKENS];
    let rows = rows.map(|row| row.checked(panel.tiles.len()));
    let mut totals = [[_mm256_setzero_ps(); 2]; TOKENS];
    for (index, (tile, scales)) in panel.tiles.iter().zip(panel.scales).enumerate() {
        let mut sums = [[_mm256_setzero_si256(); 2]; TOKENS];
        for (group, weights) in tile.0.iter().enumerate() {
            let start = weights.as_ptr().cast::<i8>();
            // SAFETY: 32 bytes, and a tile is aligned to 64.
            let (low, high) = unsafe {
                (
                    _mm_load_si128(start.cast()),
                    _mm_load_si128(start.add(16).cast()),
                )
            };
            let (low, high) = (_mm256_cvtepi8_epi16(low), _mm256_cvtepi8_epi16(high));
            for ([first, second], row) in sums.iter_mut().zip(&rows) {
                // SAFETY: a row has as many blocks as the panel tiles: `checked` has looked.
                let pair = _mm256_set1_epi32(unsafe { row.pairs.get_unchecked(index) }[group]);
                *first = _mm256_add_epi32(*first, _mm256_madd_epi16(low, pair));
                *second = _mm256_add_epi32(*second, _mm256_madd_epi16(high, pair));
            }
        }
        let scales = Avx2::load(&scales.0);
        for ((totals, sums), row) in totals.iter_mut().zip(&sums).zip(&rows) {
            // SAFETY: as above.
            let unit = _mm256_set1_ps(unsafe { *row.scales.get_unchecked(index) });
            for ((total, sum), scales) in totals.iter_mut().zip(sums).zip(scales) {
                let sum = _mm256_cvtepi32_ps(*sum);
                *total = _mm256_fmadd_ps(sum, _mm256_mul_ps(scales, unit), *total);
            }
        }
    }
    for (result, totals) in results.iter_mut().zip(totals) {
        Avx2::store(totals, &mut result.0);
    }
    results
}
