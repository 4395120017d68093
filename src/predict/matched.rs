//! What a `case` goes by where it was made for its `match` alone (`program/patterns/made.rs`): the states before tell what it was.

use crate::action::Action;
use crate::program::{Program, Resumption, Typed, match_evaluated};
use crate::state::{Event, State};

use super::answers::returned;
use super::place::Place;
use super::{PredictError, Predictor, Ways};

/// A program that has a name for what is matched, and the state with it.
pub(super) struct Matched {
    pub program: Program,
    pub at: State,
    /// How sure it is.
    pub probability: f64,
}

impl Predictor {
    /// The program and the state at a `case`, with a name for what is matched; `None` where that is told by the line itself, or by nothing.
    pub(super) async fn matched(
        &mut self,
        ways: &Ways<'_>,
        program: &Program,
        at: &State,
    ) -> Result<Option<Matched>, PredictError> {
        let Some(header) = program.match_made(at) else {
            return Ok(None);
        };
        let past = ways.history.iter().map(|entry| &entry.state);
        let Some(index) = match_evaluated(past, at, header) else {
            return Ok(None);
        };
        let Some(line) = evaluated(ways, program, index) else {
            return Ok(None);
        };
        if !line.program.makes_match(header) {
            return Ok(Some(Matched {
                at: program.with_made_at(at, &line.at),
                program: line.program,
                probability: line.probability,
            }));
        }
        let past = ways.past();
        let asking = past.and_then(|past| asking(&line, &past, index));
        let asking = asking.as_ref().unwrap_or(&line.program);
        let Some((named, name)) = asking.with_match_named(header) else {
            return Ok(None);
        };
        if named.enters(&line.at) {
            return Ok(None);
        }
        let place = Place {
            program: &named,
            at: &line.at,
            ..ways.place()
        };
        let worked = self.work_out(place, &Action::StepInto).await?;
        let given = worked.into_iter().find(|one| {
            let local = one.target.local();
            local.is_some_and(|local| local.name == name)
        });
        let Some(given) = given.filter(|given| program.shows_as_told(&given.value)) else {
            return Ok(None);
        };
        let mut at = at.clone();
        let locals = at.frames.last_mut().and_then(|top| top.locals.as_mut());
        locals.map(|locals| locals.insert(name.clone(), Some(given.value)));
        let told = line.program.with_matched(header, &name);
        Ok(told.map(|program| Matched {
            program,
            at,
            probability: line.probability * given.probability,
        }))
    }
}

/// The program of a line with what it has got from iterators and from its user in their places: it ran at the state of `past` with this index.
fn asking(line: &Resumption, past: &[&State], index: usize) -> Option<Program> {
    let program = &line.program;
    let iterators = program.with_iterators(&line.at, past.get(..=index)?);
    let program = iterators.as_ref().unwrap_or(program);
    let typed = || match program
        .before_reading(past.get(index..)?)?
        .typed_at(&line.at, past.get(..=index))?
    {
        Typed::Told { program, .. } => Some(*program),
        Typed::Awaited(_) => None,
    };
    typed().or(iterators)
}

/// What was left of the header that the state in the history at this index has come to the end of, and the state at which it was.
fn evaluated(ways: &Ways<'_>, program: &Program, index: usize) -> Option<Resumption> {
    let (before, rest) = ways.history.split_at_checked(index)?;
    let state = &rest.first()?.state;
    if state.event == Event::Line {
        return Some(Resumption::of(program.clone(), state));
    }
    // Which calls a function has answered from what it keeps is not asked here.
    if program.has_caches() {
        return None;
    }
    let frames = returned(before, state);
    let results = state.frames.iter().rev().nth(1)?.pending.as_ref()?;
    let told = |value: &Option<String>| {
        let value = value.as_deref();
        value.is_some_and(|value| program.shows_as_told(value))
    };
    let all = results.iter().chain([&state.value]).all(told);
    program.resumed(state, &frames).filter(|_| all)
}
