//! What is kept of the tokens read, in a buffer of places of one token each.
//!
//! A trunk's token lies at the place of its position. A branch goes on from some position of the trunk by itself: its
//! tokens lie behind the trunk's places, wherever the next one was free, and its list tells where.

use burn::cubecl::server::Handle;

use super::Gpu;
use super::kernel::Kernel;
use super::layout::Layout;
use crate::model::{Config, ModelError};

/// The most bytes that a kernel can use of a buffer wherever there is WebGPU.
const LARGEST: usize = 128 << 20;

/// Threads of a workgroup that copies, and workgroups.
const COPY_THREADS: usize = 256;
const COPY_GROUPS: usize = 1024;

/// What is kept of a sequence and of its branches.
#[derive(Debug)]
pub struct Kept {
    gpu: Gpu,
    stride: usize,
    context: usize,
    pub(super) buffer: Handle,
    /// Places that there is room for.
    room: usize,
    /// Places in use, of the trunk and of branches.
    used: usize,
}

/// A sequence that goes on by itself after the trunk's first `fork` tokens.
#[derive(Debug)]
pub struct Branch {
    pub(super) fork: usize,
    /// Where its own tokens lie.
    pub(super) places: Vec<u32>,
}

impl Kept {
    /// For the configuration's whole context; nothing has been read yet.
    pub fn new(config: &Config, gpu: &Gpu) -> Self {
        let stride = Layout::new(config).stride();
        let context = config.context;
        Self {
            stride,
            context,
            buffer: gpu.buffer(context * stride),
            room: context,
            used: context,
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
            return Err(self.no_room(most + 1));
        }
        let buffer = self.gpu.buffer(room * self.stride);
        let text = format!(
            "const THREADS = {COPY_THREADS}u;\nconst GROUPS = {COPY_GROUPS}u;\n{}",
            include_str!("copy.wgsl")
        );
        let copy = Kernel::new(&text, "copy", COPY_THREADS, &["SMALL", "LARGE"], 2);
        let buffers = vec![self.buffer.clone(), buffer.clone()];
        copy.start(&self.gpu, buffers, Vec::new(), [COPY_GROUPS, 1]);
        (self.buffer, self.room) = (buffer, room);
        Ok(())
    }

    /// Says that there is no room for so many tokens.
    pub(super) fn no_room(&self, tokens: usize) -> ModelError {
        self.gpu.failed(format!("no room for {tokens} tokens"))
    }
}
