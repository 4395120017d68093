//! What is worth asking about a step backward: what a variable was, and where the step comes from.

use crate::action::Action;
use crate::quiz::Topic;
use crate::state::Event;

use super::{Candidate, Step};

impl Step<'_> {
    pub(super) fn backward(&self) -> Vec<Candidate> {
        let (Some(now), Some(then)) = (self.before.top(), self.after.top()) else {
            return Vec::new();
        };
        let index = self.after.depth() - 1;
        let same_frame = self.before.frames_shared_with(self.after) > index;
        let mut found = Vec::new();
        if *self.action == Action::InvStepCall {
            let was = self.typed(then).find(|(name, _)| {
                same_frame && now.function == then.function && now.known(name) != then.known(name)
            });
            let function = then.function.clone();
            found.extend(
                was.and_then(|(name, _)| {
                    self.candidate(8, Topic::ArgumentBefore { name, function })
                }),
            );
            return found;
        }
        let held = self.before.frames.get(index).filter(|_| same_frame);
        let was = held.and_then(|held| {
            self.typed(then)
                .find(|(name, _)| held.known(name) != then.known(name))
        });
        found.extend(was.and_then(|(name, _)| {
            let now = held.and_then(|held| held.known(&name)).map(str::to_owned);
            self.candidate(8, Topic::ValueBefore { name, now })
        }));
        let ways = self.possible_lines().len();
        let worth = match self.after.event {
            Event::Line if ways > 1 => 7,
            Event::Return => 5,
            _ => 0,
        };
        found.extend(self.candidate(worth, Topic::LineBefore));
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quiz::choice::fixtures::{at, inside, told};
    use crate::state::{Exit, State};

    #[test]
    fn the_past_is_asked_too() {
        use Action::{InvStepCall, InvStepInto, InvStepOver};
        let check = |before: &State, action: Action, after: &State, expected: &[&str]| {
            assert_eq!(told(before, action, after), expected, "{before:?}");
        };
        let header = inside(Event::Line, 3, &[("x", "3"), ("total", "3")]);
        let added = inside(Event::Line, 5, &[("x", "3"), ("total", "0")]);
        check(&header, InvStepInto, &added, &["ValueBefore total: 0"]);
        let skipped = inside(Event::Line, 7, &[("x", "3"), ("total", "3")]);
        check(&header, InvStepOver, &skipped, &["LineBefore: 7"]);
        let only = inside(Event::Line, 3, &[("x", "3"), ("total", "3")]);
        check(
            &inside(Event::Line, 4, &[("x", "3"), ("total", "3")]),
            InvStepInto,
            &only,
            &[],
        );
        let call = inside(Event::Call, 1, &[("xs", "[3]"), ("start", "1")]);
        let now = inside(Event::Line, 5, &[("xs", "[3]"), ("start", "7")]);
        check(&now, InvStepCall, &call, &["ValueBefore start: 1"]);
        let same = inside(Event::Line, 5, &[("xs", "[3]"), ("start", "1")]);
        check(&same, InvStepCall, &call, &[]);
        // From the end nothing is known to compare with.
        check(
            &State::exit(Exit::Normal, ""),
            InvStepInto,
            &at(16, &[]),
            &[],
        );
    }
}
