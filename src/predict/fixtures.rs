//! What the tests of predictions begin with: an untrained model, and a state.

use crate::action::Action;
use crate::model::Compute;
use crate::program::Program;
use crate::request::{Alternatives, Mode};
use crate::state::{Event, Frame, State};

use super::answers::Answers;
use super::place::Place;
use super::{Predictor, Ways};

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

/// A state of a program, of which a document has been read.
pub(super) fn place<'a>(program: &'a Program, at: &'a State, document: &'a [u32]) -> Place<'a> {
    Place {
        program,
        at,
        document,
        given: 0,
    }
}

/// An action at a state, to be predicted in one jump, of which nothing has been read and which has no history.
pub(super) fn ways<'a>(
    program: &'a Program,
    at: &'a State,
    action: &'a Action,
    answers: &'a Answers<'a>,
) -> Ways<'a> {
    Ways {
        id: &serde_json::Value::Null,
        program,
        history: &[],
        raised: None,
        ended: None,
        document: &[],
        given: &[],
        at,
        action,
        answers,
        mode: Mode::Jump,
        alternatives: &Alternatives::None,
        opened: false,
    }
}

/// Function, line and locals of a frame.
pub(super) type Told<'a> = (&'a str, u32, &'a [(&'a str, &'a str)]);

/// A state with these frames, the outermost first.
pub(super) fn state(event: Event, frames: &[Told<'_>]) -> State {
    let frame = |(function, line, locals): &Told<'_>| Frame::new(*function, *line).knowing(locals);
    State {
        event,
        frames: frames.iter().map(frame).collect(),
        ..State::start()
    }
}
