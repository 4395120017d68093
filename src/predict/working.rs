//! Working out: the value of an expression, asked one operation at a time.
//!
//! Told in the tokens of the next state, a value takes all the steps of reasoning at once. Here what can be looked up is put in
//! for the names, and the expression is reduced: each operation is a watch of its own, whose operands stand side by side. The
//! model says every value; the engine only looks up, and puts answers in their places. Where a statement gives the value to
//! a local, or returns it, and the step says another one, the surer of both is taken, as for decisions.

use crate::action::Action;
use crate::language::{
    Question, Reply as Said, decode_reply, encode_question, is_literal, substituted,
};
use crate::program::{Reduction, Target, put, reduction};
use crate::request::Evaluated;

use super::certain::certain;
use super::place::Place;
use super::{LONGEST_STEP, PredictError, Predictor, RESERVES};

/// Operations of one expression; what is left after them is asked as a whole.
const MOST: usize = 12;

/// Code points of an expression with values in it; a longer one is asked as it was before.
const LONGEST: usize = 120;

/// A value that was worked out for what a statement gives it to.
#[derive(Clone, Debug)]
pub(super) struct Worked {
    pub target: Target,
    pub value: String,
    pub probability: f64,
}

impl Predictor {
    /// What the statement that is about to run gives values to, with those that can be worked out, if the action surely stops
    /// behind the statement.
    pub(super) async fn work_out(
        &mut self,
        place: Place<'_>,
        action: &Action,
    ) -> Result<Vec<Worked>, PredictError> {
        let stops = |target: &Target| match (action, target) {
            (Action::StepInto, _) => true,
            (Action::StepOver, target) => !matches!(target, Target::Argument { .. }),
            (Action::StepReturn, target) => *target == Target::Value,
            _ => false,
        };
        let mut found = Vec::new();
        if !matches!(
            action,
            Action::StepInto | Action::StepOver | Action::StepReturn
        ) {
            return Ok(found);
        }
        let mut targets = place.program.targets(place.at);
        targets.retain(|(target, _)| stops(target));
        for (target, expression) in targets {
            let outcome = match certain(place.at, &expression) {
                Some(value) => Some((Evaluated::Value(Some(value)), 1.0)),
                None => {
                    let text = put_in(place, &expression);
                    if reduction(&text).is_some() {
                        self.reduce(place, text).await?
                    } else {
                        // Looked up as a whole.
                        let looked_up = text != expression && is_value(&text);
                        looked_up.then_some((Evaluated::Value(Some(text)), 1.0))
                    }
                }
            };
            if let Some((Evaluated::Value(Some(value)), probability)) = outcome {
                found.push(Worked {
                    target,
                    value,
                    probability,
                });
            }
        }
        Ok(found)
    }

    /// What an expression comes to, with the probability of that; `None` where there is no room for the questions.
    pub(super) async fn value_of(
        &mut self,
        place: Place<'_>,
        expression: &str,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        self.reduce(place, put_in(place, expression)).await
    }

    /// What an expression that has its values comes to, operation by operation.
    async fn reduce(
        &mut self,
        place: Place<'_>,
        mut text: String,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        let mut probability = 1.0;
        let mut answered = false;
        for _ in 0..MOST {
            let (part, value) = match reduction(&text) {
                None if answered && is_value(&text) => {
                    return Ok(Some((Evaluated::Value(Some(text)), probability)));
                }
                None => break,
                Some(Reduction::Put(part, value)) => (part, value),
                Some(Reduction::Ask(part)) => {
                    let Some((outcome, sure)) = self.watch(place, &text[part.clone()]).await?
                    else {
                        return Ok(None);
                    };
                    probability *= sure;
                    answered = true;
                    match outcome {
                        Evaluated::Value(Some(value)) if part != (0..text.len()) => {
                            if !is_literal(&value) {
                                break;
                            }
                            (part, value)
                        }
                        outcome => return Ok(Some((outcome, probability))),
                    }
                }
            };
            match put(&text, part, &value) {
                Some(next) if next.chars().count() <= LONGEST => text = next,
                _ => break,
            }
        }
        let said = self.watch(place, &text).await?;
        Ok(said.map(|(outcome, sure)| (outcome, probability * sure)))
    }

    /// What the model says to a watch as it is, with the probability of that; `None` where there is no room for the question.
    async fn watch(
        &mut self,
        place: Place<'_>,
        expression: &str,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        let Place { program, at, .. } = place;
        let question = (Question::Watch, expression);
        let asked = encode_question(&self.tokenizer, at, question.0, question.1);
        let room = self.session.config().context;
        let mut document = place.document.to_vec();
        if document.len() + asked.len().max(place.given) + RESERVES[1] > room {
            return Ok(None);
        }
        let said = self
            .ask(program, &mut document, at, question, LONGEST_STEP)
            .await;
        let Ok(said) = PredictError::alone(said)? else {
            return Ok(None);
        };
        let outcome = match decode_reply(&self.tokenizer, program, &said.ids())? {
            Said::Value(value) => Evaluated::Value(value),
            Said::Exception(message) => Evaluated::Exception(message),
            Said::Skipped => Evaluated::Skipped,
        };
        Ok(Some((outcome, said.probability())))
    }
}

/// An expression with the values of what it reads, but where the program says itself how values are written.
fn put_in(place: Place<'_>, expression: &str) -> String {
    if place.program.writes_values() {
        expression.to_owned()
    } else {
        substituted(expression, place.at)
    }
}

/// Whether an expression is a value as it is written. Sets and dictionaries may be written in another order.
fn is_value(text: &str) -> bool {
    is_literal(text) && !text.starts_with('{')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::block_on;
    use crate::predict::fixtures::{before, untrained};
    use crate::program::Program;

    #[test]
    fn an_expression_is_asked_until_nothing_is_left() {
        let mut predictor = untrained();
        let program = Program::parse("a = 1\nb = a\n").unwrap();
        let at = before(2);
        let document = predictor.context(&program, &[], &at, 32).unwrap().ids;
        let mut check = |expression: &str| {
            let place = Place {
                program: &program,
                at: &at,
                document: &document,
                given: 0,
            };
            let found = predictor.value_of(place, expression);
            let (outcome, probability) = block_on(found).unwrap().unwrap();
            assert!(
                probability > 0.0 && probability <= 1.0,
                "{expression}: {outcome:?}"
            );
        };
        for expression in [
            "a",
            "a+1",
            "(a+1)*(a-1)",
            "[a, a+1]",
            "a and a+1",
            "{a, 1}",
            "unknown",
            "f(a)",
        ] {
            check(expression);
        }
    }
}
