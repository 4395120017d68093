//! What is done to vectors.

use super::instructions::Instructions;
use super::lanes::{LANES, Lanes, ZEROS, flat};
use super::layer::Keys;
use super::{Angles, HEAD, POSITIONS, REACH, WIDTH};

/// Divided by its root mean square, times a weight.
#[inline(always)]
pub fn normalise<I: Instructions, const N: usize>(
    x: &[f32; N],
    weight: &[f32; N],
    epsilon: f32,
) -> [f32; N] {
    let mut sums = [0.0; LANES];
    for x in x.as_chunks::<LANES>().0 {
        for lane in 0..LANES {
            sums[lane] = I::scalar_mul_add(x[lane], x[lane], sums[lane]);
        }
    }
    let inverse = 1.0 / (sums.iter().sum::<f32>() / N as f32 + epsilon).sqrt();
    std::array::from_fn(|index| x[index] * inverse * weight[index])
}

/// With the shares of the tokens before.
#[inline(always)]
pub fn convolve<I: Instructions>(
    mut h: [f32; WIDTH],
    inputs: &mut [[f32; WIDTH]],
    shares: &[[f32; WIDTH]; REACH],
    position: usize,
) -> [f32; WIDTH] {
    inputs[position] = h;
    for back in 1..=REACH.min(position) {
        let (near, shares) = (&inputs[position - back], &shares[REACH - back]);
        for index in 0..WIDTH {
            h[index] = I::scalar_mul_add(near[index], shares[index], h[index]);
        }
    }
    h
}

/// A query or a key: normalised, and turned to its position.
#[inline(always)]
pub fn turn<I: Instructions>(
    x: &[f32; HEAD],
    norm: &[f32; HEAD],
    [cosines, sines]: &Angles,
    epsilon: f32,
) -> [f32; HEAD] {
    let x = normalise::<I, HEAD>(x, norm, epsilon);
    let mut out = [0.0; HEAD];
    for index in 0..HEAD / 2 {
        let (a, b) = (x[index], x[index + HEAD / 2]);
        out[index] = a * cosines[index] - b * sines[index];
        out[index + HEAD / 2] = b * cosines[index] + a * sines[index];
    }
    out
}

/// What a query finds: the mean of the values, weighted by how well their keys fit.
#[inline(always)]
pub fn attend<I: Instructions>(
    query: &[f32; HEAD],
    keys: &Keys,
    values: &[[Lanes; HEAD / LANES]],
    out: &mut [f32],
) {
    let seen = values.len();
    let mut scores = [ZEROS; POSITIONS / LANES];
    let scores = &mut scores[..seen.div_ceil(LANES)];
    for (scores, keys) in scores.iter_mut().zip(keys.as_chunks::<HEAD>().0) {
        [*scores] = I::gather(query, keys.as_chunks::<1>().0);
    }
    let scores = &mut flat(scores)[..seen];
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    for score in scores.iter_mut() {
        *score = exp::<I>(*score - most);
    }
    let (vectors, rest) = scores.as_chunks::<LANES>();
    let mut totals = [0.0; LANES];
    for vector in vectors {
        for (total, weight) in totals.iter_mut().zip(vector) {
            *total += weight;
        }
    }
    let total = totals.iter().chain(rest).sum::<f32>();
    for (out, sums) in out.chunks_exact_mut(LANES).zip(I::gather(scores, values)) {
        for (out, sum) in out.iter_mut().zip(sums.0) {
            *out = sum / total;
        }
    }
}

/// The sum of vectors of `PARTS` times 16 values, each times its weight; `SUMS` side by side, as many as the machine has
/// registers for.
#[inline(always)]
pub fn gather<I: Instructions, const SUMS: usize, const PARTS: usize>(
    weights: &[f32],
    vectors: &[[Lanes; PARTS]],
) -> [Lanes; PARTS] {
    let mut sums = [[I::splat(0.0); PARTS]; SUMS];
    let add = |sums: &mut [I::Vector; PARTS], weight: &f32, vector: &[Lanes; PARTS]| {
        let weight = I::splat(*weight);
        for (sum, part) in sums.iter_mut().zip(vector) {
            *sum = I::mul_add(I::load(part), weight, *sum);
        }
    };
    let (weights, last_weights) = weights.as_chunks::<SUMS>();
    let (vectors, last_vectors) = vectors.as_chunks::<SUMS>();
    for (weights, vectors) in weights.iter().zip(vectors) {
        for (sums, (weight, vector)) in sums.iter_mut().zip(weights.iter().zip(vectors)) {
            add(sums, weight, vector);
        }
    }
    for (weight, vector) in last_weights.iter().zip(last_vectors) {
        add(&mut sums[0], weight, vector);
    }
    std::array::from_fn(|part| {
        let first = sums[0][part];
        let rest = sums[1..].iter().map(|sums| sums[part]);
        I::store(rest.fold(first, I::add))
    })
}

/// `e` to the power of `x`, as `src/model/cpu/vector.rs` explains it.
#[inline(always)]
pub fn exp<I: Instructions>(x: f32) -> f32 {
    const MAGIC: f32 = 12_582_912.0;
    let x = if x < -87.0 { -87.0 } else { x };
    let x = if x > 88.0 { 88.0 } else { x };
    let shifted = I::scalar_mul_add(x, std::f32::consts::LOG2_E, MAGIC);
    let rest = I::scalar_mul_add(MAGIC - shifted, std::f32::consts::LN_2, x);
    let mut sum = 1.0 / 720.0;
    for factor in [1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0] {
        sum = I::scalar_mul_add(sum, rest, factor);
    }
    f32::from_bits((shifted.to_bits() << 23).wrapping_add(sum.to_bits()))
}
