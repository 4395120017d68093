//! A block of the transformer.

use hunch::model::LayerWeights;

use super::formulas::{attend, convolve, exp, normalise, turn};
use super::instructions::{Instructions, Machine};
use super::lanes::{LANES, Lanes, ZEROS};
use super::packed::Packed;
use super::{Angles, HEAD, HEADS, HIDDEN, POSITIONS, REACH, WIDTH, array};

/// Keys of one head: 16 positions side by side, dimension after dimension.
pub type Keys = [Lanes; POSITIONS / LANES * HEAD];
/// Values of one head: position after position.
pub type Values = [[Lanes; HEAD / LANES]; POSITIONS];

/// Weights of a block, and what it keeps of the tokens read.
pub struct Layer {
    attention_norm: [f32; WIDTH],
    attention_shares: [[f32; WIDTH]; REACH],
    query_key_value: Packed,
    query_norm: [f32; HEAD],
    key_norm: [f32; HEAD],
    output: Packed,
    mlp_norm: [f32; WIDTH],
    mlp_shares: [[f32; WIDTH]; REACH],
    gate_up: Packed,
    down: Packed,
    keys: Vec<Keys>,
    values: Vec<Values>,
    attention_inputs: Vec<[f32; WIDTH]>,
    mlp_inputs: Vec<[f32; WIDTH]>,
}

impl Layer {
    /// `None` if the weights are of another shape.
    pub fn new(weights: &LayerWeights, machine: Machine) -> Option<Self> {
        let shares = |shares: &Option<Vec<f32>>| -> Option<[[f32; WIDTH]; REACH]> {
            shares.as_ref()?.as_chunks::<WIDTH>().0.try_into().ok()
        };
        let packed = |matrix| Packed::new(matrix, machine);
        let scale = 1.0 / (HEAD as f32).sqrt();
        Some(Self {
            attention_norm: array(&weights.attention_norm)?,
            attention_shares: shares(&weights.attention_convolution)?,
            query_key_value: packed(&weights.query_key_value),
            query_norm: array(&weights.query_norm)?.map(|weight: f32| weight * scale),
            key_norm: array(&weights.key_norm)?,
            output: packed(&weights.output),
            mlp_norm: array(&weights.mlp_norm)?,
            mlp_shares: shares(&weights.mlp_convolution)?,
            gate_up: packed(&weights.gate_up),
            down: packed(&weights.down),
            keys: vec![[ZEROS; POSITIONS / LANES * HEAD]; HEADS],
            values: vec![[[ZEROS; HEAD / LANES]; POSITIONS]; HEADS],
            attention_inputs: vec![[0.0; WIDTH]; POSITIONS],
            mlp_inputs: vec![[0.0; WIDTH]; POSITIONS],
        })
    }

    /// Adds to `x`, the token at `position`, what the block makes of it.
    #[inline(always)]
    pub fn read<I: Instructions>(
        &mut self,
        x: &mut [f32; WIDTH],
        position: usize,
        angles: &Angles,
        epsilon: f32,
    ) {
        let h = normalise::<I, WIDTH>(x, &self.attention_norm, epsilon);
        let h = convolve::<I>(
            h,
            &mut self.attention_inputs,
            &self.attention_shares,
            position,
        );
        let mut mixed = [0.0; 3 * WIDTH];
        self.query_key_value.multiply::<I, false>(&h, &mut mixed);
        let mut attended = [0.0; WIDTH];
        for head in 0..HEADS {
            let vector = |part: usize| -> [f32; HEAD] {
                std::array::from_fn(|index| mixed[part * WIDTH + head * HEAD + index])
            };
            let query = turn::<I>(&vector(0), &self.query_norm, angles, epsilon);
            let key = turn::<I>(&vector(1), &self.key_norm, angles, epsilon);
            let (keys, values) = (&mut self.keys[head], &mut self.values[head]);
            for (index, key) in key.iter().enumerate() {
                keys[position / LANES * HEAD + index].0[position % LANES] = *key;
            }
            let value = vector(2);
            for (lanes, value) in values[position].iter_mut().zip(value.as_chunks().0) {
                *lanes = Lanes(*value);
            }
            let out = &mut attended[head * HEAD..][..HEAD];
            attend::<I>(&query, keys, &values[..=position], out);
        }
        self.output.multiply::<I, true>(&attended, x);

        let h = normalise::<I, WIDTH>(x, &self.mlp_norm, epsilon);
        let h = convolve::<I>(h, &mut self.mlp_inputs, &self.mlp_shares, position);
        let mut gated = [0.0; 2 * HIDDEN];
        self.gate_up.multiply::<I, false>(&h, &mut gated);
        let mut hidden = [0.0; HIDDEN];
        for (index, hidden) in hidden.iter_mut().enumerate() {
            *hidden = gated[index] * gated[HIDDEN + index] / (1.0 + exp::<I>(-gated[index]));
        }
        self.down.multiply::<I, true>(&hidden, x);
    }
}
