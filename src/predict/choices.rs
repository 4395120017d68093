//! Choices: which part of a line is evaluated, where a condition in it decides whether a function is called (`n > 1 and prime(n)`,
//! `1 if n == 0 else n * fact(n - 1)`). The condition is asked before the step, as that of a header is (decision.rs), and what is left of the
//! line stands for it then (`program/choices.rs`).

use crate::program::{Branch, Done, Inline, Program, Resumption};
use crate::state::{Frame, State};

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
    /// How many calls the condition of the header has made, where a call in the block returns.
    pub made: usize,
    pub probability: f64,
}

/// How far the condition of a header has come that enters frames, where its block stands behind it.
pub(super) enum Tested {
    /// It enters one, or another one: what is left of it.
    Asks(Resumption),
    /// It is known.
    Told(Told),
}

impl Predictor {
    /// How far the condition has come of a header whose block stands in its line, which is about to run at a state or goes on where the frame is
    /// `returning` that it called; `None` where there is no such condition, or it cannot be told. `before` are the frames that have
    /// returned to the line already.
    pub(super) async fn test_clause(
        &mut self,
        place: Place<'_>,
        returning: Option<&State>,
        before: &[Option<&Frame>],
    ) -> Result<Option<Tested>, PredictError> {
        let Place { program, at, .. } = place;
        let Some((clause, line)) = program.inline(at).zip(at.line()) else {
            return Ok(None);
        };
        let Some(test) = clause.test.as_deref() else {
            return Ok(None);
        };
        if !program.may_enter(at, &format!("assert {test}")) {
            return Ok(None);
        }
        let told = |runs: bool, done: Option<Done>, made: usize, probability: f64| {
            let frame = returning.and_then(State::top);
            let (program, after) = program.with_inline(at, &clause, runs, frame)?;
            let told = Told {
                program,
                after,
                done,
                made,
                probability,
            };
            Some(Tested::Told(told))
        };
        if returning.is_some() && returns_to_block(program, at, test, &clause.block) {
            return Ok(told(true, None, 1, 1.0));
        }
        let Some(asked) = program.with_test(at, &clause, test) else {
            return Ok(None);
        };
        let mut left = match returning {
            None => Resumption::of(asked, at),
            Some(returning) => {
                // Which call has returned is sure once what decides about it is settled.
                let asked_at = Place {
                    program: &asked,
                    ..place
                };
                let (chosen, sure) = self.choose(asked_at).await?.unzip();
                let asked = chosen.unwrap_or(asked);
                let rest = asked.resumed(returning, before);
                let Some(mut rest) = rest.filter(|rest| rest.sure) else {
                    return Ok(None);
                };
                rest.probability *= sure.unwrap_or(1.0);
                rest
            }
        };
        let asked = Place {
            program: &left.program,
            at: &left.at,
            ..place
        };
        if let Some((chosen, sure)) = self.choose(asked).await? {
            left.program = chosen;
            left.probability *= sure;
        }
        if left.program.entered(&left.at).is_some() {
            return Ok(Some(Tested::Asks(left)));
        }
        let statement = left.program.line(line).map(|line| line.text.as_str());
        let Some(test) = statement.and_then(|text| text.strip_prefix("assert ")) else {
            return Ok(None);
        };
        if left.program.enters(&left.at) {
            return Ok(None);
        }
        let left_over = Place {
            program: &left.program,
            at: &left.at,
            ..place
        };
        let met = self.tested(left_over, test).await?;
        Ok(met.and_then(|(runs, done, sure)| told(runs, done, 0, left.probability * sure)))
    }

    /// Whether a condition holds that the line asserts, with what it names and takes out on the way, and how sure that is; `None` where it
    /// cannot be told.
    async fn tested(
        &mut self,
        place: Place<'_>,
        test: &str,
    ) -> Result<Option<(bool, Option<Done>, f64)>, PredictError> {
        let Some((plain, mut statements)) = place.program.test_without_names(place.at, test) else {
            // What a name gets is not told then, which the block may read.
            let met = match test.contains(":=") {
                true => None,
                false => self.is_met(place, test).await?,
            };
            return Ok(met.map(|(runs, sure)| (runs, None, sure)));
        };
        let Some((runs, sure)) = self.is_met(place, &plain).await? else {
            return Ok(None);
        };
        // The last one is only where the others lead to.
        statements.push("pass".to_owned());
        let turn = self.take_turns(place, &statements, None).await?;
        Ok(turn.map(|turn| (runs, Some(turn.done), sure * turn.probability)))
    }

    /// The program with the line that is about to run told as the block that stands behind its header, or without it; `None` where there is no
    /// such block, or its condition cannot be asked. Where the line goes on after a call, whose frame is `returning`, that was in its block.
    pub(super) async fn run_inline(
        &mut self,
        place: Place<'_>,
        returning: Option<&State>,
    ) -> Result<Option<Told>, PredictError> {
        let Place { program, at, .. } = place;
        let Some((clause, frame)) = program.inline(at).zip(at.top()) else {
            return Ok(None);
        };
        let goes_on = returning.is_some();
        let count = || frame.loops.as_ref().and_then(|all| *all.get(&frame.line)?);
        let met = match (&clause.taken, &clause.test) {
            // The call was in the header.
            (Some(_), _) if goes_on && count() == Some(0) => None,
            (_, Some(test)) if program.may_enter(at, test) => None,
            _ if goes_on => Some((true, None, 1.0)),
            (None, None) if clause.pattern.is_some() => self.fits(place, &clause).await?,
            (Some(taken), _) => {
                let header = program.with_header_alone(frame.line, &taken.header);
                let header = Place {
                    program: &header,
                    ..place
                };
                let found = self.element(header, &taken.names).await?;
                found.map(|(done, probability)| (done.is_some(), done, probability))
            }
            (None, Some(test)) => match program.with_test(at, &clause, test) {
                Some(asserted) => {
                    let asserted = Place {
                        program: &asserted,
                        ..place
                    };
                    self.tested(asserted, test).await?
                }
                None => None,
            },
            (None, None) => Some((true, None, 1.0)),
        };
        Ok(met.and_then(|(runs, done, probability)| {
            let frame = returning.and_then(State::top);
            let (program, after) = program.with_inline(at, &clause, runs, frame)?;
            Some(Told {
                program,
                after,
                done,
                made: 0,
                probability,
            })
        }))
    }

    /// Whether the pattern of a `case` whose block stands in its line takes what is matched, with what its names get by that, and how sure
    /// that is; `None` where it cannot be told.
    async fn fits(
        &mut self,
        place: Place<'_>,
        clause: &Inline,
    ) -> Result<Option<(bool, Option<Done>, f64)>, PredictError> {
        let (Some(pattern), Some(line)) = (&clause.pattern, place.at.line()) else {
            return Ok(None);
        };
        let header = place.program.with_header_alone(line, pattern);
        let place = Place {
            program: &header,
            ..place
        };
        let Some(test) = header.case_condition(place.at) else {
            return Ok(None);
        };
        let Some((fits, sure)) = self.is_met(place, &test).await? else {
            return Ok(None);
        };
        let Some(given) = header.case_bound(place.at, fits) else {
            return Ok(None);
        };
        let given: Vec<_> = given
            .into_iter()
            .map(|(target, value)| (target, value, 1.0))
            .collect();
        let done = (!given.is_empty()).then(|| Done {
            given,
            ..Done::default()
        });
        Ok(Some((fits, done, sure)))
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
            let Some(frame) = place.at.top() else { break };
            let Some(test) = program.undecided(place.at) else {
                // A condition that is written out, as `is None` is where a state tells it, has decided already.
                let left = program.has_choices(frame);
                let decided = left.then(|| program.with_choices(frame)).flatten();
                chosen = decided.map(|decided| (decided, sure)).or(chosen);
                break;
            };
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

/// Whether a call that returns to the line of a clause is one in its block: the condition has called once, and that has returned.
fn returns_to_block(program: &Program, at: &State, test: &str, block: &str) -> bool {
    let results = at.top().and_then(|frame| frame.pending.as_ref());
    let once = || !test.contains('(') || program.calls_once(at, test);
    results.is_some_and(|results| !results.is_empty()) && program.may_enter(at, block) && once()
}
