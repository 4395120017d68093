//! Starting the kernels.

use std::borrow::Cow;
use std::num::NonZeroU64;
use wgpu::{BindingType, BufferBindingType, BufferUsages};

use super::Gpu;
use super::answers::Answers;
use super::batch::{Batch, Span};
use super::kept::Kept;
use super::layout::{GROUP, Layout};
use super::weights::Packed;
use crate::model::{ModelError, Weights};

/// The most rows of a batch.
const ROWS: usize = 512;
/// The most steps of a batch.
const STEPS: usize = 32;
/// Bytes from one part of a uniform buffer to the next: what every device can be told.
const UNIFORM: usize = 256;

/// A model's weights on a GPU, and its kernels.
#[derive(Debug)]
pub struct Model {
    gpu: Gpu,
    layout: Layout,
    kernels: Kernels,
    bindings: wgpu::BindGroupLayout,
    weights: wgpu::Buffer,
    constants: wgpu::Buffer,
    work: wgpu::Buffer,
    layers: wgpu::Buffer,
    steps: wgpu::Buffer,
}

#[derive(Debug)]
struct Kernels {
    embed: wgpu::ComputePipeline,
    query_key_value: wgpu::ComputePipeline,
    attend: wgpu::ComputePipeline,
    attention_output: wgpu::ComputePipeline,
    gate_up: wgpu::ComputePipeline,
    down: wgpu::ComputePipeline,
    logits: wgpu::ComputePipeline,
    choose: wgpu::ComputePipeline,
}

impl Model {
    /// Moves the weights to the GPU and has the kernels compiled.
    pub fn new(weights: Weights, gpu: &Gpu) -> Self {
        let layout = Layout::new(&weights.config);
        let packed = Packed::new(weights, &layout);
        let bindings = bindings(gpu);
        let words = |words: &[u32]| -> Vec<u8> {
            words.iter().flat_map(|word| word.to_le_bytes()).collect()
        };
        let constants: Vec<u8> = packed
            .constants
            .iter()
            .flat_map(|value| value.to_le_bytes())
            .collect();
        let layers: Vec<u32> = (0..layout.config().layers)
            .flat_map(|layer| uniform([layer as u32]))
            .collect();
        Self {
            kernels: Kernels::new(gpu, &bindings, &layout),
            bindings,
            weights: gpu.filled("weights", &words(&packed.weights), BufferUsages::STORAGE),
            constants: gpu.filled("constants", &constants, BufferUsages::STORAGE),
            work: gpu.buffer("work", ROWS * layout.work(), BufferUsages::STORAGE),
            layers: gpu.filled("layers", &words(&layers), BufferUsages::UNIFORM),
            steps: gpu.filled("steps", &vec![0; STEPS * UNIFORM], BufferUsages::UNIFORM),
            layout,
            gpu: gpu.clone(),
        }
    }

    /// The adapter that it is on.
    pub fn gpu(&self) -> &Gpu {
        &self.gpu
    }

    /// Reads the tokens of these sequences and answers what follows the last `rated` of each; then goes on by itself, if
    /// the spans say so. Returns when the GPU has been told, not when it has done it.
    ///
    /// # Errors
    /// [`ModelError::Device`] when there is no room on the GPU.
    pub fn read(
        &self,
        spans: &mut [Span<'_>],
        rated: usize,
        kept: &mut Kept,
    ) -> Result<Option<Answers>, ModelError> {
        let batch = Batch::new(spans, rated, kept)?;
        if batch.rows() > ROWS || batch.steps.len() > STEPS {
            let reason = format!("no room for {} tokens at once", batch.rows());
            return Err(self.gpu.failed(reason));
        }
        let answer = self.layout.answer();
        kept.fit(batch.words.len(), batch.asks() * answer);
        let Gpu { device, queue, .. } = &self.gpu;
        let bytes = |words: &[u32]| -> Vec<u8> {
            words.iter().flat_map(|word| word.to_le_bytes()).collect()
        };
        queue.write_buffer(&kept.asked, 0, &bytes(&batch.words));
        let steps: Vec<u32> = batch
            .steps
            .iter()
            .flat_map(|step| {
                let asks_at = batch.asks_at as u32;
                uniform([step.rows.start as u32, step.asks.start as u32, asks_at])
            })
            .collect();
        queue.write_buffer(&self.steps, 0, &bytes(&steps));
        let mut encoder = device.create_command_encoder(&Default::default());
        self.encode(&batch, kept, &mut encoder);
        let size = batch.asks() * answer;
        let copy = (size > 0).then(|| {
            let usage = BufferUsages::MAP_READ | BufferUsages::COPY_DST;
            let copy = self.gpu.buffer("copy", size, usage);
            encoder.copy_buffer_to_buffer(&kept.answers, 0, &copy, 0, copy.size());
            copy
        });
        queue.submit([encoder.finish()]);
        Ok(copy.map(|copy| Answers::of(&self.gpu, copy)))
    }

    /// The words of an answer.
    pub fn answer(&self) -> usize {
        self.layout.answer()
    }

    fn encode(&self, batch: &Batch, kept: &mut Kept, encoder: &mut wgpu::CommandEncoder) {
        let group = self.group(kept);
        let config = self.layout.config();
        let (width, hidden) = (config.width / GROUP, config.hidden / GROUP);
        let kernels = &self.kernels;
        let layer_kernels = [
            (&kernels.query_key_value, 3 * config.heads),
            (&kernels.attend, config.heads),
            (&kernels.attention_output, width),
            (&kernels.gate_up, hidden),
            (&kernels.down, width),
        ];
        let mut pass = encoder.begin_compute_pass(&Default::default());
        for (index, step) in batch.steps.iter().enumerate() {
            let mut start = |kernel, layer: usize, groups: usize, rows: usize| {
                pass.set_pipeline(kernel);
                let offsets = [(layer * UNIFORM) as u32, (index * UNIFORM) as u32];
                pass.set_bind_group(0, group, &offsets);
                pass.dispatch_workgroups(groups as u32, rows as u32, 1);
            };
            let (rows, asks) = (step.rows.len(), step.asks.len());
            if index == 0 {
                start(&kernels.embed, 0, 1, rows);
            }
            for layer in 0..config.layers {
                for (kernel, groups) in layer_kernels {
                    start(kernel, layer, groups, rows);
                }
            }
            if asks > 0 {
                start(&kernels.logits, 0, self.layout.tokens(), asks);
            }
            if index + 1 < batch.steps.len() {
                start(&kernels.choose, 0, 1, asks);
            }
        }
    }

    /// All buffers, as the kernels use them.
    fn group<'a>(&self, kept: &'a mut Kept) -> &'a wgpu::BindGroup {
        let Kept {
            kept: places,
            asked,
            answers,
            group,
            ..
        } = kept;
        group.get_or_insert_with(|| {
            let buffers = [
                whole(&self.weights),
                whole(&self.constants),
                whole(places),
                whole(&self.work),
                whole(asked),
                whole(answers),
                part(&self.layers),
                part(&self.steps),
            ];
            let entries: Vec<wgpu::BindGroupEntry<'_>> = (0..)
                .zip(buffers)
                .map(|(binding, buffer)| wgpu::BindGroupEntry {
                    binding,
                    resource: wgpu::BindingResource::Buffer(buffer),
                })
                .collect();
            self.gpu
                .device
                .create_bind_group(&wgpu::BindGroupDescriptor {
                    label: None,
                    layout: &self.bindings,
                    entries: &entries,
                })
        })
    }
}

impl Kernels {
    fn new(gpu: &Gpu, bindings: &wgpu::BindGroupLayout, layout: &Layout) -> Self {
        let text = layout.declarations(ROWS) + include_str!("kernels.wgsl");
        let module = gpu
            .device
            .create_shader_module(wgpu::ShaderModuleDescriptor {
                label: Some("kernels"),
                source: wgpu::ShaderSource::Wgsl(Cow::Owned(text)),
            });
        let pipelines = gpu
            .device
            .create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
                label: None,
                bind_group_layouts: &[Some(bindings)],
                immediate_size: 0,
            });
        let kernel = |name: &str| {
            let descriptor = wgpu::ComputePipelineDescriptor {
                label: Some(name),
                layout: Some(&pipelines),
                module: &module,
                entry_point: Some(name),
                compilation_options: wgpu::PipelineCompilationOptions {
                    // Each kernel writes all of the workgroup's memory that it reads.
                    zero_initialize_workgroup_memory: false,
                    ..Default::default()
                },
                cache: None,
            };
            gpu.device.create_compute_pipeline(&descriptor)
        };
        Self {
            embed: kernel("embed"),
            query_key_value: kernel("query_key_value"),
            attend: kernel("attend"),
            attention_output: kernel("attention_output"),
            gate_up: kernel("gate_up"),
            down: kernel("down"),
            logits: kernel("logits"),
            choose: kernel("choose"),
        }
    }
}

/// What the kernels use, in the order of their text.
fn bindings(gpu: &Gpu) -> wgpu::BindGroupLayout {
    let stored = |read_only| (BufferBindingType::Storage { read_only }, false);
    let told = (BufferBindingType::Uniform, true);
    let kinds = [
        stored(true),
        stored(true),
        stored(false),
        stored(false),
        stored(false),
        stored(false),
        told,
        told,
    ];
    let entries: Vec<wgpu::BindGroupLayoutEntry> = (0..)
        .zip(kinds)
        .map(
            |(binding, (ty, has_dynamic_offset))| wgpu::BindGroupLayoutEntry {
                binding,
                visibility: wgpu::ShaderStages::COMPUTE,
                ty: BindingType::Buffer {
                    ty,
                    has_dynamic_offset,
                    min_binding_size: None,
                },
                count: None,
            },
        )
        .collect();
    gpu.device
        .create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
            label: None,
            entries: &entries,
        })
}

fn whole(buffer: &wgpu::Buffer) -> wgpu::BufferBinding<'_> {
    buffer.as_entire_buffer_binding()
}

/// One part of a uniform buffer at a time.
fn part(buffer: &wgpu::Buffer) -> wgpu::BufferBinding<'_> {
    wgpu::BufferBinding {
        buffer,
        offset: 0,
        size: NonZeroU64::new(UNIFORM as u64),
    }
}

/// A part of a uniform buffer.
fn uniform<const N: usize>(words: [u32; N]) -> [u32; UNIFORM / 4] {
    let mut part = [0; UNIFORM / 4];
    part[..N].copy_from_slice(&words);
    part
}
