//! What a page and its inference workers say to each other.
//!
//! Types only: the page uses them without the engine. A worker is told [`ToWorker::Load`] once; it reports progress and
//! then says [`FromWorker::Ready`] or [`FromWorker::Failed`]. After that it answers requests in the order they came.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use crate::request::{Answer, Passed, Request};

/// The version of these messages. Page and worker are files of their own, and a cache may keep one of them longer than
/// the other; what a message holds changes with this number.
pub const VERSION: u32 = 4;

/// From the page to a worker.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ToWorker {
    /// Load the model; the first message.
    Load {
        /// The page's [`VERSION`]; a worker of another one refuses with [`FailureCode::Message`].
        version: u32,
        /// Absolute address of the folder with `manifest.json`, ending in a slash.
        models: String,
        /// What to compute with.
        backend: Backend,
    },
    /// Predict; the answer has the request's `id`.
    Predict(Box<Request>),
    /// Give up the request with this `id`, waiting or running; it is answered with an error. Unknown ids are ignored.
    Cancel {
        /// The request's `id`.
        id: serde_json::Value,
    },
}

/// From a worker to the page.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FromWorker {
    /// Loading goes on.
    Progress {
        /// What is being done.
        stage: Stage,
        /// Bytes of the model that have arrived.
        loaded: f64,
        /// Bytes of the whole model; 0 while not known.
        total: f64,
    },
    /// The model is loaded, has passed its self-test, and was timed.
    Ready(Ready),
    /// The worker is of no more use: end it.
    Failed(Failure),
    /// On the way of a careful prediction, before its answer.
    Passed(Box<Passed>),
    /// To a request.
    Answer(Box<Answer>),
}

/// What to compute with.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Backend {
    /// One core of the processor.
    Cpu,
    /// A graphics adapter.
    Webgpu,
}

/// A part of loading, in this order.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Waiting for the graphics adapter.
    Adapter,
    /// Fetching the model's files and comparing them with their checksums.
    Download,
    /// Moving the weights to the device.
    Prepare,
    /// Comparing the device's numbers with stored ones.
    SelfTest,
    /// Measuring the speed.
    Timing,
}

/// What a loaded worker says of itself.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Ready {
    /// What it computes with.
    pub backend: Backend,
    /// The graphics adapter's name, as far as the browser tells it; none on the CPU.
    pub adapter: Option<String>,
    /// Whether the adapter is software, so that the CPU's worker is the better choice.
    pub software: bool,
    /// Tokens predicted in a second, one at a time, measured just now.
    pub tokens_per_second: f64,
    /// Number of the model's weights.
    pub parameters: f64,
    /// Longest sequence of the model, in tokens.
    pub context: u32,
    /// Version of the worker's code.
    pub build: String,
}

/// Why a worker cannot go on.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Failure {
    /// The kind of failure.
    pub code: FailureCode,
    /// What happened and what to do, for people.
    pub message: String,
}

/// Kinds of failure.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FailureCode {
    /// The worker's code could not be loaded.
    Code,
    /// A message from the page could not be read.
    Message,
    /// The browser has no WebGPU, or no adapter for it.
    NoAdapter,
    /// The adapter did not answer in time.
    AdapterTimeout,
    /// A file of the model could not be fetched.
    Network,
    /// A file of the model is not what the manifest says.
    Checksum,
    /// A file of the model cannot be used.
    Model,
    /// The device computes wrong numbers.
    SelfTest,
    /// The graphics device went away.
    DeviceLost,
    /// The worker's code stopped at a defect.
    Panic,
}

/// `manifest.json` of a models folder: what its files must be.
#[derive(Clone, Debug, Default, Deserialize, Eq, PartialEq, Serialize)]
pub struct Manifest {
    /// By name.
    pub files: BTreeMap<String, ManifestFile>,
}

/// A file of a models folder.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct ManifestFile {
    /// Its size.
    pub bytes: u64,
    /// SHA-256 of its content, in hexadecimal.
    pub sha256: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request::Confidence;
    use crate::state::{Exit, State};

    #[test]
    fn messages_keep_their_form() {
        let check = |message: FromWorker, json: serde_json::Value| {
            assert_eq!(serde_json::to_value(&message).unwrap(), json);
            assert_eq!(serde_json::from_value::<FromWorker>(json).unwrap(), message);
        };
        let (loaded, total) = (1.0, 2.0);
        check(
            FromWorker::Progress {
                stage: Stage::SelfTest,
                loaded,
                total,
            },
            serde_json::json!({"progress": {"stage": "self_test", "loaded": 1.0, "total": 2.0}}),
        );
        let passed = Passed {
            id: 7.into(),
            steps: 3,
            state: State::exit(Exit::Normal, ""),
            probability: 0.5,
            confidence: Confidence::default(),
            asked: Vec::new(),
        };
        check(
            FromWorker::Passed(Box::new(passed.clone())),
            serde_json::json!({"passed": {"id": 7, "steps": 3, "state": passed.state, "probability": 0.5, "confidence": passed.confidence}}),
        );
        // The worker's script says this one without the engine's help.
        let failure = Failure {
            code: FailureCode::Code,
            message: "no".to_owned(),
        };
        check(
            FromWorker::Failed(failure),
            serde_json::json!({"failed": {"code": "code", "message": "no"}}),
        );
    }
}
