//! Where a run comes by a state that the user typed.

use indexmap::IndexMap;

use crate::state::{Event, Frame, State, Value};

use super::Run;

/// A place in a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The state's number.
    pub at: usize,
    /// How many of its frames lie below those of the typed state.
    pub below: usize,
    /// What has to be set there, by frame of the typed state: the values that the run does not have.
    pub set: Vec<(usize, IndexMap<String, String>)>,
    /// Whether other ways than the run's may lead to the state.
    pub many_pasts: bool,
}

impl Place {
    /// The first state of the run with the same stack and values, or else the first that can be given the values. What is
    /// returned or raised there cannot be given.
    pub fn of(state: &State, run: &Run) -> Option<Place> {
        // A traceback says where an exception went through this very program, and no values.
        let traceback = state.event == Event::Exception;
        let mut settable = None;
        for at in run.with_place_of(state) {
            let below = run.depth(at) - state.frames.len();
            let there: Vec<&Frame> = run.frames(at).skip(below).collect();
            let Some(set) = differences(&state.frames, &there, traceback) else {
                continue;
            };
            let place = Place {
                at,
                below,
                set,
                many_pasts: !traceback,
            };
            if place.set.is_empty() {
                return Some(place);
            }
            // In a loop nobody knows which iteration was meant; what a line's calls have returned cannot be set.
            let plain = |frame: &&Frame| {
                frame.loops.as_ref().is_none_or(IndexMap::is_empty)
                    && frame.pending.as_ref().is_none_or(Vec::is_empty)
            };
            if !traceback && settable.is_none() && there.iter().all(plain) {
                settable = Some(place);
            }
        }
        settable
    }
}

/// What the frames of a run have to be given to be the `typed` ones, by frame; `None` where that cannot be: there are other
/// names, or, but for a traceback, the innermost frame is not known.
fn differences(
    typed: &[Frame],
    there: &[&Frame],
    traceback: bool,
) -> Option<Vec<(usize, IndexMap<String, String>)>> {
    let mut all = Vec::new();
    for (index, (frame, there)) in typed.iter().zip(there).enumerate() {
        let may_be_unknown = traceback || index + 1 < typed.len();
        let (Some(locals), Some(there)) = (&frame.locals, &there.locals) else {
            if may_be_unknown {
                continue;
            }
            return None;
        };
        let same_names =
            locals.len() == there.len() && locals.keys().all(|n| there.contains_key(n));
        if !same_names || (!may_be_unknown && locals.values().any(Option::is_none)) {
            return None;
        }
        let other = |(name, value): (&String, &Value)| {
            let value = value.as_ref()?;
            (there[name].as_ref() != Some(value)).then(|| (name.clone(), value.clone()))
        };
        let set: IndexMap<String, String> = locals.iter().filter_map(other).collect();
        if !set.is_empty() {
            all.push((index, set));
        }
    }
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A state at line 7 of `f`, which line 9 has called.
    fn state(event: &str, locals: &str, rest: &str) -> State {
        State::parse(&format!(
            r#"{{"event": "{event}", "frames": [
                {{"function": "<module>", "line": 9, "locals": {{"k": "1"}}, "loops": {{}}, "pending": []}},
                {{"function": "f", "line": 7, "locals": {locals}, {rest}}}], "aliases": []}}"#
        ))
        .unwrap()
    }

    fn line(locals: &str) -> State {
        state("line", locals, r#""loops": {}, "pending": []"#)
    }

    #[test]
    fn a_typed_state_is_looked_for() {
        let plain = Run::of(&[
            line(r#"{"n": "3"}"#),
            line(r#"{"n": "4", "m": "0"}"#),
            line(r#"{"n": "4"}"#),
        ]);
        let check = |state: &State, run: &Run, expected: Option<(usize, &[(usize, &str)])>| {
            let found = Place::of(state, run);
            let found = found.map(|place| {
                let set = place.set.into_iter();
                let set = set.map(|(frame, locals)| (frame, format!("{locals:?}")));
                (place.at, set.collect::<Vec<_>>())
            });
            let expected = expected.map(|(at, set)| {
                let set = set.iter();
                let set = set.map(|(frame, locals)| (*frame, (*locals).to_owned()));
                (at, set.collect())
            });
            assert_eq!(found, expected, "{state:?}");
        };
        check(&line(r#"{"n": "4"}"#), &plain, Some((2, &[])));
        check(&line(r#"{"n": "4", "m": "0"}"#), &plain, Some((1, &[])));
        let set: &[_] = &[(1, r#"{"n": "5"}"#)];
        check(&line(r#"{"n": "5"}"#), &plain, Some((0, set)));
        // Other names, or a value that is not known.
        check(&line("{}"), &plain, None);
        check(&line(r#"{"n": null}"#), &plain, None);
        check(&line("null"), &plain, None);
        let mut elsewhere = line(r#"{"n": "4"}"#);
        elsewhere.frames[1].line = 6;
        check(&elsewhere, &plain, None);
        // A stack may begin at any function.
        let mut alone = line(r#"{"n": "4"}"#);
        alone.frames.remove(0);
        check(&alone, &plain, Some((2, &[])));
        // Of the frames below it is not asked what nobody knows.
        let mut below = line(r#"{"n": "4"}"#);
        below.frames[0].locals = None;
        check(&below, &plain, Some((2, &[])));
        // In the midst of a loop only what it has itself.
        let looping = r#""loops": {"6": 1}, "pending": []"#;
        let inside = Run::of(&[state("line", r#"{"n": "3"}"#, looping)]);
        check(&line(r#"{"n": "3"}"#), &inside, Some((0, &[])));
        check(&line(r#"{"n": "5"}"#), &inside, None);
    }

    #[test]
    fn a_traceback_is_found_without_values() {
        let raised = |locals: &str, message: &str| {
            let mut state = state("exception", locals, r#""loops": {}, "pending": []"#);
            state.value = Some(message.to_owned());
            state
        };
        let run = Run::of(&[
            raised(r#"{"n": "1"}"#, "KeyError: 1"),
            raised(r#"{"n": "2"}"#, "KeyError: 2"),
        ]);
        let at = |state: State| Place::of(&state, &run).map(|place| (place.at, place.many_pasts));
        assert_eq!(at(raised("null", "KeyError: 2")), Some((1, false)));
        assert_eq!(at(raised("null", "KeyError: 3")), None);
        let returned = |value: &str| State {
            event: Event::Return,
            ..raised(r#"{"n": "1"}"#, value)
        };
        let run = Run::of(&[returned("5")]);
        assert!(Place::of(&returned("5"), &run).is_some());
        assert_eq!(Place::of(&returned("6"), &run), None);
    }
}
