//! The model: its configuration, weights and key-value cache, the transformer on burn, its int8 forms for the CPU and for
//! GPUs, and the self-test that every backend must pass.
//!
//! A [`Session`] is what the rest of the engine uses: tokens in, logits out.

mod ahead;
#[cfg(feature = "definition")]
mod attention;
mod cache;
mod config;
#[cfg(feature = "definition")]
mod convolution;
mod device;
mod error;
mod form;
mod golden;
#[cfg(feature = "webgpu")]
mod gpu;
#[cfg(feature = "definition")]
mod layer;
mod linear;
mod parts;
#[cfg(test)]
mod random;
mod session;
mod shelf;
mod transformer;
mod weights;

/// The blocks on the CPU.
use hunch_cpu as cpu;

/// Where tensors live and are computed with.
pub use burn::tensor::Device;
pub use config::{Config, LANGUAGE_VERSION};
pub use device::{Compute, cpu};
pub use error::ModelError;
pub use golden::{
    CPU_TOLERANCE, Continuation, Extent, GPU_TOLERANCE, Golden, GoldenError, GoldenPrompt,
    check_golden,
};
#[cfg(feature = "webgpu")]
pub use gpu::Gpu;
pub use hunch_cpu::{BLOCK, Isa, LayerWeights, Matrix};
/// Drives a future to its end on this thread; for native code and for the CPU, where nothing waits.
pub use pollster::block_on;
pub use session::{Branches, Checkpoint, Session};
pub use weights::Weights;
