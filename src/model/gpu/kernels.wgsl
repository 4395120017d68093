// The model's kernels: those functions that take the number of a workgroup and that of a thread in it, of each of which
// `kernel.rs` makes an entry point. The constants that they use without declaring them are sizes and places of `layout.rs`
// and numbers of `kernel.rs`, which write their declarations before this text.
//
// A batch is made of steps, one after the other; a step reads some rows, each a token at its position in a sequence.
// Most kernels are started for one step and one layer: a workgroup computes some outputs of one row, and makes what it
// needs of the row's vector itself, since that costs less than a kernel of its own. Where no row of a step needs another
// one, `read_on` does it all in one start: a workgroup for each row.

/// What a start of a kernel is told.
struct Launch {
    layer: u32,
    step: u32,
}

// Which numbers the buffers have depends on the kernel: those that it uses come first, in this order.

/// int8 weights, four in a word; see `weights.rs` for their order.
@group(0) @binding(WEIGHTS_BINDING) var<storage, read> weights: array<u32>;
/// The scales of the weights, norms, convolutions, and rotary positions.
@group(0) @binding(CONSTANTS_BINDING) var<storage, read> constants: array<f32>;
/// What is kept of the tokens read: for each place what every part reads, and keys and values.
@group(0) @binding(KEPT_BINDING) var<storage, read_write> kept: array<f32>;
/// What lies between two kernels.
@group(0) @binding(WORK_BINDING) var<storage, read_write> work: array<f32>;
/// The batch: records of steps, records of rows, records of asks, the places of branches, masks.
@group(0) @binding(ASKED_BINDING) var<storage, read_write> asked: array<u32>;
/// The logits of each ask, and after them the token chosen.
@group(0) @binding(ANSWERS_BINDING) var<storage, read_write> answers: array<f32>;
@group(0) @binding(LAUNCH_BINDING) var<uniform> launch: Launch;

// A step's record: its first row, its first ask, and where the records of asks begin.
const FIRST_ROW = 0u;
const FIRST_ASK = 1u;
const ASKS = 2u;

// A row's record.
const TOKEN = 0u;
const POSITION = 1u;
/// Where what is kept of it lies.
const PLACE = 2u;
/// How many neighbours before it its convolutions may read.
const REACHED = 3u;
/// Positions before this one lie at the place of their number; the others where the list at `PLACES` says.
const FORK = 4u;
const PLACES = 5u;

// An ask's record.
const ASKED_ROW = 0u;
/// Where the mask of the tokens that may follow lies, or `NONE`.
const MASK = 1u;
/// The row that reads the chosen token.
const NEXT_ROW = 2u;

const NONE = 0xffffffffu;
const LOWEST = -3.0e38;

/// What a workgroup multiplies with its weights.
var<workgroup> vector: array<f32, LONGEST>;
var<workgroup> sums: array<f32, SUMS>;
var<workgroup> weighed: array<f32, HEAD_THREADS>;
var<workgroup> places: array<u32, HEAD_THREADS>;
var<workgroup> found: array<u32, CHOOSE_THREADS>;
/// What a product gives, where `vector` is still needed.
var<workgroup> outputs: array<f32, OUTPUTS>;
/// Of each head, those of some positions; and where what is kept of these lies.
var<workgroup> scores: array<f32, HEADS * NEAR>;
var<workgroup> near: array<u32, NEAR>;
var<workgroup> shared_length: u32;

/// A word of this step's record.
fn of_step(word: u32) -> u32 {
    return asked[launch.step * STEP + word];
}

/// Where a row's record begins.
fn record_of(row: u32) -> u32 {
    return ROWS_AT + row * ROW;
}

/// Where what is kept of a position of the row's sequence begins.
fn kept_at(row: u32, position: u32) -> u32 {
    let record = record_of(row);
    var place = position;
    if position >= asked[record + FORK] {
        place = asked[asked[record + PLACES] + position - asked[record + FORK]];
    }
    return place * STRIDE;
}

/// Makes `vector` what a part reads of a row: its stream, normalised, and mixed with that of its neighbours.
fn read_stream(thread: u32, threads: u32, row: u32, reached: u32, stream: u32, norm: u32, shares: u32) {
    let position = asked[record_of(row) + POSITION];
    for (var back = 0u; back <= REACH; back += 1u) {
        var sum = 0.0;
        if back <= reached {
            let x = kept_at(row, position - back) + stream;
            for (var index = thread; index < WIDTH; index += threads) {
                sum += kept[x + index] * kept[x + index];
            }
        }
        sums[back * threads + thread] = sum;
    }
    workgroupBarrier();
    for (var count = threads; count > 1u; count = (count + 1u) / 2u) {
        let half = (count + 1u) / 2u;
        if thread + half < count {
            for (var back = 0u; back <= REACH; back += 1u) {
                sums[back * threads + thread] += sums[back * threads + thread + half];
            }
        }
        workgroupBarrier();
    }
    for (var index = thread; index < WIDTH; index += threads) {
        var mixed = 0.0;
        for (var back = 0u; back <= REACH; back += 1u) {
            if back <= reached {
                let x = kept_at(row, position - back) + stream;
                let inverse = inverseSqrt(sums[back * threads] / f32(WIDTH) + EPSILON);
                var share = constants[norm + index];
                if back > 0u {
                    share *= constants[shares + (REACH - back) * WIDTH + index];
                }
                mixed += kept[x + index] * inverse * share;
            }
        }
        vector[index] = mixed;
    }
    workgroupBarrier();
}

/// Four weights of a word.
fn unpacked(word: u32) -> vec4<f32> {
    let bits = vec4<i32>(bitcast<i32>(word));
    return vec4<f32>((bits << vec4<u32>(24u, 16u, 8u, 0u)) >> vec4<u32>(24u));
}

/// A part of the product of `vector` and the weights of one output of a group: every `step`th word from `first` on.
fn product(group_words: u32, group_scales: u32, group: u32, output: u32, columns: u32, first: u32, step: u32) -> f32 {
    var sum = 0.0;
    for (var word = first; word < columns / 4u; word += step) {
        let four = unpacked(weights[group_words + word * group + output]);
        let x = vec4<f32>(vector[4u * word], vector[4u * word + 1u], vector[4u * word + 2u], vector[4u * word + 3u]);
        sum += dot(four, x) * constants[group_scales + word / 8u * group + output];
    }
    return sum;
}

/// The product of `vector` and the weights of one output of all groups.
fn whole_product(words: u32, scales: u32, group: u32, output: u32, columns: u32) -> f32 {
    let first = output / group * group;
    return product(words + first * (columns / 4u), scales + first * (columns / BLOCK), group, output - first, columns, 0u, 1u);
}

/// The sum of the parts that the threads have left in `sums`, for one output of a group.
fn total(group: u32, splits: u32, output: u32) -> f32 {
    var sum = 0.0;
    for (var split = 0u; split < splits; split += 1u) {
        sum += sums[split * group + output];
    }
    return sum;
}

/// A token's vector becomes the stream that the first layer reads.
fn begin_stream(thread: u32, threads: u32, token: u32, place: u32) {
    let group = token / GROUP;
    let output = token % GROUP;
    for (var index = thread; index < WIDTH; index += threads) {
        let word = weights[(group * (WIDTH / 4u) + index / 4u) * GROUP + output];
        let scale = constants[(group * (WIDTH / BLOCK) + index / BLOCK) * GROUP + output];
        kept[place * STRIDE + index] = unpacked(word)[index % 4u] * scale;
    }
}

/// For each row of the first step.
fn embed(at: vec3<u32>, thread: u32) {
    let record = record_of(of_step(FIRST_ROW) + at.y);
    begin_stream(thread, THREADS, asked[record + TOKEN], asked[record + PLACE]);
}

/// For each head's query, key and value, and each row.
fn query_key_value(at: vec3<u32>, thread: u32) {
    let row = of_step(FIRST_ROW) + at.y;
    let record = record_of(row);
    let own = LAYER_CONSTANTS_AT + launch.layer * LAYER_CONSTANTS;
    let stream = 2u * launch.layer * WIDTH;
    read_stream(thread, HEAD_THREADS, row, asked[record + REACHED], stream, own + ATTENTION_NORM, own + ATTENTION_SHARES);
    let words = LAYER_WEIGHTS_AT + launch.layer * LAYER_WEIGHTS + QUERY_KEY_VALUE_WEIGHTS + at.x * HEAD * (WIDTH / 4u);
    let scales = own + QUERY_KEY_VALUE_SCALES + at.x * HEAD * (WIDTH / BLOCK);
    sums[thread] = product(words, scales, HEAD, thread % HEAD, WIDTH, thread / HEAD, HEAD_SPLITS);
    workgroupBarrier();
    if thread < HEAD {
        outputs[thread] = total(HEAD, HEAD_SPLITS, thread);
    }
    workgroupBarrier();
    if thread >= HEAD {
        return;
    }
    let kind = at.x / HEADS;
    let place = at.x % HEADS * HEAD + thread;
    if kind == 0u {
        work[QUERIES + row * WIDTH + place] = turned(record, own, kind, 0u, thread);
    } else {
        keep_key_value(record, own, kind, launch.layer, place, 0u, thread);
    }
}

/// A number of a head's query (`kind` 0) or key (1), normalised and turned to its position; `outputs` has the head's
/// from `first` on. `own`: where the layer's constants begin.
fn turned(record: u32, own: u32, kind: u32, first: u32, index: u32) -> f32 {
    var squares = 0.0;
    for (var each = first; each < first + HEAD; each += 1u) {
        squares += outputs[each] * outputs[each];
    }
    let inverse = inverseSqrt(squares / f32(HEAD) + EPSILON);
    let half = HEAD / 2u;
    let other = (index + half) % HEAD;
    let norm = own + QUERY_KEY_NORM + kind * HEAD;
    let a = outputs[first + index] * inverse * constants[norm + index];
    let b = outputs[first + other] * inverse * constants[norm + other];
    let turn = TURNS + (asked[record + POSITION] * half + index % half) * 2u;
    return a * constants[turn] + select(b, -b, index < half) * constants[turn + 1u];
}

/// Keeps a number of a head's key (`kind` 1) or value (2) of a layer, `place` among those of all heads.
fn keep_key_value(record: u32, own: u32, kind: u32, layer: u32, place: u32, first: u32, index: u32) {
    let at = asked[record + PLACE] * STRIDE + layer * WIDTH + place;
    if kind == 1u {
        kept[at + KEYS] = turned(record, own, kind, first, index);
    } else {
        kept[at + VALUES] = outputs[first + index];
    }
}

/// For each head and each row.
fn attend(at: vec3<u32>, thread: u32) {
    let row = of_step(FIRST_ROW) + at.y;
    let own = at.x * HEAD;
    if thread < HEAD {
        vector[thread] = work[QUERIES + row * WIDTH + own + thread];
    }
    if thread == 0u {
        shared_length = asked[record_of(row) + POSITION] + 1u;
    }
    let length = workgroupUniformLoad(&shared_length);
    let keys = KEYS + launch.layer * WIDTH + own;
    let values = VALUES + launch.layer * WIDTH + own + thread % HEAD;
    var highest = LOWEST;
    var weight = 0.0;
    var attended = 0.0;
    // Positions by as many as there are threads; what was summed before shrinks when a higher score comes.
    for (var first = 0u; first < length; first += HEAD_THREADS) {
        let position = first + thread;
        var score = LOWEST;
        if position < length {
            let place = kept_at(row, position);
            places[thread] = place;
            score = 0.0;
            for (var index = 0u; index < HEAD; index += 1u) {
                score += vector[index] * kept[place + keys + index];
            }
        }
        sums[thread] = score;
        workgroupBarrier();
        for (var count = HEAD_THREADS; count > 1u; count = (count + 1u) / 2u) {
            let half = (count + 1u) / 2u;
            if thread + half < count {
                sums[thread] = max(sums[thread], sums[thread + half]);
            }
            workgroupBarrier();
        }
        let next = max(highest, sums[0]);
        weighed[thread] = select(0.0, exp(score - next), position < length);
        workgroupBarrier();
        let shrunk = exp(highest - next);
        weight *= shrunk;
        attended *= shrunk;
        highest = next;
        let end = min(HEAD_THREADS, length - first);
        for (var index = thread / HEAD; index < end; index += HEAD_SPLITS) {
            weight += weighed[index];
            attended += weighed[index] * kept[places[index] + values];
        }
        workgroupBarrier();
    }
    sums[thread] = attended;
    weighed[thread] = weight;
    workgroupBarrier();
    if thread < HEAD {
        var all = 0.0;
        for (var split = 0u; split < HEAD_SPLITS; split += 1u) {
            all += weighed[split * HEAD + thread];
        }
        work[ATTENDED + row * WIDTH + own + thread] = total(HEAD, HEAD_SPLITS, thread) / all;
    }
}

/// Adds the product with what a kernel before has left in `work` to a stream, which gives the next one.
fn add_to_stream(thread: u32, group: u32, row: u32, input: u32, columns: u32, weights_at: u32, scales_at: u32, stream: u32) {
    for (var index = thread; index < columns; index += THREADS) {
        vector[index] = work[input + index];
    }
    workgroupBarrier();
    let words = weights_at + group * GROUP * (columns / 4u);
    let scales = scales_at + group * GROUP * (columns / BLOCK);
    sums[thread] = product(words, scales, GROUP, thread % GROUP, columns, thread / GROUP, SPLITS);
    workgroupBarrier();
    if thread < GROUP {
        let place = asked[record_of(row) + PLACE] * STRIDE + stream + group * GROUP + thread;
        kept[place + WIDTH] = kept[place] + total(GROUP, SPLITS, thread);
    }
}

/// For each group of outputs and each row.
fn attention_output(at: vec3<u32>, thread: u32) {
    let row = of_step(FIRST_ROW) + at.y;
    let words = LAYER_WEIGHTS_AT + launch.layer * LAYER_WEIGHTS + OUTPUT_WEIGHTS;
    let scales = LAYER_CONSTANTS_AT + launch.layer * LAYER_CONSTANTS + OUTPUT_SCALES;
    add_to_stream(thread, at.x, row, ATTENDED + row * WIDTH, WIDTH, words, scales, 2u * launch.layer * WIDTH);
}

/// For each group of hidden values and each row.
fn gate_up(at: vec3<u32>, thread: u32) {
    let row = of_step(FIRST_ROW) + at.y;
    let own = LAYER_CONSTANTS_AT + launch.layer * LAYER_CONSTANTS;
    let stream = (2u * launch.layer + 1u) * WIDTH;
    read_stream(thread, THREADS, row, asked[record_of(row) + REACHED], stream, own + MLP_NORM, own + MLP_SHARES);
    let group_words = GROUP * (WIDTH / 4u);
    let group_scales = GROUP * (WIDTH / BLOCK);
    let words = LAYER_WEIGHTS_AT + launch.layer * LAYER_WEIGHTS + GATE_UP_WEIGHTS + at.x * group_words;
    let scales = own + GATE_UP_SCALES + at.x * group_scales;
    let output = thread % GROUP;
    let first = thread / GROUP;
    let up = HIDDEN / GROUP;
    sums[thread] = product(words, scales, GROUP, output, WIDTH, first, SPLITS);
    sums[THREADS + thread] = product(words + up * group_words, scales + up * group_scales, GROUP, output, WIDTH, first, SPLITS);
    workgroupBarrier();
    if thread < GROUP {
        let gate = total(GROUP, SPLITS, thread);
        let value = total(GROUP, SPLITS, THREADS + thread);
        work[HIDDENS + row * HIDDEN + at.x * GROUP + thread] = silu(gate) * value;
    }
}

fn silu(x: f32) -> f32 {
    return x / (1.0 + exp(-x));
}

/// For each group of outputs and each row.
fn down(at: vec3<u32>, thread: u32) {
    let row = of_step(FIRST_ROW) + at.y;
    let words = LAYER_WEIGHTS_AT + launch.layer * LAYER_WEIGHTS + DOWN_WEIGHTS;
    let scales = LAYER_CONSTANTS_AT + launch.layer * LAYER_CONSTANTS + DOWN_SCALES;
    add_to_stream(thread, at.x, row, HIDDENS + row * HIDDEN, HIDDEN, words, scales, (2u * launch.layer + 1u) * WIDTH);
}

/// For each group of tokens of the vocabulary and each ask.
fn logits(at: vec3<u32>, thread: u32) {
    let ask = of_step(FIRST_ASK) + at.y;
    let row = asked[of_step(ASKS) + ask * ASK + ASKED_ROW];
    read_stream(thread, THREADS, row, 0u, 2u * LAYERS * WIDTH, NORM, NORM);
    let words = at.x * GROUP * (WIDTH / 4u);
    let scales = at.x * GROUP * (WIDTH / BLOCK);
    sums[thread] = product(words, scales, GROUP, thread % GROUP, WIDTH, thread / GROUP, SPLITS);
    workgroupBarrier();
    let token = at.x * GROUP + thread;
    if thread < GROUP && token < VOCABULARY {
        answers[ask * ANSWER + token] = total(GROUP, SPLITS, thread);
    }
}

/// For each ask: the likeliest token that may follow, the first of equals, is what the next row reads.
fn choose(at: vec3<u32>, thread: u32) {
    choose_after(of_step(FIRST_ASK) + at.y, thread);
}

fn choose_after(ask: u32, thread: u32) {
    let record = of_step(ASKS) + ask * ASK;
    let mask = asked[record + MASK];
    var best = NONE;
    var highest = LOWEST;
    for (var token = thread; token < VOCABULARY; token += CHOOSE_THREADS) {
        let allowed = mask == NONE || ((asked[mask + token / 32u] >> (token % 32u)) & 1u) == 1u;
        let logit = answers[ask * ANSWER + token];
        if allowed && logit > highest {
            highest = logit;
            best = token;
        }
    }
    sums[thread] = highest;
    found[thread] = best;
    workgroupBarrier();
    for (var count = CHOOSE_THREADS; count > 1u; count = (count + 1u) / 2u) {
        let half = (count + 1u) / 2u;
        if thread + half < count {
            let other = sums[thread + half];
            if other > sums[thread] || (other == sums[thread] && found[thread + half] < found[thread]) {
                sums[thread] = other;
                found[thread] = found[thread + half];
            }
        }
        workgroupBarrier();
    }
    let row = asked[record + NEXT_ROW];
    if row == NONE {
        return;
    }
    // Nothing is chosen where no logit is a number; the answer says so, and any token will do.
    let token = min(found[0], VOCABULARY - 1u);
    let next = record_of(row);
    if thread == 0u {
        answers[ask * ANSWER + VOCABULARY] = f32(token);
        asked[next + TOKEN] = token;
    }
    begin_stream(thread, CHOOSE_THREADS, token, asked[next + PLACE]);
}

/// For each row, of which none is in another's sequence, and its ask: all layers, the logits, and the token chosen.
///
/// One workgroup has the whole row, since a model of this size is read faster by one than dozens of kernels are started.
fn read_on(at: vec3<u32>, thread: u32) {
    let row = of_step(FIRST_ROW) + at.y;
    let ask = of_step(FIRST_ASK) + at.y;
    if thread == 0u {
        shared_length = asked[record_of(row) + POSITION] + 1u;
    }
    let length = workgroupUniformLoad(&shared_length);
    for (var layer = 0u; layer < LAYERS; layer += 1u) {
        attend_alone(thread, row, layer, length);
        mlp_alone(thread, row, layer);
    }
    read_stream(thread, ALONE_THREADS, row, 0u, 2u * LAYERS * WIDTH, NORM, NORM);
    for (var token = thread; token < VOCABULARY; token += ALONE_THREADS) {
        answers[ask * ANSWER + token] = whole_product(0u, 0u, GROUP, token, WIDTH);
    }
    storageBarrier();
    workgroupBarrier();
    choose_after(ask, thread);
}

/// The first half of a layer: what the row's token attends to, added to its stream.
fn attend_alone(thread: u32, row: u32, layer: u32, length: u32) {
    let record = record_of(row);
    let own = LAYER_CONSTANTS_AT + layer * LAYER_CONSTANTS;
    let words = LAYER_WEIGHTS_AT + layer * LAYER_WEIGHTS;
    let stream = 2u * layer * WIDTH;
    read_stream(thread, ALONE_THREADS, row, asked[record + REACHED], stream, own + ATTENTION_NORM, own + ATTENTION_SHARES);
    for (var output = thread; output < 3u * WIDTH; output += ALONE_THREADS) {
        outputs[output] = whole_product(words + QUERY_KEY_VALUE_WEIGHTS, own + QUERY_KEY_VALUE_SCALES, HEAD, output, WIDTH);
    }
    workgroupBarrier();
    for (var output = thread; output < 3u * WIDTH; output += ALONE_THREADS) {
        let kind = output / WIDTH;
        let index = output % HEAD;
        if kind == 0u {
            vector[output] = turned(record, own, kind, output - index, index);
        } else {
            keep_key_value(record, own, kind, layer, output % WIDTH, output - index, index);
        }
    }
    storageBarrier();
    workgroupBarrier();
    // Positions by as many as there is room for; what was summed before shrinks when a higher score comes. A thread scores
    // a position for some heads, then sums one of the values.
    let slot = thread % NEAR;
    let keys = KEYS + layer * WIDTH;
    let value = VALUES + layer * WIDTH + thread;
    let own_scores = thread / HEAD * NEAR;
    var highest = LOWEST;
    var weight = 0.0;
    var attended = 0.0;
    for (var first = 0u; first < length; first += NEAR) {
        let count = min(NEAR, length - first);
        if slot < count {
            let place = kept_at(row, first + slot);
            if thread < NEAR {
                near[slot] = place;
            }
            for (var head = thread / NEAR; head < HEADS; head += ALONE_THREADS / NEAR) {
                var score = 0.0;
                for (var index = head * HEAD; index < (head + 1u) * HEAD; index += 1u) {
                    score += vector[index] * kept[place + keys + index];
                }
                scores[head * NEAR + slot] = score;
            }
        }
        workgroupBarrier();
        if thread < WIDTH {
            var next = highest;
            for (var each = 0u; each < count; each += 1u) {
                next = max(next, scores[own_scores + each]);
            }
            let shrunk = exp(highest - next);
            weight *= shrunk;
            attended *= shrunk;
            highest = next;
            for (var each = 0u; each < count; each += 1u) {
                let share = exp(scores[own_scores + each] - next);
                weight += share;
                attended += share * kept[near[each] + value];
            }
        }
        workgroupBarrier();
    }
    if thread < WIDTH {
        vector[thread] = attended / weight;
    }
    workgroupBarrier();
    add_alone(thread, record, words + OUTPUT_WEIGHTS, own + OUTPUT_SCALES, WIDTH, stream);
}

/// The second half of a layer.
fn mlp_alone(thread: u32, row: u32, layer: u32) {
    let record = record_of(row);
    let own = LAYER_CONSTANTS_AT + layer * LAYER_CONSTANTS;
    let words = LAYER_WEIGHTS_AT + layer * LAYER_WEIGHTS;
    let stream = (2u * layer + 1u) * WIDTH;
    read_stream(thread, ALONE_THREADS, row, asked[record + REACHED], stream, own + MLP_NORM, own + MLP_SHARES);
    for (var hidden = thread; hidden < HIDDEN; hidden += ALONE_THREADS) {
        let gate = whole_product(words + GATE_UP_WEIGHTS, own + GATE_UP_SCALES, GROUP, hidden, WIDTH);
        let up = whole_product(words + GATE_UP_WEIGHTS, own + GATE_UP_SCALES, GROUP, HIDDEN + hidden, WIDTH);
        outputs[hidden] = silu(gate) * up;
    }
    workgroupBarrier();
    for (var hidden = thread; hidden < HIDDEN; hidden += ALONE_THREADS) {
        vector[hidden] = outputs[hidden];
    }
    workgroupBarrier();
    add_alone(thread, record, words + DOWN_WEIGHTS, own + DOWN_SCALES, HIDDEN, stream);
}

/// Adds the product with `vector` to a stream, which gives the next one.
fn add_alone(thread: u32, record: u32, weights_at: u32, scales_at: u32, columns: u32, stream: u32) {
    if thread < WIDTH {
        let place = asked[record + PLACE] * STRIDE + stream + thread;
        kept[place + WIDTH] = kept[place] + whole_product(weights_at, scales_at, GROUP, thread, columns);
    }
    storageBarrier();
    workgroupBarrier();
}
