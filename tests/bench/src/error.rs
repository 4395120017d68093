//! What can go wrong.

use hunch::model::{GoldenError, ModelError};
use hunch::predict::PredictError;
use hunch::request::RequestError;

use crate::bare::Shape;

/// Why there is no measurement.
#[derive(Debug, thiserror::Error)]
pub enum BenchError {
    /// The model cannot be loaded or run.
    #[error(transparent)]
    Model(#[from] ModelError),
    /// A form of the model computes something else.
    #[error("{form}: {error}")]
    Golden {
        /// The form.
        form: String,
        /// What differs.
        error: GoldenError,
    },
    /// The bare decoder is for another shape.
    #[error(transparent)]
    Shape(#[from] Shape),
    /// candle cannot compute the model.
    #[cfg(feature = "candle")]
    #[error("candle: {0}")]
    Candle(#[from] candle_core::Error),
    /// A form computes something else than the engine.
    #[error("{form}: the logits are off by {off} of the largest: it is not the same model")]
    Other {
        /// The form.
        form: String,
        /// The largest difference, relative to the largest logit.
        off: f32,
    },
    /// candle would use several cores.
    #[cfg(feature = "candle")]
    #[error(
        "candle would use {0} threads: set RAYON_NUM_THREADS=1 and CANDLE_NUM_THREADS=1, as `cargo xtask bench` does"
    )]
    Threads(usize),
    /// A step cannot be predicted.
    #[error(transparent)]
    Predict(#[from] PredictError),
    /// A program or a state of the benchmarks is not one.
    #[error(transparent)]
    Request(#[from] RequestError),
    /// A file cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// The file.
        path: String,
        /// Why.
        error: std::io::Error,
    },
    /// The session of the benchmark does not go on.
    #[error("step {step} of the session: {reason}")]
    Session {
        /// Which step.
        step: usize,
        /// What happened instead.
        reason: String,
    },
}
