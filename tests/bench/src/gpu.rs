//! The model on a graphics adapter, at work on what a debugger asks. How much it asks of the adapter is counted where the
//! adapter is JavaScript's.

use hunch::action::Action;
use hunch::debugger::Debugger;
use hunch::language::Tokenizer;
use hunch::model::{Compute, Extent, GPU_TOLERANCE, Golden, Gpu, Session, check_golden};
use hunch::predict::Predictor;
use hunch::program::Program;
use hunch::request::{Reply, Request};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{session, way};

/// Steps before the state that is gone back from.
const STEPS_BEFORE: usize = 12;

/// A predictor on a graphics adapter; its errors are exceptions that say what went wrong.
#[wasm_bindgen]
pub struct OnGpu(Predictor);

#[wasm_bindgen]
impl OnGpu {
    /// Loads a model and compares its logits with golden ones: those of one prompt, since software adapters are slow.
    pub async fn load(
        config: String,
        tokenizer: Vec<u8>,
        weights: Vec<u8>,
        golden: String,
    ) -> Result<OnGpu, String> {
        let gpu = Gpu::open().await.map_err(text)?;
        let mut session =
            Session::load(&config, &weights, &Compute::Gpu(Box::new(gpu))).map_err(text)?;
        let golden = Golden::from_json(&golden).map_err(text)?;
        let checked = check_golden(&mut session, &golden, GPU_TOLERANCE, Extent::Brief);
        checked.await.map_err(text)?;
        let tokenizer = Tokenizer::from_bytes(&tokenizer).map_err(text)?;
        let predictor = Predictor::new(tokenizer, session).map_err(text)?;
        Ok(OnGpu(predictor))
    }

    /// Goes so many steps from the start of a program; how many tokens were decoded.
    pub async fn steps(&mut self, count: usize) -> Result<u32, String> {
        let before = self.decoded();
        let program = Program::parse(way::SOURCE).map_err(text)?;
        let mut debugger = Debugger::new(program);
        for _ in 0..count {
            session::one(&mut self.0, &mut debugger).await?;
        }
        Ok(self.decoded() - before)
    }

    /// Draws so many pasts of a state, side by side; how many tokens were decoded.
    pub async fn pasts(&mut self, count: usize) -> Result<u32, String> {
        let before = self.decoded();
        let (_, state) = way::history(STEPS_BEFORE).ok_or("a state that the program never has")?;
        let mut request = Request::new(way::SOURCE, state, Action::InvStepInto);
        request.samples = count;
        match self.0.answer(&request).await.reply {
            Reply::Error { error, .. } => Err(error),
            _ => Ok(self.decoded() - before),
        }
    }
}

impl OnGpu {
    fn decoded(&mut self) -> u32 {
        self.0.session().decoded() as u32
    }
}

fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}
