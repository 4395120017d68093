//! The sizes that the blocks depend on.

/// Sizes and constants of a transformer's blocks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shape {
    /// Size of a token's vector, D; a multiple of 32.
    pub width: usize,
    /// Number of blocks.
    pub layers: usize,
    /// Attention heads; they share the width evenly, each an even part of it.
    pub heads: usize,
    /// Longest sequence, in tokens.
    pub context: usize,
    /// Base of the rotary position frequencies.
    pub rope_base: f64,
    /// Added under the root of every RMS norm.
    pub norm_epsilon: f64,
    /// Tokens before its own that the short convolutions of a block reach; 0: it has none.
    pub convolution: usize,
}

impl Shape {
    /// Size of one head's vectors.
    #[must_use]
    pub fn head_size(&self) -> usize {
        self.width / self.heads
    }

    /// The angle by which the rotary position turns a head's vector in the plane of its dimensions `index` and
    /// `index + head / 2`, in radians.
    #[must_use]
    pub fn angle(&self, position: usize, index: usize) -> f64 {
        let exponent = -2.0 * index as f64 / self.head_size() as f64;
        position as f64 * self.rope_base.powf(exponent)
    }
}
