//! Whatever is pasted is read or refused, soon: 10,000 programs that are mutated, cut, mixed or made of anything. What is
//! read can be debugged from its start.
//!
//! `HUNCH_PROGRAMS=1000000 cargo test --release --test programs` tries as many.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use hunch::action::Action;
use hunch::debugger::{Command, Debugger, Outcome};
use hunch::program::Program;
use serde_json::Value;

/// How long one may take, also without optimisation.
const LONGEST: Duration = Duration::from_secs(1);

/// What is put into programs: parts of Python, and what belongs into none. The same in the browser (`e2e/soak.test.mjs`).
static PIECES: LazyLock<Vec<String>> =
    LazyLock::new(|| serde_json::from_str(include_str!("pieces.json")).unwrap());

/// A small generator of numbers (SplitMix64), so that a try can be made again.
struct Random(u64);

impl Random {
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
}

/// The programs of the suites.
fn sources() -> Vec<String> {
    let mut sources = Vec::new();
    for suite in ["synthetic", "templates", "real"] {
        let path = format!("{}/models/suites/{suite}.jsonl", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        for line in text.lines() {
            let row: Value = serde_json::from_str(line).unwrap();
            sources.extend(row["source"].as_str().map(str::to_owned));
        }
    }
    sources.sort();
    sources.dedup();
    sources
}

/// A place in a text between two characters.
fn place(random: &mut Random, text: &str) -> usize {
    boundary(text, random.below(text.len() + 1))
}

/// The first such place from a byte on.
fn boundary(text: &str, at: usize) -> usize {
    (at..text.len())
        .find(|at| text.is_char_boundary(*at))
        .unwrap_or(text.len())
}

fn mutated(random: &mut Random, sources: &[String]) -> String {
    let mut text = if random.below(10) == 0 {
        String::new()
    } else {
        sources[random.below(sources.len())].clone()
    };
    for _ in 0..random.below(5) {
        let at = place(random, &text);
        match random.below(8) {
            0 => text.truncate(at),
            1 => {
                let end = boundary(&text, at + random.below(40));
                text.replace_range(at..end, "");
            }
            2 => {
                let other = &sources[random.below(sources.len())];
                let from = place(random, other);
                text.insert_str(at, &other[from..]);
            }
            3 => text.insert_str(
                at,
                &PIECES[random.below(PIECES.len())].repeat(random.below(300)),
            ),
            4 => {
                let letter = char::from_u32(random.next() as u32 % 0x11_0000).unwrap_or('\u{fffd}');
                text.insert(at, letter);
            }
            _ => text.insert_str(at, &PIECES[random.below(PIECES.len())]),
        }
    }
    text
}

#[test]
fn whatever_is_pasted_is_read_or_refused_soon() {
    let count: u64 = std::env::var("HUNCH_PROGRAMS").map_or(10_000, |text| text.parse().unwrap());
    let sources = sources();
    assert!(sources.len() > 100, "{} programs", sources.len());
    let (mut read, mut refused, mut slowest) = (0, 0, Duration::ZERO);
    for number in 0..count {
        let text = mutated(&mut Random(number), &sources);
        let started = worked();
        match std::panic::catch_unwind(|| is_read(&text)) {
            Ok(true) => read += 1,
            Ok(false) => refused += 1,
            Err(_) => panic!("program {number}: {text:?}"),
        }
        let took = worked().saturating_sub(started);
        assert!(took < LONGEST, "program {number} takes long: {text:?}");
        slowest = slowest.max(took);
    }
    println!("{read} read, {refused} refused, the slowest in {slowest:?}");
    assert!(
        count < 1000 || (read > 100 && refused > 100),
        "{read} read, {refused} refused"
    );
}

/// How long this thread has worked, which other work on the machine does not change; elsewhere than on Linux, the clock.
fn worked() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

/// Whether a program can be read. If so it is debugged from its start, else the line at fault is one of its lines, or the one after.
fn is_read(text: &str) -> bool {
    match Program::parse(text) {
        Ok(program) => {
            debug(program);
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            // Python's lines end at a carriage return, too; what is missing at the end is missing on the line after.
            let lines = text.matches(['\n', '\r']).count() as u32 + 2;
            assert!(error.line().is_none_or(|line| line >= 1 && line <= lines));
            false
        }
    }
}

/// What the page does with a program that was just pasted.
fn debug(program: Program) {
    let mut debugger = Debugger::new(program);
    debugger.set_breakpoints([1, 2, 3, 1000]);
    let view = debugger.shown();
    assert!(view.line.is_none());
    match debugger.command(Command::Act(Action::StepInto)) {
        Ok(Outcome::NeedsPrediction(request)) => request.check().map(drop).unwrap(),
        other => panic!("a first step needs a prediction: {other:?}"),
    }
}
