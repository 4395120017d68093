//! States and lessons that the tests of lessons share.

use hunch::state::{Event, State};

/// A line of the module before it runs, where `x` has a value.
pub fn state(line: u32, x: &str) -> State {
    let mut state = State::start();
    state.event = Event::Line;
    state.frames[0].line = line;
    state.frames[0].locals = Some([("x".to_owned(), Some(x.to_owned()))].into());
    state
}
