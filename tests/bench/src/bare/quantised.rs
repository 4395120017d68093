//! A vector in whole numbers: 8 bits each, and for each block what one of them is worth.

use super::BLOCK;
use super::instructions::Instructions;

/// Blocks of the longest vector.
const BLOCKS: usize = 16;

/// A vector of up to 512 values.
pub struct Quantised {
    /// [`Instructions::GROUP`] values in each number, as the machine multiplies them at once.
    groups: [i32; BLOCKS * BLOCK / 2],
    /// What 1 is worth in each block.
    units: [f32; BLOCKS],
    /// Where the machine takes weights without a sign: what that adds to the products of each block, to be taken off.
    starts: [i32; BLOCKS],
}

impl Quantised {
    #[inline(always)]
    pub fn new<I: Instructions>(x: &[f32]) -> Quantised {
        const MAGIC: f32 = 12_582_912.0;
        let mut out = Quantised {
            groups: [0; BLOCKS * BLOCK / 2],
            units: [0.0; BLOCKS],
            starts: [0; BLOCKS],
        };
        for (block, values) in x.as_chunks::<BLOCK>().0.iter().enumerate() {
            let most = values
                .iter()
                .fold(0.0, |most, x| if x.abs() > most { x.abs() } else { most });
            let inverse = if most > 0.0 { 127.0 / most } else { 0.0 };
            let values = values.map(|x| {
                (x * inverse + MAGIC)
                    .to_bits()
                    .wrapping_sub(MAGIC.to_bits())
                    .cast_signed()
            });
            out.units[block] = most / 127.0;
            if I::GROUP == 4 {
                out.starts[block] = -128 * values.iter().sum::<i32>();
                let groups = &mut out.groups[block * 8..][..8];
                for (group, [a, b, c, d]) in groups.iter_mut().zip(values.as_chunks().0) {
                    *group = (a & 0xff) | (b & 0xff) << 8 | (c & 0xff) << 16 | d << 24;
                }
            } else {
                let groups = &mut out.groups[block * 16..][..16];
                for (group, [a, b]) in groups.iter_mut().zip(values.as_chunks().0) {
                    *group = (a & 0xffff) | b << 16;
                }
            }
        }
        out
    }

    /// Of each block: its groups, its start and its unit.
    #[inline(always)]
    pub fn blocks<I: Instructions>(&self) -> impl Iterator<Item = (&[i32], i32, f32)> {
        let groups = self.groups.chunks_exact(BLOCK / I::GROUP);
        let values = groups.zip(&self.starts).zip(&self.units);
        values.map(|((groups, start), unit)| (groups, *start, *unit))
    }
}
