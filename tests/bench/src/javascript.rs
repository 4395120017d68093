//! The measurements for JavaScript, which reads the files and prints the tables.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::decode;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
}

/// [`decode::measure`]: the table, or an exception that says what went wrong.
#[wasm_bindgen(js_name = decode)]
pub fn decode_table(config: &str, weights: &[u8], golden: &str) -> Result<String, String> {
    let table = decode::measure(config, weights, golden, || milliseconds() / 1000.0);
    table
        .map(|table| table.to_string())
        .map_err(|error| error.to_string())
}
