//! Statements of one line, one after the other (`program/turns.rs`): each but the last is worked out as the line that it would be alone, and what
//! it does is in the state at which the next one is asked about. So is the element that a `for` takes whose block stands in its line.

use std::borrow::Cow;

use crate::action::Action;
use crate::program::{Branch, Done, Program, Resumption, Target, shows_sharing};
use crate::state::{AliasName, Event, State};

use super::choices::Told;
use super::place::Place;
use super::{PredictError, Predictor, Ways};

/// The most statements of one line that are worked out.
const MOST: usize = 6;

/// The statement of a line that is asked about, and the state at which it runs.
pub(super) struct Turn {
    program: Program,
    at: State,
    pub done: Done,
    /// How sure what was done before it is.
    pub probability: f64,
}

/// A line that is told as one statement: the block behind its header, or the statement whose turn it is.
pub(super) struct One<'s> {
    /// The program with that statement as the line; `None` where it is one already.
    pub program: Option<Program>,
    /// The state at which it runs.
    pub line: Cow<'s, State>,
    /// What can come next, and how sure that is.
    pub block: Option<(Branch, f64)>,
    /// What the line has done by then.
    pub done: Option<Done>,
    /// The statements behind it, where it goes on after a call.
    pub behind: Vec<String>,
    /// How many calls the statements before it have made.
    pub made: usize,
}

impl<'s> One<'s> {
    /// A line as it stands.
    pub fn of(line: Cow<'s, State>) -> One<'s> {
        One {
            program: None,
            line,
            block: None,
            done: None,
            behind: Vec::new(),
            made: 0,
        }
    }
}

impl Predictor {
    /// The line that a single step runs at the state `line`, or goes on with where the frame is `returning` that it called, as one statement; `None` where what it
    /// does besides is not told. `told` is what the condition of its header has decided that enters frames, if that is known.
    pub(super) async fn tell_one<'s>(
        &mut self,
        ways: &Ways<'_>,
        program: &Program,
        line: Cow<'s, State>,
        returning: Option<&State>,
        told: Option<Told>,
    ) -> Result<Option<One<'s>>, PredictError> {
        let mut one = One::of(line);
        let place = Place {
            program,
            at: &one.line,
            ..ways.place()
        };
        let told = match told {
            None => self.run_inline(place, returning).await?,
            told => told,
        };
        if let Some(told) = told {
            one.program = Some(told.program);
            one.block = Some((told.after, told.probability));
            one.done = told.done;
            one.made = told.made;
        }
        if let (Some(done), Some(top)) = (&one.done, one.line.depth().checked_sub(1)) {
            done.put_into(&mut one.line.to_mut().frames, top);
        }
        // Where an element that others may hold is changed, too much is not told.
        if let Some((done, told)) = one.done.as_ref().zip(one.program.as_ref()) {
            let mut given = done.given.iter();
            let held = done.within.is_none() && given.any(|(_, value, _)| shows_sharing(value));
            if held && !told.leaves_elements(&one.line) && !told.enters(&one.line) {
                return Ok(None);
            }
        }
        let several = one.program.as_ref().unwrap_or(program);
        if returning.is_some() {
            // Which of several statements has called is not told where the header has, too.
            if one.made > 0 && several.turns(&one.line).is_some() {
                return Ok(None);
            }
            if let Some(left) = left_over(several, &one.line) {
                let number = one.line.line().unwrap_or_default();
                one.program = several.with_turn(number, &left.first);
                (one.behind, one.made) = (left.behind, left.made);
            }
        } else if let Some(statements) = several.turns(&one.line) {
            let place = Place {
                program: several,
                at: &one.line,
                ..ways.place()
            };
            let turn = self.take_turns(place, &statements, one.done.clone());
            if let Some(turn) = turn.await? {
                let (after, sure) = one.block.unzip();
                let after = after.or_else(|| turn.program.after(&turn.at));
                one.block = after.map(|after| (after, sure.unwrap_or(1.0) * turn.probability));
                one.line = Cow::Owned(turn.at);
                one.done = Some(turn.done);
                one.program = Some(turn.program);
            }
        }
        // What the call does besides is not told.
        let enters = |told: &Program| one.done.is_some() && told.enters(&one.line);
        let over = *ways.action == Action::StepOver && one.program.as_ref().is_some_and(enters);
        Ok((!over).then_some(one))
    }

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
            let Turn {
                program,
                at,
                done,
                probability,
            } = &mut turn;
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
            done.changes |= !program.keeps_objects(at);
            for one in worked.into_iter().filter(|one| one.target != Target::End) {
                *probability *= one.probability;
                done.give(one.target, one.value, one.probability);
            }
            done.put_into(&mut next.frames, top);
            program.share_objects(at, at, &mut next);
            *at = next;
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
        let Some(first) = rest.program.turn(&rest.at) else {
            return Ok(None);
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
struct LeftOver {
    /// The statement that goes on.
    first: String,
    /// Those behind it.
    behind: Vec<String>,
    /// How many calls those before it have made.
    made: usize,
}

/// Which statements of a line are left where a call in one of them returns: the only one that enters a frame, or, where each calls once, the one
/// whose turn it is, and those behind it.
fn left_over(program: &Program, at: &State) -> Option<LeftOver> {
    let mut all = program.turns(at).filter(|_| at.event == Event::Line)?;
    let entering = all.iter().enumerate();
    let entering: Vec<(usize, bool)> = entering
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
