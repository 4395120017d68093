//! What a machine must be able to do, and which one this is.

use super::lanes::{LANES, Lanes};
use super::packed::Tile;
use super::plain::Plain;

/// Arithmetic of 16 values at once.
///
/// The methods of a machine whose instructions not every processor has are called only within its `read`, which brings
/// the instructions along: everything is inlined into that.
pub trait Instructions {
    /// Values of a [`super::quantised::Quantised`] that are multiplied at once.
    const GROUP: usize;
    /// 16 values in registers.
    type Vector: Copy;

    fn splat(value: f32) -> Self::Vector;
    fn load(lanes: &Lanes) -> Self::Vector;
    fn store(vector: Self::Vector) -> Lanes;
    fn add(a: Self::Vector, b: Self::Vector) -> Self::Vector;
    fn mul(a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// `a * b + c`
    fn mul_add(a: Self::Vector, b: Self::Vector, c: Self::Vector) -> Self::Vector;
    /// The same for one value, in loops that the compiler makes vectors of.
    fn scalar_mul_add(a: f32, b: f32, c: f32) -> f32;
    /// The products of a tile's rows with a block, beginning at `start`.
    fn products(tile: &Tile, groups: &[i32], start: i32) -> Self::Vector;
    /// [`super::formulas::gather`] with as many sums as suit the machine.
    fn gather<const PARTS: usize>(weights: &[f32], vectors: &[[Lanes; PARTS]]) -> [Lanes; PARTS];
}

/// The machines that there is code for.
#[derive(Clone, Copy)]
pub enum Machine {
    #[cfg_attr(
        target_arch = "wasm32",
        allow(dead_code, reason = "there it is always `Simd128`")
    )]
    Plain,
    #[cfg(target_arch = "x86_64")]
    Vnni,
    #[cfg(target_arch = "wasm32")]
    Simd128,
}

impl Machine {
    /// The best one that this processor is.
    pub fn detect() -> Machine {
        #[cfg(target_arch = "x86_64")]
        if super::vnni::available() {
            return Machine::Vnni;
        }
        #[cfg(target_arch = "wasm32")]
        return Machine::Simd128;
        #[cfg(not(target_arch = "wasm32"))]
        Machine::Plain
    }

    /// Its name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Machine::Plain => "plain",
            #[cfg(target_arch = "x86_64")]
            Machine::Vnni => "AVX-512 VNNI",
            #[cfg(target_arch = "wasm32")]
            Machine::Simd128 => "simd128",
        }
    }

    /// What is added to weights: VNNI takes them without a sign.
    pub fn offset(self) -> u8 {
        match self {
            #[cfg(target_arch = "x86_64")]
            Machine::Vnni => 128,
            _ => 0,
        }
    }

    /// Where a tile has the weight of a row and a column.
    pub fn place(self, lane: usize, column: usize) -> usize {
        let group = match self {
            Machine::Plain => Plain::GROUP,
            #[cfg(target_arch = "x86_64")]
            Machine::Vnni => super::vnni::Vnni::GROUP,
            #[cfg(target_arch = "wasm32")]
            Machine::Simd128 => super::simd128::Simd128::GROUP,
        };
        (column / group * LANES + lane) * group + column % group
    }
}
