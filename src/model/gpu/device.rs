//! Opening the graphics adapter, and its memory.

use std::fmt;

use burn::cubecl::Device;
use burn::cubecl::bytes::Bytes;
use burn::cubecl::client::Client;
use burn::cubecl::server::Handle;
use burn_wgpu::graphics::AutoGraphicsApi;
use burn_wgpu::wgpu::{DeviceType, Features};
use burn_wgpu::{MemoryConfiguration, RuntimeOptions, WgpuDevice, WgpuSetup, try_init_setup_async};

use crate::model::ModelError;

/// Kernels that burn submits at once if nothing is read before: more than a batch starts.
const TASKS: usize = 1024;

/// A graphics adapter, ready for use.
#[derive(Clone)]
pub struct Gpu {
    pub(super) client: Client,
    setup: WgpuSetup,
}

impl Gpu {
    /// Opens the machine's best graphics adapter, which can be done once in a process. Some adapters never answer: the
    /// caller sets a deadline.
    ///
    /// # Errors
    /// [`ModelError::Device`] when there is no adapter or it refuses.
    pub async fn open() -> Result<Self, ModelError> {
        let refused = |reason: String| ModelError::Device {
            device: "graphics adapter".to_owned(),
            reason,
        };
        let options = RuntimeOptions {
            tasks_max: TASKS,
            // A kernel cannot read one part of a buffer and write another.
            memory_config: MemoryConfiguration::ExclusivePages,
        };
        let device = WgpuDevice::default();
        let setup = try_init_setup_async::<AutoGraphicsApi>(&device, options).await;
        let setup = setup.map_err(|error| refused(error.to_string()))?;
        // Without it burn measures time by waiting, and in a browser, where nothing can wait, it stops at that.
        let timed = setup.adapter.features().contains(Features::TIMESTAMP_QUERY);
        if cfg!(target_family = "wasm") && !timed {
            return Err(refused("it has no timestamps, which burn needs".to_owned()));
        }
        Ok(Self {
            client: Device::Wgpu(device).client(),
            setup,
        })
    }

    /// Its name, as far as it tells.
    #[must_use]
    pub fn name(&self) -> String {
        self.setup.adapter.get_info().name
    }

    /// Whether it says that it computes on the processor.
    #[must_use]
    pub fn is_software(&self) -> bool {
        self.setup.adapter.get_info().device_type == DeviceType::Cpu
    }

    /// Sets what is told the reason when the device goes away. burn is told as well, and what is read then fails; only in a
    /// browser are there two to be told.
    #[cfg(target_family = "wasm")]
    pub fn on_lost(&self, tell: impl Fn(String) + Send + 'static) {
        self.setup
            .device
            .set_device_lost_callback(move |reason, detail| tell(format!("{reason:?}: {detail}")));
    }

    /// An error of this device.
    pub(super) fn failed(&self, reason: String) -> ModelError {
        ModelError::Device {
            device: self.name(),
            reason,
        }
    }

    /// A buffer for long, of so many words.
    pub(super) fn buffer(&self, words: usize) -> Handle {
        let client = &self.client;
        client.memory_dedicated_allocation(words, |words| client.empty(4 * words))
    }

    /// A buffer for long that holds these words.
    pub(super) fn filled(&self, words: Bytes) -> Handle {
        let client = &self.client;
        client.memory_dedicated_allocation(words, |words| client.create(words))
    }
}

impl fmt::Debug for Gpu {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Gpu").field(&self.name()).finish()
    }
}
