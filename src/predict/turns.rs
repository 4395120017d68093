//! Statements of one line, one after the other (`program/turns.rs`): each but the last is worked out as the line that it would be alone, and what
//! it does is in the state at which the next one is asked about. So is the element that a `for` takes whose block stands in its line.

use crate::action::Action;
use crate::program::{Done, Program, Resumption, Target};
use crate::state::{AliasName, Event, State};

use super::place::Place;
use super::{PredictError, Predictor};

/// The most statements of one line that are worked out.
const MOST: usize = 6;

/// The statement of a line that is asked about, and the state at which it runs.
pub(super) struct Turn {
    pub program: Program,
    pub at: State,
    pub done: Done,
    /// How sure what was done before it is.
    pub probability: f64,
}

impl Predictor {
    /// The last of the statements of a line, or the first one that enters a frame of the program, with what those before it do; `None` where
    /// one of them cannot be told. `done` is what the line has done before.
    pub(super) async fn take_turns(
        &mut self,
        place: Place<'_>,
        statements: &[String],
        done: Option<Done>,
    ) -> Result<Option<Turn>, PredictError> {
        let Some((line, top)) = place.at.line().zip(place.at.depth().checked_sub(1)) else {
            return Ok(None);
        };
        let mut turn = Turn {
            program: place.program.clone(),
            at: place.at.clone(),
            done: done.unwrap_or_default(),
            probability: 1.0,
        };
        for (index, statement) in statements.iter().enumerate().take(MOST) {
            let Some(program) = place.program.with_turn(line, statement) else {
                return Ok(None);
            };
            turn.program = program;
            let Turn { program, at, .. } = &turn;
            if index + 1 == statements.len() || program.may_enter(at, statement) {
                return Ok(Some(turn));
            }
            let alone = Place {
                program,
                at,
                ..place
            };
            let worked = self.work_out(alone, &Action::StepInto).await?;
            if worked.iter().any(|one| one.target == Target::Raised) {
                return Ok(Some(turn));
            }
            let given: Vec<&Target> = worked.iter().map(|one| &one.target).collect();
            if !program.is_all(at, statement, &given) {
                return Ok(None);
            }
            let mut next = at.clone();
            let changes = !program.keeps_objects(at);
            let mut step = Done::default();
            for one in worked.iter().filter(|one| one.target != Target::End) {
                step.give(one.target.clone(), one.value.clone(), one.probability);
            }
            step.put_into(&mut next.frames, top);
            program.share_objects(at, at, &mut next);
            for one in worked.into_iter().filter(|one| one.target != Target::End) {
                turn.probability *= one.probability;
                turn.done.give(one.target, one.value, one.probability);
            }
            turn.done.changes |= changes;
            turn.at = next;
        }
        Ok(None)
    }

    /// What is left of a line that goes on after a call in one of its statements, where others stand behind that.
    pub(super) async fn go_on_in_turn(
        &mut self,
        place: Place<'_>,
        rest: Resumption,
        behind: &[String],
    ) -> Result<Option<Resumption>, PredictError> {
        let place = Place {
            program: &rest.program,
            at: &rest.at,
            ..place
        };
        let first = rest.program.turn(&rest.at);
        let Some(first) = first.filter(|_| !behind.is_empty()) else {
            return Ok(behind.is_empty().then_some(rest));
        };
        let all: Vec<String> = [&[first], behind].concat();
        let turn = self.take_turns(place, &all, None).await?;
        Ok(turn.map(|turn| Resumption {
            probability: rest.probability * turn.probability,
            done: Some(turn.done),
            program: turn.program,
            at: turn.at,
            ..rest
        }))
    }

    /// Whether the `for` whose header is the line that is about to run takes another element, with its names and their values, and how sure
    /// that is.
    pub(super) async fn element(
        &mut self,
        place: Place<'_>,
        names: &[String],
    ) -> Result<Option<(Option<Done>, f64)>, PredictError> {
        let Place { program, at, .. } = place;
        let goes_on = match program.another_element(at) {
            Some(condition) => self.is_met(place, &condition).await?,
            None => match program.loop_header(at) {
                Some(header) => {
                    let elements = self.elements(place, &header.iterated).await?;
                    elements.map(|all| (header.count < all.texts.len(), all.probability))
                }
                None => None,
            },
        };
        let Some((goes_on, probability)) = goes_on else {
            return Ok(None);
        };
        if !goes_on {
            return Ok(Some((None, probability)));
        }
        let worked = self.work_out(place, &Action::StepInto).await?;
        let Some(((frame, line), top)) = at.top().zip(at.line()).zip(at.depth().checked_sub(1))
        else {
            return Ok(None);
        };
        let count = frame.loops.as_ref().and_then(|loops| *loops.get(&line)?);
        let mut done = Done {
            taken: count.map(|count| (line, count + 1)),
            ..Done::default()
        };
        let mut sure = probability;
        for name in names {
            let target = Target::Element(name.clone());
            let Some(one) = worked.iter().find(|one| one.target == target) else {
                return Ok(None);
            };
            let local = AliasName::new(top, name.as_str());
            sure *= one.probability;
            done.give(Target::Local(local), one.value.clone(), one.probability);
        }
        done.within = within(place, names, count);
        Ok(Some((Some(done), sure)))
    }
}

/// Where an element is that has a name, if that is the item of a list which has one name only.
fn within(
    place: Place<'_>,
    names: &[String],
    count: Option<u32>,
) -> Option<(AliasName, AliasName, usize)> {
    let Place { program, at, .. } = place;
    let header = program.loop_header(at)?;
    let numbered = header.iterated.strip_prefix("enumerate(");
    let list = match numbered.and_then(|rest| rest.strip_suffix(')')) {
        Some(list) => list,
        None if names.len() == 1 => &header.iterated,
        None => return None,
    };
    let top = at.depth().checked_sub(1)?;
    let list = AliasName::new(top, list);
    let text = at.frames.get(top)?.known(&list.name)?;
    let mut groups = at.aliases.iter().flatten();
    if !text.starts_with('[') || groups.any(|group| group.contains(&list)) {
        return None;
    }
    let name = AliasName::new(top, names.last()?.as_str());
    Some((name, list, usize::try_from(count?).ok()?))
}

/// What of a line is left where a call in one of its statements returns.
pub(super) struct LeftOver {
    /// The statement that goes on.
    pub first: String,
    /// Those behind it.
    pub behind: Vec<String>,
    /// How many calls those before it have made.
    pub made: usize,
}

/// Which statements of a line are left where a call in one of them returns: the only one that enters a frame, or, where each calls once, the one
/// whose turn it is, and those behind it.
pub(super) fn left_over(program: &Program, at: &State) -> Option<LeftOver> {
    let mut all = program.turns(at).filter(|_| at.event == Event::Line)?;
    let mut entering = all.iter().enumerate();
    let entering: Vec<(usize, bool)> = entering
        .by_ref()
        .filter(|(_, one)| program.may_enter(at, one))
        .map(|(index, one)| (index, program.calls_once(at, one)))
        .collect();
    let results = at.top()?.pending.as_ref()?.len();
    let (first, made) = match entering.as_slice() {
        [(first, _)] => (*first, 0),
        several if several.iter().all(|(_, once)| *once) => (several.get(results)?.0, results),
        _ => return None,
    };
    let behind = all.split_off(first + 1);
    Some(LeftOver {
        first: all.pop()?,
        behind,
        made,
    })
}
