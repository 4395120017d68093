//! A decoder for one shape, one token and one core, written by hand with nothing around it: no tensors, no sizes that
//! are not known when it is compiled, no errors, no parts but the one that the benchmark reads.
//!
//! It is the measure of what the machine can do with int8 weights and int8 activations, and it is for the benchmark
//! only: the engine's own form (`src/model/cpu`) has to serve every shape, several tokens and every machine. Written for
//! AVX-512 with VNNI and for WebAssembly; elsewhere it is plain code.

use hunch::model::{LayerWeights, Matrix, Weights};

const WIDTH: usize = 192;
const LAYERS: usize = 6;
const HEADS: usize = 6;
const HEAD: usize = 32;
const HIDDEN: usize = 512;
const VOCABULARY: usize = 1024;
const REACH: usize = 3;
/// Positions that fit: more than the benchmark reads.
const POSITIONS: usize = 512;

/// Values side by side.
const LANES: usize = 16;
/// Weights that share a scale.
const BLOCK: usize = 32;

/// The model is not of the shape that the decoder is written for.
#[derive(Debug, thiserror::Error)]
#[error(
    "the bare decoder is written for another shape than the model's: change the constants in tests/bench/src/bare.rs"
)]
pub struct Shape;

/// The decoder, its weights and all that it keeps.
pub struct Bare {
    machine: Machine,
    embedding: Packed,
    layers: Vec<Layer>,
    norm: [f32; WIDTH],
    epsilon: f32,
    angles: Vec<[[f32; HEAD / 2]; 2]>,
    position: usize,
}

struct Layer {
    attention_norm: [f32; WIDTH],
    attention_shares: [[f32; WIDTH]; REACH],
    query_key_value: Packed,
    query_norm: [f32; HEAD],
    key_norm: [f32; HEAD],
    output: Packed,
    mlp_norm: [f32; WIDTH],
    mlp_shares: [[f32; WIDTH]; REACH],
    gate_up: Packed,
    down: Packed,
    keys: Vec<[Lanes; POSITIONS / LANES * HEAD]>,
    values: Vec<[[Lanes; HEAD / LANES]; POSITIONS]>,
    attention_inputs: Vec<[f32; WIDTH]>,
    mlp_inputs: Vec<[f32; WIDTH]>,
}

#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Lanes([f32; LANES]);

const ZEROS: Lanes = Lanes([0.0; LANES]);

#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Tile([u8; LANES * BLOCK]);

/// Rows of weights, 16 beside one another, in the order in which the machine reads them.
struct Packed {
    tiles: Vec<Tile>,
    scales: Vec<Lanes>,
}

/// A quantised vector of up to 512 values.
struct Quantised {
    groups: [i32; 256],
    units: [f32; 16],
    starts: [i32; 16],
}

#[derive(Clone, Copy)]
enum Machine {
    Plain,
    #[cfg(target_arch = "x86_64")]
    Vnni,
    #[cfg(target_arch = "wasm32")]
    Simd128,
}

impl Bare {
    pub fn new(weights: &Weights) -> Result<Self, Shape> {
        let config = &weights.config;
        let sizes = [
            config.width,
            config.layers,
            config.heads,
            config.hidden,
            config.vocabulary_size,
            config.convolution,
        ];
        if sizes != [WIDTH, LAYERS, HEADS, HIDDEN, VOCABULARY, REACH] {
            return Err(Shape);
        }
        let machine = Machine::detect();
        let angle = |position: usize, index: usize| {
            position as f64 * config.rope_base.powf(-2.0 * index as f64 / HEAD as f64)
        };
        let angles = (0..POSITIONS).map(|position| {
            let table = |function: fn(f64) -> f64| {
                std::array::from_fn(|index| function(angle(position, index)) as f32)
            };
            [table(f64::cos), table(f64::sin)]
        });
        let layers: Option<_> = weights
            .layers
            .iter()
            .map(|w| Layer::new(w, machine))
            .collect();
        Ok(Self {
            machine,
            embedding: Packed::new(&weights.embedding, machine),
            layers: layers.ok_or(Shape)?,
            norm: array(&weights.norm).ok_or(Shape)?,
            epsilon: config.norm_epsilon as f32,
            angles: angles.collect(),
            position: 0,
        })
    }

    /// The instructions that it uses.
    pub fn name(&self) -> &'static str {
        match self.machine {
            Machine::Plain => "plain",
            #[cfg(target_arch = "x86_64")]
            Machine::Vnni => "AVX-512 VNNI",
            #[cfg(target_arch = "wasm32")]
            Machine::Simd128 => "simd128",
        }
    }

    pub fn truncate(&mut self) {
        self.position = 0;
    }

    /// Reads tokens, one after the other; the logits after the last one.
    pub fn step(&mut self, tokens: &[u32]) -> Vec<f32> {
        let mut logits = vec![0.0; VOCABULARY];
        for (index, token) in tokens.iter().enumerate() {
            let logits = (index + 1 == tokens.len()).then_some(logits.as_mut_slice());
            match self.machine {
                Machine::Plain => self.read::<Plain>(*token, logits),
                // SAFETY: `detect` has found the features.
                #[cfg(target_arch = "x86_64")]
                #[allow(unsafe_code)]
                Machine::Vnni => unsafe { vnni::read(self, *token, logits) },
                #[cfg(target_arch = "wasm32")]
                Machine::Simd128 => self.read::<simd128::Simd128>(*token, logits),
            }
        }
        logits
    }

    #[inline(always)]
    fn read<I: Instructions>(&mut self, token: u32, logits: Option<&mut [f32]>) {
        let position = self.position;
        let mut x = [0.0; WIDTH];
        self.embedding.row(self.machine, token as usize, &mut x);
        for layer in &mut self.layers {
            layer.read::<I>(&mut x, position, &self.angles[position], self.epsilon);
        }
        self.position += 1;
        if let Some(logits) = logits {
            let last = normalise::<I, WIDTH>(&x, &self.norm, self.epsilon);
            self.embedding.multiply::<I, false>(&last, logits);
        }
    }
}

impl Layer {
    fn new(weights: &LayerWeights, machine: Machine) -> Option<Self> {
        let shares = |shares: &Option<Vec<f32>>| -> Option<[[f32; WIDTH]; REACH]> {
            shares.as_ref()?.as_chunks::<WIDTH>().0.try_into().ok()
        };
        let packed = |matrix| Packed::new(matrix, machine);
        let scale = 1.0 / (HEAD as f32).sqrt();
        Some(Self {
            attention_norm: array(&weights.attention_norm)?,
            attention_shares: shares(&weights.attention_convolution)?,
            query_key_value: packed(&weights.query_key_value),
            query_norm: array(&weights.query_norm)?.map(|weight: f32| weight * scale),
            key_norm: array(&weights.key_norm)?,
            output: packed(&weights.output),
            mlp_norm: array(&weights.mlp_norm)?,
            mlp_shares: shares(&weights.mlp_convolution)?,
            gate_up: packed(&weights.gate_up),
            down: packed(&weights.down),
            keys: vec![[ZEROS; POSITIONS / LANES * HEAD]; HEADS],
            values: vec![[[ZEROS; HEAD / LANES]; POSITIONS]; HEADS],
            attention_inputs: vec![[0.0; WIDTH]; POSITIONS],
            mlp_inputs: vec![[0.0; WIDTH]; POSITIONS],
        })
    }

    #[inline(always)]
    fn read<I: Instructions>(
        &mut self,
        x: &mut [f32; WIDTH],
        position: usize,
        angles: &[[f32; HEAD / 2]; 2],
        epsilon: f32,
    ) {
        let h = normalise::<I, WIDTH>(x, &self.attention_norm, epsilon);
        let h = convolve::<I>(
            h,
            &mut self.attention_inputs,
            &self.attention_shares,
            position,
        );
        let mut mixed = [0.0; 3 * WIDTH];
        self.query_key_value.multiply::<I, false>(&h, &mut mixed);
        let mut attended = [0.0; WIDTH];
        for head in 0..HEADS {
            let vector = |part: usize| -> [f32; HEAD] {
                std::array::from_fn(|index| mixed[part * WIDTH + head * HEAD + index])
            };
            let query = turn::<I>(&vector(0), &self.query_norm, angles, epsilon);
            let key = turn::<I>(&vector(1), &self.key_norm, angles, epsilon);
            let (keys, values) = (&mut self.keys[head], &mut self.values[head]);
            for (index, key) in key.iter().enumerate() {
                keys[position / LANES * HEAD + index].0[position % LANES] = *key;
            }
            let value = vector(2);
            for (lanes, value) in values[position].iter_mut().zip(value.as_chunks().0) {
                *lanes = Lanes(*value);
            }
            let out = &mut attended[head * HEAD..][..HEAD];
            attend::<I>(&query, keys, &values[..=position], out);
        }
        self.output.multiply::<I, true>(&attended, x);

        let h = normalise::<I, WIDTH>(x, &self.mlp_norm, epsilon);
        let h = convolve::<I>(h, &mut self.mlp_inputs, &self.mlp_shares, position);
        let mut gated = [0.0; 2 * HIDDEN];
        self.gate_up.multiply::<I, false>(&h, &mut gated);
        let mut hidden = [0.0; HIDDEN];
        for (index, hidden) in hidden.iter_mut().enumerate() {
            *hidden = gated[index] * gated[HIDDEN + index] / (1.0 + exp::<I>(-gated[index]));
        }
        self.down.multiply::<I, true>(&hidden, x);
    }
}

impl Packed {
    fn new(matrix: &Matrix, machine: Machine) -> Self {
        let blocks = matrix.columns / BLOCK;
        let count = matrix.rows / LANES * blocks;
        let (mut tiles, mut scales) = (vec![Tile([0; LANES * BLOCK]); count], vec![ZEROS; count]);
        for (index, weight) in matrix.values.iter().enumerate() {
            let (row, column) = (index / matrix.columns, index % matrix.columns);
            let tile = row / LANES * blocks + column / BLOCK;
            let place = machine.place(row % LANES, column % BLOCK);
            tiles[tile].0[place] = weight.cast_unsigned().wrapping_add(machine.offset());
            scales[tile].0[row % LANES] = matrix.scales[index / BLOCK];
        }
        Self { tiles, scales }
    }

    fn row(&self, machine: Machine, row: usize, out: &mut [f32; WIDTH]) {
        for (column, out) in out.iter_mut().enumerate() {
            let tile = row / LANES * (WIDTH / BLOCK) + column / BLOCK;
            let stored = self.tiles[tile].0[machine.place(row % LANES, column % BLOCK)];
            let weight = stored.wrapping_sub(machine.offset()).cast_signed();
            *out = f32::from(weight) * self.scales[tile].0[row % LANES];
        }
    }

    #[inline(always)]
    fn multiply<I: Instructions, const ADD: bool>(&self, x: &[f32], out: &mut [f32]) {
        let x_quantised = quantise::<I>(x);
        let blocks = x.len() / BLOCK;
        let panels = self
            .tiles
            .chunks_exact(blocks)
            .zip(self.scales.chunks_exact(blocks));
        for ((tiles, scales), out) in panels.zip(out.as_chunks_mut::<LANES>().0) {
            let outputs = I::panel(tiles, scales, &x_quantised);
            for (out, output) in out.iter_mut().zip(outputs.0) {
                *out = if ADD { *out + output } else { output };
            }
        }
    }
}

#[inline(always)]
fn quantise<I: Instructions>(x: &[f32]) -> Quantised {
    const MAGIC: f32 = 12_582_912.0;
    let mut out = Quantised {
        groups: [0; 256],
        units: [0.0; 16],
        starts: [0; 16],
    };
    for (block, values) in x.as_chunks::<BLOCK>().0.iter().enumerate() {
        let most = values
            .iter()
            .fold(0.0, |most, x| if x.abs() > most { x.abs() } else { most });
        let inverse = if most > 0.0 { 127.0 / most } else { 0.0 };
        let values = values.map(|x| {
            (x * inverse + MAGIC)
                .to_bits()
                .wrapping_sub(MAGIC.to_bits())
                .cast_signed()
        });
        out.units[block] = most / 127.0;
        if I::GROUP == 4 {
            out.starts[block] = -128 * values.iter().sum::<i32>();
            let groups = &mut out.groups[block * 8..][..8];
            for (group, [a, b, c, d]) in groups.iter_mut().zip(values.as_chunks().0) {
                *group = (a & 0xff) | (b & 0xff) << 8 | (c & 0xff) << 16 | d << 24;
            }
        } else {
            let groups = &mut out.groups[block * 16..][..16];
            for (group, [a, b]) in groups.iter_mut().zip(values.as_chunks().0) {
                *group = (a & 0xffff) | b << 16;
            }
        }
    }
    out
}

#[inline(always)]
fn normalise<I: Instructions, const N: usize>(
    x: &[f32; N],
    weight: &[f32; N],
    epsilon: f32,
) -> [f32; N] {
    let mut sums = [0.0; LANES];
    for x in x.as_chunks::<LANES>().0 {
        for lane in 0..LANES {
            sums[lane] = I::mul_add(x[lane], x[lane], sums[lane]);
        }
    }
    let inverse = 1.0 / (sums.iter().sum::<f32>() / N as f32 + epsilon).sqrt();
    std::array::from_fn(|index| x[index] * inverse * weight[index])
}

#[inline(always)]
fn convolve<I: Instructions>(
    mut h: [f32; WIDTH],
    inputs: &mut [[f32; WIDTH]],
    shares: &[[f32; WIDTH]; REACH],
    position: usize,
) -> [f32; WIDTH] {
    inputs[position] = h;
    for back in 1..=REACH.min(position) {
        let (near, shares) = (&inputs[position - back], &shares[REACH - back]);
        for index in 0..WIDTH {
            h[index] = I::mul_add(near[index], shares[index], h[index]);
        }
    }
    h
}

#[inline(always)]
fn turn<I: Instructions>(
    x: &[f32; HEAD],
    norm: &[f32; HEAD],
    [cosines, sines]: &[[f32; HEAD / 2]; 2],
    epsilon: f32,
) -> [f32; HEAD] {
    let x = normalise::<I, HEAD>(x, norm, epsilon);
    let mut out = [0.0; HEAD];
    for index in 0..HEAD / 2 {
        let (a, b) = (x[index], x[index + HEAD / 2]);
        out[index] = a * cosines[index] - b * sines[index];
        out[index + HEAD / 2] = b * cosines[index] + a * sines[index];
    }
    out
}

#[inline(always)]
fn attend<I: Instructions>(
    query: &[f32; HEAD],
    keys: &[Lanes; POSITIONS / LANES * HEAD],
    values: &[[Lanes; HEAD / LANES]],
    out: &mut [f32],
) {
    let seen = values.len();
    let mut scores = [ZEROS; POSITIONS / LANES];
    let scores = &mut scores[..seen.div_ceil(LANES)];
    for (scores, keys) in scores.iter_mut().zip(keys.as_chunks::<HEAD>().0) {
        *scores = I::scores(keys, query);
    }
    let scores = &mut flat(scores)[..seen];
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    for score in scores.iter_mut() {
        *score = exp::<I>(*score - most);
    }
    let (vectors, rest) = scores.as_chunks::<LANES>();
    let mut totals = [0.0; LANES];
    for vector in vectors {
        for (total, weight) in totals.iter_mut().zip(vector) {
            *total += weight;
        }
    }
    let total = totals.iter().chain(rest).sum::<f32>();
    for (out, sums) in out.chunks_exact_mut(LANES).zip(I::gather(scores, values)) {
        for (out, sum) in out.iter_mut().zip(sums.0) {
            *out = sum / total;
        }
    }
}

#[allow(unsafe_code)]
fn flat(lanes: &mut [Lanes]) -> &mut [f32] {
    // SAFETY: `Lanes` is 16 numbers and nothing else (`repr(C)`; 64 bytes, its alignment).
    unsafe { std::slice::from_raw_parts_mut(lanes.as_mut_ptr().cast(), lanes.len() * LANES) }
}

/// `e` to the power of `x`, as `src/model/cpu/vector.rs` explains it.
#[inline(always)]
fn exp<I: Instructions>(x: f32) -> f32 {
    const MAGIC: f32 = 12_582_912.0;
    let x = if x < -87.0 { -87.0 } else { x };
    let x = if x > 88.0 { 88.0 } else { x };
    let shifted = I::mul_add(x, std::f32::consts::LOG2_E, MAGIC);
    let rest = I::mul_add(MAGIC - shifted, std::f32::consts::LN_2, x);
    let mut sum = 1.0 / 720.0;
    for factor in [1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0] {
        sum = I::mul_add(sum, rest, factor);
    }
    f32::from_bits((shifted.to_bits() << 23).wrapping_add(sum.to_bits()))
}

fn array<const N: usize>(values: &[f32]) -> Option<[f32; N]> {
    values.try_into().ok()
}

impl Machine {
    fn detect() -> Self {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512vnni")
        {
            return Machine::Vnni;
        }
        #[cfg(target_arch = "wasm32")]
        return Machine::Simd128;
        #[allow(unreachable_code)]
        Machine::Plain
    }

    /// Values in one number of [`Quantised::groups`].
    fn group(self) -> usize {
        match self {
            #[cfg(target_arch = "x86_64")]
            Machine::Vnni => 4,
            _ => 2,
        }
    }

    fn offset(self) -> u8 {
        match self {
            #[cfg(target_arch = "x86_64")]
            Machine::Vnni => 128,
            _ => 0,
        }
    }

    fn place(self, lane: usize, column: usize) -> usize {
        let group = self.group();
        (column / group * LANES + lane) * group + column % group
    }
}

trait Instructions {
    const GROUP: usize;
    fn mul_add(a: f32, b: f32, c: f32) -> f32;
    /// The products of 16 rows of weights with `x`.
    fn panel(tiles: &[Tile], scales: &[Lanes], x: &Quantised) -> Lanes;
    /// The products of 16 keys with the query.
    fn scores(keys: &[Lanes; HEAD], query: &[f32; HEAD]) -> Lanes;
    /// The sum of the values, each times its weight.
    fn gather(weights: &[f32], values: &[[Lanes; HEAD / LANES]]) -> [Lanes; HEAD / LANES];
}

struct Plain;

impl Instructions for Plain {
    const GROUP: usize = 2;

    #[inline(always)]
    fn mul_add(a: f32, b: f32, c: f32) -> f32 {
        a * b + c
    }

    #[inline(always)]
    fn panel(tiles: &[Tile], scales: &[Lanes], x: &Quantised) -> Lanes {
        let mut totals = ZEROS;
        for (block, (tile, scales)) in tiles.iter().zip(scales).enumerate() {
            let groups = &x.groups[block * 16..][..16];
            for (lane, (total, scale)) in totals.0.iter_mut().zip(scales.0).enumerate() {
                let mut sum = 0;
                for (pair, group) in groups.iter().enumerate() {
                    let [a, b] = [0, 1].map(|index| tile.0[(pair * LANES + lane) * 2 + index]);
                    sum += i32::from(a.cast_signed()) * i32::from(*group as i16);
                    sum += i32::from(b.cast_signed()) * (group >> 16);
                }
                *total += sum as f32 * scale * x.units[block];
            }
        }
        totals
    }

    #[inline(always)]
    fn scores(keys: &[Lanes; HEAD], query: &[f32; HEAD]) -> Lanes {
        let mut sums = ZEROS;
        for (keys, query) in keys.iter().zip(query) {
            for (sum, key) in sums.0.iter_mut().zip(keys.0) {
                *sum += key * query;
            }
        }
        sums
    }

    #[inline(always)]
    fn gather(weights: &[f32], values: &[[Lanes; HEAD / LANES]]) -> [Lanes; HEAD / LANES] {
        let mut sums = [ZEROS; HEAD / LANES];
        for (weight, values) in weights.iter().zip(values) {
            for (sums, values) in sums.iter_mut().zip(values) {
                for (sum, value) in sums.0.iter_mut().zip(values.0) {
                    *sum += value * weight;
                }
            }
        }
        sums
    }
}

#[cfg(target_arch = "x86_64")]
mod vnni {
    #![allow(unsafe_code)]

    use std::arch::x86_64::*;

    use super::{Bare, HEAD, Instructions, LANES, Lanes, Quantised, Tile, ZEROS};

    #[target_feature(enable = "avx2,fma,avx512f,avx512bw,avx512vl,avx512vnni")]
    pub fn read(bare: &mut Bare, token: u32, logits: Option<&mut [f32]>) {
        bare.read::<Vnni>(token, logits);
    }

    struct Vnni;

    impl Instructions for Vnni {
        const GROUP: usize = 4;

        #[inline(always)]
        fn mul_add(a: f32, b: f32, c: f32) -> f32 {
            a.mul_add(b, c)
        }

        #[inline(always)]
        fn panel(tiles: &[Tile], scales: &[Lanes], x: &Quantised) -> Lanes {
            let mut out = ZEROS;
            // SAFETY: the features are there; there are at most 16 tiles, of 8 groups each.
            unsafe {
                let mut total = _mm512_setzero_ps();
                for (block, (tile, scales)) in tiles.iter().zip(scales).enumerate() {
                    let mut sum = _mm512_set1_epi32(*x.starts.get_unchecked(block));
                    for group in 0..8 {
                        let weights = _mm512_load_si512(tile.0.as_ptr().add(64 * group).cast());
                        let values = _mm512_set1_epi32(*x.groups.get_unchecked(block * 8 + group));
                        sum = _mm512_dpbusd_epi32(sum, weights, values);
                    }
                    let unit = _mm512_set1_ps(*x.units.get_unchecked(block));
                    let scales = _mm512_mul_ps(_mm512_load_ps(scales.0.as_ptr()), unit);
                    total = _mm512_fmadd_ps(_mm512_cvtepi32_ps(sum), scales, total);
                }
                _mm512_store_ps(out.0.as_mut_ptr(), total);
            }
            out
        }

        #[inline(always)]
        fn scores(keys: &[Lanes; HEAD], query: &[f32; HEAD]) -> Lanes {
            let mut out = ZEROS;
            // SAFETY: the features are there, and `Lanes` is as long as a register.
            unsafe {
                let mut sums = [_mm512_setzero_ps(); 2];
                for (index, (keys, query)) in keys.iter().zip(query).enumerate() {
                    let (keys, query) = (_mm512_load_ps(keys.0.as_ptr()), _mm512_set1_ps(*query));
                    sums[index % 2] = _mm512_fmadd_ps(keys, query, sums[index % 2]);
                }
                _mm512_store_ps(out.0.as_mut_ptr(), _mm512_add_ps(sums[0], sums[1]));
            }
            out
        }

        #[inline(always)]
        fn gather(weights: &[f32], values: &[[Lanes; HEAD / LANES]]) -> [Lanes; HEAD / LANES] {
            let mut out = [ZEROS; HEAD / LANES];
            // SAFETY: the features are there, and `Lanes` is as long as a register.
            unsafe {
                let mut sums = [[_mm512_setzero_ps(); HEAD / LANES]; 2];
                let (pairs, last) = values.as_chunks::<2>();
                let (weight_pairs, last_weight) = weights.as_chunks::<2>();
                for (values, weights) in pairs.iter().zip(weight_pairs) {
                    for ((sums, values), weight) in sums.iter_mut().zip(values).zip(weights) {
                        let weight = _mm512_set1_ps(*weight);
                        for (sum, values) in sums.iter_mut().zip(values) {
                            *sum = _mm512_fmadd_ps(_mm512_load_ps(values.0.as_ptr()), weight, *sum);
                        }
                    }
                }
                for (values, weight) in last.iter().zip(last_weight) {
                    let weight = _mm512_set1_ps(*weight);
                    for (sum, values) in sums[0].iter_mut().zip(values) {
                        *sum = _mm512_fmadd_ps(_mm512_load_ps(values.0.as_ptr()), weight, *sum);
                    }
                }
                for (out, (a, b)) in out.iter_mut().zip(sums[0].into_iter().zip(sums[1])) {
                    _mm512_store_ps(out.0.as_mut_ptr(), _mm512_add_ps(a, b));
                }
            }
            out
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod simd128 {
    #![allow(unsafe_code)]

    use std::arch::wasm32::*;

    use super::{HEAD, Instructions, LANES, Lanes, Quantised, Tile, ZEROS};

    pub struct Simd128;

    impl Instructions for Simd128 {
        const GROUP: usize = 2;

        #[inline(always)]
        fn mul_add(a: f32, b: f32, c: f32) -> f32 {
            a * b + c
        }

        #[inline(always)]
        fn panel(tiles: &[Tile], scales: &[Lanes], x: &Quantised) -> Lanes {
            let mut out = ZEROS;
            // SAFETY: there are at most 16 tiles, of 16 groups each; four vectors of four make 16 lanes.
            unsafe {
                let mut totals = [f32x4_splat(0.0); 4];
                for (block, (tile, scales)) in tiles.iter().zip(scales).enumerate() {
                    let mut sums = [i32x4_splat(0); 4];
                    for group in 0..16 {
                        let values =
                            v128_load32_splat(x.groups.as_ptr().add(block * 16 + group).cast());
                        for (part, sum) in sums.iter_mut().enumerate() {
                            let weights = tile.0.as_ptr().add(32 * group + 8 * part).cast();
                            let products = i32x4_dot_i16x8(i16x8_load_extend_i8x8(weights), values);
                            *sum = i32x4_add(*sum, products);
                        }
                    }
                    let unit = v128_load32_splat(x.units.as_ptr().add(block).cast());
                    for (part, (total, sum)) in totals.iter_mut().zip(sums).enumerate() {
                        let scales =
                            f32x4_mul(v128_load(scales.0.as_ptr().add(4 * part).cast()), unit);
                        *total = f32x4_add(*total, f32x4_mul(f32x4_convert_i32x4(sum), scales));
                    }
                }
                for (part, total) in totals.into_iter().enumerate() {
                    v128_store(out.0.as_mut_ptr().add(4 * part).cast(), total);
                }
            }
            out
        }

        #[inline(always)]
        fn scores(keys: &[Lanes; HEAD], query: &[f32; HEAD]) -> Lanes {
            let mut sums = [f32x4_splat(0.0); 4];
            for (keys, query) in keys.iter().zip(query) {
                add_share(&mut sums, keys, *query);
            }
            lanes(sums)
        }

        #[inline(always)]
        fn gather(weights: &[f32], values: &[[Lanes; HEAD / LANES]]) -> [Lanes; HEAD / LANES] {
            let mut sums = [[f32x4_splat(0.0); 4]; HEAD / LANES];
            for (weight, values) in weights.iter().zip(values) {
                for (sums, values) in sums.iter_mut().zip(values) {
                    add_share(sums, values, *weight);
                }
            }
            sums.map(lanes)
        }
    }

    #[inline(always)]
    fn add_share(sums: &mut [v128; 4], values: &Lanes, share: f32) {
        let share = f32x4_splat(share);
        for (part, sum) in sums.iter_mut().enumerate() {
            // SAFETY: four vectors of four make 16 lanes.
            let values = unsafe { v128_load(values.0.as_ptr().add(4 * part).cast()) };
            *sum = f32x4_add(*sum, f32x4_mul(values, share));
        }
    }

    #[inline(always)]
    fn lanes(parts: [v128; 4]) -> Lanes {
        let mut out = ZEROS;
        for (part, vector) in parts.into_iter().enumerate() {
            // SAFETY: four vectors of four make 16 lanes.
            unsafe { v128_store(out.0.as_mut_ptr().add(4 * part).cast(), vector) };
        }
        out
    }
}
