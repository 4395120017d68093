//! The model on the GPU: kernels of its own, and no tensors.
//!
//! What a model of this size costs on a GPU is the number of kernels that are started and how often the host waits for
//! an answer, not the arithmetic. burn's operations, one kernel or several each, start twenty times as many as there are
//! here; so what `transformer.rs` says in burn's tensors is said once more in WGSL, five kernels a layer, with the weights
//! left as int8. Where no token that is read needs another one of the same batch, one workgroup reads it through the whole
//! model, in one kernel: the adapter is then nearly empty, but starting dozens of kernels takes longer than that. The
//! golden logits hold all of them together. burn-wgpu starts these kernels as it does its own: it has the device's memory
//! and its queue, and compiles the kernels when they are first started.
//!
//! A batch also goes on by itself: it chooses the likeliest token, reads it, and so on, and all the logits come back
//! together. Who decodes has the last word, and what it says otherwise is forgotten; most often it says the same, and
//! then one answer is waited for where there were several.
//!
//! ```text
//! device    opening the graphics adapter, and its memory
//! layout    where everything lies in the buffers
//! weights   int8 weights in the order in which the kernels read them
//! kernels   the kernels, in WGSL
//! kept      what is kept of the tokens read, by a sequence and by its branches
//! batch     what a batch reads and answers, as the kernels are told
//! kernel    kernels as burn starts them
//! model     starting those of the model
//! answer    what they give
//! ```

mod answer;
mod batch;
mod device;
mod kept;
mod kernel;
mod layout;
mod model;
mod weights;

pub(super) use answer::Answer;
pub(super) use batch::Span;
pub use device::Gpu;
pub(super) use kept::{Branch, Kept};
pub(super) use model::Model;
