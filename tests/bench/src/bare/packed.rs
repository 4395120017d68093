//! A matrix, in the order in which the machine reads it.

use hunch::model::Matrix;

use super::instructions::{Instructions, Machine};
use super::lanes::{LANES, Lanes, ZEROS};
use super::quantised::Quantised;
use super::{BLOCK, WIDTH};

/// A block of each of 16 rows.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub struct Tile(pub [u8; LANES * BLOCK]);

/// Rows of weights, 16 beside one another.
pub struct Packed {
    tiles: Vec<Tile>,
    scales: Vec<Lanes>,
}

impl Packed {
    pub fn new(matrix: &Matrix, machine: Machine) -> Self {
        let blocks = matrix.columns / BLOCK;
        let count = matrix.rows / LANES * blocks;
        let (mut tiles, mut scales) = (vec![Tile([0; LANES * BLOCK]); count], vec![ZEROS; count]);
        for (index, weight) in matrix.values.iter().enumerate() {
            let (row, column) = (index / matrix.columns, index % matrix.columns);
            let tile = row / LANES * blocks + column / BLOCK;
            let place = machine.place(row % LANES, column % BLOCK);
            tiles[tile].0[place] = weight.cast_unsigned().wrapping_add(machine.offset());
            scales[tile].0[row % LANES] = matrix.scales[index / BLOCK];
        }
        Self { tiles, scales }
    }

    /// One row, as the embedding gives a token's vector.
    pub fn row(&self, machine: Machine, row: usize, out: &mut [f32; WIDTH]) {
        for (column, out) in out.iter_mut().enumerate() {
            let tile = row / LANES * (WIDTH / BLOCK) + column / BLOCK;
            let stored = self.tiles[tile].0[machine.place(row % LANES, column % BLOCK)];
            let weight = stored.wrapping_sub(machine.offset()).cast_signed();
            *out = f32::from(weight) * self.scales[tile].0[row % LANES];
        }
    }

    /// The product with `x`: put into `out`, or added to it.
    #[inline(always)]
    pub fn multiply<I: Instructions, const ADD: bool>(&self, x: &[f32], out: &mut [f32]) {
        let x_quantised = Quantised::new::<I>(x);
        let blocks = x.len() / BLOCK;
        let panels = self
            .tiles
            .chunks_exact(blocks)
            .zip(self.scales.chunks_exact(blocks));
        for ((tiles, scales), out) in panels.zip(out.as_chunks_mut::<LANES>().0) {
            let outputs = panel::<I>(tiles, scales, &x_quantised);
            for (out, output) in out.iter_mut().zip(outputs.0) {
                *out = if ADD { *out + output } else { output };
            }
        }
    }
}

/// The products of 16 rows with `x`.
#[inline(always)]
fn panel<I: Instructions>(tiles: &[Tile], scales: &[Lanes], x: &Quantised) -> Lanes {
    let mut total = I::splat(0.0);
    let blocks = x.blocks::<I>();
    for ((tile, scales), (groups, start, unit)) in tiles.iter().zip(scales).zip(blocks) {
        let sums = I::products(tile, groups, start);
        let scales = I::mul(I::load(scales), I::splat(unit));
        total = I::mul_add(sums, scales, total);
    }
    I::store(total)
}
