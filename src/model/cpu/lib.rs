//! The blocks of the model on the CPU: plain slices, weights that stay int8, and a whole block without a tensor between
//! its operations.
//!
//! At the sizes of a model for the browser, making and dispatching a tensor costs more than the arithmetic of most
//! operations, and burn's f32 products read four times the memory. So what `transformer.rs` says in burn's tensors is
//! said once more here, operation by operation in the same order; the golden logits hold the two together.
//!
//! ```text
//! shape        the sizes that all of it depends on
//! weights      what is stored of a block
//! simd         the machine's vector instructions: detection, and the one product that differs between them
//! activations  f32 rows as int8 blocks with scales, made for every product
//! matrix       int8 weights in the order in which the product reads them
//! vector       norm, convolution, gate: what works on single rows
//! attention    the key-value cache and attention over it
//! kept         what is kept of the tokens read, by a sequence and by its branches
//! block        one block of the transformer, and all of them
//! ```

mod activations;
mod attention;
mod block;
mod kept;
mod matrix;
mod shape;
mod simd;
mod vector;
mod weights;

pub use block::{Blocks, Room, Span};
pub use kept::Kept;
pub use matrix::PackedMatrix;
pub use shape::Shape;
pub use simd::Isa;
pub use weights::{BLOCK, LayerWeights, Matrix};
