//! What is kept of the tokens read, in a buffer of places of one token each.
//!
//! A trunk's token lies at the place of its position. A branch goes on from some position of the trunk by itself: its
//! tokens lie behind the trunk's places, wherever the next one was free, and its list tells where.

use super::Gpu;
use super::layout::Layout;
use crate::model::{Config, ModelError};

/// The most bytes that a kernel can use of a buffer wherever there is WebGPU.
const LARGEST: usize = 128 << 20;

/// What is kept of a sequence and of its branches, and room for a batch.
#[derive(Debug)]
pub struct Kept {
    gpu: Gpu,
    stride: usize,
    context: usize,
    pub(super) kept: wgpu::Buffer,
    /// Places that there is room for.
    room: usize,
    /// Places in use, of the trunk and of branches.
    used: usize,
    pub(super) asked: wgpu::Buffer,
    pub(super) answers: wgpu::Buffer,
    /// These buffers and the model's, as its kernels use them; none when one of them is new.
    pub(super) group: Option<wgpu::BindGroup>,
}

/// A sequence that goes on by itself after the trunk's first `fork` tokens.
#[derive(Debug)]
pub struct Branch {
    pub(super) fork: usize,
    /// Where its own tokens lie.
    pub(super) places: Vec<u32>,
}

const STORED: wgpu::BufferUsages = wgpu::BufferUsages::STORAGE
    .union(wgpu::BufferUsages::COPY_SRC)
    .union(wgpu::BufferUsages::COPY_DST);

impl Kept {
    /// For the configuration's whole context; nothing has been read yet.
    pub fn new(config: &Config, gpu: &Gpu) -> Self {
        let stride = Layout::new(config).stride();
        let context = config.context;
        Self {
            stride,
            context,
            kept: gpu.buffer("kept", context * stride, STORED),
            room: context,
            used: context,
            asked: gpu.buffer("asked", 1, STORED),
            answers: gpu.buffer("answers", 1, STORED),
            group: None,
            gpu: gpu.clone(),
        }
    }

    /// Sequences that go on from here by themselves, instead of those that did before.
    pub fn branches(&mut self, length: usize, count: usize) -> Vec<Branch> {
        self.used = self.context;
        let branch = |_| Branch {
            fork: length,
            places: Vec::new(),
        };
        (0..count).map(branch).collect()
    }

    /// Gives a branch places for the positions before `end`.
    pub(super) fn reserve(&mut self, branch: &mut Branch, end: usize) -> Result<(), ModelError> {
        while branch.fork + branch.places.len() < end {
            if self.used == self.room {
                self.grow()?;
            }
            branch.places.push(self.used as u32);
            self.used += 1;
        }
        Ok(())
    }

    /// Makes more room for branches.
    fn grow(&mut self) -> Result<(), ModelError> {
        let most = LARGEST / 4 / self.stride;
        let room = (self.room + self.context).min(most);
        if room <= self.room {
            let reason = format!("no room for more than {most} tokens");
            return Err(self.gpu.failed(reason));
        }
        let kept = self.gpu.buffer("kept", room * self.stride, STORED);
        let mut encoder = self.gpu.device.create_command_encoder(&Default::default());
        encoder.copy_buffer_to_buffer(&self.kept, 0, &kept, 0, self.kept.size());
        self.gpu.queue.submit([encoder.finish()]);
        (self.kept, self.room, self.group) = (kept, room, None);
        Ok(())
    }

    /// Makes room for what a batch is told and answers.
    pub(super) fn fit(&mut self, asked: usize, answers: usize) {
        let large = |buffer: &wgpu::Buffer, words: usize| buffer.size() >= 4 * words as u64;
        if !large(&self.asked, asked) {
            self.asked = self.gpu.buffer("asked", asked.next_power_of_two(), STORED);
            self.group = None;
        }
        if !large(&self.answers, answers) {
            let words = answers.next_power_of_two();
            self.answers = self.gpu.buffer("answers", words, STORED);
            self.group = None;
        }
    }
}
