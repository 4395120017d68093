//! The engines: what the model runs on, how far it is, and what happened to it.

use hunch::protocol::{Backend, Stage};

/// The badge.
pub const ENGINE: &str = "Engine";
/// What it tells.
pub const ENGINE_MEANS: &str = "What the model runs on, and its measured speed";
/// The model is on its way.
pub const LOADING: &str = "Loading the model";
/// There is none.
pub const NO_MODEL: &str = "No model";
/// It is not fetched before it is needed.
pub const ASLEEP: &str = "Loads at the first step";
/// A faster engine may take over.
pub const TRYING_WEBGPU: &str = "· trying WebGPU";
/// WebGPU was asked for in vain.
pub const WITHOUT_WEBGPU: &str =
    "This browser offers no WebGPU here, so the model runs on the CPU.";
/// So it was, for another reason.
pub const WITHOUT_WEBGPU_ENGINE: &str =
    "The WebGPU engine is not part of this site yet, so the model runs on the CPU.";

/// What the model runs on.
pub fn backend(backend: Backend) -> &'static str {
    match backend {
        Backend::Cpu => "CPU",
        Backend::Webgpu => "WebGPU",
    }
}

/// How fast it is.
pub fn speed(tokens_per_second: f64) -> String {
    let digits = usize::from(tokens_per_second < 10.0);
    format!("{tokens_per_second:.digits$} tokens/s")
}

/// What is being done while it loads.
pub fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Adapter | Stage::Download => LOADING,
        Stage::Prepare => "Preparing the model",
        Stage::SelfTest => "Testing the model",
        Stage::Timing => "Timing the model",
    }
}

/// How much of it has arrived, in bytes.
pub fn megabytes(loaded: f64, total: f64) -> String {
    const MEGABYTE: f64 = 1_000_000.0;
    format!("{:.1} of {:.1} MB", loaded / MEGABYTE, total / MEGABYTE)
}

/// The list of engines did not arrive.
pub fn no_manifest(address: &str, reason: &str) -> String {
    format!("the list of engines ({address}) could not be loaded: {reason}. Check the connection.")
}

/// No engine is left.
pub fn not_loaded(reason: &str) -> String {
    format!("The model could not be loaded: {reason}")
}

/// So it is until the network is back.
pub fn unreachable(reason: &str) -> String {
    format!("There is no model yet: {reason} It is also tried again by itself.")
}

/// WebGPU's engine is lost.
pub fn webgpu_lost(reason: &str) -> String {
    format!("WebGPU failed ({reason}), so the model runs on the CPU.")
}

/// The CPU's engine is lost, and comes again.
pub fn restarting(reason: &str) -> String {
    format!(
        "The model stopped ({reason}) and is being started again. Your program and the timeline are still here."
    )
}
