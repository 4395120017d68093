//! Where everything lies in the buffers of a model on the GPU, and how kernels are cut into threads.

use std::fmt::Write;

use crate::model::{BLOCK, Config};

/// Outputs of a matrix whose weights lie side by side, so that neighbouring threads read neighbouring words.
pub const GROUP: usize = 32;
/// Threads of a workgroup; a group's outputs are each shared by several.
pub const THREADS: usize = 128;
/// Threads that look for the likeliest token.
pub const CHOOSE_THREADS: usize = 256;
/// Threads of a workgroup that reads a row alone: as many as WebGPU allows everywhere, and the last thing it does is to
/// choose.
pub const ALONE_THREADS: usize = CHOOSE_THREADS;
/// Positions that such a workgroup attends to at a time.
const NEAR: usize = ALONE_THREADS / 2;
/// Bytes that a workgroup's threads can share wherever there is WebGPU.
const SHARED: usize = 16 << 10;

/// Words of the records of a batch.
pub const STEP: usize = 3;
pub const ROW: usize = 6;
pub const ASK: usize = 3;

/// The most steps of a batch; the records of rows begin behind room for so many.
pub const STEPS: usize = 32;
/// The most rows of a batch.
pub const ROWS: usize = 512;

/// Sizes and places, in words.
#[derive(Clone, Debug)]
pub struct Layout {
    config: Config,
}

/// The places of a layer's matrices in its weights, or of their scales in its constants, and the size of all.
#[derive(Clone, Copy, Debug)]
struct Matrices {
    query_key_value: usize,
    output: usize,
    gate_up: usize,
    down: usize,
    end: usize,
}

impl Layout {
    pub fn new(config: &Config) -> Self {
        Self {
            config: config.clone(),
        }
    }

    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Words of what is kept of one token: what each part reads and the last one gives, keys and values.
    pub fn stride(&self) -> usize {
        (4 * self.config.layers + 1) * self.config.width
    }

    /// Words that lie between kernels: of each row queries, attended values, hidden values.
    pub fn work(&self) -> usize {
        ROWS * (2 * self.config.width + self.config.hidden)
    }

    /// Words of an answer: logits, and the token chosen.
    pub fn answer(&self) -> usize {
        self.config.vocabulary_size + 1
    }

    /// The groups of the embedding.
    pub fn tokens(&self) -> usize {
        self.config.vocabulary_size.div_ceil(GROUP)
    }

    /// Threads of a workgroup that computes a head: as near to [`THREADS`] as its size allows.
    pub fn head_threads(&self) -> usize {
        let head = self.config.head_size();
        head * (THREADS / head).max(1)
    }

    /// Whether one workgroup can read a row alone: it has a thread for each number of the stream, and room for what it
    /// computes.
    pub fn fits_alone(&self) -> bool {
        let words = self.longest() + self.sums() + self.outputs() + CHOOSE_THREADS + NEAR + 1;
        self.config.width <= ALONE_THREADS && 4 * (words + self.config.heads * NEAR) <= SHARED
    }

    /// The longest vector that is multiplied.
    fn longest(&self) -> usize {
        self.config.width.max(self.config.hidden)
    }

    /// The most numbers that one product gives.
    fn outputs(&self) -> usize {
        (3 * self.config.width).max(self.config.hidden)
    }

    /// Room for sums: of threads, by the tokens that a convolution reads, or of two products.
    fn sums(&self) -> usize {
        let threads = self.config.head_size().max(ALONE_THREADS);
        threads * (self.config.convolution + 1).max(2)
    }

    /// The places of matrices of which `per` weights take one word.
    fn matrices(&self, begin: usize, per: usize) -> Matrices {
        let Config { width, hidden, .. } = self.config;
        let query_key_value = begin;
        let output = query_key_value + 3 * width * width / per;
        let gate_up = output + width * width / per;
        let down = gate_up + 2 * hidden * width / per;
        let end = down + hidden * width / per;
        Matrices {
            query_key_value,
            output,
            gate_up,
            down,
            end,
        }
    }

    /// Declares what the kernels use: sizes, and the places in each buffer.
    pub fn declarations(&self) -> String {
        let Config {
            width,
            layers,
            heads,
            hidden,
            context,
            vocabulary_size,
            convolution,
            ..
        } = self.config;
        let head = self.config.head_size();
        let embedding = self.tokens() * GROUP * width;
        let weights = self.matrices(0, 4);
        let scales = self.matrices(0, BLOCK);
        let norm = embedding / BLOCK;
        let turns = norm + width;
        let layer_constants = turns + context * head;
        let attention_norm = scales.end;
        let attention_shares = attention_norm + width;
        let query_key_norm = attention_shares + convolution * width;
        let mlp_norm = query_key_norm + 2 * head;
        let mlp_shares = mlp_norm + width;
        let constants = [
            ("WIDTH", width),
            ("LAYERS", layers),
            ("HEADS", heads),
            ("HEAD", head),
            ("HIDDEN", hidden),
            ("VOCABULARY", vocabulary_size),
            ("REACH", convolution),
            ("BLOCK", BLOCK),
            ("GROUP", GROUP),
            ("THREADS", THREADS),
            ("SPLITS", THREADS / GROUP),
            ("HEAD_THREADS", self.head_threads()),
            ("HEAD_SPLITS", self.head_threads() / head),
            ("CHOOSE_THREADS", CHOOSE_THREADS),
            ("ALONE_THREADS", ALONE_THREADS),
            ("NEAR", NEAR),
            ("LONGEST", self.longest()),
            ("OUTPUTS", self.outputs()),
            ("SUMS", self.sums()),
            ("STEP", STEP),
            ("ROWS_AT", STEPS * STEP),
            ("ROW", ROW),
            ("ASK", ASK),
            ("ANSWER", self.answer()),
            // What is kept of a token.
            ("STRIDE", self.stride()),
            ("KEYS", (2 * layers + 1) * width),
            ("VALUES", (3 * layers + 1) * width),
            // Between kernels.
            ("QUERIES", 0),
            ("ATTENDED", ROWS * width),
            ("HIDDENS", 2 * ROWS * width),
            // Weights: the embedding, then the layers.
            ("LAYER_WEIGHTS_AT", embedding / 4),
            ("LAYER_WEIGHTS", weights.end),
            ("QUERY_KEY_VALUE_WEIGHTS", weights.query_key_value),
            ("OUTPUT_WEIGHTS", weights.output),
            ("GATE_UP_WEIGHTS", weights.gate_up),
            ("DOWN_WEIGHTS", weights.down),
            // Constants: the embedding's scales, the last norm, cosines and sines, then the layers.
            ("NORM", norm),
            ("TURNS", turns),
            ("LAYER_CONSTANTS_AT", layer_constants),
            ("LAYER_CONSTANTS", mlp_shares + convolution * width),
            ("QUERY_KEY_VALUE_SCALES", scales.query_key_value),
            ("OUTPUT_SCALES", scales.output),
            ("GATE_UP_SCALES", scales.gate_up),
            ("DOWN_SCALES", scales.down),
            ("ATTENTION_NORM", attention_norm),
            ("ATTENTION_SHARES", attention_shares),
            ("QUERY_KEY_NORM", query_key_norm),
            ("MLP_NORM", mlp_norm),
            ("MLP_SHARES", mlp_shares),
        ];
        let mut text = format!("const EPSILON = f32({:e});\n", self.config.norm_epsilon);
        for (name, value) in constants {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "const {name} = {value}u;");
        }
        text
    }
}
