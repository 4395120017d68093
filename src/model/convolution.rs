//! Short causal convolutions: a token's vector gets, channel by channel, a share of the vectors just before it.
//!
//! With them a token knows its neighbours before attention looks for others like it (the Canon layers of Allen-Zhu,
//! "Physics of Language Models: Part 4.1"). They end where parts do (`parts`).

use burn::tensor::{Device, Tensor, TensorData};
use std::ops::Range;

/// The convolution before attention or before the feed-forward part of one block.
#[derive(Debug)]
pub(super) struct Convolution {
    /// `[reach + 1, D]`: of the farthest neighbour first; the last row, of the token itself, is 1.
    weight: Tensor<2>,
}

impl Convolution {
    /// Takes the shares of the neighbours, `[reach, D]`.
    pub(super) fn new(mut shares: Vec<f32>, width: usize, device: &Device) -> Self {
        shares.extend(std::iter::repeat_n(1.0, width));
        let shape = [shares.len() / width, width];
        Self {
            weight: Tensor::from_data(TensorData::new(shares, shape), device),
        }
    }

    /// Mixes `h`, `[tokens, D]`, with what `inputs` holds of the tokens before.
    pub(super) fn forward(&self, h: Tensor<2>, near: &Near, inputs: Inputs) -> (Tensor<2>, Inputs) {
        let reach = self.weight.dims()[0] - 1;
        let inputs = inputs.write(near.range.start, h.clone());
        if let &[first] = near.reached.as_slice() {
            // One product for all neighbours of a single token: on a GPU the number of calls is what costs.
            let window = inputs.read(near.range.start + reach - first, first + 1);
            let weight = self.weight.clone().narrow(0, reach - first, first + 1);
            return ((window * weight).sum_dim(0), inputs);
        }
        let mut mixed = h;
        for (back, mask) in (1..).zip(&near.masks) {
            let earlier = inputs.read(near.range.start + reach - back, near.range.len());
            let share = earlier * self.weight.clone().narrow(0, reach - back, 1);
            mixed = mixed + share * mask.clone();
        }
        (mixed, inputs)
    }
}

/// What a convolution has read, kept like the keys and values of attention: `[reach + context, D]`, the first rows
/// being zeros so that there is always something before the first token.
#[derive(Debug)]
pub(super) struct Inputs {
    rows: Tensor<2>,
    reach: usize,
}

impl Inputs {
    pub(super) fn new(reach: usize, context: usize, width: usize, device: &Device) -> Self {
        Self {
            rows: Tensor::zeros([reach + context, width], device),
            reach,
        }
    }

    /// By value, since only a tensor that nobody else holds is written in place.
    fn write(self, start: usize, h: Tensor<2>) -> Self {
        let [tokens, width] = h.dims();
        let first = self.reach + start;
        Self {
            rows: self.rows.slice_assign([first..first + tokens, 0..width], h),
            reach: self.reach,
        }
    }

    fn read(&self, first: usize, count: usize) -> Tensor<2> {
        self.rows.clone().narrow(0, first, count)
    }
}

/// The neighbours of the tokens being read.
#[derive(Debug)]
pub(super) struct Near {
    range: Range<usize>,
    /// How many each token has.
    reached: Vec<usize>,
    /// For several tokens, and for each distance back: 1 for the tokens that have such a neighbour, else 0,
    /// `[tokens, 1]`.
    masks: Vec<Tensor<2>>,
}

impl Near {
    /// `reached`: see [`Parts::reached`](super::parts::Parts::reached).
    pub(super) fn new(
        range: Range<usize>,
        reached: Vec<usize>,
        reach: usize,
        device: &Device,
    ) -> Self {
        let mask = |back: usize| {
            let values: Vec<f32> = reached
                .iter()
                .map(|&reached| f32::from(u8::from(reached >= back)))
                .collect();
            Tensor::from_data(TensorData::new(values, [reached.len(), 1]), device)
        };
        let masks = if reached.len() > 1 {
            (1..=reach).map(mask).collect()
        } else {
            Vec::new()
        };
        Self {
            range,
            reached,
            masks,
        }
    }
}
