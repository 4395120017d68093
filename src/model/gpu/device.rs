//! Opening the graphics adapter.

use crate::model::ModelError;

/// A graphics adapter, ready for use.
#[derive(Clone, Debug)]
pub struct Gpu {
    pub(super) device: wgpu::Device,
    pub(super) queue: wgpu::Queue,
    info: wgpu::AdapterInfo,
}

impl Gpu {
    /// Opens the machine's best graphics adapter. Some adapters never answer: the caller sets a deadline.
    ///
    /// # Errors
    /// [`ModelError::Device`] when there is no adapter or it refuses.
    pub async fn open() -> Result<Self, ModelError> {
        let refused = |reason: String| ModelError::Device {
            device: "graphics adapter".to_owned(),
            reason,
        };
        let instance = wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle());
        let options = wgpu::RequestAdapterOptions {
            power_preference: wgpu::PowerPreference::HighPerformance,
            ..Default::default()
        };
        let adapter = instance.request_adapter(&options).await;
        let adapter = adapter.map_err(|error| refused(error.to_string()))?;
        // Nothing beyond what every browser grants.
        let opened = adapter
            .request_device(&wgpu::DeviceDescriptor::default())
            .await;
        let (device, queue) = opened.map_err(|error| refused(error.to_string()))?;
        Ok(Self {
            device,
            queue,
            info: adapter.get_info(),
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
        self.info.device_type == wgpu::DeviceType::Cpu
    }

    /// Sets what is told the reason when the device goes away.
    pub fn on_lost(&self, tell: impl Fn(String) + Send + 'static) {
        self.device
            .set_device_lost_callback(move |reason, detail| tell(format!("{reason:?}: {detail}")));
    }

    /// An error of this device.
    pub(super) fn failed(&self, reason: String) -> ModelError {
        ModelError::Device {
            device: self.info.name.clone(),
            reason,
        }
    }

    pub(super) fn buffer(
        &self,
        label: &str,
        words: usize,
        usage: wgpu::BufferUsages,
    ) -> wgpu::Buffer {
        self.device.create_buffer(&wgpu::BufferDescriptor {
            label: Some(label),
            size: 4 * words as u64,
            usage,
            mapped_at_creation: false,
        })
    }

    /// A buffer for kernels to use that holds these bytes.
    pub(super) fn filled(
        &self,
        label: &str,
        bytes: &[u8],
        usage: wgpu::BufferUsages,
    ) -> wgpu::Buffer {
        let words = bytes.len().div_ceil(4);
        let buffer = self.buffer(label, words, usage | wgpu::BufferUsages::COPY_DST);
        self.queue.write_buffer(&buffer, 0, bytes);
        buffer
    }
}
