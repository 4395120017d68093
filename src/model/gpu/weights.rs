//! The weights as the kernels read them: int8, four in a word, and beside them all else that never changes.
//!
//! A matrix is cut into groups of outputs. In a group, the first four weights of every output come first, then the next
//! four, so that the threads of a workgroup, an output each, read words that lie side by side. Scales lie alike.

use super::layout::{GROUP, Layout};
use crate::model::{BLOCK, Config};
use crate::model::{LayerWeights, Matrix, Weights};

/// What never changes of a model, in the order that [`Layout`] says.
pub struct Packed {
    pub weights: Vec<u32>,
    pub constants: Vec<f32>,
}

impl Packed {
    pub fn new(weights: Weights, layout: &Layout) -> Self {
        let Weights {
            config,
            embedding,
            layers,
            norm,
        } = weights;
        let mut packed = Self {
            weights: Vec::new(),
            constants: Vec::new(),
        };
        packed.matrix(&embedding, GROUP);
        packed.constants.extend(norm);
        packed.turns(layout.config());
        for layer in layers {
            packed.layer(&config, layer);
        }
        packed
    }

    /// Cosine and sine by position and plane.
    fn turns(&mut self, config: &Config) {
        let shape = config.shape();
        for position in 0..shape.context {
            for plane in 0..shape.head_size() / 2 {
                let angle = shape.angle(position, plane);
                self.constants
                    .extend([angle.cos() as f32, angle.sin() as f32]);
            }
        }
    }

    fn layer(&mut self, config: &Config, layer: LayerWeights) {
        let head = config.head_size();
        // The outputs of a head are normalised together.
        self.matrix(&layer.query_key_value, head);
        self.matrix(&layer.output, GROUP);
        self.matrix(&layer.gate_up, GROUP);
        self.matrix(&layer.down, GROUP);
        self.constants.extend(layer.attention_norm);
        self.constants
            .extend(layer.attention_convolution.unwrap_or_default());
        let scale = 1.0 / (head as f32).sqrt();
        self.constants
            .extend(layer.query_norm.iter().map(|weight| weight * scale));
        self.constants.extend(layer.key_norm);
        self.constants.extend(layer.mlp_norm);
        self.constants
            .extend(layer.mlp_convolution.unwrap_or_default());
    }

    /// Outputs that are missing in the last group are zeros.
    fn matrix(&mut self, matrix: &Matrix, group: usize) {
        let (words, blocks) = (matrix.columns / 4, matrix.columns / BLOCK);
        let (fours, _) = matrix.values.as_chunks::<4>();
        for first in (0..matrix.rows).step_by(group) {
            let rows = || first..first + group;
            for word in 0..words {
                self.weights.extend(rows().map(|row| {
                    let four = fours.get(row * words + word);
                    four.map_or(0, |four| u32::from_le_bytes(four.map(i8::cast_unsigned)))
                }));
            }
            for block in 0..blocks {
                let scale = |row| matrix.scales.get(row * blocks + block);
                self.constants
                    .extend(rows().map(|row| scale(row).copied().unwrap_or(0.0)));
            }
        }
    }
}
