//! Where a model runs.

use burn::tensor::Device;

/// The CPU, on one core.
#[must_use]
pub fn cpu() -> Device {
    Device::flex()
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
