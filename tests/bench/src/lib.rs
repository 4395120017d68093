//! How fast the shipped model is on one core of this machine, beside other engines and beside a decoder that does nothing
//! else; and what a step of a debugger costs.
//!
//! ```text
//! speed     pairs of the engine and another form of the model, timed in turns, and their table
//! decoder   the forms: the engine, candle, the bare decoder
//! candle    the model in candle, with the feature of that name
//! bare      a decoder written for the shipped model's shape alone: the measure of what the machine can do
//! gpu       the model on a graphics adapter, for `gpu.js` to count what it asks of it
//! scale     a step against the size of program, stack, locals and context
//! session   10,000 steps: their time, and the memory they take
//! way       the program of such a session
//! plot      SVG files
//! ```
//!
//! Speed is measured natively (`main.rs`) and as WebAssembly in a worker of Chromium, where onnxruntime-web is one more
//! form (`worker.js`); the rest natively, and what is asked of a GPU in Chromium on its software adapter, since it is
//! counted and not timed.

mod bare;
#[cfg(feature = "candle")]
mod candle;
pub mod decoder;
pub mod error;
#[cfg(target_family = "wasm")]
mod gpu;
pub mod plot;
pub mod scale;
pub mod session;
pub mod speed;
pub mod summary;
mod way;

#[cfg(target_family = "wasm")]
mod javascript;
