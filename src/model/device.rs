//! Where a model runs, and how it is computed there.

use burn::tensor::Device;

use super::cpu::Isa;

/// The CPU, on one core.
#[must_use]
pub fn cpu() -> Device {
    Device::flex()
}

/// The two forms in which a model is computed.
#[derive(Clone, Debug)]
pub enum Compute {
    /// burn's operations, on weights expanded to f32: on any device.
    F32(Device),
    /// This project's own operations on int8 weights, with an instruction set of the CPU.
    Int8(Isa),
}

impl Compute {
    /// The fastest on a device.
    #[must_use]
    pub fn on(device: &Device) -> Self {
        if *device == cpu() {
            Self::Int8(Isa::detect())
        } else {
            Self::F32(device.clone())
        }
    }

    /// The device on which tensors come and go.
    pub(super) fn device(&self) -> Device {
        match self {
            Self::F32(device) => device.clone(),
            Self::Int8(_) => cpu(),
        }
    }
}

/// A graphics adapter, ready for use.
#[cfg(feature = "webgpu")]
pub struct Gpu {
    /// The device to load a model on.
    pub device: Device,
    /// The handles behind it: what the adapter is, and where a lost device is reported.
    pub setup: burn_wgpu::WgpuSetup,
}

/// Opens the machine's best graphics adapter. Some adapters never answer: the caller sets a deadline.
///
/// # Errors
/// [`super::ModelError::Device`] when there is no adapter or it refuses. To be called once: the runtime cannot be
/// set up again in the same process or worker.
#[cfg(feature = "webgpu")]
pub async fn webgpu() -> Result<Gpu, super::ModelError> {
    match Device::wgpu_options().init_with_setup_async().await {
        Ok((device, setup)) => Ok(Gpu { device, setup }),
        Err(error) => Err(super::ModelError::Device {
            device: "graphics adapter".to_owned(),
            reason: error.to_string(),
        }),
    }
}
