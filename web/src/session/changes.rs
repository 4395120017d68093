//! Breakpoints on a variable: a run stops where one has another value than before.

use hunch::state::{Event, State};
use leptos::prelude::*;

use super::Session;
use crate::change::ChangeStop;
use crate::local::LocalName;

/// A variable's change by one step, in the order of the program's run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Which variable.
    pub of: ChangeStop,
    /// Its value before; `None`: it had none.
    pub from: Option<String>,
    /// Its value after, likewise.
    pub to: Option<String>,
}

impl Session {
    /// The breakpoint on a variable of a frame; `None`: there is no such frame.
    pub(super) fn change_stop(self, local: &LocalName) -> Option<ChangeStop> {
        Some(ChangeStop {
            function: self.function_of(local)?,
            name: local.name.clone(),
        })
    }

    /// Whether a variable has a breakpoint.
    pub fn has_change_stop(self, stop: &ChangeStop) -> bool {
        self.change_stops.with(|stops| stops.contains(stop))
    }

    /// Sets or removes a breakpoint on a variable.
    pub fn toggle_change_stop(self, stop: &ChangeStop) {
        self.change_stops.update(|stops| {
            let count = stops.len();
            stops.retain(|other| other != stop);
            if stops.len() == count {
                stops.push(stop.clone());
            }
        });
        self.save_soon();
    }
}

/// The first of the variables that a single step has given another value.
pub(super) fn change(stops: &[ChangeStop], before: &State, after: &State) -> Option<Change> {
    stops.iter().find_map(|stop| {
        let common = before.frames.len().min(after.frames.len());
        let mut frames = (0..common).filter(|index| is_same_frame(before, after, *index));
        frames.find_map(|index| {
            let value = |state: &State| known(state, index, stop);
            let (from, to) = (value(before)?, value(after)?);
            (from != to).then(|| Change {
                of: stop.clone(),
                from,
                to,
            })
        })
    })
}

/// Whether a frame of two neighbouring states is one and the same: a call that follows a return is another one.
fn is_same_frame(before: &State, after: &State, index: usize) -> bool {
    let function = |state: &State| state.frames.get(index).map(|frame| frame.function.clone());
    let replaced = before.event == Event::Return
        && after.event == Event::Call
        && before.depth() == after.depth()
        && index + 1 == after.depth();
    function(before) == function(after) && !replaced
}

/// A variable's value, and whether it has one; `None`: not known.
fn known(state: &State, index: usize, stop: &ChangeStop) -> Option<Option<String>> {
    let frame = (state.frames.get(index)).filter(|frame| frame.function == stop.function)?;
    match frame.locals.as_ref()?.get(&stop.name) {
        None => Some(None),
        Some(value) => value.clone().map(Some),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hunch::state::Frame;

    /// A state from its frames' functions and the value of `x` in each: `-` where there is none, `?` where it is not known.
    fn state(event: Event, frames: &[(&str, &str)]) -> State {
        let mut state = State::start();
        state.event = event;
        let frame = |(function, x): &(&str, &str)| {
            let mut frame = Frame::new(*function, 2);
            let value = Some((*x).to_owned()).filter(|x| x != "?");
            if *x != "-" {
                frame.locals = Some([("x".to_owned(), value)].into());
            }
            frame
        };
        state.frames = frames.iter().map(frame).collect();
        state
    }

    #[test]
    fn a_change_is_one_of_the_same_frame() {
        let stops = [ChangeStop {
            function: "f".to_owned(),
            name: "x".to_owned(),
        }];
        let line = |frames| state(Event::Line, frames);
        let check = |before: State, after: State, expected: Option<(&str, &str)>| {
            let found = change(&stops, &before, &after);
            let told = |value: Option<String>| value.unwrap_or_else(|| "-".to_owned());
            let found = found.map(|found| (told(found.from), told(found.to)));
            let expected = expected.map(|(from, to)| (from.to_owned(), to.to_owned()));
            assert_eq!(found, expected, "{before:?} {after:?}");
        };
        check(line(&[("f", "1")]), line(&[("f", "2")]), Some(("1", "2")));
        check(line(&[("f", "1")]), line(&[("f", "1")]), None);
        check(line(&[("f", "-")]), line(&[("f", "2")]), Some(("-", "2")));
        check(line(&[("f", "1")]), line(&[("f", "-")]), Some(("1", "-")));
        check(line(&[("f", "?")]), line(&[("f", "2")]), None);
        check(line(&[("g", "1")]), line(&[("g", "2")]), None);
        // The frame is entered, left, and one that has been waiting is changed from within a call.
        check(line(&[("g", "1")]), line(&[("g", "1"), ("f", "2")]), None);
        check(line(&[("g", "1"), ("f", "2")]), line(&[("g", "1")]), None);
        let within = |x| state(Event::Line, &[("f", x), ("g", "7")]);
        check(within("[]"), within("[1]"), Some(("[]", "[1]")));
        // The second call of `f(1) + f(2)`.
        let returned = state(Event::Return, &[("g", "-"), ("f", "1")]);
        check(
            returned,
            state(Event::Call, &[("g", "-"), ("f", "2")]),
            None,
        );
    }
}
