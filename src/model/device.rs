//! Where a model runs, and how it is computed there.

use burn::tensor::Device;

use super::Isa;
#[cfg(feature = "webgpu")]
use super::gpu::Gpu;

/// The CPU as burn's device, on one core.
#[must_use]
pub fn cpu() -> Device {
    Device::flex()
}

/// The forms in which a model is computed.
#[derive(Clone, Debug)]
pub enum Compute {
    /// burn's operations, on weights expanded to f32: on any of its devices.
    #[cfg(feature = "definition")]
    F32(Device),
    /// This project's own operations on int8 weights, with an instruction set of the CPU.
    Int8(Isa),
    /// This project's own kernels on int8 weights, on a graphics adapter.
    #[cfg(feature = "webgpu")]
    Gpu(Box<Gpu>),
}

impl Compute {
    /// The fastest on the CPU.
    #[must_use]
    pub fn cpu() -> Self {
        Self::Int8(Isa::detect())
    }
}

/// The forms in which tensors come and go.
#[derive(Clone, Debug)]
pub(super) enum Tensors {
    /// As [`Compute::F32`].
    #[cfg(feature = "definition")]
    F32(Device),
    /// As [`Compute::Int8`].
    Int8(Isa),
}

impl Tensors {
    /// The device on which they come and go.
    pub(super) fn device(&self) -> Device {
        match self {
            #[cfg(feature = "definition")]
            Self::F32(device) => device.clone(),
            Self::Int8(_) => cpu(),
        }
    }
}
