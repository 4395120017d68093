//! Nothing that is read from outside makes the engine panic: requests, states, and the files of a model, each damaged at
//! random. Every try has a number; a try that failed once is in its list of `KNOWN` for good.
//!
//! `HUNCH_FUZZ_SECONDS=600 cargo test --release --test fuzz` goes on for so long with each.

#![cfg(feature = "model")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::time::{Duration, Instant};

use hunch::action::Action;
use hunch::evaluate::Trajectory;
use hunch::language::{
    Grammar, Tokenizer, context, decode_key, decode_reply, decode_step, encode_action,
    encode_difference, encode_key,
};
use hunch::model::{Config, Weights};
use hunch::program::Program;
use hunch::request::{HistoryEntry, Request};
use hunch::state::State;
use serde_json::{Value, json};

fn read(name: &str) -> Vec<u8> {
    std::fs::read(format!("{}/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// Tries the `known` numbers, then `few` more, or as many as fit into the time that is given.
fn each(known: &[u64], few: u64, mut attempt: impl FnMut(&mut Random)) {
    let seconds = std::env::var("HUNCH_FUZZ_SECONDS").map(|text| text.parse().unwrap());
    let first = match seconds {
        Ok(_) => {
            std::time::SystemTime::UNIX_EPOCH
                .elapsed()
                .unwrap()
                .as_secs()
                << 24
        }
        Err(_) => 0,
    };
    let started = Instant::now();
    let mut tries = 0;
    let more = (first..).take_while(|number| match &seconds {
        Ok(seconds) => started.elapsed() < Duration::from_secs(*seconds),
        Err(_) => *number < few,
    });
    for number in known.iter().copied().chain(more) {
        let tried = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            attempt(&mut Random::new(number));
        }));
        assert!(tried.is_ok(), "try {number} panicked: add it to KNOWN");
        tries += 1;
    }
    println!("{tries} tries in {:.0} s", started.elapsed().as_secs_f64());
}

/// A small generator of numbers (SplitMix64), so that a try can be made again.
struct Random(u64);

impl Random {
    fn new(number: u64) -> Random {
        Random(number.wrapping_mul(0x2545_f491_4f6c_dd1d))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    fn of<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())].clone()
    }
}

/// Gold steps of the suites: a source, a state, an action, and the state that it leads to.
fn steps() -> Vec<Value> {
    let mut steps = Vec::new();
    for suite in ["synthetic", "templates", "real"] {
        let text = String::from_utf8(read(&format!("models/suites/{suite}.jsonl"))).unwrap();
        for line in text.lines().step_by(60) {
            for case in Trajectory::parse(line).unwrap().cases {
                let mut request = serde_json::to_value(case.request()).unwrap();
                request["target"] = serde_json::to_value(case.target).unwrap();
                steps.push(request);
            }
        }
    }
    steps
}

/// Values that are odd where they come to stand.
fn odd(random: &mut Random) -> Value {
    let texts = [
        "",
        "x",
        "<module>",
        "é…😀",
        "\u{0}",
        "[1, ",
        "'",
        "1",
        "-",
        "<L1>",
        "0.a",
        "a.b",
        "f",
        "__repr__",
        "line",
        "step_into",
        "evaluate",
        "\u{2028}",
    ];
    match random.below(9) {
        0 => Value::Null,
        1 => json!(random.next()),
        2 => json!(-(random.below(3) as i64)),
        3 => json!(random.below(210)),
        4 => json!(0.5),
        5 => json!([]),
        6 => json!({}),
        7 => json!(
            random
                .of(&["x", "…", "(", "'", "é"])
                .repeat(random.below(400))
        ),
        _ => json!(random.of(&texts)),
    }
}

/// Changes one part of `value`, somewhere in it.
fn damage(random: &mut Random, value: &mut Value) {
    let deeper = random.below(5) > 0;
    match value {
        Value::Object(map) if deeper && !map.is_empty() => {
            let key = random.of(&map.keys().cloned().collect::<Vec<_>>());
            match random.below(12) {
                0 => drop(map.shift_remove(&key)),
                1 => drop(map.insert("x".to_owned(), odd(random))),
                _ => damage(random, map.get_mut(&key).unwrap()),
            }
        }
        Value::Array(list) if deeper && !list.is_empty() => {
            let index = random.below(list.len());
            match random.below(12) {
                0 => drop(list.remove(index)),
                1 => list.insert(index, list[index].clone()),
                2 => *list = vec![list[index].clone(); random.below(100)],
                _ => damage(random, &mut list[index]),
            }
        }
        Value::String(text) if deeper => {
            let mut letters: Vec<char> = text.chars().collect();
            let index = random.below(letters.len());
            match random.below(3) {
                0 if !letters.is_empty() => drop(letters.remove(index)),
                1 => letters.truncate(index),
                _ => letters.insert(
                    index,
                    random.of(&['\'', '(', ']', '\\', '…', '\n', 'é', ':', '0']),
                ),
            }
            *text = letters.into_iter().collect();
        }
        other => *other = odd(random),
    }
}

#[test]
fn a_damaged_request_is_checked() {
    const KNOWN: &[u64] = &[];
    let steps = steps();
    let (mut good, mut bad) = (0, 0);
    each(KNOWN, 1_500, |random| {
        let mut request = random.of(&steps);
        request.as_object_mut().unwrap().shift_remove("target");
        for _ in 0..random.below(4) {
            damage(random, &mut request);
        }
        let mut text = request.to_string();
        if random.below(8) == 0 {
            let at = random.below(text.len());
            let at = (at..).find(|at| text.is_char_boundary(*at)).unwrap();
            text.truncate(at);
        }
        match Request::parse(&text).and_then(|request| request.check().map(|_| request)) {
            Ok(request) => {
                // What is accepted reads back as what it is.
                let again = serde_json::to_string(&request).unwrap();
                assert_eq!(Request::parse(&again).unwrap(), request);
                good += 1;
            }
            Err(error) => {
                assert!(!error.to_string().is_empty());
                bad += 1;
            }
        }
    });
    assert!(good > 100 && bad > 100, "{good} good, {bad} bad");
}

#[test]
fn a_damaged_state_is_encoded_or_refused() {
    // A call without a frame, from which an inverse step was asked.
    const KNOWN: &[u64] = &[30_120_628_178_653_941];
    let steps = steps();
    let tokenizer = Tokenizer::from_bytes(&read("models/tokenizer.json")).unwrap();
    let (mut whole, mut refused) = (0, 0);
    each(KNOWN, 300, |random| {
        let step = random.of(&steps);
        let source = step["source"].as_str().unwrap();
        let program = Program::parse(source).unwrap();
        let mut state = |mut value: Value| {
            for _ in 0..random.below(3) {
                damage(random, &mut value);
            }
            State::parse(&value.to_string()).ok()
        };
        let states = (state(step["state"].clone()), state(step["target"].clone()));
        let (Some(before), Some(after)) = states else {
            refused += 1;
            return;
        };
        let action: Action = serde_json::from_value(step["action"].clone()).unwrap();
        let possible = [&before, &after].map(|state| state.check(&program).is_ok());
        let key = encode_key(&tokenizer, &program, &before);
        let difference = encode_difference(&tokenizer, &program, &before, &after);
        let history = [HistoryEntry {
            action: action.clone(),
            state: before.clone(),
        }];
        let document = context(&tokenizer, &program, &history, &after, 1024, 0, 128);
        let grammar = Grammar::for_step(&tokenizer, &program, &before, &action);
        if possible == [true, true] {
            // A possible state can be said, and what is said is that state.
            let (key, difference) = (key.unwrap(), difference.unwrap());
            decode_key(&tokenizer, &program, &key).unwrap();
            decode_step(&tokenizer, &program, &before, &difference).unwrap();
            whole += 1;
        } else {
            refused += 1;
        }
        // Ids that were never written are read or refused, too.
        let mut ids = encode_action(&tokenizer, &program, &before, &action).unwrap_or_default();
        ids.extend(document.map(|document| document.ids).unwrap_or_default());
        for _ in 0..4 {
            let at = random.below(ids.len());
            ids.insert(at, random.next() as u32 % 1_030);
        }
        let start = random.below(ids.len());
        let _ = decode_key(&tokenizer, &program, &ids[start..]);
        let _ = decode_step(&tokenizer, &program, &before, &ids[start..]);
        let _ = decode_reply(&tokenizer, &program, &ids[start..]);
        if let Ok(mut grammar) = grammar {
            let _ = ids.iter().try_for_each(|id| grammar.advance(*id));
        }
    });
    assert!(
        whole > 20 && refused > 20,
        "{whole} whole, {refused} refused"
    );
}

#[test]
fn a_damaged_model_is_refused() {
    const KNOWN: &[u64] = &[];
    let config = String::from_utf8(read("tests/golden/tiny/config.json")).unwrap();
    let config = Config::from_json(&config).unwrap();
    let weights = read("tests/golden/tiny/weights.safetensors");
    let header = 8 + u64::from_le_bytes(weights[..8].try_into().unwrap()) as usize;
    Weights::read(&config, &weights).unwrap();
    let tokenizer = read("models/tokenizer.json");
    each(KNOWN, 60, |random| {
        let mut bytes = weights.clone();
        for _ in 0..=random.below(4) {
            // Most of what can go wrong is in the header.
            let most = if random.below(4) > 0 {
                header
            } else {
                bytes.len()
            };
            let at = random.below(most.min(bytes.len()));
            let few = random.below(9);
            match random.below(4) {
                0 => bytes.truncate(at),
                1 => drop(bytes.drain(at..(at + few).min(bytes.len()))),
                2 => drop(bytes.splice(at..at, vec![random.of(b"09,:[]{}\"\xff\0"); few])),
                _ if bytes.is_empty() => {}
                _ => bytes[at] = random.of(b"0123456789,:[]{}\"abs\xff\0"),
            }
        }
        if let Err(error) = Weights::read(&config, &bytes) {
            assert!(!error.to_string().is_empty());
        }
        let mut text = tokenizer.clone();
        let at = random.below(text.len());
        match random.below(3) {
            0 => text.truncate(at),
            1 => text[at] = random.of(b"0123456789,:[]{}\"abs<>\\\xff"),
            _ => drop(text.drain(at..(at + 40).min(tokenizer.len()))),
        }
        let _ = Tokenizer::from_bytes(&text);
        let mut json = serde_json::to_value(&config).unwrap();
        damage(random, &mut json);
        let _ = Config::from_json(&json.to_string());
    });
}
