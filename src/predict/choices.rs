//! Choices: which part of a line is evaluated, where a condition in it decides whether a function is called (`n > 1 and prime(n)`,
//! `1 if n == 0 else n * fact(n - 1)`). The condition is asked before the step, as that of a header is (decision.rs), and what is left of the
//! line stands for it then (`program/choices.rs`).

use crate::program::{Branch, Done, Program};

use super::place::Place;
use super::{PredictError, Predictor};

/// Conditions of one line that are asked, those of a comprehension for each element.
const MOST: usize = 12;

/// A line that is told as the block behind its header, or without it.
pub(super) struct Told {
    pub program: Program,
    /// What can come next.
    pub after: Branch,
    /// What the header has done where it is one of a `for` that takes an element.
    pub done: Option<Done>,
    pub probability: f64,
}

impl Predictor {
    /// The program with the line that is about to run told as the block that stands behind its header, or without it; `None` where there is no
    /// such block, or its condition cannot be asked. Where the line goes on after a call, that was in its block.
    pub(super) async fn run_inline(
        &mut self,
        place: Place<'_>,
        goes_on: bool,
    ) -> Result<Option<Told>, PredictError> {
        let Place { program, at, .. } = place;
        let Some((clause, frame)) = program.inline(at).zip(at.top()) else {
            return Ok(None);
        };
        let count = || frame.loops.as_ref().and_then(|all| *all.get(&frame.line)?);
        let met = match (&clause.taken, &clause.test) {
            // The call was in the header.
            (Some(_), _) if goes_on && count() == Some(0) => None,
            (_, Some(test)) if program.may_enter(at, test) => None,
            _ if goes_on => Some((true, None, 1.0)),
            (Some(taken), _) => {
                let header = program.with_header_alone(frame.line, taken);
                let header = Place {
                    program: &header,
                    ..place
                };
                let found = self.element(header, &taken.names).await?;
                found.map(|(done, probability)| (done.is_some(), done, probability))
            }
            (None, Some(test)) => {
                let met = self.is_met(place, test).await?;
                met.map(|(runs, probability)| (runs, None, probability))
            }
            (None, None) => Some((true, None, 1.0)),
        };
        Ok(met.and_then(|(runs, done, probability)| {
            let (program, after) = program.with_inline(at, &clause, runs)?;
            Some(Told {
                program,
                after,
                done,
                probability,
            })
        }))
    }

    /// The program with the choices of the line that is about to run made, as far as they decide what is called and their conditions can be
    /// asked, and how sure all of them are; `None` where there are none.
    pub(super) async fn choose(
        &mut self,
        place: Place<'_>,
    ) -> Result<Option<(Program, f64)>, PredictError> {
        let mut chosen: Option<(Program, f64)> = None;
        for _ in 0..MOST {
            let (program, sure) = match &chosen {
                Some((program, sure)) => (program, *sure),
                None => (place.program, 1.0),
            };
            let found = program.undecided(place.at).zip(place.at.top());
            let Some((test, frame)) = found else { break };
            let place = Place { program, ..place };
            let Some((holds, probability)) = self.is_met(place, &test.expression).await? else {
                break;
            };
            let Some(decided) = program.decided(frame, &test, holds) else {
                break;
            };
            chosen = Some((decided, sure * probability));
        }
        Ok(chosen)
    }
}
