//! Stand-in until the core's message types arrive.

use hunch::request::{Answer, Request};
use serde::{Deserialize, Serialize};

/// From the page.
#[derive(Debug, Serialize)]
pub enum ToWorker {
    Load { wasm: String, models: String },
    Predict(Box<Request>),
    Cancel { id: serde_json::Value },
}

/// To the page.
#[derive(Debug, Deserialize)]
pub enum FromWorker {
    Progress { loaded: f64, total: f64 },
    Ready { tokens_per_second: Option<f64> },
    Failed { message: String },
    Answer(Box<Answer>),
}
