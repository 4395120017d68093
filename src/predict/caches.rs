//! Calls of functions that keep their results (`program/caches.rs`): what they are given is asked before the step, and where the states before
//! have such a call, its result stands in its place.

use crate::program::{Kept, NextCall, Program, Resumption, moments};
use crate::state::{Frame, State};

use super::place::Place;
use super::{PredictError, Predictor};

/// Calls of one line that are looked for.
const MOST: usize = 12;

/// A line that goes on after a call: the program and the state without the calls before that which returns.
pub(super) struct Reached<'b> {
    pub program: Program,
    pub at: State,
    pub before: Vec<Option<&'b Frame>>,
    /// How sure all is that was asked.
    pub probability: f64,
}

impl Reached<'_> {
    /// What is left of the line when that returns.
    pub fn resumed(&self) -> Option<Resumption> {
        let rest = self.program.resumed(&self.at, &self.before)?;
        Some(Resumption {
            probability: rest.probability * self.probability,
            ..rest
        })
    }
}

/// What is known of the next call of a line.
enum Recalled {
    Result(String, f64),
    Nothing(f64),
    Unknown,
}

impl Predictor {
    /// What goes on in the line that is about to run, with the results that are kept in the place of its calls, as far as they come before one
    /// that enters a function.
    pub(super) async fn recall(
        &mut self,
        place: Place<'_>,
        past: &[&State],
        rest: Resumption,
    ) -> Result<Resumption, PredictError> {
        let mut rest = Resumption {
            program: rest.program.entering_cached(true),
            ..rest
        };
        for _ in 0..MOST {
            let place = Place {
                program: &rest.program,
                at: &rest.at,
                ..place
            };
            match self.recalled(place, past).await? {
                Recalled::Result(result, probability) => {
                    let Some(program) = rest.program.with_result(&rest.at, &result) else {
                        break;
                    };
                    rest.program = program;
                    rest.probability *= probability;
                }
                Recalled::Nothing(probability) => {
                    rest.probability *= probability;
                    return Ok(rest);
                }
                Recalled::Unknown => break,
            }
        }
        rest.program = rest.program.entering_cached(false);
        Ok(rest)
    }

    /// The line that waits for the frame which is about to return at a state, with what the calls before that have come to in their place; `None`
    /// where that cannot be told. The line goes on at the state of `place`; `made` are the calls that it has made which the state does not show.
    pub(super) async fn reach<'b>(
        &mut self,
        place: Place<'_>,
        past: &[&State],
        at: &State,
        before: &[Option<&'b Frame>],
        made: usize,
    ) -> Result<Option<Reached<'b>>, PredictError> {
        let line = place.at;
        let unrolled = place.program.unroll(line);
        let program = unrolled.as_ref().unwrap_or(place.program);
        let mut reached = Reached {
            program: program.entering_cached(true),
            at: at.clone(),
            before: before.to_vec(),
            probability: 1.0,
        };
        let mut moments = moments(past).into_iter().skip(made);
        let mut moment = moments.next().unwrap_or_default();
        for _ in 0..MOST {
            let place = Place {
                program: &reached.program,
                ..place
            };
            let result = match self.recalled(place, &past[..moment]).await? {
                Recalled::Result(result, probability) => {
                    reached.probability *= probability;
                    result
                }
                Recalled::Nothing(probability) => {
                    reached.probability *= probability;
                    // It has entered a function: that which returns now, or one that has returned already.
                    let results = reached.at.frames.iter_mut().rev().nth(1);
                    let results = results.and_then(|frame| frame.pending.as_mut());
                    let Some(results) = results.filter(|results| !results.is_empty()) else {
                        return Ok(Some(reached));
                    };
                    let Some((result, next)) = results.remove(0).zip(moments.next()) else {
                        return Ok(None);
                    };
                    if !reached.before.is_empty() {
                        reached.before.remove(0);
                    }
                    moment = next;
                    result
                }
                Recalled::Unknown => return Ok(None),
            };
            let Some(program) = reached.program.with_result(line, &result) else {
                return Ok(None);
            };
            reached.program = program;
        }
        Ok(None)
    }

    /// What is known of the next call of a line, after the states of `past`.
    async fn recalled(
        &mut self,
        place: Place<'_>,
        past: &[&State],
    ) -> Result<Recalled, PredictError> {
        let call = match place.program.next_cached(place.at) {
            Some(NextCall::Cached(call)) => call,
            Some(NextCall::Other) => return Ok(Recalled::Nothing(1.0)),
            None => return Ok(Recalled::Unknown),
        };
        let mut values = Vec::new();
        let mut probability = 1.0;
        for (_, expression) in &call.arguments {
            let Some(worth) = self.worth(place, expression).await? else {
                return Ok(Recalled::Unknown);
            };
            probability *= worth.probability;
            values.push(worth.value);
        }
        Ok(match place.program.kept(past, &call, &values) {
            Kept::Result(result) => Recalled::Result(result, probability),
            Kept::Nothing => Recalled::Nothing(probability),
            Kept::Unknown => Recalled::Unknown,
        })
    }
}
