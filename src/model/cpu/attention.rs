//! Causal self-attention over a key-value cache, head by head.
//!
//! Keys lie so that one dimension of 16 positions is side by side, values so that 16 dimensions of one position are:
//! scores and attended values are then sums of whole vectors, with nothing to add up across lanes.
//!
//! A branch has its own from a multiple of 16 on, and reads what is before where the trunk has it: the same vectors are
//! summed in the same order as if it had everything itself, so that the result is the same to the last bit.

use crate::shape::Shape;
use crate::simd::{LANES, Lanes, Simd};
use crate::vector::{exp, inverse_root_mean_square, reduce};

/// Keys and values of one layer.
#[derive(Debug)]
pub struct KeysValues {
    /// `[heads][room / 16][head]`, each of 16 positions.
    keys: Vec<Lanes>,
    /// `[heads][head / 16][room]`, each of 16 dimensions; the last ones are filled up with zeros.
    values: Vec<Lanes>,
    /// The first position, a multiple of 16.
    first: usize,
    /// How many positions there is room for, a multiple of 16.
    room: usize,
    /// Lengths of a head's part of `keys` and of `values`.
    key_size: usize,
    value_size: usize,
}

impl KeysValues {
    /// Zeros for `room` positions from `first` on, a multiple of 16.
    pub fn new(shape: &Shape, first: usize, room: usize) -> Self {
        let head = shape.head_size();
        let room = room.next_multiple_of(LANES);
        let key_size = room / LANES * head;
        let value_size = head.div_ceil(LANES) * room;
        Self {
            keys: vec![Lanes::default(); shape.heads * key_size],
            values: vec![Lanes::default(); shape.heads * value_size],
            first,
            room,
            key_size,
            value_size,
        }
    }

    /// Takes over what `other` has of these positions, at most of `count`; it begins no later.
    pub fn copy(&mut self, other: &KeysValues, count: usize) {
        let skipped = self.first - other.first;
        let count = count.next_multiple_of(LANES).min(self.room);
        let head = self.key_size * LANES / self.room;
        let keys = self.keys.chunks_exact_mut(self.key_size);
        for (keys, others) in keys.zip(other.keys.chunks_exact(other.key_size)) {
            overwrite(
                &mut keys[..count / LANES * head],
                &others[skipped / LANES * head..],
            );
        }
        let values = self.values.chunks_exact_mut(self.room);
        for (values, others) in values.zip(other.values.chunks_exact(other.room)) {
            overwrite(&mut values[..count], &others[skipped..]);
        }
    }

    #[inline(always)]
    fn write(&mut self, head: usize, position: usize, key: &[f32], value: &[f32]) {
        let place = position - self.first;
        let first = head * self.key_size + place / LANES * key.len();
        let lane = place % LANES;
        for (place, key) in self.keys[first..].iter_mut().zip(key) {
            place.0[lane] = *key;
        }
        let first = head * self.value_size + place;
        for (index, value) in value.chunks(LANES).enumerate() {
            self.values[first + index * self.room].0[..value.len()].copy_from_slice(value);
        }
    }

    /// A head's keys of all positions.
    #[inline(always)]
    fn keys(&self, head: usize) -> &[Lanes] {
        &self.keys[head * self.key_size..(head + 1) * self.key_size]
    }

    /// A head's values of all positions; of its dimensions, those of a run of 16.
    #[inline(always)]
    fn values(&self, head: usize, run: usize) -> &[Lanes] {
        &self.values[head * self.value_size + run * self.room..][..self.room]
    }
}

/// Puts the beginning of `from` over that of `into`, as much as fits.
pub fn overwrite<T: Copy>(into: &mut [T], from: &[T]) {
    let count = into.len().min(from.len());
    into[..count].copy_from_slice(&from[..count]);
}

/// The norms of queries and keys, and the rotation by position.
#[derive(Debug)]
pub struct Turn {
    /// `[head]`, divided by the root of the head size: the scale of the scores.
    query_norm: Vec<f32>,
    /// `[head]`.
    key_norm: Vec<f32>,
    epsilon: f32,
}

/// Cosines and sines of the rotary positions, `[context, head / 2]`.
#[derive(Debug)]
pub struct Rope {
    cosines: Vec<f32>,
    sines: Vec<f32>,
    half: usize,
}

impl Rope {
    pub fn new(shape: &Shape) -> Self {
        let half = shape.head_size() / 2;
        let angles =
            || (0..shape.context).flat_map(move |at| (0..half).map(move |i| shape.angle(at, i)));
        Self {
            cosines: angles().map(|angle| angle.cos() as f32).collect(),
            sines: angles().map(|angle| angle.sin() as f32).collect(),
            half,
        }
    }

    #[inline(always)]
    fn at(&self, position: usize) -> (&[f32], &[f32]) {
        let place = position * self.half..(position + 1) * self.half;
        (&self.cosines[place.clone()], &self.sines[place])
    }
}

impl Turn {
    pub fn new(shape: &Shape, query_norm: &[f32], key_norm: Vec<f32>) -> Self {
        let scale = 1.0 / (shape.head_size() as f32).sqrt();
        Self {
            query_norm: query_norm.iter().map(|weight| weight * scale).collect(),
            key_norm,
            epsilon: shape.norm_epsilon as f32,
        }
    }

    /// Normalises a head's vector and rotates it by its position.
    #[inline(always)]
    fn apply<S: Simd>(&self, x: &mut [f32], norm: &[f32], (cosines, sines): (&[f32], &[f32])) {
        let inverse = inverse_root_mean_square::<S>(x, self.epsilon);
        let half = x.len() / 2;
        let (first, second) = x.split_at_mut(half);
        let (first_norm, second_norm) = norm.split_at(half);
        let ((firsts, first), (seconds, second)) = (first.as_chunks_mut(), second.as_chunks_mut());
        let scale = S::splat(inverse);
        for (index, (a, b)) in firsts.iter_mut().zip(seconds).enumerate() {
            let vector = |values: &[f32]| S::load(&values.as_chunks().0[index]);
            let x = S::mul(S::mul(S::load(a), scale), vector(first_norm));
            let y = S::mul(S::mul(S::load(b), scale), vector(second_norm));
            let (cosine, sine) = (vector(cosines), vector(sines));
            let minus_sine = S::mul(sine, S::splat(-1.0));
            S::store(S::mul_add(x, cosine, S::mul(y, minus_sine)), a);
            S::store(S::mul_add(y, cosine, S::mul(x, sine)), b);
        }
        for (index, (a, b)) in (half - first.len()..).zip(first.iter_mut().zip(second)) {
            let x = *a * inverse * first_norm[index];
            let y = *b * inverse * second_norm[index];
            *a = x * cosines[index] - y * sines[index];
            *b = y * cosines[index] + x * sines[index];
        }
    }
}

/// What a sequence has to attend to.
pub struct Seen<'a> {
    /// The positions before the first one of `own`, where those are another sequence's.
    pub trunk: Option<&'a KeysValues>,
    pub own: &'a mut KeysValues,
}

/// Attends from the tokens of `mixed`, the first one at position `start`, to themselves and to the kept ones before them.
/// `mixed` is `[tokens, 3D]`: queries, keys, values (the first two are changed); `out` is `[tokens, D]`. `scores` is
/// room to work in.
#[inline(always)]
pub fn attend<S: Simd>(
    turn: &Turn,
    rope: &Rope,
    start: usize,
    mixed: &mut [f32],
    seen: Seen<'_>,
    scores: &mut Vec<[f32; LANES]>,
    out: &mut [f32],
) {
    let Seen { trunk, own } = seen;
    let head = turn.key_norm.len();
    let heads = own.keys.len() / own.key_size;
    let width = heads * head;
    for (token, mixed) in mixed.chunks_exact_mut(3 * width).enumerate() {
        let angles = rope.at(start + token);
        let (queries, mixed) = mixed.split_at_mut(width);
        let (keys, values) = mixed.split_at_mut(width);
        let heads = queries
            .chunks_exact_mut(head)
            .zip(keys.chunks_exact_mut(head));
        for (index, ((query, key), value)) in heads.zip(values.chunks_exact(head)).enumerate() {
            turn.apply::<S>(query, &turn.query_norm, angles);
            turn.apply::<S>(key, &turn.key_norm, angles);
            own.write(index, start + token, key, value);
        }
    }
    let first = own.first;
    for index in 0..heads {
        let place = index * head..(index + 1) * head;
        let early = trunk.map_or(&[][..], |trunk| &trunk.keys(index)[..first / LANES * head]);
        let keys = [early, own.keys(index)];
        let tokens = mixed
            .chunks_exact(3 * width)
            .zip(out.chunks_exact_mut(width));
        for (token, (mixed, out)) in tokens.enumerate() {
            let seen = start + token + 1;
            let total = weigh::<S>(&mixed[place.clone()], keys, seen, scores);
            let weights = scores.as_flattened()[..seen].split_at(first);
            for (run, out) in out[place.clone()].chunks_mut(LANES).enumerate() {
                let early = trunk.map_or(&[][..], |trunk| &trunk.values(index, run)[..first]);
                let own = &own.values(index, run)[..seen - first];
                let attended = gather::<S>([(weights.0, early), (weights.1, own)]);
                let mut lanes = [0.0; LANES];
                S::store(S::mul(attended, S::splat(1.0 / total)), &mut lanes);
                out.copy_from_slice(&lanes[..out.len()]);
            }
        }
    }
}

/// Leaves in `scores` the exponentials of a query's scores with the first `seen` keys, less the highest; returns their
/// sum. The keys of the second part follow those of the first.
#[inline(always)]
fn weigh<S: Simd>(
    query: &[f32],
    keys: [&[Lanes]; 2],
    seen: usize,
    scores: &mut Vec<[f32; LANES]>,
) -> f32 {
    let blocks = seen.div_ceil(LANES);
    scores.resize(blocks, [0.0; LANES]);
    let mut highest = S::splat(f32::MIN);
    let [early, late] = keys.map(|keys| keys.chunks_exact(query.len()));
    for (index, (scores, keys)) in scores.iter_mut().zip(early.chain(late)).enumerate() {
        let mut sums = [S::splat(0.0); 2];
        for (keys, query) in keys.as_chunks::<2>().0.iter().zip(query.as_chunks::<2>().0) {
            for ((sum, keys), query) in sums.iter_mut().zip(keys).zip(query) {
                *sum = S::mul_add(S::load(&keys.0), S::splat(*query), *sum);
            }
        }
        S::store(S::add(sums[0], sums[1]), scores);
        if index + 1 == blocks {
            // What is not seen weighs nothing: e^-87 of the highest.
            scores[seen - index * LANES..].fill(f32::MIN);
        }
        highest = S::max(highest, S::load(scores));
    }
    let highest = reduce::<S>(highest, |a, b| if a > b { a } else { b });
    let mut total = S::splat(0.0);
    for scores in scores.iter_mut() {
        let weights = exp::<S>(S::add(S::load(scores), S::splat(-highest)));
        total = S::add(total, weights);
        S::store(weights, scores);
    }
    reduce::<S>(total, |a, b| a + b)
}

/// The sum of the values, each times its weight; in both parts weights and values are equally many. An even number in the
/// first part makes the sum the same as that of one part.
#[inline(always)]
fn gather<S: Simd>(parts: [(&[f32], &[Lanes]); 2]) -> S::Vector {
    let mut sums = [S::splat(0.0); 2];
    for (weights, values) in parts {
        let (weights, last_weight) = weights.as_chunks::<2>();
        let (values, last_value) = values.as_chunks::<2>();
        for (weights, values) in weights.iter().zip(values) {
            for ((sum, weight), values) in sums.iter_mut().zip(weights).zip(values) {
                *sum = S::mul_add(S::load(&values.0), S::splat(*weight), *sum);
            }
        }
        for (weight, values) in last_weight.iter().zip(last_value) {
            sums[0] = S::mul_add(S::load(&values.0), S::splat(*weight), sums[0]);
        }
    }
    S::add(sums[0], sums[1])
}
