//! States as tests write them.

use crate::state::{Event, Frame, State};

/// The name of a frame, its line and its locals.
pub(super) type Shown<'t> = (&'t str, u32, &'t [(&'t str, &'t str)]);

/// A state with these frames, the outermost first.
pub(super) fn state(event: Event, frames: &[Shown<'_>], value: Option<&str>) -> State {
    let frame = |(name, line, locals): &Shown<'_>| Frame::new(*name, *line).knowing(locals);
    State {
        event,
        frames: frames.iter().map(frame).collect(),
        value: value.map(str::to_owned),
        ..State::start()
    }
}
