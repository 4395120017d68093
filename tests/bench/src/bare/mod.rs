//! A decoder for one shape, one token and one core, written by hand with nothing around it: no tensors, no sizes that
//! are not known when it is compiled, no errors, no parts but the one that the benchmark reads.
//!
//! It is the measure of what the machine can do with int8 weights and int8 activations, and it is for the benchmark
//! only: the engine's own form (`src/model/cpu`) has to serve every shape, several tokens and every machine.
//!
//! ```text
//! layer         a block of the transformer, and what it keeps of the tokens read
//! packed        a matrix, in the order in which the machine reads it
//! quantised     a vector, in whole numbers
//! formulas      what is done to vectors
//! instructions  what a machine must be able to do, and which one this is
//! plain, vnni, simd128   machines
//! ```

mod formulas;
mod instructions;
mod lanes;
mod layer;
mod packed;
mod plain;
mod quantised;
#[cfg(target_arch = "wasm32")]
mod simd128;
#[cfg(target_arch = "x86_64")]
mod vnni;

use hunch::model::Weights;

use formulas::normalise;
use instructions::{Instructions, Machine};
use layer::Layer;
use packed::Packed;
use plain::Plain;

const WIDTH: usize = 256;
const LAYERS: usize = 10;
const HEADS: usize = 8;
const HEAD: usize = 32;
const HIDDEN: usize = 704;
const VOCABULARY: usize = 1024;
const REACH: usize = 3;
/// Positions that fit: more than the benchmark reads.
const POSITIONS: usize = 512;
/// Weights that share a scale.
const BLOCK: usize = 32;

/// The model is not of the shape that the decoder is written for.
#[derive(Debug, thiserror::Error)]
#[error(
    "the bare decoder is written for another shape than the model's: change the constants in \
     tests/bench/src/bare/mod.rs"
)]
pub struct Shape;

/// The decoder, its weights and all that it keeps.
pub struct Bare {
    machine: Machine,
    embedding: Packed,
    layers: Vec<Layer>,
    norm: [f32; WIDTH],
    epsilon: f32,
    angles: Vec<Angles>,
    position: usize,
}

/// Cosines and sines of one position.
type Angles = [[f32; HEAD / 2]; 2];

impl Bare {
    /// The decoder of these weights.
    ///
    /// # Errors
    /// [`Shape`] if they are of another shape.
    pub fn new(weights: &Weights) -> Result<Self, Shape> {
        let config = &weights.config;
        let sizes = [
            config.width,
            config.layers,
            config.heads,
            config.hidden,
            config.vocabulary_size,
            config.convolution,
        ];
        if sizes != [WIDTH, LAYERS, HEADS, HIDDEN, VOCABULARY, REACH] {
            return Err(Shape);
        }
        let machine = Machine::detect();
        let angle = |position: usize, index: usize| {
            position as f64 * config.rope_base.powf(-2.0 * index as f64 / HEAD as f64)
        };
        let angles = (0..POSITIONS).map(|position| {
            let table = |function: fn(f64) -> f64| {
                std::array::from_fn(|index| function(angle(position, index)) as f32)
            };
            [table(f64::cos), table(f64::sin)]
        });
        let layers: Option<_> = weights
            .layers
            .iter()
            .map(|w| Layer::new(w, machine))
            .collect();
        Ok(Self {
            machine,
            embedding: Packed::new(&weights.embedding, machine),
            layers: layers.ok_or(Shape)?,
            norm: array(&weights.norm).ok_or(Shape)?,
            epsilon: config.norm_epsilon as f32,
            angles: angles.collect(),
            position: 0,
        })
    }

    /// The instructions that it uses.
    pub fn name(&self) -> &'static str {
        self.machine.name()
    }

    /// Forgets all that was read.
    pub fn forget(&mut self) {
        self.position = 0;
    }

    /// Reads tokens, one after the other; the logits after the last one.
    pub fn step(&mut self, tokens: &[u32]) -> Vec<f32> {
        let mut logits = vec![0.0; VOCABULARY];
        for (index, token) in tokens.iter().enumerate() {
            let logits = (index + 1 == tokens.len()).then_some(logits.as_mut_slice());
            match self.machine {
                Machine::Plain => self.read::<Plain>(*token, logits),
                #[cfg(target_arch = "x86_64")]
                // SAFETY: `read` needs the features of `Machine::Vnni`, which `Machine::detect` chooses only where this
                // processor has them all.
                #[allow(unsafe_code)]
                Machine::Vnni => unsafe { vnni::read(self, *token, logits) },
                #[cfg(target_arch = "wasm32")]
                Machine::Simd128 => self.read::<simd128::Simd128>(*token, logits),
            }
        }
        logits
    }

    #[inline(always)]
    fn read<I: Instructions>(&mut self, token: u32, logits: Option<&mut [f32]>) {
        let position = self.position;
        let mut x = [0.0; WIDTH];
        self.embedding.row(self.machine, token as usize, &mut x);
        for layer in &mut self.layers {
            layer.read::<I>(&mut x, position, &self.angles[position], self.epsilon);
        }
        self.position += 1;
        if let Some(logits) = logits {
            let last = normalise::<I, WIDTH>(&x, &self.norm, self.epsilon);
            self.embedding.multiply::<I, false>(&last, logits);
        }
    }
}

fn array<const N: usize>(values: &[f32]) -> Option<[f32; N]> {
    values.try_into().ok()
}
