//! How many tokens a second each form of the model reads: a prompt in one go, then one token at a time.
//!
//! Every form is timed in turns with the engine, and what counts is the ratio of the two: what else the machine does in
//! those moments hits both alike. Of the ratios the table has the median and the quartiles.

use std::hint::black_box;

use hunch::model::{Config, Golden, Weights};

use crate::decoder::{Form, others, ours};
use crate::error::BenchError;
use crate::summary::Summary;

/// Tokens of the prompt.
pub const PROMPT: usize = 300;
/// Tokens read after it, one at a time.
pub const DECODED: usize = 100;
/// How often every pair is timed.
pub const ROUNDS: usize = 15;

/// Largest difference of another form's logits, relative to the largest: candle and the bare decoder quantise what they
/// read to 8 bits, the engine to 16.
const TOLERANCE: f32 = 0.05;

/// The engine, what it is compared with, and what they read.
pub struct Speed {
    title: String,
    ours: Form,
    others: Vec<Form>,
    tokens: Vec<u32>,
    clock: fn() -> f64,
    pairs: Vec<Pairs>,
}

/// Of one form: what came of each pair.
struct Pairs {
    name: String,
    prefill: Vec<Pair>,
    decode: Vec<Pair>,
}

/// Tokens a second of the engine and of the other.
#[derive(Clone, Copy)]
struct Pair {
    ours: f64,
    other: f64,
}

/// The two things that are timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The prompt, in one go.
    Prefill,
    /// One token after the other, behind the prompt.
    Decode,
}

impl Speed {
    /// The forms of the model of these files, with a clock that gives seconds.
    ///
    /// # Errors
    /// A [`BenchError`], also when a form computes something else: what computes wrong numbers is not worth timing.
    pub fn new(
        config: &str,
        weights: &[u8],
        golden: &str,
        clock: fn() -> f64,
    ) -> Result<Speed, BenchError> {
        let config = Config::from_json(config)?;
        let weights = Weights::read(&config, weights)?;
        let golden = Golden::from_json(golden).map_err(|error| BenchError::Golden {
            form: "golden.json".to_owned(),
            error,
        })?;
        let mut speed = Speed {
            title: format!(
                "{:.2} M weights, width {}, {} layers; {PROMPT} tokens, then {DECODED} one by one",
                config.parameters() as f64 / 1e6,
                config.width,
                config.layers,
            ),
            ours: ours(&weights, &golden)?,
            others: others(&weights, &golden)?,
            tokens: tokens(config.vocabulary_size),
            clock,
            pairs: Vec::new(),
        };
        for index in 0..speed.others.len() {
            let form = &mut speed.others[index];
            let name = form.name.clone();
            form.decoder.read(&speed.tokens[..PROMPT])?;
            let logits = form.decoder.read(&speed.tokens[PROMPT..][..1])?;
            speed.compare(&name, &logits)?;
        }
        Ok(speed)
    }

    /// The tokens that are read; the logits after the first `PROMPT` + 1 are what [`Speed::compare`] wants.
    pub fn tokens(&self) -> &[u32] {
        &self.tokens
    }

    /// The names of the others, in the order of their indices.
    pub fn others(&self) -> impl Iterator<Item = &str> {
        self.others.iter().map(|form| form.name.as_str())
    }

    /// Checks that another form says what the engine says after the prompt and one token.
    ///
    /// # Errors
    /// [`BenchError::Other`] if it does not.
    pub fn compare(&mut self, form: &str, found: &[f32]) -> Result<(), BenchError> {
        let engine = &mut self.ours.decoder;
        engine.forget();
        engine.read(&self.tokens[..PROMPT])?;
        let expected = engine.read(&self.tokens[PROMPT..][..1])?;
        let largest = expected.iter().fold(0.0, |most: f32, x| most.max(x.abs()));
        let pairs = expected.iter().zip(found);
        let off = pairs.fold(0.0, |most: f32, (a, b)| most.max((a - b).abs())) / largest;
        if expected.len() == found.len() && off <= TOLERANCE {
            Ok(())
        } else {
            Err(BenchError::Other {
                form: form.to_owned(),
                off,
            })
        }
    }

    /// Tokens a second of one form, `None` for the engine. Decoding goes on from the prompt that was read last.
    ///
    /// # Errors
    /// Why it cannot read.
    pub fn time(&mut self, form: Option<usize>, phase: Phase) -> Result<f64, BenchError> {
        let form = match form {
            Some(index) => &mut self.others[index],
            None => &mut self.ours,
        };
        let (prompt, rest) = self.tokens.split_at(PROMPT);
        if phase == Phase::Prefill {
            form.decoder.forget();
        }
        let start = (self.clock)();
        let count = match phase {
            Phase::Prefill => {
                black_box(form.decoder.read(prompt)?);
                PROMPT
            }
            Phase::Decode => {
                for token in rest {
                    black_box(form.decoder.read(&[*token])?);
                }
                DECODED
            }
        };
        Ok(count as f64 / ((self.clock)() - start))
    }

    /// Keeps what came of a pair.
    pub fn record(&mut self, name: &str, phase: Phase, ours: f64, other: f64) {
        let known = self.pairs.iter().position(|pairs| pairs.name == name);
        let index = known.unwrap_or_else(|| {
            self.pairs.push(Pairs {
                name: name.to_owned(),
                prefill: Vec::new(),
                decode: Vec::new(),
            });
            self.pairs.len() - 1
        });
        let pair = Pair { ours, other };
        match phase {
            Phase::Prefill => self.pairs[index].prefill.push(pair),
            Phase::Decode => self.pairs[index].decode.push(pair),
        }
    }

    /// Times all pairs; who is first in a pair changes with the round.
    ///
    /// # Errors
    /// Why a form cannot read.
    pub fn measure(&mut self) -> Result<(), BenchError> {
        for round in 0..ROUNDS {
            for index in 0..self.others.len() {
                let name = self.others[index].name.clone();
                for phase in [Phase::Prefill, Phase::Decode] {
                    let order = if round % 2 == 0 {
                        [None, Some(index)]
                    } else {
                        [Some(index), None]
                    };
                    let [first, second] =
                        [self.time(order[0], phase)?, self.time(order[1], phase)?];
                    let (ours, other) = match order[0] {
                        None => (first, second),
                        Some(_) => (second, first),
                    };
                    self.record(&name, phase, ours, other);
                }
            }
        }
        Ok(())
    }

    /// The table, in Markdown.
    pub fn table(&self) -> String {
        let mut lines = vec![
            format!(
                "{}; {ROUNDS} pairs each; tokens a second, median (quartiles)",
                self.title
            ),
            String::new(),
            "| | decode | Hunch is × | prefill | Hunch is × |".to_owned(),
            "|---|---|---|---|---|".to_owned(),
        ];
        let every = |phase: fn(&Pairs) -> &Vec<Pair>| {
            let pairs = self.pairs.iter().flat_map(phase);
            Summary::of(pairs.map(|pair| pair.ours).collect()).show(0)
        };
        let (decode, prefill) = (every(|pairs| &pairs.decode), every(|pairs| &pairs.prefill));
        lines.push(format!(
            "| **{}** | {decode} | | {prefill} | |",
            self.ours.name
        ));
        for pairs in &self.pairs {
            let speed =
                |pairs: &[Pair]| Summary::of(pairs.iter().map(|pair| pair.other).collect()).show(0);
            let ratio = |pairs: &[Pair]| {
                Summary::of(pairs.iter().map(|pair| pair.ours / pair.other).collect()).show(2)
            };
            lines.push(format!(
                "| {} | {} | {} | {} | {} |",
                pairs.name,
                speed(&pairs.decode),
                ratio(&pairs.decode),
                speed(&pairs.prefill),
                ratio(&pairs.prefill),
            ));
        }
        lines.join("\n") + "\n"
    }
}

/// What is read: any tokens will do, but none that begins a part, so that every short convolution has its neighbours.
fn tokens(vocabulary: usize) -> Vec<u32> {
    let token = |index: usize| (3 + index * index * 7 % (vocabulary - 3)) as u32;
    (0..PROMPT + DECODED).map(token).collect()
}
