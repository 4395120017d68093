//! The speed of the model: reading a prompt of 300 tokens, then one token at a time.
//!
//! All forms take turns, so that what else the machine does hits them alike. Of several rounds the best counts: other
//! programs only ever make one slower.

use std::fmt;
use std::hint::black_box;

use hunch::model::{
    CPU_TOLERANCE, Compute, Config, Extent, Golden, GoldenError, Isa, ModelError, Session,
    Transformer, Weights, block_on, check_golden, cpu,
};

use crate::bare::{Bare, Shape};

/// Tokens of the prompt.
const PROMPT: usize = 300;
/// Tokens decoded after it, one at a time.
const DECODED: usize = 100;
/// Times that everything is measured.
const ROUNDS: usize = 7;

/// Largest difference of the bare decoder's logits, relative to the largest: it quantises what it reads to 8 bits, the
/// engine to 16.
const BARE_TOLERANCE: f32 = 0.05;

/// Why there is no measurement.
#[derive(Debug, thiserror::Error)]
pub enum BenchError {
    /// The model cannot be loaded or run.
    #[error(transparent)]
    Model(#[from] ModelError),
    /// A form of the model computes something else.
    #[error("{form}: {error}")]
    Golden {
        /// The form.
        form: String,
        /// What differs.
        error: GoldenError,
    },
    /// The bare decoder is for another shape.
    #[error(transparent)]
    Shape(#[from] Shape),
    /// The bare decoder computes something else.
    #[error("the bare decoder's logits are off by {0} of the largest: it is not the same model")]
    Bare(f32),
}

/// Tokens per second of all forms; the last one is the bare decoder.
#[derive(Debug)]
pub struct Table {
    title: String,
    rows: Vec<Row>,
}

#[derive(Debug)]
struct Row {
    form: String,
    prefill: f64,
    decode: f64,
}

/// Measures the model of these files with a clock that gives seconds.
///
/// # Errors
/// A [`BenchError`], also when a form does not pass the self-test: what computes wrong numbers is not worth timing.
pub fn measure(
    config: &str,
    weights: &[u8],
    golden: &str,
    clock: fn() -> f64,
) -> Result<Table, BenchError> {
    let config = Config::from_json(config)?;
    let weights = Weights::read(&config, weights)?;
    let failed = |form: &str| {
        let form = form.to_owned();
        move |error| BenchError::Golden { form, error }
    };
    let golden = Golden::from_json(golden).map_err(failed("golden.json"))?;
    let mut forms = vec![("burn-flex f32".to_owned(), Compute::F32(cpu()))];
    for isa in Isa::all() {
        forms.push((format!("int8, {isa:?}"), Compute::Int8(isa)));
    }
    let mut decoders: Vec<(String, Box<dyn Decoder>)> = Vec::new();
    for (form, compute) in forms {
        let mut session = Session::new(Transformer::new(weights.clone(), compute));
        block_on(check_golden(
            &mut session,
            &golden,
            CPU_TOLERANCE,
            Extent::Full,
        ))
        .map_err(failed(&form))?;
        decoders.push((form, Box::new(session)));
    }
    let tokens = tokens(config.vocabulary_size);
    let mut bare = Bare::new(&weights)?;
    let expected = decoders
        .last_mut()
        .map(|(_, session)| session.read(&tokens[..PROMPT]));
    compare(&expected.unwrap_or_default(), &bare.read(&tokens[..PROMPT]))?;
    decoders.push((format!("bare int8, {}", bare.name()), Box::new(bare)));

    let mut rows: Vec<Row> = Vec::new();
    for (form, _) in &decoders {
        rows.push(Row {
            form: form.clone(),
            prefill: 0.0,
            decode: 0.0,
        });
    }
    for _ in 0..ROUNDS {
        for ((_, decoder), row) in decoders.iter_mut().zip(&mut rows) {
            decoder.forget();
            let start = clock();
            black_box(decoder.read(&tokens[..PROMPT]));
            let middle = clock();
            for token in &tokens[PROMPT..] {
                black_box(decoder.read(&[*token]));
            }
            let end = clock();
            row.prefill = row.prefill.max(PROMPT as f64 / (middle - start));
            row.decode = row.decode.max(DECODED as f64 / (end - middle));
        }
    }
    let title = format!(
        "decode on this CPU: {:.2} M weights, width {}, {} layers; prompt of {PROMPT} tokens, then {DECODED} one by \
         one; best of {ROUNDS} rounds",
        config.parameters() as f64 / 1e6,
        config.width,
        config.layers,
    );
    Ok(Table { title, rows })
}

/// Something that reads tokens after those already read, and gives the logits after the last one.
trait Decoder {
    fn read(&mut self, tokens: &[u32]) -> Vec<f32>;
    /// Forgets all that was read.
    fn forget(&mut self);
}

impl Decoder for Session {
    fn read(&mut self, tokens: &[u32]) -> Vec<f32> {
        // The tokens are of the vocabulary and fit into the context; a failure would show as logits that differ.
        block_on(self.step(tokens)).unwrap_or_default()
    }

    fn forget(&mut self) {
        self.truncate(0);
    }
}

impl Decoder for Bare {
    fn read(&mut self, tokens: &[u32]) -> Vec<f32> {
        self.step(tokens)
    }

    fn forget(&mut self) {
        self.truncate();
    }
}

/// What is read: any tokens will do, but none that begins a part, so that every short convolution has its neighbours.
fn tokens(vocabulary: usize) -> Vec<u32> {
    let token = |index: usize| (3 + index * index * 7 % (vocabulary - 3)) as u32;
    (0..PROMPT + DECODED).map(token).collect()
}

/// An error unless the bare decoder computes the same model.
fn compare(expected: &[f32], found: &[f32]) -> Result<(), BenchError> {
    let largest = expected
        .iter()
        .fold(0.0, |most: f32, logit| most.max(logit.abs()));
    let pairs = expected.iter().zip(found);
    let off = pairs.fold(0.0, |most: f32, (a, b)| most.max((a - b).abs())) / largest;
    if expected.len() == found.len() && off <= BARE_TOLERANCE {
        Ok(())
    } else {
        Err(BenchError::Bare(off))
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n", self.title)?;
        writeln!(
            f,
            "{:<24}{:>12}{:>9}{:>13}{:>9}",
            "tokens per second", "decode", "of bare", "prefill", "of bare"
        )?;
        let bare = self.rows.last();
        for row in &self.rows {
            let share = |value: fn(&Row) -> f64| {
                bare.map_or(f64::NAN, |bare| 100.0 * value(row) / value(bare))
            };
            writeln!(
                f,
                "{:<24}{:>12.0}{:>7.0} %{:>13.0}{:>7.0} %",
                row.form,
                row.decode,
                share(|row| row.decode),
                row.prefill,
                share(|row| row.prefill),
            )?;
        }
        Ok(())
    }
}
