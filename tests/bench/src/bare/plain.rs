//! Any machine: loops, of which the compiler makes what it can.

use super::formulas::gather;
use super::instructions::Instructions;
use super::lanes::{LANES, Lanes, ZEROS};
use super::packed::Tile;

pub struct Plain;

impl Instructions for Plain {
    const GROUP: usize = 2;
    type Vector = Lanes;

    #[inline(always)]
    fn splat(value: f32) -> Lanes {
        Lanes([value; LANES])
    }

    #[inline(always)]
    fn load(lanes: &Lanes) -> Lanes {
        *lanes
    }

    #[inline(always)]
    fn store(vector: Lanes) -> Lanes {
        vector
    }

    #[inline(always)]
    fn add(a: Lanes, b: Lanes) -> Lanes {
        Lanes(std::array::from_fn(|lane| a.0[lane] + b.0[lane]))
    }

    #[inline(always)]
    fn mul(a: Lanes, b: Lanes) -> Lanes {
        Lanes(std::array::from_fn(|lane| a.0[lane] * b.0[lane]))
    }

    #[inline(always)]
    fn mul_add(a: Lanes, b: Lanes, c: Lanes) -> Lanes {
        Self::add(Self::mul(a, b), c)
    }

    #[inline(always)]
    fn scalar_mul_add(a: f32, b: f32, c: f32) -> f32 {
        a * b + c
    }

    #[inline(always)]
    fn products(tile: &Tile, groups: &[i32], start: i32) -> Lanes {
        let mut sums = [start; LANES];
        for (weights, group) in tile.0.as_chunks::<{ 2 * LANES }>().0.iter().zip(groups) {
            for (sum, [a, b]) in sums.iter_mut().zip(weights.as_chunks::<2>().0) {
                *sum += i32::from(a.cast_signed()) * i32::from(*group as i16);
                *sum += i32::from(b.cast_signed()) * (group >> 16);
            }
        }
        let mut lanes = ZEROS;
        for (lane, sum) in lanes.0.iter_mut().zip(sums) {
            *lane = sum as f32;
        }
        lanes
    }

    #[inline(always)]
    fn gather<const PARTS: usize>(weights: &[f32], vectors: &[[Lanes; PARTS]]) -> [Lanes; PARTS] {
        gather::<Self, 1, PARTS>(weights, vectors)
    }
}
