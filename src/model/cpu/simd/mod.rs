//! Which vector instructions there are, and running code compiled for them.
//!
//! Everything is written once, generic over [`Simd`], and compiled for each instruction set. Vectors have 16 lanes
//! everywhere, in as many registers as that takes. They are written out: attention over plain arrays of 16, left to the
//! compiler, made a token a third slower.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(any(feature = "portable", not(target_feature = "simd128")))]
mod portable;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

#[cfg(target_arch = "x86_64")]
use avx2::Avx2;
#[cfg(target_arch = "x86_64")]
use avx512::Avx512;
#[cfg(any(feature = "portable", not(target_feature = "simd128")))]
use portable::Portable;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use simd128::Simd128;
use std::fmt;

use crate::activations::Row;
use crate::weights::BLOCK;

/// Values that are worked on side by side: outputs of a product, positions or dimensions of attention.
pub const LANES: usize = 16;

/// Sixteen values on one cache line.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C, align(64))]
pub struct Lanes(pub [f32; LANES]);

/// The weights of 16 outputs for one block of 32 inputs: for each pair of inputs that are 16 apart, the two weights of
/// every output.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C, align(64))]
pub struct Tile(pub [[[i8; 2]; LANES]; BLOCK / 2]);

/// All weights of 16 outputs, with the scales of each block.
#[derive(Clone, Copy, Debug)]
pub struct Panel<'a> {
    pub tiles: &'a [Tile],
    pub scales: &'a [Lanes],
}

/// Vectors of 16 numbers, and the one product that is made of integers.
pub trait Simd: Copy {
    /// 16 numbers.
    type Vector: Copy;

    fn splat(value: f32) -> Self::Vector;
    fn load(values: &[f32; LANES]) -> Self::Vector;
    fn store(vector: Self::Vector, values: &mut [f32; LANES]);
    fn add(a: Self::Vector, b: Self::Vector) -> Self::Vector;
    fn mul(a: Self::Vector, b: Self::Vector) -> Self::Vector;
    fn div(a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// `a * b + c`, rounded once where the machine can.
    fn mul_add(a: Self::Vector, b: Self::Vector, c: Self::Vector) -> Self::Vector;
    /// The larger of each two; any of them when one is not a number.
    fn max(a: Self::Vector, b: Self::Vector) -> Self::Vector;
    fn min(a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// `value` times 2 to the power of the integer that the low bits of `power` hold.
    fn scale(value: Self::Vector, power: Self::Vector) -> Self::Vector;
    /// The low 16 bits of both, `high`'s above `low`'s.
    fn pack(low: Self::Vector, high: Self::Vector) -> [i32; LANES];

    /// The products of 16 outputs with the rows of several tokens. Within a block they are summed as integers, exactly;
    /// the blocks' sums, times both scales, are added in order, so that a token's result does not depend on the tokens
    /// beside it. Never inlined: it is large, and called once for 16 outputs.
    fn product<const TOKENS: usize>(panel: Panel<'_>, rows: [Row<'_>; TOKENS]) -> [Lanes; TOKENS];
}

/// Something to run with the vector instructions of the machine.
pub trait Kernel {
    type Output;

    /// Must be `#[inline(always)]`, and so must all that it calls with the type `S`: only then is it compiled for the
    /// instruction set.
    fn run<S: Simd>(self) -> Self::Output;
}

/// An instruction set that this machine has.
#[derive(Clone, Copy, Eq, PartialEq)]
pub struct Isa(Set);

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Set {
    /// Whatever the compiler makes of plain code: on machines that have nothing better, and to compare with.
    #[cfg(any(feature = "portable", not(target_feature = "simd128")))]
    Portable,
    /// 256-bit vectors with products of 16-bit integers.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// 512-bit vectors, and products of 16-bit integers that are added up at once.
    #[cfg(target_arch = "x86_64")]
    Avx512Vnni,
    /// WebAssembly's 128-bit vectors with products of 16-bit integers.
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128,
}

/// What every machine has for which this was compiled.
#[cfg(any(feature = "portable", not(target_feature = "simd128")))]
const LEAST: Set = Set::Portable;
#[cfg(not(any(feature = "portable", not(target_feature = "simd128"))))]
const LEAST: Set = Set::Simd128;

impl fmt::Debug for Isa {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl Isa {
    /// All that this machine has, the best last.
    #[must_use]
    pub fn all() -> Vec<Isa> {
        #[allow(
            unused_mut,
            reason = "not every architecture has a second instruction set"
        )]
        let mut found = vec![LEAST];
        #[cfg(target_arch = "x86_64")]
        {
            let avx2 = is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma");
            if avx2 {
                found.push(Set::Avx2);
            }
            let avx512 = is_x86_feature_detected!("avx512f")
                && is_x86_feature_detected!("avx512bw")
                && is_x86_feature_detected!("avx512vnni");
            if avx2 && avx512 {
                found.push(Set::Avx512Vnni);
            }
        }
        #[cfg(all(feature = "portable", target_feature = "simd128"))]
        found.push(Set::Simd128);
        found.into_iter().map(Isa).collect()
    }

    /// The best that this machine has.
    #[must_use]
    pub fn detect() -> Isa {
        Self::all().pop().unwrap_or(Isa(LEAST))
    }

    /// Runs the kernel as compiled for this instruction set.
    #[inline]
    #[allow(unsafe_code)]
    pub(crate) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        match self.0 {
            #[cfg(any(feature = "portable", not(target_feature = "simd128")))]
            Set::Portable => kernel.run::<Portable>(),
            // SAFETY: a value of the type is only made by `all`, after it has found the features.
            #[cfg(target_arch = "x86_64")]
            Set::Avx2 => unsafe { run_avx2(kernel) },
            // SAFETY: likewise.
            #[cfg(target_arch = "x86_64")]
            Set::Avx512Vnni => unsafe { run_avx512(kernel) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Set::Simd128 => kernel.run::<Simd128>(),
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma")]
fn run_avx2<K: Kernel>(kernel: K) -> K::Output {
    kernel.run::<Avx2>()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,avx512f,avx512bw,avx512vnni")]
fn run_avx512<K: Kernel>(kernel: K) -> K::Output {
    kernel.run::<Avx512>()
}
