//! What is kept of the tokens already read: the keys and values of every layer, and what its short convolutions read.
//!
//! Memory for the whole context is made at the start and written in place; forgetting tokens only moves the length
//! back, so returning to an earlier step of a timeline costs nothing.

use super::ahead::Ahead;
use super::device::Compute;
#[cfg(feature = "webgpu")]
use super::gpu;
#[cfg(feature = "definition")]
use super::layer::LayerCache;
use super::parts::Parts;
use super::{Config, cpu};

/// Keys and values of all layers.
#[derive(Debug)]
pub(super) struct Cache {
    pub(super) kept: Kept,
    pub(super) parts: Parts,
    config: Config,
}

/// What the layers keep, in the form in which they are computed.
#[derive(Debug)]
pub(super) enum Kept {
    #[cfg(feature = "definition")]
    F32(Vec<LayerCache>),
    Int8 {
        kept: cpu::Kept,
        /// To work in.
        room: Box<cpu::Room>,
    },
    #[cfg(feature = "webgpu")]
    Gpu(Box<gpu::Kept>),
}

/// What is kept of a sequence that goes on by itself from some place of a cache; the tokens before are the cache's, which
/// must not change meanwhile.
#[derive(Debug)]
pub(super) struct Branch {
    pub(super) kept: BranchKept,
    pub(super) parts: Parts,
    pub(super) ahead: Ahead,
}

/// What is kept of a branch, in the form in which it is computed.
#[derive(Debug)]
pub(super) enum BranchKept {
    Int8(cpu::Kept),
    #[cfg(feature = "webgpu")]
    Gpu(gpu::Branch),
}

impl Cache {
    /// An empty cache for the configuration's whole context.
    pub(super) fn new(config: &Config, compute: &Compute) -> Self {
        let kept = match compute {
            #[cfg(feature = "definition")]
            Compute::F32(device) => {
                let layer = |_| LayerCache::new(config, device);
                Kept::F32((0..config.layers).map(layer).collect())
            }
            Compute::Int8(_) => Kept::Int8 {
                kept: cpu::Kept::new(&config.shape()),
                room: Box::default(),
            },
            #[cfg(feature = "webgpu")]
            Compute::Gpu(gpu) => Kept::Gpu(Box::new(gpu::Kept::new(config, gpu))),
        };
        Self {
            kept,
            parts: Parts::default(),
            config: config.clone(),
        }
    }

    /// Sequences that go on by themselves from here, instead of those that did before; `None` in the form that reads one
    /// sequence at a time.
    pub(super) fn branches(&mut self, count: usize) -> Option<Vec<Branch>> {
        let length = self.len();
        let kept: Vec<BranchKept> = match &mut self.kept {
            #[cfg(feature = "definition")]
            Kept::F32(_) => return None,
            Kept::Int8 { kept, .. } => (0..count)
                .map(|_| BranchKept::Int8(kept.branch(length)))
                .collect(),
            #[cfg(feature = "webgpu")]
            Kept::Gpu(kept) => {
                let branches = kept.branches(length, count).into_iter();
                branches.map(BranchKept::Gpu).collect()
            }
        };
        let branch = |kept| Branch {
            kept,
            parts: self.parts.clone(),
            ahead: Ahead::default(),
        };
        Some(kept.into_iter().map(branch).collect())
    }

    /// A cache with the first `length` tokens of this one, in the place of `spare` or in new memory; `None` in the forms that have one
    /// cache alone.
    pub(super) fn fork(&mut self, length: usize, spare: Option<Cache>) -> Option<Cache> {
        #[cfg_attr(
            not(any(feature = "definition", feature = "webgpu")),
            expect(irrefutable_let_patterns, reason = "the only kind there is")
        )]
        let Kept::Int8 { kept, room } = &mut self.kept else {
            return None;
        };
        let spare = spare.map(|spare| spare.kept);
        let mut fork = match spare {
            Some(Kept::Int8 { kept, .. }) => kept,
            _ => cpu::Kept::new(&self.config.shape()),
        };
        fork.copy(kept, length);
        let mut parts = self.parts.clone();
        parts.truncate(length);
        Some(Self {
            kept: Kept::Int8 {
                kept: fork,
                room: std::mem::take(room),
            },
            parts,
            config: self.config.clone(),
        })
    }

    /// Works from now on where another one has worked until now.
    pub(super) fn take_room(&mut self, other: &mut Cache) {
        #[cfg_attr(
            not(any(feature = "definition", feature = "webgpu")),
            expect(irrefutable_let_patterns, reason = "the only kind there is")
        )]
        if let (Kept::Int8 { room, .. }, Kept::Int8 { room: others, .. }) =
            (&mut self.kept, &mut other.kept)
        {
            std::mem::swap(room, others);
        }
    }

    /// Number of tokens held.
    pub(super) fn len(&self) -> usize {
        self.parts.len()
    }

    /// Most tokens that can be held.
    pub(super) fn context(&self) -> usize {
        self.config.context
    }

    /// Forgets all but the first `length` tokens. Does nothing when there are fewer.
    pub(super) fn truncate(&mut self, length: usize) {
        self.parts.truncate(length);
    }

    /// Makes room for tokens that the layers are about to read.
    pub(super) fn extend(&mut self, tokens: &[u32]) {
        self.parts.extend(tokens);
    }
}
