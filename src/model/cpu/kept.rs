//! What the blocks keep of the tokens read.
//!
//! A trunk keeps it of all its tokens. A branch goes on from some place of the trunk by itself, beside others: it keeps
//! its own tokens, with the few of the trunk before them that fill a vector, and the trunk's others are read where they
//! are. Room is made as a branch grows, since most are short.

use crate::attention::{KeysValues, overwrite};
use crate::shape::Shape;
use crate::simd::LANES;

/// Positions that a branch has room for at first.
const FIRST_ROOM: usize = 4 * LANES;

/// What the blocks keep of one sequence.
#[derive(Debug)]
pub struct Kept {
    pub(crate) blocks: Vec<KeptBlock>,
    shape: Shape,
    /// The first position that is kept here, a multiple of 16.
    first: usize,
    /// How many positions there is room for.
    room: usize,
}

#[derive(Debug)]
pub(crate) struct KeptBlock {
    pub attention: KeysValues,
    /// What the short convolutions have read, `[reach + room, D]`; the first rows are of the positions before the first,
    /// zeros where there is none. Empty without convolutions.
    pub attention_inputs: Vec<f32>,
    pub mlp_inputs: Vec<f32>,
}

impl Kept {
    /// For the whole context; nothing has been read yet.
    pub fn new(shape: &Shape) -> Self {
        Self::with_room(shape, 0, shape.context)
    }

    fn with_room(shape: &Shape, first: usize, room: usize) -> Self {
        let rows = match shape.convolution {
            0 => 0,
            reach => reach + room,
        };
        let inputs = || vec![0.0; rows * shape.width];
        let block = |_| KeptBlock {
            attention: KeysValues::new(shape, first, room),
            attention_inputs: inputs(),
            mlp_inputs: inputs(),
        };
        Self {
            blocks: (0..shape.layers).map(block).collect(),
            shape: *shape,
            first,
            room,
        }
    }

    /// For a sequence that goes on by itself after the first `length` tokens of this one.
    pub fn branch(&self, length: usize) -> Self {
        self.copied(length / LANES * LANES, FIRST_ROOM)
    }

    /// Makes room for the positions before `end`.
    pub(crate) fn reserve(&mut self, end: usize) {
        if end > self.first + self.room {
            *self = self.copied(self.first, (end - self.first).next_power_of_two());
        }
    }

    /// What is kept from position `first` on.
    fn copied(&self, first: usize, room: usize) -> Self {
        let mut copied = Self::with_room(&self.shape, first, room);
        copied.copy(self, room);
        copied
    }

    /// Takes over what `other` keeps of the positions that there is room for here, at most of `count`; it begins no later.
    pub fn copy(&mut self, other: &Kept, count: usize) {
        let Shape {
            width, convolution, ..
        } = self.shape;
        let skipped = (self.first - other.first) * width;
        let inputs = (convolution + count) * width;
        for (block, others) in self.blocks.iter_mut().zip(&other.blocks) {
            block.attention.copy(&others.attention, count);
            for (own, others) in [
                (&mut block.attention_inputs, &others.attention_inputs),
                (&mut block.mlp_inputs, &others.mlp_inputs),
            ] {
                let count = inputs.min(own.len());
                overwrite(&mut own[..count], others.get(skipped..).unwrap_or_default());
            }
        }
    }

    /// The row of what the convolutions have read that is of this position.
    pub(crate) fn input_row(&self, position: usize) -> usize {
        position - self.first + self.shape.convolution
    }
}
