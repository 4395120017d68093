//! How fast the shipped model is on one core of this machine, form by form, beside a decoder that does nothing else.
//!
//! ```text
//! decode   the measurement: what is read, how often, and the table
//! bare     a decoder written for the shipped model's shape alone: the measure of what the machine can do
//! ```
//!
//! The same code runs natively (`main.rs`) and as WebAssembly under Node.js (`node.mjs`).

mod bare;
pub mod decode;

#[cfg(target_family = "wasm")]
mod javascript;
