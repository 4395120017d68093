//! What the tests of predictions begin with: an untrained model, and a state.

use crate::model::Compute;
use crate::state::State;

use super::Predictor;

/// The tiny model of the golden files, which was never trained.
pub(super) fn untrained() -> Predictor {
    Predictor::load(
        include_str!("../../tests/golden/tiny/config.json"),
        include_bytes!("../../models/tokenizer.json"),
        include_bytes!("../../tests/golden/tiny/weights.safetensors"),
        &Compute::cpu(),
    )
    .unwrap()
}

/// The module before `line`, where `a` is 3.
pub(super) fn before(line: u32) -> State {
    let json = serde_json::json!({"event": "line", "aliases": [], "frames": [{"function": "<module>", "line": line,
        "locals": {"a": "3"}, "loops": {}, "pending": []}]});
    State::parse(&json.to_string()).unwrap()
}
