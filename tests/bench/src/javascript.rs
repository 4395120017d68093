//! The measurement for JavaScript, which brings the files and the forms that Rust does not have.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::speed::{self, Phase};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
}

/// [`speed::Speed`]; its errors are exceptions that say what went wrong.
#[wasm_bindgen]
pub struct Speed(speed::Speed);

#[wasm_bindgen]
impl Speed {
    /// [`speed::Speed::new`]
    #[wasm_bindgen(constructor)]
    pub fn new(config: &str, weights: &[u8], golden: &str) -> Result<Speed, String> {
        let speed = speed::Speed::new(config, weights, golden, || milliseconds() / 1000.0);
        speed.map(Speed).map_err(|error| error.to_string())
    }

    /// Tokens that are read in one go.
    #[wasm_bindgen(getter)]
    pub fn prompt(&self) -> usize {
        speed::PROMPT
    }

    /// How often every pair is timed.
    #[wasm_bindgen(getter)]
    pub fn rounds(&self) -> usize {
        speed::ROUNDS
    }

    /// [`speed::Speed::tokens`]
    pub fn tokens(&self) -> Vec<u32> {
        self.0.tokens().to_vec()
    }

    /// [`speed::Speed::others`]
    pub fn others(&self) -> Vec<String> {
        self.0.others().map(str::to_owned).collect()
    }

    /// [`speed::Speed::compare`]
    pub fn compare(&mut self, form: &str, logits: &[f32]) -> Result<(), String> {
        let compared = self.0.compare(form, logits);
        compared.map_err(|error| error.to_string())
    }

    /// [`speed::Speed::time`]; `form` is undefined for the engine.
    pub fn time(&mut self, form: Option<usize>, decode: bool) -> Result<f64, String> {
        let timed = self.0.time(form, phase(decode));
        timed.map_err(|error| error.to_string())
    }

    /// [`speed::Speed::record`]
    pub fn record(&mut self, name: &str, decode: bool, ours: f64, other: f64) {
        self.0.record(name, phase(decode), ours, other);
    }

    /// [`speed::Speed::table`]
    pub fn table(&self) -> String {
        self.0.table()
    }
}

fn phase(decode: bool) -> Phase {
    if decode {
        Phase::Decode
    } else {
        Phase::Prefill
    }
}
