//! Opening the graphics adapter, and its memory.

use std::fmt;

use burn::cubecl::Device;
use burn::cubecl::bytes::Bytes;
use burn::cubecl::client::Client;
use burn::cubecl::server::Handle;
use burn_wgpu::wgpu::{
    AdapterInfo, DeviceDescriptor, DeviceType, Instance, InstanceDescriptor, PowerPreference,
    RequestAdapterOptions,
};
use burn_wgpu::{MemoryConfiguration, RuntimeOptions, WgpuSetup, try_init_device};

use crate::model::ModelError;

/// Kernels that burn submits at once if nothing is read before: more than a batch starts.
const TASKS: usize = 1024;

/// A graphics adapter, ready for use.
#[derive(Clone)]
pub struct Gpu {
    pub(super) client: Client,
    info: AdapterInfo,
    #[cfg(target_family = "wasm")]
    device: burn_wgpu::wgpu::Device,
}

impl Gpu {
    /// Opens the machine's best graphics adapter. Some adapters never answer: the caller sets a deadline. Each opening is a
    /// device of its own, which burn keeps until the process or the worker ends.
    ///
    /// # Errors
    /// [`ModelError::Device`] when there is no adapter or it refuses.
    pub async fn open() -> Result<Self, ModelError> {
        let refused = |reason: String| ModelError::Device {
            device: "graphics adapter".to_owned(),
            reason,
        };
        let instance = Instance::new(InstanceDescriptor::new_without_display_handle());
        let options = RequestAdapterOptions {
            power_preference: PowerPreference::HighPerformance,
            ..Default::default()
        };
        let adapter = instance.request_adapter(&options).await;
        let adapter = adapter.map_err(|error| refused(error.to_string()))?;
        // Nothing beyond what every browser grants: burn by itself asks for all that the adapter has.
        let opened = adapter.request_device(&DeviceDescriptor::default()).await;
        let (device, queue) = opened.map_err(|error| refused(error.to_string()))?;
        let info = adapter.get_info();
        #[cfg(target_family = "wasm")]
        let watched = device.clone();
        let setup = WgpuSetup {
            instance,
            adapter,
            device,
            queue,
            backend: info.backend,
        };
        let options = RuntimeOptions {
            tasks_max: TASKS,
            // A kernel cannot read one part of a buffer and write another.
            memory_config: MemoryConfiguration::ExclusivePages,
        };
        let device = try_init_device(setup, options).map_err(|error| refused(error.to_string()))?;
        Ok(Self {
            client: Device::Wgpu(device).client(),
            info,
            #[cfg(target_family = "wasm")]
            device: watched,
        })
    }

    /// Its name, as far as it tells.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.info.name
    }

    /// Whether it says that it computes on the processor.
    #[must_use]
    pub fn is_software(&self) -> bool {
        self.info.device_type == DeviceType::Cpu
    }

    /// Sets what is told the reason when the device goes away. burn is told as well, and what is read then fails; only in a
    /// browser are there two to be told.
    #[cfg(target_family = "wasm")]
    pub fn on_lost(&self, tell: impl Fn(String) + Send + 'static) {
        self.device
            .set_device_lost_callback(move |reason, detail| tell(format!("{reason:?}: {detail}")));
    }

    /// An error of this device.
    pub(super) fn failed(&self, reason: String) -> ModelError {
        ModelError::Device {
            device: self.name().to_owned(),
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
