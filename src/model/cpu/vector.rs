//! What works on the values of single rows: norm, exponential, gate, short convolution.

use crate::activations::MAGIC;
use crate::simd::{LANES, Simd};

/// The natural logarithm of 2 in two parts: the first has so few digits that its product with an exponent is exact.
const LN_2: [f32; 2] = [0.693_359_4, -2.121_944_4e-4];

/// 1/6!, 1/5!, ... 1/0!: the exponential's series, the smallest first.
const SERIES: [f32; 7] = [
    1.0 / 720.0,
    1.0 / 120.0,
    1.0 / 24.0,
    1.0 / 6.0,
    0.5,
    1.0,
    1.0,
];

/// `e` to the power of `x`, within 3e-7 of it; beyond -87 and 88, of those. By Cody and Waite: `x` is a multiple of ln 2
/// and a rest of at most half of it; the one goes into the exponent's bits, of the other the series is summed.
#[inline(always)]
pub fn exp<S: Simd>(x: S::Vector) -> S::Vector {
    let x = S::min(S::max(x, S::splat(-87.0)), S::splat(88.0));
    let shifted = S::mul_add(x, S::splat(std::f32::consts::LOG2_E), S::splat(MAGIC));
    let power = S::add(shifted, S::splat(-MAGIC));
    let rest = S::mul_add(power, S::splat(-LN_2[0]), x);
    let rest = S::mul_add(power, S::splat(-LN_2[1]), rest);
    let mut sum = S::splat(SERIES[0]);
    for factor in &SERIES[1..] {
        sum = S::mul_add(sum, rest, S::splat(*factor));
    }
    S::scale(sum, shifted)
}

/// All lanes made one by an operation on two, half with half.
#[inline(always)]
pub fn reduce<S: Simd>(vector: S::Vector, join: impl Fn(f32, f32) -> f32) -> f32 {
    let mut lanes = [0.0; LANES];
    S::store(vector, &mut lanes);
    for half in [8, 4, 2, 1] {
        for lane in 0..half {
            lanes[lane] = join(lanes[lane], lanes[lane + half]);
        }
    }
    lanes[0]
}

/// `x` divided by its root mean square, times `weight`, into `out`. Here and below, rows are multiples of 16 long, since
/// the model's width and hidden size are multiples of 32.
#[inline(always)]
pub fn normalise<S: Simd>(x: &[f32], weight: &[f32], epsilon: f32, out: &mut [f32]) {
    let inverse = S::splat(inverse_root_mean_square::<S>(x, epsilon));
    let (x, weight) = (x.as_chunks().0, weight.as_chunks().0);
    for ((out, x), weight) in out.as_chunks_mut().0.iter_mut().zip(x).zip(weight) {
        S::store(S::mul(S::mul(S::load(x), inverse), S::load(weight)), out);
    }
}

/// One over the root mean square.
#[inline(always)]
pub fn inverse_root_mean_square<S: Simd>(x: &[f32], epsilon: f32) -> f32 {
    let (vectors, rest) = x.as_chunks();
    let mut sums = S::splat(0.0);
    for vector in vectors {
        let vector = S::load(vector);
        sums = S::mul_add(vector, vector, sums);
    }
    let rest: f32 = rest.iter().map(|x| x * x).sum();
    let sum = reduce::<S>(sums, |a, b| a + b) + rest;
    1.0 / (sum / x.len() as f32 + epsilon).sqrt()
}

/// SwiGLU's gate: of a row with the gates in its first half and the values in its second, the values times the gates'
/// `x / (1 + e^-x)`.
#[inline(always)]
pub fn gate<S: Simd>(mixed: &[f32], out: &mut [f32]) {
    let (gates, values) = mixed.split_at(mixed.len() / 2);
    let (gates, values) = (gates.as_chunks().0, values.as_chunks().0);
    for ((out, gate), value) in out.as_chunks_mut().0.iter_mut().zip(gates).zip(values) {
        let gate = S::load(gate);
        let below = exp::<S>(S::mul(gate, S::splat(-1.0)));
        let below = S::add(below, S::splat(1.0));
        S::store(S::div(S::mul(gate, S::load(value)), below), out);
    }
}

/// Adds, channel by channel, shares of the neighbours before to `h`. `near` and `shares` are the rows of the neighbours,
/// the farthest first, and what is taken of them.
#[inline(always)]
pub fn convolve<S: Simd>(h: &mut [f32], near: &[f32], shares: &[f32]) {
    let width = h.len();
    for (near, shares) in near.chunks_exact(width).zip(shares.chunks_exact(width)) {
        let (near, shares) = (near.as_chunks().0, shares.as_chunks().0);
        for ((h, near), shares) in h.as_chunks_mut().0.iter_mut().zip(near).zip(shares) {
            S::store(S::mul_add(S::load(near), S::load(shares), S::load(h)), h);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simd::{Isa, Kernel};

    struct Exponentials([f32; LANES]);

    impl Kernel for Exponentials {
        type Output = [f32; LANES];
        #[inline(always)]
        fn run<S: Simd>(mut self) -> [f32; LANES] {
            S::store(exp::<S>(S::load(&self.0)), &mut self.0);
            self.0
        }
    }

    #[test]
    fn the_exponential_is_right_and_stays_finite() {
        let values: Vec<f32> = (-8700..=8800).map(|x| x as f32 / 100.0).collect();
        for isa in Isa::all() {
            for values in values.as_chunks().0 {
                for (x, found) in values.iter().zip(isa.run(Exponentials(*values))) {
                    let exact = f64::from(*x).exp();
                    let error = (f64::from(found) - exact).abs() / exact;
                    assert!(error < 3e-7, "{isa:?}: e^{x} is off by {error:e}");
                }
            }
            let far = isa.run(Exponentials([f32::MIN; LANES]))[0];
            assert!(far > 0.0 && far < 1e-37, "{isa:?}: {far}");
            let far = isa.run(Exponentials([1e30; LANES]))[0];
            assert!(far > 1e38 && far.is_finite(), "{isa:?}: {far}");
        }
    }
}
