//! What is kept of the tokens already read: the keys and values of every layer, and what its short convolutions read.
//!
//! Memory for the whole context is made at the start and written in place; forgetting tokens only moves the length
//! back, so returning to an earlier step of a timeline costs nothing.

use burn::tensor::{Device, Tensor};

use super::convolution::{Inputs, Parts};
use super::device::Compute;
use super::{Config, cpu};

/// Keys and values of all layers.
#[derive(Debug)]
pub struct Cache {
    pub(super) kept: Kept,
    pub(super) parts: Parts,
    config: Config,
}

/// What the layers keep, in the form in which they are computed.
#[derive(Debug)]
pub(super) enum Kept {
    F32(Vec<LayerCache>),
    Int8 {
        kept: cpu::Kept,
        /// To work in.
        room: Box<cpu::Room>,
    },
}

/// What is kept of a sequence that goes on by itself from some place of a cache; the tokens before are the cache's, which
/// must not change meanwhile.
#[derive(Debug)]
pub(super) struct Branch {
    pub(super) kept: cpu::Kept,
    pub(super) parts: Parts,
}

impl Cache {
    /// An empty cache for the configuration's whole context.
    pub(super) fn new(config: &Config, compute: &Compute) -> Self {
        let kept = match compute {
            Compute::F32(device) => {
                let layer = |_| LayerCache::new(config, device);
                Kept::F32((0..config.layers).map(layer).collect())
            }
            Compute::Int8(_) => Kept::Int8 {
                kept: cpu::Kept::new(config),
                room: Box::default(),
            },
        };
        Self {
            kept,
            parts: Parts::default(),
            config: config.clone(),
        }
    }

    /// A sequence that goes on by itself from here; `None` in the form that reads one sequence at a time.
    pub(super) fn branch(&self) -> Option<Branch> {
        match &self.kept {
            Kept::F32(_) => None,
            Kept::Int8 { kept, .. } => Some(Branch {
                kept: kept.branch(self.len()),
                parts: self.parts.clone(),
            }),
        }
    }

    /// The sizes of the model that it is for.
    pub(super) fn config(&self) -> &Config {
        &self.config
    }

    /// Number of tokens held.
    #[must_use]
    pub fn len(&self) -> usize {
        self.parts.len()
    }

    /// Whether no token is held.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Most tokens that can be held.
    #[must_use]
    pub fn context(&self) -> usize {
        self.config.context
    }

    /// Forgets all but the first `length` tokens. Does nothing when there are fewer.
    pub fn truncate(&mut self, length: usize) {
        self.parts.truncate(length);
    }

    /// Makes room for tokens that the layers are about to read.
    pub(super) fn extend(&mut self, tokens: &[u32]) {
        self.parts.extend(tokens);
    }
}

/// What one layer keeps.
#[derive(Debug)]
pub(super) struct LayerCache {
    pub(super) attention: KeysValues,
    pub(super) attention_inputs: Option<Inputs>,
    pub(super) mlp_inputs: Option<Inputs>,
}

impl LayerCache {
    fn new(config: &Config, device: &Device) -> Self {
        let shape = [config.heads, config.context, config.head_size()];
        let reach = config.convolution;
        let inputs =
            || (reach > 0).then(|| Inputs::new(reach, config.context, config.width, device));
        Self {
            attention: KeysValues {
                keys: Tensor::zeros(shape, device),
                values: Tensor::zeros(shape, device),
            },
            attention_inputs: inputs(),
            mlp_inputs: inputs(),
        }
    }
}

/// Keys and values of one layer, both `[heads, context, head]`.
#[derive(Debug)]
pub(super) struct KeysValues {
    keys: Tensor<3>,
    values: Tensor<3>,
}

impl KeysValues {
    /// Writes keys and values, `[heads, tokens, head]`, from position `start` on. By value, since only a tensor
    /// that nobody else holds is written in place.
    pub(super) fn write(self, start: usize, keys: Tensor<3>, values: Tensor<3>) -> Self {
        let [heads, tokens, head] = keys.dims();
        let place = [0..heads, start..start + tokens, 0..head];
        Self {
            keys: self.keys.slice_assign(place.clone(), keys),
            values: self.values.slice_assign(place, values),
        }
    }

    /// Keys and values of the first `length` tokens, `[heads, length, head]`.
    pub(super) fn read(&self, length: usize) -> (Tensor<3>, Tensor<3>) {
        (
            self.keys.clone().narrow(1, 0, length),
            self.values.clone().narrow(1, 0, length),
        )
    }
}
