//! Which parts of two states are the same: equality without order, and what evaluation counts.

use std::collections::BTreeSet;

use serde::Serialize;

use super::{AliasName, Frame, State};

impl State {
    /// Which parts of this state `other` says the same about.
    pub fn compare(&self, other: &State) -> Agreement {
        let same = |part: fn(&Frame, &Frame) -> bool| {
            self.frames.len() == other.frames.len()
                && self
                    .frames
                    .iter()
                    .zip(&other.frames)
                    .all(|(a, b)| part(a, b))
        };
        Agreement {
            event: self.event == other.event && self.exit == other.exit,
            line: same(|a, b| a.function == b.function && a.line == b.line),
            locals: same(|a, b| a.locals == b.locals),
            bookkeeping: same(|a, b| a.loops == b.loops && a.pending == b.pending)
                && self.alias_groups() == other.alias_groups(),
            value: self.value == other.value,
            output: self.output == other.output,
        }
    }

    /// Whether a state that is given can be this one: all that it knows is the same. Printed text does not count, for how much of
    /// it belongs to the last step is not known.
    #[cfg(feature = "model")]
    pub(crate) fn can_be(&self, given: &State) -> bool {
        fn is<T: PartialEq>(this: &Option<T>, given: &Option<T>) -> bool {
            given.is_none() || this == given
        }
        let same_locals = |this: &Frame, given: &Frame| match (&this.locals, &given.locals) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(this), Some(given)) => {
                this.len() == given.len()
                    && given
                        .iter()
                        .all(|(name, value)| this.get(name).is_some_and(|own| is(own, value)))
            }
        };
        let same_frames = |(this, given): (&Frame, &Frame)| {
            this.function == given.function
                && this.line == given.line
                && same_locals(this, given)
                && is(&this.loops, &given.loops)
                && is(&this.pending, &given.pending)
        };
        self.event == given.event
            && self.exit == given.exit
            && self.frames.len() == given.frames.len()
            && self.frames.iter().zip(&given.frames).all(same_frames)
            && is(&self.value, &given.value)
            && is(&self.alias_groups(), &given.alias_groups())
    }

    /// The alias groups without their order; groups of fewer than two say nothing.
    fn alias_groups(&self) -> Option<BTreeSet<BTreeSet<&AliasName>>> {
        let groups = self.aliases.as_ref()?;
        Some(
            groups
                .iter()
                .map(|group| group.iter().collect::<BTreeSet<_>>())
                .filter(|group| group.len() > 1)
                .collect(),
        )
    }
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.compare(other).exact()
    }
}

impl Eq for State {}

/// Which parts of two states are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Agreement {
    /// The event, and the kind of exit.
    pub event: bool,
    /// The functions and lines of the whole stack.
    pub line: bool,
    /// The locals of every frame.
    pub locals: bool,
    /// Running loops, pending results and aliases.
    pub bookkeeping: bool,
    /// The return value or the exception's message.
    pub value: bool,
    /// The printed text.
    pub output: bool,
}

impl Agreement {
    /// Whether everything is the same.
    pub fn exact(self) -> bool {
        self.event && self.line && self.locals && self.bookkeeping && self.value && self.output
    }
}

#[cfg(all(test, feature = "model"))]
mod tests {
    use crate::state::{Event, Frame, State};

    #[test]
    fn what_is_not_known_can_be_anything() {
        let state = |line, locals: &[(&str, &str)], output: &str| State {
            event: Event::Line,
            frames: vec![Frame::new("f", line).knowing(locals)],
            output: output.to_owned(),
            ..State::start()
        };
        let this = state(3, &[("x", "1"), ("y", "[2]")], "");
        let check = |given: &State, expected| assert_eq!(this.can_be(given), expected, "{given:?}");
        check(&this, true);
        check(&state(3, &[("x", "1"), ("y", "[2]")], "printed"), true);
        check(&state(3, &[("y", "[2]"), ("x", "1")], ""), true);
        check(&state(4, &[("x", "1"), ("y", "[2]")], ""), false);
        check(&state(3, &[("x", "2"), ("y", "[2]")], ""), false);
        check(&state(3, &[("x", "1")], ""), false);
        let unknown = |change: fn(&mut Frame)| {
            let mut given = this.clone();
            change(&mut given.frames[0]);
            given
        };
        check(&unknown(|frame| frame.locals = None), true);
        check(&unknown(|frame| frame.loops = None), true);
        check(&unknown(|frame| frame.pending = None), true);
        let value = |value: Option<&str>| {
            let mut given = this.clone();
            let locals = given.frames[0].locals.iter_mut();
            locals.for_each(|locals| {
                locals.insert("y".to_owned(), value.map(str::to_owned));
            });
            given
        };
        check(&value(None), true);
        check(&value(Some("[3]")), false);
        // What this one leaves open, another one may know: then they are not the same.
        assert!(!unknown(|frame| frame.locals = None).can_be(&this));
    }
}
