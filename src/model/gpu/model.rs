//! Starting the kernels of the model.

use burn::cubecl::bytes::Bytes;
use burn::cubecl::server::{Handle, ServerError};

use super::Gpu;
use super::answer::Answer;
use super::batch::{Batch, Span};
use super::kept::Kept;
use super::kernel::Kernel;
use super::layout::{ALONE_THREADS, CHOOSE_THREADS, GROUP, Layout, THREADS};
use super::weights::Packed;
use crate::model::{ModelError, Weights};

/// A model's weights on a GPU, and its kernels.
#[derive(Debug)]
pub struct Model {
    gpu: Gpu,
    layout: Layout,
    kernels: Kernels,
    weights: Handle,
    constants: Handle,
    work: Handle,
}

/// The kernels, each with the buffers that it uses.
#[derive(Debug)]
struct Kernels {
    embed: (Kernel, &'static [Buffer]),
    query_key_value: (Kernel, &'static [Buffer]),
    attend: (Kernel, &'static [Buffer]),
    attention_output: (Kernel, &'static [Buffer]),
    gate_up: (Kernel, &'static [Buffer]),
    down: (Kernel, &'static [Buffer]),
    logits: (Kernel, &'static [Buffer]),
    choose: (Kernel, &'static [Buffer]),
    /// All of these but `embed`, where the model is small enough for one workgroup.
    read_on: Option<(Kernel, &'static [Buffer])>,
}

/// A buffer of the kernels' text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Buffer {
    Weights,
    Constants,
    Kept,
    Work,
    Asked,
    Answers,
}

impl Buffer {
    const ALL: [Self; 6] = [
        Self::Weights,
        Self::Constants,
        Self::Kept,
        Self::Work,
        Self::Asked,
        Self::Answers,
    ];

    /// Its name in the kernels' text.
    fn name(self) -> &'static str {
        match self {
            Self::Weights => "WEIGHTS",
            Self::Constants => "CONSTANTS",
            Self::Kept => "KEPT",
            Self::Work => "WORK",
            Self::Asked => "ASKED",
            Self::Answers => "ANSWERS",
        }
    }
}

impl Model {
    /// Moves the weights to the GPU.
    pub fn new(weights: Weights, gpu: &Gpu) -> Self {
        let layout = Layout::new(&weights.config);
        let Packed { weights, constants } = Packed::new(weights, &layout);
        Self {
            kernels: Kernels::new(&layout),
            weights: gpu.filled(Bytes::from_elems(weights)),
            constants: gpu.filled(Bytes::from_elems(constants)),
            work: gpu.buffer(layout.work()),
            layout,
            gpu: gpu.clone(),
        }
    }

    /// The adapter that it is on.
    pub fn gpu(&self) -> &Gpu {
        &self.gpu
    }

    /// Reads the tokens of these sequences and answers what follows the last `rated` of each; then goes on by itself, if
    /// the spans say so. Waits for the answers, where there are any, and not for what is read without one.
    ///
    /// # Errors
    /// [`ModelError::Device`] when there is no room on the GPU, or it is lost.
    pub async fn read(
        &self,
        spans: &mut [Span<'_>],
        rated: usize,
        kept: &mut Kept,
    ) -> Result<Vec<Answer>, ModelError> {
        let batch = Batch::new(spans, rated, kept)?;
        let client = &self.gpu.client;
        let size = self.layout.answer();
        let asks = batch.asks();
        let answers = client.empty(4 * size * asks.max(1));
        self.start(batch, kept, &answers);
        let failed = |error: ServerError| self.gpu.failed(error.to_string());
        if asks == 0 {
            client.flush().map_err(failed)?;
            return Ok(Vec::new());
        }
        let read = client.read_async(vec![answers]).await.map_err(failed)?;
        Ok(read
            .iter()
            .flat_map(|bytes| Answer::all(bytes, size))
            .collect())
    }

    /// Has the kernels started that read a batch.
    fn start(&self, batch: Batch, kept: &Kept, answers: &Handle) {
        let asked = self.gpu.client.create(Bytes::from_elems(batch.words));
        let handle = |buffer: &Buffer| {
            let handle = match buffer {
                Buffer::Weights => &self.weights,
                Buffer::Constants => &self.constants,
                Buffer::Kept => &kept.buffer,
                Buffer::Work => &self.work,
                Buffer::Asked => &asked,
                Buffer::Answers => answers,
            };
            handle.clone()
        };
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
        for (index, step) in batch.steps.iter().enumerate() {
            let start = |(kernel, uses): &(Kernel, &[Buffer]), layer: usize, groups, rows| {
                let buffers = uses.iter().map(handle).collect();
                let told = vec![(layer as u64) | ((index as u64) << 32)];
                kernel.start(&self.gpu, buffers, told, [groups, rows]);
            };
            let (rows, asks) = (step.rows.len(), step.asks.len());
            if index == 0 {
                start(&kernels.embed, 0, 1, rows);
            }
            if let Some(read_on) = kernels.read_on.as_ref().filter(|_| step.alone) {
                start(read_on, 0, 1, rows);
                continue;
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
}

impl Kernels {
    fn new(layout: &Layout) -> Self {
        use Buffer::{Answers, Asked, Constants, Kept, Weights, Work};
        let text = layout.declarations() + include_str!("kernels.wgsl");
        let kernel = |function, threads, uses: &'static [Buffer]| {
            let others = Buffer::ALL.iter().filter(|buffer| !uses.contains(buffer));
            let names: Vec<&str> = uses
                .iter()
                .chain(others)
                .map(|buffer| buffer.name())
                .collect();
            let kernel = Kernel::new(&text, function, threads, &names, uses.len());
            (kernel, uses)
        };
        let head = layout.head_threads();
        let multiply: &[Buffer] = &[Weights, Constants, Kept, Work, Asked];
        let answer: &[Buffer] = &[Weights, Constants, Kept, Asked, Answers];
        Self {
            embed: kernel("embed", THREADS, &[Weights, Constants, Kept, Asked]),
            query_key_value: kernel("query_key_value", head, multiply),
            attend: kernel("attend", head, &[Kept, Work, Asked]),
            attention_output: kernel("attention_output", THREADS, multiply),
            gate_up: kernel("gate_up", THREADS, multiply),
            down: kernel("down", THREADS, multiply),
            logits: kernel("logits", THREADS, answer),
            choose: kernel("choose", CHOOSE_THREADS, answer),
            read_on: (layout.fits_alone()).then(|| kernel("read_on", ALONE_THREADS, answer)),
        }
    }
}
