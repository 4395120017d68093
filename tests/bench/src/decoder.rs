//! The forms in which the model is computed, behind one interface: tokens in, the next token's logits out.

use hunch::model::{
    CPU_TOLERANCE, Compute, Extent, Golden, Isa, Session, Weights, block_on, check_golden, cpu,
};

use crate::bare::Bare;
#[cfg(feature = "candle")]
use crate::candle::Candle;
use crate::error::BenchError;

/// Something that reads tokens after those already read.
pub trait Decoder {
    /// Reads tokens; gives the logits after the last one.
    ///
    /// # Errors
    /// Why it cannot.
    fn read(&mut self, tokens: &[u32]) -> Result<Vec<f32>, BenchError>;
    /// Forgets all that was read.
    fn forget(&mut self);
}

/// A decoder and its name in tables.
pub struct Form {
    /// The name.
    pub name: String,
    /// The decoder.
    pub decoder: Box<dyn Decoder>,
}

/// The engine as it ships on a CPU.
///
/// # Errors
/// As [`engine`].
pub fn ours(weights: &Weights, golden: &Golden) -> Result<Form, BenchError> {
    engine(weights, golden, &Compute::cpu(), "Hunch".to_owned())
}

/// What it is compared with: its other forms, candle, and the bare decoder.
///
/// # Errors
/// A [`BenchError`] if one of them cannot be made or, of the engine's, does not pass the self-test.
pub fn others(weights: &Weights, golden: &Golden) -> Result<Vec<Form>, BenchError> {
    let bare = Bare::new(weights)?;
    let mut forms = vec![Form {
        name: format!("bare decoder, int8, {}", bare.name()),
        decoder: Box::new(bare),
    }];
    #[cfg(feature = "candle")]
    forms.push(Form {
        name: "candle, q8_0".to_owned(),
        decoder: Box::new(Candle::new(weights)?),
    });
    for isa in Isa::all() {
        if isa != Isa::detect() {
            let name = format!("Hunch, int8, {isa:?}");
            forms.push(engine(weights, golden, &Compute::Int8(isa), name)?);
        }
    }
    let burn = Compute::F32(cpu());
    forms.push(engine(
        weights,
        golden,
        &burn,
        "Hunch, f32 in burn-flex".to_owned(),
    )?);
    Ok(forms)
}

/// The engine, computing in this way.
fn engine(
    weights: &Weights,
    golden: &Golden,
    compute: &Compute,
    name: String,
) -> Result<Form, BenchError> {
    let mut session = Session::new(weights.clone(), compute);
    let checked = check_golden(&mut session, golden, CPU_TOLERANCE, Extent::Full);
    match block_on(checked) {
        Ok(()) => Ok(Form {
            name,
            decoder: Box::new(session),
        }),
        Err(error) => Err(BenchError::Golden { form: name, error }),
    }
}

impl Decoder for Session {
    fn read(&mut self, tokens: &[u32]) -> Result<Vec<f32>, BenchError> {
        Ok(block_on(self.step(tokens))?)
    }

    fn forget(&mut self) {
        self.truncate(0);
    }
}

impl Decoder for Bare {
    fn read(&mut self, tokens: &[u32]) -> Result<Vec<f32>, BenchError> {
        Ok(self.step(tokens))
    }

    fn forget(&mut self) {
        Bare::forget(self);
    }
}

#[cfg(feature = "candle")]
impl Decoder for Candle {
    fn read(&mut self, tokens: &[u32]) -> Result<Vec<f32>, BenchError> {
        Ok(self.step(tokens)?)
    }

    fn forget(&mut self) {
        Candle::forget(self);
    }
}
